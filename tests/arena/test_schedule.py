"""Who plays whom: every bot in every seat equally often, and the same schedule for the same tournament."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik.arena.match import Setting
from stolik.arena.schedule import Tournament, line_ups
from stolik.bots import UnknownBot
from stolik.engine.errors import BadSetup

PAIR = Setting("excavation", 2)


@pytest.mark.parametrize("bots", range(1, 6))
@pytest.mark.parametrize("seats", range(1, 5))
def test_every_bot_sits_in_every_seat_equally_often(bots: int, seats: int) -> None:
    places = Counter((bot, seat) for cycle in line_ups(bots, seats) for line in cycle for seat, bot in enumerate(line))
    assert len(places) == bots * seats
    assert len(set(places.values())) == 1


def test_everybody_meets_everybody() -> None:
    met = {frozenset(line) for cycle in line_ups(4, 2) for line in cycle}
    assert len(met) == 6


def test_a_deal_is_played_from_both_sides() -> None:
    matches = Tournament(("greedy", "random"), (PAIR,), 4, 7).matches()
    assert [match.bots for match in matches] == [("greedy", "random"), ("random", "greedy")] * 2
    assert [match.seed for match in matches] == [7, 7, 8, 8]
    assert [match.index for match in matches] == [0, 1, 2, 3]


def test_a_tournament_says_whether_it_is_even() -> None:
    assert Tournament(("greedy", "random"), (PAIR,), 4, 7).even()
    assert not Tournament(("greedy", "random"), (PAIR,), 5, 7).even()
    assert len(Tournament(("greedy", "random"), (PAIR,), 5, 7).matches()) == 5


def test_a_bot_that_takes_part_twice_is_told_apart() -> None:
    assert Tournament(("random", "random"), (PAIR,), 2, 0).entrants() == ("random", "random#2")


def test_a_tournament_that_cannot_be_played_says_why() -> None:
    with pytest.raises(UnknownBot):
        Tournament(("clever",), (PAIR,), 2, 0).check()
    with pytest.raises(BadSetup):
        Tournament((), (PAIR,), 2, 0).check()
    with pytest.raises(BadSetup):
        Setting.of("excavation", 9, {})
