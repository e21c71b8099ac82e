"""Desks: the processes in which thinking happens, one thought at a time each, and what each of them is for.

Long turns of bots have as many desks as the operator wishes; one more is kept for short turns, and hints and looks back
have desks of their own. So a quick bot never waits for slow ones, and no bot waits for a question. The processor is
shared between the processes by the operating system.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from .minds import MOST_KEPT, gentle

log = logging.getLogger("stolik.desks")
TRIES = 3
LONG, SHORT, QUESTION = "long turns", "short turns", "questions"
NICE = {LONG: 7, SHORT: 5, QUESTION: 9}

R = TypeVar("R")


class TooLong(Exception):
    """A thought that came to no end."""


class Desk:
    """One process that thinks; started when first needed, and again whenever it has died."""

    def __init__(self, purpose: str) -> None:
        self.purpose = purpose
        self.busy = ""  # whose thought it is; empty when free
        self.tables: OrderedDict[str, None] = OrderedDict()  # whose bots it remembers, the last used at the end
        self.executor: ProcessPoolExecutor | None = None
        self.pid = 0
        self.took = 0.0  # seconds, for the last thought

    async def think(self, longest: float, work: Callable[..., R], *args: Any) -> R:
        """Do some work in the process; when that dies, a new one does it again. `TooLong` ends a process that hangs."""
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(longest):
                    executor = self.executor or await self.start()
                    began = time.monotonic()
                    found = await asyncio.get_running_loop().run_in_executor(executor, work, *args)
                    self.took = time.monotonic() - began
                    return found
            except BrokenProcessPool:
                log.warning("a worker process died; its work is done again")
                self.stop()
            except TimeoutError as error:
                self.stop()
                raise TooLong(f"no result after {longest:g} seconds") from error
        raise BrokenProcessPool("worker processes die of this work")

    async def start(self) -> ProcessPoolExecutor:
        """A process that shares nothing with this one."""
        executor = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), gentle, (NICE[self.purpose],))
        self.executor = executor
        self.pid = await asyncio.get_running_loop().run_in_executor(executor, os.getpid)
        return executor

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)
        if self.pid:
            try:
                os.kill(self.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
            except OSError:  # it has ended already
                pass
        self.executor, self.pid = None, 0
        self.tables.clear()

    def remember(self, table: str) -> None:
        """The process has a bot of this table in mind."""
        self.tables[table] = None
        self.tables.move_to_end(table)
        if len(self.tables) > MOST_KEPT:
            self.tables.popitem(last=False)


def desks_for(processes: int) -> list[Desk]:
    """So many desks for long turns, and beside them one for short turns and some for questions."""
    questions = max(1, processes // 2)
    return [Desk(SHORT), *[Desk(LONG) for _ in range(processes)], *[Desk(QUESTION) for _ in range(questions)]]
