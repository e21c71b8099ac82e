"""A view as lines of text: one row for every declared field, what is common first, then everybody's own.

The words of a row are the game's own: `field-<name>`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, TypeGuard

from ..engine.field import (
    OWNER,
    QUIET,
    RULED,
    SIZE,
    UNTOLD,
    Bits,
    Counts,
    Each,
    Field,
    Flag,
    Ids,
    Number,
    One,
    Owned,
    Several,
    Shape,
)
from ..engine.holding import by_side, cut, held, own, shown, value_of
from ..engine.option import SEAT, SIDE, Kind
from ..engine.state import State
from ..engine.view import UNKNOWN
from .voice import Voice

NONE = "–"
YES = "✓"
FEW = 5  # places that have changed and are told one by one


@dataclass(frozen=True)
class Row:
    """One line of the table: its label and text; of one place of a field, or of one participant."""

    label: str
    text: str
    under: str = ""  # the field, where the label is one of its places
    side: int = -1  # whose; -1: common
    secret: bool = False  # whether only its owner may know it
    counted: bool = False  # whether it is a number, or how many there are of each thing
    things: tuple[tuple[Kind, int], ...] = ()  # the cards, tiles and so on that it names
    at: tuple[Kind, int] | None = None  # the place or pile that its label names
    inside: tuple[tuple[tuple[Kind, int], tuple[Kind, int]], ...] = ()  # of places within it, each with what lies there

    @property
    def key(self) -> tuple[int, str, str]:
        """What it is known by from one look to the next."""
        return self.side, self.under, self.label

    def told(self) -> str:
        """The line itself."""
        return f"{self.label}: {self.text}"


def table_rows(view: State, voice: Voice) -> list[Row]:
    """The whole table as one viewer sees it: what is common first, then everybody's own."""
    names = voice.participants(view)
    reader = Reader(voice, names)
    common = [field for field in view.declared().rows if shown(field, view)]
    told = [row for field in common for row in reader.common(field, value_of(view, field))]
    return told + [row for side in range(len(names)) for row in reader.own(view, side)]


def lines(view: State, voice: Voice) -> list[str]:
    """The same as lines of text, with a heading for everybody."""
    told: list[str] = []
    names, under, side = voice.participants(view), "", -1
    for row in table_rows(view, voice):
        if row.side != side:
            side = row.side
            told += ["", names[side]]
        if row.under and row.under != under:
            told.append(f"{row.under}:")
        under = row.under
        told.append(f"  {row.told()}" if row.under or row.side >= 0 else row.told())
    return told


def changed(before: Sequence[Row], after: Sequence[Row], seat: int, names: Sequence[str]) -> list[str]:
    """What is new at the table: numbers with what they were; of places and of the others the log tells most."""
    known = {row.key: row.text for row in before}
    told: list[str] = []
    placed: list[str] = []
    for row in after:
        old = known.pop(row.key, NONE)
        number = row.text.lstrip("-").isdigit() and old.lstrip("-").isdigit()
        if old == row.text or (row.side not in (-1, seat) and not number):
            continue
        text = f"{old} → {row.text}" if number else row.text
        whose = f"{names[row.side]}, " if row.side not in (-1, seat) else ""
        (placed if row.under else told).append(f"{whose}{row.under + ', ' if row.under else ''}{row.label}: {text}")
    gone = [(under, label) for side, under, label in known if side in (-1, seat)]
    told += [f"{label}: {NONE}" for under, label in gone if not under]
    placed += [f"{under}, {label}: {NONE}" for under, label in gone if under]
    return told + (placed if len(placed) <= FEW else [])


def things(view: State) -> Iterator[tuple[Kind, int]]:
    """Everything that lies on the table as far as the viewer knows it."""
    for field in view.declared().rows:
        if field.told == UNTOLD or field.inside() is not None:
            continue
        yield from held(field.shape, value_of(view, field))
    for field in view.declared().rows:
        inside = field.inside()
        if inside is not None:
            for part in getattr(view, field.name):
                for each in inside.rows:
                    if each.told != UNTOLD:
                        yield from held(each.shape, value_of(part, each))


def named(shape: Shape, value: Any) -> tuple[tuple[Kind, int], ...]:
    """The things in one value that can be told about."""
    return tuple([each for each in held(shape, value) if each[0] not in (SEAT, SIDE) and each[1] >= 0])


def number_each(shape: Shape) -> bool:
    """Whether a shape is a number for each thing of a kind."""
    return isinstance(shape, Each) and isinstance(shape.inner, Number)


def one_each(shape: Shape) -> TypeGuard[Each]:
    """Whether a shape is one thing for each thing of a kind."""
    return isinstance(shape, Each) and isinstance(shape.inner, One)


class Reader:
    """Reads values in the words of one language."""

    def __init__(self, voice: Voice, names: Sequence[str]) -> None:
        self.voice = voice
        self.names = names

    def common(self, field: Field, value: Any) -> list[Row]:
        """The rows of a field that is nobody's own; lists of lists take a row for each place."""
        shape = field.shape
        if by_side(field):
            return []
        if isinstance(shape, Each) and (len(shape.axes) > 1 or isinstance(shape.inner, (Ids, Bits, Counts, Each))):
            told = [
                Row(
                    self.thing(shape.axes[0], at), self.text(inner, each, field.told), self.label(field),
                    things=named(inner, each), at=(shape.axes[0], at),
                )
                for at, inner, each in cut(shape, value)
            ]  # fmt: skip
            return [row for row in told if row.text != NONE]
        return self.labelled(field, shape, value)

    def own(self, view: State, side: int) -> list[Row]:
        """The rows of one participant: fields by side, and the fields of its part."""
        return [
            replace(row, side=side)
            for holder, field, shape, value in own(view, side)
            if shown(field, holder)
            for row in self.labelled(field, shape, value)
        ]

    def label(self, field: Field) -> str:
        return self.voice.words.say(f"field-{field.name.replace('_', '-')}")

    def labelled(self, field: Field, shape: Shape, value: Any) -> list[Row]:
        """One row, or none when there is nothing to tell."""
        text = self.text(shape, value, field.told)
        if text == NONE:
            return []
        secret, counted = field.known in (OWNER, RULED), isinstance(shape, (Number, Counts)) or number_each(shape)
        within = (
            [(shape.axes[0], at, named(inner, each)) for at, inner, each in cut(shape, value)]
            if one_each(shape)
            else []
        )
        inside = tuple(((kind, at), thing) for kind, at, things in within for thing in things)
        return [Row(self.label(field), text, secret=secret, counted=counted, things=named(shape, value), inside=inside)]

    def text(self, shape: Shape, value: Any, told: int) -> str:
        """What one value says."""
        if told == SIZE:
            return str(len(value)) if value else NONE
        if isinstance(shape, Flag):
            return YES if value else NONE
        if isinstance(shape, Number):
            return self.number(shape, value, told)
        if isinstance(shape, (One, Owned)):
            return self.one(shape, value)
        if isinstance(shape, Bits):
            return self.many(shape.kind, [id for id in range(value.bit_length()) if value >> id & 1], False)
        if isinstance(shape, Counts):
            amounts = [f"{self.thing(shape.kind, id)} {count}" for id, count in enumerate(value) if count]
            return ", ".join(amounts) or NONE
        if isinstance(shape, Ids):
            return self.many(shape.kind, [id for id in value if id != shape.empty], shape.ordered)
        if isinstance(shape, Several):
            return "; ".join([self.text(shape.inner, each, told) for each in value]) or NONE
        assert isinstance(shape, Each)
        placed = [
            (self.thing(shape.axes[0], at), self.text(inner, each, told)) for at, inner, each in cut(shape, value)
        ]
        filled = [f"{name}: {text}" for name, text in placed if text != NONE]
        return ("; " if any(", " in each for each in filled) else ", ").join(filled) or NONE

    def number(self, shape: Number, value: int, told: int) -> str:
        if shape.endless and value == shape.endless:
            return "∞"
        return NONE if told == QUIET and not value else str(value)

    def one(self, shape: One | Owned, value: int) -> str:
        """A thing, with its owner where it has one."""
        if value == shape.empty:
            return NONE
        if value < 0 or isinstance(shape, One):
            return self.many(shape.kind, [value], False)
        return f"{self.thing(shape.kind, value % shape.per)} ({self.thing(SEAT, value // shape.per)})"

    def many(self, kind: Kind, ids: list[int], ordered: bool) -> str:
        """Several things; the hidden ones by their number, equal ones once, or once in a row where order counts."""
        known = [id for id in ids if id >= 0]
        hidden = ids.count(UNKNOWN)
        if ordered:
            told = [self.times(kind, id, len(list(equal))) for id, equal in groupby(known)]
        else:
            told = [self.times(kind, id, known.count(id)) for id in dict.fromkeys(known)]
        if hidden:
            told.append(self.voice.say("hidden", count=hidden))
        return ", ".join(told) or NONE

    def times(self, kind: Kind, id: int, count: int) -> str:
        name = self.thing(kind, id)
        return name if count == 1 else f"{count} × {name}"

    def thing(self, kind: Kind, id: int) -> str:
        if kind is SEAT or kind is SIDE:
            return self.names[id] if id < len(self.names) else str(id + 1)
        return self.voice.words.thing(kind, id)
