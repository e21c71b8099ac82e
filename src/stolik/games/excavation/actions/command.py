"""Command (Rozkaz)."""

from __future__ import annotations

from ....engine.agenda import Decision
from ....engine.option import Candidates, Option, Phrase, Verb
from .. import pieces
from ..board import CENTRE_OF
from ..effects import guard_of, offer_crew
from ..state import ExcavationState
from .orders import UseOrder, is_useful


def refuse_command(state: ExcavationState, seat: int, symbol: int) -> Verb | None:
    """Why no marker can be placed or withdrawn; None when one can."""
    return None if state.has_crew(seat) or state.reps[seat * 3 + CENTRE_OF[symbol]] else pieces.NO_CREW


class Command(Decision):
    """Place a trader; place or withdraw a representative: one or both, each once, in either order (A11)."""

    def __init__(self, seat: int, symbol: int, traded: bool = False, ruled: bool = False) -> None:
        self.seat = seat
        self.symbol = symbol
        self.traded = traded
        self.ruled = ruled

    def candidates(self, state: ExcavationState, why: bool) -> Candidates:
        centre = CENTRE_OF[self.symbol]
        found = Candidates(why)
        if not self.traded:
            offer_crew(found, state, self.seat, self.symbol, pieces.TRADER, pieces.TRADER_FROM)
        if not self.ruled:
            offer_crew(found, state, self.seat, centre, pieces.REPRESENT, pieces.REPRESENT_FROM)
            if state.reps[self.seat * 3 + centre]:
                found.legal.append(Option(pieces.WITHDRAW, (centre,)))
                if why and state.orders and not self.helps(state, centre):
                    found.refuse(Option(pieces.USE, (state.orders[centre],)), pieces.IDLE_ORDER)
            else:
                found.refuse(Option(pieces.WITHDRAW, (centre,)), pieces.NO_REPRESENTATIVE)
        if self.traded or self.ruled:
            found.legal.append(pieces.DONE_OPTION)
        return found

    def helps(self, state: ExcavationState, centre: int) -> bool:
        """Whether the order would do anything for whoever withdraws."""
        withdrawn = state.clone()
        withdrawn.withdraw(self.seat, centre)
        return is_useful(withdrawn, self.seat, state.orders[centre])

    def choose(self, state: ExcavationState, option: Option) -> None:
        verb = option.verb
        if verb is pieces.DONE:
            return
        if verb is pieces.TRADER or verb is pieces.TRADER_FROM:
            state.add_trader(self.seat, self.symbol, guard_of(option))
            if not self.ruled:
                state.then(Command(self.seat, self.symbol, True, False))
            return
        if not self.traded:
            state.then(Command(self.seat, self.symbol, False, True))
        centre = option.args[0]
        if verb is pieces.WITHDRAW:
            state.withdraw(self.seat, centre)
            if state.orders:  # A34: in round 1 there is no ability yet.
                state.then(UseOrder(self.seat, state.orders[centre]))
        else:
            state.add_representative(self.seat, centre, guard_of(option))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_COMMAND, (self.symbol, CENTRE_OF[self.symbol]))
