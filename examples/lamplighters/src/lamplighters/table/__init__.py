"""Lamplighters on the screen: the town, everybody's mat and the hand, all from a view."""

from __future__ import annotations

from typing import Final, cast

from markupsafe import Markup

from stolik.drawing.scene import Scene
from stolik.drawing.svg import drawing
from stolik.engine.option import Option
from stolik.engine.state import State
from stolik.words import Words

from ..pieces import CARD, LIGHT, RESTING, ROUND
from ..state import Town
from . import cards, mats, town
from .figures import HUES
from .pictures import picture as picture

SIZE: Final = town.SIZE
ZONES: Final = (("zone-town", 0.0, 0.0, 872.0, 608.0), ("zone-evening", 872.0, 0.0, 260.0, 608.0))
CHAPTERS: Final = (ROUND,)
CLOSING: Final = ((RESTING, (LIGHT,)),)


def seen(scene: Scene) -> Town:
    """The viewer's view, as this game's state."""
    return cast(Town, scene.view)


def ground(words: Words) -> Markup:
    """The town by daylight: all that never changes."""
    return drawing(town.ground(words), *SIZE, "ground", words.say("table-board"))


def board(scene: Scene) -> Markup:
    """Lamps, wind and cards on the table."""
    return drawing(town.live(scene, seen(scene)), *SIZE, "live", scene.words.say("table-board"))


def mat(scene: Scene, participant: int) -> Markup:
    """Lamps, oil and points of a seat."""
    return drawing(mats.mat(scene, seen(scene), participant), 572, 196, "mat", scene.name(participant))


def brief(scene: Scene, participant: int) -> Markup:
    """The same, small."""
    return drawing(mats.brief(scene, seen(scene), participant), 276, 30, "brief", scene.name(participant))


def hand(scene: Scene) -> Markup:
    """The viewer's cards."""
    return drawing(cards.hand(scene, seen(scene)), 556, 196, "hand", scene.words.say("table-hand"))


def colours(view: State) -> list[str]:
    """The colour of every seat."""
    return list(HUES[: view.seats])


def badge(scene: Scene, option: Option) -> Markup:
    """The card on its button."""
    if option.verb.kinds[:1] != (CARD,):
        return Markup("")
    return Markup(f'<svg viewBox="-2 -2 90 126" aria-hidden="true">{cards.face(option.args[0])}</svg>')
