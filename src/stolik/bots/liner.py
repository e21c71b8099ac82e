"""Thinks about the options of a view by whole lines, for hints: in games whose bots try lines, advice does too.

It offers what hints ask a search for. The worth of an option is the mean over a few dealt worlds of the best end that
was found behind it in each. Every option is tried equally often, until hints ask for some of them alone. For a given
seed and number of lines it always thinks the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import pstdev
from time import perf_counter

from ..engine.game import Game
from ..engine.option import Option
from ..engine.state import State
from .greedy import Chain
from .judge import Judge
from .judges import judge_of
from .lines import Lines

DEALT = 4  # worlds of one thinker
LEAST_SPREAD = 0.25  # points


@dataclass(frozen=True)
class Tried:
    """One option after thinking: how many lines began with it, their share of all, and what the best are worth."""

    option: Option
    visits: int
    share: float
    margin: float  # of the best ends
    gain: float  # against the mean of all options, each as often as it was tried


class Liner:
    """One act of thinking for the seat of a view."""

    def __init__(self, game: Game, view: State, seed: int, judge: Judge | None = None, dealt: int = DEALT) -> None:
        self.view = view
        self.seat = view.viewer
        self.judge = judge_of(game) if judge is None else judge
        self.lines = Lines(seed)
        self.lines.game = game
        self.worlds: list[State] = [game.determinize(view, self.lines.dice) for _ in range(dealt)]
        options = self.lines.sensible(self.worlds[0], self.seat, self.judge, view.options(self.seat))
        self.chains = [Chain(option, dealt) for option in options]
        self.running = self.chains
        self.visits = dict.fromkeys(options, 0)

    def think(self, iterations: int = 0, seconds: float = 0.0) -> None:
        """Try a number of further lines, or for seconds; every option at least once in every world."""
        stop = perf_counter() + seconds
        each = len(self.running) * len(self.worlds)
        while True:
            self.lines.attempt_all(self.worlds, self.seat, self.judge, self.running)
            iterations -= each
            for chain in self.running:
                self.visits[chain.option] += len(self.worlds)
            if perf_counter() >= stop if seconds > 0.0 else iterations < each:
                break
        self.compare()

    def compare(self) -> None:
        """Follow the best line of every world from every other option too, as far as it can be.

        The same choices in another order are then worth the same, whichever of them was found first.
        """
        for index, world in enumerate(self.worlds):
            best = max(self.chains, key=lambda chain: chain.best[index])
            whole = [best.option, *best.ways[index]]
            for chain in self.running:
                if chain is not best:
                    self.along(world, index, chain, whole)

    def along(self, world: State, index: int, chain: Chain, way: list[Option]) -> None:
        """Try a known line behind another option."""
        trial = Chain(chain.option, 1)
        trial.ways[0] = way
        trial.follow = True
        self.lines.attempt(world, 0, self.seat, self.judge, trial)
        chain.note(index, trial.best[0], trial.ways[0])

    def consider(self, options: Sequence[Option]) -> None:
        """Think on about these options alone; what was found out about the others stays."""
        self.running = [chain for chain in self.chains if chain.option in options] or self.running

    def candidates(self) -> list[Tried]:
        """The options with what they are worth, best first."""
        whole = max(1, sum(self.visits.values()))
        mean = self.standing()
        found: list[Tried] = []
        for chain in self.chains:
            visits, worth = self.visits[chain.option], worth_of(chain)
            found.append(Tried(chain.option, visits, visits / whole, worth, worth - mean))
        return sorted(found, key=lambda each: (-each.margin, str(each.option)))

    def standing(self) -> float:
        """The mean margin of all options, each as often as it was tried."""
        whole = max(1, sum(self.visits.values()))
        return sum(self.visits[chain.option] * worth_of(chain) for chain in self.chains) / whole

    def spread(self) -> float:
        """How far apart the best ends lie."""
        return max(LEAST_SPREAD, pstdev([end for chain in self.chains for end in chain.best]))

    def best(self) -> Option:
        """The option with the best ends."""
        return self.candidates()[0].option

    def line(self, option: Option) -> list[Option]:
        """How the seat goes on after an option in the best line of the first world, to the end of its turn."""
        for chain in self.chains:
            if chain.option == option:
                return self.until_the_turn_ends(option, chain.ways[0])
        return []

    def until_the_turn_ends(self, option: Option, way: Sequence[Option]) -> list[Option]:
        """The part of a way that lies in this turn; what others answer meanwhile is not known again, and ends it."""
        state = self.worlds[0].clone()
        state.choose(option, self.seat)
        found: list[Option] = []
        for each in way:
            if state.over or state.turn != self.view.turn or self.seat not in state.deciders():
                break
            if each not in state.options(self.seat):
                break
            found.append(each)
            state.choose(each, self.seat)
        return found


def worth_of(chain: Chain) -> float:
    """The mean over all worlds of the best ends."""
    return sum(chain.best) / len(chain.best)
