"""Many games side by side: the same seeds and actions give the same games, in one process or several."""

from __future__ import annotations

import numpy as np
import pytest

from stolik.engine.errors import BadSetup, IllegalOption
from stolik.learn import Runner, Runners
from stolik.learn.environment import UnknownReward
from stolik.learn.vector import Batch, Numbers

NAME = "excavation_v2"


def first_legal(batch: Batch) -> Numbers:
    return batch.masks.argmax(axis=1)


def test_games_begin_anew_and_pay_at_the_end() -> None:
    runner = Runner(NAME, count=3, seed=1)
    ended = 0
    for _ in range(400):
        step = runner.step(first_legal(runner.batch()))
        ended += int(step.done.sum())
        assert np.all(step.rewards[~step.done] == 0)
        assert np.all(step.rewards.sum(axis=1) == 0)  # what one wins, the other loses
    assert ended


def test_the_same_seed_gives_the_same_batches() -> None:
    one, other = Runner(NAME, count=2, seed=4), Runner(NAME, count=2, seed=4)
    for _ in range(30):
        first, second = one.batch(), other.batch()
        assert np.array_equal(first.observations, second.observations) and np.array_equal(first.masks, second.masks)
        one.step(first_legal(first))
        other.step(first_legal(second))


def test_processes_join_their_batches() -> None:
    runners = Runners(NAME, count=3, processes=2, seed=9)
    try:
        batch = runners.batch()
        assert batch.observations.shape[0] == 3 and batch.masks.sum(axis=1).min() >= 1
        step = runners.step(first_legal(batch))
        assert step.seats.shape == (3,) and step.rewards.shape == (3, 2)
        alone = Runner(NAME, count=2, seed=9).batch()
        assert np.array_equal(alone.observations, batch.observations[:2])
    finally:
        runners.close()


def test_an_action_outside_the_mask_is_refused_and_changes_no_game() -> None:
    runner = Runner(NAME, count=2)
    before = runner.batch()
    actions = first_legal(before)
    actions[1] = before.masks[1].argmin()
    with pytest.raises(IllegalOption, match="in game 1"):
        runner.step(actions)
    after = runner.batch()
    assert np.array_equal(before.observations, after.observations) and np.array_equal(before.masks, after.masks)


def test_a_mistake_in_a_process_is_told_here() -> None:
    runners = Runners(NAME, count=1, processes=2)  # more processes than games
    try:
        batch = runners.batch()
        with pytest.raises(IllegalOption, match="is not offered"):
            runners.step(batch.masks.argmin(axis=1))
        assert np.array_equal(runners.batch().masks, batch.masks)
    finally:
        runners.close()


def test_a_runner_that_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownReward, match="expected one of: win, margin"):
        Runner(NAME, count=1, reward="points")
    with pytest.raises(BadSetup, match="at least one"):
        Runner(NAME, count=0)


def test_bots_play_the_other_seats_and_the_learner_changes_its_seat() -> None:
    runner = Runner(NAME, count=3, seed=3, players=3, opponents=["random"])
    assert list(runner.batch().seats) == [0, 1, 2]
    ended: list[int] = []
    for _ in range(150):
        step = runner.step(first_legal(runner.batch()))
        ended += [int(seat) for seat in step.seats[step.done]]
        for match in runner.games:
            assert match.state.deciders()[0] not in match.bots
    assert ended


def test_opponents_must_fit_the_seats() -> None:
    with pytest.raises(BadSetup, match="expected one for all, or 2"):
        Runner(NAME, count=1, players=3, opponents=["greedy"] * 3)
