"""What is never lost or doubled."""

from __future__ import annotations

from typing import Final

from stolik.engine.errors import require
from stolik.engine.field import NOT_THERE

from .board import EVENINGS, LAMPS
from .cards import CARDS, HAND
from .state import Town


def cards_are_conserved(state: Town) -> None:
    """Every card lies in exactly one place."""
    cards = state.deck + state.discards + [card for card in state.played if card != NOT_THERE]
    for held in (*state.hands, *state.picks):
        cards += held
    require(sorted(cards) == list(range(len(CARDS))), "cards were lost or doubled")


def lamps_are_conserved(state: Town) -> None:
    """A lamp burns, or waits in its owner's supply."""
    for seat in range(state.seats):
        require(state.supply[seat] + len(state.burning(seat)) == LAMPS, f"lamps of seat {seat} were lost")


def evening_is_sound(state: Town) -> None:
    """Hands are full when cards are laid, and nobody has laid two."""
    require(0 < state.evening <= EVENINGS[state.seats], f"evening {state.evening}")
    for seat in range(state.seats):
        laid = len(state.picks[seat]) + (state.played[seat] != NOT_THERE)
        require(laid <= 1 and len(state.hands[seat]) + laid == HAND, f"seat {seat} has laid {laid} cards")


LAWS: Final = (cards_are_conserved, lamps_are_conserved, evening_is_sound)
