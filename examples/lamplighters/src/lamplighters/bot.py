"""How bots judge a position: points as they stand, what the wind will take, and the lamp that a card still promises."""

from __future__ import annotations

from typing import Final

from stolik.engine.field import NOT_THERE

from .board import EVENINGS, NEIGHBOURS, SQUARES, WORTH
from .rounds import Turn
from .scoring import points
from .state import Town

DOOMED: Final = 3.0  # a lamp that the wind will take, as long as nothing is set beside it
OIL: Final = 0.7  # beside the half point that it is worth at the end; it buys places
JOINED: Final = 2.0  # a square beside a lamp of one's own
QUARTER: Final = 1.5  # a lamp anywhere: majorities
LATE: Final = 0.9  # of a promise, for everybody who goes first


def evaluate(state: Town, seat: int) -> float:
    """The expected margin of a seat over its best opponent, in points."""
    rivals = [worth(state, other) for other in range(state.seats) if other != seat]
    return worth(state, seat) - max(rivals)


def worth(state: Town, seat: int) -> float:
    """The points of a seat, and what they will probably become."""
    total = float(points(state, seat))
    if state.over:
        return total
    total -= DOOMED * len([square for square in state.doomed() if state.lamps[square] == seat])
    total += OIL * state.oil[seat] * (EVENINGS[state.seats] - state.evening) / EVENINGS[state.seats]
    return total + promise(state, seat)


def promise(state: Town, seat: int) -> float:
    """What the seat's turn this evening will bring, if it is still to come: the best square that it can pay."""
    coming = [step.seat for step in reversed(state.agenda) if isinstance(step, Turn)]
    if seat not in coming or not state.supply[seat]:
        return 0.0
    best = 0.0
    for square in range(len(SQUARES)):
        price = state.price(seat, square)
        if state.lamps[square] == NOT_THERE and price <= state.oil[seat]:
            joined = seat in [state.lamps[each] for each in NEIGHBOURS[square]]
            best = max(best, QUARTER + WORTH[square] + JOINED * joined - OIL * price)
    return best * LATE ** coming.index(seat)
