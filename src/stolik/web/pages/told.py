"""The board told in words: place by place, for those who hear the page, and for the explanation of any place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ...drawing.glow import Choices
from ...drawing.scene import Scene
from ...drawing.speech import speaker
from ...engine.place import Place, meant
from . import stage
from .answers import zipped
from .play import seen


@dataclass(frozen=True)
class Told:
    """A place in words: its name, what drawings call it, what stands there, what is near, and what can be chosen."""

    name: str
    called: str
    about: str
    standing: list[str]
    near: list[str]
    options: list[tuple[str, str]]  # text and words


@dataclass(frozen=True)
class Part:
    """A part of the board and its places."""

    title: str
    places: list[Told]


def parts(scene: Scene) -> list[Part]:
    """All places of a scene, those of a part together, in the order in which the game tells them."""
    places = scene.game.places(scene.view)
    offered: dict[tuple[str, int], list[tuple[str, str]]] = {}
    choices = Choices(scene)
    for text, option in choices.options.items():
        for place in dict.fromkeys(meant(option, places)):
            offered.setdefault(place.key, []).append((text, choices.labels[text]))
    found: dict[str, list[Told]] = {}
    for place in places:
        title = scene.words.phrase("group", place.group, scene.names)
        found.setdefault(title, []).append(told(scene, place, offered.get(place.key, ())))
    return [Part(title, places) for title, places in found.items()]


def told(scene: Scene, place: Place, options: Sequence[tuple[str, str]]) -> Told:
    """One place."""
    words = scene.words
    called = [(place.kind, place.id), *place.also]
    return Told(
        words.thing(place.kind, place.id),
        " ".join(f"{kind.name}-{kind.text(id)}" for kind, id in called),
        words.about(place.kind, place.id),
        [words.phrase("stands", each.said, scene.names) for each in place.pieces],
        [words.phrase("near", each, scene.names) for each in place.near],
        list(options),
    )


async def board(request: Request) -> Response:
    """The board of a table in words, as the viewer may know it."""
    scene = await seen(request)
    html = stage.page("told.html", parts=parts(scene), version=scene.version, say=speaker(scene.words))
    return zipped(request, HTMLResponse(html))
