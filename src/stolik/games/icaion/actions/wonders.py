"""What a wonder does for its owner when somebody extracts beside it: the effects that need no curio card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....engine.agenda import Decision
from ....engine.option import Option, Phrase
from .. import pieces, tiles
from ..board import CRATER_REGIONS, NEIGHBOURS, NODE_REGIONS
from ..cards import TRANSMUTE_POINTS
from ..effects import INFESTS
from ..state import IcaionState
from .standard import collect

BELL_OPTIONS: Final = [Option(pieces.CLOCKWISE), Option(pieces.COUNTERCLOCKWISE), pieces.DECLINE_OPTION]


@dataclass(frozen=True)
class Bell(Decision):
    """Dark bell: may move the Colossus one crater; then (A36) a parasite comes to each of its two regions."""

    seat: int

    def options(self, state: IcaionState) -> list[Option]:
        return BELL_OPTIONS

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is pieces.DECLINE:
            return
        state.colossus = (state.colossus + (1 if option.verb is pieces.CLOCKWISE else 4)) % 5
        state.tell(pieces.COLOSSUS_MOVED, (state.colossus,))
        first, second = CRATER_REGIONS[state.colossus]
        state.then(INFESTS[first], INFESTS[second])

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_BELL)


@dataclass(frozen=True)
class Altar(Decision):
    """Living altar: may move the own seeker one node, or collect a parasite beside it."""

    seat: int

    def options(self, state: IcaionState) -> list[Option]:
        player = state.players[self.seat]
        found: list[Option] = []
        for region in NODE_REGIONS[player.node]:
            if state.parasites[region]:
                found.append(pieces.REMOVALS[region])
        if not player.lying:
            for node in NEIGHBOURS[player.node]:
                found.append(pieces.STEPS[node])
        found.append(pieces.DECLINE_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is pieces.DECLINE:
            return
        if option.verb is pieces.STEP:
            state.players[self.seat].node = option.args[0]
            state.tell(pieces.MOVED, (self.seat, option.args[0]))
        else:
            collect(state, self.seat, option.args[0])

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_ALTAR)


@dataclass(frozen=True)
class LoseCrystal(Decision):
    """Pulsar: an opponent of its owner discards a crystal of his choice."""

    seat: int

    def options(self, state: IcaionState) -> list[Option]:
        cages = state.players[self.seat].cages
        return [Option(pieces.LOSE, (at // 5, at % 5)) for at in range(5 * tiles.CAGES) if cages[at]]

    def choose(self, state: IcaionState, option: Option) -> None:
        cage, colour = option.args
        state.players[self.seat].cages[5 * cage + colour] -= 1
        state.tell(pieces.LOST_CRYSTAL, (self.seat, colour))

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_PULSAR)


@dataclass(frozen=True)
class Transmute(Decision):
    """Transmuter: may (A37) discard a crystal for points."""

    seat: int

    def options(self, state: IcaionState) -> list[Option]:
        cages = state.players[self.seat].cages
        found = [Option(pieces.TRANSMUTE, (at // 5, at % 5)) for at in range(5 * tiles.CAGES) if cages[at]]
        found.append(pieces.DECLINE_OPTION)
        return found

    def choose(self, state: IcaionState, option: Option) -> None:
        if option.verb is pieces.DECLINE:
            return
        cage, colour = option.args
        state.players[self.seat].cages[5 * cage + colour] -= 1
        state.tell(pieces.LOST_CRYSTAL, (self.seat, colour))
        state.score(self.seat, TRANSMUTE_POINTS, pieces.FROM_WONDER)

    def prompt(self, state: IcaionState) -> Phrase:
        return Phrase(pieces.ASK_TRANSMUTER)
