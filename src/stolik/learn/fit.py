"""Fits learned values to self-play: `python -m stolik.learn.fit GAME --games 400 --seats 2`.

Ridge regression of the final margin on the game's own estimate and the cells, each at three moments of a game. How
strongly the weights are held back is chosen by games that were not learned from. What was learned is kept only if
greedy bots with it beat those without it, or with what was there before.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots.learned import fingerprint, path
from ..bots.values import KNOTS
from ..engine.game import Game
from ..games import game as find
from .selfplay import Plan, Player, Positions, generate, judge_for

RARE = 50  # a cell that is seen in fewer positions says nothing
RESERVED = 10  # every tenth deal is not learned from
STRENGTHS = (100.0, 300.0, 1000.0, 3000.0, 10000.0, 30000.0)  # of the ridge
FREE = 1.0  # of the ridge for the estimate and the constant
BLOCK = 4096
LEAST = 0.02  # points: a weight below that is left out
LOGISTIC = 0.55  # the scale of a logistic curve as a share of its standard deviation

Matrix = npt.NDArray[np.float64]
Single = npt.NDArray[np.float32]


def hats(progress: Single) -> Single:
    """How much each knot counts at every moment."""
    at = np.clip(progress, 0.0, 1.0) * (KNOTS - 1)
    away = np.abs(at[:, None] - np.arange(KNOTS, dtype=np.float32)[None, :])
    found: Single = np.maximum(0.0, 1.0 - away).astype(np.float32)
    return found


class Design:
    """Positions as rows of a matrix: the common cells, the estimate and a one, at every knot."""

    def __init__(self, positions: Positions, columns: npt.NDArray[np.int64]) -> None:
        self.positions = positions
        self.columns = columns
        self.width = len(columns) + 2
        self.place = np.full(int(max(positions.cells.max(initial=0), columns.max(initial=0))) + 1, -1, np.int64)
        self.place[columns] = np.arange(len(columns))
        self.starts = np.concatenate([[0], np.cumsum(positions.counts)])

    def block(self, low: int, high: int) -> Single:
        """The rows from one position to another."""
        of, start, end = self.positions, self.starts[low], self.starts[high]
        rows = np.repeat(np.arange(high - low), of.counts[low:high])
        columns = self.place[of.cells[start:end]]
        known = columns >= 0
        plain = np.zeros((high - low, self.width), np.float32)
        plain[rows[known], columns[known]] = of.values[start:end][known]
        plain[:, -2] = of.estimates[low:high]
        plain[:, -1] = 1.0
        return (hats(of.progress[low:high])[:, :, None] * plain[:, None, :]).reshape(high - low, -1)

    def normal(self) -> tuple[Matrix, Matrix]:
        """The normal equations of the correction."""
        size = self.width * KNOTS
        accelerator = Accelerator() if os.environ.get("STOLIK_ACCELERATOR") else None
        whole, right = np.zeros((size, size)), np.zeros(size)
        for low in range(0, len(self.positions), BLOCK):
            high = min(len(self.positions), low + BLOCK)
            rows = self.block(low, high)
            off = self.positions.margins[low:high] - self.positions.estimates[low:high]
            if accelerator is not None:
                accelerator.add(rows)
            else:
                whole += rows.T @ rows
            right += rows.T @ off
        return (whole if accelerator is None else accelerator.whole()), right

    def judged(self, weights: Matrix) -> Single:
        """The corrected estimate of every position."""
        found = []
        for low in range(0, len(self.positions), BLOCK):
            high = min(len(self.positions), low + BLOCK)
            found.append(self.block(low, high) @ weights.astype(np.float32))
        return np.concatenate(found) + self.positions.estimates


class Accelerator:
    """Adds up the products of rows on a graphics processor, by PyTorch, where one is at hand."""

    def __init__(self) -> None:
        self.torch: Any = import_module("torch")
        self.sum: Any = None

    def add(self, rows: Single) -> None:
        """Add the products of some rows."""
        there = self.torch.from_numpy(rows).to("cuda")
        found = there.T @ there
        self.sum = found.double() if self.sum is None else self.sum + found

    def whole(self) -> Matrix:
        """All products."""
        found: Matrix = self.sum.cpu().numpy()
        return found

    def solve(self, whole: Matrix, right: Matrix) -> Matrix:
        """The solution of linear equations."""
        there = [self.torch.from_numpy(each).to("cuda") for each in (whole, right)]
        found: Matrix = self.torch.linalg.solve(*there).cpu().numpy()
        return found


def solved(whole: Matrix, right: Matrix, ridge: Matrix) -> Matrix:
    """The weights under a ridge."""
    held = whole + np.diag(ridge)
    if os.environ.get("STOLIK_ACCELERATOR"):
        return Accelerator().solve(held, right)
    return np.asarray(np.linalg.solve(held, right), np.float64)


def explained(margins: Single, judged: Single) -> float:
    """The share of the variance of the final margins that a judgement explains."""
    return float(1.0 - np.mean((margins - judged) ** 2) / max(1e-9, float(np.var(margins))))


def named(margins: Single, judged: Single) -> float:
    """The share of positions whose leader at the end is named right."""
    return float(np.mean((margins > 0) == (judged > 0)))


def fit(positions: Positions, rare: int = RARE) -> dict[str, Any]:
    """A table of values for some positions, with how well it judges games that it was not learned from."""
    test = positions.deals % RESERVED == 0
    learned, reserved = positions.chosen(~test), positions.chosen(test)
    columns = np.flatnonzero(np.bincount(learned.cells) >= rare)
    design, proof = Design(learned, columns), Design(reserved, columns)
    whole, right = design.normal()
    ridge = np.ones(design.width)
    ridge[-2:] = 0.0
    best: tuple[float, float, Matrix, Single] | None = None
    for strength in STRENGTHS:
        weights = solved(whole, right, np.tile(ridge * strength + FREE, KNOTS))
        judged = proof.judged(weights)
        share = explained(reserved.margins, judged)
        if best is None or share > best[0]:
            best = (share, strength, weights, judged)
    assert best is not None
    share, strength, weights, judged = best
    return {
        "seats": sorted({int(each) for each in positions.seats}),
        "proof": {
            "deals": len(np.unique(positions.deals)), "positions": len(positions), "ridge": strength,
            "explained": [round(explained(reserved.margins, reserved.estimates), 3), round(share, 3)],
            "named": [round(named(reserved.margins, reserved.estimates), 3), round(named(reserved.margins, judged), 3)],
        },
        **table(weights.reshape(KNOTS, -1), columns, spreads(reserved, judged)),
    }  # fmt: skip


def spreads(positions: Positions, judged: Single) -> list[float]:
    """How far outcomes are off at every knot, as the scale of a logistic curve."""
    near = hats(positions.progress)
    squares = (positions.margins - judged)[:, None] ** 2
    off = np.sqrt((near * squares).sum(0) / np.maximum(1e-9, near.sum(0)))
    return [round(max(1.0, float(each) * LOGISTIC), 2) for each in off]


def table(weights: Matrix, columns: npt.NDArray[np.int64], spread: list[float]) -> dict[str, Any]:
    """The weights that matter, as plain data."""
    heavy = np.flatnonzero(np.abs(weights[:, :-2]).max(0) >= LEAST)
    return {
        "estimate": [round(1.0 + float(each), 4) for each in weights[:, -2]],
        "start": [round(float(each), 3) for each in weights[:, -1]],
        "spread": spread,
        "cells": [int(each) for each in columns[heavy]],
        "weights": [[round(float(each), 3) for each in row] for row in weights[:, :-2][:, heavy]],
    }


def trial(game: Game, new: Sequence[dict[str, Any]], old: Sequence[dict[str, Any]], players: int, deals: int) -> float:
    """The share of games that greedy bots with new values win against those with old ones, each deal from every seat.

    One seat has the new values; what chance alone gives it is one of the number of seats.
    """
    judges = [judge_for(game, new), judge_for(game, old)]
    won = 0.0
    for deal in range(deals * players):
        seed, own = divmod(deal, players)
        state = game.start(game.setup(players, seed))
        state.events = None
        bots = [Player(judges[seat != own], 0, seed * 8 + seat) for seat in range(state.seats)]
        while not state.over:
            seat = state.deciders()[0]
            state.choose(bots[seat].choose(game.redact(state, seat), game), seat)
        winners = game.winners(state)
        won += 1.0 / len(winners) if own in winners else 0.0
    return won / (deals * players)


def stored(game: Game, file: Path) -> list[dict[str, Any]]:
    """The tables of a file, if it was made for this very game."""
    if not file.exists():
        return []
    found = json.loads(file.read_text(encoding="utf-8"))
    rows: list[dict[str, Any]] = found["tables"] if found["fingerprint"] == fingerprint(game) else []
    return rows


def store(game: Game, file: Path, tables: Sequence[dict[str, Any]]) -> None:
    """Write the tables into a file; a table a line."""
    rows = ",\n".join(json.dumps(each, separators=(",", ":")) for each in tables)
    head = json.dumps({"game": game.id, "fingerprint": fingerprint(game)})
    file.write_text(f'{head[:-1]}, "tables": [\n{rows}\n]}}\n', encoding="utf-8")


def train(
    game: Game, players: list[int], games: int, seed: int, iterations: int, processes: int, seconds: float, deals: int,
    file: Path, lots: Path | None,
) -> dict[str, Any]:  # fmt: skip
    """One generation: play, fit, try, and keep what wins; the lots of earlier generations are learned from too."""
    old = stored(game, file)
    plans = [
        Plan(game.id, players[number % len(players)], seed + number, iterations, tuple(old)) for number in range(games)
    ]
    table = "-".join(map(str, players))
    positions = generate(plans, processes, seconds)
    command = f"python -m stolik.learn.fit {game.id} --games {len(np.unique(positions.deals))} --seed {seed}"
    if lots is not None:
        lots.mkdir(parents=True, exist_ok=True)
        earlier = sorted(lots.glob(f"{game.id}-{table}-*.npz"))
        positions.save(str(lots / f"{game.id}-{table}-{seed:08}.npz"))
        positions = Positions.joined([positions, *[Positions.load(str(each)) for each in earlier]])
    found = fit(positions)
    found["made"] = f"{command} --seats {' '.join(map(str, players))} --iterations {iterations}"
    new = [*[each for each in old if not set(each["seats"]) & set(found["seats"])], found]
    if deals:
        found["proof"]["trial"] = round(trial(game, new, old, players[0], deals), 3)
    if not deals or found["proof"]["trial"] * players[0] > 1.0:
        store(game, file, new)
    return {
        "game": game.id,
        "players": players,
        "cells": len(found["cells"]),
        "spread": found["spread"],
        **found["proof"],
    }


def main() -> None:
    """Learn from the command line."""
    told = argparse.ArgumentParser(prog="python -m stolik.learn.fit", description=__doc__)
    told.add_argument("game")
    told.add_argument("--games", type=int, default=400, help="games to learn from")
    told.add_argument("--seats", type=int, nargs="+", default=[2], help="players; the tables take turns")
    told.add_argument("--seed", type=int, default=1)
    told.add_argument("--iterations", type=int, default=0, help="thought about each choice; 0: greedy bots")
    told.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    told.add_argument("--seconds", type=float, default=0.0, help="no more games after so long")
    told.add_argument("--deals", type=int, default=20, help="of the trial, each from every seat")
    told.add_argument("--lots", type=Path, help="a folder that keeps the positions of all generations")
    told.add_argument("--out", type=Path, help="instead of the game's folder")
    given = told.parse_args()
    game = find(given.game)
    print(json.dumps(train(
        game, given.seats, given.games, given.seed, given.iterations, given.processes, given.seconds, given.deals,
        given.out or path(game), given.lots,
    )))  # fmt: skip


if __name__ == "__main__":
    main()
