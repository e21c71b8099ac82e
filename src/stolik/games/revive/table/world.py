"""The main board: everything that never changes, and where things lie."""

from __future__ import annotations

import math
import random
from functools import cache
from typing import Final

from ....drawing.svg import rrect
from ..actions.icon import SYMBOL, icons
from ..board import (
    COORDINATES,
    CRYSTAL_SYMBOLS,
    HIBERNATION_BONUSES,
    LARGE_ARTIFACTS,
    LEANS_LEFT,
    REMOVAL_SPACE,
    SCORE_BONUSES,
)  # fmt: skip
from ..effects import TERMS, Effect
from ..tiles import BACKS, WATER_POINTS3, WATER_REWARDS
from .figures import DX, DY, HEX, Points, f, glyph, grad, gradients, piece_defs, pts, terrain_defs
from .symbols import effect_defs, row

SIZE: Final = (1490.0, 748.0)
W: Final = 1100
H: Final = 748
FR: Final = 36  # thickness of the score frame
X0: Final = 58
Y0: Final = 170
HIB_X: Final = 1013
SIDE_X: Final = 1116  # the displays at the right
CRATERS: Final = 3 * LARGE_ARTIFACTS
ICE: Final = {"back_terrain": "t", "back_location": "l", "back_water": "w", "back_water3": "x", "back_source": "s"}


def centre(r: int, c: int) -> tuple[float, float]:
    """The centre of a hex."""
    return X0 + DX * (c + 0.5 * (r % 2)), Y0 + DY * r


@cache
def spots(space: int) -> tuple[tuple[float, float], ...]:
    """The centres of the hexes that a space covers."""
    return tuple(centre(*spot) for spot, found in sorted(COORDINATES.items()) if found == space)


@cache
def space_at(space: int) -> tuple[float, float]:
    """The middle of a space."""
    found = spots(space)
    return sum(x for x, _ in found) / len(found), sum(y for _, y in found) / len(found)


@cache
def place_at(place: int) -> tuple[float, float]:
    """The middle of a place."""
    found = [spot for letter in range(4) for spot in spots(place * 4 + letter)]
    return sum(x for x, _ in found) / 4, sum(y for _, y in found) / 4


def union(hexes: list[tuple[float, float]]) -> Points:
    """The outline of several hexes together, around their middle."""
    mx = sum(x for x, _ in hexes) / len(hexes)
    my = sum(y for _, y in hexes) / len(hexes)
    edges: list[tuple[tuple[float, float], tuple[float, float]]] = []
    for x, y in hexes:
        corners = [(round(x + a - mx, 1), round(y + b - my, 1)) for a, b in HEX]
        edges += [(corners[i], corners[(i + 1) % 6]) for i in range(6)]

    def near(a: tuple[float, float], b: tuple[float, float]) -> bool:
        return abs(a[0] - b[0]) < 0.6 and abs(a[1] - b[1]) < 0.6

    keep = [e for e in edges if not any(near(e[0], o[1]) and near(e[1], o[0]) for o in edges)]
    path = [keep.pop(0)]
    while keep:
        following = next((e for e in keep if near(e[0], path[-1][1])), keep[0])
        keep.remove(following)
        path.append(following)
    return [e[0] for e in path]


def shrunk(points: Points, inset: float) -> Points:
    """An outline moved inwards."""
    out: Points = []
    for i in range(len(points)):
        (ax, ay), (bx, by), (cx, cy) = points[i - 1], points[i], points[(i + 1) % len(points)]
        first, second = math.hypot(bx - ax, by - ay), math.hypot(cx - bx, cy - by)
        n1 = (-(by - ay) / first, (bx - ax) / first)
        n2 = (-(cy - by) / second, (cx - bx) / second)
        k = 1 + n1[0] * n2[0] + n1[1] * n2[1]
        out.append((bx + inset * (n1[0] + n2[0]) / k, by + inset * (n1[1] + n2[1]) / k))
    return out


@cache
def tile_outline(leans: bool, inset: float = 0.0) -> str:
    """The outline of a tile around its middle."""
    place = next(index for index, left in enumerate(LEANS_LEFT) if left == leans)
    found = union([spots(place * 4 + letter)[0] for letter in range(4)])
    return pts(shrunk(found, inset) if inset else found)


@cache
def big_outline(space: int, inset: float = 0.0) -> str:
    """The outline of a large location or the chasm around its middle."""
    found = union(list(spots(space)))
    return pts(shrunk(found, inset) if inset else found)


# -- ice --------------------------------------------------------------------------------------------------------------------

UNDER: Final = {
    "t": '<path d="M-44 16l13-24 9 13 8-9 14 20zM8 18l6-15 6 15zM22 20l6-17 6 17z"/>',
    "l": '<path d="M-30 20V-4l6-7 6 7v8h8v-20l8-9 8 9v14h8v-8l6-5 6 5v30z"/>',
    "w": '<path d="M-44 4q11-10 22 0t22 0 22 0 22 0v6q-11 10-22 0t-22 0-22 0-22 0z"/>',
    "x": '<path d="M-44 0q11-12 22 0t22 0 22 0 22 0v9q-11 12-22 0t-22 0-22 0-22 0z"/>',
    "s": '<path d="M-20 20l-4-26 12-16 12 16-3 26zM6 20L4-2l9-12 9 12-3 22z"/>',
}
RIM: Final = {"t": "#5F97B1", "l": "#6F86B4", "w": "#3F94A3", "x": "#2E6BA6", "s": "#4E86C0"}
EDGE: Final = {"t": "#3E7694", "l": "#4A628F", "w": "#24707F", "x": "#1B4C80", "s": "#2A5E94"}
SLEEPS: Final = {
    "t": '<path d="M-13 9L-4-9l4 8 3-4 4 14z" fill="#53626E"/><path d="M-4-9l2.6 5.2-2.6-1.2-2.4 1.6z" fill="#fff"/><path d="M9-5l5 14H4z" fill="#3F6B2D"/>',
    "l": '<path d="M-11 9V-3l3-4 3 4v3h2v-8l3.5-5L4-8v6h2v-4l2.5-3L11-6V9z" fill="#8A4A2E"/><path d="M-2 9V4h4v5z" fill="#FFE08A"/>',
    "w": '<path d="M0-11q9 9 9 13.5a9 8.5 0 0 1-18 0Q-9-2 0-11z" fill="url(#g-water)" stroke="#0E4C5E"/>',
    "x": '<path d="M0-11q9 9 9 13.5a9 8.5 0 0 1-18 0Q-9-2 0-11z" fill="url(#g-water)" stroke="#0E4C5E"/><use href="#r-pts" x="-9" y="-6.5" width="18" height="18"/><text class="rv-num w" y="6.8" font-size="12.5" text-anchor="middle"><tspan class="t-own">'
    + f"{TERMS[WATER_REWARDS[WATER_POINTS3][0]].n}</tspan></text>",
    "s": '<use href="#r-crystal" x="-12" y="-12" width="24" height="24"/>',
}


def ice(kind: str, leans: bool) -> str:
    """A face-down tile: an ice slab with the land sleeping under it, its points, kind and cost."""
    back = next(row for row in BACKS if ICE.get(row[0]) == kind)
    gear, book, food, points = back[1:]
    cost = [(name, n) for name, n in (("food", food), ("book", book), ("gear", gear)) if n]
    outer, side = tile_outline(leans, 1.4), -1 if leans else 1
    wide = 10 + 37 * len(cost)
    x = 14.5 * side - wide / 2
    out = (
        f'<g id="ice-{"L" if leans else "R"}{kind}"><path d="{outer}" fill="#0D2A3A" opacity=".28" transform="translate(0 7)"/>'
        f'<path d="{outer}" fill="{EDGE[kind]}" transform="translate(0 4.5)"/><path d="{outer}" fill="url(#g-ice-{kind})" '
        f'stroke="{RIM[kind]}"/><g fill="{EDGE[kind]}" opacity=".2">{UNDER[kind]}</g>'
        f'<path d="{tile_outline(leans, 6)}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.6" stroke-linejoin="round"/>'
        f'<g transform="translate({-14.5 * side} -22)"><use href="#r-pts" x="-41" y="-18.5" width="37" height="37"/>'
        f'<text class="rv-num w" x="-22.5" y="7.2" font-size="20.5" text-anchor="middle"><tspan class="t-own">{points}</tspan></text>'
        '<circle cx="20" cy="0" r="18" fill="#F7FCFE" fill-opacity=".9" stroke="#2F6E94" stroke-opacity=".45"/>'
        f'<g transform="translate(20 0)">{SLEEPS[kind]}</g></g><rect x="{f(x)}" y="9.5" width="{f(wide)}" height="27" rx="13.5" '
        'fill="#F7FCFE" fill-opacity=".93" stroke="#2F6E94" stroke-opacity=".5"/>'
    )
    for i, (name, n) in enumerate(cost):
        out += (
            f'<text class="rv-num k" x="{f(x + 12 + 37 * i)}" y="29.5" font-size="18" text-anchor="middle"><tspan class="t-own">{n}</tspan></text>'
            f'<use href="#r-{name}" x="{f(x + 19 + 37 * i)}" y="12.5" width="21" height="21"/>'
        )
    return out + "</g>"


def defs() -> str:
    """All definitions of the board, the mats and the cards."""
    from .cards import card_defs

    out = [gradients(), grad("g-ice-s", "#F3F9FF", "#B5D3F2", "#7FA9DC"), grad("g-court", "#F1E2BF", "#C9AC78")]
    out += [terrain_defs(), effect_defs(), piece_defs(), CRYSTAL, card_defs()]
    out += [ice(kind, leans) for kind in UNDER for leans in (False, True)]
    for leans in (False, True):
        shape, name = tile_outline(leans), "L" if leans else "R"
        out.append(
            f'<g id="melt-{name}"><path d="{shape}" fill="none" stroke="#7CC7CF" stroke-width="17" stroke-linejoin="round"/>'
            f'<path d="{shape}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="10" stroke-linejoin="round"/>'
            f'<path d="{shape}" fill="#6B4A22" stroke="#6B4A22" stroke-width="3" transform="translate(0 5)"/></g>'
            f'<path id="rim-{name}" d="{shape}" fill="none" stroke="#5B4526" stroke-opacity=".75" stroke-width="2.2" stroke-linejoin="round"/>'
        )
    out.append(
        '<g id="crater"><circle r="25" fill="#fff" opacity=".5"/><circle r="23" cy="1" fill="url(#g-crater)"/></g>'
        '<g id="h-X"><use href="#h-S0"/><use href="#r-crystal" x="-17" y="-19" width="34" height="38"/></g>'
        '<g id="af-small"><path d="M-16 0l5-12h22l5 12-8 15h-16z" fill="#B9C6CE" stroke="#44545E" stroke-width="1.5"/></g>'
        '<g id="tk-forest"><circle r="20" fill="#2F6B3A" stroke="#fff" stroke-width="2"/></g>'
        '<g id="tk-0"><circle r="9" fill="#2F6B3A" stroke="#fff" stroke-width="1.6"/><path d="M0-6l5 9H-5z" fill="#CFE6B0"/></g>'
        '<g id="tk-1"><path d="M-9 8V-1L0-9 9-1V8z" fill="#F4EAD2" stroke="#5B3A12" stroke-width="1.6"/><path d="M-4 8V1h8v7z" fill="#C4552F"/></g>'
        '<g id="tk-2"><circle r="10" fill="#fff" stroke="#B3261E" stroke-width="3"/><circle r="4" fill="#B3261E"/></g>'
        '<g id="tk-3"><path d="M-10 4L0-9 10 4 0 9z" fill="#F0D9A0" stroke="#8A5E12" stroke-width="1.6"/></g>'
        '<g id="tk-4"><path d="M-9 8V-4h4v-5h5v5h9V8z" fill="#7A5340" stroke="#fff" stroke-width="1.6"/></g>'
        '<g id="tk-5"><path d="M-14-4Q-6-8 0 0 6-8 14-4 6-2 3 3L0 11-3 3Q-6-2-14-4z" fill="#3B2617" stroke="#fff" stroke-width="1.6"/></g>'
    )
    return "".join(out)


CRYSTAL: Final = (
    '<g id="cry"><ellipse cx="1" cy="15" rx="19" ry="5" fill="#0D2A3A" opacity=".3"/><path d="M-15 14l-3-12 5-9 6 8 2 13zM7 14l1-14 6-7 5 9-4 12z" '
    'fill="#3E9CC4" stroke="#0F4E78"/><path d="M-8 15l-2-22L0-20 10-7 7 15z" fill="url(#g-cry)" stroke="#0F4E78" stroke-width="1.1"/>'
    '<path d="M0-20L-3-5-1 15h-7l-2-22z" fill="#fff" opacity=".6"/></g>'
)


# -- score frame ------------------------------------------------------------------------------------------------------------


def score_cell(value: int) -> tuple[float, float, float, float]:
    """Centre and size of a score space, clockwise from the upper left; beyond 50 the second lap begins."""
    k = value % 51 + 1 if value > 50 else value + 1
    wide, high = (W - 2 * FR) / 14, (H - 2 * FR) / 10
    if k == 0:
        return FR / 2, FR / 2, FR, FR
    if k <= 14:
        return FR + wide * (k - 0.5), FR / 2, wide, FR
    if k == 15:
        return W - FR / 2, FR / 2, FR, FR
    if k <= 25:
        return W - FR / 2, FR + high * (k - 15.5), FR, high
    if k == 26:
        return W - FR / 2, H - FR / 2, FR, FR
    if k <= 40:
        return W - FR - wide * (k - 26.5), H - FR / 2, wide, FR
    if k == 41:
        return FR / 2, H - FR / 2, FR, FR
    return FR / 2, H - FR - high * (k - 41.5), FR, high


def frame() -> str:
    """The score track around the map."""
    bonuses = {value: next(each[1] for each in icons(effect) if each[0] == SYMBOL) for value, effect in SCORE_BONUSES}
    out = (
        f'<path fill-rule="evenodd" d="M14 0h{W - 28}a14 14 0 0 1 14 14v{H - 28}a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14V14'
        f'A14 14 0 0 1 14 0zM{FR} {FR}v{H - 2 * FR}h{W - 2 * FR}v-{H - 2 * FR}z" fill="#1E4A61"/>'
    )
    for value in range(51):
        x, y, wide, high = score_cell(value)
        name = bonuses.get(value)
        out += (
            f'<rect x="{f(x - wide / 2 + 2)}" y="{f(y - high / 2 + 2)}" width="{f(wide - 4)}" height="{f(high - 4)}" rx="3" '
            f'fill="{"#F2CF7A" if name else "#fff"}" fill-opacity="{1 if name else 0.08}"/>'
        )
        if name and wide > FR:
            out += f'<text class="rv-num b" x="{f(x - 13)}" y="{f(y + 5.5)}" font-size="16" text-anchor="middle"><tspan class="t-own">{value}</tspan></text>'
            out += f'<use href="#{name}" x="{f(x + 1)}" y="{f(y - 11)}" width="22" height="22"/>'
        elif name:
            out += f'<text class="rv-num b" x="{f(x)}" y="{f(y - 7)}" font-size="16" text-anchor="middle"><tspan class="t-own">{value}</tspan></text>'
            out += f'<use href="#{name}" x="{f(x - 11)}" y="{f(y - 1)}" width="22" height="22"/>'
        else:
            shade = "w" if value % 5 == 0 else "i"
            out += f'<text class="rv-num {shade}" x="{f(x)}" y="{f(y + 5.5)}" font-size="15" text-anchor="middle"><tspan class="t-own">{value}</tspan></text>'
    return out + '<use href="#r-pts" x="3" y="3" width="30" height="30"/>'


def crater_at(index: int) -> tuple[float, float]:
    """Where the craters lie."""
    return 84 + 684.0 / CRATERS * index, 73 + (4 if index % 2 else -3)


def hibernation_at(space: int) -> tuple[float, float]:
    """Where the hibernation spaces lie."""
    return HIB_X - 14, 658 - 91 * space


def bonus_icon(effect: Effect) -> str:
    """A track bonus on its plate."""
    return row(icons(effect), 0, 0, 21, 24, h=44 if len(icons(effect)) > 1 else 0)


def hibernation() -> str:
    """The hibernation track."""
    out = (
        f'<rect x="{HIB_X - 46}" y="116" width="92" height="590" rx="22" fill="url(#g-night)" stroke="#A9CDE0" stroke-opacity=".6" stroke-width="1.5"/>'
        f'<path d="M{HIB_X - 14} 658V204" stroke="#DDF1FA" stroke-opacity=".7" stroke-width="2.5" stroke-dasharray="2 7" stroke-linecap="round"/>'
        f'<g transform="translate({HIB_X - 14} 143)">{glyph("night-sleep", -15, -15, 30, "#CFE7F3")}</g>'
    )
    for space in range(len(HIBERNATION_BONUSES)):
        x, y = hibernation_at(space)
        out += (
            f'<circle cx="{x}" cy="{y}" r="27" fill="#0F2433" stroke="#8FC1D8" stroke-width="2"/>'
            f'<text class="rv-num i" x="{x}" y="{y + 6}" font-size="17" text-anchor="middle"><tspan class="t-own">{space}</tspan></text>'
        )
        effect = HIBERNATION_BONUSES[space]
        if effect:
            high = 48 if len(icons(effect)) > 1 else 28
            out += (
                f'<g transform="translate({x + 41} {y})"><rect x="-14" y="{-high / 2:g}" width="28" height="{high}" rx="9" '
                f'fill="#F4F8F9" stroke="#2F6E94"/>{bonus_icon(effect)}</g>'
            )
        if space == REMOVAL_SPACE:
            out += (
                f'<g transform="translate({x - 21} {y - 20})"><circle r="10" fill="#D9562B" stroke="#fff" stroke-width="1.5"/>'
                '<use href="#r-art" x="-7" y="-7" width="14" height="14"/><path d="M-8 8L8-8" stroke="#fff" stroke-width="2.4"/></g>'
            )
    return out


def crystals() -> list[tuple[float, float]]:
    """Where the crystal symbols at the rim lie."""
    out = []
    for _, (r, c), _ in CRYSTAL_SYMBOLS:
        x, y = centre(r, c)
        lean = 7 if r < 0 else -5 if r > 9 else 0
        side = 9 if c == 0 else -5 if c > 12 else 0
        out.append((x + side, y + lean))
    return out


def whole() -> str:
    """The ground: thawed in the middle, frozen at the rim; the score frame, the craters, the tracks."""
    out = [f"<defs>{defs()}</defs>", f'<rect x="4" y="4" width="{W - 8}" height="{H - 8}" rx="14" class="rv-thaw"/>']
    dice = random.Random(5)
    floes = ""
    for _ in range(46):
        x = dice.uniform(40, W - 40)
        y = dice.choice([dice.uniform(40, 150), dice.uniform(640, 700), dice.uniform(40, 700)])
        size = dice.uniform(14, 44)
        if 150 < y < 640 and 120 < x < 900:
            continue
        turns = [j * math.tau / 7 for j in range(7)]
        floes += pts([(x + size * math.cos(turn), y + size * 0.55 * math.sin(turn)) for turn in turns])
    out.append(f'<path d="{floes}" fill="#fff" fill-opacity=".3" stroke="#fff" stroke-opacity=".25"/>')
    out += [frame(), hibernation()]
    out += [f'<use href="#cry" transform="translate({f(x)} {f(y)})"/>' for x, y in crystals()]
    for y, high in ((6.0, 352.0), (366.0, 186.0), (560.0, 92.0)):
        out.append(f'<path d="{rrect(SIDE_X - 8, y, 376, high, 14)}" class="rv-well"/>')
    return "".join(out)
