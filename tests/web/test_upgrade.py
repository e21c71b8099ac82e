"""A database of the release before opens: games go on, finished ones tell their scores, what was said is still there.

`data/release-0002.json.gz` holds the rows that the server of that release left behind when it was stopped: running,
seeded and finished tables, one with a bot that has to choose and one with an open seat; and what it answered last.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Connection, MetaData, delete, insert
from web.served import Player, Served, play_on

from stolik.engine.record import Record
from stolik.games import games
from stolik.web.tables.opening import MIGRATIONS, newest
from stolik.web.tables.storage import Storage

Left = dict[str, Any]


@pytest.fixture(scope="module")
def left() -> Left:
    """What the old server left behind."""
    found: Left = json.loads(gzip.decompress((Path(__file__).parent / "data" / "release-0002.json.gz").read_bytes()))
    return found


def fill(connection: Connection, left: Left) -> None:
    """Make the old tables by the migrations of their time, and put the old rows in."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, left["revision"])
    schema = MetaData()
    schema.reflect(connection)
    for table in schema.sorted_tables:
        rows = [
            {name: value_of(table.c[name].type, value) for name, value in row.items()}
            for row in left["rows"].get(table.name, [])
        ]
        if rows:
            connection.execute(delete(table))  # the first pause is written by the migration
            connection.execute(insert(table), rows)


def value_of(kind: object, value: Any) -> Any:
    """A value as the database takes it."""
    if isinstance(value, dict):
        return base64.b64decode(value["base64"])
    return bool(value) if isinstance(kind, Boolean) else value


@pytest.fixture
def opened(database: str, left: Left, serve: Callable[..., Served]) -> Served:
    """A server of today on a database of then."""

    async def filled() -> None:
        storage = Storage(database)
        async with storage.engine.begin() as connection:
            await connection.run_sync(fill, left)
        await storage.close()

    assert left["revision"] < newest()
    asyncio.run(filled())
    return serve(database, workers=1)


def players_of(served: Served, table: Left) -> dict[int, Player]:
    """The persons with the secrets that they were given then."""
    tokens = {int(seat): token for seat, token in table["tokens"].items() if token}
    return {seat: Player(served.base, table["id"], seat, token) for seat, token in tokens.items()}


def without_new_fields(now: Any, then: Any) -> Any:
    """What a view says of the fields that there were then."""
    return {name: now[name] for name in then} if isinstance(then, dict) else now


def test_a_database_of_the_release_before_goes_on(opened: Served, left: Left) -> None:
    known = left["known"]
    for name in ("running", "seeded"):
        table, players = known[name], players_of(opened, known[name])
        facts = players[0].get()
        assert (facts["version"], facts["deciders"], facts["over"]) == (table["version"], table["deciders"], False)
        assert facts["dealing"] == {"kind": "seed" if name == "seeded" else "old", "fair": False}
        for seat, then in table["views"].items():
            now = players[int(seat)].get("/view")["state"]
            assert without_new_fields(now, then) == then, f"seat {seat} sees what it saw"
        assert len(list(play_on(players, 12))) == 12
        assert opened.client().get(f"/t/{table['id']}").status_code == 200
    said = players_of(opened, known["running"])[0].get("/messages")["messages"]
    assert [each["text"] for each in said] == ["Good luck!", "Powodzenia!"]


def test_finished_games_of_the_release_before_are_told_as_then(opened: Served, left: Left) -> None:
    table = left["known"]["finished"]
    facts = players_of(opened, table)[0].get()
    assert (facts["over"], facts["scores"], facts["winners"]) == (True, table["scores"], table["winners"])
    with opened.client() as browser:
        sheet = browser.get(f"/t/{table['id']}/score")
        assert sheet.status_code == 200
        assert all(f">{points}<" in sheet.text for points in table["scores"])
        record = browser.get(f"/t/{table['id']}/record")
        assert record.text == table["record"], "byte for byte"
        assert browser.get(f"/t/{table['id']}/replay/40").status_code == 200
        verified = browser.get(f"/api/tables/{table['id']}/verify").json()
    again = Record.load(record.content, games())
    assert again.game.scores(again.state) == table["scores"]
    assert verified["sound"] is False, "nothing was promised then"


def test_bots_and_open_seats_of_the_release_before(opened: Served, left: Left) -> None:
    known = left["known"]
    for name in ("bot", "bot_waits"):  # a bot had to choose when the old server stopped
        players = players_of(opened, known[name])
        assert len(list(play_on(players, 2, patience=60))) == 2
        assert players[next(iter(players))].get()["version"] > known[name]["version"] + 2
    table = known["open"]
    with opened.client() as guest:
        facts = guest.get(f"/api/tables/{table['id']}").json()
        assert (facts["version"], facts["waiting"]) == (1, False), "games of then began before all were there"
        taken = guest.post(f"/api/tables/{table['id']}/join", json={"name": "Zosia", "invite": table["tokens"]["1"]})
        assert taken.status_code == 200, taken.text
    players = {0: players_of(opened, table)[0], 1: Player(opened.base, table["id"], 1, taken.json()["token"])}
    assert {seat for seat, _, _ in play_on(players, 8)} == {0, 1}
