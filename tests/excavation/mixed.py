"""Positions mixed at random, and what an action may change in them: for tests against whole definitions."""

from __future__ import annotations

import random
from collections.abc import Iterable

from stolik.games.excavation.cards import SPECIAL
from stolik.games.excavation.pieces import HATCH, HOLD
from stolik.games.excavation.state import ExcavationState

FREE_SPACES = {HOLD: 5, HATCH: 3}


def picture(state: ExcavationState) -> str:
    """All that an action can change, with tiles and cards as numbers where their order is secret."""
    hands = [len(hand) for hand in state.hands]
    stacks = [sorted(stack) for stack in state.stacks]
    cards = sorted(state.deck + state.discards + [card for hand in state.hands for card in hand] + list(state.forecast))
    return repr(
        (
            state.ground, state.black, stacks, state.hold, state.hatch, state.gallery, state.bonus, state.crew,
            state.traders, state.reps, state.track, state.queues, state.ship, state.credits, state.gone,
            state.forecast, state.marks, state.tokens, hands, cards,
        )
    )  # fmt: skip


def mixed(state: ExcavationState, dice: random.Random) -> ExcavationState:
    """The same table with pieces anywhere; supplies are short, so that their ends are met."""
    state = state.clone()
    tiles = [4 * dice.randrange(2) + dice.randrange(4) if dice.random() < 0.5 else dice.randrange(20) for _ in range(8)]
    state.hold[0] = tuple(sorted(tiles[: dice.choice((0, 2, 3, 5))]))
    state.hatch[0] = tuple(sorted(tiles[5 : dice.choice((5, 6, 8))]))
    state.gallery[0] = sum(1 << cell for cell in dice.sample(range(20), dice.choice((0, 1, 3))))
    if dice.random() < 0.2:
        state.gallery[0] = 0b111 << 4 * dice.randrange(5)  # one short of a column
    state.bonus[0] = dice.choice((0, 0, 31))
    state.crew[0] = dice.choice((0, 0, 1, 2, 9))
    state.ground = [dice.choice((0, 0, 1, 2)) for _ in range(20)]
    state.black = [tuple(4 * c + dice.randrange(4) for _ in range(dice.randrange(3))) for c in range(5)]
    state.stacks = [tuple(4 * c + dice.randrange(4) for _ in range(dice.randrange(4))) for c in range(5)]
    state.credits = [dice.choice((0, 4, 7, 12, 30)) for _ in range(2)]
    state.traders = [dice.choice((0, 0, 1, 2)) for _ in range(12)]
    state.reps = [dice.randrange(4) for _ in range(6)]
    state.track = [dice.choice((0, 2, 3, 3)) for _ in range(5)] + [dice.choice((0, 1, 2))]
    state.queues = [tuple(dice.randrange(6) for _ in range(dice.randrange(5))) for _ in range(6)]
    state.ship = tuple(dice.randrange(3) for _ in range(6))
    return state


def sold(
    state: ExcavationState, side: int, colour: int, markets: Iterable[int], tiles: Iterable[tuple[int, int]]
) -> ExcavationState:
    markets = list(markets)
    buyers = [[b for b in state.queues[m] if b in (colour, SPECIAL)] for m in markets]
    paid = state.rank_credits(colour) + 2 * sum(len(each) for each in buyers) + (0, 0, 3, 8)[len(markets)]
    state.credits[side] += paid
    if len(markets) > 1 and side == 0:
        state.draw_to_hand(0, 1)  # one card stays in hand, whichever it is
    state.track = [track + ship for track, ship in zip(state.track, state.ship)]
    state.ship = tuple(sum(each.count(buyer) for each in buyers) for buyer in range(6))
    for m in markets:
        state.queues[m] = tuple(b for b in state.queues[m] if b not in (colour, SPECIAL))
        if state.traders[6 * side + m]:
            state.promote(side, m)
    for tile, store in tiles:
        state.unload(side, tile, store)
        state.gone[tile] += 1
    return state
