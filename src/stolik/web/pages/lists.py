"""Everything that lies on the table in lists, as the viewer may know it: decks by their number, discards, stacks in their
order, rows of cards, and what everybody has; each thing with its picture, name and what it does.

Which fields are listed, and under which title, the game's words say: `field-<name>`.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ...drawing.scene import Scene
from ...drawing.speech import speaker
from ...engine.field import (
    NOBODY,
    QUIET,
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
from ...engine.holding import by_side, cut, own, value_of
from ...engine.option import NUMBER, SEAT, SIDE, Kind
from . import stage
from .answers import zipped
from .play import seen

Thing = tuple[Kind, int]
MOST_PLACES = 12  # of a list; what lies on more is told by the board in words


@dataclass(frozen=True)
class Listed:
    """One thing of a list: how many of it there are, and where they lie when that is part of the list."""

    name: str
    about: str
    picture: Markup
    count: int = 1
    place: str = ""


@dataclass(frozen=True)
class List:
    """What a field holds: the things, how many more lie face down, and a number where it is only counted."""

    id: str
    title: str
    things: list[Listed]
    hidden: int = 0
    number: int | None = None
    ordered: bool = False


@dataclass(frozen=True)
class Section:
    """What is common, or what one participant has."""

    id: str
    title: str
    lists: list[List]


Told = tuple[Field, Shape, Any]


async def sections(scene: Scene) -> list[Section]:
    """All lists of a scene: what is common first, then everybody's, the viewer's own last of all."""
    view, words = scene.view, scene.words
    common = [(each, each.shape, value_of(view, each)) for each in view.declared().rows if not by_side(each)]
    out = [Section("table", words.say("page-lists-common"), await listed(scene, common))]
    count = len(scene.names)
    for side in [(scene.viewer + 1 + number) % count for number in range(count)]:
        mine = [(field, shape, value) for _, field, shape, value in own(view, side)]
        out.append(Section(f"seat-{side}", scene.names[side], await listed(scene, mine)))
    return [each for each in out if each.lists]


async def listed(scene: Scene, fields: list[Told]) -> list[List]:
    """The lists of fields that have a title and hold something; others are served between them."""
    out = []
    for field, shape, value in fields:
        if not scene.words.has(key := f"field-{field.name.replace('_', '-')}") or quiet(scene, field, shape, value):
            continue
        made = list_of(scene, field, scene.words.say(key), shape, value)
        if made.things or made.hidden or made.number or isinstance(shape, Number):
            out.append(made)
            await asyncio.sleep(0)
    return out


def quiet(scene: Scene, field: Field, shape: Shape, value: Any) -> bool:
    """Whether there is nothing to list: mere signs, numbers that are zero, places that the board in words tells."""
    if isinstance(shape, Flag) or (field.given and not getattr(scene.view, field.given)):
        return True
    return bool(field.told == QUIET and not value) or (
        isinstance(shape, Each) and len(shape.axes[0].names) > MOST_PLACES
    )


def list_of(scene: Scene, field: Field, title: str, shape: Shape, value: Any) -> List:
    """What one field holds."""
    if isinstance(shape, Number):
        return List(field.name, title, [], number=value)
    if field.known == NOBODY and isinstance(shape, Ids):
        return List(field.name, title, [], number=len(value))
    found = list(placed(scene, shape, value))
    known = [(kind, id, place) for kind, id, place in found if id >= 0]
    pile = shape.inner if isinstance(shape, Each) else shape
    ordered = isinstance(pile, Ids) and pile.ordered
    counts = dict.fromkeys(known, 1) if ordered else Counter(known)
    things = [
        thing(scene, kind, id, counts[kind, id, place], place) for kind, id, place in (known if ordered else counts)
    ]
    return List(field.name, title, things, len(found) - len(known), ordered=ordered)


def thing(scene: Scene, kind: Kind, id: int, count: int, place: str) -> Listed:
    """A thing in words and as a picture."""
    if kind in (SEAT, SIDE):
        return Listed(scene.name(id), "", Markup(""), count, place)
    words = scene.words
    picture = stage.picture(scene.game, scene.lang, kind, id)
    return Listed(words.thing(kind, id), words.about(kind, id), picture, count, place)


def placed(scene: Scene, shape: Shape, value: Any, place: str = "") -> Iterator[tuple[Kind, int, str]]:
    """The things in a value, each with the place in which it lies; the number of a thing as often as there are."""
    if isinstance(shape, Each):
        axis = shape.axes[0]
        for at, inner, each in cut(shape, value):
            name = scene.name(at) if axis in (SEAT, SIDE) else scene.words.thing(axis, at)
            if isinstance(inner, Number):
                yield from [(axis, at, place)] * max(each, 0)
            else:
                yield from placed(scene, inner, each, f"{place}, {name}" if place else name)
    elif isinstance(shape, Several):
        for each in value:
            yield from placed(scene, shape.inner, each, place)
    else:
        yield from ((kind, id, place) for kind, id in single(shape, value))


def single(shape: Shape, value: Any) -> Iterator[Thing]:
    """The things in one value, as often as they are there."""
    if isinstance(shape, One) and value != shape.empty:
        yield shape.kind, value
    elif isinstance(shape, Owned) and value != shape.empty:
        yield shape.kind, value % shape.per if value >= 0 else value
    elif isinstance(shape, Bits):
        yield from ((shape.kind, id) for id in range(value.bit_length()) if value >> id & 1)
    elif isinstance(shape, Counts):
        yield from ((shape.kind, id) for id, count in enumerate(value) for _ in range(count))
    elif isinstance(shape, Ids):
        yield from ((shape.kind, id) for id in value if id != shape.empty)
    elif isinstance(shape, Number):
        yield NUMBER, value


async def show(request: Request) -> Response:
    """Everything on the table in lists, for one viewer."""
    scene = await seen(request, lines=1)
    made = stage.page("lists.html", sections=await sections(scene), version=scene.version, say=speaker(scene.words))
    return zipped(request, HTMLResponse(made))
