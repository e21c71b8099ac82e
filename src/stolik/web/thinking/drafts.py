"""Drafts of an owner's copy: rules with corrected tables are read and tried in a process of their own, one at a time.

The process ends after some drafts, because what it has read of them stays in its memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ..errors import TableError
from .desks import QUESTION, Desk, TooLong

R = TypeVar("R")
MOST_WAITING = 6
MOST_DRAFTS = 60  # of one process


class Drafts:
    """One process that reads drafts, and the turn to write a copy."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.desk = Desk(QUESTION)
        self.turn = asyncio.Lock()
        self.writing = asyncio.Lock()  # whoever writes into a copy holds it
        self.waiting = 0
        self.read = 0

    async def do(self, work: Callable[..., R], *args: Any) -> R:
        """What comes of some work with a draft; `TableError` when too many wait or nothing comes of it in time."""
        if self.waiting >= MOST_WAITING:
            raise TableError("too-fast", 429)
        self.waiting += 1
        try:
            async with self.turn:
                if self.read >= MOST_DRAFTS:
                    self.desk.stop()
                    self.read = 0
                self.read += 1
                return await self.desk.think(self.seconds, work, *args)
        except (TooLong, BrokenProcessPool) as error:
            raise TableError("long-draft", 422) from error
        finally:
            self.waiting -= 1

    def stop(self) -> None:
        """End the process."""
        self.desk.stop()
