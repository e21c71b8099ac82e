"""Accounts without passwords: persons, the browsers they are signed in with, and what proves who they are.

Everything is in the database and asked for anew at every request, so that a sign-in that is ended counts nowhere from
then on, whichever server answers. Secrets are kept as hashes; a ticket is deleted by whoever uses it first.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, RowMapping, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import TableError
from ..tables.database import Database
from ..tables.schema import (
    OPEN,
    blocks,
    channels,
    mutes,
    outbox,
    passkeys,
    persons,
    ratings,
    results,
    seats,
    sessions,
    tickets,
)
from ..tokens import ALPHABET, digest, new_table, new_token
from .learning import Learning
from .marks import of_name

HOUR = 3600.0
CODE_LETTERS = 16  # of a recovery code: 79 bits
DEVICE_LETTERS = 8  # of a code for another device, good for minutes
MAILS_AN_HOUR = 4  # to one address
MOST_PASSKEYS = 20
MOST_SESSIONS = 100
MOST_PROGRAMS = 10
WEB, PROGRAM = "web", "program"  # kinds of sign-ins

CREATE, GET, MAIL, DEVICE, SEAT = "create", "get", "mail", "device", "seat"  # kinds of tickets
LASTING = {CREATE: 300.0, GET: 300.0, MAIL: 900.0, DEVICE: 600.0, SEAT: 7 * 86_400.0}  # seconds


@dataclass(frozen=True)
class Account:
    """A person as the database knows them."""

    id: str
    name: str
    mark: int
    lang: str
    mail: str
    code: bool  # there is a recovery code
    created: float


@dataclass(frozen=True)
class SignIn:
    """A browser in which a person is signed in."""

    token: str  # the hash; its first letters name it on the page
    device: str
    created: float
    seen: float


@dataclass(frozen=True)
class Passkey:
    """A key that an authenticator holds for a person."""

    id: str
    person: str
    public_key: bytes
    uses: int
    device: str
    created: float


@dataclass(frozen=True)
class Ticket:
    """Something that was good once."""

    kind: str
    person: str
    value: str


def new_code(letters: int = CODE_LETTERS) -> str:
    """A code that can be read aloud and typed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))


def spaced(code: str) -> str:
    """A code as it is shown: in groups of four."""
    return "-".join(code[start : start + 4] for start in range(0, len(code), 4)).upper()


def typed(text: str) -> str:
    """A code as somebody typed it: without gaps, in small letters."""
    return "".join(each for each in text[:80].lower() if each.isalnum())


class Accounts:
    """The people in one database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.learning = Learning(database)

    # -- who somebody is ------------------------------------------------------------------------------------

    async def recognise(self, token: str) -> Account | None:
        """The person who is signed in by a cookie's hash; notes, at most hourly, that they were here."""
        signed = (sessions.c.token == token) & (sessions.c.kind == WEB)
        query = select(persons, sessions.c.seen).join(sessions).where(signed)
        found = await self.database.mapping(query)
        if found is None:
            return None
        if time.time() - found["seen"] > HOUR:
            await self.database.execute(update(sessions).where(sessions.c.token == token).values(seen=time.time()))
        return account(found)

    async def account(self, id: str) -> Account | None:
        """A person by id."""
        found = await self.database.mapping(select(persons).where(persons.c.id == id))
        return None if found is None else account(found)

    async def accounts(self, ids: Collection[str]) -> dict[str, Account]:
        """Several persons by their ids."""
        found = await self.database.mappings(select(persons).where(persons.c.id.in_(list(ids))))
        return {each["id"]: account(each) for each in found}

    async def welcome(self, name: str, lang: str, device: str) -> tuple[str, str]:
        """A newcomer: a guest and the secret of the browser's cookie."""
        id, key = new_table(), new_token()
        async with self.database.write() as connection:
            await connection.execute(insert(persons).values(id=id, name=name, mark=0, lang=lang, created=time.time()))
            await self.put_session(connection, id, key, device)
        return id, key

    async def sign_in(self, person: str, device: str) -> str:
        """A new sign-in of a person: the secret of its cookie."""
        key = new_token()
        async with self.database.write() as connection:
            await self.put_session(connection, person, key, device)
        return key

    async def put_session(self, connection: AsyncConnection, person: str, key: str, device: str) -> None:
        """Write a sign-in; the oldest of too many ends."""
        now = time.time()
        await connection.execute(
            insert(sessions).values(token=digest(key), person=person, device=device, created=now, seen=now)
        )
        query = select(sessions.c.token).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
        old = list((await connection.execute(query.offset(MOST_SESSIONS))).scalars())
        if old:
            await connection.execute(delete(sessions).where(sessions.c.token.in_(old)))

    async def program(self, person: str, name: str) -> str:
        """A token for a person's own program: told once."""
        if len(await self.sign_ins(person, PROGRAM)) >= MOST_PROGRAMS:
            raise TableError("too-many-keys", 409)
        key, now = new_token(), time.time()
        row = {"token": digest(key), "person": person, "device": name, "created": now, "seen": now, "kind": PROGRAM}
        await self.database.execute(insert(sessions).values(**row))
        return key

    async def owner(self, token: str) -> tuple[str, str]:
        """Whose program shows a token, and what it is called; nobody's for a wrong one."""
        mine = (sessions.c.token == digest(token)) & (sessions.c.kind == PROGRAM)
        found = await self.database.mapping(select(sessions.c.person, sessions.c.device).where(mine))
        return (str(found["person"]), str(found["device"])) if found else ("", "")

    async def sign_ins(self, person: str, kind: str = "web") -> list[SignIn]:
        """Where a person is signed in, or the tokens of their programs, the last seen first."""
        mine = (sessions.c.person == person) & (sessions.c.kind == kind)
        query = select(sessions).where(mine).order_by(sessions.c.seen.desc())
        found = await self.database.mappings(query)
        return [SignIn(each["token"], each["device"], each["created"], each["seen"]) for each in found]

    async def valid(self, tokens: Collection[str]) -> set[str]:
        """Those of the sign-ins that have not been ended."""
        if not tokens:
            return set()
        return set(await self.database.scalars(select(sessions.c.token).where(sessions.c.token.in_(list(tokens)))))

    async def settle(self, person: str, **facts: str | int | bool) -> None:
        """Keep facts about a person: name, lang, mark, listed."""
        await self.database.execute(update(persons).where(persons.c.id == person).values(**facts))

    async def listed(self, name: str, most: int) -> list[Account]:
        """Persons whose name contains something, the newest first."""
        query = select(persons).where(persons.c.name.contains(name, autoescape=True))
        found = await self.database.mappings(query.order_by(persons.c.created.desc()).limit(most))
        return [account(each) for each in found]

    async def rename(self, person: str, name: str) -> None:
        """Another name for a person, also at their tables."""
        async with self.database.write() as connection:
            await connection.execute(update(persons).where(persons.c.id == person).values(name=name))
            await connection.execute(update(seats).where(seats.c.person == person).values(name=name))
            query = select(seats.c.table_id).where(seats.c.person == person).distinct()
            for table in (await connection.execute(query)).scalars().all():
                await self.database.notify(connection, str(table), -1)

    # -- ending -----------------------------------------------------------------------------------------------

    async def sign_out(self, person: str, starts: str = "") -> list[str]:
        """End the sign-in whose name starts so, or all of them; the secrets of the person's seats, which a device may
        remember, are renewed. The tables at which that was done."""
        async with self.database.write() as connection:
            ended = delete(sessions).where(sessions.c.person == person)
            if starts:
                ended = ended.where(sessions.c.token.startswith(starts, autoescape=True))
            await connection.execute(ended)
            return await self.renew_secrets(connection, person)

    async def end(self, token: str) -> None:
        """End one sign-in whose place another takes in the same browser."""
        await self.database.execute(delete(sessions).where(sessions.c.token == token))

    async def renew_secrets(self, connection: AsyncConnection, person: str) -> list[str]:
        """New secrets, which nobody is told, for all seats of a person."""
        mine = (seats.c.person == person) & (seats.c.token != "") & (seats.c.kind != OPEN)
        found = (await connection.execute(select(seats.c.table_id, seats.c.seat).where(mine))).all()
        for table, seat in found:
            await connection.execute(
                update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(token=digest(new_token()))
            )
        changed = sorted({str(table) for table, _ in found})
        for table in changed:
            await self.database.notify(connection, table, -1)
        return changed

    async def forget(self, person: str) -> None:
        """Delete a person with every sign-in and key; who sat where is changed at the tables before."""
        async with self.database.write() as connection:
            await connection.execute(delete(tickets).where(tickets.c.person == person))
            await connection.execute(delete(ratings).where(ratings.c.player == person))
            await connection.execute(update(results).where(results.c.player == person).values(player=""))
            await connection.execute(delete(persons).where(persons.c.id == person))

    # -- being found again --------------------------------------------------------------------------------------

    async def is_guest(self, person: str) -> bool:
        """Whether only browsers and perhaps a code know this person."""
        mail = await self.database.scalar(select(persons.c.mail).where(persons.c.id == person))
        return not mail and not await self.passkeys(person)

    async def merge(self, guest: str, into: str) -> list[str]:
        """A guest turns out to be somebody: seats and browsers become theirs. The tables that changed."""
        if guest == into:
            return []
        async with self.database.write() as connection:
            query = select(seats.c.table_id).where(seats.c.person == guest).distinct()
            changed = [str(each) for each in (await connection.execute(query)).scalars()]
            await connection.execute(update(seats).where(seats.c.person == guest).values(person=into))
            await connection.execute(update(results).where(results.c.player == guest).values(player=into))
            await self.learning.merge(connection, guest, into)
            for kind in (blocks, mutes):
                await self.take_over(connection, kind, guest, into)
            for mine in (sessions, channels, outbox):
                await connection.execute(update(mine).where(mine.c.person == guest).values(person=into))
            name = (await connection.execute(select(persons.c.name).where(persons.c.id == guest))).scalar() or ""
            unnamed = (persons.c.id == into) & (persons.c.name == "")
            await connection.execute(update(persons).where(unnamed).values(name=name))
            await connection.execute(delete(persons).where(persons.c.id == guest))
            for table in changed:
                await self.database.notify(connection, table, -1)
        return changed

    async def take_over(self, connection: AsyncConnection, kind: Table, guest: str, into: str) -> None:
        """Whom a guest does not want to meet or read, and who does not want them, counts for who they turned out to be."""
        pairs = (kind.c.person.in_((guest, into))) | (kind.c.other.in_((guest, into)))
        found = {(str(one), str(other)) for one, other in await connection.execute(select(kind).where(pairs))}
        meant = {tuple(into if each == guest else each for each in pair) for pair in found}
        for one, other in meant - found:
            if one != other:
                await connection.execute(insert(kind).values(person=one, other=other))

    async def give_code(self, person: str) -> str:
        """A new recovery code, told once; the one before is void."""
        code = new_code()
        await self.database.execute(update(persons).where(persons.c.id == person).values(code=digest(code)))
        return code

    async def with_code(self, code: str) -> str:
        """The person whom a recovery code belongs to, or whom a device code was made for; empty when there is none."""
        if len(code) == DEVICE_LETTERS:
            ticket = await self.use(DEVICE, code)
            return ticket.person if ticket else ""
        found = await self.database.scalar(select(persons.c.id).where(persons.c.code == digest(code)))
        return str(found or "") if len(code) == CODE_LETTERS else ""

    async def with_mail(self, mail: str) -> str:
        """The person whose mail address this is, or nothing."""
        return str(await self.database.scalar(select(persons.c.id).where(persons.c.mail == mail)) or "")

    async def set_mail(self, person: str, mail: str | None) -> None:
        """Keep a proved mail address, or none."""
        try:
            await self.database.execute(update(persons).where(persons.c.id == person).values(mail=mail))
        except IntegrityError as error:  # somebody proved the same one in this moment
            raise TableError("used-ticket", 409) from error

    # -- tickets --------------------------------------------------------------------------------------------------

    async def ticket(self, kind: str, person: str = "", value: str = "", secret: str = "") -> str:
        """Something good once and for a short while: its secret."""
        key, now = secret or new_token(), time.time()
        async with self.database.write() as connection:
            await connection.execute(delete(tickets).where(tickets.c.expires < now - HOUR))
            await connection.execute(
                insert(tickets).values(
                    token=digest(key), kind=kind, person=person, value=value, created=now, expires=now + LASTING[kind]
                )
            )
        return key

    async def use(self, kind: str, key: str) -> Ticket | None:
        """Use a ticket up: whoever comes second finds nothing."""
        async with self.database.write() as connection:
            found = (await connection.execute(select(tickets).where(good_ticket(kind, key)))).mappings().first()
            gone = await connection.execute(delete(tickets).where(tickets.c.token == digest(key)))
        if found is None or gone.rowcount != 1:
            return None
        return Ticket(found["kind"], found["person"], found["value"])

    async def ticket_of(self, kind: str, key: str) -> Ticket | None:
        """What a ticket is good for, without using it up."""
        found = await self.database.mapping(select(tickets).where(good_ticket(kind, key)))
        return None if found is None else Ticket(found["kind"], found["person"], found["value"])

    async def may_mail(self, mail: str) -> bool:
        """Whether one more link may be sent to an address: all servers count together."""
        recent = (tickets.c.kind == MAIL) & (tickets.c.value == mail) & (tickets.c.created > time.time() - HOUR)
        count = await self.database.scalar(select(func.count()).select_from(tickets).where(recent))
        return int(count) < MAILS_AN_HOUR

    # -- passkeys ---------------------------------------------------------------------------------------------------

    async def passkeys(self, person: str) -> list[Passkey]:
        """The keys of a person."""
        query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)
        return [Passkey(**each) for each in await self.database.mappings(query)]

    async def passkey(self, id: str) -> Passkey | None:
        """A key by its id."""
        found = await self.database.mapping(select(passkeys).where(passkeys.c.id == id))
        return None if found is None else Passkey(**found)

    async def add_passkey(self, key: Passkey) -> None:
        """Keep a new key."""
        if len(await self.passkeys(key.person)) >= MOST_PASSKEYS:
            raise TableError("too-many-keys", 409)
        try:
            await self.database.execute(insert(passkeys).values(**key.__dict__))
        except IntegrityError as error:
            raise TableError("bad-passkey", 409) from error

    async def used_passkey(self, id: str, uses: int) -> None:
        """Keep how often an authenticator says a key was used."""
        await self.database.execute(update(passkeys).where(passkeys.c.id == id).values(uses=uses))

    async def drop_passkey(self, person: str, id: str) -> None:
        """Forget a key."""
        await self.database.execute(delete(passkeys).where(passkeys.c.person == person, passkeys.c.id == id))


def good_ticket(kind: str, key: str) -> ColumnElement[bool]:
    """Whether a ticket is the one of this secret, and its time is not over."""
    return (tickets.c.token == digest(key)) & (tickets.c.kind == kind) & (tickets.c.expires > time.time())


def account(row: RowMapping) -> Account:
    """A person's row as an object."""
    return Account(
        row["id"], row["name"], row["mark"] or of_name(row["name"] or row["id"]), row["lang"], row["mail"] or "",
        row["code"] is not None, row["created"],
    )  # fmt: skip


def device_of(agent: str) -> str:
    """The browser and system that a User-Agent header names, roughly: "Firefox, Windows"."""
    browsers = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
    systems = (("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
               ("Mac OS", "Mac"), ("Linux", "Linux"))  # fmt: skip
    return ", ".join(told for told in (first(agent, browsers), first(agent, systems)) if told)


def first(agent: str, known: Sequence[tuple[str, str]]) -> str:
    """The first known name in a header."""
    return next((name for mark, name in known if mark in agent[:400]), "")
