"""The greedy bot: it looks to the end of its own chain of small choices and takes what evaluates best.

A turn is split into many small choices, and in the middle of one nothing can be judged. So the bot deals a few
worlds from its view, plays every option on with its own further choices until somebody else must choose or the turn
ends, and asks the game's evaluation there. Attempts follow the game's priors; options that do badly drop out early.
"""

from __future__ import annotations

from typing import Final

from ..engine.game import Game
from ..engine.option import Option
from ..engine.rng import Dice
from ..engine.state import State
from .bot import Bot
from .judge import Judge
from .judges import judge_of

WORLDS: Final = 2  # the unknown is dealt that often
ATTEMPTS: Final = 40  # chains that one thought may try in all
CHOICES: Final = 7.5  # small choices of a chain that are paid for
LONGEST: Final = 24  # choices of one chain
WORST: Final = -1e9


class Greedy(Bot):
    """Takes the option with the best end of turn in sight."""

    name = "greedy"

    def __init__(self, seed: int, judge: Judge | None = None, attempts: int = ATTEMPTS) -> None:
        self.dice = Dice(seed)
        self.given = judge  # or the game's own
        self.attempts = attempts
        self.count = WORLDS
        self.longest = LONGEST
        self.paid = CHOICES
        self.plan: list[Option] = []  # how the best chain of the last choice went on
        self.left = 0  # small choices that may still be tried

    def choose(self, view: State, game: Game) -> Option:
        seat = view.viewer
        options = view.options(seat)
        if len(options) == 1:
            return options[0]
        judge: Judge = judge_of(game) if self.given is None else self.given
        worlds = [game.determinize(view, self.dice) for _ in range(self.count)]
        chains = [Chain(option, self.count) for option in self.sensible(worlds[0], seat, judge, options)]
        self.remember(chains)
        self.weigh(worlds, seat, judge, chains)
        self.plan = chains[0].ways[0]
        return chains[0].option

    def weigh(self, worlds: list[State], seat: int, judge: Judge, chains: list[Chain]) -> None:
        """Bring the best chain to the front."""
        self.left = int(self.paid * self.attempts)
        attempts = self.attempts
        while True:
            tries = max(1, attempts // (2 * self.count * len(chains)))
            for _ in range(tries):
                self.attempt_all(worlds, seat, judge, chains)
                if self.left <= 0:
                    break
            attempts -= tries * self.count * len(chains)
            chains.sort(key=Chain.rank)
            if len(chains) <= 2 or self.left <= 0 or attempts < self.count * len(chains):
                return
            del chains[(len(chains) + 1) // 2 :]  # the worse half drops out

    def attempt_all(self, worlds: list[State], seat: int, judge: Judge, chains: list[Chain]) -> None:
        """Try every chain once in every world."""
        for index, world in enumerate(worlds):
            for chain in chains:
                self.attempt(world, index, seat, judge, chain)

    def sensible(self, world: State, seat: int, judge: Judge, options: list[Option]) -> list[Option]:
        """The options without those that the game calls senseless while there is another."""
        weights = judge.priors(world) if world.deciders()[0] == seat else None
        if weights is None:
            return options
        found = [option for option, weight in zip(options, weights) if weight > 0.0]
        return found or options

    def remember(self, chains: list[Chain]) -> None:
        """The rest of the last plan is the first attempt again, if it still can be."""
        if self.plan:
            for chain in chains:
                if chain.option == self.plan[0]:
                    chain.ways[0] = self.plan[1:]
                    chain.follow = True
        self.plan = []

    def attempt(self, world: State, index: int, seat: int, judge: Judge, chain: Chain) -> None:
        """Play an option and then on to the end of the line, and note what that is worth."""
        state = world.clone()
        state.choose(chain.option, seat)
        script = self.script(chain, index)
        way: list[Option] = []
        for _ in range(self.longest):
            if state.over or self.is_end(state, world, seat):
                break
            deciders = state.deciders()
            self.left -= 1
            if seat not in deciders:  # others answer a common question, or within the seat's own line
                state.choose(self.sample(state, judge, state.options()))
                continue
            options = state.options(seat)
            option = script.next(options)
            if option is None and deciders[0] == seat:
                option = self.sample(state, judge, options, script.avoided)
            elif option is None:
                option = options[self.dice.below(len(options))]
            way.append(option)
            state.choose(option, seat)
        chain.note(index, judge.margin(state, seat), way)

    def is_end(self, state: State, world: State, seat: int) -> bool:
        """Whether a line that began in a world is over: with the turn, or where others choose for themselves."""
        if state.turn != world.turn:
            return True
        return seat not in state.deciders() and state.active != seat and not state.asks_together()

    def script(self, chain: Chain, index: int) -> Script:
        """What an attempt follows: at first the rest of the last plan, if it can be."""
        return Script(chain.planned())

    def sample(self, state: State, judge: Judge, options: list[Option], avoided: Option | None = None) -> Option:
        """An option of the first decider, drawn in proportion to the game's priors; the avoided one only if it must."""
        if len(options) == 1:
            return options[0]
        weights = judge.priors(state)
        if weights is None:
            return options[self.dice.below(len(options))]
        whole = sum(weights)
        out = -1
        if avoided is not None:
            out = options.index(avoided)
            if weights[out] < whole:
                whole -= weights[out]
            else:
                out = -1
        left = self.dice.below(1 << 20) / (1 << 20) * whole
        for index, weight in enumerate(weights):
            if index == out:
                continue
            left -= weight
            if left < 0.0:
                return options[index]
        return options[-1]


class Script:
    """A known line to go along, as far as it can be."""

    def __init__(self, way: list[Option]) -> None:
        self.way = way
        self.number = 0  # of choices so far
        self.avoided: Option | None = None  # what is known where something else shall be tried

    def next(self, options: list[Option]) -> Option | None:
        """The choice that it knows here; None where there is none."""
        at = self.number
        self.number += 1
        return self.way[at] if at < len(self.way) and self.way[at] in options else None


class Chain:
    """An option with the best that was found to follow from it in every world."""

    def __init__(self, option: Option, worlds: int) -> None:
        self.option = option
        self.best = [WORST] * worlds
        self.ways: list[list[Option]] = [[] for _ in range(worlds)]
        self.follow = False  # the first way is a plan to be tried first

    def planned(self) -> list[Option]:
        """The plan to be tried first, once; else nothing."""
        found: list[Option] = self.ways[0] if self.follow else []
        self.follow = False
        return found

    def note(self, world: int, value: float, way: list[Option]) -> None:
        """Keep the best end seen in a world, and the way to it."""
        if value > self.best[world]:
            self.best[world] = value
            self.ways[world] = way

    def rank(self) -> float:
        """Smaller is better."""
        return -sum(self.best)
