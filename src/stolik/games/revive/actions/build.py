"""Build (budowanie): a small or large building on sand, rewarded by the spaces around it."""

from __future__ import annotations

from ..board import IOX49I, LARGE, MOON, NEIGHBOURS, SYMBOL_AT
from ..effects import CRYSTALS, GEAR, Effect
from ..pieces import BUILT, TARGET_BACK
from ..state import ReviveState
from . import bag, explore, gains


def build(state: ReviveState, seat: int, space: int, size: int, gears: int) -> None:
    """Place the building; each space around it rewards."""
    player = state.players[seat]
    if size == LARGE:
        player.large = (*player.large, space)
    else:
        player.small = (*player.small, space)
    state.piece_placed(seat)
    state.site_taken(space)
    state.tell(BUILT, (seat, size, space))
    return_target(state, seat, space, GEAR, gears)
    terms: Effect = ()
    for near in NEIGHBOURS[space]:
        terms = terms + explore.reward(state, seat, player, near, size)
    if SYMBOL_AT[space] >= 0:
        terms = terms + CRYSTALS[size]
    if terms:
        state.then(bag.Bag(seat, terms, True))
    if space in state.sand_tokens:
        gains.score(state, seat, 1)


def return_target(state: ReviveState, seat: int, space: int, resource: int, spent: int) -> None:
    """A target on the space returns to its owner, who gains what another player spent there."""
    for owner in range(state.seats):
        player = state.players[owner]
        if player.tribe == IOX49I and player.side == MOON and space in player.tokens:
            player.tokens = gains.without(player.tokens, space)
            state.tell(TARGET_BACK, (owner, space))
            if owner != seat:
                state.gain(owner, resource, spent)
