"""What an option costs and brings: the chooser's own amounts after it, compared with those before, as far as they are
sure. Where something comes to light, it is played in several worlds that the chooser could be in, and what differs between
them is not told. Where the option leads to further questions of its own, as paying does, they are answered in all ways, and
what holds for all of them is told: two of these goods, one to three points; where something comes to light on the way, only
what is paid before. Where the same question goes on afterwards, what that brings is not the option's, even if there is nothing
left to choose. What only follows when the turn is over stands apart.

A game says which of its fields count: those with words `gain-<field>`, which are given `$thing` and `$count`; `.some` are
the words for things that nobody knows yet; `.short` ones stand in a line of all that a seat has; where there is `.kept`, what leaves the field is no loss, and only more is told. Where something received is kept (`Game.keeping`) is no part of what an option brings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..engine.agenda import Decision, Gather, Step
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
LOOKS = 120  # answers that are tried to find the ways of one option
ALL_LOOKS = 800  # and of all options of a question
FEW = 3  # things that are told beside each other
MIXED = 2  # and of which together so many to so many are told
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
    begun: list[Way]  # instead of ways: what they come to before something comes to light


class Played:
    """An option played in one world: what is above the bottom of the agenda belongs to the turn, what the option puts on
    top of it to the option."""

    def __init__(self, game: Game, world: State, before: Amounts, seat: int, option: Option) -> None:
        self.game = game
        self.before = before
        self.seat = seat
        *self.below, self.asked = world.agenda
        self.state = world.clone()
        self.again: list[Step] = []  # the same question, where it goes on
        self.play(option)
        self.done = self.state.over  # nothing more is asked about the option itself
        if self.done:
            self.go_on()
        self.now = self.came()
        self.open = self.state.revealed  # chance, or something that the chooser does not know, had a part in it

    def came(self) -> Amounts:
        """What has changed so far."""
        return changes(self.before, amounts(self.game, self.state, self.seat))

    def play(self, option: Option) -> None:
        """Play the option up to what is asked about it, without the same question if that goes on."""
        state, asked = self.state, self.asked
        state.agenda = []
        state.revealed = False
        if isinstance(asked, Gather):  # what comes of it, all answers decide
            state.agenda = [asked]
            asked.choose(state, self.seat, option)
            return
        assert isinstance(asked, Decision)
        asked.choose(state, option)
        under = max((at for at, step in enumerate(state.agenda) if type(step) is type(asked)), default=-1)
        self.again, state.agenda = state.agenda[: under + 1], state.agenda[under + 1 :]
        state.advance()

    def go_on(self) -> None:
        """Go on with what waited below; up to the same question, where something has come of this answer to it."""
        if self.again and self.came():
            self.state.agenda, self.state.over = self.again, False
        else:
            self.resume([*self.below[1:], *self.again])

    def resume(self, steps: Sequence[Step]) -> None:
        """Go on with steps."""
        self.state.agenda = [*steps, *self.state.agenda]
        self.state.over = False
        self.state.advance()

    def later(self) -> Amounts:
        """What follows when the turn is over; nothing when something is asked before."""
        if not self.state.over:
            return {}
        self.resume(self.below[:1])
        return changes(self.now, self.came())

    def ways(self, most: int) -> tuple[list[Way], list[Way], int]:
        """All ways to answer what is asked about the option, none where they are too many or something comes to light on one;
        then what they come to before that; and how many answers were tried."""
        first, below = self.state, self.again or self.below
        if type(first.agenda[-1]) is type(self.asked):  # the same question simply goes on
            return [], [], 0
        if not below and len(first.agenda) > 1:  # the option has put its own bottom on the agenda
            below = first.agenda[:1]
            first.agenda = first.agenda[1:]
        rest = [] if self.again else below[1:]
        questions = [(first, gone({}, {}, self.now))] if below else []
        ends, begun, seen, tried = list[Way](), list[Way](), set[object](), 0
        while questions:
            state, way = questions.pop()
            options = state.options(self.seat) if state.deciders() == [self.seat] else []
            tried += len(options)
            if not options or tried > most:
                return [], [], tried
            if any(each.verb in self.game.keeping for each in options):
                ends.append(way)
                continue
            had = amounts(self.game, state, self.seat)
            for option in options:
                after = state.clone()
                after.choose(option, self.seat)
                if after.agenda == state.agenda:  # it could be done at any time, and the question stays
                    continue
                if done := after.over:
                    after.agenda, after.over = rest[:], False
                    after.advance()
                if after.revealed:
                    begun.append(gone(*way, changes(had, self.in_the_dark(state, option, rest))))
                    continue
                done = done or isinstance(after.agenda[-1], type(self.asked))  # and then the same is asked again
                farther = gone(*way, changes(had, amounts(self.game, after, self.seat)))
                mark = (*[frozenset(each.items()) for each in farther], () if done else tuple(after.agenda))
                if mark not in seen:
                    seen.add(mark)
                    if done:
                        ends.append(farther)
                    else:
                        questions.append((after, farther))
        return ([], [*begun, *ends], tried) if begun else (ends, [], tried)

    def in_the_dark(self, state: State, option: Option, rest: list[Step]) -> Amounts:
        """What the seat has just before something comes to light by an answer, or in what follows it."""
        after = state.clone()
        *below, asked = after.agenda
        assert isinstance(asked, Decision)
        after.agenda = [*rest, *below]
        after.revealed = False
        had = amounts(self.game, after, self.seat)
        asked.choose(after, option)
        while after.agenda and not after.revealed:
            had = amounts(self.game, after, self.seat)
            *below, step = after.agenda
            after.agenda, after.over = [step], False
            after.advance()
            if after.agenda:  # something is asked
                break
            after.agenda = below
        return had


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
        now, later, ways, begun = played.now, played.later(), list[Way](), list[Way]()
        if not (played.done or played.open):
            ways, begun, tried = played.ways(min(LOOKS, left))
            left -= tried
        if (played.open and now) or (played.state.revealed and later):
            if not others:
                others = [(one := game.determinize(view, Dice(n)), amounts(game, one, seat)) for n in range(1, WORLDS)]
            for other, before in others:
                again = Played(game, other, before, seat, option)
                now, later = common(now, again.now), common(later, again.later())
        yield option, Outcome(now, later, ways, begun)


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
    either: tuple[Change, ...] = ()  # where one of these comes: the words name them all

    @property
    def number(self) -> str:
        """How many; nothing where that is told with each of the things."""
        return "" if self.numbers else str(self.most) if self.least == self.most else f"{self.least}–{self.most}"


def told(words: Words, outcome: Outcome) -> list[Change]:
    """What is told of an outcome: first what is paid, then what is gained, then what follows later. What only may come is
    told where nothing surely does, and where it is little."""
    now, made, open = plain(words, outcome.now), list[Change](), list[Change]()
    idle, *ways = plain_ways(words, [gone({}, {}, outcome.now), *outcome.ways])
    ways, begun = worthwhile(idle, ways), fullest(plain_ways(words, outcome.begun))
    for side in (0, 1):
        come = {part: more for part, more in now.items() if (more > 0) == side}
        found = [way[side] for way in (*ways, *begun)]
        made.extend(change(words, [part], more, more) for part, more in settled(come, found).items())
        if ways or not side:  # what else comes to light may bring more, and costs nothing any more
            open.extend(choices(words, open_parts(come, found), found))
    made.extend(each for each in open if each.least)
    if all(each.pays for each in made) and sum(len(each.things) or 1 for each in open) <= FEW:
        made.extend(each for each in open if not each.least)
    made.extend(change(words, [part], more, more, True) for part, more in plain(words, outcome.later).items())
    return sorted(made, key=lambda each: (each.later, not each.pays))


def plain_ways(words: Words, ways: list[Way]) -> list[Way]:
    """The part of ways that a game tells."""
    return [(plain(words, lost), plain(words, gained)) for lost, gained in ways]


def worthwhile(idle: Way, ways: list[Way]) -> list[Way]:
    """All ways but those on which nothing is done, where the others cost nothing more: nobody declines what is free."""
    others = [way for way in ways if way != idle]
    return others if all(lost == idle[0] for lost, _ in others) else ways


def fullest(ways: list[Way]) -> list[Way]:
    """Ways that were cut short, without those on which others come to more at the same cost: the rest of them follows."""

    def outdone(way: Way) -> bool:
        return any(way != each and way[0] == each[0] and is_part(way[1], each[1]) for each in ways)

    return [way for way in ways if not outdone(way)]


def is_part(gained: Amounts, more: Amounts) -> bool:
    """Whether as much is gained again, or more."""
    return all(more.get(part, 0) >= number for part, number in gained.items())


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


def choices(words: Words, fields: list[list[Part]], ways: list[Amounts]) -> Iterator[Change]:
    """What depends on the way: one of a few things, where every way comes to one; else field by field."""
    parts = {part for each in fields for part in each}
    alone = [[(part, more) for part, more in each.items() if part in parts] for each in ways]
    found: dict[Part, list[int]] = {}
    for part, more in (one for each in alone for one in each):
        found.setdefault(part, []).append(more)
    if len(fields) > 1 and len(found) <= FEW and all(len(each) == 1 for each in alone):
        spread = {part: sorted(numbers, key=abs) for part, numbers in found.items()}
        yield either(words, [change(words, [part], each[0], each[-1]) for part, each in spread.items()])
    else:
        yield from (each for parts in fields for each in spans(words, parts, ways))


def either(words: Words, these: list[Change]) -> Change:
    """One of these comes; told in words alone, for those who draw nothing."""
    names = [each.words.replace(THING, "/".join(words.thing(*one) for one in each.things)) for each in these]
    said = " / ".join([names[0], *[f"{each.number} {name}" for each, name in zip(these[1:], names[1:])]])
    return Change(these[0].pays, these[0].least, these[0].most, said, (), None, either=tuple(these))


def spans(words: Words, parts: list[Part], ways: list[Amounts]) -> Iterator[Change]:
    """What is paid or gained one way or another: so many of these. What need not be paid is asked for when it is time, and so
    is a mixture of many things of which now more and now less is needed."""
    sums = sorted((sum(each.get(part, 0) for part in parts) for each in ways), key=abs)
    least, most, numbers = sums[0], sums[-1], alternatives(parts, ways)
    mixed = least != most and not numbers and len(parts) > MIXED
    if (least or most > 0) and not mixed:
        yield change(words, parts, least, most, numbers=numbers)


def alternatives(parts: list[Part], ways: list[Amounts]) -> tuple[int, ...]:
    """How many of each, where every way takes or gives one thing alone, always as many of it: two of this or five of that."""
    found = {(part, each[part]) for each in ways for part in parts if part in each}
    alone = all(sum(part in each for part in parts) == 1 for each in ways)
    numbers = dict(found)
    return tuple(abs(numbers[part]) for part in parts) if alone and len(found) == len(parts) else ()


def change(
    words: Words, parts: list[Part], least: int, most: int, later: bool = False, numbers: tuple[int, ...] = ()
) -> Change:
    """One change in words; cards are named where it is sure which they are."""
    name, kind, _ = parts[0]
    some = words.has(key_of(name), "some") and (kind is None or len(parts) > 1)
    said = words.say(key_of(name), "some" if some else "", thing=THING, count=abs(most))
    things = () if some else tuple((kind, id) for _, kind, id in parts if kind is not None)
    one = parts[0] if len(parts) == 1 and least == most else None
    differ = numbers if things and least != most else ()
    return Change(most < 0, abs(least), abs(most), said, things, one, later, differ)


def key_of(name: str) -> str:
    """The words for a change of a field."""
    return f"gain-{name.replace('_', '-')}"
