"""The greedy bot: it looks to the end of its own chain of small choices and takes what evaluates best.

A turn is split into many small choices, and in the middle of one nothing can be judged. So the bot deals a few
worlds from its view, plays every option on with its own further choices until somebody else must choose or the turn
ends, and asks the game's evaluation there. Attempts follow the game's priors; options that do badly drop out early.
With more attempts, or seconds, it is the thinking of `hard` in games where that finds more than a tree (`Game.lines`).
"""

from __future__ import annotations

from time import perf_counter
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
MANY: Final = 1000  # so many are not all new ones: most begin as the best of them did
CHOICES: Final = 7.5  # small choices of a chain that are paid for
LONGEST: Final = 24  # choices of one chain
VARIED: Final = 60  # of a hundred attempts, where there are many
WORST: Final = -1e9


class Greedy(Bot):
    """Takes the option with the best end of turn in sight."""

    name = "greedy"

    def __init__(self, seed: int, judge: Judge | None = None, attempts: int = ATTEMPTS, seconds: float = 0.0) -> None:
        self.dice = Dice(seed)
        self.given = judge  # or the game's own
        self.attempts = attempts
        self.seconds = seconds  # for a choice, instead of attempts
        self.varied = VARIED if seconds > 0.0 or attempts >= MANY else 0
        self.plan: list[Option] = []  # how the best chain of the last choice went on
        self.left = 0  # small choices that may still be tried

    def choose(self, view: State, game: Game) -> Option:
        seat = view.viewer
        options = view.options(seat)
        if len(options) == 1:
            return options[0]
        judge: Judge = judge_of(game) if self.given is None else self.given
        worlds = [game.determinize(view, self.dice) for _ in range(WORLDS)]
        chains = [Chain(option) for option in self.sensible(worlds[0], seat, judge, options)]
        self.remember(chains)
        if self.seconds > 0.0:
            self.weigh_long(worlds, seat, judge, chains)
        else:
            self.weigh(worlds, seat, judge, chains)
        self.plan = chains[0].ways[0]
        return chains[0].option

    def weigh(self, worlds: list[State], seat: int, judge: Judge, chains: list[Chain]) -> None:
        """Bring the best chain to the front, by a number of attempts."""
        self.left = int(CHOICES * self.attempts)
        attempts = self.attempts
        while True:
            tries = max(1, attempts // (2 * WORLDS * len(chains)))
            for _ in range(tries):
                self.attempt_all(worlds, seat, judge, chains)
                if self.left <= 0:
                    break
            attempts -= tries * WORLDS * len(chains)
            chains.sort(key=Chain.rank)
            if len(chains) <= 2 or self.left <= 0 or attempts < WORLDS * len(chains):
                return
            del chains[(len(chains) + 1) // 2 :]  # the worse half drops out

    def weigh_long(self, worlds: list[State], seat: int, judge: Judge, chains: list[Chain]) -> None:
        """The same by the clock: every half of the chains has the same time."""
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

    def beginning(self, chain: Chain, index: int) -> list[Option]:
        """What an attempt takes over: at first the rest of the last plan, later some of the best way in that world."""
        if chain.follow:
            chain.follow = False
            return chain.ways[0]
        if self.varied == 0 or self.dice.below(100) >= self.varied:
            return []
        best = chain.ways[index] or chain.ways[0]
        return best[: self.dice.below(len(best))] if best else best

    def attempt(self, world: State, index: int, seat: int, judge: Judge, chain: Chain) -> None:
        """Play an option and then on to the end of the seat's own choices, and note what that is worth."""
        state = world.clone()
        turn = state.turn
        state.choose(chain.option, seat)
        way: list[Option] = []
        known = self.beginning(chain, index)
        for _ in range(LONGEST):
            if state.over or state.turn != turn:
                break
            deciders = state.deciders()
            if seat not in deciders:  # others answer a common question, or within the seat's own turn
                if state.active != seat and not state.asks_together():
                    break
                state.choose(self.sample(state, judge, state.options()))
                self.left -= 1
                continue
            options = state.options(seat)
            at = len(way)
            if at < len(known) and known[at] in options:
                option = known[at]
            elif deciders[0] == seat:
                option = self.sample(state, judge, options)
            else:
                option = options[self.dice.below(len(options))]
            way.append(option)
            state.choose(option, seat)
            self.left -= 1
        chain.note(index, judge.margin(state, seat), way)

    def sample(self, state: State, judge: Judge, options: list[Option]) -> Option:
        """An option of the first decider, drawn in proportion to the game's priors."""
        if len(options) == 1:
            return options[0]
        weights = judge.priors(state)
        if weights is None:
            return options[self.dice.below(len(options))]
        left = self.dice.below(1 << 20) / (1 << 20) * sum(weights)
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0.0:
                return options[index]
        return options[-1]


class Chain:
    """An option with the best that was found to follow from it in every world."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.best = [WORST] * WORLDS
        self.ways: list[list[Option]] = [[] for _ in range(WORLDS)]
        self.follow = False  # the first way is a plan to be tried first

    def note(self, world: int, value: float, way: list[Option]) -> None:
        """Keep the best end seen in a world, and the way to it."""
        if value > self.best[world]:
            self.best[world] = value
            self.ways[world] = way

    def rank(self) -> float:
        """Smaller is better."""
        return -sum(self.best)
