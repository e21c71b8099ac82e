"""Bots: they choose legal options from their view alone, the same for the same seed."""

from __future__ import annotations

import pytest

from stolik import bots
from stolik.arena.match import Match, Outcome, Setting, play, play_with
from stolik.arena.pool import play_all
from stolik.arena.statistics import Spread, Summary, report, rows
from stolik.bots.bot import Bot
from stolik.engine.codec import dump
from stolik.engine.game import Game
from stolik.engine.option import Option
from stolik.engine.rng import Dice
from stolik.engine.state import State
from stolik.games import games
from toy import Toy

TOY = Toy()
ALL_GAMES = [TOY, *games()]
each_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
each_bot = pytest.mark.parametrize("name", ("random", "greedy"))


def positions(game: Game, seed: int, every: int = 9) -> list[State]:
    """Some positions of a random game."""
    players, variants = game.modes()[seed % len(game.modes())]
    state = game.start(game.setup(players, seed, variants))
    dice = Dice(seed)
    found = []
    for number in range(160):
        if state.over:
            break
        if number % every == 0:
            found.append(state.clone())
        options = state.options()
        state.choose(options[dice.below(len(options))])
    return found


@each_game
@each_bot
def test_a_bot_chooses_what_is_offered_and_leaves_its_view_alone(game: Game, name: str) -> None:
    bot = bots.make(name, 1)
    for state in positions(game, 3):
        seat = state.deciders()[0]
        view = game.redact(state, seat)
        before = dump(view)
        assert bot.choose(view, game) in state.options(seat)
        assert dump(view) == before


@each_game
@each_bot
def test_a_bot_does_not_see_what_its_view_hides(game: Game, name: str) -> None:
    for state in positions(game, 5, every=20):
        seat = state.deciders()[0]
        other = game.determinize(game.redact(state, seat), Dice(99))  # another truth, the same view
        chosen = [bots.make(name, 4).choose(game.redact(truth, seat), game) for truth in (state, other)]
        assert chosen[0] == chosen[1]


@each_game
@each_bot
def test_a_bot_thinks_the_same_for_the_same_seed(game: Game, name: str) -> None:
    for state in positions(game, 7, every=30):
        view = game.redact(state, state.deciders()[0])
        assert bots.make(name, 2).choose(view, game) == bots.make(name, 2).choose(view, game)


def test_unknown_bots_and_budgets_are_refused() -> None:
    with pytest.raises(bots.UnknownBot, match="expected one of: random, greedy"):
        bots.make("clever", 1)
    with pytest.raises(bots.UnknownBot, match="takes no budget"):
        bots.make("greedy:2s", 1)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_greedy_scores_more_than_random(game: Game) -> None:
    results = [play(match(game, bots, seed)) for seed, bots in enumerate(BOTH_WAYS)]
    greedy = results[0].scores[0] + results[1].scores[1]
    assert greedy > results[0].scores[1] + results[1].scores[0]


BOTH_WAYS = (("greedy", "random"), ("random", "greedy"))


def match(game: Game, bots: tuple[str, ...], seed: int, index: int = 0) -> Match:
    return Match(index, Setting(game.id, len(bots)), bots, (0,) * len(bots), seed)


class Spy(Bot):
    """Notes what it is shown."""

    def __init__(self) -> None:
        self.seen: list[State] = []

    def choose(self, view: State, game: Game) -> Option:
        self.seen.append(view)
        return view.options(view.viewer)[0]


def test_the_arena_shows_a_bot_nothing_but_its_own_view() -> None:
    spies = [Spy(), Spy()]
    play_with(TOY, TOY.setup(2, 3), spies)
    for seat, spy in enumerate(spies):
        assert spy.seen and all(view.viewer == seat and view.rng == 0 for view in spy.seen)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_many_games_are_the_same_in_one_process_and_in_two(game: Game) -> None:
    matches = [match(game, ("random",) * game.seats[-1], index + 3, index) for index in range(20)]
    alone, shared = (sorted((r.index, r.scores, r.decisions) for r in play_all(matches, jobs)) for jobs in (1, 2))
    assert alone == shared


def outcome(index: int, scores: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    return Outcome(index, True, ("seat_0", "seat_1"), scores, winners, 10, 4, 30, 6, ({}, {}), 0.5)


def test_statistics_add_up() -> None:
    outcomes = [outcome(0, (3, 5), (1,)), outcome(1, (7, 7), (0, 1))]
    summary = Summary.of(outcomes)
    assert summary.wins == (0.5, 1.5)
    assert summary.scores[0] == Spread(3, 5.0, 5.0, 7, 2.0)
    matches = [match(TOY, ("random", "random"), index + 1, index) for index in range(2)]
    told = report(matches[0], outcomes, 2.0)
    assert (told["games"], told["finished"], told["decisions"], told["seconds"]) == (2, 2, 20, 2.0)
    assert told["scores"] == [[3, 5], [7, 7]]
    assert rows(matches, outcomes)[0][:4] == ["seed", "finished", "seat_0", "seat_1"]
    assert rows(matches, outcomes)[2][:5] == [2, 1, 7, 7, "seat_0 seat_1"]
