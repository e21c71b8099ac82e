"""Information-set Monte Carlo tree search: thinks in worlds dealt from the seat's own view, never in the true state.

Every iteration deals a world, walks down one shared tree (each seat choosing for itself), plays on to the end of a
turn and evaluates. It knows only the engine's interface and the game's own evaluation and priors. For a given seed
and number of iterations it always thinks the same.
"""

from __future__ import annotations

from math import exp, sqrt, tanh
from time import perf_counter
from typing import Final

from ..engine.game import Game
from ..engine.option import Option
from ..engine.rng import Dice
from ..engine.state import State

EXPLORATION: Final = 6.0  # set by trying: less, and good turns that begin oddly are missed
OPTIMISM: Final = 1.0  # how far a choice is judged by its best continuation and not by all that were tried
CAUTION: Final = 0.3  # an untried option is taken to be worse than the tried ones by so much of the spread
LEAST_SPREAD: Final = 0.25  # points
VICTORY: Final = 6.0  # points that winning is worth beyond the margin
CLOSE: Final = 8.0  # points of margin that make a win likely, but not sure
SCALE: Final = 12.0  # points of estimated margin that make a clear chance
DEEPEST: Final = 80  # choices down the tree
AHEAD: Final = 1  # turns looked ahead: every way is judged at the same moment, never in mid-action
TRIES: Final = 3  # ways that somebody considers for a whole turn after the tree
SETTLING: Final = 80  # choices of one turn at the most
SHARING: Final = 50  # iterations for each dealt world
TRUST: Final = 0.5  # how much the game's own opinion of an option counts; the rest is shared equally...
NEGLIGIBLE: Final = 0.05  # ...among those that it does not call senseless beside the best
GRAIN: Final = 1 << 20


class Edge:
    """What is known of one option: how often it could be tried, was tried, and what came of it for its chooser."""

    def __init__(self, option: Option, prior: float) -> None:
        self.option = option
        self.prior = prior
        self.offered = 0
        self.visits = 0
        self.worth = 0.0  # sums over the visits
        self.margin = 0.0
        self.chance = 0.0
        self.value = 0.0  # the mean worth, lifted towards the best way to go on
        self.node: Node | None = None


class Node:
    """A place in the tree: the edges of every seat that may have to choose here, as dealt worlds differ."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.tables: list[dict[Option, Edge]] = []

    def table(self, seat: int) -> dict[Option, Edge]:
        """The edges of a seat."""
        for index in range(len(self.seats)):
            if self.seats[index] == seat:
                return self.tables[index]
        made: dict[Option, Edge] = {}
        self.seats.append(seat)
        self.tables.append(made)
        return made


class Candidate:
    """One option after thinking: its share of the search, its chance to win and its estimated final margin."""

    def __init__(self, option: Option, visits: int, share: float, chance: float, margin: float) -> None:
        self.option = option
        self.visits = visits
        self.share = share
        self.chance = chance
        self.margin = margin


class Scale:
    """How far apart the outcomes of one seat lie, so that the search needs no unit."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def note(self, worth: float) -> None:
        """Take one more outcome into account."""
        self.count += 1
        off = worth - self.mean
        self.mean += off / self.count
        self.squares += off * (worth - self.mean)

    def spread(self) -> float:
        """The standard deviation of the outcomes."""
        return max(LEAST_SPREAD, sqrt(self.squares / self.count)) if self.count > 1 else 1.0


class Search:
    """One act of thinking for the seat of a view; after a choice it can think on about the next of the same chain."""

    def __init__(self, game: Game, view: State, seed: int) -> None:
        self.game = game
        self.view = view
        self.seat = view.viewer
        self.dice = Dice(seed)
        self.root = Node()
        self.scales: list[Scale] = [Scale() for _ in range(view.seats)]
        self.iterations = 0
        self.worlds: list[State] = []  # those dealt so far
        self.sharing = SHARING
        self.trust = TRUST
        self.exploration = EXPLORATION
        self.caution = CAUTION
        self.optimism = OPTIMISM
        self.ahead = AHEAD
        self.tries = TRIES

    # -- thinking -------------------------------------------------------------------------------------------

    def think(self, iterations: int = 0, seconds: float = 0.0) -> None:
        """Search for a number of further iterations, or for seconds; a lone option needs no thought."""
        if len(self.view.options(self.seat)) < 2:
            return
        if seconds > 0.0:
            stop = perf_counter() + seconds
            while perf_counter() < stop:
                self.iterate()
        for _ in range(iterations):
            self.iterate()

    def follow(self, view: State, option: Option) -> bool:
        """Go on from what was found behind a choice; False when the view is not what was thought about there."""
        if view.viewer != self.seat or view.turn != self.view.turn:
            return False
        edge = self.root.table(self.seat).get(option)
        if edge is None or edge.node is None or edge.node.seats != [self.seat]:
            return False
        known = edge.node.tables[0]
        for each in view.options(self.seat):
            if each not in known:
                return False
        self.root = edge.node
        self.view = view
        self.worlds = []
        self.iterations = 0
        return True

    def candidates(self) -> list[Candidate]:
        """The options with what the search thinks of them, most visited first."""
        options = self.view.options(self.seat)
        if len(options) == 1:
            return [Candidate(options[0], 1, 1.0, 0.5, 0.0)]
        table = self.root.table(self.seat)
        edges = [table[option] for option in options if option in table]
        visits = max(1, sum([edge.visits for edge in edges]))
        found: list[Candidate] = []
        for edge in edges:
            tried = max(1, edge.visits)
            found.append(
                Candidate(edge.option, edge.visits, edge.visits / visits, edge.chance / tried, edge.margin / tried)
            )
        found.sort(key=rank)
        return found

    def best(self) -> Option:
        """The option that was searched most."""
        found = self.candidates()
        return found[0].option if found else self.view.options(self.seat)[0]

    def first_idea(self) -> Option:
        """An option drawn in proportion to the game's priors, without any search."""
        world: State = self.game.determinize(self.view, self.dice)
        world.events = None
        while world.deciders()[0] != self.seat:
            options = world.options()
            world.choose(options[self.likely(world, options)])
        options = world.options(self.seat)
        return options[self.likely(world, options)]

    # -- one iteration --------------------------------------------------------------------------------------

    def iterate(self) -> None:
        """Deal a world, walk down, play on to a quiet moment, and tell every chooser on the way."""
        state = self.dealt()
        self.iterations += 1
        node = self.root
        seats: list[int] = []
        path: list[Edge] = []
        turn = self.view.turn
        while not state.over and state.turn == turn and len(path) < DEEPEST:
            seat = state.deciders()[0]
            options = state.options(seat)
            if seat != self.seat and state.asks_together():  # nobody knows the others' answers: no tree for them
                state.choose(options[self.likely(state, options)], seat)
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
            if edge.node is None:
                edge.node = Node()
            node = edge.node
        if state.turn == turn:
            self.settle(state)
        while state.turn < turn + self.ahead and not state.over:
            state = self.quick_turn(state)
        self.reward(state, seats, path)

    def dealt(self) -> State:
        """A world that the seat could be in. The same few come again and again, so that luck falls to all alike."""
        count = len(self.worlds)
        if self.iterations >= count * self.sharing:
            world: State = self.game.determinize(self.view, self.dice)
            self.worlds.append(world)
            return world.clone()
        return self.worlds[self.iterations % count].clone()

    def select(self, table: dict[Option, Edge], state: State, seat: int, options: list[Option]) -> Edge:
        """The most promising of the options offered in this world."""
        edges: list[Edge] = []
        visits = 0
        worth = 0.0
        for option in options:
            edge = table.get(option)
            if edge is None:
                self.grow(table, state, options)
                edge = table[option]
            edges.append(edge)
            edge.offered += 1
            visits += edge.visits
            worth += edge.worth
        spread = self.scales[seat].spread()
        mean = worth / visits if visits else 0.0
        most = -1e9
        best = edges[0]
        for edge in edges:
            value = (edge.value - mean) / spread if edge.visits else -self.caution
            value += self.exploration * edge.prior * sqrt(edge.offered) / (1 + edge.visits)
            if value > most:
                best, most = edge, value
        return best

    def grow(self, table: dict[Option, Edge], state: State, options: list[Option]) -> None:
        """Give every new option an edge with the game's own opinion of it."""
        weights: list[float] | None = self.game.priors(state)
        if weights is None:
            weights = [1.0] * len(options)
        whole = max(1e-9, sum(weights))
        least = NEGLIGIBLE * max(weights)
        sensible = max(1, sum([1 for weight in weights if weight >= least]))
        for index in range(len(options)):
            if options[index] not in table:
                prior = self.trust * weights[index] / whole
                if weights[index] >= least:
                    prior += (1.0 - self.trust) / sensible
                table[options[index]] = Edge(options[index], prior)

    def settle(self, state: State) -> None:
        """Play on by the game's priors until the turn is over."""
        turn = state.turn
        for _ in range(SETTLING):
            if state.over or state.turn != turn:
                return
            options = state.options()
            state.choose(options[self.likely(state, options)] if len(options) > 1 else options[0])
        state.turn += 1  # a turn without an end: it is judged as it is

    def quick_turn(self, state: State) -> State:
        """After the next turn: whoever plays it takes the best of a few ways."""
        seat = state.deciders()[0]
        best = state
        most = -1e9
        for _ in range(self.tries):
            way = state.clone()
            self.settle(way)
            worth: float = self.game.evaluate(way, seat)
            if worth > most:
                best, most = way, worth
        return best

    def likely(self, state: State, options: list[Option]) -> int:
        """A random option, in proportion to the game's priors."""
        weights: list[float] | None = self.game.priors(state)
        if weights is None:
            return self.dice.below(len(options))
        left = self.dice.below(GRAIN) / GRAIN * sum(weights)
        for index in range(len(weights)):
            left -= weights[index]
            if left < 0.0:
                return index
        return len(options) - 1

    def reward(self, state: State, seats: list[int], path: list[Edge]) -> None:
        """Add what came of it to every edge of the way, as its chooser sees it."""
        known = [False] * state.seats
        margins = [0.0] * state.seats
        worths = [0.0] * state.seats
        chances = [0.0] * state.seats
        winners: list[int] = self.game.winners(state) if state.over else []
        for index in range(len(path) - 1, -1, -1):
            seat = seats[index]
            edge = path[index]
            if not known[seat]:
                known[seat] = True
                margin: float = self.game.evaluate(state, seat)
                margins[seat] = margin
                if state.over:
                    chances[seat] = 1.0 / len(winners) if seat in winners else 0.0
                    worths[seat] = margin + (VICTORY if seat in winners else -VICTORY)
                else:
                    chances[seat] = chance(margin, SCALE)
                    worths[seat] = margin + VICTORY * tanh(margin / CLOSE)
                self.scales[seat].note(worths[seat])
            edge.visits += 1
            edge.worth += worths[seat]
            edge.margin += margins[seat]
            edge.chance += chances[seat]
            edge.value = edge.worth / edge.visits
            if index + 1 < len(path) and seats[index + 1] == seat and edge.node is not None:
                self.lift(edge, edge.node.table(seat))

    def lift(self, edge: Edge, further: dict[Option, Edge]) -> None:
        """The same seat goes on: it will not try everything again, but do the best."""
        best = edge.value
        for each in further.values():
            if each.visits and each.value > best:
                best = each.value
        edge.value += self.optimism * (best - edge.value)


def chance(margin: float, scale: float) -> float:
    """The chance to win with an estimated final margin, when margins are off by about `scale` points."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, margin / scale))))


def rank(candidate: Candidate) -> tuple[int, float]:
    """The order of candidates: most visited first."""
    return (-candidate.visits, -candidate.margin)
