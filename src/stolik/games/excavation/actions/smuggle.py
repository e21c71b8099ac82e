"""Smuggle (Przemyt): deliver (dostawa) or acquire (nabycie)."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision
from ....engine.option import Candidates, Option, Phrase, Verb
from .. import pieces
from ..board import BLACK_MARKET_OF
from ..effects import Sample, acquirable
from ..state import ExcavationState, distinct, joined
from ..tiles import VALUE

SURCHARGE = 1  # what the black market takes above an artifact's value


def refuse_smuggle(state: ExcavationState, seat: int, symbol: int) -> Verb | None:
    """Why nothing can be smuggled; None when something can."""
    if BLACK_MARKET_OF[symbol] not in state.explorers[seat]:
        return pieces.NOT_AT_BLACK_MARKET
    if state.hold[seat] or state.hatch[seat] or acquirable(state, seat, SURCHARGE, False, False).legal:
        return None
    return pieces.NOTHING_TO_SMUGGLE


def offer_delivery(found: Candidates, state: ExcavationState, seat: int, other_than: int = -1) -> None:
    """Offer the own tiles, not of the colour that was already delivered."""
    for store, tiles in ((pieces.HOLD, state.hold[seat]), (pieces.HATCH, state.hatch[seat])):
        for tile in distinct(tiles):
            if tile >> 2 == other_than:
                found.refuse(Option(pieces.DELIVER, (tile, store)), pieces.SAME_COLOUR)
            else:
                found.legal.append(Option(pieces.DELIVER, (tile, store)))


@dataclass(frozen=True)
class Smuggle(Decision):
    """Either deliver own artifacts to the black market or acquire some from it."""

    seat: int

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        found = acquirable(state, self.seat, SURCHARGE, False, why)
        offer_delivery(found, state, self.seat)
        return found

    def choose(self, state: ExcavationState, option: Option) -> None:
        tile, store = option.args[0], option.args[1]
        if option.verb is pieces.DELIVER:
            state.deliver(self.seat, tile, store)
            state.then(Deliver(self.seat, tile >> 2))
        else:
            state.acquire(self.seat, tile, store, VALUE[tile] + SURCHARGE)
            state.then(Acquire(self.seat, tile))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_SMUGGLE)


@dataclass(frozen=True)
class Deliver(Decision):
    """A second tile of another colour may be delivered."""

    seat: int
    colour: int

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        found = Candidates(why)
        offer_delivery(found, state, self.seat, self.colour)
        found.legal.append(pieces.DONE_OPTION)
        return found

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is not pieces.DONE:
            state.deliver(self.seat, option.args[0], option.args[1])

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_DELIVER)


@dataclass(frozen=True)
class Acquire(Decision):
    """The top tile of a second stack may be acquired; then both may be sampled."""

    seat: int
    first: int

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        found = acquirable(state, self.seat, SURCHARGE, False, why, self.first >> 2)
        found.legal.append(pieces.DONE_OPTION)
        return found

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is pieces.DONE:
            state.then(Sample(self.seat, (self.first,)))
            return
        tile = option.args[0]
        state.acquire(self.seat, tile, option.args[1], VALUE[tile] + SURCHARGE)
        state.then(Sample(self.seat, joined((self.first,), (tile,))))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_ACQUIRE)
