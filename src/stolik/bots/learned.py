"""Learned values in a game's folder: `values.json`, with how they were made and for which data of the game.

Every table serves some numbers of seats; one for two serves the larger ones that have none of their own (`rivals.py`).
The file names the fingerprint of the rules, cells and facts that it was learned from; where they differ, as in an
owner's copy with other cards, the game's own estimate serves alone.
"""

from __future__ import annotations

import hashlib
import json
import logging
from functools import cache
from pathlib import Path
from sys import modules
from typing import Any

from ..engine.game import Game
from ..engine.layout import Layout
from .rivals import shared
from .values import Values

PAIR = 2  # seats
NAME = "values.json"
LOG = logging.getLogger(__name__)


def path(game: Game) -> Path:
    """Where a game keeps what was learned."""
    return Path(str(modules[type(game).__module__].__file__)).parent / NAME


@cache
def fingerprint(game: Game) -> str:
    """A mark of a game's rules, cells of fields and copy: values learned for another mark say nothing.

    What waits on the agenda is told to learners too, but weighs nothing here: steps may come and go.
    """
    layout = Layout(game)
    whole = repr((game.id, game.rules_version, layout.version, layout.form.fields.rows(""), game.copy))
    return hashlib.blake2b(whole.encode(), digest_size=8).hexdigest()


@cache
def stored(game: Game) -> dict[str, Any] | None:
    """The file of a game as it is, or None."""
    file = path(game)
    if not file.exists():
        return None
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def fits(game: Game) -> bool:
    """Whether there is something learned for this very game."""
    found = stored(game)
    return found is not None and found["fingerprint"] == fingerprint(game)


def tables(game: Game) -> list[Values | None]:
    """What was learned, by number of seats; empty when there is nothing for this very game."""
    found = stored(game)
    if found is None:
        return []
    if not fits(game):
        LOG.warning("%s: values were learned for other rules or facts; bots judge by the game's own estimate", game.id)
        return []
    return made(game, found["tables"])


def made(game: Game, rows: list[dict[str, Any]]) -> list[Values | None]:
    """Values from the rows of a file, by number of seats."""
    layout = Layout(game)
    found: list[Values | None] = [None] * (layout.seats + 1)
    for row in rows:
        values = of_row(layout, row, row["cells"], row["weights"])
        for seats in row["seats"]:
            found[seats] = values
    for row in rows:
        if row["seats"] == [PAIR]:
            for seats in range(PAIR + 1, layout.seats + 1):
                if found[seats] is None:
                    cells, weights = shared(
                        layout.form.fields, layout.tables.sides, row["cells"], row["weights"], seats
                    )
                    found[seats] = of_row(layout, row, cells, weights)
    return found


def of_row(layout: Layout, row: dict[str, Any], cells: list[int], weights: list[list[float]]) -> Values:
    """Values from a row of a file, with its own cells or those of a larger table."""
    return Values(layout.form.fields, layout.tables.sides, row["estimate"], row["start"], row["spread"], cells, weights)
