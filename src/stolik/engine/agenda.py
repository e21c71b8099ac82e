"""The agenda's steps: what happens next, as data.

A `Step` changes the state and may put further steps on the agenda. A `Decision` is a step at which one seat must
choose; a `Gather` asks several seats at once and shows nothing until all have answered. Steps hold ids and printed
values only, as their constructors' arguments: never pieces, functions or secrets. They never change. Most are frozen
dataclasses; those that are made all the time are plain classes, which are made many times as fast when compiled.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from mypy_extensions import mypyc_attr

from .option import Candidates, Option, Phrase, Refusal


@cache
def arguments(step: Any) -> tuple[str, ...]:
    """The names of the arguments of a class's constructor; a compiled class knows its attributes instead."""
    code = getattr(step.__init__, "__code__", None)
    names = code.co_varnames[1 : code.co_argcount] if code else getattr(step, "__mypyc_attrs__", ())
    return tuple(dict.fromkeys(names))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One thing that happens by itself."""

    def run(self, state: Any) -> None:
        """Change the state; further steps go on the agenda by `state.then(...)`."""
        raise NotImplementedError

    @classmethod
    def fields(cls) -> tuple[str, ...]:
        """The names of what a step holds."""
        step: Any = cls
        return arguments(step)

    def values(self) -> list[Any]:
        """What a step holds."""
        step: Any = self
        return [getattr(step, name) for name in self.fields()]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, *self.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(each) for each in self.values()])})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step):
    """A step at which one seat must choose. Subclasses have a field `seat`, and say what is on offer either by `options`
    or, where something may be expected in vain, by `candidates`: one pass that gives offers and refusals alike."""

    def decider(self) -> int:
        """The seat that chooses."""
        step: Any = self  # dataclasses take an attribute of a compiled base class for a default: so it has none
        seat: int = step.seat
        return seat

    def candidates(self, state: Any, why: bool) -> Candidates:
        """Everything that a player may look for here: what is legal and, when asked why, the reasons against the rest."""
        return Candidates(why)

    def options(self, state: Any) -> list[Option]:
        """Every legal option, never none, in the order in which a person would like to read them."""
        return self.candidates(state, False).legal

    def choose(self, state: Any, option: Option) -> None:
        """Do what was chosen; `options` has already said that it is legal."""
        raise NotImplementedError

    def prompt(self, state: Any) -> Phrase:
        """What the seat is asked."""
        raise NotImplementedError

    def refusals(self, state: Any) -> list[Refusal]:
        """Things a player may expect to do here that are not possible now, and why."""
        return self.candidates(state, True).refused

    def secretive(self) -> bool:
        """Whether a lone option waits to be chosen, because playing itself would tell the others a secret."""
        return False

    def run(self, state: Any) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Gather(Step):
    """One question to several seats at once: it stays on the agenda until nobody is left to ask.

    Answers are kept in hidden fields of the state and take effect in `finish`. A seat may answer in several small
    choices; only its own hidden fields may change before `finish`.
    """

    def waiting(self, state: Any) -> list[int]:
        """The seats that still have to choose, ascending."""
        raise NotImplementedError

    def options(self, state: Any, seat: int) -> list[Option]:
        """Every legal option of a waiting seat."""
        raise NotImplementedError

    def choose(self, state: Any, seat: int, option: Option) -> None:
        """Keep what the seat chose, hidden from the others."""
        raise NotImplementedError

    def finish(self, state: Any) -> None:
        """All have answered: reveal and resolve. The step has left the agenda."""
        raise NotImplementedError

    def prompt(self, state: Any, seat: int) -> Phrase:
        """What the seat is asked."""
        raise NotImplementedError

    def refusals(self, state: Any, seat: int) -> list[Refusal]:
        """Things the seat may expect to do here that are not possible now, and why."""
        return []
