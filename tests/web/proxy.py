"""A way to a server or a database: it can lead to several in turn, and go silent while connections stay open."""

from __future__ import annotations

import selectors
import socket
import threading
from itertools import cycle
from urllib.parse import urlsplit, urlunsplit


class Proxy:
    """Forwards connections on a free port of this machine to one of these, each in turn, until told to be silent."""

    def __init__(self, url: str, *more: str) -> None:
        parts = urlsplit(url)
        there = [urlsplit(each) for each in (url, *more)]
        # the first twice in a round: three requests to a choice would always come to the same of three servers
        round = [*there, there[0]] if len(there) > 1 else there
        self.targets = cycle([(each.hostname or "127.0.0.1", each.port or 5432) for each in round])
        self.server = socket.create_server(("127.0.0.1", 0))
        user = f"{parts.username}@" if parts.username else ""
        where = f"{user}127.0.0.1:{self.server.getsockname()[1]}"
        self.url = urlunsplit(parts._replace(netloc=where))
        self.silent: set[socket.socket] = set()  # nothing passes between these any more
        self.new_silent = False  # nothing passes on new connections
        self.pairs: dict[socket.socket, socket.socket] = {}
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.server, selectors.EVENT_READ)
        self.open = True
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def freeze(self, new: bool = True) -> None:
        """Let nothing pass on all connections; also not on new ones, unless told otherwise."""
        self.new_silent = new
        self.silent |= set(self.pairs)

    def thaw(self) -> None:
        """New connections work again; old ones stay silent for good, as behind a router that has forgotten them."""
        self.new_silent = False

    def run(self) -> None:
        while self.open:
            for key, _ in self.selector.select(0.05):
                near = key.fileobj
                assert isinstance(near, socket.socket)
                if near is self.server:
                    self.accept()
                elif near in self.pairs:
                    self.forward(near, self.pairs[near])

    def accept(self) -> None:
        near, _ = self.server.accept()
        far = socket.create_connection(next(self.targets))
        for one, other in ((near, far), (far, near)):
            self.pairs[one] = other
            self.selector.register(one, selectors.EVENT_READ)
        if self.new_silent:
            self.silent |= {near, far}

    def forward(self, near: socket.socket, far: socket.socket) -> None:
        try:
            data = near.recv(65536)
            if data and near not in self.silent:
                far.sendall(data)
        except OSError:
            data = b""
        if not data:
            for each in (near, far):
                if self.pairs.pop(each, None) is not None:
                    self.selector.unregister(each)
                    each.close()

    def close(self) -> None:
        self.open = False
        self.thread.join(5)
        for each in (*self.pairs, self.server):
            each.close()
