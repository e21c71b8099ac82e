"""A beginner to measure the easiest level by: knows the rules and what actions are for, and plans nothing.

It looks one small choice ahead and takes points that it gets at once; otherwise it does something sensible, as the
game's priors say, without a thought of what comes next:

    cd examples
    stolik arena --game revive --bots easy,beginner:Beginner --games 20 --seed 1
"""

from __future__ import annotations

from stolik.bots import Bot
from stolik.engine.game import Game
from stolik.engine.option import Option
from stolik.engine.rng import Dice
from stolik.engine.state import State

GRAIN = 1 << 20


class Beginner(Bot):
    """Takes the points in sight, else a sensible option."""

    name = "beginner"

    def __init__(self, seed: int, budget: str = "") -> None:
        self.dice = Dice(seed)

    def choose(self, view: State, game: Game) -> Option:
        seat = view.viewer
        options = view.options(seat)
        if len(options) == 1:
            return options[0]
        world: State = game.determinize(view, self.dice)
        world.events = None
        gains = [self.gain(world, seat, option, game) for option in options]
        most = max(gains)
        if most > 0:
            options = [option for option, gain in zip(options, gains) if gain == most]
            return options[self.dice.below(len(options))]
        weights = game.priors(world) if world.deciders()[0] == seat else None
        if weights is None:
            return options[self.dice.below(len(options))]
        left = self.dice.below(GRAIN) / GRAIN * sum(weights)
        for option, weight in zip(options, weights):
            left -= weight
            if left < 0.0:
                return option
        return options[-1]

    def gain(self, world: State, seat: int, option: Option, game: Game) -> int:
        """The points that a choice gives at once."""
        state = world.clone()
        state.choose(option, seat)
        return game.scores(state)[seat] - game.scores(world)[seat]
