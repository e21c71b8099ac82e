"""What comes of a line: played to the end of the turn in worlds that the seat could be in, and read off the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.game import Game
from ..engine.option import Option
from ..engine.state import State

LONGEST = 80  # choices of one turn at the most


@dataclass(frozen=True)
class Outcome:
    """The means over the worlds: points won in the turn by category, prospects after it, and the best opponent's whole."""

    points: tuple[tuple[str, float], ...]
    prospects: dict[str, float]
    rival: float


def outcome(game: Game, worlds: Sequence[State], seat: int, line: Sequence[Option]) -> Outcome:
    """What comes of a line in these worlds."""
    points: dict[str, float] = {}
    prospects: dict[str, float] = {}
    rival = 0.0
    for world in worlds:
        end = played(game, world, seat, line)
        before = {each.id: each.points[seat] for each in game.score_sheet(world)}
        for each in game.score_sheet(end):
            points[each.id] = points.get(each.id, 0.0) + each.points[seat] - before.get(each.id, 0)
        for name, amount in game.prospects(end, seat):
            prospects[name] = prospects.get(name, 0.0) + amount
        scores = game.scores(end)
        wholes = [
            scores[other] + sum(amount for _, amount in game.prospects(end, other))
            for other in range(len(scores))
            if other != seat
        ]
        rival += max(wholes, default=0.0)
    count = len(worlds)
    changes = tuple((name, amount / count) for name, amount in points.items() if amount)
    return Outcome(changes, {name: amount / count for name, amount in prospects.items()}, rival / count)


def played(game: Game, world: State, seat: int, line: Sequence[Option]) -> State:
    """The world at the end of the turn: along the line as far as it is offered, then as the game's priors have it."""
    state = world.clone()
    state.events = None
    turn, left = state.turn, list(line)
    for _ in range(LONGEST):
        if state.over or state.turn != turn:
            break
        chooser = state.deciders()[0] if seat not in state.deciders() or not left else seat
        options = state.options(chooser)
        if chooser == seat and left and left[0] in options:
            option = left.pop(0)
        else:
            if chooser == seat and len(options) > 1:
                left = []  # it comes otherwise in this world
            option = likely(game, state, chooser, options)
        state.choose(option, chooser)
    return state


def likely(game: Game, state: State, chooser: int, options: Sequence[Option]) -> Option:
    """The option that the game's priors think most of."""
    weights = game.priors(state) if len(options) > 1 and chooser == state.deciders()[0] else None
    return options[weights.index(max(weights))] if weights is not None else options[0]
