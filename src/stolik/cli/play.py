"""`stolik play`: a game in the terminal, a new one or one that goes on."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from ..engine.errors import BadSetup
from ..engine.record import Record
from . import flags, saved
from .front import show
from .local import Local
from .saved import Seating
from .voice import Voice


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Id of a game; not needed with --resume.")] = "",
    players: flags.Players = 0,
    people: flags.People = 0,
    bots: flags.Opponents = "",
    seed: flags.Seed = -1,
    variant: flags.Variants = None,
    name: flags.Names = "",
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the game is saved; else in your data folder.")
    ] = None,
    hints: Annotated[
        bool | None, typer.Option("--hints/--no-hints", help="Whether `hint` may be asked.", show_default="hints")
    ] = None,
    plain: flags.Plain = False,
    data: flags.Data = None,
    lang: flags.Lang = "",
) -> None:
    """Play a game in the terminal; every choice is saved as it is made.

    A window of 80x24 or more is filled: map, mat, options and log, by keys and mouse. With --plain, in smaller windows
    and in pipes, answer with the number of an option, its text, or: undo, redo, save, board, map, log, about, why,
    hint, help, quit.
    """
    asked = players or people or bots or variant or seed != -1 or save
    file = resume or (None if asked else left(game, lang))
    kept: Seating | None = None
    if file is not None:
        record, kept = saved.load(file)
        voice = Voice(flags.language(lang or (kept.lang if kept else "")), record.game)
        if game and game != record.game.id:
            raise BadSetup(voice.say("other-game", file=str(file), found=record.game.id, game=game))
    elif not game:
        last = next(saved.unfinished(), None)
        raise BadSetup(Voice(flags.language(lang)).say("which-game", file=str(last or "FILE")))
    else:
        found, voice = flags.opened(game, lang)
        record = Record(found, flags.setup_of(found, voice, players, seed, variant))
    if kept is None or people or bots or name:
        seats = flags.seated(voice, record.state.seats, people, bots, name)
        kept = Seating(seats, kept is None or kept.hints)
    kept = replace(kept, hints=kept.hints if hints is None else hints, lang=voice.words.lang)
    file = save or file or saved.fresh(record.game.id, record.setup.seed)
    show(Local(record, voice, kept, file), plain, voice.say("seed", seed=str(record.setup.seed)))


def left(game: str, lang: str) -> Path | None:
    """The latest game that was left, if the person wants to go on with it."""
    file = next(saved.unfinished(game), None) if sys.stdin.isatty() else None
    if file is None:
        return None
    kept = saved.seating_of(file.read_bytes())
    voice = Voice(flags.language(lang or (kept.lang if kept else "")))
    answer = voice.console.input(voice.say("go-on", file=file.stem) + " ").strip().lower()
    return None if answer in ("n", "no", "nie") else file
