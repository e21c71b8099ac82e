"""Revive obeys the engine's laws: a look at the widest modes; the contract suite goes through all of them."""

from __future__ import annotations

import pytest

from stolik.engine.contract import obey, random_game
from stolik.games.revive import CONTENT, GAME

WIDEST: list[tuple[int, dict[str, str]]] = [
    (1, {"longer_game": "on", "campaign": "chapter_3"}),
    (2, {"cc_crystal_sources": "on", "cc_moon": "on", "tribe_side": "random"}),
    (3, {**CONTENT, "tribe_selection": "draft", "tribe_side": "choice", "artifact_cards": "2"}),
]


@pytest.mark.parametrize(("players", "variants"), WIDEST)
def test_a_mode_obeys_the_contract(players: int, variants: dict[str, str]) -> None:
    obey(GAME, players, variants, 7, every=25)


@pytest.mark.parametrize("players", GAME.seats)
def test_random_games_end_and_keep_all_pieces(players: int) -> None:
    state = random_game(GAME, players, {}, players)
    GAME.conserved(state)
    assert state.over and GAME.winners(state)
