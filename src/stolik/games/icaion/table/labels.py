"""Labels that only this drawing needs."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ....drawing.speech import Labels as Labels


@cache
def labels(lang: str) -> Labels:
    """The labels of a language."""
    return Labels(Path(__file__).parent / "words", lang)
