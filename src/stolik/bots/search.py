"""Information-set Monte Carlo tree search: thinks in worlds dealt from the seat's own view, never in the true state.

Every iteration deals a world, walks down one shared tree (each seat choosing for itself), plays on to the end of the
turn and evaluates. It knows only the engine's interface and the game's own evaluation and priors. For a given seed
and number of iterations it always thinks the same.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final

from ..engine.game import Game
from ..engine.option import Option
from ..engine.rng import Dice
from ..engine.state import State

EXPLORATION: Final = 1.2
SCALE: Final = 18.0  # points of margin that make a clear advantage
DEEPEST: Final = 60  # choices down the tree
SETTLING: Final = 40  # choices played on at the most until a turn ends


class Edge:
    """What is known of one option: how often it could be tried, was tried, and what came of it for its chooser."""

    def __init__(self, option: Option, prior: float) -> None:
        self.option = option
        self.prior = prior
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.margin = 0.0
        self.node = Node()


class Node:
    """A place in the tree: the edges of every seat that may have to choose here."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.edges: list[dict[Option, Edge]] = []

    def table(self, seat: int) -> dict[Option, Edge]:
        """The edges of a seat."""
        for index in range(len(self.seats)):
            if self.seats[index] == seat:
                return self.edges[index]
        made: dict[Option, Edge] = {}
        self.seats.append(seat)
        self.edges.append(made)
        return made


class Candidate:
    """One option after thinking: its share of the search, its chance and its estimated final margin."""

    def __init__(self, option: Option, visits: int, share: float, chance: float, margin: float) -> None:
        self.option = option
        self.visits = visits
        self.share = share
        self.chance = chance
        self.margin = margin


class Search:
    """One act of thinking for the seat of a view."""

    def __init__(self, game: Game, view: State, seat: int, seed: int) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.dice = Dice(seed)
        self.root = Node()
        self.iterations = 0

    def think(self, iterations: int = 0, seconds: float = 0.0) -> list[Candidate]:
        """Search for a number of iterations or seconds; the candidates, best first."""
        if len(self.view.options(self.seat)) == 1:
            return [Candidate(self.view.options(self.seat)[0], 0, 1.0, 0.5, 0.0)]
        stop = perf_counter() + seconds
        while self.iterations < iterations or (seconds > 0.0 and perf_counter() < stop):
            self.iterate()
            self.iterations += 1
        return self.candidates()

    def candidates(self) -> list[Candidate]:
        """The options with what the search thinks of them, most visited first."""
        edges = list(self.root.table(self.seat).values())
        visits = max(1, sum([edge.visits for edge in edges]))
        found = [
            Candidate(
                edge.option,
                edge.visits,
                edge.visits / visits,
                edge.total / max(1, edge.visits),
                edge.margin / max(1, edge.visits),
            )
            for edge in edges
        ]
        found.sort(key=rank)
        return found

    def iterate(self) -> None:
        """Deal a world, walk down, play on to a quiet moment, and tell every chooser on the way."""
        state = self.game.determinize(self.view, self.dice)
        state.events = None
        node = self.root
        seats: list[int] = []
        path: list[Edge] = []
        while not state.over and len(path) < DEEPEST:
            seat = self.chooser(state)
            options = state.options(seat)
            if seat != self.seat and state.asks_together():  # nobody knows the others' answers: no tree for them
                state.choose(options[self.dice.below(len(options))], seat)
                continue
            if len(options) == 1:
                state.choose(options[0], seat)
                continue
            edge = self.select(node.table(seat), state, seat, options)
            seats.append(seat)
            path.append(edge)
            state.choose(edge.option, seat)
            if edge.visits == 0:
                break
            node = edge.node
        self.settle(state)
        self.reward(state, seats, path)

    def chooser(self, state: State) -> int:
        """Who chooses next; in a common question the thinking seat first."""
        deciders = state.deciders()
        return self.seat if self.seat in deciders else deciders[0]

    def select(self, table: dict[Option, Edge], state: State, seat: int, options: list[Option]) -> Edge:
        """The most promising of the options offered in this world."""
        edges: list[Edge] = []
        for option in options:
            edge = table.get(option)
            if edge is None:
                self.grow(table, state, seat, options)
                edge = table[option]
            edges.append(edge)
        visits = 0
        total = 0.0
        for edge in edges:
            edge.offered += 1
            visits += edge.visits
            total += edge.total
        unknown = total / visits - 0.08 if visits else 0.5  # what an untried option is taken to be worth
        best = edges[0]
        most = -1.0
        for edge in edges:
            value = edge.total / edge.visits if edge.visits else unknown
            value += EXPLORATION * edge.prior * sqrt(edge.offered) / (1 + edge.visits)
            if value > most:
                best, most = edge, value
        return best

    def grow(self, table: dict[Option, Edge], state: State, seat: int, options: list[Option]) -> None:
        """Give every new option an edge with the game's own opinion of it."""
        weights = self.game.priors(state) if seat == state.deciders()[0] else None
        if weights is None:
            weights = [1.0] * len(options)
        whole = sum(weights) or 1.0
        for option, weight in zip(options, weights):
            if option not in table:
                table[option] = Edge(option, weight / whole)

    def settle(self, state: State) -> None:
        """Play on by the game's priors until the turn is over, so that nothing is judged in mid-action."""
        turn = state.turn
        for _ in range(SETTLING):
            if state.over or state.turn != turn:
                return
            options = state.options()
            state.choose(options[self.likely(state, options)])

    def likely(self, state: State, options: list[Option]) -> int:
        """A random option, in proportion to the game's priors."""
        weights = self.game.priors(state)
        if weights is None:
            return self.dice.below(len(options))
        left = self.dice.below(1 << 20) / (1 << 20) * sum(weights)
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0.0:
                return index
        return len(options) - 1

    def reward(self, state: State, seats: list[int], path: list[Edge]) -> None:
        """Add what came of it to every edge of the way, as its chooser sees it."""
        margins: dict[int, float] = {}
        worth: dict[int, float] = {}
        winners = self.game.winners(state) if state.over else []
        for seat, edge in zip(seats, path):
            if seat not in worth:
                margin = self.game.evaluate(state, seat)
                margins[seat] = margin
                worth[seat] = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, margin / SCALE))))
                if state.over:
                    worth[seat] = 0.2 * worth[seat] + (0.8 / len(winners) if seat in winners else 0.0)
            edge.visits += 1
            edge.total += worth[seat]
            edge.margin += margins[seat]


def rank(candidate: Candidate) -> tuple[int, float]:
    """The order of candidates: most visited first."""
    return (-candidate.visits, -candidate.chance)
