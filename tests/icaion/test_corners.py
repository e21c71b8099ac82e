"""Corners where several rules meet: other players' wonders in the middle of a turn, double shifts, limits that bind."""

from __future__ import annotations

from icaion.scenes import (
    act,
    board,
    cage,
    deploy,
    hand,
    offers,
    play,
    player,
    put,
    reset_turn,
    start_turn,
    table,
    verbs,
)
from stolik.games.icaion.board import DISTANCE
from stolik.games.icaion.cards import RAMPAGE, SWARM
from stolik.games.icaion.pieces import CRATER, NODE, REGION, TEAM
from stolik.games.icaion.rounds import NEXT_TURNS, EndYear, rouse_colossus
from stolik.games.icaion.scoring import score_parasites, winner
from stolik.games.icaion.state import IcaionState


def farthest(state: IcaionState) -> int:
    """How far the longest move on offer goes."""
    here = DISTANCE[state.players[state.active].node]
    return max(here[NODE.ids[text.split()[1]]] for text in offers(state, "move"))


def reasons(state: IcaionState) -> list[str]:
    return [f"{each.option}: {each.reason}" for each in state.refusals(state.deciders()[0])]


# -- moving -------------------------------------------------------------------------------------------------


def test_converted_crystals_and_movement_upgrades_add_up_to_one_long_move() -> None:
    state = table(3)
    player(state, 0, node="city_0", upgrades="IN227 IN229 IN230")  # one node for each blue crystal
    cage(state, 0, 1, blue=1, pink=4)
    assert farthest(start_turn(state)) == 2 + 1 + 2
    state = table(3)
    player(state, 0, node="city_0", gear="hyper_boots", upgrades="IN227 IN228")
    deploy(state, 0, "harvester_2")
    cage(state, 0, 1, blue=1)
    assert farthest(start_turn(state)) == 3 + 3


def test_with_radiant_beams_the_second_machine_of_a_row_alone_gives_its_own_bonus() -> None:
    state = table(3, radiant_beams="on")
    deploy(state, 0, "scavenger_1 scavenger_2 scavenger_3")
    mine = state.players[0]
    assert (mine.strength(), mine.per_blue(), mine.open_cages()) == (2, 1, [0, 1, 3])


def test_the_altar_may_move_the_seeker_between_the_legs_of_a_double_shift() -> None:
    state = table(3, wonders="on")
    player(state, 0, node="city_0")
    put(state, "river_1", 1, wonder="living_altar 0")
    play(act(state), "double-shift", "extract", "deposit cage_1", "step ring_0")
    assert verbs(state) == {"move", "camp"}  # the crystal in the cage is blue
    assert "move city_0" in offers(state) and "move ring_0" not in offers(state)
    play(state, "camp")
    assert NODE.text(state.players[0].node) == "ring_0" and state.std_left == 1


def test_a_seeker_wounded_in_the_first_leg_still_works_the_second() -> None:
    state = table(3, wonders="on")
    player(state, 0, node="city_0")
    player(state, 1, node="city_1")
    put(state, "river_1", 2, wonder="parasite_colony 1")
    play(act(state), "double-shift", "extract", "deposit cage_2")
    assert state.players[0].lying and not state.recovery
    play(state, "move city_4", "extract")
    assert state.deciders() == [0] and verbs(state) == {"deposit", "throw-away"}
    play(state, "deposit cage_1")
    assert state.active == 1 and state.players[0].lying


# -- power --------------------------------------------------------------------------------------------------


def test_a_refiner_deployed_in_a_double_shift_recharges_but_allows_no_second_special_action() -> None:
    state = table(3)
    player(state, 0, node="city_1")
    deploy(state, 0, "harvester_1 scavenger_1")
    cage(state, 0, 1, brown=2)
    play(act(state), "double-shift", "deploy refiner_1 forest_1")
    assert state.players[0].charged and state.players[0].rp == 5 + 1 and verbs(state) == {"move"}
    play(state, "move city_0")
    assert "overcharge: special-used" in reasons(state) and not verbs(state) & {"overcharge", "power-draw"}


def test_mechanic_gloves_uncover_the_machine_that_the_standard_action_then_deploys() -> None:
    state = table(3)
    player(state, 0, node="city_1", gear="mechanic_gloves")
    cage(state, 0, 1, brown=9)
    assert "deploy scavenger_1 forest_1" not in offers(act(state))
    play(state, "deploy-special harvester_1 mountains_1")
    assert not offers(state, "deploy-special") and "deploy scavenger_1 forest_1" in offers(state)


def test_the_machine_has_its_crystal_before_the_second_leg_and_may_camp_with_it() -> None:
    state = table(3)
    player(state, 0, seeker="machine", node="city_1")
    put(state, "forest_1", 1)
    play(act(state), "extract", "deposit cage_1", "double-shift", "choose blue", "add cage_1")
    assert board(state, 0, 1) == {"blue": 1, "green": 1} and "camp" in offers(state)


# -- limits -------------------------------------------------------------------------------------------------


def test_a_cage_upgrade_replaced_by_another_loses_its_crystals_and_opens_an_empty_cage() -> None:
    state = table(3)
    player(state, 0, upgrades="IN223 IN225 IN227 IN231")
    hand(state, 0, "IN224")
    cage(state, 0, 1, green=2)
    cage(state, 0, 5, pink=2)
    play(act(state), "play IN224")
    assert offers(state) == ["replace IN223", "replace IN225", "replace IN227", "replace IN231", "forgo"]
    play(state, "replace IN223")
    assert state.players[0].open_cages() == [0, 1, 5] and state.players[0].crystals() == 0


def test_a_full_hand_with_a_broker_can_only_sell_and_without_one_not_even_extract() -> None:
    state = table(3)
    player(state, 0, node="city_0")
    put(state, "river_1", red="scavenger")
    hand(state, 0, "IN211 IN212 IN213")
    assert "extract: nothing-to-extract" in reasons(act(state))
    player(state, 0, upgrades="IN235")
    play(act(state), "extract", "activate river_1")
    assert offers(state) == ["discard IN211", "discard IN212", "discard IN213"]
    play(state, "discard IN212")
    assert state.players[0].rp == 3 and len(state.players[0].hand) == 2


def test_a_purge_changes_which_machines_are_blocked_only_in_its_own_region() -> None:
    state = table(4)
    player(state, 0, node="ring_0", upgrades="IN241")
    put(state, "river_1", 1, parasites=1, red="refiner")
    put(state, "forest_1", 2, parasites=2, red="harvester")
    play(act(state), "extract", "activate river_1", "collect")
    assert verbs(state) == {"deposit", "throw-away"} and state.qoam[REGION.ids["forest_1"]] == 1


def test_the_fifth_rank_for_parasites_scores_nothing_and_five_players_tie_in_turn_order() -> None:
    state = table(5)
    state.order = (4, 3, 2, 1, 0)
    for seat, parasites in enumerate((3, 3, 1, 1, 1)):
        player(state, seat, parasites=parasites)
    score_parasites(state)
    assert [mine.rp for mine in state.players] == [6, 10, 0, 1, 2]
    for seat in range(5):
        player(state, seat, rp=7)
    assert winner(state) == 0


# -- wounds -------------------------------------------------------------------------------------------------


def test_a_rampage_over_three_craters_spares_the_seeker_behind_it() -> None:
    state = table(3)
    state.round = 5  # three arrows
    state.colossus = CRATER.ids["crater_gray"]
    player(state, 0, node="mid_l_3")  # beside the start
    player(state, 1, node="mid_r_2")  # beside the brown crater, to which it turns its back
    player(state, 2, node="mid_l_1")  # beside the end
    state.agenda = [NEXT_TURNS[0]]
    rouse_colossus(state, RAMPAGE)
    state.advance()
    assert state.colossus == CRATER.ids["crater_green"]
    assert state.recovery and not state.players[1].lying and state.players[2].lying


def test_who_lies_down_at_an_overrun_is_not_asked_again_by_the_same_card() -> None:
    state = table(3)
    state.round = 1  # one arrow
    state.colossus = CRATER.ids["crater_pink"]
    put(state, "mountains_2", parasites=2, red="harvester")
    player(state, 0, node="cr_l_0")
    hand(state, 0, "IN201 IN202")
    player(state, 1, node="city_2")
    player(state, 2, node="city_3")
    state.agenda = [NEXT_TURNS[0]]
    rouse_colossus(state, SWARM)
    state.advance()
    assert state.deciders() == [0] and state.machines[3 * REGION.ids["mountains_2"]] == -1
    play(state, "lie-down")
    assert state.recovery and len(state.players[0].hand) == 2 and verbs(state) == {"move"}


# -- wonders ------------------------------------------------------------------------------------------------


def test_wonders_wake_in_the_turn_order_of_their_owners_with_five_players() -> None:
    state = table(5, wonders="on")
    state.order = (0, 4, 2, 1, 3)
    player(state, 0, node="ring_0")
    put(state, "river_1", 1, wonder="qoamcopia 1")
    put(state, "forest_1", wonder="transmuter 4")
    put(state, "crystal_field_3", wonder="living_altar 2")
    cage(state, 4, 1, gray=1)
    play(act(state), "extract", "deposit cage_1")
    asked = []
    while state.deciders() != [0]:
        asked.append(state.deciders()[0])
        play(state, offers(state)[-1])
    assert list(dict.fromkeys(asked)) == [4, 2, 1] and state.players[0].rp == 3


def test_the_pulsar_takes_even_the_crystal_that_was_just_extracted() -> None:
    state = table(2, wonders="on")
    player(state, 0, node="city_4")
    put(state, "river_1", 1, wonder="pulsar 1")
    cage(state, 1, 1, pink=1)
    play(act(state), "extract", "deposit cage_1")
    assert (state.players[0].crystals(), state.players[1].crystals(), state.players[0].rp) == (0, 1, 1)


def test_a_retrieval_through_the_hub_counts_for_its_owners_year() -> None:
    state = table(4, wonders="on")
    player(state, 0, node="city_4")
    player(state, 1, node="city_1")
    put(state, "river_1", 1, wonder="curio_hub 1")
    hand(state, 1, "IN221")
    cage(state, 1, 1, green=1)
    play(act(state), "extract", "deposit cage_1", "play IN221", "retrieve app_pink_1")
    assert state.players[1].retrieved and state.deciders() == [0] and state.std_left == 0 and state.spec_left == 1
    reset_turn(state, 1)
    assert "retrieve app_blue_1: slot-taken app_pink_1" in reasons(act(state, 1))


def test_a_bell_rung_in_the_middle_of_a_turn_brings_the_colossus_within_reach() -> None:
    state = table(3, wonders="on")
    state.colossus = CRATER.ids["crater_blue"]
    player(state, 0, node="cr_m_4", seeker="criminal", armour=True)
    put(state, "forest_2", 1, wonder="dark_bell 0")
    assert "investigate-special" not in offers(act(state))
    play(state, "extract", "deposit cage_1", "counterclockwise")
    assert "investigate-special" in offers(state) and state.parasites[REGION.ids["forest_2"]] == 1


def test_a_wonder_may_stand_among_three_machines_of_others_and_two_in_a_game_of_two() -> None:
    state = table(2, wonders="on")
    state.wonders_offered = (4, 6)
    player(state, 0, node="ring_0")
    put(state, "river_1", yellow="harvester", purple="scavenger", black="refiner")
    cage(state, 0, 1, brown=4)
    play(act(state), "restore pulsar river_1")
    reset_turn(state, 0)
    assert "restore transmuter river_1" not in offers(act(state))
    play(state, "restore transmuter forest_1")
    assert state.bare == 1 << 6  # only the first one has a base
    reset_turn(state, 0)
    state.wonders_offered = (2,)
    assert "restore living_altar river_1: wonder-limit 2" in reasons(act(state))


def test_reserved_machines_pass_over_cards_whose_regions_take_none() -> None:
    state = table(2, radiant_beams="on")
    purple, black = TEAM.ids["purple"], TEAM.ids["black"]
    state.reserved = (3 * purple, 3 * purple + 1, 3 * black + 2)
    state.track = (0, 5, 1, 2, 3, 4)  # rivers first; a Colossus card is no place
    for region in ("river_1", "river_2", "river_3"):
        put(state, region, purple="refiner")  # neither purple machines nor a refiner may come here
    state.agenda = [EndYear()]
    state.advance()
    assert state.reserved == () and [state.machines_in(region) for region in range(3)] == [1, 1, 1]
    placed = [sum(state.machines_in(region) for region in range(3 * kind, 3 * kind + 3)) for kind in (1, 2, 3, 4)]
    assert placed == [1, 1, 1, 0]
