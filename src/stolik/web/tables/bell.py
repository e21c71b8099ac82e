"""The bell between processes: PostgreSQL's LISTEN/NOTIFY tells which table has changed, on a connection of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url

from .database import CHANNEL

log = logging.getLogger("stolik.bell")
LONGEST_WAIT = 5.0
CHECK = 10.0


class Bell:
    """Listens; reconnects when the connection drops, and then says that news may have been missed."""

    def __init__(
        self, url: str, heard: Callable[[str, int], None], job: Callable[[], None], missed: Callable[[], None]
    ) -> None:
        self.dsn = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard = heard
        self.job = job
        self.missed = missed
        self.listening = asyncio.Event()

    async def run(self) -> None:
        """Listen until cancelled."""
        wait = 0.1
        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self.dsn)
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("cannot listen", extra={"reason": type(error).__name__})
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, wait * 2)
                continue
            try:
                connection.add_termination_listener(partial(self.lose, lost))
                await connection.add_listener(CHANNEL, self.ring)
                wait = 0.1
                self.listening.set()
                self.missed()
                self.job()
                while not lost.is_set():
                    try:
                        await asyncio.wait_for(lost.wait(), CHECK)
                    except TimeoutError:
                        await connection.execute("SELECT 1")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("listening broke off", extra={"reason": type(error).__name__})
            finally:
                self.listening.clear()
                connection.terminate()

    def lose(self, lost: asyncio.Event, _: Any) -> None:
        """The connection has ended."""
        lost.set()

    def ring(self, _: Any, __: int, ___: str, payload: object) -> None:
        """A notification: "<table> <version>", or no table when there is a job."""
        table, _sep, version = str(payload).partition(" ")
        if not table:
            self.job()
        elif version.lstrip("-").isdigit():
            self.heard(table, int(version))
