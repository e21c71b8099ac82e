"""Marks: a person is a paper-cut star on a rounded square, made from the name, or from a number chosen instead of it; a bot
is a hexagon with as many dots as it is strong. Nothing is uploaded."""

from __future__ import annotations

import math
import random
import zlib
from functools import lru_cache

from markupsafe import Markup

GROUNDS = (
    "#0F5B57", "#27406E", "#5B2A4E", "#7E3326", "#2C5437", "#4B3524", "#12465F", "#5C4A10", "#3A4750", "#4A2E5C",
    "#7A2344", "#1F4E79",
)  # fmt: skip
PAPERS = ("#F8EBD3", "#FBDCC6", "#E6F1E6", "#F5E3B3", "#DCEBF3", "#F6DFE6")
ACCENTS = ("#EE7F45", "#F2B63A", "#E2607A", "#49BDB5", "#8DB9EA", "#EE9ABD", "#7FC08A", "#C79BE6")
BOX = "M0-50C38-50 50-38 50 0S38 50 0 50-50 38-50 0-38-50 0-50Z"
PETALS = 5  # kinds
HEXAGON = "M0-47L41-23.5V23.5L0 47L-41 23.5V-23.5Z"
LEVELS = ("random", "greedy", "easy", "normal", "hard")  # of bots, the weakest first
DOTS: dict[int, tuple[tuple[int, int], ...]] = {
    0: (),  # a program: nobody knows how strong
    1: ((0, 0),),
    2: ((-13, 0), (13, 0)),
    3: ((0, -13), (-13, 11), (13, 11)),
    4: ((-13, -13), (13, -13), (-13, 13), (13, 13)),
    5: ((-15, -15), (15, -15), (0, 0), (-15, 15), (15, 15)),
}


def of_name(name: str) -> int:
    """The number that stands for a name."""
    return zlib.crc32(name.encode()) >> 1 or 1


def petal(kind: int, count: int, inner: float, outer: float) -> str:
    """One petal pointing up between two radii; narrower the more there are."""
    w, m = min(15.0, 3.04 * outer / count), (inner + outer) / 2
    if kind == 0:  # leaf
        return f"M0 {-inner:.1f}Q{1.5 * w:.1f} {-m:.1f} 0 {-outer:.1f}Q{-1.5 * w:.1f} {-m:.1f} 0 {-inner:.1f}Z"
    if kind == 1:  # tulip
        tip = f"{w:.1f} {-outer:.1f}L{0.42 * w:.1f} {7 - outer:.1f}L0 {-1 - outer:.1f}L{-0.42 * w:.1f} {7 - outer:.1f}"
        return f"M0 {-inner:.1f}Q{1.5 * w:.1f} {-m:.1f} {tip}L{-w:.1f} {-outer:.1f}Q{-1.5 * w:.1f} {-m:.1f} 0 {-inner:.1f}Z"
    if kind == 2:  # drop
        r = 0.8 * w
        return f"M0 {-inner:.1f}L{r:.1f} {r - outer:.1f}A{r:.1f} {r:.1f} 0 1 0 {-r:.1f} {r - outer:.1f}Z"
    if kind == 3:  # heart
        right = f"C{0.4 * w:.1f} {-m:.1f} {1.5 * w:.1f} {-m:.1f} {1.1 * w:.1f} {3 - outer:.1f}"
        top = f"Q{0.5 * w:.1f} {-3 - outer:.1f} 0 {5 - outer:.1f}Q{-0.5 * w:.1f} {-3 - outer:.1f} {-1.1 * w:.1f} {3 - outer:.1f}"
        return f"M0 {-inner:.1f}{right}{top}C{-1.5 * w:.1f} {-m:.1f} {-0.4 * w:.1f} {-m:.1f} 0 {-inner:.1f}Z"
    return f"M0 {-inner:.1f}L{w:.1f} {-m:.1f}L0 {-outer:.1f}L{-w:.1f} {-m:.1f}Z"  # diamond


def ring(shape: str, count: int, turn: float, fill: str) -> str:
    """The same petal all around."""
    angles = [turn + 360 * each / count for each in range(count)]
    return "".join(f'<path d="{shape}" fill="{fill}" transform="rotate({angle:.1f})"/>' for angle in angles)


@lru_cache(2000)
def star(number: int) -> str:
    """The star of a number, round the origin and 100 wide."""
    chance = random.Random(number)
    ground, paper, accent = chance.choice(GROUNDS), chance.choice(PAPERS), chance.choice(ACCENTS)
    count, first = chance.choice((5, 6, 6, 7, 8, 8, 9, 10)), chance.randrange(PETALS)
    second = chance.choice([each for each in range(PETALS) if each != first])
    turn = 180 / count if chance.random() < 0.35 else 0.0
    drawn = [f'<path d="{BOX}" fill="{ground}"/>', ring(petal(first, count, 8, 42), count, turn, paper)]
    style = chance.randrange(3)
    if style == 0:  # a second paper on every petal
        drawn.append(ring(petal(second, count, 15, 32), count, turn, accent))
    elif style == 1:  # holes, and a small star between
        drawn.append(ring(petal(0, count, 19, 33), count, turn, ground))
        drawn.append(ring(petal(second, count, 6, 24), count, turn + 180 / count, accent))
    else:
        drawn.append(ring(petal(second, count, 10, 29), count, turn + 180 / count, accent))
    if chance.random() < 0.55 and count < 9:
        for angle in [math.radians(turn + 180 / count + 360 * each / count) for each in range(count)]:
            drawn.append(
                f'<circle cx="{42 * math.sin(angle):.1f}" cy="{-42 * math.cos(angle):.1f}" r="2.6" fill="{accent}"/>'
            )
    drawn.append(f'<circle r="9.5" fill="{paper}"/><circle r="5.4" fill="{ground}"/>')
    return "".join(drawn)


def hexagon(dots: int) -> str:
    """A bot: one dot for the weakest, five for the strongest."""
    spots = "".join(f'<circle cx="{x}" cy="{y}" r="6.6" fill="#E9F1F2"/>' for x, y in DOTS[dots])
    return f'<path d="{HEXAGON}" fill="#33434A" stroke="#8FA3A9" stroke-width="5" stroke-linejoin="round"/>{spots}'


def dots_of(level: str) -> int:
    """How many dots a bot has."""
    return LEVELS.index(level) + 1 if level in LEVELS else 0


def mark(number: int, size: str = "mk", level: str = "") -> Markup:
    """The mark of a person, or of a bot of a level."""
    drawn = hexagon(dots_of(level)) if level else star(number)
    return Markup(f'<svg class="{size}" viewBox="-50 -50 100 100" aria-hidden="true">{drawn}</svg>')
