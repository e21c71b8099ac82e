"""Which language a person reads, and the words of the table and its pages in it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...engine.game import Game
from ...words import LANGUAGES, Words, file_of

FOLDER = Path(__file__).parents[1] / "words"


@cache
def words(lang: str, game: Game | None = None) -> Words:
    """The words of a language: of the table, of its pages, and of a game."""
    extra = [path for name in (f"{lang}.ftl", f"page.{lang}.ftl") if (path := FOLDER / name).exists()]
    if game is not None and not file_of(type(game).__module__, lang).exists():
        game = None  # a game whose words are still to be written shows its keys
    return Words(lang, game, extra)


def preferred(header: str) -> str:
    """The first known language of an Accept-Language header; English when none is."""
    weighed: list[tuple[float, int, str]] = []
    for order, part in enumerate(header.split(",")[:20]):
        name, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        weighed.append((-weight, order, name.strip().lower().partition("-")[0]))
    for _, _, name in sorted(weighed):
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]
