"""Secret steps are nobody else's business: no version, mark, stream, clock or replay counts them for others."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from toy import Toy
from web.served import Player, Served, Stream, new_table

from stolik.engine.errors import StaleChoice
from stolik.engine.state import SPECTATOR
from stolik.web.people.person import Viewer
from stolik.web.pages.scenes import scene_of
from stolik.web.tables.storage import PERSON, SeatRow, Storage
from stolik.web.tables.tables import Table, Tables

GAME = "circadians"  # dice are put behind a screen one by one


def dice_behind_screens(served: Served) -> tuple[str, dict[int, Player]]:
    """A table at which both seats assign their dice in secret."""
    id, players = new_table(served.base, GAME, ["me", "me"], seed=4, clock="days:1")
    for _ in range(200):
        facts = players[0].get()
        seat = facts["deciders"][0]
        offers = players[seat].offers()
        if offers["options"][0]["option"].startswith("assign"):
            assert facts["deciders"] == [0, 1]
            return id, players
        assert players[seat].choose(offers["options"][0]["option"], offers["version"]).status_code == 200
    raise AssertionError("no dice are assigned")


def seen_by(client: httpx.Client, id: str, **headers: str) -> dict[str, str]:
    """Everything that somebody gets to see of a table; without the time that runs anyway."""
    found = {}
    for what in ("", "/view", "/view?position=1", "/view?position=999"):
        found["api" + what] = client.get(f"/api/tables/{id}{what}", headers=headers).text
    for what in ("", "/turn", "/mat/0", "/mat/1", "/replay/999", "/frame/999", "/frame/2"):
        found[what] = client.get(f"/t/{id}{what}").text
    found["mine"] = client.get("/mine").text
    return {what: re.sub(r"\d+:\d\d:\d\d", "", text) for what, text in found.items()}


@pytest.fixture
def clients(table_server: Served) -> Iterator[list[httpx.Client]]:
    made = [table_server.client() for _ in range(2)]
    yield made
    for client in made:
        client.close()


def test_nobody_else_notices_what_is_rearranged_in_secret(table_server: Served, clients: list[httpx.Client]) -> None:
    id, players = dice_behind_screens(table_server)
    watcher, rival = clients
    rival.get(f"/t/{id}/seat/{players[1].token}")
    streams = [
        Stream(watcher, f"/t/{id}/stream"),
        Stream(rival, f"/t/{id}/stream?seat=1"),
        Stream(watcher, f"/api/tables/{id}/stream"),
        Stream(players[1].http, f"/api/tables/{id}/stream"),
    ]
    own = Stream(players[0].http, f"/api/tables/{id}/stream")
    for stream in [*streams, own]:
        stream.next()
    time.sleep(1.5)  # the number of onlookers is noticed once a second
    for stream in streams:
        while not stream.events.empty():
            stream.next()
    before = [seen_by(watcher, id), seen_by(rival, id), {"api": players[1].http.get(f"/api/tables/{id}/view").text}]
    theirs, mine = players[1].offers(), players[0].offers()
    first = mine["version"]
    steps = 0
    for _ in range(2):
        offers = players[0].offers()
        option = offers["options"][0]["option"]
        assert players[0].choose(option, offers["version"]).json()["version"] == offers["version"] + 1
        stale = players[0].choose(option, offers["version"])
        assert (stale.status_code, stale.json()["error"]) == (409, "stale-choice"), "the same die is not put twice"
        steps += 1
    for what in ("undo", "redo", "undo", "restart"):
        version = players[0].offers()["version"]
        assert version == first + steps
        assert players[0].post(what, version=version - 1).status_code == 409
        assert players[0].post(what, version=version).status_code == 200
        steps += 1
    assert players[0].offers()["version"] == first + steps
    after = [seen_by(watcher, id), seen_by(rival, id), {"api": players[1].http.get(f"/api/tables/{id}/view").text}]
    for old, new in zip(before, after, strict=True):
        for what in old:
            assert old[what] == new[what], f"{what} tells of secret steps"
    time.sleep(0.5)
    assert all(stream.events.empty() for stream in streams), "no message tells of secret steps"
    assert json.loads(own.until(f'"version":{first + steps}'))["deciders"] == [0, 1]

    answer = players[1].choose(theirs["options"][0]["option"], theirs["version"])
    assert answer.status_code == 200, "what others did in secret does not make a choice stale"
    for stream in [*streams, own]:
        stream.closed.set()


def test_replays_of_a_running_game_step_over_secret_answers(table_server: Served) -> None:
    id, players = dice_behind_screens(table_server)
    start = players[1].get("/view")
    for seat in (0, 1):
        for _ in range(20):
            offers = players[seat].offers()
            options = [each["option"] for each in offers["options"]]
            if not options or seat not in players[0].get()["deciders"]:
                break
            chosen = "confirm" if "confirm" in options else next(each for each in options if each[0] == "a")
            assert players[seat].choose(chosen, offers["version"]).status_code == 200
            if seat == 0:
                assert players[1].get("/view")["position"] == start["position"]
    views = [httpx.get(f"{table_server.base}/api/tables/{id}/view", timeout=60).json(), players[0].get("/view")]
    for view in views:
        assert view["position"] == start["position"] + 1, "all answers together are one step"
        assert max(line["choice"] for line in view["log"]) == view["position"]
    assert views[0]["version"] == start["version"] + 1 < views[1]["version"]
    table: Table = table_server.app.state.server.tables.live[id]
    assert len(table.record.choices) > len(table.stops())


# -- at the table itself, with the toy -----------------------------------------------------------------------------

TOY = Toy()


async def toy_table(folder: Path, **options: Any) -> tuple[Tables, Table]:
    storage = Storage(f"sqlite:///{folder}/stolik.db")
    await storage.open()
    tables = Tables(storage, lambda _: TOY)
    people = [SeatRow(seat, PERSON, name, person=name) for seat, name in enumerate(("Ola", "Marek", "Zosia"))]
    table, _ = await tables.create(TOY, TOY.setup(3, 3, {"rich": "on"}), people, options)
    return tables, table


def test_each_counts_what_it_may_know_of(tmp_path: Path) -> None:
    async def story() -> None:
        tables, table = await toy_table(tmp_path)
        await tables.choose(table, 0, str(table.record.state.options(0)[0]), table.meant(0, 0))
        assert (table.version, table.seen(0), table.seen(1), table.seen(SPECTATOR), table.seen(-1, 0, 1)) == (
            1,
            1,
            0,
            0,
            1,
        )
        assert table.meant(1, 0) == 1 and table.meant(0, 0) == -1 and table.meant(0, 1) == 1
        with pytest.raises(StaleChoice):
            await tables.undo(table, 0, table.meant(0, 0))
        await tables.undo(table, 0, table.meant(0, 1))
        await tables.redo(table, 0, table.meant(0, 2))
        assert (table.version, table.seen(0), table.seen(1)) == (3, 3, 0)
        assert [scene_of(table, Viewer(seat, (seat,))).moves for seat in range(3)] == [0, 0, 0]
        for seat in (1, 2):
            await tables.choose(table, seat, str(table.record.state.options(seat)[0]), table.meant(seat, 0))
        assert (table.version, table.seen(0), table.seen(1), table.seen(2), table.seen(SPECTATOR)) == (5, 4, 2, 1, 1)
        assert table.stops() == [0, 3]
        again = await Tables(tables.storage, lambda _: TOY).get(table.id)
        assert (again.seen(0), again.seen(1), again.seen(2), again.stops()) == (4, 2, 1, [0, 3])
        assert again.mark(1) == table.mark(1) != table.mark(2)
        await tables.storage.close()

    asyncio.run(story())


def test_marks_and_clocks_and_my_tables_do_not_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With an answer of several steps: as the dice of Circadians."""

    async def story() -> None:
        from stolik import games

        game = games.game(GAME)
        storage = Storage(f"sqlite:///{tmp_path}/stolik.db")
        await storage.open()
        tables = Tables(storage, lambda _: game)
        people = [SeatRow(seat, PERSON, name, person=name) for seat, name in enumerate(("Ola", "Marek"))]
        table, _ = await tables.create(game, game.setup(2, 4), people, {"clock": "days:1"})
        while not str(table.record.state.options()[0]).startswith("assign"):
            seat = table.deciders()[0]
            await tables.choose(table, seat, str(table.record.state.options(seat)[0]), table.version)
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 500)
        marks = [table.mark(SPECTATOR), table.mark(1, 1), table.mark(0)]
        clocks, changed = table.clocks.shown(now + 600), (await storage.table(table.id)).changed  # type: ignore[union-attr]
        await tables.choose(table, 0, str(table.record.state.options(0)[0]), table.version)
        await tables.undo(table, 0, table.version)
        assert [table.mark(SPECTATOR), table.mark(1, 1)] == marks[:2] and table.mark(0) != marks[2]
        assert table.clocks.shown(now + 600) == clocks
        assert (await storage.table(table.id)).changed == changed  # type: ignore[union-attr]
        await storage.close()

    asyncio.run(story())
