"""Trains a small policy with the search as its teacher and its opponent, saves it, and lets it play in the arena.

    pip install 'stolik[learn]'
    python examples/train_policy.py --game excavation_v2 --minutes 10 --save policy.npz --curve curve.svg
    cd examples && stolik arena --game excavation --bots train_policy:Learned:../policy.npz,greedy --games 20

The policy is one hidden layer with a softmax over the offered actions, and a guess of the reward. First it is taught:
it plays against itself, is shown how a search would share its thought among the options of every position it comes to,
and imitates that. Then it plays against a search that thinks a little: what was chosen in games that went better than
guessed becomes likelier. The curve shows its wins among the last games of the second part.
"""

from __future__ import annotations

import argparse
import os
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: threads would only wait for each other

import numpy as np
import numpy.typing as npt

from stolik.arena.plots import Line, lines
from stolik.bots import Bot
from stolik.engine.game import Game
from stolik.engine.option import Option
from stolik.engine.state import State
from stolik.learn import Runner, Teacher, names
from stolik.learn.encoding import Actions, Observations
from stolik.learn.registry import entry

Floats = npt.NDArray[np.float32]
Masks = npt.NDArray[np.int8]
HIDDEN = 64
RATE = 1e-3
ENTROPY = 0.003  # keeps it curious
BATCH = 512  # positions of one step of learning
WINDOW = 100  # games of which the curve shows the wins


class Policy:
    """One hidden layer; its outputs are scores of the actions, and the last one guesses the reward."""

    def __init__(self, cells: int, actions: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            (dice.standard_normal((cells, HIDDEN)) / np.sqrt(40)).astype(np.float32),
            np.zeros(HIDDEN, dtype=np.float32),
            np.zeros((HIDDEN, actions + 1), dtype=np.float32),
            np.zeros(actions + 1, dtype=np.float32),
        ]
        self.means = [np.zeros_like(each) for each in self.weights]  # Adam's memory
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def think(self, cells: Floats, masks: Masks) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chances of the actions and the guessed reward."""
        hidden = np.maximum(cells @ self.weights[0] + self.weights[1], 0.0)
        out = hidden @ self.weights[2] + self.weights[3]
        scores = np.where(masks > 0, out[:, :-1], -1e9)
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        return hidden, chances / chances.sum(axis=1, keepdims=True), np.tanh(out[:, -1])

    def imitate(self, cells: Floats, masks: Masks, shares: Floats, values: Floats) -> None:
        """Move the chances towards the teacher's shares, and the guesses towards its values."""
        hidden, chances, guesses = self.think(cells, masks)
        self.descend(cells, hidden, chances - shares, guesses, values)

    def improve(self, cells: Floats, masks: Masks, actions: npt.NDArray[np.int64], rewards: Floats) -> None:
        """Make what went better than guessed likelier, and the guesses better."""
        hidden, chances, guesses = self.think(cells, masks)
        better = rewards - guesses
        better = (better - better.mean()) / (better.std() + 1e-3)
        slope = chances * better[:, None]
        slope[np.arange(len(actions)), actions] -= better
        logs = np.log(chances + 1e-9)
        slope += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        self.descend(cells, hidden, slope, guesses, rewards)

    def descend(self, cells: Floats, hidden: Floats, scores: Floats, guesses: Floats, rewards: Floats) -> None:
        """One step of Adam, down the slope of the scores and of the squared error of the guesses."""
        slope = np.concatenate([scores, ((guesses - rewards) * (1 - guesses**2))[:, None]], axis=1) / len(cells)
        back = (slope @ self.weights[2].T) * (hidden > 0)
        self.steps += 1
        pace = RATE * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        slopes = [cells.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]
        for weight, mean, square, down in zip(self.weights, self.means, self.squares, slopes):
            mean += 0.1 * (down - mean)
            square += 0.001 * (down * down - square)
            weight -= (pace * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def save(self, path: Path, name: str) -> None:
        """Write down the weights and the environment they are for."""
        with path.open("wb") as file:
            np.savez_compressed(file, *self.weights, name=np.array(name))

    @staticmethod
    def load(path: Path) -> tuple[Policy, str]:
        """A saved policy, and the environment it is for."""
        with np.load(path) as saved:
            weights = [saved[f"arr_{index}"] for index in range(4)]
            name = str(saved["name"])
        policy = Policy(weights[0].shape[0], weights[3].shape[0] - 1, 0)
        policy.weights = weights
        return policy, name


class Learned(Bot):
    """A saved policy as a bot: it takes the action that it thinks likeliest."""

    name = "learned"

    def __init__(self, seed: int, path: str = "policy.npz") -> None:
        self.policy, name = Policy.load(Path(path))
        registered = entry(name)
        self.actions = Actions(registered.game(), registered.layout())
        self.observations = Observations(registered.layout())

    def choose(self, view: State, game: Game) -> Option:
        """The likeliest of the options."""
        mask = self.actions.mask(view.options(view.viewer))
        chances = self.policy.think(self.observations.cells(view)[None], mask[None])[1]
        return self.actions.option(int(chances[0].argmax()))


def drawn(chances: Floats, dice: np.random.Generator) -> npt.NDArray[np.int64]:
    """An action for every row, by its chances."""
    rows = chances.cumsum(axis=1)
    found = (rows < dice.random((len(rows), 1)) * rows[:, -1:]).sum(axis=1)
    return np.asarray(np.minimum(found, chances.shape[1] - 1), dtype=np.int64)


def teach(policy: Policy, runner: Runner, teacher: Teacher, seconds: float, dice: np.random.Generator) -> int:
    """Let the policy play against itself and imitate the teacher wherever it gets to; how many positions it saw."""
    shelf: deque[tuple[Any, ...]] = deque(maxlen=20_000)
    seen = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        batch = runner.batch()
        for index, match in enumerate(runner.games):
            if batch.masks[index].sum() > 1:
                target = teacher.target(runner.game.redact(match.state, int(batch.seats[index])))
                shelf.append((batch.observations[index], batch.masks[index], target.policy, target.value))
                seen += 1
        runner.step(drawn(policy.think(batch.observations, batch.masks)[1], dice))
        if len(shelf) >= BATCH:
            chosen = [shelf[index] for index in dice.integers(len(shelf), size=BATCH)]
            cells, masks, shares, values = (np.stack(each) for each in zip(*chosen))
            policy.imitate(cells, masks, shares, values.astype(np.float32))
    return seen


@dataclass
class Memory:
    """What the learner saw and chose in one game."""

    cells: list[Floats]
    masks: list[Masks]
    actions: list[int]


def practise(policy: Policy, runner: Runner, seconds: float, dice: np.random.Generator) -> list[tuple[float, float]]:
    """Play against the search and learn from whole games; games so far with the wins among the last ones."""
    memory = [Memory([], [], []) for _ in runner.games]
    finished: list[tuple[Memory, float]] = []
    wins: deque[float] = deque(maxlen=WINDOW)
    curve: list[tuple[float, float]] = []
    played = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        batch = runner.batch()
        actions = drawn(policy.think(batch.observations, batch.masks)[1], dice)
        step = runner.step(actions)
        for index, each in enumerate(memory):
            each.cells.append(batch.observations[index])
            each.masks.append(batch.masks[index])
            each.actions.append(int(actions[index]))
        for index in map(int, np.flatnonzero(step.done)):
            reward = float(step.rewards[index, step.seats[index]])
            finished.append((memory[index], reward))
            memory[index] = Memory([], [], [])
            wins.append(1.0 if reward > 0 else 0.5 if reward == 0 else 0.0)
            played += 1
            if played % 20 == 0:
                curve.append((played, sum(wins) / len(wins)))
                print(f"{played:6} games  wins {curve[-1][1]:4.0%}  {'▇' * round(40 * curve[-1][1])}", flush=True)
        if len(finished) >= 16:
            learn_from(policy, finished)
            finished = []
    return curve


def learn_from(policy: Policy, finished: list[tuple[Memory, float]]) -> None:
    """One step of learning from whole games."""
    cells = np.concatenate([np.stack(each.cells) for each, _ in finished])
    masks = np.concatenate([np.stack(each.masks) for each, _ in finished])
    actions = np.concatenate([np.array(each.actions) for each, _ in finished])
    rewards = np.concatenate([np.full(len(each.actions), reward, np.float32) for each, reward in finished])
    policy.improve(cells, masks, actions, rewards)


def main() -> None:
    """Read what is wanted, train in two parts, save, and draw the curve."""
    parser = argparse.ArgumentParser(description="Train a small policy with the search as teacher and opponent.")
    parser.add_argument("--game", default="excavation_v2", choices=names())
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=16, help="games side by side")
    parser.add_argument("--teacher", type=int, default=60, help="iterations of the teacher's search")
    parser.add_argument("--opponent", default="hard:10i")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, default=Path("policy.npz"))
    parser.add_argument("--curve", type=Path, default=Path("learning-curve.svg"))
    wanted = parser.parse_args()
    dice = np.random.default_rng(wanted.seed)
    runner = Runner(wanted.game, wanted.games, seed=wanted.seed)
    policy = Policy(runner.observations.size, len(runner.actions), wanted.seed)
    teacher = Teacher(wanted.game, wanted.teacher, wanted.seed)
    seen = teach(policy, runner, teacher, 30 * wanted.minutes, dice)
    print(f"Taught at {seen} positions in {policy.steps} steps.", flush=True)
    runner = Runner(wanted.game, wanted.games, reward="margin", seed=wanted.seed, opponents=[wanted.opponent])
    curve = practise(policy, runner, 30 * wanted.minutes, dice)
    policy.save(wanted.save, wanted.game)
    title = f"{wanted.game}: wins against {wanted.opponent} among the last {WINDOW} games"
    wanted.curve.write_text(lines(title, [Line("policy", tuple(curve))], "games"), encoding="utf-8")
    print(f"The policy: {wanted.save}. The curve: {wanted.curve}")


if __name__ == "__main__":
    main()
