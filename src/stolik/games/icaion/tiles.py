"""The printed tiles: division board slots, apparatus and primal shards, and the score tables."""

from __future__ import annotations

from typing import Final

from ...engine.printed import sheet

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

_numbers = sheet(__name__, "numbers")
_apparatus = sheet(__name__, "apparatus")
_shards = sheet(__name__, "shards")
_players = sheet(__name__, "players")
_points = sheet(__name__, "points")

REFINER_1_POINTS: Final[int] = _numbers.value("refiner_1_points")
REFINER_2_CRYSTALS: Final[int] = _numbers.value("refiner_2_crystals", 1, 9)
ICON_CARDS: Final[int] = _numbers.value("icon_cards", 1, 9)  # at most, for refiner_3 and for the emergency power supply
BASIC_STRENGTH: Final[int] = _numbers.value("basic_strength", 1, 9)  # printed from the start
BASIC_MOVE: Final[int] = _numbers.value("basic_move", 1, 9)
CAGES: Final = 6  # cage_1 and cage_2 are open, cage_3 and cage_4 come from row 3, cage_5 and cage_6 from upgrades

# What actions cost and give.
CAMP_COST: Final[int] = _numbers.value("camp_cost", 0, 5)
HARVEST_CRYSTALS: Final[int] = _numbers.value("harvest_crystals", 1, 5)  # by an activated machine without upgrades
SCAVENGE_CARDS: Final[int] = _numbers.value("scavenge_cards", 1, 5)
REFINE_POINTS: Final[int] = _numbers.value("refine_points")
PINK_POINTS: Final[int] = _numbers.value("pink_points")
OVERCHARGE_CRYSTALS: Final[int] = _numbers.value(
    "overcharge_crystals", 0, 5
)  # of any colour, besides one for each type
SOLD_CARD_POINTS: Final[int] = _numbers.value("sold_card_points")  # Radiant Beams, for each card of a discarded hand
CRYSTAL_POINTS: Final[int] = _numbers.value("crystal_points")  # at the end

# Apparatus, by colour: what it counts and the points for each, on the Day side and on the Night side.
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
COUNTED_MACHINE: Final[dict[int, int]] = {
    COUNT_SCAVENGERS: SCAVENGER,
    COUNT_REFINERS: REFINER,
    COUNT_HARVESTERS: HARVESTER,
}
COUNTED_ROW: Final[dict[int, int]] = {COUNT_ROW_1: STRENGTH_ROW, COUNT_ROW_2: MOVEMENT_ROW, COUNT_ROW_3: CAGE_ROW}
COUNTS: Final = (
    "scavengers", "refiners", "harvesters", "types", "row_1", "row_2", "upgrades", "parasites", "shards", "row_3",
)  # fmt: skip
APPARATUS: Final[tuple[tuple[tuple[int, int], tuple[int, int]], ...]] = tuple(
    zip(
        zip(_apparatus.names("day", COUNTS), _apparatus.numbers("day_points")),
        zip(_apparatus.names("night", COUNTS), _apparatus.numbers("night_points")),
    )
)
COLOURS: Final = ("blue", "green", "brown", "gray", "pink")
TILES: Final = tuple([f"app_{colour}_{year}" for colour in COLOURS for year in (1, 2, 3)])
YEARS: Final = 3

# Primal shards by value; and the points for 0 to 5 of them at the end.
SHARDS: Final[tuple[int, ...]] = tuple(
    [
        value
        for value, count in zip(_shards.numbers("value", 1, 9), _shards.numbers("shards", 1, 20))
        for _ in range(count)
    ]
)
SHARD_POINTS: Final[tuple[int, ...]] = _points.number_lists("points", -99, 99)[0]
MOST_SHARDS: Final = len(SHARD_POINTS) - 1
_points.require(MOST_SHARDS == 5, 0, "points", f"{MOST_SHARDS + 1} numbers", "6 numbers")

# By the number of players: shards on the Colossus at the beginning of a Year, points for parasites at its end by rank,
# and machines of each kind of the neutral colour that the players place before the game.
COLOSSUS_SHARDS: Final[tuple[int, ...]] = (0, 0, *_players.numbers("shards", 0, 9))
PARASITE_POINTS: Final[tuple[tuple[int, ...], ...]] = ((), (), *_players.number_lists("parasite_points", 0, 99))
NEUTRALS_EACH: Final[tuple[int, ...]] = (0, 0, *_players.numbers("neutrals", 0, 3))
for _at, _row in enumerate(PARASITE_POINTS[2:]):
    _players.require(len(_row) == _at + 2, _at, "parasite_points", f"{len(_row)} numbers", f"{_at + 2} numbers")
_players.require(NEUTRALS_EACH[5] == 0, 3, "neutrals", str(NEUTRALS_EACH[5]), "0: all five colours are taken")
