"""Signing in without a password, and what a person can do with their account."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..errors import TableError
from ..people import push
from ..people.accounts import DEVICE, DEVICE_LETTERS, MAIL, PROGRAM, Account, spaced, typed
from ..people.accounts import new_code as made_code
from ..people.door import account_of, arrive, device, let_in, let_out, session_of
from ..people.leaving import leave_all
from ..people.mail import address_of
from ..people.passkeys import Ceremonies, Party
from ..people.person import person_of
from ..server import Server, allow, server_of
from ..tables.table import clean_name
from .answers import json, page, see
from .contexts import AccountPage, SignInPage, SignInRow
from .forms import body_of, fields_of
from .language import words as words_of
from .play import base
from .progress import learned

log = logging.getLogger("stolik.people")
sending: set[asyncio.Task[bool]] = set()  # mails on their way


class Answered(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser brings from an authenticator."""

    ticket: str
    credential: dict[str, Any]


def not_too_often(request: Request) -> None:
    """Not too many tries at once of an address."""
    allow(request, server_of(request).limits.sign_ins)


def me(request: Request) -> Account:
    """The person who asks."""
    found = account_of(request)
    if found is None:
        raise TableError("not-signed-in", 401)
    return found


# -- signing in -----------------------------------------------------------------------------------------------


async def sign_in(request: Request, **more: Any) -> Response:
    """The ways to sign in, and what comes along."""
    server, found = server_of(request), account_of(request)
    tables = len({row.id for row, _ in await server.storage.mine(found.id)}) if found else 0
    lessons = sum(len(each.done) for each in (await learned(request)).values())
    context = SignInPage(found is not None, tables, lessons, server.mailer is not None, server.games()[-1].id, **more)
    return page(request, "sign-in.html", context, status=422 if more.get("problem") else 200)


async def become(request: Request, person: str) -> None:
    """This browser is a person's from now on; a guest's tables and browsers come along."""
    server, before = server_of(request), account_of(request)
    if await server.accounts.account(person) is None:
        raise TableError("bad-code", 422)
    if before is not None and before.id != person:
        if await server.accounts.is_guest(before.id):
            server.news_of(await server.accounts.merge(before.id, person))
    if before is not None:
        await server.accounts.end(session_of(request))
    await let_in(request, server.accounts, person, await server.accounts.sign_in(person, device(request)))


async def end(server: Server, person: str, session: str) -> None:
    """End a sign-in of a person by the letters that name it, or all of them."""
    server.news_of(await server.accounts.sign_out(person, session))


async def passkey_request(request: Request) -> Response:
    """What a browser needs to look for a passkey."""
    not_too_often(request)
    return json(await Ceremonies(server_of(request).accounts).request(Party.of(base(request))))


async def with_passkey(request: Request) -> Response:
    """Sign in with a passkey."""
    not_too_often(request)
    server, body = server_of(request), await body_of(request, Answered)
    person = await Ceremonies(server.accounts).person(Party.of(base(request)), body.ticket, body.credential)
    await become(request, person)
    return json({"to": "/mine"})


async def with_code(request: Request) -> Response:
    """Sign in with a recovery code, or with the code that another device shows."""
    not_too_often(request)
    server, form = server_of(request), await fields_of(request)
    person = await server.accounts.with_code(typed(form.get("code", "")))
    if not person:
        return await sign_in(request, problem=words_of(person_of(request).lang).say("error-bad-code"))
    await become(request, person)
    return see("/mine")


async def ask_for_mail(request: Request) -> Response:
    """A link by mail; the answer is the same whoever has that address, and whether or not they are known."""
    server, form, person = server_of(request), await fields_of(request), person_of(request)
    if server.mailer is None:
        raise TableError("no-mail", 404)
    allow(request, server.limits.mails)
    mail = address_of(form.get("mail", ""))
    if not mail:
        return await sign_in(request, problem=words_of(person.lang).say("error-bad-mail"))
    if await server.accounts.may_mail(mail):
        key = await server.accounts.ticket(MAIL, person.id, mail)
        words = words_of(person.lang)
        text = words.say("people-mail-text", link=f"{base(request)}/sign-in/mail/{key}")
        task = asyncio.create_task(server.mailer.try_to_send(mail, words.say("people-mail-subject"), text))
        sending.add(task)
        task.add_done_callback(sending.discard)
    return await sign_in(request, sent=True)


async def mail_link(request: Request) -> Response:
    """Asks once more: programs that look into mails open links, too, and must not use them up."""
    return await sign_in(request, link=f"/sign-in/mail/{request.path_params['token'][:64]}")


async def with_mail(request: Request) -> Response:
    """Sign in with a link by mail: as whoever proved that address before, else it becomes this browser's person's."""
    not_too_often(request)
    server = server_of(request)
    ticket = await server.accounts.use(MAIL, request.path_params["token"][:64])
    if ticket is None:
        raise TableError("used-ticket", 409)
    known = await server.accounts.with_mail(ticket.value)
    if known:
        await become(request, known)
    else:
        person = person_of(request)
        found = await arrive(request, server.accounts, person.name, person.lang)
        await server.accounts.set_mail(found.id, ticket.value)
    return see("/me")


# -- the account ----------------------------------------------------------------------------------------------


async def show(request: Request) -> Response:
    """The account; strangers are asked to sign in."""
    return see("/sign-in") if account_of(request) is None else await account_page(request)


async def account_page(request: Request, **more: Any) -> Response:
    """The page of the account."""
    server, found, here = server_of(request), me(request), session_of(request)
    signed = [
        SignInRow(each.token[:16], each.device, each.seen, each.token == here)
        for each in await server.accounts.sign_ins(found.id)
    ]
    keys = await server.accounts.passkeys(found.id)
    ways, wishes = await server.outbox.channels(found.id), await server.outbox.settings(found.id)
    site_key = push.public_key(await server.outbox.site_key())
    programs = [
        SignInRow(each.token[:16], each.device, each.created, False)
        for each in await server.accounts.sign_ins(found.id, PROGRAM)
    ]
    context = AccountPage(found, signed, keys, server.mailer is not None, ways, wishes, site_key, programs, **more)
    return page(request, "me.html", context)


async def passkey_creation(request: Request) -> Response:
    """What a browser needs to make a passkey; a newcomer becomes a guest first."""
    not_too_often(request)
    server, person = server_of(request), person_of(request)
    found = await arrive(request, server.accounts, person.name, person.lang)
    return json(await Ceremonies(server.accounts).creation(Party.of(base(request)), found.id, person.name))


async def add_passkey(request: Request) -> Response:
    """Keep a new passkey."""
    server, found, body = server_of(request), me(request), await body_of(request, Answered)
    made = Ceremonies(server.accounts).create
    await made(Party.of(base(request)), found.id, body.ticket, body.credential, device(request))
    return json({"to": "/me"})


async def drop_passkey(request: Request) -> Response:
    """Forget a passkey."""
    server, found, form = server_of(request), me(request), await fields_of(request)
    await server.accounts.drop_passkey(found.id, form.get("id", ""))
    return see("/me")


async def new_code(request: Request) -> Response:
    """A new recovery code, shown once."""
    not_too_often(request)
    server, person = server_of(request), person_of(request)
    found = await arrive(request, server.accounts, person.name, person.lang)
    return await account_page(request, code=spaced(await server.accounts.give_code(found.id)))


async def new_device(request: Request) -> Response:
    """A code to type on another device, good for ten minutes and once."""
    not_too_often(request)
    server, found, code = server_of(request), me(request), made_code(DEVICE_LETTERS)
    await server.accounts.ticket(DEVICE, found.id, secret=code)
    return await account_page(request, device=spaced(code))


async def new_program(request: Request) -> Response:
    """A token for an own bot, shown once."""
    not_too_often(request)
    server, found, form = server_of(request), me(request), await fields_of(request)
    name = clean_name(form.get("name", "")) or "Bot"
    return await account_page(request, token=await server.accounts.program(found.id, name))


async def drop_mail(request: Request) -> Response:
    """Forget the mail address."""
    server, found = server_of(request), me(request)
    await server.accounts.set_mail(found.id, None)
    await server.outbox.drop_mail(found.id)
    server.news_of(await server.outbox.tables_of(found.id))
    return see("/me")


async def sign_out(request: Request) -> Response:
    """End a sign-in: of this browser, of another, or all of them."""
    server, found, form = server_of(request), me(request), await fields_of(request)
    which = form.get("which", "this")
    if which == "all":
        await end(server, found.id, "")
        let_out(request)
        return see("/")
    name = session_of(request)[:16] if which == "this" else which
    if len(name) != 16:
        raise TableError("malformed", 400)
    await end(server, found.id, name)
    if session_of(request).startswith(name):
        let_out(request)
        return see("/")
    return see("/me")


async def delete(request: Request) -> Response:
    """Delete the account; the tables go on for the others."""
    server, found, form = server_of(request), me(request), await fields_of(request)
    if form.get("sure") != "on":
        raise TableError("not-sure", 422)
    await leave_all(server.tables, found.id)
    await server.accounts.forget(found.id)
    let_out(request)
    return see("/")
