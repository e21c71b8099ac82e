"""Bots: they choose from their own view and know nothing but the engine's interface.

>>> bot = make("greedy", seed=1)
>>> bot.choose(game.redact(state, seat), game)
<dig nile k4>
"""

from __future__ import annotations

from collections.abc import Callable

from ..engine.errors import StolikError
from .bot import Bot
from .greedy import Greedy
from .levels import LEVELS
from .random import Random

__all__ = ["MAKERS", "Bot", "UnknownBot", "make"]


class UnknownBot(StolikError):
    """No bot of that name, or a budget that it does not understand."""


def plain(name: str, kind: type[Greedy] | type[Random]) -> Callable[[str, int], Bot]:
    """The maker of a bot that takes no budget."""

    def maker(budget: str, seed: int) -> Bot:
        if budget:
            raise UnknownBot(f"the bot {name!r} takes no budget; expected just {name!r}")
        return kind(seed)

    return maker


MAKERS: dict[str, Callable[[str, int], Bot]] = {
    "random": plain("random", Random),
    "greedy": plain("greedy", Greedy),
    **LEVELS,
}


def make(name: str, seed: int) -> Bot:
    """The bot of a name such as `greedy`, or with a budget such as `hard:0.2s`; `UnknownBot` says what there is."""
    kind, _, budget = name.partition(":")
    if kind not in MAKERS:
        raise UnknownBot(f"no bot {kind!r}; expected one of: {', '.join(MAKERS)}")
    return MAKERS[kind](budget, seed)
