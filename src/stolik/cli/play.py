"""`stolik play`: a game in the terminal, with numbered options, undo, saving and resuming."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..bots.hints import hints
from ..bots.registry import make
from ..engine.errors import BadSetup, StolikError
from ..engine.game import Game
from ..engine.record import Record
from ..games import game as find
from ..games import games as all_games
from . import flags, screen
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


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Id of a game; not needed with --resume.")] = "",
    players: flags.Players = 0,
    people: Annotated[int, typer.Option(help="How many people play, from the first seat on.")] = 1,
    bots: flags.Bots = "greedy",
    seed: flags.Seed = -1,
    variant: flags.Variants = None,
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "",
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where `save` and `quit` save the game.")] = None,
    advice: Annotated[bool, typer.Option("--hints/--no-hints", help="Whether `hint` may be asked.")] = True,
    lang: flags.Lang = "",
) -> None:
    """Play a game in the terminal.

    Answer with the number of an option, its text, or: undo, redo, save, board, log, hint, help, quit.
    """
    if resume is not None:
        record = Record.load(resume.read_bytes(), all_games())
        if game and game != record.game.id:
            raise BadSetup(f"{resume} is a game of {record.game.id}; expected {game}")
    elif game:
        found = find(game)
        record = Record(found, flags.setup_of(found, players, seed, variant))
    else:
        raise BadSetup("which game? expected an id that `stolik games` lists, or --resume FILE")
    seats = record.state.seats
    if not 1 <= people <= seats:
        raise BadSetup(f"{people} people for {seats} seats; expected 1 to {seats}")
    voice = Voice(flags.language(lang), record.game)
    kinds = ("",) * people + (flags.bots_of(bots, seats - people) if people < seats else ())
    voice.name_seats(range(people), kinds, name)
    voice.name_automata(record.state)
    file = save or resume or Path(f"{record.game.id}-{record.setup.seed}.stolik")
    table = Table(record, voice, people, kinds, file, advice)
    voice.print(voice.words.say("title"), "bold")
    voice.print(voice.words.say("subtitle"))
    voice.tell("seed", "dim", seed=str(record.setup.seed))
    voice.tell("how", "dim")
    try:
        table.run()
    except (KeyboardInterrupt, EOFError):
        voice.print()
        table.leave()
    if record.state.over:
        table.look_back()


class Table:
    """One game in progress, with people at the first seats and bots at the others."""

    def __init__(
        self, record: Record, voice: Voice, people: int, kinds: tuple[str, ...], file: Path, advice: bool = True
    ) -> None:
        self.record = record
        self.voice = voice
        self.people = people
        self.bots = {seat: make(kind, record.setup.seed + seat) for seat, kind in enumerate(kinds) if kind}
        self.file = file
        self.advice = advice  # whether hints may be asked for
        self.told = [-1] * record.state.seats  # how many choices each person has been told of; -1: nothing at all
        self.drawn = (-1, -1)  # the seat and turn for which the board was printed last
        self.saved = len(record.choices)
        self.at_terminal = sys.stdin.isatty()

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
            elif not self.ask(person):
                return
        self.tell_log(0)
        screen.show_board(self.game, self.record.view(0), self.voice)
        screen.show_scores(self.game, self.record.state, self.voice)

    def ask(self, seat: int) -> bool:
        """Let a person choose once; False when they leave."""
        self.present(seat)
        while True:
            answer = self.voice.console.input("> ").strip()
            word, _, rest = answer.partition(" ")
            command = next((name for name, known in COMMANDS.items() if word.lower() in known), None)
            offered = [str(option) for option in self.record.state.options(seat)]
            try:
                if answer in offered:  # an option's text goes first
                    return self.choose(seat, answer)
                if answer.isdecimal() and 1 <= int(answer) <= len(offered):
                    return self.choose(seat, offered[int(answer) - 1])
                if command == "quit":
                    self.leave()
                    return False
                if command == "undo":
                    self.record.undo(seat)
                    return True
                if command == "redo":
                    self.record.redo(seat)
                    return True
                if command is not None:
                    self.serve(command, rest, seat)
                elif answer.isdecimal():
                    self.voice.tell("numbers", "yellow", most=len(offered))
                elif answer:
                    self.record.play(answer, seat)
                    return True
            except StolikError as error:
                self.voice.print(str(error), "yellow")

    def present(self, seat: int) -> None:
        """Show a person what happened, the table when their turn is new, and what they may choose."""
        voice, state = self.voice, self.record.state
        if self.people > 1 and self.drawn[0] != seat:
            self.curtain(seat)
        self.tell_log(seat)
        if self.drawn != (seat, state.turn):
            screen.show_board(self.game, self.record.view(seat), voice)
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
        passed = not self.record.state.over and not any(s < self.people for s in self.record.state.deciders())
        if self.at_terminal and passed and self.record.undoable(seat) is not None:
            answer = self.voice.console.input(self.voice.say("confirm") + " ").strip().lower()
            if answer in COMMANDS["undo"]:
                self.record.undo(seat)
        return True

    def serve(self, command: str, rest: str, seat: int) -> None:
        """The commands after which the same choice is still to be made."""
        voice = self.voice
        if command == "save":
            self.save(Path(rest) if rest else self.file)
        elif command == "board":
            screen.show_board(self.game, self.record.view(seat), voice)
        elif command == "log":
            voice.events([event for _, event in self.record.log(seat)][-LINES_OF_LOG:])
        elif command == "about":
            self.explain(seat, rest)
        elif command == "hint" and not self.advice:
            voice.tell("hints-off", "yellow")
        elif command == "hint":
            for hint in hints(self.game, self.record.view(seat), seconds=SECONDS_OF_HINT):
                option = voice.words.option(hint.option, voice.names)
                voice.tell("hint", option=option, margin=f"{hint.margin:+.1f}", share=f"{hint.share:.0%}")
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

    def save(self, file: Path) -> None:
        """Write the game to a file, whole or not at all."""
        try:
            draft = file.with_name(file.name + ".part")
            draft.write_bytes(self.record.save())
            draft.replace(file)
        except OSError as error:
            self.voice.tell("unsaved", "yellow", file=str(file), reason=error.strerror or str(error))
            return
        self.file = file
        self.saved = len(self.record.choices)
        self.voice.tell("saved", file=str(file))

    def leave(self) -> None:
        """Save what was played since the last time, and say how to go on."""
        if self.record.choices and not self.record.state.over:
            if self.saved != len(self.record.choices) or not self.file.exists():
                self.save(self.file)
            self.voice.tell("resume", file=str(self.file))

    def look_back(self) -> None:
        """Keep a finished game, and say how to look at it again."""
        if self.saved != len(self.record.choices) or not self.file.exists():
            self.save(self.file)
        if self.saved == len(self.record.choices):
            self.voice.tell("look-back", file=str(self.file))
