"""Notices with the browser closed: where a person wants to hear, of what, and when not."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from ..errors import TableError
from ..people.door import account_of
from ..people.outbox import KINDS, MAIL, PUSH, WEBHOOK
from ..people.outside import LONGEST
from ..people.person import held
from ..server import server_of
from ..tables.wishes import number
from .account import me, not_too_often
from .answers import json, see
from .forms import body_of, fields_of
from .play import base, table_of

WORKER = Path(__file__).parents[1] / "static" / "js" / "sw.js"


class Subscription(msgspec.Struct):
    """What a browser tells of a push subscription."""

    endpoint: str
    keys: dict[str, str]


async def worker(request: Request) -> Response:
    """The script that receives messages while no page is open; it stands at the root to speak for all pages."""
    return FileResponse(WORKER, media_type="text/javascript", headers={"cache-control": "no-cache"})


async def added(request: Request, kind: str, address: str, secret: dict[str, Any], delay: float) -> None:
    """Keep a new way to the person who asks."""
    server, found = server_of(request), me(request)
    await server.outbox.add(found.id, kind, address, secret, delay)
    if not server.settings.base_url:
        await server.outbox.site(base(request))
    server.news_of(await server.outbox.tables_of(found.id))


async def add(request: Request) -> Response:
    """Hear by mail, or in a chat room."""
    not_too_often(request)
    server, found, form = server_of(request), me(request), await fields_of(request)
    if form.get("kind") == MAIL:
        if server.mailer is None or not found.mail:
            raise TableError("no-mail", 404)
        await added(request, MAIL, "", {}, server.settings.mail_delay)
    elif form.get("kind") == WEBHOOK:
        await added(request, WEBHOOK, form.get("address", ""), {}, server.settings.notice_delay)
    else:
        raise TableError("malformed", 400)
    return see("/me#notices")


async def add_push(request: Request) -> Response:
    """Hear by push."""
    not_too_often(request)
    me(request)
    body = await body_of(request, Subscription)
    if len(body.endpoint) > LONGEST or len(str(body.keys)) > LONGEST:
        raise TableError("bad-address", 422)
    await added(request, PUSH, body.endpoint, dict(body.keys), server_of(request).settings.notice_delay)
    return json({"to": "/me#notices"})


async def try_out(request: Request) -> Response:
    """Send a word to a channel at once, to see whether it arrives."""
    not_too_often(request)
    server, found, form = server_of(request), me(request), await fields_of(request)
    channel = await server.outbox.find(form.get("id", "")[:16], found.id)
    if channel is None:
        raise TableError("not-found", 404)
    if not await server.postman().try_out(channel, found.mail, found.lang):
        raise TableError("not-arrived", 422)
    return see("/me?tried=1#notices")


async def drop(request: Request) -> Response:
    """Hear there no more."""
    server, found, form = server_of(request), me(request), await fields_of(request)
    await server.outbox.drop(form.get("id", "")[:16], found.id)
    server.news_of(await server.outbox.tables_of(found.id))
    return see("/me#notices")


async def settle(request: Request) -> Response:
    """Of what to hear, and when not."""
    server, found, form = server_of(request), me(request), await fields_of(request)
    settings: dict[str, Any] = {kind: form.get(kind) == "on" for kind in KINDS}
    settings["digest"] = form.get("digest") == "on"
    for name in ("quiet_from", "quiet_to", "digest_at"):
        hour = number(form.get(name, ""), 24)
        settings[name] = hour if hour < 24 else None
    try:
        settings["zone"] = ZoneInfo(form.get("zone", "")[:64] or "UTC").key
    except (ValueError, OSError, KeyError):
        settings["zone"] = "UTC"
    await server.outbox.settle(found.id, settings)
    server.news_of(await server.outbox.tables_of(found.id))
    return see("/me#notices")


async def silence(request: Request) -> Response:
    """No notices of this table, or again."""
    server, table, form, found = server_of(request), await table_of(request), await fields_of(request), me(request)
    if not held(request, table):
        raise TableError("no-token", 403)
    await server.outbox.silence(table.id, found.id, form.get("silent") == "on")
    server.news_of([table.id])
    return see(f"/t/{table.id}/company")


async def here(request: Request) -> Response:
    """The person shows life at a table: a key, a touch, a glance at a tab that was hidden."""
    table, found = await table_of(request), account_of(request)
    if found is not None and held(request, table):
        await server_of(request).outbox.here(table.id, found.id)
    return Response(status_code=204)
