"""The judge of every game: made once, with what was learned for it."""

from __future__ import annotations

from functools import cache

from ..engine.game import Game
from .judge import Judge
from .learned import tables


@cache
def judge_of(game: Game) -> Judge:
    """The judge of a game, with learned values where there are some for this very game."""
    return Judge(game, tables(game))


@cache
def plain_judge(game: Game) -> Judge:
    """The judge of a game that knows nothing but the game's own estimate."""
    return Judge(game, [])
