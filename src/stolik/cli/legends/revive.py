"""Revive as text."""

from __future__ import annotations

from ...engine.option import SEAT
from ...games.revive.pieces import (
    ARTIFACT,
    ARTIFACT_CARD,
    CARD,
    COLOUR,
    CRATE,
    FIELD,
    LARGE_LOCATION,
    MACHINE,
    MODULE,
    MODULE_PLACE,
    RESOURCE,
    SPACE,
    TECHNOLOGY,
    TRIBE,
)
from . import Row

# fmt: off
LEGEND = (
    Row("round"),
    Row("first",           ids=SEAT),
    Row("actions_left",    quiet=True),
    Row("field",           ids=FIELD,   at=SPACE, empty=-1),
    Row("big",             ids=LARGE_LOCATION),
    Row("citizens",        ids=CARD),
    Row("machine_display", ids=MACHINE, by=COLOUR),
    Row("module_display",  ids=MODULE),
    Row("deck",            size=True),
    Row("module_stack",    size=True),
    Row("crate_stack",     size=True),
    Row("pool"),
    Row("craters",         counts=ARTIFACT),
    Row("tribes",          ids=TRIBE),
    Row("tribe",           part="players", by=SEAT, ids=TRIBE),
    Row("score",           part="players", by=SEAT),
    Row("goods",           part="players", by=SEAT, counts=RESOURCE),
    Row("tracks",          part="players", by=SEAT, counts=COLOUR),
    Row("store",           part="players", by=SEAT),
    Row("active",          part="players", by=SEAT, ids=CARD),
    Row("rest",            part="players", by=SEAT, ids=CARD),
    Row("hibernation",     part="players", by=SEAT, quiet=True),
    Row("skills",          part="players", by=SEAT, bits=TECHNOLOGY),
    Row("machines",        part="players", by=SEAT, bits=MACHINE),
    Row("charged",         part="players", by=SEAT, bits=MACHINE),
    Row("modules",         part="players", by=SEAT, ids=MODULE, at=MODULE_PLACE, empty=-1),
    Row("crates",          part="players", by=SEAT, ids=CRATE),
    Row("opened",          part="players", by=SEAT, ids=CRATE),
    Row("small",           part="players", by=SEAT, ids=SPACE),
    Row("large",           part="players", by=SEAT, ids=SPACE),
    Row("pawns",           part="players", by=SEAT, ids=SPACE),
    Row("artifacts",       part="players", by=SEAT, counts=ARTIFACT),
    Row("artifact_card",   part="players", by=SEAT, ids=ARTIFACT_CARD),
)
# fmt: on
