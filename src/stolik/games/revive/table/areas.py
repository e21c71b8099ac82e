"""The parts of the drawing that have names: what a coach lights and explanations point at."""

from __future__ import annotations

from typing import Final

from ....drawing.svg import areas
from ..state import ReviveState
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
MAT: Final = areas(
    {
        "slots-top": (208, 4, 420, 56),
        "slots-bottom": (208, 234, 420, 56),
        "slot-right": (664, 192, 100, 94),
        "tracks": (203, 65, 454, 166),
        "technologies": (4, 154, 190, 138),
        "energy-store": (660, 71, 50, 28),
        "development": (711, 71, 70, 28),
        "artifact-card": (755, 101, 98, 38),
        "crates": (660, 102, 92, 28),
        "actions": (662, 140, 190, 38),
    }
)
CUBE: Final = areas({"cube": (783, 71, 68, 28)})


def mat(view: ReviveState) -> str:
    """Those of a player's boards; the cube counts the rounds of a solo game."""
    return MAT + CUBE if view.seats == 1 else MAT
