"""Balance: a thing that wins too often lies apart from its kind; one that only winners who use much use does not."""

from __future__ import annotations

import random

import pytest

from stolik.arena import balance
from stolik.arena.match import Outcome, Setting
from stolik.arena.schedule import Tournament
from stolik.arena.standings import Standings
from stolik.games import game

TOURNAMENT = Tournament(("a", "b"), (Setting("excavation", 2),), 400, 0)


def played(index: int, dice: random.Random) -> Outcome:
    """A game in which gul wins three of four, and whoever wins has dug at more places, wherever they are."""
    factions = dice.sample(["gul", "zu", "aqulla", "kuti_kuti"], 2)
    strength = [3.0 if each == "gul" else 1.0 for each in factions]
    first = dice.random() < strength[0] / sum(strength)
    scores = (30, 20) if first else (20, 30)
    places = ["market_1", "market_2", "dig_red_1", "dig_red_2", "black_east"]
    traits = tuple(
        {"faction": (factions[seat],), "location": tuple(dice.sample(places, 4 if (seat == 0) == first else 2))}
        for seat in range(2)
    )
    return Outcome(index, True, ("seat_0", "seat_1"), scores, (0 if first else 1,), 10, 5, 30, 6, traits, 0.1)


def test_what_lies_far_from_its_kind_is_told_with_its_error() -> None:
    dice = random.Random(4)
    outcomes = [played(index, dice) for index in range(400)]
    standings, title = Standings.of(TOURNAMENT, outcomes), game("excavation")
    found = balance.samples(standings, TOURNAMENT, outcomes, title)
    factions = {each.name: each for each in balance.weighed("faction", found["faction"], title)}
    assert [each.name for each in factions.values() if each.far][0] == "gul"
    assert factions["gul"].gain > 0.25 and 0.02 < factions["gul"].gain_error < 0.06 and factions["gul"].lead > 3
    assert factions["gul"].mark == "reconstructed"
    places = balance.weighed("location", found["location"], title)
    assert not any(each.far for each in places), "who digs much wins, but no place is better than the others"
    told = balance.told(standings, TOURNAMENT, outcomes, title)
    assert "| **gul** |" in told and "excavation: location" not in told


def test_games_of_one_deal_count_as_one() -> None:
    """The same games told ten times make nothing surer, as long as they are told of the same deals."""
    once = [(deal, 0.5 - deal % 2, 0.0) for deal in range(40)]
    others = [(deal, deal % 2 - 0.5, 0.0) for deal in range(40)]
    effect, error = balance.contrast(once, others, balance.GAIN)
    again, same = balance.contrast(once * 10, others * 10, balance.GAIN)
    assert again == pytest.approx(effect) and same == pytest.approx(error) and error > 0.1


def test_one_game_tells_nothing() -> None:
    outcomes = [played(0, random.Random(1))]
    told = balance.told(Standings.of(TOURNAMENT, outcomes), TOURNAMENT, outcomes, game("excavation"))
    assert "**" not in told and "±" not in told
