"""Random games come to their end in time, with every piece in place."""

from __future__ import annotations

import pytest

from stolik.engine.contract import random_game
from stolik.games.excavation import GAME
from stolik.games.excavation.state import ExcavationState


@pytest.mark.parametrize("players", GAME.seats)
def test_random_games_end(players: int) -> None:
    for seed in range(100, 110):
        state = random_game(GAME, players, {}, seed)
        GAME.conserved(state)
        assert isinstance(state, ExcavationState)
        assert state.round == 3 and state.turn < 200
