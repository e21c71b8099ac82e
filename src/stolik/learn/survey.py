"""Makes the layouts: plays many random games in all modes, and writes down how long and how large everything gets.

    python -m stolik.learn.survey [GAME]...

A layout is a promise to those who have trained something on it. Make a new one, with a higher version, only when the
fields of a game have changed.
"""

from __future__ import annotations

import inspect
import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from ..engine.agenda import Decision, Gather
from ..engine.contract import MOST_CHOICES
from ..engine.game import Game
from ..engine.option import NUMBER
from ..engine.rng import Dice
from ..engine.state import Part, State
from ..games import game as find
from ..games import ids
from .surveyed import Bag, Bits, Choice, Fields, Form, Items, Layout, Number, arguments

FOLDER = Path(__file__).parent / "layouts"
GAMES = 100  # in all modes together
LOOKS = 120  # in one game, about
NOTHING = -2  # the least id: nothing; -1 is unknown
FEW, MANY = 40, 96  # ids that get a cell each; cells of a short row
LARGE = 20  # numbers that grow so much in random games grow more in good ones
MASK = re.compile(r"self\.(\w+)(?::[^=]*)?\s*=.*#.*\b(?:bits?|mask)\b")
ARGUMENTS = 12


class Seen:
    """All that was seen of one value."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.ranges = {True: (0, 0), False: (0, 0)}  # of numbers, alone and in company
        self.company = False
        self.numbers = False
        self.longest = 0
        self.lengths: set[tuple[int, int]] = set()  # seats and length
        self.copies = 1
        self.inner: Seen | None = None
        self.parts: dict[str, Seen] = {}

    def note(self, value: Any, seats: int) -> None:
        """Look at one more value."""
        if isinstance(value, (bool, int)):
            self.numbers = True
            self.company |= seats != 1
            low, high = self.ranges[seats == 1]
            self.ranges[seats == 1] = (min(low, int(value)), max(high, int(value)))
        elif isinstance(value, (list, tuple)):
            self.longest = max(self.longest, len(value))
            self.lengths.add((seats, len(value)))
            if self.inner is None:
                self.inner = Seen(self.name)
            for each in value:
                self.inner.note(each, seats)
                if isinstance(each, int) and each >= 0:
                    self.copies = max(self.copies, value.count(each))
        elif isinstance(value, Part):
            for name in value.fields():
                self.parts.setdefault(name, Seen(name)).note(getattr(value, name), seats)
        else:
            raise TypeError(f"{self.name}: {value!r} has no form")

    def reach(self) -> tuple[int, int]:
        """The least and the greatest number; the odd numbers of automata do not count where there is company."""
        return self.ranges[not self.company]

    def form(self, masks: set[str]) -> Form:
        """The form that holds everything seen."""
        if self.parts:
            return Fields(tuple((name, seen.form(masks)) for name, seen in self.parts.items()))
        if self.inner is None:
            return self.single(masks)
        each = self.owned()
        if self.inner.numbers and not self.fixed() and self.name not in masks:
            low, high = self.inner.reach()
            if low >= NOTHING and self.longest * high > MANY and high < 256:
                return Bag(high + 1, self.copies, self.longest)
            if low >= NOTHING and high < MANY:
                return Items(self.longest, Choice(high + 1), each)
        inner = self.inner.form(masks) if self.inner.numbers or self.inner.inner or self.inner.parts else Number(0, 1)
        return Items(max(1, self.longest), inner, each)

    def single(self, masks: set[str]) -> Form:
        """The form of a plain number."""
        low, high = self.reach()
        if self.name in masks:
            return Bits(max(1, high.bit_length()))
        if NOTHING <= low < 0 and high < FEW:
            return Choice(high + 1)
        return Number(low, high * 3 // 2 if high > LARGE else max(high, low + 1))

    def fixed(self) -> bool:
        """Whether the length follows from the number of seats."""
        return len(self.lengths) == len({seats for seats, _ in self.lengths})

    def owned(self) -> int:
        """How many of the items belong to each seat; 0 when they are the table's."""
        shares = {length / seats for seats, length in self.lengths if seats > 1}
        tables = {seats for seats, _ in self.lengths if seats > 1}
        if len(shares) == 1 and len(tables) > 1 and self.fixed():
            share = shares.pop()
            return int(share) if share == int(share) else 0
        return 0


def survey(game: Game) -> Layout:
    """The layout of a game, from random games in all its modes."""
    top = Seen("state")
    steps: dict[str, None] = {}
    asked = Seen("arguments")
    numbers: dict[str, int] = {}
    turns = 0
    modes = game.modes()
    every = 1
    for mode, (players, variants) in enumerate(modes):
        for number in range(max(2, GAMES // len(modes))):
            state = game.start(game.setup(players, 1000 * mode + number, variants))
            state.events = None
            dice = Dice(number)
            for choice in range(MOST_CHOICES):
                if state.over:
                    break
                if choice % every == 0:
                    look(game, state, top)
                step = state.agenda[-1]
                steps[type(step).__name__] = None
                asked.note(arguments(step), 0)
                seat = state.deciders()[dice.below(len(state.deciders()))]
                options = state.options(seat)
                for option in options:
                    for kind, value in zip(option.verb.kinds, option.args):
                        if kind is NUMBER:
                            numbers[option.verb.name] = max(numbers.get(option.verb.name, 0), value)
                state.choose(options[dice.below(len(options))], seat)
            look(game, state, top)
            turns = max(turns, state.turn)
            every = 1 + choice // LOOKS
    masks = set(MASK.findall(inspect.getsource(import_module(f"{type(game).__module__}.state"))))
    found = Fields(tuple((name, seen.form(masks)) for name, seen in top.parts.items()))
    inner = asked.inner or Seen("arguments")
    low, high = inner.reach()
    given = Items(min(ARGUMENTS, asked.longest), Number(low, max(1, high)))
    most = tuple((name, top) for name, top in sorted(numbers.items()))
    asking = tuple(sorted({*steps, *every_step(type(game).__module__)}))
    return Layout(1, game.rules_version, max(game.seats), turns, found, asking, given, most)


def look(game: Game, state: State, top: Seen) -> None:
    """Note the true state and every view: both have the same fields, views also unknown ids."""
    for seen in (state, *(game.redact(state, seat) for seat in range(state.seats))):
        for name in state.fields():
            top.parts.setdefault(name, Seen(name)).note(getattr(seen, name), state.seats)


def every_step(package: str) -> list[str]:
    """The names of all steps of a game that ask somebody."""
    found: list[str] = []
    queue: list[Any] = [Decision, Gather]
    while queue:
        for each in queue.pop().__subclasses__():
            queue.append(each)
            if (each.__module__ + ".").startswith(package + "."):
                found.append(each.__name__)
    return found


def main(games: list[str]) -> None:
    """Write the layouts as Python tables."""
    for id in games or ids():
        layout = survey(find(id))
        rows = "".join(f"        ({name!r}, {form!r}),\n" for name, form in layout.fields.fields)
        steps = "".join(f"        {name!r},\n" for name in layout.steps)
        text = (
            f'"""The numbers of {id}, made by `python -m stolik.learn.survey {id}`."""\n\n'
            "from __future__ import annotations\n\n"
            "from ..surveyed import Bag, Bits, Choice, Fields, Items, Layout, Number\n\n"
            f"# fmt: off\nLAYOUT = Layout(\n    version={layout.version},\n    rules={layout.rules!r},\n"
            f"    seats={layout.seats},\n    turns={layout.turns},\n    fields=Fields((\n{rows}    )),\n"
            f"    steps=(\n{steps}    ),\n    arguments={layout.arguments!r},\n    numbers={layout.numbers!r},\n)\n# fmt: on\n"
        )
        used = [name for name in ("Bag", "Bits", "Choice", "Fields", "Items", "Layout", "Number") if f"{name}(" in text]
        text = text.replace("Bag, Bits, Choice, Fields, Items, Layout, Number", ", ".join(used))
        (FOLDER / f"{id}.py").write_text(text.replace("'", '"'), encoding="utf-8")
        print(id, layout.fields.size())


if __name__ == "__main__":
    main(sys.argv[1:])
