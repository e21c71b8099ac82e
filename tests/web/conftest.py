"""Fixtures of the served table: databases of both kinds and a server on a free port."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
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
