"""A walk through a lesson: where the learner stands, what the coach says, and what a choice leads to.

A walk is rebuilt from two things that fit into an address: the number of the step and the choices made so far. So a
step can be taken back whole, whatever it revealed, and no server has to remember a learner.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ..engine.errors import IllegalOption
from ..engine.event import Event
from ..engine.state import State
from ..games.copies import ours
from .course import LEARNER, Ask, BadCourse, Do, Lesson, Said, Step, UnknownLesson
from .pattern import AGAIN, chosen
from .position import Taught, offers, taught

RIGHT, WRONG, OTHERWISE = "right", "wrong", "otherwise"
MOST_CHOICES = 80  # of one lesson; the longest has about 30


@dataclass(frozen=True)
class Verdict:
    """What the coach thinks of a choice or an answer, and says; nothing where the next step says it."""

    kind: str
    said: Said | None


class Walk:
    """A lesson in progress. Only right choices are kept; others are answered and change nothing."""

    def __init__(self, game: str, lesson: str) -> None:
        self.game = ours(game)  # a copy is taught with our own tables: what lessons say and promise holds for them
        self.taught: Taught = taught(self.game)
        self.lesson: Lesson = self.taught.course.lesson(lesson)
        self.number = 0  # of the step; as many as there are steps: the lesson is over
        self.choices: list[str] = []  # all right choices of the lesson so far
        self.began = 0  # how many of them were made before this step
        self.clicks = 0  # clicks done in this step
        self.events: list[Event] = []  # everything that happened in the lesson, as the learner heard it
        self.fresh = 0  # how many of them happened before this step
        self.state = start(self.game, lesson, 0).clone()

    # -- where the learner stands -----------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """The step; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def over(self) -> bool:
        """Whether everything is learned."""
        return self.step is None

    @property
    def waits(self) -> bool:
        """Whether the learner has something to do on the table."""
        step = self.step
        return isinstance(step, Do) and self.clicks < len(step.right)

    # -- going on ---------------------------------------------------------------------------------------------

    def choose(self, text: str) -> Verdict:
        """What the coach says to a choice; a right one is played, and after the last one the others reply."""
        step = self.step
        if not isinstance(step, Do) or not self.waits or text not in offers(self.state):
            raise IllegalOption(f"'{text}' is not offered now; expected one of: {'; '.join(offers(self.state)[:40])}")
        pattern = next((each for each in step.right[self.clicks] if chosen(each, text)), "")
        if not pattern:
            for wrong in step.wrong:
                if wrong.click == self.clicks + 1 and wrong.choice == text:
                    return Verdict(WRONG, wrong.say)
            return Verdict(OTHERWISE, step.otherwise or self.taught.course.words.otherwise)
        self.hear(self.taught.play(self.state, text, LEARNER))
        self.choices.append(text)
        if not pattern.endswith(AGAIN) or not any(chosen(pattern, each) for each in offers(self.state)):
            self.clicks += 1
        if self.waits:
            return Verdict(RIGHT, None)
        self.hear(self.taught.replies(self.state, step.replies))
        return Verdict(RIGHT, step.good)

    def hear(self, events: Sequence[Event]) -> None:
        """Keep what the learner hears of."""
        self.events += [event for event in events if event.seen_by(LEARNER)]

    def answer(self, number: int) -> Verdict:
        """What the coach says to an answer."""
        step = self.step
        if not isinstance(step, Ask) or not 0 <= number < len(step.answers):
            raise IllegalOption(f"there is no answer {number} to choose now")
        given = step.answers[number]
        return Verdict(RIGHT if given.right else WRONG, given.why)

    def next(self) -> None:
        """On to the next step; what is still to do in this one is done as the main line goes."""
        for text in self.main_line():
            self.choose(text)
        self.number += 1
        self.began, self.clicks, self.fresh = len(self.choices), 0, len(self.events)
        step = self.step
        if step is not None and step.position is not None:
            self.state = start(self.game, self.lesson.id, self.number).clone()

    def main_line(self) -> list[str]:
        """The choices that are still to make in this step, as the coach would make them."""
        step, line = self.step, []
        if not isinstance(step, Do):
            return []
        state = self.state.clone()
        for allowed in step.right[self.clicks :]:
            pattern = next((each for each in allowed if any(chosen(each, text) for text in offers(state))), "")
            if not pattern:
                raise BadCourse(f"none of {allowed} is offered; offered: {', '.join(offers(state)[:30])}")
            while like := [text for text in offers(state) if chosen(pattern, text)]:
                line.append(like[-1] if pattern.endswith(AGAIN) else like[0])
                self.taught.play(state, line[-1], LEARNER)
                if not pattern.endswith(AGAIN):
                    break
        return line

    def shown(self) -> tuple[list[str], State]:
        """The main line of this step, and the position after it; nothing is played."""
        line, state = self.main_line(), self.state.clone()
        for text in line:
            self.taught.play(state, text, LEARNER)
        return line, state

    # -- being rebuilt ----------------------------------------------------------------------------------------

    def go(self, number: int, choices: Sequence[str] | None = None) -> None:
        """From the start to a step by the choices made; without them along the main line. `IllegalOption` else."""
        if not 0 <= number <= len(self.lesson.steps):
            raise UnknownLesson(f"{self.lesson.id} has no step {number}")
        if choices is not None and len(choices) > MOST_CHOICES:
            raise IllegalOption(f"a lesson has at most {MOST_CHOICES} choices")
        left = list(choices or [])
        while self.number < number:
            while choices is not None and self.waits:
                self.must(left)
            self.next()
        while left:
            self.must(left)

    def must(self, left: list[str]) -> None:
        """Play the next of the choices made; it was right then."""
        if not left:
            raise IllegalOption("a choice of an earlier step is missing")
        if self.choose(text := left.pop(0)).kind != RIGHT:
            raise IllegalOption(f"'{text}' is not the choice of this step")

    def again(self) -> list[str]:
        """The choices made before this step: with its number they lead back to its start."""
        return self.choices[: self.began]


@lru_cache(maxsize=400)
def start(game: str, lesson: str, number: int) -> State:
    """The position of a lesson's start, or of a step that starts afresh; built once, to be cloned."""
    how = taught(game)
    found = how.course.lesson(lesson)
    return how.build(found.steps[number].position or found.position)


def walk(game: str, lesson: str, number: int = 0, choices: Sequence[str] | None = None) -> Walk:
    """A lesson at a step, after these choices or along the main line."""
    made = Walk(game, lesson)
    made.go(number, choices)
    return made
