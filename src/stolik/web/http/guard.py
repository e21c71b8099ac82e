"""Guards around every request: headers, cross-site requests, sizes, times, rates. Pure ASGI: streams cost nothing."""

from __future__ import annotations

import asyncio
import logging
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import TableError
from ..limits import Limits, client_of, payer_of
from ..metrics import metrics
from ..settings import Settings
from ..tables.operations import Operations

log = logging.getLogger("stolik.requests")

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
SENT = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
OURS = {name for name, _ in SENT}
NOT_KEPT = (b"cache-control", b"no-store")
SAFE = ("GET", "HEAD", "OPTIONS")
REFUSED = (403, 408, 413, 429)
GONE = 499  # the client left before there was an answer; only logs show it


def same_site(scope: Scope, headers: Headers, public: str = "") -> bool:
    """Whether an unsafe request comes from our own pages, or from a program that carries no cookies."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is not None:
        try:
            site_of = urlsplit(origin).netloc
            return bool(site_of) and site_of in (headers.get("host", ""), public)
        except ValueError:  # no address at all
            return False
    return str(scope["path"]).startswith("/api/")  # programs; they use tokens, never cookies


class TooLarge(Exception):
    """A body that is larger than allowed."""


class Body:
    """What a client sends: bounded in size, and in the time that it takes to arrive."""

    def __init__(self, receive: Receive, largest: int, seconds: float) -> None:
        self.receive = receive
        self.largest = largest
        self.due = time.monotonic() + seconds
        self.read = 0
        self.complete = False

    async def __call__(self) -> Message:
        if self.complete:  # all there is to wait for now is that the client leaves
            return await self.receive()
        async with asyncio.timeout(max(0.0, self.due - time.monotonic())):
            message = await self.receive()
        self.read += len(message.get("body", b""))
        self.complete = not message.get("more_body", False)
        if self.read > self.largest:
            raise TooLarge
        return message


class Answer:
    """What goes out: every answer carries the guards' headers."""

    def __init__(self, send: Send, settings: Settings) -> None:
        self.send = send
        self.https = settings.https
        self.prefix = settings.prefix
        self.status = 0  # of the answer, once it has begun

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            given = [each for each in message["headers"] if each[0] not in OURS]
            kept = any(name == b"cache-control" for name, _ in given)
            message["headers"] = [*given, *SENT] if kept else [*given, *SENT, NOT_KEPT]
            if self.prefix:
                self.lead_below(message)
            if self.https:
                message["headers"].append((b"strict-transport-security", b"max-age=31536000"))
        await self.send(message)

    def lead_below(self, message: Message) -> None:
        """Send browsers to addresses below our path, and let cookies count for these."""
        below = self.prefix.encode()
        for index, (name, value) in enumerate(message["headers"]):
            if name == b"location" and value.startswith(b"/") and not value.startswith(below + b"/"):
                message["headers"][index] = name, below + value
            elif name == b"set-cookie":
                message["headers"][index] = name, value.replace(b"Path=/", b"Path=" + below + b"/", 1)


class Guard:
    """The outermost layer of the server."""

    def __init__(
        self, app: ASGIApp, settings: Settings, limits: Limits, operations: Operations, refuse: ASGIApp
    ) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.operations = operations
        self.refuse = refuse  # answers with the error found in scope["stolik.error"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        below = self.settings.prefix
        if below and scope["path"].startswith(below + "/"):  # a proxy that does not take it away itself
            scope["path"] = scope["path"].removeprefix(below)
        scope["stolik.send"] = send  # for streams: once begun, their pieces need no guard
        began = time.perf_counter()
        large = scope["path"] in ("/upload", "/api/records")
        largest = self.settings.largest_record if large else self.settings.largest_body
        answer = Answer(send, self.settings)
        try:
            error = self.fault(scope, Headers(scope=scope), largest)
            if error is None:
                error = await self.answered(scope, Body(receive, largest, self.settings.body_seconds), answer)
            if error is not None:
                await self.refuse({**scope, "stolik.error": error}, receive, answer)
        except ClientDisconnect:
            answer.status = answer.status or GONE
        finally:
            self.note(scope, answer.status, time.perf_counter() - began)

    async def answered(self, scope: Scope, body: Body, answer: Answer) -> TableError | None:
        """Let the app answer, if it can in time; else the error to answer with."""
        timed = not scope["path"].endswith("/stream")
        try:
            async with asyncio.timeout(self.settings.request_seconds if timed else None):
                await self.app(scope, body, answer)
        except TooLarge:
            return TableError("too-large", 413)
        except TimeoutError:
            if answer.status:  # half an answer is out already
                raise
            return TableError("too-slow", 503 if body.complete else 408)
        except ClientDisconnect:
            raise
        except Exception:
            log.exception("fault", extra={"path": shown_path(scope["path"])})
            if answer.status:
                raise
            return TableError("broken", 500)
        return None

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request and write it down."""
        metrics.requests.add()
        if status >= 500:
            metrics.errors.add()
        elif status in REFUSED:
            metrics.refused.add()
        if not log.isEnabledFor(logging.INFO):
            return
        facts = {
            "client": client_of(scope),
            "method": scope["method"],
            "path": shown_path(scope["path"]),
            "status": status,
            "seconds": round(seconds, 4),
        }
        log.info("request", extra=facts)

    def fault(self, scope: Scope, headers: Headers, largest: int) -> TableError | None:
        """Why a request is refused before anybody reads it."""
        if not self.settings.answers_to(headers.get("host", "")):
            return TableError("wrong-host", 421)
        if self.operations.banned(client_of(scope)) and scope["path"] != "/healthz":
            return TableError("banned", 403)
        if scope["method"] in SAFE:
            return None
        if self.operations.closed and scope["path"] != "/person":
            return TableError("closed", 503, notice=self.operations.notice)
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit() and len(length) < 12) or int(length) > largest:
            return TableError("too-large", 413)
        if not same_site(scope, headers, self.settings.public_host):
            return TableError("cross-site", 403)
        if not self.limits.requests.take(payer_of(scope)):
            return TableError("too-fast", 429)
        return None


def shown_path(path: str) -> str:
    """A path as it may stand in a log: without the secret of a link: to a seat, by mail, or of the owner."""
    for mark in ("/seat/", "/mail/", "/take/", "/owner/"):
        head, found, _ = path.partition(mark)
        if found:
            return f"{head}{mark}..."
    return path
