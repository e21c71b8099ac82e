"""Revive obeys the engine's laws in every mode."""

from __future__ import annotations

import pytest

from stolik.engine.contract import obey, random_game
from stolik.games.revive import GAME

MODES = GAME.modes()


@pytest.mark.parametrize("number", range(len(MODES)))
def test_a_mode_obeys_the_contract(number: int) -> None:
    players, variants = MODES[number]
    obey(GAME, players, variants, number, every=25)


@pytest.mark.parametrize("players", GAME.seats)
def test_random_games_end_and_keep_all_pieces(players: int) -> None:
    for seed in range(2):
        state = random_game(GAME, players, {}, seed)
        GAME.conserved(state)
        assert state.over and GAME.winners(state)
