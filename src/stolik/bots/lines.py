"""Whole lines instead of a tree: how `normal` and `hard` think in games that ask for it (`Game.lines`).

It thinks as `greedy` does, with many more attempts or by the clock. Most of them take a line that was found to be good
and change it somewhere: what follows is found anew, or stays as far as it still can be. Options and worlds learn from
each other: what is good behind one of them is tried behind the others too. Where turns are short, lines go on behind
them, to the end of what the game calls a stretch.
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
VARIED: Final = 95  # of a hundred lines are changes of a known one
SHARED: Final = 50  # of a hundred changes are of a line that another option or world has found...
COMPARED: Final = 4  # ...the best of so many in that world
KEPT: Final = 70  # of a hundred changes keep what follows
NEAR: Final = 6  # choices of a known line that may have become impossible one after another
NOWHERE: Final = -1


class Lines(Greedy):
    """Tries whole lines, and takes the option that begins the best."""

    def __init__(self, seed: int, judge: Judge | None = None, attempts: int = MANY, seconds: float = 0.0) -> None:
        super().__init__(seed, judge, attempts)
        self.seconds = seconds  # for a choice, instead of attempts
        self.count = MORE_WORLDS if seconds > 0.0 or attempts >= MANY else WORLDS
        self.longest = LONGEST
        self.paid = float(LONGEST)
        self.game: Game | None = None
        self.begun = 0  # the stretch in which the lines begin
        self.chains: list[Chain] = []  # that are tried now

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

    def attempt_all(self, worlds: list[State], seat: int, judge: Judge, chains: list[Chain]) -> None:
        assert self.game is not None
        self.begun = self.game.stretch(worlds[0])
        self.chains = chains
        super().attempt_all(worlds, seat, judge, chains)

    def is_end(self, state: State, world: State, seat: int) -> bool:
        """With the stretch."""
        assert self.game is not None
        now: int = self.game.stretch(state)
        return now != self.begun

    def script(self, chain: Chain, index: int) -> Script:
        """At first the rest of the last plan; later, mostly, a known line with a change."""
        if chain.follow or self.dice.below(100) >= VARIED:
            return Change(chain.planned(), NOWHERE, False)
        own = chain.ways[index] or chain.ways[0]
        way = self.shared(chain, index) if self.dice.below(100) < SHARED else own
        if not way:
            return Change(way, NOWHERE, False)
        places = len(way) if way is own else len(way) + 1  # another's line may be good as it is
        return Change(way, self.dice.below(places), self.dice.below(100) < KEPT)

    def shared(self, chain: Chain, index: int) -> list[Option]:
        """A line that is good in this world behind another option; where that is the same, one of another world."""
        best = self.chains[self.dice.below(len(self.chains))]
        for _ in range(COMPARED - 1):
            other = self.chains[self.dice.below(len(self.chains))]
            if other.best[index] > best.best[index]:
                best = other
        if best is chain:
            return chain.ways[self.dice.below(len(chain.ways))]
        return [best.option, *best.ways[index]]


class Change(Script):
    """A known line up to a place where something else is tried, and on behind it or not; the impossible is left out."""

    def __init__(self, way: list[Option], place: int, on: bool) -> None:
        super().__init__(way)
        self.at = 0
        self.place = place
        self.on = on

    def next(self, options: list[Option]) -> Option | None:
        here = self.number
        self.number += 1
        self.avoided = None
        if here == self.place and len(options) == 1:
            self.place += 1  # nothing can be changed here
        elif here == self.place:
            if self.at < len(self.way) and self.way[self.at] in options:
                self.avoided = self.way[self.at]
            self.at = self.at + 1 if self.on else len(self.way)
            return None
        for at in range(self.at, min(len(self.way), self.at + NEAR)):
            if self.way[at] in options:
                self.at = at + 1
                return self.way[at]
        return None
