"""Event streams: each viewer's whole frame on connecting and after every change; slow viewers skip frames."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from .bearer import seat_of
from .drawing import drawn_message, event, live_message
from .metrics import metrics
from .people import person_of, viewer_of
from .scenes import Viewer
from .server import Server, server_of
from .tables import Table, Watcher

HEARTBEAT = b": still here\n\n"
START = {
    "type": "http.response.start",
    "status": 200,
    "headers": [
        (b"content-type", b"text/event-stream; charset=utf-8"),
        (b"cache-control", b"no-store"),
        (b"x-accel-buffering", b"no"),
    ],
}
RETRY = b"retry: 1500\n\n"


class TableStream:
    """`GET /t/<id>/stream`: frames for a page."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        server = server_of(request)
        table = await server.tables.get(request.path_params["id"])
        viewer = viewer_of(request, table, person_of(request))
        await follow(server, table, FrameSource(server, table, viewer), viewer.seat, receive, send)


class ApiStream:
    """`GET /api/tables/<id>/stream`: a short note after every change, for programs."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        server = server_of(request)
        table = await server.tables.get(request.path_params["id"])
        seat = seat_of(request, table)
        await follow(server, table, NoteSource(server, table), seat, receive, send)


class FrameSource:
    """The frames of one viewer."""

    def __init__(self, server: Server, table: Table, viewer: Viewer) -> None:
        self.server = server
        self.table = table
        self.viewer = viewer

    async def message(self) -> tuple[int, bytes]:
        """The frame of now with its stamp; drawn already for somebody who sees the same, most of the time."""
        found = drawn_message(self.table, self.viewer)
        if found is not None:
            return self.table.stamp, found
        async with self.table.lock:
            await self.server.tables.fresh(self.table)
            return self.table.stamp, live_message(self.table, self.viewer)


class NoteSource:
    """What every program may know: the version and who has to choose."""

    def __init__(self, server: Server, table: Table) -> None:
        self.server = server
        self.table = table

    async def message(self) -> tuple[int, bytes]:
        """A note of now with its stamp."""
        async with self.table.lock:
            await self.server.tables.fresh(self.table)
            state = self.table.record.state
            note = {"version": self.table.version, "deciders": state.deciders(), "over": state.over}
            return self.table.stamp, event("change", msgspec.json.encode(note).decode(), self.table.version)


async def follow(
    server: Server, table: Table, source: FrameSource | NoteSource, seat: int, receive: Receive, send: Send
) -> None:
    """Send what is new until the viewer has gone or the server stops."""
    watcher = Watcher(seat)
    table.watchers.add(watcher)
    gone = asyncio.create_task(leaving(receive, watcher))
    try:
        await send(START)
        await send({"type": "http.response.body", "body": RETRY, "more_body": True})
        seen = -1
        while not gone.done() and not server.stopping:
            watcher.news.clear()
            if seen != table.stamp or table.stale:
                seen, body = await source.message()
                metrics.frames_sent.add()
            else:
                body = HEARTBEAT
            await send({"type": "http.response.body", "body": body, "more_body": True})
            await watcher.news.wait()
        if not gone.done():
            await send({"type": "http.response.body", "body": b"", "more_body": False})
    except OSError:  # the connection broke while sending
        return
    finally:
        gone.cancel()
        table.watchers.discard(watcher)


async def leaving(receive: Receive, watcher: Watcher) -> None:
    """Wait until the viewer has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
    watcher.news.set()
