"""The cards, and what the score sheet pays."""

from __future__ import annotations

from typing import Final

from .board import QUARTERS

NUMBERS: Final = range(1, 36)  # the printed numbers: who played the lowest goes first
HAND: Final = 4

CARD_QUARTER: Final = tuple([(number - 1) % len(QUARTERS) for number in NUMBERS])
CARD_OIL: Final = tuple([(number - 1) // 9 for number in NUMBERS])  # none to three: the late are paid
CARDS: Final = tuple([f"{QUARTERS[quarter]}_{number}" for quarter, number in zip(CARD_QUARTER, NUMBERS)])

# What a square costs, in oil.
IN_QUARTER: Final = 0  # in the quarter of the card
NEXT_DOOR: Final = 1  # beside a lamp of one's own
ACROSS_TOWN: Final = 3
REST: Final = 2  # oil for those who light nothing
GONE_OUT: Final = 1  # oil for a lamp that the wind has blown out

# Points at the end.
MAJORITY: Final = (5, 2)  # for the most lamps in a quarter, and for the second most
CHAIN: Final = (0, 0, 2, 4, 7, 10, 13, 16)  # for the largest group of lamps joined by streets
OIL_PER_POINT: Final = 2
