"""Charts of a game's scores and chances: one line per participant, told apart by colour, dashes and emblem."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from .svg import quote, text

WIDTH, NARROW, HEIGHT = 760, 360, 190  # on a laptop and on a phone
LEFT, TOP, BOTTOM = 40, 10, 168
EDGE = 70  # the room at the right for emblems and last values
DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 3", "1 6")


def steps(most: float, least: float) -> list[int]:
    """Round numbers for the grid."""
    span = max(most - least, 10)
    size = next(step for step in (5, 10, 20, 25, 50, 100, 200, 500, 1000, 10_000) if span / step <= 5)
    first = int(least // size) * size
    return [value for value in range(first, int(most + size) + 1, size) if value <= most + size * 0.6]


def bands(chapters: Sequence[tuple[int, str]], end: int, last: float, edge: float) -> str:
    """The parts of a game under a chart, every other one shaded; a name stands where there is room for it."""
    out = ""
    parts = [(0, ""), *chapters] if chapters and chapters[0][0] > 0 else list(chapters)
    for number, (begins, name) in enumerate(parts):
        ends = parts[number + 1][0] if number + 1 < len(parts) else end
        left, right = (LEFT + (edge - LEFT) * position / max(last, 1) for position in (begins, ends))
        if number % 2:
            out += f'<rect x="{left:.1f}" y="{TOP}" width="{right - left:.1f}" height="{BOTTOM - TOP}" class="band"/>'
        if name and len(name) * 6.4 < right - left:
            out += text(round((left + right) / 2, 1), BOTTOM + 17, name, "")
    return out


def score_chart(
    points: Sequence[tuple[int, Sequence[int]]],
    totals: Sequence[int],
    hues: Sequence[str],
    chapters: Sequence[tuple[int, str]] = (),
    width: int = WIDTH,
) -> Markup:
    """Points of every participant by position in the record, ending at the totals."""
    end = max([position for position, _ in points], default=0)
    last = end + max(1, end // 25)  # the final count stands a little apart
    rows = [*points, (last, totals)]
    if len(rows) < 2:
        rows = [(0, [0] * len(totals)), *rows]
    most = max(max(row) for _, row in rows)
    grid = steps(most, min(0, min(min(row) for _, row in rows)))
    low, high, edge = grid[0], max(grid[-1], most), width - EDGE

    def x(position: float) -> float:
        return LEFT + (edge - LEFT) * position / max(last, 1)

    def y(value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (value - low) / max(high - low, 1)

    out = bands(chapters, end, last, edge) + "".join(
        f'<path d="M{LEFT} {y(v):.1f}H{edge}" stroke="var(--line)"/>{text(LEFT - 6, round(y(v) + 4, 1), v, "", "end")}'
        for v in grid
    )
    for n in range(len(totals)):
        out += drawn_line([(x(position), y(row[n])) for position, row in rows], n, hues[n])
    out += ends([(y(total), total) for total in totals], hues, edge)
    return framed(out, width, ' aria-hidden="true"')


def drawn_line(points: Sequence[tuple[float, float]], number: int, hue: str) -> str:
    """The line of a participant."""
    way = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return (
        f'<path d="M{way}" fill="none" stroke="var(--p-{hue}-line, var(--p-{hue}))" stroke-width="3" '
        f'stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="{DASHES[number % len(DASHES)]}"/>'
    )


def framed(body: str, width: int, extra: str = "") -> Markup:
    """A chart of that width; a page shows the one that fits."""
    kind = "narrow" if width == NARROW else "wide"
    return Markup(f'<svg class="{kind}" viewBox="0 0 {width} {HEIGHT}"{extra}>{body}</svg>')


def ends(heights: Sequence[tuple[float, object]], hues: Sequence[str], edge: float) -> str:
    """Emblem and last value of every participant at the right edge, none above another."""
    put = sorted([height, number] for number, (height, _) in enumerate(heights))
    for above, below in zip(put, put[1:]):
        below[0] = max(below[0], above[0] + 21)
    over = max(0.0, put[-1][0] - BOTTOM - 8)  # what was pushed out at the bottom moves up again
    for index in range(len(put) - 1, -1, -1):
        put[index][0] -= over
        over = max(0.0, 21 - (put[index][0] - put[index - 1][0])) if index else 0.0
    out = ""
    for height, number in put:
        n = int(number)
        out += (
            f'<g transform="translate({edge + 18} {height:.1f})"><circle r="9" fill="var(--p-{hues[n]})" '
            f'stroke="var(--p-{hues[n]}-deep)" stroke-width="2"/><use href="#em-{hues[n]}" transform="scale(.6)" '
            f'fill="var(--p-{hues[n]}-ink)"/>{text(15, 5, heights[n][1], "end", "start")}</g>'
        )
    return out


def chances_chart(
    moments: Sequence[tuple[int, Sequence[float]]],
    points: Sequence[tuple[int, float, str, str]],
    hues: Sequence[str],
    chapters: Sequence[tuple[int, str]] = (),
    width: int = WIDTH,
) -> Markup:
    """The chances of every participant by position in the record; turning points (position, height, address, words)
    are numbered links on it."""
    end, edge = max(1, max(position for position, _ in moments)), width - EDGE

    def x(position: float) -> float:
        return LEFT + (edge - LEFT) * position / end

    def y(chance: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * chance

    out = bands(chapters, end, end, edge) + "".join(
        f'<path d="M{LEFT} {y(v / 100):.1f}H{edge}" stroke="var(--line)"/>'
        f"{text(LEFT - 6, round(y(v / 100) + 4, 1), f'{v}%', '', 'end')}"
        for v in (0, 25, 50, 75, 100)
    )
    for position, _, _, _ in points:
        out += f'<path d="M{x(position):.1f} {TOP}V{BOTTOM}" stroke="var(--ink-2)" stroke-dasharray="2 4"/>'
    for n, hue in enumerate(hues[: len(moments[-1][1])]):
        out += drawn_line([(x(position), y(row[n])) for position, row in moments], n, hue)
    for number, (position, height, address, words) in enumerate(points, 1):
        out += (
            f'<a href="{quote(address)}" aria-label="{number}: {quote(words)}" data-tip="{quote(words)}" class="turning">'
            f'<g transform="translate({x(position):.1f} {y(height):.1f})"><circle r="11"/>'
            f"{text(0, 4.6, number, 'end')}</g></a>"
        )
    out += ends([(y(chance), f"{round(chance * 100)}%") for chance in moments[-1][1]], hues, edge)
    return framed(out, width)
