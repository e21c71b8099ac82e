"""Learns values from self-play: `python -m stolik.learn.fit GAME --games 2000 --seats 2 --generations 4`.

A generation plays by what was learned before, fits, and tries. The fit is a ridge regression of the final margin on
the game's own estimate and the cells, each at three moments of a game, over the positions of the last generations; how
strongly the weights are held to those of the table before is chosen by games that were not learned from. What was
learned is kept only if quick bots with it beat those with what was there before.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots.learned import fingerprint, path
from ..bots.values import KNOTS
from ..engine.game import Game
from ..engine.rng import Dice
from ..engine.state import State
from ..games import game as find
from .selfplay import Plan, Player, Positions, final_margin, generate, judge_for, setup_of

RARE = 50  # a cell that is seen in fewer positions says nothing
RESERVED = 10  # every tenth deal is not learned from
STRENGTHS = (10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0, 10000.0, 30000.0)  # of the ridge
FREE = 1.0  # of the ridge for the estimate and the constant
BLOCK = 4096
LEAST = 0.02  # points: a weight below that is left out
LOGISTIC = 0.55  # the scale of a logistic curve as a share of its standard deviation
LOTS = 3  # generations that are learned from: older ones played otherwise
APART = 1_000_000  # from the deals of a generation to those of the next

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

    def weights(self, row: dict[str, Any] | None) -> Matrix:
        """The weights of a table in the order of the columns; without one there is no correction."""
        found = np.zeros((KNOTS, self.width))
        if row is not None:
            found[:, self.place[row["cells"]]] = row["weights"]
            found[:, -2] = np.array(row["estimate"]) - 1.0
            found[:, -1] = row["start"]
        return found.reshape(-1)

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


def fit(positions: Positions, rare: int = RARE, before: dict[str, Any] | None = None) -> dict[str, Any]:
    """A table of values for some positions, with how well it judges games that it was not learned from.

    Its weights are held to those of the table before, so that what older games taught is not lost.
    """
    test = positions.deals % RESERVED == 0
    learned, reserved = positions.chosen(~test), positions.chosen(test)
    columns = np.flatnonzero(np.bincount(learned.cells) >= rare)
    if before is not None:
        columns = np.union1d(columns, np.array(before["cells"], np.int64))
    design, proof = Design(learned, columns), Design(reserved, columns)
    known = design.weights(before)
    whole, right = design.normal()
    right -= whole @ known  # what the table before leaves to be explained
    ridge = np.ones(design.width)
    ridge[-2:] = 0.0
    best: tuple[float, float, Matrix, Single] | None = None
    for strength in STRENGTHS:
        weights = known + solved(whole, right, np.tile(ridge * strength + FREE, KNOTS))
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


@dataclass(frozen=True)
class Trial:
    """One game of a trial: a deal with the new values at one seat and the old ones at the others; alone with the new."""

    game: str
    players: int
    seed: int
    own: int
    new: Sequence[dict[str, Any]]
    old: Sequence[dict[str, Any]]
    iterations: int = 0  # thought about each choice; 0: greedy bots

    def play(self) -> State:
        """The end of the game."""
        game = find(self.game)
        judges = [judge_for(game, self.new), judge_for(game, self.old)]
        state = game.start(setup_of(game, self.players, self.seed, Dice(self.seed)))
        state.events = None
        bots = [Player(judges[seat != self.own], self.iterations, self.seed * 8 + seat) for seat in range(state.seats)]
        while not state.over:
            seat = state.deciders()[0]
            state.choose(bots[seat].choose(game.redact(state, seat), game), seat)
        return state


def share(trial: Trial) -> float:
    """What the new values make of a game, as a multiple of what is even: the win at a table, alone the better margin."""
    game, end = find(trial.game), trial.play()
    if trial.players == 1:
        before = final_margin(game, replace(trial, new=trial.old).play(), 0)
        after = final_margin(game, end, 0)
        return 1.0 + (after > before) - (after < before)
    winners = game.winners(end)
    return trial.players / len(winners) if trial.own in winners else 0.0


def tried(trials: Sequence[Trial], processes: int) -> float:
    """The mean of many games: more than 1.0 is better than before."""
    if processes <= 1:
        return sum(map(share, trials)) / len(trials)
    with get_context("fork").Pool(processes) as pool:
        return sum(pool.imap_unordered(share, trials)) / len(trials)


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


def train(given: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Generation after generation: play, fit, try, and keep what wins; tells what came of each."""
    game, file = find(given.game), given.out or path(find(given.game))
    lots: list[Positions] = []
    for number in range(given.generations):
        old = stored(game, file)
        seed = given.seed + number * APART
        lots.append(generate(plans(game, given, seed, old), given.processes, given.seconds))
        positions = Positions.joined(lots[-LOTS:])
        found = fit(positions, before=table_before(old, positions))
        found["made"] = made(game, given, number + 1)
        new = [*[each for each in old if not set(each["seats"]) & set(found["seats"])], found]
        if given.deals:
            trials = [
                Trial(game.id, players, deal, own, new, old, given.iterations)
                for deal in range(seed + APART // 2, seed + APART // 2 + given.deals)
                for players in given.seats
                for own in range(players)
            ]
            found["proof"]["trial"] = round(tried(trials, given.processes), 3)
        kept = not given.deals or found["proof"]["trial"] > 1.0
        if kept:
            store(game, file, new)
        yield {"generation": number + 1, "kept": kept, "cells": len(found["cells"]), **found["proof"]}


def table_before(tables: Sequence[dict[str, Any]], positions: Positions) -> dict[str, Any] | None:
    """The table that was learned for the same numbers of seats, if there is one."""
    seats = sorted({int(each) for each in positions.seats})
    return next((each for each in tables if each["seats"] == seats), None)


def plans(game: Game, given: argparse.Namespace, seed: int, tables: Sequence[dict[str, Any]]) -> list[Plan]:
    """What a generation plays: the numbers of seats take turns."""
    return [
        Plan(game.id, given.seats[number % len(given.seats)], seed + number, given.iterations, tuple(tables))
        for number in range(given.games)
    ]


def made(game: Game, given: argparse.Namespace, generations: int) -> str:
    """The command that makes a table; with seconds another machine plays more or fewer games."""
    seats = " ".join(map(str, given.seats))
    told = f"python -m stolik.learn.fit {game.id} --seats {seats} --seed {given.seed} --games {given.games}"
    for name, usual in (("iterations", 0), ("seconds", 0.0)):
        if (value := getattr(given, name)) != usual:
            told += f" --{name} {value:g}"
    return f"{told} --generations {generations}"


def arguments() -> argparse.ArgumentParser:
    """What can be told on the command line."""
    told = argparse.ArgumentParser(prog="python -m stolik.learn.fit", description=__doc__)
    told.add_argument("game")
    told.add_argument("--generations", type=int, default=1)
    told.add_argument("--games", type=int, default=400, help="games of a generation")
    told.add_argument("--seats", type=int, nargs="+", default=[2], help="players; the tables take turns")
    told.add_argument("--seed", type=int, default=1)
    told.add_argument("--iterations", type=int, default=0, help="thought about each choice; 0: greedy bots")
    told.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    told.add_argument("--seconds", type=float, default=0.0, help="no more games of a generation after so long")
    told.add_argument("--deals", type=int, default=20, help="of the trial, each from every seat")
    told.add_argument("--out", type=Path, help="instead of the game's folder")
    return told


def main() -> None:
    """Learn, and tell of every generation."""
    for found in train(arguments().parse_args()):
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
