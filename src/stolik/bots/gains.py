"""What an option costs and brings: the chooser's own amounts after it, compared with those before, as far as they are
sure. Where something comes to light, it is played in several worlds that the chooser could be in, and what differs between
them is not told. Where the option leads to further questions of its own, as paying does, they are answered in all ways, and
what holds for all of them is told: two of these goods, one to three points. What only follows when the turn is over stands
apart.

A game says which of its fields count: those with words `gain-<field>`, which are given `$thing` and `$count`; `.some` are
the words for things that nobody knows yet; `.short` ones stand in a line of all that a seat has; where there is `.kept`, what leaves the field is no loss, and only more is told. Where something received is kept (`Game.keeping`) is no part of what an option brings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..engine.agenda import Gather, Step
from ..engine.field import Bits, Counts, Each, Ids, Number, One, Shape
from ..engine.game import Game
from ..engine.holding import by_side, cut, shown, value_of
from ..engine.option import Kind, Option
from ..engine.rng import Dice
from ..engine.state import State
from ..words import Words

Part = tuple[str, Kind | None, int]  # the field; the kind and id of what is counted, where it is no mere number
Amounts = dict[Part, int]
Way = tuple[Amounts, Amounts]  # everything that is lost on it, and all that is gained
WORLDS = 8
LOOKS = 60  # answers that are tried to find the ways of one option
ALL_LOOKS = 600  # and of all options of a question
FEW = 3  # things that are told beside each other
THING = "\N{OBJECT REPLACEMENT CHARACTER}"  # where the words name a thing


def amounts(game: Game, state: State, seat: int) -> Amounts:
    """Everything that a seat has, counted, and its points."""
    found = held(state, seat)
    found["points", None, 0] = game.scores(state)[seat]
    return found


def held(state: State, seat: int) -> Amounts:
    """What a seat has in its fields, counted; of things the number as well."""
    found: Amounts = {}
    for name, shape, value in own(state, seat):
        for kind, id, count in counted(shape, value):
            found[name, kind, id] = found.get((name, kind, id), 0) + count
    return found


def own(state: State, seat: int) -> Iterator[tuple[str, Shape, Any]]:
    """A seat's own fields: name, shape and value."""
    for field in state.declared().rows:
        if not by_side(field) or not shown(field, state):
            continue
        assert isinstance(field.shape, Each)
        values = cut(field.shape, value_of(state, field))
        if seat >= len(values):
            continue
        _, shape, value = values[seat]
        inside = field.inside()
        if inside is None:
            yield field.name, shape, value
        else:
            yield from ((each.name, each.shape, getattr(value, each.name)) for each in inside.held)


def counted(shape: Shape, value: Any) -> Iterator[tuple[Kind | None, int, int]]:
    """How many of what a value holds."""
    if isinstance(shape, Number):
        yield None, 0, value
    elif isinstance(shape, Counts):
        yield from ((shape.kind, id, count) for id, count in enumerate(value))
    elif isinstance(shape, Bits):
        yield from ((shape.kind, id, 1) for id in range(value.bit_length()) if value >> id & 1)
    elif isinstance(shape, Ids):
        yield None, 0, len(value)
        yield from ((shape.kind, id, 1) for id in value if id >= 0)
    elif isinstance(shape, Each) and isinstance(shape.inner, Number):
        last = shape.axes[-1]
        yield from ((last, at % len(last.names), count) for at, count in enumerate(value))
    elif isinstance(shape, Each) and isinstance(shape.inner, One):
        yield from ((shape.inner.kind, id, 1) for id in value if id >= 0 and id != shape.inner.empty)


def changes(before: Amounts, after: Amounts) -> Amounts:
    """What is more and what is less."""
    parts = dict.fromkeys((*before, *after))
    return {part: more for part in parts if (more := after.get(part, 0) - before.get(part, 0))}


@dataclass(frozen=True)
class Outcome:
    """What an option surely changes: at once, and when the turn is over; and what all ways to go on with it come to."""

    now: Amounts
    later: Amounts
    ways: list[Way]


class Played:
    """An option played in one world: what is above the bottom of the agenda belongs to the turn, what the option puts on
    top of it to the option."""

    def __init__(self, game: Game, world: State, before: Amounts, seat: int, option: Option) -> None:
        self.game = game
        self.before = before
        self.seat = seat
        *self.below, self.asked = world.agenda
        self.state = world.clone()
        self.state.agenda = [self.asked]
        if isinstance(self.asked, Gather):  # what comes of it, all answers decide
            self.asked.choose(self.state, seat, option)
        else:
            self.state.choose(option, seat)
        self.done = self.state.over  # nothing more is asked about the option itself
        if self.done:
            self.go_on(self.below[1:])
        self.now = self.came()
        self.open = self.state.revealed  # chance, or something that the chooser does not know, had a part in it

    def came(self) -> Amounts:
        """What has changed so far."""
        return changes(self.before, amounts(self.game, self.state, self.seat))

    def go_on(self, steps: Sequence[Step]) -> None:
        """Go on with steps that waited below."""
        self.state.agenda = [*steps, *self.state.agenda]
        self.state.over = False
        self.state.advance()

    def later(self) -> Amounts:
        """What follows when the turn is over; nothing when something is asked before."""
        if not self.state.over:
            return {}
        self.go_on(self.below[:1])
        return changes(self.now, self.came())

    def ways(self, most: int) -> tuple[list[Way], int]:
        """All ways to answer what is asked about the option, none where they are too many or unsure; and how many answers
        were tried."""
        first, below = self.state, self.below
        if type(first.agenda[-1]) is type(self.asked):  # the same question simply goes on
            return [], 0
        if not below and len(first.agenda) > 1:  # the option has put its own bottom on the agenda
            below = first.agenda[:1]
            first.agenda = first.agenda[1:]
        questions = [(first, gone({}, {}, self.now))] if below else []
        ends, seen, tried = list[Way](), set[object](), 0
        while questions:
            state, way = questions.pop()
            options = state.options(self.seat) if state.deciders() == [self.seat] else []
            tried += len(options)
            if not options or tried > most:
                return [], tried
            if any(each.verb in self.game.keeping for each in options):
                ends.append(way)
                continue
            had = amounts(self.game, state, self.seat)
            for option in options:
                after = state.clone()
                after.choose(option, self.seat)
                if after.revealed:
                    return [], tried
                if after.agenda == state.agenda:  # it could be done at any time, and the question stays
                    continue
                if done := after.over:
                    after.agenda, after.over = below[1:], False
                    after.advance()
                done = done or isinstance(after.agenda[-1], type(self.asked))  # and then the same is asked again
                farther = gone(*way, changes(had, amounts(self.game, after, self.seat)))
                mark = (*[frozenset(each.items()) for each in farther], () if done else tuple(after.agenda))
                if mark not in seen:
                    seen.add(mark)
                    if done:
                        ends.append(farther)
                    else:
                        questions.append((after, farther))
        return ends, tried


def gone(lost: Amounts, gained: Amounts, change: Amounts) -> Way:
    """A way that goes on with a change."""
    way = dict(lost), dict(gained)
    for part, more in change.items():
        side = way[more > 0]
        side[part] = side.get(part, 0) + more
    return way


def gains(game: Game, view: State, seat: int, options: Sequence[Option]) -> Iterator[tuple[Option, Outcome]]:
    """What each option surely changes for the seat."""
    world = game.determinize(view, Dice(0))
    start = amounts(game, world, seat)
    others: list[tuple[State, Amounts]] = []
    left = ALL_LOOKS
    for option in options:
        played = Played(game, world, start, seat, option)
        now, later, ways = played.now, played.later(), list[Way]()
        if not (played.done or played.open):
            ways, tried = played.ways(min(LOOKS, left))
            left -= tried
        if (played.open and now) or (played.state.revealed and later):
            if not others:
                others = [(one := game.determinize(view, Dice(n)), amounts(game, one, seat)) for n in range(1, WORLDS)]
            for other, before in others:
                again = Played(game, other, before, seat, option)
                now, later = common(now, again.now), common(later, again.later())
        yield option, Outcome(now, later, ways)


def common(one: Amounts, other: Amounts) -> Amounts:
    """The changes that are the same in both."""
    return {part: more for part, more in one.items() if other.get(part) == more}


# -- in words ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Change:
    """Something that is paid or gained, in words; `THING` stands in them for the thing, or for one of these."""

    pays: bool
    least: int
    most: int
    words: str
    things: tuple[tuple[Kind, int], ...]
    part: Part | None  # what it is exactly, where it is one thing
    later: bool = False  # only when the turn is over
    numbers: tuple[int, ...] = ()  # how many of each of the things, where one is as good as the other

    @property
    def number(self) -> str:
        """How many; nothing where that is told with each of the things."""
        return "" if self.numbers else str(self.most) if self.least == self.most else f"{self.least}–{self.most}"


def told(words: Words, outcome: Outcome) -> list[Change]:
    """What is told of an outcome: first what is paid, then what is gained, then what follows later. What only may come is
    told where nothing surely does, and where it is little."""
    now, made, open = plain(words, outcome.now), list[Change](), list[Change]()
    for side in (0, 1):
        come = {part: more for part, more in now.items() if (more > 0) == side}
        ways = [plain(words, way[side]) for way in outcome.ways]
        made.extend(change(words, [part], more, more) for part, more in settled(come, ways).items())
        open.extend(each for parts in open_parts(come, ways) for each in spans(words, parts, ways))
    made.extend(each for each in open if each.least)
    if all(each.pays for each in made) and sum(len(each.things) or 1 for each in open) <= FEW:
        made.extend(each for each in open if not each.least)
    made.extend(change(words, [part], more, more, True) for part, more in plain(words, outcome.later).items())
    return sorted(made, key=lambda each: (each.later, not each.pays))


def plain(words: Words, found: Amounts) -> Amounts:
    """The part of a change that a game tells."""
    made: Amounts = {}
    for (name, kind, id), more in found.items():
        if not words.has(key := key_of(name)):
            continue
        if kind is None and words.has(key, "some"):  # of these some are named; the rest is not known yet
            more -= sum(count for (field, one, _), count in found.items() if field == name and one is not None)
        elif kind is None and THING in words.say(
            key, thing=THING, count=1
        ):  # how many they are: each is told by itself
            continue
        if more > 0 or (more and not words.has(key, "kept")):
            made[name, kind, id] = more
    return made


def settled(now: Amounts, ways: list[Amounts]) -> Amounts:
    """What has come, and what comes in every way."""
    always = dict(ways[0]) if ways else {}
    for each in ways:
        always = common(always, each)
    return {**always, **now}


def open_parts(now: Amounts, ways: list[Amounts]) -> list[list[Part]]:
    """What depends on the way, field by field; where a part of it has come already, its question simply goes on."""
    fields: dict[str, list[Part]] = {}
    for part in dict.fromkeys(part for each in ways for part in each):
        if any(each.get(part) != ways[0].get(part) for each in ways):
            fields.setdefault(part[0], []).append(part)
    return [parts for parts in fields.values() if not any(part in now for part in parts)]


def spans(words: Words, parts: list[Part], ways: list[Amounts]) -> Iterator[Change]:
    """What is paid or gained one way or another: so many of these. What need not be paid is asked for when it is time."""
    sums = sorted((sum(each.get(part, 0) for part in parts) for each in ways), key=abs)
    least, most = sums[0], sums[-1]
    if least or most > 0:
        yield change(words, parts, least, most, numbers=alternatives(parts, ways))


def alternatives(parts: list[Part], ways: list[Amounts]) -> tuple[int, ...]:
    """How many of each, where every way takes or gives one thing alone, always as many of it: two of this or five of that."""
    found = {(part, each[part]) for each in ways for part in parts if part in each}
    alone = all(sum(part in each for part in parts) == 1 for each in ways)
    numbers = dict(found)
    return tuple(abs(numbers[part]) for part in parts) if alone and len(found) == len(parts) else ()


def change(
    words: Words, parts: list[Part], least: int, most: int, later: bool = False, numbers: tuple[int, ...] = ()
) -> Change:
    """One change in words; cards of which there are many to choose from are not named."""
    name, kind, _ = parts[0]
    some = words.has(key_of(name), "some") and (kind is None or len(parts) > FEW)
    said = words.say(key_of(name), "some" if some else "", thing=THING, count=abs(most))
    things = () if some else tuple((kind, id) for _, kind, id in parts if kind is not None)
    one = parts[0] if len(parts) == 1 and least == most else None
    differ = numbers if things and least != most else ()
    return Change(most < 0, abs(least), abs(most), said, things, one, later, differ)


def key_of(name: str) -> str:
    """The words for a change of a field."""
    return f"gain-{name.replace('_', '-')}"
