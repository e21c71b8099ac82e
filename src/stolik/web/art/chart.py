"""The chart of the scores through a game: one line per participant, told apart by colour, dashes and emblem."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from .svg import text

WIDTH, HEIGHT = 760, 190
LEFT, RIGHT, TOP, BOTTOM = 40, 690, 10, 168
DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 3", "1 6")


def steps(most: float, least: float) -> list[int]:
    """Round numbers for the grid."""
    span = max(most - least, 10)
    size = next(step for step in (5, 10, 20, 25, 50, 100, 200, 500, 1000, 10_000) if span / step <= 5)
    first = int(least // size) * size
    return [value for value in range(first, int(most + size) + 1, size) if value <= most + size * 0.6]


def score_chart(points: Sequence[tuple[int, Sequence[int]]], totals: Sequence[int], hues: Sequence[str]) -> Markup:
    """Points of every participant by position in the record, ending at the totals."""
    end = max([position for position, _ in points], default=0)
    last = end + max(1, end // 25)  # the final count stands a little apart
    rows = [*points, (last, totals)]
    if len(rows) < 2:
        rows = [(0, [0] * len(totals)), *rows]
    most = max(max(row) for _, row in rows)
    grid = steps(most, min(0, min(min(row) for _, row in rows)))
    low, high = grid[0], max(grid[-1], most)

    def x(position: float) -> float:
        return LEFT + (RIGHT - LEFT) * position / max(last, 1)

    def y(value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (value - low) / max(high - low, 1)

    out = "".join(
        f'<path d="M{LEFT} {y(v):.1f}H{RIGHT}" stroke="var(--line)"/>{text(LEFT - 6, round(y(v) + 4, 1), v, "", "end")}'
        for v in grid
    )
    ends: list[list[float]] = []
    for n, total in enumerate(totals):
        line = "L".join(f"{x(position):.1f} {y(row[n]):.1f}" for position, row in rows)
        out += (
            f'<path d="M{line}" fill="none" stroke="var(--p-{hues[n]}-line, var(--p-{hues[n]}))" stroke-width="3" '
            f'stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="{DASHES[n % len(DASHES)]}"/>'
        )
        ends.append([y(total), n])
    ends.sort()
    for above, below in zip(ends, ends[1:]):
        below[0] = max(below[0], above[0] + 21)
    for height, number in ends:
        n = int(number)
        out += (
            f'<g transform="translate({RIGHT + 18} {height:.1f})"><circle r="9" fill="var(--p-{hues[n]})" '
            f'stroke="var(--p-{hues[n]}-deep)" stroke-width="2"/><use href="#em-{hues[n]}" transform="scale(.6)" '
            f'fill="var(--p-{hues[n]}-ink)"/>{text(15, 5, totals[n], "end", "start")}</g>'
        )
    return Markup(f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{out}</svg>')
