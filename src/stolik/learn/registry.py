"""The registered environments: a name is a game and the version of its numbers, such as `<game>_v2`.

A name never changes its meaning: other observations or actions get a higher version.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ..engine.errors import StolikError
from ..engine.game import Game
from ..engine.layout import Layout
from ..games import game as find
from ..games import ids


class UnknownEnvironment(StolikError):
    """No environment of that name is registered."""


@dataclass(frozen=True)
class Entry:
    """A registered environment."""

    name: str
    id: str

    def game(self) -> Game:
        """Its game."""
        return find(self.id)

    def layout(self) -> Layout:
        """Its numbers."""
        return layout_of(self.id)


@cache
def layout_of(id: str) -> Layout:
    """The layout of a game."""
    return Layout(find(id))


@cache
def entries() -> dict[str, Entry]:
    """All environments by name."""
    found = [Entry(f"{id}_v{layout_of(id).version}", id) for id in ids()]
    return {each.name: each for each in found}


def names() -> list[str]:
    """The names of all environments."""
    return list(entries())


def entry(name: str) -> Entry:
    """The environment of a name, or `UnknownEnvironment`."""
    if name not in entries():
        raise UnknownEnvironment(f"no environment {name!r}; expected one of: {', '.join(entries())}")
    return entries()[name]
