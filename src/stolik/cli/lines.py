"""A game in lines of text, for pipes, screen readers and small windows: short, and only what has changed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from difflib import get_close_matches

from ..engine.errors import NothingToUndo, StolikError
from . import screen
from .about import about, around, at_place
from .rows import Row, changed
from .session import COMMANDS, Session

LINES_OF_LOG = 30
MOST_HEARD = 14  # lines of the log before a question; of more, the last


class Lines:
    """Shows a session in lines, and asks for words."""

    def __init__(self, session: Session) -> None:
        self.session = session
        session.aloud = True
        self.voice = session.voice
        self.rows: dict[int, Sequence[Row]] = {}  # what each seat was told of the table last
        self.company = ""  # what was told of everybody's colours last
        self.looked = session.seat  # the seat that looks at the screen
        self.presented = (-1, -1)  # the seat and turn for which the table was told last
        self.at_terminal = sys.stdin.isatty()

    def run(self) -> None:
        """Ask whoever must choose until the game is over or somebody leaves."""
        session = self.session
        if session.seat < 0:
            screen.show_board(session.view, self.voice)
        try:
            while not session.over:
                if session.asked:
                    if not self.ask():
                        break
                else:
                    session.step()
                    if session.seat < 0 or session.chats:
                        self.tell()
        except (KeyboardInterrupt, EOFError):
            self.voice.print()
        if session.over:
            self.tell()
            for line in screen.score_lines(session.game, session.final(), self.voice):
                self.voice.print(line)
        farewell = session.farewell()
        if farewell:
            self.voice.print(farewell)

    def tell(self) -> None:
        """What the person has not been told yet; to a spectator, whose turn it is too."""
        session, view = self.session, self.session.view
        heard = session.heard()
        if len(heard) > MOST_HEARD and session.seat >= 0:
            self.voice.tell("heard-more", "dim", count=len(heard) - MOST_HEARD)
            heard = heard[-MOST_HEARD:]
        for line in heard:
            self.voice.print(f"  · {line}", "dim")
        if session.seat < 0 and not view.over and self.presented[1] != view.turn:
            self.presented = -1, view.turn
            self.voice.tell("turn", "bold", number=view.turn, name=self.voice.names[view.active])

    # -- asking ---------------------------------------------------------------------------------------------

    def ask(self) -> bool:
        """Let a person choose once; False when they leave."""
        self.present()
        while True:
            answer = self.voice.console.input("> ").strip()
            option = self.session.chosen(answer)
            if option:  # an option's text goes first
                return self.choose(option)
            word, _, rest = answer.partition(" ")
            command = next((name for name, known in COMMANDS.items() if word.lower() in known), None)
            if command == "quit":
                return False
            if command in ("undo", "redo"):
                if self.take_back(command):
                    return True
            elif command is not None:
                self.serve(command, rest.strip())
            elif answer:
                self.wonder(answer)

    def present(self) -> None:
        """Show a person what happened, what is new at the table, and what they may choose."""
        session, voice = self.session, self.voice
        if self.looked != session.seat:
            self.curtain()
        self.tell()
        if self.company != session.seats():
            self.company = session.seats()
            voice.tell("company", names=self.company)
        if self.presented != (session.seat, session.view.turn):
            self.tell_table()
        voice.print()
        voice.print(f"{voice.names[session.seat]}: {session.question()}", "bold")
        screen.show_options(session.options, voice)
        if session.refusals:
            voice.tell("refused", "dim", count=len(session.refusals))

    def tell_table(self) -> None:
        """The table at the first look, later what has changed of it."""
        session, voice = self.session, self.voice
        rows = session.rows
        before = self.rows.get(session.seat)
        if before is None:
            for row in rows:
                if row.side in (-1, session.seat) and not row.under and not at_place(session, row):
                    voice.print(f"  {row.told()}")
            voice.tell("look-closer", "dim")
        else:
            for text in changed(before, rows, session.seat, voice.participants(session.view)):
                voice.print(f"  {text}")
        self.rows[session.seat] = rows
        self.presented = session.seat, session.view.turn

    def curtain(self) -> None:
        """Several people at one screen: the next one is called before their secrets show."""
        self.looked = self.session.seat
        if self.at_terminal:
            self.voice.console.clear()
            self.voice.console.input(self.voice.say("curtain", name=self.voice.names[self.session.seat]) + " ")

    def choose(self, text: str) -> bool:
        """Play an option; before somebody else moves on, the person may still take it back."""
        session = self.session
        try:
            session.choose(text)
        except StolikError as error:
            self.voice.print(str(error), "yellow")
            return True
        if self.at_terminal and session.passing:
            answer = self.voice.console.input(self.voice.say("confirm") + " ").strip().lower()
            if answer in COMMANDS["undo"]:
                self.take_back("undo")
        return True

    def take_back(self, command: str) -> bool:
        """Undo or redo; False when there is nothing."""
        try:
            self.session.undo() if command == "undo" else self.session.redo()
        except NothingToUndo:
            self.voice.tell(f"nothing-to-{command}", "yellow")
            return False
        return True

    def wonder(self, answer: str) -> None:
        """Say why an answer cannot be, or what was expected instead."""
        session, voice = self.session, self.voice
        if answer.isdecimal():
            voice.tell("numbers", "yellow", most=len(session.options))
            return
        for refusal in session.refusals:
            if answer.lower() in (str(refusal.option), session.said(refusal.option).lower()):
                voice.print(voice.words.refusal(refusal, voice.names), "yellow")
                return
        if self.narrowed(answer):
            return
        known = {word: word for words in COMMANDS.values() for word in words if len(word) > 1}
        for number, option in enumerate(session.options, 1):
            known[str(option)] = known[session.said(option).lower()] = f"{number} {session.said(option)}"
        voice.tell("not-understood", "yellow", word=answer, most=len(session.options))
        near = dict.fromkeys(known[each] for each in get_close_matches(answer.lower(), known))
        if near:
            offer = voice.say("near", words="; ".join(near))
            voice.print(f"{offer[0].upper()}{offer[1:]}", "yellow")

    def narrowed(self, answer: str) -> bool:
        """Of a long list, only the options in which all these words occur; whether there are any."""
        said = [(number, self.session.said(option)) for number, option in enumerate(self.session.options, 1)]
        found = [
            (number, text) for number, text in said if all(word in text.lower() for word in answer.lower().split())
        ]
        if found:
            self.voice.tell("narrowed", "dim")
        for number, text in found:
            self.voice.print(f" {number}  {text}")
        return bool(found)

    def serve(self, command: str, rest: str) -> None:
        """The commands after which the same choice is still to be made."""
        session, voice = self.session, self.voice
        told: list[str] = []
        if command == "board":
            screen.show_board(session.view, voice)
        elif command == "map":
            told = around(session)
        elif command == "log":
            many = int(rest) if rest.isdecimal() and rest != "0" else LINES_OF_LOG
            told = [f"  · {line}" for line in session.log()[-many:]]
        elif command == "about":
            told = about(session, rest)
        elif command == "why":
            told = session.why() or [voice.say("no-why")]
        elif command == "hint":
            told = session.hinted()
        elif command == "save" and session.saves:
            told = [session.save(rest)]
        elif command == "say" and session.chats:
            session.say(rest)
        else:
            told = [voice.say("help")] + ([voice.say("help-chat")] if session.chats else [])
        for line in told:
            voice.print(line)
