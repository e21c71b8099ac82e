"""The tiles: farms, ships and gem vaults. Effects are *rulebook*, copies, amounts and most points *reconstructed*."""

from __future__ import annotations

from typing import Final

from ...engine.printed import sheet
from .board import ALGAE, ENERGY, RESOURCES

_farms = sheet(__name__, "farms")
_ships = sheet(__name__, "ships")
_vaults = sheet(__name__, "vaults")
_numbers = sheet(__name__, "numbers")

# fmt: off
NO_DIE : Final = 0
ANY_DIE: Final = 1
SIX    : Final = 2  # produces when the effective value is 6

PLAIN  : Final = 0  # ways in which a ship turns its die
TUNE   : Final = 1  # +1 or -1
BOOST  : Final = 2  # +1 or +2
FLIP   : Final = 3  # v becomes 7 - v

FARM_TILES: Final[tuple[tuple[str, int, int, int, int, int, int, int], ...]] = tuple(  # id, copies, needs, W A E G, VP
    zip(_farms.ids(), _farms.numbers("copies", 0, 9), _farms.names("die", ("none", "any", "six")),
        *[_farms.numbers(name, 0, 20) for name in RESOURCES], _farms.numbers("points", 0, 20))
)
FARM_HYBRID : Final = 0
FARM_ENERGY : Final = 1
FARM_ALGAE  : Final = 2
FARM_WATER  : Final = 3
FARM_SIX_GEM: Final = 4
FARM_SIX_MIX: Final = 5
FARM_TRADE  : Final = 6
FARM_VP     : Final = 7
FARM_SUNARI : Final = 8

# id, copies, VP, turns, free, saves W E of the action's cost; a free garage costs no algae
SHIP_TILES: Final[tuple[tuple[str, int, int, int, bool, int, int], ...]] = tuple(
    zip(_ships.ids(), _ships.numbers("copies", 0, 9), _ships.numbers("points", 0, 20),
        _ships.names("turns", ("no", "tune", "boost", "flip")),
        [each == 1 for each in _ships.names("free_garage", ("no", "yes"))],
        _ships.numbers("water", 0, 20), _ships.numbers("energy", 0, 9))
)
SHIP_FLIP      : Final = 9
SHIP_BOOST     : Final = 10
SHIP_ALGAE     : Final = 11
SHIP_TUNE      : Final = 12
SHIP_WATER     : Final = 13
SHIP_ENERGY    : Final = 14
SHIP_UL_KAH_TAL: Final = 15
SHIP_PRINTED   : Final = 16

TILE_IDS: Final[tuple[str, ...]] = tuple([row[0] for row in FARM_TILES] + [row[0] for row in SHIP_TILES])
TILE_COPIES: Final[tuple[int, ...]] = tuple([row[1] for row in FARM_TILES] + [row[1] for row in SHIP_TILES])
TILE_VP: Final[tuple[int, ...]] = tuple([row[7] for row in FARM_TILES] + [row[2] for row in SHIP_TILES])
TILES      : Final = len(TILE_IDS)
for _printed, _row in ((_farms, FARM_SUNARI), (_ships, SHIP_UL_KAH_TAL), (_ships, SHIP_PRINTED)):
    _printed.require(TILE_COPIES[_row] == 0, _row % len(FARM_TILES), "copies", f"{TILE_COPIES[_row]} of {TILE_IDS[_row]}", "0: it is in no pile")
for _printed, _tiles, _all in ((_farms, [row[1] for row in FARM_TILES], 15), (_ships, [row[1] for row in SHIP_TILES], 18)):
    _printed.require(sum(_tiles) == _all, -1, "copies", f"{sum(_tiles)} tiles", f"{_all} tiles, in three equal piles")
TURNS: Final[tuple[int, ...]] = tuple([PLAIN for _ in FARM_TILES] + [row[3] for row in SHIP_TILES])
FREE_GARAGE: Final[tuple[bool, ...]] = tuple([False for _ in FARM_TILES] + [row[4] for row in SHIP_TILES])
SHIP_SAVES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [(0, 0, 0, 0) for _ in FARM_TILES] + [(row[5], 0, row[6], 0) for row in SHIP_TILES]
)  # by tile: W, A, E, G
FARM_NEEDS: Final[tuple[int, ...]] = tuple([row[2] for row in FARM_TILES])
FARM_YIELD: Final[tuple[tuple[int, ...], ...]] = tuple([(row[3], row[4], row[5], row[6]) for row in FARM_TILES])
HYBRID_CHOICE: Final[tuple[int, int]] = (ALGAE, ENERGY)
FARM_TRADES  : Final = _numbers.value("farm_trades", 0, 9)  # of a trade farm, at harvest

VAULTS: Final[tuple[tuple[str, int], ...]] = tuple(zip(_vaults.ids(), _vaults.numbers("points", 0, 30)))
VAULT_IDS: Final[tuple[str, ...]] = tuple([row[0] for row in VAULTS])
VAULT_VP: Final[tuple[int, ...]] = tuple([row[1] for row in VAULTS])

NOTHING: Final = -1  # no tile here
# fmt: on


def turned(value: int, way: int) -> list[int]:
    """What a value may become by one turn of this way, itself not included."""
    if way == TUNE:
        return [each for each in (value - 1, value + 1) if 1 <= each <= 6]
    if way == BOOST:
        return [each for each in (value + 1, value + 2) if each <= 6]
    return [7 - value] if way == FLIP else []


def reachable(value: int, way: int, signal: int) -> int:
    """The final values, as bits, of a die turned by a ship and perhaps by a clear signal, in either order."""
    if value == 0:
        return 0
    ship = [value, *turned(value, way)]
    both = ship + [after for each in ship for after in turned(each, TUNE)] if signal else ship
    if signal:
        for first in turned(value, TUNE):
            both = both + turned(first, way)
    bits = 0
    for each in both:
        bits |= 1 << each
    return bits


# Final values by way, clear signal and face; Sal (face 7) is always a 3.
REACH: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [
        tuple([tuple([reachable(face, way, signal) for face in range(7)] + [8]) for signal in (0, 1)])
        for way in (PLAIN, TUNE, BOOST, FLIP)
    ]
)
