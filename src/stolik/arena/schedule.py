"""Who plays whom: round-robin tournaments in which every bot sits in every seat equally often.

All rotations of one line-up play the same deal (the same seed), so that luck falls to everybody alike.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from ..bots.registry import digest, make, version
from ..engine.errors import BadSetup
from ..games import game as find
from .match import Match, Setting

BUILT = (".so", ".pyd", ".pyc")


@dataclass(frozen=True)
class Tournament:
    """Bots that meet in some settings, so many games in each; the whole schedule follows from it."""

    bots: tuple[str, ...]
    settings: tuple[Setting, ...]
    games: int
    seed: int

    def check(self) -> None:
        """`BadSetup` or `UnknownBot` when it cannot be played."""
        if not self.bots or not self.settings or self.games < 1:
            raise BadSetup("a tournament needs bots, a game and at least one game of it")
        if not 0 <= self.seed <= 2**60 - 1 - self.games:
            raise BadSetup(f"seed {self.seed} is out of range; expected 0 to 2^60 - 1 with room for all games")
        for bot in self.bots:
            make(bot, 0)

    def entrants(self) -> tuple[str, ...]:
        """The bots' names; one that takes part twice is told apart by a number."""
        names: list[str] = []
        for index, bot in enumerate(self.bots):
            twins = self.bots[:index].count(bot)
            names.append(f"{bot}#{twins + 1}" if twins else bot)
        return tuple(names)

    def matches(self) -> list[Match]:
        """All games, in the order of their numbers."""
        found: list[Match] = []
        for setting in self.settings:
            cycles = line_ups(len(self.bots), setting.seats())
            played = block = 0
            while played < self.games:
                for entrants in cycles[block % len(cycles)][: self.games - played]:
                    bots = tuple(self.bots[each] for each in entrants)
                    found.append(Match(len(found), setting, bots, entrants, self.seed + block))
                    played += 1
                block += 1
        return found

    def even(self) -> bool:
        """Whether the number of games gives every bot every seat exactly equally often."""
        return all(
            self.games % sum(map(len, line_ups(len(self.bots), setting.seats()))) == 0 for setting in self.settings
        )

    def plain(self) -> dict[str, Any]:
        """As plain data; the same tournament gives the same data."""
        return {
            "bots": list(self.bots),
            "settings": [
                {"game": each.game, "players": each.players, "variants": dict(each.variants)} for each in self.settings
            ],
            "games": self.games,
            "seed": self.seed,
            "versions": {
                **{bot: version(bot) for bot in self.bots},
                **{each.game: judgement(each.game) for each in self.settings},
            },
        }


def judgement(game: str) -> str:
    """A mark that differs when the rules of a game do, or what it tells bots of its positions."""
    found = find(game)
    folder = Path(str(sys.modules[type(found).__module__].__file__)).parent
    files = [file for part in folder.glob("bot*") for file in (part.rglob("*") if part.is_dir() else [part])]
    return f"{found.rules_version}-{digest([each for each in files if each.is_file() and each.suffix not in BUILT])}"


def line_ups(bots: int, seats: int) -> list[list[tuple[int, ...]]]:
    """Cycles of line-ups; in each cycle each of its bots sits in each seat equally often."""
    groups: Sequence[tuple[int, ...]] = list(combinations(range(bots), min(bots, seats)))
    cycles = []
    for group in groups:
        cycles.append(rotations(group, seats))
        if len(group) > 2:  # the other way round the table, so that nobody always follows the same bot
            cycles.append(rotations(group[::-1], seats))
    return cycles


def rotations(group: tuple[int, ...], seats: int) -> list[tuple[int, ...]]:
    """A line-up, and the same moved on by one seat until it comes round."""
    return [tuple(group[(first + seat) % len(group)] for seat in range(seats)) for first in range(len(group))]
