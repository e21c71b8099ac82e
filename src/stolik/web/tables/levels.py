"""Levels of bots at a table: which there are, and how long each may think: an operator's bound, so that nobody's bot
keeps the others waiting."""

from __future__ import annotations

from functools import lru_cache

from ...bots import MAKERS, UnknownBot, make
from ...bots.levels import BadBudget, Budget, Thinker
from ..errors import TableError

LEVELS = ("random", "greedy", "easy", "normal", "hard")  # from weak to strong, as far as they exist
DEFAULT = ("normal", "greedy", "random")
LONGEST = 5.0  # seconds for a choice, unless the operator says otherwise
ITERATIONS_A_SECOND = 400  # uncompiled, on a slow processor


def levels() -> list[str]:
    """The levels of bots that can be chosen."""
    return [level for level in LEVELS if level in MAKERS]


def default_level() -> str:
    """The level offered first."""
    return next(level for level in DEFAULT if level in MAKERS)


@lru_cache(256)
def budget_of(level: str) -> Budget | None:
    """The budget of a level such as `hard` or `hard:0.2s`; None for bots that do not search."""
    try:
        bot = make(level, 0)
    except BadBudget as error:
        raise UnknownBot(str(error)) from error
    return bot.budget if isinstance(bot, Thinker) else None


def seconds_of(level: str) -> float:
    """How long a bot of a level may take for a choice, as far as its name tells."""
    budget = budget_of(level)
    return 0.0 if budget is None else budget.seconds or budget.iterations / ITERATIONS_A_SECOND


def checked(level: str, longest: float = LONGEST) -> str:
    """A level in its shortest form; refused when it would think for longer than allowed."""
    if seconds_of(level) > longest:
        raise TableError("long-thought", 422, seconds=f"{longest:g}", iterations=int(longest * ITERATIONS_A_SECOND))
    name, _, given = level.partition(":")
    return f"{name}:{budget_of(level)}" if given else name


def bounded(level: str, longest: float = LONGEST) -> str:
    """A level that thinks no longer than allowed: a table may be older than the bound."""
    return level if seconds_of(level) <= longest else f"{level.partition(':')[0]}:{longest:g}s"
