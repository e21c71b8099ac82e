"""The outbox: where persons want to hear, and the notices that wait to be sent. A notice is sent by one server."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Float, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..errors import TableError
from ..tables.database import Database
from ..tables.schema import PERSON, channels, keys, outbox, persons, reads, seats, tables
from ..tokens import new_table
from . import outside, push

PUSH, MAIL, WEBHOOK = "push", "mail", "webhook"
TURN, START, REMATCH, CHAT = KINDS = ("turn", "start", "rematch", "chat")  # of notices
MOST_CHANNELS = 20
LEASE = 60.0  # seconds for which a server has a notice to itself
MOST_TRIES = 5
AWAY = 60.0  # seconds without a sign of life after which somebody who looks at a table counts as away
KEPT = 30 * 86_400.0  # seconds for which sent notices are remembered
AT_ONCE = 20
WAY = ("id", "person", "kind", "address", "keys", "delay", "created", "broken")  # columns of a channel
NOW = bindparam("now", type_=Float())
WAITING = (outbox.c.sent == 0, outbox.c.due <= NOW, outbox.c.claimed < NOW)
DUE = select(outbox.c.id).where(*WAITING).order_by(outbox.c.due).limit(AT_ONCE)  # looked for every two seconds


@dataclass(frozen=True)
class Channel:
    """A way to a person."""

    id: str
    person: str
    kind: str
    address: str
    keys: str
    delay: float
    created: float
    broken: float = 0.0  # since when nothing arrives there


@dataclass(frozen=True)
class Notice:
    """Something to tell a person, with all that sending it takes."""

    id: int
    channel: Channel
    mail: str
    lang: str
    settings: dict[str, Any]
    table: str
    game: str
    title: str
    kind: str
    tries: int
    good: bool  # it is still so, and the person still wants to hear of it
    seen: float  # when the person last showed life at the table


class Outbox:
    """Channels and notices in one database."""

    def __init__(self, database: Database, private: bool = False) -> None:
        self.database = database
        self.private = private

    # -- channels -------------------------------------------------------------------------------------------------

    async def channels(self, person: str) -> list[Channel]:
        """The ways to a person."""
        query = select(channels).where(channels.c.person == person).order_by(channels.c.created)
        return [Channel(**each) for each in await self.database.mappings(query)]

    async def add(self, person: str, kind: str, address: str, secret: dict[str, Any], delay: float) -> None:
        """A new way to a person; the same one again takes the place of the old."""
        if kind != MAIL:
            outside.checked(address, self.private)
        if kind == PUSH:
            push.check({"endpoint": address, "keys": secret})
        if len(await self.channels(person)) >= MOST_CHANNELS:
            raise TableError("too-many-keys", 409)
        async with self.database.write() as connection:
            same = (channels.c.person == person, channels.c.kind == kind, channels.c.address == address)
            await connection.execute(delete(channels).where(*same))
            packed = msgspec.json.encode(secret).decode()
            await connection.execute(
                insert(channels).values(
                    id=new_table(), person=person, kind=kind, address=address, keys=packed, delay=delay,
                    created=time.time(),
                )
            )  # fmt: skip

    async def drop_mail(self, person: str) -> None:
        """Forget the way by mail: there is no address any more."""
        await self.database.execute(delete(channels).where(channels.c.person == person, channels.c.kind == MAIL))

    async def drop(self, id: str, person: str = "") -> None:
        """Forget a way."""
        gone = delete(channels).where(channels.c.id == id)
        await self.database.execute(gone.where(channels.c.person == person) if person else gone)

    async def find(self, id: str, person: str) -> Channel | None:
        """A way to a person by its id."""
        return next((each for each in await self.channels(person) if each.id == id), None)

    async def tried(self, channel: Channel, arrived: bool) -> list[str]:
        """Something was sent there, and arrived or not. The tables at which the person hears again, or no more."""
        if arrived == (not channel.broken):
            return []
        changed = await self.tables_of(channel.person)
        async with self.database.write() as connection:
            broken = 0.0 if arrived else time.time()
            await connection.execute(update(channels).where(channels.c.id == channel.id).values(broken=broken))
            for table in changed:
                await self.database.notify(connection, table, -1)
        return changed

    async def tables_of(self, person: str) -> list[str]:
        """The running tables at which a person sits."""
        query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
        return await self.database.scalars(query.where(seats.c.person == person, tables.c.over.is_(False)).distinct())

    async def settings(self, person: str) -> dict[str, Any]:
        """What a person wants to hear of, and when not."""
        found = await self.database.scalar(select(persons.c.notices).where(persons.c.id == person))
        return dict(msgspec.json.decode(found or "{}"))

    async def settle(self, person: str, settings: dict[str, Any]) -> None:
        """Keep that."""
        packed = msgspec.json.encode(settings).decode()
        await self.database.execute(update(persons).where(persons.c.id == person).values(notices=packed))

    async def is_silent(self, table: str, person: str) -> bool:
        """Whether a person wants no notices of a table."""
        query = select(reads.c.silent).where(reads.c.table_id == table, reads.c.person == person)
        return bool(await self.database.scalar(query))

    async def silence(self, table: str, person: str, silent: bool) -> None:
        """No notices of this table, or again."""
        mine = (reads.c.table_id == table, reads.c.person == person)
        async with self.database.write() as connection:
            if not (await connection.execute(update(reads).where(*mine).values(silent=silent))).rowcount:
                await connection.execute(insert(reads).values(table_id=table, person=person, number=-1, silent=silent))

    async def seen(self, table: str) -> dict[str, float]:
        """When each person last showed life at a table."""
        query = select(reads.c.person, reads.c.seen).where(reads.c.table_id == table, reads.c.seen > 0)
        return {str(person): float(at) for person, at in await self.database.all(query)}

    async def here(self, table: str, person: str) -> None:
        """A person shows life at a table: whoever looks at it needs no notice."""
        mine, now = (reads.c.table_id == table, reads.c.person == person), time.time()
        try:
            async with self.database.write() as connection:
                if not (await connection.execute(update(reads).where(*mine).values(seen=now))).rowcount:
                    await connection.execute(insert(reads).values(table_id=table, person=person, number=-1, seen=now))
        except IntegrityError:  # in another tab at the same moment
            return

    async def site_key(self) -> str:
        """The key by which push services know this site: made once, the same for all servers."""
        found = await self.database.scalar(select(keys.c.value).where(keys.c.name == "push"))
        if found is None:
            try:
                await self.database.execute(insert(keys).values(name="push", value=push.new_key()))
            except IntegrityError:  # another server was quicker
                pass
            return await self.site_key()
        return str(found)

    async def site(self, seen: str = "") -> str:
        """The public address of the servers: as set, or as somebody saw it who wanted notices."""
        async with self.database.write() as connection:
            if seen:
                await connection.execute(delete(keys).where(keys.c.name == "site"))
                await connection.execute(insert(keys).values(name="site", value=seen))
            return str((await connection.execute(select(keys.c.value).where(keys.c.name == "site"))).scalar() or "")

    # -- notices --------------------------------------------------------------------------------------------------

    async def claim(self) -> list[Notice]:
        """Some notices that are due, for this server alone for a while."""
        now = time.time()
        mine = []
        for id in [each["id"] for each in await self.database.look(DUE, now=now)]:
            async with self.database.write() as connection:
                taken = update(outbox).where(outbox.c.id == id, *WAITING).values(claimed=now + LEASE)
                if (await connection.execute(taken, {"now": now})).rowcount == 1:
                    mine.append(id)
        return await self.notices(mine)

    async def notices(self, ids: list[int]) -> list[Notice]:
        """Notices with their channels, persons and tables as they are now."""
        if not ids:
            return []
        way = [channels.c[name].label(f"channel_{name}") for name in WAY]
        query = (
            select(
                outbox.c.id, outbox.c.kind, outbox.c.tries, outbox.c.table_id, outbox.c.seat, outbox.c.mark, persons.c.mail,
                persons.c.lang, persons.c.notices, tables.c.game, tables.c.options, tables.c.deciders, tables.c.over,
                seats.c.kind.label("seated"), seats.c.person.label("holder"),
                func.coalesce(reads.c.silent, False).label("silent"), func.coalesce(reads.c.seen, 0.0).label("seen"),
                func.coalesce(reads.c.number, -1).label("read"), outbox.c.created.label("told"), *way,
            )
            .join(channels, channels.c.id == outbox.c.channel)
            .join(persons, persons.c.id == outbox.c.person)
            .join(tables, tables.c.id == outbox.c.table_id)
            .join(seats, (seats.c.table_id == outbox.c.table_id) & (seats.c.seat == outbox.c.seat))
            .outerjoin(reads, (reads.c.table_id == outbox.c.table_id) & (reads.c.person == outbox.c.person))
            .where(outbox.c.id.in_(ids))
        )  # fmt: skip
        return [notice(each) for each in await self.database.mappings(query)]

    async def done(self, id: int) -> None:
        """Sent, or not worth sending any more."""
        await self.database.execute(update(outbox).where(outbox.c.id == id).values(sent=time.time(), claimed=0.0))

    async def later(self, id: int, due: float, tries: int) -> None:
        """Not now."""
        await self.database.execute(update(outbox).where(outbox.c.id == id).values(due=due, claimed=0.0, tries=tries))

    async def clear(self) -> None:
        """Forget what was sent long ago."""
        await self.database.execute(delete(outbox).where(outbox.c.created < time.time() - KEPT))


def notice(row: Any) -> Notice:
    """A notice's row as an object."""
    channel = Channel(*[row[f"channel_{name}"] for name in WAY])
    settings, options = dict(msgspec.json.decode(row["notices"])), msgspec.json.decode(row["options"])
    good = row["holder"] == channel.person and not row["silent"] and is_wanted(settings, row["kind"]) and is_news(row)
    return Notice(
        row["id"], channel, row["mail"] or "", row["lang"], settings, row["table_id"], row["game"],
        str(options.get("title", "")), row["kind"], row["tries"], good, row["seen"],
    )  # fmt: skip


def is_wanted(settings: dict[str, Any], kind: str) -> bool:
    """Whether a person wants to hear of something: of all but the chat, unless they say otherwise."""
    return bool(settings.get(kind, kind != CHAT))


def is_news(row: Any) -> bool:
    """Whether what a notice tells is still so."""
    if row["kind"] == CHAT:
        return bool(row["read"] < row["mark"])
    if row["kind"] == TURN:
        return not row["over"] and row["seated"] == PERSON and str(row["seat"]) in row["deciders"].split()
    return not row["over"] and row["seen"] <= row["told"]  # who was there since knows it
