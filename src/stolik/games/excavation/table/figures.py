"""The figures of Excavation Earth: regions, artifacts, buyers, symbols; all told apart by outline, not only by colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....drawing.icons import icon_defs, icon_paths
from ....drawing.seats import crew_defs, explorer_defs
from ..cards import FACTIONS
from ..tiles import COLOURS, KINDS_OF_ARTIFACT, TILES, VALUE

ICON_PATHS: Final = icon_paths(__file__)

KINDS: Final = tuple([row[0] for row in KINDS_OF_ARTIFACT])
CREW_COLOUR: Final = ("teal", "brown", "pink", "black", "gold")  # by faction
SPARE: Final = ("blue", "white", "purple", "green")  # by seat, before it has a faction

# fmt: off
REGION: Final = {  # base, deep, pale
    "yellow": ("#EDBE2B", "#7A5600", "#FFF1BF"),
    "green":  ("#4FA24C", "#17491F", "#DDF0CF"),
    "red":    ("#CE4034", "#6A130E", "#FBDDD0"),
    "purple": ("#8656B4", "#3D1C63", "#EBDDF6"),
    "orange": ("#EC8128", "#7C3400", "#FFE4C4"),
}
BASE: Final = [REGION[colour][0] for colour in COLOURS]
DEEP: Final = [REGION[colour][1] for colour in COLOURS]
PALE: Final = [REGION[colour][2] for colour in COLOURS]

SHAPE: Final = {  # the outline of a region's artifacts: circle, square, hexagon, shield, ticket
    "yellow": "M-11 -11A15.5 15.5 0 1 1 11 11A15.5 15.5 0 1 1 -11 -11Z",
    "green":  "M-9 -14H9Q14 -14 14 -9V9Q14 14 9 14H-9Q-14 14 -14 9V-9Q-14 -14 -9 -14Z",
    "red":    "M-3 -15.6Q0 -17 3 -15.6L12 -10.4Q14.6 -8.8 14.6 -6V6Q14.6 8.8 12 10.4L3 15.6Q0 17 -3 15.6L-12 10.4Q-14.6 8.8 -14.6 6V-6Q-14.6 -8.8 -12 -10.4Z",  # noqa: E501
    "purple": "M-14 -12Q-14 -14.5 -11 -14.5Q-5 -12.5 0 -15.5Q5 -12.5 11 -14.5Q14 -14.5 14 -12V2Q14 11 0 16.5Q-14 11 -14 2Z",
    "orange": "M-9 -15H9A6 6 0 0 0 15 -9V9A6 6 0 0 0 9 15H-9A6 6 0 0 0 -15 9V-9A6 6 0 0 0 -9 -15Z",
}
SHAPES: Final = [SHAPE[colour] for colour in COLOURS]

OWN: Final = {  # relics that no icon shows, in a box of 512
    "plate":  "M56 150h400q24 0 24 24v164q0 24-24 24H56q-24 0-24-24V174q0-24 24-24Zm8 30v152h384V180Zm36 36h34v80h-34Zm62 0h78v24h-46v8h46v48h-78v-24h46v-8h-46Zm112 0h34v80h-34Zm62 0h78v80h-78Zm30 24v32h18v-32Z",  # noqa: E501
    "toilet": "M120 60h250q14 0 14 14v150h18q22 0 18 24-10 92-82 124l14 80q2 18-16 18H196q-18 0-16-18l12-82q-84-38-92-122-2-24 18-24h2V74q0-14 14-14Zm30 34v110h204V94Zm150 24h30v40h-30ZM142 262q14 60 70 80h90q58-22 70-80Z",  # noqa: E501
    "gnome":  "M256 20q60 90 92 176-92-26-184 0 30-88 92-176ZM170 222q86-22 172 0 8 34-6 62-20-22-46-16 6 16-2 22-16 10-32-8-16 18-32 8-8-6-2-22-26-6-46 16-14-28-6-62Zm-4 86q22 110 90 130 68-20 90-130 50 40 52 130 2 34-30 34H144q-32 0-30-34 2-90 52-130Z",  # noqa: E501
    "signs":  "M80 70h352q18 0 18 18v336q0 18-18 18H80q-18 0-18-18V88q0-18 18-18Zm60 60a34 34 0 1 0 .1 0Zm-30 84v110h18v84h36v-84h18V214Zm190-84a34 34 0 1 0 .1 0Zm8 80-54 66 26 20 20-24v128h88V320l18 30 30-20-52-120Z",  # noqa: E501
}
RELIC: Final = (  # what each artifact is, by colour and kind
    "soccer-ball", "maracas",      "carnival-mask",   "guitar",
    "plate",       "stop-sign",    "car-wheel",       "deer-head",
    "jerrycan",    "vuvuzelas",    "ceremonial-mask", "tap",
    "gnome",       "plastic-duck", "cuckoo-clock",    "toilet",
    "hollow-cat",  "signs",        "gamepad",         "vintage-robot",
)
GLYPH: Final = {  # the alien symbols of the kinds, stroked in a box of 24
    "k1": "M0 -7.5A7.5 7.5 0 1 1 -.1 -7.5M0 -2.2A2.2 2.2 0 1 1 -.1 -2.2",
    "k2": "M-7 -8V-2Q-7 3 0 3Q7 3 7 -2V-8M0 -8V9",
    "k3": "M-9 0Q0 -10 9 0Q0 10 -9 0ZM0 -3A3 3 0 1 1 -.1 -3",
    "k4": "M3 -1A4.4 4.4 0 1 1 2.9 -1M-8 -8L-1 0M-1 -9L3 -3M-9 -1L-3 4",
}
SYMBOL: Final = (  # the market symbols, filled in a box of 24: arrow, bars, hook, star, waves, cross
    "M0 -10L10 1H4.4V10H-4.4V1H-10Z",
    "M-8 -10H-2.2V10H-8ZM2.2 -10H8V10H2.2Z",
    "M-6 -10H0V2.5A3.4 3.4 0 0 0 6.4 2.5V-1H11.5V2.5A8.6 8.6 0 0 1 -6 2.5Z",
    "M0 -11L3 -3.6L10.8 -3.2L4.7 1.7L6.8 9.3L0 5L-6.8 9.3L-4.7 1.7L-10.8 -3.2L-3 -3.6Z",
    "M-11 -3Q-6 -10 0 -4Q5 2 11 -5V1Q6 8 0 2Q-5 -4 -11 3ZM-11 6Q-6 -1 0 5Q5 10 11 4V8.5Q5 13.5 0 9.5Q-6 4 -11 10Z",
    "M-3.4 -10H3.4V-3.4H10V3.4H3.4V10H-3.4V3.4H-10V-3.4H-3.4Z",
)
SCENERY: Final = {  # a small landscape per region for the cards, 78 x 60
    "yellow": "M0 60V44L12 44V36H20V28H28V20H46V28H54V36H62V44H78V60Z",
    "green":  "M0 60V46L8 30L16 46L24 22L34 46L42 32L50 46L60 18L72 46L78 38V60Z",
    "red":    "M0 60V48Q12 40 24 46Q22 34 8 30Q20 20 34 24Q46 20 50 30Q38 32 34 46Q56 34 78 48V60Z",
    "purple": "M0 60V38H6V32H10V38H16V24H20V18H24V24H30V38H40V14L46 4L52 14V38H60V30H64V36H70V30H78V60Z",
    "orange": "M0 60V50H14V42L6 40L18 32V26L12 24L24 12L36 24L30 26V32L42 40L34 42V50H52L54 38L48 36L60 26L72 36L66 38L68 50H78V60Z",  # noqa: E501
}
ORDER_ICON: Final = ("rocket", "radar-dish", "cargo-crate", "trade", "plastic-duck", "crown", "upgrade", "bookshelf")  # by order
ACTION_ICON: Final = {  # of the action buttons
    "travel": "rocket", "excavate": "mining", "market": "shop", "sell": "trade", "command": "radar-dish",
    "smuggle": "moon", "survey": "binoculars", "pass": "night-sleep",
}
# fmt: on


def relic(tile: int) -> str:
    """The picture of an artifact, in a box of 512."""
    name = RELIC[tile]
    return OWN.get(name) or ICON_PATHS[name]


def hues(factions: Sequence[int], sides: int) -> list[str]:
    """The crew colour of every side; Zu takes the first that nobody else has."""
    found = [CREW_COLOUR[f] if 0 <= f < len(CREW_COLOUR) else "" for f in factions] + [""] * (sides - len(factions))
    for side, faction in enumerate(factions):
        if faction == FACTIONS.index("zu"):
            found[side] = next(colour for colour in ("black", "pink", "brown") if colour not in found)
    return [colour or SPARE[side] for side, colour in enumerate(found)]


def tile_defs() -> str:
    """Outlines `sh-<colour>` and tiles `t-<tile>`, glyphs `k1` to `k4`, symbols `s0` to `s5`."""
    out = ""
    for colour, (base, deep, pale) in REGION.items():
        out += f'<path id="sh-{colour}" d="{SHAPE[colour]}"/>'
        out += (
            f'<g id="tb-{colour}"><use href="#sh-{colour}" y="2.4" fill="#00000059"/><use href="#sh-{colour}" y="1.4" '
            f'fill="{deep}"/><use href="#sh-{colour}" fill="{base}"/><use href="#sh-{colour}" transform="scale(.8)" '
            f'fill="{pale}"/><use href="#sh-{colour}" transform="scale(.8)" fill="none" stroke="{deep}" '
            f'stroke-opacity=".35"/></g><use id="bd-{colour}" href="#sh-{colour}" fill="{base}" stroke="{deep}" '
            f'stroke-width="2.5"/>'
        )
    for tile, name in enumerate(TILES):
        deep = DEEP[tile >> 2]
        out += (
            f'<path id="r-{name}" d="{relic(tile)}" transform="scale(.0405)"/>'
            f'<g id="t-{name}"><use href="#tb-{COLOURS[tile >> 2]}"/><use href="#r-{name}" x="-11" y="-11.5" fill="{deep}"/>'
            f'<circle cx="10.5" cy="10" r="7" fill="{deep}" stroke="#FFF8E6" stroke-width="1.3"/>'
            f'<text x="10.5" y="14" class="tv">{VALUE[tile]}</text></g>'
        )
    for kind, path in GLYPH.items():
        out += (
            f'<path id="{kind}" d="{path}" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" '
            'stroke-linejoin="round"/>'
        )
    return out + "".join(f'<path id="s{n}" d="{path}"/>' for n, path in enumerate(SYMBOL))


def people_defs() -> str:
    """Crew `cr-<colour>`, explorers `ex-<colour>`, buyers `by-<buyer>`."""
    out = "".join(crew_defs(c) + explorer_defs(c) for c in (*CREW_COLOUR, *SPARE))
    for colour, (base, deep, pale) in REGION.items():
        badge = f'<use href="#sh-{colour}" transform="translate(0 -6) scale(.3)" fill="{pale}" stroke="{deep}" stroke-width="3"/>'
        antennae = (
            f'<path d="M-3 -24Q-5 -28 -8 -28.5M3 -24Q5 -28 8 -28.5" fill="none" stroke="{deep}" stroke-width="1.4"/>'
            f'<circle cx="-8.4" cy="-28.6" r="1.9" fill="{base}" stroke="{deep}"/>'
            f'<circle cx="8.4" cy="-28.6" r="1.9" fill="{base}" stroke="{deep}"/>'
        )
        out += buyer_def(colour, base, deep, antennae, badge)
    crown = '<path d="M-6 -22.5L-7 -29.5L-3 -26.4L0 -31L3 -26.4L7 -29.5L6 -22.5Z" fill="#F2C230" stroke="#7A5600"/>'
    star = '<path d="M0 -10.8L1.5 -7.4L5 -7.2L2.3 -4.9L3.1 -1.4L0 -3.3L-3.1 -1.4L-2.3 -4.9L-5 -7.2L-1.5 -7.4Z" fill="#D99A12"/>'
    return out + buyer_def("special", "#FBFAF4", "#565B66", "", star + crown)


def buyer_def(name: str, base: str, deep: str, behind: str, front: str) -> str:
    """A one-eyed buyer; the badge on its chest has the shape of its region."""
    return (
        f'<g id="by-{name}"><ellipse rx="9.5" ry="3.2" fill="#0006"/>{behind}<path d="M-8.6 0Q-10 -12 -3.5 -15H3.5Q10 '
        f'-12 8.6 0Q0 3.2 -8.6 0Z" fill="{base}" stroke="{deep}" stroke-width="1.5"/><ellipse cy="-19" rx="8" ry="6.2" '
        f'fill="{base}" stroke="{deep}" stroke-width="1.5"/><ellipse cy="-19.4" rx="4.3" ry="3.7" fill="#fff" '
        f'stroke="{deep}" stroke-width=".9"/><circle cx=".9" cy="-19" r="1.9" fill="#12161A"/>{front}</g>'
    )


def card_defs() -> str:
    """Icons, and the backgrounds of forecast cards `fc-<colour>`."""
    out = icon_defs(ICON_PATHS, sorted({*ORDER_ICON, *ACTION_ICON.values()} - {"moon"}))
    for colour, (base, deep, pale) in REGION.items():
        out += (
            f'<g id="fc-{colour}"><rect x="1" y="2.5" width="60" height="86" rx="7" fill="#0004"/><rect width="60" '
            f'height="86" rx="7" fill="#FFFBEF" stroke="{deep}" stroke-width="1.6"/><path d="M2 8Q2 2 8 2H52Q58 2 58 8V52'
            f'Q44 40 30 50T2 46Z" fill="{base}"/><path d="M2 46Q16 34 30 46T58 42V52Q44 42 30 51T2 47Z" fill="{deep}" '
            f'fill-opacity=".35"/><use href="#sh-{colour}" transform="translate(30 27) scale(1.1)" fill="{pale}" '
            f'stroke="{deep}" stroke-width="1.6"/><path d="M-4 -9H4L9 -4V4L4 9H-4L-9 4V-4Z" transform="translate(30 69) '
            f'scale(1.15)" fill="{pale}" stroke="{deep}" stroke-opacity=".6" stroke-dasharray="2.5 2.5"/></g>'
        )
    return out
