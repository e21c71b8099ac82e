"""Three servers and two workers on one PostgreSQL behind a proxy that asks them in turn: one table to everybody."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from web.proxy import Proxy
from web.served import Process, Stream, new_table, play_on

from stolik.web.tables.storage import Storage

GAME = "excavation"
TABLES = int(os.environ.get("STOLIK_CLUSTER_TABLES", "1"))


@pytest.fixture
def cluster_of(postgres: str) -> Iterator[tuple[str, list[Process]]]:
    """The address in front of the servers, and the servers."""
    servers = [Process(postgres) for _ in range(3)]
    workers = [Process(postgres, worker=True) for _ in range(2)]
    proxy = Proxy(*[each.base for each in servers])
    yield proxy.url, servers
    proxy.close()
    for each in servers + workers:
        each.kill()


def whole_game(base: str, seed: int) -> tuple[str, list[str], str]:
    """A person and a bot play to the end, every request over a new connection: the table, what the person chose, and
    the last that an onlooker was told."""
    id, players = new_table(base, GAME, ["me", "bot:random"], seed=seed)
    for player in players.values():
        player.http.headers["connection"] = "close"
    with httpx.Client(base_url=base, timeout=60) as onlooker:
        stream = Stream(onlooker, f"/api/tables/{id}/stream")
        stream.next(60)
        chosen = [f"{seat} {option}" for seat, option, _ in play_on(players, patience=120)]
        last = stream.until('"over":true', 60)
        stream.closed.set()
    return id, chosen, last


def journal(database: str, table: str) -> list[str]:
    async def read() -> list[str]:
        storage = Storage(database)
        entries = [entry for entry, _ in await storage.journal(table)]
        await storage.close()
        return entries

    return asyncio.run(read())


def test_whole_games_through_three_servers(postgres: str, cluster_of: tuple[str, list[Process]]) -> None:
    base, servers = cluster_of
    with ThreadPoolExecutor(TABLES) as pool:
        played = list(pool.map(lambda seed: whole_game(base, seed), range(21, 21 + TABLES)))
    for id, chosen, _ in played:
        kept = journal(postgres, id)
        assert [entry for entry in kept if int(entry.partition(" ")[0]) != 1] == chosen, (
            "nothing lost, doubled or moved"
        )
        assert any(int(entry.partition(" ")[0]) == 1 for entry in kept), "the bot has played"
        views = [httpx.get(f"{each.base}/api/tables/{id}/view", timeout=60).json() for each in servers]
        assert views[0]["over"] and views[0] == views[1] == views[2], "all servers tell the same"
    for server in servers:
        told = httpx.get(f"{server.base}/metrics", timeout=60).text
        found = re.search(r"^stolik_choices\w* (\d+)", told, re.M)
        assert found and int(found[1]) > 0, "each has taken choices"
