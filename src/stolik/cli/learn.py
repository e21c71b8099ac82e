"""`stolik learn`: lessons in the terminal, on the real positions of the course."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from ..engine.errors import StolikError
from ..engine.game import Game
from ..engine.record import Record
from ..games.copies import ours
from ..lessons.course import Ask, Course, Do, Lesson, Look, UnknownLesson
from ..lessons.guide import Guide, doubt
from ..lessons.position import taught
from ..lessons.walk import RIGHT
from . import flags, saved, screen
from .front import roomy, show
from .lesson import Taught
from .local import Local
from .saved import Seating
from .voice import Voice

LESSONS = "lessons.json"  # the file of what was learned
COMMANDS = {
    "next": ("", "next", "n", "dalej"),
    "show": ("show", "s", "pokaż", "pokaz"),
    "again": ("again", "a", "jeszcze"),
    "back": ("back", "b", "wstecz"),
    "skip": ("skip", "pomiń", "pomin"),
    "board": ("board", "plansza"),
    "help": ("help", "h", "?", "pomoc"),
    "quit": ("quit", "q", "exit", "koniec"),
}


def learn(
    game: flags.GameId,
    lesson: Annotated[
        str, typer.Argument(metavar="[LESSON]", help="Number or id of a lesson; else you are asked.")
    ] = "",
    data: flags.Data = None,
    play: Annotated[bool, typer.Option("--play", help="The first whole game, with the coach beside you.")] = False,
    plain: flags.Plain = False,
    lang: flags.Lang = "",
) -> None:
    """Learn a game: short lessons on real positions, with a coach; what you have learned is kept.

    With --play you play a whole game against an easy bot, and the coach speaks up when something is new. Answer with the number of an option, or: show, again, back, skip, board, help, quit. Enter goes on.
    """
    found, voice = flags.opened(game, lang)
    course = taught(found.id).course
    if play:
        return first_game(found, course, voice, plain)
    if found.copy:  # the whole game is played with a copy, lessons never
        voice.print(voice.say("learn-our-tables"))
        found, voice = flags.opened(ours(found.id), lang)
        course = taught(found.id).course
    if roomy() and not plain:
        return on_full_screen(found, course, lesson, voice)
    try:
        wanted = chosen(course, lesson, voice) if lesson else pick(course, voice)
        while wanted is not None:
            if not Learner(Taught(voice, found, course, wanted)).run():
                return
            keep(course.game, wanted.id)
            wanted = course.after(wanted)
            if wanted is not None and not goes_on(wanted, voice):
                return
    except (EOFError, KeyboardInterrupt):
        voice.print()


def on_full_screen(game: Game, course: Course, lesson: str, voice: Voice) -> None:
    """Lesson after lesson on the full screen."""
    from .full.lesson import CourseApp, LessonApp  # the toolkit is loaded only when it is needed

    id = chosen(course, lesson, voice).id if lesson else CourseApp(course, kept().get(course.game, []), voice).run()
    wanted = course.lesson(id) if id else None
    while wanted is not None:
        following = course.after(wanted)
        app = LessonApp(Taught(voice, game, course, wanted), following)
        app.run()
        if app.finished:
            keep(course.game, wanted.id)
        wanted = following if app.onward else None


class Guided(Local):
    """A first whole game: the coach speaks up at first times, and asks once before a beginner's mistake."""

    def __init__(self, record: Record, voice: Voice, seating: Seating, file: Path) -> None:
        self.guide = Guide(taught(record.game.id), record.setup)
        self.made = -1  # choices before what was said last
        self.doubted: set[str] = set()
        super().__init__(record, voice, seating, file)

    def heard(self) -> list[str]:
        self.guide.follow(self.record.choices)
        now, lang = self.guide.now(), self.voice.words.lang
        fresh = self.aloud and now is not None and self.guide.made != self.made
        self.made = self.guide.made
        return [*super().heard(), *([f"☼ {now.say.to(lang)}"] if now is not None and fresh else [])]

    def coach(self) -> str:
        self.guide.follow(self.record.choices)
        now, guided, lang = self.guide.now(), self.guide.taught.course.guided, self.voice.words.lang
        if now is None and self.guide.welcomes and guided.welcome is not None:
            return guided.welcome.to(lang).strip()
        farewell = self.guide.farewell
        return farewell.to(lang) if farewell is not None else now.say.to(lang) if now is not None else ""

    def choose(self, text: str) -> None:
        self.guide.follow(self.record.choices)
        found = self.guide.mistake(text)
        if found is not None and found.id not in self.doubted:
            self.doubted.add(found.id)
            raise Doubt(self.voice.say("learn-sure", **doubt(found, self.voice.words.lang)))
        super().choose(text)


class Doubt(StolikError):
    """The coach asks before a beginner's mistake; who chooses it again means it."""


def first_game(game: Game, course: Course, voice: Voice, plain: bool) -> None:
    """The first whole game of a course."""
    guided, lang = course.guided, voice.words.lang
    record = Record(game, game.setup(guided.players, random.getrandbits(32), guided.variants))
    seats = flags.seated(voice, record.state.seats, 1, guided.bot, "")
    session = Guided(record, voice, Seating(seats, True, lang), saved.fresh(game.id, record.setup.seed))
    if plain or not roomy():
        for said in (guided.title, guided.welcome):
            if said is not None:
                voice.print(said.to(lang), "bold" if said is guided.title else "")
    show(session, plain)
    if record.state.over and guided.farewell is not None:
        voice.print(guided.farewell.to(lang))


def chosen(course: Course, word: str, voice: Voice) -> Lesson:
    """A lesson by its number or id; a mistake is answered with what is near."""
    if word.isdecimal() and 1 <= int(word) <= len(course.lessons):
        return course.lessons[int(word) - 1]
    ids = [each.id for each in course.lessons]
    if word not in ids:
        raise UnknownLesson(voice.wrong("lesson", word, ids))
    return course.lesson(word)


def pick(course: Course, voice: Voice) -> Lesson | None:
    """The course at a glance, and which lesson the person wants; Enter: the first that is not learned."""
    lang, done = voice.words.lang, kept().get(course.game, [])
    voice.print(course.title.to(lang), "bold")
    voice.console.print(Padding(Text(course.overview.to(lang).strip()), (1, 2)))
    for number, lesson in enumerate(course.lessons, 1):
        line = Text(f" {'✓' if lesson.id in done else ' '} {number:>2}  ", style="bold cyan")
        line.append(lesson.title.to(lang), style="default bold")
        line.append(f"  {voice.say('learn-minutes', minutes=lesson.minutes)}", style="default dim not bold")
        if lesson.optional:
            line.append(f"  {voice.say('learn-optional')}", style="default dim not bold")
        voice.console.print(line)
        voice.console.print(Padding(Text(lesson.idea.to(lang), "dim"), (0, 0, 0, 7)))
    first = next((each for each in course.lessons if each.id not in done), course.lessons[0])
    while True:
        word = voice.console.input(voice.say("learn-which", title=first.title.to(lang)) + " ").strip().lower()
        if word in COMMANDS["quit"]:
            return None
        if word == "":
            return first
        try:
            return chosen(course, word, voice)
        except UnknownLesson:
            voice.tell("numbers", "yellow", most=len(course.lessons))


def goes_on(lesson: Lesson, voice: Voice) -> bool:
    """Whether the person wants the next lesson at once."""
    asked = voice.say("learn-following", title=lesson.title.to(voice.words.lang), minutes=lesson.minutes)
    return voice.console.input(f"{asked} ").strip().lower() not in (*COMMANDS["quit"], "no", "nie")


# -- what was learned -----------------------------------------------------------------------------------------------


def kept() -> dict[str, list[str]]:
    """Ids of the lessons learned, by game."""
    return saved.remembered(LESSONS, dict[str, list[str]])


def keep(game: str, lesson: str) -> None:
    """A lesson is learned."""
    done = kept()
    saved.remember(LESSONS, {**done, game: list(dict.fromkeys([*done.get(game, []), lesson]))})


# -- a lesson -------------------------------------------------------------------------------------------------------


class Learner:
    """One lesson in lines."""

    def __init__(self, session: Taught) -> None:
        self.session = session
        self.voice = session.voice
        self.lang = session.voice.words.lang

    def run(self) -> bool:
        """Step after step; False when the person leaves before the end."""
        voice, course, lesson = self.voice, self.session.course, self.session.lesson
        voice.print()
        number = course.lessons.index(lesson) + 1
        voice.tell("learn-lesson", "bold", number=number, title=lesson.title.to(self.lang))
        voice.print(lesson.idea.to(self.lang), "italic")
        voice.tell("learn-how", "dim")
        self.board()
        while not self.session.at.over:
            if not self.take():
                return False
        self.coach(course.words.learned.to(self.lang), "green")
        for line in lesson.learned.to(self.lang):
            voice.print(f"  ✓ {line}")
        return True

    def take(self) -> bool:
        """One answer of the person at the step; False when they leave."""
        session, step = self.session, self.session.at.step
        self.present()
        while True:
            word = self.voice.console.input("> ").strip()
            command = next((name for name, known in COMMANDS.items() if word.lower() in known), "")
            if command == "quit":
                return False
            if command in ("again", "back"):
                session.return_to(max(0, session.at.number - (command == "back")))
                self.board()
                return True
            if command == "skip" or (command == "next" and isinstance(step, Look)):
                if isinstance(step, Do):
                    self.show()
                self.act(session.skip)
                return True
            if command == "show":
                self.show("yellow")
            elif command == "board":
                self.board()
            elif command == "help":
                self.voice.tell("learn-how")
            elif (isinstance(step, Do) and self.try_option(step, word)) or (
                isinstance(step, Ask) and self.try_answer(step, word)
            ):
                return True

    def present(self) -> None:
        """What the coach says, what it speaks of, and what there is to choose."""
        session, step, voice = self.session, self.session.at.step, self.voice
        assert step is not None
        if session.at.clicks == 0:
            self.coach(step.say.to(self.lang), "yellow", session.where())
            named = [voice.words.say(name) for name in step.lit if voice.words.has(name)]
            if named:
                voice.print(f"  ☼ {', '.join(dict.fromkeys(named))}", "yellow")
        if isinstance(step, Look):
            voice.tell("learn-enter", "dim")
        for number, answer in enumerate(session.answers(), 1):
            voice.print(f"  {number}  {answer}")
        if isinstance(step, Do):
            if session.question():
                voice.print(session.question(), "bold")
            screen.show_options(session.options, voice)

    def coach(self, text: str, colour: str, title: str = "") -> None:
        """Words of the coach in a frame."""
        panel = Panel(Text(text), title=title or None, title_align="left", border_style=colour, width=76)
        self.voice.console.print(panel)

    def board(self) -> None:
        """The table as the learner sees it."""
        screen.show_board(self.session.view, self.voice)

    def show(self, style: str = "") -> None:
        """What the coach would do."""
        for line in self.session.shown():
            self.voice.print(f"  → {line}", style)

    def act(self, change: Callable[[], None]) -> bool:
        """Go on: what happened, what the coach thinks of it, and the table where a step starts afresh; whether it was
        right."""
        session, before = self.session, self.session.at.number
        change()
        for line in session.heard():
            self.voice.print(f"  · {line}", "dim")
        right = session.verdict is None or session.verdict.kind == RIGHT
        if session.verdict is not None:
            said = session.verdict.said
            title, colour = self.voice.say("learn-right" if right else "learn-wrong"), "green" if right else "red"
            if said is not None:
                self.coach(said.to(self.lang), colour, title)
            elif right:
                self.voice.print(title, colour)
        step = session.at.step
        if session.at.number != before and step is not None and step.position is not None:
            self.board()
        return right

    def try_option(self, step: Do, word: str) -> bool:
        """Choose by number or text; True when the choice was right."""
        text = self.session.chosen(word)
        if text:
            return self.act(lambda: self.session.choose(text))
        refusal = next((each for each in self.session.refusals if str(each.option) == word), None)
        if refusal is None:
            self.voice.tell("numbers", "yellow", most=len(self.session.options))
            return False
        click = self.session.at.clicks + 1
        for wrong in step.wrong:  # the coach's own words, or else those of the rules
            if wrong.choice == word and wrong.refused and wrong.click == click:
                self.coach(wrong.say.to(self.lang), "red", self.voice.say("learn-wrong"))
                return False
        self.voice.print(self.voice.words.refusal(refusal, self.voice.names), "yellow")
        return False

    def try_answer(self, step: Ask, word: str) -> bool:
        """Answer by number; True when it was right."""
        if word.isdecimal() and 1 <= int(word) <= len(step.answers):
            return self.act(lambda: self.session.answer(int(word) - 1))
        self.voice.tell("numbers", "yellow", most=len(step.answers))
        return False
