"""What fields hold: their values cut along the axes, and the things in them; for whoever tells a view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from .field import UNTOLD, Bits, Counts, Each, Field, Ids, One, Owned, Several, Shape, whose
from .option import Kind


def shown(field: Field, holder: Any) -> bool:
    """Whether a field is told at all."""
    return field.told != UNTOLD and (not field.given or bool(getattr(holder, field.given)))


def value_of(holder: Any, field: Field) -> Any:
    """The value of a field, or the answer of a question of that name."""
    value = getattr(holder, field.name)
    return value() if field.asked else value


def by_side(field: Field) -> bool:
    """Whether a field belongs to seats or sides."""
    return isinstance(field.shape, Each) and whose(field.shape.axes[0])


def cut(shape: Each, value: Sequence[Any]) -> list[tuple[int, Shape, Any]]:
    """The values along the first axis: place, shape and value; a flat list of several axes is cut into pieces."""
    if len(shape.axes) == 1:
        return [(at, shape.inner, each) for at, each in enumerate(value)]
    rest = Each(shape.inner, shape.axes[1:])
    width = 1
    for axis in rest.axes:
        width *= len(axis.names)
    return [(at // width, rest, value[at : at + width]) for at in range(0, len(value), width)]


def own(view: Any, side: int) -> Iterator[tuple[Any, Field, Shape, Any]]:
    """What belongs to a seat or side: its fields and those of its part, each with who holds it, shape and value."""
    for field in view.declared().rows:
        if not by_side(field):
            continue
        assert isinstance(field.shape, Each)
        everybodys = cut(field.shape, value_of(view, field))
        if side >= len(everybodys):
            continue
        _, shape, value = everybodys[side]
        inside = field.inside()
        if inside is None:
            yield view, field, shape, value
        else:
            yield from ((value, each, each.shape, value_of(value, each)) for each in inside.rows)


def held(shape: Shape, value: Any) -> Iterator[tuple[Kind, int]]:
    """The things in one value."""
    if isinstance(shape, One):
        yield shape.kind, value
    elif isinstance(shape, Owned) and value >= 0:
        yield shape.kind, value % shape.per
    elif isinstance(shape, Bits):
        yield from ((shape.kind, id) for id in range(value.bit_length()) if value >> id & 1)
    elif isinstance(shape, Counts):
        yield from ((shape.kind, id) for id, count in enumerate(value) if count)
    elif isinstance(shape, Ids):
        yield from ((shape.kind, id) for id in value)
    elif isinstance(shape, Several):
        for each in value:
            yield from held(shape.inner, each)
    elif isinstance(shape, Each):
        for _, inner, each in cut(shape, value):
            yield from held(inner, each)
