"""Places: a board told in words and drawn in characters, for terminals, screen readers and pages of text.

`Game.places(view)` gives every place that the viewer can see, with its neighbours and what stands there. Words know
all of it: the place as the thing `<kind>-<id>`, a neighbour as `near-<verb>` (its first argument is the place), what
stands there as `stands-<verb>`, the part of the board as `group-<verb>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .option import Kind, Phrase

NOBODYS = -1  # the side of what belongs to nobody
PATH = "path"  # the verb of neighbours that a drawing joins by a line


@dataclass(frozen=True)
class Piece:
    """Something at a place: in words, as a short sign for drawings in characters, and whose it is."""

    said: Phrase
    sign: str = ""  # nothing where a drawing has no room for it
    side: int = NOBODYS


@dataclass(frozen=True)
class Place:
    """One place of a board, as far as the viewer knows it."""

    kind: Kind
    id: int
    row: int  # where a drawing in characters begins it, on about 20 rows ...
    column: int  # ... and 52 columns; a larger drawing stretches them
    width: int
    group: Phrase
    near: tuple[Phrase, ...] = ()
    pieces: tuple[Piece, ...] = ()
    sign: str = ""  # what marks it in a drawing
    named: bool = False  # whether a drawing has room for its name
    tall: int = 2  # rows of the drawing
    quiet: bool = False  # whether a drawing may hardly show it
    titled: int = 0  # columns left of it where a drawing names its group
    also: tuple[tuple[Kind, int], ...] = ()  # what else options call it

    @property
    def key(self) -> tuple[str, int]:
        """What it is known by: the name of its kind and its id."""
        return self.kind.name, self.id

    def called(self, kind: Kind, id: int) -> bool:
        """Whether an argument of an option means this place."""
        return (kind.name, id) == self.key or any(kind is each and id == one for each, one in self.also)


def neighbour(near: Phrase) -> tuple[str, int]:
    """The key of the place that a phrase of `Place.near` speaks of."""
    return near.verb.kinds[0].name, near.args[0]


def meant(phrase: Phrase, places: Sequence[Place]) -> list[Place]:
    """The places that an option or event names, in the order of its arguments."""
    pairs = list(zip(phrase.verb.kinds, phrase.args))
    return [place for kind, id in pairs for place in places if place.called(kind, id)]
