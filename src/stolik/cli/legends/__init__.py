"""Legends: how the fields of a game's state read as text. One module per game, one row per field.

A row says what the numbers of a field are: ids of a kind, counts by id, bits by id, or a pile of which only the size
matters; and whether there is one of it per seat, per market or the like. Games without a legend are listed plainly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from typing import Any

from ...engine.game import Game
from ...engine.option import NUMBER, SEAT, Kind
from ...engine.state import State
from ...engine.view import UNKNOWN
from ..voice import Voice

NONE = "–"


@dataclass(frozen=True)
class Row:
    """How to read one field (or, with `part`, one field of a seat's part)."""

    field: str
    ids: Kind | None = None  # the numbers are ids
    counts: Kind | None = None  # the numbers count the ids in order
    bits: Kind | None = None  # each number is a set of ids
    size: bool = False  # only how many there are
    by: Kind | None = None  # there is one of it per seat, per market...
    width: int = 0  # a flat list holds so many numbers for each of these
    first: int = 0  # the id of the lowest bit or of the first count
    at: Kind | None = None  # the positions of the ids have names too
    empty: int = UNKNOWN - 1  # an id that stands for nothing
    owners: int = 0  # an id carries its owner: so many times the owner's number is added to it
    groups: tuple[int, ...] = ()  # counts by id are told in groups: the group of every id,
    group: Kind | None = None  # and what the groups are
    quiet: bool = False  # zero is not worth telling
    endless: int = 0  # a number that stands for more than anybody needs
    ordered: bool = False  # the order of the ids matters
    part: str = ""  # the list of parts that the field belongs to
    asked: Kind | None = None  # the field is a question, asked of every id
    given: str = ""  # told only when this other field is not zero


Legend = tuple[Row, ...]


def legend(game: Game) -> Legend | None:
    """The legend of a game, if it has one."""
    name = f"{__name__}.{game.id}"
    if find_spec(name) is None:
        return None
    found: Legend = import_module(name).LEGEND
    return found


def lines(rows: Legend, game: Game, view: State, voice: Voice) -> list[str]:
    """A view as lines: what is common first, then everybody's own."""
    names = voice.participants(view)
    reader = Reader(game, voice, names)
    told = [reader.line(row, view) for row in rows if row.by is not SEAT and (not row.given or found(view, row.given))]
    for index, name in enumerate(names):
        told.append("")
        told.append(f"{name}")
        own = [reader.own(row, view, index) for row in rows if row.by is SEAT]
        told += [f"  {line}" for line in own if line]
    return [line for line in told if line is not None]


class Reader:
    """Reads rows in the words of one language."""

    def __init__(self, game: Game, voice: Voice, names: Sequence[str]) -> None:
        self.game = game
        self.voice = voice
        self.names = names

    def label(self, row: Row) -> str:
        return self.voice.words.say(f"field-{row.field.replace('_', '-')}")

    def line(self, row: Row, view: State) -> str | None:
        """A field that is common to all."""
        if row.asked is not None:
            question = getattr(view, row.field)
            answers = [f"{self.thing(row.asked, id)}: {question(id)}" for id in range(len(row.asked.names))]
            return f"{self.label(row)}: {', '.join(answers)}"
        value = found(view, row.field)
        if row.group is not None:
            told = [(self.thing(row.group, at), self.grouped(row, value, at)) for at in dict.fromkeys(row.groups)]
            return self.block(row, told)
        if row.by is None:
            text = self.value(row, value)
            return None if text == NONE else f"{self.label(row)}: {text}"
        parts = pieces(value, row.width)
        return self.block(row, [(self.thing(row.by, at), self.value(row, part)) for at, part in enumerate(parts)])

    def block(self, row: Row, told: list[tuple[str, str]]) -> str | None:
        """Several lines under one label, without the empty ones."""
        lines = [f"  {name}: {text}" for name, text in told if text != NONE]
        return "\n".join([f"{self.label(row)}:", *lines]) if lines else None

    def grouped(self, row: Row, counts: Sequence[int], group: int) -> str:
        """The counts of those ids that belong to one group."""
        assert row.counts is not None
        told = [
            self.times(row.counts, id, count) for id, count in enumerate(counts) if count and row.groups[id] == group
        ]
        return ", ".join(told) or NONE

    def own(self, row: Row, view: State, index: int) -> str | None:
        """A field of one participant."""
        if row.part:
            parts = getattr(view, row.part)
            if index >= len(parts):
                return None
            value = found(parts[index], row.field)
        else:
            parts = pieces(found(view, row.field), row.width)
            if index >= len(parts):
                return None
            value = parts[index]
        if row.part and row.width and row.at is not None:
            told = [(self.thing(row.at, at), self.value(row, each)) for at, each in enumerate(pieces(value, row.width))]
            filled = [f"{name}: {text}" for name, text in told if text != NONE]
            return f"{self.label(row)}: {'; '.join(filled)}" if filled else None
        text = self.value(row, value)
        return None if text == NONE else f"{self.label(row)}: {text}"

    def value(self, row: Row, value: Any) -> str:
        """What one value says."""
        if row.size:
            return str(len(value)) if value else NONE
        if row.bits is not None:
            found = [row.first + bit for bit in range(value.bit_length()) if value >> bit & 1]
            return self.many(row.bits, found)
        if row.counts is not None:
            told = [self.times(row.counts, row.first + id, count) for id, count in enumerate(value) if count]
            return ", ".join(told) or NONE
        if row.ids is not None:
            ids = list(value) if isinstance(value, (list, tuple)) else [value]
            if row.at is not None:
                return self.placed(row, row.at, row.ids, ids)
            return self.many(row.ids, [id for id in ids if id != row.empty], row.ordered)
        if row.endless and value == row.endless:
            return "∞"
        return NONE if row.quiet and not value else plain(value)

    def placed(self, row: Row, at: Kind, kind: Kind, ids: list[int]) -> str:
        """Things with the names of their places."""
        told = []
        for place, id in enumerate(ids):
            if id == row.empty or id < UNKNOWN:
                continue
            name = self.thing(kind, id % row.owners if row.owners and id > 0 else id)
            owner = f" ({self.thing(SEAT, id // row.owners)})" if row.owners and id > 0 else ""
            told.append(f"{self.thing(at, place)}: {name}{owner}")
        return ", ".join(told) or NONE

    def many(self, kind: Kind, ids: list[int], ordered: bool = False) -> str:
        """Several things; the hidden ones by their number, equal ones once, or once in a row where order matters."""
        known = [id for id in ids if id >= 0]
        hidden = sum(id == UNKNOWN for id in ids)
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
        if kind is SEAT and 0 <= id < len(self.names):
            return self.names[id]
        if kind is NUMBER or kind is SEAT:
            return str(id)
        return self.voice.words.thing(kind, id) if id < len(kind.names) else NONE


def found(owner: Any, field: str) -> Any:
    """A field, or the answer of a question of that name."""
    value = getattr(owner, field)
    return value() if callable(value) else value


def pieces(value: Sequence[Any], width: int) -> list[Any]:
    """A flat list cut into pieces, or the list as it is."""
    return [value[at : at + width] for at in range(0, len(value), width)] if width else list(value)


def plain(value: Any) -> str:
    """A number, or several."""
    if isinstance(value, (list, tuple)):
        return ", ".join(map(plain, value)) or NONE
    if isinstance(value, bool):
        return "✓" if value else NONE
    return "?" if value == UNKNOWN else str(value) if value != -2 else NONE
