"""How far the chances that bots tell can be believed: `python -m stolik.learn.calibrate GAME --games 40`.

Bots play whole games. At the beginning of every turn the first hint says how likely whoever has it is to win, and the
end of the game says whether they did. What was told is sorted into bands of ten parts of a hundred, and beside each
stands the share of the games really won.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import dataclass
from time import monotonic

from ..bots.hints import hints
from ..bots.registry import make
from ..engine.game import Game
from ..games import game as find

BANDS = 10


@dataclass
class Band:
    """Positions in which about the same chance was told."""

    positions: int = 0
    told: float = 0.0  # sums over the positions
    won: float = 0.0

    def row(self) -> str:
        """Mean chance told, share won, and in how many positions."""
        many = max(1, self.positions)
        return f"{100 * self.told / many:5.1f} % told  {100 * self.won / many:5.1f} % won  {self.positions:5} positions"


def told(game: Game, name: str, players: int, seed: int, iterations: int) -> list[tuple[float, float]]:
    """One game: the chances told at the beginnings of turns, each with the share of the win that came of it."""
    state = game.start(game.setup(players, seed))
    state.events = None
    bots = [make(name, seed * 8 + seat) for seat in range(state.seats)]
    found: list[tuple[int, float]] = []
    turn = -1
    while not state.over:
        seat = state.deciders()[0]
        view = game.redact(state, seat)
        if state.turn != turn and len(view.options(seat)) > 1:
            turn = state.turn
            found.append((seat, hints(game, view, iterations, seed=seed, most=1)[0].chance))
        state.choose(bots[seat].choose(view, game), seat)
    winners = game.winners(state)
    return [(chance, 1.0 / len(winners) if seat in winners else 0.0) for seat, chance in found]


def bands(rows: Iterable[tuple[float, float]]) -> list[Band]:
    """What was told and what came of it, sorted by the chance."""
    found = [Band() for _ in range(BANDS)]
    for chance, won in rows:
        band = found[min(BANDS - 1, int(chance * BANDS))]
        band.positions += 1
        band.told += chance
        band.won += won
    return found


def main() -> None:
    """Play and print the bands."""
    parser = argparse.ArgumentParser(prog="python -m stolik.learn.calibrate", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="greedy", help="who plays")
    parser.add_argument("--iterations", type=int, default=100, help="thought of the hint that tells the chance")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.0, help="no more games after so long")
    given = parser.parse_args()
    stop = monotonic() + given.seconds
    rows: list[tuple[float, float]] = []
    games = 0
    for seed in range(given.seed, given.seed + given.games):
        if given.seconds and monotonic() > stop:
            break
        rows += told(find(given.game), given.bot, given.players, seed, given.iterations)
        games += 1
    print(
        f"{given.game}: {games} games of {given.players} {given.bot} from seed {given.seed}, {given.iterations} iterations"
    )
    for band in bands(rows):
        print(band.row())


if __name__ == "__main__":
    main()
