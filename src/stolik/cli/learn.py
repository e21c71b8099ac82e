"""`stolik learn`: lessons in the terminal, on the real positions of the course."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from ..engine.errors import StolikError
from ..engine.game import Game
from ..engine.record import Record
from ..games.copies import ours
from ..lessons.course import LEARNER, Ask, Course, Do, Lesson, Look, Said, UnknownLesson
from ..lessons.guide import Guide, doubt
from ..lessons.position import offers, taught
from ..lessons.walk import RIGHT, Verdict, Walk, walk
from . import flags, saved, screen
from .front import roomy, show
from .lesson import Taught
from .local import Local
from .saved import Seating
from .voice import Voice

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
    full = roomy() and not plain
    if play:
        return first_game(found, course, voice, plain)
    if found.copy:  # the whole game is played with a copy, lessons never
        voice.print(voice.say("learn-our-tables"))
        found, voice = flags.opened(ours(found.id), lang)
        course = taught(found.id).course
    if full:
        return on_full_screen(found, course, lesson, voice)
    voice.names = [voice.say("learn-you"), voice.say("learn-rival")]
    try:
        wanted = chosen(course, lesson, voice) if lesson else pick(course, voice)
        while wanted is not None:
            if not Learner(found, course, wanted, voice).run():
                return
            keep(course.game, wanted.id)
            following = course.after(wanted)
            if following is None or not goes_on(following, voice):
                return
            wanted = following
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
        if word in [each.id for each in course.lessons] or (word.isdecimal() and 1 <= int(word) <= len(course.lessons)):
            return chosen(course, word, voice)
        voice.tell("numbers", "yellow", most=len(course.lessons))


def goes_on(lesson: Lesson, voice: Voice) -> bool:
    """Whether the person wants the next lesson at once."""
    asked = voice.say("learn-following", title=lesson.title.to(voice.words.lang), minutes=lesson.minutes)
    return voice.console.input(f"{asked} ").strip().lower() not in (*COMMANDS["quit"], "no", "nie")


# -- what was learned -----------------------------------------------------------------------------------------------


def file() -> Path:
    """Where it is kept what the person has learned."""
    return saved.folder().parent / "lessons.json"


def kept() -> dict[str, list[str]]:
    """Ids of the lessons learned, by game; nothing when the file is damaged."""
    try:
        return msgspec.json.decode(file().read_bytes(), type=dict[str, list[str]])
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return {}


def keep(game: str, lesson: str) -> None:
    """A lesson is learned."""
    done = kept()
    done[game] = list(dict.fromkeys([*done.get(game, []), lesson]))
    file().parent.mkdir(parents=True, exist_ok=True)
    saved.written(file(), msgspec.json.encode(done))


# -- a lesson -------------------------------------------------------------------------------------------------------


class Learner:
    """One lesson in the terminal."""

    def __init__(self, game: Game, course: Course, lesson: Lesson, voice: Voice) -> None:
        self.game = game
        self.course = course
        self.lesson = lesson
        self.voice = voice
        self.lang = voice.words.lang
        self.at = Walk(course.game, lesson.id)
        self.told = 0  # events of the walk that were printed
        voice.names = [voice.say("learn-you"), voice.say("learn-rival")][: self.at.state.seats]
        voice.name_automata(self.at.state)
        self.names = voice.names

    def run(self) -> bool:
        """Step after step; False when the person leaves before the end."""
        voice = self.voice
        voice.print()
        number = self.course.lessons.index(self.lesson) + 1
        voice.tell("learn-lesson", "bold", number=number, title=self.lesson.title.to(self.lang))
        voice.print(self.lesson.idea.to(self.lang), "italic")
        voice.tell("learn-how", "dim")
        self.board()
        while not self.at.over:
            if not self.take():
                return False
        self.coach(self.course.words.learned.to(self.lang), "green")
        for line in self.lesson.learned.to(self.lang):
            voice.print(f"  ✓ {line}")
        return True

    def take(self) -> bool:
        """One answer of the person at the step; False when they leave."""
        step = self.at.step
        assert step is not None
        self.present()
        while True:
            word = self.voice.console.input("> ").strip()
            command = next((name for name, known in COMMANDS.items() if word.lower() in known), "")
            if command == "quit":
                return False
            if command in ("again", "back"):
                self.return_to(self.at.number - (command == "back"))
                return True
            if command == "skip" or (command == "next" and isinstance(step, Look)):
                self.advance()
                return True
            if command in ("show", "board", "help"):
                self.serve(command)
            elif isinstance(step, Do) and self.try_option(word):
                return True
            elif isinstance(step, Ask) and self.try_answer(step, word):
                return True

    def present(self) -> None:
        """What the coach says, what it speaks of, and what there is to choose."""
        step, voice = self.at.step, self.voice
        assert step is not None
        if self.at.clicks == 0:
            steps = voice.say("learn-step", number=self.at.number + 1, all=len(self.lesson.steps))
            self.coach(step.say.to(self.lang), "yellow", steps)
            named = [voice.words.say(name) for name in step.lit if voice.words.has(name)]
            if named:
                voice.print(f"  ☼ {', '.join(dict.fromkeys(named))}", "yellow")
        if isinstance(step, Look):
            voice.tell("learn-enter", "dim")
        elif isinstance(step, Ask):
            for number, answer in enumerate(step.answers, 1):
                voice.print(f"  {number}  {answer.text.to(self.lang)}")
        else:
            prompt = self.at.state.prompt(LEARNER)
            if prompt is not None:
                voice.print(voice.words.prompt(prompt, self.names), "bold")
            screen.show_options(self.at.state.options(LEARNER), voice)

    def coach(self, text: str, colour: str, title: str = "") -> None:
        """Words of the coach in a frame."""
        panel = Panel(Text(text), title=title or None, title_align="left", border_style=colour, width=76)
        self.voice.console.print(panel)

    def board(self) -> None:
        """The table as the learner sees it."""
        screen.show_board(self.game.redact(self.at.state, LEARNER), self.voice)

    def say(self, verdict: Verdict) -> None:
        """What the coach thinks of a choice."""
        said: Said | None = verdict.said
        title = self.voice.say("learn-right" if verdict.kind == RIGHT else "learn-wrong")
        if said is not None:
            self.coach(said.to(self.lang), "green" if verdict.kind == RIGHT else "red", title)
        elif verdict.kind == RIGHT:
            self.voice.print(title, "green")

    def events(self) -> None:
        """What happened since."""
        self.voice.events(self.at.events[self.told :])
        self.told = len(self.at.events)

    def advance(self) -> None:
        """On to the next step; what is not done yet is done as the coach would."""
        for text in self.at.main_line():
            option = self.game.vocabulary.parse(text)
            self.voice.print(f"  → {self.voice.words.option(option, self.names)}")
        self.go_on()

    def go_on(self) -> None:
        """The next step; one that starts afresh shows its own table."""
        self.at.next()
        self.events()
        if self.at.step is not None and self.at.step.position is not None:
            self.board()

    def return_to(self, number: int) -> None:
        """Back to the start of a step, whatever happened since."""
        number = max(0, number)
        along = walk(self.course.game, self.lesson.id, number)
        self.at = along if number < self.at.number else walk(self.course.game, self.lesson.id, number, self.at.again())
        self.told = len(self.at.events)
        self.board()

    def serve(self, command: str) -> None:
        """What changes nothing."""
        if command == "board":
            self.board()
        elif command == "help":
            self.voice.tell("learn-how")
        else:
            for text in self.at.main_line():
                option = self.game.vocabulary.parse(text)
                self.voice.print(f"  → {self.voice.words.option(option, self.names)}", "yellow")
            step = self.at.step
            if isinstance(step, Ask):
                right = next(each for each in step.answers if each.right)
                self.voice.print(f"  → {right.text.to(self.lang)}", "yellow")

    def try_option(self, word: str) -> bool:
        """Choose by number or text; True when the choice was right."""
        texts = offers(self.at.state)
        refused = {str(each.option): each for each in self.at.state.refusals(LEARNER)}
        text = texts[int(word) - 1] if word.isdecimal() and 1 <= int(word) <= len(texts) else word
        if text in refused:
            self.refuse(text)
            return False
        if text not in texts:
            self.voice.tell("numbers", "yellow", most=len(texts))
            return False
        verdict = self.at.choose(text)
        if verdict.kind == RIGHT:
            self.events()
        self.say(verdict)
        if verdict.kind == RIGHT and not self.at.waits:
            self.go_on()
        return verdict.kind == RIGHT

    def refuse(self, text: str) -> None:
        """Why something is not possible: as the coach says it, or else the rules."""
        step = self.at.step
        assert isinstance(step, Do)
        for wrong in step.wrong:
            if wrong.choice == text and wrong.refused and wrong.click == self.at.clicks + 1:
                self.coach(wrong.say.to(self.lang), "red", self.voice.say("learn-wrong"))
                return
        refusal = next(each for each in self.at.state.refusals(LEARNER) if str(each.option) == text)
        self.voice.print(self.voice.words.refusal(refusal, self.names), "yellow")

    def try_answer(self, step: Ask, word: str) -> bool:
        """Answer by number; True when it was right."""
        if not word.isdecimal() or not 1 <= int(word) <= len(step.answers):
            self.voice.tell("numbers", "yellow", most=len(step.answers))
            return False
        verdict = self.at.answer(int(word) - 1)
        self.say(verdict)
        if verdict.kind == RIGHT:
            self.go_on()
        return verdict.kind == RIGHT
