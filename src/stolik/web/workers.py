"""Bots at work: jobs come from the database, thinking happens in other processes.

Each server runs a `Foreman` with a local pool unless told otherwise; `stolik worker` runs one without a server, on
PostgreSQL, on as many machines as wanted. A job is claimed for a few seconds and renewed while the bot thinks; when a
worker dies, the claim runs out and another takes the job. Whoever finishes late is stale, and nothing is doubled.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ..engine.codec import dump
from ..engine.errors import StolikError
from .errors import TableError
from .metrics import metrics
from .storage import BOT, Job
from .tables import Table, Tables
from .thinking import any_option, gentle, think

log = logging.getLogger("stolik.workers")
LEASE = 10.0
RENEW = 3.0
IDLE = 2.0  # look for jobs this often even when nobody calls
TRIES = 3


class Foreman:
    """Hands jobs to worker processes and plays what they choose."""

    def __init__(self, tables: Tables, processes: int = 1, pace: float = 0.0) -> None:
        self.tables = tables
        self.storage = tables.storage
        self.processes = processes
        self.pace = pace  # seconds between the choices of bots, so that people can follow
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
                    job = await self.storage.claim(LEASE)
                except Exception:
                    log.exception("jobs cannot be claimed")
                    job = None
                    self.calls.clear()
                if job is None:
                    self.hands.release()
                    try:
                        await asyncio.wait_for(self.calls.wait(), IDLE)
                    except TimeoutError:
                        pass
                    self.calls.clear()
                    continue
                task = asyncio.create_task(self.work(job))
                self.tasks.add(task)
                task.add_done_callback(self.done)
        finally:
            await self.stop()

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
        """What the bot chooses; a bot that fails or a worker that dies is replaced, so that the game goes on."""
        began = time.monotonic()
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self.pool = self.pool or self.new_pool()
            try:
                text = await loop.run_in_executor(pool, think, self.known(table), view, seat, level, seed)
                metrics.bot_seconds.add(time.monotonic() - began)
                return text
            except BrokenProcessPool:
                log.warning("a worker process died; its job is done again", extra={"table": table.id})
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False)
            except Exception:
                log.exception("a bot failed", extra={"table": table.id, "level": level})
                break
        metrics.bot_faults.add()
        return any_option(table.game, view, seat, seed)

    def known(self, table: Table) -> Any:
        """A game as a worker process finds it: by its id."""
        return table.game.id

    def new_pool(self) -> Executor:
        """Worker processes, started afresh so that they share nothing with the server."""
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), gentle)
