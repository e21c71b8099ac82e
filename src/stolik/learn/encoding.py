"""Observations and actions as numbers: what a seat sees, and which numbers stand for its options.

An observation is made from a view, so it holds nothing that the seat may not know. Its cells, in this order: the
viewer's seat; the number of seats; whose turn it is, counted from the viewer; the turn's number; whether the game is
over; the steps of the agenda with their arguments; and the fields of the state by the game's layout.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ..engine.forms import Cells as Sparse
from ..engine.game import Game
from ..engine.layout import Layout
from ..engine.numbering import Numbering
from ..engine.option import Option
from ..engine.sheet import Plan, Sheet
from ..engine.state import State

Cells = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class Actions(Numbering):
    """The numbers of all options of a game, and masks of those that are offered."""

    def __init__(self, game: Game, layout: Layout) -> None:
        super().__init__(game.vocabulary, layout.seats)

    def mask(self, options: list[Option]) -> Mask:
        """A cell for every action: 1 where it is offered."""
        found = bytearray(len(self))
        self.mark(options, found, 0)
        return np.frombuffer(found, dtype=np.int8)


class Observations:
    """Turns views into cells."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.form = layout.form
        self.size = layout.size
        self.plan = Plan(layout.form)

    def sparse(self, view: State) -> Sparse:
        """The cells of a seat's view that are not zero."""
        found = Sparse(view.viewer, view.seats)
        self.form.write(view, 0, found)
        return found

    def cells(self, view: State, sheet: Sheet | None = None) -> Cells:
        """All cells of a seat's view; quick with the sheet of the seat's last view."""
        found = np.empty(self.size, dtype=np.float32)
        self.fill(view, found, sheet)
        return found

    def fill(self, view: State, row: Cells, sheet: Sheet | None = None) -> None:
        """Write all cells of a seat's view into a row; quick with the sheet of the seat's last view."""
        if sheet is None:
            row[:] = 0.0
            self.form.write(view, 0, Sparse(view.viewer, view.seats, row.data))
            return
        sheet.look(view)
        row[:] = np.frombuffer(sheet.row, dtype=np.float32)

    def sheets(self, seats: int) -> list[Sheet]:
        """A sheet for every seat of a game."""
        return [Sheet(self.plan) for _ in range(seats)]

    def bounds(self) -> tuple[Cells, Cells]:
        """The least and the greatest value of every cell."""
        low, high = self.layout.bounds()
        return np.array(low, dtype=np.float32), np.array(high, dtype=np.float32)

    def rows(self) -> list[tuple[int, int, str, str]]:
        """First cell, number of cells, name and meaning of everything, for people."""
        return self.layout.rows()
