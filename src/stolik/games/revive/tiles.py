"""Terrain tiles, large locations, slot modules, special machines, crates and switches.

Provenance: kinds, counts and the back of 3 food for 2 points are the rulebook's; fronts, other costs, distribution of
effects, values of large locations and the switches are reconstructed.
"""

from __future__ import annotations

from typing import Final

from .effects import (
    ABILITY,
    BOOK,
    BUILD,
    EXPLORE,
    FOOD,
    GEAR,
    GRAY,
    GREEN,
    POPULATE,
    TERMS,
    YELLOW,
    Effect,
    advance,
    all_colours,
    basic,
    book,
    choose,
    convert,
    crate,
    crystal,
    discount,
    energy,
    energy_back,
    explore_anywhere,
    food,
    gear,
    module,
    pay,
    points,
    reach,
    recruit,
    reopen_crate,
    replay_top,
    rest_card,
    rotate_card,
    swap,
    tribe,
    wake_card,
)  # fmt: skip

# -- fields -----------------------------------------------------------------------------------------------------------

HIDDEN: Final = 0
SAND: Final = 1
MOUNTAINS: Final = 2
FOREST: Final = 3
CROPS: Final = 4
LOCATION: Final = 5
WATER_ENERGY: Final = 6
WATER_MODULE: Final = 7
WATER_CRATE: Final = 8
WATER_CRYSTAL: Final = 9
WATER_POINTS3: Final = 10
SOURCE: Final = 11
BIG: Final = 12
CHASM_FIELD: Final = 13
FIELDS: Final = (
    "hidden", "sand", "mountains", "forest", "crops", "location", "water_energy", "water_module", "water_crate",
    "water_crystal", "water_points3", "source", "large_location", "chasm",
)  # fmt: skip
WATER_REWARDS: Final[tuple[Effect, ...]] = (
    (), (), (), (), (), (), energy(1), module(1), crate(1), crystal(2), points(3), (), (), (),
)  # fmt: skip

# -- terrain tiles ----------------------------------------------------------------------------------------------------

# fmt: off
BACKS: Final = (
    # id              gear book food  points
    ("back_start",    0, 0, 0, 0),
    ("back_terrain",  0, 0, 3, 2),
    ("back_location", 0, 1, 3, 3),
    ("back_water",    1, 0, 3, 3),
    ("back_water3",   0, 0, 4, 2),
    ("back_source",   0, 0, 4, 3),
)
BACK_COST: Final = tuple([row[1:4] for row in BACKS])
BACK_POINTS: Final = tuple([row[4] for row in BACKS])
LEAST_FOOD: Final = min([row[3] for row in BACKS if row[0] != "back_start"])  # that a face-down tile costs

_S, _M, _F, _C, _L, _X = SAND, MOUNTAINS, FOREST, CROPS, LOCATION, SOURCE
_WE, _WM, _WC, _WX, _WP = WATER_ENERGY, WATER_MODULE, WATER_CRATE, WATER_CRYSTAL, WATER_POINTS3
TILES: Final = (
    # id              back  tip  wide wide tip
    ("tile_start_1",  0, (_S,  _M,  _L,  _S)),
    ("tile_start_2",  0, (_F,  _S,  _S,  _L)),
    ("tile_start_3",  0, (_S,  _L,  _S,  _C)),
    ("tile_start_4",  0, (_C,  _S,  _S,  _WE)),
    ("tile_start_5",  0, (_S,  _M,  _F,  _S)),
    ("tile_ter_01",   1, (_S,  _M,  _F,  _S)),
    ("tile_ter_02",   1, (_M,  _S,  _S,  _F)),
    ("tile_ter_03",   1, (_S,  _F,  _S,  _M)),
    ("tile_ter_04",   1, (_S,  _C,  _F,  _S)),
    ("tile_ter_05",   1, (_F,  _S,  _S,  _C)),
    ("tile_ter_06",   1, (_S,  _S,  _C,  _F)),
    ("tile_ter_07",   1, (_C,  _S,  _S,  _M)),
    ("tile_ter_08",   1, (_S,  _M,  _C,  _S)),
    ("tile_loc_01",   2, (_S,  _L,  _M,  _S)),
    ("tile_loc_02",   2, (_L,  _S,  _S,  _M)),
    ("tile_loc_03",   2, (_S,  _M,  _S,  _L)),
    ("tile_loc_04",   2, (_S,  _L,  _F,  _S)),
    ("tile_loc_05",   2, (_F,  _S,  _S,  _L)),
    ("tile_loc_06",   2, (_S,  _C,  _L,  _S)),
    ("tile_loc_07",   2, (_C,  _S,  _S,  _L)),
    ("tile_loc_08",   2, (_S,  _S,  _L,  _C)),
    ("tile_wat_01",   3, (_S,  _WE, _M,  _S)),
    ("tile_wat_02",   3, (_F,  _S,  _S,  _WM)),
    ("tile_wat_03",   3, (_S,  _C,  _S,  _WC)),
    ("tile_wat_04",   3, (_M,  _S,  _S,  _WX)),
    ("tile_wat_05",   3, (_S,  _WE, _S,  _F)),
    ("tile_wat_06",   3, (_S,  _WM, _C,  _S)),
    ("tile_wat3_01",  4, (_S,  _WP, _M,  _S)),
    ("tile_wat3_02",  4, (_F,  _S,  _S,  _WP)),
    ("tile_wat3_03",  4, (_S,  _C,  _WP, _S)),
    ("tile_src_01",   5, (_S,  _X,  _M,  _S)),
    ("tile_src_02",   5, (_F,  _S,  _S,  _X)),
    ("tile_src_03",   5, (_S,  _X,  _S,  _C)),
)
# fmt: on
TILE_BACK: Final = tuple([row[1] for row in TILES])
TILE_FRONT: Final = tuple([row[2] for row in TILES])
START_TILES: Final = tuple(range(5))
HIDDEN_TILES: Final = tuple(range(5, 30))
SOURCE_TILES: Final = tuple(range(30, 33))
ROTATIONS: Final = ("rotation_0", "rotation_1")
# Where the four fields of a front lie: by leaning left * 2 + rotation, the part of the front at a, b, c, d.
LAID: Final[tuple[tuple[int, ...], ...]] = ((0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1), (1, 3, 0, 2))

# -- large locations --------------------------------------------------------------------------------------------------

LARGE_LOCATIONS: Final = tuple([f"big_{tile}{side}" for tile in range(1, 9) for side in "ab"])
BIG_TRACK_GRAY: Final = 0
BIG_ENERGY: Final = 1
BIG_TRACK_GREEN: Final = 2
BIG_MODULES: Final = 3
BIG_TRACK_YELLOW: Final = 4
BIG_BUILDINGS: Final = 5
BIG_PAWNS: Final = 6
BIG_CARDS: Final = 7
BIG_BIG_PAWNS: Final = 8
BIG_WATERS: Final = 9
BIG_TRIBE: Final = 10
BIG_CRATES: Final = 11
BIG_FLASKS: Final = 12
BIG_SPARK: Final = 13
BIG_CRYSTALS: Final = 14
BIG_PRESENCE: Final = 15
BIG_TRACKS: Final[tuple[int, ...]] = (BIG_TRACK_GRAY, BIG_TRACK_GREEN, BIG_TRACK_YELLOW)
BIG_VALUE: Final[tuple[int, ...]] = (1, 2, 1, 1, 1, 3, 2, 2, 3, 2, 2, 2, 2, 1, 2, 1)
PRESENCE: Final[tuple[tuple[int, int], ...]] = ((10, 15), (8, 12), (6, 7), (3, 3))

# -- slot modules -----------------------------------------------------------------------------------------------------

# fmt: off
MODULES: Final = (
    # id               colours             effect             flask copies
    ("mod_gn_gear",    (GRAY, GREEN),   gear(1),            0, 2),
    ("mod_gn_book",    (GRAY, GREEN),   book(1),            0, 2),
    ("mod_gn_food",    (GRAY, GREEN),   food(1),            0, 2),
    ("mod_ny_gear",    (GREEN, YELLOW), gear(1),            0, 2),
    ("mod_ny_book",    (GREEN, YELLOW), book(1),            0, 2),
    ("mod_ny_food",    (GREEN, YELLOW), food(1),            0, 2),
    ("mod_gy_gear",    (GRAY, YELLOW),  gear(1),            0, 2),
    ("mod_gy_book",    (GRAY, YELLOW),  book(1),            0, 2),
    ("mod_gy_food",    (GRAY, YELLOW),  food(1),            0, 2),
    ("mod_g_crystal",  (GRAY,),         crystal(1),         0, 2),
    ("mod_g_two",      (GRAY,),         gear(2),            0, 2),
    ("mod_g_adv",      (GRAY,),         advance(GRAY, 1),   0, 2),
    ("mod_g_flask",    (GRAY,),         basic(1),           1, 2),
    ("mod_g_pts",      (GRAY,),         points(1),          1, 1),
    ("mod_g_odd",      (GRAY,),         energy_back(1),     0, 1),
    ("mod_n_crystal",  (GREEN,),        crystal(1),         0, 2),
    ("mod_n_two",      (GREEN,),        book(2),            0, 2),
    ("mod_n_adv",      (GREEN,),        advance(GREEN, 1),  0, 2),
    ("mod_n_flask",    (GREEN,),        basic(1),           1, 2),
    ("mod_n_pts",      (GREEN,),        points(1),          1, 1),
    ("mod_n_odd",      (GREEN,),        wake_card(1),       0, 1),
    ("mod_y_crystal",  (YELLOW,),       crystal(1),         0, 2),
    ("mod_y_two",      (YELLOW,),       food(2),            0, 2),
    ("mod_y_adv",      (YELLOW,),       advance(YELLOW, 1), 0, 2),
    ("mod_y_flask",    (YELLOW,),       basic(1),           1, 2),
    ("mod_y_pts",      (YELLOW,),       points(1),          1, 1),
    ("mod_y_odd",      (YELLOW,),       rest_card(1),       0, 1),
)
# fmt: on
MODULE_COLOURS: Final = tuple([sum([1 << colour for colour in row[1]]) for row in MODULES])  # bit masks
MODULE_TERM: Final = tuple([row[2][0] for row in MODULES])
MODULE_FLASKS: Final = tuple([row[3] for row in MODULES])
ALL_MODULES: Final = tuple([index for index, row in enumerate(MODULES) for _ in range(row[4])])
DISPLAYED: Final = 5
DISPLAYED_MACHINES: Final = 3

# -- machines ---------------------------------------------------------------------------------------------------------

# fmt: off
MACHINES: Final[tuple[tuple[str, int, Effect, int], ...]] = (
    # id            colour  effect when activated                           flask
    ("std_convert", GRAY,   convert(crystal(1)),                            0),
    ("std_rest",    GREEN,  rest_card(1),                                   0),
    ("std_range",   YELLOW, reach(1),                                       0),
    ("mac_g01",     GRAY,   gear(2),                                        0),
    ("mac_g02",     GRAY,   discount(BUILD, 2),                             0),
    ("mac_g03",     GRAY,   pay(GEAR, 2, points(2), 1),                     1),
    ("mac_g04",     GRAY,   pay(GEAR, 1, crystal(1), 1),                    1),
    ("mac_g05",     GRAY,   advance(GRAY, 1),                               0),
    ("mac_g06",     GRAY,   reopen_crate,                                   0),
    ("mac_g07",     GRAY,   rotate_card,                                    0),
    ("mac_g08",     GRAY,   pay(GEAR, 1, choose(food(2), book(2)), 3),      0),
    ("mac_g09",     GRAY,   basic(1),                                       1),
    ("mac_g10",     GRAY,   pay(GEAR, 2, module(1), 1),                     0),
    ("mac_n01",     GREEN,  book(2),                                        0),
    ("mac_n02",     GREEN,  discount(POPULATE, 2),                          0),
    ("mac_n03",     GREEN,  replay_top,                                     0),
    ("mac_n04",     GREEN,  pay(BOOK, 1, crystal(1), 1),                    1),
    ("mac_n05",     GREEN,  advance(GREEN, 1),                              0),
    ("mac_n06",     GREEN,  all_colours,                                    0),
    ("mac_n07",     GREEN,  wake_card(1),                                   0),
    ("mac_n08",     GREEN,  pay(BOOK, 2, tribe, 1),                         0),
    ("mac_n09",     GREEN,  basic(1),                                       1),
    ("mac_n10",     GREEN,  points(1),                                      1),
    ("mac_y01",     YELLOW, food(2),                                        0),
    ("mac_y02",     YELLOW, discount(EXPLORE, 2),                           0),
    ("mac_y03",     YELLOW, explore_anywhere,                               0),
    ("mac_y04",     YELLOW, pay(FOOD, 1, crystal(1), 1),                    1),
    ("mac_y05",     YELLOW, advance(YELLOW, 1),                             0),
    ("mac_y06",     YELLOW, reach(2),                                       0),
    ("mac_y07",     YELLOW, swap(3),                                        1),
    ("mac_y08",     YELLOW, pay(FOOD, 2, recruit(), 1),                     0),
    ("mac_y09",     YELLOW, basic(1),                                       1),
    ("mac_y10",     YELLOW, rest_card(1),                                   0),
    ("iox_drone",           GRAY, explore_anywhere,                         0),
    ("kun_replay",          GRAY, replay_top,                               0),
    ("for_crystal_machine", GRAY, crystal(1),                               0),
)
# fmt: on
MACHINE_COUNT: Final = len(MACHINES)
FIRST_SPECIAL: Final = 3
SPECIALS: Final = 30
DRONE: Final = 33
REPLAY: Final = 34
CRYSTAL_PRESS: Final = 35
MACHINE_TERM: Final = tuple([row[2][0] for row in MACHINES])
MACHINE_COLOUR: Final = tuple([row[1] for row in MACHINES])
ROTATOR: Final = [row[2] for row in MACHINES].index(rotate_card)
PRISM: Final = [row[2] for row in MACHINES].index(all_colours)
SPECIAL_MASK: Final = (1 << 33) - (1 << 3)
FLASK_MACHINES: Final = sum([1 << index for index, row in enumerate(MACHINES) if row[3]])


def _gives(word: str, kind: int = 0) -> tuple[int, ...]:
    """How much of a range bonus, or of a discount for a board action, each machine gives."""
    terms = [TERMS[term] for term in MACHINE_TERM]
    return tuple([each.n if each.word == word and each.what == kind else 0 for each in terms])


# What activated machines change in the price of a board action, and which of them do.
MACHINE_RANGE: Final = _gives("range")
MACHINE_DISCOUNT: Final = tuple([_gives("discount", kind) for kind in range(ABILITY + 1)])
ANYWHERE: Final = sum([1 << index for index, row in enumerate(MACHINES) if row[2] == explore_anywhere])
MODIFIERS: Final = tuple([
    sum([1 << index for index in range(MACHINE_COUNT) if MACHINE_RANGE[index] or MACHINE_DISCOUNT[kind][index]])
    | (ANYWHERE if kind == EXPLORE else 0)
    for kind in range(ABILITY + 1)
])  # fmt: skip
MODIFYING: Final = tuple([tuple([index for index in range(MACHINE_COUNT) if mask >> index & 1]) for mask in MODIFIERS])
FREELY_ACTIVATED: Final = (
    ((1 << MACHINE_COUNT) - 1)
    & ~(MODIFIERS[BUILD] | MODIFIERS[EXPLORE] | MODIFIERS[POPULATE] | MODIFIERS[ABILITY] | 1 << ROTATOR | 1 << PRISM)
)  # fmt: skip

# -- crates and switches ------------------------------------------------------------------------------------------------

# fmt: off
CRATES: Final = (
    ("crate_01", gear(1) + book(1)),
    ("crate_02", book(1) + food(1)),
    ("crate_03", gear(1) + food(1)),
    ("crate_04", crystal(1) + basic(1)),
    ("crate_05", basic(2)),
    ("crate_06", advance(3, 1)),
    ("crate_07", advance(GRAY, 1) + gear(1)),
    ("crate_08", advance(GREEN, 1) + book(1)),
    ("crate_09", advance(YELLOW, 1) + food(1)),
    ("crate_10", module(1)),
    ("crate_11", energy_back(1) + basic(1)),
    ("crate_12", wake_card(1) + basic(1)),
    ("crate_13", rest_card(1) + basic(1)),
    ("crate_14", points(3)),
)
# fmt: on
CRATE_EFFECT: Final = tuple([row[1] for row in CRATES])
CRATE_COPIES: Final = 2
REOPENING_GEARS: Final = 1  # what it costs to resolve an open crate again
ALL_CRATES: Final = tuple([index for index in range(len(CRATES)) for _ in range(CRATE_COPIES)])

SWITCHES: Final[tuple[tuple[str, Effect], ...]] = (
    ("switch_plain", basic(1)),
    ("switch_a", choose(basic(1), energy_back(1))),
    ("switch_b", choose(basic(1), rest_card(1))),
    ("switch_c", choose(basic(1), swap(3))),
    ("switch_d", choose(basic(1), wake_card(1))),
)
SWITCH_TERM: Final = tuple([row[1][0] for row in SWITCHES])
