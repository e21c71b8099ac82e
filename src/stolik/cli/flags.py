"""The flags that commands share, and what they mean."""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from ..bots import MAKERS, UnknownBot
from ..bots.levels import BadBudget
from ..bots.registry import known as known_bots
from ..bots.registry import make
from ..engine.errors import BadSetup
from ..engine.game import Game, Setup
from ..engine.record import Record
from ..games import copies, ids
from ..games import game as find
from . import saved
from .voice import Voice

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Id of a game; `stolik games` lists them.")]
Lang = Annotated[str, typer.Option("--lang", metavar="pl|en", help="Language: pl or en; else that of the system.")]
Players = Annotated[int, typer.Option("--players", "-p", help="Number of seats; 0: two, or the fewest there can be.")]
Seed = Annotated[int, typer.Option("--seed", "-s", help="Seed of the game; -1: any.")]
Variants = Annotated[
    list[str] | None,
    typer.Option("--variant", "-v", metavar="NAME[=VALUE]", help="A variant of the game; may be given repeatedly."),
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        "-b",
        help="Bots by name or package.module:Class, divided by commas; the last takes all further seats.",
    ),
]
Records = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="Keep every game here, for `stolik replay` and `analyse`.")
]
Jobs = Annotated[int, typer.Option(min=0, help="Processes; 0: one per core.")]
Opponents = Annotated[
    str, typer.Option("--bots", "-b", help="Bots of the seats without people, as elsewhere.", show_default="greedy")
]
People = Annotated[int, typer.Option(help="How many people play, from the first seat on.", show_default="1")]
Names = Annotated[str, typer.Option("--name", help="Names of the people, divided by commas.")]
Plain = Annotated[bool, typer.Option("--plain", help="Lines of text instead of the full screen.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


def with_copy(folders: list[Path] | None) -> list[Path] | None:
    """Make copies known to this process and to its helpers."""
    for folder in folders or []:
        COPIES[copies.labelled(folder).game] = copies.labelled(folder).id
    if folders:
        os.environ[copies.VARIABLE] = os.pathsep.join(str(each.resolve()) for each in folders)
    return folders


COPIES: dict[str, str] = {}  # by game: the copy that was asked for
Data = Annotated[
    list[Path] | None,
    typer.Option(
        "--data", metavar="FOLDER", callback=with_copy, is_eager=True, help="Your copy of a game; see `stolik data`."
    ),
]
SavedGame = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]


def print_json(value: Any) -> None:
    """One machine-readable object."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def language(lang: str) -> str:
    """The language asked for, or that of the system."""
    if lang not in ("", "pl", "en"):
        raise BadSetup(f"no language {lang!r}; expected pl or en · nie ma języka „{lang}”; możliwe pl albo en")
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return lang or ("pl" if system.lower().startswith("pl") else "en")


def opened(id: str, lang: str) -> tuple[Game, Voice]:
    """A game by its id, with the words to tell of it."""
    id = COPIES.get(id, id)
    if id not in ids():
        raise BadSetup(Voice(language(lang)).wrong("game", id, ids()))
    return find(id), Voice(language(lang), find(id))


def saved_game(file: Path, lang: str) -> tuple[Record, Voice]:
    """A saved game to look at, with everybody's names as far as the file tells them."""
    record, seating = saved.load(file)
    voice = Voice(language(lang), record.game)
    voice.name_seats(("",) * record.state.seats)
    if seating is not None:
        voice.names = [name for name, _ in seating.seats]
    voice.name_automata(record.state)
    return record, voice


def setup_of(game: Game, voice: Voice, players: int, seed: int, variants: list[str] | None) -> Setup:
    """A checked setup from the flags; what cannot be is told in the person's language."""
    chosen: dict[str, str] = {}
    known = {variant.id: variant for variant in game.variants}
    for each in variants or []:
        name, given, value = each.partition("=")
        chosen[name] = value if given else "on"
        if name not in known:
            raise BadSetup(voice.wrong("variant", name, list(known)))
        if not game.accepts(known[name], chosen[name]):
            raise BadSetup(voice.wrong("value", chosen[name], known[name].values, name=name))
    if not -1 <= seed < 2**60:
        raise BadSetup(voice.say("wrong-seed", word=str(seed)))
    players = players or fewest(game, chosen)
    if players not in game.seats:
        raise BadSetup(voice.wrong("seats", str(players), [str(each) for each in game.seats]))
    reason = game.impossible(players, chosen)
    if reason is not None:
        raise BadSetup(voice.words.phrase("impossible", reason))
    return game.setup(players, secrets.randbelow(2**31) if seed == -1 else seed, chosen)


def fewest(game: Game, variants: dict[str, str]) -> int:
    """Two seats where these variants can be played by two, else the fewest that they allow."""
    possible = [seats for seats in sorted(game.seats) if game.impossible(seats, variants) is None]
    return 2 if 2 in possible or not possible else possible[0]


def bots_of(voice: Voice, names: str, seats: int) -> tuple[str, ...]:
    """A bot's name for every seat."""
    given = [name.strip() for name in names.split(",") if name.strip()]
    if not given or len(given) > seats:
        raise BadSetup(voice.say("wrong-bots", bots=len(given), seats=seats))
    for name in given:
        check_bot(voice, name)
    return tuple(given + given[-1:] * (seats - len(given)))


def check_bot(voice: Voice, name: str) -> None:
    """Whether there is such a bot; what is wrong is told in the person's language."""
    kind, _, budget = name.partition(":")
    try:
        make(name, 0)
    except BadBudget as error:
        raise BadSetup(voice.say("wrong-budget", word=budget)) from error
    except UnknownBot as error:
        if "." in kind or (budget and kind not in MAKERS):
            raise
        if kind in MAKERS:
            raise BadSetup(voice.say("no-budget", word=kind)) from error
        raise BadSetup(voice.wrong("bot", kind, known_bots())) from error


def seated(voice: Voice, seats: int, people: int, bots: str, names: str) -> tuple[tuple[str, str], ...]:
    """Everybody's name and kind of bot; people have none, and sit first."""
    people = people or 1
    if not 1 <= people <= seats:
        raise BadSetup(voice.say("wrong-people", people=people, seats=seats))
    kinds = ("",) * people + (bots_of(voice, bots or "greedy", seats - people) if people < seats else ())
    given = [each.strip() for each in names.split(",") if each.strip()]
    if len(given) > people:
        raise BadSetup(voice.say("wrong-names", names=len(given), people=people))
    voice.name_seats(kinds)
    called = [*given, *voice.names[len(given) :]]
    if len(set(called)) != len(called):
        raise BadSetup(voice.say("wrong-twins", names=", ".join(called)))
    return tuple(zip(called, kinds, strict=True))
