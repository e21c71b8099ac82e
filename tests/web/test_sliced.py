"""What takes long is done a little at a time: others are answered while a long game is laid out again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable
from typing import Any

from stolik.engine.codec import dump
from stolik.games import game
from stolik.web.pages.play import chart
from stolik.web.people.person import Viewer
from stolik.web.pages.scenes import past_scene
from stolik.web.tables.storage import PERSON, SEED, SeatRow, TableRow
from stolik.web.tables.tables import Table


def finished() -> Table:
    """A finished game that was just opened: nothing of its past is in memory."""
    found = game("excavation")
    setup = found.setup(2, 7, {})
    row = TableRow("long", found.id, found.rules_version, setup, {}, 0, False, (), 0.0, 0.0, 0.0, "", SEED)
    table = Table(row, found, [SeatRow(seat, PERSON, f"P{seat}") for seat in range(2)])
    dice, record = random.Random(3), table.record
    while not table.over:
        seat = table.deciders()[0]
        table.apply(f"{seat} {dice.choice(record.state.options(seat))}", 1.0)
    record.snapshots = {0: record.snapshots[0]}
    return table


def turns_of_others(slow: Awaitable[Any]) -> tuple[int, Any]:
    """How often others came to their turn meanwhile, and what was found."""

    async def both() -> tuple[int, Any]:
        turns = 0

        async def other() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(other())
        found = await slow
        task.cancel()
        return turns, found

    return asyncio.run(both())


def test_others_are_answered_while_a_position_is_played_to() -> None:
    table = finished()
    late = len(table.record.choices) - 2
    turns, scene = turns_of_others(past_scene(table, Viewer(), late))
    assert turns >= late // 16 - 1
    assert dump(scene.view) == dump(table.record.view(-1, late))
    assert turns_of_others(past_scene(table, Viewer(), late))[0] <= 1, "the second time it is there"


def test_others_are_answered_while_points_are_counted() -> None:
    table = finished()
    turns, points = turns_of_others(chart(table))
    assert turns >= len(points) - 1 >= 10
    assert points[-1] == (len(table.record.choices), table.game.scores(table.record.state))
