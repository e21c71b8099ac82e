"""The server: storage, live tables, bots, bell and heartbeat of one process, started and stopped together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from starlette.requests import Request

from .. import games
from ..engine.game import Game
from ..games import copies
from ..words import Words
from .errors import TableError
from .limits import Buckets, Limits, payer_of
from .metrics import metrics
from .people.accounts import Accounts
from .people.mail import Mailer
from .people.outbox import Outbox
from .people.postman import Postman
from .people.ratings import Ratings
from .people.safety import Safety
from .settings import Settings
from .tables import operations
from .tables.database import Silent
from .tables.jobs import Thought
from .tables.levels import default_level
from .tables.lock import lock_of
from .tables.operations import Operations
from .tables.reading import Reader
from .tables.storage import SILENCE, Storage
from .tables.tables import Tables
from .thinking.drafts import Drafts
from .thinking.workers import Foreman

log = logging.getLogger("stolik.server")
LOOK_AT_OPERATIONS = 3.0  # seconds between looks at what whoever runs the servers has decided
SIGNS_AT_ONCE = 20
RECOUNTS_AT_ONCE = 20  # tables at which the number of onlookers is told anew, a second: choices do not wait for it
LOOK_AGAIN = 0.08  # seconds between looks at what workers have thought


class Server:
    """Everything that one process serves tables with."""

    def __init__(self, settings: Settings, find: Callable[[str], Game] = games.game) -> None:
        self.settings = settings
        self.find = find
        self.storage = Storage(settings.database_url, settings.database_patience, settings.durable)
        self.lock = lock_of(self.storage.url)
        self.operations = Operations()
        self.accounts = Accounts(self.storage)
        self.words: Callable[[str, Game | None], Words] = Words  # with the words of the pages, once there are any
        self.outbox = Outbox(self.storage, settings.private_notices)
        self.mailer = Mailer.parse(settings.mail, settings.public_host.partition(":")[0])
        self.storage.mails = self.mailer is not None
        self.tables = Tables(self.storage, find, default_level(), settings.longest_thought, settings.bots_per_client)
        self.safety = Safety(self.storage)
        self.ratings = Ratings(self.storage, self.tables)
        self.limits = Limits(settings)
        self.reader = Reader()
        self.drafts = Drafts(settings.draft_seconds)
        self.offer: Callable[[Game], None] = lambda game: None  # called with a copy that is made while we serve
        self.foreman: Foreman | None = None
        if settings.workers:
            self.foreman = Foreman(
                self.tables, settings.workers, settings.bot_pace, settings.hint_budget, settings.longest_thought
            )
        self.tasks: list[asyncio.Task[None]] = []
        self.streams: Counter[str] = Counter()  # open streams by client
        self.drawing = asyncio.Lock()
        self.stopping = False
        self.alive = 0.0  # when the last sign of life was written

    def games(self) -> list[Game]:
        """The games on offer."""
        return games.games()

    async def start(self) -> None:
        """Open the database, listen to other processes, put bots to work."""
        if self.lock:
            self.lock.take()
        await self.storage.open()
        await self.storage.wake()
        self.alive = time.monotonic()
        await self.follow_operations()
        await asyncio.to_thread(keep_editions)
        wake = self.foreman.call if self.foreman else idle
        if self.storage.postgres:
            from .tables.bell import Bell  # needs asyncpg, which only PostgreSQL does

            bell = Bell(self.storage.url, self.tables.heard, wake, self.tables.all_stale)
            self.tasks.append(asyncio.create_task(bell.run()))
        if self.foreman:
            self.tasks.append(asyncio.create_task(self.foreman.run()))
        self.tasks.append(asyncio.create_task(self.beat()))
        self.tasks.append(asyncio.create_task(self.postman().run()))
        log.info("serving", extra={"database": "postgresql" if self.storage.postgres else "sqlite"})

    def postman(self) -> Postman:
        """Who sends notices here."""
        site = self.settings.base_url.rstrip("/")
        return Postman(self.outbox, self.mailer, self.find, self.words, site, self.news_of)

    async def stop(self) -> None:
        """Let go of everything; what was committed stays, what bots were thinking about is thought again."""
        self.stopping = True
        with suppress(Exception):
            await self.storage.live()
        self.wake_all()
        for task in self.tasks:
            task.cancel()
        for task in self.tasks:
            with suppress(asyncio.CancelledError):
                await task
        self.reader.stop()
        self.drafts.stop()
        await self.storage.close()
        if self.lock:
            self.lock.release()
        log.info("stopped")

    async def beat(self) -> None:
        """One heartbeat for all streams; it also notices when somebody's time is over or spectators came or left."""
        last = asked = looked = time.monotonic()
        away: dict[str, list[int]] = {}  # whose time is over, as far as it was noticed
        while True:
            await asyncio.sleep(min(1.0, self.settings.heartbeat))
            now, recounted = time.time(), 0
            for table in list(self.tables.live.values()):
                before = away.pop(table.id, [])
                missing = table.clocks.absent(now) if table.watchers else []
                spectators = sum(watcher.seat < 0 for watcher in table.watchers)
                if spectators != table.spectators and recounted < RECOUNTS_AT_ONCE:
                    recounted, table.spectators = recounted + 1, spectators
                    table.changed()
                elif missing != before:
                    table.changed()
                if missing:
                    away[table.id] = missing
            if time.monotonic() - last >= self.settings.heartbeat:
                last = time.monotonic()
                await self.trying(self.let_go_of_ended)
                await self.trying(self.write_results)
                await self.give_signs()
            if time.monotonic() - looked >= LOOK_AT_OPERATIONS:
                looked = time.monotonic()
                await self.trying(self.follow_operations)
            if time.monotonic() - asked >= SILENCE / 3:
                asked = time.monotonic()
                await self.trying(self.give_sign)

    async def trying(self, work: Callable[[], Awaitable[None]]) -> None:
        """Something that is done again later when it fails."""
        try:
            await work()
        except Silent:
            log.error("no heartbeat: the database does not answer")
        except Exception:
            log.exception("no heartbeat")

    async def let_go_of_ended(self) -> None:
        """End the streams of browsers whose sign-in was ended, wherever that was done."""
        watchers = [each for table in self.tables.live.values() for each in table.watchers if each.session]
        good = await self.accounts.valid({each.session for each in watchers})
        for each in watchers:
            each.gone = each.gone or each.session not in good

    async def write_results(self) -> None:
        """Write down how games went that ended since."""
        await self.ratings.settle_all()

    def news_of(self, tables: Iterable[str]) -> None:
        """Tables were changed beside their records: whoever looks reads them anew."""
        for id in tables:
            self.tables.heard(id, -1)

    async def give_sign(self) -> None:
        """A sign of life: written, so that a disk or database that takes nothing is noticed."""
        await self.storage.live()
        self.alive = time.monotonic()

    async def follow_operations(self) -> None:
        """Know what whoever runs the servers has decided since, and let everybody see it."""
        cleared = self.operations.cleared
        if not self.operations.follow(await operations.read(self.storage)):
            return
        self.tables.notice = self.operations.notice
        if self.operations.cleared != cleared:
            known = await self.storage.known(list(self.tables.live))
            for id in [each for each in self.tables.live if each not in known]:
                self.tables.live.pop(id).changed()
        for table in self.tables.live.values():
            table.notice = self.operations.notice
            table.changed()

    async def health(self) -> dict[str, bool | int]:
        """Whether the database answers, takes what is written, and is still the file it was; how many think here."""
        try:
            answers = await self.storage.healthy()
        except Exception:
            answers = False
        facts: dict[str, bool | int] = {"database": answers and time.monotonic() - self.alive < SILENCE}
        if self.lock:
            facts["file"] = self.lock.is_in_place()
        return {**facts, "workers": self.settings.workers}

    @property
    def thinks(self) -> bool:
        """Whether there are workers, here or, on PostgreSQL, perhaps elsewhere."""
        return self.foreman is not None or self.storage.postgres

    async def wonder(self, asked: Thought) -> None:
        """Have workers think about something, however long that takes."""
        if not self.thinks:
            raise TableError("no-thinker", 503)
        await self.storage.ask(asked)
        self.tables.hired()

    async def thought(self, asked: Thought) -> Any:
        """What comes of something that workers think about; what takes long is thought on, and asked for again."""
        await self.wonder(asked)
        end = time.monotonic() + self.settings.patience
        while not (answer := await self.storage.thought(asked)):
            if answer is None:
                raise TableError("no-thought", 503)
            if time.monotonic() > end:
                raise TableError("still-thinking", 202)
            await asyncio.sleep(LOOK_AGAIN)
        return msgspec.json.decode(answer)

    async def give_signs(self) -> None:
        """A sign of life on every stream; a few at a time, so that choices made meanwhile do not wait for thousands."""
        watching = [watcher for table in self.tables.live.values() for watcher in table.watchers]
        for number, watcher in enumerate(watching):
            watcher.sign()
            if number % SIGNS_AT_ONCE == 0:
                await asyncio.sleep(0)

    def wake_all(self) -> None:
        """Make every stream look up: it sends its frame if there is a new one, else a sign of life."""
        for table in self.tables.live.values():
            for watcher in table.watchers:
                watcher.news.set()

    async def gauges(self) -> dict[str, tuple[str, float]]:
        """What `/metrics` shows besides the counters."""
        every, running = await self.storage.count()
        live = list(self.tables.live.values())
        return {
            "stolik_tables": ("Tables in the database.", every),
            "stolik_tables_running": ("Tables whose game is not over.", running),
            "stolik_tables_live": ("Tables in memory.", len(live)),
            "stolik_streams": ("Open event streams.", sum(len(table.watchers) for table in live)),
            "stolik_jobs": ("Bots that have to choose.", len(await self.storage.jobs())),
        }

    async def metrics_text(self) -> str:
        """All metrics of this process."""
        return metrics.text(await self.gauges())

    @asynccontextmanager
    async def lifespan(self) -> AsyncIterator[None]:
        """From start to stop."""
        await self.start()
        try:
            yield
        finally:
            await self.stop()


def keep_editions() -> None:
    """Let tables go on with the copies that they are made with, whatever is corrected later."""
    for label in copies.labels():
        try:
            copies.keep(label, games.game(label.id))
        except OSError:
            log.warning(
                "a copy cannot be written to: its tables end with the next change of it", extra={"copy": label.id}
            )


def idle() -> None:
    """Nobody here thinks for bots."""


def allow(request: Request, limit: Buckets) -> None:
    """Not too often of an address."""
    if not limit.take(payer_of(request.scope)):
        raise TableError("too-fast", 429)


def server_of(request: Request) -> Server:
    """The server that answers a request."""
    server: Server = request.app.state.server
    return server
