"""Positions of self-play to learn from: the cells, the game's own estimate, and the margin that the game ended with.

Quick bots play every deal. So that more than their own habits is seen, some choices are random, and in half of the
games every seat has a taste: some fields of a position count for nothing with it, for half or for more than was
learned. Where bots judge, at the beginning of a turn or of a longer stretch, some positions are kept, each as one of the
seats sees the whole table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from time import monotonic
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots.greedy import ATTEMPTS, Greedy
from ..bots.judge import Judge
from ..bots.judges import plain_judge
from ..bots.learned import made
from ..bots.levels import Budget
from ..bots.lines import Lines
from ..bots.search import Search
from ..engine.forms import Cells, EachForm, Form, PartForm
from ..engine.game import Game
from ..engine.layout import Layout
from ..engine.option import Option
from ..engine.rng import Dice
from ..engine.state import State
from ..games import game as find

LINES = 12  # that the bots try for a choice: games are many rather than good
CARELESS = (0, 0, 4, 10)  # of a hundred choices that are made at random, by game...
RARELY = (0, 0, 0, 4)  # ...and where bots think, so that what is learned is worth what such play is
TASTES = (1.0, 1.0, 1.0, 0.0, 0.5, 1.5, 2.0)  # what a field counts for, by seat and game
KEPT = 50  # of a hundred turns that are learned from, at a larger table by one of its seats...
ALWAYS = 100  # ...and where whole lines are judged
ODD = 30  # of a hundred games that are played in another mode than the usual one
LONGEST = 20_000  # choices
TASK = 4  # games that a process plays at once

Numbers = npt.NDArray[np.float32]
Places = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Plan:
    """What is played: deals of a game from a seed on, with so many players, thinking so many iterations or greedily."""

    game: str
    players: int
    seed: int
    iterations: int = 0
    tables: tuple[dict[str, Any], ...] = ()  # what was learned so far


@dataclass
class Positions:
    """Many positions: the cells that are not zero one after another, and what is known of each position."""

    counts: Places  # how many cells each position has
    cells: Places
    values: Numbers
    estimates: Numbers
    progress: Numbers
    margins: Numbers
    deals: Places
    seats: Places

    def __len__(self) -> int:
        return len(self.counts)

    @classmethod
    def joined(cls, parts: Sequence[Positions]) -> Positions:
        """Several lots as one."""
        return cls(**{name: np.concatenate([getattr(each, name) for each in parts]) for name in vars(parts[0])})

    def chosen(self, which: npt.NDArray[np.bool_]) -> Positions:
        """Some of them."""
        cells = np.repeat(which, self.counts)
        rows = {name: found[which] for name, found in vars(self).items() if name not in ("cells", "values")}
        return Positions(cells=self.cells[cells], values=self.values[cells], **rows)


class Player:
    """Chooses like the bots, by a given judge."""

    def __init__(self, judge: Judge, iterations: int, seed: int, lines: int = ATTEMPTS) -> None:
        self.judge = judge
        self.budget = Budget(iterations)
        self.greedy = Greedy(seed, judge, lines)
        self.lines = Lines(seed, judge, iterations)
        self.dice = Dice(seed)

    def choose(self, view: State, game: Game) -> Option:
        """Think, or be greedy."""
        if not self.budget.iterations:
            return self.greedy.choose(view, game)
        if game.lines(view):
            return self.lines.choose(view, game)
        search = Search(game, view, self.dice.below(1 << 30), self.judge)
        search.think(self.budget.iterations)
        return search.best()


def judge_for(game: Game, tables: Sequence[dict[str, Any]]) -> Judge:
    """A judge with these tables of learned values."""
    return Judge(game, made(game, list(tables))) if tables else plain_judge(game)


def tasted(layout: Layout, tables: Sequence[dict[str, Any]], dice: Dice) -> list[dict[str, Any]]:
    """The tables as a seat with a taste of its own has them: some fields weigh more or less than was learned."""
    likes = likings(layout.form.fields, dice)
    found = []
    for row in tables:
        liked = [likes[cell] if cell < len(likes) else 1.0 for cell in row["cells"]]
        found.append({**row, "weights": [[a * b for a, b in zip(liked, each)] for each in row["weights"]]})
    return found


def likings(form: Form, dice: Dice) -> list[float]:
    """What every cell of a form counts for: the same for all cells of a field, and for every owner of it."""
    if isinstance(form, PartForm):
        return [like for each in form.forms for like in likings(each, dice)]
    if isinstance(form, EachForm) and isinstance(form.inner, PartForm):
        inner = likings(form.inner, dice)
        return [inner[cell % len(inner)] for cell in range(form.size)]
    return [TASTES[dice.below(len(TASTES))]] * form.size


def setup_of(game: Game, players: int, seed: int, dice: Dice) -> Any:
    """The setup of a deal: mostly the usual one, sometimes another mode; alone always one of the modes."""
    modes = [variants for seats, variants in game.modes() if seats == players and variants]
    odd = modes and (players == 1 or dice.below(100) < ODD)
    return game.setup(players, seed, modes[dice.below(len(modes))] if odd else {})


def cells_of(layout: Layout, state: State, seat: int) -> dict[int, float]:
    """The cells of a whole state as a seat counts them, and whose turn it is behind them."""
    found = Cells(seat, state.seats)
    fields = layout.form.fields
    found.put(fields.size + found.turned(state.active), 1.0)
    fields.write(state, 0, found)
    return dict(found.values)


def played(game: Game, layout: Layout, judge: Judge, plan: Plan) -> list[tuple[Any, ...]]:
    """The rows of one game."""
    dice = Dice(plan.seed)
    state = game.start(setup_of(game, plan.players, plan.seed, dice))
    state.events = None
    careless = (RARELY if plan.iterations else CARELESS)[dice.below(len(CARELESS))]
    judges = [judge] * state.seats
    if plan.tables and dice.below(2):
        judges = [judge_for(game, tasted(layout, plan.tables, dice)) for _ in judges]
    players = [Player(each, plan.iterations, plan.seed * 8 + seat, LINES) for seat, each in enumerate(judges)]
    kept: list[tuple[int, dict[int, float], float, float]] = []
    turn, stretch = state.turn, game.stretch(state)
    for _ in range(LONGEST):
        if state.over:
            break
        seat = state.deciders()[0]
        options = state.options(seat)
        if len(options) == 1 or dice.below(100) < careless:
            option = options[dice.below(len(options))]
        else:
            option = players[seat].choose(game.redact(state, seat), game)
        state.choose(option, seat)
        if (state.turn, game.stretch(state)) != (turn, stretch) and not state.over:
            often = KEPT
            if plan.iterations and game.lines(state):  # lines are judged where a stretch begins, and nowhere else
                often = ALWAYS if game.stretch(state) != stretch else 0
            turn, stretch = state.turn, game.stretch(state)
            for each in range(state.seats):
                if dice.below(100 * state.seats) < often:
                    cells = cells_of(layout, state, each)
                    kept.append((each, cells, game.evaluate(state, each), game.progress(state)))
    if not state.over:
        return []
    margins = [final_margin(game, state, seat) for seat in range(state.seats)]
    return [(cells, value, share, margins[seat], plan.seed, state.seats) for seat, cells, value, share in kept]


def final_margin(game: Game, state: State, seat: int) -> float:
    """How far a seat was ahead of the best other one at the end."""
    scores = game.scores(state)
    return float(scores[seat] - max([points for side, points in enumerate(scores) if side != seat], default=0))


def task(plans: Sequence[Plan]) -> Positions:
    """The positions of some games with the same bots, in one process."""
    game = find(plans[0].game)
    layout = Layout(game)
    judge = judge_for(game, plans[0].tables)
    rows = [row for plan in plans for row in played(game, layout, judge, plan)]
    cells = [row[0] for row in rows]
    return Positions(
        counts=np.array([len(each) for each in cells], np.int32),
        cells=np.array([at for each in cells for at in each], np.int32),
        values=np.array([value for each in cells for value in each.values()], np.float32),
        estimates=np.array([row[1] for row in rows], np.float32),
        progress=np.array([row[2] for row in rows], np.float32),
        margins=np.array([row[3] for row in rows], np.float32),
        deals=np.array([row[4] for row in rows], np.int32),
        seats=np.array([row[5] for row in rows], np.int32),
    )


def generate(plans: Sequence[Plan], processes: int, seconds: float = 0.0) -> Positions:
    """The positions of many games; with seconds as many of the games as are finished by then."""
    tasks = [plans[at : at + TASK] for at in range(0, len(plans), TASK)]
    if processes <= 1:
        return Positions.joined([task(each) for each in tasks])
    stop = monotonic() + seconds
    with get_context("fork").Pool(processes) as pool:
        return Positions.joined(list(until(pool.imap_unordered(task, tasks), stop if seconds else 0.0)))


def until(parts: Iterator[Positions], stop: float) -> Iterator[Positions]:
    """What comes in before a moment."""
    for part in parts:
        if len(part):
            yield part
        if stop and monotonic() > stop:
            return
