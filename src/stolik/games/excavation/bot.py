"""Evaluation and move ordering for the search bots."""

from __future__ import annotations

from .state import ExcavationState


def evaluate(state: ExcavationState, side: int) -> float:
    """The estimated final margin of a side over its best opponent."""
    best = max([state.credits[other] for other in range(state.sides()) if other != side])
    return float(state.credits[side] - best)


def priors(state: ExcavationState) -> list[float] | None:
    """A weight for every option."""
    return None
