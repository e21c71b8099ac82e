"""Excavation Earth as text."""

from __future__ import annotations

from ...engine.option import SEAT
from ...games.excavation.board import SITE_OF
from ...games.excavation.cards import FIRST_TRAVEL, UNLIMITED
from ...games.excavation.pieces import BUYER, CARD, CENTRE, COLOUR, FACTION, LOCATION, MARKET, ORDER, TILE, ZU_CARD
from . import Row

# fmt: off
LEGEND = (
    Row("round"),
    Row("order",       ids=SEAT),
    Row("passed",      bits=SEAT),
    Row("forecast",    ids=CARD, ordered=True),
    Row("marks",       ids=SEAT),
    Row("ground",      counts=TILE,   groups=SITE_OF, group=LOCATION),
    Row("black",       ids=TILE,      by=COLOUR, ordered=True),
    Row("stacks",      size=True,     by=COLOUR),
    Row("unearthed",   ids=TILE),
    Row("queues",      ids=BUYER,     by=MARKET, ordered=True),
    Row("track",       counts=BUYER),
    Row("rank_credits", asked=COLOUR),
    Row("ship",        counts=BUYER),
    Row("orders",      ids=ORDER,     by=CENTRE),
    Row("deck",        size=True),
    Row("discards",    size=True),
    Row("zu_deck",     size=True),
    Row("zu_discards", ids=ZU_CARD,   ordered=True),
    Row("factions",    ids=FACTION,   by=SEAT),
    Row("credits",                    by=SEAT),
    Row("hands",       ids=CARD,      by=SEAT),
    Row("fuel",        bits=CARD,     by=SEAT, first=FIRST_TRAVEL),
    Row("packs",       ids=CARD,      by=SEAT),
    Row("picks",       ids=CARD,      by=SEAT),
    Row("tokens",                     by=SEAT, quiet=True),
    Row("explorers",   ids=LOCATION,  by=SEAT),
    Row("hold",        ids=TILE,      by=SEAT),
    Row("hatch",       ids=TILE,      by=SEAT),
    Row("gallery",     bits=TILE,     by=SEAT),
    Row("crew",                       by=SEAT, endless=UNLIMITED),
    Row("traders",     counts=MARKET, by=SEAT, width=6),
    Row("reps",        counts=CENTRE, by=SEAT, width=3),
)
# fmt: on
