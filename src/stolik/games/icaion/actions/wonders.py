"""What a wonder does for its owner when somebody extracts beside it: the effects that need no curio card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....engine.agenda import Decision
from ....engine.option import Option, Phrase
from ..board import CRATER_REGIONS, NEIGHBOURS, NODE_REGIONS
from ..effects import Infest
from ..pieces import (
    ASK_ALTAR,
    ASK_BELL,
    ASK_PULSAR,
    ASK_TRANSMUTER,
    CLOCKWISE,
    COLOSSUS_MOVED,
    COUNTERCLOCKWISE,
    DECLINE,
    DECLINE_OPTION,
    FROM_WONDER,
    LOSE,
    LOST_CRYSTAL,
    MOVED,
    REMOVALS,
    STEP,
    STEPS,
    TRANSMUTE,
)  # fmt: skip
from ..state import IcaionState
from ..tiles import CAGES
from .standard import collect

BELL_OPTIONS: Final = [Option(CLOCKWISE), Option(COUNTERCLOCKWISE), DECLINE_OPTION]


@dataclass(frozen=True)
class Bell(Decision):
    """Dark bell: may move the Colossus one crater; then (A36) a parasite comes to each of its two regions."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        return BELL_OPTIONS

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is DECLINE:
            return
        state.colossus = (state.colossus + (1 if option.verb is CLOCKWISE else 4)) % 5
        state.tell(COLOSSUS_MOVED, (state.colossus,))
        first, second = CRATER_REGIONS[state.colossus]
        state.then(Infest(first), Infest(second))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_BELL)


@dataclass(frozen=True)
class Altar(Decision):
    """Living altar: may move the own seeker one node, or collect a parasite beside it."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        player = state.players[self.seat]
        found: list[Option] = []
        for region in NODE_REGIONS[player.node]:
            if state.parasites[region]:
                found.append(REMOVALS[region])
        if not player.lying:
            for node in NEIGHBOURS[player.node]:
                found.append(STEPS[node])
        found.append(DECLINE_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is DECLINE:
            return
        if option.verb is STEP:
            state.players[self.seat].node = option.args[0]
            state.tell(MOVED, (self.seat, option.args[0]))
        else:
            collect(state, self.seat, option.args[0])

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_ALTAR)


@dataclass(frozen=True)
class LoseCrystal(Decision):
    """Pulsar: an opponent of its owner discards a crystal of his choice."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        cages = state.players[self.seat].cages
        return [Option(LOSE, (at // 5, at % 5)) for at in range(5 * CAGES) if cages[at]]

    def choose(self, state: IcaionState, option: Option) -> None:
        cage, colour = option.args
        state.players[self.seat].cages[5 * cage + colour] -= 1
        state.tell(LOST_CRYSTAL, (self.seat, colour))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_PULSAR)


@dataclass(frozen=True)
class Transmute(Decision):
    """Transmuter: may (A37) discard a crystal for 2 points."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: IcaionState) -> list[Option]:
        cages = state.players[self.seat].cages
        found = [Option(TRANSMUTE, (at // 5, at % 5)) for at in range(5 * CAGES) if cages[at]]
        found.append(DECLINE_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is DECLINE:
            return
        cage, colour = option.args
        state.players[self.seat].cages[5 * cage + colour] -= 1
        state.tell(LOST_CRYSTAL, (self.seat, colour))
        state.score(self.seat, 2, FROM_WONDER)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(ASK_TRANSMUTER)
