"""Years, rounds, events, the Colossus and wounds."""

from __future__ import annotations

import pytest

from icaion.scenes import act, cage, hand, offers, play, player, put, start_turn, table, to_move
from stolik.engine.contract import random_game
from stolik.games.icaion import GAME
from stolik.games.icaion.cards import RAMPAGE, SWARM, TRAIL
from stolik.games.icaion.effects import Infest
from stolik.games.icaion.pieces import CRATER, REGION
from stolik.games.icaion.rounds import BeginYear, EndYear, rouse_colossus
from stolik.games.icaion.scoring import FinalScoring
from stolik.games.icaion.state import IcaionState


def rouse(state: IcaionState, card: int) -> IcaionState:
    to_move(state)
    rouse_colossus(state, card)
    state.advance()
    return state


def colossus_scene(players: int = 4) -> IcaionState:
    state = table(players)
    state.round = 2  # two arrows
    state.colossus = CRATER.ids["crater_blue"]
    player(state, 0, node="city_2")
    player(state, 1, node="cr_m_0")  # where it starts
    player(state, 2, node="mid_r_1")  # what it passes
    player(state, 3, node="ext_2")  # where it ends
    return state


def parasites(state: IcaionState) -> dict[str, int]:
    return {REGION.text(region): count for region, count in enumerate(state.parasites) if count}


def test_colossus_swarm_moves_infests_twice_and_wounds_where_it_ends() -> None:
    state = rouse(colossus_scene(), SWARM)
    assert state.colossus == CRATER.ids["crater_brown"]
    assert parasites(state) == {"crystal_field_2": 2, "forest_3": 2}
    assert [mine.lying for mine in state.players] == [False, False, False, True]


def test_colossus_trail_leaves_parasites_at_both_ends() -> None:
    state = rouse(colossus_scene(), TRAIL)
    assert parasites(state) == {"mountains_2": 1, "crystal_field_3": 1, "crystal_field_2": 1, "forest_3": 1}
    assert [mine.lying for mine in state.players] == [False, False, False, True]


def test_colossus_rampage_wounds_all_along_its_way() -> None:
    state = rouse(colossus_scene(), RAMPAGE)
    assert [mine.lying for mine in state.players] == [False, True, True, True]
    assert parasites(state) == {"crystal_field_2": 1, "forest_3": 1}


def test_a8_one_rampage_wounds_a_seeker_once() -> None:
    state = colossus_scene()
    player(state, 1, node="ext_1")  # beside the crater passed and the one where it ends
    hand(state, 1, "IN201 IN202")
    rouse(state, RAMPAGE)
    assert state.deciders() == [1]
    play(state, "discard IN201")
    assert len(state.players[1].hand) == 1 and state.deciders() == [0]


def test_a8_an_overrun_and_the_wounds_of_the_card_are_separate() -> None:
    state = colossus_scene()
    hand(state, 3, "IN201 IN202")
    put(state, "forest_3", parasites=3)
    rouse(state, SWARM)
    assert state.deciders() == [3]
    play(state, "discard IN201")
    assert state.deciders() == [3]
    play(state, "discard IN202")
    assert not state.players[3].lying


def test_a49_wounds_are_asked_in_turn_order() -> None:
    state = table(3)
    state.order = (2, 0, 1)
    for seat in range(3):
        player(state, seat, node="ring_0")
    hand(state, 0, "IN201")
    hand(state, 1, "IN202")
    hand(state, 2, "IN204")
    act(state)
    put(state, "crystal_field_3", parasites=3)
    state.then(Infest(REGION.ids["crystal_field_3"]))
    state.advance()
    asked = []
    for _ in range(3):
        asked.append(state.deciders()[0])
        play(state, "lie-down")
    assert asked == [2, 0, 1]


def test_a40_parasites_do_not_hinder_the_base_extraction() -> None:
    state = table(4)
    player(state, 0, node="ring_0")
    put(state, "river_1", 1, parasites=3)
    play(act(state), "extract", "deposit cage_1")
    assert state.qoam[0] == 0 and state.players[0].crystals() == 1


def test_years_have_a_deck_with_one_more_colossus_card_each() -> None:
    state = table(3)
    state.year = 0
    for year in (1, 2, 3):
        BeginYear().run(state)
        assert state.year == year and sorted(state.event_deck) == sorted([0, 1, 2, 3, 4, *state.year_cards[:year]])
        assert state.track == () and state.round == 0
        state.agenda = []


def test_a_new_year_recharges_and_takes_off_the_armour() -> None:
    state = table(3)
    player(state, 0, seeker="criminal", armour=True, charged=False, retrieved=True, begun=True, rp=9)
    BeginYear().run(state)
    mine = state.players[0]
    assert mine.charged and not mine.armour and not mine.retrieved and not mine.begun
    assert state.order == (2, 1, 0)


def test_the_end_of_a_year_puts_parasites_back_and_remembers_those_of_year_three() -> None:
    state = table(3)
    player(state, 0, parasites=4)
    EndYear().run(state)
    assert state.players[0].parasites == 0 and state.players[0].parasites_year3 == 0 and state.players[0].rp == 9
    state.agenda = []
    state.year = 3
    player(state, 1, parasites=2)
    EndYear().run(state)
    assert state.players[1].parasites_year3 == 2 and state.agenda == [FinalScoring()]


def test_a46_no_shard_costs_fifteen_even_below_zero() -> None:
    state = table(3)
    FinalScoring().run(state)
    assert [mine.rp for mine in state.players] == [-15, -15, -15]


def test_an_uninstalled_apparatus_scores_nothing_at_the_end() -> None:
    state = table(3)
    player(state, 0, held="app_green_3", shards=(1,))
    state.players[0].left = 0
    FinalScoring().run(state)
    assert state.players[0].rp == 3  # Primal armor only


@pytest.mark.parametrize("seed", range(12))
def test_a_game_has_15_to_21_rounds(seed: int) -> None:
    players = 2 + seed % 4
    state = random_game(GAME, players, {}, seed)
    assert 15 * players <= state.turn <= 21 * players
    assert state.year == 3 and state.regions_revealed == 5


def test_the_last_round_is_the_one_of_the_fifth_region_card() -> None:
    state = table(2)
    state.round = 5
    state.track = (0, 1, 2, 3, 5)
    state.event_deck = [4]
    state.regions_revealed = 4
    start_turn(state, 1)
    while state.round == 5:
        state.choose(state.options()[-1])
    assert state.last_round() and state.round == 6
    while state.year == 1:
        state.choose(state.options()[0])
    assert state.year == 2 and state.round == 1


def test_with_expert_the_next_event_is_known_to_all() -> None:
    state = GAME.start(GAME.setup(5, 4, {"expert": "on"}))
    while not state.year:
        state.choose(state.options()[0])
    view = GAME.redact(state, -1)
    assert view.event_deck[-1] == state.event_deck[-1] and set(view.event_deck[:-1]) == {-1}
    plain = GAME.start(GAME.setup(5, 4))
    while not plain.year:
        plain.choose(plain.options()[0])
    assert set(GAME.redact(plain, 0).event_deck) == {-1}


def test_a9_a_seeker_wounded_in_its_own_turn_finishes_it_and_recovers_in_the_next() -> None:
    state = table(3)
    player(state, 0, node="ring_0", lying=True)
    cage(state, 0, 1, blue=1)
    put(state, "river_1", 2)
    assert "extract" in offers(act(state)) and "overcharge" in offers(state)
    play(state, "end-turn")
    assert state.players[0].lying
    start_turn(state, 0)
    assert state.recovery
