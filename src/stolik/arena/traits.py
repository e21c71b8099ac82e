"""What a bot played with: its faction, leader, tribe or seeker, and every card or thing that it chose."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ..engine.field import Bits, Each, Fields, Inside, One, whose
from ..engine.game import Game
from ..engine.option import Kind, Numeric, Option
from ..engine.state import State

Traits = dict[str, tuple[str, ...]]  # names of things by kind


def identities(game: Game) -> list[tuple[str, Kind]]:
    """What a seat of a game is: the names of the fields that tell it, and their kinds."""
    return list(told(game.empty().declared()))


def told(fields: Fields) -> Iterator[tuple[str, Kind]]:
    """The fields of a state and of its parts that are identities."""
    for field in fields.held:
        inside = field.inside()
        if inside is not None:
            yield from told(inside)
        elif field.identity:
            shape = field.shape.inner if isinstance(field.shape, Each) else field.shape
            assert isinstance(shape, (One, Bits)), f"{field.name} is no identity"
            yield field.name, shape.kind


def declared(fields: Fields, holder: Any, seat: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The identities of a seat by kind, from fields by seat and from the seat's parts."""
    for field in fields.held:
        shape, value = field.shape, getattr(holder, field.name)
        if isinstance(shape, Each) and whose(shape.axes[0]) and seat < len(value):
            shape, value = shape.inner, value[seat]
        if isinstance(shape, Inside):
            yield from declared(shape.fields, value, seat)
        elif field.identity and isinstance(shape, Bits):
            yield shape.kind.name, tuple(shape.kind.text(id) for id in range(value.bit_length()) if value >> id & 1)
        elif field.identity and isinstance(shape, One):
            yield shape.kind.name, (shape.kind.text(value),) if value >= 0 else ()


def traits_of(state: State, seat: int, chosen: Iterable[Option]) -> Traits:
    """All that a seat had, by kind; an identity goes before what was chosen of the same kind."""
    things = {each for option in chosen for each in zip(option.verb.kinds, option.args)}
    found: dict[str, list[str]] = {}
    for kind, name in sorted([(kind.name, kind.text(id)) for kind, id in things if not isinstance(kind, Numeric)]):
        found.setdefault(kind, []).append(name)
    return {**{kind: tuple(names) for kind, names in found.items()}, **dict(declared(state.declared(), state, seat))}
