"""The planet hex by hex, and every space for a die that is in play."""

from __future__ import annotations

from typing import Final

from ...engine.option import NUMBER, SEAT, Phrase, Verbs
from ...engine.place import Piece, Place
from . import board
from .pieces import DIE, FACTION, HEX, LOCATION_, SPACE, VAULT
from .state import LAB, CiState
from .tiles import VAULT_VP

NEAR: Final = Verbs()
NEAR_STEP: Final = NEAR.verb("step", HEX, NUMBER)
NEAR_ARROW: Final = NEAR.verb("arrow", HEX, NUMBER)

STANDS: Final = Verbs()
HARVESTER: Final = STANDS.verb("harvester", SEAT)
YIELD: Final = STANDS.verb("yield", NUMBER, NUMBER, NUMBER, roles=("water", "algae", "energy"))
WATER_TOKEN: Final = STANDS.verb("water-token", NUMBER)
GEM_TOKEN: Final = STANDS.verb("gem-token", NUMBER)
OPEN_VAULT: Final = STANDS.verb("open-vault", VAULT)
CLOSED_VAULT: Final = STANDS.verb("closed-vault")
A_DIE: Final = STANDS.verb("die", SEAT, DIE)

GROUPS: Final = Verbs()
RING_GROUP: Final = GROUPS.verb("ring", NUMBER)
VAULTS: Final = GROUPS.verb("vaults")
STATION: Final = GROUPS.verb("station", LOCATION_)
TALKS: Final = GROUPS.verb("talks", FACTION)

WIDE: Final = 5  # a hex of a drawing in characters
LEFT: Final = 3  # hexes left of the centre
ABOVE: Final = 4
STATIONS: Final = 39  # the first column of the stations
SPREAD: Final = (3, 3, 2)  # columns from one space to the next, by how many are in play
TITLE: Final = 5
ARROW_STEPS: Final = frozenset((board.HEX_IDS.index(start), value) for start, value, _ in board.ARROWS)
# The rows of the stations in the drawing: negotiations have a row for each faction, the Depository one for each reward.
STATION_ROW: Final = (0, 1, 2, 3, 4, 5, 7, 9, 13)
LETTERS: Final = "wae"


def places(view: CiState) -> list[Place]:
    """All hexes, and all spaces for dice that are in play."""
    spaces = [space for location in board.OPEN for space in location[view.config]]
    return [planet(view, at) for at in range(board.HEX_COUNT)] + [station(view, at) for at in spaces]


def planet(view: CiState, at: int) -> Place:
    """A hex: what it yields, its token or vault, and the harvesters on it."""
    row, column = ABOVE + board.HEXES[at][2], (2 * (LEFT + board.HEXES[at][1]) + board.HEXES[at][2]) * WIDE // 2
    near = tuple(
        Phrase(NEAR_ARROW if (at, value) in ARROW_STEPS else NEAR_STEP, (to, value))
        for value, to in enumerate(board.STEPS[at])
        if value and to >= 0
    )
    group = Phrase(VAULTS) if at >= board.FIRST_VAULT else Phrase(RING_GROUP, (board.RING[at],))
    standing = [*view.harvesters, *((view.ai_harvester,) if view.ai else ())]
    pieces = [Piece(Phrase(HARVESTER, (side,)), "H", side) for side, hex in enumerate(standing) if hex == at]
    found = board.YIELDS[view.side][at]
    sign = "".join(f"{amount}{letter}" for amount, letter in zip(found, LETTERS) if amount)
    if any(found):
        pieces.append(Piece(Phrase(YIELD, found)))
    if view.tokens >> at & 1:
        resource, amount = board.TOKEN_GAIN[board.TOKENS[view.side][at]]
        pieces.append(
            Piece(
                Phrase(GEM_TOKEN if resource == board.GEM else WATER_TOKEN, (amount,)),
                "g" if resource == board.GEM else "w",
            )
        )
    if at >= board.FIRST_VAULT:
        notch = at - board.FIRST_VAULT
        known = view.vaults and view.scanned >> notch & 1 and view.vaults[notch] >= 0
        pieces.append(Piece(Phrase(OPEN_VAULT, (view.vaults[notch],)) if known else Phrase(CLOSED_VAULT)))
        sign = f"[{VAULT_VP[view.vaults[notch]]}]" if known else "[?]"
    return Place(HEX, at, 2 * row, column, WIDE - 1, group, near, tuple(pieces), sign)


def station(view: CiState, at: int) -> Place:
    """A space for a die, with the dice on it."""
    location = board.LOCATION[at]
    dice = [view.dice[at]] if view.dice and view.dice[at] else []
    if SPACE.text(at) in LAB.names and view.pairs and view.pairs[LAB.ids[SPACE.text(at)]]:
        dice.append(view.pairs[LAB.ids[SPACE.text(at)]])
    pieces = tuple(Piece(Phrase(A_DIE, (die >> 3, die & 7)), DIE.text(die & 7)[0], die >> 3) for die in dice)
    row, index = STATION_ROW[location], board.OPEN[location][view.config].index(at)
    group, first = Phrase(STATION, (location,)), index == 0
    if location == board.DEPOSITORY:
        row, index = row + (at - board.DEP_1) % board.DEPOSITORY_ROWS, index // board.DEPOSITORY_ROWS
    elif location == board.NEGOTIATION:
        faction, index = divmod(at - board.NEG_1, board.ROWS)
        row, group, first = row + faction, Phrase(TALKS, (faction,)), index == 0
    title = TITLE if first else 0
    return Place(
        SPACE, at, row, STATIONS + SPREAD[view.config] * index, 2, group, (), pieces, "·", tall=1, titled=title
    )
