"""Lessons on the live table. Where a learner stands is in the address (the step, and the choices made so far); what was
learned is kept with the person, or, of a stranger, in the browser's own cookies."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from ...drawing.glow import index_of
from ...drawing.scene import LogLine, Scene
from ...engine.errors import IllegalOption
from ...engine.game import Game
from ...engine.state import State
from ...lessons.course import LEARNER, Ask, Course, Do, Lesson, Look, course, file_of
from ...lessons.walk import RIGHT, Verdict, Walk, walk
from ...words import Words
from ..people.learning import Progress
from ..people.person import Person, person_of
from ..server import server_of
from . import stage
from .answers import page
from .contexts import CourseCard, CoursePage, LearnPage, LessonPage, Stone
from .home import card
from .language import words as words_of
from .progress import keep, learned, progress_of, sound

BETWEEN = "|"  # choices in an address; no option's text holds it
LONGEST = 4000  # characters of an address that are read


# -- the course -----------------------------------------------------------------------------------------------------


async def learn(request: Request) -> Response:
    """All courses at a glance."""
    server, person = server_of(request), person_of(request)
    cards, known = [], await learned(request)
    for game in server.games():
        if file_of(game.id) is not None and game.copy is None:  # lessons are played with our own tables
            found = course(game.id)
            done = len(sound(found, known.get(game.id, Progress())).done)
            cards.append(CourseCard(card(game, person.lang), found.minutes, done, len(found.lessons)))
    return page(request, "learn.html", LearnPage(cards), person)


async def show(request: Request) -> Response:
    """One course: its lessons as a path, the game in short, terms and beginner's mistakes."""
    server, person = server_of(request), person_of(request)
    game = server.find(request.path_params["game"])
    found, lang = course(game.id), person.lang
    progress = await progress_of(request, found)
    now = next((each for each in found.lessons if each.id == progress.lesson), None)
    if now is None:
        now = next((each for each in found.lessons if each.id not in progress.done), found.lessons[0])
    stones = [stone(found, lesson, progress, now, lang) for lesson in found.lessons]
    left = sum(each.minutes for each in found.lessons if each.id not in progress.done and not each.optional)
    context = CoursePage(
        card(game, lang),
        words_of(lang, game),
        found,
        stones,
        next(each for each in stones if each.now),
        len(progress.done),
        left,
        stage.ground(game, lang),
        symbols(game),
    )
    return page(request, "course.html", context, person)


@cache
def symbols(game: Game) -> set[str]:
    """The drawings that a game's table page defines, by name."""
    return set(re.findall(r'id="([^"]*)"', str(stage.ground(game, "en")) + str(stage.DEFS)))


def stone(found: Course, lesson: Lesson, progress: Progress, now: Lesson, lang: str) -> Stone:
    """A lesson on the path."""
    begun = progress.step if lesson.id == progress.lesson else 0
    address = f"/learn/{found.game}/{lesson.id}" + (f"?step={begun}" if begun else "")
    number = found.lessons.index(lesson) + 1
    return Stone(number, lesson, address, lesson.id in progress.done, lesson is now, begun)


# -- a lesson -------------------------------------------------------------------------------------------------------


def address(at: Walk, number: int, did: list[str], **more: str) -> str:
    """The address of a place in a lesson."""
    facts = {"step": str(number), **({"did": BETWEEN.join(did)} if did else {}), **more}
    return f"/learn/{at.game}/{at.lesson.id}?{urlencode(facts)}"


def placed(request: Request) -> Walk:
    """The walk that an address tells; `IllegalOption` or `UnknownLesson` when there is no such place."""
    asked = request.query_params
    step, did = asked.get("step", "0"), asked.get("did")
    if not (step.isascii() and step.isdecimal() and len(step) < 3) or len(did or "") > LONGEST:
        raise IllegalOption(f"no step {step[:20]!r}")
    choices = [text for text in did.split(BETWEEN) if text] if did is not None else None
    return walk(request.path_params["game"], request.path_params["lesson"], int(step), choices)


async def lesson(request: Request) -> Response:
    """A lesson at one of its places: the table as it is there, and what the coach says to what was just done."""
    server, person = server_of(request), person_of(request)
    server.find(request.path_params["game"])
    at, asked = placed(request), request.query_params
    verdict: Verdict | None = None
    shown: list[str] = []
    state = at.state
    if "choose" in asked:
        verdict = at.choose(asked["choose"][:200])
    elif "answer" in asked:
        verdict = at.answer(int(asked["answer"]) if asked["answer"] in ("0", "1", "2", "3") else -1)
    elif "show" in asked and at.waits:
        shown, state = at.shown()
    gained = False
    if isinstance(at.step, Do) and not at.waits:  # all clicks are made: praise, or the next step says it
        gained, verdict = True, Verdict(RIGHT, at.step.good)
        if at.step.good is None:
            at.next()
            verdict = None
    context = replace(lesson_page(at, state if shown else at.state, verdict, shown, person), gained=gained)
    template = "lesson-frame.html" if "part" in asked else "lesson.html"
    response = page(request, template, context, person)
    found, progress = at.taught.course, await progress_of(request, at.taught.course)
    if at.over:
        done = tuple(each.id for each in found.lessons if each.id in (*progress.done, at.lesson.id))
        await keep(request, response, found, Progress(done))
    else:
        await keep(request, response, found, Progress(progress.done, at.lesson.id, at.number))
    return response


def lesson_page(at: Walk, state: State, verdict: Verdict | None, shown: list[str], person: Person) -> LessonPage:
    """What the template reads."""
    found, lang = at.taught.course, person.lang
    words = words_of(lang, at.taught.game)
    scene = scene_of(at, state, person, words, waits=at.waits and not shown)
    scene.theme = person.theme
    step, following = at.step, found.after(at.lesson)
    labels = [words.option(at.taught.game.vocabulary.parse(text), scene.names) for text in shown]
    right = verdict is not None and verdict.kind == RIGHT
    finished = isinstance(step, Do) and not at.waits
    goes_on = finished or isinstance(step, Look) or (isinstance(step, Ask) and right)
    return LessonPage(
        scene=scene,
        ground=stage.ground(at.taught.game, lang),
        course=found,
        lesson=at.lesson,
        number=found.lessons.index(at.lesson) + 1,
        step=at.number,
        mood=mood(at, verdict, shown),
        text=step.say.to(lang) if step is not None else "",
        verdict="" if verdict is None or (right and at.waits) else "right" if right else "wrong",
        answer=verdict.said.to(lang) if verdict is not None and verdict.said is not None else "",
        lit=list(step.lit) if step is not None and not finished else [],
        answers=[each.text.to(lang) for each in step.answers] if isinstance(step, Ask) and not right else [],
        shown=labels,
        waits=at.waits and not shown,
        did=BETWEEN.join(at.choices),
        here=address(at, at.number, at.choices),
        again=address(at, at.number, at.again()) if at.choices != at.again() else "",
        back=f"/learn/{at.game}/{at.lesson.id}?step={at.number - 1}" if at.number else "",
        show=address(at, at.number, at.choices, show="1") if at.waits and not shown else "",
        skip=skipped(at) if at.waits or (isinstance(step, Ask) and not right) else "",
        next=skipped(at) if goes_on else "",
        over=at.over,
        following=f"/learn/{at.game}/{following.id}" if following is not None else "",
        following_title=following.title.to(lang) if following is not None else "",
    )


def skipped(at: Walk) -> str:
    """The address of the next step; what is not done yet is then done as the coach would."""
    return address(at, at.number + 1, [*at.choices, *at.main_line()])


def mood(at: Walk, verdict: Verdict | None, shown: list[str]) -> str:
    """How the lamp feels."""
    if at.over:
        return "glad"
    if verdict is None:
        return "look" if isinstance(at.step, Look) or shown else "calm"
    return "glad" if verdict.kind == RIGHT else "soft"


def scene_of(at: Walk, state: State, person: Person, words: Words, waits: bool) -> Scene:
    """The table of a lesson as the learner sees it; what the coach says to refused choices stands for the reasons."""
    game = at.taught.game
    view = game.redact(state, LEARNER)
    lang, you = person.lang, person.name or words.say("page-learn-you")
    names = [you, words.say("page-learn-rival"), words.say("page-learn-third")][: state.seats]
    names += [words.say(f"participant-{each}") for each in game.participants(state)[len(names) :]]
    scene = Scene(game, view, LEARNER, words, names, lang=lang)
    scene.version = len(at.choices)
    scene.mine = [LEARNER]
    scene.deciders = state.deciders()
    scene.kinds = ["person"] * state.seats + ["automaton"] * (len(names) - state.seats)
    scene.levels = [""] * len(names)
    scene.log = [LogLine(0, state.turn, event) for event in at.events]
    scene.last = at.events[at.fresh :]
    if state.over:
        scene.scores, scene.winners = game.scores(state), game.winners(state)
    if LEARNER in scene.deciders:
        scene.options = view.options(LEARNER)
        scene.refusals = view.refusals(LEARNER)
        scene.prompt = view.prompt(LEARNER)
        step = at.step
        if waits and isinstance(step, Do):
            told = {wrong.choice: wrong for wrong in step.wrong if wrong.refused and wrong.click == at.clicks + 1}
            reasons = index_of(scene).reasons
            reasons.update({text: wrong.say.to(lang) for text, wrong in told.items() if text in reasons})
    return scene
