"""Answers: pages, JSON and errors, in the language of who asks."""

from __future__ import annotations

import gzip
import logging
from dataclasses import fields
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import Receive, Scope, Send

from ...engine.errors import StolikError
from ..errors import TableError, told
from ..people.person import Person, person_of
from ..server import server_of
from . import stage
from .contexts import ErrorPage
from .language import words

log = logging.getLogger("stolik.answers")
SMALLEST_ZIPPED = 1400
AGAIN = {202: "1", 429: "2"}  # seconds after which it is worth asking again


def page(request: Request, template: str, context: Any, person: Person | None = None, status: int = 200) -> Response:
    """A page from its template and context, compressed where the browser can read that."""
    who = person or person_of(request)
    facts = {each.name: getattr(context, each.name) for each in fields(context)}
    said = facts["scene"].words if "scene" in facts else facts.get("words") or words(who.lang)
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    notice = server_of(request).operations.notice
    html = stage.page(template, **{**facts, "person": who, "say": said.say, "path": path, "notice": notice})
    return zipped(request, HTMLResponse(html, status))


def zipped(request: Request, response: Response) -> Response:
    """The same response, compressed."""
    if "gzip" in request.headers.get("accept-encoding", "") and len(response.body) > SMALLEST_ZIPPED:
        response.body = gzip.compress(bytes(response.body), 5)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
        response.headers["vary"] = "accept-encoding"
    return response


def json(value: Any, status: int = 200) -> Response:
    """A JSON answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def wants_json(request: Request) -> bool:
    """Whether a program or our own script asks."""
    return request.url.path.startswith("/api/") or "application/json" in request.headers.get("accept", "")


def message_of(error: TableError, lang: str) -> str:
    """An error in words."""
    facts: dict[str, Any] = dict(error.facts)
    return words(lang).say(f"error-{error.code}", **facts)


def error_answer(request: Request, error: TableError) -> Response:
    """An error as a page or as JSON."""
    person = person_of(request)
    message = message_of(error, person.lang)
    if wants_json(request):
        response = json({"error": error.code, "message": message}, error.status)
    else:
        response = page(request, "error.html", ErrorPage(error.status, message), person, error.status)
    if error.status == 401:
        response.headers["www-authenticate"] = "Bearer"
    if error.status in AGAIN:
        response.headers["retry-after"] = AGAIN[error.status]
    return response


def on_stolik_error(request: Request, error: Exception) -> Response:
    """A named error of the engine or the table."""
    assert isinstance(error, StolikError)
    found = told(error)
    if found.status == 500:
        log.error("broken rules", exc_info=error)
    return error_answer(request, found)


def on_http_error(request: Request, error: Exception) -> Response:
    """Unknown addresses and methods."""
    assert isinstance(error, HTTPException)
    codes = {404: "not-found", 405: "wrong-method"}
    return error_answer(request, TableError(codes.get(error.status_code, "malformed"), error.status_code))


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers for the guard, which found an error before anybody read the request."""
    await error_answer(Request(scope, receive), scope["stolik.error"])(scope, receive, send)


def see(path: str) -> RedirectResponse:
    """Go on to another page."""
    return RedirectResponse(path, 303)


def local(path: str) -> str:
    """A path on this server; anything else leads home."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable() else "/"
