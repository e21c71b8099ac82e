"""The world that never changes: a pentagon of ice under an aurora, its regions, craters, City, paths and nodes."""

from __future__ import annotations

import math
from functools import cache
from random import Random
from typing import Final

from ....drawing.svg import at, use, zoned
from ..board import CRATERS, NEIGHBOURS, NODE_NAMES, NODES, REGION_NODES, REGIONS
from ..tiles import COLOURS
from .figures import TERRAIN, figure_defs

SIZE: Final = (1132.0, 608.0)
COLUMN: Final = (524.0, 1620.0)  # on a phone: a narrower map, panels below it; static/table.css says where
SCALE: Final = 0.552  # of the map's own plane, 0..1000
LEFT, TOP = 246.0, 29.0  # where that plane begins

Point = tuple[float, float]
BROAD: Final = 1.5  # the world is drawn broader than it is printed, for screens are broad


def broadened(x: float, y: float) -> Point:
    """A printed point on the broader world."""
    return round(500 + (x - 500) * BROAD, 1), float(y)


SPOT: Final[list[Point]] = [broadened(row[1], row[2]) for row in NODES]
CENTRE: Final[list[Point]] = [broadened(row[4], row[5]) for row in REGIONS]
CRATER_AT: Final[list[Point]] = [broadened(row[3], row[4]) for row in CRATERS]


def place(x: float, y: float) -> Point:
    """A point of the map's plane on the board."""
    return round(LEFT + SCALE * x, 1), round(TOP + SCALE * y, 1)


def beside(x: float, y: float) -> Point:
    """So far from a point of the map's plane, on the board."""
    return round(SCALE * x, 1), round(SCALE * y, 1)


def upright(x: float, y: float, drawn: str) -> str:
    """Something at a point of the map that keeps its proportions where a phone shows a narrower map."""
    return f'<g transform="{at(x, y)}"><g class="ic-up">{drawn}</g></g>'


def shape(points: list[Point]) -> str:
    """A closed polygon with whole, relative coordinates: shorter than absolute ones."""
    whole = [(round(x), round(y)) for x, y in points]
    steps = [f"{b[0] - a[0]} {b[1] - a[1]}" for a, b in zip(whole, whole[1:])]
    return f"M{whole[0][0]} {whole[0][1]}l" + " ".join(steps).replace(" -", "-") + "z"


def bend(a: int, b: int) -> Point:
    """The control point of the gently curved path between two nodes; the same from both ends."""
    first, second = sorted((NODE_NAMES[a], NODE_NAMES[b]))
    (x1, y1), (x2, y2) = SPOT[NODE_NAMES.index(first)], SPOT[NODE_NAMES.index(second)]
    k = Random(first + second).uniform(-0.09, 0.09)
    return (x1 + x2) / 2 - (y2 - y1) * k, (y1 + y2) / 2 + (x2 - x1) * k


@cache
def outline(region: int) -> str:
    """The border of a region, along its curved paths."""
    return rim(list(REGION_NODES[region]))


def rim(nodes: list[int]) -> str:
    """A closed line along the paths between nodes."""
    out = f"M{SPOT[nodes[0]][0]:g} {SPOT[nodes[0]][1]:g}"
    for a, b in zip(nodes, [*nodes[1:], nodes[0]]):
        x, y = bend(a, b)
        out += f"Q{x:.0f} {y:.0f} {SPOT[b][0]:g} {SPOT[b][1]:g}"
    return out + "Z"


# -- scattering things over a region ------------------------------------------------------------------------


def inside(x: float, y: float, polygon: list[Point]) -> bool:
    """Whether a point lies in a polygon."""
    found = False
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found


def scatter(
    region: int, count: int, height: float, half: float, gap: float, dice: Random, clear: Point
) -> list[tuple[float, float, float]]:
    """Feet and sizes of things near the border of a region, back to front; the middle stays clear for pieces."""
    polygon = [SPOT[node] for node in REGION_NODES[region]]
    cx, cy = CENTRE[region]
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    out: list[tuple[float, float, float]] = []
    for _ in range(900):
        if len(out) == count:
            break
        x, y, s = dice.uniform(min(xs), max(xs)), dice.uniform(min(ys), max(ys)), dice.uniform(0.72, 1.15)
        w = half * s
        corners = (
            (x - w * 1.1, y + 7), (x + w * 1.1, y + 7), (x, y - height * s * 0.9 - 6), (x - w, y - height * s * 0.4),
            (x + w, y - height * s * 0.4),
        )  # fmt: skip
        if not all(inside(a, b, polygon) for a, b in corners):
            continue
        if ((x - cx) / clear[0]) ** 2 + ((y - height * s * 0.4 - cy) / clear[1]) ** 2 < 1:
            continue
        if any(abs(x - a) < gap and abs(y - b) < gap * 0.6 for a, b, _ in out):
            continue
        out.append((x, y, s))
    return sorted(out, key=lambda each: each[1])


def box(region: int) -> tuple[float, float, float, float]:
    """The box around a region."""
    polygon = [SPOT[node] for node in REGION_NODES[region]]
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    return min(xs), min(ys), max(xs), max(ys)


# -- five terrains ------------------------------------------------------------------------------------------


def river(region: int, dice: Random) -> str:
    """A stream with floes and ice needles."""
    x0, y0, x1, y1 = box(region)
    cx, cy = CENTRE[region]
    course = (
        f"M{x0 - 10} {cy - 30}C{cx - 70} {cy - 70} {cx - 60} {cy + 58} {cx} {cy + 40}S{cx + 50} {cy - 66} {x1 + 10} {cy + 20}",
        f"M{cx - 60} {y0 - 10}C{cx - 10} {cy - 50} {cx - 96} {cy - 4} {cx - 30} {cy + 40}S{cx + 70} {cy + 40} {cx + 40} {y1 + 10}",
        f"M{cx - 40} {y0 - 10}C{cx - 96} {cy - 10} {cx + 20} {cy - 30} {cx + 22} {cy + 46}S{cx + 40} {cy + 70} {x1 + 10} {y1 - 10}",
    )[region % 3]  # fmt: skip
    floes = left = right = ""
    for x, y, s in scatter(region, 9, 8, 10, 26, dice, (66, 46)):
        r, turn, n = 8 * s, dice.random() * 6, dice.choice((5, 6))
        angles = [turn + i * 6.283 / n for i in range(n)]
        floes += shape([(x + r * 1.5 * math.cos(a), y + r * 0.8 * math.sin(a)) for a in angles])
    for x, y, s in scatter(region, 8, 26, 9, 26, dice, (78, 56)):
        h, w = 26 * s, 8 * s
        left += shape([(x - w, y), (x - w * 0.5, y - h * 0.7), (x + w * 0.1, y - h), (x + w * 0.2, y + 3)])
        right += shape([(x + w * 0.1, y - h), (x + w * 0.8, y - h * 0.45), (x + w, y), (x + w * 0.2, y + 3)])
    return (
        f'<g fill="none"><path d="{course}" stroke="var(--river-b)" stroke-width="66" stroke-opacity=".55"/>'
        f'<path d="{course}" stroke="var(--river-c)" stroke-width="48"/>'
        f'<path d="{course}" stroke="var(--river-d)" stroke-width="40" stroke-opacity=".16"/>'
        f'<path d="{course}" stroke="var(--river-d)" stroke-width="2" stroke-opacity=".75" stroke-dasharray="26 34 10 40" '
        f'transform="translate(0 -10)"/><path d="{course}" stroke="var(--river-d)" stroke-opacity=".6" stroke-width="2" '
        f'stroke-dasharray="14 30 34 26" transform="translate(4 9)"/></g>'
        f'<path d="{floes}" fill="var(--river-c)" transform="translate(0 4)"/>'
        f'<path d="{floes}" fill="var(--river-d)" fill-opacity=".92"/><path d="{left}" fill="var(--river-d)"/>'
        f'<path d="{right}" fill="var(--river-c)"/>'
    )


def between(a: Point, b: Point, t: float) -> Point:
    """A point on the line from a to b."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def mountains(region: int, dice: Random) -> str:
    """Snowy peaks."""
    left = right = snow = shade = ground = ""
    for x, y, s in scatter(region, 15, 40, 20, 27, dice, (78, 52)):
        h, w = 44 * s, 21 * s
        top: Point = (x + dice.uniform(-4, 4), y - h)
        foot, west, east = (x + w * 0.22, y + 5), (x - w * 0.55, y - h * 0.42), (x + w * 0.6, y - h * 0.36)
        left += shape([(x - w, y), west, top, foot])
        right += shape([top, east, (x + w, y), foot])
        q1, q2, q3, ridge = (
            between(top, west, 0.75),
            between(top, foot, 0.5),
            between(top, east, 0.7),
            between(top, foot, 0.36),
        )
        snow += shape(
            [top, q1, (q1[0] * 0.6 + q2[0] * 0.4, q1[1] - 4), (q1[0] * 0.35 + q2[0] * 0.65, q2[1] + 4), ridge]
        )
        shade += shape([top, ridge, (q2[0] + 2, q2[1] - 3), q3])
        ground += f"M{x - w:.0f} {y:.0f}q{w:.0f} {8 * s:.0f} {2 * w:.0f} 0Z"
    cx, cy = CENTRE[region]
    waves = "".join(
        f"M{cx - dice.uniform(50, 90):.0f} {cy + dy:.0f}q{dice.randint(30, 50)} {dice.randint(-16, -4)} "
        f"{dice.randint(70, 90)} 0t{dice.randint(60, 80)} 0"
        for dy in (-44, -14, 18, 46)
    )
    return (
        f'<path d="{waves}" fill="none" stroke="var(--mount-e)" stroke-opacity=".35" stroke-width="2"/>'
        f'<path d="{ground}" fill="var(--vig)" fill-opacity=".35"/><path d="{left}" fill="var(--mount-e)"/>'
        f'<path d="{right}" fill="var(--mount-c)"/><path d="{snow}" fill="var(--mount-d)"/>'
        f'<path d="{shade}" fill="var(--mount-d)" fill-opacity=".62"/>'
    )


def forest(region: int, dice: Random) -> str:
    """Firs with frost on their tops."""
    left = right = tops = ground = dots = ""
    for x, y, s in scatter(region, 26, 34, 12, 17, dice, (76, 52)):
        h, w = 38 * s, 12 * s
        side = ((0.5, 0.58), (0.26, 0.6), (0.8, 0.26), (0.45, 0.29))
        left += shape([(x, y - h), *[(x - w * a, y - h * b) for a, b in side], (x - w, y), (x, y + 3)])
        right += shape([(x, y - h), *[(x + w * a, y - h * b) for a, b in side], (x + w, y), (x, y + 3)])
        frost = ((-0.4, 0.66), (-0.1, 0.72), (0.08, 0.62), (0.34, 0.68))
        tops += shape([(x, y - h), *[(x + w * a, y - h * b) for a, b in frost]])
        ground += f"M{x - w:.0f} {y:.0f}q{w:.0f} {9 * s:.0f} {2 * w:.0f} 0Z"
    for x, y, _ in scatter(region, 12, 4, 4, 12, dice, (60, 40)):
        dots += f"M{x:.0f} {y:.0f}h0"
    cx, cy = CENTRE[region]
    tufts = "".join(
        f"M{cx + dice.uniform(-80, 80):.0f} {cy + dice.uniform(-50, 54):.0f}l3 -7l3 7m3 0l2 -5l3 5" for _ in range(12)
    )
    return (
        f'<path d="{tufts}" fill="none" stroke="var(--forest-d)" stroke-width="2" stroke-opacity=".55"/>'
        f'<path d="{ground}" fill="var(--vig)" fill-opacity=".4"/><path d="{left}" fill="var(--forest-d)"/>'
        f'<path d="{right}" fill="var(--forest-c)"/><path d="{tops}" fill="var(--forest-e)" fill-opacity=".9"/>'
        f'<g stroke="var(--forest-e)" stroke-linecap="round"><path d="{dots}" stroke-width="9" stroke-opacity=".22"/>'
        f'<path d="{dots}" stroke-width="3.4"/></g>'
    )


def mist_valley(region: int, dice: Random) -> str:
    """Pale spires in drifting mist."""
    x0, y0, x1, y1 = box(region)
    cx, cy = CENTRE[region]
    out = left = right = ""
    for i in range(5):
        y, a = y0 + (y1 - y0) * (0.1 + 0.2 * i), dice.uniform(10, 20) * (-1 if i % 2 else 1)
        out += (
            f'<path d="M{x0 - 9:.0f} {y:.0f}Q{x0 + (x1 - x0) * 0.25:.0f} {y - a:.0f} {cx:.0f} {y:.0f}T{x1 + 9:.0f} {y - 4:.0f}'
            f'V{y + 60:.0f}H{x0 - 9:.0f}Z" fill="url(#g-fog)" fill-opacity=".62"/>'
        )
    for x, y, s in scatter(region, 13, 46, 8, 24, dice, (76, 52)):
        h, w, t = 50 * s, 8 * s, dice.uniform(-6, 6)
        mid = (x + w * 0.1 + t * 0.3, y - h * 0.4)
        left += shape([(x - w, y), (x - w * 0.7 + t * 0.4, y - h * 0.55), (x + t, y - h), mid, (x + w * 0.2, y)])
        right += shape([(x + t, y - h), (x + w * 0.8 + t * 0.5, y - h * 0.45), (x + w, y), (x + w * 0.2, y), mid])
    wisps = [(x - 10, y, dice.uniform(60, 90)) for x, y, _ in scatter(region, 6, 10, 30, 40, dice, (60, 40))]
    wisps += [(cx + dice.uniform(-50, 30), cy + dy, 120.0) for dy in (-66, -6, 66)]
    clouds = "".join(
        f"M{x - n / 2:.0f} {y:.0f}q{n * 0.22:.0f} -14 {n * 0.5:.0f} -5t{n * 0.5:.0f} 1q-{n * 0.25:.0f} 13 -{n * 0.55:.0f} 8"
        f"t-{n * 0.45:.0f} -4Z"
        for x, y, n in wisps
    )
    return (
        f'{out}<path d="{left}" fill="var(--mist-e)"/><path d="{right}" fill="var(--mist-c)"/>'
        f'<path d="{clouds}" fill="var(--mist-d)" fill-opacity=".4"/>'
    )


def crystal_field(region: int, dice: Random) -> str:
    """Clusters of tall crystals."""
    light = dark = tips = ground = ""
    for x, y, s in scatter(region, 11, 36, 17, 30, dice, (80, 54)):
        ground += f"M{x - 19 * s:.0f} {y:.0f}a{19 * s:.0f} {7 * s:.0f} 0 1 0 {38 * s:.0f} 0a{19 * s:.0f} {7 * s:.0f} 0 1 0 -{38 * s:.0f} 0"
        for dx, tall, tilt, half in ((0, 46, dice.uniform(-3, 4), 8), (9, 30, 8.0, 6), (-9, 26, -9.0, 6)):
            h, w = tall * s * dice.uniform(0.85, 1.1), half * s
            bx, ax, ay = x + dx * s, x + (dx + tilt) * s, y - h
            sh = 0.26 * h
            light += shape(
                [(bx - w, y), (ax - w, ay + sh), (ax - w * 0.1, ay), (ax - w * 0.1, ay + sh), (bx - w * 0.1, y + 3)]
            )
            dark += shape(
                [
                    (bx - w * 0.1, y + 3),
                    (ax - w * 0.1, ay + sh),
                    (ax - w * 0.1, ay),
                    (ax + w, ay + sh * 0.8),
                    (bx + w, y),
                ]
            )
            tips += shape([(ax - w, ay + sh), (ax - w * 0.1, ay), (ax - w * 0.1, ay + sh)])
    cx, cy = CENTRE[region]
    cracks = "".join(
        f"M{cx + dice.uniform(-90, 70):.0f} {cy + dice.uniform(-60, 60):.0f}l{dice.randint(8, 20)} {dice.randint(-9, 9)}"
        f"l{dice.randint(6, 18)} {dice.randint(-9, 9)}"
        for _ in range(11)
    )
    return (
        f'<path d="{cracks}" fill="none" stroke="var(--cryst-d)" stroke-opacity=".5" stroke-width="2"/>'
        f'<path d="{ground}" fill="var(--cryst-d)" fill-opacity=".25"/><path d="{light}" fill="var(--cryst-d)"/>'
        f'<path d="{dark}" fill="var(--cryst-c)"/><path d="{tips}" fill="var(--cryst-e)"/>'
    )


LANDSCAPES: Final = (river, forest, mountains, mist_valley, crystal_field)


# -- the whole ----------------------------------------------------------------------------------------------


def whole() -> str:
    """Definitions, sky and map."""
    clips = "".join(
        f'<path id="rg-{region}" d="{outline(region)}"/><clipPath id="rc-{region}"><use href="#rg-{region}"/></clipPath>'
        for region in range(len(REGIONS))
    )
    case = '<circle r="14.5" fill="var(--path-case)"/>'
    nodes = "".join([f'<g id="ic-node-{name}">{case}{drawn}</g>' for name, drawn in NODE.items()])
    return f'<defs>{figure_defs()}{nodes}{clips}</defs><g class="z-sky">{sky()}</g>' + zoned(
        "map", f'<g transform="{at(LEFT, TOP, SCALE)}">{island()}{regions()}{city()}{paths()}</g>'
    )


def sky() -> str:
    """Stars and aurora behind the island."""
    dice = Random(7)
    width, height = round(SIZE[0]), round(SIZE[1])
    small = "".join(f"M{dice.randint(0, width)} {dice.randint(0, height)}h0" for _ in range(130))
    large = "".join(f"M{dice.randint(0, width)} {dice.randint(0, height)}h0" for _ in range(26))
    out = (
        f'<rect width="{width}" height="{height}" fill="url(#g-sky)"/><g stroke="var(--star)" stroke-linecap="round">'
        f'<path d="{small}" stroke-width="1.1" stroke-opacity=".7"/><path d="{large}" stroke-width="2"/></g>'
    )
    for course, name, widths in (
        ("M-100 160C160 -20 330 110 600 30S960 40 1240 -80", "aurora-1", (90, 56, 28, 10)),
        ("M-120 400C100 160 300 80 520 40S900 110 1260 40", "aurora-2", (120, 80, 46, 18)),
        ("M-120 380C120 590 420 620 640 580S1000 520 1260 300", "aurora-2", (120, 84, 48, 18)),
    ):
        out += "".join(
            f'<path d="{course}" fill="none" stroke="var(--{name})" stroke-width="{w}" stroke-opacity=".075"/>'
            for w in widths
        )
    return out


def island() -> str:
    """The floating ice with its craters."""
    dice = Random(11)
    out = '<circle cx="505" cy="510" r="600" fill="url(#g-halo)"/>'
    names = ("ext_1", "cr_l_2", "cr_r_2", "ext_2", "cr_l_3")
    low = [SPOT[NODE_NAMES.index(name)] for name in names]
    ice = ""
    for (x1, y1), (x2, y2) in zip(low, low[1:]):
        n = int(math.dist((x1, y1), (x2, y2)) / 21)
        for i in range(n):
            t = (i + dice.random() * 0.6) / n
            x, y, w, h = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 10, dice.randint(11, 20), dice.randint(36, 88)
            ice += shape(
                [(x - w, y), (x - w * 0.3, y + h * 0.6), (x + w * 0.1, y + h), (x + w * 0.4, y + h * 0.5), (x + w, y)]
            )
    out += f'<path d="{ice}" fill="url(#g-cliff)" fill-opacity=".9"/>'
    out += "".join([crater(number) for number in range(len(CRATERS))])
    around = [NODE_NAMES.index(f"{kind}_{k}") for k in range(5) for kind in ("cr_l", "cr_m", "cr_r", "ext")]
    edge = rim(around)
    return out + (
        f'<path d="{edge}" fill="var(--cliff-3)" transform="translate(0 30)"/>'
        f'<path d="{edge}" fill="var(--cliff-2)" transform="translate(0 18)"/>'
        f'<path d="{edge}" fill="var(--cliff-1)" stroke="var(--cliff-1)" stroke-width="10" stroke-linejoin="round" '
        'transform="translate(0 6)"/>'
    )


def crater(number: int) -> str:
    """A crater that glows in the colour of its apparatus."""
    name = COLOURS[number]

    def ring(radius: float, layer: int, down: float = 0) -> str:
        rough = [radius + Random(f"{name}{i}{layer}").uniform(-6, 6) for i in range(16)]
        return shape([(r * math.cos(i * 0.3927), down + r * math.sin(i * 0.3927)) for i, r in enumerate(rough)])

    return upright(
        *CRATER_AT[number],
        f'<g class="q-{name}"><path d="{ring(88, 1, 26)}" fill="var(--cliff-3)"/><path d="{ring(88, 1, 13)}" fill="var(--cliff-2)"/>'
        f'<path d="{ring(88, 1)}" fill="var(--cliff-1)" stroke="var(--border)" stroke-opacity=".5" stroke-width="2"/>'
        f'<path d="{ring(70, 2)}" fill="url(#g-crater-{name})"/><g fill="none" stroke="currentColor" stroke-width="2">'
        f'<path d="{ring(52, 3)}" stroke-opacity=".55"/><path d="{ring(33, 4)}" stroke-opacity=".8"/></g></g>',
    )


def regions() -> str:
    """The fifteen regions."""
    out = ""
    for region, row in enumerate(REGIONS):
        kind = region // 3
        out += (
            f'<g clip-path="url(#rc-{region})"><use href="#rg-{region}" fill="url(#g-{TERRAIN[kind]})"/>'
            f'{LANDSCAPES[kind](region, Random(row[0]))}<use href="#rg-{region}" class="ic-vig"/>'
            f'<use href="#rg-{region}" class="ic-vig v2"/></g>'
        )
    return out


NODE: Final = {  # its shape tells what a node is
    "city": '<path class="ic-node" d="M0-12l11.4 8.3-4.4 13.4h-14l-4.4-13.4z"/><path fill="var(--glow)" d="M0-5l4.7 3.5-1.8 5.5h-5.8l-1.8-5.5z"/>',
    "cr": '<path class="ic-node" d="M0-11l11 11-11 11-11-11z"/><path fill="var(--node)" d="M0-4l4 4-4 4-4-4z"/>',
    "ext": '<circle r="10.7" class="ic-node"/><path d="M-5 3l5-6 5 6" fill="none" stroke="var(--node)" stroke-width="2.6" stroke-linecap="round"/>',
    "ring": '<circle r="9.2" class="ic-node"/><circle r="3.5" fill="var(--node)"/>',
    "mid": '<circle r="9.2" class="ic-node"/><circle r="3.5" fill="var(--node)"/>',
}
SPIRE: Final = (
    '<path d="M-17 6L-11-22-6-16 0-50 6-16 11-22 17 6Q0 13-17 6Z" fill="var(--city-c)" stroke="var(--border)" '
    'stroke-width="1.5"/><path d="M-17 6L-11-22-6-16 0-50V10Q-10 9-17 6Z" fill="var(--border)" fill-opacity=".75"/>'
    '<path d="M-10-4v6M-4-8v8M4-8v8M10-4v6" stroke="var(--glow)" stroke-width="2.2"/>'
)


def city() -> str:
    """The City in the middle, its spire and its five roads."""
    corners = SPOT[:5]
    cx, cy = 500.0, 500.0

    def ring(part: float) -> str:
        return shape([(cx + (x - cx) * part, cy + (y - cy) * part) for x, y in corners])

    roads = "".join(f"M500 500L{cx + (x - cx) * 0.88:.0f} {cy + (y - cy) * 0.88:.0f}" for x, y in corners)
    return (
        f'<path d="{ring(1)}" fill="url(#g-city)"/><g fill="none" stroke-linejoin="round">'
        f'<path d="{ring(0.93)}" stroke="var(--city-c)" stroke-width="9"/>'
        f'<path d="{ring(0.93)}" stroke="var(--border)" stroke-width="2" stroke-opacity=".8"/></g>'
        f'<path d="{roads}" stroke="var(--glow)" stroke-width="7" stroke-opacity=".25"/>'
        f'<path d="{roads}" stroke="var(--glow)" stroke-width="2" stroke-opacity=".9"/>'
        + upright(
            500, 500, f'<circle r="46" fill="url(#g-glow)"/><g transform="translate(0 20) scale(1.5)">{SPIRE}</g>'
        )
    )


def paths() -> str:
    """Stepping stones between the nodes; a node's shape tells what it is."""
    trail = ""
    for a, near in enumerate(NEIGHBOURS):
        for b in near:
            if a < b:
                x, y = bend(a, b)
                trail += f"M{SPOT[a][0]:g} {SPOT[a][1]:g}Q{x:.0f} {y:.0f} {SPOT[b][0]:g} {SPOT[b][1]:g}"

    nodes = "".join([upright(*spot, use(f"ic-node-{name.partition('_')[0]}")) for spot, name in zip(SPOT, NODE_NAMES)])
    return (
        f'<g fill="none" stroke-linecap="round"><path d="{trail}" stroke="var(--path-case)" stroke-width="11"/>'
        f'<path d="{trail}" stroke="var(--path)" stroke-width="5" stroke-dasharray=".1 11.5"/></g>{nodes}'
    )
