"""The map of Icaion place by place: nodes and the paths between them, regions, craters."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...engine.option import NUMBER, SEAT, Phrase, Verbs
from ...engine.place import PATH, Piece, Place
from . import board
from .pieces import CRATER, MACHINE, NODE, REGION, SEEKER, TEAM, WONDER
from .state import IcaionState
from .tiles import YEARS

NEAR: Final = Verbs()
NEAR_PATH: Final = NEAR.verb(PATH, NODE)
NEAR_CORNER: Final = NEAR.verb("corner", NODE)  # of a region
NEAR_REGION: Final = NEAR.verb("region", REGION)  # around a node
NEAR_BORDER: Final = NEAR.verb("border", REGION)
NEAR_CRATER: Final = NEAR.verb("crater", CRATER)
NEAR_RIM: Final = NEAR.verb("rim", NODE)  # of a crater
NEAR_SLOPE: Final = NEAR.verb("slope", REGION)  # beside a crater

STANDS: Final = Verbs()
SEEKER_AT: Final = STANDS.verb("seeker", SEAT, SEEKER)
LYING: Final = STANDS.verb("lying", SEAT, SEEKER)
QOAM: Final = STANDS.verb("qoam", NUMBER)
PARASITES: Final = STANDS.verb("parasites", NUMBER)
OWN_MACHINE: Final = STANDS.verb("machine", SEAT, MACHINE)
NEUTRAL_MACHINE: Final = STANDS.verb("neutral", TEAM, MACHINE)
OWN_WONDER: Final = STANDS.verb("own-wonder", SEAT, WONDER)
NEUTRAL_WONDER: Final = STANDS.verb("wonder", WONDER)
COLOSSUS: Final = STANDS.verb("colossus", NUMBER)
TILES: Final = STANDS.verb("tiles", NUMBER)

GROUPS: Final = Verbs()
CITY: Final = GROUPS.verb("city")
PATHS: Final = GROUPS.verb("paths")
INSIDE: Final = GROUPS.verb("inside")
OUTSIDE: Final = GROUPS.verb("outside")
CRATER_GROUP: Final = GROUPS.verb("craters")

ROWS: Final = 18  # of a drawing in characters
COLUMNS: Final = 50
REGION_WIDE: Final = 7
CRATER_WIDE: Final = 4
INITIALS: Final = ("≈", "♣", "▲", "░", "◇")  # of the kinds of region: water, trees, peaks, mist, crystals


def spot(x: int, y: int, wide: int) -> tuple[int, int]:
    """Where something of this width is drawn that lies there on the printed map."""
    return y * ROWS // 1000, max(0, x * COLUMNS // 1000 - wide // 2)


NODE_SPOTS: Final = frozenset(spot(x, y, 1) for _, x, y, *_ in board.NODES)


@cache
def clear(x: int, y: int, wide: int) -> tuple[int, int]:
    """Where something of two rows is drawn that covers no node: as near as can be to where it lies on the map."""
    row, column = spot(x, y, wide)
    free = [
        (2 * abs(down) + abs(right), row + down, column + right)
        for down in (0, -1, 1)
        for right in range(-3, 4)
        if 0 <= row + down < ROWS and 0 <= column + right <= COLUMNS - wide + 2
        and not any((row + down + below, column + right + at) in NODE_SPOTS for below in (0, 1) for at in range(-1, wide))
    ]  # fmt: skip
    return min(free)[1:] if free else (row, column)


def places(view: IcaionState) -> list[Place]:
    """All nodes, regions and craters."""
    nodes = [node(view, at) for at in range(len(board.NODES))]
    regions = [region(view, at) for at in range(len(board.REGIONS))]
    return nodes + regions + [crater(view, at) for at in range(len(board.CRATERS))]


def node(view: IcaionState, at: int) -> Place:
    """A node with the seekers on it."""
    pieces = [
        Piece(Phrase(LYING if player.lying else SEEKER_AT, (seat, player.seeker)), "_" if player.lying else "@", seat)
        for seat, player in enumerate(view.players)
        if player.node == at
    ]
    near = [Phrase(NEAR_PATH, (to,)) for to in board.NEIGHBOURS[at]] + [
        Phrase(NEAR_REGION, (to,)) for to in board.NODE_REGIONS[at]
    ]
    if board.EDGE_OF[at] >= 0:
        near.append(Phrase(NEAR_CRATER, (board.EDGE_OF[at],)))
    row, column = spot(board.NODES[at][1], board.NODES[at][2], 1)
    group = Phrase(CITY if board.IN_CITY[at] else PATHS)
    sign = "□" if board.IN_CITY[at] else "o"
    wide = 4 if pieces else 2  # room for the number of an option beside who stands there
    return Place(NODE, at, row, column, wide, group, tuple(near), tuple(pieces), sign, tall=1)


def region(view: IcaionState, at: int) -> Place:
    """A region: qoam, parasites, machines and a wonder."""
    pieces = []
    if view.qoam and view.qoam[at]:
        pieces.append(Piece(Phrase(QOAM, (view.qoam[at],)), f"+{view.qoam[at]}"))
    if view.parasites and view.parasites[at]:
        pieces.append(Piece(Phrase(PARASITES, (view.parasites[at],)), "*" * view.parasites[at]))
    for kind in range(len(MACHINE.names)):
        team = view.machines[3 * at + kind] if view.machines else -1
        if team >= 0:
            verb, side = (OWN_MACHINE, team) if team < view.seats else (NEUTRAL_MACHINE, -1)
            pieces.append(Piece(Phrase(verb, (team, kind)), MACHINE.text(kind)[0].upper(), side))
    wonder = view.wonder_at[at] if view.wonder_at else -1
    if wonder >= 0:
        owner = view.wonder_owner[wonder]
        said = Phrase(OWN_WONDER, (owner, wonder)) if 0 <= owner < view.seats else Phrase(NEUTRAL_WONDER, (wonder,))
        pieces.append(Piece(said, "!", owner if owner < view.seats else -1))
    near = [Phrase(NEAR_BORDER, (to,)) for to in board.NEAR_REGIONS[at]] + [
        Phrase(NEAR_CORNER, (to,)) for to in board.REGION_NODES[at]
    ]
    near += [Phrase(NEAR_CRATER, (to,)) for to, regions in enumerate(board.CRATER_REGIONS) if at in regions]
    row, column = clear(board.REGIONS[at][4], board.REGIONS[at][5], REGION_WIDE)
    kind = at // (len(board.REGIONS) // len(board.TYPE_NAMES))
    sign = f"{INITIALS[kind]}{at % 3 + 1}"
    group = Phrase(INSIDE if board.INTERNAL[at] else OUTSIDE)
    return Place(REGION, at, row, column, REGION_WIDE, group, tuple(near), tuple(pieces), sign)


def crater(view: IcaionState, at: int) -> Place:
    """A crater: whether the Colossus stands there, and what can be retrieved from it."""
    pieces = []
    if view.colossus == at and view.year:
        pieces.append(Piece(Phrase(COLOSSUS, (len(view.colossus_shards),)), "&"))
    year = view.piles[at] if view.piles else YEARS + 1
    if year <= YEARS:
        pieces.append(Piece(Phrase(TILES, (year,)), f"y{year}"))
    near = [Phrase(NEAR_RIM, (to,)) for to in board.CRATER_NODES[at]] + [
        Phrase(NEAR_SLOPE, (to,)) for to in board.CRATER_REGIONS[at]
    ]
    row, column = clear(board.CRATERS[at][3], board.CRATERS[at][4], CRATER_WIDE)
    group = Phrase(CRATER_GROUP)
    return Place(CRATER, at, row, column, CRATER_WIDE, group, tuple(near), tuple(pieces), "(")
