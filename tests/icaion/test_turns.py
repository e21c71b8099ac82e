"""Move and camp, the order of actions, double shift, recovery; and paying."""

from __future__ import annotations

from icaion.scenes import act, board, cage, deploy, hand, offers, play, player, put, start_turn, table, to_move, verbs
from stolik.games.icaion.board import DISTANCE
from stolik.games.icaion.pieces import NODE
from stolik.games.icaion.state import IcaionState


def reach(state: IcaionState, seat: int = 0) -> int:
    at = state.players[seat].node
    return max(DISTANCE[at][NODE.ids[text.split()[1]]] for text in offers(state, "move"))


def test_moving_or_camping_is_compulsory_and_a_move_leaves_the_node() -> None:
    state = start_turn(table(3))
    assert verbs(state) == {"move"} and "move ext_0" not in offers(state)
    assert [str(refusal.option) for refusal in state.refusals(0)] == ["camp"]


def test_nothing_blocks_movement() -> None:
    state = table(3)
    player(state, 0, node="cr_m_3")
    for seat in (1, 2):
        player(state, seat, node="mid_r_3")
    put(state, "river_2", parasites=3)
    assert {"move mid_r_3", "move ring_3", "move mid_l_3"} <= set(offers(start_turn(state)))


def test_any_number_of_blue_may_be_spent_on_movement() -> None:
    state = table(3)
    deploy(state, 0, "harvester_2 scavenger_2")
    cage(state, 0, 1, blue=4)
    assert len(offers(start_turn(state), "move")) == 39


def test_a13_a_movement_upgrade_is_a_paid_icon() -> None:
    state = table(3)
    player(state, 0, upgrades="IN227")
    cage(state, 0, 1, blue=1)
    assert reach(start_turn(state)) == 3
    deploy(state, 0, "harvester_2 scavenger_2")
    assert reach(start_turn(state)) == 5
    assert state.players[0].basic_move() == 2


def test_a14_hyper_boots_reach_three_nodes_even_while_recovering() -> None:
    state = table(3)
    player(state, 0, gear="hyper_boots", lying=True)
    deploy(state, 0, "harvester_2")
    cage(state, 0, 1, blue=2)
    assert reach(start_turn(state)) == 3 and state.recovery


def test_camping_costs_a_blue_crystal_or_a_converted_pair() -> None:
    state = table(3)
    cage(state, 0, 1, pink=2)
    assert "camp" not in offers(start_turn(state))
    player(state, 0, upgrades="IN230")
    play(start_turn(state), "camp")
    assert state.players[0].crystals() == 0 and NODE.text(state.players[0].node) == "ext_0"


def test_standard_and_special_actions_in_any_order() -> None:
    state = table(3)
    player(state, 0, node="ring_0")
    put(state, "river_1", 2)
    play(act(state), "overcharge", "choose pink", "deposit cage_1")
    assert "extract" in offers(state) and "overcharge" not in offers(state)
    play(state, "extract", "deposit cage_2")
    assert state.active == 1  # nothing is left to do: the turn has ended by itself


def test_a_turn_may_end_without_any_action() -> None:
    state = table(3)
    put(state, "crystal_field_3", 2)
    play(act(state), "end-turn")
    assert state.active == 1


def test_a_turn_does_not_end_by_itself_while_cards_in_hand_could_be_played() -> None:
    state = table(3)
    hand(state, 0, "IN213")
    player(state, 0, charged=False)
    assert offers(act(state)) == ["end-turn"]


def test_a20_double_shift_before_the_first_action_waits_for_it() -> None:
    state = table(3)
    player(state, 0, node="ring_0")
    put(state, "river_1", 4)
    play(act(state), "double-shift")
    assert verbs(state) == {"extract", "end-turn"}
    play(state, "extract", "deposit cage_1")
    assert verbs(state) == {"move", "camp"}
    play(state, "move city_0")
    assert "extract" in offers(state) and "end-turn" in offers(state)


def test_a20_without_a_first_action_there_is_no_second_leg() -> None:
    state = table(3)
    player(state, 0, node="ring_0")
    put(state, "river_1", 4)
    play(act(state), "double-shift", "end-turn")
    assert state.active == 1


def test_a_granted_action_is_no_first_standard_action() -> None:
    state = table(3)
    player(state, 0, node="ring_0")
    put(state, "river_1", 4)
    hand(state, 0, "IN218")
    cage(state, 0, 1, green=1)
    play(act(state), "play IN218", "deposit cage_1")
    assert "extract" in offers(state) and state.std_done == 0


def test_a21_movement_cards_come_right_after_the_move() -> None:
    state = table(3)
    hand(state, 0, "IN214")
    cage(state, 0, 1, blue=1)
    put(state, "crystal_field_3", 1)
    play(start_turn(state), "move mid_l_1")
    assert "play IN214" in offers(state)
    late = play(state.clone(), "extract", "throw-away")
    assert "play IN214" not in offers(late)
    assert "move-card-late" in [str(refusal.reason) for refusal in late.refusals(0)]
    play(state, "play IN214")
    goals = [text.split()[1] for text in offers(state)]
    assert "ext_0" not in goals and "mid_l_1" not in goals  # neither back to the start nor staying
    assert all(DISTANCE[NODE.ids["mid_l_1"]][NODE.ids[goal]] <= 2 for goal in goals)
    play(state, "move city_0")
    assert state.spec_left == 0 and NODE.text(state.players[0].node) == "city_0"
    camped = table(3)
    hand(camped, 0, "IN214")
    cage(camped, 0, 1, blue=1)
    play(start_turn(camped), "camp")
    assert "play IN214" not in offers(camped)


# -- paying -------------------------------------------------------------------------------------------------


def test_a_payment_offers_the_usual_way_first_and_every_other_way() -> None:
    state = table(3)
    hand(state, 0, "IN212")
    cage(state, 0, 1, green=3)
    cage(state, 0, 2, green=1, pink=1)
    play(act(state), "play IN212")
    assert offers(state) == ["pay", "spend cage_2 green", "spend cage_1 green"]
    usual = play(state.clone(), "pay")
    assert board(usual, 0, 1) == {"green": 2} and board(usual, 0, 2) == {"pink": 1}
    play(state, "spend cage_1 green", "spend cage_1 green")
    assert board(state, 0, 1) == {"green": 1} and board(state, 0, 2) == {"green": 1, "pink": 1}


def test_a_payment_with_one_way_pays_itself() -> None:
    state = table(3)
    hand(state, 0, "IN212")
    cage(state, 0, 1, green=1)
    cage(state, 0, 2, green=1)
    play(act(state), "play IN212")
    assert state.players[0].rp == 6 and state.players[0].crystals() == 0


def test_a_payment_that_takes_everything_pays_itself_with_its_conversions() -> None:
    state = table(3)
    player(state, 0, upgrades="IN229 IN230")
    hand(state, 0, "IN213")
    cage(state, 0, 1, pink=1, gray=2, blue=1)
    cage(state, 0, 2, green=1, pink=1)
    play(act(state), "play IN213")
    assert state.players[0].rp == 10 and board(state, 0, 1) == {"blue": 1} and board(state, 0, 2) == {}


def test_a27_two_converters_can_serve_one_payment_but_no_chain() -> None:
    state = table(3)
    player(state, 0, upgrades="IN229 IN230")
    hand(state, 0, "IN212")
    cage(state, 0, 1, pink=2)
    cage(state, 0, 2, gray=2)
    cage(state, 0, 2, gray=2, brown=2)
    play(act(state), "play IN212")
    assert offers(state) == ["pay", "convert brown", "convert gray", "convert pink"]
    play(state, "convert gray", "convert brown")
    assert board(state, 0, 1) == {"pink": 2} and board(state, 0, 2) == {} and state.players[0].rp == 6
    chain = table(3)
    player(chain, 0, upgrades="IN229 IN230")
    hand(chain, 0, "IN211")
    cage(chain, 0, 1, pink=3, gray=1)
    play(act(chain), "play IN211")
    assert board(chain, 0, 1) == {"pink": 1, "gray": 1}


def test_a_converter_may_feed_on_crystals_of_two_cages() -> None:
    state = table(3)
    player(state, 0, upgrades="IN229")
    hand(state, 0, "IN211")
    cage(state, 0, 1, pink=2)
    cage(state, 0, 2, pink=2)
    play(act(state), "play IN211")
    assert offers(state) == ["pay", "spend cage_1 pink", "spend cage_2 pink"]
    play(state, "spend cage_1 pink", "spend cage_2 pink")
    assert board(state, 0, 1) == {"pink": 1} and board(state, 0, 2) == {"pink": 1}


def test_a_converter_may_even_turn_the_proper_colour_into_brown() -> None:
    state = table(3)
    player(state, 0, node="ring_0", upgrades="IN229")
    cage(state, 0, 1, blue=3)
    play(act(state), "deploy harvester_1 river_1")
    assert offers(state) == ["spend cage_1 blue", "convert blue"]


def test_closed_cages_are_no_place_for_a_batch() -> None:
    state = table(3)
    assert state.players[0].open_cages() == [0, 1]
    deploy(state, 0, "harvester_3")
    assert state.players[0].open_cages() == [0, 1, 2]
    deploy(state, 0, "scavenger_3")
    player(state, 0, upgrades="IN224")
    assert state.players[0].open_cages() == [0, 1, 2, 3, 5]


def test_a_recovery_turn_still_has_the_gear_effects_of_a_first_turn() -> None:
    state = table(3)
    player(state, 0, gear="exploration_case", lying=True, begun=False)
    start_turn(state)
    assert offers(state, "choose") and "decline" in offers(state)
    play(state, "decline")
    assert verbs(to_move(state)) == {"move"}
