"""What glows: legal choices on the drawing, chosen things, refusals and tooltips.

`Choices(scene)` knows by option text what the viewer may choose and what is refused. A game asks it for an outline
around whatever an option concerns, and draws that under its pieces (pieces let the pointer through).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..engine.option import Option
from .svg import at, quote

if TYPE_CHECKING:
    from .scene import Scene

LIFT = 5  # a chosen piece is lifted by this much


def label_of(scene: Scene, option: Option) -> str:
    """An option in words."""
    return scene.words.option(option, scene.names)


class Index:
    """The options and refusals of a scene by text, and the texts by verb and thing."""

    def __init__(self, scene: Scene) -> None:
        self.labels: dict[str, str] = {}
        self.options: dict[str, Option] = {}
        self.reasons: dict[str, str] = {}
        self.naming: dict[tuple[str, str], list[str]] = {}
        self.drawn: set[str] = set()
        self.plated: set[str] = set()
        for option in scene.options:
            text = str(option)
            self.labels[text] = label_of(scene, option)
            self.options[text] = option
            self.add(option, text)
        for refusal in scene.refusals:
            text = str(refusal.option)
            if text not in self.labels and text not in self.reasons:
                self.reasons[text] = scene.words.refusal(refusal, scene.names)
                self.add(refusal.option, text)

    def add(self, option: Option, text: str) -> None:
        """Note what an option names."""
        verb = option.verb
        for role, kind, value in zip(verb.roles, verb.kinds, option.args):
            self.naming.setdefault((verb.name, f"{role}-{kind.text(value)}"), []).append(text)


def index_of(scene: Scene) -> Index:
    """The index of a scene, worked out once: board, mat, hand and buttons all ask for it."""
    kept: Index | None = vars(scene).get("_index")
    if kept is None:
        kept = Index(scene)
        vars(scene)["_index"] = kept
    return kept


class Choices:
    """The viewer's options and refusals, by their text and by the things they name.

    A thing is written as role and id: `location-nile`, or `start-nile` and `goal-nile` where a verb has roles.
    """

    def __init__(self, scene: Scene) -> None:
        found = index_of(scene)
        self.labels = found.labels
        self.options = found.options
        self.reasons = found.reasons
        self._naming = found.naming
        self.drawn = found.drawn  # what has been given a place in a drawing of the scene
        self.plated = found.plated  # what has only a plate, for want of a place

    def __contains__(self, text: str) -> bool:
        return text in self.labels

    def tell(self, text: str, label: str) -> None:
        """Say an option in words that only this position has; a board that is drawn first tells it to all others."""
        if text in self.labels:
            self.labels[text] = label

    def naming(self, thing: str, *verbs: str) -> list[str]:
        """The texts of the options (or refused ones) of these verbs that name a thing."""
        found: list[str] = []
        if not self._naming:  # an onlooker's
            return found
        for verb in verbs:
            found += self._naming.get((verb, thing), ())
        offered = [text for text in found if text in self.labels]
        return offered or found[:1]

    def state(self, *texts: str) -> str:
        """How something that stands for these options looks: legal, refused or nothing."""
        if any(text in self.labels for text in texts):
            return "legal"
        return "refused" if any(text in self.reasons for text in texts) else ""

    def plate(self, text: str, tip: str = "") -> str:
        """The attributes of a plate: a choice without a place of its own, which a phone keeps beside the question."""
        if text not in self.drawn:
            self.plated.add(text)
        return self.attributes(text, tip)

    def attributes(self, texts: str | Sequence[str], tip: str = "", label: str = "") -> str:
        """The attributes that make any element choosable, refused or explained.

        With several options a click narrows the choice to them, until one is left.
        """
        given = (texts,) if isinstance(texts, str) else texts
        told = f' data-tip="{quote(tip)}"' if tip else ""
        legal = [text for text in given if text in self.labels]
        if legal:
            self.drawn.update(legal)
            name = quote(self.labels[legal[0]] if len(legal) == 1 else label or tip or self.labels[legal[0]] + " …")
            kind = "option" if len(legal) == 1 else "options"
            return f' data-{kind}="{quote("|".join(legal))}" tabindex="0" role="button" aria-label="{name}"{told}'
        for text in given:
            if text in self.reasons:
                return f' data-refused="{quote(self.reasons[text])}"{told}'
        return told

    def pick(
        self,
        texts: str | Sequence[str],
        x: float,
        y: float,
        outline: str,
        scale: float = 1.14,
        tip: str = "",
        name: str = "",
        label: str = "",
        style: str = "",
        steps: Sequence[int] = (),
    ) -> str:
        """The glow around an outline when an option is legal; else the place that says why not, or its tooltip.

        `style` is `quiet` for a place that glows only once the choice has been narrowed to it, `slim` for a line alone
        around what is small; `steps` are those of each option, when they are moves that end here.
        """
        inner = self.attributes(texts, tip, label)
        if name:
            inner += f' data-name="{name}"'
        if "data-option" in inner:
            if steps:
                inner += f' data-steps="{"|".join(map(str, steps))}"'
            return (
                f'<g class="pick legal{" " + style if style else ""}"{inner} transform="{at(x, y, scale)}">'
                f'<path class="halo" d="{outline}"/><path class="case" d="{outline}"/><path class="ring" d="{outline}"/></g>'
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
