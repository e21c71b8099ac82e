"""The wire: uvicorn's protocol with bounds on how long and how large the head of a request may be, and on how long
somebody may go on sending after the answer."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

HEAD_SECONDS = 10.0
LARGEST_HEAD = 32 * 1024
TOO_SLOW = b"408 Request Timeout"
TOO_LARGE = b"431 Request Header Fields Too Large"


class BoundedProtocol(HttpToolsProtocol):
    """Closes connections whose next request does not begin, or whose head does not end, in time and size; and those whose
    body does not end after it was answered."""

    head_timer: asyncio.TimerHandle | None = None
    head_size = 0
    unread = False  # a request has begun, and not ended

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect_head()

    def expect_head(self) -> None:
        """Give the client its time from now on."""
        self.forget_head()
        self.head_size = 0
        self.head_timer = self.loop.call_later(HEAD_SECONDS, self.give_up)

    def forget_head(self) -> None:
        """The head is there, or nobody is."""
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def give_up(self, why: bytes = TOO_SLOW) -> None:
        """The time is over; who has begun to ask, and waits for no other answer, is told so."""
        self.forget_head()
        if self.transport.is_closing():
            return
        if self.head_size and (self.cycle is None or self.cycle.response_complete):
            self.transport.write(b"HTTP/1.1 %b\r\nconnection: close\r\ncontent-length: 0\r\n\r\n" % why)
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.head_timer is not None:  # still no end of the head
            self.head_size += len(data)
            if self.head_size > LARGEST_HEAD:
                self.give_up(TOO_LARGE)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.head_timer is not None:  # what comes behind a body is of no use, and there may be no end of it
            super().on_header(name, value)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["stolik.wire"] = self  # type: ignore[typeddict-unknown-key]
        self.unread = True
        if self.head_timer is None:  # a further request on the same connection
            self.expect_head()

    def on_headers_complete(self) -> None:
        self.forget_head()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.unread = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.unread and self.cycle.response_complete:  # the client may read the answer, and has to end
            self.loop.call_later(HEAD_SECONDS, self.hang_up, self.cycle)

    def hang_up(self, cycle: RequestResponseCycle) -> None:
        """Still the same request: nobody reads the rest of it."""
        if self.unread and self.cycle is cycle and not self.transport.is_closing():
            self.transport.close()

    def put(self, chunk: bytes) -> bool:
        """Write a chunk of an answer that goes on, at once; False when the client does not keep up, or has gone."""
        if self.flow.write_paused or self.transport.is_closing():
            return False
        self.transport.write(chunk)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget_head()
        super().connection_lost(exc)
