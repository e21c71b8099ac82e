"""The games, ours and others': each is a package with a `GAME`, named by an entry point of the group `stolik.games`.

A game's folder holds all that it brings; nothing outside names one. A package installed beside Stolik brings another:

    [project.entry-points."stolik.games"]
    lanterns = "lanterns:GAME"

Owners' copies (`copies.py`) are games too, `<game>@<name>`.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from sys import modules

from ..engine.errors import UnknownGame
from ..engine.game import Game
from . import copies

GROUP = "stolik.games"


@cache
def found() -> dict[str, EntryPoint]:
    """The entry points of all installed games by id, in alphabetical order."""
    return {each.name: each for each in sorted(entry_points(group=GROUP), key=lambda each: each.name)}


def ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order, and of the owners' copies after them."""
    return (*found(), *[label.id for label in copies.labels()])


@cache
def game(id: str) -> Game:
    """The game of an id, or `UnknownGame`."""
    for label in copies.labels():
        if label.id == id:
            return copies.load(label, game(label.game))
    if id not in found():
        raise UnknownGame(f"no game {id!r}; expected one of: {', '.join(ids())}")
    loaded = found()[id].load()
    if not isinstance(loaded, Game) or loaded.id != id:
        raise UnknownGame(f"{found()[id].value} is no game {id!r}: expected a `Game` with that id")
    return loaded


def games() -> list[Game]:
    """All games."""
    return [game(id) for id in ids()]


def folder(game: Game) -> Path:
    """Where a game's package lies, with its words, pictures and styles."""
    return Path(str(modules[type(game).__module__].__file__)).parent
