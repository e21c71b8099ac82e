"""Trains a small policy for a few minutes against random opponents, and shows how it learns.

    pip install 'stolik[learn]'
    python examples/train_policy.py --game excavation_v2 --minutes 3 --curve curve.svg

The policy is one hidden layer with a softmax over the offered actions, and a guess of the reward as its baseline. It
learns by policy gradient from whole games: what was chosen in games that went better than guessed becomes likelier.
Half of the games it sits in the first seat, half in the second. The curve shows its wins among the last games.
"""

from __future__ import annotations

import argparse
import os
from collections import deque
from pathlib import Path
from time import perf_counter

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: threads would only wait for each other

import numpy as np
import numpy.typing as npt

from stolik.arena.plots import Line, lines
from stolik.learn import Runner, names

Floats = npt.NDArray[np.float32]
HIDDEN = 64
RATE = 1e-3
ENTROPY = 0.003  # keeps it curious
WINDOW = 200  # games of which the curve shows the wins


class Policy:
    """One hidden layer; the first row of its outputs are scores of the actions, the last one guesses the reward."""

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

    def think(self, cells: Floats, masks: npt.NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chances of the actions and the guessed reward."""
        hidden = np.maximum(cells @ self.weights[0] + self.weights[1], 0.0)
        out = hidden @ self.weights[2] + self.weights[3]
        scores = np.where(masks > 0, out[:, :-1], -1e9)
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        return hidden, chances / chances.sum(axis=1, keepdims=True), np.tanh(out[:, -1])

    def learn(
        self, cells: Floats, masks: npt.NDArray[np.int8], actions: npt.NDArray[np.int64], rewards: Floats
    ) -> None:
        """Make what went better than guessed likelier, and the guesses better."""
        hidden, chances, guesses = self.think(cells, masks)
        count = len(actions)
        better = rewards - guesses
        better = (better - better.mean()) / (better.std() + 1e-3)
        slope = np.zeros((count, chances.shape[1] + 1), dtype=np.float32)
        slope[:, :-1] = chances * better[:, None]
        slope[np.arange(count), actions] -= better
        logs = np.log(chances + 1e-9)
        slope[:, :-1] += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        slope[:, -1] = (guesses - rewards) * (1 - guesses**2)
        slope /= count
        back = (slope @ self.weights[2].T) * (hidden > 0)
        self.descend([cells.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)])

    def descend(self, slopes: list[Floats]) -> None:
        """One step of Adam."""
        self.steps += 1
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            pace = RATE * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            weight -= (pace * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def drawn(chances: Floats, dice: np.random.Generator) -> npt.NDArray[np.int64]:
    """An action for every row, by its chances."""
    rows = chances.cumsum(axis=1)
    found = (rows < dice.random((len(rows), 1)) * rows[:, -1:]).sum(axis=1)
    return np.minimum(found, chances.shape[1] - 1)


def train(name: str, minutes: float, games: int, seed: int) -> list[tuple[float, float]]:
    """Play and learn; the games played so far with the wins among the last ones."""
    runner = Runner(name, count=games, seed=seed, reward="margin")
    dice = np.random.default_rng(seed)
    policy = Policy(runner.observations.size, len(runner.actions), seed)
    mine = np.arange(games) % 2  # the learner's seat in each game
    memory: list[list[tuple[Floats, npt.NDArray[np.int8], int]]] = [[] for _ in range(games)]
    finished: list[tuple[list[tuple[Floats, npt.NDArray[np.int8], int]], float]] = []
    wins: deque[float] = deque(maxlen=WINDOW)
    curve: list[tuple[float, float]] = []
    played = 0
    began = perf_counter()
    while perf_counter() - began < 60 * minutes:
        batch = runner.batch()
        own = batch.seats == mine
        chances = batch.masks.astype(np.float32)
        chances /= chances.sum(axis=1, keepdims=True)
        if own.any():
            chances[own] = policy.think(batch.observations[own], batch.masks[own])[1]
        actions = drawn(chances, dice)
        step = runner.step(actions)
        for index in np.flatnonzero(own):
            memory[index].append((batch.observations[index], batch.masks[index], int(actions[index])))
        for index in np.flatnonzero(step.done):
            reward = float(step.rewards[index, mine[index]])
            finished.append((memory[index], reward))
            memory[index] = []
            wins.append(1.0 if reward > 0 else 0.5 if reward == 0 else 0.0)
            played += 1
            if played % 50 == 0:
                curve.append((played, sum(wins) / len(wins)))
                seconds = perf_counter() - began
                print(f"{played:6} games  {seconds:5.0f} s  wins {curve[-1][1]:4.0%}  {'▇' * round(40 * curve[-1][1])}")
        if len(finished) >= 16:
            choices = [(*choice, reward) for game, reward in finished for choice in game]
            cells, masks, chosen, rewards = zip(*choices)
            policy.learn(np.stack(cells), np.stack(masks), np.array(chosen), np.array(rewards, dtype=np.float32))
            finished = []
    return curve


def main() -> None:
    """Read what is wanted, train, and draw the curve."""
    parser = argparse.ArgumentParser(description="Train a small policy for a few minutes and show its curve.")
    parser.add_argument("--game", default="excavation_v2", choices=names())
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=32, help="games side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("learning-curve.svg"))
    wanted = parser.parse_args()
    curve = train(wanted.game, wanted.minutes, wanted.games, wanted.seed)
    title = f"{wanted.game}: wins against random among the last {WINDOW} games"
    wanted.curve.write_text(lines(title, [Line("policy", tuple(curve))], "games"), encoding="utf-8")
    print(f"The curve: {wanted.curve}")


if __name__ == "__main__":
    main()
