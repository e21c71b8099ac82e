"""Owners' copies: tables that read back as written, mistakes that are named, and rules that follow every number.

`STOLIK_CHANGES` says how many changes of each game are tried: 3 in every run, 0 for all of them, 2/8 for the second of
eight parts of all.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolik.drawing.scene import Scene
from stolik.engine import contract
from stolik.engine.contract import MOST_CHOICES
from stolik.engine.errors import BadRecord, UnknownGame
from stolik.engine.game import Game
from stolik.engine.option import Option, Phrase
from stolik.engine.printed import COPIES, MOST_BYTES, Column, parsed, read, written
from stolik.engine.record import Record
from stolik.engine.rng import Dice
from stolik.games import LOADED, copies, games, name_of, renew
from stolik.games import game as find
from stolik.games.copies import Change
from stolik.games.corrections import Corrections, amended, applied, brought, corrections_of
from stolik.lessons.numbers import NoSuchCell, counted, filled
from stolik.lessons.rulebook import rulebook
from stolik.words import Words

TRIED, _, PARTS = os.environ.get("STOLIK_CHANGES", "3").partition("/")
TOGETHER = 24  # changes in one copy, where all of them are tried
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


Alteration = tuple[str, int, str, str]  # table, row, column, another text; without a column: the whole row, or none


def numbers_changed(text: str, least: int, most: int) -> list[str]:
    """Each number in a text up and down by one."""
    found = []
    for each in re.finditer(r"(?<![a-z_0-9])-?[0-9]+", text):
        for way in (1, -1):
            if least <= int(each[0]) + way <= most:
                found.append(text[: each.start()] + str(int(each[0]) + way) + text[each.end() :])
    return found


def names_changed(parts: list[str], among: tuple[str, ...]) -> list[str]:
    """Each name replaced by the next one, and all of them in another order."""
    found = [" ".join(reversed(parts))] if parts != parts[::-1] else []
    for at, name in enumerate(parts):
        following = among[(among.index(name) + 1) % len(among)]
        found.append(" ".join([*parts[:at], following, *parts[at + 1 :]]))
    return found


def altered(text: str, column: Column) -> list[str]:
    """What else a cell may hold."""
    if column.kind == "call":
        return numbers_changed(text, 1, 9)
    if column.among:
        return names_changed(text.split(), column.among)
    found = numbers_changed(text, column.least, column.most)
    parts = text.split()
    return [*found, " ".join(reversed(parts))] if parts != parts[::-1] else found


def alterations(game: Game) -> list[Alteration]:
    """Everything that is tried: cells that read otherwise, and rows without a name (paths) that go and come."""
    found: list[Alteration] = []
    for table, row, column in cells(game, "number", "numbers", "name", "names", "call"):
        sheet = copies.tables(game).sheets[table]
        text = sheet.rows[row][sheet.header.index(column.name)]
        found += [(table, row, column.name, other) for other in altered(text, column)]
    for sheet in copies.tables(game).sheets.values():
        if "id" not in sheet.header:
            for row, cells_ in enumerate(sheet.rows):
                other = sheet.rows[(row + 1) % len(sheet)]
                found += [(sheet.name, row, "", ""), (sheet.name, row, "", "|".join([cells_[0], *other[1:]]))]
    return found


def alter(folder: Path, alteration: Alteration) -> None:
    """Make a change in a folder; a row that goes is left empty until all changes are made."""
    table, row, column, text = alteration
    if column:
        change(folder, table, row, column, text)
        return
    sheet = read(folder, table)
    if text:
        sheet.rows.append(text.split("|"))
    else:
        del sheet.rows[row]
    (folder / f"{table}.csv").write_text(written(sheet), encoding="utf-8")


@every_game
def test_rules_views_words_and_drawings_follow_what_is_changed(game: Game, tmp_path: Path) -> None:
    dice = random.Random(18)
    found = alterations(game)
    dice.shuffle(found)
    if PARTS:
        found = found[int(TRIED) - 1 :: int(PARTS)]
    elif TRIED != "0":
        found = found[: int(TRIED)]
    size = 1 if TRIED == "3" else TOGETHER
    wrong = []
    for at in range(0, len(found), size):
        wrong += tried(game, found[at : at + size], tmp_path / f"copy-{at}", dice)
    assert not wrong, "\n".join(wrong)


def tried(game: Game, changes: list[Alteration], folder: Path, dice: random.Random) -> list[str]:
    """What goes wrong with changes; what does not fit together is told, left out, and never played."""
    label = exported(game, folder)
    for each in sorted(changes, key=lambda each: (each[2] == "", each[3] == "", -each[1])):
        alter(label.folder, each)
    copy, mistakes = copies.tried(label, game)
    wrong = [str(each) for each in mistakes if not each.table]
    if copy is not None and not mistakes:
        try:
            play(copy, *dice.choice(copy.modes()), dice)
        except Exception as error:
            wrong = [f"{type(error).__name__}: {error}"]
    if len(changes) == 1:
        return [f"{', '.join(map(str, changes[0]))}: {each}" for each in wrong]
    if not wrong and not mistakes:
        return []
    told = {(each.table, each.row - 1) for each in mistakes}
    fit = [each for each in changes if (each[0], each[1]) not in told]
    if mistakes and fit and len(fit) < len(changes):
        return tried(game, fit, folder / "fit", dice)
    half = len(changes) // 2
    parts = ((changes[:half], "a"), (changes[half:], "b"))
    return [each for part, name in parts for each in tried(game, part, folder / name, dice)]


class Strict(Words):
    """Words that miss nothing."""

    def say(self, key: str, attribute: str = "", **args: Any) -> str:
        assert self.has(key, attribute), f"{key} {attribute} is not told"
        return super().say(key, attribute, **args)


def play(game: Game, players: int, variants: dict[str, str], dice: random.Random) -> None:
    """A random game to its end: pieces conserved, the laws of the contract, sentences and drawings now and then."""
    from stolik.web.pages.stage import table_of

    state = game.start(game.setup(players, dice.randrange(2**30), variants))
    words = Strict(dice.choice(("en", "pl")), game)
    names = [f"P{seat}" for seat in range(9)]
    table = table_of(game)
    table.ground(words)
    for count in range(MOST_CHOICES):
        if count % 10 == 0 or state.over:
            game.conserved(state)
        if state.over:
            contract.ending_is_told(game, state)
            return
        seat = state.deciders()[0]
        options = state.options(seat)
        option = dice.choice(options)
        if count % 40 == 0:
            contract.offers_are_sound(game, state, seat, options)
            contract.steps_are_as_declared(game, state)
            contract.clones_are_isolated(game, state, seat, option)
            contract.views_are_honest(game, state, Dice(count))
            game.evaluate(state, seat)
            view = game.redact(state, seat)
            scene = Scene(game, view, seat, words, names, options=options, deciders=state.deciders())
            for drawn in (table.board(scene), table.mat(scene, seat), table.brief(scene, seat), table.hand(scene)):
                assert "UNKNOWN" not in drawn
            assert all(words.option(each, names) for each in options)
            prompt = state.prompt(seat)
            assert prompt is None or (words.prompt(prompt, names) and words.why(prompt) is not None)
            assert all(words.event(each, names) for each in state.events or [])
        state.choose(option, seat)
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


def test_prose_that_speaks_of_no_cell_is_refused() -> None:
    game = WITH_TABLES[0]
    with pytest.raises(NoSuchCell, match="numbers.nothing"):
        filled(game, "{numbers.nothing.value}", "en")
    assert (
        counted("22", "krok|kroki|kroków", "pl") == "22 kroki"
        and counted("12", "krok|kroki|kroków", "pl") == "12 kroków"
    )
