"""The laws that every game obeys: each registered game, seat count and variant, along random games.

More can be asked for: STOLIK_RANDOM_GAMES games per seat count, STOLIK_SEEDS seeds per mode, from STOLIK_FIRST_SEED on.
"""

from __future__ import annotations

import os

import pytest

from stolik.bench import compiled
from stolik.engine.contract import ending_is_told, obey, random_game
from stolik.engine.game import Game
from stolik.games import games

FIRST = int(os.environ.get("STOLIK_FIRST_SEED", "0"))
GAMES = int(os.environ.get("STOLIK_RANDOM_GAMES", "200"))
SEEDS = int(os.environ.get("STOLIK_SEEDS", "2"))

MODES = [
    pytest.param(
        game, players, variants, id="-".join([game.id, str(players), *(f"{k}={v}" for k, v in variants.items())])
    )
    for game in games()
    for players, variants in game.modes()
]
SEATS = [pytest.param(game, players, id=f"{game.id}-{players}") for game in games() for players in game.seats]


def test_the_rules_under_test_are_compiled_when_that_was_asked_for() -> None:
    assert compiled() == (os.environ.get("STOLIK_COMPILED") == "1")


@pytest.mark.parametrize(("game", "players", "variants"), MODES)
def test_every_mode_obeys_the_contract(game: Game, players: int, variants: dict[str, str]) -> None:
    for seed in range(FIRST, FIRST + SEEDS):
        obey(game, players, variants, seed, every=11)


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_random_games_end_with_every_piece_in_place(game: Game, players: int) -> None:
    for seed in range(FIRST, FIRST + GAMES):
        state = random_game(game, players, {}, seed)
        game.conserved(state)
        ending_is_told(game, state)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_modes_try_every_seat_count_and_every_variant(game: Game) -> None:
    tried = game.modes()
    assert {players for players, _ in tried} == set(game.seats)
    for variant in game.variants:
        values = {variants.get(variant.id, variant.default) for _, variants in tried}
        untried = set(variant.values) - values
        assert not untried or (len(variant.values) > 4 and len(values) > 2), f"{variant.id}: never {sorted(untried)}"
