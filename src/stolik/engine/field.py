"""What a state holds, declared once: a table of fields beside the class of a state or of a part.

    FIELDS: Final = Fields(
        Field("round",    number(ROUNDS)),
        Field("factions", one(FACTION).by(SIDE), identity=True),
        Field("hands",    bag(CARD, 60, copies=2).by(SEAT), OWNER),
        Field("deck",     row(CARD, 60), NOBODY, SIZE),
        Field("traders",  number(CREW).by(SIDE, MARKET)),
        Asked("pays",     number(9).by(COLOUR)),
    )

A row says the name, what is held and in which shape, whose it is (`by`: one axis for a list of values, several for
one flat list), who may know it and how the terminal tells it. From the table follow saving and comparing (its order
is the order of a dump), views, the terminal's rows, the cells of learning and the identities of statistics. Bounds
come from printed tables: the contract checks every value of random games against them.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from .option import NUMBER, SEAT, SIDE, Kind, Sides

UNKNOWN: Final = -1  # an id that the viewer may not know
NOT_THERE: Final = -2  # an id that is known to be none; games may use another number for it
BACKS: Final = [(UNKNOWN,) * count for count in range(128)]  # so many unknown ids, made once

# Who may know a field.
EVERYBODY: Final = 0
OWNER: Final = 1  # of a field by seat, or of a seat's part
ACTIVE: Final = 2  # the seat whose turn it is
NOBODY: Final = 3
RULED: Final = 4  # hidden, and then the game's own `redact` shows what its rules let the viewer know

# How the terminal tells a field.
UNTOLD: Final = 0
SIZE: Final = 1  # only how many there are
QUIET: Final = 2  # not while it is zero
WHOLE: Final = 3


class Shape:
    """What one value looks like."""

    def by(self, *axes: Kind) -> Each:
        """One such value for every seat, side or thing of a kind; with several axes, all in one flat list."""
        return Each(self, axes)

    def up_to(self, most: int) -> Several:
        """Several such values, one after the other."""
        return Several(self, most)

    def hidden(self, value: Any) -> Any:
        """The value as it looks to somebody who may not know it: as many ids, all unknown."""
        raise NotImplementedError

    def flaw(self, value: Any, seats: int, sides: int) -> str:
        """Why a value does not fit; nothing when it does."""
        raise NotImplementedError


class Flag(Shape):
    """True or false."""

    def hidden(self, value: Any) -> Any:
        return False

    def flaw(self, value: Any, seats: int, sides: int) -> str:
        return "" if isinstance(value, bool) else f"{value!r} is neither true nor false"


class Number(Shape):
    """A number from `least` to `most`, `usual` being large already, or the number that stands for endlessly many."""

    def __init__(self, most: int, least: int, usual: int, endless: int) -> None:
        self.most = most
        self.least = least
        self.usual = usual
        self.endless = endless

    def hidden(self, value: Any) -> Any:
        return 0

    def flaw(self, value: Any, seats: int, sides: int) -> str:
        if isinstance(value, int) and (self.least <= value <= self.most or (self.endless and value == self.endless)):
            return ""
        return f"{value!r} is not between {self.least} and {self.most}"


class One(Shape):
    """One id, or the number that stands for none."""

    def __init__(self, kind: Kind, empty: int) -> None:
        self.kind = kind
        self.empty = empty

    def hidden(self, value: Any) -> Any:
        return value if value == self.empty else UNKNOWN

    def flaw(self, value: Any, seats: int, sides: int) -> str:
        return self.strange((value,), seats, sides)

    def strange(self, values: Any, seats: int, sides: int) -> str:
        """The first of many that does not fit."""
        count, empty = reach(self.kind, seats, sides), self.empty
        wrong = [each for each in values if not (0 <= each < count or each == empty)]
        return f"{wrong[0]!r} is no {self.kind.name}" if wrong else ""


class Owned(Shape):
    """One id with its owner: `owner * per + id`; `empty` stands for none."""

    def __init__(self, kind: Kind, per: int, empty: int) -> None:
        self.kind = kind
        self.per = per
        self.empty = empty

    def hidden(self, value: Any) -> Any:
        return value if value == self.empty else UNKNOWN

    def flaw(self, value: Any, seats: int, sides: int) -> str:
        if value == self.empty or (0 <= value < sides * self.per and value % self.per < len(self.kind.names)):
            return ""
        return f"{value!r} is no {self.kind.name} of anybody"


class Bits(Shape):
    """A set of ids, as bits."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def hidden(self, value: Any) -> Any:
        return 0

    def flaw(self, value: Any, seats: int, sides: int) -> str:
        return "" if 0 <= value < 1 << reach(self.kind, seats, sides) else f"{value!r} has bits beyond {self.kind.name}"


class Counts(Shape):
    """How many there are of each id of a kind, in a list."""

    def __init__(self, kind: Kind, most: int) -> None:
        self.kind = kind
        self.most = most

    def hidden(self, value: Any) -> Any:
        return [0] * len(value) if isinstance(value, list) else (0,) * len(value)

    def flaw(self, value: Any, seats: int, sides: int) -> str:
        if len(value) not in (0, reach(self.kind, seats, sides)):
            return f"{len(value)} numbers do not count {self.kind.name}"
        wrong = [each for each in value if not 0 <= each <= self.most]
        return f"{wrong[0]} is not between 0 and {self.most}" if wrong else ""


class Ids(Shape):
    """Up to `most` ids, of one at most `copies`; in order, or as they come."""

    def __init__(self, kind: Kind, most: int, copies: int, ordered: bool, empty: int) -> None:
        self.kind = kind
        self.most = most
        self.copies = copies
        self.ordered = ordered
        self.empty = empty

    def hidden(self, value: Any) -> Any:
        return backs(value)

    def flaw(self, value: Any, seats: int, sides: int) -> str:
        if not value:
            return ""
        if len(value) > self.most:
            return f"{len(value)} are more than {self.most}"
        ids = [each for each in value if each != self.empty]
        beyond = [each for each in ids if not 0 <= each < reach(self.kind, seats, sides)]
        if beyond:
            return f"{beyond[0]!r} is no {self.kind.name}"
        doubled = [each for each in ids if ids.count(each) > self.copies] if len(set(ids)) < len(ids) else []
        return f"more than {self.copies} of {self.kind.text(doubled[0])}" if doubled else ""


class Each(Shape):
    """A value for every id of an axis; with several axes in one flat list, the last axis running fastest."""

    def __init__(self, inner: Shape, axes: tuple[Kind, ...]) -> None:
        self.inner = inner
        self.axes = axes
        self.ids = isinstance(inner, Ids)

    def hidden(self, value: Any) -> Any:
        found = [backs(each) for each in value] if self.ids else [self.inner.hidden(each) for each in value]
        return found if isinstance(value, list) else tuple(found)

    def flaw(self, value: Any, seats: int, sides: int) -> str:
        """An empty list is no flaw: not everything is laid out at once."""
        due = 1
        for axis in self.axes:
            due *= reach(axis, seats, sides)
        if len(value) not in (0, due):
            return f"{len(value)} values for {due}"
        if isinstance(self.inner, One):
            return self.inner.strange(value, seats, sides)
        for each in value:
            found = self.inner.flaw(each, seats, sides)
            if found:
                return found
        return ""


class Several(Shape):
    """Up to `most` values, one after the other."""

    def __init__(self, inner: Shape, most: int) -> None:
        self.inner = inner
        self.most = most

    def hidden(self, value: Any) -> Any:
        found = [self.inner.hidden(each) for each in value]
        return found if isinstance(value, list) else tuple(found)

    def flaw(self, value: Any, seats: int, sides: int) -> str:
        if len(value) > self.most:
            return f"{len(value)} are more than {self.most}"
        for each in value:
            found = self.inner.flaw(each, seats, sides)
            if found:
                return found
        return ""


class Inside(Shape):
    """A part of the state with fields of its own."""

    def __init__(self, fields: Fields) -> None:
        self.fields = fields

    def hidden(self, value: Any) -> Any:
        raise TypeError("a part is never hidden whole: its fields say who may know them")

    def flaw(self, value: Any, seats: int, sides: int) -> str:
        return self.fields.flaw(value, seats, sides)


# -- how tables name them -------------------------------------------------------------------------------------


def flag() -> Flag:
    """True or false."""
    return Flag()


def number(most: int, least: int = 0, usual: int = 0, endless: int = 0) -> Number:
    """A number; `usual` where good play stays far below `most`, `endless` where one number means no end."""
    return Number(most, least, usual or max(1, most), endless)


def one(kind: Kind, empty: int = NOT_THERE) -> One:
    """One id."""
    return One(kind, empty)


def owned(kind: Kind, per: int, empty: int = 0) -> Owned:
    """One id together with its owner: `owner * per + id`."""
    return Owned(kind, per, empty)


def bits(kind: Kind) -> Bits:
    """A set of ids, as bits."""
    return Bits(kind)


def counts(kind: Kind, most: int) -> Counts:
    """How many there are of every id."""
    return Counts(kind, most)


def bag(kind: Kind, most: int, copies: int = 1) -> Ids:
    """Ids whose order does not count."""
    return Ids(kind, most, copies, False, NOT_THERE)


def row(kind: Kind, most: int, copies: int = 0, empty: int = NOT_THERE) -> Ids:
    """Ids in an order that counts; `copies` of one at most, or any number."""
    return Ids(kind, most, copies or most, True, empty)


def part(fields: Fields) -> Inside:
    """A part with fields of its own."""
    return Inside(fields)


# -- the table ------------------------------------------------------------------------------------------------


class Field:
    """One row of the table: a field's name and shape, who may know it, and how it is told."""

    def __init__(
        self,
        name: str,
        shape: Shape,
        known: int = EVERYBODY,
        told: int = WHOLE,
        identity: bool = False,
        given: str = "",
    ) -> None:
        self.name = name
        self.shape = shape
        self.known = known
        self.told = told
        self.identity = identity  # what a seat is: its faction, leader, tribe
        self.given = given  # told only when this other field is not zero
        self.asked = False  # a question of that name, not a field
        if known == OWNER and isinstance(shape, Each) and not (len(shape.axes) == 1 and whose(shape.axes[0])):
            raise TypeError(f"{name} has no owner: it is not by seat")

    def secret(self) -> bool:
        """Whether there is somebody who may not know all of it."""
        if self.known != EVERYBODY:
            return True
        inside = self.inside()
        return inside is not None and bool(inside.secrets)

    def inside(self) -> Fields | None:
        """The fields of the parts that it holds."""
        shape = self.shape
        if isinstance(shape, Each):
            shape = shape.inner
        return shape.fields if isinstance(shape, Inside) else None

    def seen(self, value: Any, viewer: int, active: int, owner: int) -> Any:
        """The value as a viewer sees it who may not know it all; parts are changed in place."""
        shape = self.shape
        if self.known == EVERYBODY:
            inside = self.inside()
            if inside is not None:
                for seat, each in enumerate(value):
                    inside.hide(each, viewer, active, seat)
            return value
        found = shape.hidden(value)
        if self.known == OWNER and owner < 0 and 0 <= viewer < len(value):
            if isinstance(value, list):
                found[viewer] = value[viewer]
            else:
                found = (*found[:viewer], value[viewer], *found[viewer + 1 :])
        return found


class Asked(Field):
    """A row for a question of the state or part: told by the terminal, but not held."""

    def __init__(self, name: str, shape: Shape, told: int = WHOLE) -> None:
        super().__init__(name, shape, EVERYBODY, told)
        self.asked = True


class Fields:
    """All fields of a state or a part; `cached` ones are worked out again when needed and not saved."""

    def __init__(self, *rows: Field, cached: tuple[str, ...] = ()) -> None:
        self.rows: tuple[Field, ...] = rows
        self.held: tuple[Field, ...] = tuple([each for each in rows if not each.asked])
        self.names: tuple[str, ...] = tuple([each.name for each in self.held])
        self.secrets: tuple[Field, ...] = tuple([each for each in self.held if each.secret()])
        self.cached: tuple[str, ...] = cached
        self.getter: Any = attrgetter("__class__", *self.names)  # with one name alone it would give no tuple

    def of(self, holder: Any) -> tuple[Any, ...]:
        """The values of all fields of a holder."""
        values: tuple[Any, ...] = self.getter(holder)
        return values[1:]

    def hide(self, holder: Any, viewer: int, active: int, owner: int = -1) -> None:
        """Put the unknown in place of all that a viewer may not know."""
        for field in self.secrets:
            known = field.known
            if (known == OWNER and owner >= 0 and owner == viewer) or (known == ACTIVE and active == viewer):
                continue
            value: Any = getattr(holder, field.name)
            if isinstance(value, tuple) and not value:
                continue  # nothing to hide
            setattr(holder, field.name, field.seen(value, viewer, active, owner))

    def flaw(self, holder: Any, seats: int, sides: int) -> str:
        """The first value that is not as declared; nothing when all are."""
        for field in self.held:
            found = field.shape.flaw(getattr(holder, field.name), seats, sides)
            if found:
                return f"{field.name}: {found}"
        return ""


def backs(ids: Any) -> Any:
    """As many unknown ids."""
    count = len(ids)
    if isinstance(ids, list):
        return [UNKNOWN] * count
    return BACKS[count] if count < len(BACKS) else (UNKNOWN,) * count


def whose(axis: Kind) -> bool:
    """Whether an axis runs through seats or sides."""
    return axis is SEAT or axis is SIDE or isinstance(axis, Sides)


def reach(kind: Kind, seats: int, sides: int) -> int:
    """How many ids a kind has at a table."""
    if kind is SEAT:
        return seats
    if kind is SIDE:
        return sides
    if kind is NUMBER:
        raise TypeError("numbers are no kind of things: declare their bounds")
    return len(kind.names)
