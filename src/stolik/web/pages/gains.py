"""What an option costs and brings: the chooser's own amounts after it, compared with those before, as far as they are
sure. Where something comes to light, it is played in several worlds that the chooser could be in, and what differs between
them is not told.

A game says which of its fields count: those with words `gain-<field>`, which are given `$thing` and `$count`; `.some` are
the words for things that nobody knows yet; where there is `.kept`, what leaves the field is no loss, and only more is told.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ...drawing.scene import Scene
from ...engine.field import Bits, Counts, Each, Ids, Number, One, Shape
from ...engine.game import Game
from ...engine.holding import by_side, cut, shown, value_of
from ...engine.option import Kind, Option
from ...engine.rng import Dice
from ...engine.state import State
from ..people.person import person_of, viewer_of
from . import stage
from .answers import zipped
from .play import table_of
from .scenes import scene_of

Part = tuple[str, Kind | None, int]  # the field; the kind and id of what is counted, where it is no mere number
Amounts = dict[Part, int]
WORLDS = 8
SLICE = 0.004  # seconds of work until others are served
PATIENCE = 0.3  # seconds of work for one question: what is not told by then is not told
SMALL = 60  # the widest picture that can stand for a word
THING = "\N{OBJECT REPLACEMENT CHARACTER}"  # where the words name a thing
WIDTH = re.compile(r' width="([\d.]+)"')


def amounts(game: Game, state: State, seat: int) -> Amounts:
    """Everything that a seat has, counted; of things the number as well."""
    found: Amounts = {("points", None, 0): game.scores(state)[seat]}
    for name, shape, value in own(state, seat):
        for kind, id, count in counted(shape, value):
            found[name, kind, id] = found.get((name, kind, id), 0) + count
    return found


def own(state: State, seat: int) -> Iterator[tuple[str, Shape, Any]]:
    """A seat's own fields: name, shape and value."""
    for field in shown(state.declared(), state):
        if not by_side(field):
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


# -- in words and pictures ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Chip:
    """One thing that is paid or gained, in words or with a small picture among them."""

    pays: bool
    number: int
    words: Markup


def chips(scene: Scene, found: Amounts, option: Option) -> list[Chip]:
    """What is told of a change: first what is paid, then what is gained; not again what the option itself names."""
    words, told = scene.words, list[Chip]()
    named = set(zip(option.verb.kinds, option.args))
    for (name, kind, id), more in found.items():
        key = f"gain-{name.replace('_', '-')}"
        if not words.has(key):
            continue
        some = "some" if kind is None and words.has(key, "some") else ""
        if some:  # of these some are named; the rest is not known yet
            more -= sum(count for (field, one, _), count in found.items() if field == name and one is not None)
        if more > 0 or more and not words.has(key, "kept"):
            said = escape(words.say(key, some, thing=THING, count=abs(more)))
            if kind is None and THING in said:  # how many they are: each is told by itself
                continue
            if kind is not None:
                said = said.replace(THING, sign(scene, kind, id))
                if (kind, id) in named and abs(more) == 1 and said == escape(words.thing(kind, id)):
                    continue
            told.append(Chip(more < 0, abs(more), said))
    return sorted(told, key=lambda chip: not chip.pays)


def sign(scene: Scene, kind: Kind, id: int) -> Markup:
    """A thing's picture, where it is small enough to stand in a line; else its name."""
    picture = stage.picture(scene.game, scene.lang, kind, id)
    width = WIDTH.search(picture)
    return picture if width and float(width[1]) <= SMALL else escape(scene.words.thing(kind, id))


async def told(scene: Scene) -> list[tuple[str, list[Chip]]]:
    """Every option of a scene with what it costs and brings; a few at a time, so that nobody waits."""
    found, spent = list[tuple[str, list[Chip]]](), 0.0
    began = time.perf_counter()
    for option, change in gains(scene.game, scene.view, scene.viewer, scene.options):
        if made := chips(scene, change, option):
            found.append((str(option), made))
        if (now := time.perf_counter()) - began > SLICE:
            spent += now - began
            if spent > PATIENCE:
                break
            await asyncio.sleep(0)
            began = time.perf_counter()
    return found


async def show(request: Request) -> Response:
    """What the viewer's options cost and bring."""
    table, person = await table_of(request), person_of(request)
    viewer = viewer_of(request, table, person)
    async with table.lock:
        scene = scene_of(table, viewer, lines=1)
    found = await told(scene) if scene.options else []
    return zipped(request, HTMLResponse(stage.page("gains.html", found=found, version=scene.version)))
