"""What glows: legal choices on the drawing, chosen things, refusals and tooltips.

`Choices(scene)` knows by option text what the viewer may choose and what is refused. A game asks it for an outline
around whatever an option concerns, and draws that under its pieces (pieces let the pointer through).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from ...engine.option import Option
from .svg import at, quote

if TYPE_CHECKING:
    from ..scene import Scene

LIFT = 5  # a chosen piece is lifted by this much
LABELS: dict[tuple[str, str, str, tuple[str, ...]], str] = {}  # what options are called, worked out once
MOST_LABELS = 20_000


def label_of(scene: Scene, option: Option) -> str:
    """An option in words; the same for everybody, so it is remembered."""
    key = (scene.lang, scene.game.id, str(option), tuple(scene.names))
    found = LABELS.get(key)
    if found is None:
        if len(LABELS) >= MOST_LABELS:
            LABELS.clear()
        found = LABELS[key] = scene.words.option(option, scene.names)
    return found


class Choices:
    """The viewer's options and refusals by their text, in the order in which the rules offer them."""

    def __init__(self, scene: Scene) -> None:
        self.labels: dict[str, str] = {str(option): label_of(scene, option) for option in scene.options}
        self.options: dict[str, Option] = {str(option): option for option in scene.options}
        self.reasons: dict[str, str] = {}
        for refusal in scene.refusals:
            self.reasons.setdefault(str(refusal.option), scene.words.refusal(refusal, scene.names))
        self.drawn: set[str] = set()  # what has been given a place in the drawing

    def __contains__(self, text: str) -> bool:
        return text in self.labels

    def of(self, verb: str) -> list[Option]:
        """The offered options of one verb."""
        return [option for option in self.options.values() if option.verb.name == verb]

    def first(self, texts: Iterable[str]) -> str:
        """The first of several texts that is offered, or nothing."""
        return next((text for text in texts if text in self.labels), "")

    def matching(self, fits: Callable[[Option], bool]) -> str:
        """The text of the only undrawn option that fits, or nothing."""
        found = [text for text, option in self.options.items() if text not in self.drawn and fits(option)]
        return found[0] if len(found) == 1 else ""

    def attributes(self, option: str, tip: str = "") -> str:
        """The attributes that make any element choosable, refused or explained."""
        told = f' data-tip="{quote(tip)}"' if tip else ""
        if option in self.labels:
            self.drawn.add(option)
            label = quote(self.labels[option])
            return f' data-option="{quote(option)}" tabindex="0" role="button" aria-label="{label}"{told}'
        if option in self.reasons:
            return f' data-refused="{quote(self.reasons[option])}"{told}'
        return told

    def pick(self, option: str, x: float, y: float, outline: str, scale: float = 1.14, tip: str = "") -> str:
        """The glow around an outline when the option is legal; else the place that says why not, or its tooltip."""
        inner = self.attributes(option, tip)
        if option in self.labels:
            return (
                f'<g class="pick legal"{inner} transform="{at(x, y, scale)}"><path class="halo" d="{outline}"/>'
                f'<path class="case" d="{outline}"/><path class="ring" d="{outline}"/></g>'
            )
        return f'<path class="hit"{inner} d="{outline}" transform="{at(x, y)}"/>' if inner else ""


def tip(x: float, y: float, outline: str, words: str, name: str = "", scale: float = 1) -> str:
    """An invisible place that explains itself; `name` is what log lines call it."""
    named = f' data-name="{name}"' if name else ""
    return f'<path class="hit"{named} data-tip="{quote(words)}" d="{outline}" transform="{at(x, y, scale)}"/>'


def chosen(x: float, y: float, outline: str, scale: float = 1.14) -> str:
    """The line around a thing that is already chosen; lift the thing by `LIFT` and add a `check`."""
    return (
        f'<g class="pick chosen" transform="{at(x, y, scale)}"><path class="halo" d="{outline}"/>'
        f'<path class="case" d="{outline}"/><path class="ring" d="{outline}"/></g>'
    )


def last(x: float, y: float, outline: str, scale: float = 1.3) -> str:
    """The dotted line around what the previous move touched."""
    return f'<path class="last-move" d="{outline}" transform="{at(x, y, scale)}"/>'


def check(x: float, y: float) -> str:
    """The badge of a chosen thing, on top of everything."""
    return (
        f'<g class="check" transform="{at(x, y)}"><circle r="8" fill="#fff" stroke="#0E1416" stroke-width="2"/>'
        '<path d="M-3.6 .2L-1 2.9L3.8 -2.6" fill="none" stroke="#0E1416" stroke-width="2.2" stroke-linecap="round"/></g>'
    )
