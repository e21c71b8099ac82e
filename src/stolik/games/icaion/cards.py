"""The printed cards: seekers, specialized gear, events, curios and wonders.

Abilities come from the rulebook; where the texts lost the numbers, the row is reconstructed and says so.
"""

from __future__ import annotations

from typing import Final

# Qoam colours, by the index that regions and craters share.
BLUE: Final = 0
GREEN: Final = 1
BROWN: Final = 2
GRAY: Final = 3
PINK: Final = 4
ANY: Final = 5  # one colour of the player's choice

# fmt: off
# Seekers (abilities: rulebook; icons: reconstructed): id, hand limit, upgrade limit, starting qoam as
# (blue, green, brown, gray, pink), and the number in the ability; 0: it has none.
SEEKERS: Final[tuple[tuple[str, int, int, tuple[int, ...], int], ...]] = (
    ("lone_survivor", 3, 1, (0, 0, 0, 2, 0), 0),
    ("heir",          3, 2, (0, 1, 0, 0, 0), 1),  # points for a card played
    ("outsider",      2, 2, (0, 0, 0, 0, 2), 3),  # points for a pink crystal
    ("criminal",      2, 2, (1, 0, 0, 0, 0), 0),
    ("cursed",        2, 2, (1, 0, 0, 0, 1), 2),  # standard actions
    ("machine",       2, 2, (0, 0, 2, 0, 0), 1),  # crystals
    ("creature",      2, 1, (0, 1, 0, 0, 0), 1),  # crystals less
)

# Specialized gear (abilities: rulebook; icons: reconstructed): the same.
GEARS: Final[tuple[tuple[str, int, int, tuple[int, ...], int], ...]] = (
    ("hyper_boots",          2, 2, (0, 0, 1, 0, 0), 1),  # more nodes
    ("primal_armor",         1, 2, (0, 0, 0, 0, 2), 3),  # points for a shard
    ("multifunctional_belt", 3, 1, (0, 1, 0, 0, 0), 2),  # cards
    ("exploration_case",     1, 2, (0, 0, 0, 1, 0), 3),  # crystals
    ("parasite_sword",       2, 2, (0, 0, 0, 2, 0), 2),  # points
    ("energy_harness",       2, 2, (1, 0, 0, 0, 0), 2),  # points for a crystal
    ("vertebra_crown",       2, 1, (2, 0, 0, 0, 0), 5),  # points
    ("empowered_tools",      1, 3, (0, 0, 1, 0, 0), 4),  # points
    ("mechanic_gloves",      1, 1, (0, 0, 1, 0, 0), 0),
    ("energy_stabilizer",    2, 2, (0, 1, 0, 0, 0), 1),  # cards
)

# Events (effects: rulebook; ids ours): the five region cards in the order of the colours, then the Colossus cards.
EVENTS: Final = (
    "event_river", "event_forest", "event_mountains", "event_mist_valley", "event_crystal_field",
    "colossus_swarm", "colossus_trail", "colossus_rampage",
)

# Wonders (rulebook): id, cost.
WONDERS: Final[tuple[tuple[str, int], ...]] = (
    ("curio_hub",       3),
    ("dark_bell",       4),
    ("living_altar",    4),
    ("parasite_colony", 2),
    ("pulsar",          2),
    ("qoamcopia",       3),
    ("transmuter",      2),
)
# fmt: on

STARTING_CARDS: Final = 3

LONE_SURVIVOR: Final = 0
HEIR: Final = 1
OUTSIDER: Final = 2
CRIMINAL: Final = 3
CURSED: Final = 4
MACHINE: Final = 5
CREATURE: Final = 6
SWORD_STRENGTH: Final = 1  # beside the points in its row
BOOTS: Final = 0
PRIMAL_ARMOR: Final = 1
BELT: Final = 2
CASE: Final = 3
SWORD: Final = 4
HARNESS: Final = 5
CROWN: Final = 6
TOOLS: Final = 7
GLOVES: Final = 8
STABILIZER: Final = 9
SWARM: Final = 5
TRAIL: Final = 6
RAMPAGE: Final = 7
REGION_CARDS: Final = 5
HUB: Final = 0
BELL: Final = 1
ALTAR: Final = 2
COLONY: Final = 3
PULSAR: Final = 4
QOAMCOPIA: Final = 5
TRANSMUTER: Final = 6
WONDERS_SHOWN: Final = (0, 0, 4, 4, 5, 6)  # by number of players
WONDERS_EACH: Final = (0, 0, 2, 1, 1, 1)  # the most that one player restores, by number of players
RESTORE_POINTS: Final = 4  # for each own machine around a restored wonder
WAKE_POINTS: Final = 1  # for who extracts beside a wonder
TRANSMUTE_POINTS: Final = 2

# Effects of curio cards. One-shot cards come first, upgrades from ICON_CAGE on.
TAKE: Final = 0
DRAW: Final = 1
SCORE: Final = 2
MOVE: Final = 3
RECHARGE: Final = 4
ACTION: Final = 5
WOUND: Final = 6
ICON_CAGE: Final = 7
ICON_STRENGTH: Final = 8
ICON_MOVE: Final = 9
CONVERT: Final = 10
HARVESTER_ANY: Final = 11
HARVESTER_TWO: Final = 12
SCAVENGER_DISCARD: Final = 13
SCAVENGER_TWO: Final = 14
REFINER_THREE: Final = 15
REFINER_PARASITE: Final = 16

# Standard actions as bits, for cards that grant one of several.
EXTRACT: Final = 1
DEPLOY: Final = 2
ERADICATE: Final = 4
INVESTIGATE: Final = 8
RETRIEVE: Final = 16
INSTALL: Final = 32
RESTORE: Final = 64
ALL_ACTIONS: Final = 127

# fmt: off
# Curio cards (effect types, and that IN243-IN250 are the wound cards: rulebook; copies, costs, amounts and the other
# ids: reconstructed): id, cost in green, effect, what (a colour, actions), how much: crystals, cards, points, nodes,
# icons; for a converter, how many crystals make one.
CURIOS: Final[tuple[tuple[str, int, int, int, int], ...]] = (
    ("IN201", 1, TAKE,              BLUE,                   3),
    ("IN202", 1, TAKE,              BROWN,                  3),
    ("IN203", 0, TAKE,              GREEN,                  2),
    ("IN204", 1, TAKE,              GRAY,                   3),
    ("IN205", 1, TAKE,              PINK,                   3),
    ("IN206", 1, TAKE,              ANY,                    2),
    ("IN207", 1, TAKE,              ANY,                    2),
    ("IN208", 2, TAKE,              ANY,                    4),
    ("IN209", 0, DRAW,              0,                      2),
    ("IN210", 0, DRAW,              0,                      2),
    ("IN211", 1, SCORE,             0,                      3),
    ("IN212", 2, SCORE,             0,                      6),
    ("IN213", 3, SCORE,             0,                     10),
    ("IN214", 0, MOVE,              0,                      2),
    ("IN215", 1, MOVE,              0,                      3),
    ("IN216", 1, RECHARGE,          0,                      0),
    ("IN217", 1, RECHARGE,          0,                      0),
    ("IN218", 1, ACTION,            EXTRACT,                0),
    ("IN219", 1, ACTION,            DEPLOY,                 0),
    ("IN220", 1, ACTION,            ERADICATE | INVESTIGATE, 0),
    ("IN221", 1, ACTION,            RETRIEVE | INSTALL,     0),
    ("IN222", 2, ACTION,            EXTRACT | DEPLOY,       0),
    ("IN223", 2, ICON_CAGE,         0,                      0),
    ("IN224", 2, ICON_CAGE,         0,                      0),
    ("IN225", 1, ICON_STRENGTH,     0,                      1),
    ("IN226", 1, ICON_STRENGTH,     0,                      1),
    ("IN227", 1, ICON_MOVE,         0,                      1),
    ("IN228", 1, ICON_MOVE,         0,                      1),
    ("IN229", 1, CONVERT,           0,                      2),
    ("IN230", 1, CONVERT,           0,                      2),
    ("IN231", 2, HARVESTER_ANY,     0,                      0),
    ("IN232", 2, HARVESTER_ANY,     0,                      0),
    ("IN233", 2, HARVESTER_TWO,     0,                      2),
    ("IN234", 2, HARVESTER_TWO,     0,                      2),
    ("IN235", 1, SCAVENGER_DISCARD, 0,                      3),
    ("IN236", 1, SCAVENGER_DISCARD, 0,                      3),
    ("IN237", 2, SCAVENGER_TWO,     0,                      2),
    ("IN238", 2, SCAVENGER_TWO,     0,                      2),
    ("IN239", 2, REFINER_THREE,     0,                      3),
    ("IN240", 2, REFINER_THREE,     0,                      3),
    ("IN241", 1, REFINER_PARASITE,  0,                      0),
    ("IN242", 1, REFINER_PARASITE,  0,                      0),
    ("IN243", 0, WOUND,             0,                      1),
    ("IN244", 0, WOUND,             0,                      1),
    ("IN245", 1, WOUND,             0,                      2),
    ("IN246", 1, WOUND,             0,                      2),
    ("IN247", 1, WOUND,             0,                      2),
    ("IN248", 1, WOUND,             0,                      2),
    ("IN249", 2, WOUND,             0,                      4),
    ("IN250", 2, WOUND,             0,                      4),
)
# fmt: on

CURIO_COST: Final[tuple[int, ...]] = tuple([row[1] for row in CURIOS])
CURIO_EFFECT: Final[tuple[int, ...]] = tuple([row[2] for row in CURIOS])
CURIO_WHAT: Final[tuple[int, ...]] = tuple([row[3] for row in CURIOS])
CURIO_AMOUNT: Final[tuple[int, ...]] = tuple([row[4] for row in CURIOS])
CAGE_CARDS: Final[tuple[int, ...]] = tuple([card for card in range(len(CURIOS)) if CURIO_EFFECT[card] == ICON_CAGE])


def most_printed(effect: int) -> int:
    """The largest amount on a card with an effect."""
    return max([row[4] for row in CURIOS if row[2] == effect])


PAIR: Final[int] = most_printed(CONVERT)  # crystals of one colour that make one of another


def curio_cards(no_wound_cards: bool) -> list[int]:
    """The curio cards of a game."""
    return [card for card in range(len(CURIOS)) if not (no_wound_cards and CURIO_EFFECT[card] == WOUND)]


def faces() -> tuple[int, ...]:
    """For every curio card the first card that is printed alike: interchangeable cards are offered once."""
    first: list[int] = []
    for card, row in enumerate(CURIOS):
        face = card
        for other in range(card):
            if CURIOS[other][1:] == row[1:]:
                face = other
                break
        first.append(face)
    return tuple(first)


FACE: Final = faces()
HAND_ICONS: Final[tuple[tuple[int, ...], tuple[int, ...]]] = (
    tuple([row[1] for row in SEEKERS]),
    tuple([row[1] for row in GEARS]),
)
UPGRADE_ICONS: Final[tuple[tuple[int, ...], tuple[int, ...]]] = (
    tuple([row[2] for row in SEEKERS]),
    tuple([row[2] for row in GEARS]),
)
SEEKER_AMOUNT: Final[tuple[int, ...]] = tuple([row[4] for row in SEEKERS])
GEAR_AMOUNT: Final[tuple[int, ...]] = tuple([row[4] for row in GEARS])
WONDER_COST: Final[tuple[int, ...]] = tuple([row[1] for row in WONDERS])
