"""One thing drawn for itself: dice, goods, hexes, boards, contracts, leaders, events, schemes, tiles, vaults."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from markupsafe import Markup

from ....drawing.svg import lines, rrect, text, use
from ....drawing.svg import picture as framed
from ....engine.option import Kind
from ....words import Words
from .. import board, pieces
from ..cards import EVENT_CARDS, SCHEMES, TALK_LEYRIEN
from ..tiles import FARM_TILES, VAULT_VP
from . import cards
from .figures import FACTION_FILL, GOODS, HEXAGON, PLAIN, STATION_FILL, amount, points, turned
from .live import EVENT_FILL, TILE_BOX, tile_picture
from .mats import SCHEME_ICONS
from .world import NEG_X, RIGHT, SLOT_ICONS, STATION_WIDTH, STATION_Y, STATIONS, station_x, terrain

Box = tuple[float, float, float, float]
Drawn = tuple[str, Box]
CARD_BOX: Final = (-2.0, -2.0, 180.0, 164.0)
SMALL: Final = (-20.0, -20.0, 40.0, 40.0)
WIDE: Final = (-66.0, -24.0, 132.0, 48.0)


def plate(body: str, fill: str = "#1C1D4C") -> Drawn:
    """Something on a dark plate."""
    return f'<path d="{rrect(-64, -22, 128, 44, 9)}" fill="{fill}" stroke="#F6B98A"/>{body}', WIDE


def hexagon(x: float, value: int, side: int) -> str:
    """A hex of one side of the planet with what it yields."""
    if value >= board.FIRST_VAULT:
        return f'<path d="{HEXAGON}" transform="translate({x:g} 0)" fill="#191B45" stroke="#A6ABD8"/>' + use(
            "ci-g", x, 0
        )
    out = use("ci-hex", x, 0, 1, f'fill="url(#ci-t{terrain(value, side)})"')
    shown = [(number, GOODS[kind]) for kind, number in enumerate(board.YIELDS[side][value]) if number]
    for i, (number, good) in enumerate(shown):
        out += amount(x if len(shown) == 1 else x - 12.5 + 25 * i, 4, number, good, 0.6, "t-place")
    return out


def hex_(words: Words, value: int) -> Drawn:
    """A hex, on both sides of the planet."""
    return hexagon(0, value, 0) + hexagon(58, value, 1), (-28, -32, 114, 64)


def location(words: Words, value: int) -> Drawn:
    """A board as it is printed for one or two players."""
    if value in STATIONS:
        box = (station_x(value) - 2, STATION_Y, STATION_WIDTH, 164.0 if value == board.MARKET else 118.0)
    elif value == board.HEADQUARTERS:
        box = (RIGHT + 2, 130.0, 314.0, 58.0)
    elif value == board.DEPOSITORY:
        box = (RIGHT + 2, 192.0, 314.0, 242.0)
    else:
        box = (NEG_X - 6, 4.0, 362.0, 430.0)
    left, top, width, height = box
    back = f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" rx="12" fill="url(#ci-plate)"/>'
    zones = ("talks", "port", "pair-0", "pair-1", "pair-2")
    return back + "".join(use(f"ci-{zone}-{board.P12}") for zone in zones), box


def faction(words: Words, value: int) -> Drawn:
    """The face of a faction."""
    return f'<circle r="30" fill="{FACTION_FILL[value][1]}"/>' + use(f"ci-b{value}"), (-32, -32, 64, 64)


def trade(words: Words, value: int) -> Drawn:
    """What is given and what is got."""
    _, given, price, got, gain = board.TRADES[value]
    return plate(
        amount(-36, 0, price, GOODS[given], 0.9) + use("ci-move", 0, 0, 0.9) + amount(36, 0, gain, GOODS[got], 0.9)
    )


def slot_icon(row: int, value: int) -> str:
    """The reward or the penalty printed at a slot of the incident area."""
    name = SLOT_ICONS[row][value]
    if name == "ci-move":
        return turned(name, 0, 0, 180 if row else (-90 if value == 0 else 0), 1.2)
    return use(name, 0, 12 if name == "ci-dome" else 0, 0.6 if name in ("ci-disc", "ci-dome") else 1.4)


def marker(words: Words, value: int) -> Drawn:
    """A complication marker: its limit, or equal values."""
    sums = board.COMPLICATION_SUM
    return use("ci-cp", 0, 0, 1.6) + text(0, 9, sums[value] if value < len(sums) else "=", "t-num light"), SMALL


def event(words: Words, value: int) -> Drawn:
    """An event card."""
    fill = EVENT_FILL.get(EVENT_CARDS[value][1], "#4A4F7C")
    out = f'<path d="{rrect(0, 0, 160, 72, 9)}" fill="{fill}" stroke="#fff" stroke-opacity=".6"/>'
    out += text(10, 20, words.thing(pieces.EVENT, value), "t-name light tight", "start")
    for i, line in enumerate(lines(words.about(pieces.EVENT, value), 25, 3)):
        out += text(10, 37 + 14 * i, line, "t-cap light tight", "start")
    return out, (-2, -2, 164, 76)


def scheme(words: Words, value: int) -> Drawn:
    """A scheme: its die and the three places it tries."""
    _, die, top, top_gems, middle, middle_gems, bottom, bottom_gems = SCHEMES[value]
    out = f'<path d="{rrect(0, 0, 52, 130, 8)}" fill="#FFF6E2" stroke="#9A7A58"/>' + use(
        f"ci-die-{PLAIN}-{die}", 26, 22, 0.9
    )
    for place, (where, gems) in enumerate(((top, top_gems), (middle, middle_gems), (bottom, bottom_gems))):
        y = 42 + place * 29
        talk = where - TALK_LEYRIEN
        out += (
            f'<path d="{rrect(4, y, 44, 26, 6)}" fill="{FACTION_FILL[talk][0] if talk >= 0 else STATION_FILL[where]}"/>'
        )
        if talk >= 0:
            out += use(f"ci-b{talk}", 26, y + 14, 0.42)
        elif gems:
            out += amount(26, y + 13, f"+{gems}", "ci-g", 0.75)
        else:
            low = where == board.LABORATORY
            out += use(
                SCHEME_ICONS[where], 26, y + (20 if low else 13), 0.42 if low or where == board.FOUNDRY else 0.85
            )
    return out, (-2, -2, 56, 134)


def tile(words: Words, value: int) -> Drawn:
    """A farm or a ship."""
    fill = "#2E6B58" if value < len(FARM_TILES) else "#4A4F8C"
    return f'<path d="{TILE_BOX}" fill="{fill}" stroke="#DFF8EE"/>{tile_picture(value, 0, 0)}', (-28, -24, 56, 48)


def vault(words: Words, value: int) -> Drawn:
    """A vault turned up."""
    return f'<path d="{HEXAGON}" fill="#5D648F" stroke="#0B1030"/>{points(0, 0, VAULT_VP[value], 1.5)}', (
        -28,
        -32,
        56,
        64,
    )


def ai(words: Words, value: int) -> Drawn:
    """What an AI gets by the number of its dice: gems at harvest, dice at rest."""
    _, _, gems, dice, _ = board.AI_BOARDS[value]
    out = f'<path d="{rrect(-2, -18, 190, 56, 9)}" fill="#1C1D4C" stroke="#F6B98A"/>'
    for number in range(len(gems)):
        out += amount(16 + 31 * number, 0, gems[number], "ci-g", 0.55) + amount(
            16 + 31 * number, 22, dice[number], "ci-d", 0.55
        )
    return out, (-4, -20, 194, 60)


def development(words: Words, value: int) -> Drawn:
    """A development token: one more gem, die or scheme."""
    return plate(text(-24, 5, "★" * (value + 1), "t-num light") + amount(28, 0, "+1", ("ci-g", "ci-d", "ci-c")[value]))


DRAWN: Final[dict[str, Callable[[Words, int], Drawn]]] = {
    pieces.DIE.name: lambda words, value: (use(f"ci-die-{PLAIN}-{value}"), (-18, -18, 36, 38)),
    pieces.RESOURCE.name: lambda words, value: (use(GOODS[value]), (-13, -13, 26, 26)),
    pieces.HEX.name: hex_,
    pieces.LOCATION_.name: location,
    pieces.FACTION.name: faction,
    pieces.ABILITY.name: lambda words, value: faction(words, value // 2),
    pieces.TRADE_.name: trade,
    pieces.BREAKTHROUGH.name: lambda words, value: (slot_icon(0, value), SMALL),
    pieces.MARKER.name: marker,
    pieces.PENALTY.name: lambda words, value: (slot_icon(1, value), SMALL),
    pieces.LEADER.name: lambda words, value: (cards.leader_card(words, value, 176, 160), CARD_BOX),
    pieces.CONTRACT.name: lambda words, value: (cards.face(words, value, 176, 160), CARD_BOX),
    pieces.EVENT.name: event,
    pieces.SCHEME.name: scheme,
    pieces.TILE.name: tile,
    pieces.VAULT.name: vault,
    pieces.AI.name: ai,
    pieces.DEVELOPMENT.name: development,
}


def picture(words: Words, kind: Kind, value: int) -> Markup:
    """The picture of a thing; empty for what is not drawn for itself."""
    if kind.name not in DRAWN or value < 0:
        return Markup("")
    body, box = DRAWN[kind.name](words, value)
    return framed(body, *box, words.thing(kind, value))
