"""What a coach lights is drawn: on the board, on the own mat, in the hand, or as a part of the page."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase

import pytest

from stolik.drawing.scene import Scene
from stolik.engine.state import State
from stolik.games import ids
from stolik.lessons.course import LEARNER, Do, course, file_of
from stolik.lessons.position import Taught, taught
from stolik.lessons.walk import Walk
from stolik.web.pages import stage
from stolik.web.pages.language import words

LESSONS = [(game, lesson.id) for game in ids() if file_of(game) for lesson in course(game).lessons]
PAGE = {
    "area-prompt", "area-mat", "area-hand", "area-players", "area-log", "area-score", "area-credits", "area-rival",
    "seat-0", "seat-1",
}  # fmt: skip


def drawn(how: Taught, state: State) -> set[str]:
    """The names of everything that the learner sees at a moment."""
    mine = LEARNER in state.deciders()
    said = words("en", how.game)
    names = ["You", "Rival", "Automaton"][: len(how.game.participants(state))]
    scene = Scene(
        how.game, how.game.redact(state, LEARNER), LEARNER, said, names,
        options=list(state.options(LEARNER)) if mine else [], refusals=state.refusals(LEARNER) if mine else [],
        prompt=state.prompt(LEARNER), deciders=state.deciders(), mine=[LEARNER],
    )  # fmt: skip
    table = stage.table_of(how.game)
    parts = [table.ground(said), table.board(scene), table.mat(scene, LEARNER), table.hand(scene)]
    return {name for part in parts for names in re.findall(r'data-name="([^"]*)"', part) for name in names.split()}


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_what_is_lit_is_drawn_at_some_moment_of_the_step(game: str, id: str) -> None:
    how, at = taught(game), Walk(game, id)
    while (step := at.step) is not None:
        missing = set(step.lit)
        while missing:
            things = drawn(how, at.state) | PAGE
            missing = {name for name in missing if not any(fnmatchcase(each, name) for each in things)}
            if not missing or not isinstance(step, Do) or not at.waits:
                break
            at.choose(at.main_line()[0])
        assert not missing, f"step {at.number + 1}: {sorted(missing)} not drawn"
        at.next()


@pytest.mark.parametrize("game", ids())
def test_every_area_of_a_course_is_drawn_in_some_lesson(game: str) -> None:
    how = taught(game)
    found = set(PAGE)
    for lesson in how.course.lessons:
        at = Walk(game, lesson.id)
        while not at.over and not set(how.course.areas) <= found:
            found |= drawn(how, at.state)
            for text in at.main_line():
                at.choose(text)
                found |= drawn(how, at.state)
            at.next()
    assert set(how.course.areas) <= found, sorted(set(how.course.areas) - found)
