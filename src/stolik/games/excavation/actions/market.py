"""Market (Rynek)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....engine.agenda import Decision
from ....engine.option import Option, Phrase, Refusal, Verb
from ..board import PLACE_OF_MARKET
from ..cards import SPECIAL
from ..effects import crew_options, guard_of
from ..pieces import (
    ADD,
    ADD_OPTION,
    ASK_MARKET,
    DONE,
    DONE_OPTION,
    NO_BUYER_LEFT,
    NO_CREW,
    NOT_AT_MARKET,
    NOTHING_TO_ADD,
    TRADER,
    TRADER_FROM,
)
from ..state import ExcavationState

NOTHING_DONE: Final = 0  # how far the three steps have come
TRADER_PLACED: Final = 1
SPECIAL_ADDED: Final = 2


def refuse_market(state: ExcavationState, seat: int, symbol: int) -> Verb | None:
    """Why nothing can be done at a market; None when something can."""
    if PLACE_OF_MARKET[symbol] not in state.explorers[seat]:
        return NOT_AT_MARKET
    return None if state.has_crew(seat) or max(state.track) > 0 else NOTHING_TO_ADD


@dataclass(frozen=True)
class Market(Decision):
    """Place a trader, add a special buyer, add a coloured buyer: in this order, each once and at will."""

    seat: int
    market: int
    stage: int = NOTHING_DONE

    def options(self, state: ExcavationState) -> list[Option]:
        options: list[Option] = []
        if self.stage < TRADER_PLACED:
            options += crew_options(state, self.seat, self.market, TRADER, TRADER_FROM)
        if self.stage < SPECIAL_ADDED and state.track[SPECIAL]:
            options.append(ADD_OPTION[SPECIAL][self.market])
        for colour in range(5):
            if state.track[colour]:
                options.append(ADD_OPTION[colour][self.market])
        if self.stage != NOTHING_DONE:  # A9: something must be done.
            options.append(DONE_OPTION)
        return options

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is DONE:
            return
        if option.verb is not ADD:
            state.add_trader(self.seat, self.market, guard_of(option))
            state.then(Market(self.seat, self.market, TRADER_PLACED))
            return
        state.push(self.market, option.args[0])
        if option.args[0] == SPECIAL:
            state.then(Market(self.seat, self.market, SPECIAL_ADDED))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(ASK_MARKET, (self.market,))

    def refusals(self, state: ExcavationState) -> list[Refusal]:
        refused: list[Refusal] = []
        if self.stage < TRADER_PLACED and not state.has_crew(self.seat):
            refused.append(Refusal(Option(TRADER, (self.market,)), Phrase(NO_CREW)))
        for buyer in range(SPECIAL + 1 if self.stage < SPECIAL_ADDED else SPECIAL):
            if not state.track[buyer]:
                refused.append(Refusal(ADD_OPTION[buyer][self.market], Phrase(NO_BUYER_LEFT)))
        return refused
