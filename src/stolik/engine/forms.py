"""Forms: how declared values become cells. Only what is not zero is written, as numbers of cells and their values.

Ids have a cell each; numbers are told as a share of a usual one, so that nothing is ever cut off; seats are counted
from the viewer. Compiled with the rules.
"""

from __future__ import annotations

from collections import defaultdict
from operator import attrgetter
from typing import Any, Final

from .agenda import Step
from .field import (
    EVERYBODY,
    NOBODY,
    Bits,
    Counts,
    Each,
    Field,
    Fields,
    Flag,
    Ids,
    Inside,
    Number,
    One,
    Owned,
    Several,
    Shape,
    flag,
    number,
    one,
    whose,
)  # fmt: skip
from .option import SEAT, SIDE, Kind

TENS: Final = 10.0  # sizes are told in tens
NEAR: Final = 6  # so many things of a row are told with their place, the others only by their number
TURN: Final = number(20_000, usual=100)


class Cells:
    """What is not zero in an observation of one seat, by the number of its cell: a dictionary, or a row of zeros to fill."""

    def __init__(self, viewer: int, seats: int, values: Any = None) -> None:
        self.viewer = viewer
        self.seats = seats
        self.values: Any = defaultdict(float) if values is None else values

    def put(self, at: int, value: float) -> None:
        """Set a cell that is set once."""
        self.values[at] = value

    def add(self, at: int, value: float) -> None:
        """Add to a cell that counts."""
        self.values[at] += value

    def turned(self, seat: int) -> int:
        """A seat counted from the viewer; automata stay behind the seats."""
        return (seat - self.viewer) % self.seats if seat < self.seats else seat


def listed(value: Any) -> list[Any]:
    """A list or tuple as a list, through which compiled code runs fastest."""
    return value if isinstance(value, list) else list(value)


class Form:
    """How a value of one shape is written."""

    def __init__(self, size: int, meaning: str) -> None:
        self.size = size  # how many cells it takes
        self.meaning = meaning
        self.quiet = True  # whether nothing is written for what is false: no, zero, empty

    def write(self, value: Any, at: int, cells: Cells) -> None:
        """Write a value from a cell on."""
        raise NotImplementedError

    def bounds(self, low: list[float], high: list[float]) -> None:
        """Append the least and the greatest value of every cell."""
        low += [0.0] * self.size
        high += [1.0] * self.size

    def rows(self, name: str) -> list[tuple[str, str, int]]:
        """Name, meaning and number of cells of every value in it, in their order."""
        return [(name, self.meaning, self.size)]


class FlagForm(Form):
    """1 for true."""

    def __init__(self) -> None:
        super().__init__(1, "1 for yes")

    def write(self, value: Any, at: int, cells: Cells) -> None:
        if value:
            cells.put(at, 1.0)


class NumberForm(Form):
    """A number as a share of its usual value; endlessly many have a cell of their own."""

    def __init__(self, shape: Number) -> None:
        super().__init__(2 if shape.endless else 1, f"a number, as a share of {shape.usual}")
        self.endless = shape.endless
        self.usual = float(shape.usual)
        self.least = float(shape.least)
        self.most = float(shape.most)

    def write(self, value: Any, at: int, cells: Cells) -> None:
        number: int = value
        if self.endless and number == self.endless:
            cells.put(at + 1, 1.0)
        elif number:
            cells.put(at, number / self.usual)

    def bounds(self, low: list[float], high: list[float]) -> None:
        low += [self.least / self.usual, 0.0][: self.size]
        high += [self.most / self.usual, 1.0][: self.size]


class OneForm(Form):
    """One id, a cell for each; where it may be hidden, one more for an unknown one."""

    def __init__(self, kind: Kind, count: int, empty: int, secret: bool) -> None:
        super().__init__(count + secret, f"one {kind.name} of {count}" + (", or unknown" if secret else ""))
        self.quiet = False  # the first id is zero
        self.whose = whose(kind)
        self.count = count
        self.empty = empty
        self.secret = secret

    def write(self, value: Any, at: int, cells: Cells) -> None:
        id: int = value
        if id == self.empty:
            return
        if id >= 0:
            cells.put(at + (cells.turned(id) if self.whose else id), 1.0)
        elif self.secret:
            cells.put(at + self.count, 1.0)


class OwnedForm(Form):
    """One id with its owner: a cell for each owner, counted from the viewer, and then one for each id."""

    def __init__(self, shape: Owned, sides: int, secret: bool) -> None:
        super().__init__(sides + len(shape.kind.names) + secret, f"whose, and one {shape.kind.name}")
        self.quiet = False
        self.per = shape.per
        self.empty = shape.empty
        self.sides = sides
        self.secret = secret

    def write(self, value: Any, at: int, cells: Cells) -> None:
        id: int = value
        if id == self.empty:
            return
        if id >= 0:
            cells.put(at + cells.turned(id // self.per), 1.0)
            cells.put(at + self.sides + id % self.per, 1.0)
        elif self.secret:
            cells.put(at + self.size - 1, 1.0)


class BitsForm(Form):
    """A set of ids, a cell for each."""

    def __init__(self, kind: Kind, count: int) -> None:
        super().__init__(count, f"a set of {kind.name}")
        self.whose = whose(kind)

    def write(self, value: Any, at: int, cells: Cells) -> None:
        rest: int = value
        id = 0
        while rest > 0:
            if rest & 1:
                cells.put(at + (cells.turned(id) if self.whose else id), 1.0)
            rest >>= 1
            id += 1


class CountsForm(Form):
    """How many of every id, as a share of the most."""

    def __init__(self, kind: Kind, count: int, most: int) -> None:
        super().__init__(count, f"how many of each {kind.name}, as a share of {most}")
        self.most = float(most)

    def write(self, value: Any, at: int, cells: Cells) -> None:
        counts: list[int] = listed(value)
        for id in range(len(counts)):
            if counts[id]:
                cells.put(at + id, counts[id] / self.most)


class SizeForm(Form):
    """How many there are of what nobody knows, in tens."""

    def __init__(self, most: int) -> None:
        super().__init__(1, "how many, in tens")
        self.most = most

    def write(self, value: Any, at: int, cells: Cells) -> None:
        if value:
            cells.put(at, len(value) / TENS)

    def bounds(self, low: list[float], high: list[float]) -> None:
        low.append(0.0)
        high.append(self.most / TENS)


class BagForm(Form):
    """How many of every id, as a share of the copies; the last cell: unknown ones, in tens."""

    def __init__(self, shape: Ids, count: int) -> None:
        super().__init__(
            count + 1, f"how many of each {shape.kind.name}, as a share of {shape.copies}; unknown in tens"
        )
        self.whose = whose(shape.kind)
        self.count = count
        self.copies = float(shape.copies)
        self.most = shape.most
        self.empty = shape.empty

    def write(self, value: Any, at: int, cells: Cells) -> None:
        self.gather(listed(value), 0, at, cells)

    def gather(self, ids: list[int], start: int, at: int, cells: Cells) -> None:
        """Count the ids from a place on."""
        share, empty, owned = 1.0 / self.copies, self.empty, self.whose
        for index in range(start, len(ids)):
            id = ids[index]
            if id == empty:
                continue
            if id >= 0:
                cells.add(at + (cells.turned(id) if owned else id), share)
            else:
                cells.add(at + self.count, 1.0 / TENS)

    def bounds(self, low: list[float], high: list[float]) -> None:
        low += [0.0] * self.size
        high += [1.0] * self.count
        high.append(self.most / TENS)


class RowForm(Form):
    """Ids in order: the first of them one by one, the others as a bag."""

    def __init__(self, shape: Ids, count: int) -> None:
        self.near = min(NEAR, shape.most)
        self.one = OneForm(shape.kind, count, shape.empty, True)
        self.bag = BagForm(shape, count)
        size = self.near * self.one.size + (self.bag.size if shape.most > self.near else 0)
        super().__init__(size, f"up to {shape.most} {shape.kind.name} in order, the first {self.near} one by one")

    def write(self, value: Any, at: int, cells: Cells) -> None:
        ids: list[int] = listed(value)
        length = len(ids)
        for index in range(min(length, self.near)):
            self.one.write(ids[index], at + index * self.one.size, cells)
        if length > self.near:
            self.bag.gather(ids, self.near, at + self.near * self.one.size, cells)

    def bounds(self, low: list[float], high: list[float]) -> None:
        for _ in range(self.near):
            self.one.bounds(low, high)
        if self.size > self.near * self.one.size:
            self.bag.bounds(low, high)


class EachForm(Form):
    """A value for every id of an axis; in flat lists of several axes, `width` values for every id of the first."""

    def __init__(self, inner: Form, count: int, width: int, turned: bool, names: str) -> None:
        super().__init__(count * width * inner.size, f"by {names}: {inner.meaning}")
        self.inner = inner
        self.count = count
        self.width = width
        self.turned = turned
        self.single = isinstance(inner, (FlagForm, NumberForm, OneForm, OwnedForm))
        self.open_ids = isinstance(inner, OneForm) and not inner.whose and not inner.secret
        self.blank = inner.empty if isinstance(inner, (OneForm, OwnedForm)) else 0

    def write(self, value: Any, at: int, cells: Cells) -> None:
        values: list[Any] = listed(value)
        if not self.turned:
            self.block(values, 0, len(values), at, cells)
            return
        for start in range(0, len(values), self.width):
            place = cells.turned(start // self.width) * self.width
            self.block(values, start, start + self.width, at + place * self.inner.size, cells)

    def block(self, values: list[Any], start: int, end: int, at: int, cells: Cells) -> None:
        """Write values that lie side by side; of single numbers and ids most are nothing."""
        inner, size, blank = self.inner, self.inner.size, self.blank
        if self.open_ids:
            for index in range(start, end):
                id: int = values[index]
                if id != blank and id >= 0:
                    cells.put(at + id, 1.0)
                at += size
        elif self.single:
            for index in range(start, end):
                number: int = values[index]
                if number != blank:
                    inner.write(number, at, cells)
                at += size
        else:
            for index in range(start, end):
                value = values[index]
                if value:
                    inner.write(value, at, cells)
                at += size

    def bounds(self, low: list[float], high: list[float]) -> None:
        for _ in range(self.count * self.width):
            self.inner.bounds(low, high)

    def rows(self, name: str) -> list[tuple[str, str, int]]:
        if isinstance(self.inner, PartForm):
            return [row for index in range(self.count) for row in self.inner.rows(f"{name}[{index}]")]
        return [(name, self.meaning, self.size)]


class PartForm(Form):
    """Named values, one after the other."""

    def __init__(self, names: list[str], forms: list[Form]) -> None:
        super().__init__(sum([form.size for form in forms]), "several fields")
        self.names = names
        self.forms = forms
        self.values: Any = attrgetter(*names) if len(names) > 1 else None  # all at once: the quickest way to many

    def write(self, value: Any, at: int, cells: Cells) -> None:
        if self.values is None:
            for name, form in zip(self.names, self.forms):
                form.write(getattr(value, name), at, cells)
            return
        values: tuple[Any, ...] = self.values(value)
        for each, form in zip(values, self.forms):
            if each or not form.quiet:
                form.write(each, at, cells)
            at += form.size

    def bounds(self, low: list[float], high: list[float]) -> None:
        for form in self.forms:
            form.bounds(low, high)

    def rows(self, name: str) -> list[tuple[str, str, int]]:
        found = [form.rows(f"{name}.{each}" if name else each) for each, form in zip(self.names, self.forms)]
        return [row for rows in found for row in rows]


class AgendaForm(Form):
    """Every step that may wait: whether it asks now, how many wait behind, and the arguments of the nearest."""

    def __init__(self, steps: dict[type[Step], PartForm]) -> None:
        self.steps = steps
        self.start: dict[type[Step], int] = {}
        size = 0
        for kind, form in steps.items():
            self.start[kind] = size
            size += 2 + form.size
        super().__init__(size, "the agenda")

    def write(self, value: Any, at: int, cells: Cells) -> None:
        agenda: list[Step] = value
        last = len(agenda) - 1
        behind: dict[type[Step], int] = {}
        for index in range(last, -1, -1):
            kind = type(agenda[index])
            start = at + self.start[kind]
            if kind not in behind:
                self.steps[kind].write(agenda[index], start + 2, cells)
                behind[kind] = 0
            if index == last:
                cells.put(start, 1.0)
            else:
                behind[kind] += 1
        for kind, count in behind.items():
            if count:
                cells.put(at + self.start[kind] + 1, count / (count + 1.0))

    def bounds(self, low: list[float], high: list[float]) -> None:
        for form in self.steps.values():
            low += [0.0, 0.0]
            high += [1.0, 1.0]
            form.bounds(low, high)

    def rows(self, name: str) -> list[tuple[str, str, int]]:
        found: list[tuple[str, str, int]] = []
        for kind, form in self.steps.items():
            step = f"{name}.{kind.__name__}"
            found.append((step, "whether it asks now; n of them behind as n / (n + 1)", 2))
            found += form.rows(step)
        return found


class Tables:
    """How many seats and sides the largest table of a game has: makes the forms of its shapes."""

    def __init__(self, seats: int, sides: int) -> None:
        self.seats = seats
        self.sides = sides

    def reach(self, kind: Kind) -> int:
        """How many ids a kind has at the most."""
        return self.seats if kind is SEAT else self.sides if kind is SIDE else len(kind.names)

    def fields(self, fields: Fields) -> PartForm:
        """The form of all fields of a state or part."""
        return PartForm(list(fields.names), [self.field(each) for each in fields.held])

    def field(self, field: Field) -> Form:
        """The form of a field."""
        return self.form(field.shape, field.known)

    def form(self, shape: Shape, known: int) -> Form:
        """The form of a shape, given who may know it."""
        if isinstance(shape, Flag):
            return FlagForm()
        if isinstance(shape, Number):
            return NumberForm(shape)
        if isinstance(shape, Inside):
            return self.fields(shape.fields)
        if isinstance(shape, Each):
            return self.each(shape, known)
        if isinstance(shape, Several):
            return EachForm(self.form(shape.inner, known), shape.most, 1, False, "number")
        return self.ids(shape, known)

    def ids(self, shape: Shape, known: int) -> Form:
        """The form of a shape that holds ids."""
        secret = known != EVERYBODY
        if isinstance(shape, One):
            return OneForm(shape.kind, self.reach(shape.kind), shape.empty, secret)
        if isinstance(shape, Owned):
            return OwnedForm(shape, self.sides, secret)
        if isinstance(shape, Bits):
            return BitsForm(shape.kind, self.reach(shape.kind))
        if isinstance(shape, Counts):
            return CountsForm(shape.kind, self.reach(shape.kind), shape.most)
        assert isinstance(shape, Ids)
        if known == NOBODY:
            return SizeForm(shape.most)
        count = self.reach(shape.kind)
        return RowForm(shape, count) if shape.ordered else BagForm(shape, count)

    def each(self, shape: Each, known: int) -> Form:
        """The form of one value for every id of the axes."""
        width = 1
        for axis in shape.axes[1:]:
            assert not whose(axis), "seats come first among the axes of a flat list"
            width *= len(axis.names)
        first = shape.axes[0]
        names = " and ".join([axis.name for axis in shape.axes])
        return EachForm(self.form(shape.inner, known), self.reach(first), width, whose(first), names)


class ViewForm(Form):
    """A whole view: who looks, how many sit there, whose turn it is, the time, the agenda and all fields."""

    def __init__(self, tables: Tables, agenda: AgendaForm, fields: PartForm) -> None:
        self.seats = tables.seats
        self.moment = PartForm(
            ["active", "turn", "over"], [tables.form(each, EVERYBODY) for each in (one(SEAT), TURN, flag())]
        )
        self.agenda = agenda
        self.fields = fields
        self.head = 2 * tables.seats + self.moment.size
        super().__init__(self.head + agenda.size + fields.size, "a view")

    def write(self, value: Any, at: int, cells: Cells) -> None:
        self.write_table(at, cells)
        self.moment.write(value, at + 2 * self.seats, cells)
        self.agenda.write(value.agenda, at + self.head, cells)
        self.fields.write(value, at + self.head + self.agenda.size, cells)

    def write_table(self, at: int, cells: Cells) -> None:
        """Write what stays the same: who looks, and how many sit there."""
        cells.put(at + cells.viewer, 1.0)
        cells.put(at + self.seats + cells.seats - 1, 1.0)

    def bounds(self, low: list[float], high: list[float]) -> None:
        low += [0.0] * (2 * self.seats)
        high += [1.0] * (2 * self.seats)
        self.moment.bounds(low, high)
        self.agenda.bounds(low, high)
        self.fields.bounds(low, high)

    def rows(self, name: str) -> list[tuple[str, str, int]]:
        return [
            ("viewer", "the viewer's seat, one of the cells", self.seats),
            ("seats", "how many seats, one of the cells", self.seats),
            ("active", "whose turn it is, counted from the viewer", self.seats),
            ("turn", "turns so far, in hundreds", 1),
            ("over", "whether the game is over", 1),
            *self.agenda.rows("agenda"),
            *self.fields.rows(""),
        ]
