"""The end of a Year and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.agenda import Step
from .board import EDGE_OF
from .cards import CROWN, HARNESS, PRIMAL_ARMOR
from .pieces import (
    FROM_APPARATUS,
    FROM_CRYSTALS,
    FROM_GEAR,
    FROM_LINKS,
    FROM_PARASITES,
    FROM_SHARDS,
    SOURCES,
)  # fmt: skip
from .state import IcaionState
from .tiles import PARASITE_POINTS, SHARD_POINTS, YEARS


def score_parasites(state: IcaionState) -> None:
    """Points by rank for parasites collected this Year; ties go to the earlier player; none for nothing."""
    ranked = sorted(state.order, key=lambda seat: -state.players[seat].parasites)  # a stable sort keeps turn order
    for rank, seat in enumerate(ranked):
        if state.players[seat].parasites:
            state.score(seat, PARASITE_POINTS[state.seats][rank], FROM_PARASITES)


def score_crown(state: IcaionState) -> None:
    """Vertebra crown: 5 points if the owner's last turn ended on the edge of any crater (A17)."""
    for seat in range(state.seats):
        player = state.players[seat]
        if player.gear == CROWN and player.end_node >= 0 and EDGE_OF[player.end_node] >= 0:
            state.score(seat, 5, FROM_GEAR)


def put_back_parasites(state: IcaionState) -> None:
    """Collected parasites return to the supply; those of Year III are remembered for the gray Night apparatus."""
    for player in state.players:
        if state.year == YEARS:
            player.parasites_year3 = player.parasites
        player.parasites = 0


def installed_values(state: IcaionState, seat: int, final: bool = True) -> list[int]:
    """What the installed apparatuses are worth at the end, the best first."""
    values = [state.tile_value(seat, tile // 3, final) for tile in state.players[seat].installed if tile >= 0]
    values.sort(reverse=True)
    return values


def final_points(state: IcaionState, seat: int, final: bool = True) -> list[int]:
    """What the final scoring would give a player, by source."""
    player = state.players[seat]
    points = [0] * SOURCES
    shards = len(player.shards)
    points[FROM_CRYSTALS] = player.crystals() * (2 if player.gear == HARNESS else 1)
    points[FROM_SHARDS] = SHARD_POINTS[shards]
    if player.gear == PRIMAL_ARMOR:
        points[FROM_GEAR] = 3 * shards
    values = installed_values(state, seat, final)
    points[FROM_APPARATUS] = sum(values)
    if not state.beams:  # A33: linking is automatic and optimal
        points[FROM_LINKS] = sum(values[:shards])
    return points


@dataclass(frozen=True)
class FinalScoring(Step):
    """Crystals, shards, installed apparatuses and their links with shards."""

    def run(self, state: IcaionState) -> None:
        for seat in range(state.seats):
            for source, points in enumerate(final_points(state, seat)):
                state.score(seat, points, source)


def winner(state: IcaionState) -> int:
    """Most points; a tie is won by the one who was later in the turn order of Year III."""
    best = state.order[0]
    for seat in state.order:
        if state.players[seat].rp >= state.players[best].rp:
            best = seat
    return best
