"""Artifact tiles, storage and gallery: printed facts only.

A tile is a colour and a kind; its copies are interchangeable, so an id stands for all of them: `colour * 4 + kind`.
The same number names the cell of the gallery in which the artifact's sample is guarded.
"""

from __future__ import annotations

from typing import Final

from ...engine.printed import sheet

# [rulebook] The five colours; their order from left to right is [reconstructed].
COLOURS: Final = ("yellow", "green", "red", "purple", "orange")

_kinds = sheet(__name__, "kinds")
_gallery = sheet(__name__, "gallery")
_numbers = sheet(__name__, "numbers")

KINDS_OF_ARTIFACT: Final = tuple(  # id, copies, value
    zip(_kinds.ids(), _kinds.numbers("copies", 1, 9), _kinds.numbers("value", 1, 20))
)
_credits = _gallery.number_lists("credits", 0, 99)
COLUMN_CREDITS: Final = _credits[0]  # for so many guards, from none on
ROW_CREDITS: Final = _credits[1:]
for _line, _paid in enumerate(_credits):
    _due = len(COLOURS if _line else KINDS_OF_ARTIFACT) + 1
    _gallery.require(len(_paid) == _due, _line, "credits", f"{len(_paid)} numbers", f"{_due} numbers")

# Spaces of the cargo hold (ładownia) and of the hidden hatch (ukryty luk).
HOLD_SIZE: Final[int] = _numbers.value("hold_size", 1, 9)
HATCH_SIZE: Final[int] = _numbers.value("hatch_size", 1, 9)

TILES: Final = tuple([f"{colour}_{row[0]}" for colour in COLOURS for row in KINDS_OF_ARTIFACT])
COPIES: Final = tuple([row[1] for _ in COLOURS for row in KINDS_OF_ARTIFACT])
VALUE: Final = tuple([row[2] for _ in COLOURS for row in KINDS_OF_ARTIFACT])
TILES_PER_COLOUR: Final = sum([row[1] for row in KINDS_OF_ARTIFACT])

COLUMN: Final = tuple([0b1111 << (colour * 4) for colour in range(5)])  # the cells of a column, as a bit mask
ROW: Final = tuple([0b00010001000100010001 << kind for kind in range(4)])


def gallery_credits(guards: int) -> int:
    """Every column and every row pays for its number of guards."""
    total = 0
    for colour in range(5):
        total += COLUMN_CREDITS[(guards & COLUMN[colour]).bit_count()]
    for kind in range(4):
        total += ROW_CREDITS[kind][(guards & ROW[kind]).bit_count()]
    return total
