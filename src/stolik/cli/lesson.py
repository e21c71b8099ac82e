"""A lesson of a course as a session: the real position, what the coach says, and her verdict on a choice."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.errors import NothingToUndo
from ..engine.game import Game
from ..engine.option import Option, Refusal
from ..engine.state import State
from ..lessons.course import LEARNER, Ask, Course, Do, Lesson
from ..lessons.walk import RIGHT, Verdict, Walk, walk
from .session import Session
from .voice import Voice


class Taught(Session):
    """A lesson in progress; steps are taken back whole."""

    hinting = False

    def __init__(self, voice: Voice, game: Game, course: Course, lesson: Lesson) -> None:
        super().__init__(voice, game)
        self.course = course
        self.lesson = lesson
        self.seat = LEARNER
        self.at = Walk(course.game, lesson.id)
        self.verdict: Verdict | None = None  # on the last choice, as long as nothing else happens
        self.told = 0  # events that were told
        self.seen: tuple[tuple[int, int, int], State] | None = None  # the view, and when
        voice.names = [voice.say("learn-you"), voice.say("learn-rival")][: self.at.state.seats]
        voice.name_automata(self.at.state)

    @property
    def view(self) -> State:
        moment = self.at.number, len(self.at.events), len(self.at.choices)
        if self.seen is None or self.seen[0] != moment:
            self.seen = moment, self.game.redact(self.at.state, LEARNER)
        return self.seen[1]

    @property
    def options(self) -> Sequence[Option]:
        return self.view.options(LEARNER) if self.at.waits else ()

    @property
    def refusals(self) -> Sequence[Refusal]:
        return self.view.refusals(LEARNER) if self.at.waits else ()

    @property
    def over(self) -> bool:
        return False  # what is learned is told, not counted

    @property
    def undoable(self) -> bool:
        return self.at.number > 0 or bool(self.at.choices)

    @property
    def redoable(self) -> bool:
        return False

    def waits(self) -> bool:
        return False

    # -- going on -------------------------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """A right choice is played; to any other the coach answers, and nothing changes."""
        self.judge(self.at.choose(text))

    def answer(self, number: int) -> None:
        """Answer a question of the coach."""
        self.judge(self.at.answer(number))

    def judge(self, verdict: Verdict) -> None:
        """Keep what the coach thinks; when a step is done, the next one begins."""
        self.verdict = verdict
        if verdict.kind == RIGHT and not self.at.waits:
            self.at.next()

    def skip(self) -> None:
        """On to the next step; what is not done yet is done as the coach would."""
        self.verdict = None
        if not self.at.over:
            self.at.next()

    def undo(self) -> None:
        """Back to the start of this step, or of the one before."""
        began = self.at.choices[self.at.began :]
        self.return_to(self.at.number if began else self.at.number - 1)

    def again(self) -> None:
        """This step from its start."""
        self.return_to(self.at.number)

    def return_to(self, number: int) -> None:
        if number < 0:
            raise NothingToUndo("the lesson begins here")
        here = number == self.at.number
        self.at = walk(self.course.game, self.lesson.id, number, self.at.again() if here else None)
        self.verdict, self.told = None, len(self.at.events)

    def redo(self) -> None:
        raise NothingToUndo("steps are not made again")

    # -- telling --------------------------------------------------------------------------------------------

    def coach(self) -> str:
        """Her verdict on the last choice, and what she says to this step."""
        lang, step = self.voice.words.lang, self.at.step
        lines: list[str] = []
        if self.verdict is not None:
            judged = self.voice.say("learn-right" if self.verdict.kind == RIGHT else "learn-wrong")
            lines.append(f"{judged}. {self.verdict.said.to(lang)}" if self.verdict.said else judged)
        if step is not None and (self.verdict is None or self.verdict.kind == RIGHT):
            lines.append(step.say.to(lang).strip())
        elif step is None:
            lines += [self.course.words.learned.to(lang), *[f"✓ {line}" for line in self.lesson.learned.to(lang)]]
        return "\n".join(lines)

    def heading(self) -> str:
        """Which step it is, and what is asked on the table."""
        step = self.at.step
        if step is None:
            return self.voice.say("learn-done", title=self.lesson.title.to(self.voice.words.lang))
        return f"{self.where()}: {self.question()}" if isinstance(step, Do) else self.where()

    def where(self) -> str:
        """The number of the step."""
        return self.voice.say("learn-step", number=self.at.number + 1, all=len(self.lesson.steps))

    def answers(self) -> list[str]:
        """What there is to answer to a question of the coach."""
        step, lang = self.at.step, self.voice.words.lang
        return [each.text.to(lang) for each in step.answers] if isinstance(step, Ask) else []

    def shown(self) -> list[str]:
        """What is right here, as the coach would do it."""
        step, lang = self.at.step, self.voice.words.lang
        if isinstance(step, Ask):
            return [next(each for each in step.answers if each.right).text.to(lang)]
        return [self.said(self.game.vocabulary.parse(text)) for text in self.at.main_line()]

    def log(self) -> list[str]:
        return self.worded(self.at.events)

    def heard(self) -> list[str]:
        fresh, self.told = self.at.events[self.told :], len(self.at.events)
        return self.worded(fresh)
