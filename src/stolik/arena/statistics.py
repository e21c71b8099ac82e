"""What many games tell: scores, wins, lengths and branching."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median, pstdev
from typing import Any

from .match import Match, Outcome


@dataclass(frozen=True)
class Spread:
    """Least, mean, median and most of some numbers, and how far they lie apart."""

    least: float
    mean: float
    median: float
    most: float
    deviation: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Spread:
        if not numbers:
            return cls(0, 0, 0, 0, 0)
        return cls(min(numbers), round(fmean(numbers), 3), median(numbers), max(numbers), round(pstdev(numbers), 3))

    def plain(self) -> dict[str, float]:
        """As plain data, in words that a reader of JSON expects."""
        return {"min": self.least, "mean": self.mean, "median": self.median, "max": self.most, "sd": self.deviation}


@dataclass(frozen=True)
class Summary:
    """The figures of one run."""

    participants: tuple[str, ...]
    scores: tuple[Spread, ...]  # of every participant
    wins: tuple[float, ...]  # a shared win counts in shares
    decisions: Spread
    turns: Spread
    branching: Spread  # options per decision, mean of each game

    @classmethod
    def of(cls, outcomes: Sequence[Outcome]) -> Summary:
        done = [outcome for outcome in outcomes if outcome.finished]
        participants = outcomes[0].participants if outcomes else ()
        wins = [0.0] * len(participants)
        for outcome in done:
            for winner in outcome.winners:
                wins[winner] += 1 / len(outcome.winners)
        return cls(
            participants=participants,
            scores=tuple(Spread.of([outcome.scores[each] for outcome in done]) for each in range(len(participants))),
            wins=tuple(round(each, 3) for each in wins),
            decisions=Spread.of([outcome.decisions for outcome in outcomes]),
            turns=Spread.of([outcome.turns for outcome in outcomes]),
            branching=Spread.of([outcome.branching() for outcome in outcomes]),
        )


def report(first: Match, outcomes: Sequence[Outcome], seconds: float) -> dict[str, Any]:
    """One run as plain data: what was played, the figures, and the scores of every game."""
    summary = Summary.of(outcomes)
    most = max([outcome.most_offered for outcome in outcomes], default=0)
    decisions = sum(outcome.decisions for outcome in outcomes)
    return {
        "game": first.setting.game,
        "players": first.setting.players,
        "variants": dict(first.setting.variants),
        "bots": list(first.bots),
        "seed": first.seed,
        "games": len(outcomes),
        "finished": sum(outcome.finished for outcome in outcomes),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "participants": list(summary.participants),
        "scores": [list(outcome.scores) for outcome in outcomes],
        "wins": list(summary.wins),
        "summary": {
            "scores": [each.plain() for each in summary.scores],
            "decisions": summary.decisions.plain(),
            "turns": summary.turns.plain(),
            "branching": {**summary.branching.plain(), "most": most},
        },
    }


def rows(matches: Sequence[Match], outcomes: Sequence[Outcome]) -> list[list[Any]]:
    """A table with one line per game, its headings first."""
    participants = outcomes[0].participants if outcomes else ()
    table: list[list[Any]] = [
        ["seed", "finished", *participants, "winners", "decisions", "turns", "branching", "seconds"]
    ]
    for each in outcomes:
        winners = " ".join(participants[winner] for winner in each.winners)
        table.append(
            [matches[each.index].seed, int(each.finished), *each.scores, winners]
            + [each.decisions, each.turns, each.branching(), each.seconds]
        )
    return table
