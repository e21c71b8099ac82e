"""Use the switch (użycie przełącznika): a basic resource, what an advanced switch offers, or a copied card."""

from __future__ import annotations

from dataclasses import dataclass

from ....engine.agenda import Decision, Step
from ....engine.option import Option, Phrase
from ..board import BOTTOM, FOR_COPY_SWITCH
from ..cards import HALF_SLEEPS, HALF_TERMS
from ..effects import CHOOSE, OP, TERMS
from ..pieces import ASK_SWITCH, CHOICES, COPIED, COPY, SWITCHED, TO_DECLINE
from ..state import ReviveState
from ..tiles import SWITCH_TERM
from . import bag, gains, resolve
from .able import able, able_any


def use_switch(state: ReviveState, seat: int) -> None:
    """Set the switch to used; it becomes ready again by hibernation."""
    player = state.players[seat]
    player.switch_used = True
    state.tell(SWITCHED, (seat,))
    if player.knows(FOR_COPY_SWITCH) and copyable(state, seat):
        state.then(SwitchOrCopy(seat))
    else:
        state.then(bag.Resolve(seat, SWITCH_TERM[player.switch]))


def copyable(state: ReviveState, seat: int) -> list[int]:
    """Cards in other players' slots whose bottom half can do something for the player."""
    # A28: a half that hibernates cannot be copied; cards played for either half can.
    return sorted([
        entry >> 1
        for other in range(state.seats) if other != seat
        for slot in state.players[other].slots
        for entry in slot
        if not HALF_SLEEPS[entry | BOTTOM] and able_any(state, seat, HALF_TERMS[entry | BOTTOM])
    ])  # fmt: skip


@dataclass(frozen=True)
class SwitchOrCopy(Decision):
    """Choose the switch's own effect, or copy the bottom half of a card in another player's slot."""

    seat: int

    def decider(self) -> int:
        return self.seat

    def options(self, state: ReviveState) -> list[Option]:
        term = SWITCH_TERM[state.players[self.seat].switch]
        own = [branch[0] for branch in TERMS[term].parts] if OP[term] == CHOOSE else [term]
        found = [CHOICES[each] for each in own if able(state, self.seat, each)]
        found.extend([Option(COPY, (card,)) for card in copyable(state, self.seat)])
        return found or [TO_DECLINE]

    def choose(self, state: ReviveState, option: Option) -> None:
        if option.verb is COPY:
            card = option.args[0]
            state.tell(COPIED, (self.seat, card))
            state.then(bag.Bag(self.seat, HALF_TERMS[card * 2 + BOTTOM], False), SendToRest(card))
        elif option.args:
            resolve.resolve(state, self.seat, option.args[0])

    def prompt(self, state: ReviveState) -> Phrase:
        return Phrase(ASK_SWITCH)


@dataclass(frozen=True)
class SendToRest(Step):
    """The owner of a copied card moves it to the rest zone."""

    card: int

    def run(self, state: ReviveState) -> None:
        for seat in range(state.seats):
            for slot in state.players[seat].slots:
                for entry in slot:
                    if entry >> 1 == self.card:
                        gains.move_to_rest(state, seat, self.card)
                        return
