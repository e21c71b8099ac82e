"""Balance: how far every faction, tribe, leader, card or tile lies from the others of its kind, with errors.

What was won beyond what the bots' strength explains, and the points of lead, are compared with all others of the same
kind: who uses many cards wins more often with each of them, and only what sets one card apart from the rest tells of
the card. `apart` counts standard errors. Chance alone puts one of 80 rows more than 2.5 of them apart, so a row is
called far only if its effect is large too.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from ..engine.game import Game
from ..engine.printed import COPIES, ID, MARK
from .standings import Standings, Tally
from .traits import identities

APART = 2.5  # standard errors
LARGE = 0.10  # of wins
FEWEST = 30  # seats that used a thing, to say anything about it


@dataclass(frozen=True)
class Weighed:
    """A row of a kind: wins and lead beyond those of the others, each with its standard error."""

    kind: str
    name: str
    games: int
    gain: float
    gain_error: float
    lead: float
    lead_error: float
    mark: str  # where its facts come from, as far as a table says

    @property
    def apart(self) -> float:
        """How many standard errors its wins lie from those of the others."""
        return self.gain / self.gain_error if self.gain_error else 0.0

    @property
    def far(self) -> bool:
        """Whether it lies outside the rest: surely, and by much."""
        return abs(self.apart) > APART and abs(self.gain) >= LARGE and self.games >= FEWEST


def mean(total: float, squares: float, games: int) -> tuple[float, float]:
    """A mean and the square of its standard error."""
    if games < 2:
        return 0.0, 0.0
    middle = total / games
    return middle, max(0.0, squares / games - middle**2) / (games - 1)


def summed(tallies: Iterable[Tally]) -> Tally:
    """Several tallies as one."""
    whole = Tally()
    for each in tallies:
        for name, value in vars(each).items():
            setattr(whole, name, getattr(whole, name) + value)
    return whole


def weighed(standings: Standings, game: Game, kind: str) -> list[Weighed]:
    """Every thing of a kind against all others of it, the best first."""
    table = standings.traits.get((game.id, kind), {})
    whole, found = summed(table.values()), []
    for name, tally in table.items():
        others = whole.games - tally.games
        gain, square = mean(tally.wins - tally.expected, tally.squared_gain, tally.games)
        lead, wide = mean(tally.margin, tally.squared_margin, tally.games)
        rest = whole.wins - tally.wins - whole.expected + tally.expected
        usual, usual_square = mean(rest, whole.squared_gain - tally.squared_gain, others)
        normal, normal_wide = mean(whole.margin - tally.margin, whole.squared_margin - tally.squared_margin, others)
        if others:
            found.append(
                Weighed(
                    kind,
                    name,
                    tally.games,
                    gain - usual,
                    sqrt(square + usual_square),
                    lead - normal,
                    sqrt(wide + normal_wide),
                    mark_of(game, kind, name),
                )  # fmt: skip
            )
    return sorted(found, key=lambda each: (-each.gain, each.name))


def mark_of(game: Game, kind: str, id: str) -> str:
    """Where the facts of a row come from: its own mark, that of its table, or that of its kind where no table has it."""
    package = type(game).__module__
    for sheet in COPIES[package].sheets.values() if package in COPIES else ():
        if ID not in sheet.header:
            continue
        for row in sheet.rows:
            if row[sheet.header.index(ID)] == id:
                own = row[sheet.header.index(MARK)] if MARK in sheet.header else ""
                return own or (sheet.notes[0].partition("]")[0].removeprefix("[") if sheet.notes else "")
    return next((each.mark for each in game.provenance if each.table == f"{kind}s"), "")


def told(standings: Standings, game: Game) -> str:
    """Tables in Markdown: every identity of a seat, and of all other kinds what lies far from the rest."""
    whole = [kind.name for _, kind in identities(game)]
    lines: list[str] = []
    kinds = [kind for of, kind in sorted(standings.traits) if of == game.id]
    for kind in sorted(kinds, key=lambda each: (each not in whole, each)):
        rows = [each for each in weighed(standings, game, kind) if kind in whole or each.far]
        if rows:
            lines += [
                f"{game.id}: {kind}",
                "",
                "| row | seats | wins | apart | lead | facts |",
                "|---|--:|--:|--:|--:|---|",
            ]
            lines += [line(each) for each in rows]
            lines.append("")
    return "\n".join(lines)


def line(row: Weighed) -> str:
    """A row of a table: percentages of wins and points, with their errors, unless there are too few; far ones stand in bold."""
    name = f"**{row.name}**" if row.far else row.name
    gain = f"{100 * row.gain:+.0f} ± {100 * row.gain_error:.0f} %"
    if row.games < FEWEST:
        return f"| {name} | {row.games} | | | | {row.mark} |"
    return f"| {name} | {row.games} | {gain} | {row.apart:+.1f} | {row.lead:+.1f} ± {row.lead_error:.1f} | {row.mark} |"
