"""The words of the table and its pages in it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...engine.game import Game
from ...games import folder
from ...words import Words, file_of

FOLDER = Path(__file__).parents[1] / "words"


@cache
def words(lang: str, game: Game | None = None) -> Words:
    """The words of a language: of the table, of its pages, and of a game."""
    extra = [FOLDER / f"{lang}.ftl", *sorted(FOLDER.glob(f"*.{lang}.ftl"))]
    if game is not None and not file_of(type(game).__module__, lang).exists():
        game = None  # a game whose words are still to be written shows its keys
    if game is not None and (tables := folder(game) / "data" / f"{lang}.ftl").exists():
        extra.append(tables)
    return Words(lang, game, extra)
