"""The database behind storage: its connections and transactions, and how long anybody waits for them.

A database that does not answer leads to `Silent`, which people are told as 503, within a few seconds. From then on one
caller a second tries again and the others are refused at once, until it answers.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Executable, RowMapping, event, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..errors import TableError
from .pen import Deed, Pen

log = logging.getLogger("stolik.database")
CHANNEL = "stolik"  # of NOTIFY: "<table> <version>"; an empty table for "there is a job"
PATIENCE = 5.0  # seconds
PAUSE = 1.0  # between two tries whether it answers again
TICKS = 5  # in which patience is counted
QUICK = 1.5  # for a look whether it answers at all


class Silent(TableError):
    """The database does not answer."""

    def __init__(self) -> None:
        super().__init__("no-database", 503)


class Wait:
    """Ends a time limit after so many seconds in which this process had its turn: a machine that is too busy to look
    at the answer is not a database that gives none."""

    def __init__(self, limit: asyncio.Timeout, seconds: float) -> None:
        self.limit = limit
        self.loop = asyncio.get_running_loop()
        self.step = seconds / TICKS
        self.left = TICKS
        self.timer = self.loop.call_later(self.step, self.tick)

    def tick(self) -> None:
        """A part of the time has gone, however late this comes."""
        self.left -= 1
        if self.left:
            self.timer = self.loop.call_later(self.step, self.tick)
        else:
            self.limit.reschedule(self.loop.time())

    def end(self) -> None:
        """There is no need to wait any longer."""
        self.timer.cancel()


class Database:
    """The connections of one process to the database at a URL for the asynchronous driver."""

    def __init__(self, url: str, patience: float = PATIENCE, durable: bool = True) -> None:
        self.url = url
        self.patience = patience
        self.durable = durable  # what is acknowledged survives a loss of power
        self.postgres = url.startswith("postgresql")
        self.silent = False  # it did not answer the last time
        self.trying = False  # somebody is finding out whether it does again...
        self.next_try = 0.0  # ...which nobody does before this moment
        self.writing = asyncio.Lock()  # SQLite has one writer at a time; waiting here is cheaper than its own lock
        more: dict[str, Any] = {"connect_args": {"timeout": patience}}
        if self.postgres:
            more["pool_pre_ping"] = True
        self.engine: AsyncEngine = create_async_engine(url, **more)
        self.pen: Pen | None = None  # of SQLite: what writes, and what reads meanwhile
        self.lens: Pen | None = None
        if not self.postgres:
            event.listen(self.engine.sync_engine, "connect", lambda connection, _: self.tune_sqlite(connection))
            file = make_url(url).database or ""
            self.pen, self.lens = Pen(file, self.tune_sqlite), Pen(file, self.tune_sqlite)

    async def close(self) -> None:
        """Give all connections back; those whose other end says nothing are dropped."""
        for each in (self.lens, self.pen):
            if each is not None:
                each.close()
        try:
            async with asyncio.timeout(QUICK):
                await self.engine.dispose(close=not self.silent)
        except TimeoutError:
            await self.engine.dispose(close=False)

    def tune_sqlite(self, connection: Any) -> None:
        """A write-ahead log; without a sync at each commit it takes one millisecond instead of about six."""
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={'FULL' if self.durable else 'NORMAL'}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute(f"PRAGMA busy_timeout={int(self.patience * 800)}")  # milliseconds
        cursor.close()

    @asynccontextmanager
    async def read(self, patience: float = 0.0) -> AsyncIterator[AsyncConnection]:
        """A connection to ask something."""
        async with self.answering(patience), self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes something."""
        if self.postgres:
            async with self.answering(), self.engine.begin() as connection:
                yield connection
        else:
            async with self.answering(), self.writing, self.engine.begin() as connection:
                yield connection

    async def execute(self, statement: Executable) -> int:
        """A transaction of one statement; how many rows it changed."""
        async with self.write() as connection:
            return int((await connection.execute(statement)).rowcount)

    async def all(self, query: Executable) -> Sequence[Any]:
        """Everything that one question finds."""
        async with self.read() as connection:
            return (await connection.execute(query)).all()

    async def mappings(self, query: Executable) -> Sequence[RowMapping]:
        """The same, by the names of the columns."""
        return [row._mapping for row in await self.all(query)]

    async def mapping(self, query: Executable) -> RowMapping | None:
        """The first that it finds, if any."""
        return next(iter(await self.mappings(query)), None)

    async def scalars(self, query: Executable) -> list[Any]:
        """The first column of all that it finds."""
        return [row[0] for row in await self.all(query)]

    async def scalar(self, query: Executable) -> Any:
        """The one value that it finds, or None."""
        return next(iter(await self.scalars(query)), None)

    async def carry_out(self, deeds: Sequence[Deed], *notes: tuple[str, int]) -> bool:
        """A transaction that is known beforehand, as most are: all of it, or nothing when a needed deed changes no row. The
        notes go to other servers."""
        if self.pen is not None:
            async with self.answering(), self.writing:
                return await self.pen.write(deeds)
        async with self.answering(), self.engine.connect() as connection:
            for deed in deeds:
                done = await connection.execute(deed.statement, deed.rows if len(deed.rows) > 1 else deed.rows[0])
                if deed.needed and done.rowcount == 0:
                    return False
            for note in notes:
                await self.notify(connection, *note)
            await connection.commit()
        return True

    async def look(self, statement: Executable, **values: Any) -> Sequence[Mapping[Any, Any]]:
        """The rows that answer a question which is asked again and again; its statement is made once."""
        if self.lens is not None:
            async with self.answering():
                return await self.lens.read(statement, values)
        async with self.read() as connection:
            return (await connection.execute(statement, values)).mappings().all()

    @asynccontextmanager
    async def answering(self, patience: float = 0.0) -> AsyncIterator[None]:
        """Something is asked of the database; `Silent` when no answer comes in time."""
        if self.silent and (self.trying or time.monotonic() < self.next_try):
            raise Silent
        self.trying = trying = self.silent
        away: BaseException | None = None
        limit = asyncio.timeout(None)
        wait = Wait(limit, patience or self.patience)
        try:
            async with limit:
                yield
        except (TimeoutError, NoneFree, OSError) as error:
            away = error
            raise Silent from error
        except sqlite3.OperationalError as error:  # a file that is locked or full can be read all the same
            raise Silent from error
        except DBAPIError as error:
            if lost(error):
                away = error if self.postgres else None
                raise Silent from error
            raise
        finally:
            wait.end()
            if trying:
                self.trying = False
            await self.heed(away)

    async def heed(self, away: BaseException | None) -> None:
        """Note whether the database answered."""
        if (away is not None) != self.silent:
            facts = {"reason": type(away).__name__} if away is not None else {}
            log.warning("the database answers again" if away is None else "the database does not answer", extra=facts)
        self.silent = away is not None
        self.next_try = time.monotonic() + PAUSE
        if self.postgres and isinstance(away, TimeoutError):  # connections of that time may be dead for good
            await self.engine.dispose(close=False)

    async def notify(self, connection: AsyncConnection, table: str, version: int) -> None:
        """Wake the other servers when this transaction commits."""
        if self.postgres:
            await connection.execute(select(func.pg_notify(CHANNEL, f"{table} {version}")))

    async def healthy(self) -> bool:
        """Whether the database answers."""
        async with self.read(QUICK) as connection:
            return bool((await connection.execute(select(1))).scalar())


def lost(error: DBAPIError) -> bool:
    """Whether an error means that the database is away, locked or full, not that it was asked something wrong."""
    return isinstance(error, OperationalError) or error.connection_invalidated
