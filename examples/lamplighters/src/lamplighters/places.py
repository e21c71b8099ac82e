"""The town square by square: the streets from it, its worth and the lamp that burns there."""

from __future__ import annotations

from typing import Final

from stolik.engine.option import NUMBER, SEAT, Phrase, Verbs
from stolik.engine.place import PATH, Piece, Place

from .board import NEIGHBOURS, PLACE, QUARTER_OF, SQUARES, WORTH
from .pieces import QUARTER, SQUARE
from .state import Town

NEAR: Final = Verbs()
NEAR_PATH: Final = NEAR.verb(PATH, SQUARE)
STANDS: Final = Verbs()
LAMP: Final = STANDS.verb("lamp", SEAT)
WORTH_OF: Final = STANDS.verb("worth", NUMBER)
GROUPS: Final = Verbs()
IN_QUARTER: Final = GROUPS.verb("quarter", QUARTER)


def places(view: Town) -> list[Place]:
    """All squares; on a drawing in characters they lie as on the printed town."""
    return [square(view, at) for at in range(len(SQUARES))]


def square(view: Town, at: int) -> Place:
    """A square, with its lamp if one burns."""
    x, y = PLACE[at]
    lamp = view.lamps[at] if view.lamps else -1
    pieces = [Piece(Phrase(LAMP, (lamp,)), "*", lamp)] if lamp >= 0 else []
    pieces.append(Piece(Phrase(WORTH_OF, (WORTH[at],)), str(WORTH[at])))
    near = tuple([Phrase(NEAR_PATH, (to,)) for to in NEIGHBOURS[at]])
    group = Phrase(IN_QUARTER, (QUARTER_OF[at],))
    return Place(SQUARE, at, y * 20 // 600, x * 48 // 860, 8, group, near, tuple(pieces), named=True)
