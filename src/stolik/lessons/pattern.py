"""Patterns of texts: word for word, `*` for anything in a word and, as the last word, for all the rest."""

from __future__ import annotations

from fnmatch import fnmatchcase

AGAIN = " +"  # at the end of a choice: once more as long as it is offered


def fits(pattern: str, text: str) -> bool:
    """Whether a text is what a pattern says."""
    wanted, found = pattern.split(), text.split()
    long_enough = len(wanted) <= len(found) if wanted[-1:] == ["*"] else len(wanted) == len(found)
    return long_enough and all(fnmatchcase(word, like) for like, word in zip(wanted, found))


def begins(pattern: str, text: str) -> bool:
    """Whether a text begins with the words of a pattern."""
    return fits(pattern, " ".join(text.split()[: len(pattern.split())]))


def chosen(pattern: str, text: str) -> bool:
    """Whether a choice is the one that a pattern names, once or again and again."""
    return fits(pattern.removesuffix(AGAIN), text)
