"""Messages of an event stream: one line of data for each line of a frame, whatever people wrote."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path
from typing import Any, cast

import pytest

from stolik import games
from stolik.web.http.streams import FrameSource
from stolik.web.pages import stage
from stolik.web.pages.frames import event
from stolik.web.pages.scenes import scene_of
from stolik.web.people.person import Viewer
from stolik.web.tables.storage import PERSON, SeatRow, Storage
from stolik.web.tables.tables import Tables


@pytest.mark.parametrize(
    "data, lines",
    [("a", ["a"]), ("a\nb\n", ["a", "b"]), ("a\n\nb", ["a", "", "b"]), ("a\rid: 9\nb", ["a id: 9", "b"])],
)
def test_no_line_of_a_frame_ends_its_message(data: str, lines: list[str]) -> None:
    head, *rest = event("frame", data, 3).decode().split("\n")
    assert [head, rest[0], *rest[-2:]] == ["event: frame", "id: 3", "", ""]
    assert rest[1:-2] == [f"data: {line}" for line in lines]


def test_who_has_the_frame_before_is_sent_what_differs_and_everybody_else_all(tmp_path: Path) -> None:
    async def story() -> None:
        game = games.game("excavation")
        storage = Storage(f"sqlite:///{tmp_path}/stolik.db")
        await storage.open()
        tables = Tables(storage, lambda _: game)
        people = [SeatRow(seat, PERSON, name, person=name) for seat, name in enumerate(("Ola", "Marek"))]
        table, _ = await tables.create(game, game.setup(2, 4), people)
        viewer, unused = Viewer(0, (0,)), cast(Any, None)
        early, late = (FrameSource(unused, unused, table, viewer) for _ in range(2))
        kinds, before = [], [""] * 12
        for number in range(20):
            if number:
                seat = table.deciders()[0]
                await tables.choose(table, seat, str(table.record.state.options(seat)[0]), table.version)
            table.stale = number % 3 == 2  # another server speaks up while a frame waits to be drawn
            shown = zlib.decompressobj(-zlib.MAX_WBITS).decompress(early.message())
            now = stage.regions(scene_of(table, viewer, lines=stage.LOG_LINES))
            kinds.append(shown.split(b"\n")[0].removeprefix(b"event: ").decode())
            sent = now if kinds[-1] == "frame" else [new for old, new in zip(before, now, strict=True) if old != new]
            assert shown == event(kinds[-1], "\n".join(sent), table.mark(0))
            before = now
            if number in (5, 12):  # whoever comes later, or has skipped frames
                shown = zlib.decompressobj(-zlib.MAX_WBITS).decompress(late.message())
                assert shown == event("frame", "\n".join(now), table.mark(0))
            table.stale = False
        assert kinds.count("frame") == 3, "the first, and those after a frame that was drawn anew for somebody else"
        await storage.close()

    asyncio.run(story())
