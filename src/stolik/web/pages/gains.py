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
from ...drawing.speech import speaker
from ...engine.option import Option
from . import stage
from .answers import zipped
from .play import seen

SLICE = 0.004  # seconds of work until others are served
PATIENCE = 0.3  # seconds of work for one question: what is not told by then is not told


@dataclass(frozen=True)
class Chip:
    """Something that is paid or gained, in words or with small pictures among them."""

    pays: bool
    number: str
    words: Markup
    later: bool  # only when the turn is over
    left: str  # what then remains of what is paid


def chips(scene: Scene, found: gains.Outcome, option: Option, had: gains.Amounts) -> list[Chip]:
    """What is told of an outcome; not again what the option itself names."""
    told, named = list[Chip](), [escape(scene.words.thing(*each)) for each in zip(option.verb.kinds, option.args)]
    for each in gains.told(scene.words, found):
        said = Markup(" / ").join(
            Markup(f"{one.number} {drawn(scene, one)}") if at else drawn(scene, one)
            for at, one in enumerate(each.either or (each,))
        )
        if each.number == "1" and said in named:
            continue
        told.append(Chip(each.pays, each.number, said, each.later, left_of(each, had)))
    return told


def left_of(change: gains.Change, had: gains.Amounts) -> str:
    """What remains of something that is paid; nothing of a card, which is one of its kind."""
    if not change.pays or change.part is None or change.later:
        return ""
    name, kind, _ = change.part
    single = kind is not None and (name, None, 0) in had
    left = had.get(change.part, 0) - change.most
    return str(left) if left >= 0 and not single else ""


def drawn(scene: Scene, change: gains.Change) -> Markup:
    """A change in words, with signs for things."""
    signs = [stage.sign(scene.game, scene.lang, *thing) for thing in change.things]
    if change.numbers:
        signs = [Markup(f"{number} {sign}") for number, sign in zip(change.numbers, signs)]
    return escape(change.words).replace(gains.THING, Markup("/").join(signs))


def foretold(scene: Scene, option: Option) -> list[Chip]:
    """What the game itself says to come of an option later, though nothing is paid or gained at once."""
    tell = getattr(stage.table_of(scene.game), "foretold", None)
    found = tell(scene, option) if tell else []
    signs = [
        (pays, [Markup(f"{number} {stage.sign(scene.game, scene.lang, kind, value)}") for number, kind, value in each])
        for pays, each in found
    ]
    return [Chip(pays, "", Markup("/").join(each), True, "") for pays, each in signs]


async def told(scene: Scene) -> list[tuple[str, list[Chip]]]:
    """Every option of a scene with what it costs and brings; a few at a time, so that nobody waits."""
    found, spent = list[tuple[str, list[Chip]]](), 0.0
    began = time.perf_counter()
    had = gains.held(scene.view, scene.viewer)
    for option, outcome in gains.gains(scene.game, scene.view, scene.viewer, scene.options):
        found.append((str(option), chips(scene, outcome, option, had) + foretold(scene, option)))
        if (now := time.perf_counter()) - began > SLICE:
            spent += now - began
            if spent > PATIENCE:
                break
            await asyncio.sleep(0)
            began = time.perf_counter()
    return [(option, made) for option, made in telling(found) if made]


def telling(found: list[tuple[str, list[Chip]]]) -> list[tuple[str, list[Chip]]]:
    """The same without what follows later, where it follows whatever is chosen."""
    later = [{each for each in made if each.later} for _, made in found]
    if len(later) > 1 and all(each == later[0] for each in later):
        return [(option, [each for each in made if not each.later]) for option, made in found]
    return found


async def show(request: Request) -> Response:
    """What the viewer's options cost and bring."""
    scene = await seen(request, lines=1)
    found = await told(scene) if scene.options else []
    return zipped(
        request, HTMLResponse(stage.page("gains.html", found=found, version=scene.version, say=speaker(scene.words)))
    )
