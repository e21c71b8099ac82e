"""What many games tell: scores, wins, lengths and branching."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median, pstdev
from typing import Any

from .simulate import Match, Result


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
    def of(cls, results: Sequence[Result]) -> Summary:
        done = [result for result in results if result.finished]
        participants = results[0].participants if results else ()
        wins = [0.0] * len(participants)
        for result in done:
            for winner in result.winners:
                wins[winner] += 1 / len(result.winners)
        return cls(
            participants=participants,
            scores=tuple(Spread.of([result.scores[each] for result in done]) for each in range(len(participants))),
            wins=tuple(round(each, 3) for each in wins),
            decisions=Spread.of([result.decisions for result in results]),
            turns=Spread.of([result.turns for result in results]),
            branching=Spread.of([round(result.offered / max(1, result.decisions), 3) for result in results]),
        )


def report(first: Match, results: Sequence[Result], seconds: float) -> dict[str, Any]:
    """One run as plain data: what was played, the figures, and the scores of every game."""
    summary = Summary.of(results)
    decisions = sum(result.decisions for result in results)
    return {
        "game": first.game,
        "players": first.players,
        "variants": first.variants,
        "bots": list(first.bots),
        "seed": first.seed,
        "games": len(results),
        "finished": sum(result.finished for result in results),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "participants": list(summary.participants),
        "scores": [list(result.scores) for result in results],
        "wins": list(summary.wins),
        "summary": {
            "scores": [each.plain() for each in summary.scores],
            "decisions": summary.decisions.plain(),
            "turns": summary.turns.plain(),
            "branching": {**summary.branching.plain(), "most": max([r.most_offered for r in results], default=0)},
        },
    }


def rows(results: Sequence[Result]) -> list[list[Any]]:
    """A table with one line per game, its headings first."""
    participants = results[0].participants if results else ()
    table: list[list[Any]] = [
        ["seed", "finished", *participants, "winners", "decisions", "turns", "branching", "seconds"]
    ]
    for result in results:
        winners = " ".join(participants[each] for each in result.winners)
        branching = round(result.offered / max(1, result.decisions), 3)
        table.append(
            [
                result.seed,
                int(result.finished),
                *result.scores,
                winners,
                result.decisions,
                result.turns,
                branching,
                round(result.seconds, 4),
            ]
        )
    return table
