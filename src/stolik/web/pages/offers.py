"""What the form of a new table offers: variants, seats, clocks and hints, in words."""

from __future__ import annotations

from functools import cache

from ...engine.errors import StolikError
from ...engine.game import Game, Variant
from ...words import Words
from ..tables.clocks import KINDS
from ..tables.levels import levels
from ..tables.storage import OPEN
from ..tables.wishes import ME, Wish
from .contexts import Choice, VariantField
from .language import words as words_of


def value_title(variant: Variant, value: str, words: Words) -> str:
    """The words of a variant's value."""
    key = f"variant-{variant.id}-{value}"
    if words.has(key):
        return words.say(key)
    return words.say(f"switch-{value}") if value in ("off", "on") else value.replace("_", " ")


def variant_words(variant: Variant, value: str, words: Words) -> str:
    """A variant with its value, in words; a switch that is on is just named."""
    title = words.say(f"variant-{variant.id}")
    return title if value == "on" else f"{title}: {value_title(variant, value, words)}"


def is_open(game: Game, variant: Variant) -> bool:
    """Whether a variant takes other values than the listed ones: numbers."""
    return any(game.accepts(variant, str(value)) for value in range(100) if str(value) not in variant.values)


def variant_fields(wish: Wish, words: Words) -> list[VariantField]:
    """The variants of a game as fields of the form."""
    fields = []
    for variant in wish.game.variants:
        key = f"variant-{variant.id}"
        about = words.say(key, "about") if words.has(key, "about") else ""
        values = [
            Choice(
                value,
                value_title(variant, value, words),
                words.say(f"{key}-{value}", "about") if words.has(f"{key}-{value}", "about") else "",
            )
            for value in variant.values
        ]
        switch = variant.values == ("off", "on")
        chosen = wish.variants.get(variant.id, variant.default)
        fields.append(
            VariantField(variant.id, words.say(key), about, values, switch, is_open(wish.game, variant), chosen)
        )
    return fields


def seat_kinds(words: Words) -> list[Choice]:
    """Who may sit at a seat."""
    kinds = [(ME, "kind-me"), (OPEN, "kind-open"), *[(f"bot:{level}", f"level-{level}") for level in levels()]]
    return [Choice(kind, words.say(key), words.say(key, "about")) for kind, key in kinds]


def clock_words(kind: str, words: Words) -> str:
    """A clock, such as `days:2`, in words."""
    name, *values = kind.split(":")
    first, second = (*map(int, values), 0, 0)[:2]
    return words.say(f"clock-{name}", first=first, second=second)


def clock_choices(words: Words) -> list[Choice]:
    """The clocks to choose from."""
    return [Choice(kind, clock_words(kind, words)) for kind in KINDS]


def hint_choices(words: Words) -> list[Choice]:
    """When hints are allowed."""
    return [Choice(value, words.say(f"hints-{value}")) for value in ("auto", "on", "off")]


@cache
def automata(game: Game, lang: str) -> dict[int, list[str]]:
    """The automata that join by the rules, for each number of seats."""
    words = words_of(lang, game)
    found: dict[int, list[str]] = {}
    for players in game.seats:
        try:
            state = game.start(game.setup(players))
        except StolikError:
            continue
        found[players] = [words.say(f"participant-{each}") for each in game.participants(state)[players:]]
    return found
