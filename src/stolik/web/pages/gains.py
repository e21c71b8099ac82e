"""What options cost and bring, beside them: in words, with a small picture where there is one."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ...bots import gains
from ...drawing.scene import Scene
from ...engine.option import Option
from . import stage
from .answers import zipped
from .play import seen

SLICE = 0.004  # seconds of work until others are served
PATIENCE = 0.3  # seconds of work for one question: what is not told by then is not told


@dataclass(frozen=True)
class Chip:
    """One thing that is paid or gained, in words or with a small picture among them."""

    pays: bool
    number: int
    words: Markup


def chips(scene: Scene, found: gains.Amounts, option: Option) -> list[Chip]:
    """What is told of a change: first what is paid, then what is gained; not again what the option itself names."""
    told, named = list[Chip](), set(zip(option.verb.kinds, option.args))
    for each in gains.told(scene.words, found):
        said = escape(each.words)
        if each.thing is not None:
            said = said.replace(gains.THING, stage.sign(scene.game, scene.lang, *each.thing))
            if each.thing in named and each.number == 1 and said == escape(scene.words.thing(*each.thing)):
                continue
        told.append(Chip(each.pays, each.number, said))
    return told


async def told(scene: Scene) -> list[tuple[str, list[Chip]]]:
    """Every option of a scene with what it costs and brings; a few at a time, so that nobody waits."""
    found, spent = list[tuple[str, list[Chip]]](), 0.0
    began = time.perf_counter()
    for option, change in gains.gains(scene.game, scene.view, scene.viewer, scene.options):
        if made := chips(scene, change, option):
            found.append((str(option), made))
        if (now := time.perf_counter()) - began > SLICE:
            spent += now - began
            if spent > PATIENCE:
                break
            await asyncio.sleep(0)
            began = time.perf_counter()
    return found


async def show(request: Request) -> Response:
    """What the viewer's options cost and bring."""
    scene = await seen(request, lines=1)
    found = await told(scene) if scene.options else []
    return zipped(request, HTMLResponse(stage.page("gains.html", found=found, version=scene.version)))
