"""Named errors: each says what was expected, and leaves the state as it was."""

from __future__ import annotations


class StolikError(Exception):
    """Base of every error a caller may want to catch and show."""


class MalformedOption(StolikError):
    """The text is not an option of this game's vocabulary."""


class IllegalOption(StolikError):
    """A well-formed option that is not offered now."""


class WrongSeat(StolikError):
    """The seat does not decide now."""


class StaleChoice(StolikError):
    """The choice was made for an earlier version of the game."""


class GameOver(StolikError):
    """The game has ended; there is nothing to choose."""


class BadSetup(StolikError):
    """An impossible number of seats or combination of variants."""


class UnknownGame(StolikError):
    """No game of that id is registered."""


class NothingToUndo(StolikError):
    """The seat has no choice that may be taken back (or played again) now."""


class BadRecord(StolikError):
    """A record that is damaged, edited or truncated."""


class OtherVersion(BadRecord):
    """A record written under other rules or by another format."""


class BrokenRules(StolikError):
    """A game broke the engine's own laws: a bug in its rules, never the player's fault."""


def require(law: bool, text: str) -> None:
    """A law that every state of a game obeys: `BrokenRules` with this text when it does not."""
    if not law:
        raise BrokenRules(text)
