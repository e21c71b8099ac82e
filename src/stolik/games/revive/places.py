"""The map of Revive space by space: terrain, buildings, pawns and tokens; what is unexplored shows its back."""

from __future__ import annotations

from typing import Final

from ...engine.option import SEAT, Kind, Phrase, Verbs
from ...engine.place import Piece, Place
from .board import CHASM, COORDINATES, HEXES, SPACE_COUNT, SYMBOL_AT
from .pieces import BACK, FIELD, LARGE_LOCATION, PLACE, SPACE
from .state import FACE_DOWN, Player, ReviveState
from .tiles import BIG, HIDDEN

DIRECTION: Final = Kind("direction", ("east", "south_east", "south_west", "west", "north_west", "north_east"))
NEAR: Final = Verbs()
NEAR_BESIDE: Final = NEAR.verb("beside", SPACE, DIRECTION)
KINDS: Final = (DIRECTION,)

STANDS: Final = Verbs()
TERRAIN: Final = STANDS.verb("terrain", FIELD)
FACE_DOWN_TILE: Final = STANDS.verb("face-down", BACK)
LARGE: Final = STANDS.verb("large-location", LARGE_LOCATION)
SMALL_BUILDING: Final = STANDS.verb("small-building", SEAT)
LARGE_BUILDING: Final = STANDS.verb("large-building", SEAT)
PAWN: Final = STANDS.verb("pawn", SEAT)
TOKEN: Final = STANDS.verb("token", SEAT)
FALCON: Final = STANDS.verb("falcon", SEAT)
WATER: Final = STANDS.verb("water", SEAT)
CRYSTALS: Final = STANDS.verb("crystals")

GROUPS: Final = Verbs()
TILE_GROUP: Final = GROUPS.verb("tile", PLACE)
CORNER: Final = GROUPS.verb("corner")
MIDDLE: Final = GROUPS.verb("middle")

WIDE: Final = 3  # a hex of a drawing in characters
SIGNS: Final = ("?", ".", "^", "♣", '"', "o", "~e", "~m", "~c", "~x", "~3", "◇", "◎", "#")  # by field
BACK_SIGNS: Final = ("?", "?", "?o", "?~", "?3", "?◇")  # by back


def _directions() -> tuple[dict[int, int], ...]:
    """For every space the direction in which each neighbour lies, seen from the first hexes that touch."""
    found: list[dict[int, int]] = [{} for _ in range(SPACE_COUNT)]
    spots = sorted(COORDINATES.items())
    for (row, column), space in spots:
        for (other_row, other_column), other in spots:
            right = (
                2 * other_column + other_row % 2 - 2 * column - row % 2
            )  # in half hexes: odd rows stand to the right
            if other == space or (other_row - row, abs(right)) not in ((0, 2), (1, 1), (-1, 1)):
                continue
            names = {0: ("west", "east"), 1: ("south_west", "south_east"), -1: ("north_west", "north_east")}
            found[space].setdefault(other, DIRECTION.ids[names[other_row - row][right > 0]])
    return tuple(found)


DIRECTIONS: Final = _directions()
SPOT: Final = {space: spot for spot, space in sorted(COORDINATES.items(), reverse=True)}  # its first hex


def places(view: ReviveState) -> list[Place]:
    """All spaces of the map."""
    return [space(view, at) for at in range(SPACE_COUNT)]


def space(view: ReviveState, at: int) -> Place:
    """A space: its terrain or the back that covers it, and everything that stands there."""
    row, column = SPOT[at]
    field = view.field[at] if view.field else HIDDEN
    pieces = [piece for seat, player in enumerate(view.players) for piece in owned(player, seat, at)]
    group = Phrase(MIDDLE) if at == CHASM else Phrase(CORNER) if at > HEXES - 1 else Phrase(TILE_GROUP, (at // 4,))
    sign = SIGNS[field]
    if at < HEXES and view.rotations and view.rotations[at // 4] == FACE_DOWN:
        back = view.backs[at // 4]
        pieces.append(Piece(Phrase(FACE_DOWN_TILE, (back,))))
        sign = BACK_SIGNS[back] if at % 4 == 0 else "?"
    elif field == BIG and view.big:
        pieces.append(Piece(Phrase(LARGE, (view.big[at - HEXES],))))
    elif field != HIDDEN:
        pieces.append(Piece(Phrase(TERRAIN, (field,))))
    if SYMBOL_AT[at] >= 0:
        pieces.append(Piece(Phrase(CRYSTALS), "x"))
    near = tuple(Phrase(NEAR_BESIDE, (to, way)) for to, way in sorted(DIRECTIONS[at].items()))
    also = ((PLACE, at // 4),) if at < HEXES else ()
    x = column * WIDE + (row % 2) * (WIDE // 2 + 1)
    wide = WIDE - 1 if at < HEXES else 2 * WIDE - 1
    return Place(SPACE, at, 2 * row, x, wide, group, near, tuple(pieces), sign, also=also, quiet=field == HIDDEN)


def owned(player: Player, seat: int, at: int) -> list[Piece]:
    """What a player has at a space."""
    rows = (
        (player.small, SMALL_BUILDING, "b"), (player.large, LARGE_BUILDING, "B"), (player.pawns, PAWN, "@"),
        (player.tokens, TOKEN, "*"), (player.waters, WATER, "'"), ((player.falcon,), FALCON, "v"),
    )  # fmt: skip
    return [Piece(Phrase(verb, (seat,)), sign, seat) for spaces, verb, sign in rows if at in spaces]
