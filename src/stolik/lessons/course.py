"""A course as its game's folder holds it, `course.toml`: read whole, and refused whole when anything is not as it should be.

Every text stands in both languages: `say.en`, `say.pl`. Unknown keys are errors.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from ..engine.errors import StolikError
from ..engine.game import Game
from ..games import folder, ids
from ..games import game as find
from .numbers import NoSuchCell, filled_in

FORMAT = 1
LEARNER, RIVAL = 0, 1  # seats
Promise: TypeAlias = dict[str, Any]  # what must hold; see `promise`


class BadCourse(StolikError):
    """A course that is not written as it should be, or that the rules contradict."""


class UnknownLesson(StolikError):
    """No course or lesson of that name."""


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; nothing but its fields may stand in it."""


class Said(Table, frozen=True):
    """A text in both languages."""

    en: str
    pl: str

    def to(self, lang: str) -> str:
        """The text for readers of a language."""
        return self.pl if lang == "pl" else self.en


class Lines(Table, frozen=True):
    """Short lines in both languages."""

    en: list[str]
    pl: list[str]

    def to(self, lang: str) -> list[str]:
        """The lines for readers of a language."""
        return self.pl if lang == "pl" else self.en


class Position(Table, frozen=True):
    """A moment: a game is started, choices are played, then it is rearranged; what is not given comes from the base."""

    players: int | None = None
    seed: int | None = None
    variants: dict[str, str] | None = None
    choices: list[str] | None = None  # of named seats: "1: send hq_1 > take-water"
    arrange: dict[str, Any] | None = None  # keys of the game's own `arrange.py`
    promise: Promise = {}  # holds at the start


class Look(Table, frozen=True, tag_field="kind", tag="look"):
    """The coach speaks; a click goes on."""

    say: Said
    lit: list[str]
    promise: Promise = {}
    position: Position | None = None  # the step starts afresh from here


class Wrong(Table, frozen=True):
    """A wrong choice: what the coach answers. The engine offers it, or refuses it for the named reason."""

    choice: str
    say: Said
    click: int = 1
    refused: str = ""
    then: list[str] = []  # plays on, to test the promise
    promise: Promise = {}


class Do(Table, frozen=True, tag_field="kind", tag="do"):
    """The learner chooses: click by click, all choices that count; the first of each click is the main line."""

    say: Said
    right: list[list[str]]
    lit: list[str] = []
    good: Said | None = None  # said afterwards
    otherwise: Said | None = None  # to what is legal and neither right nor wrong
    wrong: list[Wrong] = []
    replies: list[str] = []  # what the others then do
    promise: Promise = {}  # holds after the clicks
    later: Promise = {}  # holds after the replies
    position: Position | None = None


class Answer(Table, frozen=True):
    """An answer to a question, and what the coach says to it."""

    text: Said
    why: Said
    right: bool = False


class Ask(Table, frozen=True, tag_field="kind", tag="ask"):
    """The coach asks: two to four answers, one of them right."""

    say: Said
    answers: list[Answer] = msgspec.field(name="answer")
    lit: list[str] = []
    promise: Promise = {}
    position: Position | None = None


Step: TypeAlias = Look | Do | Ask


class Claim(Table, frozen=True):
    """Something that the texts claim, shown by choices from the start of the lesson."""

    choices: list[str]
    promise: Promise
    position: Position | None = None


class Lesson(Table, frozen=True):
    """One idea, taught on one position in two to eight steps."""

    id: str
    minutes: int
    rules: str  # a section of the rules page
    chapter: str  # of the rules text
    title: Said
    idea: Said
    position: Position
    steps: list[Step] = msgspec.field(name="step")
    learned: Lines
    optional: bool = False
    also: list[str] = []  # further sections
    claims: list[Claim] = msgspec.field(name="claim", default=[])


class When(Table, frozen=True):
    """When a coach speaks up: everything that is named holds. `prompt`, `offered` and `event` give first words."""

    prompt: str = ""
    offered: str = ""  # one option
    only: str = ""  # all options
    not_offered: list[str] = []
    refused: str = ""  # a reason
    event: str = ""
    round: int | None = None
    over: bool | None = None
    least: dict[str, int] = {}  # bounds of facts
    most: dict[str, int] = {}


class Trigger(Table, frozen=True):
    """What the coach says once in a game, at the first moment of its kind."""

    id: str
    when: When
    say: Said
    lit: list[str] = []
    rare: bool = False  # need not come up in every handful of games


class Guided(Table, frozen=True):
    """The first whole game, with a coach beside it."""

    players: int
    bot: str
    variants: dict[str, str]
    title: Said
    idea: Said
    triggers: list[Trigger] = msgspec.field(name="trigger")
    welcome: Said | None = None
    farewell: Said | None = None
    suggest: list[str] = []  # choices proposed at the beginning


class Mode(Table, frozen=True):
    """A line about a variant, where a table is set up."""

    id: str
    variant: str
    say: Said


class Term(Table, frozen=True):
    """A word of the game with its picture: a symbol of the drawing, a lit name or an area."""

    id: str
    name: Said
    about: Said
    icon: str = ""
    looks: str = ""  # how it looks, in words


class Mistake(Table, frozen=True):
    """What beginners do, and better advice; with `choices`, the coach of the first game asks once before one is made."""

    id: str
    mistake: Said
    advice: Said
    rules: str = ""
    choices: list[str] = []  # first words of options...
    when: When = When()  # ...that are a mistake when all of this holds


class Labels(Table, frozen=True):
    """What a coach says everywhere in this course."""

    otherwise: Said
    again: Said
    learned: Said
    rules: Said


class Course(Table, frozen=True):
    """Everything that a game's course holds."""

    format: int
    game: str
    minutes: int  # of the lessons that are not optional
    title: Said
    words: Labels
    areas: dict[str, str]  # names of parts of the table, and where they are
    overview: Said
    base: Position
    lessons: list[Lesson] = msgspec.field(name="lesson")
    guided: Guided
    terms: list[Term] = msgspec.field(name="term")
    mistakes: list[Mistake] = msgspec.field(name="mistake")
    modes: list[Mode] = msgspec.field(name="mode", default=[])

    def lesson(self, id: str) -> Lesson:
        """A lesson by its id, or `UnknownLesson`."""
        for each in self.lessons:
            if each.id == id:
                return each
        raise UnknownLesson(f"{self.game} has no lesson {id!r}; expected: {', '.join(e.id for e in self.lessons)}")

    def after(self, lesson: Lesson) -> Lesson | None:
        """The lesson that follows one."""
        at = self.lessons.index(lesson) + 1
        return self.lessons[at] if at < len(self.lessons) else None


def file_of(game: str) -> Path | None:
    """Where a game's course is, if it has one."""
    path = folder(find(game)) / "course.toml" if game in ids() else None
    return path if path is not None and path.exists() else None


def read(text: str, game: Game | None = None) -> Course:
    """A course from its text, with the printed numbers of a game where it names them, or `BadCourse`."""
    try:
        told: object = tomllib.loads(text)
        found = msgspec.convert(filled_in(game, told) if game is not None else told, Course)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, NoSuchCell) as error:
        raise BadCourse(str(error)) from error
    if found.format != FORMAT:
        raise BadCourse(f"a course of format {found.format}; expected {FORMAT}")
    return found


@cache
def course(game: str) -> Course:
    """A game's course, read once, or `UnknownLesson`."""
    path = file_of(game)
    if path is None:
        raise UnknownLesson(f"{game} has no course")
    return read(path.read_text(encoding="utf-8"), find(game))
