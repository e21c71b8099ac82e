"""The standard actions in detail."""

from __future__ import annotations

import pytest

from icaion.scenes import act, board, cage, deploy, hand, offers, play, player, put, table, to_move
from stolik.games.icaion.pieces import REGION


def test_a30_an_extract_that_does_nothing_is_not_offered() -> None:
    state = table(3)
    player(state, 0, node="ring_0")
    assert "extract" not in offers(act(state))
    assert "nothing-to-extract" in [str(refusal.reason) for refusal in state.refusals(0)]
    put(state, "river_1", red="scavenger")
    assert "extract" in offers(act(state))
    hand(state, 0, "IN201 IN202 IN203")  # a full hand
    assert "extract" not in offers(act(state))
    player(state, 0, upgrades="IN235")
    assert "extract" in offers(act(state))


def test_a_scavenger_needs_no_qoam_and_a_refiner_does() -> None:
    state = table(3)
    player(state, 0, node="ring_0")
    put(state, "river_1", 0, red="refiner")
    put(state, "forest_1", 1)
    play(act(state), "extract")
    assert offers(state) == ["deposit cage_1", "deposit cage_2", "throw-away"]


def test_a_harvester_without_a_second_crystal_takes_nothing() -> None:
    state = table(3)
    player(state, 0, node="ring_0")
    put(state, "river_1", 1, red="harvester")
    play(act(state), "extract", "deposit cage_1")
    assert board(state, 0, 1) == {"blue": 1}


def test_wonders_are_no_machines_against_parasites() -> None:
    state = table(4, wonders="on")
    player(state, 0, node="ring_0")
    put(state, "river_1", 2, parasites=2, wonder="pulsar 1", red="harvester")
    play(act(state), "extract")
    assert not offers(state, "activate")


def test_machines_leave_the_division_board_from_the_left() -> None:
    state = table(3)
    mine = state.players[0]
    assert mine.available(False) == [0, 3, 6]
    deploy(state, 0, "harvester_1 scavenger_1 harvester_2")
    assert mine.available(False) == [2, 4, 6]


def test_radiant_beams_deploy_in_any_order() -> None:
    state = table(3, radiant_beams="on")
    player(state, 0, node="ext_0")
    cage(state, 0, 1, pink=1, gray=1)
    assert len(offers(act(state), "deploy")) == 18
    play(state, "deploy scavenger_2 mist_valley_2")
    assert state.players[0].per_blue() == 1


def test_a47_a_lone_machine_scores_its_cost() -> None:
    for around in (0, 1):
        state = table(3)
        player(state, 0, node="ring_0")
        put(state, "river_1", yellow="refiner")
        if around:
            put(state, "mountains_2", yellow="harvester")
        cage(state, 0, 1, blue=2)
        play(act(state), "deploy harvester_1 river_1")
        assert state.players[0].rp == 2


def test_a48_neutral_machines_count_for_cost_and_score() -> None:
    state = table(3)
    player(state, 0, node="ring_0")
    put(state, "river_1", black="refiner")
    put(state, "mountains_2", black="harvester")
    put(state, "mist_valley_3", black="harvester")
    cage(state, 0, 1, blue=2)
    play(act(state), "deploy harvester_1 river_1")
    assert state.players[0].rp == 4 and state.players[0].crystals() == 0


def test_refiner_slots_recharge_and_give_their_bonus() -> None:
    def scene(slot: str, row: int) -> object:
        state = table(3)
        player(state, 0, node="ring_0", charged=False)
        deploy(state, 0, f"harvester_{row} scavenger_{row}")
        cage(state, 0, 1, blue=1)
        play(act(state), f"deploy {slot} river_1")
        assert state.players[0].charged
        return state

    one = scene("refiner_1", 1)
    assert one.players[0].rp == 5 + 1  # type: ignore[attr-defined]
    two = scene("refiner_2", 2)
    play(two, "choose gray", "deposit cage_2")  # type: ignore[arg-type]
    assert board(two, 0, 2) == {"gray": 2} and two.players[0].rp == 1  # type: ignore[arg-type, attr-defined]
    three = scene("refiner_3", 3)
    assert offers(three) == ["draw 2", "draw 1"]  # type: ignore[arg-type]
    play(three, "draw 1")  # type: ignore[arg-type]
    assert len(three.players[0].hand) == 1 and three.players[0].rp == 1  # type: ignore[attr-defined]


def test_a_destroyed_machine_keeps_its_bonus_and_does_not_come_back() -> None:
    state = table(3)
    deploy(state, 0, "harvester_1")
    assert state.players[0].strength() == 2
    assert 0 not in state.players[0].available(False) and 0 not in state.players[0].available(True)


def test_eradicate_may_leave_parasites_behind() -> None:
    state = table(4)
    player(state, 0, node="ring_0")
    deploy(state, 0, "harvester_1 scavenger_1")
    put(state, "river_1", parasites=2)
    cage(state, 0, 1, gray=3)
    assert offers(act(state), "eradicate") == ["eradicate 1"]  # no more gray than useful
    play(state, "eradicate 1")
    assert offers(state) == ["remove-all", "remove river_1"]
    play(state, "remove river_1")
    assert offers(state) == ["remove river_1", "done"]
    play(state, "done")
    assert state.parasites[0] == 1 and state.players[0].parasites == 1


def test_investigating_draws_a_shard_that_all_see_and_may_pay_nothing() -> None:
    state = table(3)
    player(state, 0, node="cr_l_3")
    state.colossus_shards[-1] = 2
    cage(state, 0, 1, pink=5)
    play(act(state), "investigate")
    assert state.revealed and offers(state) == ["offer 2", "offer 1", "offer 0"]
    play(state, "offer 0")
    assert state.shards_gone == (2,) and state.players[0].rp == 0 and len(state.colossus_shards) == 2


def test_investigating_needs_the_edge_of_the_colossus_crater_and_a_shard() -> None:
    state = table(3)
    player(state, 0, node="cr_m_0")
    assert "investigate" not in offers(act(state))
    player(state, 0, node="cr_r_3")
    assert "investigate" in offers(act(state))
    state.bag += state.colossus_shards
    state.colossus_shards = []
    assert "investigate" not in offers(act(state))


def test_a31_a_held_tile_blocks_and_installed_colours_are_barred() -> None:
    state = table(3)
    state.year = 2
    state.piles = [2] * 5
    player(state, 0, node="city_3", installed="app_pink_1")
    assert offers(act(state), "retrieve") == [f"retrieve app_{c}_2" for c in ("blue", "green", "brown", "gray")]
    player(state, 0, retrieved=True)
    assert not offers(act(state), "retrieve")
    player(state, 0, retrieved=False, held="app_gray_1")
    assert not offers(act(state), "retrieve")
    reasons = [str(refusal.reason) for refusal in state.refusals(0)]
    assert "slot-taken app_gray_1" in reasons


def test_retrieving_scores_at_once_and_once_a_year() -> None:
    state = table(3)
    player(state, 0, node="city_3", shards=(1, 2))
    play(act(state), "retrieve app_pink_1")
    assert state.players[0].rp == 10 and state.players[0].retrieved and state.piles[4] == 2


def test_only_the_crater_of_the_tiles_colour_installs_it() -> None:
    state = table(3)
    player(state, 0, node="cr_m_1", held="app_green_1")
    assert "install" in offers(act(state))
    player(state, 0, node="cr_m_2")
    assert "install" not in offers(act(state))


def test_no_machine_in_a_region_with_the_own_wonder_but_others_may() -> None:
    state = table(3, wonders="on")
    player(state, 0, node="ring_0")
    player(state, 1, node="ring_0")
    cage(state, 0, 1, blue=5)
    cage(state, 1, 1, blue=5)
    put(state, "river_1", wonder="pulsar 0")
    assert not [text for text in offers(act(state), "deploy") if "river_1" in text]
    assert [text for text in offers(act(state, 1), "deploy") if "river_1" in text]


@pytest.mark.parametrize(("players", "limit"), [(2, 2), (3, 1)])
def test_wonders_per_player(players: int, limit: int) -> None:
    state = table(players, wonders="on")
    state.wonders_offered = (1, 3, 4, 6)
    player(state, 0, node="ring_0")
    cage(state, 0, 1, brown=12)
    play(act(state), "restore pulsar river_1")
    assert state.bare == 0
    state.std_left = 1
    play(act(state), *([] if limit == 1 else ["restore transmuter forest_1"]))
    assert state.wonders_of(0) == limit and not offers(act(state), "restore")
    if limit == 2:
        assert state.bare == 1 << 6
    assert "restore dark_bell river_1" not in offers(state)


def test_a_wonder_needs_a_region_without_a_wonder_or_own_machine() -> None:
    state = table(3, wonders="on")
    state.wonders_offered = (3, 4)
    player(state, 0, node="ring_0")
    cage(state, 0, 1, brown=12)
    put(state, "river_1", red="harvester")
    put(state, "forest_1", wonder="pulsar 1", yellow="harvester")
    assert offers(act(state), "restore") == ["restore parasite_colony crystal_field_3"]


def test_region_adjacency_counts_for_scoring_and_not_the_node() -> None:
    state = table(3)
    player(state, 0, node="ring_0")
    put(state, "mist_valley_3", yellow="harvester")
    put(state, "crystal_field_1", purple="harvester")
    put(state, "river_2", yellow="harvester")  # not adjacent
    cage(state, 0, 1, blue=1)
    play(act(state), "deploy harvester_1 river_1")
    assert state.players[0].rp == 2
    assert state.machines[3 * REGION.ids["river_1"]] == 0
    assert to_move(state).deciders() == [0]
