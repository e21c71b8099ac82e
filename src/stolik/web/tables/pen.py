"""SQLite asked and written quickly: a plain connection in a thread of its own takes a question, or a whole transaction,
at once.

The usual way hands each statement to a thread and back, which costs ten times as much as the statements do.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from sqlalchemy import Executable, UpdateBase
from sqlalchemy.dialects import sqlite

CLOSING = 1.0  # seconds


class Deed(NamedTuple):
    """A statement and the rows of values that it is carried out with; nothing is done if one that is needed changes
    no row."""

    statement: UpdateBase
    rows: Sequence[dict[str, Any]]
    needed: bool = False


@cache
def sql_of(statement: Executable) -> tuple[str, dict[str, Any]]:
    """A statement that is used again and again, as SQLite reads it, and the values that stand in it."""
    made = statement.compile(dialect=sqlite.dialect(paramstyle="named"))  # type: ignore[attr-defined]
    return str(made), {name: value for name, value in made.params.items() if value is not None}


class Pen:
    """One connection for questions and transactions that are known beforehand."""

    def __init__(self, path: str, tune: Callable[[sqlite3.Connection], None]) -> None:
        self.path = path
        self.tune = tune
        self.orders: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = SimpleQueue()
        self.thread: Thread | None = None
        self.connection: sqlite3.Connection | None = None
        self.closed = False

    async def write(self, deeds: Sequence[Deed]) -> bool:
        """Carry out all of them; none, and False, when a needed one changes no row."""
        done: bool = await self.order(partial(self.commit, deeds))
        return done

    async def read(self, statement: Executable, values: dict[str, Any]) -> list[dict[str, Any]]:
        """The rows that answer a question."""
        rows: list[dict[str, Any]] = await self.order(partial(self.rows, statement, values))
        return rows

    def order(self, work: Callable[[], Any]) -> asyncio.Future[Any]:
        """Have something done in the thread."""
        if self.closed:
            raise RuntimeError("the database was closed")
        if self.thread is None:
            self.thread = Thread(target=self.run, name="pen", daemon=True)
            self.thread.start()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.orders.put((work, done))
        return done

    # -- in the thread --------------------------------------------------------------------------------------

    def run(self) -> None:
        """Do what is ordered, one thing after the other; what nobody waits for any more is not begun."""
        while (order := self.orders.get()) is not None:
            work, done = order
            if done.cancelled():
                continue
            try:
                tell = partial(settle, done, work(), None)
            except BaseException as error:
                tell = partial(settle, done, None, error)
            with suppress(RuntimeError):  # the loop is closed
                done.get_loop().call_soon_threadsafe(tell)
            del order, work, done, tell
        if self.connection is not None:
            self.connection.close()

    def commit(self, deeds: Sequence[Deed]) -> bool:
        """Carry out a transaction."""
        connection = self.connection or self.open()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for deed in deeds:
                changed = connection.executemany(sql_of(deed.statement)[0], deed.rows).rowcount
                if deed.needed and changed == 0:
                    connection.execute("ROLLBACK")
                    return False
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return True

    def rows(self, statement: Executable, values: dict[str, Any]) -> list[dict[str, Any]]:
        """Ask a question."""
        sql, fixed = sql_of(statement)
        found = (self.connection or self.open()).execute(sql, {**fixed, **values})
        names = [each[0] for each in found.description]
        return [dict(zip(names, row, strict=True)) for row in found]

    def open(self) -> sqlite3.Connection:
        """Connect when first needed."""
        connection = sqlite3.connect(self.path, isolation_level=None)
        self.tune(connection)
        self.connection = connection
        return connection

    def close(self) -> None:
        """Put it away once everything is written."""
        self.closed = True
        self.orders.put(None)
        if self.thread is not None:
            self.thread.join(CLOSING)


def settle(done: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    """Tell who waits what came of it."""
    if done.cancelled():
        return
    if error is not None:
        done.set_exception(error)
    else:
        done.set_result(result)
