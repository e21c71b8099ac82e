"""Mistakes in owners' tables in another language, sentence by sentence.

What is wrong in a table is told where it is read, in English. `mistakes.toml` here and in the folder `data` of each game
hold every such sentence in Polish, with {} for what is filled in, in the same order.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from ..engine.printed import COPIES

FILE = "mistakes.toml"
GAP = "{}"
LINE = re.compile(r"( *)([\w-]+\.csv)?(?:, row ([0-9]+))?(?:, column ([^:]+))?: (.*); expected (.*)", re.DOTALL)


@cache
def phrases(lang: str, folders: frozenset[Path]) -> list[tuple[re.Pattern[str], str]]:
    """Sentences with gaps, and how they read in a language; those that say most come first."""
    found: dict[str, str] = {}
    for path in [Path(__file__).with_name(FILE), *[folder / FILE for folder in sorted(folders)]]:
        if path.exists():
            found |= tomllib.loads(path.read_text(encoding="utf-8")).get(lang, {})
    told = sorted(found.items(), key=lambda each: len(each[0].replace(GAP, "")), reverse=True)
    return [(re.compile("(.*?)".join(map(re.escape, known.split(GAP))), re.DOTALL), other) for known, other in told]


def phrase(text: str, lang: str) -> str:
    """A sentence in a language, as far as it is known; what fills its gaps is told too."""
    for known, other in phrases(lang, frozenset(copy.ours for copy in COPIES.values())):
        if match := known.fullmatch(text):
            parts = other.split(GAP)
            return parts[0] + "".join(phrase(gap, lang) + part for gap, part in zip(match.groups(), parts[1:]))
    return text


def told(text: str, lang: str) -> str:
    """Mistakes, one in a line, in a language; every other line as it is, unless it is a known sentence."""
    return text if lang == "en" else "\n".join(line_of(each, lang) for each in text.split("\n"))


def line_of(line: str, lang: str) -> str:
    """One mistake: where, what stands there and what was expected."""
    match = LINE.fullmatch(line)
    if match is None:
        return phrase(line, lang)
    room, file, row, column, found, expected = match.groups()
    where = [
        file or "",
        *([phrase(f"row {row}", lang)] if row else []),
        *([phrase(f"column {column}", lang)] if column else []),
    ]
    return f"{room}{', '.join(where)}: {phrase(f'{phrase(found, lang)}; expected {phrase(expected, lang)}', lang)}"
