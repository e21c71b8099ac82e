"""Artifact tiles, storage and gallery: printed facts only.

A tile is a colour and a kind; its copies are interchangeable, so an id stands for all of them: `colour * 4 + kind`.
The same number names the cell of the gallery in which the artifact's sample is guarded.
"""

from __future__ import annotations

from typing import Final

# [rulebook] The five colours; their order from left to right is [reconstructed].
COLOURS: Final = ("yellow", "green", "red", "purple", "orange")

# fmt: off
# [derived] The rarities 6, 5, 4, 3; that they follow the symbol in every colour is [reconstructed].
KINDS_OF_ARTIFACT: Final = (
    # id,  copies, value (9 less the copies: [rulebook])
    ("k1",      6,     3),
    ("k2",      5,     4),
    ("k3",      4,     5),
    ("k4",      3,     6),
)

# [reconstructed] except the four numbers of the rulebook's example: 13 for the first row, and 4, 9, 15.
COLUMN_CREDITS: Final = (0, 0, 4, 9, 15)
ROW_CREDITS: Final = (
    (0, 0, 0, 4,  8, 13),
    (0, 0, 0, 5, 10, 16),
    (0, 0, 0, 6, 12, 20),
    (0, 0, 0, 8, 15, 24),
)
# fmt: on

# [source] Spaces of the cargo hold (ładownia) and of the hidden hatch (ukryty luk).
HOLD_SIZE: Final = 5
HATCH_SIZE: Final = 3

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
