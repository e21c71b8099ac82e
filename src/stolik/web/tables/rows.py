"""Rows of the database as objects: a table, a seat, something said; and how a table is dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ...engine.game import Setup

FAIR, SEED, COPY, OLD = "fair", "seed", "copy", "old"  # how a table is dealt; only in the first nobody can know more


class Conflict(Exception):
    """Another server or tab wrote this number first."""


@dataclass(frozen=True)
class SeatRow:
    """A seat as stored: who sits there, and the hash of the secret that proves it."""

    seat: int
    kind: str
    name: str
    level: str = ""
    token: str = ""
    person: str = ""
    fate: str = ""  # resigned, absent, given


@dataclass(frozen=True)
class TableRow:
    """A table as stored, without its journal."""

    id: str
    game: str
    rules: str
    setup: Setup
    options: dict[str, Any]
    version: int
    over: bool
    deciders: tuple[int, ...]
    created: float
    started: float
    changed: float
    maker: str = ""
    dealing: str = OLD
    turns: str = ""
    ended: float = 0.0
    listed: bool = False


@dataclass(frozen=True)
class Beginning:
    """The moment at which the last open seat was taken, and who has to choose then."""

    at: float
    version: int = 0
    over: bool = False
    deciders: Sequence[int] = ()
    thinking: Sequence[int] = ()  # the bots among them
    turns: str = ""
    waited_for: Sequence[tuple[str, int]] = ()  # the persons who want to hear of it, with their seats


@dataclass(frozen=True)
class MessageRow:
    """Something said at a table."""

    number: int
    seat: int
    name: str
    text: str
    at: float
    kind: str = ""  # of what the table tells, in the words of whoever reads it: `told-<kind>`


def packed(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


def listed(seats: Sequence[int]) -> str:
    """Seats as text."""
    return " ".join(map(str, seats))


def table_row(found: Any) -> TableRow:
    """A table's row as an object."""
    setup = Setup(found["players"], found["seed"], msgspec.json.decode(found["variants"]))
    return TableRow(
        found["id"], found["game"], found["rules"], setup, msgspec.json.decode(found["options"]), found["version"],
        found["over"], tuple(map(int, found["deciders"].split())), found["created"], found["started"], found["changed"],
        found["maker"], found["dealing"], found["turns"], found["ended"], found["listed"],
    )  # fmt: skip


def seat_row(found: Any) -> SeatRow:
    """A seat's row as an object."""
    return SeatRow(*[found[name] for name in ("seat", "kind", "name", "level", "token", "person", "fate")])
