"""The app: addresses, guards and errors put together."""

from __future__ import annotations

import gzip
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from threading import Thread

from starlette.applications import Starlette
from starlette.convertors import Convertor, register_url_convertor
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
from ...words import LANGUAGES
from ..errors import TableError
from ..pages import (
    account,
    company,
    correcting,
    data,
    gains,
    lessons,
    lists,
    lobby,
    notices,
    play,
    profile,
    rules,
    stage,
    stamp,
    told,
)
from ..pages import home as pages
from ..pages.answers import json, on_http_error, on_stolik_error, refuse
from ..pages.language import words
from ..people.door import Door
from ..server import Server, server_of
from ..settings import Settings
from . import api, people
from .guard import Guard
from .streams import ApiStream, TableStream

FOR_GOOD = "public, max-age=31536000, immutable"
A_WEEK = "public, max-age=604800"
ZIPPED = (".css", ".js", ".svg", ".json")


class Static(StaticFiles):
    """Styles, scripts, fonts and pictures. What bears the stamp of this process is kept for good; else fonts and pictures stay
    good for a week, and the rest is asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        path, ours = stamp.parted(path)
        response = await super().get_response(path, scope)
        lasting = path.endswith((".woff2", ".svg", ".png"))
        response.headers["cache-control"] = FOR_GOOD if ours else A_WEEK if lasting else "no-cache"
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
    """Whether this process can serve: its database answers and takes what is written, and its thinkers live."""
    facts = await server_of(request).health()
    healthy = all(value is not False for value in facts.values())
    return json({"ok": healthy, **facts}, 200 if healthy else 503)


async def readyz(request: Request) -> Response:
    """Whether people should be sent here: healthy, open, and not about to stop."""
    server = server_of(request)
    ready = (
        not server.stopping
        and not server.operations.closed
        and all(value is not False for value in (await server.health()).values())
    )
    return json({"ready": ready}, 200 if ready else 503)


async def show_metrics(request: Request) -> Response:
    """Counters for Prometheus."""
    server = server_of(request)
    if not server.settings.metrics:
        raise TableError("not-found", 404)
    return PlainTextResponse(await server.metrics_text(), media_type="text/plain; version=0.0.4")


class Position(Convertor[int]):
    """A number in an address, of a length that numbers have here."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


class TableId(Convertor[str]):
    """The id of a table in an address."""

    regex = "[a-z0-9]{1,32}"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("number", Position())
register_url_convertor("table", TableId())


def stream(path: str, endpoint: TableStream | ApiStream) -> Route:
    """An address that goes on telling; only for who listens."""
    route = Route(path, endpoint)
    route.methods = {"GET"}
    return route


def post(path: str, endpoint: Callable[..., object]) -> Route:
    """An address that changes something."""
    return Route(path, endpoint, methods=["POST"])


ROUTES = [  # the first that fits answers; what is asked for most stands first
    post("/t/{id:table}/choose", play.choose),
    stream("/t/{id:table}/stream", TableStream()),
    Route("/t/{id:table}/turn", play.turn),
    Route("/api/tables/{id:table}", api.show),
    Route("/api/tables/{id:table}/options", api.options),
    post("/api/tables/{id:table}/choose", api.choose),
    Route("/", pages.home),
    Route("/mine", pages.mine),
    Route("/new/{game}", pages.new),
    post("/new/{game}", pages.make),
    Route("/new/{game}/check", pages.check),
    post("/quick/{game}", pages.quick),
    post("/upload", pages.upload),
    post("/person", pages.settle),
    Route("/lobby", lobby.show),
    Route("/p/{id:table}", profile.show),
    post("/p/{id:table}/block", profile.block),
    post("/p/{id:table}/report", profile.report),
    Route("/ranking", profile.ranking),
    Route("/ranking/{game}", profile.ranking),
    post("/me/profile", profile.settle),
    Route("/sign-in", account.sign_in),
    post("/sign-in/passkey/options", account.passkey_request),
    post("/sign-in/passkey", account.with_passkey),
    post("/sign-in/code", account.with_code),
    post("/sign-in/mail", account.ask_for_mail),
    Route("/sign-in/mail/{token}", account.mail_link),
    post("/sign-in/mail/{token}", account.with_mail),
    Route("/me", account.show),
    post("/me/passkeys/options", account.passkey_creation),
    post("/me/passkeys", account.add_passkey),
    post("/me/passkeys/drop", account.drop_passkey),
    post("/me/code", account.new_code),
    post("/me/device", account.new_device),
    post("/me/mail/drop", account.drop_mail),
    post("/me/programs", account.new_program),
    post("/me/notices", notices.settle),
    post("/me/channels", notices.add),
    post("/me/channels/push", notices.add_push),
    post("/me/channels/drop", notices.drop),
    post("/me/channels/try", notices.try_out),
    post("/t/{id:table}/notices", notices.silence),
    post("/t/{id:table}/here", notices.here),
    post("/t/{id:table}/mute", company.mute),
    Route("/sw.js", notices.worker),
    post("/me/sign-out", account.sign_out),
    post("/me/delete", account.delete),
    Route("/help/{game}", rules.read),
    Route("/help/{game}/things", rules.read_things),
    Route("/help/{game}/readings", rules.read_readings),
    Route("/help/{game}/search", rules.find),
    Route("/help/{game}/chapter/{chapter}", rules.read_chapter),
    Route("/learn", lessons.learn),
    Route("/learn/{game}", lessons.show),
    post("/learn/{game}/play", pages.first_game),
    Route("/learn/{game}/{lesson}", lessons.lesson),
    Route("/owner/{token}", correcting.enter),
    Route("/provenance/{game}", data.show),
    Route("/provenance/{game}/corrections", data.corrections),
    post("/provenance/{game}/copy", correcting.make),
    Route("/provenance/{game}/{table}", data.show),
    Route("/provenance/{game}/{table}/{row}", correcting.show),
    post("/provenance/{game}/{table}/{row}/draw", correcting.draw),
    post("/provenance/{game}/{table}/{row}", correcting.save),
    Route("/t/{id:table}", play.show),
    Route("/t/{id:table}/seat/{token}", play.enter),
    Route("/t/{id:table}/mat/{participant:number}", play.mat),
    Route("/t/{id:table}/places", told.board),
    Route("/t/{id:table}/gains", gains.show),
    Route("/t/{id:table}/lists", lists.show),
    Route("/t/{id:table}/frame/{position:number}", play.frame),
    Route("/t/{id:table}/replay/{position:number}", play.replay),
    Route("/t/{id:table}/score", play.score),
    Route("/t/{id:table}/verify", play.verify),
    Route("/t/{id:table}/chances", play.chances),
    Route("/t/{id:table}/record", play.record),
    post("/t/{id:table}/hint", play.hint),
    post("/t/{id:table}/ask", play.ask),
    post("/t/{id:table}/undo", play.undo),
    post("/t/{id:table}/redo", play.redo),
    post("/t/{id:table}/restart", play.restart),
    post("/t/{id:table}/say", play.say),
    post("/t/{id:table}/sit", play.sit),
    post("/t/{id:table}/show", play.lift),
    post("/t/{id:table}/agree", play.agree),
    post("/t/{id:table}/reclaim", play.reclaim),
    Route("/t/{id:table}/company", company.show),
    post("/t/{id:table}/resign", company.resign),
    post("/t/{id:table}/end", company.offer_end),
    post("/t/{id:table}/rematch", company.rematch),
    post("/t/{id:table}/decline", company.decline),
    post("/t/{id:table}/stay", company.stay),
    post("/t/{id:table}/give", company.give),
    Route("/t/{id:table}/take/{token}", company.take_page),
    post("/t/{id:table}/take/{token}", company.take),
    post("/t/{id:table}/invite", company.invite),
    post("/t/{id:table}/leave", company.leave),
    post("/t/{id:table}/kick", company.kick),
    post("/t/{id:table}/fill", company.fill),
    post("/t/{id:table}/read", company.read),
    post("/t/{id:table}/continue", play.go_on),
    post("/t/{id:table}/copy", play.copy),
    post("/t/{id:table}/next", play.next_table),
    Route("/api/openapi.json", api.openapi),
    Route("/api/games", api.games),
    Route("/api/lobby", api.lobby),
    Route("/api/persons/{id:table}", people.person),
    Route("/api/ranking/{id}", people.ranking),
    post("/api/tables", api.create),
    post("/api/tables/{id:table}/join", api.join),
    Route("/api/tables/{id:table}/view", api.view),
    post("/api/tables/{id:table}/hint", api.hint),
    post("/api/tables/{id:table}/undo", api.undo),
    post("/api/tables/{id:table}/redo", api.redo),
    post("/api/tables/{id:table}/restart", api.restart),
    post("/api/tables/{id:table}/next", api.next_table),
    stream("/api/tables/{id:table}/stream", ApiStream()),
    Route("/api/tables/{id:table}/record", api.record),
    Route("/api/tables/{id:table}/verify", api.verify),
    Route("/api/tables/{id:table}/analysis", api.analysis),
    Route("/api/tables/{id:table}/messages", api.messages),
    post("/api/tables/{id:table}/messages", api.say),
    post("/api/records", api.upload),
    Route("/healthz", healthz),
    Route("/readyz", readyz),
    Route("/metrics", show_metrics),
]


def statics(found: list[Game]) -> list[Mount]:
    """The addresses of the games' own styles and covers."""
    return [
        Mount(f"/static/games/{each.id}", Static(directory=stage.statics_of(each)))
        for each in found
        if stage.statics_of(each).exists()
    ]


def load(server: Server) -> None:
    """Words and grounds of all games in all languages, so that nobody waits for being the first to need them."""
    for game in server.games():
        for lang in LANGUAGES:
            if server.stopping:
                return
            words(lang, game)
            stage.ground(game, lang)


@asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """Start and stop with the app; what takes long to load is loaded beside the first requests."""
    server: Server = app.state.server
    async with server.lifespan():
        Thread(target=load, args=(server,), daemon=True).start()
        yield


def make_app(settings: Settings, find: Callable[[str], Game] = games.game) -> Starlette:
    """The app of one server process."""
    server = Server(settings, find)
    server.words = words
    stage.serve_below(settings.prefix)
    app = Starlette(
        routes=[*ROUTES, *statics(server.games()), Mount("/static", Static(directory=stamp.STATIC))],
        middleware=[
            Middleware(Guard, settings=settings, limits=server.limits, operations=server.operations, refuse=refuse),
            Middleware(Door, accounts=server.accounts, operations=server.operations, settings=settings, refuse=refuse),
        ],
        exception_handlers={StolikError: on_stolik_error, HTTPException: on_http_error},
        lifespan=lifespan,
    )
    app.state.server = server
    server.offer = lambda game: app.router.routes.insert(0, *statics([game]))
    return app
