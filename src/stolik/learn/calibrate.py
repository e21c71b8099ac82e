"""How far the chances that bots tell can be believed: `python -m stolik.learn.calibrate GAME --games 40`.

Bots play whole games. Whoever begins a turn says how likely it is to win, and the end of the game says whether it did.
What was told is sorted into bands of ten parts of a hundred, and beside each stands the share of the games really won.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import dataclass
from time import monotonic

from ..bots.levels import HARD, Budget, Thinker
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


def told(game: Game, players: int, seed: int, iterations: int) -> list[tuple[float, float]]:
    """One game: the chances told at the beginnings of turns, each with the share of the win that came of it."""
    state = game.start(game.setup(players, seed))
    state.events = None
    bots = [Thinker(HARD, Budget(iterations), seed * 8 + seat) for seat in range(state.seats)]
    found: list[tuple[int, float]] = []
    turns = [-1] * state.seats
    while not state.over:
        seat = state.deciders()[0]
        bot = bots[seat]
        thinks = len(state.options(seat)) > 1
        option = bot.choose(game.redact(state, seat), game)
        if thinks and state.turn != turns[seat] and bot.search is not None:
            turns[seat] = state.turn
            found += [(seat, each.chance) for each in bot.search.candidates() if each.option == option]
        state.choose(option, seat)
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
    parser.add_argument("--iterations", type=int, default=60, help="thought about each choice")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.0, help="no more games after so long")
    given = parser.parse_args()
    stop = monotonic() + given.seconds
    rows: list[tuple[float, float]] = []
    games = 0
    for seed in range(given.seed, given.seed + given.games):
        if given.seconds and monotonic() > stop:
            break
        rows += told(find(given.game), given.players, seed, given.iterations)
        games += 1
    print(f"{given.game}: {games} games of {given.players} from seed {given.seed}, {given.iterations} iterations")
    for band in bands(rows):
        print(band.row())


if __name__ == "__main__":
    main()
