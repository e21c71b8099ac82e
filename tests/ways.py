"""All ways through the options of an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def ends(
    state: Any, over: Callable[[Any], bool], picture: Callable[[Any], str], more: Callable[[Any], Any]
) -> set[str]:
    """The pictures of where all ways end; positions with the same picture, agenda and `more` go on alike."""
    found: set[str] = set()
    seen: set[str] = set()
    ways = [state]
    while ways:
        here = ways.pop()
        if over(here):
            found.add(picture(here))
            continue
        been = repr((picture(here), here.agenda, more(here)))
        if been not in seen:
            seen.add(been)
            for option in here.options():
                after = here.clone()
                after.choose(option)
                ways.append(after)
    return found
