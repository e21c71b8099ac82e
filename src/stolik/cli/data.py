"""An owner's copy of a game: `stolik data export`, `check`, `diff` and `apply`."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import msgspec
import typer

from ..engine.game import Game
from ..engine.printed import BadCopy
from ..games import copies, corrections, mistakes
from . import flags
from .voice import Voice

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of a copy.")]
Source = Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of a copy, or a file of corrections.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A file of corrections.", exists=True, dir_okay=False)]

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
    game, wrong = copies.tried(label, ours)
    for each in wrong:
        voice.print(mistakes.told(str(each), voice.words.lang))
    if game is None or wrong:
        voice.print(voice.say("data-mistakes", count=len(wrong)))
        raise typer.Exit(1)
    players, flaw = corrections.flaw(game, game.modes())
    if flaw:
        voice.print(voice.say("data-broken", players=players, flaw=flaw))
        raise typer.Exit(1)
    voice.print(voice.say("data-well", changes=len(copies.changes(game)), modes=len(game.modes())))


@data.command()
def diff(folder: Source, as_json: flags.Json = False, lang: flags.Lang = "") -> None:
    """Show what differs from our tables, in words; as JSON it is the file of corrections to send to us."""
    if folder.is_file():
        found = corrections.brought(folder.read_bytes())
        ours, voice = flags.opened(found.game, lang)
    else:
        label, ours, voice = opened(folder, lang)
        found = corrections.corrections_of(copies.load(label, ours))
    if as_json:
        flags.print_json(msgspec.to_builtins(found))
        return
    tell(found.changes, ours, voice)
    if not found.changes:
        voice.print(voice.say("data-same"))


@data.command()
def apply(file: File, folder: Folder, lang: flags.Lang = "") -> None:
    """Put a file of corrections into a copy, or into a new one, and check it; a file that does not fit changes nothing."""
    found = corrections.brought(file.read_bytes())
    ours, voice = flags.opened(found.game, lang)
    fresh = not folder.exists() or not any(folder.iterdir())
    if not fresh and copies.labelled(folder).game != ours.id:
        raise BadCopy(f"{folder} is a copy of {copies.labelled(folder).game}; expected one of {ours.id}")
    with TemporaryDirectory() as place:
        draft = Path(place) / folder.resolve().name
        if fresh:
            copies.export(ours, draft)
        else:
            shutil.copytree(folder, draft)
        lost = corrections.applied(found, draft, ours)
        game, wrong = copies.tried(copies.labelled(draft), ours)
        for each in wrong:
            voice.print(mistakes.told(str(each), voice.words.lang))
        if game is None or wrong:
            voice.print(voice.say("data-mistakes", count=len(wrong)))
            raise typer.Exit(1)
        folder.mkdir(parents=True, exist_ok=True)
        for path in sorted([*draft.glob("*.csv"), draft / copies.LABEL]):
            if not (folder / path.name).exists() or (folder / path.name).read_bytes() != path.read_bytes():
                copies.replace(folder / path.name, path.read_bytes())
    tell(copies.changes(game), ours, voice)
    for change in lost:
        voice.print(voice.say("data-lost", change=told(change, things(ours, voice), voice)))
    voice.print(voice.say("data-applied", count=len(found.changes) - len(lost), folder=str(folder)))


def tell(changes: Sequence[copies.Change], ours: Game, voice: Voice) -> None:
    """Print changes in words."""
    names = things(ours, voice)
    for each in changes:
        voice.print(told(each, names, voice))


def told(change: copies.Change, names: dict[str, str], voice: Voice) -> str:
    """A change in words."""
    if change.row:
        shown = f"{names[change.row]} ({change.row})" if change.row in names else change.row
        return f"{change.table}: {shown}: {change.column} {change.ours or '–'} → {change.theirs or '–'}"
    key = "data-added" if change.theirs else "data-gone"
    row = " ".join(names.get(part, part) for part in (change.theirs or change.ours).split("|"))
    return f"{change.table}: {voice.say(key, row=row)}"


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
        if voice.words.knows(kind, value)
    }
