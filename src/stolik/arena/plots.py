"""Plots as plain SVG: rates with their intervals, and lines. Same numbers, same bytes; no styles, no scripts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

INK, SOFT, GRID, PAPER = "#2b2a33", "#6d6a7c", "#d9d5e3", "#fbfaf7"
COLOURS = ("#c2572b", "#2b6f8f", "#7a4fa3", "#4d8b3f", "#b58a1b", "#a33a5d", "#3a4fa3", "#6b6b6b")
FONT = "system-ui, sans-serif"


@dataclass(frozen=True)
class Bar:
    """One value with the interval in which it surely lies."""

    name: str
    value: float
    low: float
    high: float
    note: str = ""


@dataclass(frozen=True)
class Line:
    """A named row of points."""

    name: str
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Mark:
    """A place on the x axis worth looking at, with a link when it leads somewhere."""

    x: float
    name: str
    link: str = ""


def text(x: float, y: float, words: str, size: int = 13, anchor: str = "start", fill: str = INK) -> str:
    """Some words."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{FONT}" font-size="{size}" '
        f'text-anchor="{anchor}" fill="{fill}">{escape(words)}</text>'
    )


def page(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    """A whole picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" aria-label="{escape(title, {chr(34): "&quot;"})}"><title>{escape(title)}</title>'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{"".join(parts)}</svg>\n'
    )


def bars(title: str, rows: Sequence[Bar], low: float = 0.0, high: float = 1.0, percent: bool = True) -> str:
    """Lying bars with whiskers, one below the other."""
    left, right, top, pitch = 190, 620, 64, 30
    height = top + pitch * len(rows) + 30
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return left + (right - left) * (min(max(value, low), high) - low) / span

    def tell(value: float) -> str:
        return f"{value:.0%}" if percent else f"{value:.0f}"

    parts = [text(20, 32, title, 17)]
    for step in range(5):
        value = low + span * step / 4
        parts.append(f'<path d="M{x(value):.1f} {top - 10}V{height - 26}" stroke="{GRID}" fill="none"/>')
        parts.append(text(x(value), height - 10, tell(value), 11, "middle", SOFT))
    for index, row in enumerate(rows):
        y = top + pitch * index
        parts.append(text(left - 10, y + 14, row.name, 13, "end"))
        width = max(1.0, x(row.value) - left)
        colour = COLOURS[index % len(COLOURS)]
        parts.append(
            f'<rect x="{left}" y="{y}" width="{width:.1f}" height="18" rx="2" fill="{colour}" opacity="0.85"/>'
        )
        parts.append(
            f'<path d="M{x(row.low):.1f} {y + 9}H{x(row.high):.1f}M{x(row.low):.1f} {y + 4}v10'
            f'M{x(row.high):.1f} {y + 4}v10" stroke="{INK}" stroke-width="1.5" fill="none"/>'
        )
        parts.append(text(right + 12, y + 14, f"{tell(row.value)} {row.note}".strip(), 12, "start", SOFT))
    return page(780, height, title, parts)


def lines(
    title: str,
    rows: Sequence[Line],
    x_name: str = "",
    low: float = 0.0,
    high: float = 1.0,
    percent: bool = True,
    marks: Sequence[Mark] = (),
) -> str:
    """Lines through points, with marks that may be links."""
    left, right, top, bottom = 64, 640, 56, 330
    ends = [x for row in rows for x, _ in row.points] or [0.0]
    first, last = min(ends), max(ends)
    wide, tall = (last - first) or 1.0, (high - low) or 1.0

    def place(x: float, y: float) -> tuple[float, float]:
        inside = min(max(y, low), high)
        return left + (right - left) * (x - first) / wide, bottom - (bottom - top) * (inside - low) / tall

    parts = [text(20, 32, title, 17)]
    for step in range(5):
        value = low + tall * step / 4
        y = place(first, value)[1]
        parts.append(f'<path d="M{left} {y:.1f}H{right}" stroke="{GRID}" fill="none"/>')
        parts.append(text(left - 8, y + 4, f"{value:.0%}" if percent else f"{value:.3g}", 11, "end", SOFT))
        parts.append(
            text(left + (right - left) * step / 4, bottom + 18, f"{first + wide * step / 4:.0f}", 11, "middle", SOFT)
        )
    parts.append(text((left + right) / 2, bottom + 38, x_name, 12, "middle", SOFT))
    for number, mark in enumerate(marks, 1):
        x = place(mark.x, low)[0]
        drawn = (
            f'<g><title>{escape(mark.name)}</title><path d="M{x:.1f} {top}V{bottom}" stroke="{SOFT}" '
            f'stroke-dasharray="3 3" fill="none"/><circle cx="{x:.1f}" cy="{top - 6}" r="9" fill="{INK}"/>'
            f"{text(x, top - 2, str(number), 11, 'middle', PAPER)}</g>"
        )
        quoted = escape(mark.link, {chr(34): "&quot;"})
        parts.append(f'<a href="{quoted}">{drawn}</a>' if mark.link else drawn)
    for index, row in enumerate(rows):
        colour = COLOURS[index % len(COLOURS)]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in (place(*point) for point in row.points))
        parts.append(
            f'<path d="M{path}" stroke="{colour}" stroke-width="2.5" fill="none" stroke-linejoin="round"/>'
            if path
            else ""
        )
        parts.append(f'<rect x="{right + 18}" y="{top + 22 * index}" width="12" height="12" rx="2" fill="{colour}"/>')
        parts.append(text(right + 36, top + 22 * index + 11, row.name, 12))
    return page(780, bottom + 54, title, parts)
