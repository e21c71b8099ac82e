"""Everybody's own: lamps left, oil, and the points that would be counted now."""

from __future__ import annotations

from stolik.drawing.scene import Scene
from stolik.drawing.speech import spoken
from stolik.drawing.svg import rrect, text, use

from ..scoring import LINES, points
from ..state import Town
from .figures import HUES


def mat(scene: Scene, view: Town, seat: int) -> str:
    """The whole mat of a seat."""

    def say(key: str) -> str:
        return spoken(scene.words, key, "", ())

    hue = HUES[seat]
    out = (
        f'<path d="{rrect(1, 6, 570, 186, 14)}" fill="var(--g-plate)" stroke="var(--line-strong)"/>'
        f'<path d="{rrect(1, 6, 14, 186, 7)}" fill="var(--p-{hue})"/>'
        + text(34, 38, scene.name(seat), "t-title", "start")
        + text(34, 70, say("table-supply"), "t-cap", "start")
        + text(34, 150, say("table-oil"), "t-cap", "start")
        + use("oil", 44, 172, 1.1)
        + text(58, 179, view.oil[seat], "t-num", "start")
    )
    lamps = [use(f"lamp-{hue}", 48 + 36 * number, 104, 0.8) for number in range(view.supply[seat])]
    out += "".join(lamps) + text(330, 38, say("table-now"), "t-title", "start")
    for row, line in enumerate(LINES):
        out += text(330, 68 + 24 * row, say(f"score-{line.__name__}"), "t-cap", "start")
        out += text(548, 68 + 24 * row, line(view, seat), "t-num", "end")
    return out + text(548, 180, points(view, seat), "t-big", "end")


def brief(scene: Scene, view: Town, seat: int) -> str:
    """Lamps left, oil and cards, small."""
    return (
        use(f"lamp-{HUES[seat]}", 14, 16, 0.55)
        + text(30, 21, view.supply[seat], "t-num ink", "start")
        + use("oil", 70, 16)
        + text(82, 21, view.oil[seat], "t-num ink", "start")
        + '<rect x="120" y="7" width="13" height="18" rx="2.5" fill="#FBF3DC" stroke="var(--line-strong)"/>'
        + text(140, 21, len(view.hands[seat]), "t-num ink", "start")
    )
