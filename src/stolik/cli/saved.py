"""Games that the terminal keeps: a record, and in the same file who sits there, so that it goes on as it was left."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TypeVar

import msgspec

from ..engine.record import Record, checksum
from ..games import copies
from ..games import games as all_games

T = TypeVar("T")
KEY = "terminal"  # a key of our own beside those of the record


@dataclass(frozen=True)
class Seating:
    """Who plays and how: everybody's name and kind of bot (people have none), whether hints may be asked, the language."""

    seats: tuple[tuple[str, str], ...]
    hints: bool = True
    lang: str = ""
    over: bool = False  # whether the game has ended


def folder() -> Path:
    """Where games are kept that were given no file of their own."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "stolik" / "games"


def remembered(name: str, kind: type[dict[str, T]]) -> dict[str, T]:
    """What the terminal has noted in a file of its own beside that folder; nothing when it is damaged."""
    try:
        return msgspec.json.decode((folder().parent / name).read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return {}


def remember(name: str, notes: dict[str, T], private: bool = False) -> None:
    """Note it there, perhaps for the owner's eyes only."""
    written(folder().parent / name, msgspec.json.encode(notes), private)


def pack(record: Record, seating: Seating) -> bytes:
    """A record with its seating; whoever reads records reads it too."""
    body = msgspec.json.decode(record.save())
    del body["sum"]
    body[KEY] = asdict(seating)
    body["sum"] = checksum(body)
    return msgspec.json.encode(body)


def load(file: Path) -> tuple[Record, Seating | None]:
    """A saved game, and who sat there where the file tells it."""
    data = file.read_bytes()
    record = Record.load(data, [*all_games(), *copies.brought(data, all_games())])
    seating = seating_of(data)
    return record, seating if seating and len(seating.seats) == record.state.seats else None


def seating_of(data: bytes) -> Seating | None:
    """The seating in a file; None where there is none that can be used."""
    try:
        return msgspec.convert(msgspec.json.decode(data)[KEY], Seating)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, KeyError, TypeError):
        return None


def unfinished(game: str = "") -> Iterator[Path]:
    """Games of the folder that can go on, the latest first."""
    files = [(file.stat().st_mtime, file) for file in folder().glob(f"{game or '*'}-*.stolik")]
    for _, file in sorted(files, reverse=True):
        seating = seating_of(file.read_bytes())
        if seating is not None and not seating.over:
            yield file


def fresh(game: str, seed: int) -> Path:
    """A file of the folder that no other game has."""
    name = f"{game}-{seed}"
    taken = len(list(folder().glob(f"{name}*.stolik")))
    return folder() / (f"{name}-{taken + 1}.stolik" if taken else f"{name}.stolik")


def written(file: Path, data: bytes, private: bool = False) -> None:
    """Write a file, whole or not at all."""
    if file.parent in (folder(), folder().parent):
        file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(file.name + ".part")
    if private:
        draft.touch(mode=0o600)
    draft.write_bytes(data)
    draft.replace(file)
