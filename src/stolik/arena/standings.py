"""Who is stronger: win rates with confidence intervals, ratings, and what every seat and thing is worth.

Ratings are those of Bradley and Terry on the scale of Elo: 400 points more mean ten wins for each loss. In games of
more than two everybody is compared with everybody. Shared wins count in shares.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import log, log10, sqrt
from typing import Any

from ..engine.rng import Dice
from .match import Match, Outcome
from .schedule import Tournament

SURE = 1.96  # standard deviations of a 95 % interval
MIDDLE = 1500.0
RESAMPLES = 200
ROUNDS = 60
GRAIN = 1 << 30

Pairs = list[tuple[int, int, float]]  # better, worse, and the share that the better one has


@dataclass(frozen=True)
class Interval:
    """A rate with the bounds that hold in 95 of 100 cases."""

    rate: float
    low: float
    high: float

    @classmethod
    def wilson(cls, wins: float, games: int) -> Interval:
        """The interval of Wilson, good for small numbers too."""
        if not games:
            return cls(0.0, 0.0, 1.0)
        rate, square = wins / games, SURE * SURE
        middle = (rate + square / (2 * games)) / (1 + square / games)
        half = SURE * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
        return cls(rate, max(0.0, middle - half), min(1.0, middle + half))


@dataclass
class Tally:
    """Sums over the games of somebody or something."""

    games: int = 0
    wins: float = 0.0
    fair: float = 0.0  # the wins that chance alone would give
    expected: float = 0.0  # the wins that the strength of the bots would give
    score: float = 0.0
    margin: float = 0.0

    def add(self, outcome: Outcome, shares: Sequence[float], *seats: int) -> None:
        """Count one game with all seats that belong together; margins are of the best of them over the best other."""
        scores = outcome.scores
        self.expected += sum(shares[seat] for seat in seats)
        self.games += 1
        self.wins += sum(outcome.share(seat) for seat in seats)
        self.fair += len(seats) / len(scores)
        self.score += sum(scores[seat] for seat in seats) / len(seats)
        others = [score for seat, score in enumerate(scores) if seat not in seats]
        self.margin += max(scores[seat] for seat in seats) - max(others, default=0)

    def gain(self) -> float:
        """How much more is won than the strength of the bots explains, in games of one."""
        return (self.wins - self.expected) / max(1, self.games)

    def interval(self) -> Interval:
        """The win rate."""
        return Interval.wilson(self.wins, self.games)

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        rate, games = self.interval(), max(1, self.games)
        return {
            "games": self.games,
            "wins": round(self.wins, 3),
            "rate": round(rate.rate, 4),
            "low": round(rate.low, 4),
            "high": round(rate.high, 4),
            "fair": round(self.fair / games, 4),
            "expected": round(self.expected / games, 4),
            "score": round(self.score / games, 2),
            "margin": round(self.margin / games, 2),
        }


@dataclass(frozen=True)
class Rating:
    """A strength on the scale of Elo, with its 95 % interval."""

    value: float
    low: float
    high: float

    def plain(self) -> dict[str, float]:
        """As plain data."""
        return {"value": round(self.value), "low": round(self.low), "high": round(self.high)}


@dataclass
class Standings:
    """Everything that the games of a tournament tell."""

    entrants: tuple[str, ...]
    bots: list[Tally]
    settings: list[list[Tally]]  # by setting and bot
    seats: list[list[Tally]]  # by setting and seat
    duels: list[list[float]]  # how often one bot did better than another
    ratings: list[Rating] = field(default_factory=list)
    traits: dict[tuple[str, str], dict[str, Tally]] = field(default_factory=dict)  # by game and kind

    @classmethod
    def of(cls, tournament: Tournament, outcomes: Iterable[Outcome]) -> Standings:
        """Count all finished games, in the order of their numbers."""
        matches = tournament.matches()
        done = sorted([each for each in outcomes if each.finished], key=lambda each: each.index)
        count = len(tournament.bots)
        found = cls(
            entrants=tournament.entrants(),
            bots=[Tally() for _ in range(count)],
            settings=[[Tally() for _ in range(count)] for _ in tournament.settings],
            seats=[[Tally() for _ in range(setting.seats())] for setting in tournament.settings],
            duels=[[0.0] * count for _ in range(count)],
        )
        compared = [duels(matches[outcome.index], outcome) for outcome in done]
        found.ratings = rated(count, [matches[outcome.index].entrants for outcome in done], compared)
        for outcome, pairs in zip(done, compared):
            match = matches[outcome.index]
            found.count(match, tournament.settings.index(match.setting), outcome)
            for better, worse, share in pairs:
                found.duels[better][worse] += share
        return found

    def shares(self, match: Match, outcome: Outcome) -> list[float]:
        """The part of the win that the bots' ratings make likely for every seat; automata count as middling."""
        strength = [10 ** ((self.ratings[entrant].value - MIDDLE) / 400) for entrant in match.entrants]
        whole = sum(strength) * len(outcome.scores) / len(strength)
        return [each / whole for each in strength]

    def count(self, match: Match, setting: int, outcome: Outcome) -> None:
        """Count one game: once for every bot, however many seats it has, and once for every seat."""
        shares = self.shares(match, outcome)
        for entrant in set(match.entrants):
            seats = [seat for seat, each in enumerate(match.entrants) if each == entrant]
            self.bots[entrant].add(outcome, shares, *seats)
            self.settings[setting][entrant].add(outcome, shares, *seats)
        for seat in range(len(match.entrants)):
            self.seats[setting][seat].add(outcome, shares, seat)
            for kind, names in outcome.traits[seat].items():
                table = self.traits.setdefault((match.setting.game, kind), {})
                for name in names:
                    table.setdefault(name, Tally()).add(outcome, shares, seat)

    def order(self) -> list[int]:
        """The bots from the strongest to the weakest."""
        return sorted(range(len(self.bots)), key=lambda bot: (-self.ratings[bot].value, -self.bots[bot].wins, bot))


def duels(match: Match, outcome: Outcome) -> Pairs:
    """Who did better than whom: winners before others, then by points."""
    return ordered(match.entrants, [(outcome.share(seat), outcome.scores[seat]) for seat in range(len(match.entrants))])


def ordered(entrants: Sequence[int], ranks: Sequence[tuple[float, float]]) -> Pairs:
    """Everybody against everybody at one table, as pairs of bots with shares; a greater rank is better."""
    found: Pairs = []
    for one, first in enumerate(entrants):
        for other, second in enumerate(entrants[:one]):
            if first == second:
                continue
            share = 0.5 if ranks[one] == ranks[other] else float(ranks[one] > ranks[other])
            found += [(first, second, share), (second, first, 1 - share)]
    return found


def rated(count: int, tables: Sequence[Sequence[int]], compared: Sequence[Pairs]) -> list[Rating]:
    """The ratings of all bots; for their intervals the same tables are played again and again by these strengths.

    The games themselves are not drawn anew: where one bot has won them all, that would call a guess certain.
    """
    values = strengths(count, compared)
    dice = Dice(1)
    drawn: list[list[float]] = []
    for _ in range(RESAMPLES if any(compared) else 0):
        drawn.append(strengths(count, [replayed(entrants, values, dice) for entrants in tables]))
    ratings = []
    for bot, value in enumerate(values):
        spread = sorted(each[bot] for each in drawn) or [value]
        low, high = spread[int(0.025 * len(spread))], spread[min(len(spread) - 1, int(0.975 * len(spread)))]
        ratings.append(Rating(value, min(value, low), max(value, high)))
    return ratings


def replayed(entrants: Sequence[int], values: Sequence[float], dice: Dice) -> Pairs:
    """How a table could end among bots of these ratings: of any two, each is ahead as often as its strength says."""
    ranks = []
    for entrant in entrants:
        luck = -log((dice.below(GRAIN) + 0.5) / GRAIN)
        ranks.append((-luck / 10 ** ((values[entrant] - MIDDLE) / 400), 0.0))
    return ordered(entrants, ranks)


def strengths(count: int, compared: Iterable[Pairs]) -> list[float]:
    """The ratings that make the outcomes likeliest; half a win and half a loss are added to keep them finite."""
    wins = [[0.0] * count for _ in range(count)]
    for pairs in compared:
        for better, worse, share in pairs:
            wins[better][worse] += share
    strength = [1.0] * count
    met = [[wins[a][b] + wins[b][a] > 0 for b in range(count)] for a in range(count)]
    for _ in range(ROUNDS):
        for bot in range(count):
            won = meetings = 0.0
            for other in range(count):
                if met[bot][other]:
                    won += wins[bot][other] + 0.5
                    games = wins[bot][other] + wins[other][bot] + 1.0
                    meetings += games / (strength[bot] + strength[other])
            if meetings:
                strength[bot] = won / meetings
    logs = [400 * log10(each) for each in strength]
    middle = sum(logs) / max(1, count)
    return [MIDDLE + each - middle for each in logs]
