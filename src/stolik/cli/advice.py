"""`stolik hint` and `stolik analyse`: what the bot would do at a saved game, and how a finished one went."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from ..arena.report import chances_plot
from ..bots.analysis import Analysis
from ..bots.analysis import analyse as look_back
from ..bots.hints import Hint, hints
from ..bots.levels import Budget
from ..bots.telling import told, turned
from ..engine.errors import GameOver, WrongSeat
from ..engine.game import Game
from . import flags
from .voice import Voice

USUAL = "1s"
WIDTH = 56
BARS = "▁▂▃▄▅▆▇█"


def hint(
    file: flags.SavedGame,
    seat: Annotated[int, typer.Option(help="The seat to advise, from 1; 0: whoever must choose.")] = 0,
    budget: Annotated[str, typer.Option(help="How long to think: 1s, 500i.")] = USUAL,
    most: Annotated[int, typer.Option(min=1, help="How many options to show.")] = 3,
    as_json: flags.Json = False,
    lang: flags.Lang = "",
) -> None:
    """Show what a bot would do at a saved game, from the seat's own view."""
    record, voice = flags.saved_game(file, lang)
    deciders = record.state.deciders()
    if not deciders:
        raise GameOver(voice.say("hint-over"))
    if seat and seat - 1 not in deciders:
        raise WrongSeat(voice.say("hint-waits", seat=seat, seats=", ".join(str(each + 1) for each in deciders)))
    chooser = seat - 1 if seat else deciders[0]
    thought = Budget.parse(budget)
    found = hints(record.game, record.view(chooser), thought.iterations, thought.seconds, most=most)
    if as_json:
        flags.print_json({"seat": chooser, "hints": [each.plain() for each in found]})
        return
    voice.tell("hint-title", "bold", seat=voice.names[chooser])
    show_hints(found, chooser, voice)


def show_hints(found: list[Hint], seat: int, voice: Voice) -> None:
    """The hints as a coach would tell them: each with how sure it is, what follows and why; the numbers last and quiet."""
    for number, each in enumerate(told(found, voice.words, voice.names, seat), 1):
        line = Text(f"{number:>3}  ", style="bold cyan")
        line.append(each.title, style="default bold")
        line.append(f"  {each.verdict}", style="yellow not bold")
        voice.console.print(line)
        for text, style in ((each.then, ""), (" ".join(each.reasons), ""), (each.numbers, "dim")):
            if text:
                voice.console.print(Padding(Text(text, style), (0, 0, 0, 5)))


def analyse(
    file: flags.SavedGame,
    to_svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="The chances as a chart.")] = None,
    as_json: flags.Json = False,
    lang: flags.Lang = "",
) -> None:
    """Look back at a finished game: everybody's chances, and the turns that turned it."""
    record, voice = flags.saved_game(file, lang)
    seen = look_back(record)
    if to_svg is not None:
        title, below = voice.say("analysis-title"), voice.say("analysis-choices")
        to_svg.write_text(chances_plot(seen, voice.names, title, below), encoding="utf-8")
    if as_json:
        flags.print_json(seen.plain())
        return
    show_analysis(seen, voice, record.game)
    if seen.turning_points:
        voice.tell("analysis-replay", file=str(file), choice=seen.turning_points[0].choice)
    if to_svg is not None:
        voice.tell("analysis-written", file=str(to_svg))


def drawn(seen: Analysis, names: list[str]) -> list[str]:
    """The chances as a line of bars for everybody, and the turning points by their numbers below."""
    last = max(1, seen.moments[-1].choice)
    columns = [
        [each for each in seen.moments if each.choice <= last * at / (WIDTH - 1)][-1].chances for at in range(WIDTH)
    ]
    wide = max(map(len, names))
    lines = []
    for index, name in enumerate(names):
        bars = "".join(BARS[min(len(BARS) - 1, int(chances[index] * len(BARS)))] for chances in columns)
        lines.append(f"{name:<{wide}}  {bars}  {seen.moments[-1].chances[index]:.0%}")
    marks = [" "] * WIDTH
    for number, point in enumerate(seen.turning_points, 1):
        marks[point.choice * (WIDTH - 1) // last] = str(number)
    return [*lines, " " * (wide + 2) + "".join(marks).rstrip()]


def show_analysis(seen: Analysis, voice: Voice, game: Game) -> None:
    """The turning points as a table for people, and the moves that decided them."""
    for line in drawn(seen, voice.names):
        voice.print(line)
    if not seen.turning_points:
        voice.tell("analysis-calm")
        return
    keys = ("turn", "choice", "played", "player", "before", "after")
    table = voice.table(voice.say("analysis-points"), [voice.say(f"analysis-{key}") for key in keys])
    for each in seen.turning_points:
        who = voice.names[each.seat] if 0 <= each.seat < len(voice.names) else ""
        shares = (f"{each.before:.0%}", f"{each.after:.0%}")
        table.add_row(str(each.turn), str(each.choice), who, voice.names[each.participant], *shares)
    voice.console.print(table)
    for number, each in enumerate(seen.turning_points, 1):
        said = turned(game, each.plain(), voice.words, voice.names)
        if said:
            voice.print(f"{number}  {said}")
