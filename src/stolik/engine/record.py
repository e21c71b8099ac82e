"""The record of a game: setup and choices, with everything that follows from them.

Playing appends to a journal that is never rewritten: choices, and undos and redos as entries of their own. Undo takes
back a seat's last choice unless something random or hidden came to light since; the engine notices that by itself.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from .codec import fingerprint
from .dealing import read_dealing
from .errors import BadRecord, BrokenRules, MalformedOption, NothingToUndo, OtherVersion, StaleChoice, StolikError
from .event import Event
from .game import Game, Setup
from .option import Option, Vocabulary
from .state import State

SEEDED, DEALT = 1, 2  # formats: a game from a seed, and one that was dealt fairly
SNAPSHOT_EVERY = 16


@dataclass(frozen=True)
class Entry:
    """An entry of a journal: what a seat did. Its text is what is stored."""

    seat: int


@dataclass(frozen=True)
class Choice(Entry):
    """A seat chose an option."""

    option: Option

    @property
    def text(self) -> str:
        """The text of the option."""
        return str(self.option)

    def __str__(self) -> str:
        return f"{self.seat} {self.option}"


@dataclass(frozen=True)
class Undo(Entry):
    """A seat took back its last choice."""

    def __str__(self) -> str:
        return f"{self.seat} undo"


@dataclass(frozen=True)
class Redo(Entry):
    """A seat played again what it took back."""

    def __str__(self) -> str:
        return f"{self.seat} redo"


def read_entry(text: str, vocabulary: Vocabulary) -> Entry:
    """The entry of a text such as `0 dig nile k4` or `1 undo`."""
    seat, _, done = text.partition(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3) or not done:
        raise MalformedOption(f"{text[:200]!r} is no choice; expected '<seat> <option>'")
    if done == "undo":
        return Undo(int(seat))
    return Redo(int(seat)) if done == "redo" else Choice(int(seat), vocabulary.parse(done))


@dataclass(frozen=True)
class Mark:
    """What the engine noted when a choice was played."""

    barrier: bool  # it may not be taken back
    question: int  # the number of the question it answered: choices of one Gather share it
    turn: int  # the turn in which it was made


class Record:
    """A running or finished game that can be replayed, undone, saved and looked at from every seat."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.journal: list[Entry] = []
        self.choices: list[Choice] = []
        self.marks: list[Mark] = []
        self.undone: list[Choice] = []
        self.state = game.start(setup)
        if setup.dealing is not None and not self.state.key:
            raise BrokenRules(f"{game.id} was not dealt from its key: its start must call `Setup.start_dice`")
        self.events: list[list[Event]] = [list(self.state.events or [])]  # at the start, then after each choice
        self.snapshots: dict[int, State] = {0: self.state.clone()}
        self.question = 0

    @property
    def version(self) -> int:
        """Grows with every choice, undo and redo; a choice names the version it was offered for."""
        return len(self.journal)

    # -- playing --------------------------------------------------------------------------------------------

    def play(self, text: str, seat: int = -1, version: int | None = None) -> list[Event]:
        """Play an option given as text and return the events that followed."""
        self.check_version(version)
        if seat < 0:
            seat = (self.state.deciders() or [0])[0]
        return self.choose(Choice(seat, self.game.vocabulary.parse(text)))

    def choose(self, choice: Choice) -> list[Event]:
        """Play a choice and return the events that followed."""
        self._play(choice)
        together = self.state.asks_together()
        self.undone = [each for each in self.undone if each.seat != choice.seat] if together else []
        self.journal.append(choice)
        return self.events[-1]

    def check_version(self, version: int | None) -> None:
        """Refuse what was meant for an earlier position."""
        if version is not None and version != self.version:
            raise StaleChoice(f"the choice was made for version {version}; the game is at version {self.version}")

    def _play(self, choice: Choice) -> None:
        turn, together = self.state.turn, self.state.asks_together()
        next_state = self.state.clone()
        next_state.events = []
        next_state.play(choice.option, choice.seat)
        self.marks.append(Mark(next_state.revealed, self.question, turn))
        if not (together and next_state.asks_together() and next_state.agenda[-1] == self.state.agenda[-1]):
            self.question += 1
        self.choices.append(choice)
        self.events.append(next_state.events)
        self.state = next_state
        if len(self.choices) % SNAPSHOT_EVERY == 0:
            self.snapshots[len(self.choices)] = next_state.clone()

    # -- undo and redo --------------------------------------------------------------------------------------

    def undoable(self, seat: int) -> int | None:
        """The number of the seat's choice that undo would take back; None when there is none."""
        for index in range(len(self.choices) - 1, -1, -1):
            if self.marks[index].barrier:
                return None
            last, open_question = index == len(self.choices) - 1, self.marks[index].question == self.question
            if self.choices[index].seat == seat:
                return index if last or open_question else None
            if not open_question:  # somebody else has moved on since
                return None
        return None

    def undo(self, seat: int, version: int | None = None) -> None:
        """Take back the seat's last choice."""
        self.check_version(version)
        index = self.undoable(seat)
        if index is None:
            raise NothingToUndo(f"seat {seat} has nothing to take back: something came to light or another has chosen")
        later = self.choices[index + 1 :]
        self.undone.append(self.choices[index])
        self._rewind(index)
        for choice in later:
            self._play(choice)
        self.journal.append(Undo(seat))

    def redoable(self, seat: int) -> bool:
        """Whether the seat has taken back a choice that can be played again."""
        return any(each.seat == seat for each in self.undone)

    def redo(self, seat: int, version: int | None = None) -> list[Event]:
        """Play the choice again that the seat took back last."""
        self.check_version(version)
        for index in range(len(self.undone) - 1, -1, -1):
            if self.undone[index].seat == seat:
                self._play(self.undone[index])
                del self.undone[index]
                self.journal.append(Redo(seat))
                return self.events[-1]
        raise NothingToUndo(f"seat {seat} has taken nothing back")

    def _rewind(self, count: int) -> None:
        self.state = self.at(count)
        question = self.marks[count].question
        del self.choices[count:], self.marks[count:], self.events[count + 1 :]
        self.question = question
        for index in [each for each in self.snapshots if each > count]:
            del self.snapshots[index]

    def apply(self, entry: Entry | str) -> list[Event]:
        """Play one entry of a journal, or its text."""
        done = read_entry(entry, self.game.vocabulary) if isinstance(entry, str) else entry
        if isinstance(done, Choice):
            return self.choose(done)
        if isinstance(done, Redo):
            return self.redo(done.seat)
        self.undo(done.seat)
        return []

    # -- looking --------------------------------------------------------------------------------------------

    def at(self, count: int) -> State:
        """The state after that many choices."""
        nearest = max(index for index in self.snapshots if index <= count)
        state = self.snapshots[nearest].clone()
        for number in range(nearest, count):
            choice = self.choices[number]
            state.play(choice.option, choice.seat)
            if (number + 1) % SNAPSHOT_EVERY == 0 and number + 1 < count:
                self.snapshots[number + 1] = state.clone()
        state.events = list(self.events[count])
        return state

    def view(self, viewer: int, count: int | None = None) -> State:
        """What a seat or spectator may know, now or after that many choices."""
        return self.game.redact(self.state if count is None else self.at(count), viewer)

    def log(self, viewer: int) -> list[tuple[int, Event]]:
        """The events a viewer may hear of, each with the number of choices after which it happened."""
        return [(n, event) for n, events in enumerate(self.events) for event in events if event.seen_by(viewer)]

    def is_secret(self, number: int) -> bool:
        """Whether only its own seat may know that this choice was made: it left its question open."""
        following = self.marks[number + 1].question if number + 1 < len(self.marks) else self.question
        return self.marks[number].question == following

    # -- saving ---------------------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The record as JSON with checksums of itself and of the state it leads to."""
        dealing = self.setup.dealing
        body: dict[str, Any] = {
            "stolik": SEEDED if dealing is None else DEALT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            **({"copy": self.game.copy} if self.game.copy else {}),
            "players": self.setup.players,
            "variants": self.setup.variants,
            **({"seed": self.setup.seed} if dealing is None else {"dealing": dealing.plain()}),
            "choices": [str(choice) for choice in self.choices],
            "state": fingerprint(self.state),
        }
        body["sum"] = checksum(body)
        return msgspec.json.encode(body)

    @classmethod
    def load(cls, data: bytes, games: Iterable[Game]) -> Record:
        """Read a saved record and replay it; anything damaged, edited or of another version is refused."""
        try:
            body = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRecord(f"this is no record: expected a whole JSON object ({error})") from error
        if not isinstance(body, dict) or "stolik" not in body:
            raise BadRecord("this is no record: expected an object with the key 'stolik'")
        if body["stolik"] not in (SEEDED, DEALT):
            raise OtherVersion(f"the record has format {str(body['stolik'])[:20]}; expected {SEEDED} or {DEALT}")
        if body.get("sum") != checksum({key: value for key, value in body.items() if key != "sum"}):
            raise BadRecord("the record was edited or damaged: its checksum does not fit")
        game = next((each for each in games if each.id == body.get("game")), None)
        if game is None:
            raise BadRecord(f"the record is of an unknown game {body.get('game')!r}{told_copy(body)}")
        if body.get("copy") != game.copy:
            raise BadRecord(f"the record was played with other facts than {game.id} has here{told_copy(body)}")
        if body.get("rules") != game.rules_version:
            raise OtherVersion(f"the record follows rules {body.get('rules')!r}; expected {game.rules_version!r}")
        record = cls(game, read_setup(game, body))
        choices, state = body.get("choices"), body.get("state")
        if not isinstance(choices, list) or not all(isinstance(entry, str) for entry in choices):
            raise BadRecord("the record's choices are none; expected a list of texts")
        for number, entry in enumerate(choices):
            try:
                record.apply(entry)
            except StolikError as error:
                raise BadRecord(f"choice {number} of the record cannot be played: {error}") from error
        if fingerprint(record.state) != state:
            raise BadRecord("the record leads to another state than the one it was saved with")
        return record


def told_copy(body: dict[str, Any]) -> str:
    """What an owner's copy must have for a record to be played: the cells that differ from ours."""
    copy = body.get("copy")
    changes = copy.get("changes") if isinstance(copy, dict) else None
    if not isinstance(changes, list):
        return ""
    return f": a copy with {'; '.join(' '.join(map(str, each)) for each in changes if isinstance(each, list))}"


def read_setup(game: Game, body: dict[str, Any]) -> Setup:
    """How a saved game was started: from a seed or from a fair dealing, never from both."""
    players, seed, variants = body.get("players"), body.get("seed", 0), body.get("variants")
    if type(players) is not int or type(seed) is not int:
        raise BadRecord("players or seed of the record is no whole number")
    if not isinstance(variants, dict) or not all(isinstance(value, str) for value in variants.values()):
        raise BadRecord("the record's variants are none; expected names with values")
    dealt = body["stolik"] == DEALT
    if dealt != ("dealing" in body) or dealt == ("seed" in body):
        raise BadRecord("the record does not say how it was dealt; expected a seed, or a dealing in format 2")
    setup = game.setup(players, seed, variants)
    return replace(setup, dealing=read_dealing(body["dealing"], players)) if dealt else setup


def checksum(body: dict[str, Any]) -> str:
    """A short hash of a record's contents, whatever their order."""
    try:
        whole = msgspec.json.encode(body, order="sorted")
    except (OverflowError, RecursionError) as error:
        raise BadRecord("the record holds what no record can hold") from error
    return hashlib.blake2b(whole, digest_size=8).hexdigest()
