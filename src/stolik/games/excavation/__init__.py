"""Excavation Earth (Relikty ludzkości): dig up human artifacts, make markets, sell, and rule the mothership."""

from __future__ import annotations

from ...engine.game import Game, ScoreLine, Setup, Variant
from ...engine.option import Phrase, Vocabulary
from ...engine.rng import Dice
from ...engine.state import State
from . import scoring, setup, view
from .pieces import EASY_OR_HARD, NO_SOLO_DRAFT, OPTIONS, SCORE_LINES, SOLO_ONLY, SWITCHES
from .state import LINES, ExcavationState

SOLO = tuple([name for name, _ in SWITCHES if name.startswith("solo_")])


class Excavation(Game):
    """Excavation Earth for two to four players, or alone against Zu."""

    id = "excavation"
    seats = (1, 2, 3, 4)
    variants = (
        Variant("factions", ("choose", "random")),
        *[Variant(name) for name, _ in SWITCHES],
    )
    vocabulary = Vocabulary(OPTIONS)

    def impossible(self, players: int, variants: dict[str, str]) -> Phrase | None:
        on = [name for name, value in variants.items() if value == "on"]
        if players == 1 and "hand_draft" in on:
            return Phrase(NO_SOLO_DRAFT)
        if players > 1 and [name for name in on if name in SOLO]:
            return Phrase(SOLO_ONLY)
        if "solo_easy_2" in on and "solo_hard_2" in on:
            return Phrase(EASY_OR_HARD)
        return None

    def empty(self) -> ExcavationState:
        return ExcavationState()

    def start(self, setup_: Setup) -> ExcavationState:
        return setup.start(setup_)

    def redact(self, state: State, viewer: int) -> ExcavationState:
        assert isinstance(state, ExcavationState)
        return view.redact(state, viewer)

    def determinize(self, view_: State, dice: Dice) -> ExcavationState:
        assert isinstance(view_, ExcavationState)
        return view.determinize(view_, dice)

    def participants(self, state: State) -> list[str]:
        return [f"seat_{seat}" for seat in range(state.seats)] + (["zu"] if state.seats == 1 else [])

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, ExcavationState)
        return state.credits.copy()

    def winners(self, state: State) -> list[int]:
        assert isinstance(state, ExcavationState)
        return scoring.winners(state)

    def tie_break(self, state: State) -> Phrase | None:
        assert isinstance(state, ExcavationState)
        return scoring.tie_break(state)

    def score_sheet(self, state: State) -> list[ScoreLine]:
        assert isinstance(state, ExcavationState)
        sides = range(state.sides())
        lines = [
            ScoreLine(name, tuple([state.earned[side * LINES + line] for side in sides]))
            for line, name in enumerate(SCORE_LINES)
        ]
        return [line for line in lines if any(line.points)]


GAME = Excavation()
