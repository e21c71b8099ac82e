"""Bots at work: jobs and people's questions come from the database, thinking happens in other processes.

Each server runs a `Foreman` with a local pool unless told otherwise; `stolik worker` runs one without a server, on
PostgreSQL, on as many machines as wanted. A job is claimed for a few seconds and renewed while the bot thinks; when a
worker dies, the claim runs out and another takes the job. Whoever finishes late is stale, and nothing is doubled.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

from ...engine.codec import dump
from ...engine.errors import StolikError
from ..errors import TableError
from ..metrics import metrics
from ..tables.storage import BOT, HINT, Job, Thought
from ..tables.tables import Table, Tables
from .minds import advise, any_option, gentle, look_back, think

log = logging.getLogger("stolik.workers")
LEASE = 10.0
RENEW = 3.0
IDLE = 2.0  # look for jobs this often even when nobody calls
TRIES = 3
HINT_BUDGET = "1.5s"  # how long a hint is thought about

R = TypeVar("R")


class Foreman:
    """Hands jobs to worker processes and plays what they choose."""

    def __init__(self, tables: Tables, processes: int = 1, pace: float = 0.0, hint: str = HINT_BUDGET) -> None:
        self.tables = tables
        self.storage = tables.storage
        self.processes = processes
        self.pace = pace  # seconds between the choices of bots, so that people can follow
        self.hint = hint
        self.pool: Executor | None = None
        self.calls = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.hands = asyncio.Semaphore(processes * 4)  # most jobs wait for the pace or the database
        tables.hired = self.call

    def call(self) -> None:
        """There is a job."""
        self.calls.set()

    async def run(self) -> None:
        """Take jobs until cancelled."""
        try:
            while True:
                await self.hands.acquire()
                try:
                    work = await self.next()
                except Exception:
                    log.exception("jobs cannot be claimed")
                    work = None
                    self.calls.clear()
                if work is None:
                    self.hands.release()
                    try:
                        await asyncio.wait_for(self.calls.wait(), IDLE)
                    except TimeoutError:
                        pass
                    self.calls.clear()
                    continue
                task = asyncio.create_task(work)
                self.tasks.add(task)
                task.add_done_callback(self.done)
        finally:
            await self.stop()

    async def next(self) -> Coroutine[Any, Any, None] | None:
        """The next thing to do: people who wait for an answer come before bots."""
        asked = await self.storage.claim_thought(LEASE)
        if asked is not None:
            return self.ponder(asked)
        job = await self.storage.claim(LEASE)
        return None if job is None else self.work(job)

    def done(self, task: asyncio.Task[None]) -> None:
        """A job is finished, one way or another."""
        self.tasks.discard(task)
        self.hands.release()
        if not task.cancelled() and task.exception() is not None:
            log.error("a job failed", exc_info=task.exception())

    async def stop(self) -> None:
        """Give claimed jobs back and end the worker processes."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def work(self, job: Job) -> None:
        """Think about one job and play the result."""
        began = time.monotonic()
        renewal = asyncio.create_task(self.renew(job))
        try:
            table = await self.tables.get(job.table)
            async with table.lock:
                await self.tables.fresh(table)
                state, seat = table.record.state, table.seats[job.seat]
                if seat.kind != BOT or job.seat not in state.deciders():
                    await self.storage.drop_job(job)
                    return
                version = table.version
                view = dump(table.game.redact(state, job.seat))
            seed = (table.setup.seed // 7 + version * 1009 + job.seat) % 2**60
            text = await self.choice(table, view, job.seat, seat.level, seed)
            wait = self.pace - (time.monotonic() - began)
            if wait > 0:
                await asyncio.sleep(wait)
            try:
                await self.tables.choose(table, job.seat, text, version)
                metrics.bot_choices.add()
            except StolikError as error:  # somebody took back or chose in the meantime: a newer job asks again
                log.info("a bot came too late", extra={"table": job.table, "reason": type(error).__name__})
                await self.storage.renew(job, 0.0)
                if table.version == version:
                    await asyncio.sleep(1.0)
        except TableError as error:
            log.error("a job cannot be done", extra={"table": job.table, "reason": error.code})
            await self.storage.drop_job(job)
        except asyncio.CancelledError:
            await asyncio.shield(self.storage.renew(job, 0.0))
            raise
        finally:
            renewal.cancel()

    async def renew(self, job: Job) -> None:
        """Keep the claim while the bot thinks."""
        while True:
            await asyncio.sleep(RENEW)
            await self.storage.renew(job, LEASE)

    async def choice(self, table: Table, view: dict[str, Any], seat: int, level: str, seed: int) -> str:
        """What the bot chooses; a bot that fails is replaced, so that the game goes on."""
        began = time.monotonic()
        try:
            text = await self.elsewhere(table, think, self.known(table), view, seat, level, seed)
        except Exception:
            log.exception("a bot failed", extra={"table": table.id, "level": level})
            metrics.bot_faults.add()
            return any_option(table.game, view, seat, seed)
        metrics.bot_seconds.add(time.monotonic() - began)
        return text

    async def ponder(self, asked: Thought) -> None:
        """Think about what a person asked; what is no longer wanted, or cannot be thought about, is forgotten."""
        renewal = asyncio.create_task(self.renew_thought(asked))
        answer = ""
        try:
            table = await self.tables.get(asked.table)
            async with table.lock:
                await self.tables.fresh(table)
                state, known = table.record.state, self.known(table)
                wanted = table.version == asked.version
                if asked.kind == HINT:  # the view alone goes to the worker: it cannot tell what it does not know
                    wanted = wanted and asked.seat in state.deciders()
                    view = dump(table.game.redact(state, asked.seat)) if wanted else {}
                else:
                    wanted = wanted and state.over
                    saved = table.record.save() if wanted else b""
            if wanted and asked.kind == HINT:
                found = await self.elsewhere(table, advise, known, view, self.hint, asked.version * 7 + asked.seat)
                answer = msgspec.json.encode(found).decode()
            elif wanted:
                answer = msgspec.json.encode(await self.elsewhere(table, look_back, known, saved)).decode()
        except asyncio.CancelledError:
            await asyncio.shield(self.storage.renew_thought(asked, 0.0))
            raise
        except Exception:
            log.exception("a thought failed", extra={"table": asked.table, "kind": asked.kind})
        finally:
            renewal.cancel()
        await self.storage.answer(asked, answer)

    async def renew_thought(self, asked: Thought) -> None:
        """Keep the claim while somebody thinks."""
        while True:
            await asyncio.sleep(RENEW)
            await self.storage.renew_thought(asked, LEASE)

    async def elsewhere(self, table: Table, work: Callable[..., R], *args: Any) -> R:
        """Do some work in a worker process; when that dies, another does it again."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self.pool = self.pool or self.new_pool()
            try:
                return await loop.run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                log.warning("a worker process died; its job is done again", extra={"table": table.id})
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False)
        raise BrokenProcessPool("worker processes die of this job")

    def known(self, table: Table) -> Any:
        """A game as a worker process finds it: by its id."""
        return table.game.id

    def new_pool(self) -> Executor:
        """Worker processes, started afresh so that they share nothing with the server."""
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), gentle)
