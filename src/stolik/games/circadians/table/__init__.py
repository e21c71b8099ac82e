"""Circadians on the screen: the boards, a participant's base and the hand, from a view."""

from __future__ import annotations

from typing import Final, cast

from markupsafe import Markup

from ....drawing.scene import Scene
from ....drawing.speech import spoken
from ....drawing.svg import drawing, text, use
from ....engine.option import Kind, Option
from ....engine.state import State
from ....words import Words
from ..cards import LEADER_IDS
from ..pieces import CONFIRM, DIE, DONE, FULFIL, LEADER, MOVE, RESOURCE, ROUND_BEGAN, SET, SKIP, TRADE, USE
from ..scoring import totals
from ..state import CiState
from . import areas, cards, live, mats, world
from .figures import GOODS
from .live import SEAT_HUES
from .now import Now
from .pictures import picture as picture

SIZE: Final = world.SIZE
ZONES: Final = (
    ("zone-map", 0.0, 0.0, 444.0, 436.0),
    ("zone-talks", 446.0, 0.0, 362.0, 436.0),
    ("zone-port", 812.0, 0.0, 320.0, 436.0),
    ("zone-stations", 0.0, 436.0, 568.0, 172.0),
)
COLUMN: Final = (world.COLUMN, (0.0, 436.0, 965.0, 1573.0))
CHAPTERS: Final = (ROUND_BEGAN,)
STOCK = ("stock", "hands")  # what a phone shows of a seat above its question
BIG: Final = (  # what a card tells of, whomever it concerns
    "round-began", "lost-die", "scrapped", "complicated", "vault-shown", "game-ended",
)  # fmt: skip
DEEDS: Final = (  # and what it sums up of others
    "sent", "moved", "fulfilled", "built", "advanced", "traded", "ai-sent", "ai-moved", "ai-idle", "ai-developed",
    "ai-breakthrough", "ai-complication", "ai-scrapped",
)  # fmt: skip
CLOSING: Final = (
    (CONFIRM, ()),
    (DONE, (FULFIL, TRADE)),
    (SKIP, (USE, SET, MOVE)),
)


def seen(scene: Scene) -> CiState:
    """The viewer's view, as this game's state."""
    return cast(CiState, scene.view)


def ground(words: Words) -> Markup:
    """Everything on the board that never changes."""
    return drawing(world.ground(words), *SIZE, "ground", spoken(words, "board-board", "", ()))


def board(scene: Scene) -> Markup:
    """Everything on the board that changes, and what is printed on the sides in play."""
    return drawing(
        live.layers(scene, seen(scene)) + areas.BOARD, *SIZE, "live", spoken(scene.words, "board-board", "", ())
    )


def mat(scene: Scene, participant: int) -> Markup:
    """A participant's whole board, and below somebody else's the contracts that they have fulfilled."""
    view = seen(scene)
    person = participant < view.seats
    done = cards.fulfilled_by(view, participant) if person and participant != scene.viewer else []
    return drawing(
        mats.mat(scene, view, participant)
        + areas.mat(view, participant)
        + cards.fulfilled(scene, done, 200, mats.WIDTH),
        mats.WIDTH,
        mats.HEIGHT + (28 if done else 0),
        "mat",
        scene.name(participant),
        f'data-column="{mats.COLUMN[0]:g} {mats.COLUMN[1]:g}"' if person else "",
    )


def brief(scene: Scene, participant: int) -> Markup:
    """A participant's board in brief."""
    return drawing(mats.brief(scene, seen(scene), participant), 276, 50, "brief", scene.name(participant))


def hand(scene: Scene) -> Markup:
    """The viewer's cards."""
    return drawing(
        cards.hand(scene, seen(scene)), cards.WIDTH, cards.HEIGHT, "hand", spoken(scene.words, "board-hand", "", ())
    )


def colours(view: State) -> list[str]:
    """The dice colour of every participant."""
    state = cast(CiState, view)
    return list(SEAT_HUES[: state.seats + (1 if state.ai else 0)])


def line(scene: Scene, participant: int) -> str:
    """A seat's leaders."""
    view = seen(scene)
    if participant >= view.seats:
        return ""
    mine = [each for each in range(len(LEADER_IDS)) if view.leaders[participant] >> each & 1]
    return " · ".join(scene.words.thing(LEADER, each) for each in mine)


def place(scene: Scene, participant: int) -> str:
    """A seat's position in the turn order, from the Radio."""
    view = seen(scene)
    return str((participant - view.radio) % view.seats + 1) if participant < view.seats else ""


def question(scene: Scene) -> str:
    """What is asked, more exactly than the rules put it; nothing where they say all."""
    return Now(scene, seen(scene)).question()


def foretold(scene: Scene, option: Option) -> list[tuple[bool, list[tuple[int, Kind, int]]]]:
    """While dice are put down: what they will cost in garages, and bring on farms."""
    found = Now(scene, seen(scene)).foretold(option)
    return [(pays, [(number, RESOURCE, kind) for kind, number in each]) for pays, each in found]


def purse(scene: Scene, participant: int) -> Markup:
    """The points a participant would have if the game ended now; hidden vaults do not count yet."""
    points = totals(seen(scene))[participant]
    return Markup(f'<svg viewBox="-10 -10 20 20" aria-hidden="true"><use href="#points"/></svg>{points}')


def badge(scene: Scene, option: Option) -> Markup:
    """A small picture for an option's button: the die or the resource it is about."""
    inner = ""
    hue = SEAT_HUES[max(scene.viewer, 0)]
    for kind, value in zip(option.verb.kinds, option.args):
        if kind is DIE and value > 0:
            inner = use(f"ci-die-{hue}-{value}")
        elif kind is RESOURCE:
            inner = use(GOODS[value], 0, 0, 1.2)
        if inner:
            break
    if not inner and option.verb.name in ("take-water", "cantina"):
        inner = use("ci-w", 0, 0, 1.2)
    if not inner and option.verb.name == "take-cards":
        inner = use("ci-c", 0, 0, 1.2)
    if not inner and option.verb.name == "train":
        inner = use("ci-d", -4, 0, 1.1) + text(11, 6, option.args[0], "t-num ink")
    return Markup(f'<svg viewBox="-18 -18 36 38" aria-hidden="true">{inner}</svg>') if inner else Markup("")
