"""Nothing gets stuck: silent connections, locked files, lost jobs and worker processes that die or hang."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, select, update
from web.proxy import Proxy
from web.served import Player, Process, new_table, play_on

from stolik.web.tables.database import Database, Silent
from stolik.web.tables.jobs import Job
from stolik.web.tables.schema import jobs, tables
from stolik.web.tables.storage import Storage

pytestmark = pytest.mark.alone

GAME = "excavation"


@pytest.fixture
def proxy(postgres: str) -> Iterator[Proxy]:
    between = Proxy(postgres)
    yield between
    between.close()


def within(seconds: float, happens: Callable[[], bool]) -> float:
    """How long it took until something happened."""
    began = time.monotonic()
    while not happens():
        assert time.monotonic() - began < seconds, "it does not happen"
        time.sleep(0.05)
    return time.monotonic() - began


def asked(url: str, **more: Any) -> tuple[int, float]:
    """The status of an answer, and how long it took."""
    began = time.monotonic()
    status = httpx.get(url, timeout=60, **more).status_code
    return status, time.monotonic() - began


def test_a_silent_database_is_told_in_bounded_time_and_the_server_comes_back(proxy: Proxy, serve: Any) -> None:
    served = serve(proxy.url, database_patience=1.5)
    id, players = new_table(served.base, GAME, ["me", "me"], seed=11)
    list(play_on(players, 3))
    mine = players[players[0].get()["deciders"][0]]
    offers = mine.offers()
    proxy.freeze()
    with httpx.Client(base_url=served.base, timeout=60) as client:
        began = time.monotonic()
        first = mine.choose(offers["options"][0]["option"], offers["version"])
        assert first.status_code == 503 and first.json()["error"] == "no-database"
        assert time.monotonic() - began < 6
        status, seconds = asked(f"{served.base}/healthz")
        assert status == 503 and seconds < 5
        began = time.monotonic()
        for _ in range(40):  # nobody waits behind the others
            assert client.get(f"/api/tables/{'x' * 12}").status_code == 503
        assert time.monotonic() - began < 15
    proxy.thaw()
    within(20, lambda: asked(f"{served.base}/healthz")[0] == 200)
    within(10, lambda: mine.http.get(f"/api/tables/{id}").status_code == 200)
    assert mine.get()["version"] == offers["version"], "what was not acknowledged did not happen"
    assert mine.choose(offers["options"][0]["option"], offers["version"]).status_code == 200


def test_a_deaf_connection_is_noticed_within_seconds(proxy: Proxy, postgres: str, serve: Any) -> None:
    """Everything but the bell works again at once: a server that missed a choice hears of it all the same."""
    deaf, other = serve(proxy.url, database_patience=1.5), serve(postgres)
    id, players = new_table(other.base, GAME, ["me", "me"], seed=12)
    status, _ = asked(f"{deaf.base}/api/tables/{id}")
    assert status == 200
    proxy.freeze(new=False)
    version = [version for _, _, version in play_on(players, 2)][-1]

    def knows() -> bool:
        answer = httpx.get(f"{deaf.base}/api/tables/{id}", timeout=60)
        return answer.status_code == 200 and answer.json()["version"] == version

    assert within(20, knows) < 12


def test_a_job_is_not_judged_by_what_a_deaf_server_remembers(proxy: Proxy, postgres: str, serve: Any) -> None:
    thinker, other = serve(proxy.url, workers=1, database_patience=1.5), serve(postgres)
    id, players = new_table(other.base, GAME, ["me", "bot:random"], seed=15)
    assert asked(f"{thinker.base}/api/tables/{id}")[0] == 200  # it remembers the table as it stands
    proxy.freeze(new=False)
    assert len(list(play_on(players, 8))) == 8, "the bot goes on"


def test_a_process_that_was_held_up_does_not_blame_the_database(tmp_path: Path) -> None:
    async def ask(database: Database, seconds: float) -> None:
        async with database.answering():
            await asyncio.sleep(seconds)

    async def hold_up() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path}/x.db", patience=1.0)
        asked = asyncio.create_task(ask(database, 0.2))
        await asyncio.sleep(0.05)
        time.sleep(1.2)  # longer than anybody waits, and nothing is looked at meanwhile
        await asked
        with pytest.raises(Silent):
            await ask(database, 60)
        await database.close()

    asyncio.run(hold_up())


def reads_on(player: Player, offers: dict[str, Any]) -> bool:
    """Whether a player is told the same options: reading goes on, as soon as the machine has time for it."""
    answer = player.http.get(f"/api/tables/{player.table}/options")
    return answer.status_code == 200 and bool(answer.json() == offers)


def test_a_locked_file_is_told_in_bounded_time_and_the_server_comes_back(tmp_path: Path, serve: Any) -> None:
    served = serve(database_patience=1.0)
    _, players = new_table(served.base, GAME, ["me", "me"], seed=11)
    mine = players[players[0].get()["deciders"][0]]
    offers = mine.offers()
    lock = sqlite3.connect(tmp_path / "stolik.db")
    lock.execute("BEGIN EXCLUSIVE")
    for _ in range(3):
        began = time.monotonic()
        answer = mine.choose(offers["options"][0]["option"], offers["version"])
        assert answer.status_code == 503 and answer.json()["error"] == "no-database"
        assert time.monotonic() - began < 10
        within(20, lambda: reads_on(mine, offers))
    assert asked(f"{served.base}/healthz")[1] < 3
    lock.rollback()
    lock.close()
    within(10, lambda: mine.choose(offers["options"][0]["option"], offers["version"]).status_code == 200)
    assert mine.get()["version"] == offers["version"] + 1


def test_lost_jobs_are_made_again(database: str, serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often the jobs are deleted, and whatever version they are for, the game goes on."""
    monkeypatch.setattr("stolik.web.thinking.workers.SWEEP", 0.2)
    served = serve(database)  # nobody thinks here, so that the jobs stay
    found = [new_table(served.base, GAME, ["me", "bot:random"], seed=seed) for seed in range(12)]
    for _, players in found:
        list(play_on(players, 6, patience=0.3))
    stuck = [players[0] for _, players in found if players[0].get()["deciders"] == [1]]
    assert len(stuck) > 3

    async def damage() -> tuple[int, int]:
        storage = Storage(database)
        before = len(await storage.jobs())
        async with storage.write() as connection:
            first = (await connection.execute(select(jobs.c.table_id).limit(1))).scalar_one()
            await connection.execute(update(jobs).where(jobs.c.table_id == first).values(version=jobs.c.version - 1))
            await connection.execute(delete(jobs).where(jobs.c.table_id != first))
        return before, len(await storage.jobs())

    before, after = asyncio.run(damage())
    assert before >= len(stuck) and after == 1
    thinker = serve(database, workers=1) if database.startswith("postgresql") else None
    if thinker is None:
        served.stop()
        thinker = serve(database, workers=1)
    for player in stuck:
        player.at(thinker.base)
    within(30, lambda: all(player.get()["deciders"] != [1] for player in stuck))


def test_recovering_is_idempotent_and_only_for_bots_that_have_to_choose(database: str, serve: Any) -> None:
    served = serve(database)
    id, players = new_table(served.base, GAME, ["me", "bot:random"], seed=3)
    list(play_on(players, 6, patience=0.3))
    new_table(served.base, GAME, ["me", "me"], seed=3)

    async def story() -> None:
        storage = Storage(database)
        due = await storage.jobs()
        assert [job.table for job in due] == [id]
        assert await storage.recover() == 0 and await storage.recover(id) == 0
        await storage.drop_job(due[0])
        made = await asyncio.gather(*[storage.recover() for _ in range(4)])
        assert sum(made) == 1 and await storage.jobs() == due
        async with storage.write() as connection:
            await connection.execute(update(jobs).values(version=jobs.c.version - 1))
        assert await storage.recover(since=time.time() + 60) == 0, "nothing changed since then"
        assert await storage.recover(id) == 1 and await storage.jobs() == due
        async with storage.write() as connection:
            await connection.execute(delete(jobs))
            await connection.execute(update(tables).values(over=True))
        assert await storage.recover() == 0, "nobody chooses in a finished game"
        await storage.close()

    asyncio.run(story())


def test_worker_processes_killed_in_mid_thought_are_replaced(serve: Any) -> None:
    served = serve(workers=1)
    _, players = new_table(served.base, GAME, ["me", "bot:hard:0.6s"], seed=15)
    foreman = served.app.state.server.foreman
    killed = 0
    play = play_on(players, 4, patience=60)
    next(play)
    for _ in range(3):
        end = time.monotonic() + 10
        while time.monotonic() < end and not (busy := [desk for desk in foreman.desks if desk.busy and desk.pid]):
            time.sleep(0.02)
        for desk in busy:
            os.kill(desk.pid, signal.SIGKILL)
            killed += 1
        next(play)
    assert killed


def test_a_table_that_cannot_be_opened_is_parked(serve: Any, tmp_path: Path) -> None:
    """A game of other rules is tried once, not again and again, and does not keep others from being played."""
    url = f"sqlite:///{tmp_path}/stolik.db"
    first = serve(url)
    id, _ = new_table(first.base, GAME, ["bot:random", "bot:random"], seed=1)
    first.stop()

    async def foreign() -> list[Job]:
        storage = Storage(url)
        async with storage.write() as connection:
            await connection.execute(update(tables).values(rules="0"))
        found = await storage.jobs()
        await storage.close()
        return found

    due = asyncio.run(foreign())
    second = serve(url, workers=1)
    _, players = new_table(second.base, GAME, ["me", "bot:random"], seed=3)
    assert len(list(play_on(players, 4))) == 4
    kept = asyncio.run(Storage(url).jobs())
    assert [job for job in kept if job.table == id] == due
    assert all(each.asked.table != id for each in asyncio.run(Storage(url).waiting()))


@pytest.mark.parametrize("lost", ["silent", "gone"])
def test_servers_and_workers_whose_database_is_lost_still_end_when_told(proxy: Proxy, lost: str) -> None:
    server, worker = Process(proxy.url), Process(proxy.url, worker=True)
    _, players = new_table(server.base, GAME, ["me", "bot:greedy"], seed=5)
    new_table(server.base, GAME, ["bot:hard:4s", "bot:hard:4s"], seed=6)
    assert len(list(play_on(players, 4))) == 4, "both are at work"
    if lost == "silent":
        proxy.freeze()
    else:
        proxy.close()
    began = time.monotonic()
    try:
        for each in (server, worker):
            each.process.terminate()
        for each in (server, worker):
            assert each.process.wait(max(0.1, began + 12 - time.monotonic())) in (0, -15)
    finally:
        server.kill()
        worker.kill()
