"""Whole games between bots: the same setup, bots and seed always give the same games, however many processes play."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import perf_counter

from ..bots import Bot, make
from ..bots.random import Random
from ..engine.contract import MOST_CHOICES
from ..engine.game import Game
from ..games import game as find

BATCH = 16


@dataclass(frozen=True)
class Match:
    """What is played: one game of a seed, with a bot for every seat."""

    game: str
    players: int
    variants: dict[str, str]
    bots: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Result:
    """How it went."""

    seed: int
    finished: bool
    participants: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    turns: int
    offered: int  # options over all decisions
    most_offered: int
    seconds: float


def play(match: Match) -> Result:
    """Play one game to its end."""
    game = find(match.game)
    bots = [make(name, match.seed * 100 + seat) for seat, name in enumerate(match.bots)]
    return play_with(game, match, bots)


def play_with(game: Game, match: Match, bots: Sequence[Bot]) -> Result:
    """Play one game with bots at hand; each is given its own view only."""
    began = perf_counter()
    state = game.start(game.setup(match.players, match.seed, match.variants))
    state.events = None
    decisions = offered = most = 0
    while not state.over and decisions < MOST_CHOICES:
        seat = state.deciders()[0]
        options = state.options(seat)
        bot = bots[seat]
        # Random needs no view: it is given less than one, the bare options.
        option = bot.pick(options) if isinstance(bot, Random) else bot.choose(game.redact(state, seat), game)
        decisions += 1
        offered += len(options)
        most = max(most, len(options))
        state.choose(option, seat)
    return Result(
        seed=match.seed,
        finished=state.over,
        participants=tuple(game.participants(state)),
        scores=tuple(game.scores(state)),
        winners=tuple(game.winners(state)) if state.over else (),
        decisions=decisions,
        turns=state.turn,
        offered=offered,
        most_offered=most,
        seconds=perf_counter() - began,
    )


def play_batch(matches: Sequence[Match]) -> list[Result]:
    """Play several games one after the other, in a process of the pool."""
    return [play(match) for match in matches]


def play_all(matches: Sequence[Match], jobs: int = 0) -> Iterator[Result]:
    """Play games in as many processes as asked (0: one per core), giving results in the order of the matches."""
    jobs = min(jobs or os.cpu_count() or 1, (len(matches) + BATCH - 1) // BATCH)
    if jobs <= 1:
        yield from map(play, matches)
        return
    batches = [matches[start : start + BATCH] for start in range(0, len(matches), BATCH)]
    with ProcessPoolExecutor(jobs) as pool:
        for results in pool.map(play_batch, batches):
            yield from results
