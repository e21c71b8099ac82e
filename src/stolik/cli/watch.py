"""`stolik watch`: bots at the table. `stolik replay`: a saved game step by step."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from ..engine.errors import BadSetup
from ..engine.record import Record
from . import flags, screen
from .front import roomy, show
from .local import Local
from .replayed import Replayed
from .saved import Seating


def watch(
    game: flags.GameId,
    players: flags.Players = 0,
    bots: flags.Bots = "greedy",
    seed: flags.Seed = -1,
    variant: flags.Variants = None,
    delay: Annotated[float, typer.Option(min=0, help="Seconds between choices.")] = 0.3,
    plain: flags.Plain = False,
    data: flags.Data = None,
    lang: flags.Lang = "",
) -> None:
    """Watch bots play a game, as a spectator."""
    found, voice = flags.opened(game, lang)
    record = Record(found, flags.setup_of(found, voice, players, seed, variant))
    kinds = flags.bots_of(voice, bots, record.state.seats)
    voice.name_seats(kinds)
    seating = Seating(tuple(zip(voice.names, kinds, strict=True)))
    session = Local(record, voice, seating, delay=delay)
    show(session, plain, voice.say("seed", seed=str(record.setup.seed)))


def replay(
    file: flags.SavedGame,
    seat: Annotated[int, typer.Option(help="Watch as this seat, counted from 1; 0: as a spectator.")] = 0,
    at: Annotated[int, typer.Option(help="Start after that many choices.")] = 0,
    whole: Annotated[bool, typer.Option("--all", help="Print the rest at once instead of step by step.")] = False,
    plain: flags.Plain = False,
    data: flags.Data = None,
    lang: flags.Lang = "",
) -> None:
    """Go through a saved game step by step.

    On the full screen arrows go back and forth, Space plays it by itself. In lines Enter: the next choice; p: the one
    before; a number: after that many choices; b: the board; q: leave.
    """
    record, voice = flags.saved_game(file, lang)
    if not 0 <= seat <= record.state.seats:
        raise BadSetup(voice.say("wrong-seat", word=seat, seats=record.state.seats))
    if not 0 <= at <= len(record.choices):
        raise BadSetup(voice.say("wrong-choice", word=at, most=len(record.choices)))
    session = Replayed(record, voice, seat - 1, at)
    if roomy() and not plain and not whole:
        from .full.replay import ReplayApp  # the toolkit is loaded only when it is needed

        ReplayApp(session).run()
    else:
        Replay(session).run(whole or not sys.stdin.isatty())


class Replay:
    """A saved game in lines."""

    def __init__(self, session: Replayed) -> None:
        self.session = session
        self.voice = session.voice

    def run(self, whole: bool) -> None:
        """Print the rest at once, or wait for a word after every step."""
        self.show_board()
        self.show()
        if whole:
            while self.session.go(self.session.at + 1):
                self.show()
            self.show_board()
            self.finish()
            return
        while True:
            try:
                answer = self.voice.console.input(self.voice.say("replay") + " ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if answer in ("q", "quit", "koniec"):
                return
            self.step(answer)

    def step(self, answer: str) -> None:
        """Go where the person says; whoever does not go to the next choice sees the table first."""
        if answer in ("b", "board", "plansza"):
            self.show_board()
            return
        following = self.session.at + 1
        goal = following - 2 if answer in ("p", "w") else int(answer) if answer.isdecimal() else following
        if not self.session.go(goal):
            self.finish()
            return
        if self.session.at != following:
            self.show_board()
        self.show()

    def show(self) -> None:
        """The choice that led here, as far as the viewer may know it, and what followed."""
        session, voice = self.session, self.voice
        if session.choice is not None:
            voice.print(session.heading(), "bold")
        if session.shown is not None:
            voice.print(f"{session.said(session.shown)}  [{session.shown}]")
        for line in session.heard():
            voice.print(f"  · {line}", "dim")

    def show_board(self) -> None:
        """The table at this position."""
        screen.show_board(self.session.view, self.voice)

    def finish(self) -> None:
        """At the end: the score sheet, if the game was played out."""
        final = self.session.final()
        if final.over:
            screen.show_scores(self.session.game, final, self.voice)
        else:
            self.voice.tell("unfinished", count=self.session.last)
