"""The engine's laws, over every mode of the game."""

from __future__ import annotations

import pytest

from stolik.engine.contract import obey, random_game
from stolik.games.excavation import GAME
from stolik.games.excavation.state import ExcavationState

MODES = GAME.modes()


@pytest.mark.parametrize(("players", "variants"), MODES, ids=[f"{n}-{'-'.join(v) or 'base'}" for n, v in MODES])
def test_the_contract_holds(players: int, variants: dict[str, str]) -> None:
    obey(GAME, players, variants, seed=17, every=11)


@pytest.mark.parametrize("players", GAME.seats)
def test_random_games_end(players: int) -> None:
    for seed in range(100, 110):
        state = random_game(GAME, players, {}, seed)
        GAME.conserved(state)
        assert isinstance(state, ExcavationState)
        assert state.round == 3 and state.turn < 200
