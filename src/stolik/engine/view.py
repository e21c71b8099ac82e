"""Views: what one seat (or a spectator) may know, as a state of the same class with the unknown left out.

`redacted(state, viewer)` is a clone in which hidden ids have become `UNKNOWN`, as the table of fields declares; a game's
own `redact` shows what depends on more than ownership. `determinize(view, dice)` deals the unknown at random; redacting
that gives the view back.
"""

from __future__ import annotations

from typing import TypeVar, cast

from .field import UNKNOWN as UNKNOWN
from .rng import Dice, seeded
from .state import TRUTH, State

S = TypeVar("S", bound=State)


def redacted(state: S, viewer: int) -> S:
    """What a viewer may know of a state, by what its fields declare."""
    view = state.clone()
    view.declared().hide(view, viewer, state.active)
    show_core(state, view, viewer)
    return cast(S, view)


def show_core(state: State, view: State, viewer: int) -> None:
    """Fill the engine's part of a view: no generator, only the viewer's own options and events."""
    view.seats = state.seats
    view.agenda = state.agenda.copy()
    view.rng = 0
    view.key = b""
    view.turn = state.turn
    view.active = state.active
    view.over = state.over
    view.viewer = viewer
    view.revealed = False
    view.offers = state.offers if viewer in state.deciders() and not state.asks_together() else []
    view.events = [] if state.events is None else [event for event in state.events if event.seen_by(viewer)]


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
