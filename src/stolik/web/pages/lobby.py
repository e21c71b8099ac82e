"""The lobby: tables at which a chair is free for anybody, for tonight and over days."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ...engine.errors import StolikError
from ...engine.game import Game
from ...words import Words
from ..people.accounts import Account
from ..people.person import person_of
from ..server import server_of
from ..tables.storage import BOT, OPEN, PERSON, SeatRow, TableRow
from .answers import page
from .contexts import LobbyPage, OpenTable
from .home import card
from .language import words as words_of
from .offers import variant_words

FILTERS = ("game", "pace", "rated", "lang")


async def show(request: Request) -> Response:
    """Open tables, as far as the filters let them through."""
    server, person = server_of(request), person_of(request)
    chosen = {name: request.query_params.get(name, "")[:32] for name in FILTERS}
    rows = [row for row in await server.storage.offered() if fits(row, chosen)]
    companies = await server.storage.companies([row.id for row in rows])
    ids = {seat.person for seats in companies.values() for seat in seats if seat.person}
    known = await server.accounts.accounts(ids)
    apart = await server.safety.apart(person.id, ids)
    rows = [row for row in rows if not any(seat.person in apart for seat in companies[row.id])]
    found: list[OpenTable] = []
    for row in rows:
        try:
            game = server.find(row.game)
        except StolikError:  # a game that this server does not have
            continue
        found.append(open_table(row, game, companies[row.id], known, person.id, words_of(person.lang, game)))
    live, slow = [each for each in found if not each.days], [each for each in found if each.days]
    games = [card(game, person.lang) for game in server.games()]
    return page(request, "lobby.html", LobbyPage(games, live, slow, chosen), person)


def fits(row: TableRow, chosen: dict[str, str]) -> bool:
    """Whether a table is what somebody looks for."""
    days = str(row.options.get("clock", "")).startswith("days")
    return (
        chosen["game"] in ("", row.game)
        and chosen["pace"] in ("", "days" if days else "live")
        and chosen["rated"] in ("", "on" if row.options.get("rated") else "off")
        and (not chosen["lang"] or row.options.get("lang", "") in ("", chosen["lang"]))
    )


def open_table(
    row: TableRow, game: Game, seats: list[SeatRow], known: dict[str, Account], me: str, words: Words
) -> OpenTable:
    """A table as the lobby shows it."""
    variants = [
        variant_words(each, row.setup.variants[each.id], words)
        for each in game.variants
        if row.setup.variants.get(each.id, each.default) != each.default
    ]
    clock = str(row.options.get("clock", "none"))
    name, *times = clock.split(":")
    first, second = (*map(int, times), 0, 0)[:2]
    pace = words.say(f"clock-{name}", first=first, second=second)
    people = [
        (seat.name or words.say("seat", number=seat.seat + 1), known[seat.person].mark if seat.person in known else seat.seat,
         seat.level if seat.kind == BOT else "")
        for seat in seats
        if seat.kind != OPEN
    ]  # fmt: skip
    title = str(row.options.get("title", "")) or words.say("title")
    return OpenTable(
        row.id, game, title, "; ".join([words.say("title"), *variants]), people,
        sum(seat.kind == OPEN and not seat.person for seat in seats), pace, clock.startswith("days"),
        bool(row.options.get("rated")), str(row.options.get("lang", "")), row.started > 0,
        bool(me) and any(seat.person == me and seat.kind == PERSON for seat in seats),
    )  # fmt: skip
