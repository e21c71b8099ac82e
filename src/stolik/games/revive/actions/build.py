"""Build (budowanie): a small or large building on sand, rewarded by the spaces around it."""

from __future__ import annotations

from .. import board, effects, pieces
from ..effects import Effect
from ..state import ReviveState, without
from . import explore, free_actions, gains, ranges


def build(state: ReviveState, seat: int, space: int, size: int, gears: int) -> None:
    """Place the building; each space around it rewards."""
    player = state.players[seat]
    if size == board.LARGE:
        player.large = (*player.large, space)
    else:
        player.small = (*player.small, space)
    ranges.source_added(state, seat, space)
    state.site_taken(space)
    state.tell(pieces.BUILT, (seat, size, space))
    return_target(state, seat, space, effects.GEAR, gears)
    terms: Effect = ()
    for near in board.NEIGHBOURS[space]:
        terms = terms + explore.reward(state, seat, player, near, size)
    if board.SYMBOL_AT[space] >= 0:
        terms = terms + effects.CRYSTALS[size]
    if terms:
        state.then(free_actions.Bag(seat, terms, True))
    if space in state.sand_tokens:
        gains.score(state, seat, board.SAND_POINTS)


def return_target(state: ReviveState, seat: int, space: int, resource: int, spent: int) -> None:
    """A target on the space returns to its owner, who gains what another player spent there."""
    for owner in range(state.seats):
        player = state.players[owner]
        if player.tribe == board.IOX49I and player.side == board.MOON and space in player.tokens:
            player.tokens = without(player.tokens, space)
            state.tell(pieces.TARGET_BACK, (owner, space))
            if owner != seat:
                state.gain(owner, resource, spent)
