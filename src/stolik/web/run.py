"""Running: a server or a worker, from start to graceful stop."""

from __future__ import annotations

import asyncio
import gc
import signal
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ..engine.errors import StolikError
from .errors import TableError
from .http.app import make_app
from .http.protocol import BoundedProtocol
from .logs import start_logging
from .server import Server
from .settings import Settings
from .tables.levels import default_level
from .tables.lock import check_file, lock_of
from .tables.storage import Storage
from .tables.tables import Tables
from .thinking.workers import Foreman

COLLECT = 10_000, 20, 20  # objects made and collections before the next: what a request leaves goes by itself
GRACE = 3  # seconds that open requests have when the server stops; streams end at once and reconnect


class Uvicorn(uvicorn.Server):
    """A server that says when it is ready, and ends streams as soon as it is told to stop."""

    ready: Callable[[str], None] | None = None

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.ready is not None:
            self.ready(self.address())

    def address(self) -> str:
        """Where it answers."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        return f"http://{f'[{host}]' if ':' in host else host}:{port}"

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to stop: the process then ends by itself and in order, so that it gives back whatever it holds."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[Any] | None = None) -> None:
        server: Server = self.config.app.state.server  # type: ignore[union-attr]
        server.stopping = True
        server.wake_all()
        await super().shutdown(sockets)


def uvicorn_server(app: Any, host: str, port: int, proxies: str = "127.0.0.1") -> Uvicorn:
    """A server for an app; port 0 takes any free one. What proxies say of a client's address counts if they are ours."""
    config = uvicorn.Config(
        app, host, port, access_log=False, log_config=None, timeout_graceful_shutdown=GRACE, server_header=False,
        http=BoundedProtocol, timeout_keep_alive=30, forwarded_allow_ips=proxies,
    )  # fmt: skip
    return Uvicorn(config)


def serve_forever(
    host: str,
    port: int,
    database_url: str | None,
    workers: int,
    log_level: str,
    ready: Callable[[str], None] | None,
    more: dict[str, Any],
) -> None:
    """Serve until told to stop."""
    start_logging(log_level)
    settings = Settings(database_url, workers, **more)
    asyncio.run(try_database(settings))
    server = uvicorn_server(make_app(settings), host, port, settings.trusted_proxies)
    server.ready = ready
    gc.collect()
    gc.freeze()  # what is loaded stays: looking through it again takes longer than anybody should wait for a choice
    gc.set_threshold(*COLLECT)
    server.run()


async def try_database(settings: Settings) -> None:
    """Open and close the database once, so that what is wrong with it is told in a sentence before anything starts."""
    storage = Storage(settings.database_url, settings.database_patience, settings.durable)
    check_file(storage.url)
    lock = lock_of(storage.url)
    if lock:
        lock.take()
    try:
        await storage.open()
    except (SQLAlchemyError, OSError, TableError) as error:
        reason = str(getattr(error, "orig", error.__cause__ or error)).partition("\n")[0]
        raise StolikError(f"the database cannot be opened: {reason}") from error
    finally:
        await storage.close()
        if lock:
            lock.release()


def work_forever(database_url: str | None, processes: int, log_level: str, pace: float, longest: float) -> None:
    """Think for bots until told to stop."""
    start_logging(log_level)
    asyncio.run(work_until_stopped(database_url, processes, pace, longest))


async def work_until_stopped(database_url: str | None, processes: int, pace: float, longest: float) -> None:
    """A foreman without a server."""
    storage = Storage(database_url)
    if not storage.postgres:
        raise ValueError("workers of their own need a PostgreSQL database; with SQLite the server thinks itself")
    from .tables.bell import Bell  # needs asyncpg, which only PostgreSQL does

    await storage.open()
    tables = Tables(storage, bot=default_level())
    foreman = Foreman(tables, processes, pace, longest=longest)
    bell = Bell(storage.url, tables.heard, foreman.call, tables.all_stale)
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    tasks = [asyncio.create_task(bell.run()), asyncio.create_task(foreman.run())]
    await stop.wait()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await storage.close()
