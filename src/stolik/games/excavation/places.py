"""The world and the ship place by place: paths, explorers, artifacts, traders, buyers and representatives."""

from __future__ import annotations

from typing import Final

from ...engine.option import NUMBER, SEAT, Phrase, Verbs
from ...engine.place import PATH, Piece, Place
from . import board
from .pieces import BUYER, CENTRE, COLOUR, LOCATION, MARKET, ORDER, TILE
from .state import ExcavationState
from .tiles import VALUE

NEAR: Final = Verbs()
NEAR_PATH: Final = NEAR.verb(PATH, LOCATION)
NEAR_EDGE: Final = NEAR.verb("edge", LOCATION)
NEAR_CENTRE: Final = NEAR.verb("centre", CENTRE)
NEAR_MARKET: Final = NEAR.verb("market", LOCATION)

STANDS: Final = Verbs()
EXPLORERS: Final = STANDS.verb("explorers", SEAT, NUMBER)
TRADERS: Final = STANDS.verb("traders", SEAT, NUMBER)
REPRESENTATIVES: Final = STANDS.verb("representatives", SEAT, NUMBER)
ARTIFACTS: Final = STANDS.verb("artifacts", TILE, NUMBER)
QUEUED: Final = STANDS.verb("queued", BUYER, NUMBER)
ORDER_CARD: Final = STANDS.verb("order", ORDER)

GROUPS: Final = Verbs()
SITE: Final = GROUPS.verb("site", COLOUR)
MARKET_SITE: Final = GROUPS.verb("market-site", COLOUR)
MARKET_PLACE: Final = GROUPS.verb("market")
BLACK: Final = GROUPS.verb("black")
SHIP: Final = GROUPS.verb("ship")

# fmt: off
GRID: Final = (  # the world as a drawing in characters has it
    ("market_1",   "dig_green_1",  "",             "market_4",     "",              ""),
    ("dig_green_2", "dig_green_3", "dig_purple_1", "dig_purple_2", "dig_orange_1",  ""),
    ("",           "market_2",     "market_3",     "dig_red_1",    "market_5",      "black_east"),
    ("black_west", "dig_yellow_2", "",             "dig_red_2",    "black_central", "dig_orange_2"),
    ("dig_yellow_1", "dig_yellow_3", "",           "",             "",              "market_6"),
    ("",           "",             "left",         "middle",       "right",         ""),
)
# fmt: on
WIDE: Final = 9  # a cell of it
HIGH: Final = 3
SPOT: Final = {name: (row * HIGH, column * WIDE) for row, line in enumerate(GRID) for column, name in enumerate(line)}
ACROSS: Final = {frozenset(pair) for pair in board.WRAPS}


def places(view: ExcavationState) -> list[Place]:
    """All locations of the world, and the centres of the ship."""
    sides = range(len(view.credits))
    ground = view.sites() if view.ground else [[] for _ in board.PLACES]
    return [location(view, at, ground[at], sides) for at in range(len(board.PLACES))] + [
        centre(view, at, sides) for at in range(len(board.CENTRES))
    ]


def location(view: ExcavationState, at: int, ground: list[int], sides: range) -> Place:
    """A location: who explores, trades and queues there, and what can be dug up."""
    name = board.PLACES[at]
    market = board.MARKETS.index(name) if name in board.MARKETS else -1
    pieces = [
        Piece(Phrase(EXPLORERS, (seat, own.count(at))), "@" * own.count(at), seat)
        for seat, own in enumerate(view.explorers)
        if at in own
    ]
    near = [
        Phrase(NEAR_EDGE if frozenset((name, board.PLACES[to])) in ACROSS else NEAR_PATH, (to,))
        for to in board.NEIGHBOURS[at]
    ]
    if market >= 0:
        near.append(Phrase(NEAR_CENTRE, (board.CENTRE_OF[market],)))
        for side in sides:
            count = view.traders[side * len(board.MARKETS) + market]
            if count:
                pieces.append(Piece(Phrase(TRADERS, (side, count)), f"t{count}" if count > 1 else "t", side))
        queue = view.queues[market] if view.queues else ()
        pieces += [
            Piece(Phrase(QUEUED, (buyer, place)), BUYER.text(buyer)[0].upper()) for place, buyer in enumerate(queue, 1)
        ]
    for tile in dict.fromkeys(ground):
        count, value = ground.count(tile), str(VALUE[tile])
        pieces.append(Piece(Phrase(ARTIFACTS, (tile, count)), value * count if count < 4 else f"{value}×{count}"))
    row, column = SPOT[name]
    return Place(
        LOCATION, at, row, column, WIDE - 1, group_of(at, market), tuple(near), tuple(pieces),
        sign_of(at, market), True, also=((MARKET, market),) if market >= 0 else (),
    )  # fmt: skip


def group_of(at: int, market: int) -> Phrase:
    """What kind of location it is, and of which region."""
    colour = board.COLOUR_OF_SITE[at]
    if at in board.BLACK_MARKETS:
        return Phrase(BLACK)
    if market < 0:
        return Phrase(SITE, (colour,))
    return Phrase(MARKET_PLACE) if colour < 0 else Phrase(MARKET_SITE, (colour,))


def sign_of(at: int, market: int) -> str:
    """The number of a market, and the letter of a region."""
    colour = board.COLOUR_OF_SITE[at]
    return (
        ("■" if at in board.BLACK_MARKETS else "")
        + (str(market + 1) if market >= 0 else "")
        + (COLOUR.text(colour)[0].upper() if colour >= 0 else "")
    )


def centre(view: ExcavationState, at: int, sides: range) -> Place:
    """A command centre of the ship: its order and everybody's representatives."""
    pieces = [
        Piece(
            Phrase(REPRESENTATIVES, (side, view.reps[side * len(board.CENTRES) + at])),
            f"r{view.reps[side * len(board.CENTRES) + at]}",
            side,
        )
        for side in sides
        if view.reps[side * len(board.CENTRES) + at]
    ]
    if view.orders and view.orders[at] >= 0:
        pieces.append(Piece(Phrase(ORDER_CARD, (view.orders[at],))))
    near = [
        Phrase(NEAR_MARKET, (board.PLACE_OF_MARKET[market],))
        for market in range(len(board.MARKETS))
        if board.CENTRE_OF[market] == at
    ]
    row, column = SPOT[board.CENTRES[at]]
    return Place(CENTRE, at, row, column, WIDE - 1, Phrase(SHIP), tuple(near), tuple(pieces), "▲", True)
