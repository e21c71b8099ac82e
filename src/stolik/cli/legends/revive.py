"""Revive as text."""

from __future__ import annotations

from ...engine.option import SEAT
from ...games.revive.pieces import (
    ARTIFACT,
    ARTIFACT_CARD,
    BACK,
    CARD,
    COLOUR,
    CRATE,
    FIELD,
    LARGE_LOCATION,
    MACHINE,
    MODULE,
    MODULE_PLACE,
    PLACE,
    RESOURCE,
    SIDE,
    SPACE,
    TECH,
    TECHNOLOGY,
    TRIBE,
)
from ...games.revive.state import NO_BACK
from ...games.revive.tiles import HIDDEN
from . import Row

# fmt: off
LEGEND = (
    Row("round"),
    Row("first",           ids=SEAT),
    Row("actions_left",    quiet=True),
    Row("chapter",         quiet=True),
    Row("cube",            quiet=True),
    Row("land",            ids=FIELD,   at=SPACE, empty=HIDDEN),
    Row("face_down",       ids=BACK,    at=PLACE, empty=NO_BACK),
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
    Row("side",            part="players", by=SEAT, ids=SIDE),
    Row("technologies",    part="players", by=SEAT, ids=TECHNOLOGY, at=TECH),
    Row("score",           part="players", by=SEAT),
    Row("goods",           part="players", by=SEAT, counts=RESOURCE),
    Row("tracks",          part="players", by=SEAT, counts=COLOUR),
    Row("store",           part="players", by=SEAT),
    Row("active",          part="players", by=SEAT, ids=CARD),
    Row("in_slots",        part="players", by=SEAT, ids=CARD),
    Row("rest",            part="players", by=SEAT, ids=CARD),
    Row("switch_used",     part="players", by=SEAT),
    Row("developed",       part="players", by=SEAT, quiet=True),
    Row("hibernation",     part="players", by=SEAT, quiet=True),
    Row("skills",          part="players", by=SEAT, bits=TECHNOLOGY),
    Row("machines",        part="players", by=SEAT, bits=MACHINE),
    Row("charged",         part="players", by=SEAT, bits=MACHINE),
    Row("modules",         part="players", by=SEAT, ids=MODULE, at=MODULE_PLACE, empty=-1),
    Row("crates",          part="players", by=SEAT, ids=CRATE),
    Row("opened",          part="players", by=SEAT, ids=CRATE),
    Row("reopened",        part="players", by=SEAT, ids=CRATE),
    Row("small",           part="players", by=SEAT, ids=SPACE),
    Row("large",           part="players", by=SEAT, ids=SPACE),
    Row("pawns",           part="players", by=SEAT, ids=SPACE),
    Row("tokens",          part="players", by=SEAT, ids=SPACE),
    Row("waters",          part="players", by=SEAT, ids=SPACE),
    Row("artifacts",       part="players", by=SEAT, counts=ARTIFACT),
    Row("small_artifacts", part="players", by=SEAT, quiet=True),
    Row("end_token",       part="players", by=SEAT),
    Row("artifact_card",   part="players", by=SEAT, ids=ARTIFACT_CARD),
)
# fmt: on
