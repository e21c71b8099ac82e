"""Records that people bring: read in a process of its own, because replaying one may take seconds and hold up everybody.

The process has few seconds for a record, after which it is ended and another begun; one record is read at a time.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass

from ... import games
from ...engine.game import Setup
from ...engine.record import Record
from ...processes import serve_parent
from ..errors import TableError

SECONDS = 10
MOST_WAITING = 8


@dataclass(frozen=True)
class Brought:
    """What a record holds, once it was replayed and found true."""

    game: str
    setup: Setup
    entries: tuple[str, ...]


class Reader:
    """Reads records beside the process that answers people."""

    def __init__(self, seconds: int = SECONDS) -> None:
        self.seconds = seconds
        self.pool: ProcessPoolExecutor | None = None
        self.turn = asyncio.Semaphore(1)
        self.waiting = 0

    async def read(self, data: bytes) -> Brought:
        """A record that leads where it says; `BadRecord` and `OtherVersion` say what is wrong with it."""
        if self.waiting >= MOST_WAITING:
            raise TableError("too-fast", 429)
        self.waiting += 1
        try:
            async with self.turn:
                self.pool = self.pool or ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), serve_parent)
                return await asyncio.get_running_loop().run_in_executor(self.pool, read, data, self.seconds)
        except BrokenProcessPool as error:
            self.stop()
            raise TableError("long-record", 422) from error
        finally:
            self.waiting -= 1

    def stop(self) -> None:
        """End the process."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def read(data: bytes, seconds: int) -> Brought:
    """Replay a record in the reading process; the alarm ends the process itself, whatever it is doing."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)
    try:
        record = Record.load(data, [*games.of_record(data), *games.games()])
        return Brought(games.name_of(record.game), record.setup, tuple([str(choice) for choice in record.choices]))
    finally:
        if hasattr(signal, "alarm"):
            signal.alarm(0)
