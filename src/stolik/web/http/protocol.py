"""The wire: uvicorn's protocol with bounds on how long and how large the head of a request may be."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_SECONDS = 10.0
LARGEST_HEAD = 32 * 1024


class BoundedProtocol(HttpToolsProtocol):
    """Closes connections whose next request does not begin, or whose head does not end, in time and size."""

    head_timer: asyncio.TimerHandle | None = None
    head_size = 0

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

    def give_up(self) -> None:
        """The time is over."""
        self.forget_head()
        if not self.transport.is_closing():
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.head_timer is not None:  # still no end of the head
            self.head_size += len(data)
            if self.head_size > LARGEST_HEAD:
                self.give_up()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.head_timer is None:  # a further request on the same connection
            self.expect_head()

    def on_headers_complete(self) -> None:
        self.forget_head()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget_head()
        super().connection_lost(exc)
