"""Hints: what would the bot do? Asked by the person to move, thought about by workers, told in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from ...engine.errors import GameOver, StaleChoice, WrongSeat
from ...words import Words
from ..errors import TableError
from ..limits import payer_of
from ..server import Server, server_of
from ..tables.jobs import HINT, Thought
from ..tables.storage import PERSON
from ..tables.tables import Table
from .scenes import names

AGAIN = 3  # while several answer one question, the table moves on under the thought


@dataclass(frozen=True)
class Advice:
    """An option worth considering, in words: estimated final margin, chance to win, share of the search."""

    option: str
    label: str
    margin: float
    chance: float
    share: float


async def advice(request: Request, table: Table, seat: int, version: int | None, words: Words) -> list[Advice]:
    """The best few options of a seat, best first, from what that seat sees."""
    server = server_of(request)
    check(table, seat, version)
    limit = server.limits.hints  # of an address, and of who sits here
    if not limit.take(payer_of(request.scope)) or not limit.take(f"{table.id} {seat}"):
        raise TableError("too-fast", 429)
    async with table.lock:
        called = names(table, words, table.record.state)
    vocabulary = table.game.vocabulary
    return [
        Advice(
            each["option"], words.option(vocabulary.parse(each["option"]), called), each["margin"], each["chance"],
            each["share"],
        )
        for each in await thought(server, table, seat, version)
    ]  # fmt: skip


def check(table: Table, seat: int, version: int | None) -> None:
    """Hints are for the person who has to choose, at a table that allows them."""
    state = table.record.state
    if table.seats[seat].kind != PERSON:
        raise TableError("replaced", 409)
    if not table.hints:
        raise TableError("hints-off", 403)
    if state.over:
        raise GameOver("nothing is to be chosen any more")
    if seat not in state.deciders():
        raise WrongSeat(f"seat {seat} does not decide now")
    if version is not None and not table.fits(seat, version):
        raise StaleChoice(f"asked for version {version}; the table is at version {table.version}")


async def thought(server: Server, table: Table, seat: int, version: int | None) -> list[dict[str, Any]]:
    """What the workers say; asked again while others answer the same question."""
    for turn in range(AGAIN):
        asked = Thought(table.id, HINT, seat, table.version)
        try:
            found: list[dict[str, Any]] = await server.thought(asked, server.settings.hint_patience)
            return found
        except TableError:
            check(table, seat, version)
            if table.version == asked.version or turn == AGAIN - 1:
                raise
    raise AssertionError
