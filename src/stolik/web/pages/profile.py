"""Persons as others see them: name, mark, ratings with their course, last games; and the ranking of a game."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from ..errors import TableError
from ..people.person import person_of
from ..people.ratings import MIDDLE, MU, SCALE, SURE, Result
from ..server import Server, server_of
from .account import me
from .answers import page, see
from .contexts import GameCard, LastGame, ProfilePage, RankingPage, RankRow, RatedGame
from .forms import fields_of
from .home import card

WIDTH, HEIGHT = 760, 240
SHOWN = 12  # last games


async def show(request: Request) -> Response:
    """The page of a person."""
    server, person = server_of(request), person_of(request)
    found = await server.accounts.account(request.path_params["id"])
    if found is None:
        raise TableError("not-found", 404)
    strengths, results = await server.ratings.of(found.id), await server.ratings.results(found.id)
    counts = await server.ratings.played(found.id)
    cards = {each.game.id: each for each in all_cards(server, person.lang)}
    rated = [
        RatedGame(cards[game], strength, curve([each for each in results if each.rated and each.game == game]))
        for game, strength in strengths.items()
        if game in cards
    ]
    company = await server.ratings.company_of([each.table for each in results[:SHOWN]])
    last = [
        LastGame(
            cards[each.game], each.table, [who for who in company.get(each.table, []) if who[0] != found.id], each.place,
            each.score, each.change if each.rated else None, each.at, each.fate,
        )
        for each in results[:SHOWN]
        if each.game in cards
    ]  # fmt: skip
    played = [(cards[game], count) for game, count in counts.items() if game in cards]
    context = ProfilePage(
        found,
        rated,
        played,
        last,
        found.id == person.id,
        await server.ratings.is_listed(found.id),
        await server.safety.is_blocked(person.id, found.id),
    )
    return page(request, "profile.html", context, person)


def all_cards(server: Server, lang: str) -> list[GameCard]:
    """The games on offer."""
    return [card(game, lang) for game in server.games()]


def curve(results: Sequence[Result]) -> Markup:
    """The course of a rating: the line is the best guess, the band holds the truth 19 times of 20."""
    points = [(MIDDLE + SCALE * (each.mu - MU), SURE * SCALE * each.sigma) for each in reversed(results)]
    if not points:
        return Markup("")
    low, high = min(value - doubt for value, doubt in points), max(value + doubt for value, doubt in points)
    step = WIDTH / max(1, len(points) - 1)

    def at(number: int, value: float) -> str:
        return f"{number * step:.1f} {HEIGHT - (value - low) / (high - low) * HEIGHT:.1f}"

    upper = [at(number, value + doubt) for number, (value, doubt) in enumerate(points)]
    lower = [at(number, value - doubt) for number, (value, doubt) in enumerate(points)]
    line = [at(number, value) for number, (value, _) in enumerate(points)]
    return Markup(
        f'<svg class="curve" viewBox="-4 -4 {WIDTH + 8} {HEIGHT + 8}" aria-hidden="true">'
        f'<path class="band" d="M{"L".join([*upper, *reversed(lower)])}Z"/><path class="line" d="M{"L".join(line)}"/></svg>'
    )


async def ranking(request: Request) -> Response:
    """The strongest at a game, people and bots on one list."""
    server, person = server_of(request), person_of(request)
    cards = all_cards(server, person.lang)
    asked = request.path_params.get("game", "")
    chosen = next((each for each in cards if each.game.id == asked), cards[0] if not asked and cards else None)
    if chosen is None:
        raise TableError("unknown-game", 404)
    rows = [
        RankRow(place, player, name, number, player.partition(":")[2] if player.startswith("bot:") else "", strength)
        for place, (player, name, number, strength) in enumerate(await server.ratings.ranking(chosen.game.id), 1)
    ]
    return page(request, "ranking.html", RankingPage(cards, chosen, rows), person)


async def settle(request: Request) -> Response:
    """Stand in the ranking or not; take another mark."""
    server, found, form = server_of(request), me(request), await fields_of(request)
    if "listed" in form:
        await server.accounts.settle(found.id, listed=form["listed"] == "on")
    if form.get("mark") == "new":
        await server.accounts.settle(found.id, mark=secrets.randbelow(2**31))
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
