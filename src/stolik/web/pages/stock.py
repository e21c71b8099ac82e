"""The stock: what a seat has in one line, from the same fields as its mat, for who chooses on the board of a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from ...bots import gains
from ...drawing.scene import Scene
from ...engine.field import Counts, Each, Ids, Number, Shape
from ...engine.option import Kind
from ...words import Words

FEW = 6  # kinds of goods that are shown where there is none of them too
Sign = Callable[[Kind, int], Markup]


@dataclass(frozen=True)
class Good:
    """One sort of goods: what it is called in the page, how many there are, and its sign or words."""

    id: str
    number: int
    sign: Markup
    name: str  # in words, for who hears or holds it


def goods(scene: Scene, names: Sequence[str] | None, sign: Sign) -> list[Good]:
    """What the viewer has of these fields, in their order; without names, of all numbers whose changes are told."""
    fields = {name: (shape, value) for name, shape, value in gains.own(scene.view, scene.viewer)}
    wanted = fields if names is None else [each for each in names if each in fields]
    found = list[Good]()
    for name in wanted:
        shape, value = fields[name]
        if scene.words.has(gains.key_of(name)) and (names is not None or is_number(shape)):
            found.extend(told(scene, name, shape, value, sign))
    return found


def is_number(shape: Shape) -> bool:
    """Whether a field counts goods, rather than naming cards and tiles."""
    return isinstance(shape, Number | Counts) or (isinstance(shape, Each) and isinstance(shape.inner, Number))


def brief(words: Words, name: str, whole: bool) -> str:
    """Which of a field's words say in a line what is counted: those for things that nobody names, or the short ones."""
    return "some" if whole else "short" if words.has(gains.key_of(name), "short") else ""


def told(scene: Scene, name: str, shape: Shape, value: object, sign: Sign) -> Iterator[Good]:
    """One field: a mere number in words; of things each with its sign, cards counted."""
    words, sums = scene.words, dict[tuple[Kind | None, int], int]()
    for kind, id, count in gains.counted(shape, value):
        sums[kind, id] = sums.get((kind, id), 0) + count
    whole = isinstance(shape, Ids) and words.has(gains.key_of(name), "some")
    for (kind, id), count in sums.items():
        if kind is None:
            said = words.say(gains.key_of(name), brief(words, name, whole), thing=gains.THING, count=count)
            if gains.THING not in said:
                yield Good(name, count, escape(said), said)
        elif not whole and (count or len(kind.names) <= FEW):
            said = words.thing(kind, id)
            yield Good(f"{name}-{kind.text(id)}", count, sign(kind, id), said)
