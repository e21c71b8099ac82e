"""Printed numbers in prose: texts take them from the game's tables, so that an owner's copy reads its own.

`{buildings.large.gears}` is what stands in that cell; `{techs.T1.books:book|books}` counts it in the forms of the language
(three in Polish); `{payments.sale.credits.3}` is the third number of a list, and the whole list has commas between;
`{ratings.*.least}` is a whole column.
"""

from __future__ import annotations

import re

from ..engine.errors import StolikError
from ..engine.game import Game
from ..engine.printed import COPIES, ID

CELL = re.compile(r"\{(\w+)\.(\w+|\*)\.(\w+)(?:\.([0-9]+))?(?::([^{}]*))?\}")
LANGUAGES = ("en", "pl")


class NoSuchCell(StolikError):
    """Prose speaks of a cell that no table has."""


def cell(game: Game, table: str, row: str, column: str, item: str = "") -> str:
    """What stands in a cell; a row is called by its id, or by its number from 1 on where rows have none."""
    copy = COPIES.get(type(game).__module__)
    sheet = copy.sheets.get(table) if copy is not None else None
    if sheet is None or column not in sheet.header:
        raise NoSuchCell(f"{game.id}: no column {table}.{column}")
    names = [each[sheet.header.index(ID)] for each in sheet.rows] if ID in sheet.header else []
    names = names or [str(number) for number in range(1, len(sheet.rows) + 1)]
    if row == "*":
        return ", ".join([each[sheet.header.index(column)] for each in sheet.rows])
    if row not in names:
        raise NoSuchCell(f"{game.id}: no row {table}.{row}")
    parts = sheet.rows[names.index(row)][sheet.header.index(column)].split()
    if not item:
        return ", ".join(parts)
    if int(item) > len(parts):
        raise NoSuchCell(f"{game.id}: no item {item} in {table}.{row}.{column}")
    return parts[int(item) - 1]


def counted(number: str, forms: str, lang: str) -> str:
    """A number with the word for what is counted: one book, many books; in Polish also few (2, 3, 4, 22, ...)."""
    words, n = forms.split("|"), abs(int(number))
    few = lang == "pl" and 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14
    return f"{number} {words[0 if n == 1 else 1 if few else -1]}"


def filled(game: Game, text: str, lang: str) -> str:
    """A text with the numbers of the game's tables."""

    def found(each: re.Match[str]) -> str:
        number = cell(game, each[1], each[2], each[3], each[4] or "")
        return counted(number, each[5], lang) if each[5] else number.replace("-", "−")

    return CELL.sub(found, text)


def filled_in(game: Game, told: object, lang: str = "") -> object:
    """The same in everything that a file says in a language (`en`, `pl`)."""
    if isinstance(told, dict):
        return {key: filled_in(game, each, key if key in LANGUAGES else lang) for key, each in told.items()}
    if isinstance(told, list):
        return [filled_in(game, each, lang) for each in told]
    return filled(game, told, lang) if isinstance(told, str) and lang else told
