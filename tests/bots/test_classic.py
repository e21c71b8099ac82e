"""The bot `classic` is a measure: it must choose for ever as it chose when it was the search of its release."""

from __future__ import annotations

import hashlib

import pytest

from stolik import bots
from stolik.engine.game import Game
from stolik.engine.rng import Dice
from stolik.games import games

# Made by the search of the release that it was, with the bot's name `hard`.
CHOICES = {
    "circadians": "6f4f0a9d4b986aa1",
    "excavation": "d23a58cd9732e1a4",
    "icaion": "1051336e6c933cdd",
    "revive": "1bcb340a348ca71c",
}


def choices(game: Game, name: str) -> str:
    """A mark of some choices in a game that is otherwise played at random, at the smallest and the largest table."""
    found: list[str] = []
    for players in (2, max(game.seats)):
        state = game.start(game.setup(players, 5))
        state.events = None
        dice = Dice(3)
        thinkers = [bots.make(f"{name}:10i", 7 + seat) for seat in range(players)]
        for number in range(160):
            seat = state.deciders()[0]
            options = state.options(seat)
            option = options[dice.below(len(options))]
            if number % 20 > 17:  # two in a row, so that thought goes on
                option = thinkers[seat].choose(game.redact(state, seat), game)
                found.append(str(option))
            state.choose(option, seat)
            if state.over:
                break
    return hashlib.blake2b("\n".join(found).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("game", [pytest.param(each, id=each.id) for each in games() if each.id in CHOICES])
def test_classic_never_changes(game: Game) -> None:
    assert choices(game, "classic") == CHOICES[game.id]
