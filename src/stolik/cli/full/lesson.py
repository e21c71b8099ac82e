"""Lessons on the full screen: the course at a glance, and a lesson with its coach below the table."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Label, OptionList, Static
from textual.widgets.option_list import Option as Item

from ...lessons.course import Course, Lesson
from ..lesson import Taught
from ..voice import Voice
from .app import TableApp
from .style import COURSE, EDGES
from .theme import Themed

LEAVE = "q"


class CourseApp(Themed[str]):
    """All lessons of a course; the answer is the id of the one that was chosen."""

    CSS = EDGES + COURSE
    BINDINGS: ClassVar[list[BindingType]] = [("q,escape,ctrl+q", "quit")]

    def __init__(self, course: Course, done: Collection[str], voice: Voice) -> None:
        super().__init__()
        self.course = course
        self.done = done
        self.voice = voice

    def compose(self) -> ComposeResult:
        lang = self.voice.words.lang
        yield Label(self.course.title.to(lang), id="title", markup=False)
        yield Static(self.course.overview.to(lang).strip(), id="overview", markup=False)
        yield OptionList(*[Item(self.line(each), id=each.id) for each in self.course.lessons], id="lessons")
        yield Label(self.voice.say("keys-course"), id="keys", markup=False)

    def line(self, lesson: Lesson) -> Text:
        """A lesson: whether it is learned, its title and its idea."""
        lang, say = self.voice.words.lang, self.voice.say
        told = Text(f"{'✓' if lesson.id in self.done else ' '} ")
        told.append(f"{self.course.lessons.index(lesson) + 1}  {lesson.title.to(lang)}", "bold")
        told.append(f"  {say('learn-minutes', minutes=lesson.minutes)}", "dim")
        if lesson.optional:
            told.append(f"  {say('learn-optional')}", "dim")
        return told.append(f"\n    {lesson.idea.to(lang)}")

    def on_mount(self) -> None:
        listed = self.query_one(OptionList)
        ids = [each.id for each in self.course.lessons]
        listed.highlighted = next((at for at, id in enumerate(ids) if id not in self.done), 0)
        listed.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.exit(event.option.id)


class LessonApp(TableApp):
    """A lesson at the table; `finished` and `onward` tell how it was left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("n", "skip"), ("s", "show"), ("g", "again"), ("b", "undo"),
    ]  # fmt: skip

    def __init__(self, session: Taught, following: Lesson | None) -> None:
        super().__init__(session)
        self.taught = session
        self.later = following
        self.finished = self.onward = False

    @property
    def keys(self) -> str:
        return "keys-learn"

    def asked(self) -> tuple[str, list[int], list[tuple[str, str]]]:
        session, say = self.taught, self.voice.say
        self.finished = self.finished or session.at.over
        if session.at.over:
            others = [("leave", say("choice-leave"))]
            if self.later is not None:
                title = self.later.title.to(self.voice.words.lang)
                others.insert(0, ("onward", say("learn-onward", title=title)))
            return session.heading(), [], others
        answers = [(f"answer {at}", text) for at, text in enumerate(session.answers())]
        if session.at.waits or answers:
            return session.heading(), self.offered(), answers
        return session.heading(), [], [("next", say("learn-next"))]

    def take(self, id: str) -> None:
        word, _, number = id.partition(" ")
        if word == "answer":
            self.act(lambda: self.taught.answer(int(number)))
        elif word == "next":
            self.action_skip()
        elif word == "onward":
            self.onward = True
            self.action_leave()
        else:
            super().take(id)

    def action_skip(self) -> None:
        """On to the next step."""
        self.act(self.taught.skip)

    def action_again(self) -> None:
        """This step from its start."""
        self.act(self.taught.again)

    def action_show(self) -> None:
        """What the coach would do."""
        if not self.taught.at.over:
            self.read([f"→ {line}" for line in self.taught.shown()] or [self.voice.say("learn-enter")])
