"""Observations and actions as numbers: what a seat sees, and which numbers stand for its options.

An observation is made from a view, so it holds nothing that the seat may not know. Its cells, in this order: the
viewer's seat; the number of seats; whose turn it is, counted from the viewer; the turn's number; whether the game is
over; the question that is asked now with its arguments; and the fields of the state by the game's layout.
"""

from __future__ import annotations

from dataclasses import fields as dataclass_fields
from dataclasses import is_dataclass
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

from ..engine.agenda import Decision, Gather
from ..engine.errors import IllegalOption
from ..engine.game import Game
from ..engine.option import SEAT, Kind, Numeric, Option
from ..engine.state import State
from .layout import Layout

Cells = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class Actions:
    """Every option that a game's vocabulary can say has a number of its own, in the order of the vocabulary."""

    def __init__(self, game: Game, layout: Layout) -> None:
        self.options: list[Option] = []
        numbers = dict(layout.numbers)
        for verb in game.vocabulary.verbs.values():
            ranges = [range(self.reach(kind, numbers.get(verb.name, 0), layout.seats)) for kind in verb.kinds]
            self.options += [Option(verb, args) for args in product(*ranges)]
        self.numbers: dict[Option, int] = {option: number for number, option in enumerate(self.options)}

    @staticmethod
    def reach(kind: Kind, most: int, seats: int) -> int:
        """How many values an argument can have."""
        if isinstance(kind, Numeric):
            return seats if kind is SEAT else most + 1
        return len(kind.names)

    def __len__(self) -> int:
        return len(self.options)

    def number(self, option: Option) -> int:
        """The number of an option."""
        return self.numbers[option]

    def option(self, number: int) -> Option:
        """The option of a number; `IllegalOption` when there is none."""
        if not 0 <= number < len(self.options):
            raise IllegalOption(f"no action {number}; expected 0 to {len(self.options) - 1}")
        return self.options[number]

    def mask(self, options: list[Option]) -> Mask:
        """A cell for every action: 1 where it is offered."""
        found = np.zeros(len(self.options), dtype=np.int8)
        for option in options:
            found[self.numbers[option]] = 1
        return found


class Observations:
    """Turns views into cells."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.steps = {name: index for index, name in enumerate(layout.steps)}
        self.head = 3 * layout.seats + 2 + len(layout.steps) + layout.arguments.size()
        self.size = self.head + layout.fields.size()

    def cells(self, view: State) -> Cells:
        """The cells of a seat's view."""
        layout, viewer = self.layout, view.viewer
        out = [0.0] * self.head
        out[viewer] = 1.0
        out[layout.seats + view.seats - 1] = 1.0
        out[2 * layout.seats + (view.active - viewer) % view.seats] = 1.0
        out[3 * layout.seats] = min(1.0, view.turn / layout.turns)
        out[3 * layout.seats + 1] = float(view.over)
        if view.agenda and isinstance(view.agenda[-1], (Decision, Gather)):
            step = view.agenda[-1]
            at = 3 * layout.seats + 2
            number = self.steps.get(type(step).__name__)
            if number is not None:
                out[at + number] = 1.0
            given: list[float] = []
            layout.arguments.write(arguments(step), 0, 1, given)
            out[at + len(layout.steps) : self.head] = given
        layout.fields.write(view, viewer, view.seats, out)
        return np.array(out, dtype=np.float32)

    def rows(self) -> list[tuple[int, int, str, str]]:
        """First cell, number of cells, name and meaning of everything, for people."""
        layout = self.layout
        head = [
            ("viewer", "the viewer's seat, one of the cells", layout.seats),
            ("seats", "how many seats, one of the cells", layout.seats),
            ("active", "whose turn it is, counted from the viewer", layout.seats),
            ("turn", f"turns so far, as a share of {layout.turns}", 1),
            ("over", "whether the game is over", 1),
            ("question", "the step that asks: " + ", ".join(layout.steps), len(layout.steps)),
            ("arguments", repr(layout.arguments), layout.arguments.size()),
        ]
        found, at = [], 0
        for name, meaning, size in (*head, *layout.fields.rows("")):
            found.append((at, size, name, meaning))
            at += size
        return found


def arguments(step: Any) -> list[int]:
    """The plain numbers inside a step, in the order of its fields."""
    names = [each.name for each in dataclass_fields(step)] if is_dataclass(step) else list(step.fields())
    found: list[int] = []
    for name in names:
        flatten(getattr(step, name), found)
    return found


def flatten(value: Any, found: list[int]) -> None:
    """Collect the numbers of nested tuples; anything else is left out."""
    if isinstance(value, (bool, int)):
        found.append(int(value))
    elif isinstance(value, (tuple, list)):
        for each in value:
            flatten(each, found)
