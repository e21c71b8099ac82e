"""Snapshots: a record as it stands, so that a table opens at once however long its journal is.

A snapshot is no proof of anything: the journal is what counts. Whoever cannot read a snapshot, because it is damaged
or was written by another release, replays the journal instead.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from ...engine.codec import dump, fingerprint
from ...engine.errors import BadRecord, StolikError
from ...engine.event import Event
from ...engine.game import Game, Setup
from ...engine.record import Choice, Entry, Mark, Record, read_entry

FORMAT = 1
FARTHEST = 16  # choices back to the state that is kept, so that the last ones can be taken back at once
UNREADABLE = (StolikError, msgspec.MsgspecError, zlib.error, LookupError, TypeError, ValueError, AttributeError)


class Beside(msgspec.Struct):
    """What a table knows besides its record."""

    table: str
    questions: list[int]  # asked at every version
    left: list[float]  # on the clocks
    since: list[float]
    granted: int


class Snapshot(msgspec.Struct):
    """Everything that follows from a journal, as plain data."""

    format: int
    rules: str
    journal: list[str]
    choices: list[str] | None  # None: those of the journal
    undone: list[str]
    marks: list[tuple[bool, int, int]]
    events: list[list[tuple[str, int, tuple[int, ...]]]]
    question: int
    base: int  # the number of choices that led to the state
    state: dict[str, Any]
    now: str  # the fingerprint of the state after the last choice
    beside: Beside


def pack(record: Record, beside: Beside) -> bytes:
    """A record with what a table knows besides."""
    base = base_of(record)
    choices, journal = [str(each) for each in record.choices], [str(each) for each in record.journal]
    whole = Snapshot(
        FORMAT, record.game.rules_version, journal, None if choices == journal else choices,
        [str(each) for each in record.undone], [(mark.barrier, mark.question, mark.turn) for mark in record.marks],
        [[(event.verb.name, event.audience, event.args) for event in events] for events in record.events],
        record.question, base, dump(record.at(base)), fingerprint(record.state), beside,
    )  # fmt: skip
    return zlib.compress(msgspec.json.encode(whole), 1)


def base_of(record: Record) -> int:
    """The number of choices before all those that could be taken back one after the other, or a few before the last."""
    last = base = len(record.choices)
    while base > max(0, last - FARTHEST) and not record.marks[base - 1].barrier:
        base -= 1
    return base


def unpack(data: bytes, game: Game) -> Snapshot:
    """Read a snapshot; `BadRecord` when it cannot be gone on from."""
    try:
        kept = msgspec.json.decode(zlib.decompress(data), type=Snapshot)
    except UNREADABLE as error:
        raise BadRecord(f"the snapshot is damaged or of an older form: {error}") from error
    if kept.format != FORMAT or kept.rules != game.rules_version:
        raise BadRecord("the snapshot was written by another release")
    return kept


def resumed(kept: Snapshot, game: Game, setup: Setup) -> Record:
    """The record of a snapshot, without replaying it; `BadRecord` when that is not possible."""
    record = Record(game, setup)
    try:
        record.journal = [read_entry(each, game.vocabulary) for each in kept.journal]
        record.choices = read(record.journal if kept.choices is None else kept.choices, game)
        record.undone = read(kept.undone, game)
        record.marks = [Mark(*mark) for mark in kept.marks]
        verbs = game.events.verbs
        record.events = [[Event(verbs[verb], args, who) for verb, who, args in told] for told in kept.events]
        record.question = kept.question
        state = game.load(kept.state)
        state.key = record.state.key
        record.snapshots[kept.base] = state
        record.state = record.at(len(record.choices))
    except UNREADABLE as error:
        raise BadRecord(f"the snapshot does not fit this release: {error!r}") from error
    sizes = len(record.choices), len(record.choices) + 1, len(kept.journal) + 1
    if sizes != (len(record.marks), len(record.events), len(kept.beside.questions)) or not 0 <= kept.base <= sizes[0]:
        raise BadRecord("the parts of the snapshot do not belong together")
    if fingerprint(record.state) != kept.now:
        raise BadRecord("the snapshot leads elsewhere than it says")
    return record


def read(kept: Sequence[Entry | str], game: Game) -> list[Choice]:
    """Choices from entries or their texts."""
    entries = [read_entry(each, game.vocabulary) if isinstance(each, str) else each for each in kept]
    found = [each for each in entries if isinstance(each, Choice)]
    if len(found) != len(entries):
        raise BadRecord("an undo is no choice")
    return found
