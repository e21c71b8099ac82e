"""Ratings: the method against its published example, what counts and what does not, each result written once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import func, select
from web.served import Served

from stolik import games
from stolik.engine.record import Record
from stolik.web.people.accounts import Accounts
from stolik.web.people.ratings import Ratings, Strength, places_of, rate
from stolik.web.tables.fairness import new_dealing, new_share
from stolik.web.tables.schema import results
from stolik.web.tables.storage import BOT, FAIR, PERSON, SeatRow, Storage
from stolik.web.tables.tables import Table, Tables

GAME = "excavation"


def test_the_published_example_of_the_method() -> None:
    """The example with which OpenSkill's implementations agree with each other: four players, no drift."""
    before = [Strength(29.182, 4.782), Strength(27.174, 4.922), Strength(16.672, 6.217), Strength()]
    after = rate(before, [1, 2, 3, 4], drift=0.0)
    expected = [
        (30.209971908310553, 4.764898977359521),
        (27.64460833689499, 4.882789305097372),
        (17.403586731283518, 6.100723440599442),
        (19.214790707434826, 7.8542613981643985),
    ]
    for found, (mu, sigma) in zip(after, expected, strict=True):
        assert found.mu == pytest.approx(mu, abs=1e-12) and found.sigma == pytest.approx(sigma, abs=1e-12)
    same = rate([Strength(), Strength()], [1, 1])
    assert same[0].mu == pytest.approx(25.0) and same[0].sigma < 25 / 3, "a tie between equals tells only that"


def test_ratings_as_people_read_them() -> None:
    assert (Strength().shown, Strength().doubt, Strength().settling) == (1500, 392, True)
    assert not Strength(30, 2.5).settling and Strength(30, 2.5).shown == 1620


async def finished(tables: Tables, people: list[SeatRow], seed: int = 2, **options: Any) -> Table:
    """A table whose random game is over."""
    game = games.game(GAME)
    dealing = new_dealing((), "")
    for row in people:
        if row.kind == PERSON:
            dealing = dealing.with_share(new_share(row.seat, f"{seed + row.seat:032x}"))
    setup = replace(game.setup(len(people)), dealing=replace(dealing, secret=f"{seed:064x}"))
    record, dice = Record(game, setup), random.Random(seed)
    while not record.state.over:
        seat = record.state.deciders()[0]
        record.play(str(dice.choice(record.state.options(seat))), seat)
    entries = [str(choice) for choice in record.choices]
    chosen = {"rated": True, "hints": False, **options}
    table, _ = await tables.create(game, setup, people, chosen, entries, dealing=FAIR)
    return table


def with_people(database: str, work: Callable[[Tables, Ratings, list[str]], Any]) -> None:
    """Something done with three persons."""

    async def run() -> None:
        storage = Storage(database)
        await storage.open()
        tables, accounts = Tables(storage), Accounts(storage)
        ids = [(await accounts.welcome(name, "en", ""))[0] for name in ("Amber", "Birch", "Cobalt")]
        await work(tables, Ratings(storage, tables), ids)
        await storage.close()

    asyncio.run(run())


def company(ids: list[str], *fates: str) -> list[SeatRow]:
    """Persons round a table; who has a fate was replaced by a bot."""
    return [
        SeatRow(seat, BOT if fate else PERSON, "", "greedy" if fate else "", "x", ids[seat], fate)
        for seat, fate in enumerate(fates)
    ]


def test_a_rated_game_counts_once_whoever_sees_its_end(database: str) -> None:
    async def work(tables: Tables, ratings: Ratings, ids: list[str]) -> None:
        table = await finished(tables, company(ids, "", "", ""))
        others = [Ratings(tables.storage, Tables(tables.storage)) for _ in range(3)]
        await asyncio.gather(*(each.settle_all() for each in (ratings, *others)))
        assert await ratings.settle_all() == 0
        places = places_of(table)
        found = [(await ratings.of(id))[GAME] for id in ids]
        assert all(each.games == 1 and each.sigma < 25 / 3 for each in found)
        best, worst = places.index(1), places.index(max(places))
        assert found[best].mu > 25 > found[worst].mu
        result = (await ratings.results(ids[best]))[0]
        assert result.rated and result.place == 1 and result.change == found[best].shown - 1500
        async with tables.storage.read() as connection:
            assert (await connection.execute(select(func.count()).select_from(results))).scalar() == 3

    with_people(database, work)


def test_who_left_is_behind_and_an_ended_or_friendly_game_changes_nothing(database: str) -> None:
    async def work(tables: Tables, ratings: Ratings, ids: list[str]) -> None:
        table = await finished(tables, company(ids, "resigned", "", "absent"))
        assert places_of(table) == [2, 1, 2]
        await finished(tables, company(ids, "", "", ""), 3, rated=False)
        await finished(tables, company([ids[0]] * 3, "", "", ""), 4)
        ended = await finished(tables, company(ids, "", "", ""), 5)
        ended.ended = 1.0  # as if all had agreed
        await ratings.settle(ended.id)
        await ratings.settle_all()
        left, stayed = [(await ratings.of(id))[GAME] for id in ids[:2]]
        assert stayed.mu > 25 > left.mu and stayed.games == left.games == 1
        rated = [each.rated for each in await ratings.results(ids[1])]
        assert rated.count(True) == 1 and len(rated) == 3

    with_people(database, work)


def test_bots_are_landmarks_and_only_who_wants_is_ranked(database: str, serve: Callable[..., Served]) -> None:
    async def work(tables: Tables, ratings: Ratings, ids: list[str]) -> None:
        for seed in range(10):
            people = [*company(ids, ""), SeatRow(1, BOT, "Vega", "greedy")]
            await finished(tables, people, seed)
        await ratings.settle_all()
        assert [player for player, _, _, _ in await ratings.ranking(GAME)] == ["bot:greedy"]
        await Accounts(tables.storage).settle(ids[0], listed=True)
        assert {player for player, _, _, _ in await ratings.ranking(GAME)} == {"bot:greedy", ids[0]}

    with_people(database, work)
    served = serve(database)
    with served.client() as client:
        page = client.get(f"/ranking/{GAME}").text
        assert "Amber" in page and "Bot: greedy" in page and "±" in page
        person = page.partition('href="/p/')[2].partition('"')[0]
        shown = client.get(f"/p/{person}").text
        assert "Amber" in shown and 'class="band"' in shown and "/replay/0" in shown and "/score" in shown
        assert client.get("/p/nobody").status_code == 404 and client.get("/ranking/x").status_code == 404
