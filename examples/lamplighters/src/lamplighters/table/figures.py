"""Colours and small figures."""

from __future__ import annotations

from typing import Final

from stolik.drawing.seats import EMBLEM
from stolik.drawing.svg import circle, use

HUES: Final = ("teal", "orange", "purple", "white")  # by seat
TINTS: Final = ("#2F6F9E", "#B5533C", "#7A5BA8", "#3F8A58", "#B98A2B")  # by quarter
SQUARE: Final = circle(25)


def definitions() -> str:
    """A lamp of every colour, a drop of oil and a gust of wind."""
    gust = "M-12 -4H4Q10 -4 10 -9T4 -13M-12 1H10Q16 1 16 6T10 11M-12 6H0Q4 6 4 10T0 13"
    return (
        "".join([lamp(hue) for hue in HUES])
        + '<path id="oil" d="M0 -8Q6 0 6 4A6 6 0 0 1 -6 4Q-6 0 0 -8Z" fill="#F2C230" stroke="#7A5600"/>'
        + f'<path id="gust" d="{gust}" fill="none" stroke="#E9F4FF" stroke-width="2.6" stroke-linecap="round"/>'
    )


def lamp(hue: str) -> str:
    """A burning lantern, `lamp-<hue>`: its flame, and its owner's emblem and colour below."""
    return (
        f'<g id="lamp-{hue}"><circle r="24" fill="#FFD76A" fill-opacity=".35"/><circle r="17" fill="#FFE9A8"/>'
        f'<path d="M-9 -13H9L12 10H-12Z" fill="var(--p-{hue})" stroke="var(--p-{hue}-deep)" stroke-width="2"/>'
        f'<path d="M-6 -13Q0 -23 6 -13Z" fill="var(--p-{hue}-deep)"/><path d="{EMBLEM[hue]}" fill-rule="evenodd" '
        f'transform="translate(0 -1) scale(.8)" fill="var(--p-{hue}-ink)"/></g>'
    )


def drops(count: int, x: float, y: float) -> str:
    """So many drops of oil in a row."""
    return "".join([use("oil", x + 16 * number, y) for number in range(count)])
