"""Event streams: each viewer's whole frame on connecting, and after every change what is new of it; slow viewers skip
frames, and are then sent a whole one again.

Of all who see the same, one is woken after a change. It draws the frame and writes it straight to the others' connections,
as the heartbeat does with signs of life; only who does not keep up has to be waited for, by a task of its own.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import Counter

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from ..errors import TableError
from ..limits import payer_of
from ..metrics import metrics
from ..pages.frames import GZIP_HEADER, draw_frame, drawn_frame, event, packed
from ..people.bearer import eyes_of, seat_of
from ..people.door import session_of
from ..people.person import Viewer, held, person_of, viewer_of
from ..server import Server, server_of
from ..tables.table import Drawn
from ..tables.tables import Table, Watcher
from .protocol import BoundedProtocol

HEARTBEAT = packed(b": still here\n\n")
BEAT = packed(b"event: beat\ndata: .\n\n")  # one that a page hears
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
        await stream(request, receive, send, table, FrameSource(request, server, table, viewer), viewer.seat, seen)


class ApiStream:
    """`GET /api/tables/<id>/stream`: a short note after every change, for programs."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        server = server_of(request)
        table = await server.tables.get(request.path_params["id"])
        seat = seat_of(request, table)
        await stream(request, receive, send, table, NoteSource(request, server, table, seat), seat)


class FrameSource:
    """The frames of one viewer."""

    sign = BEAT

    def __init__(self, request: Request, server: Server, table: Table, viewer: Viewer) -> None:
        self.request = request
        self.server = server
        self.table = table
        self.viewer = viewer
        self.eyes = viewer.eyes
        self.sight: object = (viewer.seat, viewer.mine, viewer.lang)  # equal for all who see the same
        self.sent = -1  # the number of the frame that went out last

    def may(self) -> bool:
        """Whether the viewer still holds the seats that the frames are drawn for."""
        return not self.viewer.mine or set(self.viewer.mine) <= set(held(self.request, self.table))

    def ready(self) -> bytes | None:
        """The frame of now if it is drawn already for somebody who sees the same: most of the time."""
        frame = drawn_frame(self.table, self.viewer)
        return self.taken(frame) if frame is not None and frame.after(self.sent) else None

    def message(self) -> bytes:
        """The frame of now. The caller holds the lock."""
        return self.ready() or self.taken(draw_frame(self.table, self.viewer, self.sent))

    def taken(self, frame: Drawn) -> bytes:
        """The message of a frame that goes out now."""
        before, self.sent = self.sent, frame.number
        return frame.after(before)


class NoteSource:
    """What a program may know: the version as it counts, who has to choose, and whether somebody is missing."""

    sign = HEARTBEAT

    def __init__(self, request: Request, server: Server, table: Table, seat: int) -> None:
        self.request = request
        self.server = server
        self.table = table
        self.eyes = (seat,)
        self.sight: object = self  # notes are made anew for everybody
        self.sent = -1

    def may(self) -> bool:
        """Whether the secret still opens the seat."""
        return self.eyes[0] < 0 or eyes_of(self.request, self.table) == self.eyes[0]

    def ready(self) -> bytes | None:
        """There is none that somebody else was sent."""
        return None

    def message(self) -> bytes:
        """A note of now."""
        table, version = self.table, self.table.seen(*self.eyes)
        note = {"version": version, "deciders": table.deciders(), "over": table.over, "waiting": table.waiting}
        return packed(event("change", msgspec.json.encode(note).decode(), version))


class Pipe:
    """The way to one viewer: packed pieces as they are, or unpacked for a client that cannot read gzip."""

    def __init__(self, scope: Scope, send: Send, patience: float) -> None:
        self.send = send
        self.patience = patience  # seconds for one piece
        self.write: Send = scope.get("stolik.send", send)
        zips = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        self.headers = PLAIN if not zips else [*PLAIN, (b"content-encoding", b"gzip")]
        self.unpack = None if zips else zlib.decompressobj(31)
        self.wire: BoundedProtocol | None = scope.get("stolik.wire") if zips else None

    async def open(self) -> None:
        """Begin the answer."""
        await self.send({"type": "http.response.start", "status": 200, "headers": self.headers})
        await self.put(RETRY)

    def straight(self, chunk: bytes) -> bool:
        """Write what is `chunked` already, if that can be done at once."""
        return self.wire is not None and self.wire.put(chunk)

    async def put(self, piece: bytes, more: bool = True) -> None:
        """Send one piece; slow viewers make it wait, deaf ones are let go."""
        if more and self.straight(chunked(piece)):
            return
        body = self.unpack.decompress(piece) if self.unpack is not None else piece
        async with asyncio.timeout(self.patience):
            await self.write({"type": "http.response.body", "body": body, "more_body": more})


def chunked(piece: bytes) -> bytes:
    """A piece as it goes over the wire."""
    return b"%x\r\n%b\r\n" % (len(piece), piece)


SIGNS = {sign: chunked(sign) for sign in (HEARTBEAT, BEAT)}


class Stream(Watcher):
    """One viewer's stream: what it has seen of a table, and the way to send more."""

    def __init__(
        self, server: Server, table: Table, source: FrameSource | NoteSource, pipe: Pipe, seat: int, session: str
    ) -> None:
        super().__init__(seat, session)
        self.server = server
        self.table = table
        self.source = source
        self.sight = source.sight
        self.pipe = pipe
        self.seen = -1  # the stamp of what it was sent last, or need not be sent
        self.shown = ""  # its mark

    async def follow(self, have: str) -> None:
        """Send what is new until the viewer has gone or the server stops; what it has already is not sent again, and
        nothing at all is sent when others did something in secret."""
        table, source, pipe = self.table, self.source, self.pipe
        await pipe.open()
        if have and not table.stale and not table.doubtful and have == table.mark(*source.eyes):
            self.seen, self.shown = table.stamp, have
        while not self.server.stopping:
            self.news.clear()
            if self.up_to_date:
                await pipe.put(source.sign)
            elif not await self.look():
                break
            self.idle = True
            await self.news.wait()
            self.idle = False
            if self.gone:
                break
        await pipe.put(b"", more=False)

    @property
    def up_to_date(self) -> bool:
        """Whether there is nothing to see that was not sent."""
        return self.seen == self.table.stamp and not self.table.stale

    async def look(self) -> bool:
        """Send what is new, to all who see the same; False when the viewer may no longer see it."""
        table, source, before = self.table, self.source, self.source.sent
        if table.stale:
            async with table.lock:
                await self.server.tables.fresh(table)
        if not source.may():
            return False
        self.seen, self.shown, piece = at_hand(table, source, self.shown) or await news(
            self.server, table, source, self.shown
        )
        self.pass_on(before, piece)
        if piece is not None:
            metrics.frames_sent.value += 1
            await self.pipe.put(piece)
        return True

    def pass_on(self, before: int, piece: bytes | None) -> None:
        """Give what was sent here to all who see the same and had the same before."""
        others = [each for each in self.table.watchers if each.idle and each.sight == self.sight and each is not self]
        chunk = chunked(piece) if piece is not None and others else None
        for each in others:
            if isinstance(each, Stream):
                each.take(self, before, chunk)

    def take(self, first: Stream, before: int, chunk: bytes | None) -> None:
        """Take over what the first of those who see the same was sent, or look for oneself."""
        if self.news.is_set() or self.seen == first.seen:
            return
        if self.shown != first.shown:
            same = self.source.sent == before and not self.gone and self.source.may()
            if chunk is None or not same or not self.pipe.straight(chunk):
                self.news.set()
                return
            metrics.frames_sent.value += 1
            self.source.sent = first.source.sent
        self.seen, self.shown = first.seen, first.shown

    def sign(self) -> None:
        """A sign of life, unless there is something to see or somebody to let go."""
        if not self.idle or self.gone or not self.up_to_date or not self.pipe.straight(SIGNS[self.source.sign]):
            self.news.set()


def at_hand(table: Table, source: FrameSource | NoteSource, shown: str) -> tuple[int, str, bytes | None] | None:
    """The same if somebody who sees the same was sent it already: most of the time."""
    known = table.marks.get(source.eyes)
    if known is None or table.stale:
        return None
    piece = None if known == shown else source.ready()
    return None if piece is None and known != shown else (table.stamp, known, piece)


async def news(
    server: Server, table: Table, source: FrameSource | NoteSource, shown: str
) -> tuple[int, str, bytes | None]:
    """What there is to see now: its stamp, its mark, and the message unless the viewer has seen just that."""
    async with table.lock:
        await server.tables.fresh(table)
        mark = table.mark(*source.eyes)
        if mark == shown:
            return table.stamp, mark, None
        async with server.drawing:  # one frame at a time: when very many are due, others are answered in between
            stamp, piece = table.stamp, source.message()
            await asyncio.sleep(0)
        return stamp, mark, piece


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
    server, client = server_of(request), payer_of(request.scope)
    if server.streams[client] >= server.settings.streams_per_client:
        raise TableError("too-fast", 429)
    server.streams[client] += 1
    pipe = Pipe(request.scope, send, server.settings.stream_seconds)
    watcher = Stream(server, table, source, pipe, seat, session_of(request))
    table.watchers.add(watcher)
    leave = asyncio.create_task(leaving(receive, watcher))
    try:
        await watcher.follow(have)
    except OSError:  # the connection broke while sending, or nobody takes anything (TimeoutError)
        return
    finally:
        leave.cancel()
        table.watchers.discard(watcher)
        heir = next((each for each in table.watchers if each.idle and each.sight == watcher.sight), None)
        if heir is not None:  # others may have relied on the one that leaves
            heir.news.set()
        server.streams[client] -= 1
        server.streams += Counter()  # forgets who has none left


async def leaving(receive: Receive, watcher: Watcher) -> None:
    """Wait until the viewer has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
    watcher.gone = True
    watcher.news.set()
