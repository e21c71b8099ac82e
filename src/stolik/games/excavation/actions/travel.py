"""Travel (Podróż)."""

from __future__ import annotations

from ....engine.agenda import Decision
from ....engine.option import Option, Phrase
from .. import pieces
from ..board import DISTANCE, within
from ..state import ExcavationState


class Travel(Decision):
    """Move the explorers up to so many steps in total; no two of them may end together.

    A move is a start and a goal by the shortest path, so explorers pass through each other; as they are alike, every
    legal end can be reached by moves to locations without an own explorer (A30).
    """

    def __init__(self, seat: int, fuel: int) -> None:
        self.seat = seat
        self.fuel = fuel

    def options(self, state: ExcavationState) -> list[Option]:
        places = state.explorers[self.seat]
        options: list[Option] = []
        for start in places:
            moves = pieces.MOVE_OPTION[start]
            options += [moves[goal] for goal in within(start, self.fuel) if goal not in places]
        options.append(pieces.DONE_OPTION)
        return options

    def choose(self, state: ExcavationState, option: Option) -> None:
        if option.verb is pieces.DONE:
            return
        start, goal = option.args[0], option.args[1]
        state.move(self.seat, start, goal)
        left = self.fuel - DISTANCE[start][goal]
        if left:
            state.then(Travel(self.seat, left))

    def prompt(self, state: ExcavationState) -> Phrase:
        return Phrase(pieces.ASK_TRAVEL, (self.fuel,))
