"""Excavation Earth on the screen: the board, a side's mat and the hand, from a view."""

from __future__ import annotations

from typing import Final, cast

from markupsafe import Markup

from ....drawing.kept import kept
from ....drawing.scene import Scene
from ....drawing.svg import drawing, use
from ....engine.option import Option
from ....engine.state import State
from ....words import Words
from ..cards import BUYERS
from ..pieces import (
    ACQUIRE,
    ADD,
    BUY,
    CARD,
    CLAIM,
    DELIVER,
    DIG,
    DONE,
    FACTION,
    GIVE,
    MOVE,
    PROMOTE,
    REPRESENT,
    REPRESENT_FROM,
    RETURN,
    ROUND,
    SAMPLE,
    SAMPLE_FROM,
    SELL_AT,
    SKIP,
    TRADER,
    TRADER_FROM,
    USE,
)
from ..state import ExcavationState
from ..tiles import TILES
from . import areas, cards, live, mats, world
from .figures import ACTION_ICON, CREW_COLOUR, hues
from .labels import labels
from .pictures import picture as picture
from .pictures import thing_of as thing_of

SIZE: Final = world.SIZE
ZONES: Final = (
    ("zone-map", 120.0, 190.0, 440.0, 400.0),
    ("zone-markets", 0.0, 0.0, 400.0, 180.0),
    ("zone-buyers", 764.0, 84.0, 364.0, 296.0),
    ("zone-black", 764.0, 380.0, 364.0, 228.0),
)
FOLDS: Final = 'data-folds="1 5 365 188|373 5 198 188"'  # faction, hold and hatch; gallery
CREW: Final = (SAMPLE, SAMPLE_FROM, TRADER, TRADER_FROM, REPRESENT, REPRESENT_FROM)
CHAPTERS: Final = (ROUND,)
AT_HAND: Final = (USE,)
STOCK = ("credits", "crew", "hands", "hold", "hatch")  # what a phone shows of a seat above its question
BIG: Final = (  # what a card tells of, whomever it concerns
    "round", "order-flipped", "rotated", "majority", "gallery", "leftovers",
)  # fmt: skip
DEEDS: Final = (  # and what it sums up of others
    "travels", "excavates", "trades", "sells", "commands", "smuggles", "surveys", "passed", "dug", "sold", "acquired",
    "delivered", "claimed", "bought", "zu-reveals",
)  # fmt: skip
CLOSING: Final = (
    (DONE, (MOVE, DIG, *CREW, ADD, SELL_AT, GIVE, PROMOTE, DELIVER, ACQUIRE)),
    (SKIP, (MOVE, SAMPLE, SAMPLE_FROM, USE, CLAIM, ACQUIRE, ADD)),
    (RETURN, (BUY,)),
)


def seen(scene: Scene) -> ExcavationState:
    """The viewer's view, as this game's state."""
    return cast(ExcavationState, scene.view)


def ground(words: Words) -> Markup:
    """Everything on the board that never changes."""
    own = labels(words.lang)
    return drawing(world.whole(words, own), *SIZE, "ground", own.say("ex-board"))


def board(scene: Scene) -> Markup:
    """Everything on the board that changes."""
    return drawing(live.board(scene, seen(scene)) + areas.BOARD, *SIZE, "live", labels(scene.lang).say("ex-board"))


def mat(scene: Scene, participant: int) -> Markup:
    """A side's whole board."""
    view = seen(scene)
    own = participant == scene.viewer
    shown = mats.shown(view, participant), mats.new_tiles(view, participant), own
    drawn = kept(scene, "mat", lambda: mats.mat(scene, view, participant), *shown, glows=own)
    return drawing(drawn + areas.MAT, 572, 196, "mat", scene.name(participant), FOLDS)


def brief(scene: Scene, participant: int) -> Markup:
    """A side's board in brief."""
    view = seen(scene)
    cards_left = len(view.hands[participant]) if participant < len(view.hands) else len(view.zu_deck)
    shown = mats.shown(view, participant), cards_left, view.fuel[participant : participant + 1]
    drawn = kept(scene, "brief", lambda: mats.brief(scene, view, participant), *shown, glows=False)
    return drawing(drawn, 276, 50, "brief", scene.name(participant))


def hand(scene: Scene) -> Markup:
    """The viewer's cards."""
    return drawing(cards.hand(scene, seen(scene)), cards.WIDTH, cards.HEIGHT, "hand", labels(scene.lang).say("ex-hand"))


def colours(view: State) -> list[str]:
    """The crew colour of every side."""
    state = cast(ExcavationState, view)
    return hues(state.factions, state.sides())


def line(scene: Scene, participant: int) -> str:
    """A side's faction, and whether it has passed."""
    view = seen(scene)
    faction = view.factions[participant] if participant < len(view.factions) else -1
    name = scene.words.thing(FACTION, faction) if faction >= 0 else ""
    return f"{name} · {labels(scene.lang).say('ex-passed')}" if view.passed >> participant & 1 else name


def place(scene: Scene, participant: int) -> str:
    """A side's position in the turn order."""
    order = seen(scene).order
    return str(order.index(participant) + 1) if participant in order else ""


def purse(scene: Scene, participant: int) -> Markup:
    """A side's credits."""
    view = seen(scene)
    credits = view.credits[participant] if participant < len(view.credits) else 0
    return Markup(f'<svg viewBox="-10 -10 20 20" aria-hidden="true"><use href="#coin"/></svg>{credits}')


def badge(scene: Scene, option: Option) -> Markup:
    """A small picture for an option's button: the tile, card, buyer, faction or action it is about."""
    inner = ""
    for kind, value in zip(option.verb.kinds, option.args):
        if kind.name == "tile":
            inner = use(f"t-{TILES[value]}")
        elif kind is CARD:
            inner = cards.small(value)
        elif kind.name == "buyer":
            inner = use(f"by-{BUYERS[value]}", 0, 14)
        elif kind.name == "faction":
            inner = use(f"ex-{CREW_COLOUR[value]}", 0, 16, 0.95)
        if inner:
            break
    name = ACTION_ICON.get(option.verb.name)
    if not inner and name:
        fill = 'fill="currentColor"'
        inner = use("moon", 0, 0, 1.1, fill) if name == "moon" else use("i-" + name, 0, 0, 1.35, fill)
    return Markup(f'<svg viewBox="-18 -18 36 38" aria-hidden="true">{inner}</svg>') if inner else Markup("")
