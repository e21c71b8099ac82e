"""The HTTP API for other clients and bots. Seats are proved by `Authorization: Bearer <secret>`; no cookies."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...engine.codec import dump
from ...engine.game import Game
from ...engine.state import SPECTATOR
from ...words import LANGUAGES
from ..errors import TableError
from ..pages import offers
from ..pages.advice import advice
from ..pages.answers import json, zipped
from ..pages.forms import body_of
from ..pages.home import allow_new
from ..pages.language import words as words_of
from ..pages.play import look_back, table_of
from ..pages.scenes import chat_line, past_scene, scene_of
from ..people.accounts import PROGRAM
from ..people.bearer import eyes_of, own_seat, seat_of
from ..people.person import Viewer, maker_of, person_of
from ..server import allow, server_of
from ..tables import wishes
from ..tables.campaigns import next_chapter
from ..tables.fairness import new_share, told, verified
from ..tables.storage import OPEN, PERSON
from ..tables.tables import Table, clean_name
from .openapi import document


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    game: str
    seats: list[str]  # me, open, bot, bot:<level>
    names: list[str] = []
    variants: dict[str, str] = {}
    clock: str = "none"
    confirm: bool = False
    public: bool = False
    seed: int | None = None
    campaign: bool = False  # the first chapter of a new campaign
    hints: bool | None = None  # None: unless a seat is open
    number: str = ""  # added to the dealing: 32 hexadecimal digits
    title: str = ""
    listed: bool = False  # in the lobby
    lang: str = ""


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{id}/join`."""

    name: str = ""
    invite: str = ""
    seat: int | None = None
    number: str = ""  # added to the dealing: 32 hexadecimal digits


class Next(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{id}/next`, which may be missing."""

    number: str = ""


class Chosen(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{id}/choose`."""

    option: str
    version: int


class At(msgspec.Struct, forbid_unknown_fields=True):
    """The body of undo, redo and restart."""

    version: int | None = None


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/{id}/messages`."""

    text: str
    name: str = ""


def lang_of(request: Request) -> str:
    """The language asked for: `?lang=`, else the header."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else person_of(request).lang


# -- games and tables -----------------------------------------------------------------------------------------


def game_facts(game: Game, lang: str) -> dict[str, Any]:
    """A game as the API tells it."""
    words = words_of(lang, game)
    return {
        "id": game.id,
        "title": words.say("title"),
        "rules": game.rules_version,
        "seats": list(game.seats),
        "campaign": game.campaign() is not None,
        "variants": [
            {"id": field.id, "title": field.title, "about": field.about, "values": [v.value for v in field.values]}
            for field in offers.variant_fields(wishes.quick(game), words)
        ],
    }


def table_facts(request: Request, table: Table) -> dict[str, Any]:
    """What everybody may know of a table; the version as the seat that asks counts it."""
    over, seat = table.over, eyes_of(request, table)
    return {
        "id": table.id,
        "seat": seat,
        "game": table.game.id,
        "players": table.setup.players,
        "variants": table.setup.variants,
        "options": table.options,
        "dealing": told(table),
        "waiting": table.waiting,
        "version": table.seen(seat),
        "turn": 0 if table.waiting else table.record.state.turn,
        "over": over,
        "deciders": table.deciders(),
        "seats": [
            {"seat": each.seat, "kind": each.kind, "name": each.name, "level": each.level} for each in table.seats
        ],
        "absent": sorted(table.absences(time.time())),
        "notice": table.notice,
        "scores": table.game.scores(table.record.state) if over else None,
        "winners": table.game.winners(table.record.state) if over else None,
    }  # fmt: skip


async def games(request: Request) -> Response:
    """All games."""
    lang = lang_of(request)
    return json({"games": [game_facts(game, lang) for game in server_of(request).games()]})


async def lobby(request: Request) -> Response:
    """Tables with a seat that anybody may take."""
    server = server_of(request)
    rows = await server.storage.offered()
    seats = await server.storage.companies([row.id for row in rows])
    found = [
        {
            "id": row.id,
            "game": row.game,
            "players": row.setup.players,
            "variants": row.setup.variants,
            "options": row.options,
            "free": sum(seat.kind == OPEN and not seat.person for seat in seats[row.id]),
            "created": row.created,
        }
        for row in rows
    ]
    return json({"tables": found})


async def create(request: Request) -> Response:
    """Make a table; the secrets of its person and open seats are told once, here."""
    server, body = server_of(request), await body_of(request, NewTable)
    allow_new(request)
    wish = wishes.Wish(
        server.find(body.game), len(body.seats), body.seats, body.names, body.variants, body.clock, body.confirm,
        body.public, body.seed, body.campaign, "auto" if body.hints is None else "on" if body.hints else "off",
        body.number, body.title, body.listed, lang=body.lang if body.lang in LANGUAGES else "",
    )  # fmt: skip
    table, secrets = await wishes.make(server.tables, wish, "", "", maker_of(request))
    facts = table_facts(request, table)
    for seat, secret in zip(facts["seats"], secrets, strict=True):
        if secret:
            seat["token"] = secret
            seat["link"] = f"/t/{table.id}/seat/{secret}"
    return json(facts, 201)


async def show(request: Request) -> Response:
    """A table's public facts."""
    table = await table_of(request)
    async with table.lock:
        return json(table_facts(request, table))


async def join(request: Request) -> Response:
    """Take an open seat: with the secret of its link, or any at a public table."""
    server, table, body = server_of(request), await table_of(request), await body_of(request, Join)
    wanted = body.seat
    if body.invite:
        wanted = table.invited(body.invite) if len(body.invite) <= 64 else SPECTATOR
        if wanted == SPECTATOR:
            raise TableError("wrong-token", 401)
    elif not table.options.get("public"):
        raise TableError("full-table" if table.free_seat() is None else "no-token", 409)
    owner, program = await program_of(request)
    name = clean_name(body.name) or program
    level = PROGRAM if owner else ""
    given = server.tables.sit(table, name, owner, wanted, lambda taken: new_share(taken, body.number), level)
    seat, token = await given
    return json({"seat": seat, "token": token, "version": table.seen(seat), "waiting": table.waiting})


async def program_of(request: Request) -> tuple[str, str]:
    """The person whose program asks, and what it is called; nobody without a token, an error with a wrong one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not token:
        return "", ""
    owner, name = await server_of(request).accounts.owner(token.strip()[:64])
    if scheme.lower() != "bearer" or not owner:
        raise TableError("wrong-token", 401)
    return owner, name


# -- looking --------------------------------------------------------------------------------------------------


async def view(request: Request) -> Response:
    """What the seat (or a spectator) may know: the redacted state as data, the log as data and words."""
    table = await table_of(request)
    seat, lang = seat_of(request, table), lang_of(request)
    asked = request.query_params.get("position")
    position = None if asked is None else wishes.number(asked, 0)
    if position is not None:
        allow(request, server_of(request).limits.replays)
    async with table.lock:
        viewer = Viewer(seat, (seat,) if seat >= 0 else (), lang)
        scene = scene_of(table, viewer) if position is None else await past_scene(table, viewer, position)
        since = wishes.number(request.query_params.get("since", ""), 0)
        return zipped(
            request,
            json(
                {
                    "version": table.seen(seat),
                    "position": scene.replay.position if scene.replay else scene.moves,
                    "seat": seat,
                    "deciders": scene.deciders,
                    "over": scene.over,
                    "names": scene.names,
                    "state": dump(scene.view),
                    "log": [
                        {
                            "choice": line.choice,
                            "turn": line.turn,
                            "event": str(line.event),
                            "words": scene.words.event(line.event, scene.names),
                        }
                        for line in scene.log
                        if line.choice >= since
                    ],
                }
            ),
        )


async def options(request: Request) -> Response:
    """What the seat may choose now, what it is asked, and what is refused and why."""
    table = await table_of(request)
    seat, lang = own_seat(request, table), lang_of(request)
    async with table.lock:
        scene = scene_of(table, Viewer(seat, (seat,), lang))
        words, names = scene.words, scene.names
        return json(
            {
                "version": table.seen(seat),
                "seat": seat,
                "prompt": words.prompt(scene.prompt, names) if scene.prompt is not None else None,
                "options": [{"option": str(each), "words": words.option(each, names)} for each in scene.options],
                "refusals": [
                    {"option": str(each.option), "words": words.refusal(each, names)} for each in scene.refusals
                ],
                "undo": scene.undo,
                "redo": scene.redo,
                "restart": scene.restart,
            }
        )  # fmt: skip


async def record(request: Request) -> Response:
    """The record of a finished game."""
    table = await table_of(request)
    async with table.lock:
        table.require_over()
        return Response(table.record.save(), media_type="application/json")


async def analysis(request: Request) -> Response:
    """The chances through a finished game, and its turning points."""
    table = await table_of(request)
    return zipped(request, json(await look_back(request, table)))


async def verify(request: Request) -> Response:
    """Whether a finished game was dealt as promised, with everything that it was dealt from."""
    table = await table_of(request)
    sound = await verified(server_of(request).reader, table)
    return json({"sound": sound, "dealing": told(table)})


# -- doing ----------------------------------------------------------------------------------------------------


async def choose(request: Request) -> Response:
    """Play an option."""
    server, table, body = server_of(request), await table_of(request), await body_of(request, Chosen)
    seat = own_seat(request, table)
    if table.seats[seat].kind != PERSON:
        raise TableError("replaced" if table.seats[seat].kind != OPEN else "no-token", 409)
    await server.tables.choose(table, seat, body.option, table.meant(seat, body.version))
    return json({"version": table.seen(seat)})


async def hint(request: Request) -> Response:
    """What would the bot do? The best few options from the seat's own view."""
    table, body = await table_of(request), await body_of(request, At)
    seat = own_seat(request, table)
    found = await advice(request, table, seat, meant(table, seat, body), words_of(lang_of(request), table.game))
    return json({"version": table.seen(seat), "seat": seat, "hints": [each.plain() for each in found]})


def meant(table: Table, seat: int, body: At) -> int | None:
    """The version that a seat means, if it says one."""
    return None if body.version is None else table.meant(seat, body.version)


async def undo(request: Request) -> Response:
    """Take back the last choice."""
    server, table, body = server_of(request), await table_of(request), await body_of(request, At)
    seat = own_seat(request, table)
    await server.tables.undo(table, seat, meant(table, seat, body))
    return json({"version": table.seen(seat)})


async def restart(request: Request) -> Response:
    """Back to the start of the turn."""
    server, table, body = server_of(request), await table_of(request), await body_of(request, At)
    seat = own_seat(request, table)
    await server.tables.undo(table, seat, meant(table, seat, body), whole_turn=True)
    return json({"version": table.seen(seat)})


async def redo(request: Request) -> Response:
    """Play again what was taken back."""
    server, table, body = server_of(request), await table_of(request), await body_of(request, At)
    seat = own_seat(request, table)
    await server.tables.redo(table, seat, meant(table, seat, body))
    return json({"version": table.seen(seat)})


async def next_table(request: Request) -> Response:
    """The table of a campaign's next chapter; the secret of the seat opens the same seat there."""
    server, table = server_of(request), await table_of(request)
    seat = own_seat(request, table)
    body = await body_of(request, Next) if await request.body() else Next()
    made, _ = await next_chapter(server.tables, table, maker=maker_of(request), number=(seat, body.number))
    async with made.lock:
        return json(table_facts(request, made))


async def messages(request: Request) -> Response:
    """What was said in the seat's room, or among spectators."""
    table = await table_of(request)
    seat = seat_of(request, table)
    rows = [each for each in table.chat if (each.seat >= 0) == (seat >= 0) or each.kind]
    words = words_of(lang_of(request))
    said = [
        {
            "number": m.number, "seat": m.seat, "name": m.name, "text": m.text, "at": m.at, "kind": m.kind,
            "told": chat_line(m, words).text if m.kind else "",
        }
        for m in rows
    ]  # fmt: skip
    return json({"messages": said})


async def say(request: Request) -> Response:
    """Say something."""
    server, table, body = server_of(request), await table_of(request), await body_of(request, Said)
    allow(request, server.limits.messages)
    seat = seat_of(request, table)
    words = words_of(lang_of(request))
    name = table.seats[seat].name if seat >= 0 else clean_name(body.name)
    name = name or (words.say("seat", number=seat + 1) if seat >= 0 else words.say("spectator"))
    await server.tables.say(table, seat, name, body.text)
    return json({"version": table.seen(seat)}, 201)


async def upload(request: Request) -> Response:
    """A table from a record: everybody's seats come as open ones, with their secrets."""
    server = server_of(request)
    allow_new(request)
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise TableError("not-json", 415)
    brought = await server.reader.read(await request.body())
    kinds = [OPEN] * brought.setup.players
    game = server.find(brought.game)
    table, secrets = await wishes.continued(
        server.tables, game, brought.setup, brought.entries, kinds, "", "", maker_of(request)
    )
    facts = table_facts(request, table)
    for seat, secret in zip(facts["seats"], secrets, strict=True):
        seat["token"] = secret
    return json(facts, 201)


async def openapi(request: Request) -> Response:
    """The description of this API."""
    return json(document())
