"""Campaigns at the table: begun with a new table, carried on from the score page, found again in "my tables"."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import insert
from web.served import Served, get, new_table

from stolik import games
from stolik.engine.game import Game
from stolik.engine.record import Record
from stolik.web.tables.campaigns import chapter_of, names_of
from stolik.web.tables.schema import persons, sessions
from stolik.web.tables.storage import BOT, PERSON, SeatRow, Storage
from stolik.web.tables.tables import Table, Tables
from stolik.web.tokens import digest, next_id

WITH_CAMPAIGN = [id for id in games.ids() if games.game(id).campaign() is not None]
GAME = WITH_CAMPAIGN[0]
OLA = "ola"


def played(game: Game, players: int, variants: dict[str, str]) -> list[str]:
    """The choices of a whole random game."""
    record, dice = Record(game, game.setup(players, 5, variants)), random.Random(2)
    while not record.state.over:
        seat = record.state.deciders()[0]
        record.play(str(dice.choice(record.state.options(seat))), seat)
    return [str(choice) for choice in record.choices]


def finished(url: str, people: list[SeatRow], chapters: int = 0) -> tuple[str, list[str]]:
    """A table at which the chapter after so many others is over: its id and the secrets of its seats."""
    game = games.game(GAME)
    campaign = game.campaign()
    assert campaign is not None
    for _ in range(chapters):
        campaign = campaign.after(("Ola", "Vega"), (50, 40))

    async def make() -> tuple[str, list[str]]:
        storage = Storage(url)
        await storage.open()
        setup = game.setup(len(people), 5, campaign.variants())
        entries = played(game, len(people), campaign.variants())
        options = {"clock": "none", "hints": True, "campaign": campaign.save()}
        table, secrets = await Tables(storage).create(game, setup, people, options, entries)
        async with storage.write() as connection:  # Ola is signed in by a cookie that is her name
            facts = {"name": "Ola", "mark": 1, "lang": "en", "created": 0.0}
            await connection.execute(insert(persons).values(id=OLA, **facts))
            browser = {"token": digest(OLA), "device": "", "created": 0.0, "seen": 0.0}
            await connection.execute(insert(sessions).values(person=OLA, **browser))
        await storage.close()
        return table.id, secrets

    return asyncio.run(make())


def sit(served: Served, id: str, seat: int, secret: str, lang: str = "en", me: str = "") -> httpx.Client:
    browser = served.client(headers={"Accept-Language": lang})
    if me:
        browser.cookies.set("me", me)
    browser.get(f"/t/{id}/seat/{secret}", follow_redirects=True)
    return browser


def test_a_new_table_begins_a_campaign(table_server: Served) -> None:
    page = get(f"{table_server.base}/new/{GAME}").text
    assert 'name="campaign"' in page
    others = [id for id in games.ids() if id not in WITH_CAMPAIGN]
    assert all('name="campaign"' not in get(f"{table_server.base}/new/{id}").text for id in others)
    id, players = new_table(table_server.base, GAME, ["me", "me"], campaign=True)
    facts = players[0].get()
    campaign = games.game(GAME).campaign()
    assert campaign is not None
    assert facts["variants"] == campaign.variants() and facts["options"]["campaign"] == campaign.save()
    early = players[0].post("next")
    assert early.status_code == 409 and early.json()["error"] == "no-chapter"
    browser = table_server.client()
    made = browser.post(f"/new/{GAME}", data={"players": "2", "campaign": "on"}, follow_redirects=True)
    assert made.status_code == 200
    assert campaign_badge(browser.get("/mine").text) == ["1"]


def campaign_badge(page: str) -> list[str]:
    return re.findall(r'class="badge">(?:chapter|rozdział) (\d+)<', page)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_score_page_leads_to_the_next_chapter(serve: Callable[..., Served], tmp_path: Path, lang: str) -> None:
    mine = OLA
    people = [SeatRow(0, PERSON, "Ola", person=mine), SeatRow(1, PERSON, "Marek")]
    id, secrets = finished(f"sqlite:///{tmp_path}/stolik.db", people)
    served = serve()
    ola, marek, stranger = sit(served, id, 0, secrets[0], lang, OLA), sit(served, id, 1, secrets[1]), served.client()
    waiting = ola.get("/mine").text
    assert campaign_badge(waiting) == ["1"] and f'href="/t/{id}/score"' in waiting
    page = ola.get(f"/t/{id}/score").text
    assert f'action="/t/{id}/next"' in page and "page-campaign" not in page
    assert f'action="/t/{id}/next"' not in stranger.get(f"/t/{id}/score").text
    assert stranger.post(f"/t/{id}/next").status_code == 403
    campaign = games.game(GAME).campaign()
    assert campaign is not None
    facts = get(f"{served.base}/api/tables/{id}").json()
    now = campaign.after(("Ola", "Marek"), tuple(facts["scores"][:2]))
    for name, points in now.points().items():
        assert re.search(rf"<b>{name}</b> <span>{points} ", page)
    first = ola.post(f"/t/{id}/next", follow_redirects=True)
    second = marek.post(f"/t/{id}/next", follow_redirects=True)
    assert first.status_code == second.status_code == 200
    later = next_id(id)
    assert first.url.path == second.url.path == f"/t/{later}"
    assert 'data-viewer="0"' in first.text and 'data-viewer="1"' in second.text
    facts = get(f"{served.base}/api/tables/{later}").json()
    assert facts["options"]["campaign"] == now.save() and [seat["name"] for seat in facts["seats"]] == ["Ola", "Marek"]
    assert facts["variants"] == {**now.variants()} and facts["version"] == 0
    again = get(f"{served.base}/api/tables/{later}/options", headers={"Authorization": f"Bearer {secrets[0]}"})
    assert again.status_code == 200, "the same secret opens the seat"
    running = ola.get("/mine").text
    assert sorted(campaign_badge(running)) == ["1", "2"] and f'href="/t/{later}?seat=0"' in running
    assert f'href="/t/{id}/score"' not in running, "the first chapter waits for nobody any more"


def test_the_company_may_change_between_chapters(serve: Callable[..., Served], tmp_path: Path) -> None:
    people = [
        SeatRow(0, PERSON, "Marek"),
        SeatRow(1, BOT, "Vega", "greedy"),
        SeatRow(2, PERSON, "Ola", person=OLA),
    ]
    id, secrets = finished(f"sqlite:///{tmp_path}/stolik.db", people)
    served = serve()
    ola, marek = sit(served, id, 2, secrets[2], me=OLA), sit(served, id, 0, secrets[0])
    page = ola.get(f"/t/{id}/score").text
    assert "Ola stays" in page and page.count('<select name="seat_') == max(games.game(GAME).seats)
    wrong = ola.post(f"/t/{id}/next", data={"seat_3": "same"})
    assert wrong.status_code == 422
    alone = {"seat_0": "nobody", "seat_1": "nobody", "seat_2": "nobody"}
    assert ola.post(f"/t/{id}/next", data=alone).status_code == 422, "somebody must play"
    chosen = {"seat_0": "nobody", "seat_1": "bot:random", "name_1": "Rigel", "seat_2": "same", "seat_3": "open"}
    first = ola.post(f"/t/{id}/next", data={**chosen, "name_3": "Zosia"}, follow_redirects=True)
    assert first.status_code == 200 and 'data-viewer="1"' in first.text, "Ola has moved up to the second seat"
    later = get(f"{served.base}/api/tables/{next_id(id)}").json()
    seats = [(seat["name"], seat["kind"]) for seat in later["seats"]]
    assert seats == [("Rigel", "bot"), ("Ola", "person"), ("Zosia", "open")]
    assert f"/t/{next_id(id)}/seat/" in first.text, "the link for Zosia"
    gone = marek.post(f"/t/{id}/next", follow_redirects=True)
    assert gone.status_code == 200 and 'data-viewer="-1"' in gone.text, "who left may watch"
    assert '<select name="seat_' not in marek.get(f"/t/{id}/score").text, "the company is settled"


def test_the_last_chapter_ends_the_campaign(serve: Callable[..., Served], tmp_path: Path) -> None:
    people = [SeatRow(0, PERSON, "Ola", person=OLA), SeatRow(1, BOT, "Vega", "greedy")]
    id, secrets = finished(f"sqlite:///{tmp_path}/stolik.db", people, chapters=4)
    served = serve()
    ola = sit(served, id, 0, secrets[0], me=OLA)
    page = ola.get(f"/t/{id}/score").text
    assert "complete" in page and f'action="/t/{id}/next"' not in page
    assert ola.post(f"/t/{id}/next").status_code == 409
    assert f'href="/t/{id}?seat=0"' in ola.get("/mine").text


def test_everybody_is_remembered_by_a_name_of_their_own() -> None:
    game = games.game(GAME)
    seats = [SeatRow(0, PERSON, "Ola"), SeatRow(1, PERSON, ""), SeatRow(2, PERSON, "Ola")]
    table = Table.__new__(Table)
    table.seats = seats
    assert names_of(table) == ("Ola 1", "2", "Ola 3")
    assert chapter_of(game, {}) == 0 and chapter_of(game, {"campaign": {"damaged": True}}) == 0
