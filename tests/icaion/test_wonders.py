"""The seven wonders, and how they wake."""

from __future__ import annotations

from icaion.scenes import act, board, cage, card, hand, offers, play, player, put, table, verbs
from stolik.games.icaion.pieces import CRATER, NODE, REGION
from stolik.games.icaion.state import IcaionState


def scene(wonder: str, players: int = 3) -> IcaionState:
    """Seat 0 is about to extract beside a wonder of seat 1."""
    state = table(players, wonders="on")
    player(state, 0, node="city_0")
    put(state, "river_1", 1, wonder=f"{wonder} 1")
    return act(state)


def extract(state: IcaionState) -> IcaionState:
    return play(state, "extract", "deposit cage_1")


def test_the_curio_hub_draws_a_card() -> None:
    state = extract(scene("curio_hub"))
    assert state.deciders() == [1] and offers(state) == ["draw 1", "decline"]
    play(state, "draw 1")
    assert len(state.players[1].hand) == 1 and state.deciders() == [0]


def test_the_curio_hub_plays_a_card_for_its_cost() -> None:
    state = scene("curio_hub")
    hand(state, 1, "IN212 IN214")
    cage(state, 1, 1, green=2)
    extract(state)
    assert offers(state) == ["draw 1", "play IN212", "decline"]  # no movement cards
    play(state, "play IN212")
    assert state.players[1].rp == 6 and state.deciders() == [0]


def test_a34_an_extract_through_the_hub_wakes_no_wonder() -> None:
    state = scene("curio_hub")
    hand(state, 1, "IN218")
    cage(state, 1, 1, green=1)
    player(state, 1, node="city_0")
    extract(state)
    assert "play IN218" not in offers(state)  # a sleeping wonder alone is nothing to extract
    state = scene("curio_hub")
    hand(state, 1, "IN218")
    cage(state, 1, 1, green=1)
    player(state, 1, node="city_0")
    put(state, "forest_1", 2)
    play(state, "extract", "deposit cage_1", "play IN218", "deposit cage_2")
    assert state.deciders() == [0] and state.players[0].rp == 1 and state.players[1].rp == 0


def test_the_curio_hub_asks_even_if_only_declining_is_possible() -> None:
    state = scene("curio_hub")
    hand(state, 1, "IN211 IN212 IN213")
    extract(state)
    assert state.deciders() == [1] and offers(state) == ["decline"]


def test_a36_the_dark_bell_moves_the_colossus_and_brings_parasites_but_no_wounds() -> None:
    state = scene("dark_bell")
    player(state, 2, node="cr_m_2")
    extract(state)
    assert offers(state) == ["clockwise", "counterclockwise", "decline"]
    still = play(state.clone(), "decline")
    assert sum(still.parasites) == 0
    play(state, "counterclockwise")
    assert state.colossus == CRATER.ids["crater_brown"]
    assert [REGION.text(region) for region in range(15) if state.parasites[region]] == ["forest_3", "crystal_field_2"]
    assert not state.players[2].lying


def test_the_living_altar_moves_the_seeker_or_collects_a_parasite() -> None:
    state = scene("living_altar")
    player(state, 1, node="ring_4")
    put(state, "mist_valley_3", parasites=2)
    extract(state)
    assert offers(state) == ["remove mist_valley_3", "step city_4", "step mid_l_0", "step mid_r_4", "decline"]
    other = play(state.clone(), "step mid_l_0")
    assert NODE.text(other.players[1].node) == "mid_l_0"
    play(state, "remove mist_valley_3")
    assert state.players[1].parasites == 1


def test_a_lying_seeker_does_not_move_by_the_living_altar() -> None:
    state = scene("living_altar")
    player(state, 1, node="ring_4", lying=True)
    put(state, "mist_valley_3", parasites=1)
    assert offers(extract(state)) == ["remove mist_valley_3", "decline"]


def test_the_parasite_colony_wounds_enemies_near_its_owner() -> None:
    state = scene("parasite_colony")
    player(state, 1, node="ring_0")  # beside city_0, where seat 0 stands
    player(state, 2, node="ext_2")
    hand(state, 0, "IN201")
    extract(state)
    assert state.deciders() == [0] and offers(state) == ["discard IN201", "lie-down"]
    play(state, "lie-down")
    assert state.players[0].lying and not state.players[2].lying and state.players[1].rp == 0
    assert state.active == 0  # the turn goes on


def test_the_pulsar_takes_a_crystal_from_every_opponent_in_turn_order() -> None:
    state = scene("pulsar", players=4)
    state.order = (0, 3, 1, 2)
    act(state)
    cage(state, 3, 1, blue=1, pink=1)
    cage(state, 1, 1, gray=1)
    cage(state, 0, 2, gray=1)
    extract(state)
    assert state.deciders() == [0] and offers(state) == ["lose cage_1 blue", "lose cage_2 gray"]
    play(state, "lose cage_2 gray")
    assert state.deciders() == [3]
    play(state, "lose cage_1 pink")
    assert board(state, 3, 1) == {"blue": 1} and board(state, 1, 1) == {"gray": 1}
    assert state.deciders() == [0]


def test_qoamcopia_adds_a_crystal_without_discarding() -> None:
    state = scene("qoamcopia")
    cage(state, 1, 2, gray=3)
    play(extract(state), "choose gray", "add cage_2")
    assert board(state, 1, 2) == {"gray": 4}


def test_a37_the_transmuter_may_turn_a_crystal_into_two_points() -> None:
    state = scene("transmuter")
    cage(state, 1, 1, blue=1)
    extract(state)
    assert offers(state) == ["transmute cage_1 blue", "decline"]
    play(state, "transmute cage_1 blue")
    assert state.players[1].rp == 2 and state.players[1].crystals() == 0
    poor = extract(scene("transmuter"))
    assert poor.deciders() == [0]  # an effect that can do nothing is skipped


def test_owners_are_served_in_turn_order_and_order_their_own_wonders() -> None:
    state = table(2, wonders="on")
    player(state, 0, node="city_0")
    put(state, "river_1", 1, wonder="qoamcopia 1")
    put(state, "forest_1", 0, wonder="curio_hub 1")
    extract(act(state))
    assert state.deciders() == [1] and offers(state) == ["wake curio_hub", "wake qoamcopia"]
    play(state, "wake qoamcopia", "choose blue", "add cage_1")
    assert offers(state) == ["draw 1", "decline"]


def test_a_wonder_wakes_for_its_owners_own_extract_and_alone_makes_extracting_possible() -> None:
    state = table(3, wonders="on")
    player(state, 0, node="city_0")
    put(state, "river_1", 0, wonder="qoamcopia 0")
    assert "extract" in offers(act(state))
    play(state, "extract", "choose pink", "add cage_1")
    assert state.players[0].rp == 1 and board(state, 0, 1) == {"pink": 1}


def test_an_extract_by_card_wakes_wonders_too() -> None:
    state = scene("qoamcopia")
    hand(state, 0, "IN218")
    cage(state, 0, 1, green=1)
    play(act(state), "play IN218", "deposit cage_1")
    assert state.deciders() == [1] and verbs(state) == {"choose"}
    play(state, "choose blue", "add cage_1")
    assert state.curio_discard == (card("IN218"),) and state.players[0].rp == 1


def test_an_overrun_leaves_wonders_standing() -> None:
    from stolik.games.icaion.effects import Infest

    state = scene("pulsar", 4)
    put(state, "river_1", 1, parasites=3, red="harvester")
    state.then(Infest(REGION.ids["river_1"]))
    state.advance()
    assert state.wonder_at[0] >= 0 and state.machines_in(0) == 0


def test_refusals_say_why_a_wonder_cannot_be_restored() -> None:
    state = table(3, wonders="on")
    state.wonders_offered = (3, 4)
    player(state, 0, node="ring_0")
    put(state, "river_1", red="harvester")
    put(state, "forest_1", wonder="pulsar 1")
    act(state)
    told = {str(refusal.option): str(refusal.reason) for refusal in state.refusals(0)}
    assert told["restore parasite_colony river_1"] == "own-machine river_1"
    assert told["restore parasite_colony forest_1"] == "wonder-there forest_1"
    assert told["restore parasite_colony crystal_field_3"] == "cannot-pay-wild 2 pink"
    put(state, "mountains_3", wonder="curio_hub 0")
    assert "wonder-limit 1" in [str(refusal.reason) for refusal in act(state).refusals(0)]
