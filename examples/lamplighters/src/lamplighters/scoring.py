"""The score sheet: squares, quarters, the longest chain and oil; and who wins."""

from __future__ import annotations

from typing import Final

from stolik.engine.game import ScoreLine
from stolik.engine.option import Phrase

from .board import NEIGHBOURS, QUARTER_OF, QUARTERS, WORTH
from .cards import CHAIN, MAJORITY, OIL_PER_POINT
from .pieces import MORE_LAMPS, SHARED
from .state import Town


def squares(state: Town, seat: int) -> int:
    """The worth of all squares that the seat's lamps light."""
    return sum([WORTH[square] for square in state.burning(seat)])


def quarters(state: Town, seat: int) -> int:
    """The most lamps in a quarter pay, and the second most; those who tie share their places, rounded down."""
    paid = 0
    for quarter in range(len(QUARTERS)):
        owners = [owner for square, owner in enumerate(state.lamps) if QUARTER_OF[square] == quarter]
        counts = [owners.count(each) for each in range(state.seats)]
        own = counts[seat]
        if own:
            ahead = len([count for count in counts if count > own])
            tied = counts.count(own)
            paid += sum(MAJORITY[ahead : ahead + tied]) // tied
    return paid


def chain(state: Town, seat: int) -> int:
    """The largest group of lamps that streets join."""
    left = set(state.burning(seat))
    largest = 0
    while left:
        group = [left.pop()]
        for square in group:  # grows while it is read
            joined = left.intersection(NEIGHBOURS[square])
            left -= joined
            group += sorted(joined)
        largest = max(largest, len(group))
    return CHAIN[largest]


def oil(state: Town, seat: int) -> int:
    """Oil that is left."""
    return state.oil[seat] // OIL_PER_POINT


LINES: Final = (squares, quarters, chain, oil)


def points(state: Town, seat: int) -> int:
    """All points of a seat, as if the game ended now."""
    return sum([line(state, seat) for line in LINES])


def sheet(state: Town) -> list[ScoreLine]:
    """The points of everybody, line by line."""
    return [ScoreLine(line.__name__, tuple([line(state, seat) for seat in range(state.seats)])) for line in LINES]


def rank(state: Town, seat: int) -> tuple[int, int]:
    """Points, and between equals the lamps that burn."""
    return points(state, seat), len(state.burning(seat))


def winners(state: Town) -> list[int]:
    """Whoever ranks best."""
    ranks = [rank(state, seat) for seat in range(state.seats)]
    return [seat for seat, each in enumerate(ranks) if each == max(ranks)]


def tie_break(state: Town) -> Phrase | None:
    """What decided between the best, if their points were equal."""
    scores = [points(state, seat) for seat in range(state.seats)]
    if scores.count(max(scores)) == 1:
        return None
    return Phrase(MORE_LAMPS if len(winners(state)) < scores.count(max(scores)) else SHARED)
