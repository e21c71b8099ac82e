"""A tournament on disk: what is played, and a line for every game as soon as it is over.

A tournament that was interrupted goes on with the games that are missing. A line that was cut off in the middle of
writing, or damaged otherwise, counts as missing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import TracebackType

import msgspec

from ..engine.errors import StolikError
from .match import Match, Outcome
from .schedule import Tournament


class OtherTournament(StolikError):
    """The folder holds the games of another tournament."""


class Journal:
    """The games of one tournament in a folder."""

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        self.folder = folder
        self.path = folder / "games.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        spec, wanted = folder / "tournament.json", tournament.plain()
        if spec.exists():
            try:
                found = json.loads(spec.read_text(encoding="utf-8"))
            except ValueError as error:
                raise OtherTournament(f"{spec} is damaged: {error}") from error
            if not isinstance(found, dict) or found.pop("versions", {}) != wanted.pop("versions"):
                raise OtherTournament(f"{folder} was played by other versions of bots or games; take another folder")
            if found != wanted:
                raise OtherTournament(f"{folder} holds another tournament; expected the same bots, games and seed")
        else:
            draft = spec.with_suffix(".part")
            draft.write_text(json.dumps(wanted, indent=2), encoding="utf-8")
            draft.replace(spec)
        matches = tournament.matches()
        self.outcomes = {each.index: each for each in self.read() if fits(each, matches)}
        self.mend()
        self.file = self.path.open("ab")

    def read(self) -> list[Outcome]:
        """The games that are written down whole."""
        found = []
        for line in self.path.read_bytes().split(b"\n") if self.path.exists() else []:
            try:
                found.append(msgspec.json.decode(line, type=Outcome))
            except (msgspec.DecodeError, UnicodeDecodeError):
                continue
        return found

    def mend(self) -> None:
        """End a line that was cut off, so that the next one is whole."""
        if self.path.exists() and (data := self.path.read_bytes()) and not data.endswith(b"\n"):
            with self.path.open("ab") as file:
                file.write(b"\n")

    def note(self, outcome: Outcome) -> None:
        """Write down a game that is over."""
        self.outcomes[outcome.index] = outcome
        self.file.write(msgspec.json.encode(outcome) + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()


def keep_record(folder: Path, outcome: Outcome) -> Outcome:
    """Write the whole game to a file of its own, which `stolik replay` opens; the outcome without it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{outcome.index:06}.stolik").write_bytes(outcome.record)
    return replace(outcome, record=b"")


def fits(outcome: Outcome, matches: Sequence[Match]) -> bool:
    """Whether a line that could be read can be an outcome of this tournament at all."""
    if not 0 <= outcome.index < len(matches):
        return False
    seats = len(matches[outcome.index].entrants)
    return len(outcome.traits) == seats <= len(outcome.scores) == len(outcome.participants)
