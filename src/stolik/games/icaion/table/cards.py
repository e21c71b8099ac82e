"""The hand: curio cards with their cost, kind and effect."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....drawing.glow import Choices, tip
from ....drawing.parts import back, card, shelf
from ....drawing.scene import Scene
from ....drawing.speech import hint
from ....drawing.svg import breadth, fitted, rrect, snug, text, use
from ....words import Words
from ..cards import CURIO_COST, CURIO_EFFECT, FACE, ICON_CAGE, WOUND
from ..pieces import CURIO
from ..state import IcaionState
from .figures import ICON_PATHS, TEAMS
from .labels import Labels, labels

WIDTH, HEIGHT = 556.0, 196.0
TOP: Final = 48
PAIR: Final = 376.0  # room of two cards, which lie side by side on a small phone too
VERBS: Final = ("play", "discard")
TIGHT: Final = 0.8  # how much narrower the condensed font is
EFFECT_ICON: Final = (
    "minerals", "card-draw", "scroll-unfurled", "walking-boot", "power-lightning", "gear-hammer", "open-wound", "cage",
    "fist", "run", "transform", "crystal-shine", "needle-drill", "trade", "radar-sweep", "furnace", "flame",
)  # fmt: skip
BAND: Final = 27  # height
LEADING: Final = 14.6  # from line to line
SKY: Final = {"once": ("#37B6D0", "#1B4D92"), "upgrade": ("#A78BFA", "#45258F"), "wound": ("#F0679B", "#6E1846")}


def kind_of(number: int) -> str:
    """What sort of card it is: once, upgrade or wound."""
    effect = CURIO_EFFECT[number]
    return "upgrade" if effect >= ICON_CAGE else "wound" if effect == WOUND else "once"


@cache
def face(words: Words, number: int, width: float, height: float) -> str:
    """What a card shows, standing or lying across: cost and icon, name, and the effect where all of it fits."""
    kind = kind_of(number)
    light, deep = SKY[kind]
    lies = height < 100
    art, sky = (min(48.0, width * 0.27), height) if lies else (width, height * 0.36)
    icon, scale = ICON_PATHS[EFFECT_ICON[CURIO_EFFECT[number]]], 0.06 if lies else 0.082
    out = (
        f'<rect width="{width:g}" height="{height:g}" rx="9" class="ic-card"/><path d="{rrect(0, 0, art, sky, 9)}" fill="{deep}"/>'
        f'<path d="M0 {sky * 0.3:.1f}L{art:.1f} 4V{sky * 0.6:.1f}L0 {sky - 6:.1f}Z" fill="{light}" fill-opacity=".55"/>'
        f'<path d="{icon}" transform="translate({art / 2 - 256 * scale + (0 if lies else 10):.1f} '
        f'{(sky * 0.66 if lies else sky / 2) - 256 * scale:.1f}) scale({scale})" fill="#F4FBFF"/>'
        + use("qo-green", 16, 18, 1.05)
        + text(16, 23, CURIO_COST[number], "t-num light ic-cost")
    )
    left, top, room = (art + 9, 22, width - art - 14) if lies else (12.0, sky + 22, width - 20)
    names = fitted(words.thing(CURIO, number), room, 40, 14 * TIGHT, 15.5)
    for index, line in enumerate(names):
        out += text(left, top + 15.5 * index, line, "ic-name", "start")
    low = top + 15.5 * len(names) + 1
    rows = effect(words, number, room, height - low + 9)
    if lies and not rows:
        return banded(words, number, width, height)
    return out + "".join(
        [text(left, low + LEADING * index, line, "ic-about", "start") for index, line in enumerate(rows)]
    )


def banded(words: Words, number: int, width: float, height: float) -> str:
    """A card that lies across and has much to tell: cost and name in a band, the effect below over the whole width."""
    out = (
        f'<rect width="{width:g}" height="{height:g}" rx="9" class="ic-card"/>'
        f'<path d="{rrect(0, 0, width, BAND, 9)}" fill="{SKY[kind_of(number)][1]}"/>'
        + use("qo-green", 15, BAND / 2, 0.9)
        + text(15, BAND / 2 + 5, CURIO_COST[number], "t-num light ic-cost")
        + snug(30, BAND / 2 + 5, words.thing(CURIO, number), width - 36, 14 * TIGHT, "ic-name light", "start")
    )
    rows = effect(words, number, width - 14, height - BAND - 4)
    low = BAND + 13
    return out + "".join([text(8, low + LEADING * index, line, "ic-about", "start") for index, line in enumerate(rows)])


def effect(words: Words, number: int, width: float, height: float) -> tuple[str, ...]:
    """What a card does, in lines that fit, or else nothing; the cost stands in its corner."""
    about = words.about(CURIO, number).split(". ", 1)[-1]
    bare = about.split(": ", 1)[-1] if kind_of(number) == "upgrade" else about
    whole = fitted(about[:1].upper() + about[1:], width, height, 13.9 * TIGHT, LEADING)
    return whole or fitted(bare[:1].upper() + bare[1:], width, height, 13.9 * TIGHT, LEADING)


def hand(scene: Scene, view: IcaionState) -> str:
    """The viewer's cards; for onlookers, the backs of whoever decides."""
    own, choices = labels(scene.lang), Choices(scene)
    seat = scene.viewer
    if not 0 <= seat < view.seats:
        return hidden(scene, view, own)
    player = view.players[seat]
    title = own.say("ic-hand")
    out = text(6, 20, title, "t-title ink", "start")
    limit = own.say("ic-hand-limit", count=len(player.hand), limit=player.hand_limit())
    wide = 14 + breadth(title, 16)
    out += text(wide, 20, limit, "t-cap ink soft", "start")
    told = own.say("ic-hand-about", count=len(player.hand), limit=player.hand_limit())
    out += tip(4, 4, rrect(0, 0, wide + breadth(limit, 14), 22, 4), f"{title}\n{told}")
    boxes = shelf(len(player.hand), 6, 30, WIDTH - 12 if len(player.hand) > 2 else PAIR, 160)
    for number, (x, y, wide, high) in zip(player.hand, boxes):
        alike = next(each for each in player.hand if FACE[each] == FACE[number])  # cards printed alike are offered once
        texts = choices.naming(f"curio-{CURIO.text(alike)}", *VERBS)
        state = choices.state(*texts)
        if not state and scene.my_turn and any(option.verb.name in VERBS for option in scene.options):
            state = "idle"
        known = hint(scene.words, CURIO, number)
        attributes = (
            choices.attributes(texts, known, known) + f' data-name="curio-{CURIO.text(number)}" data-kind="card"'
        )
        drawn = face(scene.words, number, wide, high)
        out += card(f"hand-{CURIO.text(number)}", x, y, drawn, attributes, state, size=(wide, high))
    return out


def hidden(scene: Scene, view: IcaionState, own: Labels) -> str:
    """The backs of a hidden hand."""
    seat = scene.deciders[0] if scene.deciders else 0
    number = len(view.players[seat].hand)
    step = min(92.0, (WIDTH - 106) / max(number - 1, 1))
    sign = f'<use href="#em-{TEAMS[seat]}" transform="scale(2.2)" fill="#9FD8FF" fill-opacity=".85"/>'
    backs = "".join(
        card(f"back-{i}", round(6 + i * step, 1), TOP, back("#1C2C66", "#7FA4E8", sign)) for i in range(number)
    )
    return text(6, 22, own.say("ic-hidden-hand", name=scene.name(seat)), "t-title ink", "start") + backs
