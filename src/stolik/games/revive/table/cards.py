"""Citizen cards, modules and machines, drawn from the rows of the rules tables; and the hand."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....drawing.glow import Choices
from ....drawing.scene import Scene
from ....drawing.speech import hint
from ....drawing.svg import area, at, rrect, text
from ..actions.icon import icons
from ..cards import CARD_COLOUR, CARDS, FLASK, PRINTED, SLOT
from ..effects import COLOURS
from ..pieces import CARD
from ..state import ReviveState
from ..tiles import MACHINES, MODULES
from .figures import f, glyph, grad
from .labels import say
from .symbols import SUIT, row

WIDTH: Final = 556.0
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
SMALL_SHAPE: Final = rrect(0, 0, 98, 118, 9)
HALF_SHAPE: Final = rrect(0, 0, 120, 64, 9)


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
            f'<g id="cs-{suit}"><rect width="98" height="118" rx="9" fill="{dark}"/><rect x="1.5" y="1.5" width="95" height="113" rx="8" fill="{mid}"/>'
            f'<rect x="5" y="5" width="88" height="40" rx="5" fill="{light}"/><rect x="5" y="72" width="88" height="40" rx="5" fill="{light}"/></g>'
        )
    for suit, (colour, fill, _) in [*SUIT.items(), ("std", ("#7A5A2E", "url(#g-plaza)", ""))]:
        out += (
            f'<g id="mac-{suit}"><rect x="-42" y="-17" width="84" height="38" rx="9" fill="#0D2A3A" opacity=".3"/><path d="{MACHINE_SHAPE}" '
            f'fill="{fill}" stroke="{colour}" stroke-width="1.5"/><rect x="-18" y="-16" width="56" height="30" rx="6" fill="#FBF8EE"/>'
            '<circle cx="-30" cy="-1" r="10" fill="#1B262B"/><circle cx="-30" cy="-1" r="10" fill="none" stroke="#fff" stroke-opacity=".65" '
            'stroke-width="1.5" stroke-dasharray="3 2.2"/></g>'
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


def named(x: float, y: float, name: str, room: int, most: int) -> str:
    """A name, pressed together when it is long."""
    if len(name) <= most:
        return text(x, y, name, "rv-name")
    return text(x, y, name, "rv-name narrow", "middle", f'textLength="{room}" lengthAdjust="spacingAndGlyphs"')


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
        + named(60, 102, name, 94, 12)
        + row(icons(bottom), 60 - (8 if bottom_flags else 0), 137, 27, 82 if bottom_flags else 102, h=38)
        + flags(bottom_flags, 94, 128)
    )


@cache
def small(card: int, name: str) -> str:
    """A card of 98 x 118: both effects and the name."""
    suit = COLOURS[CARD_COLOUR[card]]
    (top, top_flags), (bottom, bottom_flags) = PRINTED[card * 2], PRINTED[card * 2 + 1]
    return (
        f'<use href="#cs-{suit}"/>'
        + row(icons(top), 49 - (9 if top_flags else 0), 25, 25, 64 if top_flags else 82, h=36)
        + flags(top_flags, 74, 17, 16)
        + row(icons(bottom), 49 - (9 if bottom_flags else 0), 92, 25, 64 if bottom_flags else 82, h=36)
        + flags(bottom_flags, 74, 84, 16)
        + named(49, 63.5, name, 88, 10)
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
        + named(60, 56.5, name, 108, 13)
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


HAND_VERBS: Final = ("play", "replay", "all-colours")


def hand(scene: Scene, view: ReviveState) -> str:
    """The viewer's active zone, and beside it the rest zone; for onlookers those of whoever acts."""
    seat = scene.viewer if 0 <= scene.viewer < view.seats else view.active
    player, choices = view.players[seat], Choices(scene)
    active, rest = sorted(player.active), sorted(player.rest)
    said = say(scene.lang, "hand")
    out = text(6, 22, said, "t-title ink", "start")
    room = WIDTH - 20
    shown = len(active) + len(rest) * 0.62
    step = min(102.0, (room - 98) / max(shown - 1 + (0.4 if rest else 0), 1))
    x = 6.0
    for card in active:
        out += one(scene, choices, card, x, 54, 1, HAND_VERBS, f"hand-{CARDS[card]}")
        x += step
    out += area("active-zone", 1, 30, max(x - step + 100, 102) - 1, 150)
    if rest:
        x += 0.4 * step
        left = x
        out += text(min(x, WIDTH - 130), 22, say(scene.lang, "rest"), "t-title ink", "start")
        for card in rest:
            out += one(scene, choices, card, x, 78, 0.72, ("wake",), f"rest-{CARDS[card]}", "rv-rest")
            x += step * 0.62
        out += area("rest-zone", left - 4, 30, x - step * 0.62 + 76 - left, 150)
    return out


def one(
    scene: Scene,
    choices: Choices,
    card: int,
    x: float,
    y: float,
    scale: float,
    verbs: tuple[str, ...],
    id: str,
    style: str = "",
) -> str:
    """A small card in the hand."""
    texts = choices.naming(f"card-{CARDS[card]}", *verbs)
    about = hint(scene.words, CARD, card)
    attributes = choices.attributes(texts, about, about) + f' data-name="card-{CARDS[card]}"'
    inner = (
        f'<g class="{style}">{small(card, scene.words.thing(CARD, card))}</g>'
        if style
        else small(card, scene.words.thing(CARD, card))
    )
    return choosable(inner, x, y, scale, SMALL_SHAPE, attributes, id, choices.state(*texts) == "legal")
