"""What a bot played with: its faction, leader, tribe or seeker, and every card or thing that it chose.

Seen from the bot's own side of the table: identities stand in its view, the rest are arguments of its choices.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from ..bots import Bot
from ..engine.game import Game
from ..engine.option import Kind, Numeric, Option
from ..engine.state import State


@dataclass(frozen=True)
class Identity:
    """Where a view tells what a seat is: a field with an id by seat, or with several as bits."""

    game: str
    kind: str
    path: str
    bits: bool = False


# fmt: off
IDENTITIES = (
    Identity("excavation", "faction", "factions"),
    Identity("icaion",     "seeker",  "players.seeker"),
    Identity("icaion",     "gear",    "players.gear"),
    Identity("circadians", "leader",  "leaders", bits=True),
    Identity("revive",     "tribe",   "players.tribe"),
)
# fmt: on

Traits = dict[str, tuple[str, ...]]  # names of things by kind


@cache
def kinds(package: str) -> dict[str, Kind]:
    """The tables of names of a game, by their own names."""
    return {each.name: each for each in vars(import_module(f"{package}.pieces")).values() if isinstance(each, Kind)}


def identity(game: Game, view: State, seat: int) -> Traits:
    """The faction, leader, tribe or seeker of a seat."""
    found: Traits = {}
    for each in IDENTITIES:
        if each.game != game.id:
            continue
        field, _, part = each.path.partition(".")
        value: Any = getattr(view, field)[seat]
        if part:
            value = getattr(value, part)
        ids = [bit for bit in range(value.bit_length()) if value >> bit & 1] if each.bits else [value]
        names = kinds(type(game).__module__)[each.kind]
        found[each.kind] = tuple(names.text(id) for id in ids if id >= 0)
    return found


class Noting(Bot):
    """A bot whose things are noted while it plays."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.chosen: dict[tuple[str, str], None] = {}
        self.identity: Traits = {}

    def choose(self, view: State, game: Game) -> Option:
        option = self.bot.choose(view, game)
        self.identity = identity(game, view, view.viewer)
        for kind, id in zip(option.verb.kinds, option.args):
            if not isinstance(kind, Numeric):
                self.chosen[kind.name, kind.text(id)] = None
        return option

    def traits(self) -> Traits:
        """All that was noted, by kind; an identity goes before what was chosen of the same kind."""
        found: dict[str, list[str]] = {}
        for kind, name in sorted(self.chosen):
            found.setdefault(kind, []).append(name)
        return {**{kind: tuple(names) for kind, names in found.items()}, **self.identity}
