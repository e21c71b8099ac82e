"""Printed facts as data: tables of text in a game's folder `data`, which an owner of the box can correct.

A table is a CSV file with named columns and a row for each card, tile or space; lines that begin with # tell where its
facts come from. Modules read it once, column by column, and say what each column may hold:

>>> sites = sheet(__name__, "sites")
>>> SITES: Final = sites.ids()
>>> VALUE: Final = sites.numbers("value", 1, 9)

A folder named by `use` takes the place of ours; rows with an id keep our order there. What is wrong in it is gathered,
not raised, so that all mistakes are told at once: `mistakes` names file, row and column and what was expected.
"""

from __future__ import annotations

import csv
import hashlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from .errors import StolikError

FOLDER: Final = "data"
ID: Final = "id"
MARK: Final = "mark"  # a column for the provenance of a row that differs from its table's
MOST_BYTES: Final = 1_000_000  # of a table
MARKS: Final = ("rulebook", "derived", "source", "recalled", "reconstructed")


T = TypeVar("T")


class BadCopy(StolikError):
    """The data of a copy cannot be played with."""


class Unreadable(StolikError):
    """A cell that cannot be read; the message says what was expected."""


class Mistake:
    """What is wrong in a table: where, what stands there and what was expected. Row 1 is the one below the names."""

    def __init__(self, table: str, row: int, column: str, found: str, expected: str) -> None:
        self.table = table
        self.row = row
        self.column = column
        self.found = found
        self.expected = expected

    def __str__(self) -> str:
        where = f"{self.table}.csv"
        if self.row:
            where += f", row {self.row}"
        if self.column:
            where += f", column {self.column}"
        return f"{where}: {self.found}; expected {self.expected}"


class Column:
    """What a column may hold, as the module that reads it says."""

    def __init__(
        self, name: str, kind: str, least: int = 0, most: int = 0, among: tuple[str, ...] = (), empty: bool = False
    ) -> None:
        self.name = name
        self.kind = kind  # id, text, number, numbers, name, names, call
        self.least = least
        self.most = most
        self.among = among
        self.empty = empty


class Sheet:
    """One table: its rows as text, and what has been read of it."""

    def __init__(self, name: str, notes: list[str], header: list[str], rows: list[list[str]]) -> None:
        self.name = name
        self.notes = notes  # the lines about its provenance
        self.header = header
        self.rows = rows
        self.columns: dict[str, Column] = {}  # as far as they have been read
        self.bounds: dict[tuple[str, str], Column] = {}  # by id and column, where every row has its own
        self.mistakes: list[Mistake] = []

    def __len__(self) -> int:
        return len(self.rows)

    def mark(self) -> str:
        """Where its facts come from: the word in brackets at its beginning."""
        first = self.notes[0] if self.notes else ""
        return first[1:].partition("]")[0] if first.startswith("[") else ""

    def require(self, law: bool, row: int, column: str, found: str, expected: str) -> None:
        """Note a mistake unless a law holds."""
        if not law:
            self.wrong(row, column, found, expected)

    def wrong(self, row: int, column: str, found: str, expected: str) -> None:
        """Note a mistake; rows are counted from 0 here, and -1 is the whole table."""
        self.mistakes.append(Mistake(self.name, row + 1, column, found, expected))

    def cells(self, column: Column) -> list[str]:
        """The texts of a column."""
        self.columns[column.name] = column
        if column.name not in self.header:
            self.wrong(-1, column.name, "no such column", f"one of: {', '.join(self.header)}")
            return [""] * len(self.rows)
        at = self.header.index(column.name)
        return [row[at] for row in self.rows]

    # -- reading --------------------------------------------------------------------------------------------

    def ids(self, column: str = ID) -> tuple[str, ...]:
        """Names of the rows, each once."""
        found = self.cells(Column(column, "id"))
        for row, text in enumerate(found):
            if not text.isidentifier():
                self.wrong(row, column, repr(text), "letters, digits and underscores")
            elif found.index(text) < row:
                self.wrong(row, column, f"{text} again", "every name once")
        return tuple(found)

    def texts(self, column: str) -> tuple[str, ...]:
        """Any words."""
        return tuple(self.cells(Column(column, "text")))

    def numbers(self, column: str, least: int = 0, most: int = 99) -> tuple[int, ...]:
        """A number in every row."""
        found = self.cells(Column(column, "number", least, most))
        return tuple([self.number(text, row, column, least, most) for row, text in enumerate(found)])

    def number_lists(self, column: str, least: int = 0, most: int = 99, length: int = 0) -> tuple[tuple[int, ...], ...]:
        """Numbers with spaces between, in every row; so many, unless the length is 0."""
        read: list[tuple[int, ...]] = []
        for row, text in enumerate(self.cells(Column(column, "numbers", least, most))):
            parts = text.split()
            if length and len(parts) != length:
                self.wrong(row, column, f"{len(parts)} numbers", f"{length} numbers")
                parts = (parts + [str(least)] * length)[:length]
            read.append(tuple([self.number(part, row, column, least, most) for part in parts]))
        return tuple(read)

    def value(self, id: str, least: int = 0, most: int = 99, column: str = "value") -> int:
        """The number of one row."""
        ids = self.cells(Column(ID, "id"))
        if id not in ids:
            self.wrong(-1, ID, f"no row {id}", "a row for every name that we have")
            return least
        row = ids.index(id)
        found = self.cells(Column(column, "number", least, most))
        self.bounds[id, column] = self.columns[column]
        return self.number(found[row], row, column, least, most)

    def row(self, id: str, least: int, most: int, length: int, column: str = "numbers") -> tuple[int, ...]:
        """The numbers of one row, so many of them."""
        ids = self.cells(Column(ID, "id"))
        if id not in ids:
            self.wrong(-1, ID, f"no row {id}", "a row for every name that we have")
            return (least,) * length
        row = ids.index(id)
        parts = self.cells(Column(column, "numbers", least, most))[row].split()
        self.bounds[id, column] = self.columns[column]
        if len(parts) != length:
            self.wrong(row, column, f"{len(parts)} numbers", f"{length} numbers")
            return (least,) * length
        return tuple([self.number(part, row, column, least, most) for part in parts])

    def names(self, column: str, among: Sequence[str], empty: bool = False) -> tuple[int, ...]:
        """The index of a name in every row; -1 where a cell may be empty and is."""
        found = self.cells(Column(column, "name", 0, 0, tuple(among), empty))
        return tuple(
            [-1 if empty and not text else self.index(text, row, column, among) for row, text in enumerate(found)]
        )

    def name_lists(self, column: str, among: Sequence[str]) -> tuple[tuple[int, ...], ...]:
        """The indexes of names with spaces between, in every row."""
        found = self.cells(Column(column, "names", 0, 0, tuple(among)))
        return tuple(
            [tuple([self.index(part, row, column, among) for part in text.split()]) for row, text in enumerate(found)]
        )

    def calls(self, column: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """What is written `name(word, word)` in every row: the name, and the words in the brackets."""
        read: list[tuple[str, tuple[str, ...]]] = []
        for row, text in enumerate(self.cells(Column(column, "call"))):
            name, bracket, rest = text.partition("(")
            if bracket and not rest.endswith(")"):
                self.wrong(row, column, repr(text), "a name, and words in brackets with commas between")
            words = tuple([each.strip() for each in rest.removesuffix(")").split(",")]) if bracket else ()
            read.append((name.strip(), words))
        return tuple(read)

    def parsed(self, columns: Sequence[str], parse: Callable[[str], T], otherwise: T) -> list[list[T]]:
        """What some columns say, row by row, as `parse` reads it or raises `Unreadable`."""
        texts = [self.cells(Column(column, "call")) for column in columns]
        read: list[list[T]] = []
        for row in range(len(self.rows)):
            found: list[T] = []
            for column, cells in zip(columns, texts):
                try:
                    found.append(parse(cells[row]))
                except Unreadable as error:
                    self.wrong(row, column, repr(cells[row]), str(error))
                    found.append(otherwise)
            read.append(found)
        return read

    def check(self, column: Column) -> None:
        """Look at a column that has not been read."""
        if column.name in self.columns:
            return
        if column.kind in ("number", "numbers"):
            self.number_lists(column.name, column.least, column.most)
        elif column.kind in ("name", "names"):
            self.name_lists(column.name, column.among)

    def number(self, text: str, row: int, column: str, least: int, most: int) -> int:
        """A number from its text."""
        digits = text[1:] if text.startswith("-") else text
        if len(digits) < 10 and digits.isascii() and digits.isdigit():
            value = int(text)
            if least <= value <= most:
                return value
        self.wrong(row, column, repr(text), f"a number from {least} to {most}")
        return least

    def index(self, text: str, row: int, column: str, among: Sequence[str]) -> int:
        """The index of a name among those that are known."""
        if text in among:
            return list(among).index(text)
        self.wrong(row, column, repr(text), f"one of: {', '.join(among)}")
        return 0


class Copy:
    """All tables of one game as one owner has them."""

    def __init__(self, package: str, ours: Path, folder: Path) -> None:
        self.package = package
        self.ours = ours
        self.folder = folder
        self.sheets: dict[str, Sheet] = {}

    def sheet(self, name: str) -> Sheet:
        """A table, read once."""
        if name not in self.sheets:
            found = read(self.folder, name)
            if self.folder != self.ours:
                keep_order(found, read(self.ours, name))
            self.sheets[name] = found
        return self.sheets[name]

    def mistakes(self) -> list[Mistake]:
        """Everything that is wrong in what was read, each once, and in cells that nobody reads as a name of provenance."""
        found: dict[str, Mistake] = {}
        for sheet in self.sheets.values():
            sheet.require(sheet.mark() in MARKS, -1, "", f"marked {sheet.mark()!r}", f"# [mark], {' or '.join(MARKS)}")
            if MARK in sheet.header and MARK not in sheet.columns:
                sheet.names(MARK, MARKS, empty=True)
            for each in sheet.mistakes:
                found.setdefault(str(each), each)
        return list(found.values())

    def fingerprint(self) -> str:
        """A short hash of all cells."""
        digest = hashlib.blake2b(digest_size=8)
        for name in sorted(self.sheets):
            sheet = self.sheets[name]
            rows = sheet.rows if ID in sheet.header else sorted(sheet.rows)  # without names, their order means nothing
            digest.update(repr((name, sheet.header, rows)).encode())
        return digest.hexdigest()


CHOSEN: Final[dict[str, Path]] = {}  # by package: whose data it reads, unless ours
COPIES: Final[dict[str, Copy]] = {}  # by package: what it has read


def use(package: str, folder: Path) -> None:
    """Let the modules of a game's package read their tables from a folder; before they are imported."""
    if package in COPIES:
        raise BadCopy(f"{package} has read its data already; expected to choose a copy before")
    CHOSEN[package] = folder


def sheet(module: str, name: str) -> Sheet:
    """A table of the game that a module belongs to."""
    package = module.rpartition(".")[0]
    if package not in COPIES:
        ours = Path(str(sys.modules[package].__file__)).parent / FOLDER
        COPIES[package] = Copy(package, ours, CHOSEN.get(package, ours))
    return COPIES[package].sheet(name)


def mark(package: str, name: str) -> str:
    """Where the facts of a game's table come from."""
    return COPIES[package].sheet(name).mark()


def read(folder: Path, name: str) -> Sheet:
    """A table from its file; what is missing or misshapen is noted in it."""
    path = folder / f"{name}.csv"
    try:
        if path.stat().st_size > MOST_BYTES:
            return unread(name, f"{path.stat().st_size} bytes", f"at most {MOST_BYTES} bytes")
        return parsed(name, path.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as error:
        return unread(name, f"cannot be read ({type(error).__name__})", "a table in UTF-8")


def is_note(line: str) -> bool:
    """Whether a line tells of the table; spreadsheets put quotation marks around it."""
    return line.lstrip('"').startswith("#")


def note(line: str, sign: str) -> str:
    """What such a line says, without the empty cells and quotation marks of a spreadsheet."""
    if sign != "," or line.endswith(sign * 2):
        line = line.rstrip(f" {sign}")
    return (line.strip('"') if line.startswith('"') else line)[1:].strip()


def divider(text: str) -> str:
    """What stands between the cells: commas, or the semicolons or tabs of a spreadsheet."""
    names = next((line for line in text.splitlines() if line.strip() and not is_note(line)), "")
    return max(",;\t", key=names.count)


def parsed(name: str, text: str) -> Sheet:
    """A table from its text; rows and last columns that a spreadsheet left empty do not count."""
    lines, sign = text.splitlines(), divider(text)
    notes = [note(line, sign) for line in lines if is_note(line)]
    told = [line for line in lines if line.strip(f" {sign}") and not is_note(line)]
    try:
        read = csv.reader(told, delimiter=sign, skipinitialspace=True, strict=True)
        rows = [[cell.strip() for cell in row] for row in read]
    except csv.Error:
        return unread(name, "a quotation mark that is not closed", "cells with commas between, one row a line")
    while rows and rows[0] and not [row for row in rows if len(row) == len(rows[0]) and row[-1]]:
        rows = [row[:-1] if len(row) == len(rows[0]) else row for row in rows]
    if not rows:
        return unread(name, "nothing in it", "a line with the names of the columns, and rows")
    found = Sheet(name, notes, rows[0], rows[1:])
    width = len(found.header)
    found.require(len(set(found.header)) == width, -1, "", "a column twice", "every column once")
    for index, row in enumerate(found.rows):
        if len(row) != width:
            found.wrong(index, "", f"{len(row)} cells", f"{width} cells: {', '.join(found.header)}")
            found.rows[index] = (row + [""] * width)[:width]
    return found


def unread(name: str, found: str, expected: str) -> Sheet:
    """A table that could not be read."""
    empty = Sheet(name, [], [], [])
    empty.wrong(-1, "", found, expected)
    return empty


def keep_order(found: Sheet, ours: Sheet) -> None:
    """Put the rows with an id into our order; what is missing is told and taken from ours, an unknown row left out."""
    found.notes = found.notes or ours.notes
    lost = [column for column in ours.header if column not in found.header]
    if found.header:
        for column in lost:
            found.wrong(-1, column, "no such column", f"the columns {', '.join(ours.header)}")
    if lost:  # reading goes on with ours, so that other mistakes are told too
        found.header, found.rows = ours.header, ours.rows
    if ID not in ours.header or lost:
        return
    theirs, known = found.header.index(ID), ours.header.index(ID)
    places = [row[known] for row in ours.rows]
    rows: dict[str, list[str]] = {}
    for index, row in enumerate(found.rows):
        if row[theirs] not in places:
            found.wrong(index, ID, repr(row[theirs]), f"one of: {', '.join(places)}")
        elif row[theirs] in rows:
            found.wrong(index, ID, f"{row[theirs]} again", "every name once")
        rows.setdefault(row[theirs], row)
    for index, name in enumerate(places):
        if name not in rows:
            found.wrong(-1, ID, f"no row {name}", "a row for every name that we have")
            rows[name] = [
                ours.rows[index][ours.header.index(each)] if each in ours.header else "" for each in found.header
            ]
    found.rows = [rows[name] for name in places]


def written(sheet: Sheet) -> str:
    """A table as text with aligned columns, which reads as the same table."""
    grid = [
        [f'"{cell}"' if "," in cell or '"' in cell else cell for cell in row] for row in [sheet.header, *sheet.rows]
    ]
    width = len(sheet.header)
    widths = [max([len(row[at]) for row in grid]) for at in range(width)]
    to_the_right = [all(row[at].lstrip("-").isdigit() for row in grid[1:]) for at in range(width)]
    lines = [f"# {note}" for note in sheet.notes]
    for row in grid:
        cells: list[str] = []
        for at in range(width):
            text = row[at] + ("," if at < width - 1 else "")
            room = widths[at] + (1 if at < width - 1 else 0)
            cells.append(text.rjust(room) if to_the_right[at] else text.ljust(room))
        lines.append(" ".join(cells).rstrip())
    return "\n".join(lines) + "\n"
