"""`stolik games`, `bench` and `provenance`: what there is, and figures about it."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console

from .. import bench as benchmark
from ..engine.game import Game, Variant
from ..games import games as all_games
from . import flags
from .voice import Voice

# -- what there is --------------------------------------------------------------------------------------------


def games(as_json: flags.Json = False, lang: flags.Lang = "") -> None:
    """List the games with their seats, variants and options."""
    found = [(game, Voice(flags.language(lang), game)) for game in all_games()]
    if as_json:
        flags.print_json({"games": [plain_game(game, voice) for game, voice in found]})
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
    found, voice = flags.opened(game, lang)
    if as_json:
        flags.print_json({"game": game, "tables": [vars(each) for each in found.provenance]})
        return
    title = voice.say("provenance", title=voice.words.say("title"))
    table = voice.table(title, map(voice.say, ("data", "mark", "note")))
    for each in found.provenance:
        style = "yellow" if each.mark == "reconstructed" else ""
        words = voice.words
        table.add_row(words.say(f"mark-{each.table}"), words.say(f"provenance-{each.mark}"), each.note, style=style)
    voice.console.print(table)
    for mark in dict.fromkeys(each.mark for each in found.provenance):
        voice.print(f"{voice.words.say(f'provenance-{mark}')}: {voice.words.say(f'provenance-{mark}', 'about')}", "dim")


# -- speed ----------------------------------------------------------------------------------------------------


def bench(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Games to measure; none: all.")] = None,
    seconds: Annotated[float, typer.Option(min=0.05, help="Time of one round; there are five of each kind.")] = 0.5,
    as_json: flags.Json = False,
    lang: flags.Lang = "",
) -> None:
    """Measure the speed of the rules beside random play of python-chess."""
    chosen = [flags.opened(id, lang)[0] for id in game] if game else all_games()
    console = Console(stderr=True)
    with console.status("", spinner="dots") as status:
        found = benchmark.bench(chosen, seconds, status.update)
    if as_json:
        flags.print_json(found)
        return
    voice = Voice(flags.language(lang))
    title = voice.say("bench-compiled" if found["compiled"] else "bench-plain")
    table = voice.table(title, [""], [each.id for each in chosen])
    for figure in next(iter(found["games"].values()), {}):
        values = [f"{found['games'][each.id][figure]:,}".replace(",", " ") for each in chosen]
        table.add_row(voice.say(f"figure-{figure.replace('_', '-')}"), *values)
    voice.console.print(table)
