"""`stolik arena`: tournaments between bots, with everything that can be learned from them."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from ..cli import flags
from ..engine.errors import BadSetup
from ..games import game as find
from ..games import ids
from ..words import Words
from . import report
from .bout import Outcome
from .journal import Journal
from .pool import play_all
from .schedule import Setting, Tournament
from .standings import Standings
from .traits import IDENTITIES, kinds

WORDS = Path(__file__).parent / "words"


def arena(
    game: Annotated[
        list[str], typer.Option("--game", "-g", metavar="GAME", help="A game, repeatable; all: every one.")
    ],
    bots: Annotated[str, typer.Option("--bots", "-b", help="Bots divided by commas: hard:0.2s,hard:500i,greedy.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games in each setting.")] = 100,
    seed: Annotated[int, typer.Option("--seed", "-s", help="Seed of the first deal.")] = 0,
    players: Annotated[
        list[int] | None, typer.Option("--players", "-p", help="Seats, repeatable; none: two, or the fewest.")
    ] = None,
    variant: flags.Variants = None,
    each_variant: Annotated[
        bool, typer.Option("--each-variant", help="Play without variants and with each of them alone, not all at once.")
    ] = False,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0: one per core.")] = 0,
    dask: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on the Dask cluster of this scheduler.")] = "",
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep all games, tables and plots here; goes on where it was interrupted."),
    ] = None,
    to_csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="A line for every seat as CSV.")] = None,
    to_svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="The win rates as a plot.")] = None,
    as_json: flags.Json = False,
    lang: flags.Lang = "",
) -> None:
    """Let bots play tournaments: win rates, ratings, and what seats, factions and cards are worth."""
    settings = settings_of(game, players, variant, each_variant)
    names = tuple(each.strip() for each in bots.split(",") if each.strip())
    tournament = Tournament(names, settings, games, seed)
    tournament.check()
    words = Words(flags.language(lang), extra=[WORDS / f"{flags.language(lang)}.ftl"])
    for file in (to_csv, to_svg):
        if file is not None:
            file.open("a").close()  # better now than after all games: OSError where it cannot be written
    outcomes = played(tournament, jobs, dask, out, as_json, words)
    standings = Standings.of(tournament, outcomes)
    if out is not None:
        report.write_all(out, tournament, standings, outcomes)
    if to_csv is not None:
        report.write_csv(to_csv, report.games_rows(tournament, outcomes))
    if to_svg is not None:
        to_svg.write_text(report.rates_plot(standings, str(tournament.settings[0])), encoding="utf-8")
    if as_json:
        print(json.dumps(report.plain(tournament, standings, outcomes), ensure_ascii=False, indent=2))
        return
    show(tournament, standings, outcomes, words)
    if out is not None:
        print(words.say("arena-kept", folder=str(out)))


def settings_of(
    games: list[str], players: list[int] | None, variants: list[str] | None, each: bool
) -> tuple[Setting, ...]:
    """Every game with every number of seats and every choice of variants."""
    found: list[Setting] = []
    for id in dict.fromkeys(ids() if "all" in games else games):
        given: list[list[str]] = [[], *([one] for one in variants or [])] if each else [variants or []]
        for chosen in given:
            for seats in players or [0]:
                setup = flags.setup_of(find(id), seats, 0, chosen)
                found.append(Setting.of(id, setup.players, setup.variants))
    return tuple(dict.fromkeys(found))


def played(tournament: Tournament, jobs: int, dask: str, out: Path | None, silent: bool, words: Words) -> list[Outcome]:
    """Play what is not yet played, with a progress bar for people; interrupting keeps what is done."""
    bouts = tournament.bouts()
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    outcomes: list[Outcome] = []
    with ExitStack() as stack:
        journal = stack.enter_context(Journal(out, tournament)) if out is not None else None
        if journal is not None:
            outcomes += journal.outcomes.values()
        progress = Progress(*columns, console=console, transient=True, disable=silent or not console.is_terminal)
        stack.enter_context(progress)
        task = progress.add_task("arena", total=len(bouts), completed=len(outcomes))
        left = [bout for bout in bouts if journal is None or bout.index not in journal.outcomes]
        ready = play_all(left, jobs, dask)
        stack.callback(ready.close)  # an interrupted tournament waits for nobody
        try:
            for outcome in ready:
                outcomes.append(outcome)
                if journal is not None:
                    journal.note(outcome)
                progress.advance(task)
        except KeyboardInterrupt:
            progress.stop()
            console.print(words.say("arena-interrupted", done=len(outcomes), games=len(bouts)))
            if out is None or not outcomes:
                raise typer.Exit(130) from None
            console.print(words.say("arena-resume", folder=str(out)))
            raise typer.Exit(130) from None
    if not outcomes:
        raise BadSetup("no game was played")
    return outcomes


def show(tournament: Tournament, standings: Standings, outcomes: list[Outcome], words: Words) -> None:
    """The tables for people."""
    console = Console(highlight=False)
    title = ", ".join(str(setting) for setting in tournament.settings)
    table = Table(title=title, title_justify="left")
    table.add_column(words.say("arena-bot"))
    for key in ("games", "wins", "rate", "sure", "score", "margin", "rating"):
        table.add_column(words.say(f"arena-{key}"), justify="right")
    for bot in standings.order():
        tally, rating = standings.bots[bot], standings.ratings[bot]
        rate, games = tally.interval(), max(1, tally.games)
        table.add_row(
            standings.entrants[bot],
            str(tally.games),
            f"{tally.wins:g}",
            f"{rate.rate:.1%}",
            f"{rate.low:.0%}–{rate.high:.0%}",
            f"{tally.score / games:.1f}",
            f"{tally.margin / games:+.1f}",
            f"{rating.value:.0f}\u00a0±\u00a0{max(rating.high - rating.value, rating.value - rating.low):.0f}",
        )
    console.print(table)
    table = Table(title=words.say("arena-seats"), title_justify="left")
    for key in ("setting", "seat", "rate", "sure", "score"):
        table.add_column(words.say(f"arena-{key}"), justify="right")
    for setting, seats in zip(tournament.settings, standings.seats):
        for number, tally in enumerate(seats, 1):
            rate = tally.interval()
            mean = f"{tally.score / max(1, tally.games):.1f}"
            table.add_row(str(setting), str(number), f"{rate.rate:.1%}", f"{rate.low:.0%}–{rate.high:.0%}", mean)
    console.print(table)
    show_identities(standings, words, console)
    unfinished = sum(not each.finished for each in outcomes)
    if unfinished:
        console.print(words.say("arena-unfinished", games=unfinished), style="yellow")
    if not tournament.even():
        console.print(words.say("arena-uneven"), style="yellow")


def show_identities(standings: Standings, words: Words, console: Console) -> None:
    """What every faction, leader, tribe and seeker is worth; cards and all the rest fill files rather than screens."""
    for each in IDENTITIES:
        things = standings.traits.get((each.game, each.kind))
        if not things:
            continue
        game = find(each.game)
        named, kind = Words(words.lang, game), kinds(type(game).__module__)[each.kind]
        table = Table(title=words.say("arena-things", game=named.say("title")), title_justify="left")
        table.add_column(words.say(f"arena-{each.kind}"))
        for key in ("games", "rate", "sure", "score"):
            table.add_column(words.say(f"arena-{key}"), justify="right")
        for name, tally in sorted(things.items(), key=lambda one: (-one[1].wins / one[1].games, one[0])):
            rate = tally.interval()
            bounds, mean = f"{rate.low:.0%}–{rate.high:.0%}", f"{tally.score / tally.games:.1f}"
            table.add_row(named.thing(kind, kind.ids[name]), str(tally.games), f"{rate.rate:.1%}", bounds, mean)
        console.print(table)
    if standings.traits:
        console.print(words.say("arena-more"), style="dim")
