"""A walk through a lesson: what the coach answers, and that any place in it can be rebuilt from an address."""

from __future__ import annotations

import pytest

from stolik.engine.codec import dump
from stolik.engine.errors import IllegalOption
from stolik.games import ids
from stolik.lessons.course import Ask, Do, UnknownLesson, course, file_of
from stolik.lessons.position import offers
from stolik.lessons.walk import MOST_CHOICES, OTHERWISE, RIGHT, WRONG, Walk, walk

LESSONS = [(game, lesson.id) for game in ids() if file_of(game) for lesson in course(game).lessons]


def test_a_right_choice_is_kept_and_praised() -> None:
    at = walk("circadians", "send", 1)
    assert at.waits and "send mining_1" in offers(at.state)
    verdict = at.choose("send mining_1")
    assert verdict.kind == RIGHT and verdict.said is not None and "ship" in verdict.said.en
    assert not at.waits and at.choices == ["send mining_1"] and at.again() == []


def test_lessons_of_a_copy_are_played_with_our_own_tables() -> None:
    at = walk("circadians@my-box", "send", 1)
    assert at.game == "circadians" and at.taught.game.copy is None and at.choose("send mining_1").kind == RIGHT


def test_a_wrong_choice_is_answered_and_changes_nothing() -> None:
    at = walk("circadians", "send", 1)
    before = dump(at.state)
    verdict = at.choose("send market_2")
    assert verdict.kind == WRONG and verdict.said is not None and "Market" in verdict.said.en
    other = next(each for each in offers(at.state) if each not in ("send market_2", "send mining_1"))
    verdict = at.choose(other)
    assert verdict.kind == OTHERWISE and verdict.said == course("circadians").words.otherwise
    assert dump(at.state) == before and at.choices == [] and at.waits


def test_the_others_reply_by_script_after_the_last_click() -> None:
    at = walk("circadians", "send", 2)
    at.choose("as 6")
    assert any(str(event).startswith("sent 1") for event in at.events), at.events
    assert at.state.deciders() == [0]


def test_what_is_not_offered_cannot_be_chosen() -> None:
    at = walk("circadians", "send", 1)
    for text in ("send mining_3", "fly", ""):
        with pytest.raises(IllegalOption):
            at.choose(text)
    looking = walk("circadians", "send", 0)
    with pytest.raises(IllegalOption):
        looking.choose("send mining_1")


def test_answers_to_a_question() -> None:
    at = walk("circadians", "goal", 3)
    assert isinstance(at.step, Ask)
    assert [at.answer(number).kind for number in range(3)] == [RIGHT, WRONG, WRONG]
    with pytest.raises(IllegalOption):
        at.answer(3)


def test_show_me_plays_nothing() -> None:
    at = walk("circadians", "send", 1)
    before = dump(at.state)
    line, after = at.shown()
    assert line == ["send mining_1"] and dump(after) != before and dump(at.state) == before


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_every_place_can_be_rebuilt_from_its_number_and_choices(game: str, id: str) -> None:
    """Also beyond what undo could take back: a whole step, whatever it revealed."""
    along = Walk(game, id)
    while not along.over:
        again = walk(game, id, along.number, along.choices)
        assert dump(again.state) == dump(along.state) and again.again() == along.again()
        if isinstance(along.step, Do):
            for text in along.main_line():
                assert along.choose(text).kind == RIGHT
                again = walk(game, id, along.number, along.choices)
                assert dump(again.state) == dump(along.state) and again.clicks == along.clicks
            assert not along.waits
        along.next()
    whole = walk(game, id, len(along.lesson.steps))
    assert whole.over and whole.choices == along.choices and len(whole.choices) < MOST_CHOICES


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_choosing_again_may_go_in_any_order(game: str, id: str) -> None:
    """Where a choice is made as long as it is offered, first-to-last leads to the end as well as last-to-first."""
    along = Walk(game, id)
    while not along.over:
        while along.waits:
            step = along.step
            assert isinstance(step, Do)
            assert any(along.choose(text).kind == RIGHT for text in offers(along.state)), f"stuck in {along.number + 1}"
        along.next()


def test_places_that_do_not_exist() -> None:
    with pytest.raises(UnknownLesson):
        walk("circadians", "flying")
    with pytest.raises(UnknownLesson):
        walk("chess", "opening")
    for number in (-1, 99):
        with pytest.raises(UnknownLesson):
            walk("circadians", "send", number)
    for choices in (["as 6"], ["send market_2"], [], ["send mining_1", "as 6", "as 6"], ["x"] * (MOST_CHOICES + 1)):
        with pytest.raises(IllegalOption):
            walk("circadians", "send", 3, choices)
