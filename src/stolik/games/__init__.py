"""The games: one folder each, alike inside. A folder with a `GAME` is a game; nothing else needs to know."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from ..engine.errors import UnknownGame
from ..engine.game import Game


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(each.name for each in iter_modules(__path__) if each.ispkg))


@cache
def game(id: str) -> Game:
    """The game of an id, or `UnknownGame`."""
    if id not in ids():
        raise UnknownGame(f"no game {id!r}; expected one of: {', '.join(ids())}")
    found = import_module(f"{__name__}.{id}").GAME
    assert isinstance(found, Game)
    return found


def games() -> list[Game]:
    """All games."""
    return [game(id) for id in ids()]
