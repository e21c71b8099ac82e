"""The random bot: any legal option, all alike."""

from __future__ import annotations

from ..engine.game import Game
from ..engine.option import Option
from ..engine.rng import Dice
from ..engine.state import State
from .bot import Bot


class Random(Bot):
    """Chooses without a thought."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, view: State, game: Game) -> Option:
        return self.pick(view.options(view.viewer))

    def pick(self, options: list[Option]) -> Option:
        """One of the options; it needs to see nothing else."""
        return options[self.dice.below(len(options))]
