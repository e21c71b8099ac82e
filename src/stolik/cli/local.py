"""A game on this computer: people at the first seats, bots at the others; every choice is saved as it is made."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ..bots.hints import Hint, hints
from ..bots.registry import make
from ..engine.event import Event
from ..engine.record import Record
from ..engine.state import SPECTATOR, State
from . import saved
from .saved import Seating
from .session import SECONDS_OF_HINT, Session
from .voice import Voice


class Local(Session):
    """One game in progress; without people, bots play it for a spectator."""

    saves = True

    def __init__(
        self, record: Record, voice: Voice, seating: Seating, file: Path | None = None, delay: float = 0.0
    ) -> None:
        super().__init__(voice, record.game)
        self.record = record
        self.seating = seating
        self.file = file
        self.delay = delay  # seconds before a bot chooses
        kinds = [kind for _, kind in seating.seats]
        self.people = kinds.count("")
        self.hinting = seating.hints
        self.bots = {seat: make(kind, record.setup.seed + seat) for seat, kind in enumerate(kinds) if kind}
        self.told = [-1] * (record.state.seats + 1)  # how many choices each person, or a spectator, has been told of
        self.kept = True  # whether the last choice is in the file
        self.logged: dict[tuple[int, int], tuple[Sequence[Event], list[str]]] = {}  # by choice and seat
        self.seen: tuple[int, int, State] | None = None  # the version and seat of the view, and it
        voice.names = [name for name, _ in seating.seats]
        voice.name_automata(record.state)
        self.turn_to()

    @property
    def view(self) -> State:
        if self.seen is None or self.seen[:2] != (self.record.version, self.seat):
            self.seen = self.record.version, self.seat, self.record.view(self.seat)
        return self.seen[2]

    def turn_to(self) -> None:
        """The person who must choose looks at the table; nobody new does while bots choose."""
        asked = [seat for seat in self.record.state.deciders() if seat < self.people]
        if asked:
            self.seat = asked[0]
        elif self.seat == SPECTATOR and self.people:
            self.seat = 0

    @property
    def undoable(self) -> bool:
        return self.seat >= 0 and self.record.undoable(self.seat) is not None

    @property
    def redoable(self) -> bool:
        return self.seat >= 0 and self.record.redoable(self.seat)

    def choose(self, text: str) -> None:
        self.record.play(text, self.seat)
        self.moved()

    def undo(self) -> None:
        self.record.undo(self.seat)
        self.moved()

    def redo(self) -> None:
        self.record.redo(self.seat)
        self.moved()

    def moved(self) -> None:
        """Something has changed: it is kept, and whoever must choose looks at it."""
        self.keep()
        if not self.passing:
            self.turn_to()

    def hints(self) -> list[Hint]:
        return hints(self.game, self.view, seconds=SECONDS_OF_HINT)

    def log(self) -> list[str]:
        lines: list[str] = []
        for number, events in enumerate(self.record.events):
            known = self.logged.get((number, self.seat))
            if known is None or known[0] is not events:  # put into words once
                known = self.logged[number, self.seat] = events, self.worded(events)
            lines += known[1]
        return lines

    def heard(self) -> list[str]:
        known = min(self.told[self.seat], len(self.record.choices))
        self.told[self.seat] = len(self.record.choices)
        notes, self.notes = self.notes, []
        return [*notes, *self.worded(event for events in self.record.events[known + 1 :] for event in events)]

    def waits(self) -> bool:
        state = self.record.state
        return not state.over and not any(seat < self.people for seat in state.deciders())

    def step(self) -> None:
        bot = self.record.state.deciders()[0]
        option = self.bots[bot].choose(self.record.view(bot), self.game)
        time.sleep(self.delay)
        self.record.play(str(option), bot)
        self.keep()
        self.turn_to()

    def final(self) -> State:
        return self.record.state

    # -- keeping --------------------------------------------------------------------------------------------

    def keep(self) -> bool:
        """Write the game to its file; a disk that is full is told once and does not end the game."""
        if self.file is None:
            return False
        over = self.record.state.over
        try:
            saved.written(self.file, saved.pack(self.record, replace(self.seating, over=over)))
        except OSError as error:
            if self.kept:
                reason = error.strerror or str(error)
                self.notes.append(self.voice.say("unsaved", file=str(self.file), reason=reason))
            self.kept = False
            return False
        self.kept = True
        return True

    def save(self, file: str) -> str:
        self.file = Path(file) if file else self.file
        if self.keep():
            return self.voice.say("saved", file=str(self.file))
        return self.notes.pop() if self.notes else ""

    def farewell(self) -> str:
        if not self.record.choices or not self.keep():
            return ""
        return self.voice.say("look-back" if self.record.state.over else "resume", file=str(self.file))
