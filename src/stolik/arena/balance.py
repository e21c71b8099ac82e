"""Balance: how far every faction, tribe, leader, card or tile lies from the others of its kind, with errors.

What was won beyond what the bots' strength explains, and the points of lead, are compared with all others of the same
kind: who uses many cards wins more often with each of them, and only what sets one card apart from the rest tells of
the card. Errors count deals and not games, because games of one deal resemble each other. `apart` is in standard
errors. Chance alone puts one of 80 rows more than 2.5 of them apart, so a row is called far only if its effect is
large too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from ..engine.game import Game
from ..engine.printed import COPIES, ID, MARK
from .match import Outcome
from .schedule import Tournament
from .standings import Standings
from .traits import identities

APART = 2.5  # standard errors
LARGE = 0.10  # of wins
GAIN, LEAD = 1, 2  # places in a sample
FEWEST = 30  # seats that used a thing, to say anything about it

Sample = tuple[int, float, float]  # of a seat: the deal, what it won beyond what was expected, and its lead in points
Samples = dict[str, dict[str, list[Sample]]]  # by kind and name


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


def samples(standings: Standings, tournament: Tournament, outcomes: Iterable[Outcome], game: Game) -> Samples:
    """What every seat won and led by, with everything that it had: by kind and name."""
    found: Samples = {}
    matches = tournament.matches()
    for outcome in outcomes:
        match = matches[outcome.index]
        if not outcome.finished or match.setting.game != game.id:
            continue
        shares = standings.shares(match, outcome)
        for seat, traits in enumerate(outcome.traits):
            others = [score for other, score in enumerate(outcome.scores) if other != seat]
            lead = outcome.scores[seat] - max(others, default=0)
            sample = match.seed, outcome.share(seat) - shares[seat], float(lead)
            for kind, names in traits.items():
                for name in names:
                    found.setdefault(kind, {}).setdefault(name, []).append(sample)
    return found


def contrast(mine: Sequence[Sample], others: Sequence[Sample], what: int) -> tuple[float, float]:
    """How much the mean of some samples lies above that of others, and the standard error, counted by deals."""
    means = [sum(sample[what] for sample in some) / len(some) for some in (mine, others)]
    pulls: dict[int, float] = defaultdict(float)
    for some, middle, sign in ((mine, means[0], 1), (others, means[1], -1)):
        for sample in some:
            pulls[sample[0]] += sign * (sample[what] - middle) / len(some)
    return means[0] - means[1], sqrt(sum(each**2 for each in pulls.values()))


def weighed(kind: str, table: Mapping[str, Sequence[Sample]], game: Game) -> list[Weighed]:
    """Every thing of a kind against all others of it, the best first."""
    found = []
    for name, mine in table.items():
        others = [sample for other, some in table.items() if other != name for sample in some]
        if others:
            gain, lead = contrast(mine, others, GAIN), contrast(mine, others, LEAD)
            found.append(Weighed(kind, name, len(mine), *gain, *lead, mark_of(game, kind, name)))
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


def told(standings: Standings, tournament: Tournament, outcomes: Iterable[Outcome], game: Game) -> str:
    """Tables in Markdown: every identity of a seat, and of all other kinds what lies far from the rest."""
    whole = [kind.name for _, kind in identities(game)]
    lines: list[str] = []
    found = samples(standings, tournament, outcomes, game)
    for kind in sorted(found, key=lambda each: (each not in whole, each)):
        rows = [each for each in weighed(kind, found[kind], game) if kind in whole or each.far]
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
