"""Populate (zaludnianie): a pawn leaves its technology for a location and unlocks it."""

from __future__ import annotations

from .. import board, effects, pieces, tiles
from ..state import ReviveState
from . import build, costs, free_actions, icon, ranges

MACHINES_OF = {
    board.IOX_DRONE: tiles.DRONE,
    board.KUN_REPLAY: tiles.REPLAY,
    board.FOR_CRYSTAL_MACHINE: tiles.CRYSTAL_PRESS,
}


def populate(state: ReviveState, seat: int, space: int, tech: int, discount: int) -> None:
    """Give the books due to others there, move the pawn, unlock the technology."""
    player = state.players[seat]
    technology = board.TREE[player.tribe * 2 + player.side][tech]
    books = costs.tech_books(state, seat, space, tech, discount)
    for other in costs.toll_takers(state, seat, space, tech):
        state.gain(other, effects.BOOK, board.TOLL)
    player.pawns = (*player.pawns, space)
    player.techs |= 1 << tech
    player.skills |= 1 << technology
    if technology == board.NADAIR_FREE_RANGE or technology == board.HOF_TEMPLE_RANGE:
        state.piece_placed(seat)  # from now on ranges are counted otherwise
    else:
        ranges.source_added(state, seat, space)
    state.tell(pieces.POPULATED, (seat, space, technology))
    build.return_target(state, seat, space, effects.BOOK, books)
    _, kind, effect = board.TECHNOLOGIES[technology]
    if kind == board.MACHINE:
        player.machines |= 1 << MACHINES_OF[technology]
    elif kind == board.IMMEDIATE and len(effect) == 1:
        state.then(icon.Resolve(seat, effect[0]))
    elif kind == board.IMMEDIATE:
        state.then(free_actions.Bag(seat, effect, True))
    if space >= board.BIG_NW and state.big[space - board.BIG_NW] == tiles.BIG_SPARK:
        state.then(icon.Resolve(seat, tiles.SPARK[0]))
