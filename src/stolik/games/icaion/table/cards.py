"""The hand: curio cards with their cost, kind and effect."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....drawing.glow import Choices
from ....drawing.parts import back, card
from ....drawing.scene import Scene
from ....drawing.speech import hint
from ....drawing.svg import lines, rrect, text, use
from ....words import Words
from ..cards import CURIO_COST, CURIO_EFFECT, FACE, ICON_CAGE, WOUND
from ..pieces import CURIO
from ..state import IcaionState
from .figures import ICON_PATHS, TEAMS
from .labels import Labels, labels

WIDTH, HEIGHT = 556.0, 196.0
TOP: Final = 48
VERBS: Final = ("play", "discard")
EFFECT_ICON: Final = (
    "minerals", "card-draw", "scroll-unfurled", "walking-boot", "power-lightning", "gear-hammer", "open-wound", "cage",
    "fist", "run", "transform", "crystal-shine", "needle-drill", "trade", "radar-sweep", "furnace", "flame",
)  # fmt: skip
SKY: Final = {"once": ("#37B6D0", "#1B4D92"), "upgrade": ("#A78BFA", "#45258F"), "wound": ("#F0679B", "#6E1846")}


def kind_of(number: int) -> str:
    """What sort of card it is: once, upgrade or wound."""
    effect = CURIO_EFFECT[number]
    return "upgrade" if effect >= ICON_CAGE else "wound" if effect == WOUND else "once"


@cache
def face(words: Words, own: Labels, number: int) -> str:
    """What a card shows; the cost and the icon lie in its left half."""
    kind = kind_of(number)
    light, deep = SKY[kind]
    name = lines(words.thing(CURIO, number), 13, 2)
    out = (
        f'<rect width="86" height="122" rx="9" class="ic-card"/><path d="{rrect(0, 0, 86, 58, 9)}" fill="{deep}"/>'
        f'<path d="M0 12L50 0H77Q86 0 86 9V34L0 58Z" fill="{light}" fill-opacity=".55"/>'
        f'<path d="{ICON_PATHS[EFFECT_ICON[CURIO_EFFECT[number]]]}" transform="translate(27 13) scale(.066)" fill="#F4FBFF"/>'
        + use("qo-green", 14, 17, 1)
        + text(14, 22, CURIO_COST[number], "t-num light ic-cost")
    )
    for index, line in enumerate(name):
        out += text(43, 73 + 12 * index, line, "ic-name")
    about = words.about(CURIO, number).split(". ", 1)[-1]  # the cost stands in the corner,
    if kind == "upgrade":
        about = about.split(": ", 1)[-1]  # the kind at the foot
    room = 3 if len(name) == 1 else 2
    for index, line in enumerate(lines(about[:1].upper() + about[1:], 19, room)):
        out += text(43, 97 - 8.6 * (room - 2) + 8.6 * index, line, "ic-about")
    return (
        out
        + f'<path d="M0 110H86V113Q86 122 77 122H9Q0 122 0 113Z" fill="{deep}"/>'
        + text(43, 119, own.say(f"ic-{kind}"), "ic-about light")
    )


def hand(scene: Scene, view: IcaionState) -> str:
    """The viewer's cards; for onlookers, the backs of whoever decides."""
    own, choices = labels(scene.lang), Choices(scene)
    seat = scene.viewer
    if not 0 <= seat < view.seats:
        return hidden(scene, view, own)
    player = view.players[seat]
    title = own.say("ic-hand")
    out = text(6, 22, title, "t-title ink", "start")
    limit = own.say("ic-hand-limit", count=len(player.hand), limit=player.hand_limit())
    out += text(550, 22, limit, "t-cap ink soft", "end")
    step = min(92.0, (WIDTH - 106) / max(len(player.hand) - 1, 1))
    for index, number in enumerate(player.hand):
        alike = next(each for each in player.hand if FACE[each] == FACE[number])  # cards printed alike are offered once
        texts = choices.naming(f"curio-{CURIO.text(alike)}", *VERBS)
        state = choices.state(*texts)
        if not state and scene.my_turn and any(option.verb.name in VERBS for option in scene.options):
            state = "idle"
        known = hint(scene.words, CURIO, number)
        attributes = (
            choices.attributes(texts, known, known) + f' data-name="curio-{CURIO.text(number)}" data-kind="card"'
        )
        out += card(
            f"hand-{CURIO.text(number)}",
            round(6 + index * step, 1),
            TOP,
            face(scene.words, own, number),
            attributes,
            state,
        )
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
