"""`stolik games`, `simulate`, `bench` and `provenance`: what there is, and figures about it."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from .. import bench as benchmark
from ..arena.simulate import Match, Result, play_all
from ..arena.statistics import Spread, Summary, report, rows
from ..engine.errors import BadSetup
from ..engine.game import Game, Variant
from ..games import game as find
from ..games import games as all_games
from . import flags
from .voice import Voice


def print_json(value: Any) -> None:
    """One machine-readable object."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


# -- what there is --------------------------------------------------------------------------------------------


def games(as_json: flags.Json = False, lang: flags.Lang = "") -> None:
    """List the games with their seats, variants and options."""
    found = [(game, Voice(flags.language(lang), game)) for game in all_games()]
    if as_json:
        print_json({"games": [plain_game(game, voice) for game, voice in found]})
        return
    for game, voice in found:
        seats = ", ".join(map(str, sorted(game.seats)))
        voice.print(f"{voice.words.say('title')}  [{game.id}]", "bold")
        voice.print(f"  {voice.words.say('subtitle')}")
        voice.print(f"  {voice.say('seats', seats=seats)}")
        for variant in game.variants:
            voice.print(f"  --variant {flag_of(variant)}", "cyan")
            voice.print(f"      {voice.words.say(f'variant-{variant.id}')}: {explained(variant, voice)}")
        voice.print()


def flag_of(variant: Variant) -> str:
    """How a variant is asked for; its default stands first."""
    return variant.id if variant.values == ("off", "on") else f"{variant.id}={'|'.join(variant.values)}"


def explained(variant: Variant, voice: Voice) -> str:
    return voice.words.say(f"variant-{variant.id}", "about")


def plain_game(game: Game, voice: Voice) -> dict[str, Any]:
    """A game as plain data."""
    return {
        "id": game.id,
        "title": voice.words.say("title"),
        "subtitle": voice.words.say("subtitle"),
        "rules_version": game.rules_version,
        "seats": sorted(game.seats),
        "variants": [
            {
                "id": variant.id,
                "values": list(variant.values),
                "default": variant.default,
                "title": voice.words.say(f"variant-{variant.id}"),
                "about": explained(variant, voice),
            }
            for variant in game.variants
        ],
    }


def provenance(game: flags.GameId, as_json: flags.Json = False, lang: flags.Lang = "") -> None:
    """Print which tables of a game are published facts and which are reconstructed."""
    found = find(game)
    voice = Voice(flags.language(lang), found)
    if as_json:
        print_json({"game": game, "tables": [vars(each) for each in found.provenance]})
        return
    table = Table(title=voice.say("provenance", title=voice.words.say("title")), title_justify="left")
    for heading in ("data", "mark", "note"):
        table.add_column(voice.say(heading))
    for each in found.provenance:
        style = "yellow" if each.mark == "reconstructed" else ""
        words = voice.words
        table.add_row(words.say(f"mark-{each.table}"), words.say(f"provenance-{each.mark}"), each.note, style=style)
    voice.console.print(table)
    for mark in dict.fromkeys(each.mark for each in found.provenance):
        voice.print(f"{voice.words.say(f'provenance-{mark}')}: {voice.words.say(f'provenance-{mark}', 'about')}", "dim")


# -- many games -----------------------------------------------------------------------------------------------


def simulate(
    game: flags.GameId,
    players: flags.Players = 0,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")] = 100,
    bots: flags.Bots = "random",
    seed: Annotated[int, typer.Option("--seed", "-s", help="Seed of the first game; each further one adds 1.")] = 0,
    variant: flags.Variants = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0: one per core.")] = 0,
    to_csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="One line per game as CSV.")] = None,
    as_json: flags.Json = False,
    lang: flags.Lang = "",
) -> None:
    """Let bots play many games, and print scores, lengths and branching."""
    found = find(game)
    setup = flags.setup_of(found, players, seed, variant)
    if setup.seed + games > 2**60:
        raise BadSetup(f"seed {setup.seed} leaves no room for {games} games; expected less than 2^60")
    kinds = flags.bots_of(bots, found.start(setup).seats)
    match = Match(game, setup.players, setup.variants, kinds, setup.seed)
    began = perf_counter()
    results = played([replace(match, seed=setup.seed + number) for number in range(games)], jobs, as_json)
    seconds = perf_counter() - began
    if to_csv is not None:
        with to_csv.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows(rows(results))
    if as_json:
        print_json(report(match, results, seconds))
        return
    voice = Voice(flags.language(lang), found)
    voice.name_seats((), kinds)
    print_summary(Summary.of(results), kinds, results, seconds, voice)


def played(matches: Sequence[Match], jobs: int, silent: bool) -> list[Result]:
    """Play all matches, with a progress bar for people."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=silent or not console.is_terminal) as progress:
        task = progress.add_task(matches[0].game, total=len(matches))
        results = []
        for result in play_all(matches, jobs):
            results.append(result)
            progress.advance(task)
        return results


def print_summary(
    summary: Summary, kinds: tuple[str, ...], results: Sequence[Result], seconds: float, voice: Voice
) -> None:
    """The figures as tables."""
    table = Table(title=voice.say("scores"), title_justify="left")
    table.add_column("")
    for heading in ("mean", "median", "least", "most", "deviation", "wins"):
        table.add_column(voice.say(heading), justify="right")
    for index, spread in enumerate(summary.scores):
        id = summary.participants[index]
        name = voice.names[index] if index < len(kinds) else voice.words.say(f"participant-{id}")
        share = summary.wins[index] / max(1, len(results))
        table.add_row(name, *cells(spread), f"{share:.1%}")
    voice.console.print(table)
    table = Table(title=voice.say("lengths"), title_justify="left")
    table.add_column("")
    for heading in ("mean", "median", "least", "most", "deviation"):
        table.add_column(voice.say(heading), justify="right")
    table.add_row(voice.say("decisions"), *cells(summary.decisions))
    table.add_row(voice.say("turns"), *cells(summary.turns))
    table.add_row(voice.say("branching"), *cells(summary.branching))
    voice.console.print(table)
    decisions = sum(result.decisions for result in results)
    finished = sum(result.finished for result in results)
    rate = f"{decisions / max(seconds, 1e-9):,.0f}".replace(",", " ")
    voice.tell("simulated", games=len(results), finished=finished, seconds=f"{seconds:.1f}", rate=rate)


def cells(spread: Spread) -> list[str]:
    """A spread as the cells of a line."""
    return [
        f"{spread.mean:.1f}",
        f"{spread.median:g}",
        f"{spread.least:g}",
        f"{spread.most:g}",
        f"{spread.deviation:.1f}",
    ]


# -- speed ----------------------------------------------------------------------------------------------------


def bench(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Games to measure; none: all.")] = None,
    seconds: Annotated[float, typer.Option(min=0.05, help="Time of one round; there are five of each kind.")] = 0.5,
    as_json: flags.Json = False,
    lang: flags.Lang = "",
) -> None:
    """Measure the speed of the rules beside random play of python-chess."""
    chosen = [find(id) for id in game] if game else all_games()
    console = Console(stderr=True)
    with console.status("", spinner="dots") as status:
        found = benchmark.bench(chosen, seconds, status.update)
    if as_json:
        print_json(found)
        return
    voice = Voice(flags.language(lang))
    table = Table(title=voice.say("bench-compiled" if found["compiled"] else "bench-plain"), title_justify="left")
    table.add_column("")
    for each in chosen:
        table.add_column(each.id, justify="right")
    for figure in next(iter(found["games"].values()), {}):
        values = [f"{found['games'][each.id][figure]:,}".replace(",", " ") for each in chosen]
        table.add_row(voice.say(f"figure-{figure.replace('_', '-')}"), *values)
    voice.console.print(table)
