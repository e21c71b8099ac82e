"""Printed facts: the map, the tracks, and every card, tile and token as the specification writes it."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik.games.revive.board import (
    ABILITIES, ACTIVATES, BONUSES, CRYSTAL_SYMBOLS, DEVELOPMENT_BONUSES, DEVELOPMENT_POINTS, HIBERNATION_BONUSES,
    MODULE_PLACES, NEIGHBOURS, PLACES, SCORE_BONUSES, SPACES, SYMBOL_AT, TECHNOLOGIES, TECHNOLOGY_NAMES, TECHS,
    THRESHOLDS, TREE, TRIBE_SIDES, TRIBES,
)  # fmt: skip
from stolik.games.revive.cards import ARTIFACT_CARDS, CARD_COLOUR, CARDS, FLASK, GOALS, PRINTED, SLOT
from stolik.games.revive.effects import COLOURS, TERMS, written
from stolik.games.revive.pieces import EFFECT
from stolik.games.revive.tiles import (
    ALL_CRATES, ALL_MODULES, BACKS, CRATES, LAID, MACHINES, MODULES, SWITCHES, TILE_FRONT, TILES,
)  # fmt: skip

ADJACENCY = """
chasm: t13c t13d t14c t22b t22d t24a t24c t33a t33b t34a
big_nw: t01a t01c t10a t10b t11a
big_ne: t05b t05d t16a t16b
big_sw: t30c t30d t31c t41a t41c
big_se: t36c t36d t45b t45d
t01a: big_nw t01b t01c
t01b: t01a t01c t01d t02a
t01c: big_nw t01a t01b t01d t11a t11b
t01d: t01b t01c t02a t02c t11b t12a
t02a: t01b t01d t02b t02c
t02b: t02a t02c t02d t03a
t02c: t01d t02a t02b t02d t12a t12b
t02d: t02b t02c t03a t03c t12b t13a
t03a: t02b t02d t03b t03c
t03b: t03a t03c t03d t04a
t03c: t02d t03a t03b t03d t13a t13b
t03d: t03b t03c t04a t04c t13b t14a
t04a: t03b t03d t04b t04c
t04b: t04a t04c t04d t05a
t04c: t03d t04a t04b t04d t14a t14b
t04d: t04b t04c t05a t05c t14b t15a
t05a: t04b t04d t05b t05c
t05b: big_ne t05a t05c t05d
t05c: t04d t05a t05b t05d t15a t15b
t05d: big_ne t05b t05c t15b t16a
t10a: big_nw t10b t10c t10d
t10b: big_nw t10a t10d t11a t11c
t10c: t10a t10d t20a
t10d: t10a t10b t10c t11c t20a t20b
t11a: big_nw t01c t10b t11b t11c t11d
t11b: t01c t01d t11a t11d t12a t12c
t11c: t10b t10d t11a t11d t20b t21a
t11d: t11a t11b t11c t12c t21a t21b
t12a: t01d t02c t11b t12b t12c t12d
t12b: t02c t02d t12a t12d t13a t13c
t12c: t11b t11d t12a t12d t21b t22a
t12d: t12a t12b t12c t13c t22a t22b
t13a: t02d t03c t12b t13b t13c t13d
t13b: t03c t03d t13a t13d t14a t14c
t13c: chasm t12b t12d t13a t13d t22b
t13d: chasm t13a t13b t13c t14c
t14a: t03d t04c t13b t14b t14c t14d
t14b: t04c t04d t14a t14d t15a t15c
t14c: chasm t13b t13d t14a t14d t24a
t14d: t14a t14b t14c t15c t24a t24b
t15a: t04d t05c t14b t15b t15c t15d
t15b: t05c t05d t15a t15d t16a t16c
t15c: t14b t14d t15a t15d t24b t25a
t15d: t15a t15b t15c t16c t25a t25b
t16a: big_ne t05d t15b t16b t16c t16d
t16b: big_ne t16a t16d
t16c: t15b t15d t16a t16d t25b t26a
t16d: t16a t16b t16c t26a t26b
t20a: t10c t10d t20b t20c
t20b: t10d t11c t20a t20c t20d t21a
t20c: t20a t20b t20d t30a t30b
t20d: t20b t20c t21a t21c t30b t31a
t21a: t11c t11d t20b t20d t21b t21c
t21b: t11d t12c t21a t21c t21d t22a
t21c: t20d t21a t21b t21d t31a t31b
t21d: t21b t21c t22a t22c t31b t32a
t22a: t12c t12d t21b t21d t22b t22c
t22b: chasm t12d t13c t22a t22c t22d
t22c: t21d t22a t22b t22d t32a t32b
t22d: chasm t22b t22c t32b t33a
t24a: chasm t14c t14d t24b t24c
t24b: t14d t15c t24a t24c t24d t25a
t24c: chasm t24a t24b t24d t34a t34b
t24d: t24b t24c t25a t25c t34b t35a
t25a: t15c t15d t24b t24d t25b t25c
t25b: t15d t16c t25a t25c t25d t26a
t25c: t24d t25a t25b t25d t35a t35b
t25d: t25b t25c t26a t26c t35b t36a
t26a: t16c t16d t25b t25d t26b t26c
t26b: t16d t26a t26c t26d
t26c: t25d t26a t26b t26d t36a t36b
t26d: t26b t26c t36b
t30a: t20c t30b t30c t30d
t30b: t20c t20d t30a t30d t31a t31c
t30c: big_sw t30a t30d
t30d: big_sw t30a t30b t30c t31c
t31a: t20d t21c t30b t31b t31c t31d
t31b: t21c t21d t31a t31d t32a t32c
t31c: big_sw t30b t30d t31a t31d t41a
t31d: t31a t31b t31c t32c t41a t41b
t32a: t21d t22c t31b t32b t32c t32d
t32b: t22c t22d t32a t32d t33a t33c
t32c: t31b t31d t32a t32d t41b t42a
t32d: t32a t32b t32c t33c t42a t42b
t33a: chasm t22d t32b t33b t33c t33d
t33b: chasm t33a t33d t34a t34c
t33c: t32b t32d t33a t33d t42b t43a
t33d: t33a t33b t33c t34c t43a t43b
t34a: chasm t24c t33b t34b t34c t34d
t34b: t24c t24d t34a t34d t35a t35c
t34c: t33b t33d t34a t34d t43b t44a
t34d: t34a t34b t34c t35c t44a t44b
t35a: t24d t25c t34b t35b t35c t35d
t35b: t25c t25d t35a t35d t36a t36c
t35c: t34b t34d t35a t35d t44b t45a
t35d: t35a t35b t35c t36c t45a t45b
t36a: t25d t26c t35b t36b t36c t36d
t36b: t26c t26d t36a t36d
t36c: big_se t35b t35d t36a t36d t45b
t36d: big_se t36a t36b t36c
t41a: big_sw t31c t31d t41b t41c
t41b: t31d t32c t41a t41c t41d t42a
t41c: big_sw t41a t41b t41d
t41d: t41b t41c t42a t42c
t42a: t32c t32d t41b t41d t42b t42c
t42b: t32d t33c t42a t42c t42d t43a
t42c: t41d t42a t42b t42d
t42d: t42b t42c t43a t43c
t43a: t33c t33d t42b t42d t43b t43c
t43b: t33d t34c t43a t43c t43d t44a
t43c: t42d t43a t43b t43d
t43d: t43b t43c t44a t44c
t44a: t34c t34d t43b t43d t44b t44c
t44b: t34d t35c t44a t44c t44d t45a
t44c: t43d t44a t44b t44d
t44d: t44b t44c t45a t45c
t45a: t35c t35d t44b t44d t45b t45c
t45b: big_se t35d t36c t45a t45c t45d
t45c: t44d t45a t45b t45d
t45d: big_se t45b t45c
"""


def test_the_map_has_125_spaces_and_336_edges() -> None:
    assert len(SPACES) == 125
    assert sum(map(len, NEIGHBOURS)) == 2 * 336


@pytest.mark.parametrize("line", ADJACENCY.strip().splitlines(), ids=lambda line: line.split(":")[0])
def test_neighbours(line: str) -> None:
    name, _, near = line.partition(": ")
    assert sorted(SPACES[space] for space in NEIGHBOURS[SPACES.index(name)]) == sorted(near.split())


CITIZENS = [
    # card, colour, top, its flags, bottom, its flags
    ("cit_g01", "gray", "gear(3)", "", "advance(gray,1) + gear(1)", ""),
    ("cit_g02", "gray", "gear(2)", "slot", "advance(gray,1)", "slot"),
    ("cit_g03", "gray", "gear(2)", "flask", "module(1)", "flask"),
    ("cit_g04", "gray", "gear(2) + food(1)", "", "act(build) + gear(1)", ""),
    ("cit_g05", "gray", "gear(1) + energy_back(1)", "", "energy_back(1) + advance(gray,1)", ""),
    ("cit_g06", "gray", "per(gray_in_slots, gear(1))", "slot", "pay(gear:1 => choose(food(2) / book(2)), 3)", ""),
    ("cit_g07", "gray", "gear(2) + basic(1)", "", "while_in_play(discount(build,1)) + gear(1)", ""),
    ("cit_g08", "gray", "crystal(1) + gear(1)", "", "pay(gear:2 => crystal(2), 1)", "flask"),
    ("cit_g09", "gray", "gear(2)", "", "play(gray) + advance(gray,1)", ""),
    ("cit_g10", "gray", "gear(2)", "flask", "per(flasks_visible, basic(1))", "flask"),
    ("cit_g11", "gray", "gear(2)", "slot", "tribe + gear(1)", ""),
    ("cit_g12", "gray", "gear(3)", "", "crate(1) + energy(1) + hibernate_remove", ""),
    ("cit_g13", "gray", "gear(1) + food(2)", "", "recruit(gray) + points(1)", "slot"),
    ("cit_n01", "green", "book(3)", "", "advance(green,1) + book(1)", ""),
    ("cit_n02", "green", "book(2)", "slot", "advance(green,1)", "slot"),
    ("cit_n03", "green", "book(2)", "flask", "choose(module(1) / tribe)", "flask"),
    ("cit_n04", "green", "book(2) + food(1)", "", "act(populate) + book(1)", ""),
    ("cit_n05", "green", "book(1) + crystal(1)", "", "wake_card(1) + book(1)", ""),
    ("cit_n06", "green", "per(green_in_slots, book(1))", "slot", "pay(book:1 => crystal(1), 3)", ""),
    ("cit_n07", "green", "book(2) + basic(1)", "", "while_in_play(discount(populate,1)) + book(1)", ""),
    ("cit_n08", "green", "per(pawns_on_board, basic(1))", "", "recruit(green) + points(1)", "slot"),
    ("cit_n09", "green", "book(2)", "", "play(green) + advance(green,1)", ""),
    ("cit_n10", "green", "book(2)", "flask", "crystal(1) + points(1)", "flask"),
    ("cit_n11", "green", "book(2)", "slot", "tribe + book(1)", ""),
    ("cit_n12", "green", "book(3)", "", "module(1) + crystal(2) + hibernate_remove", ""),
    ("cit_n13", "green", "book(1) + gear(2)", "", "play(any) + basic(1)", ""),
    ("cit_y01", "yellow", "food(3)", "", "advance(yellow,1) + food(1)", ""),
    ("cit_y02", "yellow", "food(2)", "slot", "advance(yellow,1)", "slot"),
    ("cit_y03", "yellow", "food(2)", "flask", "module(1)", "flask"),
    ("cit_y04", "yellow", "food(2) + gear(1)", "", "act(explore) + food(1)", ""),
    ("cit_y05", "yellow", "food(1) + crystal(1)", "", "rest_card(1) + food(1)", ""),
    ("cit_y06", "yellow", "per(yellow_in_slots, food(1))", "slot", "pay(food:1 => crystal(1), 1) + advance(any,1)", ""),
    ("cit_y07", "yellow", "food(2) + basic(1)", "", "while_in_play(range(1)) + food(1)", ""),
    ("cit_y08", "yellow", "food(2) + swap(3)", "", "act(build/explore/populate, range 1)", ""),
    ("cit_y09", "yellow", "food(2)", "", "play(yellow) + advance(yellow,1)", ""),
    ("cit_y10", "yellow", "food(2)", "flask", "crate(1)", "flask"),
    ("cit_y11", "yellow", "food(2)", "slot", "tribe + food(1)", ""),
    ("cit_y12", "yellow", "food(3)", "", "advance(any,2) + crystal(1) + hibernate_remove", ""),
    ("cit_y13", "yellow", "food(1) + book(2)", "", "recruit + points(1)", ""),
]
STARTING = [
    ("1", "gray", "gear(2)", "", "advance(gray,1)", ""),
    ("2", "gray", "gear(2)", "", "module(1)", ""),
    ("3", "green", "book(2)", "", "advance(green,1)", ""),
    ("4", "green", "book(2)", "", "tribe", ""),
    ("5", "yellow", "food(2)", "", "advance(yellow,1)", ""),
    ("6", "yellow", "food(1) + swap(3)", "", "choose(module(1) / tribe)", ""),
]
ALL_CARDS = CITIZENS + [(f"start_{letter}{row[0]}", *row[1:]) for letter in "ABCD" for row in STARTING]


@pytest.mark.parametrize("row", ALL_CARDS, ids=lambda row: row[0])
def test_a_card_is_printed_as_specified(row: tuple[str, ...]) -> None:
    name, colour, top, top_flags, bottom, bottom_flags = row
    card = CARDS.index(name)
    assert COLOURS[CARD_COLOUR[card]] == colour
    for half, effect, flags in ((0, top, top_flags), (1, bottom, bottom_flags)):
        printed, mask = PRINTED[card * 2 + half]
        assert written(printed) == effect
        assert mask == SLOT * ("slot" in flags) + FLASK * ("flask" in flags)


def test_there_are_39_citizens_13_of_each_colour_and_24_starting_cards() -> None:
    assert len(CARDS) == 63 == len(CARD_COLOUR)
    assert Counter(CARD_COLOUR[24:]) == {0: 13, 1: 13, 2: 13}


MACHINE_TEXTS = """
mac_g01 | gray | gear(2) |
mac_g02 | gray | discount(build,2) |
mac_g03 | gray | pay(gear:2 => points(2), 1) | flask
mac_g04 | gray | pay(gear:1 => crystal(1), 1) | flask
mac_g05 | gray | advance(gray,1) |
mac_g06 | gray | reopen_crate |
mac_g07 | gray | rotate_card |
mac_g08 | gray | pay(gear:1 => choose(food(2) / book(2)), 3) |
mac_g09 | gray | basic(1) | flask
mac_g10 | gray | pay(gear:2 => module(1), 1) |
mac_n01 | green | book(2) |
mac_n02 | green | discount(populate,2) |
mac_n03 | green | replay_top |
mac_n04 | green | pay(book:1 => crystal(1), 1) | flask
mac_n05 | green | advance(green,1) |
mac_n06 | green | all_colours |
mac_n07 | green | wake_card(1) |
mac_n08 | green | pay(book:2 => tribe, 1) |
mac_n09 | green | basic(1) | flask
mac_n10 | green | points(1) | flask
mac_y01 | yellow | food(2) |
mac_y02 | yellow | discount(explore,2) |
mac_y03 | yellow | explore_anywhere |
mac_y04 | yellow | pay(food:1 => crystal(1), 1) | flask
mac_y05 | yellow | advance(yellow,1) |
mac_y06 | yellow | range(2) |
mac_y07 | yellow | swap(3) | flask
mac_y08 | yellow | pay(food:2 => recruit, 1) |
mac_y09 | yellow | basic(1) | flask
mac_y10 | yellow | rest_card(1) |
"""


@pytest.mark.parametrize("line", MACHINE_TEXTS.strip().splitlines(), ids=lambda line: line.split(" ")[0])
def test_a_special_machine_is_printed_as_specified(line: str) -> None:
    name, colour, effect, flag = (each.strip() for each in line.split("|"))
    row = next(row for row in MACHINES if row[0] == name)
    assert (COLOURS[row[1]], written(row[2]), row[3]) == (colour, effect, 1 if flag == "flask" else 0)


MODULE_TEXTS = """
mod_gn_gear | gray+green | gear(1) |  | 2
mod_gn_book | gray+green | book(1) |  | 2
mod_gn_food | gray+green | food(1) |  | 2
mod_ny_gear | green+yellow | gear(1) |  | 2
mod_ny_book | green+yellow | book(1) |  | 2
mod_ny_food | green+yellow | food(1) |  | 2
mod_gy_gear | gray+yellow | gear(1) |  | 2
mod_gy_book | gray+yellow | book(1) |  | 2
mod_gy_food | gray+yellow | food(1) |  | 2
mod_g_crystal | gray | crystal(1) |  | 2
mod_g_two | gray | gear(2) |  | 2
mod_g_adv | gray | advance(gray,1) |  | 2
mod_g_flask | gray | basic(1) | flask | 2
mod_g_pts | gray | points(1) | flask | 1
mod_g_odd | gray | energy_back(1) |  | 1
mod_n_crystal | green | crystal(1) |  | 2
mod_n_two | green | book(2) |  | 2
mod_n_adv | green | advance(green,1) |  | 2
mod_n_flask | green | basic(1) | flask | 2
mod_n_pts | green | points(1) | flask | 1
mod_n_odd | green | wake_card(1) |  | 1
mod_y_crystal | yellow | crystal(1) |  | 2
mod_y_two | yellow | food(2) |  | 2
mod_y_adv | yellow | advance(yellow,1) |  | 2
mod_y_flask | yellow | basic(1) | flask | 2
mod_y_pts | yellow | points(1) | flask | 1
mod_y_odd | yellow | rest_card(1) |  | 1
"""


@pytest.mark.parametrize("line", MODULE_TEXTS.strip().splitlines(), ids=lambda line: line.split(" ")[0])
def test_a_module_is_printed_as_specified(line: str) -> None:
    name, colours, effect, flag, copies = (each.strip() for each in line.split("|"))
    row = next(row for row in MODULES if row[0] == name)
    assert "+".join(COLOURS[colour] for colour in row[1]) == colours
    assert (written(row[2]), row[3], row[4]) == (effect, 1 if flag == "flask" else 0, int(copies))


CRATE_TEXTS = """
crate_01 | gear(1) + book(1)
crate_08 | advance(green,1) + book(1)
crate_02 | book(1) + food(1)
crate_09 | advance(yellow,1) + food(1)
crate_03 | gear(1) + food(1)
crate_10 | module(1)
crate_04 | crystal(1) + basic(1)
crate_11 | energy_back(1) + basic(1)
crate_05 | basic(2)
crate_12 | wake_card(1) + basic(1)
crate_06 | advance(any,1)
crate_13 | rest_card(1) + basic(1)
crate_07 | advance(gray,1) + gear(1)
crate_14 | points(3)
"""


@pytest.mark.parametrize("line", CRATE_TEXTS.strip().splitlines(), ids=lambda line: line.split(" ")[0])
def test_a_crate_holds_what_is_specified(line: str) -> None:
    name, effect = (each.strip() for each in line.split("|"))
    assert written(dict(CRATES)[name]) == effect


TILE_TEXTS = """
tile_start_1 | back_start | S, M, L, S
tile_start_2 | back_start | F, S, S, L
tile_start_3 | back_start | S, L, S, C
tile_start_4 | back_start | C, S, S, W:energy
tile_start_5 | back_start | S, M, F, S
tile_ter_01 | back_terrain | S, M, F, S
tile_ter_02 | back_terrain | M, S, S, F
tile_ter_03 | back_terrain | S, F, S, M
tile_ter_04 | back_terrain | S, C, F, S
tile_ter_05 | back_terrain | F, S, S, C
tile_ter_06 | back_terrain | S, S, C, F
tile_ter_07 | back_terrain | C, S, S, M
tile_ter_08 | back_terrain | S, M, C, S
tile_loc_01 | back_location | S, L, M, S
tile_loc_02 | back_location | L, S, S, M
tile_loc_03 | back_location | S, M, S, L
tile_loc_04 | back_location | S, L, F, S
tile_loc_05 | back_location | F, S, S, L
tile_loc_06 | back_location | S, C, L, S
tile_loc_07 | back_location | C, S, S, L
tile_loc_08 | back_location | S, S, L, C
tile_wat_01 | back_water | S, W:energy, M, S
tile_wat_02 | back_water | F, S, S, W:module
tile_wat_03 | back_water | S, C, S, W:crate
tile_wat_04 | back_water | M, S, S, W:crystal
tile_wat_05 | back_water | S, W:energy, S, F
tile_wat_06 | back_water | S, W:module, C, S
tile_wat3_01 | back_water3 | S, W:points3, M, S
tile_wat3_02 | back_water3 | F, S, S, W:points3
tile_wat3_03 | back_water3 | S, C, W:points3, S
tile_src_01 | back_source | S, X, M, S
tile_src_02 | back_source | F, S, S, X
tile_src_03 | back_source | S, X, S, C
"""
LETTERS = {1: "S", 2: "M", 3: "F", 4: "C", 5: "L", 11: "X"}
WATERS = {6: "W:energy", 7: "W:module", 8: "W:crate", 9: "W:crystal", 10: "W:points3"}


@pytest.mark.parametrize("line", TILE_TEXTS.strip().splitlines(), ids=lambda line: line.split(" ")[0])
def test_a_terrain_tile_is_printed_as_specified(line: str) -> None:
    name, back, front = (each.strip() for each in line.split("|"))
    row = next(row for row in TILES if row[0] == name)
    assert BACKS[row[1]][0] == back
    assert ", ".join((LETTERS | WATERS)[field] for field in row[2]) == front
    assert sum(field == 1 for field in row[2]) == 2


def test_the_base_map_has_the_specified_fields() -> None:
    counts = Counter(field for front in TILE_FRONT[:30] for field in front)
    assert (counts[1], counts[2], counts[3], counts[4], counts[5]) == (60, 13, 13, 13, 11)
    assert sum(counts[field] for field in WATERS) == 10


def test_backs_cost_and_score_as_specified() -> None:
    assert [row[1:] for row in BACKS[1:]] == [(0, 0, 3, 2), (0, 1, 3, 3), (1, 0, 3, 3), (0, 0, 4, 2), (0, 0, 4, 3)]
    assert Counter(row[1] for row in TILES) == {0: 5, 1: 8, 2: 8, 3: 6, 4: 3, 5: 3}


def test_a_tile_lies_in_two_rotations_by_the_lean_of_its_place() -> None:
    front = ("p", "q", "r", "s")
    laid = ["".join(front[part] for part in parts) for parts in LAID]
    assert laid == ["pqrs", "srqp", "rpsq", "qspr"]


def test_crystal_symbols_touch_the_specified_hexes() -> None:
    touching = {
        name: [SPACES[s] for s in range(120) if SYMBOL_AT[s] == i] for i, (name, _, _) in enumerate(CRYSTAL_SYMBOLS)
    }
    assert touching["x04"] == ["t16b", "t16d", "t26b"] and touching["x01"] == ["t01b", "t02a"]
    assert sum(map(len, touching.values())) == 21


BONUS_TEXTS = {
    "b01": "2 0 0", "b02": "0 2 0", "b03": "0 0 2", "b04": "4 0 0", "b05": "0 4 0", "b06": "0 0 4", "b07": "6 3 0",
    "b08": "0 6 3", "b09": "3 0 6", "b10": "8 5 0", "b11": "0 8 5", "b12": "5 0 8", "b13": "10 0 0", "b14": "0 10 0",
    "b15": "0 0 10",
}  # fmt: skip


@pytest.mark.parametrize("name", BONUS_TEXTS)
def test_a_bonus_space_has_its_thresholds(name: str) -> None:
    index = [row[0] for row in BONUSES].index(name)
    assert " ".join(map(str, THRESHOLDS[index])) == BONUS_TEXTS[name]


def test_tracks_give_the_specified_bonuses() -> None:
    assert [(at, written(effect)) for at, effect in SCORE_BONUSES] == [
        (5, "crate(1)"), (10, "crate(1)"), (16, "artifact(1)"), (24, "crate(1)"), (32, "artifact(1)"), (42, "crate(1)"),
    ]  # fmt: skip
    assert [written(each) for each in HIBERNATION_BONUSES[1:]] == [
        "basic(2)", "module(1)", "crystal(2)", "crate(1)", "energy(1)",
    ]  # fmt: skip
    assert {space: written(each) for space, each in enumerate(DEVELOPMENT_BONUSES) if each} == {
        3: "energy(1)", 6: "crate(1)", 9: "artifact(1)", 12: "energy(1)", 15: "artifact(1)", 18: "crate(1)",
    }  # fmt: skip
    assert DEVELOPMENT_POINTS[1:] == (0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 27, 30)


def test_module_places_and_their_activation_symbols() -> None:
    assert [row[0] for row, active in zip(MODULE_PLACES, ACTIVATES) if active] == [
        "s1b",
        "s2c",
        "s3c",
        "s4b",
        "s5a",
        "s5b",
    ]
    assert Counter(row[1] for row in MODULE_PLACES) == {0: 2, 1: 3, 2: 3, 3: 2, 4: 2}


def test_the_tech_tree() -> None:
    assert [(name, books, points, after) for name, books, points, after in TECHS] == [
        ("T1", 2, 1, -1), ("T2", 3, 2, 0), ("T3", 3, 1, 0), ("T4", 3, 2, 0), ("T5", 4, 3, 1), ("T6", 4, 3, 2), ("T7", 4, 3, 3),
    ]  # fmt: skip


ABILITY_TEXTS = {
    "nadair": ("book(2)", "nadair_forest"),
    "hofstadterians": ("per(own_waters, basic(1))", "hof_temple"),
    "iox49i": ("food(2)", "iox_target"),
    "kuniban": ("pay(food:1 => recruit, 1)", "kun_sand"),
    "formica": ("gear(2)", "for_workshop"),
    "vukuntur": ("act(build/explore/populate, range 1)", "vuk_falcon"),
}
UNIQUE = {
    ("nadair", 0): "nadair_insight nadair_free_range nadair_growth",
    ("nadair", 1): "nadair_insight nadair_free_range nadair_growth",
    ("hofstadterians", 0): "hof_crystal hof_no_toll hof_supply",
    ("hofstadterians", 1): "hof_crystal hof_temple_range hof_no_toll",
    ("iox49i", 0): "iox_explorer iox_drone iox_relocate",
    ("iox49i", 1): "iox_explorer iox_drone iox_relocate",
    ("kuniban", 0): "kun_welcome kun_lullaby kun_replay",
    ("kuniban", 1): "kun_welcome kun_lullaby kun_replay",
    ("formica", 0): "for_mountain for_crystal2 for_crystal_machine",
    ("formica", 1): "for_crystal_machine for_mountain for_copy_switch",
    ("vukuntur", 0): "vuk_range vuk_crates vuk_spark",
    ("vukuntur", 1): "vuk_falcon_discount vuk_falcon_harvest vuk_range",
}


@pytest.mark.parametrize("row", TRIBE_SIDES, ids=lambda row: f"{TRIBES[row[0]]}-{row[1]}")
def test_a_tribe_side_has_its_ability_and_technologies(row: tuple[int, int, tuple[int, ...], tuple[str, ...]]) -> None:
    tribe, side = row[0], row[1]
    assert TERMS[ABILITIES[tribe * 2 + side]].text == ABILITY_TEXTS[TRIBES[tribe]][side]
    tree = [TECHNOLOGY_NAMES[each] for each in TREE[tribe * 2 + side]]
    assert [tree[0], tree[1], tree[3]] == UNIQUE[TRIBES[tribe], side].split()
    common = [written(TECHNOLOGIES[each][2]) for each in TREE[tribe * 2 + side][4:]]
    assert common == ["artifact(1) + energy(1)", "artifact(1) + crate(1)", "artifact(1) + points(2)"]


ARTIFACTS = """
art_01 crate card water
art_02 energy flask pawn
art_03 modules2 crystal card
art_04 pawn tribe crate
art_05 flask water modules2
art_06 crystal energy tribe
art_07 card pawn flask
art_08 water modules2 energy
art_09 tribe crate crystal
art_10 water tribe card
"""


@pytest.mark.parametrize("line", ARTIFACTS.strip().splitlines(), ids=lambda line: line.split(" ")[0])
def test_an_artifact_card_shows_three_elements(line: str) -> None:
    assert tuple(line.split()) in ARTIFACT_CARDS


def test_counts_of_pieces() -> None:
    assert len(ALL_MODULES) == 48 and len(ALL_CRATES) == 28 and len(PLACES) == 30
    assert Counter(row[1] for row in MACHINES[3:33]) == {0: 10, 1: 10, 2: 10}
    assert [written(each) for _, each in SWITCHES] == [
        "basic(1)", "choose(basic(1) / energy_back(1))", "choose(basic(1) / rest_card(1))",
        "choose(basic(1) / swap(3))", "choose(basic(1) / wake_card(1))",
    ]  # fmt: skip
    assert len(GOALS) == 15 and len(set(EFFECT.names)) == len(EFFECT.names)
