"""The layout of a game: what every cell of an observation is, and how many actions there are.

It follows from what the game declares: its fields with their kinds and bounds, and the arguments of its steps. So it
changes only with them, and then its version goes up.
"""

from __future__ import annotations

from .agenda import Step
from .field import EVERYBODY
from .forms import AgendaForm, PartForm, Tables, ViewForm
from .game import Game

VERSION = 2


class Layout:
    """The cells of a game, for the largest of its tables."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.version = VERSION
        self.seats = max(game.seats)
        self.tables = Tables(self.seats, max(self.seats, game.sides))
        steps = [each for _, each in sorted(game.codec().classes.items()) if issubclass(each, Step)]
        agenda = AgendaForm({each: self.step(each) for each in steps})
        self.form = ViewForm(self.tables, agenda, self.tables.fields(game.empty().declared()))
        self.size = self.form.size

    def step(self, step: type[Step]) -> PartForm:
        """The form of a step's arguments."""
        names = list(step.fields())
        return PartForm(names, [self.tables.form(self.game.argument(step, name), EVERYBODY) for name in names])

    def bounds(self) -> tuple[list[float], list[float]]:
        """The least and the greatest value of every cell."""
        low: list[float] = []
        high: list[float] = []
        self.form.bounds(low, high)
        return low, high

    def rows(self) -> list[tuple[int, int, str, str]]:
        """First cell, number of cells, name and meaning of everything, for people."""
        found, at = [], 0
        for name, meaning, size in self.form.rows(""):
            found.append((at, size, name, meaning))
            at += size
        return found
