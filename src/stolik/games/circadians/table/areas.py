"""The parts of the drawing that have names: what a coach lights and explanations point at."""

from __future__ import annotations

from typing import Final

from ....drawing.svg import areas, zoned
from ..state import CiState

BOARD: Final = (
    areas({"map": (2, 4, 440, 430), "stations": (2, 440, 1128, 164)})
    + zoned("talks", areas({"talks": (446, 4, 362, 430)}))
    + zoned("port", areas({"round": (814, 4, 314, 122), "port": (814, 130, 314, 304)}))
)
MAT: Final = zoned("base", areas({"stock": (118, 6, 362, 40)})) + zoned(
    "rest", areas({"cantina": (486, 7, 80, 50), "pool": (486, 60, 80, 72), "reserve": (486, 133, 80, 55)})
)
RADIO: Final = zoned("person", areas({"radio": (14, 152, 34, 30)}))


def mat(view: CiState, participant: int) -> str:
    """Those of a base; the Radio where it lies."""
    return "" if participant >= view.seats else MAT + RADIO if view.radio == participant else MAT
