"""The words of the game: kinds of things, and the verbs of options, events, prompts and reasons."""

from __future__ import annotations

from typing import Final

from stolik.engine.option import NUMBER, SEAT, Kind, Verb

from .board import QUARTERS, SQUARES
from .cards import ACROSS_TOWN, CARDS

QUARTER: Final = Kind("quarter", QUARTERS)
SQUARE: Final = Kind("square", SQUARES)
CARD: Final = Kind("card", CARDS)
KINDS: Final = (QUARTER, SQUARE, CARD)

PLAY: Final = Verb("play", CARD)
LIGHT: Final = Verb("light", SQUARE, NUMBER, most=ACROSS_TOWN)
RESTING: Final = Verb("rest")
OPTIONS: Final = (PLAY, LIGHT, RESTING)

ROUND: Final = Verb("round", NUMBER)
WIND: Final = Verb("wind", QUARTER)
NO_WIND: Final = Verb("no-wind")
DREW: Final = Verb("drew", SEAT, CARD)
SHOWED: Final = Verb("showed", SEAT, CARD)
EARNED: Final = Verb("earned", SEAT, NUMBER)
LIT: Final = Verb("lit", SEAT, SQUARE, NUMBER)
RESTED: Final = Verb("rested", SEAT, NUMBER)
WENT_OUT: Final = Verb("went-out", SEAT, SQUARE)
EVENTS: Final = (ROUND, WIND, NO_WIND, DREW, SHOWED, EARNED, LIT, RESTED, WENT_OUT)

ASK_CARD: Final = Verb("card", NUMBER)
ASK_LAMP: Final = Verb("lamp", CARD, NUMBER)
PROMPTS: Final = (ASK_CARD, ASK_LAMP)

BURNING: Final = Verb("burning", SEAT)
TOO_DEAR: Final = Verb("too-dear", NUMBER)
NO_LAMP: Final = Verb("no-lamp")
REASONS: Final = (BURNING, TOO_DEAR, NO_LAMP)

MORE_LAMPS: Final = Verb("more-lamps")
SHARED: Final = Verb("shared")
TIES: Final = (MORE_LAMPS, SHARED)
