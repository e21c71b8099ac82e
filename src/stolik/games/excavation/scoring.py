"""Scoring: command centres after each round, the gallery at the end, and who wins."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.agenda import Step
from ...engine.option import Phrase
from . import pieces
from .board import CENTRES
from .cards import MAJORITY
from .state import ExcavationState
from .tiles import VALUE, gallery_credits


def majority(counts: list[int], prizes: tuple[int, ...]) -> list[int]:
    """What everybody gets for a centre: those who tie share their places' prizes, rounded down."""
    paid: list[int] = []
    for count in counts:
        ahead = len([each for each in counts if each > count])
        tied = len([each for each in counts if each == count])
        paid.append(sum(prizes[ahead : ahead + tied]) // tied if count else 0)
    return paid


@dataclass(frozen=True)
class ScoreRound(Step):
    """Each command centre pays those with the most representatives in it."""

    def run(self, state: ExcavationState) -> None:
        for centre in range(len(CENTRES)):
            counts = [state.reps[side * 3 + centre] for side in range(state.sides())]
            for side, paid in enumerate(majority(counts, MAJORITY[state.round])):
                if paid:
                    state.gain(side, paid, pieces.MAJORITY_1 + state.round - 1)
                    state.tell(pieces.MAJORITY_PAID, (side, centre, paid))


@dataclass(frozen=True)
class ScoreGallery(Step):
    """Rows and columns of the gallery pay. Alone: Zu also gets the values of its artifacts."""

    def run(self, state: ExcavationState) -> None:
        for side in range(state.sides()):
            paid = gallery_credits(state.gallery[side])
            state.gain(side, paid, pieces.GALLERY)
            state.tell(pieces.GALLERY_PAID, (side, paid))
        if state.seats == 1:
            self.add_leftovers(state, 1, 1)
            if state.rules & pieces.HARD_4:
                self.add_leftovers(state, 0, -1)

    def add_leftovers(self, state: ExcavationState, side: int, sign: int) -> None:
        """The artifacts left in hold and hatch count with their values."""
        worth = sum([VALUE[tile] for tile in state.hold[side] + state.hatch[side]]) * sign
        state.gain(side, worth, pieces.LEFTOVERS)
        state.tell(pieces.LEFTOVERS_PAID, (side, worth))


def artifacts_left(state: ExcavationState, side: int) -> int:
    """How many artifacts are left in hold and hatch."""
    return len(state.hold[side]) + len(state.hatch[side])


def winners(state: ExcavationState) -> list[int]:
    """Most credits, then most artifacts left; alone, the human needs more credits than Zu."""
    if state.seats == 1:
        return [0] if state.credits[0] > state.credits[1] else [1]
    ranks = [(state.credits[side], artifacts_left(state, side)) for side in range(state.seats)]
    return [side for side in range(state.seats) if ranks[side] == max(ranks)]


def tie_break(state: ExcavationState) -> Phrase | None:
    """What decided between the best, if their credits were equal."""
    best = [side for side in range(state.sides()) if state.credits[side] == max(state.credits)]
    if len(best) == 1:
        return None
    if state.seats == 1:
        return Phrase(pieces.ZU_WINS_TIES)
    return Phrase(pieces.MORE_ARTIFACTS if len(winners(state)) < len(best) else pieces.SHARED)
