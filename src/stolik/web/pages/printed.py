"""Printed facts as the page of data tells them: tables, rows with a drawing and a mark, and what differs from ours."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

from markupsafe import Markup

from ...engine.game import Game
from ...engine.option import Kind
from ...engine.printed import ID, MARK, MARKS, BadCopy, Sheet, read
from ...games import copies
from ...words import Words
from . import stage
from .language import words as words_of
from .rules import folded, kinds

WHAT = "what"  # a column for readers of the file
NAMED = ("id", "name", "names", "text")  # kinds of columns whose cells are names


@dataclass(frozen=True)
class Cell:
    """What stands in a column of a row, and what stands there in ours where that differs."""

    title: str
    text: str
    differs: bool
    ours: str


@dataclass(frozen=True)
class Row:
    """A card, tile, space or whatever else is printed."""

    key: str  # its id, or its number among rows without one
    name: str
    id: str
    about: str
    thing: tuple[Kind, int] | None  # what is drawn of it
    mark: str
    mark_title: str
    cells: list[Cell]
    state: str  # differs, added, gone; nothing where it is ours
    sought: str  # what a search looks through
    picture: Markup = Markup("")


@dataclass(frozen=True)
class Printed:
    """A table of printed facts."""

    id: str
    title: str
    about: str
    mark: str
    mark_title: str
    columns: list[str]
    rows: int
    reconstructed: int
    differing: int


def sheets(game: Game) -> dict[str, Sheet]:
    """The tables of a game by name; none where its facts stand elsewhere."""
    try:
        return copies.tables(game).sheets
    except BadCopy:
        return {}


@cache
def tables(game: Game, lang: str) -> list[Printed]:
    """All tables, those with drawings first, then by title."""
    found = [table(game, lang, name) for name in sheets(game)]
    return sorted(found, key=lambda each: (not is_drawn(game, each.id), folded(each.title)))


@cache
def table(game: Game, lang: str, name: str) -> Printed:
    """One table, without its rows."""
    words, sheet, told = words_of(lang, game), sheets(game)[name], rows(game, lang, name)
    mark = mark_of(sheet)
    return Printed(
        name,
        title(words, "table", name),
        note(words, name, sheet),
        mark,
        words.say(f"provenance-{mark}"),
        [title(words, "column", each) for each in shown(sheet)],
        sum(each.state != "gone" for each in told),
        sum(each.mark == MARKS[-1] for each in told),
        sum(bool(each.state) for each in told),
    )


def mark_of(sheet: Sheet) -> str:
    """The mark of a whole table, as its first note says."""
    found = re.match(r"\[(\w+)\]", sheet.notes[0]) if sheet.notes else None
    return found[1] if found and found[1] in MARKS else MARKS[-1]


def note(words: Words, name: str, sheet: Sheet) -> str:
    """What a table holds and what is certain in it: in the person's language, or as its file says."""
    key = f"table-{name.replace('_', '-')}"
    if words.has(key, "about"):
        return words.say(key, "about")
    return re.sub(r"^\[\w+\]\s*", "", " ".join(sheet.notes))


def title(words: Words, group: str, name: str) -> str:
    """The title of a table or column; its own name where nobody translated it."""
    key = f"{group}-{name.replace('_', '-')}"
    return words.say(key) if words.has(key) else name.replace("_", " ")


def shown(sheet: Sheet) -> list[str]:
    """The columns that people read: without names, marks and notes, which stand elsewhere in a row."""
    return [each for each in sheet.header if each not in (ID, MARK, WHAT)]


@cache
def kind_of(game: Game, name: str) -> Kind | None:
    """The kind of thing that the rows of a table are, where they all are of one; what is drawn goes before the rest."""
    ids = ids_of(sheets(game)[name])
    fitting = [kind for kind in kinds(game) if ids and all(each in kind.ids for each in ids)]
    drawn = [kind for kind in fitting if stage.picture(game, "en", kind, 0)]
    return next(iter([*drawn, *fitting]), None)


def thing_of(game: Game, name: str, id: str) -> tuple[Kind, int] | None:
    """The thing that a row is: as the game's drawing says (`thing_of`), or by its id."""
    own: Callable[[str, str], tuple[Kind, int] | None] | None = getattr(stage.table_of(game), "thing_of", None)
    found = own(name, id) if own else None
    kind = kind_of(game, name)
    return found or ((kind, kind.ids[id]) if kind is not None and id in kind.ids else None)


def is_drawn(game: Game, name: str) -> bool:
    """Whether the rows of a table have pictures."""
    ids = ids_of(sheets(game)[name])
    thing = thing_of(game, name, ids[0]) if ids else None
    return thing is not None and bool(stage.picture(game, "en", *thing))


def ids_of(sheet: Sheet) -> list[str]:
    """The ids of a table's rows; none where they have none."""
    return [row[sheet.header.index(ID)] for row in sheet.rows] if ID in sheet.header else []


@cache
def names(game: Game, lang: str) -> dict[str, str]:
    """What ids in cells are called."""
    words = words_of(lang, game)
    things = {
        name: words.thing(kind, value)
        for kind in reversed(kinds(game))
        for value, name in enumerate(kind.names)
        if words.knows(kind, value)
    }
    return {**things, "yes": words.say("data-yes"), "no": words.say("data-no")}


def named(game: Game, lang: str, sheet: Sheet, column: str, text: str) -> str:
    """A cell as people read it: names instead of ids, effects in words, a dash for nothing."""
    kind = sheet.columns[column].kind if column in sheet.columns else ""
    if kind == "call":
        return game.spoken(text, words_of(lang, game).say) or "–"
    if kind in NAMED:
        called = [name_of(game, lang, part) for part in text.split()]
        return ("; " if any("," in each for each in called) else ", ").join(called) or "–"
    return text or "–"


def name_of(game: Game, lang: str, id: str) -> str:
    """What an id is called: a thing, a row, a variant; else itself."""
    words, known = words_of(lang, game), names(game, lang)
    if id in known:
        return known[id]
    for key in (f"row-{id.replace('_', '-')}", f"variant-{id}"):
        if words.has(key):
            return words.say(key)
    numbered = re.fullmatch(r"space_(\d+)", id)
    return words.say("data-space", number=int(numbered[1])) if numbered else id.replace("_", " ")


@cache
def rows(game: Game, lang: str, name: str) -> list[Row]:
    """The rows of a table; those that ours has and a copy has not stand at the end."""
    sheet, ours = sheets(game)[name], read(copies.tables(game).ours, name)
    ids, known = ids_of(sheet), {tuple(row) for row in ours.rows}
    before = dict(zip(ids_of(ours), ours.rows))
    made = []
    for number, cells in enumerate(sheet.rows):
        if ids:
            first = before.get(ids[number], cells)
            made.append(row(game, lang, sheet, ids[number], cells, first, "differs" if first != cells else ""))
        else:
            made.append(row(game, lang, sheet, str(number), cells, cells, "" if tuple(cells) in known else "added"))
    if not ids:
        kept = {tuple(each) for each in sheet.rows}
        gone = [each for each in ours.rows if tuple(each) not in kept]
        made += [row(game, lang, sheet, "", each, each, "gone") for each in gone]
    return made


def drawn(game: Game, lang: str, row: Row) -> Row:
    """The same row with its drawing."""
    return replace(row, picture=stage.picture(game, lang, *row.thing)) if row.thing else row


def row(game: Game, lang: str, sheet: Sheet, key: str, cells: list[str], before: list[str], state: str) -> Row:
    """One row with everything that is told of it."""
    words, at = words_of(lang, game), sheet.header.index
    id = key if ID in sheet.header else ""
    thing = thing_of(game, sheet.name, id) if id else None
    mark = (cells[at(MARK)] if MARK in sheet.header else "") or mark_of(sheet)
    told = [
        Cell(
            title(words, "column", column),
            named(game, lang, sheet, column, cells[at(column)]),
            cells[at(column)] != before[at(column)],
            named(game, lang, sheet, column, before[at(column)]),
        )
        for column in shown(sheet)
    ]
    name, about = heading(game, words, sheet, id, thing, cells)
    sought = folded(" ".join([name, id, about, *[each.text for each in told]]))
    return Row(key, name, id, about, thing, mark, words.say(f"provenance-{mark}"), told, state, sought)


def heading(
    game: Game, words: Words, sheet: Sheet, id: str, thing: tuple[Kind, int] | None, cells: list[str]
) -> tuple[str, str]:
    """What a row is called, and a sentence about it where there is one."""
    if thing is not None:
        return words.thing(*thing), words.about(*thing)
    if not id:
        told = [named(game, words.lang, sheet, each, cells[sheet.header.index(each)]) for each in sheet.header[:2]]
        return " – ".join(told), ""
    key = f"row-{id.replace('_', '-')}"
    if words.has(key):
        return words.say(key), ""
    return name_of(game, words.lang, id), cells[sheet.header.index(WHAT)] if WHAT in sheet.header else ""
