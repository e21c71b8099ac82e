"""Events: facts with an audience. The log, animation and statistics derive from them; search turns them off."""

from __future__ import annotations

from typing import Final

from .option import Phrase, Verb

ALL: Final = -1


def others(seat: int) -> int:
    """The audience of everybody but one seat."""
    return -2 - seat


class Event(Phrase):
    """Something that happened, for everybody (`ALL`), one seat (its number) or everybody else (`others`)."""

    def __init__(self, verb: Verb, args: tuple[int, ...] = (), audience: int = ALL) -> None:
        self.verb = verb
        self.args = args
        self.audience = audience

    def seen_by(self, viewer: int) -> bool:
        """Whether a seat (or `SPECTATOR`) hears of it."""
        if self.audience >= 0:
            return viewer == self.audience
        return self.audience == ALL or viewer != -2 - self.audience
