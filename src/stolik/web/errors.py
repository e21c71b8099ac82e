"""Errors of the table: each has an HTTP status and a code, which is also the key of its words."""

from __future__ import annotations

from ..bots import UnknownBot
from ..engine.errors import (
    BadRecord,
    BadSetup,
    GameOver,
    IllegalOption,
    MalformedOption,
    NothingToUndo,
    OtherVersion,
    StaleChoice,
    StolikError,
    UnknownGame,
    WrongSeat,
)
from ..engine.printed import BadCopy
from ..lessons.course import UnknownLesson


class TableError(StolikError):
    """Something that a person asked for and cannot have; told in the person's language."""

    def __init__(self, code: str, status: int = 400, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.facts = facts


# the engine's errors as the table tells them: code and status
TOLD: dict[type[StolikError], tuple[str, int]] = {
    MalformedOption: ("malformed-option", 422),
    IllegalOption: ("illegal-option", 422),
    WrongSeat: ("wrong-seat", 409),
    StaleChoice: ("stale-choice", 409),
    GameOver: ("game-over", 409),
    BadSetup: ("bad-setup", 422),
    UnknownGame: ("unknown-game", 404),
    UnknownLesson: ("not-found", 404),
    BadCopy: ("unknown-game", 404),
    NothingToUndo: ("nothing-to-undo", 409),
    OtherVersion: ("other-version", 422),
    BadRecord: ("bad-record", 422),
    UnknownBot: ("unknown-bot", 422),
}


def told(error: StolikError) -> TableError:
    """Any named error as one with a code and a status."""
    if isinstance(error, TableError):
        return error
    for kind in type(error).__mro__:
        if kind in TOLD:
            code, status = TOLD[kind]
            return TableError(code, status)
    return TableError("broken", 500)
