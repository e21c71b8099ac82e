"""The parts of the drawing that have names: what a coach lights and explanations point at."""

from __future__ import annotations

from typing import Final

from ....drawing.svg import areas, zoned
from ..state import IcaionState
from .world import CRATER_AT, SPOT, place

CITY: Final = [place(*spot) for spot in SPOT[:5]]
MAT: Final = areas(
    {
        "mat-power": (66, 12, 38, 46),
        "mat-strength": (108, 12, 192, 36),
        "mat-movement": (108, 49, 192, 36),
        "mat-cages": (108, 86, 192, 36),
        "mat-installed": (107, 124, 142, 38),
        "mat-held": (250, 124, 48, 38),
        "mat-shards": (110, 164, 94, 28),
        "mat-parasites": (216, 164, 38, 28),
        "mat-upgrades": (301, 123, 268, 66),
    }
)


def board(view: IcaionState) -> str:
    """Those of the board: plates at both sides, the City and the Colossus where it stands."""
    below = 22.0 * view.seats
    left, top = min(x for x, _ in CITY), min(y for _, y in CITY)
    cx, cy = CRATER_AT[view.colossus]
    x, y = place(cx - 4, cy + 44)
    out = zoned("year", areas({"year": (8, 8, 252, 52)})) + zoned("track", areas({"track": (8, 66, 130, 306)}))
    out += zoned("decks", areas({"decks": (8, 514, 252, 86)}))
    out += zoned("side", areas({"reputation": (892, 8, 232, 26 + below), "apparatuses": (892, 44 + below, 232, 92)}))
    city = left, top, max(x for x, _ in CITY) - left, max(y for _, y in CITY) - top
    out += zoned("map", areas({"map": (127, 4, 870, 600), "city": city, "colossus": (x - 38, y - 76, 76, 84)}))
    if view.wonders:
        high = 34.0 + 82 * max(1, -(-len(view.wonders_offered) // 3))
        wonders = 892.0, 600 - high - (104 if view.reserved else 0), 232.0, high
        out += zoned("wonders", areas({"wonders": wonders}))
    return out
