"""`stolik arena`: tournaments between bots, with everything that can be learned from them."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ..arena import balance, report
from ..arena.journal import Journal
from ..arena.match import Outcome, Setting
from ..arena.pool import play_all
from ..arena.schedule import Tournament
from ..arena.standings import Standings, Tally
from ..arena.traits import identities
from ..engine.errors import BadSetup
from ..games import games, ids
from ..words import Words
from . import flags
from .simulate import with_progress
from .voice import Voice


def arena(
    game: Annotated[
        list[str], typer.Option("--game", "-g", metavar="GAME", help="A game, repeatable; all: every one.")
    ],
    bots: Annotated[
        str, typer.Option("--bots", "-b", help="Bots divided by commas: hard:0.2s,greedy,package.module:Class.")
    ],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games in each setting.")] = 100,
    seed: Annotated[int, typer.Option("--seed", "-s", help="Seed of the first deal.")] = 0,
    players: Annotated[
        list[int] | None, typer.Option("--players", "-p", help="Seats, repeatable; none: two, or the fewest.")
    ] = None,
    variant: flags.Variants = None,
    each_variant: Annotated[
        bool, typer.Option("--each-variant", help="Play without variants and with each of them alone, not all at once.")
    ] = False,
    jobs: flags.Jobs = 0,
    dask: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on the Dask cluster of this scheduler.")] = "",
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep all games, tables and plots here; goes on where it was interrupted."),
    ] = None,
    records: flags.Records = None,
    to_csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="A line for every seat as CSV.")] = None,
    to_svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="The win rates as a plot.")] = None,
    as_json: flags.Json = False,
    balanced: Annotated[
        bool, typer.Option("--balance", help="Tell how far every faction, card and so on lies from the rest.")
    ] = False,
    data: flags.Data = None,
    lang: flags.Lang = "",
) -> None:
    """Let bots play tournaments: win rates, ratings, and what seats, factions and cards are worth."""
    voice = Voice(flags.language(lang))
    names = tuple(each.strip() for each in bots.split(",") if each.strip())
    for name in names:
        flags.check_bot(voice, name)
    tournament = Tournament(names, settings_of(game, players, variant, each_variant, lang), games, seed)
    tournament.check()
    for file in (to_csv, to_svg):
        if file is not None:
            file.open("a").close()  # better now than after all games: OSError where it cannot be written
    outcomes = played(tournament, jobs, dask, out, records or (out / "records" if out else None), as_json, voice)
    standings = Standings.of(tournament, outcomes)
    if out is not None:
        report.write_all(out, tournament, standings, outcomes)
    if to_csv is not None:
        report.write_csv(to_csv, report.games_rows(tournament, outcomes))
    if to_svg is not None:
        to_svg.write_text(report.rates_plot(standings, str(tournament.settings[0])), encoding="utf-8")
    if as_json:
        flags.print_json(report.plain(tournament, standings, outcomes))
        return
    if balanced:
        for each in dict.fromkeys(setting.game for setting in tournament.settings):
            print(balance.told(standings, tournament, outcomes, flags.opened(each, lang)[0]))
        return
    show(tournament, standings, outcomes, voice)
    if out is not None:
        voice.tell("arena-kept", folder=str(out))


def settings_of(
    games: list[str], players: list[int] | None, variants: list[str] | None, each: bool, lang: str
) -> tuple[Setting, ...]:
    """Every game with every number of seats and every choice of variants."""
    found: list[Setting] = []
    for id in dict.fromkeys(ids() if "all" in games else games):
        game, voice = flags.opened(id, lang)
        given: list[list[str]] = [[], *([one] for one in variants or [])] if each else [variants or []]
        for chosen in given:
            for seats in players or [0]:
                setup = flags.setup_of(game, voice, seats, 0, chosen)
                found.append(Setting.of(id, setup.players, setup.variants))
    return tuple(dict.fromkeys(found))


def played(
    tournament: Tournament, jobs: int, dask: str, out: Path | None, records: Path | None, silent: bool, voice: Voice
) -> list[Outcome]:
    """Play what is not yet played; interrupting keeps what is done."""
    matches = tournament.matches()
    outcomes: list[Outcome] = []
    with ExitStack() as stack:
        journal = stack.enter_context(Journal(out, tournament)) if out is not None else None
        if journal is not None:
            outcomes += journal.outcomes.values()
        done = {each.index for each in outcomes}
        left = [replace(match, recorded=records is not None) for match in matches if match.index not in done]
        try:
            for outcome in with_progress(play_all(left, jobs, dask), len(matches), len(done), silent, records):
                outcomes.append(outcome)
                if journal is not None:
                    journal.note(outcome)
        except KeyboardInterrupt:
            console = Console(stderr=True, highlight=False)
            console.print(voice.say("arena-interrupted", done=len(outcomes), games=len(matches)))
            if out is not None:
                console.print(voice.say("arena-resume", folder=str(out)))
            raise typer.Exit(130) from None
    if not outcomes:
        raise BadSetup("no game was played")
    return outcomes


def show(tournament: Tournament, standings: Standings, outcomes: list[Outcome], voice: Voice) -> None:
    """The tables for people."""
    several = any(setting.seats() > len(tournament.bots) for setting in tournament.settings)
    keys = ("games", "wins", "rate", "sure", *(["fair"] if several else []), "score", "margin", "rating")
    title = ", ".join(map(str, tournament.settings))
    table = voice.table(title, [voice.say("arena-bot")], [voice.say(f"arena-{key}") for key in keys])
    for bot in standings.order():
        tally, rating = standings.bots[bot], standings.ratings[bot]
        games = max(1, tally.games)
        table.add_row(
            standings.entrants[bot],
            str(tally.games),
            f"{tally.wins:g}",
            *rate_of(tally),
            *([f"{tally.fair / games:.0%}"] if several else []),
            f"{tally.score / games:.1f}",
            f"{tally.margin / games:+.1f}",
            f"{rating.value:.0f}\u00a0±\u00a0{max(rating.high - rating.value, rating.value - rating.low):.0f}",
        )
    voice.console.print(table)
    if several:
        voice.tell("arena-several", "dim")
    keys = ("setting", "seat", "rate", "sure", "score")
    table = voice.table(voice.say("arena-seats"), (), [voice.say(f"arena-{key}") for key in keys])
    for setting, seats in zip(tournament.settings, standings.seats):
        for number, tally in enumerate(seats, 1):
            table.add_row(str(setting), str(number), *rate_of(tally), f"{tally.score / max(1, tally.games):.1f}")
    voice.console.print(table)
    show_identities(standings, voice)
    unfinished = sum(not each.finished for each in outcomes)
    if unfinished:
        voice.tell("arena-unfinished", "yellow", games=unfinished)
    if not tournament.even():
        voice.tell("arena-uneven", "yellow")


def rate_of(tally: Tally) -> tuple[str, str]:
    """The share of wins, and where it surely lies."""
    rate = tally.interval()
    return f"{rate.rate:.1%}", f"{rate.low:.0%}–{rate.high:.0%}"


def show_identities(standings: Standings, voice: Voice) -> None:
    """What every faction, leader, tribe and seeker is worth; cards and all the rest fill files rather than screens."""
    shown = [(game, *each) for game in games() for each in identities(game)]
    for game, field, kind in shown:
        things = standings.traits.get((game.id, kind.name))
        if not things:
            continue
        named = Words(voice.words.lang, game)
        keys = ("games", "rate", "sure", "expected", "score")
        title, headings = (
            voice.say("arena-things", game=named.say("title")),
            [voice.say(f"arena-{key}") for key in keys],
        )
        table = voice.table(title, [named.say(f"field-{field.replace('_', '-')}")], headings)
        for name, tally in sorted(things.items(), key=lambda one: (-one[1].gain(), one[0])):
            expected, mean = f"{tally.expected / tally.games:.1%}", f"{tally.score / tally.games:.1f}"
            table.add_row(named.thing(kind, kind.ids[name]), str(tally.games), *rate_of(tally), expected, mean)
        voice.console.print(table)
    if standings.traits:
        voice.tell("arena-more", "dim")
