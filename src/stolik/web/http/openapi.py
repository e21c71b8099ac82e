"""The API described in OpenAPI, from one table of its operations."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from ... import __version__

TEXT: dict[str, Any] = {"type": "string"}
NUMBER: dict[str, Any] = {"type": "integer"}
FLAG: dict[str, Any] = {"type": "boolean"}
REAL: dict[str, Any] = {"type": "number"}
ANY: dict[str, Any] = {}


def listed(item: dict[str, Any]) -> dict[str, Any]:
    """An array."""
    return {"type": "array", "items": item}


def shape(required: tuple[str, ...] = (), **fields: dict[str, Any]) -> dict[str, Any]:
    """An object."""
    made: dict[str, Any] = {"type": "object", "properties": fields}
    return made | ({"required": list(required)} if required else {})


def named(name: str) -> dict[str, Any]:
    """A reference to a schema."""
    return {"$ref": f"#/components/schemas/{name}"}


SCHEMAS: dict[str, dict[str, Any]] = {
    "Error": shape(("error", "message"), error=TEXT, message=TEXT),
    "Version": shape(("version",), version=NUMBER),
    "Seat": shape(("seat", "kind", "name"), seat=NUMBER, kind=TEXT, name=TEXT, level=TEXT, token=TEXT, link=TEXT),
    "Game": shape(("id", "title", "seats"), id=TEXT, title=TEXT, rules=TEXT, seats=listed(NUMBER), campaign=FLAG, variants=listed(ANY)),
    "Games": shape(("games",), games=listed(named("Game"))),
    "Table": shape(
        ("id", "game", "dealing", "waiting", "version", "over", "deciders", "seats"),
        id=TEXT, game=TEXT, players=NUMBER, variants=shape(), options=shape(), dealing=named("Dealing"), waiting=FLAG,
        version=NUMBER, turn=NUMBER, over=FLAG,
        seat=NUMBER, deciders=listed(NUMBER), seats=listed(named("Seat")), absent=listed(NUMBER), notice=TEXT,
        scores=ANY, winners=ANY,
    ),
    "Dealing": shape(
        ("kind", "fair"),
        kind=TEXT, fair=FLAG, commitment=TEXT, secret=ANY, numbers=listed(shape((), seat=NUMBER, number=TEXT, own=FLAG)),
    ),
    "Verified": shape(("sound", "dealing"), sound=FLAG, dealing=named("Dealing")),
    "NewTable": shape(
        ("game", "seats"),
        game=TEXT, seats=listed(TEXT), names=listed(TEXT), variants=shape(), clock=TEXT, confirm=FLAG, public=FLAG,
        seed=NUMBER, hints=FLAG, campaign=FLAG, number=TEXT, title=TEXT, listed=FLAG, lang=TEXT,
    ),
    "Lobby": shape(
        ("tables",),
        tables=listed(shape(("id", "game", "free"), id=TEXT, game=TEXT, players=NUMBER, variants=shape(), options=shape(), free=NUMBER, created=REAL)),
    ),
    "Person": shape(
        ("id", "name", "ratings", "games"),
        id=TEXT, name=TEXT, mark=NUMBER, created=REAL, ratings=shape(), played=shape(),
        games=listed(shape(
            (), table=TEXT, game=TEXT, place=NUMBER, score=NUMBER, at=REAL, fate=TEXT, rated=FLAG, change=ANY,
        )),
    ),
    "Ranking": shape(
        ("game", "ranking"),
        game=TEXT,
        ranking=listed(shape(
            (), place=NUMBER, person=TEXT, name=TEXT, level=TEXT, rating=NUMBER, doubt=NUMBER, settling=FLAG, games=NUMBER,
        )),
    ),
    "Join": shape((), name=TEXT, invite=TEXT, seat=NUMBER, number=TEXT),
    "Joined": shape(("seat", "token", "version", "waiting"), seat=NUMBER, token=TEXT, version=NUMBER, waiting=FLAG),
    "Next": shape((), number=TEXT),
    "View": shape(
        ("version", "seat", "state", "log"),
        version=NUMBER, position=NUMBER, seat=NUMBER, deciders=listed(NUMBER), over=FLAG, names=listed(TEXT),
        state=shape(), log=listed(shape((), choice=NUMBER, turn=NUMBER, event=TEXT, words=TEXT)),
    ),
    "Options": shape(
        ("version", "seat", "options"),
        version=NUMBER, seat=NUMBER, prompt=ANY, options=listed(shape((), option=TEXT, words=TEXT)),
        refusals=listed(shape((), option=TEXT, words=TEXT)), undo=FLAG, redo=FLAG, restart=FLAG,
    ),
    "Hints": shape(
        ("version", "seat", "hints"),
        version=NUMBER, seat=NUMBER,
        hints=listed(shape(
            (), option=TEXT, words=TEXT, line=listed(TEXT), then=TEXT, verdict=TEXT, confidence=TEXT, reasons=listed(TEXT),
            points=listed(ANY), more=listed(ANY), rival=REAL, peers=NUMBER, margin=REAL, chance=REAL, share=REAL,
        )),
    ),
    "Choice": shape(("option", "version"), option=TEXT, version=NUMBER),
    "At": shape((), version=NUMBER),
    "Message": shape(("text",), text=TEXT, name=TEXT),
    "Messages": shape(("messages",), messages=listed(ANY)),
    "Analysis": shape(
        ("participants", "moments", "turning_points"),
        participants=listed(TEXT),
        moments=listed(
            shape((), choice=NUMBER, turn=NUMBER, seat=NUMBER, margins=listed(REAL), chances=listed(REAL))
        ),
        turning_points=listed(
            shape((), choice=NUMBER, turn=NUMBER, seat=NUMBER, participant=NUMBER, before=REAL, after=REAL)
        ),
    ),
    "Record": shape(("stolik", "game", "choices"), stolik=NUMBER, game=TEXT, choices=listed(TEXT)),
}  # fmt: skip


@dataclass(frozen=True)
class Operation:
    """One thing the API can do."""

    method: str
    path: str
    name: str
    about: str
    body: str = ""
    answer: str = ""
    status: int = 200
    seat: str = ""  # "", "may", "must": whether the secret of a seat is shown
    query: tuple[str, ...] = ()
    stream: bool = False


ID = "/api/tables/{id}"
# fmt: off
OPERATIONS = (
    Operation("get",  "/api/games",       "games",    "All games with their seats and variants.", "", "Games", query=("lang",)),
    Operation("get",  "/api/lobby",       "lobby",    "Tables with a seat that anybody may take.", "", "Lobby"),
    Operation("get",  "/api/persons/{id}", "person",  "What everybody may know of a person: name, ratings by game, last games.", "", "Person"),
    Operation("get",  "/api/ranking/{id}", "ranking", "The strongest at a game: persons who want to be shown, from ten rated games on, and bots.", "", "Ranking"),
    Operation("post", "/api/tables",      "create",   "Make a table. Seats: me, open, bot, bot:<level>. The secrets of seats are told once, here.", "NewTable", "Table", 201),
    Operation("get",  ID,                 "table",    "What everybody may know of a table: who is missing, how it is dealt, and the version as the seat counts it.", "", "Table", seat="may"),
    Operation("post", f"{ID}/join",       "join",     "Take an open seat with the secret of its link, or any open seat of a public table; with the last one the game is dealt. With the token of a person's own program, as a marked bot of theirs.", "Join", "Joined"),
    Operation("get",  f"{ID}/view",       "view",     "What the seat, or a spectator, may know now or at a position.", "", "View", seat="may", query=("position", "since", "lang")),
    Operation("get",  f"{ID}/options",    "options",  "What the seat may choose now, and what is refused and why.", "", "Options", seat="must", query=("lang",)),
    Operation("post", f"{ID}/choose",     "choose",   "Play an option, made for a version.", "Choice", "Version", seat="must"),
    Operation("post", f"{ID}/hint",       "hint",     "What would the bot do? The best few options of the seat that has to choose, from its own view, thought about by a worker; refused where hints are off.", "At", "Hints", seat="must", query=("lang",)),
    Operation("post", f"{ID}/undo",       "undo",     "Take back the seat's last choice.", "At", "Version", seat="must"),
    Operation("post", f"{ID}/redo",       "redo",     "Play again what was taken back.", "At", "Version", seat="must"),
    Operation("post", f"{ID}/restart",    "restart",  "Back to the start of the seat's turn.", "At", "Version", seat="must"),
    Operation("post", f"{ID}/next",       "next",     "On to the next chapter of a campaign; the secret of the seat opens the same seat there.", "Next", "Table", seat="must"),
    Operation("get",  f"{ID}/stream",     "stream",   "An event stream: `change` with version, deciders, over and waiting, on connecting and after every change.", seat="may", stream=True),
    Operation("get",  f"{ID}/record",     "record",   "The record of a finished game.", "", "Record"),
    Operation("get",  f"{ID}/verify",     "verify",   "Whether a finished game was dealt as promised, and what it was dealt from.", "", "Verified"),
    Operation("get",  f"{ID}/analysis",   "analysis", "The estimated chances through a finished game, and the turns that turned it.", "", "Analysis"),
    Operation("get",  f"{ID}/messages",   "messages", "What was said in the seat's room.", "", "Messages", seat="may"),
    Operation("post", f"{ID}/messages",   "say",      "Say something.", "Message", "Version", 201, seat="may"),
    Operation("post", "/api/records",     "upload",   "A new table from a record; its seats are open and their secrets are told.", "Record", "Table", 201),
)
# fmt: on


def described(operation: Operation) -> dict[str, Any]:
    """An operation in OpenAPI's form."""
    content: dict[str, Any] = {"application/json": {"schema": named(operation.answer or "Version")}}
    if operation.stream:
        content = {"text/event-stream": {"schema": TEXT}}
    made: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.about,
        "responses": {
            str(operation.status): {"description": "Done.", "content": content},
            "default": {
                "description": "Refused, with a code and a message in the language of the request.",
                "content": {"application/json": {"schema": named("Error")}},
            },
        },
    }
    parameters: list[dict[str, Any]] = [
        {"name": each, "in": "query", "schema": TEXT if each == "lang" else NUMBER} for each in operation.query
    ]
    if "{id}" in operation.path:
        parameters.insert(0, {"name": "id", "in": "path", "required": True, "schema": TEXT})
    if parameters:
        made["parameters"] = parameters
    if operation.body:
        made["requestBody"] = {
            "required": operation.body != "Next",
            "content": {"application/json": {"schema": named(operation.body)}},
        }
    if operation.seat:
        made["security"] = [{"seat": []}] if operation.seat == "must" else [{"seat": []}, {}]
    return made


@cache
def document() -> dict[str, Any]:
    """The whole description."""
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = described(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Stolik", "version": __version__, "description": "Play at a table: for programs."},
        "paths": paths,
        "components": {
            "schemas": SCHEMAS,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "The secret of a seat."}},
        },
    }
