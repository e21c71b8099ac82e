"""A random clicker plays complete games with every variant, clicking what the frame offers."""

from __future__ import annotations

import html
import os
import re

import pytest

from stolik import games
from stolik.engine.rng import Dice
from stolik.web.pages import stage
from stolik.web.people.person import Viewer
from stolik.web.pages.scenes import scene_of
from stolik.web.tables.storage import PERSON, SeatRow, TableRow
from stolik.web.tables.tables import Table

EVERY = 1 if os.environ.get("STOLIK_LONG") else 45  # how often a frame is drawn; always in the long run
MODES = [(id, players, variants) for id in games.ids() for players, variants in games.game(id).modes()]


@pytest.mark.parametrize("id, players, variants", MODES, ids=lambda each: str(each).replace(" ", ""))
def test_a_random_clicker_plays_a_complete_game(id: str, players: int, variants: dict[str, str]) -> None:
    game = games.game(id)
    people = [SeatRow(seat, PERSON, f"P{seat}") for seat in range(players)]
    setup = game.setup(players, 8, variants)
    table = Table(TableRow("clicked", id, game.rules_version, setup, {}, 0, False, (), 1.0, 1.0, 1.0), game, people)
    dice = Dice(9)
    while not table.record.state.over:
        state = table.record.state
        seat = state.deciders()[0]
        offered = [str(option) for option in state.options(seat)]
        if table.version % EVERY == 0:
            frame = stage.frame(scene_of(table, Viewer(seat, (seat,), "pl" if seat else "en")))
            clickable = {html.unescape(each) for each in re.findall(r'data-option="([^"]*)"', frame)}
            assert clickable == set(offered), "what can be clicked is exactly what is legal"
            assert "data-option" not in stage.frame(scene_of(table, Viewer()))
        table.apply(f"{seat} {offered[dice.below(len(offered))]}", 2.0)
    end = stage.frame(scene_of(table, Viewer()))
    assert "/score" in end and "data-option" not in end
