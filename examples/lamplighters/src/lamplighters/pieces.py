"""The words of the game: kinds of things, and the verbs of options, events, prompts and reasons."""

from __future__ import annotations

from typing import Final

from stolik.engine.option import NUMBER, SEAT, Kind, Verbs

from .board import QUARTERS, SQUARES
from .cards import ACROSS_TOWN, CARDS

QUARTER: Final = Kind("quarter", QUARTERS)
SQUARE: Final = Kind("square", SQUARES)
CARD: Final = Kind("card", CARDS)
KINDS: Final = (QUARTER, SQUARE, CARD)

OPTIONS: Final = Verbs()
PLAY: Final = OPTIONS.verb("play", CARD)
LIGHT: Final = OPTIONS.verb("light", SQUARE, NUMBER, most=ACROSS_TOWN)
RESTING: Final = OPTIONS.verb("rest")

EVENTS: Final = Verbs()
ROUND: Final = EVENTS.verb("round", NUMBER)
WIND: Final = EVENTS.verb("wind", QUARTER)
NO_WIND: Final = EVENTS.verb("no-wind")
DREW: Final = EVENTS.verb("drew", SEAT, CARD)
SHOWED: Final = EVENTS.verb("showed", SEAT, CARD)
EARNED: Final = EVENTS.verb("earned", SEAT, NUMBER)
LIT: Final = EVENTS.verb("lit", SEAT, SQUARE, NUMBER)
RESTED: Final = EVENTS.verb("rested", SEAT, NUMBER)
WENT_OUT: Final = EVENTS.verb("went-out", SEAT, SQUARE)

PROMPTS: Final = Verbs()
ASK_CARD: Final = PROMPTS.verb("card", NUMBER)
ASK_LAMP: Final = PROMPTS.verb("lamp", CARD, NUMBER)

REASONS: Final = Verbs()
BURNING: Final = REASONS.verb("burning", SEAT)
TOO_DEAR: Final = REASONS.verb("too-dear", NUMBER)
NO_LAMP: Final = REASONS.verb("no-lamp")

TIES: Final = Verbs()
MORE_LAMPS: Final = TIES.verb("more-lamps")
SHARED: Final = TIES.verb("shared")
