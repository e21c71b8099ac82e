"""Owners' copies: the rules of a game with the printed facts of somebody's box, side by side with ours.

A copy is a folder with the tables of a game and `copy.toml`, which names the game and the copy. It is a game of its own,
`<game>@<name>`: its modules are read once more, as plain Python, under a package name of their own, with the tables of
the folder. Folders are named by the variable `STOLIK_COPIES`, and a folder of copies that grows while a server runs by
`STOLIK_LIBRARY`, so that helper processes know them too.

A copy that is corrected while tables are played with it becomes another edition of itself: `editions/` in its folder
keeps what differs from ours in each, so that every table goes on with the facts that it began with.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from itertools import count
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory
from types import ModuleType

import msgspec

from ..engine.game import Game
from ..engine.printed import COPIES, ID, BadCopy, Copy, Mistake, read, use, written

VARIABLE = "STOLIK_COPIES"
LIBRARY = "STOLIK_LIBRARY"
LABEL = "copy.toml"
EDITIONS = "editions"
EDITION = "~"  # between the id of a copy and the fingerprint of one edition
RULES = "+"  # between the version of the rules and the fingerprint
FINGERPRINT = re.compile("[0-9a-f]{16}")
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,19}")


@dataclass(frozen=True)
class Label:
    """Which game a folder is a copy of, and what its owner calls it."""

    game: str
    name: str
    folder: Path

    @property
    def id(self) -> str:
        return f"{self.game}@{self.name}"


@dataclass(frozen=True)
class Change:
    """A cell, or a row without an id, that differs from ours; a row that is only there or only here has one side, its cells with | between."""

    table: str
    row: str
    column: str
    ours: str
    theirs: str


class Facts(msgspec.Struct):
    """What a record says of the copy it was played with."""

    changes: list[tuple[str, str, str, str, str]]
    fingerprint: str = ""


class Played(msgspec.Struct):
    """What a record says of its game."""

    game: str
    copy: Facts | None = None


class Twins(MetaPathFinder):
    """Finds the modules of copies: the sources of the game under another package name, never its compiled library."""

    def __init__(self) -> None:
        self.folders: dict[str, Path] = {}

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        for package, folder in self.folders.items():
            if name == package or name.startswith(f"{package}."):
                at = folder.joinpath(*name[len(package) :].split(".")[1:])
                inside = at / "__init__.py"
                file = inside if inside.is_file() else at.with_suffix(".py")
                places = [str(at)] if inside.is_file() else None
                loader = SourceFileLoader(name, str(file))
                return spec_from_file_location(name, file, loader=loader, submodule_search_locations=places)
        return None


TWINS = Twins()
NUMBERS = count()  # of twins


def ours(id: str) -> str:
    """The game that a copy is one of, by their ids; of any other game itself."""
    return id.partition("@")[0]


def labels() -> list[Label]:
    """The copies that this process knows."""
    folders = [Path(each) for each in os.environ.get(VARIABLE, "").split(os.pathsep) if each]
    library = os.environ.get(LIBRARY, "")
    if library:
        folders += sorted(each.parent for each in Path(library).glob(f"*/{LABEL}"))
    return [labelled(each) for each in dict.fromkeys(each.resolve() for each in folders)]


def labelled(folder: Path) -> Label:
    """The label of a folder, or `BadCopy`."""
    try:
        told = tomllib.loads((folder / LABEL).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, RecursionError, tomllib.TOMLDecodeError) as error:
        raise BadCopy(f"{folder / LABEL} cannot be read: {error}; expected `game` and `name`") from error
    game, name = told.get("game"), told.get("name")
    if not isinstance(game, str) or not isinstance(name, str) or not NAME.fullmatch(name):
        raise BadCopy(f"{folder / LABEL}: expected `game`, and `name` in small letters, digits and dashes")
    return Label(game, name, folder.resolve())


def load(label: Label, ours: Game) -> Game:
    """The game of a copy; `BadCopy` lists everything that is wrong in it."""
    game, mistakes = tried(label, ours)
    if game is None or mistakes:
        told = "\n".join(f"  {each}" for each in mistakes)
        raise BadCopy(f"{label.folder} cannot be played with:\n{told}")
    differing = [[each.table, each.row, each.column, each.ours, each.theirs] for each in changes(game)]
    game.copy = {"fingerprint": tables(game).fingerprint(), "changes": differing}
    game.rules_version = f"{ours.rules_version}{RULES}{game.copy['fingerprint']}"  # a game goes on with its own facts
    return game


def edition(label: Label, ours: Game, facts: str) -> Game:
    """A copy as it was when a table was made with it, by the fingerprint of its facts."""
    kept = label.folder / EDITIONS / f"{facts}.json"
    if not FINGERPRINT.fullmatch(facts) or not kept.is_file():
        raise BadCopy(f"{label.folder} has no edition {facts!r}; expected the fingerprint of one that was played with")
    found = made(ours, label.name, msgspec.json.decode(kept.read_bytes(), type=Facts).changes)
    if found.copy is None or found.copy["fingerprint"] != facts:
        raise BadCopy(f"{kept} tells of other facts than its name says")
    return found


def keep(label: Label, game: Game) -> None:
    """Let this edition of a copy be found again after the next correction."""
    assert game.copy is not None
    kept = label.folder / EDITIONS / f"{game.copy['fingerprint']}.json"
    if not kept.exists():
        kept.parent.mkdir(exist_ok=True)
        replace(kept, msgspec.json.encode(game.copy))


def replace(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    with NamedTemporaryFile(dir=path.parent, prefix=".", suffix=".part", delete=False) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    if path.exists():
        shutil.copymode(path, file.name)
    else:
        os.chmod(file.name, 0o644)
    os.replace(file.name, path)


def brought(data: bytes, ours: Sequence[Game]) -> list[Game]:
    """The copy that a record was played with, made from ours and the cells that the record names; else nothing."""
    try:
        body = msgspec.json.decode(data, type=Played)
    except msgspec.DecodeError:
        return []
    base = next((each for each in ours if each.id == body.game.partition("@")[0]), None)
    if body.copy is None or base is None or any(each.id == body.game for each in ours):
        return []
    game = made(base, body.game.partition("@")[2], body.copy.changes)
    if body.copy.fingerprint and tables(game).fingerprint() != body.copy.fingerprint:
        raise BadCopy(f"{body.game}: our tables have changed since the record was played; expected those of its time")
    return [game]


def played(data: bytes) -> str:
    """The name of the edition that a record was played with; `BadCopy` when it was played with none."""
    try:
        body = msgspec.json.decode(data, type=Played)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadCopy(f"this is no record: {error}") from error
    if body.copy is None:
        raise BadCopy("the record was not played with a copy")
    return f"{body.game}{EDITION}{body.copy.fingerprint}"


def made(ours: Game, name: str, changes: Sequence[tuple[str, str, str, str, str]]) -> Game:
    """A copy from what differs from ours."""
    with TemporaryDirectory() as folder:
        export(ours, Path(folder))
        (Path(folder) / LABEL).write_text(f'game = "{ours.id}"\nname = "{name}"\n', encoding="utf-8")
        lost = [each for each in [Change(*told) for told in changes] if not put(Path(folder), each)]
        if lost:
            told = "\n".join(f"  {each.table}, {each.row}, {each.column}: {each.theirs}" for each in lost)
            raise BadCopy(f"{ours.id}@{name}: our tables have no place for what it was played with:\n{told}")
        return load(labelled(Path(folder)), ours)


def put(folder: Path, change: Change) -> bool:
    """Make a change in the tables of a folder; False where they have no place for it."""
    name = Path(change.table).name
    if not (folder / f"{name}.csv").is_file():
        return False
    sheet = read(folder, name)
    if change.row and (change.column not in sheet.header or ID not in sheet.header):
        return False
    if change.row and change.row not in [row[sheet.header.index(ID)] for row in sheet.rows]:
        return False
    if not change.row:
        lines = ["|".join(row) for row in sheet.rows]
        sheet.rows = [row for row, line in zip(sheet.rows, lines) if line != change.ours]
        if change.theirs:
            sheet.rows.append(change.theirs.split("|"))
    for row in sheet.rows if change.row else []:
        if row[sheet.header.index(ID)] == change.row:
            row[sheet.header.index(change.column)] = change.theirs
    (folder / f"{sheet.name}.csv").write_text(written(sheet), encoding="utf-8")
    return True


def tried(label: Label, ours: Game) -> tuple[Game | None, list[Mistake]]:
    """The game of a copy as far as it could be read, and its mistakes."""
    package = type(ours).__module__
    twin = f"{package}_{re.sub('[^a-z0-9]', '_', label.name)}_{next(NUMBERS)}"
    if TWINS not in sys.meta_path:
        sys.meta_path.insert(0, TWINS)
    TWINS.folders[twin] = Path(str(sys.modules[package].__file__)).parent
    use(twin, label.folder)
    try:
        game = import_module(twin).GAME
        assert isinstance(game, Game)
        game.id = label.id
    except Exception as error:  # what is wrong in a table may break what is worked out from it
        known = unread(COPIES[twin], tables(ours)) if twin in COPIES else []
        return None, known or [Mistake("", 0, "", f"{type(error).__name__}: {error}", "tables that fit together")]
    return game, COPIES[twin].mistakes() if twin in COPIES else []


def unread(theirs: Copy, ours: Copy) -> list[Mistake]:
    """The mistakes of tables that could not be read to the end, what was left unread included."""
    for name, known in ours.sheets.items():
        found = theirs.sheet(name)
        for column in known.columns.values():
            found.check(column)
    return theirs.mistakes()


def tables(game: Game) -> Copy:
    """The tables that a game has read; `BadCopy` when its facts stand in none."""
    package = type(game).__module__
    if package not in COPIES:
        raise BadCopy(f"the facts of {game.id} do not stand in tables")
    return COPIES[package]


def export(game: Game, folder: Path) -> list[Path]:
    """Write the tables of a game into a new folder, with a label."""
    copy = tables(game)
    if folder.exists() and any(folder.iterdir()):
        raise BadCopy(f"{folder} is not empty; expected a new folder")
    name = re.sub("[^a-z0-9]+", "-", folder.name.lower()).strip("-")[:20] or "mine"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / LABEL).write_text(f'game = "{game.id}"\nname = "{name}"\n', encoding="utf-8")
    files = sorted(copy.folder.glob("*.csv"))
    return [Path(shutil.copy(each, folder / each.name)) for each in files]


def changes(game: Game) -> list[Change]:
    """What differs from ours in the tables of a copy, table by table."""
    copy = tables(game)
    found: list[Change] = []
    for name in sorted(copy.sheets):
        theirs, ours = copy.sheets[name], read(copy.ours, name)
        if ID not in ours.header:
            lines = [["|".join(row) for row in sheet.rows] for sheet in (ours, theirs)]
            found += [Change(name, "", "", each, "") for each in lines[0] if each not in lines[1]]
            found += [Change(name, "", "", "", each) for each in lines[1] if each not in lines[0]]
            continue
        for row, (mine, yours) in enumerate(zip(ours.rows, theirs.rows)):
            for column, before in zip(ours.header, mine):
                after = yours[theirs.header.index(column)]
                if before != after:
                    found.append(Change(name, ours.rows[row][ours.header.index(ID)], column, before, after))
    return found
