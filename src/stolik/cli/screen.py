"""What the terminal prints: the table, options with their numbers, scores."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
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


def outcome(game: Game, state: State, voice: Voice) -> list[str]:
    """Who has won, and what decided a tie."""
    names, decided = voice.participants(state), game.tie_break(state)
    winners = [names[each] for each in game.winners(state)]
    tie = [voice.words.phrase("tie", decided, voice.names)] if decided is not None else []
    return [voice.say("winners", names=", ".join(winners), count=len(winners)), *tie]


def sheet(game: Game, state: State, voice: Voice) -> list[tuple[str, Sequence[int]]]:
    """The score sheet without empty lines, the total last."""
    lines = [(voice.words.say(f"score-{line.id}"), line.points) for line in game.score_sheet(state) if any(line.points)]
    return [*lines, (voice.words.say("score-total"), game.scores(state))]


def score_table(game: Game, state: State, voice: Voice) -> Group:
    """The outcome, and the score sheet as a table."""
    won, *tie = outcome(game, state, voice)
    *lines, (total, scores) = sheet(game, state, voice)
    table = voice.table(voice.say("scores"), [voice.say("category")], map(Text, voice.participants(state)))
    for label, points in lines:
        table.add_row(label, *map(str, points))
    table.add_section()
    table.add_row(total, *map(str, scores), style="bold")
    return Group(Text(won, style="bold green"), *map(Text, tie), table)


def score_lines(game: Game, state: State, voice: Voice) -> list[str]:
    """The same in lines, for some hear it."""
    names = voice.participants(state)
    return outcome(game, state, voice) + [
        f"  {label}: {', '.join(f'{name} {count}' for name, count in zip(names, points))}"
        for label, points in sheet(game, state, voice)
    ]


def show_scores(game: Game, state: State, voice: Voice) -> None:
    """Print the score sheet."""
    voice.console.print(score_table(game, state, voice))
