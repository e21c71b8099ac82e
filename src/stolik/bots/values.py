"""Learned values: a linear correction of a game's own estimate, over the cells of learning (`engine/forms.py`).

It was fitted to the final margins of self-play. Every cell has a weight at the beginning, in the middle and at the end
of a game (`KNOTS`), and in between both neighbours count. Only the cells that weigh something are read, straight from
the fields of a state. Compiled with the rules; needs no further library.
"""

from __future__ import annotations

from typing import Any, Final

from ..engine.forms import Cells, EachForm, Form, PartForm
from ..engine.state import State

KNOTS: Final = 3  # moments of a game at which weights are known: beginning, middle, end


class Weigher(Cells):
    """Cells that are weighed at once instead of being kept, at two neighbouring moments."""

    def __init__(self, viewer: int, seats: int, near: list[float], next: list[float]) -> None:
        super().__init__(viewer, seats)
        self.near = near
        self.next = next
        self.one = 0.0
        self.two = 0.0

    def put(self, at: int, value: float) -> None:
        self.one += self.near[at] * value
        self.two += self.next[at] * value

    def add(self, at: int, value: float) -> None:
        self.one += self.near[at] * value
        self.two += self.next[at] * value


class Picked(Form):
    """Those of several named values that weigh something, each with its place."""

    def __init__(self, size: int, names: list[str], forms: list[Form], places: list[int]) -> None:
        super().__init__(size, "some fields")
        self.names = names
        self.forms = forms
        self.places = places

    def write(self, value: Any, at: int, cells: Cells) -> None:
        for index in range(len(self.names)):
            found: object = getattr(value, self.names[index])
            if found or not self.forms[index].quiet:
                self.forms[index].write(found, at + self.places[index], cells)


def picked(form: PartForm, heavy: list[bool]) -> Picked:
    """The fields of a part of which any cell weighs something."""
    names: list[str] = []
    forms: list[Form] = []
    places: list[int] = []
    at = 0
    for name, each in zip(form.names, form.forms):
        own = heavy[at : at + each.size]
        if True in own:
            names.append(name)
            forms.append(thinned(each, own))
            places.append(at)
        at += each.size
    return Picked(form.size, names, forms, places)


def thinned(form: Form, heavy: list[bool]) -> Form:
    """A form that leaves out the fields that weigh nothing, for any owner."""
    if isinstance(form, PartForm):
        return picked(form, heavy)
    if isinstance(form, EachForm) and isinstance(form.inner, PartForm):
        size = form.inner.size
        any_owner = [True in heavy[cell::size] for cell in range(size)]
        return EachForm(picked(form.inner, any_owner), form.count, form.width, form.turned, "")
    return form


class Values:
    """The weights for some numbers of seats.

    Cells are counted from the first field of the state; behind the last one there is one for whose turn it is.
    """

    def __init__(
        self,
        fields: PartForm,
        sides: int,
        estimate: list[float],
        start: list[float],
        spread: list[float],
        cells: list[int],
        weights: list[list[float]],
    ) -> None:
        self.estimate = estimate  # how much the game's own estimate counts, at every knot
        self.start = start  # what is added to it
        self.spread = spread  # how far the outcome is usually off, in points
        self.size = fields.size
        self.weights: list[list[float]] = [[0.0] * (self.size + sides) for _ in range(KNOTS)]
        heavy = [False] * (self.size + sides)
        for index in range(len(cells)):
            heavy[cells[index]] = True
            for knot in range(KNOTS):
                self.weights[knot][cells[index]] = weights[knot][index]
        self.form = picked(fields, heavy)

    def corrected(self, estimate: float, state: State, seat: int, progress: float) -> float:
        """The final margin of a seat, given the game's own estimate and how much of the game is played."""
        at = min(1.0, max(0.0, progress)) * (KNOTS - 1)
        knot = min(int(at), KNOTS - 2)
        share = at - knot
        weigher = Weigher(seat, state.seats, self.weights[knot], self.weights[knot + 1])
        weigher.put(self.size + weigher.turned(state.active), 1.0)
        self.form.write(state, 0, weigher)
        one = self.estimate[knot] * estimate + self.start[knot] + weigher.one
        two = self.estimate[knot + 1] * estimate + self.start[knot + 1] + weigher.two
        return (1.0 - share) * one + share * two

    def off(self, progress: float) -> float:
        """How far the outcome is usually off when so much of the game is played, in points."""
        at = min(1.0, max(0.0, progress)) * (KNOTS - 1)
        knot = min(int(at), KNOTS - 2)
        return self.spread[knot] + (at - knot) * (self.spread[knot + 1] - self.spread[knot])
