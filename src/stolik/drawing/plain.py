"""The plain table: what is shown of a game that has no drawing of its own yet.

Everything the viewer may know is written down from the view's fields, with a button for every option. It is no
substitute for a board, but every game can be played on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from .glow import Choices
from .svg import drawing, lines, rrect, text

if TYPE_CHECKING:
    from ..engine.option import Option
    from ..words import Words
    from .scene import Scene

SIZE = (1132.0, 608.0)
CLOSING = ()
CHAPTERS = ()
CORE = {"seats", "agenda", "rng", "turn", "active", "over", "viewer", "revealed", "offers", "events"}


def ground(words: Words) -> Markup:
    """A quiet cloth with the game's title."""
    body = (
        '<rect width="1132" height="608" fill="var(--g-ground-2)"/><rect width="1132" height="608" fill="url(#stars)"/>'
        f'<path d="{rrect(16, 16, 1100, 576, 18)}" fill="var(--g-ground)" stroke="var(--g-line)" stroke-opacity=".5"/>'
        f"{text(36, 52, words.say('title'), 't-big light', 'start')}"
    )
    return drawing(body, *SIZE, "ground", words.say("title"))


def board(scene: Scene) -> Markup:
    """The public fields in two columns, and the first options as plates."""
    choices = Choices(scene)
    out, y, x = "", 84, 36
    for name in scene.view.fields():
        for index, row in enumerate(lines(f"{name}: {short(getattr(scene.view, name, None))}", 78, 3)):
            out += text(x + (12 if index else 0), y, row, "t-cap light", "start")
            y += 15
        if y > 560:
            x, y = x + 360, 84
        if x > 400:
            break
    y = 84
    for option, label in list(choices.labels.items())[:15]:
        out += (
            f'<g{choices.attributes(option)} class="plate-option"><path d="{rrect(770, y - 20, 330, 28, 8)}" '
            f'fill="var(--panel)" stroke="var(--legal)" stroke-width="2"/>{text(784, y - 1, label[:54], "t-cap ink", "start")}</g>'
        )
        y += 34
    return drawing(f'<g id="pieces"></g><g id="picks">{out}</g>', *SIZE, "live", scene.words.say("title"))


def whole_board(scene: Scene) -> Markup:
    """The plain board on a cloth of its own: it stands above whatever ground a game has drawn."""
    return drawing(f"{ground(scene.words)}{board(scene)}", *SIZE, "live", scene.words.say("title"))


def short(value: Any) -> str:
    """A field's value on a few lines."""
    if isinstance(value, list | tuple):
        return " ".join("?" if each == -1 else short(each) for each in value[:40])
    if hasattr(value, "fields"):
        return "{" + ", ".join(f"{name} {short(getattr(value, name))}" for name in value.fields()) + "}"
    return str(value)


def points(scene: Scene, participant: int) -> str:
    """The points of a participant as far as the viewer can know them; nothing when that cannot be told."""
    scores = scene.scores
    if not scores:
        try:
            scores = scene.game.scores(scene.view)
        except Exception:  # a view does not tell enough
            return ""
    return str(scores[participant]) if participant < len(scores) else ""


def mat(scene: Scene, participant: int) -> Markup:
    """A participant's name and points."""
    score = points(scene, participant)
    body = (
        f'<path d="{rrect(1, 6, 570, 186, 14)}" fill="var(--g-plate)" stroke="var(--line-strong)"/>'
        f"{text(24, 44, scene.name(participant), 't-title', 'start')}{text(24, 96, score, 't-big', 'start')}"
    )
    return drawing(body, 572, 196, "mat", scene.name(participant))


def brief(scene: Scene, participant: int) -> Markup:
    """Nothing more than the rail already says."""
    return Markup("")


def hand(scene: Scene) -> Markup:
    """The first options once more, as cards with words."""
    choices = Choices(scene)
    out = ""
    for index, (option, label) in enumerate(list(choices.labels.items())[:6]):
        words = "".join(text(10, 26 + i * 15, row, "t-cap", "start") for i, row in enumerate(lines(label, 12, 6)))
        out += (
            f'<g class="plate-option" transform="translate({8 + index * 92} 48)"{choices.attributes(option)}>'
            f'<rect width="86" height="122" rx="9" fill="var(--g-plate)" stroke="var(--legal)" stroke-width="2"/>{words}</g>'
        )
    return drawing(out, 556, 196, "hand", scene.words.say("page-hand"))


def purse(scene: Scene, participant: int) -> Markup:
    """Points with a star, as far as the viewer may know them."""
    score = points(scene, participant)
    return Markup(
        f'<svg viewBox="-10 -10 20 20" aria-hidden="true"><use href="#points"/></svg>{score}' if score else ""
    )


def line(scene: Scene, participant: int) -> str:
    """Nothing to say about a participant."""
    return ""


def badge(scene: Scene, option: Option) -> Markup:
    """No sign on a button."""
    return Markup("")
