"""The served table: pages, streams, storage and the HTTP API.

`serve(...)` runs a server until it is stopped; `work(...)` runs bots for servers that share a PostgreSQL database.
Both import the rest only when called, so that worker processes stay small.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: str | None = None,
    *,
    workers: int = 1,
    log_level: str = "info",
    ready: Callable[[str], None] | None = None,
    **settings: Any,
) -> None:
    """Serve tables until SIGINT or SIGTERM; `ready` is called with the address once it answers.

    `workers` is the number of local processes in which bots think (0: none, `work` runs elsewhere); further settings
    are those of `stolik.web.settings.Settings`.
    """
    from .run import serve_forever

    serve_forever(host, port, database_url, workers, log_level, ready, settings)


def work(
    database_url: str | None = None,
    *,
    processes: int = 1,
    log_level: str = "info",
    pace: float = 0.35,
    longest_thought: float = 5.0,
) -> None:
    """Think for the bots of all tables in a PostgreSQL database until stopped."""
    from .run import work_forever

    work_forever(database_url, processes, log_level, pace, longest_thought)
