"""Hints: what would the bot do? Asked by the person to move, thought about by workers, told in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from ...bots.hints import Hint, from_plain
from ...bots.telling import Told, told
from ...engine.errors import GameOver, StaleChoice, WrongSeat
from ...lessons.course import LEARNER, Trigger
from ...words import Words
from ..errors import TableError
from ..limits import payer_of
from ..server import Server, server_of
from ..tables.jobs import HINT, Thought
from ..tables.storage import PERSON
from ..tables.tables import Table
from .coaching import guide_of
from .scenes import names

STILL_THINKING = 202  # asked again, it is told
AGAIN = 3  # while several answer one question, the table moves on under the thought


@dataclass(frozen=True)
class Advice:
    """An option worth considering, with what is told of it."""

    hint: Hint
    told: Told

    @property
    def option(self) -> str:
        """The text of the option."""
        return str(self.hint.option)

    @property
    def steps(self) -> str:
        """The line as the page's script finds it on the table: choices, each with the names of its things."""
        return "|".join(";".join(step) for step in self.told.steps)

    def plain(self) -> dict[str, Any]:
        """As plain data, with the words."""
        words = {"words": self.told.title, "then": self.told.then, "confidence": self.told.verdict}
        return {**self.hint.plain(), **words, "reasons": self.told.reasons}


async def advice(request: Request, table: Table, seat: int, version: int | None, words: Words) -> list[Advice]:
    """The best few options of a seat, best first, from what that seat sees."""
    server = server_of(request)
    check(table, seat, version)
    limit = server.limits.hints  # of an address, and of who sits here
    if not limit.take(payer_of(request.scope)) or not limit.take(f"{table.id} {seat}"):
        raise TableError("too-fast", 429)
    async with table.lock:
        called = names(table, words, table.record.state)
    found = [from_plain(table.game, each) for each in await thought(server, table, seat, version)]
    return [Advice(hint, said) for hint, said in zip(found, told(found, words, called, seat), strict=True)]


@dataclass(frozen=True)
class Thoughts:
    """What the coach of a first game answers: thoughts that fit the moment, and what she would do."""

    said: list[Trigger]
    advice: Advice | None


async def answered(request: Request, table: Table, seat: int, version: int | None, words: Words) -> Thoughts:
    """What should I think about now? Thoughts of the course that fit, and the best option in words."""
    if not table.guided or seat != LEARNER:
        raise TableError("no-coach", 409)
    async with table.lock:
        said = guide_of(table).thoughts()
    found: list[Advice] = []
    try:
        found = await advice(request, table, seat, version, words)
    except TableError as error:  # nobody is there to think: the thoughts are enough
        if error.status == STILL_THINKING:
            raise
    return Thoughts(said, found[0] if found else None)


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
            found: list[dict[str, Any]] = await server.thought(asked)
            return found
        except TableError:
            check(table, seat, version)
            if table.version == asked.version or turn == AGAIN - 1:
                raise
    raise AssertionError
