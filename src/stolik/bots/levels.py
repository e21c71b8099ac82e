"""The levels for people: easy, normal and hard think more or less, by the search or by lines in its place.

A name may carry a budget for each choice, in seconds or in iterations; iterations give the same choices everywhere:

>>> LEVELS["hard"]("0.2s", 1).choose(view, game)
<dig nile k4>
>>> LEVELS["hard"]("500i", 1).choose(view, game)
<dig nile k4>
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from ..engine.errors import StolikError
from ..engine.game import Game
from ..engine.option import Option
from ..engine.rng import Dice
from ..engine.state import State
from .bot import Bot
from .judges import plain_judge
from .lines import Lines
from .search import Search

BUDGET = re.compile(r"(\d+(?:\.\d+)?)(s|i)")
MOST_SECONDS, MOST_ITERATIONS = 600.0, 10_000_000
SEEDS = 1 << 30


class BadBudget(StolikError):
    """A budget that is neither seconds nor iterations."""


@dataclass(frozen=True)
class Budget:
    """How long to think about one choice: iterations, or seconds."""

    iterations: int = 0
    seconds: float = 0.0

    @classmethod
    def parse(cls, text: str) -> Budget:
        """The budget of a text such as `0.2s` or `500i`."""
        found = BUDGET.fullmatch(text)
        if found and found[2] == "s" and 0.0 < float(found[1]) <= MOST_SECONDS:
            return cls(seconds=float(found[1]))
        if found and found[2] == "i" and found[1].isdigit() and 0 < int(found[1]) <= MOST_ITERATIONS:
            return cls(iterations=int(found[1]))
        raise BadBudget(f"{text!r} is no budget; expected seconds or iterations for a choice, such as 0.2s or 500i")

    def __str__(self) -> str:
        return f"{self.iterations}i" if self.iterations else f"{self.seconds:g}s"


@dataclass(frozen=True)
class Level:
    """How a level thinks: its usual budget, and how often of a hundred choices it follows its first idea instead.

    `lines`: where the game asks for it, it tries whole lines of its turn instead of searching a tree. `classic` is the
    search of an earlier release, kept as a measure: hand-made estimates alone, and three turns ahead.
    """

    name: str
    budget: Budget
    hasty: int
    lines: bool = False
    classic: bool = False


# fmt: off
EASY    = Level("easy",    Budget(iterations=12),  80)
NORMAL  = Level("normal",  Budget(iterations=160), 0, lines=True)
HARD    = Level("hard",    Budget(seconds=1.5),    0, lines=True)
CLASSIC = Level("classic", Budget(seconds=1.5),    0, classic=True)
# fmt: on


class Thinker(Bot):
    """Thinks before every choice, and thinks on where its last thought about the same turn had led."""

    def __init__(self, level: Level, budget: Budget, seed: int) -> None:
        self.name = level.name
        self.level = level
        self.budget = budget
        self.dice = Dice(seed)
        self.liner = Lines(seed, None, budget.iterations, budget.seconds)
        self.search: Search | None = None
        self.chosen: Option | None = None

    def choose(self, view: State, game: Game) -> Option:
        options = view.options(view.viewer)
        if len(options) == 1:
            return options[0]
        if self.level.lines and game.lines(view):
            return self.liner.choose(view, game)
        if self.level.classic:
            game = game.classic()
        hasty = self.dice.below(100) < self.level.hasty
        search = self.thought(view, game)
        if hasty:
            option = search.first_idea()
        else:
            search.think(self.budget.iterations, self.budget.seconds)
            option = search.best()
        self.search, self.chosen = search, option
        return option

    def thought(self, view: State, game: Game) -> Search:
        """The last search where it goes on to this choice, else a new one."""
        last, chosen = self.search, self.chosen
        seed = self.dice.below(SEEDS)
        if last is not None and chosen is not None and last.game is game and last.follow(view, chosen):
            return last
        return (
            Search(game, view, seed, plain_judge(game), far=False) if self.level.classic else Search(game, view, seed)
        )


def maker(level: Level) -> Callable[[str, int], Bot]:
    """Makes bots of a level, from a budget (or nothing) and a seed."""

    def make(budget: str, seed: int) -> Bot:
        return Thinker(level, Budget.parse(budget) if budget else level.budget, seed)

    return make


LEVELS: dict[str, Callable[[str, int], Bot]] = {level.name: maker(level) for level in (EASY, NORMAL, HARD, CLASSIC)}
