"""What an option costs and brings: the chooser's own amounts after it, compared with those before, as far as they are
sure. Where something comes to light, it is played in several worlds that the chooser could be in, and what differs between
them is not told.

A game says which of its fields count: those with words `gain-<field>`, which are given `$thing` and `$count`; `.some` are
the words for things that nobody knows yet; `.short` ones stand in a line of all that a seat has; where there is `.kept`, what leaves the field is no loss, and only more is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..engine.field import Bits, Counts, Each, Ids, Number, One, Shape
from ..engine.game import Game
from ..engine.holding import by_side, cut, shown, value_of
from ..engine.option import Kind, Option
from ..engine.rng import Dice
from ..engine.state import State
from ..words import Words

Part = tuple[str, Kind | None, int]  # the field; the kind and id of what is counted, where it is no mere number
Amounts = dict[Part, int]
WORLDS = 8
THING = "\N{OBJECT REPLACEMENT CHARACTER}"  # where the words name a thing


def amounts(game: Game, state: State, seat: int) -> Amounts:
    """Everything that a seat has, counted; of things the number as well."""
    found: Amounts = {("points", None, 0): game.scores(state)[seat]}
    for name, shape, value in own(state, seat):
        for kind, id, count in counted(shape, value):
            found[name, kind, id] = found.get((name, kind, id), 0) + count
    return found


def own(state: State, seat: int) -> Iterator[tuple[str, Shape, Any]]:
    """A seat's own fields: name, shape and value."""
    for field in state.declared().rows:
        if not by_side(field) or not shown(field, state):
            continue
        assert isinstance(field.shape, Each)
        values = cut(field.shape, value_of(state, field))
        if seat >= len(values):
            continue
        _, shape, value = values[seat]
        inside = field.inside()
        if inside is None:
            yield field.name, shape, value
        else:
            yield from ((each.name, each.shape, getattr(value, each.name)) for each in inside.held)


def counted(shape: Shape, value: Any) -> Iterator[tuple[Kind | None, int, int]]:
    """How many of what a value holds."""
    if isinstance(shape, Number):
        yield None, 0, value
    elif isinstance(shape, Counts):
        yield from ((shape.kind, id, count) for id, count in enumerate(value))
    elif isinstance(shape, Bits):
        yield from ((shape.kind, id, 1) for id in range(value.bit_length()) if value >> id & 1)
    elif isinstance(shape, Ids):
        yield None, 0, len(value)
        yield from ((shape.kind, id, 1) for id in value if id >= 0)
    elif isinstance(shape, Each) and isinstance(shape.inner, Number):
        last = shape.axes[-1]
        yield from ((last, at % len(last.names), count) for at, count in enumerate(value))
    elif isinstance(shape, Each) and isinstance(shape.inner, One):
        yield from ((shape.inner.kind, id, 1) for id in value if id >= 0 and id != shape.inner.empty)


def changes(before: Amounts, after: Amounts) -> Amounts:
    """What is more and what is less."""
    parts = dict.fromkeys((*before, *after))
    return {part: more for part in parts if (more := after.get(part, 0) - before.get(part, 0))}


def gains(game: Game, view: State, seat: int, options: Sequence[Option]) -> Iterator[tuple[Option, Amounts]]:
    """What each option surely changes for the seat."""
    world = game.determinize(view, Dice(0))
    start = amounts(game, world, seat)
    others: list[tuple[State, Amounts]] = []
    for option in options:
        after, sure = outcome(game, world, start, seat, option)
        if after.revealed and sure:  # chance, or something that the chooser does not know, had a part in it
            if not others:
                others = [(one := game.determinize(view, Dice(n)), amounts(game, one, seat)) for n in range(1, WORLDS)]
            for other, before in others:
                came = outcome(game, other, before, seat, option)[1]
                sure = {part: more for part, more in sure.items() if came.get(part) == more}
        yield option, sure


def outcome(game: Game, world: State, before: Amounts, seat: int, option: Option) -> tuple[State, Amounts]:
    """What comes of an option in one world."""
    after = world.clone()
    after.choose(option, seat)
    return after, changes(before, amounts(game, after, seat))


@dataclass(frozen=True)
class Change:
    """One thing that is paid or gained, in words; `THING` stands in them for the thing, where there is one."""

    pays: bool
    number: int
    words: str
    thing: tuple[Kind, int] | None


def told(words: Words, found: Amounts) -> list[Change]:
    """What is told of a change: first what is paid, then what is gained."""
    made = list[Change]()
    for (name, kind, id), more in found.items():
        key = f"gain-{name.replace('_', '-')}"
        if not words.has(key):
            continue
        some = "some" if kind is None and words.has(key, "some") else ""
        if some:  # of these some are named; the rest is not known yet
            more -= sum(count for (field, one, _), count in found.items() if field == name and one is not None)
        if more > 0 or more and not words.has(key, "kept"):
            said = words.say(key, some, thing=THING, count=abs(more))
            if kind is None and THING in said:  # how many they are: each is told by itself
                continue
            made.append(Change(more < 0, abs(more), said, None if kind is None else (kind, id)))
    return sorted(made, key=lambda change: not change.pays)
