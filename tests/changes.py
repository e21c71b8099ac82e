"""Every change of a printed fact, tried alone: `python tests/changes.py --jobs 16 [GAME ...]`.

Each number goes up and down by one, each name gives way to the next, lists are turned around, paths go and come. A copy
with the change is told in both languages and played; what goes wrong is printed as it happens, with the change. What
the laws of a table refuse is never played; `--refused` lists those changes, to see whether a law is too tight.
"""

from __future__ import annotations

import argparse
import random
import re
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from multiprocessing import Pool
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from stolik.drawing.scene import Scene
from stolik.engine import contract
from stolik.engine.contract import MOST_CHOICES
from stolik.engine.game import Game
from stolik.engine.option import Numeric
from stolik.engine.printed import COPIES, Column, read, written
from stolik.engine.rng import Dice
from stolik.games import copies, games
from stolik.games import game as find
from stolik.lessons.rulebook import rulebook
from stolik.web.pages.stage import table_of
from stolik.words import LANGUAGES, Words

LONGEST = 120  # seconds for one change
WITH_TABLES = [game for game in games() if type(game).__module__ in COPIES]


def exported(game: Game, folder: Path) -> copies.Label:
    copies.export(game, folder)
    return copies.labelled(folder)


def change(folder: Path, table: str, row: int, column: str, text: str) -> None:
    """Write another text into a cell."""
    sheet = read(folder, table)
    sheet.rows[row][sheet.header.index(column)] = text
    (folder / f"{table}.csv").write_text(written(sheet), encoding="utf-8")


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


class Strict(Words):
    """Words that miss nothing."""

    def say(self, key: str, attribute: str = "", **args: Any) -> str:
        assert self.has(key, attribute), f"{key} {attribute} is not told"
        return super().say(key, attribute, **args)


def tell(game: Game) -> None:
    """Everything has a name and an explanation, and the rules can be read, in both languages."""
    for lang in LANGUAGES:
        words = Strict(lang, game)
        for kind in import_module(f"{type(game).__module__}.pieces").KINDS:
            for value in range(0 if isinstance(kind, Numeric) else len(kind.names)):
                told = f"{words.forms(kind, value)['']} {words.about(kind, value)}"
                assert "{" not in told, f"{kind.name} {kind.names[value]}: {told}"
    assert rulebook(game)


def play(game: Game, players: int, variants: dict[str, str], dice: random.Random) -> None:
    """A random game to its end: pieces conserved, the laws of the contract, sentences and drawings now and then."""
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


@dataclass
class Trial:
    """What came of a change: what its tables' laws say against it, and what went wrong."""

    refused: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


def tried(game: Game, change: Alteration, folder: Path, dice: random.Random, plays: int = 1) -> Trial:
    """A copy with one change: what does not fit together is told by its table; everything else is played."""
    label = exported(game, folder)
    alter(label.folder, change)
    copy, mistakes = copies.tried(label, game)
    wrong = [str(each) for each in mistakes if not each.table]
    refused = [str(each) for each in mistakes if each.table]
    if copy is not None and not mistakes:
        try:
            tell(copy)
            for _ in range(plays):
                play(copy, *dice.choice(copy.modes()), dice)
        except Exception as error:
            wrong = [f"{type(error).__name__}: {error}"]
    return Trial(refused, [f"{game.id}: {', '.join(map(str, change))}: {each}" for each in wrong])


def late(*_: object) -> None:
    raise TimeoutError(f"not done in {LONGEST} s")


def tried_in_a_process(plays: int, job: tuple[str, Alteration]) -> tuple[tuple[str, Alteration], Trial]:
    """The same where a change that never ends is ended; the dice are the change's own."""
    signal.signal(signal.SIGALRM, late)
    signal.alarm(LONGEST)
    with TemporaryDirectory() as folder:
        try:
            return job, tried(find(job[0]), job[1], Path(folder) / "copy", random.Random(str(job)), plays)
        except Exception as error:
            return job, Trial(wrong=[f"{job}: {type(error).__name__}: {error}"])
        finally:
            signal.alarm(0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[game.id for game in WITH_TABLES])
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--plays", type=int, default=1, help="games with each change")
    parser.add_argument("--part", default="1/1", help="2/8: the second of eight parts of all changes")
    parser.add_argument("--seconds", type=float, default=1e9, help="then it stops and says how far it came")
    parser.add_argument("--refused", action="store_true", help="list what laws refuse")
    given = parser.parse_args()
    part, _, parts = given.part.partition("/")
    work = [(id, change) for id in given.games for change in alterations(find(id))]
    random.Random(18).shuffle(work)
    work = work[int(part) - 1 :: int(parts)]
    counts: dict[str, Counter[str]] = {id: Counter() for id in given.games}
    end = time.monotonic() + given.seconds
    with Pool(given.jobs, maxtasksperchild=16) as pool:
        for (id, change), trial in pool.imap_unordered(partial(tried_in_a_process, given.plays), work):
            counts[id]["wrong" if trial.wrong else "refused" if trial.refused else "played"] += 1
            for each in trial.wrong:
                print("WRONG", each, flush=True)
            if given.refused and trial.refused:
                print("refused", id, *change, "|", trial.refused[0], flush=True)
            if sum(map(Counter.total, counts.values())) % 250 == 0:
                print({each: dict(count) for each, count in counts.items()}, flush=True)
            if time.monotonic() > end:
                break
        pool.terminate()
    print(f"{len(work)} changes:", {each: dict(count) for each, count in counts.items()}, flush=True)
    sys.exit(any(count["wrong"] for count in counts.values()))


if __name__ == "__main__":
    main()
