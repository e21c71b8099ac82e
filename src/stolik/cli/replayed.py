"""A saved game to look through, open at the position after some number of choices."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.option import Option
from ..engine.record import Choice, Record
from ..engine.state import State
from .session import Session
from .voice import Voice


class Replayed(Session):
    """A session in which nobody chooses: one goes back and forth."""

    hinting = False

    def __init__(self, record: Record, voice: Voice, viewer: int, at: int) -> None:
        super().__init__(voice, record.game)
        self.record = record
        self.seat = viewer
        self.at = at
        self.seen: tuple[int, State] | None = None

    @property
    def last(self) -> int:
        """How many choices were made in all."""
        return len(self.record.choices)

    def go(self, at: int) -> bool:
        """To the position after so many choices; whether that is another one."""
        before, self.at = self.at, max(0, min(self.last, at))
        return self.at != before

    @property
    def choice(self) -> Choice | None:
        """The choice that led here; none at the start."""
        return self.record.choices[self.at - 1] if self.at else None

    @property
    def shown(self) -> Option | None:
        """What was chosen, as far as the viewer may know it: the choices of a running game may be secret."""
        choice = self.choice
        known = choice is not None and (self.record.state.over or choice.seat == self.seat)
        return choice.option if choice is not None and known else None

    def heading(self) -> str:
        """Which choice it is, whose, and in which turn."""
        choice = self.choice
        if choice is None:
            return self.voice.say("replay-start", all=self.last)
        turn, name = self.record.at(self.at - 1).turn, self.voice.names[choice.seat]
        return self.voice.say("step", number=self.at, all=self.last, turn=turn, name=name)

    @property
    def view(self) -> State:
        if self.seen is None or self.seen[0] != self.at:
            self.seen = self.at, self.record.view(self.seat, self.at)
        return self.seen[1]

    @property
    def undoable(self) -> bool:
        return False

    @property
    def redoable(self) -> bool:
        return False

    @property
    def options(self) -> Sequence[Option]:
        return ()

    @property
    def over(self) -> bool:
        return False  # whoever comes to the end may still go back

    def waits(self) -> bool:
        return False

    def log(self) -> list[str]:
        return self.worded(event for events in self.record.events[: self.at + 1] for event in events)

    def heard(self) -> list[str]:
        return self.worded(self.record.events[self.at])

    def final(self) -> State:
        return self.record.state
