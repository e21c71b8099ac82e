"""No silly play: what somebody who knows the game would shake their head at, in one game of quick bots each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from stolik import bots
from stolik.engine.option import Option
from stolik.games import game as find

Silly = Callable[[Any, int, Option], bool]


def sleeps_at_once(state: Any, seat: int, option: Option) -> bool:
    """Revive: hibernates in the first turns, with cards to play and nothing used up."""
    return option.verb.name == "hibernate" and state.round <= 2 and len(state.players[seat].active) >= 2


def passes_with_cards(state: Any, seat: int, option: Option) -> bool:
    """Excavation Earth: leaves a round with more cards in hand than can be kept."""
    return option.verb.name == "pass" and len(state.hands[seat]) > 2


def throws_away(state: Any, seat: int, option: Option) -> bool:
    """Icaion: throws away or forgoes what could be had."""
    return option.verb.name in ("throw-away", "forgo")


def rests_a_die(state: Any, seat: int, option: Option) -> bool:
    """Circadians: a die goes to the Cantina though something could be done with it."""
    return option.verb.name == "cantina"


# Who plays, what every seat must have done how often, what is silly, and how much of it a seat is forgiven.
EXPECTED: dict[str, tuple[str, dict[str, int], Silly, int]] = {
    "circadians": ("greedy", {"send": 12, "fulfil": 1}, rests_a_die, 4),
    "excavation": ("greedy", {"card": 18, "sell": 3, "sample": 3, "represent": 2}, passes_with_cards, 1),
    "icaion": ("greedy", {"deploy": 4, "install": 1, "move": 12}, throws_away, 3),
    "revive": ("hard:12i", {"play": 8, "build": 1, "explore": 1, "populate": 1}, sleeps_at_once, 0),
}


@pytest.mark.parametrize("id", EXPECTED)
def test_bots_do_nothing_silly(id: str) -> None:
    name, done, silly, forgiven = EXPECTED[id]
    game = find(id)
    state = game.start(game.setup(2, 2))
    state.events = None
    players = [bots.make(name, 16 + seat) for seat in range(2)]
    chosen = [Counter[str](), Counter[str]()]
    faults = [0, 0]
    while not state.over:
        seat = state.deciders()[0]
        options = state.options(seat)
        option = players[seat].choose(game.redact(state, seat), game)
        chosen[seat][option.verb.name] += 1
        faults[seat] += len(options) > 1 and silly(state, seat, option)
        state.choose(option, seat)
    for seat in range(2):
        for verb, least in done.items():
            assert chosen[seat][verb] >= least, f"seat {seat}: {verb} {chosen[seat][verb]} times"
        assert faults[seat] <= forgiven, f"seat {seat}: {silly.__doc__} {faults[seat]} times"
