"""A random clicker plays complete games with every variant, clicking what the frame offers."""

from __future__ import annotations

import asyncio
import html
import os
import re
from pathlib import Path

import pytest

from stolik import games
from stolik.engine.rng import Dice
from stolik.web.art import stage
from stolik.web.scenes import Viewer, scene_of
from stolik.web.storage import PERSON, SeatRow, Storage
from stolik.web.tables import Tables

EVERY = 1 if os.environ.get("STOLIK_LONG") else 40  # how often a frame is drawn; always in the long run
MODES = [
    (id, players, variants)
    for id in games.ids()
    for players, variants in games.game(id).modes()[:: 1 if os.environ.get("STOLIK_LONG") else 5]
]


@pytest.mark.parametrize("id, players, variants", MODES, ids=lambda each: str(each).replace(" ", ""))
def test_a_random_clicker_plays_a_complete_game(
    id: str, players: int, variants: dict[str, str], tmp_path: Path
) -> None:
    asyncio.run(click_through(id, players, variants, tmp_path))


async def click_through(id: str, players: int, variants: dict[str, str], folder: Path) -> None:
    storage = Storage(f"sqlite:///{folder}/stolik.db")
    await storage.open()
    tables, game = Tables(storage), games.game(id)
    people = [SeatRow(seat, PERSON, f"P{seat}") for seat in range(players)]
    table, _ = await tables.create(game, game.setup(players, 8, variants), people)
    dice = Dice(9)
    while not table.record.state.over:
        state = table.record.state
        seat = state.deciders()[0]
        offered = [str(option) for option in state.options(seat)]
        if table.version % EVERY == 0:
            frame = stage.frame(scene_of(table, Viewer(seat, (seat,), "pl" if seat else "en")))
            clickable = {html.unescape(each) for each in re.findall(r'data-option="([^"]*)"', frame)}
            assert clickable == set(offered), "what can be clicked is exactly what is legal"
            stage.frame(scene_of(table, Viewer()))
        await tables.choose(table, seat, offered[dice.below(len(offered))], table.version)
    end = stage.frame(scene_of(table, Viewer()))
    assert "/score" in end and "data-option" not in end
    again = await Tables(storage).get(table.id)
    assert again.record.state.over and again.record.journal == table.record.journal
    await storage.close()
