"""Numbers for options: every option that a game's vocabulary can say has one, in the order of the vocabulary."""

from __future__ import annotations

from itertools import product
from typing import Any

from mypy_extensions import mypyc_attr

from .errors import IllegalOption
from .option import SEAT, Kind, Numeric, Option, Verb, Vocabulary


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbering:
    """The numbers of all options at tables of up to so many seats."""

    def __init__(self, vocabulary: Vocabulary, seats: int) -> None:
        self.seats = seats
        self.options: list[Option] = []
        for verb in vocabulary.verbs.values():
            ranges = [range(self.reach(kind, verb.most)) for kind in verb.kinds]
            self.options += [Option(verb, args) for args in product(*ranges)]
        self.numbers: dict[Verb, dict[tuple[int, ...], int]] = {}
        for number, option in enumerate(self.options):
            self.numbers.setdefault(option.verb, {})[option.args] = number

    def reach(self, kind: Kind, most: int) -> int:
        """How many values an argument can have."""
        if isinstance(kind, Numeric):
            return self.seats if kind is SEAT else most + 1
        return len(kind.names)

    def __len__(self) -> int:
        return len(self.options)

    def number(self, option: Option) -> int:
        """The number of an option."""
        return self.numbers[option.verb][option.args]

    def option(self, number: int) -> Option:
        """The option of a number; `IllegalOption` when there is none."""
        if not 0 <= number < len(self.options):
            raise IllegalOption(f"no action {number}; expected 0 to {len(self.options) - 1}")
        return self.options[number]

    def mark(self, options: list[Option], cells: Any, start: int) -> None:
        """Put 1 for every option into a row of zeros that begins at a cell."""
        numbers = self.numbers
        for option in options:
            cells[start + numbers[option.verb][option.args]] = 1
