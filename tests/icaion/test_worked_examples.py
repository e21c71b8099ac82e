"""The worked examples of the rulebook, E1 to E12."""

from __future__ import annotations

import pytest

from icaion.scenes import act, board, cage, deploy, hand, offers, play, player, put, table, to_move
from stolik.games.icaion.board import DISTANCE
from stolik.games.icaion.pieces import GEAR, NODE, REGION, SEEKER
from stolik.games.icaion.rounds import BeginYear, EndYear
from stolik.games.icaion.scoring import FinalScoring
from stolik.games.icaion.setup import GiveCrystals


def test_e1_lone_survivor_with_hyper_boots() -> None:
    state = table(3)
    player(state, 0, seeker="lone_survivor", gear="hyper_boots")
    GiveCrystals().run(state)
    red = state.players[0]
    assert (red.hand_limit(), red.upgrade_limit()) == (5, 3)
    assert board(state, 0, 1) == {"gray": 2, "brown": 1} and board(state, 0, 2) == {}


@pytest.mark.parametrize(("players", "added"), [(5, 3), (4, 2), (3, 1), (2, 1)])
def test_e2_shards_are_filled_up_at_the_beginning_of_a_year(players: int, added: int) -> None:
    state = table(players)
    state.bag += state.colossus_shards[2:]
    state.colossus_shards = state.colossus_shards[:2]
    before = len(state.bag)
    BeginYear().run(state)
    assert before - len(state.bag) == added
    assert len(state.colossus_shards) == max(players, 3)


@pytest.mark.parametrize(
    ("slots", "costs"),
    [("harvester_2 scavenger_2", {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2}), ("harvester_2", {1: 0, 2: 0, 3: 1, 4: 2})],
)
def test_e3_movement_beyond_two_nodes_costs_blue(slots: str, costs: dict[int, int]) -> None:
    for distance, blue in costs.items():
        state = table(2)
        player(state, 0, node="city_0")
        deploy(state, 0, slots)
        goal = next(n for n in range(40) if DISTANCE[NODE.ids["city_0"]][n] == distance)
        move = f"move {NODE.text(goal)}"
        if blue:
            cage(state, 0, 1, blue=blue - 1)
            assert move not in offers(to_move(state))
        cage(state, 0, 1, blue=blue)
        assert move in offers(to_move(state))
        play(state, move)
        assert state.players[0].crystals() == 0


def test_e3_without_either_slot_the_third_node_is_out_of_reach() -> None:
    state = table(2)
    player(state, 0, node="city_0")
    cage(state, 0, 1, blue=6)
    reachable = [NODE.ids[text.split()[1]] for text in offers(to_move(state), "move")]
    assert max(DISTANCE[NODE.ids["city_0"]][node] for node in reachable) == 2
    play(state, "camp")
    assert state.players[0].crystals() == 5


def e4_scene(**variants: str):  # type: ignore[no-untyped-def]
    state = table(3, **variants)
    player(state, 0, node="ring_0")
    put(state, "crystal_field_3", 0, red="scavenger")
    put(state, "river_1", 3, red="harvester")
    put(state, "forest_1", 1, red="refiner")
    return act(state)


def test_e4_extract_with_all_three_machines() -> None:
    state = play(e4_scene(), "extract", "activate-all", "deposit cage_2")
    red = state.players[0]
    assert len(red.hand) == 1 and red.rp == 2
    assert board(state, 0, 2) == {"blue": 2, "green": 1}
    assert state.qoam[REGION.ids["river_1"]] == 1 and state.qoam[REGION.ids["forest_1"]] == 0


def test_e4_the_machines_can_be_activated_one_by_one_in_any_order() -> None:
    state = play(e4_scene(), "extract")
    assert offers(state) == [
        "activate-all", "activate river_1", "activate forest_1", "activate crystal_field_3", "done",
    ]  # fmt: skip
    play(state, "activate forest_1", "activate crystal_field_3")
    assert state.players[0].rp == 2 and len(state.players[0].hand) == 1
    play(state, "done", "deposit cage_1")
    assert board(state, 0, 1) == {"blue": 1, "green": 1}


def test_e5_a_deployment_is_paid_in_the_regions_colour_or_brown() -> None:
    ways = set()
    for first in ("blue", "brown"):
        for second in ("blue", "brown"):
            state = table(3)
            player(state, 0, node="ring_0")
            deploy(state, 0, "harvester_1 harvester_2 harvester_3")
            put(state, "river_1", yellow="refiner")
            cage(state, 0, 1, blue=2, brown=2, pink=3, gray=3, green=3)
            play(act(state), "deploy scavenger_1 river_1")
            assert offers(state) == ["pay", "spend cage_1 blue", "spend cage_1 brown"]
            play(state, f"spend cage_1 {first}", f"spend cage_1 {second}")
            ways.add(tuple(sorted(board(state, 0, 1).items())))
    rest = [("gray", 3), ("green", 3), ("pink", 3)]
    assert ways == {
        tuple(sorted([*rest, ("brown", 2)])),
        tuple(sorted([*rest, ("brown", 1), ("blue", 1)])),
        tuple(sorted([*rest, ("blue", 2)])),
    }


def test_e6_only_a_scavenger_fits_beside_the_river_and_scores_nine() -> None:
    state = table(5)
    player(state, 0, node="ring_0")
    deploy(state, 0, "harvester_3")
    put(state, "forest_1", red="harvester", yellow="scavenger")
    put(state, "river_1", yellow="harvester", purple="refiner")
    put(state, "crystal_field_3", purple="harvester", white="scavenger")
    put(state, "mountains_2", purple="scavenger")
    cage(state, 0, 1, blue=1, brown=2)
    cage(state, 0, 2, green=3, pink=3)
    assert offers(act(state), "deploy") == ["deploy scavenger_3 river_1"]
    play(state, "deploy scavenger_3 river_1")
    assert state.players[0].rp == 9
    assert board(state, 0, 1) == {}


def test_e7_strength_three_removes_three_parasites_per_gray() -> None:
    state = table(4)
    deploy(state, 0, "harvester_1 scavenger_1")
    player(state, 0, node="ring_0")
    put(state, "river_1", parasites=3)
    put(state, "forest_1", parasites=3)
    cage(state, 0, 1, gray=2)
    assert state.players[0].strength() == 3
    assert offers(act(state), "eradicate") == ["eradicate 2", "eradicate 1"]
    one = state.clone()
    play(one, "eradicate 1", "remove river_1", "remove forest_1", "remove forest_1")
    assert one.players[0].parasites == 3 and one.players[0].crystals() == 1
    play(state, "eradicate 2", "remove-all")
    assert state.players[0].parasites == 6


def test_e8_an_apparatus_is_installed_in_the_slot_of_its_year() -> None:
    for node in ("cr_l_0", "cr_m_0", "cr_r_0"):
        state = table(3)
        state.year = 2
        player(state, 0, node=node, held="app_blue_2", rp=4)
        play(act(state), "install")
        assert state.players[0].installed == (-1, 1, -1) and state.players[0].held == -1
        assert state.players[0].rp == 4


def test_e9_overcharge_gives_one_crystal_per_region_type() -> None:
    state = table(3)
    put(state, "forest_2", red="harvester")
    put(state, "mountains_1", red="harvester")
    put(state, "river_1", red="harvester")
    put(state, "river_2", red="scavenger")
    play(act(state), "overcharge", "choose pink", "deposit cage_2")
    assert board(state, 0, 2) == {"green": 1, "brown": 1, "blue": 1, "pink": 1}
    assert not state.players[0].charged


def test_e10_four_shards_are_worth_twenty() -> None:
    state = table(3)
    player(state, 0, shards=(1, 2, 1, 3), gear="hyper_boots")
    FinalScoring().run(state)
    assert state.players[0].rp == 20


def test_e11_a_shard_doubles_the_best_apparatus() -> None:
    state = table(3)
    player(state, 0, shards=(1,), installed="app_blue_1 app_brown_2", gear="hyper_boots")
    for region in ("river_1", "forest_1", "mountains_1"):
        put(state, region, red="scavenger")
    for region in ("river_2", "forest_2", "mountains_2"):
        put(state, region, red="harvester")
    FinalScoring().run(state)
    assert state.players[0].rp == 12 * 2 + 9


def test_e12_every_pile_shows_the_next_year() -> None:
    state = table(3)
    state.piles = [2, 1, 1, 2, 1]
    EndYear().run(state)
    assert state.piles == [2, 2, 2, 2, 2]


def test_hand_limits_lie_between_three_and_six() -> None:
    state = table(2)
    limits = set()
    for seeker in SEEKER.names:
        for gear in GEAR.names:
            mine = player(state, 0, seeker=seeker, gear=gear)
            limits.add(mine.hand_limit())
            assert 2 <= mine.upgrade_limit() <= 5
    assert limits == {3, 4, 5, 6}
    hand(state, 0, "IN201")
