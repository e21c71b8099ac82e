"""What the terminal says: the words of a language, and the names of those at the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..engine.game import Game
from ..engine.state import State
from ..words import Words

FOLDER = Path(__file__).parent / "words"


class Voice:
    """A console, the words of one language and game, and everybody's name."""

    def __init__(self, lang: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self.words = Words(lang, game, extra=[FOLDER / f"{lang}.ftl"])
        self.game = game
        self.names = list(names)
        self.console = Console(highlight=False, markup=False)

    def say(self, key: str, **args: Any) -> str:
        """Words of the terminal's own."""
        return self.words.say(f"cli-{key}", **args)

    def print(self, text: str = "", style: str = "") -> None:
        """A line for the person."""
        self.console.print(text, style=style or None)

    def tell(self, key: str, style: str = "", **args: Any) -> None:
        """A line of the terminal's own words."""
        self.print(self.say(key, **args), style)

    def wrong(self, kind: str, word: str, known: Sequence[str], **args: Any) -> str:
        """What is wrong with a word, and which are near; if none is, what was expected."""
        near = get_close_matches(word.lower(), known)
        return f"{self.say(f'wrong-{kind}', word=word, **args)}; " + (
            self.say("near", words=", ".join(near)) if near else self.say("expected", words=", ".join(known))
        )

    def table(self, title: str, words: Iterable[str], figures: Iterable[str | Text] = ()) -> Table:
        """A table to be filled: the headings of its columns, first those of words, then those of figures."""
        made = Table(*words, title=title, title_justify="left")
        for heading in figures:
            made.add_column(heading, justify="right")
        return made

    def participants(self, state: State) -> list[str]:
        """The names of all who score."""
        assert self.game is not None
        return [
            self.names[index] if index < len(self.names) else self.words.say(f"participant-{id}")
            for index, id in enumerate(self.game.participants(state))
        ]

    def name_seats(self, bots: Sequence[str]) -> None:
        """Call people, who are no bots, players, and bots by what they are."""
        self.names = []
        for seat, bot in enumerate(bots):
            if not bot:
                self.names.append(self.say("player", number=seat + 1))
                continue
            kind = bot.partition(":")[0]
            known = self.words.has(f"cli-bot-{kind}")
            self.names.append(f"{self.say(f'bot-{kind}') if known else bot} {seat + 1}")

    def name_automata(self, state: State) -> None:
        """Call the automata after the seats, for the log speaks of them too."""
        self.names = self.participants(state)
