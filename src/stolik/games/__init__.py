"""The games, ours and others': each is a package with a `GAME`, named by an entry point of the group `stolik.games`.

A game's folder holds all that it brings; nothing outside names one. A package installed beside Stolik brings another:

    [project.entry-points."stolik.games"]
    lanterns = "lanterns:GAME"

Owners' copies (`copies.py`) are games too, `<game>@<name>`; `<game>@<name>~<fingerprint>` is one as it was when a table
was made with it.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from sys import modules

from ..engine.errors import UnknownGame
from ..engine.game import Game
from ..engine.printed import BadCopy
from . import copies

GROUP = "stolik.games"
LOADED: dict[str, Game] = {}  # by id


@cache
def found() -> dict[str, EntryPoint]:
    """The entry points of all installed games by id, in alphabetical order."""
    return {each.name: each for each in sorted(entry_points(group=GROUP), key=lambda each: each.name)}


def ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order, and of the owners' copies after them."""
    return (*found(), *[label.id for label in copies.labels()])


def game(id: str) -> Game:
    """The game of an id, or `UnknownGame`; read once."""
    if id not in LOADED:
        LOADED[id] = opened(id)
    return LOADED[id]


def opened(id: str) -> Game:
    """A game, read anew."""
    name, _, facts = id.partition(copies.EDITION)
    for label in copies.labels():
        if label.id == name and not facts:
            return copies.load(label, game(label.game))
        if label.id == name:
            return game(name) if name_of(game(name)) == id else copies.edition(label, game(label.game), facts)
    if id not in found():
        raise UnknownGame(f"no game {id!r}; expected one of: {', '.join(ids())}")
    loaded = found()[id].load()
    if not isinstance(loaded, Game) or loaded.id != id:
        raise UnknownGame(f"{found()[id].value} is no game {id!r}: expected a `Game` with that id")
    return loaded


def renew(id: str) -> Game:
    """Read a game anew; from now on a copy that was corrected is found with its new facts."""
    LOADED[id] = opened(id)
    return LOADED[id]


def name_of(game: Game) -> str:
    """What `game` finds this very game by, in any process: with the fingerprint of its facts where it is a copy."""
    return f"{game.id}{copies.EDITION}{game.copy['fingerprint']}" if game.copy else game.id


def of_record(data: bytes) -> list[Game]:
    """The edition of a copy that a record was played with, where it is one of ours; else nothing."""
    try:
        return [game(copies.played(data))]
    except (BadCopy, UnknownGame):
        return []


def games() -> list[Game]:
    """All games."""
    return [game(id) for id in ids()]


def folder(game: Game) -> Path:
    """Where a game's package lies, with its words, pictures and styles."""
    return Path(str(modules[type(game).__module__].__file__)).parent
