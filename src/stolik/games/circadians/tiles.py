"""The tiles: farms, ships and gem vaults. Effects are *rulebook*, copies, amounts and most points *reconstructed*."""

from __future__ import annotations

from typing import Final

from .board import ALGAE, ENERGY

# fmt: off
NO_DIE : Final = 0
ANY_DIE: Final = 1
SIX    : Final = 2  # produces when the effective value is 6

PLAIN  : Final = 0  # ways in which a ship turns its die
TUNE   : Final = 1  # +1 or -1
BOOST  : Final = 2  # +1 or +2
FLIP   : Final = 3  # v becomes 7 - v

FARM_TILES: Final[tuple[tuple[str, int, int, int, int, int, int, int], ...]] = (
    # id              copies  needs    W  A  E  G  VP
    ("farm_hybrid",   3,      ANY_DIE, 0, 0, 0, 0, 0),  # one of two resources by the farm table
    ("farm_energy",   2,      NO_DIE,  0, 0, 1, 0, 0),
    ("farm_algae",    2,      NO_DIE,  0, 2, 0, 0, 0),
    ("farm_water",    2,      NO_DIE,  3, 0, 0, 0, 0),
    ("farm_six_gem",  1,      SIX,     0, 0, 1, 1, 0),
    ("farm_six_mix",  1,      SIX,     6, 2, 1, 0, 0),
    ("farm_trade",    2,      NO_DIE,  0, 0, 0, 0, 0),  # trades at harvest
    ("farm_vp",       2,      NO_DIE,  0, 0, 0, 0, 3),
    ("farm_sunari",   0,      NO_DIE,  2, 1, 1, 0, 0),  # Sunari's own
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

SHIP_TILES: Final[tuple[tuple[str, int, int, int, bool, int, int], ...]] = (
    # id                copies  VP turns  free   saves W E of the action's cost; a free garage costs no algae
    ("ship_flip",       3,      1, FLIP,  False, 0, 0),
    ("ship_boost",      3,      0, BOOST, False, 0, 0),
    ("ship_algae",      3,      0, PLAIN, True,  0, 0),
    ("ship_tune",       3,      0, TUNE,  False, 0, 0),
    ("ship_water",      3,      1, PLAIN, False, 5, 0),
    ("ship_energy",     3,      0, PLAIN, False, 0, 1),
    ("ship_ul_kah_tal", 0,      0, FLIP,  True,  5, 0),  # Ul Kah Tal's own
    ("ship_printed",    0,      0, TUNE,  False, 0, 0),  # garage 1 of every base
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
TURNS: Final[tuple[int, ...]] = tuple([PLAIN for _ in FARM_TILES] + [row[3] for row in SHIP_TILES])
FREE_GARAGE: Final[tuple[bool, ...]] = tuple([False for _ in FARM_TILES] + [row[4] for row in SHIP_TILES])
SHIP_SAVES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [(0, 0, 0, 0) for _ in FARM_TILES] + [(row[5], 0, row[6], 0) for row in SHIP_TILES]
)  # by tile: W, A, E, G
FARM_NEEDS: Final[tuple[int, ...]] = tuple([row[2] for row in FARM_TILES])
FARM_YIELD: Final[tuple[tuple[int, ...], ...]] = tuple([(row[3], row[4], row[5], row[6]) for row in FARM_TILES])
HYBRID_CHOICE: Final[tuple[int, int]] = (ALGAE, ENERGY)
FARM_TRADES  : Final = 2  # of a trade farm, at harvest

VAULTS: Final[tuple[tuple[str, int], ...]] = (("vault_a", 5), ("vault_b", 6), ("vault_c", 6), ("vault_d", 7), ("vault_e", 7), ("vault_f", 8))
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
