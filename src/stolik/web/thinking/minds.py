"""What a worker process thinks about: a bot's choice or a person's hints, from the seat's own view as plain data and
nothing else; and the look back at a finished game, whose secrets are open."""

from __future__ import annotations

import os
from collections import OrderedDict
from typing import Any

from ... import bots, games
from ...bots.analysis import analyse
from ...bots.bot import Bot
from ...bots.hints import hints
from ...bots.levels import Budget
from ...engine.game import Game
from ...engine.record import Record
from ...engine.rng import Dice
from ...processes import serve_parent

MOST_KEPT = 8  # bots that a process has in mind, so that they think on where they were

kept: OrderedDict[tuple[str, int], tuple[str, int, Bot]] = OrderedDict()  # by table and seat: level, version, bot


def gentle(nice: int) -> None:
    """Thinking leaves the processor to those who answer people, and ends with them."""
    if hasattr(os, "nice"):
        os.nice(nice)
    serve_parent()


def find(id: str) -> Game:
    """The game of an id."""
    return games.game(id)


def think(
    game: Game | str, view: dict[str, Any], seat: int, level: str, seed: int, table: str = "", version: int = -1
) -> str:
    """The text of the option that a bot of this level chooses at a view; with a table it thinks on where it was."""
    played = find(game) if isinstance(game, str) else game
    state = played.load(view)
    options = state.options(seat)
    if len(options) == 1:
        return str(options[0])
    known, due, bot = kept.pop((table, seat), ("", -1, None))
    if bot is None or known != level or due != version:  # somebody else has moved, or took back
        bot = bots.make(level, seed)
    option = bot.choose(state, played)
    if table:
        kept[table, seat] = level, version + 1, bot
        while len(kept) > MOST_KEPT:
            kept.popitem(last=False)
    return str(option)


def advise(game: Game | str, view: dict[str, Any], budget: str, seed: int) -> list[dict[str, Any]]:
    """What a bot would do at a view: its best few options, with what it thinks of them."""
    played = find(game) if isinstance(game, str) else game
    thought = Budget.parse(budget)
    found = hints(played, played.load(view), thought.iterations, thought.seconds, seed)
    return [hint.plain() for hint in found]


def look_back(game: Game | str, saved: bytes) -> dict[str, Any]:
    """The chances through a finished game and its turning points."""
    played = find(game) if isinstance(game, str) else game
    return analyse(Record.load(saved, [played])).plain()


def any_option(game: Game, view: dict[str, Any], seat: int, seed: int) -> str:
    """A random option, so that the game goes on when a bot has failed."""
    options = game.load(view).options(seat)
    return str(options[Dice(seed).below(len(options))])
