"""Market (Rynek)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....engine.agenda import Decision
from ....engine.option import Candidates, Option, Phrase, Verb
from .. import pieces
from ..board import PLACE_OF_MARKET
from ..cards import SPECIAL
from ..effects import guard_of, offer_crew
from ..state import ExcavationState

NOTHING_DONE: Final = 0  # how far the three steps have come
TRADER_PLACED: Final = 1
SPECIAL_ADDED: Final = 2
COLOURED: Final = tuple(range(SPECIAL))  # buyers in the order in which they are added
SPECIAL_FIRST: Final = (SPECIAL, *COLOURED)


def refuse_market(state: ExcavationState, seat: int, symbol: int) -> Verb | None:
    """Why nothing can be done at a market; None when something can."""
    if PLACE_OF_MARKET[symbol] not in state.explorers[seat]:
        return pieces.NOT_AT_MARKET
    return None if state.has_crew(seat) or max(state.track) > 0 else pieces.NOTHING_TO_ADD


@dataclass(frozen=True)
class Market(Decision):
    """Place a trader, add a special buyer, add a coloured buyer: in this order, each once and at will."""

    seat: int
    market: int
    stage: int = NOTHING_DONE

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        found = Candidates(why)
        if self.stage < TRADER_PLACED:
            offer_crew(found, state, self.seat, self.market, pieces.TRADER, pieces.TRADER_FROM)
        for buyer in SPECIAL_FIRST if self.stage < SPECIAL_ADDED else COLOURED:
            if state.track[buyer]:
                found.legal.append(pieces.ADD_OPTION[buyer][self.market])
            elif why:
                found.refuse(pieces.ADD_OPTION[buyer][self.market], pieces.NO_BUYER_LEFT)
        if self.stage != NOTHING_DONE:  # A9: something must be done.
            found.legal.append(pieces.DONE_OPTION)
        return found

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is pieces.DONE:
            return
        if option.verb is not pieces.ADD:
            state.add_trader(self.seat, self.market, guard_of(option))
            state.then(Market(self.seat, self.market, TRADER_PLACED))
            return
        state.push(self.market, option.args[0])
        if option.args[0] == SPECIAL:
            state.then(Market(self.seat, self.market, SPECIAL_ADDED))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_MARKET, (self.market,))
