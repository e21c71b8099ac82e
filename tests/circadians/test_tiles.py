"""One test for each ship and farm, and for gaining, replacing and losing them."""

from __future__ import annotations

import pytest

from circadians.scenes import (
    BLUE, ORANGE, E, W, asked, farm, farm_die, garages, go, have, lead, offers, play, sends, ship, stock, table,
    tops, turn,
)  # fmt: skip
from stolik.games.circadians.actions.costs import garage_algae, reach, ship_saves
from stolik.games.circadians.effects import FARM, SHIP, PlaceTile, TakeTile, destroy
from stolik.games.circadians.pieces import HARVEST, SAL, TILE, VALUES_OF
from stolik.games.circadians.rounds import HarvestSeat
from stolik.games.circadians.scoring import human_lines, tile_points
from stolik.games.circadians.state import CiState
from stolik.games.circadians.tiles import TILE_COPIES


def values(state: CiState, garage: int) -> tuple[int, ...]:
    return VALUES_OF[reach(state, BLUE, garage)]


@pytest.mark.parametrize(
    ("tile", "face", "expected"),
    [
        ("ship_flip", 2, (2, 5)),
        ("ship_boost", 2, (2, 3, 4)),
        ("ship_boost", 5, (5, 6)),
        ("ship_algae", 2, (2,)),
        ("ship_tune", 1, (1, 2)),
        ("ship_tune", 6, (5, 6)),
        ("ship_water", 2, (2,)),
        ("ship_energy", 2, (2,)),
        ("ship_ul_kah_tal", 1, (1, 6)),
        ("ship_flip", SAL, (3,)),
    ],
)
def test_ships_turn_their_dice(tile: str, face: int, expected: tuple[int, ...]) -> None:
    state = table()
    ship(state, "garage_2", tile)
    garages(state, 0, face)
    assert values(state, 1) == expected


def test_the_printed_ship_tunes_without_wrapping() -> None:
    state = table()
    garages(state, 6)
    assert values(state, 0) == (5, 6)


def test_ships_save_algae_water_or_energy() -> None:
    state = table()
    saved = {}
    for tile in ("ship_flip", "ship_boost", "ship_algae", "ship_tune", "ship_water", "ship_energy", "ship_ul_kah_tal"):
        state.ships[1] = TILE.ids[tile]
        saved[tile] = (garage_algae(state, BLUE, 1), ship_saves(state, BLUE, 1, W), ship_saves(state, BLUE, 1, E))
    assert saved == {
        "ship_flip": (1, 0, 0),
        "ship_boost": (1, 0, 0),
        "ship_algae": (0, 0, 0),
        "ship_tune": (1, 0, 0),
        "ship_water": (1, 5, 0),
        "ship_energy": (1, 0, 1),
        "ship_ul_kah_tal": (0, 5, 0),
    }


def harvest(state: CiState) -> CiState:
    state.phase = HARVEST
    state.then(HarvestSeat(BLUE))
    return go(state)


@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("farm_energy", (3, 0, 1, 0)),
        ("farm_algae", (3, 2, 0, 0)),
        ("farm_water", (6, 0, 0, 0)),
        ("farm_sunari", (5, 1, 1, 0)),
        ("farm_vp", (3, 0, 0, 0)),
    ],
)
def test_farms_without_a_die(tile: str, gained: tuple[int, ...]) -> None:
    state = table(seats=1, side="A")
    farm(state, "farm_4", tile)
    assert have(harvest(state)) == gained
    assert not state.takes_die(BLUE, 3)


@pytest.mark.parametrize(("tile", "gained"), [("farm_six_gem", (3, 0, 1, 1)), ("farm_six_mix", (9, 2, 1, 0))])
def test_farms_that_need_a_6(tile: str, gained: tuple[int, ...]) -> None:
    for face, booster, produces in ((6, False, True), (5, False, False), (3, True, True), (2, True, False)):
        state = table(seats=1, side="A")
        farm(state, "farm_4", tile)
        assert state.takes_die(BLUE, 3)
        farm_die(state, "farm_4", face)
        if booster:
            farm_die(state, "farm_1", 1)
        assert have(harvest(state)) == (gained if produces else (3, 0, 0, 0))


def test_a_hybrid_farm_gives_algae_or_energy_by_the_table() -> None:
    state = table(seats=1, side="A")
    farm(state, "farm_4", "farm_hybrid")
    assert have(harvest(state)) == (3, 0, 0, 0)  # without a die nothing
    state = table(seats=1, side="A")
    farm(state, "farm_4", "farm_hybrid")
    farm_die(state, "farm_4", 4)
    harvest(state)
    assert offers(state) == ["produce farm_4 algae", "produce farm_4 energy"]
    play(state, "produce farm_4 algae")
    assert have(state) == (3, 4, 0, 0)


def test_two_trade_farms_allow_four_trades_after_everything_else() -> None:
    state = table(seats=1, side="A")
    farm(state, "farm_4", "farm_trade")
    farm(state, "farm_5", "farm_trade")
    farm_die(state, "farm_2", 6)
    stock(state, water=30)
    harvest(state)
    assert asked(state) == "farm-resource"
    play(state, "produce farm_2 water")
    assert str(state.prompt(BLUE)) == "choose-trade 4"
    play(state, "trade t_w_e", "done")
    assert have(state) == (38, 0, 1, 0)


def test_the_printed_farms_produce_water_or_algae_and_water_or_energy() -> None:
    state = table(seats=1, side="A")
    farm_die(state, "farm_1", 6)
    farm_die(state, "farm_2", 1)
    farm_die(state, "farm_3", 1)
    harvest(state)  # both count 4
    assert offers(state) == ["produce farm_2 water", "produce farm_2 algae"]
    play(state, "produce farm_2 algae", "produce farm_3 energy")
    assert have(state) == (3, 4, 2, 0)


def test_points_of_tiles_and_of_full_rows() -> None:
    state = table()
    farm(state, "farm_4", "farm_vp")
    ship(state, "garage_2", "ship_water")
    ship(state, "garage_3", "ship_flip")
    assert tile_points(state, BLUE) == 5
    assert sum(human_lines(state, BLUE)) == 5 + 3 + 2
    ship(state, "garage_4", "ship_tune")
    ship(state, "garage_5", "ship_tune")
    assert sum(human_lines(state, BLUE)) == 5 + 8 + 2


def test_a_bought_tile_without_room_must_replace_one() -> None:
    state = table()
    for slot in ("farm_4", "farm_5", "farm_6"):
        farm(state, slot, "farm_hybrid")
    state.then(PlaceTile(BLUE, 0, False))
    go(state)
    assert offers(state) == ["replace farm_4", "replace farm_5", "replace farm_6"]
    play(state, "replace farm_5")
    assert state.scrap[TILE.ids["farm_hybrid"]] == 1


def test_a_free_tile_without_room_may_be_declined_and_stays_on_the_pile() -> None:
    state = table()
    for slot in ("farm_4", "farm_5", "farm_6"):
        farm(state, slot, "farm_hybrid")
    before = state.piles[0]
    state.then(TakeTile(BLUE, FARM, True))
    play(go(state), "take farm_pile_1")
    assert offers(state)[-1] == "decline"
    play(state, "decline")
    assert state.piles[0] == before


def test_a_tile_with_room_may_still_replace_one_built_earlier_but_no_printed_one() -> None:
    state = table()
    ship(state, "garage_2", "ship_tune")
    state.then(PlaceTile(BLUE, 3, True))
    go(state)
    assert offers(state) == ["build garage_3", "replace garage_2"]


def test_with_all_piles_empty_nothing_is_gained() -> None:
    state = table()
    state.piles[3:] = [(), (), ()]
    state.then(TakeTile(BLUE, SHIP, True))
    go(state)
    assert state.over and state.ship_count(BLUE) == 1


def test_a_new_ship_works_at_once_for_the_die_waiting_in_its_garage() -> None:
    state = table()
    tops(state, 3, "ship_flip")
    stock(state, energy=2, algae=1)
    garages(state, 1, 2)
    turn(state)
    play(state, "send foundry_1", "as 1", "cantina")  # built into garage 2; orange relaxes
    assert values(state, 1) == (2, 5)


def test_a_destroyed_ship_lets_those_to_its_right_shift_while_dice_stay() -> None:
    state = table()
    ship(state, "garage_2", "ship_flip")
    ship(state, "garage_3", "ship_energy")
    garages(state, 0, 2, 5)
    destroy(state, BLUE, 1)
    assert state.ships[1:4] == [TILE.ids["ship_energy"], -1, -1] and state.garages[:3] == [0, 2, 5]


def test_a_die_moves_with_a_shifted_farm_and_leaves_a_destroyed_one() -> None:
    state = table()
    farm(state, "farm_4", "farm_hybrid")
    farm(state, "farm_5", "farm_six_gem")
    farm_die(state, "farm_4", 2)
    farm_die(state, "farm_5", 6)
    destroy(state, BLUE, 8)
    assert state.farms[:3] == [TILE.ids["farm_six_gem"], -1, -1]
    assert state.farm_dice[3:6] == [6, 0, 0] and state.pool[BLUE] == 1  # A12


def test_a_die_stays_on_a_replaced_farm_only_if_the_new_one_takes_dice() -> None:
    for top, stays in (("farm_six_mix", True), ("farm_water", False)):
        state = table()
        farm(state, "farm_4", "farm_hybrid")
        farm_die(state, "farm_4", 2)
        tops(state, 0, top)
        state.then(PlaceTile(BLUE, 0, True))
        play(go(state), "replace farm_4")
        assert state.farm_dice[3] == (2 if stays else 0) and state.pool[BLUE] == (0 if stays else 1)


def test_the_foundry_pile_goes_by_value_and_an_empty_one_is_closed() -> None:
    state = table()
    state.piles[4] = ()
    stock(state, energy=2)
    garages(state, 3)
    turn(state)
    play(state, "send foundry_1")
    assert state.deciders() == [ORANGE]  # only a 2 has a pile
    assert state.ships[1] != -1 and have(state)[E] == 0


def test_the_laboratory_is_closed_when_all_farm_piles_are_empty() -> None:
    state = table()
    state.piles[:3] = [(), (), ()]
    stock(state, water=20, algae=20)
    garages(state, 2, 2)
    turn(state)
    assert "lab_1" not in sends(state)


def test_jakobs_free_ship_may_be_declined_without_room() -> None:
    state = table()
    lead(state, "jakob")
    for garage in ("garage_2", "garage_3", "garage_4", "garage_5"):
        ship(state, garage, "ship_tune" if garage != "garage_5" else "ship_flip")
    state.then(PlaceTile(BLUE, 0, False))
    play(go(state), "take ship_pile_1")
    assert offers(state)[-1] == "decline"


def test_there_are_15_farm_and_18_ship_tiles() -> None:
    assert sum(TILE_COPIES[:9]) == 15 and sum(TILE_COPIES[9:]) == 18
