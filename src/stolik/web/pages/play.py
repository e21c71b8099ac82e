"""The table itself: its page, its replay and score sheet, and what a person does there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import quote

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ...drawing.scene import Scene
from ...engine.state import SPECTATOR, State
from ..errors import TableError
from ..people.accounts import Account
from ..people.door import arrive
from ..people.person import Person, Viewer, give_invite, give_seat, held, maker_of, person_of, remember, viewer_of
from ..server import allow, server_of
from ..tables import company, wishes
from ..tables.campaigns import next_chapter
from ..tables.fairness import new_share, told, verified
from ..tables.storage import BOT, OPEN, PERSON
from ..tables.tables import CHAT_SHOWN, Table, clean_name
from ..tokens import matches, next_id
from . import stage
from .advice import Advice, advice, answered
from .answers import json, page, see, wants_json, zipped
from .campaigns import company_fields, standing
from .chances import asked_of, chances_part
from .coaching import warn
from .contexts import Invite, ScorePage, SheetLine, TablePage, VerifyPage, WaitingPage, WaitingSeat
from .forms import fields_of
from .home import allow_new, at_table
from .language import words as words_of
from .scenes import chat_line, names, past_scene, scene_of, seat_names, turn_starts
from .shelves import chairs_of


async def table_of(request: Request) -> Table:
    """The table of an address, read up to date."""
    server = server_of(request)
    table = await server.tables.get(request.path_params["id"])
    if table.stale or table.doubtful:
        async with table.lock:
            await server.tables.fresh(table)
    return table


def base(request: Request) -> str:
    """The public address of this server."""
    return server_of(request).settings.base_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"


# -- looking --------------------------------------------------------------------------------------------------


async def show(request: Request, seat: int | None = None, hints: Sequence[Advice] = ()) -> Response:
    """The table as one viewer sees it; for a seat that asked, with hints."""
    table, person = await table_of(request), person_of(request)
    viewer = viewer_of(request, table, person)
    if seat is not None:
        viewer = replace(viewer, seat=seat)
    server = server_of(request)
    read = await server.storage.last_read(table.id, person.id) if person.id and viewer.mine else None
    muted = await server.safety.muted(person.id, {row.person for row in table.seats})
    quiet = {row.seat for row in table.seats if row.person in muted}
    known = await server.accounts.accounts({row.person for row in table.seats if row.person}) if table.waiting else {}
    asked = f"seat={viewer.seat}&" if viewer.seat >= 0 else "seat=watch&" if not viewer.mine else ""
    async with table.lock:
        address = f"{base(request)}/t/{table.id}"
        stream = f"/t/{table.id}/stream?{asked}have={table.mark(*viewer.eyes)}"
        if table.waiting:
            return page(request, "waiting.html", waiting_room(request, table, viewer, stream, quiet, known), person)
        scene = scene_of(table, viewer)
        scene.theme = person.theme
        context = TablePage(
            scene,
            stage.ground(table.game, person.lang),
            stream,
            invites(request, table, scene.names),
            address,
            own_link(request, table, viewer),
            not viewer.mine and wanted_seat(request, table) is not None,
            person.sound,
            table.confirm,
            f"/t/{table.id}",
            list(hints),
            told(table),
            read,
            sorted(quiet),
        )
        return page(request, "table.html", context, person)


def waiting_room(
    request: Request, table: Table, viewer: Viewer, stream: str, quiet: set[int], known: dict[str, Account]
) -> WaitingPage:
    """Who is there and who is missing, before anything is dealt. The caller holds the lock."""
    words = words_of(viewer.lang, table.game)
    room = bool(viewer.mine)
    called, taken = seat_names(table, words), wanted_seat(request, table)
    lit = list(viewer.mine) or ([taken] if taken is not None else [])
    return WaitingPage(
        table.id,
        table.game,
        words,
        str(table.options.get("title", "")),
        chairs_of(table.seats, known, words, lit),
        [WaitingSeat(row.seat, row.kind, called[row.seat], row.level, row.seat in viewer.mine) for row in table.seats],
        stream,
        max(viewer.seat, min(viewer.mine, default=SPECTATOR)),
        invites(request, table, called),
        f"{base(request)}/t/{table.id}",
        not viewer.mine and taken is not None,
        [
            chat_line(said, words)
            for said in table.chat[-CHAT_SHOWN:]
            if ((said.seat >= 0) == room and said.seat not in quiet) or said.kind
        ],
        told(table),
    )


def invites(request: Request, table: Table, names: list[str]) -> list[Invite]:
    """The links of open seats, for the browser that made the table."""
    found = []
    for seat in table.seats:
        token = request.cookies.get(f"invite_{seat.seat}", "")
        if seat.kind == OPEN and matches(token, seat.token) and held(request, table):
            link = f"{base(request)}/t/{table.id}/seat/{quote(token)}"
            found.append(Invite(seat.seat, names[seat.seat], link))
    return found


def own_link(request: Request, table: Table, viewer: Viewer) -> str:
    """The secret link of the viewer's own seat, for another device, where the browser itself brought the secret."""
    token = request.cookies.get(f"seat_{viewer.seat}", "")
    if viewer.seat < 0 or table.holder(token) != viewer.seat:
        return ""
    return f"{base(request)}/t/{table.id}/seat/{quote(token)}"


async def enter(request: Request) -> Response:
    """A secret seat link: exchanged for a cookie, so that the secret does not stay in the address."""
    server, table = server_of(request), await table_of(request)
    token = request.path_params["token"]
    if len(token) > 64:
        raise TableError("wrong-token", 403)
    open_seat, seat = table.invited(token), table.holder(token)
    if open_seat != SPECTATOR:
        response = see(f"/t/{table.id}")
        give_invite(response, server.settings, table.id, open_seat, token)
        return response
    if seat == SPECTATOR:
        raise TableError("wrong-token", 403)
    response = see(f"/t/{table.id}?seat={seat}")
    give_seat(response, server.settings, table.id, seat, token)
    return response


async def seen(request: Request, lines: int = 0) -> Scene:
    """The table as whoever asks sees it now; with so many lines of the log at least, or with all."""
    table, person = await table_of(request), person_of(request)
    viewer = viewer_of(request, table, person)
    async with table.lock:
        return scene_of(table, viewer, lines=lines)


async def turn(request: Request) -> Response:
    """Whether the viewer has to choose; hidden tabs ask this instead of listening."""
    table = await table_of(request)
    viewer = viewer_of(request, table, person_of(request))
    waiting = table.deciders()
    return json({"version": table.seen(*viewer.eyes), "turn": any(seat in waiting for seat in viewer.mine)})


async def mat(request: Request) -> Response:
    """One participant's whole mat, as the viewer may see it."""
    scene, participant = await seen(request), request.path_params["participant"]
    if participant >= len(scene.names):
        raise TableError("not-found", 404)
    return zipped(request, HTMLResponse(str(stage.whole(scene, participant))))


async def frame(request: Request) -> Response:
    """The frame at a position, for stepping through what happened without leaving the page."""
    allow(request, server_of(request).limits.replays)
    table, person = await table_of(request), person_of(request)
    viewer = alone(request, table, person)
    async with table.lock:
        scene = await past_scene(table, viewer, request.path_params["position"])
        return zipped(request, HTMLResponse(stage.frame(scene)))


def alone(request: Request, table: Table, person: Person) -> Viewer:
    """The viewer of a replay: oneself, or a spectator where several share the screen."""
    viewer = viewer_of(request, table, person)
    return viewer if len(viewer.mine) < 2 else Viewer(SPECTATOR, (), person.lang)


async def replay(request: Request) -> Response:
    """A position of the game, seen by oneself or as a spectator; its address stays good."""
    allow(request, server_of(request).limits.replays)
    table, person = await table_of(request), person_of(request)
    viewer = alone(request, table, person)
    async with table.lock:
        scene = await past_scene(table, viewer, request.path_params["position"])
        scene.theme = person.theme
        context = TablePage(
            scene,
            stage.ground(table.game, person.lang),
            "",
            play=f"/t/{table.id}",
            watch=f"{base(request)}/t/{table.id}",
            dealing=told(table),
        )
        return page(request, "replay.html", context, person)


async def record(request: Request) -> Response:
    """The record of a finished game. A running game's would tell every secret."""
    table = await table_of(request)
    async with table.lock:
        table.require_over()
        data = table.record.save()
    name = f"{table.game.id}-{table.id}.json"
    return Response(
        data, media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def verify(request: Request) -> Response:
    """Whether a finished game was dealt as promised: the check, and the values to do it by hand."""
    table, person = await table_of(request), person_of(request)
    sound = await verified(server_of(request).reader, table)
    async with table.lock:
        words = words_of(person.lang, table.game)
        context = VerifyPage(table.id, words, told(table), sound, names(table, words, table.record.state))
        return page(request, "verify.html", context, person)


async def score(request: Request) -> Response:
    """The score sheet of a finished game."""
    allow(request, server_of(request).limits.replays)
    server, table, person = server_of(request), await table_of(request), person_of(request)
    viewer = alone(request, table, person)
    async with table.lock:
        table.require_over()
        scene = await past_scene(table, viewer, len(table.record.choices))
        looks_back = server.thinks and not table.ended
        if looks_back:
            await server.wonder(asked_of(table))
        answer = await server.storage.thought(asked_of(table))
        looked_back = chances_part(table, scene, msgspec.json.decode(answer)) if answer else Markup("")
        context = score_page(table, scene, await chart(table), looked_back)
        context = replace(
            context,
            looks_back=looks_back,
            campaign=standing(table, scene.words),
            may_go_on=bool(held(request, table)),
            dealing=told(table),
            company=[] if await server.storage.known([next_id(table.id)]) else company_fields(table, scene.words),
        )
        return page(request, "score.html", context, person)


async def chances(request: Request) -> Response:
    """The chances through a finished game, as a part of the score page, once workers have thought."""
    allow(request, server_of(request).limits.replays)
    table, person = await table_of(request), person_of(request)
    found = await look_back(request, table)
    async with table.lock:
        scene = await past_scene(table, alone(request, table, person), len(table.record.choices))
        return zipped(request, HTMLResponse(str(chances_part(table, scene, found))))


async def look_back(request: Request, table: Table) -> dict[str, Any]:
    """What workers found about a finished game. Of a running one it would tell secrets."""
    server = server_of(request)
    table.require_over()
    found: dict[str, Any] = await server.thought(asked_of(table))
    return found


def score_page(table: Table, scene: Scene, points: list[tuple[int, list[int]]], chances: Markup) -> ScorePage:
    """The sheet by category, places, the tie-break in words and the points through the game."""
    words, names = scene.words, scene.names
    game, state = table.game, table.record.state
    totals, winners = game.scores(state), game.winners(state)
    lines = [
        SheetLine(line.id, words.say(f"score-{line.id}"), list(line.points)) for line in game.score_sheet(state)
    ]  # fmt: skip
    tie = game.tie_break(state)
    places = [
        1 if seat in winners else 1 + len(winners) + sum(
            other > total for rival, other in enumerate(totals) if rival not in winners and rival != seat
        )
        for seat, total in enumerate(totals)
    ]  # fmt: skip
    told = words.phrase("tie", tie, names) if tie is not None else ""
    return ScorePage(scene, lines, totals, places, winners, told, points, chances)


async def chart(table: Table) -> list[tuple[int, list[int]]]:
    """The points of everybody at the start of each turn, and at the end; others are answered between the turns. The
    caller holds the lock."""
    record = table.record
    if table.points is not None and table.points[0] == table.version:
        return table.points[1]
    marks = [*turn_starts(record), len(record.choices)]
    step = max(1, len(marks) // 60)
    shown = sorted({*marks[::step], marks[-1]})
    points: list[tuple[int, list[int]]] = []
    state: State = record.at(0)
    played = 0
    for position in shown:
        for choice in record.choices[played:position]:
            state.play(choice.option, choice.seat)
        played = position
        points.append((position, list(table.game.scores(state))))
        await asyncio.sleep(0)
    table.points = table.version, points
    return points


# -- doing ----------------------------------------------------------------------------------------------------


def done(request: Request, table: Table, seat: int) -> Response:
    """The answer to something done: our script waits for the stream, a plain form goes back to the page."""
    if wants_json(request):
        return json({"version": table.seen(seat)})
    return see(f"/t/{table.id}?seat={seat}" if seat >= 0 else f"/t/{table.id}")


def seat_in(request: Request, table: Table, form: dict[str, str]) -> int:
    """The held seat that a form speaks for."""
    mine = held(request, table)
    if not mine:
        raise TableError("no-token", 403)
    asked = form.get("seat", "")
    if not asked and len(mine) == 1:
        return mine[0]
    seat = wishes.number(asked, SPECTATOR)
    if seat not in mine:
        raise TableError("wrong-token", 403)
    return seat


async def asked(request: Request) -> tuple[Table, int, dict[str, str]]:
    """The table, the seat that a form speaks for, and the form."""
    table, form = await table_of(request), await fields_of(request)
    return table, seat_in(request, table, form), form


def version_in(form: dict[str, str], table: Table, seat: int) -> int:
    """The version that a form was made for, by the count of its seat."""
    return table.meant(seat, wishes.number(form.get("version", ""), -1))


async def choose(request: Request) -> Response:
    """Play an option."""
    table, seat, form = await asked(request)
    if table.seats[seat].kind != PERSON:
        raise TableError("replaced", 409)
    confirmed = form.get("confirmed") == "1" or not wants_json(request)  # without a script nobody could ask again
    if table.guided and not confirmed and form.get("quiet") != "1":
        async with table.lock:
            warn(table, seat, form.get("option", ""), words_of(person_of(request).lang, table.game))
    tables, version = server_of(request).tables, version_in(form, table, seat)
    await tables.choose(table, seat, form.get("option", ""), version, confirmed)
    return done(request, table, seat)


async def hint(request: Request) -> Response:
    """What would the bot do? The best few options of the person to move, from their own view."""
    table, seat, form = await asked(request)
    words = words_of(person_of(request).lang, table.game)
    found = await advice(request, table, seat, version_in(form, table, seat), words)
    if wants_json(request):
        html = stage.page("hints.html", found=found, version=table.seen(seat), say=words.say)
        return json({"version": table.seen(seat), "html": html})
    return await show(request, seat, found)


async def ask(request: Request) -> Response:
    """What should I think about now? The coach of a first game answers."""
    table, seat, form = await asked(request)
    words = words_of(person_of(request).lang, table.game)
    found = await answered(request, table, seat, version_in(form, table, seat), words)
    html = stage.page("thoughts.html", found=found, lang=words.lang, say=words.say)
    return json({"version": table.seen(seat), "html": html})


async def undo(request: Request) -> Response:
    """Take back one choice."""
    table, seat, form = await asked(request)
    await server_of(request).tables.undo(table, seat, version_in(form, table, seat))
    return done(request, table, seat)


async def restart(request: Request) -> Response:
    """Back to the start of the turn."""
    table, seat, form = await asked(request)
    await server_of(request).tables.undo(table, seat, version_in(form, table, seat), whole_turn=True)
    return done(request, table, seat)


async def redo(request: Request) -> Response:
    """Play again what was taken back."""
    table, seat, form = await asked(request)
    await server_of(request).tables.redo(table, seat, version_in(form, table, seat))
    return done(request, table, seat)


async def say(request: Request) -> Response:
    """Talk at the table, or among spectators."""
    server, table, form = server_of(request), await table_of(request), await fields_of(request)
    allow(request, server.limits.messages)
    person, mine = person_of(request), held(request, table)
    seat = seat_in(request, table, form) if mine and form.get("seat", "") not in ("", "-1") else SPECTATOR
    if mine and seat == SPECTATOR:
        seat = mine[0]  # who sits at the table does not speak among spectators
    name = table.seats[seat].name if seat >= 0 else person.name
    if seat == SPECTATOR:
        await arrive(request, server.accounts, person.name, person.lang)
    words = words_of(person.lang)
    name = name or (words.say("seat", number=seat + 1) if seat >= 0 else words.say("spectator"))
    await server.tables.say(table, seat, name, form.get("text", ""))
    return done(request, table, seat)


def wanted_seat(request: Request, table: Table) -> int | None:
    """The open seat that this browser may take: one kept for its person, one it has the link of, or any that is kept
    for nobody at a public table."""
    free, me = [seat for seat in table.seats if seat.kind == OPEN], person_of(request).id
    kept = [seat for seat in free if me and seat.person == me]
    linked = [seat for seat in free if matches(request.cookies.get(f"invite_{seat.seat}", ""), seat.token)]
    public = [seat for seat in free if table.options.get("public") and not seat.person]
    return next((seat.seat for seat in (*kept, *linked, *public)), None)


async def sit(request: Request) -> Response:
    """Take an open seat under a name."""
    server, table, form = server_of(request), await table_of(request), await fields_of(request)
    person = person_of(request)
    seat = wanted_seat(request, table)
    if seat is None or await server.safety.apart(person.id, {row.person for row in table.seats}):
        raise TableError("full-table", 409)
    name = clean_name(form.get("name", "")) or person.name
    me = await arrive(request, server.accounts, name, person.lang)
    number = form.get("number", "")
    seat, token = await server.tables.sit(table, name, me.id, seat, lambda taken: new_share(taken, number))
    response = see(f"/t/{table.id}?seat={seat}")
    give_seat(response, server.settings, table.id, seat, token)
    if name and not person.name:
        remember(response, server.settings, name=name)
    return response


async def lift(request: Request) -> Response:
    """Lift the curtain for the next seat of a shared screen."""
    table, form = await table_of(request), await fields_of(request)
    seat = seat_in(request, table, {"seat": form.get("show", "")})
    return see(f"/t/{table.id}?seat={seat}")


async def agree(request: Request) -> Response:
    """Agree that a bot takes the seat of an absent person."""
    table, seat, form = await asked(request)
    absent, wish = wishes.number(form.get("absent", ""), -1), form.get("wish", "bot")
    await company.agree(server_of(request).tables, table, seat, absent, wish)
    return done(request, table, seat)


async def reclaim(request: Request) -> Response:
    """Take the own seat back from the bot."""
    table, seat, _ = await asked(request)
    await company.reclaim(server_of(request).tables, table, seat)
    return done(request, table, seat)


async def go_on(request: Request) -> Response:
    """A new table that continues a finished game from a position, everybody's seats on this screen or with bots."""
    server, table, form = server_of(request), await table_of(request), await fields_of(request)
    person = person_of(request)
    allow_new(request)
    async with table.lock:
        table.require_over()
        position = max(0, min(wishes.number(form.get("position", ""), 0), len(table.record.choices)))
        kinds = again(table, held(request, table))
        me = await arrive(request, server.accounts, person.name, person.lang)
        entries = [str(choice) for choice in table.record.choices[:position]]
        made, secrets = await wishes.continued(
            server.tables, table.game, table.setup, entries, kinds, person.name, me.id, maker_of(request)
        )
    return at_table(server, made, secrets)


def again(table: Table, mine: tuple[int, ...]) -> list[str]:
    """The same company again: own seats are mine, bots stay, the others are open; a spectator takes all persons."""
    kinds = []
    for seat in table.seats:
        if seat.kind == BOT:
            kinds.append(f"bot:{seat.level}")
        else:
            kinds.append(wishes.ME if seat.seat in mine or not mine else OPEN)
    return kinds


async def next_table(request: Request) -> Response:
    """On to the next chapter of a campaign: who stays is let in by the same secret, whatever the seat is now."""
    server, table, person = server_of(request), await table_of(request), person_of(request)
    mine = held(request, table)
    if not mine:
        raise TableError("no-token", 403)
    allow_new(request)
    form = await fields_of(request)
    seats = range(max(table.game.seats))
    kinds, names = ([form.get(f"{what}_{seat}", "") for seat in seats] for what in ("seat", "name"))
    me = await arrive(request, server.accounts, person.name, person.lang)
    number = mine[0], form.get("number", "")
    made, secrets = await next_chapter(server.tables, table, kinds, names, me.id, maker_of(request), number)
    given = {made.holder(token): token for seat in mine if (token := request.cookies.get(f"seat_{seat}", ""))}
    invited: dict[int, str] = {}
    for row, token in zip(made.seats, secrets):
        if token:
            (invited if row.kind == OPEN else given)[row.seat] = token
    given.pop(SPECTATOR, None)
    response = see(f"/t/{made.id}?seat={min(given)}" if len(given) == 1 else f"/t/{made.id}")
    for seat, token in given.items():
        give_seat(response, server.settings, made.id, seat, token)
    for seat, token in invited.items():
        give_invite(response, server.settings, made.id, seat, token)
    return response


async def copy(request: Request) -> Response:
    """Play again: the same seats and variants, another deal."""
    server, table = server_of(request), await table_of(request)
    person = person_of(request)
    allow_new(request)
    kinds = again(table, held(request, table))
    wish = wishes.Wish(table.game, table.setup.players, kinds, variants=dict(table.setup.variants))
    wish.clock, wish.confirm = str(table.options.get("clock", "none")), table.confirm
    wish.hints, wish.guided = "on" if table.hints else "off", table.guided
    wish.number = (await fields_of(request)).get("number", "")
    me = await arrive(request, server.accounts, person.name, person.lang)
    made, secrets = await wishes.make(server.tables, wish, person.name, me.id, maker_of(request))
    return at_table(server, made, secrets)
