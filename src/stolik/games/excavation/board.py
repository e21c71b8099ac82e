"""The world board and the ship: printed facts only. Locations, paths, dig sites, markets and centres."""

from __future__ import annotations

from typing import Final

from .tiles import COLOURS, TILES

# fmt: off
# [rulebook] 21 locations of three kinds, two of them both market and dig site; the composition is [source].
# [reconstructed] Names, coordinates (on 1000 x 600) and the kinds dug at each site, except that market 6 is an orange
# site at the eastern edge, a yellow site lies in the south-west and one black market in the east ([rulebook]).
LOCATIONS: Final = (
    # id,             colour,   dug here,    x,   y
    ("market_1",      "",       "",         95,  95),
    ("dig_green_1",   "green",  "k1",      230, 115),
    ("dig_green_2",   "green",  "k2",      135, 225),
    ("dig_green_3",   "green",  "k3 k4",   290, 215),
    ("market_2",      "",       "",        215, 320),
    ("black_west",    "",       "",         90, 365),
    ("dig_yellow_1",  "yellow", "k2 k4",   115, 500),
    ("dig_yellow_2",  "yellow", "k1",      275, 410),
    ("dig_yellow_3",  "yellow", "k3",      265, 535),
    ("market_4",      "",       "",        475,  75),
    ("dig_purple_1",  "purple", "k1 k4",   445, 185),
    ("dig_purple_2",  "purple", "k2 k3",   590, 150),
    ("market_3",      "red",    "k2",      440, 330),
    ("dig_red_1",     "red",    "k1",      560, 285),
    ("dig_red_2",     "red",    "k3 k4",   545, 450),
    ("black_central", "",       "",        665, 420),
    ("market_5",      "",       "",        700, 255),
    ("dig_orange_1",  "orange", "k2",      810, 165),
    ("dig_orange_2",  "orange", "k1",      800, 360),
    ("market_6",      "orange", "k3 k4",   900, 485),
    ("black_east",    "",       "",        935, 270),
)

# [rulebook] Paths across the edge of the map.
WRAPS: Final = (("dig_yellow_1", "market_6"), ("dig_yellow_1", "black_east"))

# [reconstructed] All other paths.
PATHS: Final = (
    ("market_1", "dig_green_1"),       ("market_1", "dig_green_2"),       ("dig_green_1", "dig_green_2"),
    ("dig_green_1", "dig_green_3"),    ("dig_green_1", "market_4"),       ("dig_green_2", "dig_green_3"),
    ("dig_green_2", "market_2"),       ("dig_green_2", "black_west"),     ("dig_green_3", "market_2"),
    ("dig_green_3", "dig_purple_1"),   ("market_2", "black_west"),        ("market_2", "dig_yellow_2"),
    ("black_west", "dig_yellow_1"),    ("dig_yellow_1", "dig_yellow_2"),  ("dig_yellow_1", "dig_yellow_3"),
    ("dig_yellow_2", "dig_yellow_3"),  ("dig_yellow_2", "market_3"),      ("dig_yellow_3", "dig_red_2"),
    ("market_4", "dig_purple_1"),      ("market_4", "dig_purple_2"),      ("dig_purple_1", "dig_purple_2"),
    ("dig_purple_1", "market_3"),      ("dig_purple_2", "market_5"),      ("dig_purple_2", "dig_orange_1"),
    ("dig_purple_2", "dig_red_1"),     ("market_3", "dig_red_1"),         ("market_3", "dig_red_2"),
    ("dig_red_1", "dig_red_2"),        ("dig_red_1", "market_5"),         ("dig_red_2", "black_central"),
    ("black_central", "market_5"),     ("black_central", "dig_orange_2"), ("market_5", "dig_orange_1"),
    ("market_5", "dig_orange_2"),      ("dig_orange_1", "black_east"),    ("dig_orange_1", "dig_orange_2"),
    ("dig_orange_2", "market_6"),      ("market_6", "black_east"),
)

# [reconstructed] What the symbol of a card means: its market, command centre and black market.
SYMBOLS: Final = (
    # id,  market,     centre,   black market
    ("s1", "market_1", "left",   "black_west"),
    ("s2", "market_2", "left",   "black_central"),
    ("s3", "market_3", "middle", "black_east"),
    ("s4", "market_4", "middle", "black_west"),
    ("s5", "market_5", "right",  "black_central"),
    ("s6", "market_6", "right",  "black_east"),
)
# fmt: on

CENTRES: Final = ("left", "middle", "right")  # [rulebook]
QUEUE_SIZE: Final = 4  # [rulebook] buyers that one market's queue holds
START_MARKETS: Final = ("market_1", "market_4")  # [rulebook] where two explorers of everybody start

PLACES: Final = tuple([row[0] for row in LOCATIONS])
MARKETS: Final = tuple([row[1] for row in SYMBOLS])
PLACE_OF_MARKET: Final = tuple([PLACES.index(market) for market in MARKETS])
CENTRE_OF: Final = tuple([CENTRES.index(row[2]) for row in SYMBOLS])  # of a market, which is also a symbol
BLACK_MARKET_OF: Final = tuple([PLACES.index(row[3]) for row in SYMBOLS])  # the location a symbol leads to
BLACK_MARKETS: Final = tuple([PLACES.index(place) for place in ("black_west", "black_central", "black_east")])
STARTS: Final = tuple([PLACES.index(market) for market in START_MARKETS])


def _site(tile: str) -> int:
    colour, kind = tile.split("_")
    (found,) = [at for at, row in enumerate(LOCATIONS) if row[1] == colour and kind in row[2].split()]
    return found


SITE_OF: Final = tuple([_site(tile) for tile in TILES])  # the one dig site of a tile
SITES: Final = tuple([at for at, row in enumerate(LOCATIONS) if row[2]])
COLOUR_OF_SITE: Final = tuple([COLOURS.index(row[1]) if row[1] else -1 for row in LOCATIONS])


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
    return tuple([steps[at] for at in range(len(PLACES))])


DISTANCE: Final = tuple([_distances(start) for start in range(len(PLACES))])


def _within(start: int, fuel: int) -> tuple[int, ...]:
    return tuple([at for far in range(1, fuel + 1) for at in range(len(PLACES)) if DISTANCE[start][at] == far])


MOST_FUEL: Final = 5
# By start and fuel: the locations within reach, the nearest first.
WITHIN: Final = tuple([tuple([_within(start, fuel) for fuel in range(MOST_FUEL + 1)]) for start in range(len(PLACES))])
