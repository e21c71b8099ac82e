"""Win rates, intervals and ratings, worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.arena.match import Outcome, Setting
from stolik.arena.schedule import Tournament
from stolik.arena.standings import Interval, Standings, strengths

TOURNAMENT = Tournament(("a", "b"), (Setting("excavation", 2),), 4, 0)


def outcome(index: int, first: int, second: int) -> Outcome:
    winners = (0,) if first > second else (1,) if second > first else (0, 1)
    traits = ({"faction": ("red",)}, {"faction": ("blue",)})
    return Outcome(index, True, ("seat_0", "seat_1"), (first, second), winners, 10, 5, 30, 6, traits, 0.1)


def test_wilson_knows_small_numbers() -> None:
    seven = Interval.wilson(70, 100)
    assert (round(seven.low, 3), round(seven.high, 3)) == (0.604, 0.781)
    assert Interval.wilson(0, 0).high == 1.0
    assert 0.7 < Interval.wilson(10, 10).low < 0.73


def test_wins_follow_the_bot_and_not_the_seat() -> None:
    """`a` sits first in games 0 and 2, second in 1 and 3; it wins three and shares one."""
    told = Standings.of(TOURNAMENT, [outcome(0, 9, 5), outcome(1, 4, 8), outcome(2, 6, 6), outcome(3, 3, 7)])
    assert [tally.wins for tally in told.bots] == [3.5, 0.5]
    assert [tally.games for tally in told.bots] == [4, 4]
    assert told.bots[0].margin == 4 + 4 + 0 + 4
    assert told.duels == [[0, 3.5], [0.5, 0]]
    assert told.seats[0][0].wins == 1.5
    assert told.traits["excavation", "faction"]["red"].wins == 1.5
    assert told.order() == [0, 1]
    assert told.ratings[0].value > 1500 > told.ratings[1].value
    assert told.ratings[0].low <= told.ratings[0].value <= told.ratings[0].high


def test_a_game_counts_once_for_a_bot_with_several_seats() -> None:
    four = Tournament(("a", "b"), (Setting("excavation", 4),), 2, 0)
    names = tuple(f"seat_{seat}" for seat in range(4))
    games = [Outcome(index, True, names, (9, 5, 3, 7), (0,), 10, 5, 30, 6, ({},) * 4, 0.1) for index in range(2)]
    told = Standings.of(four, games)
    assert [(tally.games, tally.wins, tally.fair) for tally in told.bots] == [(2, 1, 1), (2, 1, 1)]
    assert told.bots[0].score == (9 + 3) / 2 + (5 + 7) / 2 and told.bots[0].margin == 9 - 7 + 7 - 9
    assert [tally.wins for tally in told.seats[0]] == [2, 0, 0, 0]


def test_what_a_strong_bot_played_with_is_not_called_strong() -> None:
    """Green is played by the strong bot alone, who wins nine of ten."""
    many = Tournament(("a", "b"), (Setting("excavation", 2),), 40, 0)
    games = []
    for index in range(40):
        strong = index % 2  # the seat of `a`
        scores = [5, 5]
        scores[strong] += 4 if index % 10 else -4
        mine, other = {"faction": ("green",)}, {"faction": ("blue",)}
        traits = (mine, other) if strong == 0 else (other, mine)
        games.append(replace(outcome(index, scores[0], scores[1]), traits=traits))
    told = Standings.of(many, games)
    green, blue = (told.traits["excavation", "faction"][name] for name in ("green", "blue"))
    assert green.wins / green.games == 0.9 and blue.wins / blue.games == 0.1
    assert abs(green.gain()) < 0.03 and abs(blue.gain()) < 0.03, "the bots explain it all"
    assert green.expected + blue.expected == pytest.approx(40)


def test_the_order_of_arrival_does_not_matter() -> None:
    games = [outcome(index, 9 - index, 5) for index in range(4)]
    assert Standings.of(TOURNAMENT, games) == Standings.of(TOURNAMENT, games[::-1])


def test_unfinished_games_do_not_count() -> None:
    broken = Outcome(1, False, ("seat_0", "seat_1"), (1, 2), (), 10, 5, 30, 6, ({}, {}), 0.1)
    assert Standings.of(TOURNAMENT, [outcome(0, 2, 1), broken]).bots[0].games == 1


def test_ten_wins_for_a_loss_are_four_hundred_points() -> None:
    games = [[(0, 1, 1.0), (1, 0, 0.0)]] * 1000 + [[(0, 1, 0.0), (1, 0, 1.0)]] * 100
    strong, weak = strengths(2, games)
    assert strong - weak == pytest.approx(400, abs=3)


def test_winning_every_game_of_a_few_makes_no_rating_certain() -> None:
    few = Standings.of(TOURNAMENT, [outcome(index, 9 if index % 2 == 0 else 1, 5) for index in range(4)])
    assert [tally.wins for tally in few.bots] == [4, 0]
    for rating in few.ratings:
        assert rating.high - rating.low > 100


def test_more_games_make_a_rating_surer() -> None:
    def width(games: int) -> float:
        many = Tournament(("a", "b"), (Setting("excavation", 2),), games, 0)
        told = Standings.of(many, [outcome(index, 9 if index % 4 in (0, 3) else 1, 5) for index in range(games)])
        return told.ratings[0].high - told.ratings[0].low

    assert width(8) > 1.5 * width(40) > 0
