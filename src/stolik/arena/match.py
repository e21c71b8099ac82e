"""One game between bots, played wherever there is room: here, in a process of a pool, or on a cluster.

What comes of it depends on the match alone, not on where and when it is played (bots with a time budget excepted).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter

from ..bots import Bot
from ..bots.random import Random
from ..bots.registry import make
from ..engine.contract import MOST_CHOICES
from ..engine.errors import IllegalOption
from ..engine.game import Game, Setup
from ..engine.option import Option
from ..engine.record import Record
from ..engine.state import State
from ..games import game as find
from .traits import Traits, traits_of


@dataclass(frozen=True)
class Setting:
    """What is played: a game with a number of players and variants."""

    game: str
    players: int
    variants: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, game: str, players: int, variants: dict[str, str]) -> Setting:
        """A setting that can be played; `BadSetup` says what was expected."""
        setup = find(game).setup(players, 0, variants)
        return cls(game, setup.players, tuple(setup.variants.items()))

    def setup(self, seed: int) -> Setup:
        """The setup of one deal."""
        return find(self.game).setup(self.players, seed, dict(self.variants))

    def seats(self) -> int:
        """How many seats decide; the rest are automata."""
        return find(self.game).start(self.setup(0)).seats

    def __str__(self) -> str:
        extras = "".join(f" {name}={value}" for name, value in self.variants)
        return f"{self.game} {self.players}p{extras}"


@dataclass(frozen=True)
class Match:
    """One game of a schedule: the deal, and which bot, by its place in the list of entrants, sits in which seat."""

    index: int
    setting: Setting
    bots: tuple[str, ...]  # of every seat
    entrants: tuple[int, ...]
    seed: int
    recorded: bool = False  # whether the outcome holds the whole game

    def lucks(self) -> list[int]:
        """The seeds of the bots: a bot's luck follows from the deal and from who it is, not from where it sits."""
        return [
            self.seed * 100 + entrant * 10 + self.entrants[:seat].count(entrant)
            for seat, entrant in enumerate(self.entrants)
        ]


@dataclass(frozen=True)
class Outcome:
    """How a match went."""

    index: int
    finished: bool
    participants: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    turns: int
    offered: int  # options over all decisions
    most_offered: int
    traits: tuple[Traits, ...]  # of every seat
    seconds: float
    record: bytes = b""  # the saved game

    def share(self, participant: int) -> float:
        """The part of the win that a participant has."""
        return 1 / len(self.winners) if participant in self.winners else 0.0

    def branching(self) -> float:
        """Options at a decision, on the average."""
        return round(self.offered / max(1, self.decisions), 3)


def play(match: Match) -> Outcome:
    """Play one game to its end."""
    bots = [make(name, luck) for name, luck in zip(match.bots, match.lucks(), strict=True)]
    return play_with(find(match.setting.game), match.setting.setup(match.seed), bots, match.index, match.recorded)


def play_with(game: Game, setup: Setup, bots: Sequence[Bot], index: int = 0, recorded: bool = False) -> Outcome:
    """Play one game with bots at hand; each is given its own view only."""
    began = perf_counter()
    state = game.start(setup)
    state.events = None
    played: list[tuple[int, Option]] = []
    offered = most = 0
    while not state.over and len(played) < MOST_CHOICES:
        seat = state.deciders()[0]
        options = state.options(seat)
        option = choice(bots[seat], options, game, state, seat)
        played.append((seat, option))
        offered += len(options)
        most = max(most, len(options))
        state.choose(option, seat)
    seconds = perf_counter() - began
    return Outcome(
        index=index,
        finished=state.over,
        participants=tuple(game.participants(state)),
        scores=tuple(game.scores(state)),
        winners=tuple(game.winners(state)) if state.over else (),
        decisions=len(played),
        turns=state.turn,
        offered=offered,
        most_offered=most,
        traits=tuple([traits_of(state, seat, [o for s, o in played if s == seat]) for seat in range(len(bots))]),
        seconds=round(seconds, 4),
        record=saved(game, setup, played) if recorded else b"",
    )


def choice(bot: Bot, options: list[Option], game: Game, state: State, seat: int) -> Option:
    """What a bot chooses from its view; one that is not offered would spoil the game."""
    if isinstance(bot, Random):  # it needs no view: it is given less than one, the bare options
        return bot.pick(options)
    option = bot.choose(game.redact(state, seat), game)
    if option not in options:
        raise IllegalOption(f"the bot {bot.name!r} chose {str(option)!r}; expected one of the options of its view")
    return option


def saved(game: Game, setup: Setup, played: Sequence[tuple[int, Option]]) -> bytes:
    """The record of a game, which `stolik replay` opens."""
    record = Record(game, setup)
    for seat, option in played:
        record.play(str(option), seat)
    return record.save()


def play_several(matches: Sequence[Match]) -> list[Outcome]:
    """Play several games one after the other."""
    return [play(match) for match in matches]
