"""Rules that meet: choices in other players' turns, what lasts from Year to Year, and cards that help each other."""

from __future__ import annotations

import pytest

from icaion.scenes import act, board, cage, card, deploy, hand, offers, play, player, put, start_turn, table, verbs
from stolik.games.icaion.pieces import NODE, REGION
from stolik.games.icaion.rounds import EndYear
from stolik.games.icaion.state import IcaionState


def beside_the_hub(**variants: str) -> IcaionState:
    """Seat 0 is about to extract beside the Curio hub of seat 1, who stands in a wood full of parasites."""
    state = table(4, wonders="on", **variants)
    player(state, 0, node="city_4")
    player(state, 1, node="mid_r_1")
    put(state, "river_1", 1, wonder="curio_hub 1")
    put(state, "forest_1", parasites=3)
    return state


# -- wonders in other players' turns ------------------------------------------------------------------------


def test_the_parasite_sword_scores_in_another_players_turn_too() -> None:
    state = beside_the_hub()
    player(state, 1, gear="parasite_sword")
    hand(state, 1, "IN220")
    cage(state, 1, 1, green=1, gray=1)
    play(act(state), "extract", "deposit cage_1", "play IN220", "remove-all")
    assert state.players[1].rp == 2 and state.players[1].parasites == 2
    play(state, "end-turn", "move city_1")  # in the own turn of the same round it scores again
    player(state, 1, node="mid_r_1")
    cage(state, 1, 1, gray=1)
    play(act(state, 1), "eradicate 1")
    assert state.players[1].rp == 4


def test_a_card_through_the_hub_is_no_special_action() -> None:
    state = beside_the_hub()
    state.wonder_owner[0] = 0
    player(state, 0, seeker="criminal")
    hand(state, 0, "IN203")
    play(act(state), "extract", "deposit cage_1", "play IN203", "deposit cage_2")
    assert "overcharge" in offers(state)
    play(state, "end-turn")
    assert state.players[0].armour


def test_a_recovering_seeker_still_has_its_wonder() -> None:
    state = beside_the_hub()
    state.wonder_owner[0] = 0
    player(state, 0, node="city_0", lying=True)
    hand(state, 0, "IN203 IN214")
    play(start_turn(state), "move city_4")
    assert verbs(state) == {"extract", "retrieve", "end-turn"}
    play(state, "extract", "deposit cage_1")
    assert offers(state) == ["draw 1", "play IN203", "decline"]


def test_the_creature_pays_one_less_through_the_hub() -> None:
    state = beside_the_hub()
    player(state, 1, seeker="creature")
    hand(state, 1, "IN211 IN212")
    play(act(state), "extract", "deposit cage_1", "play IN211")
    assert state.players[1].rp == 3


def test_radiant_beams_discard_no_hand_through_the_hub() -> None:
    state = beside_the_hub(radiant_beams="on")
    hand(state, 1, "IN213")
    play(act(state), "extract", "deposit cage_1")
    assert offers(state) == ["draw 1", "decline"]


def test_wonders_beside_the_extract_wake_even_if_the_seeker_is_moved_away() -> None:
    state = table(3, wonders="on")
    player(state, 0, node="city_0")
    put(state, "river_1", 1, wonder="living_altar 0")
    put(state, "forest_1", 0, wonder="qoamcopia 1")
    play(act(state), "extract", "deposit cage_1", "step city_1")
    assert state.deciders() == [1] and verbs(state) == {"choose"}
    play(state, "choose blue", "add cage_1")
    assert state.players[0].rp == 2


def test_an_overrun_by_the_dark_bell_destroys_and_wounds_at_once() -> None:
    state = table(3, wonders="on")
    player(state, 0, node="city_0")
    player(state, 2, node="cr_l_2")
    put(state, "river_1", 1, wonder="dark_bell 1")
    put(state, "crystal_field_2", parasites=3, red="harvester")
    hand(state, 2, "IN201")
    play(act(state), "extract", "deposit cage_1", "counterclockwise")
    assert state.deciders() == [2] and state.machines_in(REGION.ids["crystal_field_2"]) == 0
    assert state.parasites[REGION.ids["forest_3"]] == 0  # the second region comes after the wounds
    play(state, "lie-down")
    assert state.players[2].lying and state.parasites[REGION.ids["forest_3"]] == 1 and state.deciders() == [0]


def test_restoring_may_use_a_converter() -> None:
    state = table(3, wonders="on")
    state.wonders_offered = (4,)
    player(state, 0, node="ring_0", upgrades="IN229")
    cage(state, 0, 1, blue=1, pink=2)
    play(act(state), "restore pulsar river_1")
    assert state.players[0].crystals() == 0 and state.wonder_owner[4] == 0


# -- moving -------------------------------------------------------------------------------------------------


def test_a_movement_card_may_follow_a_teleport_but_not_lead_back() -> None:
    state = table(3)
    state.regions_revealed = 5
    player(state, 0, seeker="lone_survivor", node="city_0")
    hand(state, 0, "IN214")
    play(start_turn(state), "teleport ring_0", "play IN214")
    assert "move city_1" in offers(state) and "move city_0" not in offers(state)


def test_the_second_leg_may_lead_back_to_where_the_turn_began() -> None:
    state = table(3)
    player(state, 0, node="city_0")
    put(state, "river_1", 2)
    play(start_turn(state), "move ring_0", "double-shift", "extract", "throw-away")
    assert "move city_0" in offers(state) and "move ring_0" not in offers(state)


# -- from Year to Year --------------------------------------------------------------------------------------


def next_year(state: IcaionState) -> IcaionState:
    """The Year ends with everybody's turn done; the next one begins, up to its first choice."""
    state.track = (0, 1, 2, 3, 4)
    state.event_deck = [state.year_cards[0]]
    state.round = state.regions_revealed = 5
    state.agenda = [EndYear()]
    state.advance()
    while verbs(state) & {"discard", "lie-down"}:
        play(state, "lie-down")
    return state


def test_wounds_last_into_the_next_year() -> None:
    state = table(3)
    player(state, 0, lying=True, gear="multifunctional_belt")
    next_year(state)
    assert state.year == 2 and state.players[0].lying or state.recovery
    while state.active != 0:
        play(state, offers(state)[-1])
    assert state.recovery and offers(state) == ["draw 2", "draw 1", "draw 0"]


def test_a_tile_held_over_the_year_blocks_until_it_is_installed() -> None:
    state = table(3)
    player(state, 0, node="city_0", held="app_blue_1", retrieved=True)
    next_year(state)
    assert not state.players[0].retrieved and state.piles == [2] * 5
    player(state, 0, node="city_0")
    act(state)
    assert not offers(state, "retrieve")
    assert "slot-taken app_blue_1" in [str(refusal.reason) for refusal in state.refusals(0)]
    player(state, 0, node="cr_r_0")
    state.std_left = 2
    play(act(state), "install")
    player(state, 0, node="city_0")
    act(state)
    assert offers(state, "retrieve") == [f"retrieve app_{colour}_2" for colour in ("green", "brown", "gray", "pink")]
    play(state, "retrieve app_gray_2")
    player(state, 0, node="cr_m_3")
    state.std_left = 1
    play(act(state), "install")
    assert state.players[0].installed == (0, 10, -1)


# -- qoam ---------------------------------------------------------------------------------------------------


def test_overcharge_counts_types_with_machines_on_the_main_board_only() -> None:
    state = table(3)
    deploy(state, 0, "harvester_1")  # destroyed since
    play(act(state), "overcharge", "choose pink", "deposit cage_1")
    assert board(state, 0, 1) == {"pink": 1}


def test_a27_a_card_and_the_action_it_grants_may_each_use_the_converter() -> None:
    state = table(3)
    player(state, 0, node="ext_3", upgrades="IN229")
    hand(state, 0, "IN219")
    cage(state, 0, 1, pink=2, gray=1)
    assert not offers(act(state), "play")  # nothing would be left for the machine
    cage(state, 0, 1, pink=2, gray=2)
    play(act(state), "play IN219", "convert pink", "deploy harvester_1 forest_2")
    assert state.players[0].crystals() == 0 and state.machine_of(0, REGION.ids["forest_2"]) == 0


@pytest.mark.parametrize(("offer", "left", "points", "kept"), [("offer 2", 0, 2, (2,)), ("offer 1", 2, 1, ())])
def test_investigating_may_use_a_converter(offer: str, left: int, points: int, kept: tuple[int, ...]) -> None:
    state = table(3)
    player(state, 0, seeker="heir", node="cr_m_3", upgrades="IN229")
    state.colossus_shards[-1] = 2
    cage(state, 0, 1, pink=1, blue=2)
    play(act(state), "investigate")
    assert offers(state) == ["offer 2", "offer 1", "offer 0"]
    play(state, offer)
    if offer == "offer 1":
        play(state, "spend cage_1 pink")
    assert state.players[0].crystals() == left and state.players[0].rp == points and state.players[0].shards == kept


def test_eradicating_spends_no_more_gray_than_is_useful() -> None:
    state = table(4)
    player(state, 0, node="ring_0", upgrades="IN230")
    cage(state, 0, 1, gray=4, pink=2)
    put(state, "river_1", parasites=3)
    put(state, "forest_1", parasites=2)
    assert offers(act(state), "eradicate") == [f"eradicate {gray}" for gray in (5, 4, 3, 2, 1)]
    deploy(state, 0, "harvester_1")
    assert offers(act(state), "eradicate") == ["eradicate 3", "eradicate 2", "eradicate 1"]


def test_radiant_beams_refiners_keep_their_upgrades() -> None:
    state = table(4, radiant_beams="on")
    player(state, 0, node="ring_0", upgrades="IN239 IN241")
    put(state, "river_1", 2, parasites=1, red="refiner")
    play(act(state), "extract", "activate river_1", "collect")
    assert state.players[0].rp == 3 and state.players[0].parasites == 1
    assert state.qoam[REGION.ids["river_1"]] == 1 and state.players[0].crystals() == 0  # to the supply, not the region


# -- parasites ----------------------------------------------------------------------------------------------


def test_a_trail_that_overruns_wounds_there_and_again_where_it_ends() -> None:
    from stolik.games.icaion.cards import TRAIL
    from stolik.games.icaion.rounds import BeginRound

    state = table(3)
    state.year_cards = (TRAIL, *[each for each in state.year_cards if each != TRAIL])
    state.event_deck = [1, 2, 3, 4, TRAIL]
    player(state, 0, node="cr_l_3")  # beside river_2, where the Colossus starts
    player(state, 1, node="ext_4")  # beside both regions where it ends: two steps on, at the blue crater
    put(state, "river_2", parasites=3)
    hand(state, 0, "IN201")
    hand(state, 1, "IN202")
    state.agenda = [BeginRound()]
    state.advance()
    assert state.deciders() == [0] and NODE.text(state.players[0].node) == "cr_l_3"
    play(state, "discard IN201")
    assert state.deciders() == [1] and state.colossus == 0 and state.parasites[REGION.ids["mountains_2"]] == 1
    play(state, "lie-down")
    assert state.players[1].lying and not state.players[0].lying and card("IN201") in state.curio_discard
