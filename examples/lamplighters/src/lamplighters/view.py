"""Dealing at random what a viewer may not know; the fields themselves say what that is."""

from __future__ import annotations

from stolik.engine.field import UNKNOWN
from stolik.engine.rng import Dice
from stolik.engine.view import hide_core

from .cards import CARDS
from .state import Town


def determinize(view: Town, dice: Dice) -> Town:
    """All cards that are nowhere to be seen go to the deck, to other hands and under laid backs."""
    state = view.clone()
    seen = {*view.discards, *view.played}.union(*view.hands, *view.picks)
    rest = [card for card in range(len(CARDS)) if card not in seen]
    dice.shuffle(rest)

    def dealt(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted([rest.pop() if card == UNKNOWN else card for card in cards]))

    state.hands = [dealt(hand) for hand in view.hands]
    state.picks = [dealt(pick) for pick in view.picks]
    state.deck = rest
    hide_core(view, state, dice)
    return state
