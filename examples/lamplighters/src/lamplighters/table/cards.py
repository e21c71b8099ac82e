"""The cards: their faces, and the hand."""

from __future__ import annotations

from functools import cache

from stolik.drawing.glow import Choices, check
from stolik.drawing.parts import back, card
from stolik.drawing.scene import Scene
from stolik.drawing.speech import hint, spoken
from stolik.drawing.svg import rrect, text, use

from ..cards import CARD_OIL, CARD_QUARTER, CARDS, NUMBERS
from ..pieces import CARD
from ..state import Town
from .figures import HUES, TINTS, drops

TOP = 48
STEP = 96


@cache
def face(number: int) -> str:
    """A card: its number, the roofs of its quarter, and its oil."""
    tint = TINTS[CARD_QUARTER[number]]
    roofs = "M4 118V84L20 68L36 84V76L52 60L68 76V88L76 80L82 86V118Z"
    return (
        f'<path d="{rrect(0, 0, 86, 122, 9)}" fill="#FBF3DC" stroke="{tint}" stroke-width="3"/>'
        f'<path d="{roofs}" fill="{tint}"/>{text(12, 44, NUMBERS[number], "t-big dark", "start")}'
        + drops(CARD_OIL[number], 22, 106)
    )


def hand(scene: Scene, view: Town) -> str:
    """The viewer's cards, the laid one raised; for onlookers, backs."""
    seat = scene.viewer
    if seat < 0:
        return hidden(scene, view)
    choices = Choices(scene)
    out = text(6, 22, spoken(scene.words, "table-hand", "", ()), "t-title ink", "start")
    for place, number in enumerate(sorted((*view.hands[seat], *view.picks[seat]))):
        texts, raised = choices.naming(f"card-{CARDS[number]}", "play"), number in view.picks[seat]
        known = hint(scene.words, CARD, number)
        attributes = choices.attributes(texts, known, known) + f' data-name="card-{CARDS[number]}"'
        state = "chosen" if raised else choices.state(*texts)
        sign = check(80, 4) if raised else ""
        out += card(f"card-{CARDS[number]}", 6 + STEP * place, TOP, face(number), attributes, state, sign)
    return out


def hidden(scene: Scene, view: Town) -> str:
    """The backs of the hand of whoever decides."""
    seat = scene.deciders[0] if scene.deciders else 0
    mark = use(f"em-{HUES[seat]}", 0, 0, 2.2, 'fill="#FFE9A8"')
    backs = [
        card(f"back-{place}", 6 + STEP * place, TOP, back("#1B2A4A", "#FFE9A8", mark))
        for place in range(len(view.hands[seat]))
    ]
    title = spoken(scene.words, "table-backs", "", (("name", scene.name(seat)),))
    return text(6, 22, title, "t-title ink", "start") + "".join(backs)
