"""Views: what one seat (or a spectator) may know, as a state of the same class with the unknown left out.

A game's `redact(state, viewer)` builds a new state up from what the viewer may know: public fields are copied, hidden
ids become `UNKNOWN`. `determinize(view, dice)` deals the unknown at random; redacting that gives the view back.
"""

from __future__ import annotations

from typing import Final

from .rng import Dice, seeded
from .state import TRUTH, State

UNKNOWN: Final = -1


def show_core(state: State, view: State, viewer: int) -> None:
    """Fill the engine's part of a view: no generator, only the viewer's own options and events."""
    view.seats = state.seats
    view.agenda = state.agenda.copy()
    view.turn = state.turn
    view.active = state.active
    view.over = state.over
    view.viewer = viewer
    if viewer in state.deciders() and not state.asks_together():
        view.offers = state.offers
    if state.events is not None:
        view.events = [event for event in state.events if event.seen_by(viewer)]


def hide_core(view: State, state: State, dice: Dice) -> None:
    """Fill the engine's part of a determinized state: a quick generator of its own, nobody listening."""
    view.copy_core(state)
    state.viewer = TRUTH
    state.rng = seeded(dice.below(2**30))
    state.key = b""
    state.refresh()


def unknown(count: int) -> list[int]:
    """A face-down pile or hand of that many."""
    return [UNKNOWN] * count
