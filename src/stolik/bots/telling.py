"""Hints in words: the move and what follows, how sure it is, and the two or three reasons that weigh most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..engine.game import Game
from ..engine.option import Option
from ..words import Words
from .hints import BEHIND, EQUAL, FAR, ONLY, Hint

MOST_REASONS = 3
MOST_PARTS = 2  # of one reason
MOST_STEPS = 4  # of a line
NOTABLE = 0.75  # points: what is less is not told
EVEN = 0.5  # points of margin
UNTOLD = {EQUAL: "hint-alike", BEHIND: "hint-falls-behind", FAR: "hint-falls-behind"}  # when no reason is large enough


@dataclass(frozen=True)
class Told:
    """A hint as a person reads it; `steps` are the choices of the line with the things that they name."""

    title: str
    then: str
    verdict: str
    reasons: list[str]
    numbers: str
    steps: list[list[str]]


def told(found: Sequence[Hint], words: Words, names: Sequence[str], seat: int) -> list[Told]:
    """All hints in words."""
    rivals = [name for other, name in enumerate(names) if other != seat]
    rival = rivals[0] if len(rivals) == 1 else ""
    return [
        Told(
            words.option(hint.option, names),
            then(hint, words, names),
            verdict(hint, len(found), words),
            reasons(found, number, words, rival),
            numbers(hint, words),
            [things(option) for option in (hint.option, *hint.line)][: MOST_STEPS + 1],
        )
        for number, hint in enumerate(found)
    ]


def verdict(hint: Hint, shown: int, words: Words) -> str:
    """How sure it is; of many equal options, that there are more."""
    more = hint.peers + 1 - shown
    many = hint.verdict == EQUAL and more > 0
    return words.say("hint-equal-more", count=more) if many else words.say(f"hint-{hint.verdict}")


def things(option: Option) -> list[str]:
    """What an option names, as drawings call it; its own text stands first."""
    named = [f"{kind.name}-{kind.text(value)}" for kind, value in zip(option.verb.kinds, option.args)]
    return [str(option), *named]


def then(hint: Hint, words: Words, names: Sequence[str]) -> str:
    """The expected line after the option, in words."""
    if not hint.line:
        return ""
    steps = [words.option(option, names) for option in hint.line[:MOST_STEPS]]
    return words.say("hint-then", line=" → ".join(steps) + (" …" if len(hint.line) > MOST_STEPS else ""))


def reasons(found: Sequence[Hint], number: int, words: Words, rival: str) -> list[str]:
    """What speaks for an option and against it: points now (where any scores), prospects beyond the others', what an
    opponent loses by it."""
    hint = found[number]
    if hint.verdict == ONLY:
        return []
    said = [points(hint, words)] if any(whole(each) for each in found) else []
    more, less = (listed(hint, sign, words) for sign in (1, -1))
    if more:
        said.append(words.say("hint-more-than-first" if number else "hint-more", parts=more))
    if less and number:
        said.append(words.say("hint-less-than-first", parts=less))
    elif less:
        kind = "hint-pays-off" if balance(found) < 0 else "hint-less" if more else "hint-less-only"
        said.append(words.say(kind, parts=less))
    if rival and abs(hint.rival) >= NOTABLE:
        key = "hint-rival-less" if hint.rival < 0 else "hint-rival-more"
        said.append(words.say(key, name=rival, points=round(abs(hint.rival))))
    return said[:MOST_REASONS] or [words.say(UNTOLD.get(hint.verdict, "hint-later"))]


def listed(hint: Hint, sign: int, words: Words) -> str:
    """The greatest prospects that an option has beyond the others, or lacks."""
    parts = [(name, amount) for name, amount in hint.more if sign * amount >= NOTABLE][:MOST_PARTS]
    return joined([part(f"prospect-{name}", amount, words) for name, amount in parts], words) if parts else ""


def balance(found: Sequence[Hint]) -> float:
    """By how much the first is ahead of the others when its turn is over; what is below zero must come later."""
    first, *others = found
    now = sum(amount for _, amount in first.points)
    theirs = [sum(amount for _, amount in each.points) for each in others]
    return now - sum(theirs) / max(1, len(theirs)) + sum(amount for _, amount in first.more) - first.rival


def whole(hint: Hint) -> int:
    """All points of this turn."""
    return round(sum(amount for _, amount in hint.points))


def points(hint: Hint, words: Words) -> str:
    """The points of this turn by category."""
    parts = [(name, amount) for name, amount in hint.points if abs(amount) >= NOTABLE]
    if not whole(hint) or not parts:
        return words.say("hint-no-points")
    parts.sort(key=lambda each: -abs(each[1]))
    alone = len(parts) == 1
    listed = [lower(words.say(f"score-{parts[0][0]}"))] if alone else []
    listed += [] if alone else [part(f"score-{name}", amount, words) for name, amount in parts[: MOST_PARTS + 1]]
    key = "hint-points" if whole(hint) > 0 else "hint-pays"
    return words.say(key, points=abs(whole(hint)), parts=joined(listed, words))


def part(key: str, amount: float, words: Words) -> str:
    """One part of a difference."""
    sign = "more" if amount > 0 else "less"
    return words.say("hint-part", name=lower(words.say(key)), sign=sign, points=round(abs(amount)))


def lower(name: str) -> str:
    """A title as it stands within a sentence."""
    return name[:1].lower() + name[1:]


def joined(parts: Sequence[str], words: Words) -> str:
    """A list in words."""
    *before, last = parts
    return words.say("hint-and", list=", ".join(before), last=last) if before else last


def numbers(hint: Hint, words: Words) -> str:
    """The numbers, in one quiet line."""
    sign = "even" if abs(hint.margin) < EVEN else "more" if hint.margin > 0 else "less"
    return words.say(
        "hint-numbers", sign=sign, points=max(1, round(abs(hint.margin))), percent=round(hint.chance * 100),
        share=round(hint.share * 100),
    )  # fmt: skip


def turned(game: Game, point: dict[str, Any], words: Words, names: Sequence[str]) -> str:
    """The move that turned a game and a better one, from the plain data of a turning point; nothing when nobody chose."""
    if not point.get("played") or not 0 <= point["seat"] < len(names):
        return ""
    parse = game.vocabulary.parse
    said = words.say("turning-move", player=names[point["seat"]], played=words.option(parse(point["played"]), names))
    if not point["better"]:
        return said
    better = words.option(parse(point["better"]), names)
    return f"{said} {words.say('turning-better', better=better, points=max(1, round(point['cost'])))}"
