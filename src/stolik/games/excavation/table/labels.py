"""Labels that only this drawing needs, in both languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ....words import Words


@cache
def labels(lang: str) -> Words:
    """The drawing's own words."""
    return Words(lang, None, extra=[Path(__file__).parent / "words" / f"{lang if lang == 'pl' else 'en'}.ftl"])
