"""The parts of the drawing that have names: what a coach lights and explanations point at."""

from __future__ import annotations

from typing import Final

from ....drawing.svg import areas
from ..state import CiState

BOARD: Final = areas(
    {
        "map": (2, 4, 440, 430),
        "talks": (446, 4, 362, 430),
        "round": (814, 4, 314, 112),
        "port": (814, 120, 314, 314),
        "stations": (2, 440, 1128, 164),
    }
)
MAT: Final = areas(
    {
        "stock": (10, 72, 102, 70),
        "cantina": (488, 10, 76, 42),
        "pool": (488, 60, 76, 70),
        "reserve": (488, 131, 76, 51),
    }
)
RADIO: Final = areas({"radio": (18, 146, 32, 28)})


def mat(view: CiState, participant: int) -> str:
    """Those of a base; the Radio where it lies."""
    return "" if participant >= view.seats else MAT + RADIO if view.radio == participant else MAT
