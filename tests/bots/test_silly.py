"""No silly play: what somebody who knows the game would shake their head at, in one game of quick bots each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from stolik import bots
from stolik.engine.option import Option
from stolik.games import game as find
from stolik.games.revive.actions.play import free_slots

Silly = Callable[[Any, int, Option], bool]


def sleeps_at_once(state: Any, seat: int, option: Option) -> bool:
    """Revive: hibernates in the first turns, with cards to play and nothing used up."""
    return option.verb.name == "hibernate" and state.round <= 2 and len(state.players[seat].active) >= 2


def sleeps_on_cards(state: Any, seat: int, option: Option) -> bool:
    """Revive: hibernates though two cards could be played."""
    player = state.players[seat]
    return option.verb.name == "hibernate" and min(len(player.active), len(free_slots(player))) >= 2


def breaks_up_crystals(state: Any, seat: int, option: Option) -> bool:
    """Revive: changes a crystal, which pays for anything, into a resource, with room for more crystals."""
    return option.verb.name == "exchange" and state.players[seat].goods[3] < 3


def sleeps_or_breaks_up(state: Any, seat: int, option: Option) -> bool:
    """Revive: hibernates on two cards, or breaks up a crystal."""
    return sleeps_on_cards(state, seat, option) or breaks_up_crystals(state, seat, option)


def passes_with_cards(state: Any, seat: int, option: Option) -> bool:
    """Excavation Earth: leaves a round with more cards in hand than can be kept."""
    return option.verb.name == "pass" and len(state.hands[seat]) > 2


def empties_the_gallery(state: Any, seat: int, option: Option) -> bool:
    """Excavation Earth: takes a guard from the gallery for a trader, a representative or another guard."""
    return option.verb.name.endswith("-from")


def throws_away(state: Any, seat: int, option: Option) -> bool:
    """Icaion: throws away or forgoes what could be had."""
    return option.verb.name in ("throw-away", "forgo")


def rests_a_die(state: Any, seat: int, option: Option) -> bool:
    """Circadians: a die goes to the Cantina though something could be done with it."""
    return option.verb.name == "cantina"


# The game, how many play, who plays, what every seat must have done how often, what is silly, and how much is forgiven.
EXPECTED: list[tuple[str, int, str, dict[str, int], Silly, int]] = [
    ("circadians", 2, "greedy", {"send": 12, "fulfil": 1}, rests_a_die, 4),
    ("excavation", 2, "greedy", {"card": 18, "sell": 4, "sample": 6, "represent": 2}, empties_the_gallery, 0),
    ("excavation", 1, "greedy", {"excavate": 4, "sell": 4, "command": 5, "sample": 6}, passes_with_cards, 1),
    ("icaion", 2, "greedy", {"deploy": 4, "install": 1, "move": 12}, throws_away, 3),
    ("revive", 2, "hard:12i", {"play": 8, "build": 1, "populate": 1}, sleeps_at_once, 0),
    ("revive", 2, "greedy", {"play": 8, "build": 1, "explore": 1}, sleeps_or_breaks_up, 0),
]


@pytest.mark.parametrize("case", EXPECTED, ids=lambda case: f"{case[0]}-{case[1]}-{case[2]}-{case[4].__name__}")
def test_bots_do_nothing_silly(case: tuple[str, int, str, dict[str, int], Silly, int]) -> None:
    id, seats, name, done, silly, forgiven = case
    game = find(id)
    state = game.start(game.setup(seats, 2))
    state.events = None
    players = [bots.make(name, 16 + seat) for seat in range(seats)]
    chosen = [Counter[str]() for _ in range(seats)]
    faults = [0] * seats
    while not state.over:
        seat = state.deciders()[0]
        options = state.options(seat)
        option = players[seat].choose(game.redact(state, seat), game)
        chosen[seat][option.verb.name] += 1
        faults[seat] += len(options) > 1 and silly(state, seat, option)
        state.choose(option, seat)
    for seat in range(seats):
        for verb, least in done.items():
            assert chosen[seat][verb] >= least, f"seat {seat}: {verb} {chosen[seat][verb]} times"
        assert faults[seat] <= forgiven, f"seat {seat}: {silly.__doc__} {faults[seat]} times"
