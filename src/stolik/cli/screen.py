"""A view as readable text: by its declared fields or its legend, else its fields are listed plainly."""

from __future__ import annotations

from typing import Any

from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..engine.codec import names as fields_of
from ..engine.game import Game
from ..engine.option import Option, Refusal
from ..engine.state import Part, State
from ..engine.view import UNKNOWN
from . import legends, rows
from .voice import Voice


def board(game: Game, view: State, voice: Voice) -> str:
    """The whole table as one viewer sees it."""
    if view.declared().names:
        return "\n".join(rows.lines(view, voice))
    legend = legends.legend(game)
    return "\n".join(listed(view, voice) if legend is None else legends.lines(legend, game, view, voice))


def listed(view: State, voice: Voice) -> list[str]:
    """Every field of a view by name; what is kept per seat stands with the seat's name."""
    lines: list[str] = []
    for name in view.fields():
        value = getattr(view, name)
        label = name.replace("_", " ")
        if isinstance(value, list) and len(value) == view.seats and view.seats > 1 and not flat(value, view.seats):
            lines.append(f"{label}:")
            for seat, each in enumerate(value):
                lines.append(f"  {voice.names[seat]}: {shown(each, voice)}")
        else:
            lines.append(f"{label}: {shown(value, voice)}")
    return lines


def flat(value: list[Any], seats: int) -> bool:
    """Whether a list of that length is rather a pile than one thing per seat."""
    return all(each == UNKNOWN for each in value)


def shown(value: Any, voice: Voice) -> str:
    """A value for reading: piles of hidden things by their number."""
    if isinstance(value, Part):
        named = [f"{name.replace('_', ' ')} {shown(getattr(value, name), voice)}" for name in fields_of(value)]
        return "; ".join(named)
    if isinstance(value, (list, tuple)):
        if not value:
            return "–"
        if all(each == UNKNOWN for each in value if isinstance(each, int)) and isinstance(value[0], int):
            return voice.say("hidden", count=len(value))
        if any(isinstance(each, (list, tuple)) for each in value):
            return " | ".join(shown(each, voice) for each in value)
        return " ".join(shown(each, voice) for each in value)
    if isinstance(value, bool):
        return "✓" if value else "–"
    return "?" if value == UNKNOWN else str(value)


def show_board(game: Game, view: State, voice: Voice) -> None:
    """Print the table in a frame."""
    title = Text(voice.words.say("title"))
    voice.console.print(Panel(Text(board(game, view, voice)), title=title, title_align="left", border_style="dim"))


def show_options(options: list[Option], refusals: list[Refusal], voice: Voice) -> None:
    """Print the options with their numbers, and below why others are not possible now."""
    width = len(str(len(options)))
    for number, option in enumerate(options, 1):
        line = Text(f" {number:>{width}}  ", style="bold cyan")
        line.append(voice.words.option(option, voice.names), style="default not bold")
        voice.console.print(line)
    for reason, wishes in voice.words.refused(refusals, voice.names):
        voice.print(f" {'–':>{width}}  {reason}", "dim")
        voice.console.print(Padding(Text(wishes, "dim"), (0, 0, 0, width + 5)))


def show_scores(game: Game, state: State, voice: Voice) -> None:
    """Print the score sheet with the winner and what decided a tie."""
    participants = voice.participants(state)
    table = Table(title=voice.say("scores"), title_justify="left")
    table.add_column(voice.say("category"))
    for name in participants:
        table.add_column(Text(name), justify="right")
    for line in game.score_sheet(state):
        table.add_row(voice.words.say(f"score-{line.id}"), *map(str, line.points))
    table.add_section()
    table.add_row(voice.words.say("score-total"), *map(str, game.scores(state)), style="bold")
    voice.console.print(table)
    winners = [participants[each] for each in game.winners(state)]
    voice.tell("winners", "bold green", names=", ".join(winners), count=len(winners))
    decided = game.tie_break(state)
    if decided is not None:
        voice.print(voice.words.phrase("tie", decided, voice.names))
