"""Labels that only this drawing needs, in both languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ....drawing.speech import spoken
from ....words import Words


class Labels:
    """The drawing's own words; what was said once is remembered."""

    def __init__(self, lang: str) -> None:
        path = Path(__file__).parent / "words" / f"{lang if lang == 'pl' else 'en'}.ftl"
        self.words = Words(lang, None, extra=[path])

    def has(self, key: str) -> bool:
        return self.words.has(key)

    def say(self, key: str, **args: Any) -> str:
        return spoken(self.words, key, "", tuple(args.items()))


@cache
def labels(lang: str) -> Labels:
    """The labels of a language."""
    return Labels(lang)
