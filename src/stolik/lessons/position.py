"""Positions of a course on the real engine: started, played on, rearranged; and choices played by their texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from ..engine.event import Event
from ..engine.game import Game
from ..engine.state import State
from ..games import game as find
from .course import LEARNER, BadCourse, Course, Position, course
from .pattern import fits


class Arranging(Protocol):
    """What a game's `arrange.py` offers."""

    KEYS: set[str]  # of `arrange`
    SEAT_KEYS: set[str]  # of each table `arrange.seat`

    def arrange(self, state: Any, wanted: dict[str, Any]) -> None:
        """Lay out a moment of the game."""

    def facts(self, state: Any, seat: int) -> dict[str, Any]:
        """What can be read off the table, by name."""


@dataclass(frozen=True, eq=False)
class Taught:
    """A game with its course and the way its positions are arranged."""

    course: Course
    game: Game
    how: Arranging

    def build(self, position: Position) -> State:
        """A position: a game started and played on by choices, then rearranged if it says how."""
        base = self.course.base
        players = position.players if position.players is not None else base.players
        seed = position.seed if position.seed is not None else base.seed
        variants = position.variants if position.variants is not None else base.variants
        choices = position.choices if position.choices is not None else base.choices
        state = self.game.start(self.game.setup(players or 0, seed or 0, variants))
        self.replies(state, choices or [])
        if position.arrange is not None:
            wanted = {**(base.arrange or {}), **position.arrange}
            named = [(name, self.how.KEYS) for name in wanted]
            named += [(name, self.how.SEAT_KEYS) for seat in wanted.get("seat", []) for name in seat]
            for name, known in named:
                if name not in known:
                    raise BadCourse(f"arrange: unknown key {name!r}; expected: {', '.join(sorted(known))}")
            self.how.arrange(state, wanted)
        self.game.conserved(state)
        state.events = []
        return state

    def play(self, state: State, text: str, seat: int) -> list[Event]:
        """Play an offered choice, the first that fits; what happened."""
        found = [option for option in state.options(seat) if fits(text, str(option))]
        if not found or seat not in state.deciders():
            raise BadCourse(f"'{text}' is not offered to seat {seat}; offered: {', '.join(offers(state, seat)[:30])}")
        state.events = []
        state.play(found[0], seat)
        return state.events or []

    def replies(self, state: State, texts: Sequence[str]) -> list[Event]:
        """Play choices of named seats."""
        return [event for seat, choice in by_seat(texts) for event in self.play(state, choice, seat)]

    def facts(self, state: State, seat: int = LEARNER) -> dict[str, Any]:
        """What can be read off the table, and `asked`: the first number of the question that the learner is asked."""
        prompt = state.prompt(LEARNER)
        return {**self.how.facts(state, seat), "asked": prompt.args[0] if prompt is not None and prompt.args else 0}


def by_seat(texts: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The single choices of '1: send hq_1 > take-water', each with its seat."""
    for text in texts:
        seat, colon, choices = text.partition(": ")
        if not colon or not seat.isdecimal():
            raise BadCourse(f"'{text}' does not begin with a seat")
        yield from ((int(seat), choice) for choice in choices.split(" > "))


@cache
def taught(game: str) -> Taught:
    """A game as it is taught, or `UnknownLesson`."""
    lessons = course(game)
    found = find(game)
    return Taught(lessons, found, cast(Arranging, import_module(f"{type(found).__module__}.arrange")))


def offers(state: State, seat: int = LEARNER) -> list[str]:
    """The texts of what a seat may choose."""
    return [str(option) for option in state.options(seat)] if seat in state.deciders() else []


def reasons(state: State) -> dict[str, str]:
    """What the learner may expect and cannot do, with the reason's name."""
    return {str(each.option): each.reason.verb.name for each in state.refusals(LEARNER)}
