"""What bots ask about a position: the estimated final margin, and which options look good.

The estimate is the game's own, made by hand, and where values were learned for this very game, corrected by them.
"""

from __future__ import annotations

from ..engine.game import Game
from ..engine.state import State
from .values import Values

SCALE = 12.0  # points of estimated margin that make a clear chance, where nothing was learned


class Judge:
    """Judges by the game's own estimate, and by learned values where it has some for the number of seats."""

    def __init__(self, game: Game, tables: list[Values | None]) -> None:
        self.game = game
        self.tables = tables  # by number of seats; may be shorter

    def values(self, state: State) -> Values | None:
        """What was learned for this number of seats."""
        return self.tables[state.seats] if state.seats < len(self.tables) else None

    def margin(self, state: State, seat: int) -> float:
        """The estimated final margin of a participant over the best other one, in points."""
        estimate: float = self.game.evaluate(state, seat)
        values = self.values(state)
        if values is None or state.over or seat >= state.seats:
            return estimate
        return values.corrected(estimate, state, seat, self.game.progress(state))

    def scale(self, state: State) -> float:
        """How many points of estimated margin make a clear chance."""
        values = self.values(state)
        return SCALE if values is None else values.off(self.game.progress(state))

    def priors(self, state: State) -> list[float] | None:
        """A weight for every option of the first decider; None where all are alike, as where none is sensible."""
        found: list[float] | None = self.game.priors(state)
        if found is None:
            return None
        for each in found:
            if each > 0.0:
                return found
        return None
