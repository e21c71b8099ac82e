"""The world board and the ship: printed facts only. Locations, paths, dig sites, markets and centres."""

from __future__ import annotations

from typing import Final

from ...engine.printed import sheet
from .tiles import COLOURS, TILES

_locations = sheet(__name__, "locations")
_paths = sheet(__name__, "paths")
_symbols = sheet(__name__, "symbols")
_numbers = sheet(__name__, "numbers")

PLACES: Final[tuple[str, ...]] = _locations.ids()
X: Final[tuple[int, ...]] = _locations.numbers("x", 0, 1000)
Y: Final[tuple[int, ...]] = _locations.numbers("y", 0, 600)
LOCATIONS: Final = tuple(  # id, colour, kinds dug here, x, y
    zip(PLACES, _locations.texts("colour"), _locations.texts("kinds"), X, Y)
)
_ends = tuple(zip(_paths.names("from", PLACES), _paths.names("to", PLACES), _paths.names("edge", ("no", "yes"))))
PATHS: Final = tuple([(PLACES[a], PLACES[b]) for a, b, edge in _ends if not edge])
WRAPS: Final = tuple([(PLACES[a], PLACES[b]) for a, b, edge in _ends if edge])  # across the edge of the map

CENTRES: Final = ("left", "middle", "right")  # [rulebook]
QUEUE_SIZE: Final[int] = _numbers.value("queue_size", 1, 9)  # buyers that one market's queue holds
START_MARKETS: Final = ("market_1", "market_4")  # [rulebook] where two explorers of everybody start

SYMBOL_IDS: Final[tuple[str, ...]] = _symbols.ids()
PLACE_OF_MARKET: Final[tuple[int, ...]] = _symbols.names("market", PLACES)
MARKETS: Final = tuple([PLACES[at] for at in PLACE_OF_MARKET])
CENTRE_OF: Final[tuple[int, ...]] = _symbols.names("centre", CENTRES)  # of a market, which is also a symbol
BLACK_MARKET_OF: Final[tuple[int, ...]] = _symbols.names("black_market", PLACES)  # the location a symbol leads to
SYMBOLS: Final = tuple(  # what the symbol of a card means: id, market, centre, black market
    [
        (SYMBOL_IDS[at], MARKETS[at], CENTRES[CENTRE_OF[at]], PLACES[BLACK_MARKET_OF[at]])
        for at in range(len(SYMBOL_IDS))
    ]
)
BLACK_MARKETS: Final = tuple([PLACES.index(place) for place in ("black_west", "black_central", "black_east")])
STARTS: Final = tuple([PLACES.index(market) for market in START_MARKETS])


def _site(tile: str) -> int:
    colour, kind = tile.split("_")
    found = [at for at, row in enumerate(LOCATIONS) if row[1] == colour and kind in row[2].split()]
    _locations.require(
        len(found) == 1, -1, "kinds", f"{tile} is dug at {len(found)} sites", "one site for every artifact"
    )
    return found[0] if found else 0


SITE_OF: Final = tuple([_site(tile) for tile in TILES])  # the one dig site of a tile
SITES: Final = tuple([at for at, row in enumerate(LOCATIONS) if row[2]])
COLOUR_OF_SITE: Final[tuple[int, ...]] = _locations.names("colour", COLOURS, empty=True)


def _neighbours(place: str) -> tuple[int, ...]:
    ends = [(a, b) for pair in (*PATHS, *WRAPS) for a, b in (pair, pair[::-1])]
    return tuple(sorted([PLACES.index(b) for a, b in ends if a == place]))


NEIGHBOURS: Final = tuple([_neighbours(place) for place in PLACES])


def _distances(start: int) -> tuple[int, ...]:
    steps = {start: 0}
    queue = [start]
    for here in queue:
        for there in NEIGHBOURS[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    lost = [PLACES[at] for at in range(len(PLACES)) if at not in steps and not start]  # told once, from the first one
    _paths.require(not lost, -1, "", f"no way from {PLACES[start]} to {', '.join(lost)}", "a way to every location")
    return tuple([steps.get(at, len(PLACES)) for at in range(len(PLACES))])


DISTANCE: Final = tuple([_distances(start) for start in range(len(PLACES))])


def _within(start: int, fuel: int) -> tuple[int, ...]:
    return tuple([at for far in range(1, fuel + 1) for at in range(len(PLACES)) if DISTANCE[start][at] == far])


FARTHEST: Final = max([max(row) for row in DISTANCE])
# By start and fuel: the locations within reach, the nearest first.
WITHIN: Final = tuple([tuple([_within(start, fuel) for fuel in range(FARTHEST + 1)]) for start in range(len(PLACES))])


def within(start: int, fuel: int) -> tuple[int, ...]:
    """The locations within reach, the nearest first."""
    return WITHIN[start][min(fuel, FARTHEST)]
