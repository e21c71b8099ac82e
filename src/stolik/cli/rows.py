"""A view as lines of text: one row for every declared field, what is common first, then everybody's own.

The words of a row are the game's own: `field-<name>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from ..engine.field import (
    QUIET,
    SIZE,
    UNTOLD,
    Bits,
    Counts,
    Each,
    Field,
    Fields,
    Flag,
    Ids,
    Number,
    One,
    Owned,
    Several,
    Shape,
    whose,
)  # fmt: skip
from ..engine.option import SEAT, SIDE, Kind
from ..engine.state import State
from ..engine.view import UNKNOWN
from .voice import Voice

NONE = "–"


def lines(view: State, voice: Voice) -> list[str]:
    """The whole table as one viewer sees it."""
    names = voice.participants(view)
    reader = Reader(voice, names)
    told = [line for field in shown(view.declared(), view) for line in reader.common(field, value_of(view, field))]
    for side, name in enumerate(names):
        told += ["", name, *(f"  {line}" for line in reader.own(view, side))]
    return told


def shown(fields: Fields, holder: Any) -> list[Field]:
    """The fields that are told at all."""
    return [each for each in fields.rows if each.told != UNTOLD and (not each.given or getattr(holder, each.given))]


def value_of(holder: Any, field: Field) -> Any:
    """The value of a field, or the answer of a question of that name."""
    value = getattr(holder, field.name)
    return value() if field.asked else value


def by_side(field: Field) -> bool:
    """Whether a field belongs to seats or sides."""
    return isinstance(field.shape, Each) and whose(field.shape.axes[0])


class Reader:
    """Reads values in the words of one language."""

    def __init__(self, voice: Voice, names: Sequence[str]) -> None:
        self.voice = voice
        self.names = names

    def common(self, field: Field, value: Any) -> list[str]:
        """The lines of a field that is nobody's own; lists of lists take a line for each place."""
        shape = field.shape
        if by_side(field):
            return []
        if isinstance(shape, Each) and (len(shape.axes) > 1 or isinstance(shape.inner, (Ids, Bits, Counts, Each))):
            told = [
                (self.thing(shape.axes[0], at), self.text(inner, each, field.told))
                for at, inner, each in cut(shape, value)
            ]
            filled = [f"  {name}: {text}" for name, text in told if text != NONE]
            return [f"{self.label(field)}:", *filled] if filled else []
        return self.labelled(field, shape, value)

    def own(self, view: State, side: int) -> list[str]:
        """The lines of one participant: fields by side, and the fields of its part."""
        told: list[str] = []
        for field in shown(view.declared(), view):
            if not by_side(field):
                continue
            assert isinstance(field.shape, Each)
            held = [(inner, each) for _, inner, each in cut(field.shape, value_of(view, field))]
            if side >= len(held):
                continue
            inner, value = held[side]
            inside = field.inside()
            if inside is None:
                told += self.labelled(field, inner, value)
            else:
                for each in shown(inside, value):
                    told += self.labelled(each, each.shape, value_of(value, each))
        return told

    def label(self, field: Field) -> str:
        return self.voice.words.say(f"field-{field.name.replace('_', '-')}")

    def labelled(self, field: Field, shape: Shape, value: Any) -> list[str]:
        """One line, or none when there is nothing to tell."""
        text = self.text(shape, value, field.told)
        return [] if text == NONE else [f"{self.label(field)}: {text}"]

    def text(self, shape: Shape, value: Any, told: int) -> str:
        """What one value says."""
        if told == SIZE:
            return str(len(value)) if value else NONE
        if isinstance(shape, Flag):
            return "✓" if value else NONE
        if isinstance(shape, Number):
            return self.number(shape, value, told)
        if isinstance(shape, (One, Owned)):
            return self.one(shape, value)
        if isinstance(shape, Bits):
            return self.many(shape.kind, [id for id in range(value.bit_length()) if value >> id & 1], False)
        if isinstance(shape, Counts):
            return ", ".join([self.times(shape.kind, id, count) for id, count in enumerate(value) if count]) or NONE
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


def cut(shape: Each, value: Sequence[Any]) -> list[tuple[int, Shape, Any]]:
    """The values along the first axis: place, shape and value; a flat list of several axes is cut into pieces."""
    if len(shape.axes) == 1:
        return [(at, shape.inner, each) for at, each in enumerate(value)]
    rest = Each(shape.inner, shape.axes[1:])
    width = 1
    for axis in rest.axes:
        width *= len(axis.names)
    return [(at // width, rest, value[at : at + width]) for at in range(0, len(value), width)]
