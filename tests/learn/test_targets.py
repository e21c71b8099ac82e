"""What a search thinks, as targets: shares by action that add up, the same again for the same seed."""

from __future__ import annotations

import numpy as np
import pytest

from stolik.engine.errors import WrongSeat
from stolik.engine.state import SPECTATOR
from stolik.games import games
from stolik.learn import Teacher
from stolik.learn.registry import entries


@pytest.mark.parametrize("name", entries())
def test_shares_add_up_and_only_offered_actions_have_one(name: str) -> None:
    teacher = Teacher(name, iterations=30, seed=2)
    state = teacher.game.start(teacher.game.setup(2, 5))
    for _ in range(12):
        seat = state.deciders()[0]
        view = teacher.game.redact(state, seat)
        target, again = teacher.target(view), teacher.target(view)
        assert target.policy.sum() == pytest.approx(1.0, abs=1e-4)
        assert not target.policy[teacher.actions.mask(view.options(seat)) == 0].any()
        assert -1 <= target.value <= 1 and np.array_equal(target.policy, again.policy)
        state.choose(teacher.actions.option(int(target.policy.argmax())), seat)


def test_an_onlooker_has_no_target() -> None:
    game = games()[0]
    teacher = Teacher(next(name for name, each in entries().items() if each.id == game.id))
    with pytest.raises(WrongSeat):
        teacher.target(game.redact(game.start(game.setup(2, 1)), SPECTATOR))
