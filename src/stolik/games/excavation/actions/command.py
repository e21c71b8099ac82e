"""Command (Rozkaz)."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision
from ....engine.option import Candidates, Option, Phrase, Verb
from ..board import CENTRE_OF
from ..effects import guard_of, offer_crew
from ..pieces import (
    ASK_COMMAND,
    DONE,
    DONE_OPTION,
    IDLE_ORDER,
    NO_CREW,
    NO_REPRESENTATIVE,
    REPRESENT,
    REPRESENT_FROM,
    TRADER,
    TRADER_FROM,
    USE,
    WITHDRAW,
)
from ..state import ExcavationState
from .orders import UseOrder, is_useful


def refuse_command(state: ExcavationState, seat: int, symbol: int) -> Verb | None:
    """Why no marker can be placed or withdrawn; None when one can."""
    return None if state.has_crew(seat) or state.reps[seat * 3 + CENTRE_OF[symbol]] else NO_CREW


@dataclass(frozen=True)
class Command(Decision):
    """Place a trader; place or withdraw a representative: one or both, each once, in either order (A11)."""

    seat: int
    symbol: int
    traded: bool = False
    ruled: bool = False

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        centre = CENTRE_OF[self.symbol]
        found = Candidates(why)
        if not self.traded:
            offer_crew(found, state, self.seat, self.symbol, TRADER, TRADER_FROM)
        if not self.ruled:
            offer_crew(found, state, self.seat, centre, REPRESENT, REPRESENT_FROM)
            if state.reps[self.seat * 3 + centre]:
                found.legal.append(Option(WITHDRAW, (centre,)))
                if why and state.orders and not self.helps(state, centre):
                    found.refuse(Option(USE, (state.orders[centre],)), IDLE_ORDER)
            else:
                found.refuse(Option(WITHDRAW, (centre,)), NO_REPRESENTATIVE)
        if self.traded or self.ruled:
            found.legal.append(DONE_OPTION)
        return found

    def helps(self, state: ExcavationState, centre: int) -> bool:
        """Whether the order would do anything for whoever withdraws."""
        withdrawn = state.clone()
        withdrawn.withdraw(self.seat, centre)
        return is_useful(withdrawn, self.seat, state.orders[centre])

    def choose(self, state: ExcavationState, option: Option) -> None:
        verb = option.verb
        if verb is DONE:
            return
        if verb is TRADER or verb is TRADER_FROM:
            state.add_trader(self.seat, self.symbol, guard_of(option))
            if not self.ruled:
                state.then(Command(self.seat, self.symbol, True, False))
            return
        if not self.traded:
            state.then(Command(self.seat, self.symbol, False, True))
        centre = option.args[0]
        if verb is WITHDRAW:
            state.withdraw(self.seat, centre)
            if state.orders:  # A34: in round 1 there is no ability yet.
                state.then(UseOrder(self.seat, state.orders[centre]))
        else:
            state.add_representative(self.seat, centre, guard_of(option))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(ASK_COMMAND, (self.symbol, CENTRE_OF[self.symbol]))
