"""SQLite written quickly: a plain connection in a thread of its own takes a whole transaction at once.

The usual way hands each statement to a thread and back, which costs ten times as much as the statements do.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Executable, UpdateBase
from sqlalchemy.dialects import sqlite


class Deed(NamedTuple):
    """A statement and the rows of values that it is carried out with; nothing is done if one that is needed changes
    no row."""

    statement: UpdateBase
    rows: Sequence[dict[str, Any]]
    needed: bool = False


@cache
def sql_of(statement: Executable) -> str:
    """A statement that is used again and again, as SQLite reads it."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))  # type: ignore[attr-defined]


class Pen:
    """One connection for transactions that are known beforehand."""

    def __init__(self, path: str, tune: Callable[[sqlite3.Connection], None]) -> None:
        self.path = path
        self.tune = tune
        self.thread = ThreadPoolExecutor(1, "pen")
        self.connection: sqlite3.Connection | None = None

    async def write(self, deeds: Sequence[Deed]) -> bool:
        """Carry out all of them; none, and False, when a needed one changes no row."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.commit, deeds)

    def commit(self, deeds: Sequence[Deed]) -> bool:
        """The same, in the thread."""
        connection = self.connection or self.open()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for deed in deeds:
                changed = connection.executemany(sql_of(deed.statement), deed.rows).rowcount
                if deed.needed and changed == 0:
                    connection.execute("ROLLBACK")
                    return False
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return True

    def open(self) -> sqlite3.Connection:
        """Connect when first needed."""
        connection = sqlite3.connect(self.path, isolation_level=None)
        self.tune(connection)
        self.connection = connection
        return connection

    def close(self) -> None:
        """Put it away."""
        if self.connection is not None:
            self.thread.submit(self.connection.close)
        self.thread.shutdown(wait=False)
