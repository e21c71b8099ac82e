"""Use the switch (użycie przełącznika): a basic resource, what an advanced switch offers, or a copied card."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase
from .. import board, cards, pieces, tiles
from ..state import ReviveState
from . import citizens, free_actions
from .icon import ICONS, Resolve, offered, possible


def use_switch(state: ReviveState, seat: int) -> None:
    """Set the switch to used; it becomes ready again by hibernation."""
    player = state.players[seat]
    player.switch_used = True
    state.tell(pieces.SWITCHED, (seat,))
    if player.knows(board.FOR_COPY_SWITCH) and copyable(state, seat):
        state.then(SwitchOrCopy(seat))
    else:
        state.then(Resolve(seat, tiles.SWITCH_TERM[player.switch]))


def copyable(state: ReviveState, seat: int) -> list[int]:
    """Cards in other players' slots whose bottom half can do something for the player."""
    # A28: a half that hibernates cannot be copied; cards played for either half can.
    return sorted([
        entry >> 1
        for other in range(state.seats) if other != seat
        for slot in state.players[other].slots
        for entry in slot
        if not cards.HALF_SLEEPS[entry | board.BOTTOM] and possible(state, seat, cards.HALF_TERMS[entry | board.BOTTOM])
    ])  # fmt: skip


@dataclass(frozen=True)
class SwitchOrCopy(Decision):
    """Choose the switch's own effect, or copy the bottom half of a card in another player's slot."""

    seat: int

    def options(self, state: ReviveState) -> list[Option]:
        found = offered(state, self.seat, ICONS[tiles.SWITCH_TERM[state.players[self.seat].switch]])
        found.extend([Option(pieces.COPY, (card,)) for card in copyable(state, self.seat)])
        return found or [pieces.TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is pieces.COPY:
            card = option.args[0]
            state.tell(pieces.COPIED, (self.seat, card))
            state.then(free_actions.Bag(self.seat, cards.HALF_TERMS[card * 2 + board.BOTTOM], False), SendToRest(card))
        elif option.args:
            ICONS[option.args[0]].apply(state, self.seat)

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(pieces.ASK_SWITCH)


@dataclass(frozen=True)
class SendToRest(Step):
    """The owner of a copied card moves it to the rest zone."""

    card: int

    def run(self, state: ReviveState) -> None:
        for seat in range(state.seats):
            for slot in state.players[seat].slots:
                for entry in slot:
                    if entry >> 1 == self.card:
                        citizens.move_to_rest(state, seat, self.card)
                        return
