"""One test for each effect of a curio card, and the rules of playing, drawing and keeping them."""

from __future__ import annotations

import pytest

from icaion.scenes import act, board, cage, card, hand, offers, play, player, put, table, verbs
from stolik.games.icaion.cards import CURIO_EFFECT, CURIOS, FACE
from stolik.games.icaion.pieces import NODE, REGION


def test_there_are_fifty_cards_of_every_kind_of_effect() -> None:
    counts = [CURIO_EFFECT.count(effect) for effect in range(17)]
    assert counts == [8, 2, 3, 2, 2, 5, 8, *[2] * 10] and sum(counts) == 50
    assert [row[0] for row in CURIOS] == [f"IN{number}" for number in range(201, 251)]
    assert FACE[card("IN207")] == card("IN206") and FACE[card("IN208")] == card("IN208")


# -- one-shot cards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "cost", "batch"),
    [
        ("IN201", 1, {"blue": 3}), ("IN202", 1, {"brown": 3}), ("IN203", 0, {"green": 2}), ("IN204", 1, {"gray": 3}),
        ("IN205", 1, {"pink": 3}),
    ],
)  # fmt: skip
def test_veins_give_crystals_of_one_colour(name: str, cost: int, batch: dict[str, int]) -> None:
    state = table(3)
    hand(state, 0, name)
    cage(state, 0, 1, green=cost)
    play(act(state), f"play {name}", "deposit cage_2")
    assert board(state, 0, 2) == batch and board(state, 0, 1) == {}
    assert state.curio_discard == (card(name),) and state.players[0].hand == ()


@pytest.mark.parametrize(("name", "cost", "count"), [("IN206", 1, 2), ("IN207", 1, 2), ("IN208", 2, 4)])
def test_caches_give_crystals_of_a_chosen_colour(name: str, cost: int, count: int) -> None:
    state = table(3)
    hand(state, 0, name)
    cage(state, 0, 1, green=cost)
    play(act(state), f"play {name}", "choose pink", "deposit cage_1")
    assert board(state, 0, 1) == {"pink": count}


def test_archives_draw_one_or_two_cards() -> None:
    state = table(3)
    hand(state, 0, "IN209 IN201")
    play(act(state), "play IN209")
    assert offers(state) == ["draw 2", "draw 1"]  # the played card has left the hand
    play(state, "draw 2")
    assert len(state.players[0].hand) == 3 and state.curio_discard == (card("IN209"),)


@pytest.mark.parametrize(("name", "cost", "points"), [("IN211", 1, 3), ("IN212", 2, 6), ("IN213", 3, 10)])
def test_tales_score(name: str, cost: int, points: int) -> None:
    state = table(3)
    hand(state, 0, name)
    cage(state, 0, 1, green=cost - 1)
    assert f"play {name}" not in offers(act(state))
    assert f"cannot-pay {cost} green" in [str(refusal.reason) for refusal in state.refusals(0)]
    cage(state, 0, 1, green=cost)
    play(act(state), f"play {name}")
    assert state.players[0].rp == points


@pytest.mark.parametrize(("name", "cost", "reach"), [("IN214", 0, 2), ("IN215", 1, 3)])
def test_movement_cards_go_further(name: str, cost: int, reach: int) -> None:
    from stolik.games.icaion.board import DISTANCE

    state = table(3)
    player(state, 0, node="city_0")
    hand(state, 0, name)
    cage(state, 0, 1, green=cost)
    state.move_from = NODE.ids["ring_0"]
    state.card_move_open = True
    play(act(state), f"play {name}")
    distances = [DISTANCE[NODE.ids["city_0"]][NODE.ids[text.split()[1]]] for text in offers(state)]
    assert min(distances) == 1 and max(distances) == reach and "move ring_0" not in offers(state)


def test_batteries_recharge_even_a_charged_supply() -> None:
    state = table(3)
    player(state, 0, charged=False)
    hand(state, 0, "IN216 IN217")
    cage(state, 0, 1, green=2)
    assert offers(act(state), "play") == ["play IN216"]  # cards printed alike are offered once
    play(state, "play IN216")
    assert state.players[0].charged
    state.spec_left = 1
    assert "play IN217" in offers(act(state))


def test_a29_an_action_card_needs_a_possible_action() -> None:
    state = table(3)
    player(state, 0, node="ring_0")
    hand(state, 0, "IN218 IN219 IN220 IN221 IN222")
    cage(state, 0, 1, green=2)
    put(state, "forest_1", yellow="harvester")  # a second machine in the forest would cost two
    assert offers(act(state), "play") == []
    assert [str(refusal.reason) for refusal in state.refusals(0)].count("nothing-granted") == 5
    put(state, "river_1", 1)
    assert offers(act(state), "play") == ["play IN218", "play IN222"]
    cage(state, 0, 1, green=2, blue=1)
    assert "play IN219" in offers(act(state))


def test_a29_the_crystals_for_the_card_cannot_pay_the_action_too() -> None:
    state = table(3)
    player(state, 0, node="ext_3")
    hand(state, 0, "IN219")
    cage(state, 0, 1, green=1)
    put(state, "mountains_3", yellow="harvester")
    assert offers(act(state), "play") == []
    cage(state, 0, 1, green=2)
    play(act(state), "play IN219")
    assert {text.split()[2] for text in offers(state)} == {"forest_2"}
    play(state, "deploy harvester_1 forest_2")
    assert state.players[0].crystals() == 0 and state.std_left == 1


def test_a29_a_payment_with_converters_leaves_the_action_possible() -> None:
    state = table(3)
    player(state, 0, node="ext_3", upgrades="IN229")
    hand(state, 0, "IN219")
    cage(state, 0, 1, green=1, pink=2)
    play(act(state), "play IN219")  # one of the two pays the card, the other the machine
    assert offers(state) == ["spend cage_1 green", "convert pink"]
    play(state, "convert pink", "deploy harvester_1 forest_2")
    assert state.players[0].crystals() == 0
    strict = table(3)
    player(strict, 0, node="ext_3", upgrades="IN229")
    hand(strict, 0, "IN219")
    cage(strict, 0, 1, green=1, brown=2)
    put(strict, "forest_2", white="refiner")
    put(strict, "mountains_3", white="refiner")
    assert offers(act(strict), "play") == ["play IN219"]
    play(strict, "play IN219")  # only the green crystal: a converted brown pair would leave no machine payable
    assert board(strict, 0, 1) == {"brown": 2} and offers(strict, "deploy")


@pytest.mark.parametrize(
    ("name", "allowed"),
    [
        ("IN218", {"extract"}), ("IN219", {"deploy"}), ("IN220", {"eradicate", "investigate"}),
        ("IN222", {"extract", "deploy"}),
    ],
)  # fmt: skip
def test_action_cards_grant_their_actions(name: str, allowed: set[str]) -> None:
    state = table(4)
    player(state, 0, node="cr_m_3")
    hand(state, 0, name)
    cage(state, 0, 1, green=2, gray=1, brown=2)
    put(state, "river_2", 2, parasites=1)
    state.std_left = 0
    play(act(state), f"play {name}")
    if offers(state)[0] == "pay":
        play(state, "pay")
    if len(allowed) == 1 and allowed == {"extract"}:
        assert "deposit cage_1" in offers(state)
    else:
        assert verbs(state) == allowed


def test_the_courier_drone_retrieves_or_installs() -> None:
    state = table(3)
    player(state, 0, node="city_0")
    hand(state, 0, "IN221")
    cage(state, 0, 1, green=1)
    play(act(state), "play IN221")
    assert verbs(state) == {"retrieve"}
    play(state, "retrieve app_blue_1")
    assert state.players[0].retrieved and state.std_left == 1
    at_crater = table(3)
    player(at_crater, 0, node="cr_m_0", held="app_blue_1")
    hand(at_crater, 0, "IN221")
    cage(at_crater, 0, 1, green=1)
    play(act(at_crater), "play IN221")
    assert at_crater.players[0].installed[0] == 0


@pytest.mark.parametrize(("name", "cost", "points"), [("IN243", 0, 1), ("IN245", 1, 2), ("IN249", 2, 4)])
def test_wound_cards_score_for_each_seeker_hit(name: str, cost: int, points: int) -> None:
    state = table(3)
    player(state, 0, node="ring_0")
    player(state, 1, node="ring_0")
    player(state, 2, node="city_0")
    put(state, "river_1", 1)  # something is left to do in this turn
    hand(state, 0, name)
    cage(state, 0, 1, green=cost)
    play(act(state), f"play {name}")
    assert state.players[0].rp == 2 * points and state.players[1].lying and state.players[2].lying
    assert not state.players[0].lying


def test_wound_cards_may_be_played_without_any_target() -> None:
    state = table(3)
    hand(state, 0, "IN243")
    play(act(state), "play IN243")
    assert state.players[0].rp == 0 and state.curio_discard == (card("IN243"),)


# -- upgrades -----------------------------------------------------------------------------------------------


def test_a_cage_upgrade_opens_a_cage_and_a12_loses_its_qoam_with_it() -> None:
    state = table(3)
    player(state, 0, upgrades="IN223 IN225 IN226 IN227")
    cage(state, 0, 5, pink=4)
    cage(state, 0, 1, green=1)
    hand(state, 0, "IN228")
    assert 4 in state.players[0].open_cages()
    play(act(state), "play IN228")
    assert offers(state) == ["replace IN223", "replace IN225", "replace IN227", "forgo"]
    play(state, "replace IN223")
    assert board(state, 0, 5) == {} and state.players[0].open_cages() == [0, 1]
    assert card("IN228") in state.players[0].upgrades and card("IN223") in state.curio_discard


def test_icons_of_strength_and_movement_add_up() -> None:
    state = table(3)
    player(state, 0, upgrades="IN225 IN226 IN227 IN228")
    assert state.players[0].strength() == 3 and state.players[0].per_blue() == 2


def test_an_upgrade_stays_in_play() -> None:
    state = table(3)
    hand(state, 0, "IN237")
    cage(state, 0, 1, green=2)
    play(act(state), "play IN237")
    assert state.players[0].upgrades == (card("IN237"),) and state.curio_discard == ()


def test_harvester_any_alone_replaces_its_crystal() -> None:
    state = table(3)
    player(state, 0, node="ring_0", upgrades="IN231")
    put(state, "river_1", 2, red="harvester")
    play(act(state), "extract", "activate river_1")
    assert offers(state) == ["swap blue", "swap green", "swap brown", "swap gray", "swap pink", "decline"]
    play(state, "swap gray", "deposit cage_1")
    assert board(state, 0, 1) == {"blue": 1, "gray": 1} and state.qoam[0] == 1


def test_harvester_two_may_take_fewer() -> None:
    state = table(3)
    player(state, 0, node="ring_0", upgrades="IN233 IN234")
    put(state, "river_1", 4, red="harvester")
    play(act(state), "extract", "activate river_1", "harvest 1", "deposit cage_1")
    assert state.qoam[0] == 2


def test_scavenger_discard_sells_a_card_for_three_points() -> None:
    state = table(3)
    player(state, 0, node="ring_0", upgrades="IN235")
    hand(state, 0, "IN201 IN206 IN207")
    put(state, "river_1", 0, red="scavenger")
    play(act(state), "extract", "activate river_1")
    assert offers(state) == ["discard IN201", "discard IN206"]  # no room to draw
    play(state, "discard IN206")
    assert state.players[0].rp == 3 and state.curio_discard == (card("IN206"),)


def test_activating_all_machines_sells_no_card_unasked() -> None:
    state = table(3)
    player(state, 0, node="ring_0", upgrades="IN235")
    hand(state, 0, "IN201 IN202 IN203")
    put(state, "river_1", 2, red="harvester")
    put(state, "forest_1", 1, red="scavenger")
    put(state, "crystal_field_3", 1, red="refiner")
    play(act(state), "extract", "activate-all")
    assert len(state.players[0].hand) == 3 and offers(state) == ["activate forest_1", "done"]
    play(state, "done", "deposit cage_1")
    assert board(state, 0, 1) == {"blue": 2, "green": 1, "pink": 1} and state.players[0].rp == 2


def test_scavenger_two_draws_up_to_two() -> None:
    state = table(3)
    player(state, 0, node="ring_0", upgrades="IN237")
    put(state, "river_1", 0, red="scavenger")
    play(act(state), "extract", "activate river_1")
    assert offers(state) == ["draw 2", "draw 1"]
    play(state, "draw 2")
    assert len(state.players[0].hand) == 2


def test_refiner_three_scores_three() -> None:
    state = table(3)
    player(state, 0, node="ring_0", upgrades="IN239 IN240")
    put(state, "river_1", 1, red="refiner")
    play(act(state), "extract", "activate river_1", "deposit cage_1")
    assert state.players[0].rp == 3


def test_refiner_parasite_collects_for_free_and_without_the_sword_bonus() -> None:
    state = table(4)
    player(state, 0, node="ring_0", upgrades="IN241", gear="parasite_sword")
    put(state, "river_1", 1, parasites=1, red="refiner")
    play(act(state), "extract", "activate river_1")
    assert offers(state) == ["collect", "decline"]
    play(state, "collect", "deposit cage_1")
    assert state.players[0].parasites == 1 and state.players[0].rp == 2 and state.parasites[REGION.ids["river_1"]] == 0


# -- drawing, discarding, the hand --------------------------------------------------------------------------


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    state = table(3)
    state.curio_discard = tuple(state.curio_deck)
    state.curio_deck = []
    play(act(state), "power-draw", "draw 1")
    assert len(state.curio_deck) == 49 and state.curio_discard == () and len(state.players[0].hand) == 1


def test_a_draw_from_nothing_is_lost() -> None:
    state = table(3)
    state.curio_deck = []
    play(act(state), "power-draw", "draw 2")
    assert state.players[0].hand == ()


def test_a39_the_power_supply_draws_nothing_into_a_full_hand() -> None:
    state = table(3)
    hand(state, 0, "IN201 IN202 IN203")
    assert "power-draw" in offers(act(state))
    play(state, "power-draw")
    assert len(state.players[0].hand) == 3 and not state.players[0].charged


def test_radiant_beams_discard_the_whole_hand_for_two_points_a_card() -> None:
    state = table(3, radiant_beams="on")
    player(state, 0, seeker="heir")
    assert "discard-hand" not in offers(act(state))
    hand(state, 0, "IN201 IN202 IN203")
    play(act(state), "discard-hand")
    assert state.players[0].rp == 6 and state.players[0].hand == () and len(state.curio_discard) == 3
    plain = table(3)
    hand(plain, 0, "IN201")
    assert "discard-hand" not in offers(act(plain))


def test_a41_any_card_prevents_a_wound() -> None:
    state = table(3)
    player(state, 0, node="ring_0")
    player(state, 1, node="ring_0")
    hand(state, 0, "IN243")
    hand(state, 1, "IN206 IN207 IN249")
    play(act(state), "play IN243")
    assert state.deciders() == [1] and offers(state) == ["discard IN206", "discard IN249", "lie-down"]
