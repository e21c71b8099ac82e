"""Revive on the screen: the hex map, a player's boards and the active zone, from a view."""

from __future__ import annotations

from typing import Final, cast

from markupsafe import Markup

from ....drawing.kept import kept
from ....drawing.scene import Scene
from ....drawing.svg import drawing
from ....engine.option import Option
from ....engine.state import State
from ....words import Words
from ..actions.icon import icons
from ..actions.play import ChooseSlot
from ..cards import PRINTED
from ..effects import RESOURCES, Effect
from ..pieces import (
    BUILD,
    CHOOSE,
    DONE,
    END_TURN,
    EXPLORE,
    FINISH,
    INTO,
    PAY,
    PLAY,
    POPULATE,
    RAISE,
    RESOLVE,
    RESOLVE_ALL,
    ROTATED,
    STOP,
    SWAP,
    TRIBE,
    USE_SWITCH,
)
from ..scoring import total
from ..state import ReviveState
from . import areas, cards, live, mats, strip, world
from .figures import TEAMS
from .labels import say
from .pictures import picture as picture
from .pictures import thing_of as thing_of
from .symbols import row

SIZE: Final = world.SIZE
ZONES: Final = (("zone-map", 0.0, 0.0, 1100.0, 748.0), ("zone-displays", 1108.0, 0.0, 382.0, 748.0))
ACTIONS: Final = (PLAY, USE_SWITCH, EXPLORE, POPULATE, BUILD)
STOCK = ("goods", "store", "crates")  # what a phone shows of a seat above its question
BIG: Final = (  # what a card tells of, whomever it concerns
    "chapter-began", "chapter-rule", "chapter-ended", "cube-left", "goal-reached", "removed-artifact",
    "took-end-token", "end-triggered", "game-ended",
)  # fmt: skip
DEEDS: Final = (  # and what it sums up of others
    "played", "explored", "populated", "built", "recruited", "claimed", "relocated", "took-artifact", "took-machine",
    "hibernated",
)  # fmt: skip
CLOSING: Final = (
    (RESOLVE_ALL, ()),
    (DONE, (RESOLVE, RESOLVE_ALL)),
    (END_TURN, ACTIONS),
    (FINISH, (*ACTIONS, END_TURN)),
    (STOP, (SWAP, PAY)),
    (PAY, (STOP,)),
)
AT_HAND: Final = (RESOLVE, CHOOSE, RAISE)
ICONS: Final = {
    "explore": "r-explore",
    "populate": "r-populate",
    "build": "r-build",
    "hibernate": "r-hib",
    "use-switch": "r-basic",
}


def seen(scene: Scene) -> ReviveState:
    """The viewer's view, as this game's state."""
    return cast(ReviveState, scene.view)


def ground(words: Words) -> Markup:
    """Everything on the board that never changes."""
    return drawing(world.whole(), *SIZE, "ground", say(words.lang, "board"))


def board(scene: Scene) -> Markup:
    """Everything on the board that changes."""
    return drawing(live.board(scene, seen(scene)) + areas.BOARD, *SIZE, "live", say(scene.lang, "board"))


def mat(scene: Scene, participant: int) -> Markup:
    """A player's boards, as the strip shows them."""
    view = seen(scene)
    strip_of = strip.Strip(scene, view, participant).whole
    own = participant == scene.viewer
    shown = participant, view.players[participant], view.seats, view.cube, own
    drawn = kept(scene, "mat", strip_of, *shown, glows=own)
    column = f'data-column="{strip.COLUMN[0]:g} {strip.COLUMN[1]:g}"'
    return drawing(drawn, *strip.SIZE, "mat", scene.name(participant), column)


def whole(scene: Scene, participant: int) -> Markup:
    """A player's boards as they are printed."""
    return drawing(mats.Mat(scene, seen(scene), participant).whole(), *mats.SIZE, "mat", scene.name(participant))


def brief(scene: Scene, participant: int) -> Markup:
    """The same in brief."""
    return drawing(mats.brief(scene, seen(scene), participant), 276, 54, "brief", scene.name(participant))


def hand(scene: Scene) -> Markup:
    """The viewer's cards."""
    return drawing(cards.hand(scene, seen(scene)), cards.WIDTH, cards.HEIGHT, "hand", say(scene.lang, "hand"))


def colours(view: State) -> list[str]:
    """The seat colours."""
    return list(TEAMS[: view.seats])


def line(scene: Scene, participant: int) -> str:
    """A player's tribe."""
    tribe = seen(scene).players[participant].tribe
    return scene.words.thing(TRIBE, tribe) if tribe >= 0 else ""


def place(scene: Scene, participant: int) -> str:
    """A player's position in the turn order."""
    view = seen(scene)
    return str((participant - view.first) % view.seats + 1)


def purse(scene: Scene, participant: int) -> Markup:
    """A player's points: on the score track, at the end all of them."""
    view = seen(scene)
    score = total(view, participant) if view.over else view.players[participant].score
    return Markup(f'<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#r-pts"/></svg>{score}')


def badge(scene: Scene, option: Option) -> Markup:
    """A small picture for an option's button."""
    inner = ICONS.get(option.verb.name, "")
    if inner:
        return Markup(f'<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#{inner}"/></svg>')
    step = scene.view.agenda[-1] if scene.view.agenda else None
    if isinstance(step, ChooseSlot) and option.verb in (INTO, ROTATED):
        return signs_of(PRINTED[step.card * 2 + option.args[1]][0])
    for kind, value in zip(option.verb.kinds, option.args):
        if kind.name == "resource":
            return Markup(f'<svg viewBox="0 0 24 24" aria-hidden="true"><use href="#r-{RESOURCES[value]}"/></svg>')
        if kind.name == "effect":
            return signs_of(live.shown(seen(scene), scene.viewer, value))
    return Markup("")


def signs_of(effect: Effect) -> Markup:
    """What an effect does, in a row of icons as high as a button's picture."""
    signs = icons(effect)
    wide = min(84, 28 * len(signs))
    drawn = row(signs, 0, 0, 26, wide - 2)
    return Markup(f'<svg class="wide" viewBox="{-wide / 2:g} -14 {wide} 28" aria-hidden="true">{drawn}</svg>')
