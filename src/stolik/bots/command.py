"""`stolik hint` and `stolik analyse`: what the bot would do at a saved game, and how a finished one went."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from ..cli import flags
from ..engine.errors import GameOver, WrongSeat
from ..engine.record import Record
from ..games import games as all_games
from ..words import Words
from .analysis import Analysis
from .analysis import analyse as look_back
from .hints import Hint, hints
from .levels import Budget

USUAL = "1s"
WIDTH = 56
BARS = "▁▂▃▄▅▆▇█"


def words_of(record: Record, lang: str) -> Words:
    """The words of a game together with those of these commands."""
    language = flags.language(lang)
    return Words(language, record.game, extra=[Path(__file__).parent.parent / "arena" / "words" / f"{language}.ftl"])


def names_of(record: Record, words: Words) -> list[str]:
    """What the participants are called."""
    return [
        words.say("seat", number=index + 1) if index < record.state.seats else words.say(f"participant-{id}")
        for index, id in enumerate(record.game.participants(record.state))
    ]


def hint(
    file: flags.SavedGame,
    seat: Annotated[int, typer.Option(help="The seat to advise, from 1; 0: whoever must choose.")] = 0,
    budget: Annotated[str, typer.Option(help="How long to think: 1s, 500i.")] = USUAL,
    most: Annotated[int, typer.Option(min=1, help="How many options to show.")] = 3,
    as_json: flags.Json = False,
    lang: flags.Lang = "",
) -> None:
    """Show what a bot would do at a saved game, from the seat's own view."""
    record = Record.load(file.read_bytes(), all_games())
    deciders = record.state.deciders()
    if not deciders:
        raise GameOver("the game is over; expected one that is still being played (`stolik analyse` looks back)")
    if seat and seat - 1 not in deciders:
        raise WrongSeat(f"seat {seat} has nothing to choose now; expected {[each + 1 for each in deciders]}")
    chooser = seat - 1 if seat else deciders[0]
    thought = Budget.parse(budget)
    found = hints(record.game, record.view(chooser), thought.iterations, thought.seconds, most=most)
    if as_json:
        print(json.dumps({"seat": chooser, "hints": [each.plain() for each in found]}, ensure_ascii=False, indent=2))
        return
    words = words_of(record, lang)
    show_hints(found, chooser, names_of(record, words), words)


def show_hints(found: list[Hint], seat: int, names: list[str], words: Words) -> None:
    """The hints as a table for people."""
    table = Table(title=words.say("hint-title", seat=names[seat]), title_justify="left")
    table.add_column(words.say("hint-option"))
    for key in ("margin", "chance", "share"):
        table.add_column(words.say(f"hint-{key}"), justify="right")
    for each in found:
        said = words.option(each.option, names)
        table.add_row(said, f"{each.margin:+.1f}", f"{each.chance:.0%}", f"{each.share:.0%}")
    Console(highlight=False).print(table)


def analyse(
    file: flags.SavedGame,
    to_svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="The chances as a chart.")] = None,
    as_json: flags.Json = False,
    lang: flags.Lang = "",
) -> None:
    """Look back at a finished game: everybody's chances, and the turns that turned it."""
    from ..arena.report import chances_plot

    record = Record.load(file.read_bytes(), all_games())
    told = look_back(record)
    words = words_of(record, lang)
    names = names_of(record, words)
    if to_svg is not None:
        title, below = words.say("analysis-title"), words.say("analysis-choices")
        to_svg.write_text(chances_plot(told, names, title, below), encoding="utf-8")
    if as_json:
        print(json.dumps(told.plain(), ensure_ascii=False, indent=2))
        return
    show_analysis(told, names, words)
    if told.turning_points:
        print(words.say("analysis-replay", file=str(file), choice=told.turning_points[0].choice))
    if to_svg is not None:
        print(words.say("analysis-written", file=str(to_svg)))


def drawn(told: Analysis, names: list[str]) -> list[str]:
    """The chances as a line of bars for everybody, and the turning points by their numbers below."""
    last = max(1, told.moments[-1].choice)
    columns = [
        [each for each in told.moments if each.choice <= last * at / (WIDTH - 1)][-1].chances for at in range(WIDTH)
    ]
    wide = max(map(len, names))
    lines = []
    for index, name in enumerate(names):
        bars = "".join(BARS[min(len(BARS) - 1, int(chances[index] * len(BARS)))] for chances in columns)
        lines.append(f"{name:<{wide}}  {bars}  {told.moments[-1].chances[index]:.0%}")
    marks = [" "] * WIDTH
    for number, point in enumerate(told.turning_points, 1):
        marks[point.choice * (WIDTH - 1) // last] = str(number)
    return [*lines, " " * (wide + 2) + "".join(marks).rstrip()]


def show_analysis(told: Analysis, names: list[str], words: Words) -> None:
    """The turning points as a table for people."""
    console = Console(highlight=False)
    for line in drawn(told, names):
        console.print(line, markup=False)
    if not told.turning_points:
        console.print(words.say("analysis-calm"))
        return
    table = Table(title=words.say("analysis-points"), title_justify="left")
    for key in ("turn", "choice", "played", "player", "before", "after"):
        table.add_column(words.say(f"analysis-{key}"))
    for each in told.turning_points:
        who = names[each.seat] if 0 <= each.seat < len(names) else ""
        shares = (f"{each.before:.0%}", f"{each.after:.0%}")
        table.add_row(str(each.turn), str(each.choice), who, names[each.participant], *shares)
    console.print(table)
