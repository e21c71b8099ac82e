"""What would the bot do? The best few options of a person's own view, with what the search thinks of them.

>>> for hint in hints(game, record.view(seat), seconds=1.0):
...     print(hint.option, f"{hint.margin:+.1f} points", f"{hint.share:.0%} of the search")
dig nile k4 +3.2 points 61% of the search
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..engine.errors import StolikError, WrongSeat
from ..engine.game import Game
from ..engine.option import Option
from ..engine.rng import Dice
from ..engine.state import State
from .search import SCALE, Candidate, Search, chance

FEW = 3
WORLDS = 5  # in which the standing is judged
NOTICED = 0.02  # options with a smaller share of the search are not worth telling


class NotAView(StolikError):
    """Hints are given for what a seat sees, never for the true state."""


@dataclass(frozen=True)
class Hint:
    """One option worth considering: the estimated final margin and chance, and its share of the search."""

    option: Option
    margin: float
    chance: float
    share: float

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "option": str(self.option),
            "margin": round(self.margin, 1),
            "chance": round(self.chance, 3),
            "share": round(self.share, 3),
        }


def hints(
    game: Game, view: State, iterations: int = 0, seconds: float = 0.0, seed: int = 0, most: int = FEW
) -> list[Hint]:
    """The best options of the view's seat, best first; with iterations instead of seconds always the same."""
    if not 0 <= view.viewer < view.seats:
        raise NotAView("hints need the view of a seat; expected what redact gives for it")
    options = view.options(view.viewer)
    if not options:
        raise WrongSeat(f"seat {view.viewer} has nothing to choose now; expected a view of a seat that decides")
    if len(options) == 1:
        margin = standing(game, view, seed)
        return [Hint(options[0], margin, chance(margin, SCALE), 1.0)]
    search = Search(game, view, seed)
    search.think(iterations, seconds if seconds or iterations else 1.0)
    found = weighed(search.candidates(), standing(game, view, seed))
    return [hint for index, hint in enumerate(found[:most]) if index == 0 or hint.share >= NOTICED]


def standing(game: Game, view: State, seed: int) -> float:
    """The estimated final margin of the view's seat as things are, over a few of the worlds it could be in."""
    dice = Dice(seed)
    return sum(game.evaluate(game.determinize(view, dice), view.viewer) for _ in range(WORLDS)) / WORLDS


def weighed(candidates: Sequence[Candidate], now: float) -> list[Hint]:
    """The options beside one another: the search compares them well, but thinks too little of what others will do.

    So what it found on the whole is taken to be the standing now, and every option is so much better or worse.
    """
    whole = sum(each.share * each.margin for each in candidates)
    margins = [now + each.margin - whole for each in candidates]
    return [Hint(each.option, margin, chance(margin, SCALE), each.share) for each, margin in zip(candidates, margins)]
