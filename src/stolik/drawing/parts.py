"""Parts that several games need: coins, counters, dice, hexes and card frames."""

from __future__ import annotations

import math

from .svg import at, polygon, quote, rrect, text

COIN = (
    '<circle r="9" fill="#F2C230" stroke="#7A5600" stroke-width="1.5"/><circle r="5.6" fill="none" stroke="#7A5600" '
    'stroke-opacity=".5"/><path d="M0 -4V4M-4 0H4" stroke="#7A5600" stroke-width="1.8"/>'
)
STAR = "M0 -11L3 -3.6L10.8 -3.2L4.7 1.7L6.8 9.3L0 5L-6.8 9.3L-4.7 1.7L-10.8 -3.2L-3 -3.6Z"
MOON = "M3 -12A12 12 0 1 0 12 4A10 10 0 0 1 3 -12Z"
DROP = "M0 -7Q5.6 0 5.6 3A5.6 5.4 0 0 1 -5.6 3Q-5.6 0 0 -7Z"
POINTS = f'<circle r="9.6" fill="#F2C230" stroke="#7A5600" stroke-width="1.5"/><path d="{STAR}" transform="scale(.6)" fill="#7A5600"/>'

CARD = (86.0, 122.0)  # the common size of a card in hand
GAP = 8.0  # between cards that lie side by side


def common_defs() -> str:
    """Definitions that every table page carries once: `coin`, `star`, `moon`, `drop`, `points`, `stars`."""
    dots = (
        (8, 12, 0.9, 0.7),
        (40, 30, 0.6, 0.5),
        (70, 9, 0.7, 0.6),
        (57, 56, 1, 0.55),
        (22, 60, 0.6, 0.45),
        (84, 42, 0.5, 0.5),
    )
    sky = "".join(f'<circle cx="{x}" cy="{y}" r="{r}" opacity="{o}"/>' for x, y, r, o in dots)
    return (
        f'<g id="coin">{COIN}</g><g id="points">{POINTS}</g><path id="star" d="{STAR}"/><path id="moon" d="{MOON}"/>'
        f'<path id="drop" d="{DROP}"/><pattern id="stars" width="90" height="70" patternUnits="userSpaceOnUse">'
        f'<g fill="#fff">{sky}</g></pattern>'
    )


def count(x: float, y: float, number: int | str, fill: str = "#2A2118", radius: float = 8) -> str:
    """A round plate with a number: how many lie here."""
    return (
        f'<g transform="{at(x, y)}"><circle r="{radius:g}" fill="{fill}" stroke="#FFF8E6" stroke-width="1.3"/>'
        f"{text(0, radius * 0.5, number, 't-count light')}</g>"
    )


def hexagon(size: float, flat: bool = False, x: float = 0, y: float = 0) -> str:
    """The path of a regular hexagon with corners `size` from its centre; pointed at the top unless `flat`."""
    first = 0 if flat else 30
    turns = [math.radians(first + 60 * i) for i in range(6)]
    return polygon([(x + size * math.cos(turn), y + size * math.sin(turn)) for turn in turns])


# where pips lie on a die, in thirds of its half width
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
BODY = {  # a die's body by seat colour: the shape tells whose it is
    "blue": rrect(-14, -14, 28, 28, 8),
    "orange": "M-9 -14H9L14 -9V9L9 14H-9L-14 9V-9Z",
    "purple": "M0 -15Q14 -15 14 0Q14 15 0 15Q-14 15 -14 0Q-14 -15 0 -15Z",
    "black": rrect(-14, -14, 28, 28, 1.5),
}
PIP = {
    "blue": "M0 -2.6A2.6 2.6 0 1 1 -.1 -2.6Z",
    "orange": "M0 -3.4L3.4 0L0 3.4L-3.4 0Z",
    "purple": "M0 -3.8L1.1 -1.1L3.8 0L1.1 1.1L0 3.8L-1.1 1.1L-3.8 0L-1.1 -1.1Z",
    "black": "M0 -3.2A3.2 3.2 0 1 1 -.1 -3.2ZM0 -1.3A1.3 1.3 0 1 0 .1 -1.3Z",
}


def die(id: str, value: int, colour: str, x: float, y: float, scale: float = 1) -> str:
    """A die as a movable piece: colour, body and pips all tell its owner; value 0 hides the pips."""
    body, pip = BODY.get(colour, BODY["blue"]), PIP.get(colour, PIP["blue"])
    pips = "".join(f'<path d="{pip}" transform="translate({dx * 7.5:g} {dy * 7.5:g})"/>' for dx, dy in PIPS[value])
    return (
        f'<g id="{id}" class="piece" transform="{at(x, y, scale)}"><path d="{body}" fill="#0006" transform="translate(0 2.4)"/>'
        f'<path d="{body}" fill="var(--p-{colour})" stroke="var(--p-{colour}-deep)" stroke-width="1.8"/>'
        f'<g fill="var(--p-{colour}-ink)" fill-rule="evenodd">{pips}</g></g>'
    )


def shelf(count: int, left: float, top: float, width: float, height: float) -> list[tuple[float, float, float, float]]:
    """Where so many cards lie, so that they use the whole room: left, top, width and height of each.

    Up to three stand in one row; more lie across in two.
    """
    rows = 1 if count <= 3 else 2
    columns = max((count + rows - 1) // rows, 2)
    wide, high = (width - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows
    return [
        (round(left + i % columns * (wide + GAP), 1), round(top + i // columns * (high + GAP), 1), wide, high)
        for i in range(count)
    ]


def card(
    id: str,
    x: float,
    y: float,
    face: str,
    attributes: str = "",
    state: str = "",
    badge: str = "",
    size: tuple[float, float] = CARD,
) -> str:
    """A card in hand: a piece that is also its own choice. `state` is legal, chosen, refused, idle or nothing.

    `attributes` (of `Choices.attributes`) go to a clear cover above the face, so that its words stay apart.
    """
    width, height = size
    lift = 5 if state == "chosen" else 0
    outline = rrect(-4, -4, width + 8, height + 8, 12)
    glow = {
        "legal": f'<path class="halo" d="{outline}"/><path class="case" d="{outline}"/><path class="ring" d="{outline}"/>',
        "chosen": f'<path class="case" d="{outline}"/><path class="ring" d="{outline}"/>',
    }.get(state, "")
    style = f"card piece {'pick ' + state if glow else state}".strip()
    box = f'width="{width:g}" height="{height:g}" rx="9"'
    return (
        f'<g class="{style}" id="{id}" data-kind="card" data-big="card" transform="{at(x, y - lift)}">'
        f'<rect x="2" y="4" {box} fill="#0004"/><g class="face">{glow}{face}{badge}</g>'
        f'<rect class="hit" {box}{attributes}/></g>'
    )


def back(fill: str, stroke: str, mark: str) -> str:
    """The back of a card of the common size, with a drawing in its middle."""
    width, height = CARD
    return (
        f'<rect width="{width:g}" height="{height:g}" rx="9" fill="{fill}" stroke="{stroke}" stroke-width="2"/>'
        f'<path d="{rrect(6, 6, width - 12, height - 12, 6)}" fill="none" stroke="{stroke}" stroke-opacity=".5"/>'
        f'<g transform="translate({width / 2:g} {height / 2:g})">{mark}</g>'
    )


def label(words: str) -> str:
    """Words for an aria-label."""
    return f' aria-label="{quote(words)}"'
