"""One game of a tournament, played wherever there is room: here, in a process of a pool, or on a cluster.

What comes of it depends on the bout alone, not on where and when it is played (bots with a time budget excepted).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..bots import make
from ..games import game as find
from .schedule import Bout
from .simulate import play_with
from .traits import Noting, Traits


@dataclass(frozen=True)
class Outcome:
    """How a game of a tournament went."""

    index: int
    finished: bool
    participants: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    turns: int
    traits: tuple[Traits, ...]  # of every seat
    seconds: float

    def share(self, participant: int) -> float:
        """The part of the win that a participant has."""
        return 1 / len(self.winners) if participant in self.winners else 0.0

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return vars(self)

    @classmethod
    def parse(cls, data: dict[str, Any]) -> Outcome:
        """From plain data, as a JSON file gives it back."""
        return cls(
            index=data["index"],
            finished=data["finished"],
            participants=tuple(data["participants"]),
            scores=tuple(data["scores"]),
            winners=tuple(data["winners"]),
            decisions=data["decisions"],
            turns=data["turns"],
            traits=tuple({kind: tuple(names) for kind, names in each.items()} for each in data["traits"]),
            seconds=data["seconds"],
        )


def play_bout(bout: Bout) -> Outcome:
    """Play one game to its end; a bot's luck follows from the seed and from who it is, not from where it sits."""
    match = bout.match
    bots = [
        Noting(make(name, match.seed * 100 + entrant * 10 + bout.entrants[:seat].count(entrant)))
        for seat, (name, entrant) in enumerate(zip(match.bots, bout.entrants))
    ]
    result = play_with(find(match.game), match, bots)
    return Outcome(
        index=bout.index,
        finished=result.finished,
        participants=result.participants,
        scores=result.scores,
        winners=result.winners,
        decisions=result.decisions,
        turns=result.turns,
        traits=tuple(bot.traits() for bot in bots),
        seconds=round(result.seconds, 3),
    )


def play_bouts(bouts: list[Bout]) -> list[Outcome]:
    """Play several games one after the other."""
    return [play_bout(bout) for bout in bouts]
