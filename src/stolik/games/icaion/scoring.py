"""The end of a Year and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.agenda import Step
from . import cards, pieces, tiles
from .board import EDGE_OF
from .state import IcaionState


def score_parasites(state: IcaionState) -> None:
    """Points by rank for parasites collected this Year; ties go to the earlier player; none for nothing."""
    ranked = sorted(state.order, key=lambda seat: -state.players[seat].parasites)  # a stable sort keeps turn order
    for rank, seat in enumerate(ranked):
        if state.players[seat].parasites:
            state.score(seat, tiles.PARASITE_POINTS[state.seats][rank], pieces.FROM_PARASITES)


def score_crown(state: IcaionState) -> None:
    """Vertebra crown: points if the owner's last turn ended on the edge of any crater (A17)."""
    for seat in range(state.seats):
        player = state.players[seat]
        if player.gear == cards.CROWN and player.end_node >= 0 and EDGE_OF[player.end_node] >= 0:
            state.score(seat, cards.GEAR_AMOUNT[cards.CROWN], pieces.FROM_GEAR)


def put_back_parasites(state: IcaionState) -> None:
    """Collected parasites return to the supply; those of Year III are remembered for the gray Night apparatus."""
    for player in state.players:
        if state.year == tiles.YEARS:
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
    points = [0] * pieces.SOURCES
    shards = len(player.shards)
    each = cards.GEAR_AMOUNT[cards.HARNESS] if player.gear == cards.HARNESS else tiles.CRYSTAL_POINTS
    points[pieces.FROM_CRYSTALS] = player.crystals() * each
    points[pieces.FROM_SHARDS] = tiles.SHARD_POINTS[shards]
    if player.gear == cards.PRIMAL_ARMOR:
        points[pieces.FROM_GEAR] = cards.GEAR_AMOUNT[cards.PRIMAL_ARMOR] * shards
    values = installed_values(state, seat, final)
    points[pieces.FROM_APPARATUS] = sum(values)
    if not state.beams:  # A33: linking is automatic and optimal
        points[pieces.FROM_LINKS] = sum(values[:shards])
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
