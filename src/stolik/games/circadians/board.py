"""The printed boards: planet, negotiations, spaceport, stations, research base and the AI's boards.

The tables in `data` carry their provenance: *rulebook* where the rulebook's text gives it, *reconstructed* where it was
designed to agree with every count and example of the rulebook.
"""

from __future__ import annotations

from typing import Final

from ...engine.printed import sheet

HexRow = tuple[str, int, int, int, tuple[int, ...], int, tuple[int, ...], int]

WATER: Final = 0
ALGAE: Final = 1
ENERGY: Final = 2
GEM: Final = 3

RESOURCES: Final = ("water", "algae", "energy", "gems")
TOKEN_NAMES: Final = ("none", "water", "gem")

_planet = sheet(__name__, "planet")
_arrows = sheet(__name__, "arrows")
_columns = sheet(__name__, "columns")
_spaces = sheet(__name__, "spaces")
_tables = sheet(__name__, "tables")
_prices = sheet(__name__, "prices")
_foundry = sheet(__name__, "foundry")
_mines = sheet(__name__, "mines")
_academy = sheet(__name__, "academy")
_trades = sheet(__name__, "trades")
_market = sheet(__name__, "market")
_talks = sheet(__name__, "talks")
_complications = sheet(__name__, "complications")
_abilities = sheet(__name__, "abilities")
_ai_boards = sheet(__name__, "ai_boards")
_printed_farms = sheet(__name__, "printed_farms")
_lists = sheet(__name__, "lists")
_numbers = sheet(__name__, "numbers")

TOKEN_GAIN: Final[tuple[tuple[int, int], ...]] = (  # by token
    (WATER, 0),
    (WATER, _numbers.value("token_water", 1, 9)),
    (GEM, _numbers.value("token_gems", 1, 9)),
)

# -- planet ------------------------------------------------------------------------------------------------------------

HEXES: Final[tuple[HexRow, ...]] = tuple(  # id, q, r, ring, harvest and token of side A, of side B
    zip(
        _planet.ids(),
        _planet.numbers("q", -4, 4),
        _planet.numbers("r", -4, 4),
        _planet.numbers("ring", 0, 4),
        _planet.number_lists("yield_a", 0, 20, 3),
        _planet.names("token_a", TOKEN_NAMES),
        _planet.number_lists("yield_b", 0, 20, 3),
        _planet.names("token_b", TOKEN_NAMES),
    )
)

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
ARROWS: Final[tuple[tuple[str, int, str], ...]] = tuple(
    [
        (HEX_IDS[start], value, HEX_IDS[goal])
        for start, value, goal in zip(
            _arrows.names("from", HEX_IDS), _arrows.numbers("value", 1, 6), _arrows.names("to", HEX_IDS)
        )
    ]
)


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

# Depository columns with the values they accept
COLUMNS: Final[tuple[tuple[str, tuple[int, ...]], ...]] = tuple(zip(_columns.ids(), _columns.number_lists("values", 1, 6)))
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


# fmt: off
CONFIGURATIONS: Final[tuple[str, ...]] = ("few", "three", "four")
NEGOTIATION_ROWS: Final[tuple[int, ...]] = _tables.numbers("rows", 1, ROWS)  # by configuration
DEPOSITORY_COLUMNS: Final[tuple[tuple[int, ...], ...]] = _tables.name_lists("columns", [name for name, _ in COLUMNS])
_open = [_spaces.name_lists(name, SPACE_IDS) for name in CONFIGURATIONS]
for _at, _name in enumerate(CONFIGURATIONS):
    for _place, _there in enumerate(_open[_at]):
        _own = all(LOCATION[each] == _place for each in _there) and len(set(_there)) == len(_there) > 0
        _spaces.require(_own, _place, _name, " ".join([SPACE_IDS[each] for each in _there]), "spaces of that place")

# The spaces in play by location, for P12, P3 and P4.
OPEN: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    *[tuple([each[place] for each in _open]) for place in range(DEPOSITORY)],
    tuple([tuple([DEP_1 + column * DEPOSITORY_ROWS + row for column in columns for row in range(DEPOSITORY_ROWS)])
           for columns in DEPOSITORY_COLUMNS]),
    tuple([tuple([NEG_1 + faction * ROWS + row for faction in range(3) for row in range(rows)])
           for rows in NEGOTIATION_ROWS]),
)

# Headquarters give one of two rewards, the Cantina water for a die
HQ_WATER     : Final = _numbers.value("hq_water", 0, 20)
HQ_CARDS     : Final = _numbers.value("hq_cards", 1, 9)
CANTINA_WATER: Final = _numbers.value("cantina_water", 0, 20)

# The rewards of the Depository's rows: move the harvester, dice, contracts
DELIVERY_DICE : Final = _numbers.value("delivery_dice", 0, 5)
DELIVERY_CARDS: Final = _numbers.value("delivery_cards", 0, 9)

# Laboratory, Foundry and Control Room: so much of a resource, or so much water
TWO_PRICES: Final[dict[int, tuple[int, int, int]]] = {
    place: (resource, amount, water)
    for place, resource, amount, water in zip(
        _prices.names("id", LOCATION_IDS), _prices.names("resource", RESOURCES), _prices.numbers("amount", 0, 20),
        _prices.numbers("water", 0, 40),
    )
}
FOUNDRY_VALUES: Final[tuple[tuple[int, ...], ...]] = _foundry.number_lists("values", 1, 6)  # by pile

# Mining Camp: the number X of each space and its gems
MINE_X: Final[tuple[int, ...]] = _mines.numbers("number", 1, 30)
MINE_GEMS: Final[tuple[int, ...]] = _mines.numbers("gems", 1, 9)

# Academy: column of each space, price per die and accepted values
ACADEMY_COLUMN: Final[tuple[int, ...]] = (0, 1, 2, 0, 0, 1, 1, 2, 2)
ACADEMY_VALUES: Final[tuple[tuple[int, ...], ...]] = _academy.number_lists("values", 1, 6)
ACADEMY_RESOURCE: Final[tuple[int, ...]] = _academy.names("resource", RESOURCES)
ACADEMY_PRICE: Final[tuple[int, ...]] = _academy.numbers("price", 0, 20)
ACADEMY_MOST: Final = _numbers.value("academy_most", 1, 5)  # dice
for _printed in (_foundry, _academy):
    _values = sorted([each for row in _printed.number_lists("values", 1, 6) for each in row])
    _printed.require(_values == [1, 2, 3, 4, 5, 6], -1, "values", str(_values), "every value of a die once")

# Trades: pay, gain
TRADES: Final[tuple[tuple[str, int, int, int, int], ...]] = tuple(
    zip(_trades.ids(), _trades.names("pays", RESOURCES), _trades.numbers("paid", 1, 20),
        _trades.names("gains", RESOURCES), _trades.numbers("gained", 1, 20))
)
# The resources a Market space trades into, as bits of water 1, algae 2, energy 4: sides 1-3 and 4
MARKET_TARGETS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([sum([1 << each for each in set(row)]) for row in _market.name_lists(side, RESOURCES[:GEM])])
     for side in ("few", "four")]
)
ANY_TARGET: Final = 7

# Negotiations: cost of each row in algae, energy or gems, and victory points
TALK_RESOURCE: Final[tuple[int, ...]] = (ALGAE, ENERGY, GEM)
TALK_COST: Final[tuple[tuple[int, ...], ...]] = tuple([_talks.numbers(f"{name}_cost", 1, 40) for name in FACTION_IDS])
TALK_VP: Final[tuple[tuple[int, ...], ...]] = tuple([_talks.numbers(f"{name}_points", 0, 40) for name in FACTION_IDS])

# Incidents (effects, sums 8 and 10, equal values: rulebook; sums 12 and 14, order: reconstructed)
BREAKTHROUGH_IDS: Final[tuple[str, ...]] = ("bts_harvest", "bts_ship", "bts_die", "bts_farm", "bts_move", "bts_gem")
COMPLICATION_IDS: Final[tuple[str, ...]] = ("cp_sum8", "cp_sum10", "cp_sum12", "cp_sum14", "cp_same1", "cp_same2")
COMPLICATION_SUM: Final[tuple[int, ...]] = _complications.numbers("sum", 1, 36)  # the markers after these are for equal values
PENALTY_IDS: Final[tuple[str, ...]] = ("cps_cards", "cps_ship", "cps_die", "cps_farm", "cps_back", "cps_gem")
CARDS_LOST: Final = _numbers.value("cards_lost", 1, 8)

# Faction abilities: id, what is paid, how much, how much it gives
ABILITIES: Final[tuple[tuple[str, int, int, int], ...]] = tuple(
    zip(_abilities.ids(), _abilities.names("pays", RESOURCES), _abilities.numbers("paid", 0, 20),
        _abilities.numbers("gives", 1, 9))
)
ABILITY_IDS: Final[tuple[str, ...]] = tuple([row[0] for row in ABILITIES])

# -- research base ------------------------------------------------------------------------------------------------

GARAGES: Final = 5
FARMS  : Final = 6
SLOTS  : Final = 11
SLOT_IDS: Final[tuple[str, ...]] = ("garage_1", "garage_2", "garage_3", "garage_4", "garage_5",
                   "farm_1", "farm_2", "farm_3", "farm_4", "farm_5", "farm_6")
GARAGE_ALGAE: Final[tuple[int, ...]] = _lists.row("garage_algae", 0, 20, GARAGES)
SHIPS_VP: Final[tuple[int, ...]] = _lists.row("ship_points", 0, 40, GARAGES + 1)  # by ships, the printed one included
FARMS_VP: Final[tuple[int, ...]] = _lists.row("farm_points", 0, 40, FARMS + 1)  # by farms, the printed ones included

# What a die on a farm produces, by its effective value: water, algae, energy
FARM_TABLE: Final[tuple[tuple[int, ...], ...]] = tuple(
    [_lists.row(f"farm_{name}", 0, 40, 7) for name in RESOURCES[:GEM]]
)
PRINTED_FARMS: Final[tuple[tuple[int, int], ...]] = tuple(  # what they choose of
    zip(_printed_farms.names("one", RESOURCES[:GEM]), _printed_farms.names("other", RESOURCES[:GEM]))
)
FARM_BOOST : Final = _numbers.value("farm_boost", 0, 5)  # what a die on the first farm, which produces nothing, adds to the others
HARVEST_GEM: Final = _numbers.value("harvest_gem", 0, 9)  # an unrevealed vault at harvest
HARVEST_DIE: Final = _numbers.value("harvest_die", 0, 5)
DICE_EACH : Final = _numbers.value("dice_each", 5, 30)
DICE_LIMIT: Final = _numbers.value("dice_limit", 1, 11)
HAND_LIMIT: Final = _numbers.value("hand_limit", 3, 20)
LAST_ROUND: Final = _numbers.value("last_round", 1, 9)

# What everybody starts with, alone or in the Dyad Alliance: water, algae, energy
START_DICE : Final = _numbers.value("start_dice", 1, 5)
START_GOODS: Final[tuple[int, ...]] = _lists.row("start_goods", 0, 40, 3)
DYAD_GOODS : Final[tuple[int, ...]] = _lists.row("dyad_goods", 0, 40, 3)

# -- the AI's boards ---------------------------------------------------------------------------------------------------

# id, dice, gems at harvest by dice, dice at rest by dice, VP per blue event
AI_BOARDS: Final[tuple[tuple[str, int, tuple[int, ...], tuple[int, ...], int], ...]] = tuple(
    zip(_ai_boards.ids(), _ai_boards.numbers("dice", 0, 5), _ai_boards.number_lists("gems", 0, 9, 6),
        _ai_boards.number_lists("rest", 0, 5, 6), _ai_boards.numbers("points", 0, 9))
)
AI_SCHEMES      : Final = _numbers.value("ai_schemes", 1, 5)  # in a turn; one more with the last development
AI_DEVELOPMENTS : Final = _numbers.value("ai_developments", 1, 9)
AI_DEVELOPED_VP : Final = _numbers.value("ai_developed_points", 0, 20)
AI_ACADEMY_DICE : Final = _numbers.value("ai_academy_dice", 0, 5)
AI_DELIVERY_GEMS: Final = _numbers.value("ai_delivery_gems", 0, 9)
AI_TALK_COST: Final[tuple[int, ...]] = TALK_COST[2]  # in gems, in every column
# fmt: on
