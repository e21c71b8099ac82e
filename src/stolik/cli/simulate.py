"""`stolik simulate`: many games between bots in fixed seats, and what they tell of scores, lengths and branching."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from ..arena.journal import keep_record
from ..arena.match import Match, Outcome, Setting
from ..arena.pool import play_all
from ..arena.report import write_csv
from ..arena.statistics import Spread, Summary, report, rows
from ..engine.errors import BadSetup
from . import flags
from .voice import Voice

TOGETHER = 16  # games that are worth a process


def simulate(
    game: flags.GameId,
    players: flags.Players = 0,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")] = 100,
    bots: flags.Bots = "random",
    seed: Annotated[int, typer.Option("--seed", "-s", help="Seed of the first game; each further one adds 1.")] = 0,
    variant: flags.Variants = None,
    jobs: flags.Jobs = 0,
    records: flags.Records = None,
    to_csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="One line per game as CSV.")] = None,
    as_json: flags.Json = False,
    data: flags.Data = None,
    lang: flags.Lang = "",
) -> None:
    """Let bots play many games, and print scores, lengths and branching."""
    found, voice = flags.opened(game, lang)
    setup = flags.setup_of(found, voice, players, seed, variant)
    if setup.seed + games > 2**60:
        raise BadSetup(f"seed {setup.seed} leaves no room for {games} games; expected less than 2^60")
    setting = Setting.of(game, setup.players, setup.variants)
    kinds = flags.bots_of(voice, bots, setting.seats())
    together = (0,) * len(kinds)  # all bots are one entrant: nobody changes seats
    kept = records is not None
    matches = [Match(number, setting, kinds, together, setup.seed + number, kept) for number in range(games)]
    began = perf_counter()
    ready = with_progress(play_all(matches, jobs, together=TOGETHER), len(matches), silent=as_json, records=records)
    outcomes = sorted(ready, key=lambda each: each.index)
    seconds = perf_counter() - began
    if to_csv is not None:
        write_csv(to_csv, rows(matches, outcomes))
    if as_json:
        flags.print_json(report(matches[0], outcomes, seconds))
        return
    voice.name_seats(kinds)
    print_summary(Summary.of(outcomes), kinds, outcomes, seconds, voice)


def with_progress(
    ready: Generator[Outcome, None, None], games: int, done: int = 0, silent: bool = False, records: Path | None = None
) -> Iterator[Outcome]:
    """Games as they are played, with a progress bar for people; records are kept in a folder.

    Whoever is interrupted waits for nobody.
    """
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with (
        closing(ready),
        Progress(*columns, console=console, transient=True, disable=silent or not console.is_terminal) as progress,
    ):
        task = progress.add_task("", total=games, completed=done)
        for outcome in ready:
            yield keep_record(records, outcome) if records is not None else outcome
            progress.advance(task)


def print_summary(
    summary: Summary, kinds: tuple[str, ...], outcomes: Sequence[Outcome], seconds: float, voice: Voice
) -> None:
    """The figures as tables."""
    headings = [voice.say(each) for each in ("mean", "median", "least", "most", "deviation")]
    table = voice.table(voice.say("scores"), [""], [*headings, voice.say("wins")])
    for index, spread in enumerate(summary.scores):
        id = summary.participants[index]
        name = voice.names[index] if index < len(kinds) else voice.words.say(f"participant-{id}")
        share = summary.wins[index] / max(1, len(outcomes))
        table.add_row(name, *cells(spread), f"{share:.1%}")
    voice.console.print(table)
    table = voice.table(voice.say("lengths"), [""], headings)
    for key in ("decisions", "turns", "branching"):
        table.add_row(voice.say(key), *cells(getattr(summary, key)))
    voice.console.print(table)
    decisions = sum(outcome.decisions for outcome in outcomes)
    finished = sum(outcome.finished for outcome in outcomes)
    rate = f"{decisions / max(seconds, 1e-9):,.0f}".replace(",", " ")
    voice.tell("simulated", games=len(outcomes), finished=finished, seconds=f"{seconds:.1f}", rate=rate)


def cells(spread: Spread) -> list[str]:
    """A spread as the cells of a line."""
    middle = [f"{spread.median:g}", f"{spread.least:g}", f"{spread.most:g}"]
    return [f"{spread.mean:.1f}", *middle, f"{spread.deviation:.1f}"]
