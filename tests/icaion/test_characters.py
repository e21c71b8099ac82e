"""One test for each seeker and each specialized gear."""

from __future__ import annotations

from icaion.scenes import act, board, cage, hand, offers, play, player, put, start_turn, table, verbs
from stolik.games.icaion.pieces import REGION
from stolik.games.icaion.rounds import EndYear
from stolik.games.icaion.scoring import FinalScoring
from stolik.games.icaion.state import IcaionState


def last_round(state: IcaionState) -> IcaionState:
    state.round = 5
    state.track = (0, 1, 2, 3, 4)
    state.event_deck = [state.year_cards[0]]
    state.regions_revealed = 5
    return state


# -- seekers ------------------------------------------------------------------------------------------------


def test_a18_the_lone_survivor_goes_anywhere_in_the_last_round() -> None:
    state = table(3)
    player(state, 0, seeker="lone_survivor")
    assert not offers(start_turn(state), "teleport")
    last_round(state)
    assert len(offers(start_turn(state), "teleport")) == 39
    assert "teleport ext_0" not in offers(state)
    hand(state, 0, "IN214")
    play(state, "teleport city_2")
    assert "play IN214" in offers(state)  # it counts as the Move
    player(state, 0, lying=True)
    assert not offers(start_turn(state), "teleport")


def test_the_lone_survivor_goes_anywhere_in_both_legs_of_a_double_shift() -> None:
    state = last_round(table(3))
    player(state, 0, seeker="lone_survivor")
    put(state, "river_1", 3)
    play(start_turn(state), "teleport city_0", "double-shift", "extract", "deposit cage_1")
    assert len(offers(state, "teleport")) == 39


def test_the_heir_scores_for_every_card_played() -> None:
    state = table(3)
    player(state, 0, seeker="heir")
    hand(state, 0, "IN203")
    play(act(state), "play IN203", "throw-away")
    assert state.players[0].rp == 1


def test_the_heir_scores_even_for_an_upgrade_discarded_at_once() -> None:
    state = table(3)
    player(state, 0, seeker="heir", upgrades="IN225 IN226 IN227 IN228")
    hand(state, 0, "IN229")
    cage(state, 0, 1, green=1)
    play(act(state), "play IN229", "forgo")
    assert state.players[0].rp == 1 and len(state.players[0].upgrades) == 4


def test_the_outsider_scores_three_for_each_pink() -> None:
    state = table(3)
    player(state, 0, seeker="outsider", node="cr_m_3")
    state.colossus_shards[-1] = 1
    cage(state, 0, 1, pink=1)
    play(act(state), "investigate", "offer 1")
    assert state.players[0].rp == 3 and state.players[0].shards == (1,)


def test_a16_the_criminal_puts_on_armour_after_a_turn_without_a_special_action() -> None:
    state = table(3)
    player(state, 0, seeker="criminal")
    play(act(state), "end-turn")
    assert state.players[0].armour
    used = table(3)
    player(used, 0, seeker="criminal")
    play(act(used), "overcharge", "choose blue", "deposit cage_1")
    assert not used.players[0].armour


def test_the_armour_allows_investigate_retrieve_and_install_as_special_actions() -> None:
    state = table(3)
    player(state, 0, seeker="criminal", armour=True, node="cr_m_3", held="app_gray_1")
    play(act(state), "investigate")
    assert {"investigate-special", "install-special"} <= verbs(state) and "investigate" not in verbs(state)
    play(state, "install-special")
    assert state.active == 1 and state.players[0].armour  # using it does not take it off
    city = table(3)
    player(city, 0, seeker="criminal", armour=True, node="city_0")
    assert {"retrieve", "retrieve-special"} <= verbs(act(city))
    play(city, "retrieve-special app_blue_1")
    assert city.std_left == 1 and not offers(city, "retrieve")


def test_a_wound_takes_the_armour_off_and_a_prevented_one_does_not() -> None:
    for text, armour in (("discard IN201", True), ("lie-down", False)):
        state = table(3)
        player(state, 0, node="cr_m_0")
        player(state, 1, seeker="criminal", armour=True, node="cr_m_0")
        hand(state, 0, "IN243")
        hand(state, 1, "IN201")
        play(act(state), "play IN243", text)
        assert state.players[1].armour is armour


def test_the_criminal_does_not_arm_herself_in_a_recovery_turn_but_does_when_wounded_in_a_normal_one() -> None:
    state = table(3)
    player(state, 0, seeker="criminal", lying=True)
    play(start_turn(state), "move mid_l_1")
    assert state.active == 1 and not state.players[0].armour
    state = table(3)
    player(state, 0, seeker="criminal")
    act(state)
    player(state, 0, lying=True)
    play(state, "end-turn")
    assert state.players[0].armour and state.players[0].lying


def test_the_cursed_has_two_standard_actions_in_the_last_round() -> None:
    state = last_round(table(3))
    player(state, 0, seeker="cursed", node="ring_0")
    put(state, "river_1", 3)
    play(start_turn(state), "move city_0", "extract", "deposit cage_1")
    assert "extract" in offers(state) and "end-turn" in offers(state)
    play(state, "extract", "deposit cage_1")
    assert "extract" not in offers(state)


def test_a19_the_cursed_has_one_standard_action_while_recovering() -> None:
    state = last_round(table(3))
    player(state, 0, seeker="cursed", node="ring_0", lying=True)
    put(state, "river_1", 3)
    play(start_turn(state), "move city_0", "extract", "deposit cage_1")
    assert state.active == 1


def test_the_cursed_with_a_double_shift_has_three_actions_and_chooses_when_to_move() -> None:
    def scene() -> IcaionState:
        state = last_round(table(3))
        player(state, 0, seeker="cursed", node="ring_0")
        put(state, "river_1", 6)
        return play(start_turn(state), "move city_0", "double-shift", "extract", "throw-away")

    state = scene()
    assert verbs(state) == {"extract", "retrieve", "start-second-leg"}  # no end of the turn now
    assert "second-leg-due" in [str(refusal.reason) for refusal in state.refusals(0)]
    play(state, "start-second-leg", "move city_4")
    assert state.std_left == 2
    play(state, "extract", "throw-away", "extract", "throw-away")
    assert state.active == 1
    state = play(scene(), "extract", "throw-away")
    assert verbs(state) == {"move"}
    play(state, "move city_4")
    assert state.std_left == 1
    play(state, "extract", "throw-away")
    assert state.active == 1


def test_a25_the_machine_adds_a_crystal_after_using_the_power_supply() -> None:
    state = table(3)
    player(state, 0, seeker="machine")
    cage(state, 0, 1, gray=2)
    play(act(state), "overcharge", "choose blue", "deposit cage_2")
    assert offers(state, "choose") and "decline" in offers(state)
    play(state, "choose pink", "add cage_1")
    assert board(state, 0, 1) == {"gray": 2, "pink": 1} and board(state, 0, 2) == {"blue": 1}
    shift = table(3)
    player(shift, 0, seeker="machine")
    play(act(shift), "double-shift")
    assert "decline" in offers(shift)


def test_the_creature_pays_one_less_for_cards_and_machines_but_not_for_wonders() -> None:
    state = table(3, wonders="on")
    state.wonders_offered = (4,)
    player(state, 0, seeker="creature", node="ring_0")
    hand(state, 0, "IN203 IN212")
    cage(state, 0, 1, green=1)
    put(state, "river_1", yellow="refiner")
    assert {"play IN203", "play IN212"} <= set(offers(act(state)))
    assert not [text for text in offers(state, "deploy") if "river_1" in text]
    assert not offers(state, "restore")  # A38
    cage(state, 0, 1, blue=1)
    assert "deploy harvester_1 river_1" in offers(act(state))
    play(state, "play IN212")
    assert state.players[0].rp == 6 and board(state, 0, 1) == {"blue": 1}


# -- gear ---------------------------------------------------------------------------------------------------


def test_hyper_boots_move_three() -> None:
    state = table(3)
    player(state, 0, gear="hyper_boots")
    plain = table(3)
    assert len(offers(start_turn(state), "move")) > len(offers(start_turn(plain), "move"))


def test_primal_armor_scores_three_per_shard() -> None:
    state = table(3)
    player(state, 0, gear="primal_armor", shards=(1, 2))
    FinalScoring().run(state)
    assert state.players[0].rp == 5 + 6


def test_the_multifunctional_belt_draws_up_to_two_cards_in_the_first_turn_of_a_year() -> None:
    state = table(3)
    player(state, 0, gear="multifunctional_belt", begun=False)
    assert offers(start_turn(state)) == ["draw 2", "draw 1", "draw 0"]
    play(state, "draw 2")
    assert len(state.players[0].hand) == 2 and verbs(state) == {"move"}
    assert verbs(start_turn(state)) == {"move"}


def test_the_belt_respects_the_hand_limit() -> None:
    state = table(3)
    player(state, 0, gear="multifunctional_belt", begun=False)
    hand(state, 0, "IN201 IN202 IN203 IN204")
    assert offers(start_turn(state)) == ["draw 1", "draw 0"]


def test_the_exploration_case_takes_three_of_one_colour() -> None:
    state = table(3)
    player(state, 0, gear="exploration_case", begun=False)
    play(start_turn(state), "choose gray", "deposit cage_1")
    assert board(state, 0, 1) == {"gray": 3} and verbs(state) == {"move"}


def test_a26_the_parasite_sword_is_stronger_and_scores_once_a_turn() -> None:
    state = table(4)
    player(state, 0, gear="parasite_sword", node="ring_0")
    assert state.players[0].strength() == 2
    hand(state, 0, "IN220")
    cage(state, 0, 1, green=1, gray=3)
    put(state, "river_1", parasites=3)
    put(state, "forest_1", parasites=3)
    play(act(state), "eradicate 1", "remove river_1", "remove river_1")
    assert state.players[0].rp == 2
    play(state, "play IN220", "eradicate 2", "remove-all")
    assert state.players[0].rp == 2 and state.players[0].parasites == 6


def test_the_energy_harness_scores_two_per_crystal() -> None:
    state = table(3)
    player(state, 0, gear="energy_harness", shards=(1,))
    cage(state, 0, 1, blue=3)
    FinalScoring().run(state)
    assert state.players[0].rp == 6


def test_a17_the_vertebra_crown_scores_at_a_crater_at_the_end_of_a_year() -> None:
    for node, points in (("cr_l_2", 5), ("ext_1", 0)):
        state = table(3)
        player(state, 0, gear="vertebra_crown", end_node=node, node="ring_0")
        EndYear().run(state)
        assert state.players[0].rp == points


def test_empowered_tools_score_four_when_installing() -> None:
    state = table(3)
    player(state, 0, gear="empowered_tools", node="cr_m_0", held="app_blue_1")
    play(act(state), "install")
    assert state.players[0].rp == 4


def test_mechanic_gloves_deploy_as_a_special_action() -> None:
    state = table(3)
    player(state, 0, gear="mechanic_gloves", node="ring_0")
    cage(state, 0, 1, blue=1, green=1)
    play(act(state), "deploy harvester_1 river_1", "deploy-special harvester_2 forest_1")
    assert state.machine_of(0, REGION.ids["forest_1"]) == 0 and state.active == 1
    assert state.players[0].rp == 2


def test_the_energy_stabilizer_draws_with_every_overcharge() -> None:
    state = table(3)
    player(state, 0, gear="energy_stabilizer")
    play(act(state), "overcharge", "choose blue", "deposit cage_1")
    assert len(state.players[0].hand) == 1
    state = table(3)
    player(state, 0, gear="energy_stabilizer")
    play(act(state), "power-draw", "draw 1")
    assert len(state.players[0].hand) == 1
