"""Choices whose candidates are looked at once: what is offered, and why the rest is not."""

from __future__ import annotations

from ....engine.agenda import Decision
from ....engine.option import Candidates, Option, Refusal
from ..state import ReviveState


class Choice(Decision):
    """A decision that goes through its candidates in one place."""

    def candidates(self, state: ReviveState, why: bool) -> Candidates:
        """What is legal and, when asked why, the reasons against the rest."""
        raise NotImplementedError

    def options(self, state: ReviveState) -> list[Option]:
        return self.candidates(state, False).legal

    def refusals(self, state: ReviveState) -> list[Refusal]:
        return self.candidates(state, True).refused
