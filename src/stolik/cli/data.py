"""An owner's copy of a game: `stolik data export`, `check` and `diff`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..engine.errors import StolikError
from ..engine.game import Game
from ..engine.rng import Dice
from ..games import copies
from . import flags
from .voice import Voice

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of a copy.")]
MOST_CHOICES = 20_000

data = typer.Typer(
    name="data",
    help="Your copy of a game: write out the printed facts, correct them, check them, play with them.",
    no_args_is_help=True,
)


@data.command()
def export(game: flags.GameId, folder: Folder, lang: flags.Lang = "") -> None:
    """Write the printed facts of a game as tables into a new folder, to be corrected with any editor."""
    found, voice = flags.opened(game, lang)
    files = copies.export(found, folder)
    voice.print(voice.say("data-written", count=len(files), folder=str(folder)))
    voice.print(voice.say("data-next", folder=str(folder), game=game))


@data.command()
def check(folder: Folder, lang: flags.Lang = "") -> None:
    """Name every mistake in a copy by file, row and column; then try whole games with it."""
    label, ours, voice = opened(folder, lang)
    game, mistakes = copies.tried(label, ours)
    for each in mistakes:
        voice.print(str(each))
    if game is None or mistakes:
        voice.print(voice.say("data-mistakes", count=len(mistakes)))
        raise typer.Exit(1)
    for players, variants in game.modes():
        flaw = trial(game, players, variants)
        if flaw:
            voice.print(voice.say("data-broken", players=players, flaw=flaw))
            raise typer.Exit(1)
    voice.print(voice.say("data-well", changes=len(copies.changes(game)), modes=len(game.modes())))


@data.command()
def diff(folder: Folder, as_json: flags.Json = False, lang: flags.Lang = "") -> None:
    """Show what differs from our tables, in words."""
    label, ours, voice = opened(folder, lang)
    found = copies.changes(copies.load(label, ours))
    if as_json:
        flags.print_json({"copy": label.id, "changes": [vars(each) for each in found]})
        return
    names = things(ours, voice)
    for each in found:
        if each.row:
            shown = f"{names.get(each.row, each.row)} ({each.row})"
            voice.print(f"{each.table}: {shown}: {each.column} {each.ours or '–'} → {each.theirs or '–'}")
        else:
            key = "data-added" if each.theirs else "data-gone"
            told = " ".join(names.get(part, part) for part in (each.theirs or each.ours).split("|"))
            voice.print(f"{each.table}: {voice.say(key, row=told)}")
    if not found:
        voice.print(voice.say("data-same"))


def opened(folder: Path, lang: str) -> tuple[copies.Label, Game, Voice]:
    """A copy, the game it is of, and words."""
    label = copies.labelled(folder)
    ours, voice = flags.opened(label.game, lang)
    return label, ours, voice


def things(game: Game, voice: Voice) -> dict[str, str]:
    """The names of everything that options speak of, by the id in the tables."""
    kinds = {kind.name: kind for verb in game.vocabulary.verbs.values() for kind in verb.kinds}
    return {
        name: voice.words.thing(kind, value)
        for kind in kinds.values()
        for value, name in enumerate(kind.names)
        if voice.words.has(f"{kind.name}-{name}")
    }


def trial(game: Game, players: int, variants: dict[str, str]) -> str:
    """What goes wrong in a random game, checked at every turn; nothing when nothing does."""
    dice = Dice(1)
    try:
        state = game.start(game.setup(players, 1, variants))
        turn = -1
        for _ in range(MOST_CHOICES):
            if state.turn != turn or state.over:
                game.conserved(state)
                turn = state.turn
            if state.over:
                game.score_sheet(state)
                return ""
            options = state.options()
            state.choose(options[dice.below(len(options))])
    except (StolikError, LookupError, ValueError, ArithmeticError, AssertionError) as error:
        return f"{type(error).__name__}: {error}"
    return "it does not end"
