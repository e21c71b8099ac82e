"""The rules of a game for reading: `rules.toml` and `readings.toml` of its folder, read whole and refused whole.

Texts stand in both languages (`text.en`, `text.pl`) and are written in a little of Markdown: paragraphs, lists (`- `),
`**bold**`, and links whose target is a chapter, a reading or a thing: `[machines](machines)`, `[A13](A13)`,
`[Purifier](curio-IN239)`. A paragraph `{name}` is the figure of that name, `{table.row.column}` a printed number
(`numbers.py`). Figures are drawn from the game's own
pictures, and an example is really played: what it says happened, and how many points it brought, comes from the rules.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

import msgspec

from ..engine.errors import StolikError
from ..engine.event import Event
from ..engine.game import Game
from ..engine.option import Option
from ..engine.state import State
from ..games import folder
from .course import LEARNER, Position, Said, Table
from .numbers import NoSuchCell, filled_in
from .position import Taught, by_seat, taught

NOTHING = "nothing"


class BadRules(StolikError):
    """Rules that are not written as they should be."""


class Chapter(Table, frozen=True):
    """A chapter of the rules, in the order of play."""

    id: str
    title: Said
    text: Said
    prompts: list[str] = []  # the questions that it answers
    terms: dict[str, str] = {}  # of the course, for the margin, each with a thing for its picture, or ""


class Things(Table, frozen=True, tag_field="kind", tag="things"):
    """Pictures of things side by side, each with its name and perhaps a note."""

    id: str
    things: list[str]  # `curio-IN201`
    notes: list[Said] = []


class Label(Table, frozen=True):
    """A part of a picture, pointed at by its share of width and height: 0 is left and top, 1 right and bottom."""

    x: float
    y: float
    text: Said


class Parts(Table, frozen=True, tag_field="kind", tag="parts"):
    """One thing taken apart."""

    id: str
    thing: str
    labels: list[Label] = msgspec.field(name="label")


class Example(Table, frozen=True, tag_field="kind", tag="example"):
    """A position, and choices played on it."""

    id: str
    title: Said
    text: Said
    position: Position
    choices: list[str]  # of named seats, as in lessons: "0: deploy harvester_1 mist_valley_1 > pay"
    shows: Literal["board", "mat"] = "board"
    counts: str = ""  # a fact of the game's `arrange` instead of the points; "nothing" to count nothing
    cut: list[float] = []  # left, top, width and height of the part that is shown


Figure: TypeAlias = Things | Parts | Example


class Indexed(Table, frozen=True):
    """A kind of things that the index lists: where they are explained, and which table of data they come from."""

    kind: str
    title: Said
    chapter: str
    table: str = ""  # of `Game.provenance`


class Reading(Table, frozen=True):
    """How we read a rule that can be read in several ways; code and tests cite its number."""

    id: str
    chapter: str
    title: Said
    says: Said  # the rulebook, in our words
    reads: Said  # how this table plays
    why: Said
    disputed: bool = False  # another reading is as good, or nearer to the letter
    prompts: list[str] = []  # the questions where it matters


class Rulebook(Table, frozen=True):
    """Everything that there is to read about a game."""

    chapters: list[Chapter] = msgspec.field(name="chapter", default=[])
    figures: list[Figure] = msgspec.field(name="figure", default=[])
    index: list[Indexed] = []
    readings: list[Reading] = msgspec.field(name="reading", default=[])

    def chapter_of(self, prompt: str) -> str:
        """The chapter that answers a question; the first one when none says so."""
        named = [each.id for each in self.chapters if prompt in each.prompts]
        return named[0] if named else self.chapters[0].id if self.chapters else ""

    def explains(self, kind: str) -> str:
        """The chapter about things of a kind, or the first one."""
        named = [each.chapter for each in self.index if each.kind == kind]
        return named[0] if named else self.chapters[0].id if self.chapters else ""

    def read_in(self, chapter: str) -> list[Reading]:
        """The readings that belong to a chapter, the disputed first."""
        return sorted([each for each in self.readings if each.chapter == chapter], key=lambda each: not each.disputed)


@cache
def rulebook(game: Game) -> Rulebook:
    """A game's rules, read once; an empty book when its folder has none."""
    data: dict[str, object] = {}
    for name in ("rules.toml", "readings.toml"):
        path = folder(game) / name
        try:
            data |= tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        except tomllib.TOMLDecodeError as error:
            raise BadRules(f"{game.id}/{name}: {error}") from error
    try:
        return msgspec.convert(filled_in(game, data), Rulebook)
    except (msgspec.ValidationError, NoSuchCell) as error:
        raise BadRules(f"{game.id}: {error}") from error


@dataclass(frozen=True)
class Deed:
    """A choice of an example and what it brought about."""

    seat: int
    option: Option
    events: list[Event]


@dataclass(frozen=True)
class Played:
    """An example on the rules: the position, what was done, and the points before and after."""

    state: State
    deeds: list[Deed]
    before: int
    after: int
    counted: bool


def played(game: Game, example: Example) -> Played:
    """Play an example, or `BadCourse` when the rules do not offer a choice."""
    how = taught(game.id)
    state = how.build(example.position)
    start = state.clone()
    deeds = []
    for seat, text in by_seat(example.choices):
        option = next((each for each in state.options(seat) if str(each) == text), None)
        events = how.play(state, text, seat)
        assert option is not None
        deeds.append(Deed(seat, option, [each for each in events if each.seen_by(LEARNER)]))
    before, after = points(how, start, example.counts), points(how, state, example.counts)
    return Played(start, deeds, before, after, example.counts != NOTHING)


def points(how: Taught, state: State, counts: str) -> int:
    """The points of an example's player, or whatever else it counts."""
    if counts in ("", NOTHING):
        return how.game.scores(state)[LEARNER]
    return int(how.facts(state)[counts])
