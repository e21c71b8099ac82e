"""Citizen cards, modules and machines, drawn from the rows of the rules tables; and the hand."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....drawing.glow import Choices, tip
from ....drawing.scene import Scene
from ....drawing.speech import hint
from ....drawing.svg import area, at, breadth, rrect, snug, text
from ..actions.icon import icons
from ..cards import CARD_COLOUR, CARDS, FLASK, PRINTED, SLOT
from ..effects import COLOURS
from ..pieces import CARD
from ..state import ReviveState
from ..tiles import MACHINES, MODULES
from .figures import f, glyph, grad
from .labels import say, told
from .symbols import SUIT, row, sign

WIDTH: Final = 556.0
SLOT_HIGH: Final = 40.0  # of the half of a card that works in a slot, without its name
ABREAST: Final = 6  # cards in one line; more lie in two
LOW: Final = 45.0  # half as high as a card with room to spare
HEIGHT: Final = 196.0
TINT: Final = {
    "gray": ("#5B6B78", "#37444E", "#E9EFF2"), "green": ("#4F7F38", "#2C4F22", "#EDF4E2"), "yellow": ("#D99A14", "#8A5A06", "#FFF4D6"),
}  # fmt: skip
SKY: Final = {"gray": ("#C9DCE6", "#EAF2F5"), "green": ("#BFD9CF", "#EEF3DA"), "yellow": ("#CFE3E6", "#FBE9B8")}
LAND: Final = {
    "gray": '<path d="M0 50l16-26 12 15 20-34 22 32 12-14 38 36v16H0z" fill="#8FA3B0"/><path d="M48 5l22 32-14-8-6 10-8-12-8 2zM16 24l8 10-8-3-6 4z" fill="#fff"/><path d="M0 62l30-20 26 16 30-20 34 22v15H0z" fill="#61727E"/>',
    "green": '<path d="M0 46q30-18 60-6t60-8v43H0z" fill="#8FB06A"/><path d="M8 52l7-24 7 24zM22 55l8-30 8 30zM84 50l8-28 8 28zM98 54l7-24 7 24zM40 56l5-18 5 18zM70 54l6-20 6 20z" fill="#3C6B3B"/><path d="M0 62q30-14 60-4t60-6v23H0z" fill="#557F3C"/>',
    "yellow": '<circle cx="92" cy="18" r="13" fill="#FFD25A"/><path d="M0 44q30-12 60-4t60-8v43H0z" fill="#E9C257"/><path d="M0 62L34 40h8L10 75H0zM28 75l26-36h8L44 75zM62 75l8-36h8l2 36zM98 75L90 37h8l22 38z" fill="#CC9528"/>',
}
MODULE_SHAPE: Final = "M-19-19h11l3-3H5l3 3h11l2 2v36l-2 2h-38l-2-2v-36z"
MACHINE_SHAPE: Final = rrect(-42, -20, 84, 38, 9)
CARD_SHAPE: Final = rrect(0, 0, 120, 164, 10)
HALF_SHAPE: Final = rrect(0, 0, 120, 64, 9)
HAND_VERBS: Final = ("play", "replay", "all-colours")


def card_defs() -> str:
    """Frames of cards, modules and machines."""
    out = ""
    for suit, (mid, dark, light) in TINT.items():
        out += grad(f"g-sky-{suit}", *SKY[suit]) + (
            f'<g id="cf-{suit}"><rect width="120" height="164" rx="10" fill="{dark}"/><rect x="1.5" y="1.5" width="117" height="160" rx="9" fill="{mid}"/>'
            f'<path d="M6 44h108v75H6z" fill="url(#g-sky-{suit})"/><g transform="translate(6 46) scale(.9 .98)">{LAND[suit]}</g>'
            f'<rect x="6" y="6" width="108" height="42" rx="6" fill="{light}"/><rect x="6" y="115" width="108" height="42" rx="6" fill="{light}"/></g>'
            f'<g id="ch-{suit}"><rect width="120" height="64" rx="9" fill="{dark}"/><rect x="1.5" y="1.5" width="117" height="60" rx="8" fill="{mid}"/>'
            f'<rect x="5" y="5" width="110" height="37" rx="5" fill="{light}"/></g>'
        )
    for suit, (colour, fill, _) in [*SUIT.items(), ("std", ("#7A5A2E", "url(#g-plaza)", ""))]:
        out += (
            f'<g id="mac-{suit}"><rect x="-42" y="-17" width="84" height="38" rx="9" fill="#0D2A3A" opacity=".3"/><path d="{MACHINE_SHAPE}" '
            f'fill="{fill}" stroke="{colour}" stroke-width="1.5"/><rect x="-18" y="-16" width="56" height="30" rx="6" fill="#FBF8EE"/>'
            '<circle cx="-30" cy="-1" r="10" fill="#1B262B"/><circle cx="-30" cy="-1" r="10" fill="none" stroke="#fff" stroke-opacity=".65" '
            'stroke-width="1.5" stroke-dasharray="3 2.2"/>' + (sign(suit, -44, -21) if suit in SUIT else "") + "</g>"
        )
    return (
        out
        + f'<clipPath id="c-mod"><path d="{MODULE_SHAPE}"/></clipPath><g id="cb"><rect width="120" height="164" rx="10" fill="#17303B"/>'
        f'<rect x="4" y="4" width="112" height="156" rx="8" fill="url(#g-night)" stroke="#8FC1D8" stroke-opacity=".5"/>'
        f"{glyph('snowflake-1', 35, 40, 50, '#8FC1D8')}</g>"
    )


def flags(mask: int, x: float, y: float, size: float = 17) -> str:
    """The slot symbol and the flask at the right edge of a half."""
    shown = [name for bit, name in ((SLOT, "slot"), (FLASK, "flask")) if mask & bit]
    return "".join(
        f'<use href="#r-{name}" x="{f(x - i * (size + 2))}" y="{f(y)}" width="{size:g}" height="{size:g}"/>'
        for i, name in enumerate(shown)
    )


def named(x: float, y: float, name: str, room: float) -> str:
    """A name that keeps its width at any size of letters, and is pressed together when it is long."""
    wide = min(room, breadth(name, 12.4))
    return text(x, y, name, "rv-name narrow", "middle", f'textLength="{wide:.0f}" lengthAdjust="spacingAndGlyphs"')


@cache
def face(card: int, name: str) -> str:
    """A whole card, 120 x 164: top effect, landscape with the name, bottom effect."""
    suit = COLOURS[CARD_COLOUR[card]]
    dark = TINT[suit][1]
    (top, top_flags), (bottom, bottom_flags) = PRINTED[card * 2], PRINTED[card * 2 + 1]
    return (
        f'<use href="#cf-{suit}"/>'
        + row(icons(top), 60 - (8 if top_flags else 0), 27, 27, 82 if top_flags else 96, h=38)
        + flags(top_flags, 94, 18)
        + f'<path d="M10 88h100l-5 9.5 5 9.5H10l5-9.5z" fill="{dark}"/>'
        + named(60, 103, name, 96)
        + row(icons(bottom), 60 - (8 if bottom_flags else 0), 137, 27, 82 if bottom_flags else 102, h=38)
        + flags(bottom_flags, 94, 128)
    )


@cache
def half(entry: int, name: str) -> str:
    """The visible half of a card in a slot, 120 x 64."""
    suit = COLOURS[CARD_COLOUR[entry >> 1]]
    effect, mask = PRINTED[entry]
    return (
        f'<use href="#ch-{suit}"/>'
        + row(icons(effect), 60 - (9 if mask else 0), 24, 26, 80 if mask else 98, h=34)
        + flags(mask, 94, 15.5)
        + named(60, 57, name, 108)
        + sign(suit, -5, -5, 14)
    )


@cache
def effect(entry: int, width: float) -> str:
    """The half of a card that works in a slot: its effect in the card's colour."""
    suit = COLOURS[CARD_COLOUR[entry >> 1]]
    printed, mask = PRINTED[entry]
    mid, dark, light = TINT[suit]
    room = width - (26 if mask else 8)
    return (
        f'<rect width="{width:g}" height="{SLOT_HIGH:g}" rx="8" fill="{mid}" stroke="{dark}" stroke-width="1.5"/>'
        f'<rect x="4" y="4" width="{width - 8:g}" height="{SLOT_HIGH - 8:g}" rx="5" fill="{light}"/>'
        + row(icons(printed), 4 + room / 2, SLOT_HIGH / 2, 25, room, h=SLOT_HIGH - 6)
        + flags(mask, width - 22, 12, 16)
        + sign(suit, -5, -5, 13)
    )


@cache
def module(number: int) -> str:
    """A module around its middle, split for two colours."""
    _, colours, effect, flask, _ = MODULES[number]
    first, last = COLOURS[colours[0]], COLOURS[colours[-1]]
    two = f'<g clip-path="url(#c-mod)"><path d="M22-24V24H-22z" fill="{SUIT[last][1]}"/></g>' if first != last else ""
    return (
        f'<path d="{MODULE_SHAPE}" fill="#0D2A3A" opacity=".35" transform="translate(0 3)"/><path d="{MODULE_SHAPE}" fill="{SUIT[first][1]}"/>{two}'
        f'<path d="{MODULE_SHAPE}" fill="none" stroke="#17303B" stroke-width="1.6"/><rect x="-15" y="-15" width="30" height="30" rx="6" '
        f'fill="#F8F4E8" stroke="#17303B" stroke-width=".8"/>{row(icons(effect), 0, 0, 24, 27)}'
        + ('<use href="#r-flask" x="8" y="7" width="16" height="16"/>' if flask else "")
        + sign(first, -24, -26)
        + (sign(last, 11, -26) if first != last else "")
    )


@cache
def machine(number: int, energy: bool = False) -> str:
    """A machine around its middle: the energy socket, and what it does."""
    name, colour, effect, flask = MACHINES[number]
    suit = COLOURS[colour] if name.startswith("mac") else "std"
    return (
        f'<use href="#mac-{suit}"/>{row(icons(effect), 10 - (7 if flask else 0), -1, 22, 38 if flask else 52, h=29)}'
        + ('<use href="#r-flask" x="23" y="-9" width="15" height="15"/>' if flask else "")
        + ('<use href="#r-energy" x="-42" y="-13" width="24" height="24"/>' if energy else "")
    )


def choosable(inner: str, x: float, y: float, scale: float, shape: str, attributes: str, id: str, glows: bool) -> str:
    """A drawn thing that can be chosen, explains itself, and slides when it moves."""
    ring = (
        f'<path class="halo" d="{shape}"/><path class="case" d="{shape}"/><path class="ring" d="{shape}"/>'
        if glows
        else ""
    )
    style = "piece pick legal" if glows else "piece"
    return (
        f'<g id="{id}" class="{style}" transform="{at(round(x, 1), round(y, 1), scale)}">{ring}{inner}'
        f'<path class="hit" d="{shape}"{attributes}/></g>'
    )


@cache
def upright(card: int, name: str, width: float, height: float) -> str:
    """A card in hand: both effects, and between them the name on a strip; all of it close together on a low card."""
    suit = COLOURS[CARD_COLOUR[card]]
    mid, dark, light = TINT[suit]
    (top, top_flags), (bottom, bottom_flags) = PRINTED[card * 2], PRINTED[card * 2 + 1]
    edge, strip = (5.0, 24.0) if height > 2 * LOW else (3.0, 16.0)
    high = (height - 2 * edge - strip - 4) / 2
    name_top = edge + high + 2
    out = (
        f'<rect width="{width:g}" height="{height:g}" rx="9" fill="{dark}"/><rect x="1.5" y="1.5" width="{width - 3:g}" height="{height - 3:g}" rx="8" fill="{mid}"/>'
        f'<rect x="{edge:g}" y="{name_top:g}" width="{width - 2 * edge:g}" height="{strip:g}" rx="4" fill="{dark}"/>'
    )
    for y, printed, mask in ((edge, top, top_flags), (height - high - edge, bottom, bottom_flags)):
        room = width - (30 if mask else 14)
        out += (
            f'<rect x="{edge:g}" y="{y:g}" width="{width - 2 * edge:g}" height="{high:g}" rx="5" fill="{light}"/>'
            + row(icons(printed), 7 + room / 2, y + high / 2, min(29.0, high - 1), room, h=high - 4 if high > 24 else 0)
            + flags(mask, width - 23, y + high / 2 - 8, 16)
        )
    middle = name_top + strip / 2
    return out + sign(suit, 8, middle - 7, 14) + snug(24, middle + 5, name, width - 34, 14 * 0.8, "rv-name narrow")


def hand(scene: Scene, view: ReviveState) -> str:
    """The viewer's active zone, and below it the rest zone; for onlookers those of whoever acts."""
    seat = scene.viewer if 0 <= scene.viewer < view.seats else view.active
    player, choices = view.players[seat], Choices(scene)
    active, rest = sorted(player.active), sorted(player.rest)
    said = say(scene.lang, "hand")
    out = text(6, 20, said, "t-title ink", "start")
    out += text(16 + breadth(said, 16), 20, len(active), "t-title ink soft", "start")
    out += tip(0, 0, rrect(2, 4, 40 + breadth(said, 16), 22, 6), told(scene.lang, "hand"))
    lines = 1 if len(active) <= ABREAST else 2
    count, room = max(-(-len(active) // lines), 1), 127.0 if rest else 160.0
    wide, high = min(124.0, (WIDTH - 12 - 8 * (count - 1)) / count), (room - 7 * (lines - 1)) / lines
    for i, card in enumerate(active):
        drawn = upright(card, scene.words.thing(CARD, card), wide, high)
        place = 6 + i % count * (wide + 8), 30 + i // count * (high + 7)
        out += one(scene, choices, card, place, (wide, high), drawn, HAND_VERBS, "hand")
    out += area("active-zone", 1, 24, 554, room + 10)
    return out + resting(scene, choices, rest) if rest else out


def resting(scene: Scene, choices: Choices, rest: list[int]) -> str:
    """The rest zone: plates with names, after a moon."""
    names = [scene.words.thing(CARD, card) for card in rest]
    wants = [breadth(name, 13.9 * 0.78) + 36 for name in names]
    fits = min(1.0, (WIDTH - 48) / sum(wants))
    plate = f'<path d="{rrect(4, 167, 28, 26, 6)}" fill="#F4F8F9" stroke="#8FA9B5"/>'
    out, x = plate + '<use href="#r-rest" x="6" y="168" width="24" height="24"/>', 36.0
    for card, name, want in zip(rest, names, wants):
        wide = want * fits - 7
        mid, dark, _ = TINT[COLOURS[CARD_COLOUR[card]]]
        squeezed = f'textLength="{wide - 26:.0f}" lengthAdjust="spacingAndGlyphs"' if fits < 1 else ""
        drawn = (
            f'<rect width="{wide:.1f}" height="24" rx="7" fill="{dark}"/><rect x="1.5" y="1.5" width="{wide - 3:.1f}" height="21" rx="6" fill="{mid}"/>'
            + sign(COLOURS[CARD_COLOUR[card]], 5, 6, 12)
            + text(20, 17, name, "rv-name narrow", "start", squeezed)
        )
        out += one(scene, choices, card, (x, 168), (wide, 24), drawn, ("wake",), "rest")
        x += want * fits
    out += tip(0, 0, rrect(4, 167, 28, 26, 6), told(scene.lang, "rest"))
    return out + area("rest-zone", 2, 164, 552, 32)


def one(
    scene: Scene,
    choices: Choices,
    card: int,
    place: tuple[float, float],
    size: tuple[float, float],
    drawn: str,
    verbs: tuple[str, ...],
    zone: str,
) -> str:
    """A card of the hand, or what stands for it."""
    texts = choices.naming(f"card-{CARDS[card]}", *verbs)
    about = hint(scene.words, CARD, card)
    attributes = choices.attributes(texts, about, about) + f' data-name="card-{CARDS[card]}"'
    shape = rrect(0, 0, *size, 8)
    glows = choices.state(*texts) == "legal"
    return choosable(drawn, *place, 1, shape, attributes, f"{zone}-{CARDS[card]}", glows)
