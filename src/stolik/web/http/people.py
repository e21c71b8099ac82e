"""Persons and rankings for programs: what their pages show, and nothing else."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ..errors import TableError
from ..pages.answers import json
from ..people.ratings import Result, Strength
from ..server import server_of


def strength(found: Strength) -> dict[str, Any]:
    """A rating as people read it."""
    return {"rating": found.shown, "doubt": found.doubt, "settling": found.settling, "games": found.games}


def result(found: Result) -> dict[str, Any]:
    """How a game went."""
    facts = {"table": found.table, "game": found.game, "place": found.place, "score": found.score, "at": found.at}
    return {**facts, "fate": found.fate, "rated": found.rated, "change": found.change if found.rated else None}


async def person(request: Request) -> Response:
    """What everybody may know of a person."""
    server = server_of(request)
    found = await server.accounts.account(request.path_params["id"])
    if found is None:
        raise TableError("not-found", 404)
    known = await server.ratings.of(found.id)
    return json(
        {
            "id": found.id,
            "name": found.name,
            "mark": found.mark,
            "created": found.created,
            "ratings": {game: strength(each) for game, each in known.items()},
            "played": await server.ratings.played(found.id),
            "games": [result(each) for each in await server.ratings.results(found.id, 50)],
        }
    )


async def ranking(request: Request) -> Response:
    """The strongest at a game: persons who want to be shown, and bots."""
    server, game = server_of(request), server_of(request).find(request.path_params["id"])
    rows = []
    for place, (player, name, _, found) in enumerate(await server.ratings.ranking(game.id), 1):
        bot = player.partition(":")[2] if player.startswith("bot:") else ""
        who = {"person": "", "name": "", "level": bot} if bot else {"person": player, "name": name, "level": ""}
        rows.append({"place": place, **who, **strength(found)})
    return json({"game": game.id, "ranking": rows})
