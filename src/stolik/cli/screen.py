"""What the terminal prints: the table, options with their numbers, scores."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..engine.game import Game
from ..engine.option import Option
from ..engine.state import State
from .rows import lines
from .voice import Voice


def board(view: State, voice: Voice) -> str:
    """The whole table as one viewer sees it."""
    return "\n".join(lines(view, voice))


def show_board(view: State, voice: Voice) -> None:
    """Print the table in a frame."""
    title = Text(voice.words.say("title"))
    voice.console.print(Panel(Text(board(view, voice)), title=title, title_align="left", border_style="dim"))


def show_options(options: Sequence[Option], voice: Voice) -> None:
    """Print the options with their numbers."""
    width = len(str(len(options)))
    for number, option in enumerate(options, 1):
        line = Text(f" {number:>{width}}  ", style="bold cyan")
        line.append(voice.words.option(option, voice.names), style="default not bold")
        voice.console.print(line)


def score_table(game: Game, state: State, voice: Voice) -> Group:
    """The winner and what decided a tie, and the score sheet without empty lines."""
    participants = voice.participants(state)
    table = Table(title=voice.say("scores"), title_justify="left")
    table.add_column(voice.say("category"))
    for name in participants:
        table.add_column(Text(name), justify="right")
    for line in game.score_sheet(state):
        if not any(line.points):
            continue
        table.add_row(voice.words.say(f"score-{line.id}"), *map(str, line.points))
    table.add_section()
    table.add_row(voice.words.say("score-total"), *map(str, game.scores(state)), style="bold")
    winners = [participants[each] for each in game.winners(state)]
    told = [Text(voice.say("winners", names=", ".join(winners), count=len(winners)), style="bold green")]
    decided = game.tie_break(state)
    if decided is not None:
        told.append(Text(voice.words.phrase("tie", decided, voice.names)))
    return Group(*told, table)


def show_scores(game: Game, state: State, voice: Voice) -> None:
    """Print the score sheet."""
    voice.console.print(score_table(game, state, voice))
