"""Many games side by side, for learning: one batch of observations, masks and seats at every step.

>>> runner = Runner("<game>_v2", count=64, seed=1)
>>> batch = runner.batch()
>>> step = runner.step(choose(batch.observations, batch.masks))

A game that ends begins anew with the next seed by itself. The same seed and actions give the same games. With
`opponents` the learner has one seat of each game, the next one in every further game, and bots play the others:

>>> runner = Runner("<game>_v2", count=64, seed=1, opponents=["hard:20i"])

`Runners` spreads games over processes and joins the batches.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots import Bot
from ..bots.registry import make as make_bot
from ..engine.errors import BadSetup, IllegalOption, StolikError
from ..engine.game import Game
from ..engine.option import Option
from ..engine.sheet import Sheet
from ..engine.state import State
from .encoding import Actions, Cells, Mask, Observations
from .environment import REWARDS, UnknownReward, rewards
from .registry import entry

Numbers = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class Batch:
    """What the choosing seat of every game sees: cells and masks by game, and which seat it is."""

    observations: Cells
    masks: Mask
    seats: Numbers


@dataclass(frozen=True)
class Step:
    """What came of one action in every game: who chose, whether the game ended, and then everybody's rewards."""

    seats: Numbers
    done: Flags
    rewards: Cells  # by game and seat; zeros while a game goes on


@dataclass(frozen=True)
class Match:
    """A game, the bots that play some of its seats, and what each seat saw last."""

    state: State
    bots: dict[int, Bot]
    sheets: list[Sheet]

    def advance(self, game: Game) -> None:
        """Let the bots choose until the learner is asked or the game is over."""
        state = self.state
        while not state.over:
            seat = state.deciders()[0]
            bot = self.bots.get(seat)
            if bot is None:
                return
            state.choose(bot.choose(game.redact(state, seat), game), seat)


class Runner:
    """Games in this process."""

    def __init__(
        self,
        name: str,
        count: int,
        players: int = 2,
        variants: dict[str, str] | None = None,
        reward: str = "win",
        seed: int = 0,
        opponents: Sequence[str] = (),
    ) -> None:
        if reward not in REWARDS:
            raise UnknownReward(f"no reward {reward!r}; expected one of: {', '.join(REWARDS)}")
        if count < 1:
            raise BadSetup(f"{count} games side by side; expected at least one")
        if opponents and len(opponents) not in (1, players - 1):
            raise BadSetup(f"{len(opponents)} opponents for {players} seats; expected one for all, or {players - 1}")
        registered = entry(name)
        self.game = registered.game()
        self.actions = Actions(self.game, registered.layout())
        self.observations = Observations(registered.layout())
        self.setup = self.game.setup(players, seed, variants)
        self.reward = reward
        self.opponents = list(opponents) * (players - 1) if len(opponents) == 1 else list(opponents)
        self.seeds = iter(range(seed, 2**60))
        self.games = [self.fresh() for _ in range(count)]

    def fresh(self) -> Match:
        """The next game, at the learner's first choice."""
        while True:
            seed = next(self.seeds)
            state = self.game.start(self.game.setup(self.setup.players, seed, self.setup.variants))
            state.events = None
            learner = seed % state.seats
            others = [seat for seat in range(state.seats) if seat != learner]
            bots = {seat: make_bot(name, seed + seat) for seat, name in zip(others, self.opponents)}
            match = Match(state, bots, self.observations.sheets(state.seats))
            match.advance(self.game)
            if not state.over:
                return match

    def batch(self) -> Batch:
        """What every choosing seat sees now."""
        count, width, size = len(self.games), len(self.actions), self.observations.size
        cells = np.empty((count, size), dtype=np.float32)
        masks = np.zeros((count, width), dtype=np.int8)
        seats = np.zeros(count, dtype=np.int64)
        seen, offered = cells.reshape(-1).data, masks.reshape(-1).data  # numbers go one by one: quicker than by numpy
        for index, match in enumerate(self.games):
            seats[index] = seat = match.state.deciders()[0]
            view = self.game.redact(match.state, seat)
            sheet = match.sheets[seat]
            sheet.look(view)
            seen[index * size : (index + 1) * size] = sheet.row
            self.actions.mark(view.options(seat), offered, index * width)
        return Batch(cells, masks, seats)

    def step(self, actions: Numbers) -> Step:
        """Play one action in every game; games that end begin anew."""
        count, width = len(self.games), self.games[0].state.seats
        seats = np.zeros(count, dtype=np.int64)
        done = np.zeros(count, dtype=np.bool_)
        earned = np.zeros((count, width), dtype=np.float32)
        chosen: list[Option] = []
        for index, match in enumerate(self.games):
            state = match.state
            seats[index] = seat = state.deciders()[0]
            option = self.actions.option(int(actions[index]))
            if option not in state.options(seat):
                raise IllegalOption(f"'{option}' is not offered in game {index}; expected an action of its mask")
            chosen.append(option)
        for index, match in enumerate(self.games):  # only when all are right: an error leaves every game as it was
            match.state.choose(chosen[index], int(seats[index]))
            match.advance(self.game)
            if match.state.over:
                done[index] = True
                earned[index] = rewards(self.game, match.state, self.reward)
                self.games[index] = self.fresh()
        return Step(seats, done, earned)


class Runners:
    """Games spread over several processes."""

    def __init__(self, name: str, count: int, processes: int = 2, seed: int = 0, **settings: Any) -> None:
        context = get_context("spawn")
        self.shares = [len(part) for part in np.array_split(np.arange(count), max(1, min(processes, count)))]
        self.pipes: list[Connection] = []
        self.workers = []
        for number, share in enumerate(self.shares):
            mine, theirs = context.Pipe()
            told = {"name": name, "count": share, "seed": seed + number * 2**40, **settings}
            worker = context.Process(target=serve, args=(theirs, told), daemon=True)
            worker.start()
            theirs.close()
            self.pipes.append(mine)
            self.workers.append(worker)

    def batch(self) -> Batch:
        """What every choosing seat sees now."""
        for pipe in self.pipes:
            pipe.send(None)
        parts = self.answers()
        return Batch(*(np.concatenate(each) for each in zip(*[vars(part).values() for part in parts])))

    def step(self, actions: Numbers) -> Step:
        """Play one action in every game."""
        for pipe, share in zip(self.pipes, np.split(actions, np.cumsum(self.shares)[:-1])):
            pipe.send(share)
        parts = self.answers()
        return Step(*(np.concatenate(each) for each in zip(*[vars(part).values() for part in parts])))

    def answers(self) -> list[Any]:
        """What the processes say; what went wrong in one of them goes wrong here."""
        parts = [pipe.recv() for pipe in self.pipes]
        for part in parts:
            if isinstance(part, StolikError):
                raise part
        return parts

    def close(self) -> None:
        """End the processes."""
        for pipe in self.pipes:
            pipe.close()
        for worker in self.workers:
            worker.join(10)


def serve(pipe: Connection, told: dict[str, Any]) -> None:
    """Play the games of one process until the other side hangs up."""
    runner: Runner | None = None
    try:
        while True:
            asked = pipe.recv()
            try:
                runner = runner or Runner(**told)
                pipe.send(runner.batch() if asked is None else runner.step(asked))
            except StolikError as error:
                pipe.send(error)
    except (EOFError, KeyboardInterrupt):
        pass
