"""Parts of drawings that are kept: what shows the same is not drawn again, at whichever table and for whoever waits.

A part names all that it shows. What glows differs every time: who has something to choose there is drawn for afresh.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..engine.game import Game
from ..engine.state import Part

if TYPE_CHECKING:
    from .scene import Scene

MOST = 20_000  # parts, of one or two kB
Key = tuple[Game, str, str, tuple[str, ...], bytes]
PARTS: dict[Key, Any] = {}


def key_of(scene: Scene, part: str, shown: tuple[Any, ...]) -> Key:
    """The name of a part that shows these values, names of participants included."""
    plain = [inside(each) if isinstance(each, Part) else each for each in shown]
    return scene.game, part, scene.lang, tuple(scene.names), marshal.dumps(plain, 2)


def inside(part: Part) -> list[Any]:
    """The values of all fields of a part."""
    return [getattr(part, name) for name in part.fields()]


def keep(key: Key, drawn: Any) -> None:
    """Remember a part."""
    if len(PARTS) >= MOST:
        PARTS.clear()
    PARTS[key] = drawn


def kept(scene: Scene, part: str, draw: Callable[[], str], *shown: Any, glows: bool = True) -> str:
    """A part as it was drawn when it showed the same, or drawn now; `glows`: the viewer may choose something on it."""
    if glows and (scene.options or scene.refusals):
        return draw()
    key = key_of(scene, part, shown)
    drawn: str | None = PARTS.get(key)
    if drawn is None:
        drawn = draw()
        keep(key, drawn)
    return drawn
