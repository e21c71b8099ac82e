"""The parts of the drawing that have names: what a coach lights and explanations point at."""

from __future__ import annotations

from typing import Final

from ....drawing.svg import areas
from .world import HIB_X, SIDE_X, H, W

BOARD: Final = areas(
    {
        "craters": (52, 40, 920, 66),
        "score-track": (2, 2, W - 4, H - 4),
        "hibernation-track": (HIB_X - 46, 116, 92, 590),
        "citizens": (SIDE_X, 6, 370, 344),
        "special-machines": (SIDE_X, 366, 370, 182),
        "slot-modules": (SIDE_X, 560, 370, 86),
        "pending": (SIDE_X, 656, 370, 86),
    }
)
MAT: Final = {  # by the part of the boards that they belong to
    "slots-top": areas({"slots-top": (114, 40, 180, 74)}),
    "slots-bottom": areas({"slots-bottom": (299, 40, 180, 74)}),
    "slot-right": areas({"slot-right": (479, 40, 91, 74)}),
    "tracks": areas({"tracks": (114, 115, 262, 80)}),
    "technologies": areas({"technologies": (378, 115, 192, 80)}),
    "store": areas(
        {
            "energy-store": (346, 6, 48, 32),
            "development": (394, 6, 48, 32),
            "artifact-card": (493, 6, 74, 32),
            "crates": (442, 6, 50, 32),
        }
    ),
    "actions": areas({"actions": (4, 112, 104, 80)}),
}
CUBE: Final = areas({"cube": (473, 174, 72, 20)})


def mat(part: str, solo: bool) -> str:
    """Those of a part of a player's boards; the cube counts the rounds of a solo game."""
    return MAT.get(part, "") + (CUBE if solo and part == "technologies" else "")
