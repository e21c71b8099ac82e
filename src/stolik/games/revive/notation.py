"""The notation in which tables write effects, as `written` gives it:

gear(2) + advance(gray,1)               several icons
choose(food(2) / book(2))               one of them
pay(gear:1 => crystal(1), 3)            a price, what it buys, and how often at most
per(gray_in_slots, gear(1))             once for each thing counted
act(build/explore, range 1)             a board action at once
while_in_play(discount(build,1))        as long as the card lies in a slot
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...engine.printed import Sheet, Unreadable
from . import effects
from .effects import BOARD_ACTIONS, COLOURS, COUNTERS, RESOURCES, Effect

MOST: Final = 9  # of anything on one icon

AMOUNTS: Final[dict[str, Callable[[int], Effect]]] = {
    "gear": effects.gear, "book": effects.book, "food": effects.food, "crystal": effects.crystal,
    "basic": effects.basic, "points": effects.points, "module": effects.module, "energy": effects.energy,
    "energy_back": effects.energy_back, "crate": effects.crate, "artifact": effects.artifact,
    "rest_card": effects.rest_card, "wake_card": effects.wake_card, "swap": effects.swap, "range": effects.reach,
}  # fmt: skip
PLAIN: Final[dict[str, Effect]] = {
    "tribe": effects.tribe, "explore_anywhere": effects.explore_anywhere, "rotate_card": effects.rotate_card,
    "all_colours": effects.all_colours, "reopen_crate": effects.reopen_crate, "replay_top": effects.replay_top,
    "hibernate_remove": effects.hibernate_remove, "nadair_forest": effects.nadair_forest,
    "hof_temple": effects.hof_temple, "iox_target": effects.iox_target, "kun_sand": effects.kun_sand,
    "for_workshop": effects.for_workshop, "vuk_falcon": effects.vuk_falcon, "relocate": effects.relocate,
    "ready_switch": effects.ready_switch, "hoard": effects.hoard,
}  # fmt: skip
NESTED: Final = ("advance", "recruit", "play", "pay", "choose", "act", "per", "discount", "while_in_play")
WORDS: Final = (*AMOUNTS, *PLAIN, *NESTED)

# Words that mean something in some tables only.
ON_CARDS: Final = ("while_in_play", "hibernate_remove")
ON_MACHINES: Final = ("range", "discount", "explore_anywhere", "rotate_card", "all_colours")
ON_BOARDS: Final = (
    "nadair_forest", "hof_temple", "iox_target", "kun_sand", "for_workshop", "vuk_falcon", "hoard",
)  # fmt: skip
EVERYWHERE: Final = tuple([
    word for word in WORDS if word not in ON_CARDS and word not in ON_MACHINES and word not in ON_BOARDS
])  # fmt: skip


class Notation:
    """Reads one cell from left to right."""

    def __init__(self, text: str, words: tuple[str, ...]) -> None:
        self.text = text
        self.words = words
        self.at = 0

    def fail(self, expected: str) -> Unreadable:
        """What was expected at this point."""
        return Unreadable(f"{expected} after {self.text[: self.at]!r}" if self.at else expected)

    def skip(self) -> None:
        """Pass over spaces."""
        while self.text[self.at : self.at + 1] == " ":
            self.at += 1

    def next(self, sign: str) -> bool:
        """Pass over a sign, if it stands here."""
        self.skip()
        if not self.text.startswith(sign, self.at):
            return False
        self.at += len(sign)
        return True

    def need(self, sign: str) -> None:
        """Pass over a sign that must stand here."""
        if not self.next(sign):
            raise self.fail(sign)

    def name(self) -> str:
        """Letters, digits and underscores."""
        self.skip()
        start = self.at
        while self.at < len(self.text) and (self.text[self.at].isalnum() or self.text[self.at] == "_"):
            self.at += 1
        return self.text[start : self.at]

    def among(self, names: tuple[str, ...]) -> int:
        """The index of a name that is known."""
        start = self.at
        found = self.name()
        if found not in names:
            self.at = start
            raise self.fail(f"one of {', '.join(names)}")
        return names.index(found)

    def number(self) -> int:
        """A number on an icon."""
        start = self.at
        found = self.name()
        if len(found) > 1 or not found.isdigit() or not 1 <= int(found) <= MOST:
            self.at = start
            raise self.fail(f"a number from 1 to {MOST}")
        return int(found)

    def whole(self) -> Effect:
        """The cell; an empty one is no effect."""
        found = self.effect() if self.text.strip() else ()
        self.skip()
        if self.at < len(self.text):
            raise self.fail("+ or the end")
        return found

    def effect(self) -> Effect:
        """Icons with + between."""
        found = self.icon()
        while self.next("+"):
            found = found + self.icon()
        return found

    def single(self) -> Effect:
        """One icon alone."""
        found = self.icon()
        if self.next("+"):
            raise self.fail("one icon, nothing more")
        return found

    def icon(self) -> Effect:
        """One icon: its word, and what stands in its brackets."""
        word = self.words[self.among(self.words)]
        if word in PLAIN:
            return PLAIN[word]
        if word == "recruit" and not self.next("("):
            return effects.recruit()
        if word != "recruit":
            self.need("(")
        found = AMOUNTS[word](self.number()) if word in AMOUNTS else self.nested(word)
        self.need(")")
        return found

    def nested(self, word: str) -> Effect:
        """What stands in the brackets of the longer words."""
        if word == "recruit":
            return effects.recruit(self.among(COLOURS))
        if word == "play":
            return effects.play(self.among((*COLOURS, "any")))
        if word == "advance":
            track = self.among((*COLOURS, "any"))
            self.need(",")
            return effects.advance(track, self.number())
        if word == "discount":
            kind = self.among(BOARD_ACTIONS)
            self.need(",")
            return effects.discount(kind, self.number())
        if word == "per":
            counter = self.among(COUNTERS)
            self.need(",")
            return effects.per(counter, self.single())
        if word == "while_in_play":
            words, self.words = self.words, ("range", "discount")
            lasting = self.effect()
            self.words = words
            return effects.while_in_play(lasting)
        return self.choose() if word == "choose" else self.act() if word == "act" else self.pay()

    def choose(self) -> Effect:
        """Icons with / between."""
        branches = [self.single()]
        self.need("/")
        branches.append(self.single())
        while self.next("/"):
            branches.append(self.single())
        return effects.choose(*branches)

    def act(self) -> Effect:
        """Board actions with / between, and perhaps a range."""
        kinds = [self.among(BOARD_ACTIONS)]
        while self.next("/"):
            kinds.append(self.among(BOARD_ACTIONS))
        if not self.next(","):
            return effects.act(*kinds)
        self.among(("range",))
        return effects.act(*kinds, reach=self.number())

    def pay(self) -> Effect:
        """A price, what it buys, and how often at most."""
        paid = self.among((*RESOURCES[: effects.CRYSTAL], "basic"))
        self.need(":")
        cost = self.number()
        self.need("=>")
        gained = self.effect()
        self.need(",")
        times = self.number()
        if paid < effects.CRYSTAL:
            return effects.pay(paid, cost, gained, times)
        if cost != 1 or times != 1:
            raise self.fail("one basic resource, once")
        return effects.convert(gained)


def read(text: str, words: tuple[str, ...] = WORDS) -> Effect:
    """An effect from its text, or `Unreadable`."""
    return Notation(text, words).whole()


def columns(sheet: Sheet, names: tuple[str, ...], *more: str) -> list[list[Effect]]:
    """The effects in some columns of a table, row by row, with the words that mean something there."""
    words = EVERYWHERE + more
    return sheet.parsed(names, lambda text: read(text, words), ())


def column(sheet: Sheet, name: str, *more: str) -> tuple[Effect, ...]:
    """The effects in a column of a table."""
    return tuple([row[0] for row in columns(sheet, (name,), *more)])


def icons(sheet: Sheet, name: str, *more: str) -> tuple[Effect, ...]:
    """The effects in a column whose cells hold one icon each."""
    words = EVERYWHERE + more

    def one(text: str) -> Effect:
        found = read(text, words)
        count = len(found)  # of its own: a compared length would make it another type when compiled
        if count != 1:
            raise Unreadable("one icon")
        return found

    return tuple([row[0] for row in sheet.parsed((name,), one, effects.tribe)])
