"""A game in the terminal: numbered options, undo, hints; every choice is saved as it is made."""

from __future__ import annotations

import sys
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path

from ..bots.hints import hints
from ..bots.registry import make
from ..engine.errors import NothingToUndo
from ..engine.game import Game
from ..engine.option import Option
from ..engine.record import Record
from . import saved, screen
from .saved import Seating
from .voice import Voice

COMMANDS = {
    "undo": ("undo", "u", "cofnij"),
    "redo": ("redo", "r", "ponów", "ponow"),
    "save": ("save", "s", "zapisz"),
    "board": ("board", "b", "plansza"),
    "log": ("log", "l", "dziennik"),
    "about": ("about", "a", "opis"),
    "hint": ("hint", "podpowiedz", "podpowiedź"),
    "help": ("help", "h", "?", "pomoc"),
    "quit": ("quit", "q", "exit", "koniec"),
}
LINES_OF_LOG = 30
SECONDS_OF_HINT = 1.0


class Table:
    """One game in progress, with people at the first seats and bots at the others."""

    def __init__(self, record: Record, voice: Voice, seating: Seating, file: Path) -> None:
        self.record = record
        self.voice = voice
        self.seating = seating
        self.file = file
        kinds = [kind for _, kind in seating.seats]
        self.people = kinds.count("")
        self.bots = {seat: make(kind, record.setup.seed + seat) for seat, kind in enumerate(kinds) if kind}
        self.told = [-1] * record.state.seats  # how many choices each person has been told of; -1: nothing at all
        self.drawn = (-1, -1)  # the seat and turn for which the board was printed last
        self.kept = True  # whether the last choice is in the file
        self.at_terminal = sys.stdin.isatty()
        voice.names = [name for name, _ in seating.seats]
        voice.name_automata(record.state)

    @property
    def game(self) -> Game:
        return self.record.game

    def run(self) -> None:
        """Ask whoever must choose until the game is over or somebody leaves."""
        while not self.record.state.over:
            deciders = self.record.state.deciders()
            person = next((seat for seat in deciders if seat < self.people), None)
            if person is None:
                bot = deciders[0]
                option = self.bots[bot].choose(self.record.view(bot), self.game)
                self.record.play(str(option), bot)
                self.keep()
            elif not self.ask(person):
                return
        self.tell_log(0)
        screen.show_board(self.record.view(0), self.voice)
        screen.show_scores(self.game, self.record.state, self.voice)

    def ask(self, seat: int) -> bool:
        """Let a person choose once; False when they leave."""
        self.present(seat)
        while True:
            answer = self.voice.console.input("> ").strip()
            option = self.meant(seat, answer)
            if option:  # an option's text goes first
                return self.choose(seat, option)
            word, _, rest = answer.partition(" ")
            command = next((name for name, known in COMMANDS.items() if word.lower() in known), None)
            if command == "quit":
                self.leave()
                return False
            if command in ("undo", "redo"):
                if self.take_back(command, seat):
                    return True
            elif command is not None:
                self.serve(command, rest, seat)
            elif answer:
                self.wonder(seat, answer)

    def meant(self, seat: int, answer: str) -> str:
        """The text of the option that an answer names: by its number, its text, or as it is written for people."""
        options = self.record.state.options(seat)
        if answer.isdecimal():
            return str(options[int(answer) - 1]) if 1 <= int(answer) <= len(options) else ""
        told = {self.said(option).lower(): str(option) for option in options}
        return answer if answer in told.values() else told.get(answer.lower(), "")

    def said(self, option: Option) -> str:
        """An option as it is written for people."""
        return self.voice.words.option(option, self.voice.names)

    def wonder(self, seat: int, answer: str) -> None:
        """Say why an answer cannot be, or what was expected instead."""
        state, voice = self.record.state, self.voice
        options = state.options(seat)
        if answer.isdecimal():
            voice.tell("numbers", "yellow", most=len(options))
            return
        for refusal in state.refusals(seat):
            if answer.lower() in (str(refusal.option), self.said(refusal.option).lower()):
                voice.print(voice.words.refusal(refusal, voice.names), "yellow")
                return
        known = {word: word for words in COMMANDS.values() for word in words if len(word) > 1}
        for number, option in enumerate(options, 1):
            known[str(option)] = known[self.said(option).lower()] = f"{number} {self.said(option)}"
        voice.tell("not-understood", "yellow", word=answer, most=len(options))
        near = dict.fromkeys(known[each] for each in get_close_matches(answer.lower(), known))
        if near:
            voice.tell("near", "yellow", words="; ".join(near))

    def take_back(self, command: str, seat: int) -> bool:
        """Undo or redo; False when there is nothing."""
        try:
            self.record.undo(seat) if command == "undo" else self.record.redo(seat)
        except NothingToUndo:
            self.voice.tell(f"nothing-to-{command}", "yellow")
            return False
        self.keep()
        return True

    def present(self, seat: int) -> None:
        """Show a person what happened, the table when their turn is new, and what they may choose."""
        voice, state = self.voice, self.record.state
        if self.people > 1 and self.drawn[0] != seat:
            self.curtain(seat)
        self.tell_log(seat)
        if self.drawn != (seat, state.turn):
            screen.show_board(self.record.view(seat), voice)
            self.drawn = (seat, state.turn)
        prompt = state.prompt(seat)
        assert prompt is not None
        voice.print()
        voice.print(f"{voice.names[seat]}: {voice.words.prompt(prompt, voice.names)}", "bold")
        screen.show_options(state.options(seat), state.refusals(seat), voice)

    def curtain(self, seat: int) -> None:
        """Several people at one screen: the next one is called before their secrets show."""
        if self.at_terminal:
            self.voice.console.clear()
            self.voice.console.input(self.voice.say("curtain", name=self.voice.names[seat]) + " ")

    def tell_log(self, seat: int) -> None:
        """What a person has not been told yet."""
        known = min(self.told[seat], len(self.record.choices))
        for events in self.record.events[known + 1 :]:
            self.voice.events([event for event in events if event.seen_by(seat)])
        self.told[seat] = len(self.record.choices)

    def choose(self, seat: int, text: str) -> bool:
        """Play an option; before somebody else moves on, the person may still take it back."""
        self.record.play(text, seat)
        self.keep()
        passed = not self.record.state.over and not any(s < self.people for s in self.record.state.deciders())
        if self.at_terminal and passed and self.record.undoable(seat) is not None:
            answer = self.voice.console.input(self.voice.say("confirm") + " ").strip().lower()
            if answer in COMMANDS["undo"]:
                self.take_back("undo", seat)
        return True

    def serve(self, command: str, rest: str, seat: int) -> None:
        """The commands after which the same choice is still to be made."""
        voice = self.voice
        if command == "save":
            self.file = Path(rest) if rest else self.file
            if self.keep():
                voice.tell("saved", file=str(self.file))
        elif command == "board":
            screen.show_board(self.record.view(seat), voice)
        elif command == "log":
            voice.events([event for _, event in self.record.log(seat)][-LINES_OF_LOG:])
        elif command == "about":
            self.explain(seat, rest)
        elif command == "hint" and not self.seating.hints:
            voice.tell("hints-off", "yellow")
        elif command == "hint":
            for hint in hints(self.game, self.record.view(seat), seconds=SECONDS_OF_HINT):
                voice.tell(
                    "hint", option=self.said(hint.option), margin=f"{hint.margin:+.1f}", share=f"{hint.share:.0%}"
                )
        else:
            voice.tell("help")

    def explain(self, seat: int, number: str) -> None:
        """What the cards, tiles and places of an option are; without a number, those of all options."""
        options = self.record.state.options(seat)
        if number:
            if not number.isdecimal() or not 1 <= int(number) <= len(options):
                self.voice.tell("numbers", "yellow", most=len(options))
                return
            options = [options[int(number) - 1]]
        words = self.voice.words
        things = [(kind, id) for option in options for kind, id in zip(option.verb.kinds, option.args)]
        lines = [f"{words.thing(kind, id)}: {words.about(kind, id)}" for kind, id in things if words.about(kind, id)]
        for line in dict.fromkeys(lines):
            self.voice.print(line)
        if not lines:
            self.voice.tell("no-about")

    def keep(self) -> bool:
        """Write the game to its file; a disk that is full is told once and does not end the game."""
        over = self.record.state.over
        try:
            saved.written(self.file, saved.pack(self.record, replace(self.seating, over=over)))
        except OSError as error:
            if self.kept:
                reason = error.strerror or str(error)
                self.voice.tell("unsaved", "yellow", file=str(self.file), reason=reason)
            self.kept = False
            return False
        self.kept = True
        return True

    def leave(self) -> None:
        """Say how to go on."""
        if self.record.choices and not self.record.state.over and self.keep():
            self.voice.tell("resume", file=str(self.file))

    def look_back(self) -> None:
        """Say how to look at a finished game again."""
        if self.keep():
            self.voice.tell("look-back", file=str(self.file))
