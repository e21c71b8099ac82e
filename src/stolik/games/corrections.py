"""Corrections of an owner's copy: one row at a time, as the page makes them, and many as one small file.

A file of corrections holds every cell that differs from ours; `stolik data diff --json` and the page write it, `stolik
data apply` puts it into a copy. A table is changed only where its facts are: comments, order and alignment stay.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from ..engine.errors import StolikError
from ..engine.game import Game
from ..engine.printed import ID, BadCopy, divider, is_note, parsed, written
from ..engine.rng import Dice
from .copies import Change, Label, changes, replace, tables

LONGEST_CELL = 200
MOST_CHANGES = 5000
LARGEST = 1 << 20  # of a file of corrections
MOST_CHOICES = 20_000
FORBIDDEN = re.compile(r'["|\x00-\x1f\x7f-\x9f\u2028\u2029]')


class Corrections(msgspec.Struct):
    """What differs from ours in somebody's copy, as it is sent."""

    copy: str  # <game>@<name>
    changes: list[Change]
    note: str = ""  # about the edition
    fingerprint: str = ""

    @property
    def game(self) -> str:
        return self.copy.partition("@")[0]

    @property
    def name(self) -> str:
        return self.copy.partition("@")[2]


def corrections_of(game: Game) -> Corrections:
    """What a copy corrects."""
    return Corrections(game.id, changes(game), fingerprint=tables(game).fingerprint())


def brought(data: bytes) -> Corrections:
    """A file of corrections; `BadCopy` says what was expected."""
    if len(data) > LARGEST:
        raise BadCopy(f"the file is too large; expected at most {LARGEST} bytes")
    try:
        found = msgspec.json.decode(data, type=Corrections)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadCopy(f"this is no file of corrections: {error}; expected `copy` and `changes`") from error
    if len(found.changes) > MOST_CHANGES:
        raise BadCopy(f"{len(found.changes)} changes; expected at most {MOST_CHANGES}")
    return found


def applied(found: Corrections, folder: Path, ours: Game) -> list[Change]:
    """Put corrections into the tables of a folder; those that fit nowhere come back."""
    known, lost, texts = tables(ours).sheets, list[Change](), dict[str, str]()
    for change in found.changes:
        if change.table not in known:
            lost.append(change)
            continue
        path = folder / f"{change.table}.csv"
        text = texts.get(change.table) or path.read_text(encoding="utf-8-sig")
        after = changed(text, change)
        if after is None:
            lost.append(change)
        else:
            texts[change.table] = after
    for table, text in texts.items():
        replace(folder / f"{table}.csv", text.encode())
    return lost


def changed(text: str, change: Change) -> str | None:
    """A table with one change made; None where it does not fit."""
    sheet = parsed("", text)
    if any(FORBIDDEN.search(each) for each in (*change.theirs.split("|"), change.column)):
        return None
    if change.row:
        ids = [row[sheet.header.index(ID)] for row in sheet.rows] if ID in sheet.header else []
        if change.row not in ids or change.column not in sheet.header or change.column == ID:
            return None
        return amended(text, ids.index(change.row), {change.column: change.theirs})
    lines = ["|".join(row) for row in sheet.rows]
    if change.ours:
        return amended(text, lines.index(change.ours), None) if change.ours in lines else text
    cells = change.theirs.split("|")
    if len(cells) != len(sheet.header) or ID in sheet.header:
        return None
    return text if change.theirs in lines else amended(text, len(lines), dict(zip(sheet.header, cells)))


# -- one row --------------------------------------------------------------------------------------------------------


def unfit(cells: Mapping[str, str]) -> list[str]:
    """The columns whose texts no table can hold: too long, or with characters that divide cells and lines."""
    return [
        column
        for column, text in cells.items()
        if len(text) > LONGEST_CELL or FORBIDDEN.search(text) or text.startswith("#")
    ]


def amended(text: str, row: int, cells: Mapping[str, str] | None) -> str:
    """A table with other cells in one row, without it (None), or with one more (the row after the last).

    A table whose columns are aligned stays so, and one that a spreadsheet wrote with semicolons becomes so; in any other
    one no line but the row's changes.
    """
    sheet = parsed("", text)
    aligned = written(sheet) == text.removeprefix("\ufeff").replace("\r\n", "\n") or divider(text) != ","
    lines = text.splitlines()
    told = [at for at, line in enumerate(lines) if line.strip(" ,") and not is_note(line)]
    if cells is None:
        del sheet.rows[row], lines[told[row + 1]]
    elif row == len(sheet.rows):
        sheet.rows.append([cells.get(column, "") for column in sheet.header])
        lines.insert(told[-1] + 1, ", ".join(quoted(each) for each in sheet.rows[-1]))
    else:
        at = told[row + 1]
        for column, cell in cells.items():
            sheet.rows[row][sheet.header.index(column)] = cell
            lines[at] = with_cell(lines[at], sheet.header.index(column), cell)
    return written(sheet) if aligned else "\n".join(lines) + "\n"


def quoted(cell: str) -> str:
    """A cell as it stands in a line."""
    return f'"{cell}"' if "," in cell else cell


def with_cell(line: str, number: int, cell: str) -> str:
    """A line with another text in one of its cells."""
    parts, start, inside = list[str](), 0, False
    for at, sign in enumerate(line):
        inside ^= sign == '"'
        if sign == "," and not inside:
            parts.append(line[start:at])
            start = at + 1
    parts.append(line[start:])
    parts += [""] * (number + 1 - len(parts))
    room = len(parts[number]) - len(parts[number].lstrip()) if parts[number].strip() else min(number, 1)
    parts[number] = " " * room + quoted(cell)
    return ",".join(parts)


# -- whole games ----------------------------------------------------------------------------------------------------


def flaw(game: Game, modes: Sequence[tuple[int, dict[str, str]]]) -> tuple[int, str]:
    """The number of players and what goes wrong in the first mode in which something does; else nothing."""
    for players, variants in modes:
        found = trial(game, players, variants)
        if found:
            return players, found
    return 0, ""


def trial(game: Game, players: int, variants: dict[str, str]) -> str:
    """What goes wrong in a random game, checked at every turn; nothing when nothing does."""
    dice = Dice(1)
    try:
        state = game.start(game.setup(players, 1, variants))
        turn = -1
        for _ in range(MOST_CHOICES):
            if state.turn != turn or state.over:
                game.conserved(state)
                turn = state.turn
            if state.over:
                game.score_sheet(state)
                return ""
            options = state.options()
            state.choose(options[dice.below(len(options))])
    except (StolikError, LookupError, ValueError, ArithmeticError, AssertionError) as error:
        return f"{type(error).__name__}: {error}"
    return "it does not end"


def folder_for(library: Path, game: Game, name: str) -> Path:
    """Where a new copy of a game lies among others; `Label` has checked its name."""
    return library / f"{game.id}-{name}"


def row_of(label: Label, table: str, row: str) -> tuple[str, int]:
    """The text of a copy's table and the number of a row in it: by its id, or by its place where rows have none."""
    path = label.folder / f"{table}.csv"
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise BadCopy(f"{path} cannot be read: {error}; expected a table in UTF-8") from error
    sheet = parsed("", text)
    if ID in sheet.header:
        ids = [each[sheet.header.index(ID)] for each in sheet.rows]
        return text, ids.index(row) if row in ids else -1
    number = int(row) if row.isascii() and row.isdigit() and len(row) < 5 else -1
    return text, number if number <= len(sheet.rows) else -1
