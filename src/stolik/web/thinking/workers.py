"""Bots at work: jobs and people's questions come from the database, thinking happens in other processes.

Each server runs a `Foreman` with desks of its own unless told otherwise; `stolik worker` runs one without a server, on
PostgreSQL, on as many machines as wanted. What is thought about next is decided whenever a desk is free, by fair
shares. A job is claimed for a few seconds and renewed while the bot thinks; when a worker dies, the claim runs out and
another takes the job. Whoever finishes late is stale, and nothing is doubled.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec

from ... import games
from ...engine.codec import dump
from ...engine.errors import StolikError
from ..errors import TableError
from ..metrics import metrics
from ..tables.database import Silent
from ..tables.jobs import ANALYSIS, HINT, TURN, Job, Thought, Waiting
from ..tables.levels import LONGEST, bounded, seconds_of
from ..tables.storage import BOT
from ..tables.tables import Table, Tables
from .desks import LONG, QUESTION, SHORT, Desk, desks_for
from .minds import advise, any_option, look_back, think
from .shares import Shares, owners

log = logging.getLogger("stolik.workers")
LEASE = 10.0
RENEW = 3.0
IDLE = 2.0  # look for jobs this often even when nobody calls
SWEEP = 5.0  # look this often for bots that have to choose and have no job
LATELY = 3600.0  # most looks are at what changed since then
PARKED = 3600.0  # a table that cannot be opened is tried again after so long
HINT_BUDGET = "1.5s"  # how long a hint is thought about
QUICK = 0.5  # seconds: a turn that takes no longer is short
HANGS = 60.0  # seconds beyond its budget after which a bot counts as hanging
HANGS_LOOKING_BACK = 1800.0  # on a machine that has much else to do


@dataclass(frozen=True)
class Position:
    """What a bot is asked: the seat's own view as plain data, and who it is."""

    table: Table
    version: int
    view: dict[str, Any]
    seat: int
    level: str
    seed: int


class Foreman:
    """Hands jobs to worker processes and plays what they choose."""

    def __init__(
        self, tables: Tables, processes: int = 1, pace: float = 0.0, hint: str = HINT_BUDGET, longest: float = LONGEST
    ) -> None:
        self.tables = tables
        self.storage = tables.storage
        self.pace = pace  # seconds between the choices of bots, so that people can follow
        self.hint = hint
        self.longest = longest  # seconds that a bot may think about a choice
        self.desks = desks_for(processes)
        self.shares = Shares()
        self.usual: dict[tuple[str, str], float] = {}  # by game and level: how long a choice takes here
        self.calls = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        tables.hired = self.call

    def call(self) -> None:
        """There is a job, or a free desk."""
        self.calls.set()

    async def run(self) -> None:
        """Hand out work until cancelled."""
        sweeping = asyncio.create_task(self.sweep())
        try:
            while True:
                self.calls.clear()
                try:
                    await self.hand_out()
                except Exception as error:
                    log.error("jobs cannot be claimed", exc_info=None if isinstance(error, Silent) else error)
                    await asyncio.sleep(IDLE / 4)
                with suppress(TimeoutError):
                    async with asyncio.timeout(
                        IDLE
                    ):  # `wait_for` of Python 3.11 may take a call for the answer to a cancel
                        await self.calls.wait()
        finally:
            sweeping.cancel()
            await self.stop()

    async def sweep(self) -> None:
        """Find bots that have to choose and have no job: at all tables first and every hour, else at those in use."""
        all_again = 0.0
        while True:
            every = time.time() >= all_again
            try:
                made = await self.storage.recover(since=0.0 if every else time.time() - LATELY)
                all_again = time.time() + LATELY if every else all_again
                if made:
                    log.error("jobs were missing", extra={"count": made})
                    metrics.jobs_recovered.add(made)
                    self.call()
            except Exception as error:
                log.error("jobs cannot be looked for", exc_info=None if isinstance(error, Silent) else error)
            await asyncio.sleep(SWEEP)

    async def stop(self) -> None:
        """Give claimed jobs back and end the worker processes."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for desk in self.desks:
            desk.stop()

    # -- what comes next ------------------------------------------------------------------------------------

    async def hand_out(self) -> None:
        """Give every free desk what it should think about next."""
        if all(desk.busy for desk in self.desks):
            return
        waiting = await self.storage.waiting()
        while waiting:
            item = self.shares.first(waiting)
            waiting.remove(item)
            desk = self.desk_for(item)
            if desk is None or not await self.storage.claim(item.asked, LEASE):
                continue
            desk.busy = owners(item)[0]
            task = asyncio.create_task(self.at_desk(item, desk))
            self.tasks.add(task)
            task.add_done_callback(self.done)

    def desk_for(self, item: Waiting) -> Desk | None:
        """The free desk for something; for a bot's turn best the one that has that bot in mind."""
        if item.kind == TURN:
            purposes = (SHORT, LONG) if self.expected(item) <= QUICK else (LONG,)
        else:
            purposes = (QUESTION,)
        free = [desk for desk in self.desks if not desk.busy and desk.purpose in purposes]
        if item.kind != HINT and not self.leaves_room(item, free):
            return None
        return next((desk for desk in free if item.asked.table in desk.tables), free[0] if free else None)

    def leaves_room(self, item: Waiting, free: list[Desk]) -> bool:
        """Whether a desk stays for others where there are several: nobody's bots have all, looks back neither."""
        if any(desk.purpose == SHORT for desk in free):
            return True
        whose = owners(item)[0]
        alike = [desk for desk in self.desks if desk.purpose == (QUESTION if item.kind == ANALYSIS else LONG)]
        if item.kind == ANALYSIS:
            return len(free) > 1 or len(alike) == 1
        return sum(desk.busy == whose for desk in alike) < max(1, len(alike) - 1)

    def expected(self, item: Waiting) -> float:
        """How long something will be thought about, as far as that is known."""
        if item.kind == TURN:
            return self.usual.get((item.game, item.level)) or min(self.longest, seconds_of(item.level))
        return self.usual.get((item.game, item.kind), 1.0)

    def learn(self, item: Waiting, seconds: float) -> None:
        """Note how long something took."""
        known = self.expected(item)
        self.usual[item.game, item.level or item.kind] = known + (seconds - known) / 8

    async def at_desk(self, item: Waiting, desk: Desk) -> None:
        """Think about something at a desk; the desk is free again as soon as the thought is done."""
        began, expected = time.monotonic(), self.expected(item)
        desk.took = expected  # unless it thinks
        self.shares.charge(item, expected)
        renewal = asyncio.create_task(self.renew(item.asked))
        sits = True

        def leave() -> None:
            nonlocal sits
            if sits:
                sits, desk.busy = False, ""
                self.shares.charge(item, time.monotonic() - began - expected)
                self.learn(item, desk.took)
                self.call()

        try:
            if isinstance(item.asked, Job):
                await self.work(item.asked, desk, leave)
            else:
                await self.ponder(item.asked, desk)
        except asyncio.CancelledError:
            with suppress(Exception):
                await asyncio.shield(self.storage.renew(item.asked, 0.0))
            raise
        finally:
            renewal.cancel()
            leave()

    def done(self, task: asyncio.Task[None]) -> None:
        """A job is finished, one way or another."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a job failed", exc_info=task.exception())

    async def renew(self, asked: Job | Thought) -> None:
        """Keep the claim while somebody thinks."""
        while True:
            await asyncio.sleep(RENEW)
            with suppress(Silent):
                await self.storage.renew(asked, LEASE)

    # -- turns of bots --------------------------------------------------------------------------------------

    async def work(self, job: Job, desk: Desk, leave: Callable[[], None]) -> None:
        """Think about one job and play the result."""
        began = time.monotonic()
        try:
            position = await self.position(job)
        except Silent:
            raise
        except TableError as error:
            log.error("a job cannot be done", extra={"table": job.table, "reason": error.code})
            await self.storage.renew(job, PARKED)
            return
        if position is None:
            return
        text = await self.choice(position, desk)
        leave()
        wait = self.pace - (time.monotonic() - began)
        if wait > 0:
            await asyncio.sleep(wait)
        await self.play(job, position, text)

    async def position(self, job: Job) -> Position | None:
        """What a job asks; None when it is no longer due, which only the database itself can say."""
        table = await self.tables.get(job.table)
        for look in range(2):
            async with table.lock:
                table.stale = table.stale or look > 0
                await self.tables.fresh(table)
                state, seat = table.record.state, table.seats[job.seat]
                if table.version == job.version and seat.kind == BOT and job.seat in state.deciders():
                    view = dump(table.game.redact(state, job.seat))
                    seed = table.thinks_from(job.seat)
                    return Position(table, job.version, view, job.seat, bounded(seat.level, self.longest), seed)
        log.info("a job is no longer due", extra={"table": job.table})
        await self.storage.drop_job(job)
        metrics.jobs_recovered.add(await self.storage.recover(job.table))
        return None

    async def choice(self, at: Position, desk: Desk) -> str:
        """What the bot chooses; a bot that fails is replaced, so that the game goes on."""
        began = time.monotonic()
        limit = self.longest + HANGS
        known, table = self.known(at.table), at.table.id
        try:
            text = await desk.think(limit, think, known, at.view, at.seat, at.level, at.seed, table, at.version)
        except Exception:
            log.exception("a bot failed", extra={"table": table, "level": at.level})
            metrics.bot_faults.add()
            return any_option(at.table.game, at.view, at.seat, at.seed)
        desk.remember(table)
        metrics.bot_seconds.add(time.monotonic() - began)
        return text

    async def play(self, job: Job, at: Position, text: str) -> None:
        """Play what a bot chose, unless it comes too late; what is no option is replaced by any that is one."""
        try:
            await self.tables.choose(at.table, at.seat, text, at.version)
        except Silent:
            raise
        except StolikError as error:  # somebody took back or chose in the meantime: a newer job asks again
            if at.table.version != at.version or at.table.seats[at.seat].kind != BOT:
                log.info("a bot came too late", extra={"table": job.table, "reason": type(error).__name__})
                await self.storage.renew(job, 0.0)
                self.call()
                return
            log.error("a bot chose what is no option", extra={"table": job.table, "level": at.level})
            metrics.bot_faults.add()
            text = any_option(at.table.game, at.view, at.seat, at.seed)
            await self.tables.choose(at.table, at.seat, text, at.version)
        metrics.bot_choices.add()

    # -- questions of people --------------------------------------------------------------------------------

    async def ponder(self, asked: Thought, desk: Desk) -> None:
        """Think about what a person asked; what is no longer wanted, or cannot be thought about, is forgotten."""
        answer = ""
        try:
            table = await self.tables.get(asked.table)
            async with table.lock:
                table.stale = table.stale or table.version != asked.version
                await self.tables.fresh(table)
                state, known = table.record.state, self.known(table)
                wanted = table.version == asked.version
                if asked.kind == HINT:  # the view alone goes to the worker: it cannot tell what it does not know
                    wanted = wanted and asked.seat in state.deciders()
                    view = dump(table.game.redact(state, asked.seat)) if wanted else {}
                else:
                    wanted = wanted and state.over
                    saved = table.record.save() if wanted else b""
            found: Any = None
            if wanted and asked.kind == HINT:
                seed = asked.version * 7 + asked.seat
                found = await desk.think(HANGS, advise, known, view, self.hint, seed)
            elif wanted:
                found = await desk.think(HANGS_LOOKING_BACK, look_back, known, saved)
            answer = msgspec.json.encode(found).decode() if wanted else ""
        except Silent:
            raise
        except Exception:
            log.exception("a thought failed", extra={"table": asked.table, "kind": asked.kind})
        await self.storage.answer(asked, answer)

    def known(self, table: Table) -> Any:
        """A game as a worker process finds it: by its name."""
        return games.name_of(table.game)
