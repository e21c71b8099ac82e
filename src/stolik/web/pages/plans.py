"""Drawings of the pages about people: a table seen from above with its chairs, quiet hours, ratings as curves and bars."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from ..people.marks import BOX, HEXAGON, dots_of, hexagon, petal, ring, star

CHAIR = (
    '<rect x="-25" y="-29" width="50" height="13" rx="6.5" class="wood"/>'
    '<rect x="-25" y="-29" width="50" height="5" rx="2.5" fill="#fff" opacity=".18"/>'
    '<rect x="-24" y="-20" width="48" height="42" rx="15" class="wood-2"/>'
)
LOWEST, HIGHEST = 1000, 2000  # of a ranking's axis
AXIS = 276  # its width


@dataclass(frozen=True)
class Chair:
    """A chair of a table: who sits there."""

    name: str
    mark: int = 0  # of a person
    level: str = ""  # of a bot
    free: bool = False
    lit: bool = False  # the viewer's own, or the one that they may take


def plan(chairs: Sequence[Chair], game: str, width: int = 348, height: int = 248, named: bool = True) -> Markup:
    """A table seen from above: wood and felt, the game's cover as its board, chairs in order of play, the first in front."""
    count = len(chairs)
    rx, ry = width * 0.375, height * 0.335
    cx, cy = width / 2, height / 2 - (ry * 0.25 if count == 3 else 0)
    spots = []
    for number in range(count):
        angle = math.radians(90 + 360 * number / count + (45 if count == 4 else 0))
        spots.append((cx + rx * math.cos(angle), cy + ry * math.sin(angle)))
    drawn = [f'<ellipse cx="{cx}" cy="{cy + 8:.1f}" rx="{width * 0.29:.0f}" ry="{height * 0.265:.0f}" opacity=".16"/>']
    for x, y in spots:
        turn = math.degrees(math.atan2(y - cy, x - cx)) + 90
        drawn.append(f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.0f})">{CHAIR}</g>')
    drawn.append(board(game, cx, cy, width, height, f"{game}-{width}-{count}"))
    drawn += [seated(chair, x, y) for chair, (x, y) in zip(chairs, spots)]
    if named:
        drawn += [label(chair, x, y, y >= cy) for chair, (x, y) in zip(chairs, spots)]
    margin = 14 if named and count == 2 else 0
    said = escape(", ".join(chair.name for chair in chairs))
    return Markup(
        f'<svg class="plan" viewBox="0 {-margin} {width} {height + 2 * margin}" role="img" aria-label="{said}">{"".join(drawn)}</svg>'
    )


def board(game: str, cx: float, cy: float, width: int, height: int, name: str) -> str:
    """The table top with the game on it."""
    rx, ry, bw, bh = width * 0.3, height * 0.275, width * 0.25, height * 0.23
    left, top = cx - bw / 2, cy - bh / 2
    return (
        f'<ellipse cx="{cx}" cy="{cy:.1f}" rx="{rx:.0f}" ry="{ry:.0f}" class="wood"/>'
        f'<ellipse cx="{cx}" cy="{cy - 1.5:.1f}" rx="{rx - 5:.0f}" ry="{ry - 5:.0f}" class="felt"/>'
        f'<clipPath id="plan-{name}"><rect x="{left:.1f}" y="{top:.1f}" width="{bw:.1f}" height="{bh:.1f}" rx="5"/></clipPath>'
        f'<rect x="{left - 2.5:.1f}" y="{top - 1:.1f}" width="{bw + 5:.1f}" height="{bh + 5:.1f}" rx="7" opacity=".45"/>'
        f'<image href="/static/games/{game}/cover-plain.svg" x="{left:.1f}" y="{cy - bw * 0.72:.1f}" width="{bw:.1f}" '
        f'height="{bw * 1.28:.1f}" clip-path="url(#plan-{name})"/>'
    )


def seated(chair: Chair, x: float, y: float) -> str:
    """Who sits on a chair, or that it is free."""
    place = f'transform="translate({x:.1f} {y:.1f}) scale(.42)"'
    if chair.free:
        look = "chair-lit" if chair.lit else "chair-free"
        halo = f'<path d="{BOX}" {place} class="halo"/>' if chair.lit else ""
        return f'{halo}<path d="{BOX}" {place} class="{look}"/>'
    drawn = hexagon(dots_of(chair.level)) if chair.level else star(chair.mark)
    lit = f'<path d="{BOX}" {place} class="ring"/>' if chair.lit else ""
    return f'{lit and f"""<path d="{BOX}" {place} class="halo"/>"""}<g {place}>{drawn}</g>{lit}'


def label(chair: Chair, x: float, y: float, below: bool) -> str:
    """The name at a chair."""
    soft = " soft" if chair.free and not chair.lit else ""
    name = chair.name if len(chair.name) <= 16 else chair.name[:15] + "…"
    return f'<text class="seatname{soft}" x="{x:.0f}" y="{y + (44 if below else -36):.0f}">{escape(name)}</text>'


def night(start: int | None, end: int | None) -> Markup:
    """Quiet hours as one night on a line from noon to noon."""
    width, left = 442, 14

    def hour(at: int) -> float:
        return left + (at - 12) % 24 / 24 * width

    ticks = "".join(
        f'<text x="{left + width * n / 4:.0f}" y="54">{at}</text>' for n, at in enumerate((12, 18, 0, 6, 12))
    )
    line = f'<rect x="{left}" y="16" width="{width}" height="20" rx="10" class="day"/>'
    dark = ""
    if start is not None and end is not None and start != end:
        a, b = hour(start), hour(end) or left + width
        parts = [(a, b)] if a < b else [(a, left + width), (left, b)]
        dark = "".join(
            f'<rect x="{x:.1f}" y="16" width="{y - x:.1f}" height="20" rx="10" class="dark"/>' for x, y in parts
        )
        dark += "".join(f'<circle cx="{x:.1f}" cy="26" r="9" class="knob"/>' for x in (a, b))
    return Markup(f'<svg class="night" viewBox="0 0 470 60" aria-hidden="true">{line}{dark}{ticks}</svg>')


# -- ratings --------------------------------------------------------------------------------------------------------


def along(rating: float) -> float:
    """Where a rating lies on the ranking's axis."""
    return 8 + (min(HIGHEST, max(LOWEST, rating)) - LOWEST) / (HIGHEST - LOWEST) * (AXIS - 16)


def axis() -> Markup:
    """The head of the ranking's bars."""
    marks = "".join(f'<text x="{along(at):.0f}" y="28">{at}</text>' for at in (1200, 1400, 1600, 1800))
    return Markup(f'<svg class="axis" viewBox="0 0 {AXIS} 44" aria-hidden="true">{marks}</svg>')


def whisker(rating: int, doubt: int, bot: bool) -> Markup:
    """A rating on the axis, with the range that holds the truth 19 times of 20."""
    lines = "".join(f'<path class="grid" d="M{along(at):.0f} 0V44"/>' for at in (1200, 1400, 1600, 1800))
    x, shape = along(rating), HEXAGON if bot else BOX
    bar = f'<path class="range" d="M{along(rating - doubt):.1f} 22H{along(rating + doubt):.1f}"/>'
    dot = f'<path class="dot" d="{shape}" transform="translate({x:.1f} 22) scale(.14)"/>'
    look = "axis bot" if bot else "axis"
    return Markup(f'<svg class="{look}" viewBox="0 0 {AXIS} 44" aria-hidden="true">{lines}{bar}{dot}</svg>')


@dataclass(frozen=True)
class Point:
    """A rating at one moment."""

    value: float
    doubt: float
    at: float  # seconds since 1970


def outline(
    points: Sequence[Point], left: float, width: float, low: float, high: float, bottom: float
) -> tuple[str, str]:
    """The band and the line of a course, as paths."""
    step = width / max(1, len(points) - 1)

    def at(number: int, value: float) -> str:
        clipped = min(high, max(low, value))
        return f"{left + number * step:.1f} {bottom - (clipped - low) / (high - low) * bottom:.1f}"

    upper = [at(number, point.value + point.doubt) for number, point in enumerate(points)]
    lower = [at(number, point.value - point.doubt) for number, point in enumerate(points)]
    line = [at(number, point.value) for number, point in enumerate(points)]
    return f"M{'L'.join([*upper, *reversed(lower)])}Z", f"M{'L'.join(line)}"


def bounds(points: Sequence[Point]) -> tuple[float, float]:
    """Whole hundreds around everything that a chart shows."""
    low = min(point.value - point.doubt for point in points)
    high = max(point.value + point.doubt for point in points)
    return max(600, math.floor(low / 100) * 100), min(2600, math.ceil(high / 100) * 100)


def spark(points: Sequence[Point]) -> Markup:
    """A course in small."""
    if not points:
        return Markup("")
    low, high = bounds(points)
    band, line = outline(points, 2, 186, low, high, 34)
    return Markup(
        f'<svg class="curve small" viewBox="0 0 190 34" preserveAspectRatio="none" aria-hidden="true">'
        f'<path class="band" d="{band}"/><path class="line" d="{line}"/></svg>'
    )


def curve(points: Sequence[Point]) -> Markup:
    """The course of a rating: the line is the best guess, the band holds the truth 19 times of 20."""
    if not points:
        return Markup("")
    left, right, bottom, width = 48, 118, 240, 870
    low, high = bounds(points)

    def height(value: float) -> float:
        return bottom - (min(high, max(low, value)) - low) / (high - low) * bottom

    step = 100 if high - low <= 800 else 200
    grid = "".join(
        f'<path class="grid" d="M{left} {height(at):.1f}H{width - right}"/>'
        f'<text x="{left - 10}" y="{height(at) + 4:.1f}" class="end">{at}</text>'
        for at in range(int(low), int(high) + 1, step)
    )
    span = width - left - right
    band, line = outline(points, left, span, low, high, bottom)
    last, x = points[-1], left + (span if len(points) > 1 else 0)
    top, foot = height(last.value + last.doubt), height(last.value - last.doubt)
    end = (
        f'<path class="now" d="M{x:.1f} {top:.1f}V{foot:.1f}"/><circle class="now" cx="{x:.1f}" cy="{height(last.value):.1f}" r="6"/>'
        f'<text class="strong" x="{x + 16:.1f}" y="{height(last.value):.1f}">{last.value:.0f}</text>'
        f'<text x="{x + 16:.1f}" y="{height(last.value) + 17:.1f}">± {last.doubt:.0f}</text>'
    )
    middle = len(points) // 2
    days = "".join(
        f'<text x="{left + number * span / max(1, len(points) - 1):.0f}" y="{bottom + 24}" class="day" data-when="{points[number].at:.0f}"></text>'
        for number in ((0, middle) if middle > 1 else (0,))
    )
    return Markup(
        f'<svg class="curve" viewBox="0 -8 {width} {bottom + 40}" aria-hidden="true">{grid}<path class="band" d="{band}"/>'
        f'<path class="line" d="{line}"/>{end}{days}</svg>'
    )


# -- the room in which one signs in ---------------------------------------------------------------------------------

GUESTS = ((162, 13), (234, 14), (306, 37), (18, 38))  # angles of the other chairs, and the marks on them
PIECES = (
    (-128, 34, "#F07FB2"), (-112, 52, "#F07FB2"), (122, -46, "#12A5A0"), (134, -28, "#12A5A0"), (38, 104, "#F2C230"),
    (-30, -108, "#D8433B"), (-48, -102, "#D8433B"),
)  # fmt: skip
RUG = ((3, 20, 45, 0, "#1B6661"), (0, 26, 41, 0, "#0F4A4A"), (1, 12, 37, 15, "#145653"))


def room(number: int, game: str, yours: str) -> Markup:
    """A rug, a table with a game on it, four guests, and a chair in front that is yours."""
    cx, cy = 320, 400
    drawn = [
        f'<g transform="translate({cx} {cy}) scale(6.9)">{ring(petal(kind, 12, inner, outer), 12, turn, fill)}</g>'
        for kind, inner, outer, turn, fill in RUG
    ]
    spots = [
        (cx + 218 * math.cos(math.radians(angle)), cy + 206 * math.sin(math.radians(angle)), mark)
        for angle, mark in ((90, number), *GUESTS)
    ]
    for x, y, _ in spots:
        turn = math.degrees(math.atan2(y - cy, x - cx)) + 90
        drawn.append(f'<g transform="translate({x:.0f} {y:.0f}) rotate({turn:.0f}) scale(1.9)">{CHAIR}</g>')
    drawn.append(
        f'<ellipse cx="{cx}" cy="{cy + 14}" rx="186" ry="172" opacity=".3"/>'
        f'<ellipse cx="{cx}" cy="{cy}" rx="184" ry="168" fill="#A97C48"/><ellipse cx="{cx}" cy="{cy - 2}" rx="174" ry="158" fill="#8A6236"/>'
        f'<ellipse cx="{cx}" cy="{cy - 1}" rx="170" ry="154" fill="#1A736C"/>'
        f'<g transform="rotate(-4 {cx} {cy})"><rect x="{cx - 84}" y="{cy - 52}" width="170" height="112" rx="9" opacity=".5"/>'
        f'<clipPath id="room-board"><rect x="{cx - 84}" y="{cy - 56}" width="168" height="112" rx="7"/></clipPath>'
        f'<image href="/static/games/{game}/cover-plain.svg" x="{cx - 84}" y="{cy - 150}" width="168" height="215" '
        f'clip-path="url(#room-board)"/></g>'
    )
    drawn += [f'<circle cx="{cx + x}" cy="{cy + y}" r="7" fill="{fill}"/>' for x, y, fill in PIECES]
    for x, y, mark in spots:
        drawn.append(f'<g transform="translate({x:.0f} {y:.0f}) scale(.8)">{star(mark)}</g>')
    x, y, _ = spots[0]
    drawn.append(f'<path d="{BOX}" transform="translate({x:.0f} {y:.0f}) scale(.8)" class="ring"/>')
    drawn.append(f'<text class="yours" x="{x:.0f}" y="{y + 76:.0f}">{escape(yours)}</text>')
    return Markup(
        f'<svg viewBox="0 0 640 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">{"".join(drawn)}</svg>'
    )
