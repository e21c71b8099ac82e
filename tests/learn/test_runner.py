"""Many games side by side: the same seeds and actions give the same games, in one process or several."""

from __future__ import annotations

import numpy as np
import pytest

from stolik.engine.errors import IllegalOption
from stolik.learn import Runner, Runners
from stolik.learn.vector import Batch, Numbers

NAME = "excavation_v1"


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


def test_an_action_outside_the_mask_is_refused() -> None:
    runner = Runner(NAME, count=1)
    with pytest.raises(IllegalOption):
        runner.step(runner.batch().masks.argmin(axis=1))
