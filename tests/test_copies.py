"""Owners' copies: tables that read back as written, mistakes that are named, and rules that follow every number.

A few changes of each game are tried in every run, all of them by `python tests/changes.py`.
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import msgspec
import pytest
from changes import WITH_TABLES, Strict, alterations, altered, cells, change, exported, tried

from stolik.engine.errors import BadRecord, UnknownGame
from stolik.engine.game import Game
from stolik.engine.option import Option, Phrase
from stolik.engine.printed import MOST_BYTES, parsed, read, written
from stolik.engine.record import Record
from stolik.games import LOADED, copies, folder, mistakes, name_of, renew
from stolik.games import game as find
from stolik.games.copies import Change
from stolik.games.mistakes import GAP
from stolik.games.corrections import Corrections, amended, applied, brought, corrections_of
from stolik.lessons.course import read as read_course
from stolik.lessons.numbers import NoSuchCell, counted, filled
from stolik.lessons.rulebook import rulebook
from stolik.web.pages.stage import table_of
from stolik.words import Words

every_game = pytest.mark.parametrize("game", WITH_TABLES, ids=lambda game: game.id)


@every_game
def test_tables_are_right_aligned_and_exported_as_they_are(game: Game, tmp_path: Path) -> None:
    tables = copies.tables(game)
    assert tables.mistakes() == []
    for name in tables.sheets:
        text = (tables.folder / f"{name}.csv").read_text(encoding="utf-8")
        assert written(read(tables.folder, name)) == text, f"{name}.csv is not aligned"
        assert text.startswith("# ["), f"{name}.csv does not say where it comes from"
    assert {each.stem for each in tables.folder.glob("*.csv")} == set(tables.sheets), "a table that nobody reads"
    copy = copies.load(exported(game, tmp_path / "mine"), game)
    assert copy.id == f"{game.id}@mine" and copies.changes(copy) == []
    assert copies.tables(copy).fingerprint() == tables.fingerprint()


@every_game
def test_all_columns_are_read(game: Game) -> None:
    for sheet in copies.tables(game).sheets.values():
        assert set(sheet.header) == set(sheet.columns) | ({"id", "mark", "what"} & set(sheet.header)), sheet.name


@every_game
def test_rules_views_words_and_drawings_follow_what_is_changed(game: Game, tmp_path: Path) -> None:
    dice = random.Random(18)
    wrong = []
    for number, alteration in enumerate(dice.sample(alterations(game), 3)):
        wrong += tried(game, alteration, tmp_path / str(number), dice).wrong
    assert not wrong, "\n".join(wrong)


@every_game
def test_every_mistake_is_named_by_file_row_and_column(game: Game, tmp_path: Path) -> None:
    label = exported(game, tmp_path / "wrong")
    dice = random.Random(5)
    chosen = dice.sample(cells(game, "number"), 3)
    for table, row, column in chosen:
        change(label.folder, table, row, column.name, "many")
    told = {(each.table, each.row, each.column) for each in copies.tried(label, game)[1]}
    assert {(table, row + 1, column.name) for table, row, column in chosen} <= told
    with pytest.raises(copies.BadCopy, match="many"):
        copies.load(label, game)


@every_game
def test_missing_and_unknown_rows_columns_and_files_are_named(game: Game, tmp_path: Path) -> None:
    sheet = next(each for each in copies.tables(game).sheets.values() if "id" in each.header and len(each) > 2)
    label = exported(game, tmp_path / "wrong")
    file = label.folder / f"{sheet.name}.csv"
    change(label.folder, sheet.name, 0, "id", "nobody_knows_this")
    told = " ".join(map(str, copies.tried(label, game)[1]))
    assert "nobody_knows_this" in told and f"no row {sheet.rows[0][sheet.header.index('id')]}" in told
    file.write_text("# [rulebook]\nname\nx\n", encoding="utf-8")
    assert "no such column" in " ".join(map(str, copies.tried(label, game)[1]))
    file.unlink()
    assert "cannot be read" in " ".join(map(str, copies.tried(label, game)[1]))


def doubled(data: bytes) -> bytes:
    """A table whose last row stands there twice."""
    lines = data.rstrip(b"\n").split(b"\n")
    return b"\n".join([*lines, lines[-1]]) + b"\n"


BROKEN: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "no UTF-8": lambda data: data + b"\xff\xfe",
    "UTF-16": lambda data: data.decode().encode("utf-16"),
    "a cell too many": lambda data: data.rstrip(b"\n") + b", 1\n",
    "a cell too few": lambda data: data.rstrip(b"\n").rpartition(b",")[0] + b"\n",
    "a row twice": doubled,
    "an open quotation mark": lambda data: data.rstrip(b"\n") + b'"\n"',
    "huge": lambda data: data + b"# " + b"x" * MOST_BYTES,
    "binary": lambda data: bytes(range(256)) * 9,
    "no mark": lambda data: data.replace(b"# [", b"# [very ", 1),
}


@every_game
def test_broken_files_are_told_and_never_half_read(game: Game, tmp_path: Path) -> None:
    """Each table is broken in one way, in copies of their own; every mistake names its file."""
    sheets = [each.name for each in copies.tables(game).sheets.values() if "id" in each.header]
    for part in range(0, len(BROKEN), len(sheets)):
        label = exported(game, tmp_path / f"broken-{part}")
        ways = dict(zip(sheets, list(BROKEN)[part : part + len(sheets)]))
        for table, way in ways.items():
            file = label.folder / f"{table}.csv"
            file.write_bytes(BROKEN[way](file.read_bytes()))
        _, mistakes = copies.tried(label, game)
        told = {each.table for each in mistakes}
        assert told == set(ways), [(table, ways[table]) for table in set(ways) ^ told]
        assert all(each.expected for each in mistakes)
        with pytest.raises(copies.BadCopy, match="cannot be played with"):
            copies.load(label, game)


def spreadsheet(text: str) -> bytes:
    """A table as a spreadsheet saves it elsewhere: semicolons, empty cells at the end, a mark at the beginning, CRLF."""
    sheet = parsed("", text)
    grid = [[f'"{cell}"' if ";" in cell else cell for cell in row] for row in [sheet.header, *sheet.rows]]
    lines = ["# " + note for note in sheet.notes] + [";".join(row) for row in grid]
    return ("\ufeff" + "".join(f"{line};;\r\n" for line in lines) + ";;;;\r\n").encode()


@every_game
def test_tables_saved_by_a_spreadsheet_are_the_same_tables(game: Game, tmp_path: Path) -> None:
    label = exported(game, tmp_path / "mine")
    for path in label.folder.glob("*.csv"):
        path.write_bytes(spreadsheet(path.read_text(encoding="utf-8")))
    copy = copies.load(label, game)
    assert copies.changes(copy) == [] and copies.tables(copy).fingerprint() == copies.tables(game).fingerprint()
    for path in label.folder.glob("*.csv"):
        text = path.read_text(encoding="utf-8-sig")
        assert parsed("", amended(text, 0, {})).rows == parsed("", text).rows
    copies.load(label, game)


def sentences(call: ast.Call) -> Iterator[str]:
    """What a law says when it does not hold: what was found and what was expected, with {} for what is filled in."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    said = {"require": call.args[-2:], "wrong": call.args[-2:], "unread": call.args[-2:], "fail": call.args[-1:]}
    parts = list(said.get(name, call.args[-1:] if name == "Unreadable" else []))
    while parts:
        part = parts.pop()
        if isinstance(part, ast.IfExp):
            parts += [part.body, part.orelse]
        elif isinstance(part, ast.JoinedStr):
            yield "".join(str(each.value) if isinstance(each, ast.Constant) else GAP for each in part.values)
        elif isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def test_every_mistake_is_told_in_polish() -> None:
    root = Path(mistakes.__file__).parent
    for path in [root.parent / "engine" / "printed.py", *root.rglob("*.py")]:
        if path.name not in ("laws.py", "state.py"):
            calls = [each for each in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(each, ast.Call)]
            for said in {each.replace(GAP, "7") for call in calls for each in sentences(call)}:
                known = mistakes.phrase(said, "pl") != said or not re.search("[a-z]{3}", said)
                assert known, f"{path.parent.name}/{path.name}: {said!r} is in no {mistakes.FILE}"
    assert mistakes.told("orders.csv, row 1, column white: 'six'; expected a number from 0 to 20", "pl") == (
        "orders.csv, wiersz 1, kolumna white: 'six'; powinno być: liczba od 0 do 20"
    )
    assert mistakes.told("my-box cannot be played with:\n  paths.csv: no way from a to b; expected x", "pl") == (
        "my-box: z tym nie da się grać:\n  paths.csv: brak drogi z a do b; powinno być: x"
    )


def test_a_folder_without_a_label_is_no_copy(tmp_path: Path) -> None:
    with pytest.raises(copies.BadCopy, match=r"copy\.toml"):
        copies.labelled(tmp_path)
    (tmp_path / "copy.toml").write_text('game = "x"\nname = "../x"\n')
    with pytest.raises(copies.BadCopy, match="small letters"):
        copies.labelled(tmp_path)


@every_game
def test_a_record_of_a_copy_replays_elsewhere_or_says_what_is_missing(game: Game, tmp_path: Path) -> None:
    label = exported(game, tmp_path / "mine")
    for table, row, column in cells(game, "number"):
        sheet = copies.tables(game).sheets[table]
        before = int(sheet.rows[row][sheet.header.index(column.name)])
        if before < column.most:
            change(label.folder, table, row, column.name, str(before + 1))
            copy, mistakes = copies.tried(label, game)
            if copy is not None and not mistakes:
                break
            change(label.folder, table, row, column.name, str(before))
    for sheet in copies.tables(game).sheets.values():
        if "id" not in sheet.header:
            shorter = read(label.folder, sheet.name)
            shorter.rows.append(shorter.rows.pop(0))  # another order is the same table
            (label.folder / f"{sheet.name}.csv").write_text(written(shorter), encoding="utf-8")
    copy = copies.load(label, game)
    record = Record(copy, copy.setup(max(copy.seats[0], 2), 7))
    for _ in range(20):
        record.play(str(record.state.options()[0]), record.state.deciders()[0])
    saved = record.save()
    (rebuilt,) = copies.brought(saved, [game])
    assert rebuilt.id == copy.id and rebuilt.copy is not None and rebuilt.copy["changes"] == copy.copy["changes"]
    again = Record.load(saved, [game, rebuilt])
    assert [str(each) for each in again.choices] == [str(each) for each in record.choices]
    assert copies.brought(saved, [game, copy]) == []
    with pytest.raises(copies.BadCopy, match=f"no place for .*\n  {table}, ?.*, nowhere"):
        copies.brought(saved.replace(f'"{column.name}"'.encode(), b'"nowhere"', 1), [game])
    with pytest.raises(copies.BadCopy, match="changed since"):
        copies.brought(saved.replace(copy.copy["fingerprint"].encode(), b"0" * 16), [game])
    with pytest.raises(BadRecord, match=f"unknown game .*{table} "):
        Record.load(saved, [game])
    assert Words("en", copy).say("title").endswith("· mine")


# -- corrections ----------------------------------------------------------------------------------------------------

LOOSE = '# [rulebook] Words.\nid, cost, effect\n\nx,1,  draw(2)\n# between\ny,   2,"take(blue, 3)"\n'


def test_a_correction_changes_its_line_alone() -> None:
    assert amended(LOOSE, 1, {"effect": "take(blue, 4)"}) == LOOSE.replace("blue, 3", "blue, 4")
    assert amended(LOOSE, 0, {"cost": "10"}) == LOOSE.replace("x,1,", "x,10,")
    assert amended(LOOSE, 0, None) == LOOSE.replace("x,1,  draw(2)\n", "")
    assert amended(LOOSE, 2, {"id": "z", "cost": "0"}).endswith('blue, 3)"\nz, 0, \n')
    aligned = written(parsed("", LOOSE))
    assert amended(aligned, 0, {"cost": "100"}) == written(parsed("", LOOSE.replace("x,1,", "x,100,")))


@every_game
def test_a_file_of_corrections_makes_the_same_copy_elsewhere(game: Game, tmp_path: Path) -> None:
    label, dice = exported(game, tmp_path / "mine"), random.Random(8)
    for table, row, column in dice.sample(cells(game, "number"), 12):
        sheet = read(label.folder, table)
        before = sheet.rows[row][sheet.header.index(column.name)]
        change(label.folder, table, row, column.name, dice.choice(altered(before, column)))
        if copies.tried(label, game)[1]:
            change(label.folder, table, row, column.name, before)
    sent = msgspec.json.encode(corrections_of(copies.load(label, game)))
    there = exported(game, tmp_path / "theirs")
    assert applied(brought(sent), there.folder, game) == []
    made = copies.load(there, game)
    assert copies.changes(made) == brought(sent).changes != []
    assert {each.name for each in there.folder.glob("*")} == {each.name for each in label.folder.glob("*")}
    lost = [Change("../" + brought(sent).changes[0].table, "x", "y", "", "1"), Change("nothing", "x", "y", "", "1")]
    lost.append(Change(brought(sent).changes[0].table, "nobody", "y", "", "1"))
    assert applied(Corrections(game.id, lost), there.folder, game) == lost
    for bad in (b"", b"[]", b'{"copy": 3}', b'{"copy": "x", "changes": [[1]]}', b"[" * 100_000):
        with pytest.raises(copies.BadCopy, match="no file of corrections"):
            brought(bad)


def test_a_copy_that_is_corrected_is_found_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(copies.LIBRARY, str(tmp_path))
    game = WITH_TABLES[0]
    label = exported(game, tmp_path / "edited")
    try:
        first = find(label.id)
        copies.keep(label, first)
        for table, row, column in cells(game, "number"):
            sheet = read(label.folder, table)
            before = sheet.rows[row][sheet.header.index(column.name)]
            change(label.folder, table, row, column.name, altered(before, column)[0])
            second, mistakes = copies.tried(label, game)
            if second is not None and not mistakes and copies.changes(second):
                break
            change(label.folder, table, row, column.name, before)
        second = renew(label.id)
        assert find(label.id) is second and second.rules_version != first.rules_version
        LOADED.pop(name_of(first), None)
        again = find(name_of(first))
        assert again is not first and again.copy == first.copy and again.rules_version == first.rules_version
        assert find(name_of(second)) is second
        for wrong in ("0" * 16, "../../../etc/passwd", ""):
            with pytest.raises((copies.BadCopy, UnknownGame)):
                find(f"{label.id}x~{wrong}")
        with pytest.raises(copies.BadCopy, match="no edition"):
            find(f"{label.id}~../copy")
    finally:
        for id in [each for each in LOADED if "@" in each]:
            del LOADED[id]


def test_prose_and_words_follow_a_copy(tmp_path: Path) -> None:
    """Rules to read, whys, names and explanations speak of the numbers of the copy, in the right forms."""
    game = next(each for each in WITH_TABLES if each.id == "revive")
    label = exported(game, tmp_path / "mine")
    change(label.folder, "buildings", 1, "gears", "7")
    change(label.folder, "citizens", 0, "top", "gear(4) + choose(crystal(3) / energy(2))")
    copy = copies.load(label, game)
    pieces = import_module(f"{type(copy).__module__}.pieces")
    for lang, price, card in (
        ("en", "7 gears", "Top: 4 gears, 3 crystals or 2 energy markers."),
        ("pl", "7 zębatek", "Góra: 4 zębatki, 3 kryształy albo 2 znaczniki energii."),
    ):
        chapter = next(each for each in rulebook(copy).chapters if each.id == "build")
        assert price in chapter.text.to(lang) and price not in rulebook(game).chapters[8].text.to(lang)
        words = Strict(lang, copy)
        assert price in words.why(Phrase(pieces.ASK_SIZE, (0,)))
        assert card in words.about(pieces.CARD, pieces.CARD.ids["cit_g01"])
    effect = pieces.EFFECT.ids["crystal_3_or_energy_2"]
    assert Strict("en", copy).option(Option(pieces.RESOLVE, (effect,))) == "Resolve: 3 crystals or 2 energy markers"


def test_events_leaders_and_the_coach_of_a_whole_game_follow_a_copy(tmp_path: Path) -> None:
    game = next(each for each in WITH_TABLES if each.id == "circadians")
    label = exported(game, tmp_path / "mine")
    winds = [row[0] for row in read(label.folder, "savings").rows].index("ev_tail_winds")
    change(label.folder, "savings", winds, "amount", "3")
    change(label.folder, "savings", winds, "place", "foundry")
    change(label.folder, "farms", 8, "gems", "1")  # Sunari's own
    change(label.folder, "lists", 6, "numbers", "11 4 2")  # what everybody starts with
    copy = copies.load(label, game)
    pieces = import_module(f"{type(copy).__module__}.pieces")
    words = Strict("en", copy)
    event = words.about(pieces.EVENT, pieces.EVENT.ids["ev_tail_winds"])
    assert event == "The Foundry costs 3 energy less. The Control Room costs 5 water less."
    assert "1 energy and 1 gem at every harvest" in words.about(pieces.LEADER, pieces.LEADER.ids["leader_sunari"])
    course = read_course((folder(copy) / "course.toml").read_text(encoding="utf-8"), copy)
    said = next(each.say.pl for each in course.guided.triggers if each.id == "draft")
    assert "woda 11" in said


def test_numbers_on_a_board_follow_a_copy(tmp_path: Path) -> None:
    """What is printed on Circadians' boards is drawn from the tables: each change alone draws another board."""
    game = next(each for each in WITH_TABLES if each.id == "circadians")
    drawn = {str(table_of(game).ground(Strict("en", game)))}
    changes = [
        ("prices", "laboratory", "amount", "4"), ("prices", "foundry", "water", "9"), ("academy", "column_3", "price", "5"),
        ("numbers", "hq_water", "value", "6"), ("numbers", "hq_cards", "value", "3"),
        ("numbers", "delivery_dice", "value", "2"), ("numbers", "delivery_cards", "value", "3"),
    ]  # fmt: skip
    for number, (table, id, column, text) in enumerate(changes):
        label = exported(game, tmp_path / str(number))
        change(label.folder, table, read(label.folder, table).ids().index(id), column, text)
        copy = copies.load(label, game)
        drawn.add(str(table_of(copy).ground(Strict("en", copy))))
    assert len(drawn) == 1 + len(changes)


def test_prose_that_speaks_of_no_cell_is_refused() -> None:
    game = WITH_TABLES[0]
    with pytest.raises(NoSuchCell, match="numbers.nothing"):
        filled(game, "{numbers.nothing.value}", "en")
    assert (
        counted("22", "krok|kroki|kroków", "pl") == "22 kroki"
        and counted("12", "krok|kroki|kroków", "pl") == "12 kroków"
    )
