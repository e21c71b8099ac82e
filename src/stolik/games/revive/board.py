"""What is printed on the main board, the player boards and the tribe boards.

Provenance: the lattice, the starting places and the crystal symbols are reconstructed; so are thresholds, track
bonuses and the costs of technologies. Capacities and the place of the fifth slot come from public sources; counts and
kinds from the rulebook.
"""

from __future__ import annotations

from typing import Final

from .effects import (
    BUILD,
    EXPLORE,
    FOOD,
    OWN_WATERS,
    POPULATE,
    TERMS,
    Effect,
    act,
    advance,
    artifact,
    basic,
    book,
    crate,
    crystal,
    energy,
    explore_anywhere,
    food,
    for_workshop,
    gear,
    hoard,
    hof_temple,
    iox_target,
    kun_sand,
    module,
    nadair_forest,
    pay,
    per,
    points,
    reach,
    ready_switch,
    recruit,
    relocate,
    replay_top,
    rest_card,
    vuk_falcon,
)  # fmt: skip

# -- the map: 120 hexes, four large locations, the chasm ------------------------------------------------------------

PLACES: Final = tuple([
    f"t{row}{column}"
    for row in range(5) for column in range(7)
    if (row, column) not in ((0, 0), (0, 6), (4, 0), (4, 6), (2, 3))
])  # fmt: skip
HEXES: Final = 120
BIG_NW: Final = 120
BIG_NE: Final = 121
BIG_SW: Final = 122
BIG_SE: Final = 123
CHASM: Final = 124
SPACE_COUNT: Final = 125
SPACES: Final = (
    *[place + letter for place in PLACES for letter in "abcd"],
    "big_nw", "big_ne", "big_sw", "big_se", "chasm",
)  # fmt: skip
START_PLACES: Final = tuple([PLACES.index(place) for place in ("t13", "t14", "t22", "t33", "t34")])
LEANS_LEFT: Final = tuple([place[1] in "13" for place in PLACES])


def _hexes_of(row: int, column: int) -> list[tuple[int, int]]:
    """The four hexes of a place in odd-r offset coordinates."""
    up, low = 2 * row, 2 * row + 1
    if row % 2 == 0:
        return [(up, 2 * column + 1), (up, 2 * column + 2), (low, 2 * column + 1), (low, 2 * column + 2)]
    return [(up, 2 * column + 1), (up, 2 * column + 2), (low, 2 * column), (low, 2 * column + 1)]


def _around(row: int, column: int) -> list[tuple[int, int]]:
    """The six neighbours of a hex; odd rows are drawn half a hex to the right."""
    shift = row % 2
    return [
        (row, column - 1), (row, column + 1),
        (row - 1, column - 1 + shift), (row - 1, column + shift),
        (row + 1, column - 1 + shift), (row + 1, column + shift),
    ]  # fmt: skip


def _coordinates() -> dict[tuple[int, int], int]:
    """Which space lies at which coordinates; large locations and the chasm cover four hexes each."""
    found: dict[tuple[int, int], int] = {}
    for place, name in enumerate(PLACES):
        for letter, spot in enumerate(_hexes_of(int(name[1]), int(name[2]))):
            found[spot] = place * 4 + letter
    for space, (row, column) in (
        (BIG_NW, (0, 0)),
        (BIG_NE, (0, 6)),
        (BIG_SW, (4, 0)),
        (BIG_SE, (4, 6)),
        (CHASM, (2, 3)),
    ):
        for spot in _hexes_of(row, column):
            found[spot] = space
    return found


COORDINATES: Final = _coordinates()


def _neighbours() -> tuple[tuple[int, ...], ...]:
    near: list[list[int]] = [[] for _ in range(SPACE_COUNT)]
    for spot, space in COORDINATES.items():
        for other in _around(*spot):
            found = COORDINATES.get(other, space)
            if found != space and found not in near[space]:
                near[space].append(found)
    return tuple([tuple(sorted(each)) for each in near])


NEIGHBOURS: Final = _neighbours()

# fmt: off
CRYSTAL_SYMBOLS: Final = (
    # id     drawn at    adjacent hexes
    ("x01", (-1,  4), ("t01b", "t02a")),
    ("x02", (-1,  7), ("t03a", "t03b")),
    ("x03", (-1, 10), ("t04b", "t05a")),
    ("x04", ( 3, 14), ("t16b", "t16d", "t26b")),
    ("x05", ( 6, 15), ("t26d", "t36b")),
    ("x06", (10, 11), ("t44d", "t45c")),
    ("x07", (10,  8), ("t43c", "t43d")),
    ("x08", (10,  5), ("t41d", "t42c")),
    ("x09", ( 6,  0), ("t30a", "t30c")),
    ("x10", ( 2,  0), ("t10a", "t10c")),
)
# fmt: on
SYMBOL_AT: Final = tuple(
    [next((index for index, (_, _, hexes) in enumerate(CRYSTAL_SYMBOLS) if name in hexes), -1) for name in SPACES]
)  # fmt: skip

# -- tracks -----------------------------------------------------------------------------------------------------------

# Provenance of the bonus positions: reconstructed; that crates and artifacts are the bonuses: rulebook.
SCORE_BONUSES: Final[tuple[tuple[int, Effect], ...]] = (
    (5, crate(1)),
    (10, crate(1)),
    (16, artifact(1)),
    (24, crate(1)),
    (32, artifact(1)),
    (42, crate(1)),
)
HIBERNATION_BONUSES: Final[tuple[Effect, ...]] = ((), basic(2), module(1), crystal(2), crate(1), energy(1))
HIBERNATION_LAST: Final = len(HIBERNATION_BONUSES) - 1
REMOVAL_SPACE: Final = 4

SOLO_TRACK_LENGTH: Final = 25
DEVELOPMENT_BONUSES: Final[tuple[Effect, ...]] = (
    (), (), (), energy(1), (), (), crate(1), (), (), artifact(1), (), (), energy(1), (), (), artifact(1), (), (),
    crate(1), (), (), (),
)  # fmt: skip
DEVELOPMENT_POINTS: Final[tuple[int, ...]] = (  # by lowest free space; there is no space 0
    0, 0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 27, 30,
)  # fmt: skip

# -- player board -----------------------------------------------------------------------------------------------------

CAPACITY: Final[tuple[int, ...]] = (6, 6, 6, 3)  # gear, book, food, crystal
BUILDING_COST: Final[tuple[int, ...]] = (3, 5)
SMALL: Final = 0
LARGE: Final = 1
SIZES: Final = ("small", "large")
BUILDINGS: Final[tuple[int, ...]] = (5, 3)
TOP: Final = 0
BOTTOM: Final = 1
HALVES: Final = ("top", "bottom")
SLOTS: Final = ("slot1", "slot2", "slot3", "slot4", "slot5")
SLOT_5: Final = 4

# fmt: off
MODULE_PLACES: Final = (
    # id    slot  activation symbol
    ("s1a", 0, False), ("s1b", 0, True),
    ("s2a", 1, False), ("s2b", 1, False), ("s2c", 1, True),
    ("s3a", 2, False), ("s3b", 2, False), ("s3c", 2, True),
    ("s4a", 3, False), ("s4b", 3, True),
    ("s5a", 4, True),  ("s5b", 4, True),
)
# fmt: on
PLACES_OF_SLOT: Final[tuple[tuple[int, ...], ...]] = ((0, 1), (2, 3, 4), (5, 6, 7), (8, 9), (10, 11))
ACTIVATES: Final = tuple([symbol for _, _, symbol in MODULE_PLACES])

TRACK_LAST: Final = 12
STANDARD: Final = 0
SPECIAL: Final = 1
ARTIFACT_BONUS: Final = 2
CARD_BONUS: Final = 3
CARD_BONUS_POINTS: Final = 2

# fmt: off
BONUSES: Final = (
    # id     kind            colour  thresholds (gray, green, yellow)
    ("b01", STANDARD,       0, ( 2,  0,  0)),
    ("b02", STANDARD,       1, ( 0,  2,  0)),
    ("b03", STANDARD,       2, ( 0,  0,  2)),
    ("b04", SPECIAL,        0, ( 4,  0,  0)),
    ("b05", SPECIAL,        1, ( 0,  4,  0)),
    ("b06", SPECIAL,        2, ( 0,  0,  4)),
    ("b07", SPECIAL,        0, ( 6,  3,  0)),
    ("b08", SPECIAL,        1, ( 0,  6,  3)),
    ("b09", SPECIAL,        2, ( 3,  0,  6)),
    ("b10", ARTIFACT_BONUS, 0, ( 8,  5,  0)),
    ("b11", ARTIFACT_BONUS, 1, ( 0,  8,  5)),
    ("b12", ARTIFACT_BONUS, 2, ( 5,  0,  8)),
    ("b13", CARD_BONUS,     0, (10,  0,  0)),
    ("b14", CARD_BONUS,     1, ( 0, 10,  0)),
    ("b15", CARD_BONUS,     2, ( 0,  0, 10)),
)
# fmt: on
BONUS_KIND: Final = tuple([row[1] for row in BONUSES])
BONUS_COLOUR: Final = tuple([row[2] for row in BONUSES])
THRESHOLDS: Final[tuple[tuple[int, ...], ...]] = tuple([row[3] for row in BONUSES])
CARD_BONUSES: Final = tuple([index for index, row in enumerate(BONUSES) if row[1] == CARD_BONUS])
# Which bonuses a track can unlock at all: the others are not looked at when it advances.
BONUSES_OF_TRACK: Final[tuple[tuple[int, ...], ...]] = tuple([
    tuple([index for index, row in enumerate(BONUSES) if row[3][track]]) for track in range(3)
])  # fmt: skip

# -- technologies -----------------------------------------------------------------------------------------------------

PERMANENT: Final = 0
IMMEDIATE: Final = 1
FREE: Final = 2
MACHINE: Final = 3

# fmt: off
TECHNOLOGIES: Final[tuple[tuple[str, int, Effect], ...]] = (
    # id                   type       immediate effect, or the machine's
    ("nadair_insight",      PERMANENT, ()),
    ("nadair_free_range",   PERMANENT, ()),
    ("nadair_growth",       IMMEDIATE, advance(1, 2) + crystal(1)),
    ("hof_crystal",         FREE,      ()),
    ("hof_no_toll",         PERMANENT, ()),
    ("hof_supply",          IMMEDIATE, module(1) + crystal(1)),
    ("hof_temple_range",    PERMANENT, ()),
    ("iox_explorer",        PERMANENT, ()),
    ("iox_drone",           MACHINE,   explore_anywhere),
    ("iox_relocate",        IMMEDIATE, relocate),
    ("kun_welcome",         PERMANENT, ()),
    ("kun_lullaby",         FREE,      rest_card(1)),
    ("kun_replay",          MACHINE,   replay_top),
    ("for_mountain",        PERMANENT, ()),
    ("for_crystal2",        FREE,      ()),
    ("for_crystal_machine", MACHINE,   crystal(1)),
    ("for_copy_switch",     IMMEDIATE, ready_switch),
    ("vuk_range",           PERMANENT, reach(1)),
    ("vuk_crates",          IMMEDIATE, hoard + crystal(1)),
    ("vuk_spark",           IMMEDIATE, energy(1)),
    ("vuk_falcon_discount", PERMANENT, ()),
    ("vuk_falcon_harvest",  PERMANENT, ()),
    ("slot_5",              PERMANENT, ()),
    ("artifact_energy",     IMMEDIATE, artifact(1) + energy(1)),
    ("artifact_crate",      IMMEDIATE, artifact(1) + crate(1)),
    ("artifact_points",     IMMEDIATE, artifact(1) + points(2)),
)
# fmt: on
TECHNOLOGY_NAMES: Final = tuple([row[0] for row in TECHNOLOGIES])
NADAIR_INSIGHT: Final = 0
NADAIR_FREE_RANGE: Final = 1
HOF_CRYSTAL: Final = 3
HOF_NO_TOLL: Final = 4
HOF_TEMPLE_RANGE: Final = 6
IOX_EXPLORER: Final = 7
IOX_DRONE: Final = 8
KUN_WELCOME: Final = 10
KUN_LULLABY: Final = 11
KUN_REPLAY: Final = 12
FOR_MOUNTAIN: Final = 13
FOR_CRYSTAL2: Final = 14
FOR_CRYSTAL_MACHINE: Final = 15
FOR_COPY_SWITCH: Final = 16
VUK_RANGE: Final = 17
VUK_CRATES: Final = 18
VUK_FALCON_DISCOUNT: Final = 20
VUK_FALCON_HARVEST: Final = 21
SLOT_5_OPEN: Final = 22

# What technologies and tokens save or add.
RANGE_BONUS: Final = TERMS[TECHNOLOGIES[VUK_RANGE][2][0]].n
TEMPLE_RANGE: Final = 2  # more range from temples
EXPLORER_SAVES: Final = 1  # food, of an exploration's whole price
MOUNTAIN_SAVES: Final = 1  # gears, for every mountain beside a building
NEAR_SAVES: Final = 1  # beside an own workshop or the falcon
TARGET_SAVES: Final = 2  # where an own target lies
TOLL: Final = 1  # books, for every other player with a pawn in a location
REFINED: Final = 2  # resources for a crystal, with the technology
PREY: Final = 3  # resources that the falcon brings
FALCON_STEPS: Final = 3  # for every use of its ability

# fmt: off
TECHS: Final = (
    # id   books points line from
    ("T1", 2, 1, -1),
    ("T2", 3, 2, 0),
    ("T3", 3, 1, 0),
    ("T4", 3, 2, 0),
    ("T5", 4, 3, 1),
    ("T6", 4, 3, 2),
    ("T7", 4, 3, 3),
)
# fmt: on
TECH_COST: Final = tuple([row[1] for row in TECHS])
TECH_POINTS: Final = tuple([row[2] for row in TECHS])
TECH_AFTER: Final = tuple([row[3] for row in TECHS])
ALL_TECHS: Final = (1 << len(TECHS)) - 1
T1: Final = 0
T3: Final = 2

# -- tribes -----------------------------------------------------------------------------------------------------------

TRIBES: Final = ("nadair", "hofstadterians", "iox49i", "kuniban", "formica", "vukuntur")
NADAIR: Final = 0
HOFSTADTERIANS: Final = 1
IOX49I: Final = 2
KUNIBAN: Final = 3
FORMICA: Final = 4
VUKUNTUR: Final = 5
SUN: Final = 0
MOON: Final = 1
SIDES: Final = ("sun", "moon")
TOKENS: Final = 5
TRIBE_MARKERS: Final = 5  # development markers on the tribe board

# fmt: off
TRIBE_SIDES: Final[tuple[tuple[int, int, Effect, tuple[str, str, str]], ...]] = (
    # tribe         side  ability                               T1                     T2                    T4
    (NADAIR,         SUN,  book(2),                              ("nadair_insight",      "nadair_free_range",  "nadair_growth")),
    (NADAIR,         MOON, nadair_forest,                        ("nadair_insight",      "nadair_free_range",  "nadair_growth")),
    (HOFSTADTERIANS, SUN,  per(OWN_WATERS, basic(1)),            ("hof_crystal",         "hof_no_toll",        "hof_supply")),
    (HOFSTADTERIANS, MOON, hof_temple,                           ("hof_crystal",         "hof_temple_range",   "hof_no_toll")),
    (IOX49I,         SUN,  food(2),                              ("iox_explorer",        "iox_drone",          "iox_relocate")),
    (IOX49I,         MOON, iox_target,                           ("iox_explorer",        "iox_drone",          "iox_relocate")),
    (KUNIBAN,        SUN,  pay(FOOD, 1, recruit(), 1),           ("kun_welcome",         "kun_lullaby",        "kun_replay")),
    (KUNIBAN,        MOON, kun_sand,                             ("kun_welcome",         "kun_lullaby",        "kun_replay")),
    (FORMICA,        SUN,  gear(2),                              ("for_mountain",        "for_crystal2",       "for_crystal_machine")),
    (FORMICA,        MOON, for_workshop,                         ("for_crystal_machine", "for_mountain",       "for_copy_switch")),
    (VUKUNTUR,       SUN,  act(BUILD, EXPLORE, POPULATE, reach=1), ("vuk_range",         "vuk_crates",         "vuk_spark")),
    (VUKUNTUR,       MOON, vuk_falcon,                           ("vuk_falcon_discount", "vuk_falcon_harvest", "vuk_range")),
)
# fmt: on
ABILITY_NAMES: Final = tuple([f"{TRIBES[row[0]]}_{SIDES[row[1]]}" for row in TRIBE_SIDES])
ABILITIES: Final = tuple([row[2][0] for row in TRIBE_SIDES])  # by tribe * 2 + side


def _technologies(row: tuple[int, int, Effect, tuple[str, str, str]]) -> tuple[int, ...]:
    """The seven technologies of a tribe side, T1 to T7."""
    first, second, fourth = [TECHNOLOGY_NAMES.index(name) for name in row[3]]
    return (first, second, SLOT_5_OPEN, fourth, SLOT_5_OPEN + 1, SLOT_5_OPEN + 2, SLOT_5_OPEN + 3)


TREE: Final[tuple[tuple[int, ...], ...]] = tuple([_technologies(row) for row in TRIBE_SIDES])  # by tribe * 2 + side
TOKEN_CRYSTALS: Final[tuple[int, ...]] = (1, 1, 0, 0, 1, 0)  # what the token of each tribe's moon side costs

START_RESOURCES: Final = (
    (0, 0, 0, 1),
    (1, 0, 0, 1),
    (1, 1, 0, 1),
    (1, 1, 1, 1),
)  # by turn order: gear, book, food, crystal
ENERGY_POOL: Final = 28
RESOURCES_A_POINT: Final = 5
END_TOKEN_POINTS: Final = 4
SMALL_ARTIFACT_POINTS: Final = 2
