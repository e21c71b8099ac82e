"""Icons: drawings of game-icons.net (CC BY 3.0, authors in docs/credits.md) and the table's own small ones."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from markupsafe import Markup


@cache
def icon_paths(module: str) -> dict[str, str]:
    """The icons of a game, as paths in a box of 512: `icons.json` beside the module that draws with them."""
    found: dict[str, str] = json.loads((Path(module).parent / "icons.json").read_text(encoding="utf-8"))
    return found


def icon_defs(paths: dict[str, str], names: Iterable[str]) -> str:
    """Definitions `i-<name>` of the icons that a game uses, centred on the origin in a box of 24."""
    return "".join(
        f'<path id="i-{name}" d="{paths[name]}" transform="scale(.047) translate(-256 -256)"/>' for name in names
    )


# fmt: off
STROKES = {  # the interface's own icons: one stroke style, a box of 24
    "undo":    "M4 9h9a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4",
    "redo":    "M20 9h-9a5 5 0 0 0 0 10h5M20 9l-4-4M20 9l-4 4",
    "restart": "M5 12a7 7 0 1 0 2-5M7 3v4h4",
    "first":   "M6 5v14M19 5l-9 7 9 7Z",
    "back":    "M17 5l-9 7 9 7Z",
    "next":    "M7 5l9 7-9 7Z",
    "back-turn": "M20 6l-7 6 7 6ZM11 6l-7 6 7 6Z",
    "next-turn": "M4 6l7 6-7 6ZM13 6l7 6-7 6Z",
    "play":    "M12 3a9 9 0 1 0 .1 0ZM10 8.5v7l6-3.5Z",
    "pause":   "M12 3a9 9 0 1 0 .1 0ZM10 9v6M14 9v6",
    "last":    "M18 5v14M5 5l9 7-9 7Z",
    "moon":    "M14 4a8 8 0 1 0 6 12A7 7 0 0 1 14 4Z",
    "sun":     "M12 8a4 4 0 1 0 .1 0ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M5 19l1.5-1.5",
    "menu":    "M4 7h16M4 12h16M4 17h16",
    "map":     "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2ZM9 4v14M15 6v14",
    "mat":     "M4 5h16v14H4ZM4 12h16M12 12v7",
    "people":  "M9 11a3.4 3.4 0 1 0-.1 0ZM2 20q0-6 7-6t7 6M17 11a3 3 0 1 0-2-5M18 14q4 .6 4 6",
    "log":     "M6 4h12v16H6ZM9 8h6M9 12h6M9 16h4",
    "chat":    "M4 5h16v11H10l-5 4v-4H4Z",
    "hand":    "M5 8l8-3 5 12-8 3ZM13 5l5 1v11",
    "in":      "M11 4a7 7 0 1 0 .1 0ZM16 16l5 5M8 11h6M11 8v6",
    "out":     "M11 4a7 7 0 1 0 .1 0ZM16 16l5 5M8 11h6",
    "fit":     "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
    "list":    "M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11",
    "eye":     "M2 12q10-14 20 0q-10 14-20 0ZM12 9a3 3 0 1 0 .1 0Z",
    "search":  "M10.5 4a6.5 6.5 0 1 0 .1 0ZM15.5 15.5L20 20",
    "print":   "M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7Z",
    "bulb":    "M9 18h6M10 21h4M9 15q-3-2-3-6a6 6 0 0 1 12 0q0 4-3 6v3H9Z",
    "finger":  "M7 19q-2-4-1-8a6 6 0 0 1 12 0v3M9.5 20q-1-4-.8-8a3.3 3.3 0 0 1 6.6 0q0 5-.8 8M12 12q.2 5-.5 9",
    "mail":    "M3 6h18v13H3ZM3.5 6.5L12 13l8.5-6.5",
    "guest":   "M7 10V7a5 5 0 0 1 10 0v3M5 10h14v10H5ZM12 14v3",
    "key":     "M8 8a4 4 0 1 0 .1 0ZM11 14.5L20 5.5M16.5 9l2.5 2.5",
    "device":  "M7 3h10v18H7ZM11 18h2",
    "hook":    "M9 15l6-6M10.5 6.5l2-2a4.6 4.6 0 0 1 6.5 6.5l-2 2M13.5 17.5l-2 2A4.6 4.6 0 0 1 5 13l2-2",
    "close":   "M6 6l12 12M18 6L6 18",
    "bell":    "M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21h4",
    "link":    "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
    "flag":    "M6 21V4M6 5q6-3 12 1l-2 4 2 4q-6-4-12-1",
    "help":    "M12 3a9 9 0 1 0 .1 0ZM9.5 9.5a2.6 2.6 0 1 1 3.6 2.3q-1 .5-1 2M12 17v.1",
    "find":    "M11 4a7 7 0 1 0 .1 0ZM16 16l5 5",
    "left":    "M15 5l-7 7 7 7",
    "right":   "M9 5l7 7-7 7",
    "up":      "M5 15l7-7 7 7",
    "down":    "M5 9l7 7 7-7",
    "since":   "M4 12a8 8 0 1 0 3-6.3M4 4v5h5M12 8v4l3 2",
}
# fmt: on


def stroke(name: str) -> Markup:
    """An icon of the interface."""
    return Markup(
        '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" '
        f'stroke-linejoin="round" aria-hidden="true"><path d="{STROKES[name]}"/></svg>'
    )


LOGO = Markup(
    '<svg viewBox="0 0 26 26" aria-hidden="true"><ellipse cx="13" cy="9" rx="12" ry="5.4" fill="var(--brand)"/>'
    '<path d="M1 9v2.4q0 5.4 12 5.4t12-5.4V9q0 5.4-12 5.4T1 9Z" fill="var(--brand)" fill-opacity=".55"/>'
    '<path d="M5 15l-2 9M21 15l2 9M13 17v7" stroke="var(--brand)" stroke-width="2.4" stroke-linecap="round"/>'
    '<path d="M9 8.4l4-2.2 4 2.2-4 2.2Z" fill="var(--brass)"/></svg>'
)
