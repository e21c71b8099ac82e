"""Effects as the tables write them: every row reads as it is written, and what cannot be read is told."""

from __future__ import annotations

import pytest

from stolik.engine.printed import COPIES, Unreadable
from stolik.games.revive import GAME
from stolik.games.revive.effects import written
from stolik.games.revive.notation import EVERYWHERE, read

CELLS = [
    (f"{sheet.name}, {row[0]}, {column.name}", row[sheet.header.index(column.name)])
    for sheet in COPIES[type(GAME).__module__].sheets.values()
    for column in sheet.columns.values()
    if column.kind == "call"
    for row in sheet.rows
]


def test_every_printed_effect_reads_as_it_is_written() -> None:
    assert len(CELLS) > 200
    assert [name for name, cell in CELLS if written(read(cell)) != cell] == []


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        ("gaer(2)", "one of gear, book"),
        ("gear", r"\( after 'gear'"),
        ("gear(0)", r"a number from 1 to 9 after 'gear\('"),
        ("gear(12)", "a number from 1 to 9"),
        ("gear(2", r"\) after 'gear\(2'"),
        ("gear(2) food(1)", r"\+ or the end after 'gear\(2\) '"),
        ("gear(2) +", "one of gear"),
        ("advance(blue,1)", "one of gray, green, yellow, any"),
        ("advance(gray)", ", after"),
        ("choose(gear(1))", "/ after"),
        ("choose(gear(1) + book(1) / food(1))", "one icon, nothing more"),
        ("pay(gear:1 > food(1), 1)", "=> after"),
        ("pay(basic:2 => crystal(1), 1)", "one basic resource, once"),
        ("per(everything, gear(1))", "one of gray_in_slots"),
        ("act(sleep)", "one of build, explore, populate"),
        ("while_in_play(gear(1))", "one of range, discount"),
    ],
)
def test_what_cannot_be_read_is_told_by_what_was_expected(cell: str, expected: str) -> None:
    with pytest.raises(Unreadable, match=expected):
        read(cell)


def test_words_that_mean_something_only_elsewhere_are_refused() -> None:
    with pytest.raises(Unreadable, match="one of gear"):
        read("hibernate_remove", EVERYWHERE)
