"""Populate (zaludnianie): a pawn leaves its technology for a location and unlocks it."""

from __future__ import annotations

from ..board import (
    BIG_NW,
    FOR_CRYSTAL_MACHINE,
    HOF_NO_TOLL,
    IMMEDIATE,
    IOX_DRONE,
    KUN_REPLAY,
    MACHINE,
    TECHNOLOGIES,
    TREE,
)  # fmt: skip
from ..effects import BOOK, energy
from ..pieces import POPULATED
from ..state import ReviveState
from ..tiles import BIG_SPARK, CRYSTAL_PRESS, DRONE, REPLAY
from . import bag, build

SPARK = energy(1)[0]


def populate(state: ReviveState, seat: int, space: int, tech: int, books: int) -> None:
    """Give the books due to others there, move the pawn, unlock the technology."""
    player = state.players[seat]
    technology = TREE[player.tribe * 2 + player.side][tech]
    if not player.knows(HOF_NO_TOLL) and technology != HOF_NO_TOLL:
        for other in state.in_order(seat)[1:]:
            if space in state.players[other].pawns:
                state.gain(other, BOOK, 1)
    player.pawns = (*player.pawns, space)
    player.techs |= 1 << tech
    player.skills |= 1 << technology
    state.piece_placed(seat)
    state.tell(POPULATED, (seat, space, technology))
    build.return_target(state, seat, space, BOOK, books)
    _, kind, effect = TECHNOLOGIES[technology]
    if kind == MACHINE:
        player.machines |= 1 << MACHINES_OF[technology]
    elif kind == IMMEDIATE and len(effect) == 1:
        state.then(bag.Resolve(seat, effect[0]))
    elif kind == IMMEDIATE:
        state.then(bag.Bag(seat, effect, True))
    if space >= BIG_NW and state.big[space - BIG_NW] == BIG_SPARK:
        state.then(bag.Resolve(seat, SPARK))


MACHINES_OF = {IOX_DRONE: DRONE, KUN_REPLAY: REPLAY, FOR_CRYSTAL_MACHINE: CRYSTAL_PRESS}
