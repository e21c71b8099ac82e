"""The town square by square: the streets from it, its worth and the lamp that burns there."""

from __future__ import annotations

from typing import Final

from stolik.engine.option import NUMBER, SEAT, Phrase, Verb
from stolik.engine.place import PATH, Piece, Place

from .board import NEIGHBOURS, PLACE, QUARTER_OF, SQUARES, WORTH
from .pieces import QUARTER, SQUARE
from .state import Town

NEAR_PATH: Final = Verb(PATH, SQUARE)
NEAR: Final = (NEAR_PATH,)
LAMP: Final = Verb("lamp", SEAT)
WORTH_OF: Final = Verb("worth", NUMBER)
STANDS: Final = (LAMP, WORTH_OF)
IN_QUARTER: Final = Verb("quarter", QUARTER)
GROUPS: Final = (IN_QUARTER,)


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
