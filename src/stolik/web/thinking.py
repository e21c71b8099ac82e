"""How a worker process chooses for a bot: it receives the seat's own view as plain data, and nothing else."""

from __future__ import annotations

import os
from typing import Any

from .. import bots, games
from ..engine.game import Game
from ..engine.rng import Dice

LEVELS = ("random", "greedy", "easy", "normal", "hard")  # from weak to strong, as far as they exist
DEFAULT = ("normal", "greedy", "random")


def levels() -> list[str]:
    """The levels of bots that can be chosen."""
    return [level for level in LEVELS if level in bots.MAKERS]


def default_level() -> str:
    """The level offered first."""
    return next(level for level in DEFAULT if level in bots.MAKERS)


def gentle() -> None:
    """Thinking leaves the processor to those who answer people."""
    if hasattr(os, "nice"):
        os.nice(5)


def find(id: str) -> Game:
    """The game of an id."""
    return games.game(id)


def think(game: Game | str, view: dict[str, Any], seat: int, level: str, seed: int) -> str:
    """The text of the option that a bot of this level chooses at a view."""
    played = find(game) if isinstance(game, str) else game
    state = played.load(view)
    options = state.options(seat)
    if len(options) == 1:
        return str(options[0])
    return str(bots.make(level, seed).choose(state, played))


def any_option(game: Game, view: dict[str, Any], seat: int, seed: int) -> str:
    """A random option, so that the game goes on when a bot has failed."""
    options = game.load(view).options(seat)
    return str(options[Dice(seed).below(len(options))])
