"""`stolik campaign`: games played one after another in the terminal, their progress kept in one JSON file."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

from ..engine.errors import BadRecord, BadSetup
from ..engine.game import Campaign, Game
from ..engine.record import Record, checksum
from . import flags, saved
from .front import show
from .local import Local
from .saved import Seating
from .voice import Voice

FORMAT = 1


def campaign(
    game: flags.GameId,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the campaign is kept; made if there is none.")],
    players: flags.Players = 0,
    people: flags.People = 0,
    bots: flags.Opponents = "",
    seed: flags.Seed = -1,
    variant: flags.Variants = None,
    name: flags.Names = "",
    plain: flags.Plain = False,
    standing: Annotated[bool, typer.Option("--standing", help="Only show how the campaign stands.")] = False,
    lang: flags.Lang = "",
) -> None:
    """Play the next chapter of a campaign in the terminal, or go on with the one you left.

    Answer as in `stolik play`. Players may change between chapters.
    """
    found, voice = flags.opened(game, lang)
    if found.campaign() is None:
        raise BadSetup(voice.say("campaign-none", game=game))
    kept = Kept.read(file, found)
    voice.print(voice.words.say("title"), "bold")
    show_standing(kept.campaign, found, voice)
    if standing or kept.campaign.finished:
        return
    chapter_file = file.with_name(f"{file.stem}-{kept.campaign.chapter}.stolik")
    if kept.seats and chapter_file.exists():
        record, _ = saved.load(chapter_file)
        if record.game is not found or record.state.seats != len(kept.seats):
            raise BadRecord(f"{chapter_file} is no game of this campaign; take it away to begin the chapter again")
        voice.tell("campaign-goes-on")
    else:
        record = Record(found, flags.setup_of(found, voice, players, seed, together(kept.campaign, variant, voice)))
        kept = replace(kept, seats=flags.seated(voice, record.state.seats, people, bots, name))
        kept.write(file)
    chapter = Chapter(record, voice, Seating(kept.seats), chapter_file)
    chapter.again = f"{game} {file}"
    chapter.keep()
    show(chapter, plain, voice.say("seed", seed=str(record.setup.seed)))
    if record.state.over:
        chapter.keep()  # the result is safe before it is counted
        scores = tuple(found.scores(record.state))
        kept = replace(kept, campaign=kept.campaign.after(tuple(voice.participants(record.state)), scores), seats=())
        kept.write(file)
        chapter_file.unlink(missing_ok=True)
        show_standing(kept.campaign, found, voice)


def together(campaign: Campaign, variants: list[str] | None, voice: Voice) -> list[str]:
    """The chapter's own variants with those asked for, which may not change what the chapter sets."""
    own = campaign.variants()
    for each in variants or []:
        name = each.partition("=")[0]
        if name in own:
            raise BadSetup(voice.say("campaign-fixed", variant=f"{name}={own[name]}"))
    return [*[f"{name}={value}" for name, value in own.items()], *(variants or [])]


@dataclass(frozen=True)
class Kept:
    """What the file holds: how far the campaign has come, and who sits at a chapter that was begun."""

    game: Game
    campaign: Campaign
    seats: tuple[tuple[str, str], ...] = ()  # name and kind of bot

    @classmethod
    def read(cls, file: Path, game: Game) -> Kept:
        """The campaign in a file, or a new one where there is no file; a damaged file is refused and left alone."""
        begun = game.campaign()
        assert begun is not None
        if not file.exists():
            return cls(game, begun)
        try:
            body: Any = json.loads(file.read_bytes())
            whole = isinstance(body, dict) and body.pop("sum", "") == checksum(body)
        except (ValueError, OverflowError, RecursionError) as error:
            raise BadRecord(f"{file} is no campaign: expected a whole JSON object ({error})") from error
        if not isinstance(body, dict) or body.get("stolik_campaign") != FORMAT:
            raise BadRecord(f"{file} is no campaign: expected an object with 'stolik_campaign': {FORMAT}")
        if not whole:
            raise BadRecord(f"{file} was edited or damaged: its checksum does not fit")
        if body.get("game") != game.id:
            raise BadRecord(f"{file} is a campaign of {body.get('game')}; expected {game.id}")
        try:
            seats = tuple([(str(name), str(kind)) for name, kind in body["seats"]])
            going_on = game.campaign(body["progress"])
        except (KeyError, TypeError, ValueError) as error:
            raise BadRecord(f"a part of {file} is missing or of the wrong kind: {error}") from error
        assert going_on is not None
        return cls(game, going_on, seats)

    def write(self, file: Path) -> None:
        """Keep it in a file, whole or not at all."""
        body: dict[str, Any] = {
            "stolik_campaign": FORMAT,
            "game": self.game.id,
            "progress": self.campaign.save(),
            "seats": [list(each) for each in self.seats],
        }
        body["sum"] = checksum(body)
        saved.written(file, (json.dumps(body, ensure_ascii=False, indent=1) + "\n").encode())


class Chapter(Local):
    """One chapter in progress, kept beside the campaign's file."""

    again = ""  # how the command was called

    def farewell(self) -> str:
        return "" if self.record.state.over else self.voice.say("campaign-resume", file=self.again)


def show_standing(campaign: Campaign, game: Game, voice: Voice) -> None:
    """Print the chapter that is next, what it is played with, and everybody's points."""
    points = campaign.points()
    if points:
        grid = Grid(title=voice.say("campaign-points"), title_justify="left", show_header=False)
        grid.add_column()
        grid.add_column(justify="right")
        for name, gained in sorted(points.items(), key=lambda each: (-each[1], each[0])):
            grid.add_row(Text(name), str(gained))
        voice.console.print(grid)
    if campaign.finished:
        best = [name for name, gained in points.items() if gained == max(points.values())]
        voice.tell("campaign-over", "bold")
        voice.tell("winners", "bold green", names=", ".join(best), count=len(best))
    else:
        voice.tell("campaign-chapter", "bold", number=campaign.chapter)
    voice.tell("campaign-free" if campaign.finished else "campaign-with")
    for name, value in campaign.variants().items():
        told = voice.words.say(f"variant-{name}")
        if value != "on":
            told += f": {voice.words.say(f'variant-{name}-{value}')}"
        voice.print(f"  {told}. {voice.words.say(f'variant-{name}', 'about')}")
