"""One thing drawn for itself: artifacts, cards, places, markets, centres, buyers, factions, orders, Zu's cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from markupsafe import Markup

from ....drawing.svg import lines, rrect, text, use
from ....drawing.svg import picture as framed
from ....engine.option import Kind
from ....words import Words
from .. import pieces
from ..board import BLACK_MARKET_OF, CENTRE_OF, LOCATIONS, MARKETS
from ..cards import BUYERS, ORDER_NUMBER, ZU_PAIR, ZU_ROWS
from ..tiles import COLOURS, TILES
from . import cards, world
from .figures import ACTION_ICON, CREW_COLOUR, ORDER_ICON
from .labels import labels

Box = tuple[float, float, float, float]
Drawn = tuple[str, Box]
WHITE, YELLOW = "#FFFBEF", "#FFE58A"
ZU_ICON: Final = {**ACTION_ICON, "rush": "trade"}


def location(words: Words, value: int) -> Drawn:
    """A location of the map: pit, market or black market."""
    name, colour, kinds, _, _ = LOCATIONS[value]
    out = use(f"dig-{colour}") if colour else ""
    if name in MARKETS:
        x, y = world.BESIDE if colour else (0, 0)
        out += use("plaza-b", x, y) + use(f"s{MARKETS.index(name)}", x, y + 1.5, 0.82, 'fill="#FFF6DE"')
    elif not colour:
        symbols = [symbol for symbol in range(len(MARKETS)) if BLACK_MARKET_OF[symbol] == value]
        out += use("den-b") + "".join(
            use(f"s{s}", -8 + 16 * i, 8, 0.52, 'fill="#FFF3D2"') for i, s in enumerate(symbols)
        )
    dug = [f"{colour}_{kind}" for kind in kinds.split()]
    out += "".join(use(f"t-{tile}", -20 * (len(dug) - 1) + 40 * i, 42) for i, tile in enumerate(dug))
    return out, (-62, -30, 124, 94 if dug else 62)


def market(words: Words, value: int) -> Drawn:
    """A market's hexagon with its symbol."""
    return use("plaza-b") + use(f"s{value}", 0, 1.5, 0.82, 'fill="#FFF6DE"'), (-24, -24, 48, 48)


def centre(words: Words, value: int) -> Drawn:
    """The markets whose traders are promoted to a command centre."""
    served = [market for market in range(len(MARKETS)) if CENTRE_OF[market] == value]
    out = f'<path d="{rrect(-44, -20, 88, 40, 12)}" fill="#1FA79B" stroke="#FFF3D8" stroke-width="2"/>'
    return out + "".join(use(f"s{each}", -18 + 36 * i, 0, 0.9, 'fill="#fff"') for i, each in enumerate(served)), (
        -46, -22, 92, 44,
    )  # fmt: skip


def faction(words: Words, value: int) -> Drawn:
    """An explorer of a faction; Zu has none."""
    if value >= len(CREW_COLOUR):
        return f'<circle r="30" fill="#14303F"/>{use("i-radar-dish", 0, 0, 1.8, "fill=" + chr(34) + "#E8F7F8" + chr(34))}', (
            -32, -32, 64, 64,
        )  # fmt: skip
    colour = CREW_COLOUR[value]
    return f'<circle r="44" fill="var(--p-{colour}-deep)"/>{use("ex-" + colour, 0, 40, 2)}', (-46, -46, 92, 92)


def order(words: Words, value: int) -> Drawn:
    """An order card, its white side and its yellow side below."""
    out = ""
    for side, paper in enumerate((WHITE, YELLOW)):
        y = 62 * side
        said = lines(words.thing(pieces.ORDER, value), 12, 3)
        out += (
            f'<path d="{rrect(0, y, 126, 55, 6)}" fill="{paper}" stroke="#5B4A22" stroke-width="1.2"/>'
            f'<path d="M0 {y + 6}Q0 {y} 6 {y}H26V{y + 55}H6Q0 {y + 55} 0 {y + 49}Z" fill="#1FA79B"/>'
            + use("i-" + ORDER_ICON[value], 13, y + 27.5, 0.86, 'fill="#fff"')
            + text(112, y + 34, ORDER_NUMBER[value][side] or "–", "t-num dark")
        )
        for i, line in enumerate(said):
            out += text(32, y + 32 - 7 * len(said) + 14 * (i + 0.5), line, "t-order", "start")
    return out, (-2, -2, 130, 121)


def zu_card(words: Words, value: int) -> Drawn:
    """A card of Zu: the action, and the colours or the market it names."""
    _, kind, named = ZU_ROWS[value]
    out = f'<path d="{rrect(-36, -50, 72, 100, 8)}" fill="#14303F" stroke="#FFF3D8" stroke-width="2"/>'
    out += use(f"i-{ZU_ICON[kind]}", 0, -14, 1.6, 'fill="#E8F7F8"')
    out += "".join(use(f"bd-{COLOURS[colour]}", -16 + 32 * i, 28, 0.8) for i, colour in enumerate(ZU_PAIR[value]))
    if named in MARKETS:
        out += use("plaza-b", 0, 28) + use(f"s{MARKETS.index(named)}", 0, 29.5, 0.82, 'fill="#FFF6DE"')
    return out, (-38, -52, 76, 104)


DRAWN: Final[dict[str, Callable[[Words, int], Drawn]]] = {
    pieces.COLOUR.name: lambda words, value: (use(f"bd-{COLOURS[value]}"), (-18, -18, 36, 36)),
    pieces.TILE.name: lambda words, value: (use(f"t-{TILES[value]}"), (-19, -19, 40, 40)),
    pieces.CARD.name: lambda words, value: (
        cards.broad_face(words, labels(words.lang), value, 176),
        (-2, -2, 180, 160),
    ),
    pieces.LOCATION.name: location,
    pieces.MARKET.name: market,
    pieces.CENTRE.name: centre,
    pieces.BUYER.name: lambda words, value: (use(f"by-{BUYERS[value]}"), (-16, -34, 32, 40)),
    pieces.FACTION.name: faction,
    pieces.ORDER.name: order,
    pieces.ZU_CARD.name: zu_card,
}


def picture(words: Words, kind: Kind, value: int) -> Markup:
    """The picture of a thing; empty for what is not drawn for itself."""
    if kind.name not in DRAWN or value < 0:
        return Markup("")
    body, box = DRAWN[kind.name](words, value)
    return framed(body, *box, words.thing(kind, value))


def thing_of(table: str, id: str) -> tuple[Kind, int] | None:
    """What is drawn of a row of a printed table that is named differently there: the first of its kind."""
    kind = {"kinds": pieces.TILE, "symbols": pieces.CARD}.get(table)
    found = [value for value, name in enumerate(kind.names) if name.endswith(f"_{id}")] if kind else []
    return (kind, found[0]) if kind and found else None
