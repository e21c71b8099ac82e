"""What the terminal prints: the table, options with their numbers, scores."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ..engine.game import Game
from ..engine.option import Option
from ..engine.state import State
from .listing import spoken
from .rows import lines
from .voice import Voice

MANY = 9  # options that are told whole


def board(view: State, voice: Voice) -> str:
    """The whole table as one viewer sees it."""
    return "\n".join(lines(view, voice))


def show_board(view: State, voice: Voice) -> None:
    """Print the whole table, without a frame, for some hear it."""
    voice.print(voice.words.say("title"), "bold")
    voice.print(board(view, voice))


def show_options(options: Sequence[Option], voice: Voice) -> None:
    """Print the options with their numbers; of many, what they share is said once."""
    width, told = len(str(len(options))), [voice.words.option(option, voice.names) for option in options]
    for number, text in enumerate(spoken(told) if len(told) > MANY else told, 1):
        line = Text(f" {number:>{width}}  ", style="bold cyan")
        line.append(text, style="default not bold")
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


def score_lines(game: Game, state: State, voice: Voice) -> list[str]:
    """The same in lines, for some hear it."""
    names = voice.participants(state)
    winners = [names[each] for each in game.winners(state)]
    told = [voice.say("winners", names=", ".join(winners), count=len(winners))]
    decided = game.tie_break(state)
    if decided is not None:
        told.append(voice.words.phrase("tie", decided, voice.names))
    sheet = [(voice.words.say(f"score-{line.id}"), line.points) for line in game.score_sheet(state) if any(line.points)]
    for label, points in [*sheet, (voice.words.say("score-total"), game.scores(state))]:
        told.append(f"  {label}: {', '.join(f'{name} {count}' for name, count in zip(names, points))}")
    return told


def show_scores(game: Game, state: State, voice: Voice) -> None:
    """Print the score sheet."""
    voice.console.print(score_table(game, state, voice))
