"""Drawings that are defined once: resources, dice, harvesters, tokens, ships, farms and faces."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final

from ....drawing.parts import BODY, PIP, PIPS
from ....drawing.svg import at, gradient, rrect, text, use
from ....words import spanned
from .art import defined

COLOURS: Final = ("blue", "orange", "purple", "black")
PLAIN: Final = "plain"  # a die that is nobody's
INK: Final = "#0B1030"
EDGE: Final = f'stroke="{INK}" stroke-opacity=".75" stroke-width="1.3" paint-order="stroke"'
GOODS: Final = ("ci-w", "ci-a", "ci-e", "ci-g")
HEXAGON: Final = "M26.33 15.2L0 30.4L-26.33 15.2V-15.2L0 -30.4L26.33 -15.2Z"
SPACE: Final = "M-9 -17H9Q17 -17 17 -9V9Q17 17 9 17H-9Q-17 17 -17 9V-9Q-17 -17 -9 -17Z"
FACTION_FILL: Final = (("#3F8A5A", "#163D33"), ("#D07A35", "#55261B"), ("#7D58C4", "#2B2163"))
STATION_FILL: Final = ("", "#9B3F8A", "#3F7F52", "#9A4B2C", "#A87418", "#3558A8", "#2A7F8C", "#3A3B86")


def sun(radius: float) -> str:
    """The path of the sun on which victory points stand."""
    points = []
    for i in range(32):
        r = radius if i % 2 == 0 else radius * 0.83
        points.append(f"{r * math.cos(math.radians(i * 11.25)):.1f} {r * math.sin(math.radians(i * 11.25)):.1f}")
    return "M" + "L".join(points) + "Z"


def fade(id: str, *stops: tuple[float, str, float], where: str = 'cx=".5" cy=".5" r=".5"') -> str:
    """A radial gradient of offsets, colours and opacities."""
    inner = "".join(f'<stop offset="{o:g}" stop-color="{c}" stop-opacity="{a:g}"/>' for o, c, a in stops)
    return f'<radialGradient id="{id}" {where}>{inner}</radialGradient>'


@cache
def definitions() -> str:
    """All of them."""
    out = (
        gradient("ci-gw", (0, "#A8ECFF"), (0.5, "#35B6EE"), (1, "#1173C4"))
        + gradient("ci-ga", (0, "#8FE27A"), (1, "#23863F"))
        + gradient("ci-ge", (0, "#FFE27A"), (1, "#F59A1B"))
        + gradient("ci-gg", (0, "#FFD0F2"), (0.45, "#FF62CF"), (1, "#B31B92"))
        + gradient("ci-gold", (0, "#FFE9A3"), (0.55, "#F6BF45"), (1, "#C9831C"))
        + gradient("ci-hull", (0, "#F4F1FF"), (0.5, "#B9BCE0"), (1, "#6C709F"))
        + gradient("ci-glass", (0, "#E9FBFF"), (0.5, "#8FD4EA"), (1, "#3F7FA8"))
        + gradient("ci-sky", (0, "#090A26"), (0.55, "#191A52"), (1, "#39296F"))
        + gradient("ci-plate", (0, "var(--ci-plate-1)"), (1, "var(--ci-plate-2)"))
        + gradient("ci-dusk", (0, "#191A52"), (0.5, "#39296F"), (0.74, "#A4584A"), (0.75, "#59683F"), (1, "#34482F"))
        + fade("ci-atmo", (0.86, "#9FE7C0", 0), (0.915, "#B8F0C4", 0.85), (0.94, "#6FD0C0", 0.38), (1, "#52B6C9", 0))
        + fade(
            "ci-globe", (0, "#C9C983", 1), (0.35, "#93A35A", 1), (0.72, "#5A7A45", 1), (1, "#21463F", 1),
            where='cx=".36" cy=".28" r=".82"',
        )
        + fade("ci-night", (0.55, "#0A0F2C", 0), (1, "#0A0F2C", 0.8), where='cx=".36" cy=".3" r=".82"')
        + fade("ci-halo-g", (0, "#FFA6E6", 1), (0.4, "#FF5FD2", 0.6), (1, "#FF5FD2", 0))
        + fade("ci-halo-w", (0, "#8FE6FF", 0.8), (1, "#35B6EE", 0))
    )  # fmt: skip
    for name, first, second in (
        ("W", "#3BA3B8", "#17607F"), ("A", "#83A548", "#3E6A34"), ("E", "#E0A057", "#A85B2D"), ("C", "#B9B596", "#6F7A5F"),
        ("WA", "#37A0AE", "#5B8A3C"), ("WE", "#3A9DB2", "#C27F45"), ("AE", "#7D9C44", "#C27F45"),
    ):  # fmt: skip
        if len(name) == 1:
            out += gradient(f"ci-t{name}", (0, first), (1, second))
        else:
            out += gradient(f"ci-t{name}", (0, first), (0.4, first), (0.6, second), (1, second), across=True)
    for number, (bright, deep) in enumerate(FACTION_FILL):
        out += gradient(f"ci-f{number}", (0, bright), (1, deep))
    out += defined() + goods() + tokens() + ships() + busts() + now_plates()
    return out + harvester("") + "".join(harvester(c) + dice(c) for c in COLOURS) + dice(PLAIN)


def goods() -> str:
    """Water, algae, energy, gem, die, contract, points."""
    return (
        f'<g id="ci-w"><path d="M0-9.5C4.5-3.6 7.2-.6 7.2 3A7.2 6.9 0 0 1-7.2 3C-7.2-.6-4.5-3.6 0-9.5Z" fill="url(#ci-gw)" {EDGE}/>'
        '<path d="M-4.2 3.2A4.4 4.4 0 0 0-.6 7" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".85"/></g>'
        f'<g id="ci-a"><path d="M0 9.5C-8.5 8.5-10.5 1-8.5-5.5C-4.5-4-2.6-1.4-2.2 1.2C-2.8-3.2-2-7 0-9.5C2-7 2.8-3.2 2.2 1.2C2.6-1.4 4.5-4 8.5-5.5C10.5 1 8.5 8.5 0 9.5Z" fill="url(#ci-ga)" {EDGE}/>'
        '<path d="M0 8V-4M0 7Q-5 4-6-1M0 7Q5 4 6-1" fill="none" stroke="#EAFFDF" stroke-width="1.1" opacity=".75" stroke-linecap="round"/></g>'
        f'<path id="ci-e" d="M2.8-9.5L-7 2H-1.4L-3.4 9.5L7-2.8H1Z" fill="url(#ci-ge)" {EDGE} stroke-linejoin="round"/>'
        f'<g id="ci-g"><path d="M0-9.5L6.6-3.6L4.6 5.6L0 9.5L-4.6 5.6L-6.6-3.6Z" fill="url(#ci-gg)" {EDGE}/>'
        '<path d="M0-9.5L-2.6-2.6L0 9.5L2.6-2.6ZM-6.6-3.6L-2.6-2.6H2.6L6.6-3.6" fill="#fff" fill-opacity=".3" stroke="#fff" stroke-opacity=".75" stroke-width=".7"/></g>'
        f'<g id="ci-d"><path d="M0-9.5L8.4-5V5L0 9.5L-8.4 5V-5Z" fill="#D9D3F2" {EDGE}/><path d="M0-9.5L8.4-5L0-.4L-8.4-5Z" fill="#fff"/>'
        '<path d="M0-.4L8.4-5V5L0 9.5Z" fill="#A9A3D0"/><g fill="#3A3570"><ellipse cy="-5" rx="2" ry="1.2"/><ellipse cx="-5.6" cy="-.2" rx="1.1" ry="1.5"/>'
        '<ellipse cx="-2.6" cy="4.6" rx="1.1" ry="1.5"/><ellipse cx="4.2" cy="2.4" rx="1.2" ry="1.6"/></g></g>'
        f'<g id="ci-c"><path d="M-2-9L8.2-6.4L4.6 8.2L-5.8 5.6Z" fill="#D8C7A6" {EDGE}/><path d="M-6-8.4H4.6V8.6H-6Z" fill="#FFF6E2" {EDGE}/>'
        '<path d="M-3.8-5.6H2.4V-.6H-3.8ZM-3.8 2.4H2.4M-3.8 5.4H1" fill="#F2784B" stroke="#9A7A58" stroke-width="1.1"/></g>'
        f'<g id="ci-vp"><path d="{sun(11.6)}" fill="url(#ci-gold)" {EDGE}/><circle r="8.4" fill="#FFF7D8" fill-opacity=".55"/></g>'
        f'<path id="ci-move" d="M-8 3H3V7.5L9.5 0L3-7.5V-3H-8Z" fill="#F6B98A" {EDGE} stroke-linejoin="round"/>'
        f'<path id="ci-way" d="M-10-9.5H2L12 0L2 9.5H-10L-5 0Z" fill="#F2784B" {EDGE} stroke-linejoin="round"/>'
        f'<path id="ci-flip" d="M-8-1C-7-6-2-8 3-6V-9.4L9-4.6L3 .2V-3C0-4.2-3.6-3-4.4-.4ZM8 1C7 6 2 8-3 6V9.4L-9 4.6L-3-.2V3C0 4.2 3.6 3 4.4.4Z" fill="#F6B98A" {EDGE}/>'
        f'<path id="ci-trade" d="M-9-6.4H2.6V-9.4L9.4-4.8L2.6-.2V-3.2H-9ZM9 6.4H-2.6V9.4L-9.4 4.8L-2.6.2V3.2H9Z" fill="#F6B98A" {EDGE}/>'
        f'<g id="ci-radio"><rect x="-10" y="-5" width="20" height="13" rx="3" fill="#F2784B" {EDGE}/><circle cx="-4" cy="1.5" r="3.4" fill="{INK}"/>'
        f'<path d="M3-1H8M3 3H8M-7-5L3-11" stroke="{INK}" stroke-width="1.6"/></g>'
    )


def tokens() -> str:
    """Water and gem tokens of the planet, incident markers, slots."""
    return (
        '<g id="ci-token-1"><circle r="13" fill="url(#ci-halo-w)"/>'
        + use("ci-w", -6, 3, 0.6) + use("ci-w", 6, 3, 0.6) + use("ci-w", 0, -5, 0.65) + "</g>"
        '<g id="ci-token-2"><circle r="18" fill="url(#ci-halo-g)"/>' + use("ci-g") + "</g>"
        f'<path id="ci-space" d="{SPACE}" fill="#0D0E2B" fill-opacity=".85" stroke="#fff" stroke-opacity=".35" stroke-width="1.2"/>'
        f'<path id="ci-well" d="{SPACE}" fill="var(--ci-well)" stroke="var(--ci-well-line)" stroke-width="1.2"/>'
        f'<path id="ci-hex" d="{HEXAGON}" stroke="#0E1A33" stroke-opacity=".6" stroke-width="1.4"/>'
        '<path id="ci-hole" d="M0-10L8.7-5V5L0 10L-8.7 5V-5Z" fill="var(--ci-well)" stroke="var(--ci-well-line)"/>'
        f'<path id="ci-bt" d="M0-10L8.7-5V5L0 10L-8.7 5V-5Z" fill="#CDEFF5" stroke="{INK}"/>'
        '<path id="ci-pit" d="M0-10L11 8H-11Z" fill="var(--ci-well)" stroke="#A0566E" stroke-linejoin="round"/>'
        '<path id="ci-cp" d="M0-10.5L11.5 8.5H-11.5Z" fill="#D64A5B" stroke="#2B0610" stroke-linejoin="round"/>'
    )  # fmt: skip


def ships() -> str:
    """Hulls of ships, the rover of an empty garage, the dome of a farm."""
    hull = f'fill="url(#ci-hull)" stroke="{INK}" stroke-width="1.5"'
    return (
        f'<g id="ci-scout"><path d="M-22 6C-18-6-4-12 8-12C20-10 26-3 27 4C20 10-10 12-22 6Z" {hull}/><path d="M6-11.6C17-10 23-5 25.4 0C18 2 10 0 6-11.6Z" fill="url(#ci-glass)"/><path d="M-24 2L-30 4.5L-24 8Z" fill="#FFB45E"/></g>'
        f'<g id="ci-hauler"><path d="M-24-8H10V8H-24Z" {hull}/><path d="M10-9C20-9 27-2 27 4V9H10Z" fill="#F6B98A" stroke="{INK}" stroke-width="1.5"/><path d="M14-5C20-5 23-1 24 3H14Z" fill="url(#ci-glass)"/><path d="M-20-5V5M-13-5V5M-6-5V5M1-5V5" stroke="{INK}" stroke-width="2" opacity=".5"/></g>'
        f'<g id="ci-disc"><path d="M-12-4A12 11 0 0 1 12-4Z" fill="url(#ci-glass)" stroke="{INK}" stroke-width="1.5"/><path d="M-28 2C-20-7 20-7 28 2C20 11-20 11-28 2Z" {hull}/><g fill="#FFB45E"><circle cx="-14" cy="1" r="1.8"/><circle cy="2" r="1.8"/><circle cx="14" cy="1" r="1.8"/></g></g>'
        f'<g id="ci-rover" opacity=".7"><path d="M-14 6L-11-4H8L13 6Z" fill="#767CA6" stroke="{INK}" stroke-width="1.4"/><path d="M-8-4L-6-10H3L5-4Z" fill="url(#ci-glass)"/><circle cx="-10" cy="8" r="5" fill="#23263F" stroke="#9AA0C8" stroke-width="1.6"/><circle cx="9" cy="8" r="5" fill="#23263F" stroke="#9AA0C8" stroke-width="1.6"/></g>'
        '<g id="ci-dome"><path d="M-36 2A36 34 0 0 1 36 2Z" fill="#8FDCC0" fill-opacity=".4" stroke="#DFF8EE" stroke-opacity=".8" stroke-width="1.4"/><path d="M-18 2Q-18-24 0-32Q18-24 18 2M-33-11H33M-25-23H25" fill="none" stroke="#fff" stroke-opacity=".3"/><path d="M-38 0H38V5H-38Z" fill="#5D648F"/></g>'
        '<path id="ci-ground" d="M-36 2A36 34 0 0 1 36 2Z" fill="none" stroke="#DFF8EE" stroke-opacity=".45" stroke-width="1.4" stroke-dasharray="4 4"/>'
    )


def busts() -> str:
    """The faces of the three factions."""
    return (
        '<g id="ci-b0"><path d="M-22 26C-20 12-10 8 0 8S20 12 22 26Z" fill="#14382D"/><path d="M-7-10C-22-12-22-24-16-26C-12-22-8-18-4-16ZM7-10C22-12 22-24 16-26C12-22 8-18 4-16ZM-3-14C-4-22 0-26 0-26S4-22 3-14Z" fill="#6FBF6A"/><path d="M0-17C9-17 11-9 10-2C9 6 4 13 0 13S-9 6-10-2C-11-9-9-17 0-17Z" fill="#CFE9B4"/><path d="M-8-4Q-3-6-2 1Q-7 1-8-4ZM8-4Q3-6 2 1Q7 1 8-4Z" fill="#123026"/></g>'
        '<g id="ci-b1"><path d="M-23 26C-22 12-12 7 0 7S22 12 23 26Z" fill="#5A2416"/><path d="M-15-4C-15-17-8-22 0-22S15-17 15-4C15 8 9 14 0 14S-15 8-15-4Z" fill="#A9512C"/><path d="M-17-6C-17-18-8-24 0-24S17-18 17-6C8-10-8-10-17-6Z" fill="#E8A04C"/><g fill="#2A0F0A"><circle cx="-7" cy="-1" r="5.2"/><circle cx="7" cy="-1" r="5.2"/></g><g fill="#FFE27A"><circle cx="-7" cy="-1" r="3.4"/><circle cx="7" cy="-1" r="3.4"/></g></g>'
        '<g id="ci-b2"><path d="M-23 26L-18 10L-8 6H8L18 10L23 26Z" fill="#2A1F5C"/><path d="M-20 12L-17-2L-11 9ZM20 12L17-2L11 9Z" fill="#FF7FD9"/><path d="M-11-14L0-24L11-14L13 0L6 12H-6L-13 0Z" fill="#9A86DC"/><path d="M-11-14L0-24V-8L-13 0ZM-6 12L0-8L6 12Z" fill="#C3B4F2"/><path d="M-9-3L0-1L9-3L8 2L0 4L-8 2Z" fill="#1C123F"/><path d="M-7-1.4L0 .4L7-1.4L6 1L0 2.2L-6 1Z" fill="#FF9BE4"/></g>'
    )


def harvester(colour: str) -> str:
    """A crawler with a scoop, the seat's pip on its flank; without a colour, the sign for anybody's."""
    name, fill, pip = "ci-harvester", "#D98A55", ""
    if colour:
        name, fill = f"ci-harvester-{colour}", f"var(--p-{colour})"
        pip = f'<path d="{PIP[colour]}" transform="translate(-4 -2.6) scale(1.3)" fill="var(--p-{colour}-ink)" fill-rule="evenodd"/>'
    return (
        f'<g id="{name}"><ellipse cx="-1" cy="17" rx="23" ry="4" fill="#000" opacity=".4"/>'
        '<path d="M17-13L25-6V10L18 13L16 8L21 4V-3L15-9Z" fill="#E9E2CF" stroke="#5B5470"/>'
        f'<path d="M-22 5L-20-5Q-19-9-14-9H6Q11-9 13-4L16 5Z" fill="{fill}" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="M-13-9A9.5 9.5 0 0 1 6-9Z" fill="url(#ci-glass)" stroke="{INK}" stroke-width="1.6"/>'
        f'<rect x="-24" y="4" width="38" height="13" rx="6.5" fill="#23263F" stroke="{INK}" stroke-width="1.4"/>'
        '<g fill="#9AA0C8"><circle cx="-17.5" cy="10.5" r="3.6"/><circle cx="-8.5" cy="10.5" r="3.6"/>'
        f'<circle cx=".5" cy="10.5" r="3.6"/><circle cx="8.5" cy="10.5" r="3.2"/></g>{pip}</g>'
    )


def dice(colour: str) -> str:
    """The faces of a seat's dice, `ci-die-<colour>-<face>`: 0 is unrolled, 7 is Sal."""
    out = ""
    shape = COLOURS[0] if colour == PLAIN else colour
    body, pip = BODY[shape], PIP[shape]
    paint, deep, ink = [f"var(--p-{colour}{part})" for part in ("", "-deep", "-ink")]
    if colour == PLAIN:
        paint, deep, ink = "#FFF6E2", "#8A7F9C", "#2A1A33"
    for face in range(8):
        dots = PIPS[3 if face == 7 else face]
        pips = "".join(f'<path d="{pip}" transform="translate({dx * 7:g} {dy * 7:g})"/>' for dx, dy in dots)
        fill = "#F6B98A" if face == 7 else paint
        sign = text(0, -4, "S", "t-count dark") if face == 7 else ""
        if face == 7:
            pips = f'<g transform="translate(0 6) scale(.7)">{pips}</g>'
        out += (
            f'<g id="ci-die-{colour}-{face}"><path d="{body}" fill="#0006" transform="translate(0 2.4)"/>'
            f'<path d="{body}" fill="{fill}" stroke="{deep}" stroke-width="1.8"/>'
            f'<g fill="{"#2A1A33" if face == 7 else ink}" fill-rule="evenodd">{pips}</g>{sign}</g>'
        )
    return out


def span(values: Sequence[int]) -> str:
    """Values of dice, in brief."""
    return spanned(" ".join(map(str, values)))


def amount(x: float, y: float, number: int | str, good: str, size: float = 0.75, style: str = "t-num light") -> str:
    """A number with its icon to the right, centred."""
    wide = 8.2 * len(str(number))
    left = x - (wide + 19 * size) / 2
    return text(round(left + wide / 2, 1), y + 5, number, style) + use(
        good, round(left + wide + 11.5 * size, 1), y, size
    )


def row(x: float, y: float, shown: Sequence[tuple[int | str, str]], step: float = 27, size: float = 0.62) -> str:
    """Several goods side by side, centred."""
    first = x - step * (len(shown) - 1) / 2
    return "".join(amount(first + step * i, y, number, good, size) for i, (number, good) in enumerate(shown))


NOW_WIDTHS: Final = (34, 42, 46, 74)  # of plates with prices of now


def now_plates() -> str:
    """Plates for prices of now, `ci-less-<width>` and `ci-more-<width>`: a small arrow says where the price has gone."""
    out = ""
    for name, tone, way in (("less", "#B6F09C", "-2.6L0 3L3.2-2.6"), ("more", "#FF9B8A", " 2.6L0-3L3.2 2.6")):
        for wide in NOW_WIDTHS:
            left = -wide / 2
            out += (
                f'<g id="ci-{name}-{wide}"><path d="{rrect(left, -10.5, wide, 21, 6)}" fill="#14153C" stroke="{tone}" stroke-width="1.4"/>'
                f'<path d="M-3.2{way}Z" transform="{at(left + 6, 0)}" fill="{tone}"/></g>'
            )
    return out


def changed(x: float, y: float, wide: int, now: Sequence[tuple[int, str]], more: bool, size: float = 0.6) -> str:
    """Prices of now instead of the printed ones, one or the other, on a plate of one of `NOW_WIDTHS` that lies over them."""
    step = (wide - 10) / len(now)
    first = x - wide / 2 + 9 + step / 2
    prices = "".join([amount(first + step * i, y, *each, size) for i, each in enumerate(now)])
    prices += "".join(
        [text(round(first + step * (i + 0.44), 1), y + 5, "/", "t-num light") for i in range(len(now) - 1)]
    )
    plate = use(f"ci-{'more' if more else 'less'}-{wide}", x, y)
    return f'<g class="instead">{plate}{prices}</g>'


def points(x: float, y: float, number: int, scale: float = 1.1) -> str:
    """Victory points on a sun."""
    return use("ci-vp", x, y, scale) + text(x, y + 4.6 * scale, number, "t-num dark")


def plate(x: float, y: float, width: float, height: float, fill: str = "url(#ci-plate)", radius: float = 12) -> str:
    """A plate of the board."""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" fill="{fill}" stroke="var(--ci-line)"/>'


def turned(symbol: str, x: float, y: float, angle: float, scale: float = 1) -> str:
    """A defined drawing, placed and turned."""
    return f'<use href="#{symbol}" transform="{at(x, y, scale)} rotate({angle:g})"/>'
