"""How a view becomes numbers: a fixed number of cells between 0 and 1, whatever happens in the game.

A layout is a tree of forms that follows the fields of a game's state. What is missing (a seat that nobody has taken,
a card not held) is 0. Lists that belong to seats are turned so that the viewer's own come first.

>>> Bag(4, 2, 8).cells((0, 3, 3, -1))    # copies of 0, 1, 2 and 3, then of the unknown
[0.5, 0.0, 0.0, 1.0, 0.125]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any


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
