"""Layouts follow from what is declared: how values become cells, and that no cell ever leaves its bounds."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from toy import Toy

from stolik.bots.greedy import Greedy
from stolik.engine.contract import MOST_CHOICES
from stolik.engine.field import EVERYBODY, NOBODY, OWNER, Shape, bag, bits, counts, flag, number, one, owned, row
from stolik.engine.game import Game
from stolik.engine.option import SEAT, SIDE, Kind, Option
from stolik.engine.rng import Dice
from stolik.engine.state import State
from stolik.games import games
from stolik.learn.encoding import Observations
from stolik.engine.forms import Cells, Tables
from stolik.engine.layout import Layout
from stolik.learn.registry import layout_of

CARD = Kind("card", ("one", "two", "three", "four"))
PLACE = Kind("place", ("here", "there"))


def cells(shape: Shape, value: Any, known: int = EVERYBODY, viewer: int = 0, seats: int = 2) -> list[float]:
    """The cells of a value at a table of at most three seats and four sides."""
    form = Tables(3, 4).form(shape, known)
    found = Cells(viewer, seats)
    form.write(value, 0, found)
    return [round(found.values[at], 4) for at in range(form.size)]


def test_numbers_are_told_as_a_share_and_never_cut_off() -> None:
    assert cells(number(10), 5) == [0.5]
    assert cells(number(10, least=-10), -5) == [-0.5]
    assert cells(number(500, usual=100), 250) == [2.5]
    assert cells(number(20, endless=999), 999) == [0, 1]
    assert cells(flag(), True) == [1]


def test_an_id_has_a_cell_and_an_unknown_one_too() -> None:
    assert cells(one(CARD), 1) == [0, 1, 0, 0]
    assert cells(one(CARD), -2) == [0, 0, 0, 0]
    assert cells(one(CARD), -1, OWNER) == [0, 0, 0, 0, 1]
    assert cells(one(CARD, empty=-1), -1, OWNER) == [0, 0, 0, 0, 0]


def test_sets_counts_and_bags() -> None:
    assert cells(bits(CARD), 0b1010) == [0, 1, 0, 1]
    assert cells(counts(CARD, 4), [2, 0, 0, 4]) == [0.5, 0, 0, 1]
    assert cells(bag(CARD, 8, copies=2), (0, 3, 3, -1), OWNER) == [0.5, 0, 0, 1, 0.1]
    assert cells(bag(CARD, 8, copies=2), (-1,) * 5, NOBODY) == [0.5]


def test_the_first_of_a_row_are_told_with_their_place_and_the_others_as_a_bag() -> None:
    assert cells(row(PLACE, 2), (1, 0)) == [0, 1, 0, 1, 0, 0]
    told = cells(row(PLACE, 9), (0,) * 6 + (1, 1, -1))
    assert told[:18] == [1, 0, 0] * 6
    assert told[18:] == [0, round(2 / 9, 4), 0.1]


def test_seats_are_counted_from_the_viewer_and_automata_stay_behind() -> None:
    assert cells(one(SIDE), 0, viewer=1) == [0, 1, 0, 0]
    assert cells(one(SIDE), 2, viewer=1) == [0, 0, 1, 0]  # the automaton of a table of two seats
    assert cells(bits(SEAT), 0b01, viewer=1) == [0, 1, 0]
    assert cells(number(10).by(SEAT), [1, 2], viewer=1) == [0.2, 0.1, 0]
    assert cells(number(10).by(SIDE, PLACE), [1, 2, 3, 4], viewer=1) == [0.3, 0.4, 0.1, 0.2, 0, 0, 0, 0]
    assert cells(owned(CARD, 8), 8 + 3, viewer=1) == [1, 0, 0, 0, 0, 0, 0, 1]


def test_waiting_steps_are_told_with_their_arguments() -> None:
    game = Toy()
    layout = Layout(game)
    state = game.start(game.setup(2, 1))
    state.play(state.options(0)[0], 0)
    before = set(Observations(layout).sparse(game.redact(state, 0)).values)
    names = {name: at for at, _, name, _ in layout.rows()}
    assert names["agenda.PickCards"] in before
    while state.asks_together():
        state.choose(state.options()[0])
    now = set(Observations(layout).sparse(game.redact(state, state.deciders()[0])).values)
    assert names["agenda.Gamble"] in now and names["agenda.Gamble.seat"] in now  # the viewer itself
    assert names["agenda.PickCards"] + 1 in now  # the next round waits behind


def stays_inside(game: Game, players: int, variants: dict[str, str], pick: Callable[[State], Option]) -> None:
    """Play a game and look at every seat's cells now and then; a sheet that is kept shows the same."""
    observations = Observations(layout_of(game.id))
    low, high = observations.bounds()
    state = game.start(game.setup(players, 1, variants))
    state.events = None
    sheets = observations.sheets(state.seats)
    assert len(game.participants(state)) <= observations.layout.tables.sides
    for choice in range(MOST_CHOICES):
        if choice % 11 == 0 or state.over:
            for seat in range(state.seats):
                view = game.redact(state, seat)
                seen = observations.cells(view)
                assert (observations.cells(view, sheets[seat]) == seen).all(), f"{players} {variants}: a stale sheet"
                wrong = np.flatnonzero((seen < low) | (seen > high))
                named = {name for at, size, name, _ in observations.rows() for each in wrong if at <= each < at + size}
                assert not named, f"{players} {variants}: {named} out of bounds"
        if state.over:
            return
        state.choose(pick(state))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_no_cell_leaves_its_bounds_in_any_mode(game: Game) -> None:
    """Once at random and once by what the bots think likely, which goes where good play goes."""

    def at_random(state: State) -> Option:
        return state.options()[dice.below(len(state.options()))]

    def likely(state: State) -> Option:
        priors = game.priors(state)
        if priors is None or dice.below(5) == 0:
            return at_random(state)
        return state.options()[priors.index(max(priors))]

    for players, variants in game.modes():
        dice = Dice(players)
        stays_inside(game, players, variants, at_random)
        stays_inside(game, players, variants, likely)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_no_cell_leaves_its_bounds_in_greedy_games(game: Game) -> None:
    """Of two seats; STOLIK_GREEDY=1 plays all modes, which takes minutes."""
    modes = game.modes() if os.environ.get("STOLIK_GREEDY") == "1" else [(2, {})]
    bot = Greedy(1)
    for players, variants in modes:
        stays_inside(game, players, variants, lambda state: bot.choose(game.redact(state, state.deciders()[0]), game))
