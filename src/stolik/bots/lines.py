"""Whole lines instead of a tree: how `normal` and `hard` think in games that ask for it (`Game.lines`).

It thinks as `greedy` does, with many more attempts or by the clock. Most of them take the best line found so far and
change it somewhere: what follows is found anew, or stays as far as it still can be. Where turns are short, lines go on
behind them, to the end of what the game calls a stretch.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from ..engine.game import Game
from ..engine.option import Option
from ..engine.state import State
from .greedy import WORLDS, Chain, Greedy, Script
from .judge import Judge

MANY: Final = 1000  # lines that can be tried in more worlds...
MORE_WORLDS: Final = 4  # ...that is in so many
LONGEST: Final = 80  # choices of one line
VARIED: Final = 80  # of a hundred lines are changes of the best one
KEPT: Final = 70  # of a hundred changes keep what follows
NEAR: Final = 6  # choices of a known line that may have become impossible one after another
NOWHERE: Final = -1


class Lines(Greedy):
    """Tries whole lines, and takes the option that begins the best."""

    def __init__(self, seed: int, judge: Judge | None = None, attempts: int = MANY, seconds: float = 0.0) -> None:
        super().__init__(seed, judge, attempts)
        self.seconds = seconds  # for a choice, instead of attempts
        self.varied = VARIED
        self.kept = KEPT
        self.count = MORE_WORLDS if seconds > 0.0 or attempts >= MANY else WORLDS
        self.longest = LONGEST
        self.paid = float(LONGEST)
        self.game: Game | None = None

    def choose(self, view: State, game: Game) -> Option:
        self.game = game
        return super().choose(view, game)

    def weigh(self, worlds: list[State], seat: int, judge: Judge, chains: list[Chain]) -> None:
        """By a number of attempts, or by the clock: then every half of the chains has the same time."""
        if self.seconds == 0.0:
            super().weigh(worlds, seat, judge, chains)
            return
        began = perf_counter()
        rounds = max(1, len(bin(len(chains) - 1)) - 2)
        for number in range(rounds):
            while True:
                self.attempt_all(worlds, seat, judge, chains)
                if perf_counter() >= began + self.seconds * (number + 1) / rounds:
                    break
            chains.sort(key=Chain.rank)
            if number < rounds - 1:
                del chains[(len(chains) + 1) // 2 :]

    def is_end(self, state: State, world: State, seat: int) -> bool:
        """With the stretch."""
        assert self.game is not None
        now: int = self.game.stretch(state)
        begun: int = self.game.stretch(world)
        return now != begun

    def script(self, chain: Chain, index: int) -> Script:
        """At first the rest of the last plan; later, mostly, the best line in that world with a change."""
        if chain.follow or self.dice.below(100) >= self.varied:
            return Change(chain.planned(), NOWHERE, False)
        best = chain.ways[index] or chain.ways[0]
        if not best:
            return Change(best, NOWHERE, False)
        return Change(best, self.dice.below(len(best)), self.dice.below(100) < self.kept)


class Change(Script):
    """A known line up to a place where something else is tried, and on behind it or not; the impossible is left out."""

    def __init__(self, way: list[Option], place: int, on: bool) -> None:
        super().__init__(way)
        self.at = 0
        self.place = place
        self.on = on

    def next(self, options: list[Option]) -> Option | None:
        self.number += 1
        if self.number - 1 == self.place:
            self.at = self.at + 1 if self.on else len(self.way)
            return None
        for at in range(self.at, min(len(self.way), self.at + NEAR)):
            if self.way[at] in options:
                self.at = at + 1
                return self.way[at]
        return None
