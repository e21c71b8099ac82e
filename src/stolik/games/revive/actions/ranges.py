"""Range: the counted spaces on the cheapest path from a player's pieces to every space and face-down tile."""

from __future__ import annotations

from typing import Final

from .. import board, tiles
from ..state import FACE_DOWN, Reach, ReviveState

FAR: Final = 99


TEMPLE_BONUS: Final = 2


def reach_of(state: ReviveState, seat: int) -> Reach:
    """What a player can get at, measured when needed."""
    if not state.reaches:
        state.map_changed()
    known = state.reaches[seat]
    if known is None:
        known = surveyed(state, seat)
        state.reaches[seat] = known
    return known


def distances(state: ReviveState, seat: int) -> list[int]:
    """The range to every space: counted spaces of the cheapest path, both ends left out; FAR without a path."""
    return reach_of(state, seat).to


def surveyed(state: ReviveState, seat: int) -> Reach:
    """Measure the map and note what could be a target."""
    found = measured(state, seat)
    field = state.field
    places: list[int] = []
    for place in range(30):
        places.append(FAR if state.rotations[place] != FACE_DOWN else tile_distance(found, place))
    taken: list[int] = []
    for player in state.players:
        taken.extend(player.small)
        taken.extend(player.large)
    pawns = state.players[seat].pawns
    sites: list[int] = []
    locations: list[int] = []
    for space in range(board.CHASM):
        here = field[space]
        if here == tiles.SAND:
            if found[space] < FAR and space not in taken:
                sites.append(space)
        elif here == tiles.LOCATION or here == tiles.BIG:
            if found[space] < FAR and space not in pawns:
                locations.append(space)
    return Reach(found, places, sites, locations)


def measured(state: ReviveState, seat: int) -> list[int]:
    """Measure the range from a player's sources over face-up tiles, large locations and the chasm."""
    player = state.players[seat]
    field = state.field
    found = [FAR] * board.SPACE_COUNT
    buckets: list[list[int]] = [[] for _ in range(4)]  # by distance + 2: a temple may start at -2
    for source in state.sources_of(seat):
        found[source] = 0
        for space in board.NEIGHBOURS[source]:
            if found[space] > 0:
                found[space] = 0
                buckets[2].append(space)
    if player.tribe == board.HOFSTADTERIANS and player.side == board.MOON:
        start = -TEMPLE_BONUS if player.knows(board.HOF_TEMPLE_RANGE) else 0
        for temple in player.tokens:
            for space in board.NEIGHBOURS[temple]:
                if found[space] > start:
                    found[space] = start
                    buckets[start + 2].append(space)
    free = player.knows(board.NADAIR_FREE_RANGE)
    if not free and not buckets[0]:
        flood(field, found, buckets[2])
        return found
    at = 0
    while at < len(buckets):
        bucket = buckets[at]
        distance = at - 2
        while len(buckets) < at + 2:
            buckets.append([])
        index = 0
        while index < len(bucket):
            space = bucket[index]
            index += 1
            if found[space] != distance:
                continue
            here = field[space]
            if here == tiles.HIDDEN:
                continue
            if free and (here == tiles.FOREST or tiles.WATER_ENERGY <= here <= tiles.WATER_POINTS3):
                for near in board.NEIGHBOURS[space]:
                    if found[near] > distance:
                        found[near] = distance
                        bucket.append(near)
            else:
                beyond = distance + 1
                for near in board.NEIGHBOURS[space]:
                    if found[near] > beyond:
                        found[near] = beyond
                        buckets[at + 1].append(near)
        at += 1
        if at >= 3 and at < len(buckets) and not buckets[at]:
            break
    return found


def flood(field: list[int], found: list[int], border: list[int]) -> None:
    """Measure on from spaces at distance 0 when every space counts alike."""
    distance = 0
    while border:
        distance += 1
        beyond: list[int] = []
        for space in border:
            if field[space]:
                for near in board.NEIGHBOURS[space]:
                    if found[near] > distance:
                        found[near] = distance
                        beyond.append(near)
        border = beyond


def way(state: ReviveState, seat: int, target: int) -> list[int]:
    """A cheapest way: its source, the spaces that are crossed, and the target; nothing without a path."""
    player = state.players[seat]
    found = distances(state, seat)
    sources = state.sources_of(seat)
    temples = player.tokens if player.tribe == board.HOFSTADTERIANS and player.side == board.MOON else ()
    start = -TEMPLE_BONUS if player.knows(board.HOF_TEMPLE_RANGE) else 0
    free = player.knows(board.NADAIR_FREE_RANGE)
    back = [target]
    while found[back[-1]] < FAR:
        here = back[-1]
        before = -1
        for near in board.NEIGHBOURS[here]:
            if near in sources and found[here] == 0 or near in temples and found[here] == start:
                return [near, *reversed(back)]
            field = state.field[near]
            counts = 0 if free and (field == tiles.FOREST or tiles.WATER_ENERGY <= field <= tiles.WATER_POINTS3) else 1
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
