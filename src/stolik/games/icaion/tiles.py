"""The printed tiles: division board slots, apparatus and primal shards, and the score tables."""

from __future__ import annotations

from typing import Final

HARVESTER: Final = 0
SCAVENGER: Final = 1
REFINER: Final = 2

# Division board (rulebook; slot ids ours): three rows of harvester, scavenger, refiner. Row 1 is strength, row 2
# movement, row 3 null cages. A slot's number is 3 * row + machine.
SLOTS: Final = (
    "harvester_1", "scavenger_1", "refiner_1",
    "harvester_2", "scavenger_2", "refiner_2",
    "harvester_3", "scavenger_3", "refiner_3",
)  # fmt: skip
ALL_SLOTS: Final = 511
STRENGTH_ROW: Final = 0
MOVEMENT_ROW: Final = 1
CAGE_ROW: Final = 2
HARVESTER_1: Final = 0
SCAVENGER_1: Final = 1
REFINER_1: Final = 2
HARVESTER_2: Final = 3
SCAVENGER_2: Final = 4
REFINER_2: Final = 5
HARVESTER_3: Final = 6
SCAVENGER_3: Final = 7
REFINER_3: Final = 8
REFINER_1_POINTS: Final = 5
REFINER_2_CRYSTALS: Final = 2
ICON_CARDS: Final = 2  # at most, for refiner_3 and for the emergency power supply
BASIC_STRENGTH: Final = 1  # printed from the start
BASIC_MOVE: Final = 2
CAGES: Final = 6  # cage_1 and cage_2 are open, cage_3 and cage_4 come from row 3, cage_5 and cage_6 from upgrades

# What actions cost and give (rulebook).
CAMP_COST: Final = 1
HARVEST_CRYSTALS: Final = 1  # by an activated machine without upgrades
SCAVENGE_CARDS: Final = 1
REFINE_POINTS: Final = 2
PINK_POINTS: Final = 1
OVERCHARGE_CRYSTALS: Final = 1  # of any colour, besides one for each type of region
SOLD_CARD_POINTS: Final = 2  # Radiant Beams, for each card of a discarded hand
CRYSTAL_POINTS: Final = 1  # at the end

# Apparatus (rulebook), by colour: what it counts and the points for each, on the Day side and on the Night side.
COUNT_SCAVENGERS: Final = 0
COUNT_REFINERS: Final = 1
COUNT_HARVESTERS: Final = 2
COUNT_TYPES: Final = 3
COUNT_ROW_1: Final = 4
COUNT_ROW_2: Final = 5
COUNT_UPGRADES: Final = 6
COUNT_PARASITES: Final = 7
COUNT_SHARDS: Final = 8
COUNT_ROW_3: Final = 9
# fmt: off
APPARATUS: Final[tuple[tuple[tuple[int, int], tuple[int, int]], ...]] = (
    ((COUNT_SCAVENGERS, 4), (COUNT_REFINERS,  5)),  # blue
    ((COUNT_ROW_1,      3), (COUNT_ROW_2,     3)),  # green
    ((COUNT_HARVESTERS, 3), (COUNT_TYPES,     2)),  # brown
    ((COUNT_UPGRADES,   4), (COUNT_PARASITES, 2)),  # gray
    ((COUNT_SHARDS,     5), (COUNT_ROW_3,     4)),  # pink
)
# fmt: on
COLOURS: Final = ("blue", "green", "brown", "gray", "pink")
TILES: Final = tuple([f"app_{colour}_{year}" for colour in COLOURS for year in (1, 2, 3)])
YEARS: Final = 3

# Primal shards (rulebook): how many of value 1, 2 and 3; and the points for 0 to 5 of them at the end.
SHARDS: Final = (1,) * 5 + (2,) * 6 + (3,) * 5
SHARD_POINTS: Final = (-15, 0, 5, 10, 20, 30)
MOST_SHARDS: Final = len(SHARD_POINTS) - 1
COLOSSUS_SHARDS: Final = (0, 0, 3, 3, 4, 5)  # on the Colossus at the beginning of a Year, by number of players

# Parasites at the end of a Year (rulebook; five players: A6), by the number of players: points by rank.
PARASITE_POINTS: Final[tuple[tuple[int, ...], ...]] = (
    (), (), (9, 4), (9, 4, 1), (10, 6, 2, 1), (10, 6, 2, 1, 0),
)  # fmt: skip

# Machines of the neutral colour that the players place before the game (rulebook), of each kind.
NEUTRALS_EACH: Final = (0, 0, 3, 2, 1, 0)
