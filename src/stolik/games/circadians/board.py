"""The printed boards: planet, negotiations, spaceport, stations, research base and the AI's boards.

Each table carries its provenance: *rulebook* where the rulebook's text gives it, *reconstructed* where it was designed
to agree with every count and example of the rulebook.
"""

from __future__ import annotations

from typing import Final

HexRow = tuple[str, int, int, int, tuple[int, ...], int, tuple[int, ...], int]

WATER: Final = 0
ALGAE: Final = 1
ENERGY: Final = 2
GEM: Final = 3

WATER3: Final = 1
GEM1: Final = 2
TOKEN_GAIN: Final[tuple[tuple[int, int], ...]] = ((WATER, 0), (WATER, 3), (GEM, 1))  # by token (rulebook)

# -- planet (map, yields and tokens: reconstructed; arrows and directions 2, 3, 5: rulebook) -----------------------

# fmt: off
HEXES: Final[tuple[HexRow, ...]] = (
    # id       q   r ring  side A: W A E, token    side B: W A E, token
    ("c0",     0,  0, 0, ( 3, 0, 0), 0     , ( 3, 0, 0), 0     ),
    ("r1_0",   1,  0, 1, ( 6, 0, 0), 0     , ( 6, 0, 0), 0     ),
    ("r1_1",   0,  1, 1, ( 3, 2, 0), 0     , ( 0, 4, 0), 0     ),
    ("r1_2",  -1,  1, 1, ( 0, 4, 0), 0     , ( 0, 0, 2), 0     ),
    ("r1_3",  -1,  0, 1, ( 0, 2, 1), 0     , ( 6, 0, 0), 0     ),
    ("r1_4",   0, -1, 1, ( 0, 0, 2), 0     , ( 0, 4, 0), 0     ),
    ("r1_5",   1, -1, 1, ( 3, 0, 1), 0     , ( 0, 0, 2), 0     ),
    ("r2_0",   2,  0, 2, ( 9, 0, 0), WATER3, ( 9, 0, 0), 0     ),
    ("r2_1",   1,  1, 2, ( 6, 2, 0), 0     , ( 6, 2, 0), WATER3),
    ("r2_2",   0,  2, 2, ( 3, 4, 0), WATER3, ( 0, 6, 0), 0     ),
    ("r2_3",  -1,  2, 2, ( 0, 6, 0), 0     , ( 0, 4, 1), WATER3),
    ("r2_4",  -2,  2, 2, ( 0, 6, 0), WATER3, ( 0, 0, 3), 0     ),
    ("r2_5",  -2,  1, 2, ( 0, 4, 1), 0     , ( 3, 0, 2), WATER3),
    ("r2_6",  -2,  0, 2, ( 0, 2, 2), WATER3, ( 9, 0, 0), 0     ),
    ("r2_7",  -1, -1, 2, ( 0, 0, 3), 0     , ( 3, 4, 0), WATER3),
    ("r2_8",   0, -2, 2, ( 0, 0, 3), WATER3, ( 0, 6, 0), 0     ),
    ("r2_9",   1, -2, 2, ( 3, 0, 2), 0     , ( 0, 2, 2), WATER3),
    ("r2_10",  2, -2, 2, ( 6, 0, 1), WATER3, ( 0, 0, 3), 0     ),
    ("r2_11",  2, -1, 2, ( 9, 0, 0), 0     , ( 6, 0, 1), WATER3),
    ("r3_0",   3,  0, 3, (12, 0, 0), GEM1  , (12, 0, 0), 0     ),
    ("r3_1",   2,  1, 3, (12, 0, 0), 0     , ( 6, 4, 0), GEM1  ),
    ("r3_2",   1,  2, 3, ( 6, 4, 0), 0     , ( 6, 4, 0), 0     ),
    ("r3_3",   0,  3, 3, ( 6, 4, 0), GEM1  , ( 0, 8, 0), 0     ),
    ("r3_4",  -1,  3, 3, ( 6, 4, 0), 0     , ( 0, 4, 2), GEM1  ),
    ("r3_5",  -2,  3, 3, ( 0, 8, 0), 0     , ( 0, 4, 2), 0     ),
    ("r3_6",  -3,  3, 3, ( 0, 8, 0), GEM1  , ( 0, 0, 4), 0     ),
    ("r3_7",  -3,  2, 3, ( 0, 8, 0), 0     , ( 6, 0, 2), GEM1  ),
    ("r3_8",  -3,  1, 3, ( 0, 4, 2), 0     , ( 6, 0, 2), 0     ),
    ("r3_9",  -3,  0, 3, ( 0, 4, 2), GEM1  , (12, 0, 0), 0     ),
    ("r3_10", -2, -1, 3, ( 0, 4, 2), 0     , ( 6, 4, 0), GEM1  ),
    ("r3_11", -1, -2, 3, ( 0, 0, 4), 0     , ( 6, 4, 0), 0     ),
    ("r3_12",  0, -3, 3, ( 0, 0, 4), GEM1  , ( 0, 8, 0), 0     ),
    ("r3_13",  1, -3, 3, ( 0, 0, 4), 0     , ( 0, 4, 2), GEM1  ),
    ("r3_14",  2, -3, 3, ( 6, 0, 2), 0     , ( 0, 4, 2), 0     ),
    ("r3_15",  3, -3, 3, ( 6, 0, 2), GEM1  , ( 0, 0, 4), 0     ),
    ("r3_16",  3, -2, 3, ( 6, 0, 2), 0     , ( 6, 0, 2), GEM1  ),
    ("r3_17",  3, -1, 3, (12, 0, 0), 0     , ( 6, 0, 2), 0     ),
    ("v0",     2,  2, 4, ( 0, 0, 0), 0     , ( 0, 0, 0), 0     ),
    ("v1",    -2,  4, 4, ( 0, 0, 0), 0     , ( 0, 0, 0), 0     ),
    ("v2",    -4,  2, 4, ( 0, 0, 0), 0     , ( 0, 0, 0), 0     ),
    ("v3",    -2, -2, 4, ( 0, 0, 0), 0     , ( 0, 0, 0), 0     ),
    ("v4",     2, -4, 4, ( 0, 0, 0), 0     , ( 0, 0, 0), 0     ),
    ("v5",     4, -2, 4, ( 0, 0, 0), 0     , ( 0, 0, 0), 0     ),
)
# fmt: on

HEX_IDS: Final[tuple[str, ...]] = tuple([row[0] for row in HEXES])
RING: Final[tuple[int, ...]] = tuple([row[3] for row in HEXES])
YIELDS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    tuple([row[4] for row in HEXES]),
    tuple([row[6] for row in HEXES]),
)  # by side, by hex: W, A, E
TOKENS: Final[tuple[tuple[int, ...], ...]] = (tuple([row[5] for row in HEXES]), tuple([row[7] for row in HEXES]))
CENTRE: Final = 0
FIRST_VAULT: Final = 37
HEX_COUNT: Final = len(HEXES)
VAULT_COUNT: Final = HEX_COUNT - FIRST_VAULT
OFF: Final = -1  # a step that leaves the board

# Directions by die value, clockwise: 1 up-right, 2 right, 3 down-right, 4 down-left, 5 left, 6 up-left.
DIRECTIONS: Final[tuple[tuple[int, ...], ...]] = ((0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
# An arrow leads from a corner to the opposite one.
ARROWS: Final[tuple[tuple[str, int, str], ...]] = (("r3_0", 2, "r3_9"), ("r3_3", 3, "r3_12"), ("r3_6", 4, "r3_15"),
                 ("r3_9", 5, "r3_0"), ("r3_12", 6, "r3_3"), ("r3_15", 1, "r3_6"))  # fmt: skip


def neighbours() -> tuple[tuple[int, ...], ...]:
    """For each hex the neighbour in the direction of each die value, `OFF` where there is none; no arrows."""
    at = {(row[1], row[2]): index for index, row in enumerate(HEXES)}
    return tuple([tuple([OFF] + [at.get((row[1] + q, row[2] + r), OFF) for q, r in DIRECTIONS[1:]]) for row in HEXES])


def steps() -> tuple[tuple[int, ...], ...]:
    """For each hex where a harvester comes to in the direction of each die value, through arrows too."""
    found = [list(row) for row in neighbours()]
    for start, value, goal in ARROWS:
        found[HEX_IDS.index(start)][value] = HEX_IDS.index(goal)
    return tuple([tuple(row) for row in found])


NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = neighbours()
STEPS: Final[tuple[tuple[int, ...], ...]] = steps()
STEP_VALUES: Final[tuple[int, ...]] = tuple(
    [sum([1 << value for value in range(1, 7) if row[value] >= 0]) for row in STEPS]
)
GOALS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([each for each in row if each >= 0]) for row in STEPS]
)  # every legal step
INWARD: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([each for each in row if each >= 0 and RING[each] < RING[index]]) for index, row in enumerate(NEIGHBOURS)]
)


def distance(a: int, b: int) -> int:
    """The hex distance of two spaces; arrows are not used."""
    q, r = HEXES[a][1] - HEXES[b][1], HEXES[a][2] - HEXES[b][2]
    return max(abs(q), abs(r), abs(q + r))


# -- spaces for dice -----------------------------------------------------------------------------------------------

# fmt: off
HEADQUARTERS: Final = 0
MINING      : Final = 1
LABORATORY  : Final = 2
FOUNDRY     : Final = 3
MARKET      : Final = 4
ACADEMY     : Final = 5
CONTROL     : Final = 6
DEPOSITORY  : Final = 7
NEGOTIATION : Final = 8
LOCATION_IDS: Final[tuple[str, ...]] = ("headquarters", "mining_camp", "laboratory", "foundry", "market", "academy", "control_room",
                       "depository", "negotiation")

FACTION_IDS: Final[tuple[str, ...]] = ("leyrien", "zcharo", "jrayek")

# Depository columns (3 rows: rulebook; accepted values: reconstructed)
COLUMNS: Final[tuple[tuple[str, tuple[int, ...]], ...]] = (
    ("any", (1, 2, 3, 4, 5, 6)), ("c12", (1, 2)), ("c34", (3, 4)), ("c56", (5, 6)),
    ("c1", (1,)), ("c2", (2,)), ("c3", (3,)), ("c4", (4,)), ("c5", (5,)), ("c6", (6,)),
)
DEPOSITORY_ROWS: Final = 3
ROWS: Final = 6
SPACE_IDS: Final[tuple[str, ...]] = (
    "hq_1", "hq_2", "hq_3", "hq_4",
    "mining_1", "mining_2", "mining_3", "mining_4",
    "lab_1", "lab_2",
    "foundry_1", "foundry_2", "foundry_3",
    "market_1", "market_2", "market_3",
    "academy_1", "academy_2", "academy_3",
    "academy_1a", "academy_1b", "academy_2a", "academy_2b", "academy_3a", "academy_3b",
    "control_1", "control_2", "control_3", "control_4",
    *[f"dep_{name}_{row + 1}" for name, _ in COLUMNS for row in range(DEPOSITORY_ROWS)],
    *[f"neg_{faction}_{row + 1}" for faction in FACTION_IDS for row in range(ROWS)],
)
SPACES: Final = len(SPACE_IDS)
HQS : Final = 4
MINING_1: Final = 4
LAB_1: Final = 8
MARKET_1: Final = 13
ACADEMY_1: Final = 16
DEP_1: Final = 29
NEG_1: Final = 59
FIRST_STATION: Final = 4  # stations are the spaces from here ...
LAST_STATION: Final = 28  # ... to here
STARTS: Final[tuple[int, ...]] = (0, 4, 8, 10, 13, 16, 25, 29, 59, SPACES)
LOCATION: Final[tuple[int, ...]] = tuple([index for index in range(9) for _ in range(STARTS[index], STARTS[index + 1])])
# Whether the spaces of a location are alike for a die, or each asks for something of its own
ALIKE: Final[tuple[bool, ...]] = (True, False, True, True, True, False, True, False, False)
# fmt: on

P12: Final = 0  # one or two participants
P3: Final = 1
P4: Final = 2


def spaces(*names: str) -> tuple[int, ...]:
    """The ids of spaces."""
    return tuple([SPACE_IDS.index(name) for name in names])


# fmt: off
NEGOTIATION_ROWS: Final[tuple[int, ...]] = (4, 5, 6)  # by configuration (reconstructed)
DEPOSITORY_COLUMNS: Final[tuple[tuple[int, ...], ...]] = ((1, 2, 3), (0, 1, 2, 3), (4, 5, 6, 7, 8, 9))

# The spaces in play by location, for P12, P3 and P4 (counts: reconstructed; Laboratory: rulebook).
OPEN: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    (spaces("hq_1", "hq_2", "hq_3", "hq_4"),) * 3,
    (spaces("mining_1", "mining_3"), spaces("mining_1", "mining_2", "mining_3"),
     spaces("mining_1", "mining_2", "mining_3", "mining_4")),
    (spaces("lab_1"), spaces("lab_1"), spaces("lab_1", "lab_2")),
    (spaces("foundry_1", "foundry_2"), spaces("foundry_1", "foundry_2"),
     spaces("foundry_1", "foundry_2", "foundry_3")),
    (spaces("market_1", "market_2"), spaces("market_1", "market_2"), spaces("market_1", "market_2", "market_3")),
    (spaces("academy_1", "academy_2", "academy_3"), spaces("academy_1", "academy_2", "academy_3"),
     spaces("academy_1a", "academy_1b", "academy_2a", "academy_2b", "academy_3a", "academy_3b")),
    (spaces("control_1", "control_2"), spaces("control_1", "control_2", "control_3"),
     spaces("control_1", "control_2", "control_3", "control_4")),
    tuple([tuple([DEP_1 + column * DEPOSITORY_ROWS + row for column in columns for row in range(DEPOSITORY_ROWS)])
           for columns in DEPOSITORY_COLUMNS]),
    tuple([tuple([NEG_1 + faction * ROWS + row for faction in range(3) for row in range(rows)])
           for rows in NEGOTIATION_ROWS]),
)

# Headquarters give one of two rewards, the Cantina water for a die (rulebook)
HQ_WATER     : Final = 5
HQ_CARDS     : Final = 2
CANTINA_WATER: Final = 2

# The rewards of the Depository's rows: move the harvester, dice, contracts (rulebook)
DELIVERY_DICE : Final = 1
DELIVERY_CARDS: Final = 2

# Laboratory, Foundry and Control Room: so much of a resource, or so much water (rulebook)
TWO_PRICES: Final[dict[int, tuple[int, int, int]]] = {
    LABORATORY: (ALGAE,  3, 10),
    FOUNDRY:    (ENERGY, 2, 10),
    CONTROL:    (ENERGY, 2, 10),
}
FOUNDRY_VALUES: Final[tuple[tuple[int, ...], ...]] = ((1, 2), (3, 4), (5, 6))  # by pile (rulebook)

# Mining Camp: the number X of each space and its gems (X=10 and a space free for a 6: rulebook; rest: reconstructed)
MINE_X: Final[tuple[int, ...]] = (6, 8, 10, 15)
MINE_GEMS: Final[tuple[int, ...]] = (1, 1, 1, 2)

# Academy: column of each space, price per die and accepted values (middle: rulebook; outer: reconstructed)
ACADEMY_COLUMN: Final[tuple[int, ...]] = (0, 1, 2, 0, 0, 1, 1, 2, 2)
ACADEMY_VALUES: Final[tuple[tuple[int, ...], ...]] = ((1, 2), (3, 4), (5, 6))
ACADEMY_RESOURCE: Final[tuple[int, ...]] = (WATER, ALGAE, ENERGY)
ACADEMY_PRICE: Final[tuple[int, ...]] = (5, 2, 1)
ACADEMY_MOST: Final = 2  # dice

# Trades: pay, gain (3W for 2A and 1E for 2A: rulebook; rest: reconstructed)
TRADES: Final[tuple[tuple[str, int, int, int, int], ...]] = (
    ("t_w_a", WATER,  3, ALGAE,  2),
    ("t_e_a", ENERGY, 1, ALGAE,  2),
    ("t_g_a", GEM,    1, ALGAE,  4),
    ("t_a_w", ALGAE,  2, WATER,  3),
    ("t_e_w", ENERGY, 1, WATER,  3),
    ("t_g_w", GEM,    1, WATER,  6),
    ("t_w_e", WATER,  3, ENERGY, 1),
    ("t_a_e", ALGAE,  2, ENERGY, 1),
    ("t_g_e", GEM,    1, ENERGY, 2),
)
# The resources a Market space trades into, as bits of water 1, algae 2, energy 4: sides 1-3 and 4
MARKET_TARGETS: Final[tuple[tuple[int, ...], ...]] = ((5, 2, 0), (1, 4, 2))
ANY_TARGET: Final = 7

# Negotiations: cost of each row in algae, energy or gems, and victory points
# (Leyrien 6A and 9A for 5, Jrayek 2G, 3G ...: rulebook; rest: reconstructed)
TALK_RESOURCE: Final[tuple[int, ...]] = (ALGAE, ENERGY, GEM)
TALK_COST: Final[tuple[tuple[int, ...], ...]] = ((6, 9, 12, 15, 18, 21), (4, 6, 8, 10, 12, 14), (2, 3, 4, 5, 6, 7))
TALK_VP: Final[tuple[tuple[int, ...], ...]] = ((3, 5, 7, 9, 11, 13), (4, 6, 8, 10, 12, 14), (5, 7, 10, 12, 15, 17))

# Incidents (effects, sums 8 and 10, equal values: rulebook; sums 12 and 14, order: reconstructed)
BREAKTHROUGH_IDS: Final[tuple[str, ...]] = ("bts_harvest", "bts_ship", "bts_die", "bts_farm", "bts_move", "bts_gem")
COMPLICATION_IDS: Final[tuple[str, ...]] = ("cp_sum8", "cp_sum10", "cp_sum12", "cp_sum14", "cp_same1", "cp_same2")
COMPLICATION_SUM: Final[tuple[int, ...]] = (8, 10, 12, 14)  # the markers after these are for equal values
PENALTY_IDS: Final[tuple[str, ...]] = ("cps_cards", "cps_ship", "cps_die", "cps_farm", "cps_back", "cps_gem")
CARDS_LOST: Final = 2

# Faction abilities: what is paid and how much it gives (Leyrien a: rulebook; rest: reconstructed)
ABILITIES: Final[tuple[tuple[str, int, int, int], ...]] = (
    # id          pays        gives
    ("leyrien_a", ALGAE,  0,  1),  # turn a die
    ("leyrien_b", ALGAE,  2,  1),  # dice
    ("zcharo_a",  ENERGY, 0,  2),  # trades
    ("zcharo_b",  ENERGY, 1,  1),  # move
    ("jrayek_a",  WATER,  5,  1),  # gems
    ("jrayek_b",  WATER,  0,  2),  # contracts
)
ABILITY_IDS: Final[tuple[str, ...]] = tuple([row[0] for row in ABILITIES])

# -- research base ------------------------------------------------------------------------------------------------

GARAGES: Final = 5
FARMS  : Final = 6
SLOTS  : Final = 11
SLOT_IDS: Final[tuple[str, ...]] = ("garage_1", "garage_2", "garage_3", "garage_4", "garage_5",
                   "farm_1", "farm_2", "farm_3", "farm_4", "farm_5", "farm_6")
GARAGE_ALGAE: Final[tuple[int, ...]] = (0, 1, 2, 3, 4)        # reconstructed, rising from 0 and 1
SHIPS_VP: Final[tuple[int, ...]] = (0, 0, 1, 3, 5, 8)     # by ships, the printed one included (3 ships: rulebook)
FARMS_VP: Final[tuple[int, ...]] = (0, 0, 0, 0, 2, 4, 7)  # by farms, the printed ones included (6 farms: rulebook)

# What a die on a farm produces, by its effective value (5: rulebook; rest: reconstructed)
FARM_TABLE: Final[tuple[tuple[int, ...], ...]] = (
    (0, 3, 4, 5, 6, 7, 8),  # water
    (0, 2, 3, 3, 4, 5, 5),  # algae
    (0, 1, 1, 2, 2, 2, 3),  # energy
)
PRINTED_FARMS: Final[tuple[tuple[int, int], ...]] = ((WATER, WATER), (WATER, ALGAE), (WATER, ENERGY))  # what they choose of
FARM_BOOST : Final = 3  # what a die on the first farm, which produces nothing, adds to the others (rulebook)
HARVEST_GEM: Final = 1  # an unrevealed vault at harvest (rulebook)
HARVEST_DIE: Final = 1
DICE_EACH : Final = 13
DICE_LIMIT: Final = 5
HAND_LIMIT: Final = 8
LAST_ROUND: Final = 7

# What everybody starts with, alone or in the Dyad Alliance: water, algae, energy (rulebook)
START_DICE : Final = 3
START_GOODS: Final[tuple[int, ...]] = (15, 4, 2)
DYAD_GOODS : Final[tuple[int, ...]] = (10, 2, 2)

# -- the AI's boards (Xiao's 3 dice for a gem and 3 new dice for none: rulebook; rest: reconstructed) -----------------

AI_BOARDS: Final[tuple[tuple[str, int, tuple[int, ...], tuple[int, ...], int], ...]] = (
    # id        dice  gems at harvest by dice  dice at rest by dice    VP per blue event
    ("none",    0,    (0, 0, 0, 0, 0, 0),      (0, 0, 0, 0, 0, 0),     0),
    ("ai_tovi", 2,    (0, 0, 0, 1, 1, 1),      (3, 1, 1, 0, 0, 0),     0),
    ("ai_xiao", 3,    (0, 0, 0, 1, 1, 1),      (3, 2, 1, 0, 0, 0),     1),
    ("ai_kesh", 4,    (0, 0, 0, 1, 1, 2),      (3, 2, 1, 0, 0, 0),     2),
    ("ai_omra", 5,    (0, 0, 0, 1, 2, 3),      (3, 2, 1, 0, 0, 0),     2),
)
AI_SCHEMES      : Final = 2  # in a turn; one more with the last development
AI_DEVELOPMENTS : Final = 3
AI_DEVELOPED_VP : Final = 2
AI_ACADEMY_DICE : Final = 2
AI_DELIVERY_GEMS: Final = 1
AI_TALK_COST: Final[tuple[int, ...]] = TALK_COST[2]  # in gems, in every column (rulebook)
# fmt: on
