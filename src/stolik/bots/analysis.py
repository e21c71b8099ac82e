"""A look back at a finished game: everybody's estimated chances through it, and the moves that turned it.

All hands are open after a game, so the game's own evaluation looks at the true states. How much a margin means
depends on how much is still to come, and on how far off margins were in this very game: early on it says little, at
the end everything. Whether a move was the best is judged from what its player could know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import exp, sqrt
from typing import Any

from ..engine.errors import StolikError
from ..engine.game import Game
from ..engine.option import Option
from ..engine.record import Record
from ..engine.rng import Dice
from ..engine.state import State
from .hints import WORLDS
from .judges import judge_of
from .outcomes import played
from .search import Search

DOUBT = 0.2  # at the start margins are off by this share of a usual score
LAST_DOUBT = 1.5  # points by which margins are off just before the end
NOTABLE = 0.08  # a smaller change of chances turns nothing...
LEAST = 0.03  # ...unless a game is won bit by bit: then the greatest of its small changes are told
MOST_TURNING_POINTS = 5
MOST_MOVES = 6  # of a turn that are thought about
THOUGHT = 200  # iterations for each
BETTER = 1.0  # points: what is better by less is not told


class NotOver(StolikError):
    """Only a finished game is analysed: before, it would tell secrets."""


@dataclass(frozen=True)
class Moment:
    """The chances at the beginning of a turn: after so many choices, with this seat to play."""

    choice: int
    turn: int
    seat: int
    margins: tuple[float, ...]  # of every seat
    chances: tuple[float, ...]  # of every participant, together 1

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "choice": self.choice,
            "turn": self.turn,
            "seat": self.seat,
            "margins": [round(each, 1) for each in self.margins],
            "chances": [round(each, 3) for each in self.chances],
        }


@dataclass(frozen=True)
class TurningPoint:
    """A turn that changed somebody's chances: `choice` is where a replay of it begins, `seat` who played it."""

    choice: int
    turn: int
    seat: int
    participant: int  # whose chances changed most
    before: float
    after: float
    move: int = -1  # the choice of that turn which decided it, by its number
    played: str = ""
    better: str = ""  # what the search would have done instead, if that is better by a point or more
    cost: float = 0.0  # points

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        rounded = {"before": round(self.before, 3), "after": round(self.after, 3), "cost": round(self.cost, 1)}
        return {**vars(self), **rounded}


@dataclass(frozen=True)
class Analysis:
    """The chances through a game."""

    participants: tuple[str, ...]
    moments: tuple[Moment, ...]
    turning_points: tuple[TurningPoint, ...]

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "participants": list(self.participants),
            "moments": [each.plain() for each in self.moments],
            "turning_points": [each.plain() for each in self.turning_points],
        }


def analyse(record: Record, iterations: int = THOUGHT) -> Analysis:
    """The chances through a finished game with its turning points, each with the move that decided it."""
    if not record.state.over:
        raise NotOver("this game is still being played; expected a finished one")
    game, end = record.game, record.state
    participants = tuple(game.participants(end))
    seen = [(at, state.turn, state.active, margins_of(game, state)) for at, state in turns(record)]
    scores = [abs(score) for score in game.scores(end)]
    doubt = max(DOUBT * sum(scores) / len(scores), error([each[3] for each in seen], margins_of(game, end)))
    moments: list[Moment] = []
    for index, (at, turn, seat, margins) in enumerate(seen):
        # Whoever has just played looks better than whoever is about to: a round's mean evens that out.
        lately = [each[3] for each in seen[max(0, index - len(margins) + 1) : index + 1]]
        even = [sum(each) / len(lately) for each in zip(*lately)]
        left = 1.0 - at / max(1, len(record.choices))
        chances = chances_of(even, len(participants), LAST_DOUBT + doubt * sqrt(left))
        moments.append(Moment(at, turn, seat, tuple(margins), chances))
    winners = game.winners(end)
    final = tuple(1 / len(winners) if each in winners else 0.0 for each in range(len(participants)))
    moments.append(Moment(len(record.choices), end.turn, end.active, tuple(margins_of(game, end)), final))
    begins = [each.choice for each in moments]
    points = [decided(record, each, begins, iterations) for each in turning_points(moments)]
    return Analysis(participants, tuple(moments), tuple(points))


def turns(record: Record) -> Iterator[tuple[int, State]]:
    """The state at the beginning of every turn, with the number of choices before it."""
    game = record.game
    state = game.start(record.setup)
    state.events = None
    yield 0, state
    for number, choice in enumerate(record.choices):
        turn = state.turn
        state.choose(choice.option, choice.seat)
        if state.turn != turn and not state.over:
            yield number + 1, state


def margins_of(game: Game, state: State) -> list[float]:
    """The estimated final margin of every seat."""
    judge = judge_of(game)
    return [judge.margin(state, seat) for seat in range(state.seats)]


def error(seen: Sequence[Sequence[float]], final: Sequence[float]) -> float:
    """How far off the estimated margins were through the game, in points."""
    squares = [(margin - last) ** 2 for margins in seen for margin, last in zip(margins, final)]
    return sqrt(sum(squares) / max(1, len(squares)))


def chances_of(margins: Sequence[float], participants: int, doubt: float) -> tuple[float, ...]:
    """Chances that add up to 1, from the seats' margins; an automaton leads by what the best seat lacks."""
    all_margins = [*margins, *[-max(margins)] * (participants - len(margins))]
    top = max(all_margins)
    weights = [exp(max(-60.0, (margin - top) / doubt)) for margin in all_margins]
    return tuple(weight / sum(weights) for weight in weights)


def turning_points(moments: Sequence[Moment]) -> list[TurningPoint]:
    """The turns with the greatest changes of chances, in the order of play; no two of them side by side."""
    found: list[tuple[float, int, TurningPoint]] = []
    for index, (before, after) in enumerate(zip(moments, moments[1:])):
        changes = [abs(b - a) for a, b in zip(before.chances, after.chances)]
        whose = changes.index(max(changes))
        if changes[whose] >= LEAST:
            point = TurningPoint(
                before.choice, before.turn, before.seat, whose, before.chances[whose], after.chances[whose]
            )
            found.append((-changes[whose], index, point))
    found.sort(key=lambda each: each[:2])
    notable = [each for each in found if -each[0] >= NOTABLE] or found
    kept: list[tuple[int, TurningPoint]] = []
    for _, index, point in notable:
        if len(kept) < MOST_TURNING_POINTS and all(abs(index - other) > 1 for other, _ in kept):
            kept.append((index, point))
    return [point for _, point in sorted(kept, key=lambda each: each[0])]


def decided(record: Record, point: TurningPoint, begins: Sequence[int], iterations: int) -> TurningPoint:
    """A turning point with its decisive move: where the search would have left what was played, if that costs most."""
    end = min([each for each in begins if each > point.choice], default=len(record.choices))
    found: list[tuple[float, int, str]] = []  # cost, number, better
    for number in range(point.choice, end):
        if record.choices[number].seat != point.seat or len(found) == MOST_MOVES:
            continue
        view = record.game.redact(record.at(number), point.seat)
        if len(view.options(point.seat)) > 1:
            line = [each.option for each in record.choices[number:end] if each.seat == point.seat]
            cost, better = missed(record.game, view, line, iterations, number)
            found.append((cost, number, better))
    if not found:
        return point
    cost, number, better = max(found, key=lambda each: each[0])
    if cost < BETTER:
        number, better, cost = found[0][1], "", 0.0
    return replace(point, move=number, played=record.choices[number].text, better=better, cost=cost)


def missed(game: Game, view: State, line: Sequence[Option], iterations: int, seed: int) -> tuple[float, str]:
    """By how much the search's own line is better at the end of the turn than what was played, and how it begins.

    Both are played in the same worlds that the seat could be in, and judged as the search judges.
    """
    search = Search(game, view, seed)
    search.think(iterations)
    best = search.best()
    if best == line[0]:
        return 0.0, ""
    dice, judge = Dice(seed), judge_of(game)
    worlds = [game.determinize(view, dice) for _ in range(WORLDS)]
    ways = [[best, *search.line(best)], line]
    own, other = (
        sum(judge.margin(played(game, world, view.viewer, way), view.viewer) for world in worlds) for way in ways
    )
    return (own - other) / len(worlds), str(best)
