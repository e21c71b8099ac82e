"""How fast the rules are, measured beside random play of python-chess in the same run.

Machines and their moods differ; the ratio to python-chess does not much. Rounds of both alternate, and the best
round counts, so that a busy moment spoils neither.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from .bots.search import Search
from .engine import state as engine_state
from .engine.contract import MOST_CHOICES
from .engine.errors import StolikError
from .engine.game import Game, Setup
from .engine.record import Record
from .engine.rng import Dice
from .engine.state import State

ROUNDS = 5
HALF_MOVES = 300  # of one random game of chess


class NoYardstick(StolikError):
    """python-chess is not installed."""


def compiled() -> bool:
    """Whether the rules run compiled."""
    return not str(engine_state.__file__).endswith(".py")


def bench(
    games: Sequence[Game], seconds: float = 1.0, say: Callable[[str], None] = lambda text: None
) -> dict[str, Any]:
    """All figures: `games.<id>.<figure>`, and the yardstick. `seconds` is the time of one round of random play."""
    yardstick = Chess()
    figures: dict[str, Any] = {}
    best = 0.0
    for game in games:
        say(game.id)
        play = RandomPlay(game)
        plain = cloning = chess = 0.0
        for _ in range(ROUNDS):
            chess = max(chess, yardstick.rate(seconds))
            plain = max(plain, play.rate(seconds))
            cloning = max(cloning, play.rate(seconds, cloning=True))
        best = max(best, chess)
        figures[game.id] = {
            "ratio_to_python_chess": round(plain / chess, 2),
            "ratio_to_python_chess_cloning": round(cloning / chess, 2),
            "decisions_per_second": round(plain),
            "decisions_per_second_cloning": round(cloning),
            "python_chess_moves_per_second": round(chess),
            **micro(game, play.setup, seconds),
        }
    return {
        "compiled": compiled(),
        "python": platform.python_version(),
        "python_chess_moves_per_second": round(best),
        "games": figures,
    }


class Chess:
    """Random games of python-chess: list the legal moves, push one."""

    def __init__(self) -> None:
        try:
            import chess
        except ImportError as error:
            raise NoYardstick("python-chess is the yardstick of this bench: pip install 'stolik[bench]'") from error
        self.board: Callable[[], Any] = chess.Board
        self.dice = Dice(1)

    def rate(self, seconds: float) -> float:
        """Moves per second."""
        below = self.dice.below
        moves = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            board = self.board()
            for _ in range(HALF_MOVES):
                legal = list(board.legal_moves)
                if not legal:
                    break
                board.push(legal[below(len(legal))])
                moves += 1
        return moves / (perf_counter() - began)


class RandomPlay:
    """Random games of one of ours, nobody listening to events."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.setup = game.setup(2 if 2 in game.seats else game.seats[0])
        self.seed = 0

    def rate(self, seconds: float, cloning: bool = False) -> float:
        """Decisions per second, setting up included; with `cloning`, every decision is taken on a fresh clone."""
        game = self.game
        decisions = 0
        began = perf_counter()
        while perf_counter() - began < seconds:
            self.seed += 1
            below = Dice(self.seed).below
            state = game.start(Setup(self.setup.players, self.seed, self.setup.variants))
            state.events = None
            for _ in range(MOST_CHOICES):
                if state.over:
                    break
                if cloning:
                    state = state.clone()
                options = state.options()
                state.choose(options[below(len(options))])
                decisions += 1
        return decisions / (perf_counter() - began)


def micro(game: Game, setup: Setup, seconds: float) -> dict[str, float]:
    """Microseconds of clone, options, play and view along one random game, and figures of its record and of search."""
    record = Record(game, setup)
    dice = Dice(7)
    states: list[State] = []
    options: list[Any] = []
    while not record.state.over:
        seat = record.state.deciders()[0]
        offered = record.state.options(seat)
        option = offered[dice.below(len(offered))]
        states.append(record.state)
        options.append((option, seat))
        record.play(str(option), seat)
    saved = record.save()

    def clone() -> None:
        for state in states:
            state.clone()

    def offer() -> None:
        for state in states:
            state.refresh() if not state.asks_together() else state.options()

    def view() -> None:
        for state in states:
            game.redact(state, 0)

    def play() -> float:
        clones = [state.clone() for state in states]
        began = perf_counter()
        for state, (option, seat) in zip(clones, options):
            state.choose(option, seat)
        return perf_counter() - began

    def replay() -> None:
        Record.load(saved, [game])

    each = 1e6 / len(states)
    return {
        "clone_us": round(best_of(clone) * each, 2),
        "options_us": round(best_of(offer) * each, 2),
        "play_us": round(min(play() for _ in range(ROUNDS)) * each, 2),
        "view_us": round(best_of(view) * each, 2),
        "replay_ms": round(best_of(replay) * 1e3, 2),
        "save_bytes": len(saved),
        "decisions": len(states),
        "search_iterations_per_second": round(searching(game, states, seconds)),
    }


def searching(game: Game, states: Sequence[State], seconds: float) -> float:
    """Iterations a second of the search, thinking at three moments of a game."""
    iterations = 0
    began = perf_counter()
    for third in range(3):
        state = states[len(states) * third // 3]
        search = Search(game, game.redact(state, state.deciders()[0]), third)
        search.think(seconds=seconds)
        iterations += search.iterations
    return iterations / (perf_counter() - began)


def best_of(work: Callable[[], None]) -> float:
    """The seconds of the quickest of some rounds."""
    rounds = []
    for _ in range(ROUNDS):
        began = perf_counter()
        work()
        rounds.append(perf_counter() - began)
    return min(rounds)
