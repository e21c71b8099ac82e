"""A tournament's results as plain data, tables of cells and plots."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from ..bots.analysis import Analysis
from . import plots
from .match import Outcome
from .schedule import Tournament
from .standings import Standings

RARE = 5  # a thing that was used in fewer seats is left out of plots
MOST_BARS = 24


def plain(tournament: Tournament, standings: Standings, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Everything as plain data: the same tournament gives the same, wherever it was played."""
    names = standings.entrants
    games = {setting.game for setting in tournament.settings}
    return {
        "game": games.pop() if len(games) == 1 else "",
        **tournament.plain(),
        "bots": list(names),
        "played": len(outcomes),
        "finished": sum(each.finished for each in outcomes),
        "even": tournament.even(),
        "wins": {names[bot]: round(standings.bots[bot].wins, 3) for bot in standings.order()},
        "standings": {
            names[bot]: {**standings.bots[bot].plain(), "rating": standings.ratings[bot].plain()}
            for bot in standings.order()
        },
        "duels": {
            name: {other: round(share, 3) for other, share in zip(names, row) if other != name}
            for name, row in zip(names, standings.duels)
        },
        "by_setting": [
            {
                "setting": str(setting),
                "bots": {name: tally.plain() for name, tally in zip(names, bots) if tally.games},
                "seats": [tally.plain() for tally in seats],
            }
            for setting, bots, seats in zip(tournament.settings, standings.settings, standings.seats)
        ],
        "things": {
            game: {
                kind: {name: tally.plain() for name, tally in sorted(table.items())}
                for (of, kind), table in sorted(standings.traits.items())
                if of == game
            }
            for game in sorted({setting.game for setting in tournament.settings})
        },
        "results": [
            {"index": each.index, "scores": list(each.scores), "winners": list(each.winners)}
            for each in sorted(outcomes, key=lambda each: each.index)
        ],
    }


def standings_rows(standings: Standings) -> list[list[Any]]:
    """The table of bots, headings first."""
    head = "bot games wins rate low high fair expected score margin rating rating_low rating_high".split()
    rows: list[list[Any]] = [head]
    for bot in standings.order():
        tally, rating = standings.bots[bot].plain(), standings.ratings[bot].plain()
        rows.append([standings.entrants[bot], *tally.values(), *rating.values()])
    return rows


def games_rows(tournament: Tournament, outcomes: Iterable[Outcome]) -> list[list[Any]]:
    """A line for every seat of every game, headings first."""
    rows: list[list[Any]] = ["index setting seed seat bot score win finished decisions turns seconds".split()]
    names, matches = tournament.entrants(), tournament.matches()
    for each in sorted(outcomes, key=lambda each: each.index):
        match = matches[each.index]
        for seat, entrant in enumerate(match.entrants):
            share = round(each.share(seat), 3) if each.finished else ""
            rows.append(
                [each.index, str(match.setting), match.seed, seat, names[entrant]]
                + [each.scores[seat], share, int(each.finished), each.decisions, each.turns, each.seconds]
            )
    return rows


def things_rows(standings: Standings) -> list[list[Any]]:
    """A line for every faction, leader, tribe, seeker, card and so on, headings first."""
    rows: list[list[Any]] = ["game kind name games wins rate low high fair expected score margin".split()]
    for (game, kind), table in sorted(standings.traits.items()):
        rows += [[game, kind, name, *tally.plain().values()] for name, tally in sorted(table.items())]
    return rows


def write_csv(path: Path, rows: list[list[Any]]) -> None:
    """A table as a CSV file."""
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(rows)


# -- plots ----------------------------------------------------------------------------------------------------


def rates_plot(standings: Standings, title: str) -> str:
    """The win rates of the bots."""
    rows = []
    for bot in standings.order():
        rate, games = standings.bots[bot].interval(), standings.bots[bot].games
        rows.append(plots.Bar(standings.entrants[bot], rate.rate, rate.low, rate.high, f"of {games}"))
    return plots.bars(title, rows)


def ratings_plot(standings: Standings, title: str) -> str:
    """The ratings of the bots."""
    ratings = [standings.ratings[bot] for bot in standings.order()]
    rows = [
        plots.Bar(standings.entrants[bot], rating.value, rating.low, rating.high)
        for bot, rating in zip(standings.order(), ratings)
    ]
    low, high = min([each.low for each in ratings], default=0.0), max([each.high for each in ratings], default=1.0)
    return plots.bars(title, rows, low - 50, high + 50, percent=False)


def things_plots(standings: Standings) -> dict[str, str]:
    """For every kind of thing the win rates of those who had it, by a name for a file."""
    found = {}
    for (game, kind), table in sorted(standings.traits.items()):
        known = [(name, tally) for name, tally in table.items() if tally.games >= RARE]
        known.sort(key=lambda each: (-each[1].gain(), each[0]))
        rows = [
            plots.Bar(name, rate.rate, rate.low, rate.high, f"of {tally.games}")
            for name, tally in known[:MOST_BARS]
            for rate in [tally.interval()]
        ]
        if len(rows) > 1:
            found[f"{game}-{kind}"] = plots.bars(f"{game}: wins with each {kind.replace('_', ' ')}", rows)
    return found


def chances_plot(analysis: Analysis, names: Sequence[str], title: str, x_name: str = "", link: str = "") -> str:
    """The chances through a game; `link` leads into the replay, with `{choice}` where the choice's number goes."""
    rows = [
        plots.Line(name, tuple((moment.choice, moment.chances[index]) for moment in analysis.moments))
        for index, name in enumerate(names)
    ]
    marks = [
        plots.Mark(
            point.choice,
            f"{names[point.participant]}: {point.before:.0%} → {point.after:.0%}",
            link.replace("{choice}", str(point.choice)),
        )
        for point in analysis.turning_points
    ]
    return plots.lines(title, rows, x_name, marks=marks)


def write_all(folder: Path, tournament: Tournament, standings: Standings, outcomes: Sequence[Outcome]) -> None:
    """All results as files in a folder."""
    title = ", ".join(str(setting) for setting in tournament.settings[:3])
    (folder / "report.json").write_text(
        json.dumps(plain(tournament, standings, outcomes), ensure_ascii=False, indent=2) + "\n", encoding="utf-8"
    )
    write_csv(folder / "standings.csv", standings_rows(standings))
    write_csv(folder / "games.csv", games_rows(tournament, outcomes))
    write_csv(folder / "things.csv", things_rows(standings))
    (folder / "rates.svg").write_text(rates_plot(standings, f"Wins: {title}"), encoding="utf-8")
    (folder / "ratings.svg").write_text(ratings_plot(standings, f"Ratings: {title}"), encoding="utf-8")
    for name, picture in things_plots(standings).items():
        (folder / f"{name}.svg").write_text(picture, encoding="utf-8")
