"""Range: the counted spaces on the cheapest path from a player's pieces to every space and face-down tile."""

from __future__ import annotations

from typing import Final

from .. import board, tiles
from ..state import FACE_DOWN, NOWHERE, OUTDATED, Ground, Player, Reach, ReviveState

FAR: Final = 99


def reach_of(state: ReviveState, seat: int) -> Reach:
    """What a player can get at, measured when needed."""
    if not state.ranges or not state.reaches:
        state.map_changed()
    known = state.reaches[seat]
    if known is None:
        state.ranges[seat] = state.ground = None
    if known is None or known is OUTDATED:
        known = surveyed(state, seat)
        state.reaches[seat] = known
    return known


def distances(state: ReviveState, seat: int) -> list[int]:
    """The range to every space: counted spaces of the cheapest path, both ends left out; FAR without a path."""
    return reach_of(state, seat).to


def surveyed(state: ReviveState, seat: int) -> Reach:
    """Measure the map and note what could be a target."""
    if state.ground is None:
        state.ground = noted(state)
    ground = state.ground
    found = state.ranges[seat] or measured(state, seat)
    state.ranges[seat] = found
    places = [FAR] * len(board.PLACES)
    nearest = [NOWHERE] * len(tiles.BACKS)
    for place in ground.hidden:
        distance = tile_distance(found, place)
        places[place] = distance
        near = nearest[state.backs[place]]
        if near == NOWHERE or distance < places[near]:
            nearest[state.backs[place]] = place
    taken = [False] * board.SPACE_COUNT
    for player in state.players:
        for space in player.small + player.large:
            taken[space] = True
    sites = [space for space in ground.sands if found[space] < FAR and not taken[space]]
    pawns = state.players[seat].pawns
    locations = [space for space in ground.locations if found[space] < FAR and space not in pawns]
    return Reach(found, places, ground.hidden, [place for place in nearest if place != NOWHERE], sites, locations)


def noted(state: ReviveState) -> Ground:
    """Note what lies on the map."""
    hidden = [place for place in range(len(board.PLACES)) if state.rotations[place] == FACE_DOWN]
    sands: list[int] = []
    locations: list[int] = []
    for space in range(board.CHASM):
        here = state.field[space]
        if here == tiles.SAND:
            sands.append(space)
        elif here == tiles.LOCATION or here == tiles.BIG:
            locations.append(space)
    return Ground(hidden, sands, locations)


def measured(state: ReviveState, seat: int) -> list[int]:
    """Measure the range from a player's sources over face-up tiles, large locations and the chasm."""
    found = [FAR] * board.SPACE_COUNT
    widen(state, seat, found, started(state, seat, found))
    return found


def started(state: ReviveState, seat: int, found: list[int]) -> list[int]:
    """Mark a player's sources and the spaces beside them and beside temples; from those the way goes on."""
    player = state.players[seat]
    border: list[int] = []
    for source in state.sources_of(seat):
        found[source] = 0
        border_on(source, 0, found, border)
    if player.tribe == board.HOFSTADTERIANS and player.side == board.MOON:
        for temple in player.tokens:
            border_on(temple, temple_start(player), found, border)
    return border


def border_on(source: int, start: int, found: list[int], border: list[int]) -> None:
    """Mark the spaces beside a source that are nearer by it than so far."""
    for space in board.NEIGHBOURS[source]:
        if found[space] > start:
            found[space] = start
            border.append(space)


def temple_start(player: Player) -> int:
    """The distance beside a temple: less than none with its technology."""
    return -board.TEMPLE_RANGE if player.knows(board.HOF_TEMPLE_RANGE) else 0


def uncounted(field: int) -> bool:
    """Whether a technology crosses this field for free: forest and water."""
    return field == tiles.FOREST or tiles.WATER_ENERGY <= field <= tiles.WATER_POINTS3


def widen(state: ReviveState, seat: int, found: list[int], border: list[int]) -> None:
    """Measure on from spaces that have become nearer; the list of them grows on the way."""
    field = state.field
    free = state.players[seat].knows(board.NADAIR_FREE_RANGE)
    for space in border:
        here = field[space]
        if here == tiles.HIDDEN:
            continue
        reached = found[space] if free and uncounted(here) else found[space] + 1
        for near in board.NEIGHBOURS[space]:
            if found[near] > reached:
                found[near] = reached
                border.append(near)


def source_added(state: ReviveState, seat: int, space: int) -> None:
    """A player counts from one more space; the first piece on the map counts instead of the chasm."""
    known = state.ranges[seat] if state.ranges else None
    state.piece_placed(seat)
    if known is not None and state.sources_of(seat)[0] != space:
        found = known.copy()
        border: list[int] = []
        if found[space] > 0:
            found[space] = 0
        border_on(space, 0, found, border)
        widen(state, seat, found, border)
        state.ranges[seat] = found


def tile_laid(state: ReviveState, place: int) -> None:
    """Ways lead over a tile that lies face up."""
    state.tile_turned()
    first = place * 4
    for seat in range(len(state.ranges)):
        known = state.ranges[seat]
        if known is not None:
            found = known.copy()
            widen(state, seat, found, [first, first + 1, first + 2, first + 3])
            state.ranges[seat] = found


def way(state: ReviveState, seat: int, target: int) -> list[int]:
    """A cheapest way: its source, the spaces that are crossed, and the target; nothing without a path."""
    player = state.players[seat]
    found = distances(state, seat)
    sources = state.sources_of(seat)
    temples = player.tokens if player.tribe == board.HOFSTADTERIANS and player.side == board.MOON else ()
    start = temple_start(player)
    free = player.knows(board.NADAIR_FREE_RANGE)
    back = [target]
    while found[back[-1]] < FAR:
        here = back[-1]
        before = -1
        for near in board.NEIGHBOURS[here]:
            if near in sources and found[here] == 0 or near in temples and found[here] == start:
                return [near, *reversed(back)]
            field = state.field[near]
            counts = 0 if free and uncounted(field) else 1
            if field != tiles.HIDDEN and near not in back and found[near] + counts == found[here]:
                before = near
        if before < 0:
            break
        back.append(before)
    return []


def tile_distance(found: list[int], place: int) -> int:
    """The range to a face-down tile: to the nearest of its hexes."""
    first = place * 4
    best = found[first]
    for space in range(first + 1, first + 4):
        if found[space] < best:
            best = found[space]
    return best
