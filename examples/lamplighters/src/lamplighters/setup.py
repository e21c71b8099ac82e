"""How a game starts."""

from __future__ import annotations

from stolik.engine.field import NOT_THERE
from stolik.engine.game import Setup

from .board import FIRST_OIL, LAMPS, SQUARES
from .cards import CARDS
from .rounds import Evening
from .state import Town


def start(setup: Setup) -> Town:
    """A dark town, shuffled cards, and the first evening."""
    state = Town()
    state.seats = setup.players
    setup.start_dice(state)
    state.dice = 2 if setup.on("storm") else 1
    state.lamps = [NOT_THERE] * len(SQUARES)
    state.deck = list(range(len(CARDS)))
    state.shuffle(state.deck)
    state.hands = [() for _ in range(state.seats)]
    state.picks = [() for _ in range(state.seats)]
    state.played = [NOT_THERE] * state.seats
    state.supply = [LAMPS] * state.seats
    state.oil = [FIRST_OIL] * state.seats
    state.then(Evening())
    state.advance()
    return state
