"""The parts of the drawing that have names: what a coach lights and explanations point at."""

from __future__ import annotations

from typing import Final

from ....drawing.svg import areas

BOARD: Final = areas(
    {
        "map": (2, 178, 748, 428),
        "street": (6, 82, 748, 92),
        "popularity": (776, 84, 260, 290),
        "special": (1044, 116, 74, 54),
        "black-market": (764, 384, 364, 98),
        "forecast": (764, 488, 364, 118),
        "ship": (2, 2, 1128, 78),
        "last-sale": (766, 12, 170, 48),
        "round": (944, 12, 166, 48),
    }
)
MAT: Final = areas(
    {
        "hold": (131, 12, 226, 70),
        "hatch": (130, 86, 142, 101),
        "gallery": (374, 12, 192, 152),
        "gallery-total": (374, 164, 188, 23),
        "ability": (277, 88, 94, 66),
        "crew": (4, 144, 119, 28),
    }
)
