"""What the bots are told: weights for options, and an evaluation of positions."""

from __future__ import annotations

from excavation.scenes import acts, clear, guards, holds, queue, reps, table, traders

from stolik.engine.rng import Dice
from stolik.games.excavation import GAME
from stolik.games.excavation.state import ExcavationState


def likely(state: ExcavationState, dice: Dice) -> int:
    """The number of an option, drawn by the priors."""
    weights = GAME.priors(state)
    assert weights is not None and len(weights) == len(state.options()) and min(weights) >= 0
    left = dice.below(1 << 20) / (1 << 20) * sum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return len(weights) - 1


def test_likely_choices_play_sound_games_that_reach_far_into_the_rules() -> None:
    met: set[str] = set()
    for seed in range(6):
        for players in GAME.seats:
            state = GAME.start(GAME.setup(players, seed, {}))
            dice = Dice(seed)
            while not state.over:
                met.add(type(state.agenda[-1]).__name__)
                state.choose(state.options()[likely(state, dice)])
                GAME.conserved(state)
    assert {"ChooseMarkets", "UseOrder", "Market", "Command", "Smuggle", "BuyTile", "KeepCard", "GiveUp"} <= met


def test_likely_choices_beat_random_ones() -> None:
    won = 0
    for seed in range(12):
        state = GAME.start(GAME.setup(2, seed, {"factions": "random"}))
        dice = Dice(seed)
        while not state.over:
            mine = state.deciders()[0] == seed % 2
            state.choose(state.options()[likely(state, dice) if mine else dice.below(len(state.options()))])
        won += GAME.winners(state) == [seed % 2]
    assert won >= 10


def test_the_evaluation_likes_what_brings_credits() -> None:
    plain = acts(clear(table("dal_harrai", "kuti_kuti")), 0, "red_s1 green_s2")
    before = GAME.evaluate(plain, 0)
    assert abs(GAME.evaluate(plain, 1) + before) < 1e-9  # two players: one's margin is the other's loss
    better = plain.clone()
    reps(better, 0, left=1)
    assert GAME.evaluate(better, 0) > before + 5
    better = plain.clone()
    guards(better, 0, "red_k1 red_k2 red_k3")
    assert GAME.evaluate(better, 0) > before + 9
    better = plain.clone()
    holds(better, 0, "red_k1 red_k2")
    stored = GAME.evaluate(better, 0)
    queue(better, "market_1", "red special")
    traders(better, 0, market_1=1)
    assert before < stored < GAME.evaluate(better, 0)


def test_a_finished_game_is_worth_its_margin() -> None:
    state = table("gul", "kuti_kuti")
    state.credits = [30, 42]
    state.over = True
    assert GAME.evaluate(state, 0) == -12 and GAME.evaluate(state, 1) == 12
