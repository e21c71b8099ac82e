"""Icaion as text."""

from __future__ import annotations

from ...engine.option import SEAT
from ...games.icaion.pieces import (
    CAGE,
    CARD,
    COLOUR,
    CRATER,
    CURIO,
    GEAR,
    MACHINE,
    NODE,
    REGION,
    SEEKER,
    SLOT,
    TEAM,
    TILE,
    WONDER,
)
from . import Row

# fmt: off
LEGEND = (
    Row("year"),
    Row("round"),
    Row("order",           ids=SEAT),
    Row("colossus",        ids=CRATER),
    Row("colossus_shards", size=True),
    Row("qoam",                         by=REGION, quiet=True),
    Row("parasites",                    by=REGION, quiet=True),
    Row("machines",        ids=TEAM,    by=REGION, width=3, at=MACHINE, empty=-1),
    Row("wonder_at",       ids=WONDER,  by=REGION, empty=-1),
    Row("wonder_owner",    ids=TEAM,    by=WONDER, empty=-1),
    Row("wonders_offered", ids=WONDER),
    Row("track",           ids=CARD),
    Row("year_cards",      ids=CARD),
    Row("event_deck",      size=True),
    Row("curio_deck",      size=True),
    Row("curio_discard",   ids=CURIO),
    Row("bag",             size=True),
    Row("seekers_shown",   ids=SEEKER),
    Row("gears_shown",     ids=GEAR),
    Row("rp",              part="players", by=SEAT),
    Row("seeker",          part="players", by=SEAT, ids=SEEKER, empty=-1),
    Row("gear",            part="players", by=SEAT, ids=GEAR, empty=-1),
    Row("node",            part="players", by=SEAT, ids=NODE, empty=-1),
    Row("lying",           part="players", by=SEAT),
    Row("armour",          part="players", by=SEAT),
    Row("charged",         part="players", by=SEAT),
    Row("parasites",       part="players", by=SEAT, quiet=True),
    Row("cages",           part="players", by=SEAT, counts=COLOUR, width=5, at=CAGE),
    Row("hand",            part="players", by=SEAT, ids=CURIO),
    Row("upgrades",        part="players", by=SEAT, ids=CURIO),
    Row("left",            part="players", by=SEAT, bits=SLOT),
    Row("shards",          part="players", by=SEAT),
    Row("held",            part="players", by=SEAT, ids=TILE, empty=-1),
    Row("installed",       part="players", by=SEAT, ids=TILE, empty=-1),
)
# fmt: on
