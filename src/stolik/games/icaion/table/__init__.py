"""Icaion on the screen: the world, a player's division board and the hand, from a view."""

from __future__ import annotations

from typing import Final, cast

from markupsafe import Markup

from ....drawing.scene import Scene
from ....drawing.svg import drawing
from ....engine.option import Option
from ....engine.state import State
from ....words import Words
from ..pieces import (
    ACTIVATE,
    ACTIVATE_ALL,
    DEPLOY,
    DEPLOY_SPECIAL,
    DONE,
    END_TURN,
    ERADICATE,
    EXTRACT,
    INSTALL,
    INSTALL_SPECIAL,
    INVESTIGATE,
    INVESTIGATE_SPECIAL,
    LAST_ROUND,
    PAY,
    REMOVE,
    REMOVE_ALL,
    RESTORE,
    RETRIEVE,
    RETRIEVE_SPECIAL,
    ROUND_BEGAN,
    SEEKER,
    START_SECOND_LEG,
    YEAR_BEGAN,
    YEAR_ENDED,
)
from ..state import IcaionState
from . import areas, cards, live, mats, parts, world
from .figures import ROMAN, TEAMS
from .labels import labels
from .pictures import picture as picture
from .pictures import thing_of as thing_of

SIZE: Final = world.SIZE
ZONES: Final = (("zone-map", 140.0, 0.0, 840.0, 608.0),)
COLUMN: Final = (world.COLUMN, (0.0,))
STANDARD: Final = (EXTRACT, DEPLOY, ERADICATE, INVESTIGATE, RETRIEVE, INSTALL, RESTORE)
ACTIONS: Final = (*STANDARD, DEPLOY_SPECIAL, INVESTIGATE_SPECIAL, RETRIEVE_SPECIAL, INSTALL_SPECIAL)
CHAPTERS: Final = (YEAR_BEGAN, ROUND_BEGAN, YEAR_ENDED, LAST_ROUND)
STOCK = ("cages", "hand")  # what a phone shows of a seat above its question
BIG: Final = (  # what a card tells of, whomever it concerns
    "year-began", "round-began", "event-drawn", "last-round", "year-ended", "destroyed", "overrun", "wounded",
    "lost-crystal",
)  # fmt: skip
DEEDS: Final = (  # and what it sums up of others
    "moved", "teleported", "camped", "extracted", "deployed", "eradicated", "shard-kept", "retrieved", "installed",
    "restored", "upgraded", "played",
)  # fmt: skip
CLOSING: Final = (
    (ACTIVATE_ALL, ()),
    (REMOVE_ALL, ()),
    (PAY, ()),
    (START_SECOND_LEG, ACTIONS),
    (END_TURN, ACTIONS),
    (DONE, (ACTIVATE, REMOVE)),
)
FOLDS: Final = 'data-folds="1 5 298 188|300 5 271 188"'  # seeker, machines and apparatuses; cages and upgrades


def seen(scene: Scene) -> IcaionState:
    """The viewer's view, as this game's state."""
    return cast(IcaionState, scene.view)


def ground(words: Words) -> Markup:
    """Everything on the board that never changes."""
    return drawing(world.whole(), *SIZE, "ground", labels(words.lang).say("ic-board"))


def board(scene: Scene) -> Markup:
    """Everything on the board that changes."""
    return drawing(
        live.board(scene, seen(scene)) + areas.board(seen(scene)), *SIZE, "live", labels(scene.lang).say("ic-board")
    )


def mat(scene: Scene, participant: int) -> Markup:
    """A player's division board."""
    drawn = mats.mat(scene, seen(scene), participant) + areas.MAT
    return drawing(drawn, 572, 196, "mat", scene.name(participant), FOLDS)


def brief(scene: Scene, participant: int) -> Markup:
    """The same in brief."""
    return drawing(mats.brief(scene, seen(scene), participant), 276, 54, "brief", scene.name(participant))


def hand(scene: Scene) -> Markup:
    """The viewer's cards."""
    return drawing(cards.hand(scene, seen(scene)), cards.WIDTH, cards.HEIGHT, "hand", labels(scene.lang).say("ic-hand"))


def colours(view: State) -> list[str]:
    """The seat colours."""
    return list(TEAMS[: view.seats])


def line(scene: Scene, participant: int) -> str:
    """A player's seeker."""
    seeker = seen(scene).players[participant].seeker
    return scene.words.thing(SEEKER, seeker) if seeker >= 0 else ""


def place(scene: Scene, participant: int) -> str:
    """A player's position in the turn order."""
    order = seen(scene).order
    return ROMAN[order.index(participant) + 1] if participant in order else ""


def purse(scene: Scene, participant: int) -> Markup:
    """A player's reputation."""
    rp = seen(scene).players[participant].rp
    return Markup(f'<svg viewBox="-10 -10 20 20" aria-hidden="true"><use href="#points"/></svg>{rp}')


def badge(scene: Scene, option: Option) -> Markup:
    """A small picture for an option's button."""
    inner = parts.sign(seen(scene), scene.viewer, option)
    return Markup(f'<svg viewBox="-18 -18 36 38" aria-hidden="true">{inner}</svg>') if inner else Markup("")
