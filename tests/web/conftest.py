"""Fixtures of the served table: databases of both kinds, servers on free ports, and a folder of drawn pages."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from stolik import games
from stolik.web.pages import stage
from web.postgres import Cluster
from web.served import Served


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A real PostgreSQL."""
    cluster = Cluster()
    cluster.start()
    yield cluster
    cluster.stop()


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """An empty PostgreSQL database."""
    return asyncio.run(cluster.database())


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind: the same tests run on both."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/stolik.db"
    return asyncio.run(request.getfixturevalue("cluster").database())


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Starts servers that stop with the test; SQLite unless a URL is given."""
    running: list[Served] = []

    def start(url: str = "", **settings: Any) -> Served:
        running.append(Served(url or f"sqlite:///{tmp_path}/stolik.db", **settings))
        return running[-1]

    yield start
    for each in running:
        each.stop()


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server without bots for tests that only ask."""
    served = Served(f"sqlite:///{tmp_path_factory.mktemp('db')}/stolik.db")
    yield served
    served.stop()


class Quiet(SimpleHTTPRequestHandler):
    """Serves drawn pages and the static files, whatever their stamp, without a word."""

    def translate_path(self, path: str) -> str:
        return super().translate_path(re.sub(r"/v-\w+/", "/", path))

    def log_message(self, format: str, *args: object) -> None:
        pass

    def end_headers(self) -> None:
        """A page is written anew many times a second, and a browser would take it for the one before."""
        if self.path.endswith(".html"):
            self.send_header("Cache-Control", "no-store")
        super().end_headers()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    """A folder for drawn pages beside all static files, those of the games too, and its address."""
    root = tmp_path_factory.mktemp("pages")
    (root / "static" / "games").mkdir(parents=True)
    for each in (Path(stage.__file__).parent.parent / "static").iterdir():
        (root / "static" / each.name).symlink_to(each)
    for id in games.ids():
        (root / "static" / "games" / id).symlink_to(stage.statics_of(games.game(id)))
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield root, f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
