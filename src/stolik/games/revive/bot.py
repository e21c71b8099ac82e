"""What a position is worth and which moves to look at first."""

from __future__ import annotations

from .scoring import total
from .state import ReviveState


def evaluate(state: ReviveState, seat: int) -> float:
    """The estimated final margin over the best opponent, in points."""
    own = float(total(state, seat))
    return own - max([float(total(state, other)) for other in range(state.seats) if other != seat], default=0.0)
