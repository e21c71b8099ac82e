"""The bell between processes: PostgreSQL's LISTEN/NOTIFY tells which table has changed, on a connection of its own.

Every few seconds the bell rings itself. When it does not hear that, the connection is deaf: it listens anew, and says
that news may have been missed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url

from ..tokens import new_table
from .database import CHANNEL

log = logging.getLogger("stolik.bell")
LONGEST_WAIT = 5.0
CHECK = 2.0  # seconds between the rings to itself
PATIENCE = 3.0  # seconds for which it waits to hear them, or for a connection


class Bell:
    """Listens; reconnects when the connection drops or is deaf, and then says that news may have been missed."""

    def __init__(
        self, url: str, heard: Callable[[str, int], None], job: Callable[[], None], missed: Callable[[], None]
    ) -> None:
        self.dsn = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard = heard
        self.job = job
        self.missed = missed
        self.name = new_table()  # with which it rings itself
        self.echo = asyncio.Event()
        self.listening = asyncio.Event()

    async def run(self) -> None:
        """Listen until cancelled."""
        wait = 0.1
        while True:
            try:
                connection = await asyncpg.connect(self.dsn, timeout=PATIENCE, command_timeout=PATIENCE)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("cannot listen", extra={"reason": type(error).__name__})
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, wait * 2)
                continue
            wait = 0.1
            try:
                await self.listen(connection)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("listening broke off", extra={"reason": type(error).__name__})
            finally:
                self.listening.clear()
                connection.terminate()

    async def listen(self, connection: Any) -> None:
        """Listen on a connection until it drops or is deaf."""
        await connection.add_listener(CHANNEL, self.ring)
        self.listening.set()
        self.missed()
        self.job()
        while True:
            self.echo.clear()
            async with asyncio.timeout(PATIENCE):
                await connection.execute(f"SELECT pg_notify('{CHANNEL}', '? {self.name}')")
                await self.echo.wait()
            await asyncio.sleep(CHECK)

    def ring(self, _: Any, __: int, ___: str, payload: object) -> None:
        """A notification: "<table> <version>", no table when there is a job, "? <name>" when a bell rings itself."""
        table, _sep, version = str(payload).partition(" ")
        if not table:
            self.job()
        elif table == "?":
            if version == self.name:
                self.echo.set()
        elif version.lstrip("-").isdigit():
            self.heard(table, int(version))
