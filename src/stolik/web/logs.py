"""Structured logs: one JSON object per line, with the facts that a message brings along."""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec

ORDINARY = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """A log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in ORDINARY}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def start_logging(level: str = "info") -> None:
    """Write to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger("stolik")
    root.handlers = [handler]
    root.propagate = False
    root.setLevel(level.upper())
    server = logging.getLogger("uvicorn")
    server.handlers = [handler]
    server.propagate = False
    server.setLevel("WARNING")
