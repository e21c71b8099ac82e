"""Messages of an event stream: one line of data for each line of a frame, whatever people wrote."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.types import Message

from stolik import games
from stolik.web.http.streams import BEAT, FrameSource, Pipe, Stream, chunked
from stolik.web.metrics import metrics
from stolik.web.pages import stage
from stolik.web.pages.frames import event
from stolik.web.pages.scenes import scene_of
from stolik.web.people.person import Viewer
from stolik.web.tables.storage import PERSON, SeatRow, Storage
from stolik.web.tables.tables import Table, Tables


@pytest.mark.parametrize(
    "data, lines",
    [("a", ["a"]), ("a\nb\n", ["a", "b"]), ("a\n\nb", ["a", "", "b"]), ("a\rid: 9\nb", ["a id: 9", "b"])],
)
def test_no_line_of_a_frame_ends_its_message(data: str, lines: list[str]) -> None:
    head, *rest = event("frame", data, 3).decode().split("\n")
    assert [head, rest[0], *rest[-2:]] == ["event: frame", "id: 3", "", ""]
    assert rest[1:-2] == [f"data: {line}" for line in lines]


async def set_up(folder: Path) -> tuple[Storage, Tables, Table]:
    """A table of two persons, and where it is kept."""
    game = games.game("excavation")
    storage = Storage(f"sqlite:///{folder}/stolik.db")
    await storage.open()
    tables = Tables(storage, lambda _: game)
    people = [SeatRow(seat, PERSON, name, person=name) for seat, name in enumerate(("Ola", "Marek"))]
    table, _ = await tables.create(game, game.setup(2, 4), people)
    return storage, tables, table


def test_who_has_the_frame_before_is_sent_what_differs_and_everybody_else_all(tmp_path: Path) -> None:
    async def story() -> None:
        storage, tables, table = await set_up(tmp_path)
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
        assert kinds.count("frame") == 1, "the first alone, though somebody else needed whole frames meanwhile"
        await storage.close()

    asyncio.run(story())


class Wire:
    """A connection that takes what it is given, while its client keeps up."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.slow = False

    def put(self, chunk: bytes) -> bool:
        if not self.slow:
            self.taken.append(chunk)
        return not self.slow


def test_one_frame_is_drawn_for_all_who_see_the_same_and_nobody_waits_for_who_is_slow(tmp_path: Path) -> None:
    async def story() -> None:
        storage, tables, table = await set_up(tmp_path)
        server = cast(Any, SimpleNamespace(stopping=False, tables=tables, drawing=asyncio.Lock()))
        asked: list[Message] = []

        async def send(message: Message) -> None:  # the way of who cannot be written to at once
            if message.get("more_body"):
                asked.append(message)
                await asyncio.sleep(3600)

        async def chosen() -> None:
            seat, drawn = table.deciders()[0], metrics.frames_drawn.value
            await tables.choose(table, seat, str(table.record.state.options(seat)[0]), table.version)
            while metrics.frames_drawn.value == drawn or any(each.seen != table.stamp for each in streams[:3]):
                await asyncio.sleep(0.001)
            assert metrics.frames_drawn.value == drawn + 1

        wires, streams = [Wire() for _ in range(4)], []
        for wire in wires:
            scope = {"type": "http", "headers": [(b"accept-encoding", b"gzip")], "stolik.wire": wire}
            source = FrameSource(cast(Any, None), server, table, Viewer())
            streams.append(Stream(server, table, source, Pipe(scope, send, 3600.0), -1, ""))
            table.watchers.add(streams[-1])
        tasks = [asyncio.create_task(each.follow("")) for each in streams]
        while not all(each.idle for each in streams):
            await asyncio.sleep(0.001)
        wires[3].slow = True
        await chosen()
        await chosen()
        first, *rest = [wire.taken for wire in wires]
        assert first == rest[0] == rest[1] and len(first) == 4, "retry, the whole frame, and two changes"
        assert len(rest[2]) == 2 and len(asked) == 1, "one piece waits, and the second change is not queued behind it"
        streams[0].sign()
        assert wires[0].taken[-1] == chunked(BEAT) and not streams[0].news.is_set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await storage.close()

    asyncio.run(asyncio.wait_for(story(), 60))
