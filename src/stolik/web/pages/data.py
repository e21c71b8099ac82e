"""The page of data: every card, tile and space as it is printed, with its drawing and where its facts come from."""

from __future__ import annotations

import re

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...engine.game import Game
from ...games import copies
from ...games.corrections import corrections_of
from ..errors import TableError
from ..people.person import person_of
from ..server import Server, server_of
from ..tokens import matches
from . import printed, stage
from .answers import page
from .contexts import DataPage, Mark
from .home import card
from .language import words as words_of
from .printed import Printed, Row
from .rules import folded

MOST_ROWS = 120  # that a search through all tables shows
KINDS = ("", "reconstructed", "differs")  # what can be asked for alone
OWNER = "owner"  # the name of the cookie


def is_owner(request: Request) -> bool:
    """Whether whoever asks holds the secret that the server printed when it was started."""
    token = request.cookies.get(OWNER, "")
    return len(token) <= 64 and matches(token, server_of(request).settings.owner)


def marks_of(game: Game, lang: str) -> list[Mark]:
    """Where everything that a game says comes from, also what stands in no table."""
    words = words_of(lang, game)
    return [
        Mark(
            words.say(f"mark-{each.table}") if words.has(f"mark-{each.table}") else each.table.replace("_", " "),
            each.mark,
            words.say(f"provenance-{each.mark}"),
            each.note,
        )
        for each in game.provenance
    ]


def editions(server: Server, game: Game, lang: str) -> list[tuple[str, str]]:
    """Ours and all copies of a game: id and name; the first is ours."""
    base = game.id.partition("@")[0]
    ours = words_of(lang, game).say("data-ours")
    return [
        (each.id, each.id.partition("@")[2] or ours) for each in server.games() if each.id.partition("@")[0] == base
    ]


def wanted(rows: list[Row], query: str, only: str) -> list[Row]:
    """The rows that are asked for."""
    sought = folded(query).split()
    return [
        each
        for each in rows
        if (only != KINDS[1] or each.mark == only)
        and (only != KINDS[2] or each.state)
        and all(word in each.sought for word in sought)
    ]


def found(game: Game, lang: str, chosen: str, query: str, only: str) -> tuple[list[tuple[Printed, list[Row]]], int]:
    """The tables with what is asked for in them, and how many rows more there are."""
    out: list[tuple[Printed, list[Row]]] = []
    more = shown = 0
    for each in printed.tables(game, lang):
        if chosen not in ("", each.id):
            continue
        rows = wanted(printed.rows(game, lang, each.id), query, only)
        most = len(rows) if chosen else max(0, MOST_ROWS - shown)
        shown += len(rows[:most])
        more += len(rows[most:])
        if rows[:most] or chosen:
            out.append((each, [printed.drawn(game, lang, row) for row in rows[:most]]))
    return out, more


async def show(request: Request) -> Response:
    """All tables of a game or of a copy, one of them, or what a search finds in them."""
    server, person = server_of(request), person_of(request)
    game, asked = server.find(request.path_params["game"]), request.query_params
    chosen = request.path_params.get("table", "")
    if chosen and chosen not in printed.sheets(game):
        raise TableError("not-found", 404)
    query, only = asked.get("q", "")[:80], asked.get("only", "")
    only = only if only in KINDS else ""
    sought = bool(chosen or query.strip() or only)
    groups, more = found(game, person.lang, chosen, query, only) if sought else ([], 0)
    context = DataPage(
        card(game, person.lang), words_of(person.lang, game), stage.named(stage.ground(game, person.lang)), marks_of(game, person.lang),
        printed.tables(game, person.lang), chosen, groups, more, sought, query, only, editions(server, game, person.lang),
        is_owner(request) and bool(game.copy), is_owner(request) and not game.copy and bool(printed.sheets(game)),
    )  # fmt: skip
    return page(request, "data-rows.html" if "part" in asked else "data.html", context, person)


async def corrections(request: Request) -> Response:
    """What differs from ours in a copy, as one small file to send to us."""
    game = server_of(request).find(request.path_params["game"])
    if not game.copy:
        raise TableError("not-found", 404)
    name = re.sub("[^a-z0-9-]", "-", game.id)
    data = msgspec.json.format(msgspec.json.encode(corrections_of(game)), indent=2)
    headers = {"content-disposition": f'attachment; filename="{name}.json"'}
    return Response(data, media_type="application/json", headers=headers)


def label_of(game: Game) -> copies.Label:
    """The folder of a copy."""
    for label in copies.labels():
        if label.id == game.id:
            return label
    raise TableError("not-found", 404)
