"""Fair shares of thinking: who has had least of it lately comes first, by address, then person, then table.

People who wait come before the look back at finished games, and those before tables at which only bots sit; but only
for a while, and only among those who have had about as much. What anybody has had is forgotten by half every minute.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import exp2

from ..tables.jobs import ANALYSIS, Waiting

HALF_LIFE = 60.0  # seconds
LOOKING_BACK, NOBODY_WAITS = 5.0, 20.0  # seconds of thinking by which these stand behind people who wait
PATIENCE = 3.0  # seconds of waiting that make up for one of them
FORGOTTEN = 0.01
MOST_KNOWN = 5_000


class Shares:
    """How many seconds everybody has been thought for lately."""

    def __init__(self) -> None:
        self.had: dict[str, tuple[float, float]] = {}  # seconds, and when they were right

    def of(self, whose: str, now: float) -> float:
        """What is left of the seconds that somebody has had."""
        seconds, at = self.had.get(whose, (0.0, now))
        return seconds * exp2((at - now) / HALF_LIFE)

    def charge(self, item: Waiting, seconds: float) -> None:
        """Something is thought about for so long; less than nothing when it was charged too much before."""
        now = time.monotonic()
        for whose in owners(item):
            self.had[whose] = max(0.0, self.of(whose, now) + seconds), now
        if len(self.had) > MOST_KNOWN:
            self.had = {whose: had for whose, had in self.had.items() if self.of(whose, now) > FORGOTTEN}

    def first(self, waiting: Sequence[Waiting]) -> Waiting:
        """What comes first of all that waits."""
        now = time.monotonic()  # one moment for all: what anybody has had fades
        return min(waiting, key=lambda item: self.rank(item, now))

    def rank(self, item: Waiting, now: float) -> tuple[float, float, float, float]:
        """The place in the queue at a moment: the smallest comes first."""
        address, person, table = (self.of(whose, now) for whose in owners(item))
        return address + handicap(item), person, table, item.since


def owners(item: Waiting) -> tuple[str, str, str]:
    """Who is thought for: the address, the person and the table; a table of before that was noted stands for itself."""
    table = item.asked.table
    return item.maker.partition(" ")[0] or table, item.maker or f"person {table}", f"table {table}"


def handicap(item: Waiting) -> float:
    """How far something stands behind people who wait for a bot or a hint; no longer when it has waited for long."""
    if item.kind != ANALYSIS and item.people:
        return 0.0
    behind = LOOKING_BACK if item.kind == ANALYSIS else NOBODY_WAITS
    return behind if time.time() - item.since < behind * PATIENCE else 0.0
