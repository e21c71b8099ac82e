"""Environments: PettingZoo's own tests, masks that are exactly the options, and observations that tell no secrets."""

from __future__ import annotations

import re
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from stolik.engine.codec import dump
from stolik.engine.errors import IllegalOption
from stolik.engine.rng import Dice
from stolik.games import ids
from stolik.learn import make, names, raw
from stolik.learn.encoding import Actions, Observations
from stolik.learn.environment import alone
from stolik.learn.registry import UnknownEnvironment, entry

NAMES = names()


def test_every_game_is_registered_with_a_version() -> None:
    assert [name.rpartition("_v")[0] for name in NAMES] == list(ids())
    with pytest.raises(UnknownEnvironment, match="expected one of"):
        make("chess_v6")


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_accepts_the_environment(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(make(name, players=2), num_cycles=60, verbose_progress=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_games(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: make(name, players=2), num_cycles=40)


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_of_masked_actions_ends_with_rewards(name: str) -> None:
    env = raw(name, players=max(entry(name).game().seats))
    env.reset(seed=3)
    dice = Dice(3)
    size = env.observations.size
    earned: dict[str, float] = {}
    for agent in env.agent_iter(20_000):
        seen, reward, termination, truncation, _ = env.last(observe=dice.below(9) == 0 or env.state_of_game.over)
        earned[agent] = earned.get(agent, 0.0) + reward
        if termination or truncation:
            env.step(None)
            continue
        options = env.state_of_game.options()
        if seen is not None:
            cells, mask = seen["observation"], seen["action_mask"]
            assert cells.shape == (size,) and env.observation_spaces[agent]["observation"].contains(cells)
            assert {str(env.actions.option(int(each))) for each in np.flatnonzero(mask)} == {str(o) for o in options}
        env.step(env.actions.number(options[dice.below(len(options))]))
    assert not env.agents
    assert set(earned.values()) <= {1.0, -1.0, 0.0} and len(earned) == len(env.possible_agents)


@pytest.mark.parametrize("name", NAMES)
def test_an_observation_does_not_change_with_what_its_seat_cannot_see(name: str) -> None:
    registered = entry(name)
    game, observations = registered.game(), Observations(registered.layout())
    dice = Dice(5)
    state = game.start(game.setup(2, 5))
    state.events = None
    changed = 0
    for number in range(120):
        if state.over:
            break
        if number % 12 == 0:
            for seat in range(2):
                view = game.redact(state, seat)
                other = game.determinize(view, dice)
                changed += dump(other) != dump(state)
                assert np.array_equal(observations.cells(game.redact(other, seat)), observations.cells(view))
        options = state.options()
        state.choose(options[dice.below(len(options))])
    assert changed


@pytest.mark.parametrize("name", NAMES)
def test_the_layout_names_every_field_and_every_cell(name: str) -> None:
    registered = entry(name)
    game, observations = registered.game(), Observations(registered.layout())
    rows = observations.rows()
    assert [row[0] for row in rows][:2] == [0, max(game.seats)]
    assert rows[-1][0] + rows[-1][1] == observations.size
    named = {re.split(r"[.\[]", field)[0] for _, _, field, _ in rows}
    assert set(game.empty().fields()) <= named


@pytest.mark.parametrize("name", NAMES)
def test_actions_and_options_are_the_same_thing(name: str) -> None:
    registered = entry(name)
    actions = Actions(registered.game(), registered.layout())
    assert len(actions) < 5000
    for number in range(0, len(actions), 7):
        assert actions.number(actions.option(number)) == number
    with pytest.raises(IllegalOption):
        actions.option(len(actions))


def test_an_action_outside_the_mask_is_refused() -> None:
    env = raw(NAMES[0])
    env.reset(seed=1)
    mask: Any = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(IllegalOption):
        env.step(int(np.flatnonzero(mask == 0)[0]))


@pytest.mark.parametrize("name", names())
def test_a_position_can_be_restored_and_a_clone_goes_its_own_way(name: str) -> None:
    env = raw(name)
    env.reset(seed=3)

    def play(table: Any, choices: int) -> list[tuple[str, bytes]]:
        seen = []
        for _ in range(choices):
            shown = table.observe(table.agent_selection)
            seen.append((table.agent_selection, shown["observation"].tobytes()))
            table.step(int(shown["action_mask"].argmax()))
        return seen

    play(env, 5)
    position = env.position()
    twin = env.clone()
    first = play(env, 15)
    env.restore(position)
    assert play(env, 15) == first == play(twin, 15)
    env.restore(position)
    env.reset()
    twin.restore(position)
    twin.reset()
    assert play(env, 3) == play(twin, 3)  # what is dealt next is restored too


def test_a_game_alone_is_rewarded_by_its_rating() -> None:
    ratings = (49, 74, 99, 129)
    assert [alone(ratings, points, "win") for points in (0, 50, 80, 100, 200)] == [-1, -0.5, 0, 0.5, 1]
    assert [alone(ratings, points, "margin") for points in (0, 99, 124, 300)] == [-1, 0, 0.5, 1]
