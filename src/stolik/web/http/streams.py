"""Event streams: each viewer's whole frame on connecting and after every change; slow viewers skip frames."""

from __future__ import annotations

import asyncio
import zlib
from collections import Counter

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from ..errors import TableError
from ..metrics import metrics
from ..pages.frames import GZIP_HEADER, drawn_message, event, live_message, packed
from ..pages.scenes import Viewer
from ..people.bearer import seat_of
from ..people.person import person_of, viewer_of
from ..server import Server, server_of
from ..tables.tables import Table, Watcher
from .guard import client_of

HEARTBEAT = packed(b": still here\n\n")
RETRY = GZIP_HEADER + packed(b"retry: 1500\n\n")
PLAIN = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class TableStream:
    """`GET /t/<id>/stream`: frames for a page."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        server = server_of(request)
        table = await server.tables.get(request.path_params["id"])
        viewer = viewer_of(request, table, person_of(request))
        seen = request.headers.get("last-event-id") or request.query_params.get("have", "")
        await stream(request, receive, send, table, FrameSource(server, table, viewer), viewer.seat, seen)


class ApiStream:
    """`GET /api/tables/<id>/stream`: a short note after every change, for programs."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        server = server_of(request)
        table = await server.tables.get(request.path_params["id"])
        seat = seat_of(request, table)
        await stream(request, receive, send, table, NoteSource(server, table), seat)


class FrameSource:
    """The frames of one viewer."""

    def __init__(self, server: Server, table: Table, viewer: Viewer) -> None:
        self.server = server
        self.table = table
        self.viewer = viewer

    def ready(self) -> tuple[int, bytes] | None:
        """The frame of now with its stamp if it is drawn already for somebody who sees the same: most of the time."""
        found = drawn_message(self.table, self.viewer)
        return None if found is None else (self.table.stamp, found)

    async def message(self) -> tuple[int, bytes]:
        """The frame of now with its stamp."""
        async with self.table.lock:
            await self.server.tables.fresh(self.table)
            return self.table.stamp, live_message(self.table, self.viewer)


class NoteSource:
    """What every program may know: the version and who has to choose."""

    def __init__(self, server: Server, table: Table) -> None:
        self.server = server
        self.table = table

    def ready(self) -> tuple[int, bytes] | None:
        """Notes are made anew for everybody."""
        return None

    async def message(self) -> tuple[int, bytes]:
        """A note of now with its stamp."""
        async with self.table.lock:
            await self.server.tables.fresh(self.table)
            state = self.table.record.state
            note = {"version": self.table.version, "deciders": state.deciders(), "over": state.over}
            return self.table.stamp, packed(event("change", msgspec.json.encode(note).decode(), self.table.version))


class Pipe:
    """The way to one viewer: packed pieces as they are, or unpacked for a client that cannot read gzip."""

    def __init__(self, scope: Scope, send: Send, patience: float) -> None:
        self.send = send
        self.patience = patience  # seconds for one piece
        self.write: Send = scope.get("stolik.send", send)
        zips = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        self.headers = PLAIN if not zips else [*PLAIN, (b"content-encoding", b"gzip")]
        self.unpack = None if zips else zlib.decompressobj(31)

    async def open(self) -> None:
        """Begin the answer."""
        await self.send({"type": "http.response.start", "status": 200, "headers": self.headers})
        await self.put(RETRY)

    async def put(self, piece: bytes, more: bool = True) -> None:
        """Send one piece; slow viewers make it wait, deaf ones are let go."""
        body = self.unpack.decompress(piece) if self.unpack is not None else piece
        async with asyncio.timeout(self.patience):
            await self.write({"type": "http.response.body", "body": body, "more_body": more})


async def follow(
    server: Server, table: Table, source: FrameSource | NoteSource, watcher: Watcher, pipe: Pipe, have: str
) -> None:
    """Send what is new until the viewer has gone or the server stops; what it has already is not sent again."""
    await pipe.open()
    seen = table.stamp if have and not table.stale and not table.doubtful and have == table.mark() else -1
    while not server.stopping:
        watcher.news.clear()
        piece = HEARTBEAT
        if seen != table.stamp or table.stale:
            seen, piece = source.ready() or await source.message()
            metrics.frames_sent.value += 1
        await pipe.put(piece)
        await watcher.news.wait()
        if watcher.gone:
            return
    await pipe.put(b"", more=False)


async def stream(
    request: Request,
    receive: Receive,
    send: Send,
    table: Table,
    source: FrameSource | NoteSource,
    seat: int,
    have: str = "",
) -> None:
    """Answer a request with a stream."""
    server, client = server_of(request), client_of(request.scope)
    if server.streams[client] >= server.settings.streams_per_client:
        raise TableError("too-fast", 429)
    server.streams[client] += 1
    watcher = Watcher(seat)
    table.watchers.add(watcher)
    leave = asyncio.create_task(leaving(receive, watcher))
    try:
        await follow(server, table, source, watcher, Pipe(request.scope, send, server.settings.stream_seconds), have)
    except OSError:  # the connection broke while sending, or nobody takes anything (TimeoutError)
        return
    finally:
        leave.cancel()
        table.watchers.discard(watcher)
        server.streams[client] -= 1
        server.streams += Counter()  # forgets who has none left


async def leaving(receive: Receive, watcher: Watcher) -> None:
    """Wait until the viewer has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
    watcher.gone = True
    watcher.news.set()
