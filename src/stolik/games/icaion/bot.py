"""What a position is worth, for the search bots."""

from __future__ import annotations

from .state import IcaionState


def evaluate(state: IcaionState, seat: int) -> float:
    """The estimated final margin over the best opponent."""
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, float(state.players[other].rp))
    return float(state.players[seat].rp) - best


def priors(state: IcaionState) -> list[float] | None:
    """A weight for each offered option."""
    return None
