"""One test for each side of each apparatus."""

from __future__ import annotations

import pytest

from icaion.scenes import act, deploy, play, player, put, table
from stolik.games.icaion.pieces import COLOUR
from stolik.games.icaion.scoring import FinalScoring
from stolik.games.icaion.state import IcaionState


def scene(side: str) -> IcaionState:
    """Two scavengers, one refiner, three harvesters on the board in three region types; and other things."""
    state = table(3, apparatus_sides=side)
    player(state, 0, node="city_0", upgrades="IN225 IN227 IN229", shards=(1, 3), parasites=5)
    for region, machine in (
        ("river_1", "scavenger"), ("river_2", "scavenger"), ("forest_1", "refiner"), ("forest_2", "harvester"),
        ("river_3", "harvester"), ("mountains_1", "harvester"),
    ):  # fmt: skip
        put(state, region, red=machine, yellow="refiner" if machine != "refiner" else "harvester")
    deploy(state, 0, "harvester_1 scavenger_1 refiner_1 harvester_2 scavenger_2 harvester_3")
    return state


DAY = {"blue": 2 * 4, "green": 2 * 3, "brown": 3 * 3, "gray": 3 * 4, "pink": 2 * 5}
NIGHT = {"blue": 1 * 5, "green": 2 * 3, "brown": 3 * 2, "gray": 5 * 2, "pink": 1 * 4}


@pytest.mark.parametrize("colour", COLOUR.names)
@pytest.mark.parametrize(("side", "values"), [("all_day", DAY), ("all_night", NIGHT)])
@pytest.mark.parametrize("year", [1, 2, 3])
def test_an_apparatus_scores_by_its_formula_when_retrieved(
    side: str, values: dict[str, int], colour: str, year: int
) -> None:
    state = scene(side)
    state.year = year
    state.piles = [year] * 5
    play(act(state), f"retrieve app_{colour}_{year}")
    assert state.players[0].rp == values[colour]


@pytest.mark.parametrize("colour", COLOUR.names)
@pytest.mark.parametrize(("side", "values"), [("all_day", DAY), ("all_night", NIGHT)])
def test_an_installed_apparatus_scores_doubled_with_a_shard_at_the_end(
    side: str, values: dict[str, int], colour: str
) -> None:
    state = scene(side)
    player(state, 0, installed=f"app_{colour}_2", gear="hyper_boots", parasites=0, parasites_year3=5)
    FinalScoring().run(state)
    assert state.players[0].rp == 5 + 2 * values[colour]


def test_a15_refiners_and_cards_do_not_count_in_the_rows() -> None:
    state = table(3)
    player(state, 0, node="city_0", gear="parasite_sword", upgrades="IN225 IN226")
    deploy(state, 0, "harvester_1")
    assert state.tile_value(0, COLOUR.ids["green"]) == 3
    state.players[0].left = 0
    assert state.tile_value(0, COLOUR.ids["green"]) == 6


def test_gray_night_counts_the_parasites_of_this_year_and_in_the_end_of_year_three() -> None:
    state = table(3, apparatus_sides="all_night")
    player(state, 0, parasites=3, parasites_year3=0)
    assert state.tile_value(0, COLOUR.ids["gray"]) == 6
    player(state, 0, parasites=0, parasites_year3=4)
    assert state.tile_value(0, COLOUR.ids["gray"], final=True) == 8


def test_destroyed_machines_do_not_count() -> None:
    state = table(3)
    deploy(state, 0, "harvester_1 harvester_2 harvester_3")
    assert state.tile_value(0, COLOUR.ids["brown"]) == 0
