"""Owners' copies: tables that read back as written, mistakes that are named, and rules that follow every number.

`STOLIK_CHANGES` says how many changed cells of each game are tried (3 in every run; 0 tries all of them).
"""

from __future__ import annotations

import os
import random
import re
from pathlib import Path

import msgspec
import pytest

from stolik.drawing.scene import Scene
from stolik.engine.contract import MOST_CHOICES
from stolik.engine.errors import BadRecord, UnknownGame
from stolik.engine.game import Game
from stolik.engine.printed import COPIES, Column, parsed, read, written
from stolik.engine.record import Record
from stolik.games import LOADED, copies, games, name_of, renew
from stolik.games import game as find
from stolik.games.copies import Change
from stolik.games.corrections import Corrections, amended, applied, brought, corrections_of
from stolik.words import Words

TRIED = int(os.environ.get("STOLIK_CHANGES", "3"))
WITH_TABLES = [game for game in games() if type(game).__module__ in COPIES]
every_game = pytest.mark.parametrize("game", WITH_TABLES, ids=lambda game: game.id)


def exported(game: Game, folder: Path) -> copies.Label:
    copies.export(game, folder)
    return copies.labelled(folder)


def change(folder: Path, table: str, row: int, column: str, text: str) -> None:
    """Write another text into a cell."""
    sheet = read(folder, table)
    sheet.rows[row][sheet.header.index(column)] = text
    (folder / f"{table}.csv").write_text(written(sheet), encoding="utf-8")


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


def cells(game: Game, *kinds: str) -> list[tuple[str, int, Column]]:
    """Every cell of some kinds."""
    return [
        (sheet.name, row, column)
        for sheet in copies.tables(game).sheets.values()
        for column in sheet.columns.values()
        if column.kind in kinds and column.name != "mark"
        for row in range(len(sheet))
    ]


def altered(text: str, column: Column, dice: random.Random) -> str:
    """A number up or down by one within what the cell may hold, another name, or names in another order."""
    if column.kind == "call":
        return re.sub(r"\d+", lambda found: str(int(found[0]) + 1), text, count=1)
    parts = text.split()
    if not parts:
        return text
    at = dice.randrange(len(parts))
    if column.among:
        parts[at] = dice.choice(column.among)
        dice.shuffle(parts)
    else:
        ways = [int(parts[at]) + way for way in (1, -1) if column.least <= int(parts[at]) + way <= column.most]
        parts[at] = str(dice.choice(ways)) if ways else parts[at]
    return " ".join(parts)


@every_game
def test_rules_views_words_and_drawings_follow_what_is_changed(game: Game, tmp_path: Path) -> None:
    dice = random.Random(18)
    found = cells(game, "number", "numbers", "name", "names", "call")
    wrong = []
    for number, (table, row, column) in enumerate(dice.sample(found, TRIED or len(found))):
        sheet = copies.tables(game).sheets[table]
        text = altered(sheet.rows[row][sheet.header.index(column.name)], column, dice)
        label = exported(game, tmp_path / f"copy-{number}")
        change(label.folder, table, row, column.name, text)
        wrong += tried(game, label, f"{table}, row {row + 1}, {column.name} = {text}", dice)
    assert not wrong


@every_game
def test_rows_without_an_id_can_go_and_come(game: Game, tmp_path: Path) -> None:
    dice = random.Random(19)
    wrong = []
    for sheet in copies.tables(game).sheets.values():
        if "id" in sheet.header:
            continue
        for number in range(TRIED or len(sheet)):
            row = dice.randrange(len(sheet))
            label = exported(game, tmp_path / f"{sheet.name}-{number}")
            copy = read(label.folder, sheet.name)
            if number % 2:
                del copy.rows[row]
            else:
                other = dice.choice(copy.rows)
                copy.rows.append([*copy.rows[row][:1], *other[1:]])
            (label.folder / f"{sheet.name}.csv").write_text(written(copy), encoding="utf-8")
            wrong += tried(
                game, label, f"{sheet.name}: {'without' if number % 2 else 'again like'} row {row + 1}", dice
            )
    assert not wrong


def tried(game: Game, label: copies.Label, said: str, dice: random.Random) -> list[str]:
    """What goes wrong with a changed copy; what does not fit together is told, and never played."""
    copy, mistakes = copies.tried(label, game)
    if mistakes:
        return [f"{said}: {each}" for each in mistakes if not each.table]
    try:
        assert copy is not None
        play(copy, *dice.choice(copy.modes()), dice)
    except Exception as error:
        return [f"{said}: {type(error).__name__}: {error}"]
    return []


def play(game: Game, players: int, variants: dict[str, str], dice: random.Random) -> None:
    """A random game to its end: pieces conserved, views that keep secrets, sentences, and the drawing now and then."""
    from stolik.web.pages.stage import table_of

    state = game.start(game.setup(players, dice.randrange(2**30), variants))
    words = Words("en", game)
    names = [f"P{seat}" for seat in range(9)]
    table = table_of(game)
    for count in range(MOST_CHOICES):
        if count % 10 == 0 or state.over:
            game.conserved(state)
        if state.over:
            assert sum(len(line.points) for line in game.score_sheet(state))
            return
        seat = state.deciders()[0]
        options = state.options(seat)
        if count % 25 == 0:
            view = game.redact(state, seat)
            assert [str(each) for each in view.options(seat)] == [str(each) for each in options]
            scene = Scene(game, view, seat, words, names, options=options, deciders=state.deciders())
            for drawn in (table.board(scene), table.mat(scene, seat), table.hand(scene)):
                assert "UNKNOWN" not in drawn
            assert all(words.option(each, names) for each in options)
        state.choose(dice.choice(options), seat)
    raise AssertionError("it does not end")


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
        change(label.folder, table, row, column.name, altered(before, column, dice))
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
            change(label.folder, table, row, column.name, altered(before, column, random.Random(2)))
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
