"""Persons as others see them: name, mark, ratings with their course, last games; and the ranking of a game."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from ..errors import TableError
from ..people.accounts import Account
from ..people.person import Person, person_of
from ..people.ratings import MIDDLE, MU, SCALE, SURE, Result, Strength, chance
from ..server import Server, server_of
from ..tables.storage import SeatRow
from ..tables.wishes import number
from .account import me
from .answers import page, see
from .contexts import GameCard, LastGame, ProfilePage, RankingPage, RankRow, RatedGame
from .forms import fields_of
from .home import card
from .language import words as words_of
from .plans import Point, curve, spark
from .shelves import chairs_of

SHOWN = 12  # last games
MARKS = 5  # others to choose from


async def show(request: Request) -> Response:
    """The page of a person."""
    server, person = server_of(request), person_of(request)
    found = await server.accounts.account(request.path_params["id"])
    if found is None:
        raise TableError("not-found", 404)
    strengths, results = await server.ratings.of(found.id), await server.ratings.results(found.id)
    counts = await server.ratings.played(found.id)
    cards = {each.game.id: each for each in all_cards(server, person.lang)}
    rated = [rated_game(cards[game], strength, results) for game, strength in strengths.items() if game in cards]
    rated.sort(key=lambda each: -each.strength.games)
    asked = request.query_params.get("game", "")
    shown = next((each for each in rated if each.card.game.id == asked), rated[0] if rated else None)
    best = [each for each in await server.ratings.best(found.id) if each.game in cards]
    last = [each for each in results[:SHOWN] if each.game in cards]
    told = await last_games(server, person, found.id, [*best, *last], cards)
    often = await server.ratings.often_with(found.id)
    pals = await server.accounts.accounts([id for id, _ in often])
    own = found.id == person.id
    context = ProfilePage(
        found, rated, shown, [(cards[game], count) for game, count in counts.items() if game in cards],
        told[: len(best)], told[len(best) :], [(pals[id], count) for id, count in often if id in pals], own,
        await server.ratings.is_listed(found.id), await server.safety.is_blocked(person.id, found.id),
        [secrets.randbelow(2**31) for _ in range(MARKS)] if own else [],
    )  # fmt: skip
    return page(request, "profile.html", context, person)


def rated_game(card: GameCard, strength: Strength, results: Sequence[Result]) -> RatedGame:
    """The rating at a game, with its course."""
    points = [
        Point(MIDDLE + SCALE * (each.mu - MU), SURE * SCALE * each.sigma, each.at)
        for each in reversed(results)
        if each.rated and each.game == card.game.id
    ]
    return RatedGame(card, strength, spark(points), curve(points))


async def last_games(
    server: Server, person: Person, me: str, found: Sequence[Result], cards: dict[str, GameCard]
) -> list[LastGame]:
    """Finished games as a person's page tells them."""
    ids = list({each.table for each in found})
    companies: dict[str, list[SeatRow]] = await server.storage.companies(ids)
    titles = await server.ratings.titles_of(ids)
    known: dict[str, Account] = await server.accounts.accounts(
        {seat.person for seats in companies.values() for seat in seats if seat.person}
    )
    made = []
    for each in found:
        seats = companies.get(each.table, [])
        chairs = chairs_of(seats, known, words_of(person.lang, cards[each.game].game))
        others = [
            (seat.person if seat.person in known else "", chair)
            for seat, chair in zip(seats, chairs)
            if seat.seat != each.seat
        ]
        made.append(
            LastGame(
                cards[each.game], each.table, titles.get(each.table, ""), others, each.place, len(seats), each.score,
                each.change if each.rated else None, each.at, each.fate,
            )
        )  # fmt: skip
    return made


def all_cards(server: Server, lang: str) -> list[GameCard]:
    """The games on offer."""
    return [card(game, lang) for game in server.games()]


async def ranking(request: Request) -> Response:
    """The strongest at a game, people and bots on one list."""
    server, person = server_of(request), person_of(request)
    cards = all_cards(server, person.lang)
    asked = request.path_params.get("game", "")
    chosen = next((each for each in cards if each.game.id == asked), cards[0] if not asked and cards else None)
    if chosen is None:
        raise TableError("unknown-game", 404)
    game, people = chosen.game.id, request.query_params.get("who") == "people"
    found = await server.ratings.ranking(game)
    won = await server.ratings.won(game, [player for player, _, _, _ in found])
    shown = [each for each in found if not people or not level_of(each[0])]
    rows = [
        RankRow(
            place, player, name, number, level_of(player), strength, won.get(player, 0), bool(person.id) and player == person.id
        )
        for place, (player, name, number, strength) in enumerate(shown, 1)
    ]  # fmt: skip
    mine = (await server.ratings.of(person.id)).get(game) if person.id else None
    chances = [
        (level_of(player), round(10 * chance(mine, strength)))
        for player, _, _, strength in found
        if mine is not None and level_of(player)
    ]
    listed = bool(person.id) and await server.ratings.is_listed(person.id)
    return page(request, "ranking.html", RankingPage(cards, chosen, rows, people, chances, listed), person)


def level_of(player: str) -> str:
    """The level of a bot; empty for persons."""
    return player.removeprefix("bot:") if player.startswith("bot:") else ""


async def settle(request: Request) -> Response:
    """Stand in the ranking or not; take another mark."""
    server, found, form = server_of(request), me(request), await fields_of(request)
    if "listed" in form:
        await server.accounts.settle(found.id, listed=form["listed"] == "on")
    wanted = number(form.get("mark", ""), -1)
    if 0 <= wanted < 2**31:
        await server.accounts.settle(found.id, mark=wanted)
    return see(f"/p/{found.id}")


async def block(request: Request) -> Response:
    """Not to play with somebody, or again."""
    server, found, form = server_of(request), me(request), await fields_of(request)
    other = request.path_params["id"]
    await server.safety.block(found.id, other[:16], form.get("blocked") == "on")
    return see(f"/p/{other}")


async def report(request: Request) -> Response:
    """Tell whoever runs the servers about somebody."""
    server, found, form = server_of(request), me(request), await fields_of(request)
    other = request.path_params["id"]
    await server.safety.report(found.id, other[:16], form.get("text", ""))
    return see(f"/p/{other}?told=1")
