"""The flags that commands share, and what they mean."""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from ..engine.errors import BadSetup
from ..engine.game import Game, Setup

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
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]
SavedGame = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]


def print_json(value: Any) -> None:
    """One machine-readable object."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def language(lang: str) -> str:
    """The language asked for, or that of the system."""
    if lang not in ("", "pl", "en"):
        raise BadSetup(f"no language {lang!r}; expected pl or en")
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return lang or ("pl" if system.lower().startswith("pl") else "en")


def setup_of(game: Game, players: int, seed: int, variants: list[str] | None) -> Setup:
    """A checked setup from the flags."""
    chosen: dict[str, str] = {}
    for each in variants or []:
        name, given, value = each.partition("=")
        chosen[name] = value if given else "on"
    if seed < -1:
        raise BadSetup(f"seed {seed} is out of range; expected 0 to 2^60 - 1, or -1 for any")
    seed = secrets.randbelow(2**31) if seed == -1 else seed
    return game.setup(players or fewest(game, chosen), seed, chosen)


def fewest(game: Game, variants: dict[str, str]) -> int:
    """Two seats where these variants can be played by two, else the fewest that they allow."""
    possible = [seats for seats in sorted(game.seats) if game.impossible(seats, variants) is None]
    return 2 if 2 in possible or not possible else possible[0]


def bots_of(names: str, seats: int) -> tuple[str, ...]:
    """A bot's name for every seat."""
    given = [name.strip() for name in names.split(",") if name.strip()]
    if not given or len(given) > seats:
        raise BadSetup(f"{len(given)} bots for {seats} seats; expected 1 to {seats}")
    return tuple(given + given[-1:] * (seats - len(given)))
