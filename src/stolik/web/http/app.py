"""The app: addresses, guards and errors put together."""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ... import games
from ...engine.errors import StolikError
from ...engine.game import Game
from ..errors import TableError
from ..pages import home as pages
from ..pages import play
from ..server import Server, server_of
from ..settings import Settings
from . import api
from .answers import json, on_http_error, on_stolik_error, refuse
from .guard import Guard
from .streams import ApiStream, TableStream

STATIC = Path(__file__).parents[1] / "static"
ZIPPED = (".css", ".js", ".svg", ".json")


class Static(StaticFiles):
    """Styles, scripts, fonts and pictures; fonts and pictures stay good for a week, the rest is asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        lasting = path.endswith((".woff2", ".svg", ".png"))
        response.headers["cache-control"] = "public, max-age=604800" if lasting else "no-cache"
        wanted = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        if isinstance(response, FileResponse) and response.status_code == 200 and wanted and path.endswith(ZIPPED):
            made = Response(zipped_file(str(response.path), os.path.getmtime(response.path)), headers=response.headers)
            made.headers["content-encoding"] = "gzip"
            made.headers["vary"] = "accept-encoding"
            made.headers["content-length"] = str(len(made.body))
            return made
        return response


@lru_cache(200)
def zipped_file(path: str, changed: float) -> bytes:
    """A static file, compressed once."""
    return gzip.compress(Path(path).read_bytes(), 9)


async def healthz(request: Request) -> Response:
    """Whether this process can serve."""
    server = server_of(request)
    try:
        healthy = await server.storage.healthy() and not server.stopping
    except Exception:
        healthy = False
    return json({"ok": healthy}, 200 if healthy else 503)


async def show_metrics(request: Request) -> Response:
    """Counters for Prometheus."""
    server = server_of(request)
    if not server.settings.metrics:
        raise TableError("not-found", 404)
    return PlainTextResponse(await server.metrics_text(), media_type="text/plain; version=0.0.4")


def post(path: str, endpoint: Callable[..., object]) -> Route:
    """An address that changes something."""
    return Route(path, endpoint, methods=["POST"])


ROUTES = [
    Route("/", pages.home),
    Route("/mine", pages.mine),
    Route("/new/{game}", pages.new),
    post("/new/{game}", pages.make),
    Route("/new/{game}/check", pages.check),
    post("/quick/{game}", pages.quick),
    post("/upload", pages.upload),
    post("/person", pages.settle),
    Route("/help/{game}", pages.help),
    Route("/provenance/{game}", pages.provenance),
    Route("/t/{id}", play.show),
    Route("/t/{id}/stream", TableStream()),
    Route("/t/{id}/turn", play.turn),
    Route("/t/{id}/seat/{token}", play.enter),
    Route("/t/{id}/mat/{participant:int}", play.mat),
    Route("/t/{id}/frame/{position:int}", play.frame),
    Route("/t/{id}/replay/{position:int}", play.replay),
    Route("/t/{id}/score", play.score),
    Route("/t/{id}/chances", play.chances),
    Route("/t/{id}/record", play.record),
    post("/t/{id}/choose", play.choose),
    post("/t/{id}/hint", play.hint),
    post("/t/{id}/undo", play.undo),
    post("/t/{id}/redo", play.redo),
    post("/t/{id}/restart", play.restart),
    post("/t/{id}/say", play.say),
    post("/t/{id}/sit", play.sit),
    post("/t/{id}/show", play.lift),
    post("/t/{id}/agree", play.agree),
    post("/t/{id}/reclaim", play.reclaim),
    post("/t/{id}/continue", play.go_on),
    post("/t/{id}/copy", play.copy),
    post("/t/{id}/next", play.next_table),
    Route("/api/openapi.json", api.openapi),
    Route("/api/games", api.games),
    post("/api/tables", api.create),
    Route("/api/tables/{id}", api.show),
    post("/api/tables/{id}/join", api.join),
    Route("/api/tables/{id}/view", api.view),
    Route("/api/tables/{id}/options", api.options),
    post("/api/tables/{id}/choose", api.choose),
    post("/api/tables/{id}/hint", api.hint),
    post("/api/tables/{id}/undo", api.undo),
    post("/api/tables/{id}/redo", api.redo),
    post("/api/tables/{id}/restart", api.restart),
    post("/api/tables/{id}/next", api.next_table),
    Route("/api/tables/{id}/stream", ApiStream()),
    Route("/api/tables/{id}/record", api.record),
    Route("/api/tables/{id}/analysis", api.analysis),
    Route("/api/tables/{id}/messages", api.messages),
    post("/api/tables/{id}/messages", api.say),
    post("/api/records", api.upload),
    Route("/healthz", healthz),
    Route("/metrics", show_metrics),
]


def make_app(settings: Settings, find: Callable[[str], Game] = games.game) -> Starlette:
    """The app of one server process."""
    server = Server(settings, find)
    app = Starlette(
        routes=[*ROUTES, Mount("/static", Static(directory=STATIC))],
        middleware=[Middleware(Guard, settings=settings, limits=server.limits, refuse=refuse)],
        exception_handlers={StolikError: on_stolik_error, HTTPException: on_http_error},
        lifespan=server.lifespan,
    )
    app.state.server = server
    return app
