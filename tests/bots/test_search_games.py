"""The search at every game: views only, nothing altered, the same thought for the same seed, every mode played."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

import pytest

from stolik.bots.levels import HARD, LEVELS, NORMAL, Budget, Thinker
from stolik.bots.lines import Lines
from stolik.bots.search import Search
from stolik.engine.codec import dump
from stolik.engine.game import Game
from stolik.engine.rng import Dice
from stolik.engine.state import State
from stolik.games import games

ALL = [pytest.param(game, id=game.id) for game in games()]
FEW = 6  # iterations


def positions(game: Game, players: int, seed: int, every: int, most: int) -> Iterator[tuple[State, int]]:
    """Some moments of a random game at which a seat has a real choice; the last of those asked together."""
    state = game.start(game.setup(players, seed))
    state.events = None
    dice = Dice(seed)
    number = found = 0
    while not state.over and found < most:
        seat = state.deciders()[-1]
        options = state.options(seat)
        number += 1
        if number % every == 0 and len(options) > 1:
            found += 1
            yield state, seat
        state.choose(options[dice.below(len(options))], seat)


def thought(game: Game, view: State, seed: int = 1) -> list[tuple[str, int, float]]:
    search = Search(game, view, seed)
    search.think(FEW)
    return [(str(each.option), each.visits, each.margin) for each in search.candidates()]


@pytest.mark.parametrize("game", ALL)
def test_search_alters_nothing_and_repeats(game: Game) -> None:
    for state, seat in positions(game, 2, 3, 23, 5):
        truth = dump(state)
        view = game.redact(state, seat)
        seen = dump(view)
        assert thought(game, view) == thought(game, view)
        assert dump(view) == seen and dump(state) == truth


@pytest.mark.parametrize("game", ALL)
def test_a_choice_does_not_change_when_the_truth_hidden_from_it_changes(game: Game) -> None:
    dice = Dice(9)
    other_truths = 0
    for state, seat in positions(game, max(game.seats), 4, 17, 4):
        view = game.redact(state, seat)
        expected = thought(game, view)
        other = game.determinize(view, dice)
        other_truths += dump(other) != dump(state)
        assert thought(game, game.redact(other, seat)) == expected
    assert other_truths


@pytest.mark.parametrize("game", ALL)
def test_a_loaded_view_is_thought_about_alike(game: Game) -> None:
    """Views travel to worker processes as plain data."""
    for state, seat in positions(game, 2, 6, 19, 2):
        view = game.redact(state, seat)
        assert thought(game, game.load(dump(view))) == thought(game, view)


@pytest.mark.parametrize("game", ALL)
def test_a_time_budget_is_kept_within_a_fifth(game: Game) -> None:
    state, seat = next(positions(game, 2, 1, 9, 1))
    view = game.redact(state, seat)
    off = []
    for _ in range(4):  # a busy machine may steal a moment from one of them
        began = perf_counter()
        LEVELS["hard"]("0.25s", 1).choose(view, game)
        off.append(abs(perf_counter() - began - 0.25))
    assert min(off) <= 0.05


@pytest.mark.parametrize("game", ALL)
def test_levels_try_whole_lines_where_the_game_asks_for_them(game: Game) -> None:
    for players in {min(game.seats), 2}:
        state, seat = next(positions(game, players, 1, 21, 2))
        view = game.redact(state, seat)
        for level in (NORMAL, HARD):
            bot = Thinker(level, Budget(FEW), 3)
            option = bot.choose(view, game)
            assert (bot.search is None) == game.lines(view)
            assert option == Lines(3, None, FEW).choose(view, game) or not game.lines(view)


def modes() -> Iterator[object]:
    for game in games():
        for number, (players, variants) in enumerate(game.modes()):
            yield pytest.param(game, players, variants, id=f"{game.id}-{number}")


@pytest.mark.parametrize(("game", "players", "variants"), list(modes()))
def test_every_mode_is_played_by_thinking_seats(game: Game, players: int, variants: dict[str, str]) -> None:
    """Questions to several at once, choices out of turn and automata included; random play fills most of the game."""
    state = game.start(game.setup(players, 2, variants))
    state.events = None
    dice = Dice(2)
    bot = LEVELS["hard"]("2i", 2)
    number = 0
    while not state.over and number < 400:
        seat = state.deciders()[-1]
        options = state.options(seat)
        option = options[dice.below(len(options))]
        if number < 12 or number % 25 == 0:
            option = bot.choose(game.redact(state, seat), game)
            assert option in options
        state.choose(option, seat)
        number += 1
