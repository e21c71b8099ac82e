"""Words said again and again, remembered: formatting a sentence costs more than drawing a piece."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from ..engine.option import Kind, Verb
from ..words import Words


@lru_cache(maxsize=50_000)
def spoken(words: Words, key: str, attribute: str, args: tuple[tuple[str, Any], ...]) -> str:
    """The words of a key with its arguments."""
    return words.say(key, attribute, **dict(args))


def speaker(words: Words) -> Callable[..., str]:
    """`words.say`, remembering what it has said."""

    def say(key: str, attribute: str = "", **args: Any) -> str:
        return spoken(words, key, attribute, tuple(args.items()))

    return say


@lru_cache(maxsize=50_000)
def hint(words: Words, kind: Kind, value: int) -> str:
    """A thing's name and, on the next line, what there is to know about it: its tooltip."""
    name, about = words.thing(kind, value), words.about(kind, value)
    return f"{name}\n{about}" if about else name


@lru_cache(maxsize=50_000)
def about(words: Words, verb: Verb, args: tuple[int, ...]) -> str:
    """What there is to know about an option: what it does, or else what the first thing it names is."""
    if words.has(f"option-{verb.name}", "about"):
        return words.say(f"option-{verb.name}", "about")
    return next((told for kind, value in zip(verb.kinds, args) if (told := words.about(kind, value))), "")


class Labels:
    """Words that only a drawing needs, in both languages: files of a folder of its own."""

    def __init__(self, folder: Path, lang: str) -> None:
        self.words = Words(lang, None, extra=[folder / f"{lang if lang == 'pl' else 'en'}.ftl"])

    def has(self, key: str) -> bool:
        return self.words.has(key)

    def say(self, key: str, **args: Any) -> str:
        return spoken(self.words, key, "", tuple(args.items()))
