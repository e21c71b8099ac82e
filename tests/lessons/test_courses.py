"""Every course is played on the rules: positions build, right choices are offered, wrong ones are what they say, promises
come true; both languages are whole and short."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from stolik.bots.levels import LEVELS
from stolik.engine.option import Option
from stolik.engine.state import State
from stolik.games import ids
from stolik.lessons.course import LEARNER, Ask, BadCourse, Do, Lesson, Lines, Look, Position, Said, Step, file_of, read
from stolik.lessons.guide import WINDOW, holds
from stolik.lessons.pattern import AGAIN, begins, chosen
from stolik.lessons.position import Taught, offers, reasons, taught
from stolik.lessons.promise import Then, kept
from stolik.lessons.rulebook import rulebook
from stolik.web.pages import stage
from stolik.words import LANGUAGES

COURSES = [game for game in ids() if file_of(game)]
LESSONS = [(game, lesson.id) for game in COURSES for lesson in taught(game).course.lessons]
MOST_WORDS = 40
MOST_TEXTS = 2  # coach texts in a row before the learner does something
MOST_WAYS = 60  # ways through one step that are tried
MOST_LIKE = 3  # choices that are tried for one with *
FEWEST_GAMES, MOST_GAMES = 3, 40  # whole games in which triggers are looked for
SYMBOLS = {"coin", "star", "moon", "drop", "points", "stars"}  # drawn on every table page

Way = tuple[State, list[str], list[str]]


def lesson_of(game: str, id: str) -> tuple[Taught, Lesson]:
    return taught(game), taught(game).course.lesson(id)


def test_every_game_has_a_course() -> None:
    assert COURSES == list(ids())


@pytest.mark.parametrize("game", COURSES)
def test_the_table_of_lessons_is_up_to_date(game: str) -> None:
    told = (Path(__file__).parents[2] / "docs" / "courses.md").read_text(encoding="utf-8")
    for number, lesson in enumerate(taught(game).course.lessons, 1):
        title = lesson.title.en + (" (optional)" if lesson.optional else "")
        row = f"| {number} | {title} | {lesson.idea.en} | {len(lesson.steps)} | {lesson.minutes} |"
        assert row in told, f"docs/courses.md lacks {row!r}"


# -- playing ---------------------------------------------------------------------------------------------------------


def built(how: Taught, position: Position) -> State:
    """A position whose own promise holds."""
    state = how.build(position)
    kept(position.promise, Then(how, state, state, []))
    return state


def play(how: Taught, state: State, choice: str) -> list[str]:
    """The learner's choice; one with + again and again. No piece is lost or doubled."""
    told: list[str] = []
    if choice.endswith(AGAIN):
        while like := [each for each in offers(state) if chosen(choice, each)]:
            told += map(str, how.play(state, like[-1], LEARNER))
    else:
        told += map(str, how.play(state, choice, LEARNER))
    how.game.conserved(state)
    return told


def wanted(state: State, allowed: list[str]) -> list[tuple[str, str]]:
    """The choices that count at a click, with their pattern; those of them that are offered."""
    assert LEARNER in state.deciders(), "it is not the learner who chooses"
    found: list[tuple[str, str]] = []
    for pattern in allowed:
        like = [each for each in offers(state) if chosen(pattern, each)]
        found += (
            [(pattern, pattern)] * bool(like) if pattern.endswith(AGAIN) else [(pattern, c) for c in like[:MOST_LIKE]]
        )
    assert found, f"none of {allowed} is offered; offered: {', '.join(offers(state)[:30])}"
    return found


def ways(how: Taught, state: State, step: Do, seen: set[tuple[int, str]]) -> list[Way]:
    """Every way through the right choices: where it ends, what happened, what was chosen."""
    ends: list[Way] = [(state.clone(), [], [])]
    for number, allowed in enumerate(step.right):
        further: list[Way] = []
        for before, told, path in ends:
            for pattern, choice in wanted(before, allowed):
                seen.add((number, pattern))
                after = before.clone()
                further.append((after, told + play(how, after, choice), [*path, choice]))
        ends = further[:MOST_WAYS]
    return ends


def main_way(how: Taught, state: State, step: Do, seen: set[tuple[int, str]]) -> Way:
    """The first of them."""
    after, told, path = state.clone(), [], []
    for number, allowed in enumerate(step.right):
        pattern, choice = wanted(after, allowed)[0]
        seen.add((number, pattern))
        told += play(how, after, choice)
        path.append(choice)
    return after, told, path


def finish(how: Taught, step: Do, before: State, way: Way) -> State:
    """The end of a way: promises, what the others reply, promises again."""
    after, told, _ = way
    kept(step.promise, Then(how, before, after, told))
    told = told + [str(event) for event in how.replies(after, step.replies)]
    how.game.conserved(after)
    kept(step.later, Then(how, before, after, told))
    return after


def check_wrong(how: Taught, step: Do, state: State) -> None:
    """On the main line every wrong choice is offered and not right, or refused for the named reason."""
    at = state.clone()
    assert all(1 <= each.click <= len(step.right) for each in step.wrong)
    for number, allowed in enumerate(step.right, 1):
        for wrong in [each for each in step.wrong if each.click == number]:
            assert not any(chosen(right, wrong.choice) for right in allowed), f"wrong '{wrong.choice}' is right too"
            if wrong.refused:
                assert wrong.choice not in offers(at)
                assert reasons(at).get(wrong.choice) == wrong.refused, wrong.choice
            else:
                assert wrong.choice in offers(at), f"wrong '{wrong.choice}' is not offered: {offers(at)[:30]}"
                trial = at.clone()
                told = [*play(how, trial, wrong.choice), *map(str, how.replies(trial, wrong.then))]
                kept(wrong.promise, Then(how, at, trial, told))
        play(how, at, wanted(at, allowed)[0][1])


def follow(how: Taught, steps: list[Step], state: State, first: int, seen: dict[int, set[tuple[int, str]]]) -> None:
    """Whatever was chosen before a step, the main line goes on from it; a fresh start does not depend on it."""
    for at in range(first, len(steps)):
        step = steps[at]
        if step.position is not None:
            return
        if isinstance(step, Do):
            state = finish(how, step, state, main_way(how, state, step, seen[at]))
        else:
            kept(step.promise, Then(how, state, state, []))


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_a_lesson_goes_as_the_coach_says(game: str, id: str) -> None:
    how, lesson = lesson_of(game, id)
    state = built(how, lesson.position)
    start = state.clone()
    assert LEARNER in state.deciders()
    seen: dict[int, set[tuple[int, str]]] = {at: set() for at in range(len(lesson.steps))}
    for at, step in enumerate(lesson.steps):
        if step.position is not None:
            state = built(how, step.position)
        if isinstance(step, Do):
            check_wrong(how, step, state)
            ends = [finish(how, step, state, way) for way in ways(how, state, step, seen[at])]
            for other in ends[1:]:
                follow(how, lesson.steps, other.clone(), at + 1, seen)
            state = ends[0]
        else:
            kept(step.promise, Then(how, state, state, []))
    for at, step in enumerate(lesson.steps):
        for click, allowed in enumerate(step.right if isinstance(step, Do) else []):
            for pattern in allowed:
                assert (click, pattern) in seen[at], f"step {at + 1}: '{pattern}' is never offered"
    for claim in lesson.claims:
        before = built(how, claim.position) if claim.position is not None else start
        line = before.clone()
        told = [str(event) for event in how.replies(line, claim.choices)]
        kept(claim.promise, Then(how, before, line, told))


# -- what is lit -----------------------------------------------------------------------------------------------------


def known_names(how: Taught) -> set[str]:
    """Things that the game knows, and its areas."""
    pieces = import_module(f"stolik.games.{how.game.id}.pieces")
    kinds = {f"{kind.name}-{name}" for kind in pieces.KINDS for name in kind.names}
    return kinds | {f"seat-{seat}" for seat in range(4)} | set(how.course.areas)


def lit_of(game: str) -> Iterator[tuple[str, str]]:
    how = taught(game)
    for lesson in how.course.lessons:
        for number, step in enumerate(lesson.steps, 1):
            yield from ((f"{lesson.id} {number}", name) for name in step.lit)
    for trigger in how.course.guided.triggers:
        yield from ((trigger.id, name) for name in trigger.lit)


@pytest.mark.parametrize("game", COURSES)
def test_what_is_lit_has_a_name(game: str) -> None:
    known = known_names(taught(game))
    for where, name in lit_of(game):
        assert name in known or any(fnmatchcase(each, name) for each in known), f"{where}: nothing is called '{name}'"


# -- texts -----------------------------------------------------------------------------------------------------------


def short(said: Said | Lines | None, where: str, most: int = MOST_WORDS) -> None:
    """Both languages, neither padded nor too long."""
    if said is None:
        return
    for lang in LANGUAGES:
        found = said.to(lang)
        for text in [found] if isinstance(found, str) else found:
            assert text and text == " ".join(text.split()), f"{where} ({lang}): empty or padded"
            assert len(text.split()) <= most, f"{where} ({lang}): {len(text.split())} words: {text[:50]}"


def ruled(how: Taught, sections: list[str]) -> None:
    chapters = [chapter.id for chapter in rulebook(how.game).chapters]
    assert set(sections) <= set(chapters), f"the rules page lacks one of {sections}"


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_a_lesson_is_short_and_in_both_languages(game: str, id: str) -> None:
    how, lesson = lesson_of(game, id)
    short(lesson.title, "title", 8)
    short(lesson.idea, "idea", 25)
    short(lesson.learned, "learned", 25)
    assert 2 <= len(lesson.learned.en) == len(lesson.learned.pl) <= 4
    assert 2 <= len(lesson.steps) <= 8 and 1 <= lesson.minutes <= 5
    ruled(how, [lesson.rules, *lesson.also])
    row = 0
    for number, step in enumerate(lesson.steps, 1):
        short(step.say, f"step {number}")
        row += 1
        assert row <= MOST_TEXTS, f"step {number}: {row} coach texts in a row"
        if isinstance(step, Look):
            assert step.lit, f"step {number}: nothing is lit"
        elif isinstance(step, Ask):
            assert 2 <= len(step.answers) <= 4 and sum(each.right for each in step.answers) == 1
            for answer in step.answers:
                short(answer.text, f"step {number}", 12)
                short(answer.why, f"step {number}")
            row = 1
        else:
            short(step.good, f"step {number}, good")
            short(step.otherwise, f"step {number}, otherwise")
            for wrong in step.wrong:
                short(wrong.say, f"step {number}, wrong '{wrong.choice}'")
            row = 1 if step.good is not None else 0


@pytest.mark.parametrize("game", COURSES)
def test_the_words_around_the_lessons(game: str) -> None:
    how = taught(game)
    course = how.course
    assert course.game == game
    assert all(name.startswith("area-") and where for name, where in course.areas.items())
    short(course.title, "title", 8)
    for label in (course.words.otherwise, course.words.again, course.words.learned, course.words.rules):
        short(label, "words")
    for lang in LANGUAGES:
        text = course.overview.to(lang)
        assert 150 <= len(text.split()) <= 260, f"overview ({lang}): {len(text.split())} words"
        assert all(len(part.split()) <= 70 for part in text.strip().split("\n\n"))
    minutes = sum(lesson.minutes for lesson in course.lessons if not lesson.optional)
    assert 9 <= len(course.lessons) <= 13 and 25 <= minutes <= 35 and minutes == course.minutes
    assert 25 <= len(course.terms) <= 40 and 8 <= len(course.mistakes) <= 12
    for group in (course.lessons, course.terms, course.mistakes, course.modes, course.guided.triggers):
        assert len({each.id for each in group}) == len(group)
    known = known_names(how) | SYMBOLS | set(re.findall(r'id="([^"]*)"', stage.ground(how.game, "en")))
    for term in course.terms:
        short(term.name, f"term {term.id}", 6)
        short(term.about, f"term {term.id}", 28)
        assert not term.icon or any(fnmatchcase(each, term.icon) for each in known), f"term {term.id}: {term.icon}"
    for mistake in course.mistakes:
        short(mistake.mistake, f"mistake {mistake.id}", 20)
        short(mistake.advice, f"mistake {mistake.id}")
        ruled(how, [mistake.rules] if mistake.rules else [])
    for mode in course.modes:
        short(mode.say, f"mode {mode.id}")
        assert mode.variant in [variant.id for variant in how.game.variants]


# -- the guided game -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", COURSES)
def test_triggers_speak_words_of_the_game(game: str) -> None:
    how = taught(game)
    guided, pieces = how.course.guided, import_module(f"stolik.games.{game}.pieces")
    for said, most in ((guided.title, 8), (guided.idea, 25), (guided.welcome, 40), (guided.farewell, 40)):
        short(said, "guided", most)
    assert guided.bot in LEVELS and 15 <= len(guided.triggers) <= 30
    how.game.setup(guided.players, 0, guided.variants)
    for choice in guided.suggest:
        how.game.vocabulary.parse(choice)
    for trigger in guided.triggers:
        when = trigger.when
        short(trigger.say, trigger.id)
        assert when != type(when)(), f"{trigger.id} has no condition"
        for patterns, verbs in (
            ([when.prompt], pieces.PROMPTS),
            ([when.offered, when.only, *when.not_offered], pieces.OPTIONS),
            ([when.event], pieces.EVENTS),
            ([when.refused], pieces.REASONS),
        ):
            for pattern in filter(None, patterns):
                assert any(fnmatchcase(verb.name, pattern.split()[0]) for verb in verbs), f"{trigger.id}: '{pattern}'"


def likely(how: Taught, state: State, seat: int, dice: random.Random, wise: bool) -> Option:
    """A choice as the game's own weights see it; less wise learners try more."""
    options = list(state.options(seat))
    for option in options:
        if option.verb.name == "confirm":
            return option
    weights = None if state.asks_together() else how.game.priors(state)
    if not weights or len(weights) != len(options):
        return dice.choice(options)
    spread = 0.02 if wise else 0.3 * sum(weights) / len(weights)
    return dice.choices(options, [max(weight, 0.0) + spread + 1e-9 for weight in weights])[0]


def heard(how: Taught, seed: int) -> set[str]:
    """The triggers that speak in a game: once each, one at a choice, the first that fits; at the end all that fit."""
    guided = how.course.guided
    state = how.game.start(how.game.setup(guided.players, 1 + seed, guided.variants))
    dice = random.Random(seed)
    spoken: set[str] = set()
    near: set[str] = set()  # beginner's mistakes that could be made
    recent: list[list[str]] = [[]]  # what happened before each of the learner's last choices
    while not state.over:
        if LEARNER in state.deciders():
            told = [event for events in recent for event in events]
            first = next(
                (each for each in guided.triggers if each.id not in spoken and holds(how, each.when, state, told)), None
            )
            spoken |= {first.id} if first is not None else set()
            for each in how.course.mistakes:
                if each.id not in near and any(
                    begins(choice, text) for choice in each.choices for text in offers(state)
                ):
                    near |= {each.id} if holds(how, each.when, state, []) else set()
            recent = [*recent[1 - WINDOW :], []]
        seat = state.deciders()[0]
        state.events = []
        state.choose(likely(how, state, seat, dice, seat != LEARNER or seed % 2 == 0), seat)
        recent[-1] += [str(event) for event in state.events or [] if event.seen_by(LEARNER)]
    told = [event for events in recent for event in events]
    return spoken | {each.id for each in guided.triggers if holds(how, each.when, state, told)} | near


@pytest.mark.parametrize("game", COURSES)
def test_the_coach_of_the_first_game_is_heard(game: str) -> None:
    """Every trigger speaks in some of a handful of whole games, unless it is about something rare; every mistake that she
    asks about can be made."""
    how = taught(game)
    due = {each.id for each in how.course.guided.triggers if not each.rare}
    due |= {each.id for each in how.course.mistakes if each.choices}
    found: set[str] = set()
    for seed in range(MOST_GAMES):
        if seed >= FEWEST_GAMES and due <= found:
            break
        found |= heard(how, seed)
    assert due <= found, f"never heard: {sorted(due - found)}"


# -- the reader ------------------------------------------------------------------------------------------------------


def test_a_course_with_a_mistake_is_refused() -> None:
    path = file_of(COURSES[0])
    assert path is not None
    text = path.read_text(encoding="utf-8")
    read(text)
    for old, new in (
        ('kind = "look"', 'kind = "stare"'),
        ("say.pl", "say.de"),
        ("minutes =", "hours ="),
        ("[base", "[[base"),
    ):
        with pytest.raises(BadCourse):
            read(text.replace(old, new, 1))


def test_promises_that_do_not_come_true_are_found() -> None:
    """The checks above can fail: each kind of promise is broken once."""
    how, lesson = lesson_of("circadians", "goal")
    state = how.build(lesson.position)
    after = state.clone()
    told = play(how, after, "send neg_leyrien_2")
    then = Then(how, state, after, told)
    kept({"points": "+5", "garage_dice": 0}, then)
    broken: list[dict[str, Any]] = [
        {"points": "+4"}, {"points": 1}, {"points": "five"}, {"luck": 3}, {"prompt": "nothing"}, {"decider": 5},
        {"offered": ["send hq_9"]}, {"not_offered": offers(after)[:1] or ["x"]}, {"refused": {"send hq_9": "taken"}},
        {"events": ["sent 7"]}, {"over": True}, {"rival": {"water": "+9"}}, {"dice": {"mining_1": "0:1"}},
    ]  # fmt: skip
    for promise in broken if offers(after) else [each for each in broken if "not_offered" not in each]:
        with pytest.raises(BadCourse):
            kept(promise, then)
