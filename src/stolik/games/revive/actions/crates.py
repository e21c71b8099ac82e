"""Crates: taken face down, and once each resolved again after they were opened."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision
from ....engine.option import Option, Phrase
from .. import board, pieces, tiles
from ..effects import CRYSTAL, GEAR
from ..state import ReviveState, without
from . import free_actions, gains, paying


def take_crates(state: ReviveState, seat: int, n: int, plain: bool = False) -> None:
    """Take crates face down; the owner may look at them. A hoard gives a crystal with each."""
    player = state.players[seat]
    for _ in range(n):
        if not state.crate_stack:
            return
        crate = state.draw(state.crate_stack)
        player.crates = tuple(sorted([*player.crates, crate]))
        state.tell(pieces.TOOK_CRATE, (seat,))
        state.tell(pieces.LOOKED_IN_CRATE, (crate,), seat)
        if player.knows(board.VUK_CRATES) and not plain:
            gains.gain(state, seat, CRYSTAL, board.HOARD)


def reopenable(state: ReviveState, seat: int) -> list[int]:
    """The open crates that were not yet re-activated and can do something once the gear is paid."""
    found: list[int] = []
    for crate in sorted(state.players[seat].opened):
        if crate not in found and paying.possible_once_paid(
            state, seat, GEAR, tiles.REOPENING_GEARS, tiles.CRATE_EFFECT[crate]
        ):
            found.append(crate)
    return found


@dataclass(frozen=True)
class ReopenCrate(Decision):
    """Pay a gear and resolve one of your open crates again; each crate only once per game."""

    seat: int

    def options(self, state: ReviveState) -> list[Option]:
        found = [Option(pieces.REOPEN, (crate,)) for crate in reopenable(state, self.seat)]
        return found or [pieces.TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if not option.args:
            return
        player = state.players[self.seat]
        crate = option.args[0]
        state.pay(self.seat, tiles.REOPENING_GEARS, 0, 0, 0)
        player.opened = without(player.opened, crate)
        player.reopened = (*player.reopened, crate)
        state.tell(pieces.REOPENED, (self.seat, crate))
        free_actions.resolve_effect(state, self.seat, tiles.CRATE_EFFECT[crate])

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_CRATE)
