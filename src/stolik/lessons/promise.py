"""Promises of a coach, held against the rules. Tests keep every course to them.

A number is an amount, "+3" a change since the step began, a table speaks of the keys that it names. For all games:
`prompt`, `decider`, `offered`, `not_offered`, `refused`, `events`, `over`, `winner` and `rival` (a table of facts).
Everything else is a fact of the game.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ..engine.state import State
from .course import LEARNER, RIVAL, BadCourse, Promise
from .pattern import fits
from .position import Taught, offers, reasons


@dataclass(frozen=True)
class Then:
    """What came of something: the position before, the one after, and what happened between them."""

    taught: Taught
    before: State
    after: State
    told: Sequence[str]


def require(truth: object, text: str) -> None:
    """Something that a course promises, or `BadCourse` with this text."""
    if not truth:
        raise BadCourse(text)


def kept(promise: Promise, then: Then) -> None:
    """Everything that is promised has come true, or `BadCourse` says what has not."""
    facts: tuple[dict[str, Any], dict[str, Any]] | None = None
    for name, wanted in promise.items():
        if name in COMMON:
            COMMON[name](wanted, then)
            continue
        if facts is None:
            facts = then.taught.facts(then.before), then.taught.facts(then.after)
        require(name in facts[1], f"a promise cannot speak of '{name}'")
        compare(name, wanted, facts[0][name], facts[1][name])


def compare(name: str, wanted: Any, was: Any, now: Any) -> None:
    """Amounts, changes, tables by key; lists in any order; sets hold at least what is wanted."""
    if isinstance(wanted, dict) and not isinstance(now, Counter):
        for key, due in wanted.items():
            require(key in now, f"{name} has no '{key}'")
            compare(f"{name}.{key}", due, was[key], now[key])
    elif isinstance(wanted, str) and type(now) is int:
        require(re.fullmatch(r"[+-]\d+", wanted), f"{name} changes by a number such as '+1', not '{wanted}'")
        require(now - was == int(wanted), f"{name} changed by {now - was:+d}, not {wanted}")
    elif isinstance(now, set):
        require(set(wanted) <= now, f"{name} is {sorted(now)}, without all of {wanted}")
    elif isinstance(now, list):
        require(sorted(now) == sorted(wanted), f"{name} is {now}, not {wanted}")
    else:
        same = dict(now) == wanted if isinstance(now, Counter) else type(now) is type(wanted) and now == wanted
        require(same, f"{name} is {now!r}, not {wanted!r}")


def happened(wanted: list[str], then: Then) -> None:
    for event in wanted:
        require(any(fits(event, each) for each in then.told), f"no event '{event}'; happened: {then.told}")


def asked(wanted: str, then: Then) -> None:
    prompt = then.after.prompt(LEARNER)
    found = prompt.verb.name if prompt else ""
    require(found == wanted, f"the learner is asked '{found}', not '{wanted}'")


def decides(wanted: int, then: Then) -> None:
    require(then.after.deciders()[:1] == [wanted], f"{then.after.deciders()} decides, not {wanted}")


def offered(wanted: list[str], then: Then) -> None:
    for choice in wanted:
        require(choice in offers(then.after), f"'{choice}' is not offered: {offers(then.after)}")


def not_offered(wanted: list[str], then: Then) -> None:
    for choice in wanted:
        require(choice not in offers(then.after), f"'{choice}' is offered")


def refused(wanted: dict[str, str], then: Then) -> None:
    for choice, reason in wanted.items():
        found = reasons(then.after).get(choice)
        require(found == reason, f"'{choice}' is refused as '{found}', not '{reason}'")


def over(wanted: bool, then: Then) -> None:
    require(then.after.over is wanted, f"over is {then.after.over}")


def winner(wanted: int, then: Then) -> None:
    found = then.taught.game.winners(then.after)
    require(found == [wanted], f"winners are {found}")


def rival(wanted: dict[str, Any], then: Then) -> None:
    compare("rival", wanted, then.taught.facts(then.before, RIVAL), then.taught.facts(then.after, RIVAL))


COMMON: dict[str, Callable[[Any, Then], None]] = {
    "events": happened,
    "prompt": asked,
    "decider": decides,
    "offered": offered,
    "not_offered": not_offered,
    "refused": refused,
    "over": over,
    "winner": winner,
    "rival": rival,
}
