"""How a view becomes numbers: a fixed number of cells between 0 and 1, whatever happens in the game.

A layout is a tree of forms that follows the fields of a game's state. What is missing (a seat that nobody has taken,
a card not held) is 0. Lists that belong to seats are turned so that the viewer's own come first.

>>> Bag(4, 2, 8).cells((0, 3, 3, -1))    # copies of 0, 1, 2 and 3, then of the unknown
[0.5, 0.0, 0.0, 1.0, 0.125]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, is_dataclass
from dataclasses import fields as dataclass_fields
from typing import Any

import numpy as np
import numpy.typing as npt

from ..engine.agenda import Decision, Gather
from ..engine.state import State


class Form:
    """The shape of a value."""

    def size(self) -> int:
        """How many cells it takes."""
        raise NotImplementedError

    def write(self, value: Any, turned: int, seats: int, out: list[float]) -> None:
        """Append the cells of a value; `turned` is the viewer's seat."""
        raise NotImplementedError

    def cells(self, value: Any) -> list[float]:
        """The cells of a value alone."""
        out: list[float] = []
        self.write(value, 0, 1, out)
        return out

    def rows(self, name: str) -> Iterator[tuple[str, str, int]]:
        """Name, meaning and number of cells of every value in it, in their order."""
        yield name, repr(self), self.size()


def inside(cell: float) -> float:
    """Between 0 and 1."""
    return 0.0 if cell < 0.0 else 1.0 if cell > 1.0 else cell


@dataclass(frozen=True)
class Number(Form):
    """A number from `low` to `high`, as its place between them."""

    low: int
    high: int

    def size(self) -> int:
        return 1

    def write(self, value: Any, turned: int, seats: int, out: list[float]) -> None:
        out.append(inside((value - self.low) / (self.high - self.low or 1)))


@dataclass(frozen=True)
class Choice(Form):
    """One of a few ids, a cell for each; an unknown or missing one has none."""

    count: int

    def size(self) -> int:
        return self.count

    def write(self, value: Any, turned: int, seats: int, out: list[float]) -> None:
        start = len(out)
        out += [0.0] * self.count
        if 0 <= value < self.count:
            out[start + value] = 1.0


@dataclass(frozen=True)
class Bits(Form):
    """A mask, a cell for each bit."""

    count: int

    def size(self) -> int:
        return self.count

    def write(self, value: Any, turned: int, seats: int, out: list[float]) -> None:
        mask = value if value > 0 else 0
        out += [float(mask >> bit & 1) for bit in range(self.count)]


@dataclass(frozen=True)
class Bag(Form):
    """Ids in any order: how many of each, as a share of `most`; the last cell: unknown ones, as a share of `all`."""

    count: int
    most: int
    all: int

    def size(self) -> int:
        return self.count + 1

    def write(self, value: Any, turned: int, seats: int, out: list[float]) -> None:
        start, count, unknown = len(out), self.count, 0
        out += [0.0] * (count + 1)
        for id in value:
            if 0 <= id < count:
                out[start + id] = inside(out[start + id] + 1.0 / self.most)
            else:
                unknown += 1
        out[start + count] = inside(unknown / self.all)


@dataclass(frozen=True)
class Items(Form):
    """Up to `count` values of one form; `each` of them belong to a seat, or 0 when they belong to the table."""

    count: int
    form: Form
    each: int = 0

    def size(self) -> int:
        return self.count * self.form.size()

    def write(self, value: Any, turned: int, seats: int, out: list[float]) -> None:
        items: Sequence[Any] = value
        if self.each and turned:
            start, end = turned * self.each, seats * self.each
            items = [*value[start:end], *value[:start], *value[end:]]
        filled = min(len(items), self.count)
        for index in range(filled):
            self.form.write(items[index], turned, seats, out)
        out += [0.0] * ((self.count - filled) * self.form.size())

    def rows(self, name: str) -> Iterator[tuple[str, str, int]]:
        if isinstance(self.form, Fields):
            yield from self.form.rows(f"{name}[0..{self.count - 1}]")
        else:
            yield name, repr(self), self.size()


@dataclass(frozen=True)
class Fields(Form):
    """Named values, one after the other."""

    fields: tuple[tuple[str, Form], ...]

    def size(self) -> int:
        return sum(form.size() for _, form in self.fields)

    def write(self, value: Any, turned: int, seats: int, out: list[float]) -> None:
        for name, form in self.fields:
            form.write(getattr(value, name), turned, seats, out)

    def rows(self, name: str) -> Iterator[tuple[str, str, int]]:
        for field, form in self.fields:
            yield from form.rows(f"{name}.{field}" if name else field)


@dataclass(frozen=True)
class Layout:
    """Everything fixed about the numbers of a game: its fields, the steps that may ask, the bounds of numbers."""

    version: int
    rules: str  # the version of the rules for which it was made
    seats: int  # at the most
    turns: int  # a usual game has fewer
    fields: Fields
    steps: tuple[str, ...]  # classes of steps that ask somebody
    arguments: Form  # of the step that asks now
    numbers: tuple[tuple[str, int], ...]  # the greatest number in an option of a verb


class SurveyedObservations:
    """Turns views into cells."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.steps = {name: index for index, name in enumerate(layout.steps)}
        self.head = 3 * layout.seats + 2 + len(layout.steps) + layout.arguments.size()
        self.size = self.head + layout.fields.size()

    def cells(self, view: State) -> npt.NDArray[np.float32]:
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

    def bounds(self) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """The least and the greatest value of every cell."""
        return np.zeros(self.size, dtype=np.float32), np.ones(self.size, dtype=np.float32)

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
