"""The look back at a finished game: everybody's chances through it and the turns that turned it, told in words.

Workers think about it once; the database keeps what they found.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from ...bots.telling import turned
from ...drawing.chart import NARROW, WIDTH, chances_chart
from ...drawing.scene import Scene
from ...engine.state import SPECTATOR
from ..tables.jobs import ANALYSIS, Thought
from ..tables.tables import Table
from . import stage
from .scenes import turn_starts

LINES = 3  # of the log are told for every turning point


@dataclass(frozen=True)
class Turning:
    """A turn that changed somebody's chances, in words; `address` leads to its beginning in the replay."""

    address: str
    words: str
    move: str  # that decided it, and a better one
    happened: list[str]  # what the log says of it


def asked_of(table: Table) -> Thought:
    """The wish for the look back at a table as it stands."""
    return Thought(table.id, ANALYSIS, SPECTATOR, table.version)


def chances_part(table: Table, scene: Scene, found: dict[str, Any]) -> Markup:
    """The chart with its turning points, for one person. The caller holds the lock."""
    hues = stage.colours(scene)
    told = [turning(table, scene, each) for each in found["turning_points"]]
    marks = [
        (each["choice"], each["before"], point.address, point.words)
        for each, point in zip(found["turning_points"], told, strict=True)
    ]
    moments = [(each["choice"], each["chances"]) for each in found["moments"]]
    chart = Markup("").join(
        chances_chart(moments, marks, hues, stage.chapters(scene), width) for width in (WIDTH, NARROW)
    )
    return Markup(stage.page("chances.html", scene=scene, chart=chart, hues=hues, points=told, say=scene.words.say))


def turning(table: Table, scene: Scene, point: dict[str, Any]) -> Turning:
    """One turning point in words, with the first lines that the log has of that turn."""
    whose, player = scene.name(point["participant"]), scene.name(point["seat"])
    words = scene.words.say(
        "page-turning",
        turn=point["turn"],
        player=player,
        name=whose,
        own=1 if point["participant"] == point["seat"] else 0,
        way="up" if point["after"] > point["before"] else "down",
        before=round(point["before"] * 100),
        after=round(point["after"] * 100),
    )
    begins = point["choice"]
    ends = min([each for each in turn_starts(table.record) if each > begins], default=len(table.record.choices))
    events = [line.event for line in scene.log if begins < line.choice <= ends]
    happened = [scene.words.event(event, scene.names) for event in events[:LINES]]
    move = turned(table.game, point, scene.words, scene.names)
    return Turning(f"/t/{table.id}/replay/{begins}", words, move, happened)
