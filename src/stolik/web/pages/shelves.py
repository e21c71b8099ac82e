"""Tables at which a chair is free for anybody, as the lobby and the home page show them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.requests import Request

from ...engine.errors import StolikError
from ...engine.game import Game
from ...words import Words
from ..people.accounts import Account
from ..people.person import Person
from ..server import server_of
from ..tables.storage import BOT, OPEN, PERSON, SeatRow, TableRow
from .contexts import OpenTable
from .language import words as words_of
from .offers import clock_words, variant_words
from .plans import Chair


async def offered(request: Request, person: Person) -> list[OpenTable]:
    """Open tables, without those of people who do not want to meet."""
    server = server_of(request)
    rows = await server.storage.offered()
    companies = await server.storage.companies([row.id for row in rows])
    ids = {seat.person for seats in companies.values() for seat in seats if seat.person}
    known = await server.accounts.accounts(ids)
    apart = await server.safety.apart(person.id, ids)
    found: list[OpenTable] = []
    for row in rows:
        if any(seat.person in apart for seat in companies[row.id]):
            continue
        try:
            game = server.find(row.game)
        except StolikError:  # a game that this server does not have
            continue
        found.append(open_table(row, game, companies[row.id], known, person.id, words_of(person.lang, game)))
    return found


def pace_in(options: dict[str, Any], words: Words) -> str:
    """How fast a table plays, in words."""
    return clock_words(str(options.get("clock", "none")), words)


def called(seat: SeatRow, words: Words, lit: bool) -> str:
    """What a chair is called on which nobody with a name sits."""
    if seat.kind == OPEN:
        return words.say("people-your-chair" if lit else "open-seat")
    return words.say("seat", number=seat.seat + 1)


def chairs_of(
    seats: Sequence[SeatRow], known: dict[str, Account], words: Words, lit: Sequence[int] = ()
) -> list[Chair]:
    """Who sits round a table, in order of play, from the first lit chair on."""
    made = [
        Chair(
            seat.name or called(seat, words, seat.seat in lit),
            known[seat.person].mark if seat.person in known else seat.seat,
            (seat.level or "normal") if seat.kind == BOT else "",
            seat.kind == OPEN,
            seat.seat in lit,
        )
        for seat in seats
    ]
    front = min(lit, default=0)
    return made[front:] + made[:front]


def open_table(
    row: TableRow, game: Game, seats: list[SeatRow], known: dict[str, Account], me: str, words: Words
) -> OpenTable:
    """A table as the lobby shows it."""
    variants = [
        variant_words(each, row.setup.variants[each.id], words)
        for each in game.variants
        if row.setup.variants.get(each.id, each.default) != each.default
    ]
    host = known.get(row.maker.partition(" ")[2])
    free = [seat.seat for seat in seats if seat.kind == OPEN and not seat.person]
    mine = bool(me) and any(seat.person == me and seat.kind == PERSON for seat in seats)
    return OpenTable(
        row.id, game, str(row.options.get("title", "")) or words.say("title"), words.say("title"), variants,
        chairs_of(seats, known, words, [] if mine else free[:1]), len(free), pace_in(row.options, words),
        str(row.options.get("clock", "")).startswith("days"), bool(row.options.get("rated")),
        str(row.options.get("lang", "")), row.started > 0, mine, host.name if host else "", row.created,
        bool(row.options.get("hints")),
    )  # fmt: skip
