"""Circadians: First Light as text."""

from __future__ import annotations

from ...engine.option import SEAT, Kind
from ...games.circadians.board import GARAGES, SLOT_IDS
from ...games.circadians.pieces import (
    BREAKTHROUGH,
    CONTRACT,
    DIE,
    EVENT,
    HEX,
    LEADER,
    MARKER,
    PENALTY,
    PILE,
    RESOURCE,
    SCHEME,
    SLOT,
    SPACE,
    TILE,
    VAULT,
)
from ...games.circadians.state import FIRST_FOUNDATION
from . import Row

FARM = Kind("slot", SLOT_IDS[GARAGES:])
FOUNDATION = Kind("slot", SLOT_IDS[GARAGES + FIRST_FOUNDATION :])

LAB = Kind("space", ("lab_1", "lab_2"))
MARKED = Kind("marker", ("none", *MARKER.names))  # a slot holds 1 + its marker

# fmt: off
LEGEND = (
    Row("round"),
    Row("radio",       ids=SEAT),
    Row("event_row",   ids=EVENT),
    Row("dice",        ids=DIE,      at=SPACE, empty=0, owners=8),
    Row("pairs",       ids=DIE,      at=LAB, empty=0, owners=8),
    Row("upper",       ids=DIE,      at=BREAKTHROUGH, empty=0),
    Row("lower",       ids=MARKED,   at=PENALTY, empty=0),
    Row("tokens",      bits=HEX),
    Row("vaults",      ids=VAULT),
    Row("piles",       ids=TILE,     by=PILE),
    Row("deck",        size=True),
    Row("discard",     ids=CONTRACT),
    Row("renzo_row",   ids=EVENT),
    Row("scheme_row",  ids=SCHEME),
    Row("ai_dice",                   quiet=True),
    Row("ai_gems",                   quiet=True),
    Row("ai_dev",                    quiet=True),
    Row("ai_harvester", ids=HEX,     given="ai"),
    Row("harvesters",  ids=HEX,      by=SEAT),
    Row("leaders",     bits=LEADER,  by=SEAT),
    Row("dealt",       ids=LEADER,   by=SEAT),
    Row("current",     ids=EVENT,    by=SEAT, empty=-1),
    Row("stock",       counts=RESOURCE, by=SEAT, width=4),
    Row("pool",                      by=SEAT),
    Row("reserve",                   by=SEAT),
    Row("cantina",                   by=SEAT, quiet=True),
    Row("rolls",       ids=DIE,      by=SEAT),
    Row("plans",       ids=DIE,      by=SEAT, at=SLOT, empty=0),
    Row("garages",     ids=DIE,      by=SEAT, at=SLOT, width=5, empty=0),
    Row("ships",       ids=TILE,     by=SEAT, at=SLOT, width=5, empty=-1),
    Row("farm_dice",   ids=DIE,      by=SEAT, at=FARM, width=6, empty=0),
    Row("farms",       ids=TILE,     by=SEAT, at=FOUNDATION, width=3, empty=-1),
    Row("hands",       ids=CONTRACT, by=SEAT),
    Row("fulfilled",   bits=CONTRACT, by=SEAT),
    Row("packs",       ids=CONTRACT, by=SEAT),
)
# fmt: on
