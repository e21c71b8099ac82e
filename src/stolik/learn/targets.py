"""What a search thinks of a position, as targets to learn from: shares of its visits, and what it expects.

>>> teacher = Teacher("<game>_v2", iterations=200)
>>> target = teacher.target(view)  # of the seat that chooses
>>> target.policy @ numpy.log(chances)  # shares by action number; zeros where nothing is offered
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..bots.search import SCALE, Search, chance
from ..engine.errors import WrongSeat
from ..engine.rng import Dice
from ..engine.state import State
from .encoding import Actions, Cells
from .registry import entry


@dataclass(frozen=True)
class Target:
    """The share of the search of every action, the chance to win from -1 to 1, and the margin in points."""

    policy: Cells
    value: float
    margin: float


class Teacher:
    """A search that is asked about positions; the same seed, view and iterations give the same target."""

    def __init__(self, name: str, iterations: int = 200, seed: int = 0) -> None:
        registered = entry(name)
        self.game = registered.game()
        self.actions = Actions(self.game, registered.layout())
        self.iterations = iterations
        self.seed = seed

    def target(self, view: State) -> Target:
        """What the search makes of the view of a seat that chooses; a lone option needs no search."""
        options = view.options(view.viewer) if 0 <= view.viewer < view.seats else []
        if not options:
            raise WrongSeat(f"seat {view.viewer} has nothing to choose now; expected a view of a seat that decides")
        policy = np.zeros(len(self.actions), dtype=np.float32)
        search = Search(self.game, view, self.seed)
        search.think(max(2, self.iterations))
        found = search.candidates()
        if not found:
            policy[self.actions.number(options[0])] = 1.0
            margin = self.game.evaluate(self.game.determinize(view, Dice(self.seed)), view.viewer)
            return Target(policy, 2.0 * chance(margin, SCALE) - 1.0, margin)
        for each in found:
            policy[self.actions.number(each.option)] = each.share
        winning = sum(each.share * each.chance for each in found)
        return Target(policy, 2.0 * winning - 1.0, sum(each.share * each.margin for each in found))
