"""Scores, secrets, and records of games."""

from __future__ import annotations

import pytest

from icaion.scenes import act, cage, deploy, hand, offers, play, player, put, table, to_move
from stolik.engine.contract import random_game
from stolik.engine.record import Record
from stolik.engine.rng import Dice
from stolik.games.icaion import GAME
from stolik.games.icaion.actions.turn import Act, MoveOrCamp
from stolik.games.icaion.board import DISTANCE
from stolik.games.icaion.state import IcaionState

MODES = [pytest.param(players, variants, id="-".join([str(players), *variants])) for players, variants in GAME.modes()]


@pytest.mark.parametrize("players", GAME.seats)
def test_scores_add_up_and_one_wins(players: int) -> None:
    for seed in range(4):
        state = random_game(GAME, players, {"wonders": "on"}, seed)
        GAME.conserved(state)
        sheet = GAME.score_sheet(state)
        assert [sum(line.points[seat] for line in sheet) for seat in range(players)] == GAME.scores(state)
        assert len(GAME.winners(state)) == 1


def test_a_view_hides_hands_decks_and_shards_and_nothing_else() -> None:
    state = random_start()
    view = GAME.redact(state, 1)
    assert view.players[1].hand == state.players[1].hand
    assert [set(view.players[seat].hand) for seat in (0, 2)] == [{-1}, {-1}]
    assert set(view.curio_deck) == set(view.event_deck) == set(view.colossus_shards) == set(view.bag) == {-1}
    assert view.year_cards == state.year_cards  # A5
    assert view.qoam == state.qoam and view.piles == state.piles and view.order == state.order


def random_start() -> IcaionState:
    state = GAME.start(GAME.setup(3, 5))
    while not state.year:
        state.choose(state.options()[0])
    return state


def test_a_card_drawn_is_told_to_its_owner_only() -> None:
    record = Record(GAME, GAME.setup(5, 9))
    hands = [[f"drew {seat} {name}" for name in GAME.secrets(record.state)] for seat in range(5)]
    for viewer in range(-1, 5):
        log = [str(event) for _, event in record.log(viewer)]
        for seat in range(5):
            seen = [text for text in hands[seat] if text in log]
            assert bool(seen) == (seat == viewer)


def test_undo_stops_at_a_drawn_card_and_a_revealed_shard() -> None:
    state = table(3)
    play(act(state), "power-draw", "draw 1")
    assert state.revealed
    state = table(3)
    player(state, 0, node="ring_0")
    put(state, "river_1", 1)
    play(act(state), "extract")
    assert not state.revealed


def test_refusals_never_contradict_offers() -> None:
    state = table(3)
    player(state, 0, node="ring_0")
    put(state, "river_1", red="harvester", yellow="scavenger")
    put(state, "forest_1", yellow="harvester")
    hand(state, 0, "IN213 IN218")
    cage(state, 0, 1, blue=1)
    act(state)
    reasons = [str(refusal.reason) for refusal in state.refusals(0)]
    assert "own-machine river_1" in reasons and "same-type harvester forest_1" in reasons
    assert "cannot-pay 3 green" in reasons and "not-at-colossus crater_gray" in reasons
    assert not {str(refusal.option) for refusal in state.refusals(0)} & set(offers(state))


@pytest.mark.parametrize(("players", "variants"), MODES[::4])
def test_who_asks_why_is_offered_the_same(players: int, variants: dict[str, str]) -> None:
    """Bots never ask why, and then the passes over the candidates stop early: the offers must not depend on it."""
    state = GAME.start(GAME.setup(players, 3, variants))
    dice = Dice(players)
    asked = 0
    while not state.over:
        step = state.agenda[-1]
        if isinstance(step, (Act, MoveOrCamp)):
            found = step.candidates(state, True)
            assert [str(each) for each in found.legal] == [str(each) for each in state.options()]
            asked += len(found.refused)
            assert found.why and not step.candidates(state, False).refused
        state.choose(state.options()[dice.below(len(state.options()))])
    assert asked > 100


@pytest.mark.parametrize("gear", ["hyper_boots", "energy_harness"])
def test_what_a_move_costs_is_what_is_paid_for_it(gear: str) -> None:
    for slots in ("", "harvester_2", "harvester_2 scavenger_2"):
        for blue in range(4):
            state = table(3)
            player(state, 0, node="city_0", gear=gear)
            deploy(state, 0, slots)
            cage(state, 0, 1, blue=blue)
            for text in offers(to_move(state), "move"):
                gone = state.clone()
                play(gone, text)
                price = state.players[0].blue_for(DISTANCE[state.players[0].node][gone.players[0].node])
                assert state.players[0].crystals() - gone.players[0].crystals() == price <= blue
