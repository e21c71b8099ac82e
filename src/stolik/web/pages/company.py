"""The company at a table: who sits there, and what persons may do about their seats and those of others."""

from __future__ import annotations

import time
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ..errors import TableError
from ..people.accounts import SEAT
from ..people.door import account_of, arrive
from ..people.person import give_invite, give_seat, held, maker_of, person_of
from ..server import allow, server_of
from ..tables import company
from ..tables.storage import PERSON
from ..tables.tables import Table, clean_name
from ..tables.wishes import BOT_NAMES, number
from . import shelves
from .answers import json, page, see, wants_json
from .contexts import CompanyPage, CompanySeatRow, TakePage
from .forms import fields_of
from .home import allow_new
from .language import words as words_of
from .play import asked, base, done, invites, table_of
from .scenes import seat_names


async def show(request: Request, **more: Any) -> Response:
    """Who sits here, as the person at the table sees it."""
    server, table, person = server_of(request), await table_of(request), person_of(request)
    people = await server.accounts.accounts({row.person for row in table.seats if row.person})
    silent = bool(person.id) and await server.outbox.is_silent(table.id, person.id)
    muted, seen = await server.safety.muted(person.id, people), await server.outbox.seen(table.id)
    async with table.lock:
        words = words_of(person.lang, table.game)
        called, mine = seat_names(table, words), held(request, table)
        links = {each.seat: each.link for each in invites(request, table, called)}
        rows = [
            CompanySeatRow(
                row.seat, row.kind, called[row.seat], people[row.person].mark if row.person in people else row.seat,
                row.seat in mine, row.fate, row.seat in table.deciders(), links.get(row.seat, ""),
                row.person if row.person in people and row.kind == PERSON else "", row.person in muted, row.level,
                seen.get(row.person, 0.0) if row.person else 0.0,
            )
            for row in table.seats
        ]  # fmt: skip
        seat = mine[0] if mine else -1
        absences = [
            (
                absent,
                called[absent],
                [called[voter] for left, voter, wish in table.votes if (left, wish) == (absent, "bot")],
                [called[voter] for left, voter, wish in table.votes if (left, wish) == (absent, "person")],
            )
            for absent in (() if table.over else table.absences(time.time()))
        ]
        offers = [voter for left, voter, _ in table.votes if left == company.END]
        context = CompanyPage(
            table.id, table.game.id, str(table.options.get("title", "")), shelves.pace_in(table.options, words), table.rated,
            words, shelves.chairs_of(table.seats, people, words, mine), rows, seat, company.is_host(table, person.id), table.waiting, table.over, absences,
            [called[voter] for voter in offers], seat in offers, silent,
            resigned=seat >= 0 and table.seats[seat].fate == company.RESIGNED, **more,
        )  # fmt: skip
    return page(request, "company.html", context, person)


def other_seat(table: Table, form: dict[str, str]) -> int:
    """The seat that a form is about."""
    other = number(form.get("other", ""), -1)
    if not 0 <= other < len(table.seats):
        raise TableError("bad-seat", 422, seat=other + 1)
    return other


def back(table: Table) -> Response:
    """Back to the company."""
    return see(f"/t/{table.id}/company")


async def resign(request: Request) -> Response:
    """Give up; a bot plays on."""
    table, seat, form = await asked(request)
    if form.get("sure") != "on":
        raise TableError("not-sure", 422)
    await company.resign(server_of(request).tables, table, seat)
    return done(request, table, seat)


async def offer_end(request: Request) -> Response:
    """Offer to end the game, or take that back."""
    table, seat, _ = await asked(request)
    await company.offer_end(server_of(request).tables, table, seat)
    return done(request, table, seat) if wants_json(request) else back(table)


async def rematch(request: Request) -> Response:
    """Play again with everybody: makes the table, or sits down at it."""
    server, table, person = server_of(request), await table_of(request), person_of(request)
    mine = held(request, table)
    if not mine:
        raise TableError("no-token", 403)
    allow_new(request)
    form = await fields_of(request)
    me = await arrive(request, server.accounts, person.name, person.lang)
    made = await company.rematch(server.tables, table, mine, me.id, maker_of(request))
    given = await company.sit_again(server.tables, made, table, mine, me.id, form.get("number", ""))
    response = see(f"/t/{made.id}?seat={min(given)}" if len(given) == 1 else f"/t/{made.id}")
    for seat, token in given.items():
        give_seat(response, server.settings, made.id, seat, token)
    return response


async def decline(request: Request) -> Response:
    """Not to play again this time."""
    table = await table_of(request)
    mine = held(request, table)
    if not mine:
        raise TableError("no-token", 403)
    await company.decline(server_of(request).tables, table, mine)
    return done(request, table, mine[0])


async def stay(request: Request) -> Response:
    """Whose time is over is here after all."""
    table, seat, _ = await asked(request)
    await company.here(server_of(request).tables, table, seat)
    return done(request, table, seat)


async def give(request: Request) -> Response:
    """A link that gives the own seat to whoever takes it; until then it stays one's own."""
    table, seat, _ = await asked(request)
    if table.over or table.seats[seat].fate == company.RESIGNED:
        raise TableError("game-over", 409)
    if table.rated:
        raise TableError("rated-seat", 409)
    allow(request, server_of(request).limits.invites)
    owner = table.seats[seat]
    key = await server_of(request).accounts.ticket(SEAT, owner.person[:16], f"{table.id} {seat} {owner.token}")
    return await show(request, link=f"{base(request)}/t/{table.id}/take/{key}")


async def given_seat(request: Request, table: Table, use: bool) -> int:
    """The seat that a link gives away; an error when it is void, or the seat has changed hands since."""
    accounts, key = server_of(request).accounts, request.path_params["token"][:64]
    ticket = await (accounts.use(SEAT, key) if use else accounts.ticket_of(SEAT, key))
    id, seat, token = ticket.value.split() if ticket else ("", "", "")
    if id != table.id or table.seats[int(seat)].token != token:
        raise TableError("used-ticket", 409)
    return int(seat)


async def take_page(request: Request) -> Response:
    """Somebody gives a seat away: asks whether to take it."""
    table, person = await table_of(request), person_of(request)
    seat = await given_seat(request, table, use=False)
    words = words_of(person.lang, table.game)
    address = f"/t/{table.id}/take/{request.path_params['token'][:64]}"
    return page(request, "take.html", TakePage(table.id, words, seat_names(table, words)[seat], address), person)


async def take(request: Request) -> Response:
    """Take a seat that somebody gives away."""
    server, table, person = server_of(request), await table_of(request), person_of(request)
    form = await fields_of(request)
    seat = await given_seat(request, table, use=True)
    name = clean_name(form.get("name", "")) or person.name
    me = await arrive(request, server.accounts, name, person.lang)
    token = await company.hand_over(server.tables, table, seat, name, me.id)
    response = see(f"/t/{table.id}?seat={seat}")
    give_seat(response, server.settings, table.id, seat, token)
    return response


async def invite(request: Request) -> Response:
    """Make a lost invitation anew."""
    server, (table, _, form) = server_of(request), await asked(request)
    seat = other_seat(table, form)
    if table.seats[seat].person and not company.is_host(table, person_of(request).id):
        raise TableError("not-host", 403)
    allow(request, server_of(request).limits.invites)
    token = await company.invite(server.tables, table, seat)
    response = back(table)
    give_invite(response, server.settings, table.id, seat, token)
    return response


async def leave(request: Request) -> Response:
    """Stand up before the game begins."""
    table, seat, _ = await asked(request)
    await company.free(server_of(request).tables, table, seat, "left")
    return see("/mine")


async def kick(request: Request) -> Response:
    """Whoever made the table sends somebody away before the game begins."""
    table, _, form = await asked(request)
    if not company.is_host(table, person_of(request).id):
        raise TableError("not-host", 403)
    await company.free(server_of(request).tables, table, other_seat(table, form), "sent-away")
    return back(table)


async def fill(request: Request) -> Response:
    """Whoever made the table lets a bot take an open seat."""
    table, _, form = await asked(request)
    if not company.is_host(table, person_of(request).id):
        raise TableError("not-host", 403)
    taken = {row.name for row in table.seats}
    name = next(each for each in BOT_NAMES if each not in taken)
    await company.fill(server_of(request).tables, table, other_seat(table, form), name)
    return back(table)


async def mute(request: Request) -> Response:
    """Not to read what somebody at the table says, here and elsewhere, or again; it is told to nobody."""
    server, (table, _, form), found = server_of(request), await asked(request), account_of(request)
    other = table.seats[other_seat(table, form)].person
    if found is None or not other or other == found.id:
        raise TableError("bad-seat", 422, seat=number(form.get("other", ""), -1) + 1)
    await server.safety.mute(found.id, other, form.get("muted") == "on")
    return back(table)


async def read(request: Request) -> Response:
    """The person has read the chat up to a message."""
    table, form, found = await table_of(request), await fields_of(request), account_of(request)
    up_to = number(form.get("number", ""), -1)
    if found is not None and held(request, table) and 0 <= up_to < 2**31:
        await server_of(request).storage.read_up_to(table.id, found.id, min(up_to, last_said(table)))
    return json({})


def last_said(table: Table) -> int:
    """The number of the last message."""
    return table.chat[-1].number if table.chat else -1
