"""Advice by whole lines: alone in Circadians hints say what many lines find, and tell chances by their ends."""

from __future__ import annotations

import pytest
from stolik.bots.hints import EQUAL, LEAN, THINKERS, hints, thinkers_of
from stolik.bots.liner import DEALT, LEAST_SPREAD, Liner
from stolik.bots.lines import Lines
from stolik.bots.search import Search
from stolik.engine.codec import dump
from stolik.engine.rng import Dice
from stolik.games import game as find
from stolik.games.circadians import GAME as CIRCADIANS
from stolik.games.circadians.board import LAST_ROUND
from stolik.games.circadians.state import CiState


def alone(seed: int, round: int, choices: int = 0) -> CiState:
    """A game of Circadians alone that few lines have played to a round, and so many choices into it."""
    state = CIRCADIANS.start(CIRCADIANS.setup(1, seed, {"ai": "ai_omra"}))
    state.events = None
    bot = Lines(seed * 8, None, 20)
    left = choices
    while not state.over:
        view = CIRCADIANS.redact(state, 0)
        if state.round == round and len(view.options(0)) > 2:
            if left == 0:
                return state
            left -= 1
        state.choose(bot.choose(view, CIRCADIANS), 0)
    raise AssertionError("the game is over")


def test_alone_the_first_hint_is_what_many_lines_find() -> None:
    view = CIRCADIANS.redact(alone(5, LAST_ROUND, 6), 0)
    many = Liner(CIRCADIANS, view, 99, dealt=8)
    many.think(4000)
    worth = {each.option: each.margin for each in many.candidates()}
    first = hints(CIRCADIANS, view, 1200, seed=1)[0]
    assert worth[first.option] >= max(worth.values()) - LEAST_SPREAD
    assert max(worth.values()) > min(worth.values()) + 1.0, "it makes a difference here"
    assert first.margin == pytest.approx(worth[first.option], abs=3.0), "it tells the ends of the lines"


@pytest.mark.parametrize(
    ("id", "players", "kind"), [("circadians", 1, Liner), ("circadians", 2, Search), ("revive", 2, Liner)]
)
def test_hints_try_lines_where_bots_do(id: str, players: int, kind: type) -> None:
    game = find(id)
    state = game.start(game.setup(players, 3))
    asked = thinkers_of(game, game.redact(state, state.deciders()[0]), 1)
    assert len(asked) == THINKERS and all(isinstance(each, kind) for each in asked)


def test_every_option_is_tried_equally_often_until_some_are_asked_for() -> None:
    liner = Liner(CIRCADIANS, CIRCADIANS.redact(alone(3, 2), 0), 1)
    liner.think(1)
    assert {each.visits for each in liner.candidates()} == {DEALT}
    liner.think(3 * DEALT * len(liner.chains))
    assert {each.visits for each in liner.candidates()} == {4 * DEALT}
    best, second, *others = liner.candidates()
    before = {each.option: each for each in others}
    liner.consider([best.option, second.option])
    liner.think(10 * DEALT * 2)
    for each in liner.candidates():
        if each.option in before:
            known = before[each.option]
            assert (each.visits, each.margin) == (known.visits, known.margin)
        else:
            assert each.visits == 14 * DEALT
    assert liner.standing() + liner.candidates()[0].gain == pytest.approx(liner.candidates()[0].margin)


def test_the_line_stays_in_the_own_turn_and_can_be_played() -> None:
    state = alone(3, 2)
    liner = Liner(CIRCADIANS, CIRCADIANS.redact(state, 0), 1)
    liner.think(400)
    line = liner.line(liner.best())
    assert line and len(line) < len(liner.chains[0].ways[0])
    world = liner.worlds[0].clone()
    for option in [liner.best(), *line]:
        assert world.turn == state.turn and option in world.options(0)
        world.choose(option, 0)


def test_hints_alone_are_the_same_again_and_do_not_peek() -> None:
    state = alone(3, 3, 2)
    view = CIRCADIANS.redact(state, 0)
    seen = dump(view)
    first = hints(CIRCADIANS, view, 300, seed=4)
    other = CIRCADIANS.determinize(view, Dice(8))
    assert dump(other) != dump(state)
    assert first == hints(CIRCADIANS, view, 300, seed=4) == hints(CIRCADIANS, CIRCADIANS.redact(other, 0), 300, seed=4)
    assert dump(view) == seen


def test_hints_alone_hold() -> None:
    held = 0
    places = [(1, 2, 0), (2, 3, 3), (3, 4, 6), (4, 5, 1), (5, 6, 4)]
    for seed, round, choices in places:
        view = CIRCADIANS.redact(alone(seed, round, choices), 0)
        one, two = (hints(CIRCADIANS, view, 1200, seed=luck, most=99) for luck in (1, 2))
        equal = [{each.option for each in found if each.verdict in (EQUAL, LEAN)} for found in (one, two)]
        same = one[0].option == two[0].option
        held += same or (one[0].option in equal[1] and two[0].option in equal[0])
    assert held >= 4
