"""Information-set Monte Carlo tree search: thinks in worlds dealt from the seat's own view, never in the true state.

Every iteration deals a world, walks down one shared tree of the turn (each seat choosing for itself), plays on and
evaluates. It thinks in two passes: a shallow one that judges the end of the turn and puts the best line found into
the tree, then a deep one that looks to the end of the seat's next turn, with the first one's visits as priors. It knows
only the engine's interface and the game's own evaluation and priors. For a given seed and number of iterations it always
thinks the same.
"""

from __future__ import annotations

from math import exp, sqrt, tanh
from time import perf_counter
from typing import Final

from ..engine.game import Game
from ..engine.option import Option
from ..engine.rng import Dice
from ..engine.state import State
from .judge import SCALE as SCALE
from .judge import Judge
from .judges import judge_of

EXPLORATION: Final = 14.0  # set by trying: less, and good turns that begin oddly are missed
FIRST_PLAY_URGENCY: Final = 0.3  # an untried option is taken to be worse than the tried ones by so much of the spread
LEAST_SPREAD: Final = 0.25  # points
VICTORY: Final = 6.0  # points that winning is worth beyond the margin
CLOSE: Final = 8.0  # points of margin that make a win likely, but not sure
DEEPEST: Final = 80  # choices down the tree
SHALLOW: Final = 0.3  # of the time goes into the shallow pass, and half of the iterations: they are quicker
GUIDANCE: Final = 0.7  # how much the visits of the shallow pass count in the priors of the deep one
TRIES: Final = 3  # ways that the seat weighs for its own next turn; for the others `Game.rivals` says it
LONGEST_ROLLOUT: Final = 80  # choices of one turn at the most
ITERATIONS_OF_WORLD: Final = 50  # before another is dealt
PRIOR: Final = 0.5  # how much the game's own priors count; the rest is shared equally...
NEGLIGIBLE: Final = 0.01  # ...among those that it does not call senseless beside the best
UNTRIED: Final = -1.0  # points, against the mean: what the shallow pass never tried
LUCK: Final = 0.5  # spreads by which an option tried once may look too good
KNOWN: Final = 3  # visits that make a choice part of an expected line
GRAIN: Final = 1 << 20
UNKNOWN_WORTH: Final = -1e9


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
        self.value = 0.0  # the mean worth, or that of the best way to go on
        self.shallow = UNTRIED  # what the shallow pass thought of it, against the mean of its place
        self.node: Node | None = None

    def forget(self) -> None:
        """Count anew."""
        self.offered = 0
        self.visits = 0
        self.worth = 0.0
        self.margin = 0.0
        self.chance = 0.0
        self.value = 0.0


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
    """One option after thinking: its share of the search, its chance to win and its estimated final margin.

    The best has the most promise.
    """

    def __init__(self, edge: Edge, share: float, promise: float, gain: float) -> None:
        tried = max(1, edge.visits)
        self.option = edge.option
        self.visits = edge.visits
        self.share = share
        self.chance = edge.chance / tried
        self.margin = edge.margin / tried
        self.gain = gain  # what it is worth against the mean of all that was tried
        self.promise = promise


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

    def __init__(self, game: Game, view: State, seed: int, judge: Judge | None = None, far: bool = True) -> None:
        self.game = game
        self.judge: Judge = judge_of(game) if judge is None else judge
        self.far = far  # looks to its own next turn, however many sit there
        self.view = view
        self.seat = view.viewer
        self.dice = Dice(seed)
        self.root = Node()
        self.scales: list[Scale] = [Scale() for _ in range(view.seats)]
        self.iterations = 0
        self.worlds: list[State] = []  # those dealt so far
        self.deep = False
        self.ahead = 1
        self.rivals: int = game.rivals
        self.by_best = (
            True  # a way tried once shows its worth; where others decide much, the best of many is the luckiest
        )
        self.most = UNKNOWN_WORTH  # of the best line in the shallow pass

    # -- thinking -------------------------------------------------------------------------------------------

    def think(self, iterations: int = 0, seconds: float = 0.0) -> None:
        """Search for a number of further iterations, or for seconds; a lone option needs no thought."""
        if len(self.view.options(self.seat)) < 2:
            return
        if not self.deep:
            self.spend(iterations // 2, seconds * SHALLOW)
            self.learn_priors(self.root)
            self.scales = [Scale() for _ in range(self.view.seats)]
            self.deep = True
            self.by_best = self.game.trust == 0.0
            self.ahead = self.horizon()  # every way is judged at the same moment, never in mid-action
            iterations -= iterations // 2
            seconds -= seconds * SHALLOW
        self.spend(iterations, seconds)

    def consider(self, options: list[Option]) -> None:
        """Think on about these options alone; what was found out about the others stays."""
        for edge in self.root.table(self.seat).values():
            if edge.option not in options:
                edge.prior = 0.0

    def horizon(self) -> int:
        """How many turns are played in mind: as the game says, and if more than this one, up to the own next turn."""
        ahead: int = self.game.ahead(self.view)
        return max(ahead, self.view.seats + 1) if self.far and ahead > 1 else ahead

    def spend(self, iterations: int, seconds: float) -> None:
        """Iterate that often, or that long."""
        if seconds > 0.0:
            stop = perf_counter() + seconds
            while perf_counter() < stop:
                self.iterate()
        for _ in range(iterations):
            self.iterate()

    def learn_priors(self, node: Node) -> None:
        """Make the visits of the shallow pass priors of the deep one, which counts anew."""
        for table in node.tables:
            whole = sum([edge.visits for edge in table.values()])
            mean = mean_worth(list(table.values()))
            for edge in table.values():
                if edge.visits:
                    edge.shallow = edge.value - mean
                if whole:
                    edge.prior = (1.0 - GUIDANCE) * edge.prior + GUIDANCE * edge.visits / whole
                edge.forget()
                if edge.node is not None:
                    self.learn_priors(edge.node)

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
        """The options with what the search thinks of them, best first."""
        table = self.root.table(self.seat)
        edges = [table[option] for option in self.view.options(self.seat) if option in table]
        visits = max(1, sum([edge.visits for edge in edges]))
        mean = mean_worth(edges)
        found: list[Candidate] = []
        for edge in edges:
            gain = blend(edge, mean, self.game.trust) if edge.visits else 0.0
            found.append(Candidate(edge, edge.visits / visits, self.promise(edge, mean), gain))
        found.sort(key=rank)
        return found

    def promise(self, edge: Edge, mean: float) -> float:
        """What makes an option the best: how often it was tried, or what it is worth where the shallow pass is trusted."""
        trust = self.game.trust
        if trust == 0.0:
            return float(edge.visits)
        spread = self.scales[self.seat].spread()
        return blend(edge, mean, trust) - LUCK * spread / sqrt(edge.visits + 1)

    def best(self) -> Option:
        """The option with the most promise."""
        found = self.candidates()
        return found[0].option if found else self.view.options(self.seat)[0]

    def line(self, option: Option) -> list[Option]:
        """How the seat expects to go on after an option: its most tried choices, until others choose or little is known."""
        found: list[Option] = []
        edge = self.root.table(self.seat).get(option)
        while edge is not None and edge.node is not None and edge.node.seats == [self.seat]:
            following: Edge | None = None
            for each in edge.node.tables[0].values():
                if each.visits >= KNOWN and (following is None or each.visits > following.visits):
                    following = each
            if following is not None:
                found.append(following.option)
            edge = following
        return found

    def first_idea(self) -> Option:
        """An option drawn in proportion to the game's priors, without any search."""
        world: State = self.game.determinize(self.view, self.dice)
        world.events = None
        while world.deciders()[0] != self.seat:
            options = world.options()
            world.choose(options[self.sample(world, options)])
        options = world.options(self.seat)
        return options[self.sample(world, options)]

    # -- one iteration --------------------------------------------------------------------------------------

    def iterate(self) -> None:
        """Take a world, walk down, play on to a quiet moment, and tell every chooser on the way."""
        world = self.world()
        state = world.clone()
        self.iterations += 1
        node = self.root
        seats: list[int] = []
        path: list[Edge] = []
        line: list[Option] = []  # every choice of this turn
        turn = self.view.turn
        while not state.over and state.turn == turn and len(path) < DEEPEST:
            seat = state.deciders()[0]
            options = state.options(seat)
            if not self.in_tree(state, seat, options):
                option = options[self.sample(state, options)]
                line.append(option)
                state.choose(option, seat)
                continue
            edge = self.select(node.table(seat), state, seat, options)
            seats.append(seat)
            path.append(edge)
            line.append(edge.option)
            state.choose(edge.option, seat)
            if edge.visits == 0:
                break
            if edge.node is None:
                edge.node = Node()
            node = edge.node
        if state.turn == turn:
            self.rollout(state, line)
        while state.turn < turn + self.ahead and not state.over:
            state = self.rollout_turn(state)
        worth = self.backpropagate(state, seats, path)
        if not self.deep and worth > self.most:
            self.most = worth
            self.insert(world, line)

    def in_tree(self, state: State, seat: int, options: list[Option]) -> bool:
        """Whether a choice is thought about: not a lone option, and not what others answer unseen at the same time."""
        return len(options) > 1 and (seat == self.seat or not state.asks_together())

    def world(self) -> State:
        """A world that the seat could be in. The same few come again and again, so that luck falls to all alike."""
        count = len(self.worlds)
        if self.iterations < count * ITERATIONS_OF_WORLD:
            return self.worlds[self.iterations % count]
        dealt: State = self.game.determinize(self.view, self.dice)
        self.worlds.append(dealt)
        return dealt

    def insert(self, world: State, line: list[Option]) -> None:
        """Put the whole of the best line so far into the tree, so that it is gone again and improved."""
        state = world.clone()
        node = self.root
        seats: list[int] = []
        path: list[Edge] = []
        for option in line:
            seat = state.deciders()[0]
            options = state.options(seat)
            if self.in_tree(state, seat, options):
                table = node.table(seat)
                if option not in table:
                    self.expand(table, state, options)
                edge = table[option]
                if edge.visits == 0:
                    edge.offered += 1
                    seats.append(seat)
                    path.append(edge)
                if edge.node is None:
                    edge.node = Node()
                node = edge.node
            state.choose(option, seat)
        self.backpropagate(state, seats, path)

    def select(self, table: dict[Option, Edge], state: State, seat: int, options: list[Option]) -> Edge:
        """The most promising of the options offered in this world."""
        edges: list[Edge] = []
        for option in options:
            edge = table.get(option)
            if edge is None:
                self.expand(table, state, options)
                edge = table[option]
            edges.append(edge)
            edge.offered += 1
        spread = self.scales[seat].spread()
        mean = mean_worth(edges)
        trust: float = self.game.trust if self.deep else 0.0
        most = -1e9
        best = edges[0]
        for edge in edges:
            if edge.prior == 0.0:
                continue
            if trust > 0.0:
                value = blend(edge, mean, trust) / spread
            else:
                value = (edge.value - mean) / spread if edge.visits else -FIRST_PLAY_URGENCY
            value += EXPLORATION * edge.prior * sqrt(edge.offered) / (1 + edge.visits)
            if value > most:
                best, most = edge, value
        return best

    def expand(self, table: dict[Option, Edge], state: State, options: list[Option]) -> None:
        """Give every new option an edge with the game's own opinion of it."""
        weights = self.judge.priors(state)
        if weights is None:
            weights = [1.0] * len(options)
        whole = max(1e-9, sum(weights))
        least = NEGLIGIBLE * max(weights)
        sensible = max(1, sum([1 for weight in weights if weight >= least]))
        for index in range(len(options)):
            if options[index] not in table:
                prior = PRIOR * weights[index] / whole
                if weights[index] >= least:
                    prior += (1.0 - PRIOR) / sensible
                table[options[index]] = Edge(options[index], prior)

    def rollout(self, state: State, line: list[Option]) -> None:
        """Play on by the game's priors until the turn is over, and note the choices in the line."""
        turn = state.turn
        for _ in range(LONGEST_ROLLOUT):
            if state.over or state.turn != turn:
                return
            options = state.options()
            option = options[self.sample(state, options)]
            line.append(option)
            state.choose(option)
        state.turn += 1  # a turn without an end: it is judged as it is

    def rollout_turn(self, state: State) -> State:
        """After the next turn: the best of a few ways through it, as its seat sees them."""
        seat = state.deciders()[0]
        tries = TRIES if seat == self.seat else self.rivals
        if tries == 1:
            self.rollout(state, [])
            return state
        best = state
        most = UNKNOWN_WORTH
        for _ in range(tries):
            way = state.clone()
            self.rollout(way, [])
            worth = self.judge.margin(way, seat)
            if worth > most:
                best, most = way, worth
        return best

    def sample(self, state: State, options: list[Option]) -> int:
        """A random option, in proportion to the game's priors."""
        if len(options) == 1:
            return 0
        weights = self.judge.priors(state)
        if weights is None:
            return self.dice.below(len(options))
        left = self.dice.below(GRAIN) / GRAIN * sum(weights)
        for index in range(len(weights)):
            left -= weights[index]
            if left < 0.0:
                return index
        return len(options) - 1

    def backpropagate(self, state: State, seats: list[int], path: list[Edge]) -> float:
        """Add what came of it to every edge of the way, as its chooser sees it; what it is worth to the seat."""
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
                margin = self.judge.margin(state, seat)
                margins[seat] = margin
                if state.over:
                    chances[seat] = 1.0 / len(winners) if seat in winners else 0.0
                    worths[seat] = margin + (VICTORY if seat in winners else -VICTORY)
                else:
                    chances[seat] = chance(margin, self.judge.scale(state))
                    worths[seat] = margin + VICTORY * tanh(margin / CLOSE)
                self.scales[seat].note(worths[seat])
            edge.visits += 1
            edge.worth += worths[seat]
            edge.margin += margins[seat]
            edge.chance += chances[seat]
            edge.value = edge.worth / edge.visits
            if self.by_best and index + 1 < len(path) and seats[index + 1] == seat and edge.node is not None:
                for each in edge.node.table(seat).values():  # the seat will not try everything again, but do the best
                    if each.visits and each.value > edge.value:
                        edge.value = each.value
        return worths[self.seat] if known[self.seat] else UNKNOWN_WORTH


def chance(margin: float, scale: float) -> float:
    """The chance to win with an estimated final margin, when margins are off by about `scale` points."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, margin / scale))))


def mean_worth(edges: list[Edge]) -> float:
    """What came on the average of all that was tried."""
    visits = 0
    worth = 0.0
    for edge in edges:
        visits += edge.visits
        worth += edge.worth
    return worth / visits if visits else 0.0


def blend(edge: Edge, mean: float, trust: float) -> float:
    """An option's worth against the mean: as the deep pass found it, and as the shallow did, which weighs `trust` visits."""
    return (edge.visits * (edge.value - mean) + trust * edge.shallow) / (edge.visits + trust)


def rank(candidate: Candidate) -> tuple[float, float]:
    """The order of candidates: the most promising first."""
    return (-candidate.promise, -candidate.margin)
