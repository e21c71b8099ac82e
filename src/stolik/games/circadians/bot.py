"""What the search bots ask: how good a position is, and which options deserve a first look."""

from __future__ import annotations

from .scoring import totals
from .state import CiState


def margin(state: CiState, seat: int) -> float:
    """The estimated final margin of a participant over the best other one, in points."""
    scores = totals(state)
    return float(scores[seat] - max([s for i, s in enumerate(scores) if i != seat], default=0))
