"""The ground of Excavation Earth, 1132 x 608: ship, market street, world map and the plates at the right."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from ....drawing.glow import tip
from ....drawing.speech import hint
from ....drawing.svg import gradient, quote, rrect, snug, text, use
from ....words import Words
from ..board import BLACK_MARKET_OF, CENTRE_OF, CENTRES, LOCATIONS, MARKETS, PATHS, PLACE_OF_MARKET, PLACES
from ..pieces import LOCATION, MARKET
from ..tiles import COLOURS, KINDS_OF_ARTIFACT
from .figures import BASE, DEEP, PALE, REGION, card_defs, people_defs, tile_defs
from .labels import Labels

SIZE: Final = (1132.0, 608.0)
MAP_Y: Final = 176
MAP: Final = (752, 432)
VALUE_OF: Final = {row[0]: row[2] for row in KINDS_OF_ARTIFACT}
# where each location lies on the board
SPOT: Final = [(round(row[3] * 0.752, 2), round(row[4] * 0.72 + MAP_Y, 2)) for row in LOCATIONS]
MARKET_AND_SITE: Final = (PLACES.index("market_3"), PLACES.index("market_6"))  # the market stands left of the pit
BESIDE: Final = (-37, -10)
STALL_X: Final = [8 + market * 124.6 for market in range(len(MARKETS))]
CENTRE_X: Final = [8 + centre * 250.6 for centre in range(len(CENTRES))]
TRACK_X: Final = [801 + 52 * colour for colour in range(len(COLOURS))]
STACK_X: Final = [794 + 70 * colour for colour in range(len(COLOURS))]
CARD_X: Final = [776 + 70 * slot for slot in range(5)]

# outlines of places that can be chosen
HEXAGON: Final = "M-18 3L-10 -15H10L18 3L10 18H-10Z"
PENTAGON: Final = "M0 -22L22 -8L14 17H-14L-22 -8Z"
PIT: Final = "M-32 0A32 22 0 1 1 32 0A32 22 0 1 1 -32 0Z"
QUEUE: Final = rrect(4, 18, 114, 43, 6)
COUNTER: Final = rrect(4, 62, 114, 25, 6)
TRACK: Final = rrect(-21, 116, 42, 252, 10)
POOL: Final = rrect(1044, 116, 74, 54, 10)
FORECAST: Final = rrect(764, 488, 364, 118, 12)
BLACK_PLATE: Final = rrect(764, 384, 364, 98, 12)
LAST_SALE: Final = rrect(766, 12, 170, 48, 12)
ROUND_PLATE: Final = rrect(944, 12, 166, 48, 12)
FORECAST_CARD: Final = rrect(0, 0, 60, 86, 7)
ORDER_CARD: Final = rrect(0, 0, 106, 55, 6)


def outline(place: int) -> str:
    """The outline of a location as a place to go."""
    if LOCATIONS[place][1]:
        return PIT
    return HEXAGON if PLACES[place] in MARKETS else PENTAGON


def market_spot(market: int) -> tuple[float, float]:
    """Where a market's hexagon stands on the map."""
    place = PLACE_OF_MARKET[market]
    x, y = SPOT[place]
    return (x + BESIDE[0], y + BESIDE[1]) if place in MARKET_AND_SITE else (x, y)


def centre_plate(centre: int) -> str:
    """The outline of a command centre, without its order card."""
    return rrect(CENTRE_X[centre] + (20 if centre == 0 else 6), 13, 118 if centre == 0 else 132, 47, 12)


# fmt: off
LABEL: Final = {  # where a name stands, from its location; below it unless said
    "dig_yellow_3": (38, 4, "start"), "market_2": (24, 6, "start"), "dig_green_1": (0, -27, "middle"), "market_4": (24, 2, "start"),
    "market_1": (4, 34, "middle"), "dig_purple_1": (-6, 47, "middle"), "dig_yellow_1": (14, 47, "middle"),
    "market_6": (-22, 47, "middle"), "dig_red_1": (0, 47, "middle"), "black_east": (-2, -28, "middle"),
}
BLOBS: Final = (  # colour, x, y, radius: the tint of the regions
    ("green", 120, 90, 150), ("green", 205, 130, 120), ("green", 250, 40, 120), ("yellow", 215, 300, 120), ("yellow", 205, 390, 100),
    ("yellow", 150, 235, 60), ("red", 345, 235, 110), ("red", 430, 300, 120), ("red", 420, 210, 80), ("purple", 345, 110, 90),
    ("purple", 430, 85, 95), ("orange", 600, 120, 170), ("orange", 700, 80, 130), ("orange", 600, 260, 90), ("orange", 660, 345, 110),
    ("orange", 520, 190, 90),
)
ORNAMENTS: Final = (  # drawing, x, y, scale
    ("mount", 122, 110, .9), ("mount", 140, 124, .7), ("mount", 186, 338, .8), ("mount", 520, 146, 1), ("mount", 548, 154, .8),
    ("mount", 560, 80, .8), ("ruin-a", 226, 112, .9), ("ruin-a", 470, 66, .8), ("ruin-b", 385, 175, .9), ("ruin-b", 660, 108, .9),
    ("ruin-c", 308, 190, .7), ("ruin-a", 640, 150, .8), ("ruin-c", 470, 250, .8), ("ruin-b", 240, 280, .8), ("ruin-a", 385, 275, .8),
    ("ruin-c", 655, 300, .6), ("mount", 640, 62, .8), ("ruin-a", 120, 195, .7), ("ruin-b", 690, 130, .7),
)
SEA_LIFE: Final = (("kraken", 640, 410, .9), ("wreck", 60, 205, .8), ("kraken", 300, 262, .8), ("wreck", 470, 395, .8))
SHIP: Final = "M10 70Q-4 70 4 56L22 22Q32 6 54 5H748L800 2H1072Q1112 4 1126 30L1131 44Q1132 56 1118 62L1090 76H800L748 78H40Z"
# fmt: on


@cache
def coast() -> str:
    """The coastline: Natural Earth, bent so that every location lies on its land."""
    parts: list[str] = json.loads((Path(__file__).parent / "coast.json").read_text(encoding="utf-8"))
    return "".join(parts)


def defs() -> str:
    """Definitions of this game's drawings."""
    tints = "".join(
        f'<radialGradient id="tint-{c}"><stop offset="0" stop-color="{b}" stop-opacity=".95"/><stop offset=".55" '
        f'stop-color="{b}" stop-opacity=".55"/><stop offset="1" stop-color="{b}" stop-opacity="0"/></radialGradient>'
        for c, (b, _, _) in REGION.items()
    )
    pits = "".join(
        f'<g id="dig-{c}"><ellipse cy="4" rx="33" ry="23" fill="#0006"/><ellipse rx="32" ry="22" fill="{p}" stroke="{d}" '
        f'stroke-width="2"/><ellipse cy="1" rx="27" ry="17.6" fill="{b}"/><ellipse cy="2.4" rx="22" ry="13.4" fill="{d}"/>'
        '<ellipse cy="3.6" rx="16" ry="9" fill="#1A0E08" fill-opacity=".7"/><path d="M-27 -8l4 -3M27 -8l-4 -3M-30 4l5 1'
        f'M30 4l-5 1" stroke="{d}" stroke-width="1.6"/><use href="#sh-{c}" transform="translate(0 -20) scale(.44)" fill="{b}" '
        f'stroke="#FFF8E6" stroke-width="3.6"/></g>'
        for c, (b, d, p) in REGION.items()
    )
    stripes = "".join(
        f'<path d="M{i * 15.25:g} 0h15.25v15a7.6 7 0 0 1 -15.25 0Z" fill="{"#FFF3D8" if i % 2 else "#E8542F"}"/>'
        for i in range(8)
    )
    places = "".join(
        f'<ellipse cx="{20 + i * 26}" cy="56" rx="10" ry="3.6" fill="#8E6A2A" fill-opacity=".16" stroke="#6F5426" '
        'stroke-opacity=".4"/>'
        for i in range(4)
    )
    shadow = 'fill="#4B3316" fill-opacity'
    return (
        f"<defs>{tile_defs()}{people_defs()}{card_defs()}{tints}{pits}"
        + gradient("sea", (0, "#2F7A93"), (0.5, "#22637F"), (1, "#174761"))
        + gradient("hull", (0, "#E9EEF0"), (0.5, "#AEBBC2"), (1, "#5F727C"))
        + gradient("hullin", (0, "#17323F"), (1, "#28566A"))
        + gradient("plaza", (0, "#FFF6DE"), (1, "#D9C393"))
        + gradient("den", (0, "#5A4A78"), (1, "#1B1230"))
        + '<radialGradient id="vig" cx=".5" cy=".5" r=".75"><stop offset=".6" stop-color="#04141F" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#04141F" stop-opacity=".55"/></radialGradient>'
        '<pattern id="grit" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M2 3h1.6M9 6h1.2M5 11h1.8M12 12h1" '
        'stroke="#5A3A12" stroke-opacity=".28"/></pattern><pattern id="wave" width="46" height="26" '
        'patternUnits="userSpaceOnUse"><path d="M4 8q4-4 8 0t8 0M28 20q4-4 8 0t8 0" fill="none" stroke="#BFE6EA" '
        f'stroke-opacity=".16" stroke-width="1.3"/></pattern><path id="land" d="{coast()}"/><clipPath id="landclip">'
        '<use href="#land"/></clipPath><clipPath id="mapclip"><rect width="752" height="432" rx="14"/></clipPath>'
        f'<path id="ruin-a" d="M-11 4V-8l3 2v-7l4 3v5l3-2v-12l4 4v8l3-2v9Z" {shadow}=".5"/>'
        f'<path id="ruin-b" d="M-12 4Q-10 -9 0 -9Q10 -9 12 4H8Q7 -3 3 -4V4H-3V-4Q-7 -3 -8 4Z" {shadow}=".45"/>'
        f'<path id="ruin-c" d="M-2 4L-5 -4L-1 -3L-3 -20L3 -20L2 -3L5 -4L3 4Z" {shadow}=".5"/>'
        f'<g id="mount"><path d="M-16 5L-6 -10L-1 -3L5 -12L16 5Z" {shadow}=".32"/><path d="M-6 -10L-1 -3L-4 -2L-8 -3L-11 -2Z'
        'M5 -12L10 -4L6 -5L3 -3L1 -6Z" fill="#fff" fill-opacity=".75"/></g>'
        '<g id="plaza-b"><path d="M-17 5L-9 -13H9L17 5L9 20H-9Z" fill="#0006" transform="translate(0 4)"/>'
        f'<path d="{HEXAGON}" fill="url(#plaza)" stroke="#7A5A22" stroke-width="2"/>'
        '<path d="M-13 2.6L-7.4 -10.6H7.4L13 2.6L7.4 13.6H-7.4Z" fill="#E8542F"/></g>'
        '<g id="den-b"><path d="M0 -21L21 -7L13 18H-13L-21 -7Z" transform="translate(0 4)" fill="#0007"/>'
        f'<path d="{PENTAGON}" fill="url(#den)" stroke="#E7C7FF" stroke-opacity=".75" stroke-width="2"/>'
        '<use href="#moon" transform="translate(0 -8) scale(.6)" fill="#E9D4FF"/></g>'
        '<g id="stall"><rect x="3" y="18" width="116" height="70" rx="7" fill="var(--g-plate)" stroke="#6F5426" '
        'stroke-opacity=".7"/><path d="M3 61H119V81Q119 88 112 88H10Q3 88 3 81Z" fill="#8E6A2A" fill-opacity=".2"/>'
        f'<path d="M3 61H119" stroke="#6F5426" stroke-opacity=".45"/>{stripes}<path d="M0 0H122V4H0Z" fill="#8E2C12"/>'
        f'{places}<circle cx="61" cy="9" r="13.5" fill="#2A2118" stroke="#FFF3D8" stroke-width="2"/></g>'
        '<path id="kraken" d="M-14 6Q-16 -8 -9 -9Q-4 -9 -6 -4M-4 7Q-6 -16 4 -16Q10 -15 7 -9M9 7Q8 -5 15 -5Q19 -4 16 0M-20 8H22" '
        'fill="none" stroke="#A9E6E0" stroke-opacity=".42" stroke-width="2.6" stroke-linecap="round"/>'
        '<g id="wreck"><path d="M-16 4L-10 -4L12 -10L17 2Z" fill="#0A2A3A" fill-opacity=".6"/><path d="M-3 -6L-8 -20M5 -9L4 -19" '
        'stroke="#0A2A3A" stroke-opacity=".6" stroke-width="2"/><path d="M-22 5q5-4 10 0t10 0t10 0t12 0" fill="none" '
        'stroke="#BFE6EA" stroke-opacity=".45" stroke-width="1.6"/></g></defs>'
    )


def lanes() -> str:
    """The flight lanes as one path; those across the edge end in stubs."""
    out = ""
    for a, b in PATHS:
        (x1, y1), (x2, y2) = SPOT[PLACES.index(a)], SPOT[PLACES.index(b)]
        bend = 0.07 if (x1 + y1) % 2 < 1 else -0.07
        mx, my = (x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend
        out += f"M{x1:.0f} {y1:.0f}Q{mx:.0f} {my:.0f} {x2:.0f} {y2:.0f}"
    (yx, yy), (mx, my), (bx, by) = (SPOT[PLACES.index(p)] for p in ("dig_yellow_1", "market_6", "black_east"))
    return out + (
        f"M{yx:.0f} {yy:.0f}Q40 {yy - 16:.0f} -6 {yy - 20:.0f}M{yx:.0f} {yy:.0f}Q40 {yy + 18:.0f} -6 {yy + 24:.0f}"
        f"M{bx:.0f} {by:.0f}Q730 {by + 4:.0f} 760 {by + 16:.0f}M{mx:.0f} {my:.0f}Q725 {my + 6:.0f} 760 {my + 16:.0f}"
    )


def wrap_chips(words: Words, labels: Labels) -> str:
    """Where the lanes across the edge lead."""
    (_, yy), (_, my), (_, by) = (SPOT[PLACES.index(p)] for p in ("dig_yellow_1", "market_6", "black_east"))
    rows = (
        (15, yy - 34, "moon", 0.55, "#E9D4FF", "black_east"),
        (15, yy + 34, "s5", 0.6, "#FFF3D2", "market_6"),
        (735, by + 34, "sh-yellow", 0.42, "#EDBE2B", "dig_yellow_1"),
        (735, my + 30, "sh-yellow", 0.42, "#EDBE2B", "dig_yellow_1"),
    )
    return "".join(
        f'<rect x="{x - 12}" y="{y - 11:.0f}" width="24" height="22" rx="6" fill="#0A2230" fill-opacity=".75" '
        f'stroke="#FFF3D2" stroke-opacity=".6"/>{use(symbol, x, round(y), scale, f"fill={chr(34)}{fill}{chr(34)}")}'
        + tip(
            x,
            round(y),
            rrect(-15, -14, 30, 28, 8),
            labels.say("ex-wrap", place=words.thing(LOCATION, PLACES.index(goal))),
        )
        for x, y, symbol, scale, fill, goal in rows
    )


def world(words: Words, labels: Labels) -> str:
    """The map with its places and their names."""
    grid = "".join(f"M0 {y}H752" for y in range(72, 432, 72)) + "".join(f"M{x} 0V432" for x in range(94, 752, 94))
    sea = (
        '<rect width="752" height="432" fill="url(#sea)"/><rect width="752" height="432" fill="url(#wave)"/>'
        f'<path d="{grid}" stroke="#CFEFF0" stroke-opacity=".1" fill="none"/><g fill="none" stroke-linejoin="round">'
        '<use href="#land" stroke="#9FE0DC" stroke-opacity=".14" stroke-width="26"/><use href="#land" stroke="#A9E6E0" '
        'stroke-opacity=".2" stroke-width="14"/><use href="#land" stroke="#CDF3EA" stroke-opacity=".35" stroke-width="5"/>'
        '</g><use href="#land" y="3.5" fill="#0B2A3A" fill-opacity=".65"/><use href="#land" fill="#E9D5A1"/>'
        '<g clip-path="url(#landclip)">'
        + "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#tint-{c})" opacity=".8"/>' for c, x, y, r in BLOBS)
        + '<rect width="752" height="432" fill="url(#grit)"/></g><use href="#land" fill="none" stroke="#4A2F10" '
        'stroke-opacity=".6" stroke-width="1.1"/>' + "".join(use(*row) for row in (*ORNAMENTS, *SEA_LIFE))
    )
    out = (
        f'<g transform="translate(0 {MAP_Y})"><g clip-path="url(#mapclip)">{sea}<rect width="752" height="432" '
        f'fill="url(#vig)"/><g transform="translate(0 {-MAP_Y})"><path d="{lanes()}" fill="none" stroke="#0A2230" '
        f'stroke-opacity=".5" stroke-width="6"/><path d="{lanes()}" fill="none" stroke="#FFF3D2" stroke-width="2.6" '
        'stroke-dasharray=".1 6.4" stroke-linecap="round"/></g></g><rect x="1" y="1" width="750" height="430" rx="13" fill="none" stroke="#FFF3D2" '
        'stroke-opacity=".35" stroke-width="1.5"/></g>' + wrap_chips(words, labels)
    )
    for place in range(len(PLACES)):
        out += spot(place, words)
    return out + "".join(caption(place, words, labels) for place in range(len(PLACES)))


def spot(place: int, words: Words) -> str:
    """One location: pit, market hexagon or den."""
    name, colour, _, _, _ = LOCATIONS[place]
    x, y = SPOT[place]
    drawn = use(f"dig-{colour}", x, y) if colour else ""
    if name in MARKETS:
        market = MARKETS.index(name)
        mx, my = market_spot(market)
        drawn += use("plaza-b", mx, my) + use(f"s{market}", mx, my + 1.5, 0.82, 'fill="#FFF6DE"')
        drawn += tip(mx, my, HEXAGON, hint(words, MARKET, market), f"market-{name}")
    elif not colour:
        symbols = [symbol for symbol in range(len(MARKETS)) if BLACK_MARKET_OF[symbol] == place]
        drawn += use("den-b", x, y)
        drawn += "".join(use(f"s{s}", x - 8 + 16 * i, y + 8, 0.52, 'fill="#FFF3D2"') for i, s in enumerate(symbols))
    return drawn + tip(x, y, outline(place), hint(words, LOCATION, place), f"location-{name}")


def caption(place: int, words: Words, labels: Labels) -> str:
    """A location's name, and what is dug there; they explain themselves as the location does."""
    name, colour, kinds, _, _ = LOCATIONS[place]
    x, y = SPOT[place]
    dug = kinds.split()
    out = f'<g id="dug-{name}">' if dug else ""
    for i, kind in enumerate(dug):
        cx = x - len(dug) * 15.5 + 15.5 + i * 31
        out += (
            f'<g transform="translate({cx:.1f} {y + 25:.1f})"><rect x="-14.5" y="-8" width="29" height="16" rx="8" '
            f'fill="{REGION[colour][1]}" stroke="#FFF3D2"/><use href="#{kind}" transform="translate(-6 0) scale(.5)" '
            f'color="#FFF3D2"/><text x="6.5" y="4.2" class="chip">{VALUE_OF[kind]}</text></g>'
        )
    out += "</g>" if dug else ""
    short = f"ex-short-{name}"
    said = labels.say(short) if labels.has(short) else words.thing(LOCATION, place)
    dx, dy, anchor = LABEL.get(name, (0, 47 if dug else 35, "middle"))
    out += text(round(x + dx), round(y + dy), said, "t-place", anchor)
    return f'<g data-tip="{quote(hint(words, LOCATION, place))}">{out}</g>'


def ship(labels: Labels) -> str:
    """The mothership with its three command centres, the last sale and the round."""
    out = (
        f'<path d="{SHIP}" fill="#0006" transform="translate(0 4)"/><path d="{SHIP}" fill="url(#hull)" stroke="#33454E" '
        'stroke-width="2"/><path d="M24 24Q33 10 54 9H748L800 6H1070" fill="none" stroke="#fff" stroke-opacity=".8" '
        'stroke-width="1.6"/><path d="M8 62H744L800 60H1116" stroke="#33454E" stroke-opacity=".4" fill="none"/>'
        '<path d="M60 70H1090" stroke="#33454E" stroke-opacity=".6" stroke-width="3.4" stroke-linecap="round" '
        'stroke-dasharray=".1 36"/>'
    )
    for centre, name in enumerate(CENTRES):
        first = 20 if centre == 0 else 6
        symbols = [market for market in range(len(MARKETS)) if CENTRE_OF[market] == centre]
        out += (
            f'<g transform="translate({CENTRE_X[centre]:.0f} 0)"><path d="{rrect(first, 13, 242 - first, 47, 12)}" '
            'fill="url(#hullin)" stroke="#22323A" stroke-width="1.5"/>'
            + "".join(
                use(f"s{symbol}", first + 12 + 14 * at, 27, 0.5, 'fill="#9EE3E6"') for at, symbol in enumerate(symbols)
            )
            + text(first + 9 + 14 * len(symbols), 31, labels.say(f"ex-centre-{name}"), "t-cap hull", "start")
            + "</g>"
        )
    sale = labels.say("ex-last-sale").split(" ", 1)
    plate = 'fill="url(#hullin)" stroke="#22323A" stroke-width="1.5"'
    out += f'<path d="{LAST_SALE}" {plate}/>' + "".join(
        snug(774, 33 + i * 15.5, line, 60, 15, "t-cap hull") for i, line in enumerate(sale)
    )
    return out + f'<path d="{ROUND_PLATE}" {plate}/>'


def street(words: Words) -> str:
    """Six stalls; each stands under the command centre to which its traders are promoted."""
    out = ""
    for market in range(len(MARKETS)):
        x = round(STALL_X[market])
        out += use("stall", x, 84) + use(f"s{market}", x + 61, 93, 0.72, 'fill="#FFF3D8"')
        out += tip(x, 84, rrect(0, 0, 122, 88, 7), hint(words, MARKET, market), f"market-{MARKET.text(market)}")
    return out


def plates(words: Words, labels: Labels) -> str:
    """Popularity tracks, black market and forecast, still empty."""
    out = f'<path d="{rrect(764, 86, 364, 292, 12)}" fill="var(--g-plate)" stroke="#00000040"/>'
    out += text(776, 106, labels.say("ex-popularity"), "t-title", "start")
    out += text(1081, 106, labels.say("ex-special"), "t-cap")
    out += tip(
        0, 0, rrect(764, 86, 364, 292, 12), f"{labels.say('ex-popularity')}\n{labels.say('ex-popularity-about')}"
    )
    for colour, name in enumerate(COLOURS):
        x = TRACK_X[colour]
        out += f'<path d="{rrect(x - 21, 116, 42, 222, 10)}" fill="{PALE[colour]}" stroke="{DEEP[colour]}" stroke-opacity=".5"/>'
        out += f'<path d="{rrect(x - 21, 342, 42, 27, 8)}" fill="{DEEP[colour]}"/>'
        out += use(
            "sh-" + name,
            x + 10,
            355.5,
            0.36,
            f'fill="{BASE[colour]}" stroke="#fff" stroke-opacity=".5" stroke-width="2"',
        )
        said = f"{labels.say('ex-popularity')}: {words.say(f'colour-{name}')}\n{labels.say('ex-popularity-about')}"
        out += tip(x, 0, TRACK, said, f"colour-{name} buyer-{name}")
    out += f'<path d="{POOL}" fill="#0000000F" stroke="#00000026"/>'
    out += tip(0, 0, POOL, f"{labels.say('ex-special')}\n{labels.say('ex-special-about')}", "buyer-special")
    out += f'<path d="{BLACK_PLATE}" fill="url(#den)" stroke="#E7C7FF" stroke-opacity=".5"/>'
    out += use("moon", 781, 398, 0.5, 'fill="#E9D4FF"') + text(
        793, 403, labels.say("ex-black-market"), "t-title den", "start"
    )
    out += text(1118, 402, labels.say("ex-black-price"), "t-cap den", "end")
    out += tip(0, 0, BLACK_PLATE, f"{labels.say('ex-black-market')}\n{labels.say('ex-black-about')}", "list-black")
    out += f'<path d="{FORECAST}" fill="var(--g-plate)" stroke="#00000040"/>'
    return out + text(776, 506, labels.say("ex-forecast"), "t-title", "start")


def whole(words: Words, labels: Labels) -> str:
    """Everything that never changes."""
    return (
        f'{defs()}<rect width="1132" height="608" fill="var(--g-ground-2)"/><rect width="1132" height="608" '
        f'fill="url(#stars)"/>{ship(labels)}{street(words)}{world(words, labels)}{plates(words, labels)}'
    )
