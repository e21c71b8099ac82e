"""One thing drawn for itself: crystals, places, machines, seekers, gear, cards, apparatuses, wonders."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from markupsafe import Markup

from ....drawing.svg import picture as framed
from ....drawing.svg import text, use
from ....engine.option import Kind
from ....words import Words
from ..board import NODE_REGIONS, REGIONS
from ..cards import GEARS, SEEKERS, WONDER_COST
from ..pieces import CARD, COLOUR, CRATER, CURIO, GEAR, MACHINE, NODE, REGION, SEEKER, SLOT, TILE, TYPE, WONDER
from ..state import IcaionState
from ..tiles import COLOURS
from . import cards, parts, world
from .figures import MACHINES, ROMAN, TEAMS, TERRAIN, chamfer, wonder_icon
from .mats import ROW_ICON

Box = tuple[float, float, float, float]
Drawn = tuple[str, Box]
LIGHT: Final = 'fill="#F2FBFF"'
TEAM: Final = TEAMS[0]  # whose figures stand in pictures
ALL_NIGHT: Final = 31


def colour(words: Words, value: int) -> Drawn:
    """A crystal."""
    return use(f"qo-{COLOURS[value]}"), (-14, -15, 28, 30)


def type_(words: Words, value: int) -> Drawn:
    """A type of region, as its event card shows it."""
    return parts.event_card(value, 0, 0), (-28, -34, 56, 68)


def region(words: Words, value: int) -> Drawn:
    """A region with its landscape."""
    left, top, right, bottom = world.box(value)
    kind = value // 3  # three of each type
    body = (
        f'<g clip-path="url(#rc-{value})"><use href="#rg-{value}" fill="url(#g-{TERRAIN[kind]})"/>'
        f"{world.LANDSCAPES[kind](value, Random(REGIONS[value][0]))}</g>"
        f'<use href="#rg-{value}" fill="none" stroke="var(--border)" stroke-width="4"/>'
    )
    return body, (left - 6, top - 6, right - left + 12, bottom - top + 12)


def node(words: Words, value: int) -> Drawn:
    """A node between its regions, or at the edge of City and craters."""
    x, y = world.SPOT[value]
    around = "".join(
        f'<use href="#rg-{each}" fill="url(#g-{TERRAIN[each // 3]})" stroke="var(--border)" stroke-width="4"/>'
        for each in NODE_REGIONS[value]
    )
    dot = f'<circle cx="{x:g}" cy="{y:g}" r="15" fill="var(--node-in)" stroke="var(--node)" stroke-width="7"/>'
    return f'<rect x="{x - 110:g}" y="{y - 80:g}" width="220" height="160" fill="var(--cliff-2)"/>' + around + dot, (
        x - 110, y - 80, 220, 160,
    )  # fmt: skip


def crater(words: Words, value: int) -> Drawn:
    """A crater."""
    x, y = world.CRATER_AT[value]
    return world.crater(value), (x - 98, y - 98, 196, 220)


def machine(words: Words, value: int) -> Drawn:
    """A machine."""
    return use(f"{MACHINES[value]}-{TEAM}"), (-30, -66, 62, 78)


def slot(words: Words, value: int) -> Drawn:
    """A machine with the row of the division board that it leaves."""
    row, kind = divmod(value, len(MACHINES))
    plate = f'<path d="{chamfer(-46, -34, 92, 68, 9)}" class="ic-slot full"/>'
    return (
        plate
        + use(f"{MACHINES[kind]}-{TEAM}", -14, 22, 0.8)
        + use("i-" + ROW_ICON[row], 29, -14, 0.9, 'fill="var(--g-ink)"')
        + text(29, 22, ROMAN[row + 1], "t-num"),
        (-48, -36, 96, 72),
    )


def printed(row: tuple[str, int, int, tuple[int, ...], int], y: float) -> str:
    """What a seeker or a gear brings: cards in hand, upgrades, crystals."""
    out = use("i-card-draw", -34, y, 0.55, 'fill="var(--g-ink)"') + text(-22, y + 5, row[1], "t-num", "start")
    out += use("i-card-play", -6, y, 0.55, 'fill="var(--g-ink)"') + text(6, y + 5, row[2], "t-num", "start")
    crystals = [name for name, count in zip(COLOURS, row[3], strict=True) for _ in range(count)]
    return out + "".join(use(f"qo-{name}", 26 + 15 * i, y, 0.62) for i, name in enumerate(crystals))


def seeker(words: Words, value: int) -> Drawn:
    """A seeker, and below what it brings."""
    plate = f'<path d="{chamfer(-50, -76, 100, 122, 10)}" class="ic-slot full"/>'
    return plate + use(f"seeker-{SEEKERS[value][0]}-{TEAM}", 0, 6, 1.2) + printed(SEEKERS[value], 31), (
        -52, -78, 104, 126,
    )  # fmt: skip


def gear(words: Words, value: int) -> Drawn:
    """What a gear brings."""
    plate = f'<path d="{chamfer(-50, -20, 100, 40, 10)}" class="ic-slot full"/>'
    return plate + printed(GEARS[value], 0), (-52, -22, 104, 44)


def curio(words: Words, value: int) -> Drawn:
    """A curio card."""
    return cards.face(words, value, 176, 160), (-2, -2, 180, 164)


def card(words: Words, value: int) -> Drawn:
    """An event card."""
    return parts.event_card(value, 0, 0), (-28, -34, 56, 68)


def tile(words: Words, value: int) -> Drawn:
    """An apparatus: its Day side, and its Night side beside it."""
    day, night = IcaionState(), IcaionState()
    night.night = ALL_NIGHT
    return f'{parts.tile(day, value)}<g transform="translate(62 0)">{parts.tile(night, value)}</g>', (-28, -22, 118, 44)


def wonder(words: Words, value: int) -> Drawn:
    """A wonder with its cost."""
    body = f'<g class="ic-none"><use href="#shrine"/>{wonder_icon(value)}</g>'
    return body + text(22, -42, WONDER_COST[value], "t-num"), (-32, -60, 66, 74)


DRAWN: Final[dict[str, Callable[[Words, int], Drawn]]] = {
    COLOUR.name: colour, TYPE.name: type_, REGION.name: region, NODE.name: node, CRATER.name: crater,
    MACHINE.name: machine, SLOT.name: slot, SEEKER.name: seeker, GEAR.name: gear, CURIO.name: curio, CARD.name: card,
    TILE.name: tile, WONDER.name: wonder,
}  # fmt: skip


def picture(words: Words, kind: Kind, value: int) -> Markup:
    """The picture of a thing; empty for what is not drawn for itself."""
    if kind.name not in DRAWN or value < 0:
        return Markup("")
    body, box = DRAWN[kind.name](words, value)
    return framed(body, *box, words.thing(kind, value))


def thing_of(table: str, id: str) -> tuple[Kind, int] | None:
    """What is drawn of a row of a printed table that is named differently there."""
    return (TILE, COLOURS.index(id) * len(TILE.names) // len(COLOURS)) if table == "apparatus" else None
