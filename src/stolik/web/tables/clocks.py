"""Clocks: none, a time per game with an increment per turn, or days per move. They follow from the journal's times.

A seat's time runs while it must choose, from the moment the last open seat was taken. Whose time is over is absent: a
bot takes the seat when all other persons agree, and the person may take it back later, with the whole time anew.
Without a clock, who has not chosen for a week counts as absent. While no server was running, no clock ran.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...drawing.scene import Clock

DAY = 86_400.0
WITHOUT_CLOCK = 7 * DAY
KINDS = ("none", "game:15:10", "game:30:20", "game:60:30", "days:1", "days:3", "days:7")


class BadClock(ValueError):
    """A clock that is none of the known kinds."""


@dataclass(frozen=True)
class Pace:
    """How much time there is."""

    bank: float  # seconds: of the whole game, or of each move
    increment: float  # seconds gained when a seat has finished choosing
    per_move: bool
    shown: bool  # whether there is a clock to look at

    @classmethod
    def parse(cls, text: str) -> Pace:
        """Read `none`, `game:<minutes>:<seconds>` or `days:<days>`."""
        kind, *numbers = text.split(":")
        if not all(each.isascii() and each.isdigit() and len(each) <= 4 for each in numbers):
            raise BadClock(text)
        values = [int(each) for each in numbers]
        if kind == "none" and not values:
            return cls(WITHOUT_CLOCK, 0.0, True, False)
        if kind == "game" and len(values) == 2 and values[0] > 0:
            return cls(60.0 * values[0], float(values[1]), False, True)
        if kind == "days" and len(values) == 1 and values[0] > 0:
            return cls(DAY * values[0], 0.0, True, True)
        raise BadClock(text)


class Clocks:
    """The time left to every seat of a table."""

    def __init__(self, pace: Pace, seats: int, started: float, pauses: Sequence[tuple[float, float]] = ()) -> None:
        self.pace = pace
        self.pauses = pauses  # when no server was running
        self.left = [pace.bank] * seats
        self.since = [0.0] * seats  # when each began to choose; 0 while it does not
        self.started = started

    def move(self, at: float, before: list[int], after: list[int], chooser: int, undo: bool) -> None:
        """A seat chose (or took back): `before` and `after` are the seats that had and now have to choose."""
        if self.started and at >= self.started:
            for seat in before:
                begun = max(self.since[seat] or at, self.started)
                self.left[seat] -= at - begun - self.paused(begun, at)
            if self.pace.per_move:
                self.left[chooser] = self.pace.bank
            elif undo and chooser in after and chooser not in before:
                self.left[chooser] -= self.pace.increment
            elif chooser in before and chooser not in after:
                self.left[chooser] += self.pace.increment
        for seat in range(len(self.since)):
            self.since[seat] = at if seat in after else 0.0
            if self.pace.per_move and seat in after and seat not in before:
                self.left[seat] = self.pace.bank

    def due(self, seat: int) -> float:
        """The moment at which a choosing seat's time is over; 0 while its time does not run."""
        if not self.started or not self.since[seat]:
            return 0.0
        begun = max(self.since[seat], self.started)
        return begun + self.left[seat] + self.paused(begun, float("inf"))

    def paused(self, begun: float, ended: float) -> float:
        """How long no server was running between two moments."""
        return sum(max(0.0, min(ended, until) - max(begun, since)) for since, until in self.pauses)

    def grant(self, seat: int, at: float, seconds: float) -> None:
        """Give a seat this much time from a moment on, whatever it has used."""
        self.left[seat] = max(self.left[seat], seconds)
        if self.since[seat]:
            self.since[seat] = max(self.since[seat], at)

    def shown(self, now: float) -> list[Clock]:
        """The clocks as a page shows them."""
        if not self.pace.shown:
            return []
        clocks = []
        for seat, left in enumerate(self.left):
            due = self.due(seat)
            clocks.append(Clock(seat, max(0.0, due - now if due else left), bool(due), due))
        return clocks

    def absent(self, now: float) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat in range(len(self.left)) if 0.0 < self.due(seat) <= now]
