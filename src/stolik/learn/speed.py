"""How fast environments are: random choices with observations and masks. `python -m stolik.learn.speed [NAME ...]`

Steps a second of processor time, games side by side in one process; the best of several rounds counts.
"""

from __future__ import annotations

import sys
from time import process_time

import numpy as np

from ..engine import state
from .registry import names
from .vector import Runner

ROUNDS, STEPS, GAMES = 5, 200, 8


def speed(name: str, steps: int = STEPS) -> float:
    """Steps a second, with the observation and the mask of every step."""
    runner = Runner(name, GAMES, seed=1)
    dice = np.random.default_rng(1)
    best = 0.0
    for _ in range(ROUNDS):
        began = process_time()
        for _ in range(steps):
            runner.step((runner.batch().masks * dice.random(len(runner.actions))).argmax(axis=1))
        best = max(best, GAMES * steps / (process_time() - began))
    return best


def main(wanted: list[str]) -> None:
    """A line for every environment."""
    print("plain Python" if str(state.__file__).endswith(".py") else "compiled rules")
    for name in wanted or names():
        print(f"{name}: {speed(name):.0f} steps a second")


if __name__ == "__main__":
    main(sys.argv[1:])
