"""Storage: what must survive. SQLite by default, PostgreSQL by URL; one code path.

A choice is committed, with the version it was made for as its number, before anybody sees its result. Two servers that
try to write the same number cannot both succeed: the second gets `Conflict`, reads on and tries again if it still may.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    func,
    insert,
    inspect,
    literal_column,
    select,
    text,
    update,
)  # fmt: skip
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...engine.dealing import Dealing, Share
from ...engine.game import Setup
from .database import PATIENCE
from .hearing import Hearing, noted
from .jobs import due
from .pen import Deed
from .schema import BOT as BOT
from .schema import OPEN as OPEN
from .schema import PERSON as PERSON
from .schema import (
    grants,
    jobs,
    journal,
    messages,
    pauses,
    seats,
    shares,
    snapshots,
    tables,
    thoughts,
    votes,
)  # fmt: skip

FAIR, SEED, COPY, OLD = "fair", "seed", "copy", "old"  # how a table is dealt; only in the first nobody can know more
SILENCE = 30.0  # seconds without a sign of life after which servers count as having been away
MIGRATION_LOCK = 5_701_734
MIGRATIONS = Path(__file__).parent / "migrations"

# what a choice writes
VERSION: dict[str, Any] = {
    "version": bindparam("now"),
    "over": bindparam("done"),
    "deciders": bindparam("whose"),
    "turns": bindparam("clocks"),
}
MOVE_IN_SECRET = (
    update(tables)
    .where(
        tables.c.id == bindparam("of"), tables.c.version == bindparam("before"), tables.c.ended == literal_column("0")
    )
    .values(**VERSION)
)
MOVE = MOVE_IN_SECRET.values(changed=bindparam("when"))
WRITE = insert(journal)
FORGET_JOBS = delete(jobs).where(jobs.c.table_id == bindparam("of"))
FORGET_SNAPSHOTS = delete(snapshots).where(
    snapshots.c.table_id == bindparam("of"), snapshots.c.number <= bindparam("last")
)
KEEP = insert(snapshots)


class Conflict(Exception):
    """Another server or tab wrote this number first."""


@dataclass(frozen=True)
class SeatRow:
    """A seat as stored: who sits there, and the hash of the secret that proves it."""

    seat: int
    kind: str
    name: str
    level: str = ""
    token: str = ""
    person: str = ""
    fate: str = ""  # resigned, absent, given


@dataclass(frozen=True)
class TableRow:
    """A table as stored, without its journal."""

    id: str
    game: str
    rules: str
    setup: Setup
    options: dict[str, Any]
    version: int
    over: bool
    deciders: tuple[int, ...]
    created: float
    started: float
    changed: float
    maker: str = ""
    dealing: str = OLD
    turns: str = ""
    ended: float = 0.0
    listed: bool = False


@dataclass(frozen=True)
class Beginning:
    """The moment at which the last open seat was taken, and who has to choose then."""

    at: float
    version: int = 0
    over: bool = False
    deciders: Sequence[int] = ()
    thinking: Sequence[int] = ()  # the bots among them
    turns: str = ""
    waited_for: Sequence[tuple[str, int]] = ()  # the persons who want to hear of it, with their seats


@dataclass(frozen=True)
class MessageRow:
    """Something said at a table."""

    number: int
    seat: int
    name: str
    text: str
    at: float
    kind: str = ""  # of what the table tells, in the words of whoever reads it: `told-<kind>`


def data_folder() -> Path:
    """Where the user's tables are kept by default."""
    if os.environ.get("STOLIK_DATA"):
        return Path(os.environ["STOLIK_DATA"])
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "stolik"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(home))) / "stolik"
    return Path(os.environ.get("XDG_DATA_HOME", str(home / ".local" / "share"))) / "stolik"


def database_url(given: str | None = None) -> str:
    """The URL for the asynchronous driver; without one, a file in the user's data folder."""
    if not given:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'stolik.db'}"
    url = make_url(given)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    family = url.drivername.partition("+")[0]
    if family not in drivers:
        raise ValueError(f"no database {url.drivername!r}; expected a sqlite or postgresql URL")
    return url.set(drivername=drivers[family]).render_as_string(hide_password=False)


def newest() -> str:
    """The newest revision that there is a migration to."""
    return max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def upgrade(connection: Connection) -> None:
    """Bring the database to the newest form; servers that start together wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    if inspect(connection).has_table("alembic_version"):
        if connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == newest():
            return
    from alembic import command  # takes a second to load, and is seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Storage(Hearing):
    """The database of one server or worker process."""

    def __init__(self, url: str | None = None, patience: float = PATIENCE, durable: bool = True) -> None:
        super().__init__(database_url(url), patience, durable)
        self.pauses: list[tuple[float, float]] = []  # when no server was running: from, until

    async def open(self, serving: bool = True) -> None:
        """Connect, and migrate where needed. Who does not serve leaves the jobs of a server that may be running."""
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
            if serving and not self.postgres:  # one process at a time: whoever held a job before is gone
                await connection.execute(update(jobs).values(claimed=0.0))
                await connection.execute(update(thoughts).where(thoughts.c.answer == "").values(claimed=0.0))

    # -- tables and seats -----------------------------------------------------------------------------------

    async def create(
        self, row: TableRow, people: Sequence[SeatRow], entries: Sequence[str] = (), thinking: Sequence[int] = ()
    ) -> None:
        """Keep a new table, with the choices it continues from and the bots that have to choose first."""
        async with self.write() as connection:
            if (await connection.execute(select(tables.c.id).where(tables.c.id == row.id))).first():
                raise Conflict(f"there is a table {row.id} already")
            await connection.execute(
                insert(tables).values(
                    id=row.id, game=row.game, rules=row.rules, players=row.setup.players, seed=row.setup.seed,
                    variants=packed(row.setup.variants), options=packed(row.options), version=len(entries),
                    over=row.over, deciders=listed(row.deciders), created=row.created, started=row.started, changed=row.changed,
                    maker=row.maker, dealing=row.dealing, turns=row.turns, listed=row.listed, secret=row.setup.dealing.secret if row.setup.dealing else "",
                )
            )  # fmt: skip
            await connection.execute(insert(seats), [seat_values(row.id, each) for each in people])
            for share in row.setup.dealing.shares if row.setup.dealing else ():
                await connection.execute(insert(shares).values(table_id=row.id, **share.plain()))
            if entries:
                lines = [
                    {"table_id": row.id, "number": number, "entry": entry, "at": row.created}
                    for number, entry in enumerate(entries)
                ]
                await connection.execute(insert(journal), lines)
            await self.put_jobs(connection, row.id, len(entries), thinking)

    async def table(self, id: str) -> TableRow | None:
        """A table, or None."""
        async with self.read() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == id))).mappings().first()
            if found is None or not found["secret"]:
                return None if found is None else table_row(found)
            query = select(shares).where(shares.c.table_id == id).order_by(shares.c.seat)
            added = (await connection.execute(query)).mappings()
            numbers = tuple([Share(each["seat"], each["number"], each["own"]) for each in added])
        row = table_row(found)
        dealing = Dealing(found["secret"], numbers, row.dealing == COPY)
        return replace(row, setup=replace(row.setup, dealing=dealing))

    async def known(self, ids: Sequence[str]) -> set[str]:
        """Those of the ids that are tables."""
        if not ids:
            return set()
        async with self.read() as connection:
            return set((await connection.execute(select(tables.c.id).where(tables.c.id.in_(ids)))).scalars())

    async def seats(self, id: str) -> list[SeatRow]:
        """The seats of a table."""
        query = select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
        async with self.read() as connection:
            return [seat_row(each) for each in (await connection.execute(query)).mappings()]

    async def seat(
        self,
        id: str,
        row: SeatRow,
        was: SeatRow,
        thinking: int = -1,
        grant: tuple[float, float] | None = None,
        turns: str | None = None,
    ) -> None:
        """Change who sits at a seat, unless somebody was quicker; `thinking`: a bot has to choose at this version;
        `grant`: the moment at which the seat is given time, and how much."""
        async with self.write() as connection:
            await self.change_hands(connection, id, row, was)
            await connection.execute(delete(votes).where(votes.c.table_id == id, votes.c.absent == was.seat))
            await connection.execute(delete(jobs).where(jobs.c.table_id == id, jobs.c.seat == was.seat))
            if thinking >= 0:
                await connection.execute(
                    insert(jobs).values(table_id=id, seat=was.seat, version=thinking, created=time.time(), claimed=0.0)
                )
            if grant is not None:
                await connection.execute(
                    insert(grants).values(table_id=id, seat=was.seat, at=grant[0], seconds=grant[1])
                )
            if row.kind == OPEN and was.kind != OPEN and turns is None:  # nothing is dealt yet: the number goes, too
                await connection.execute(delete(shares).where(shares.c.table_id == id, shares.c.seat == was.seat))
            if turns is not None:
                await connection.execute(update(tables).where(tables.c.id == id).values(turns=turns))
            await self.notify(connection, id, -1)

    async def change_hands(self, connection: AsyncConnection, id: str, row: SeatRow, was: SeatRow) -> None:
        """Write a seat anew; `Conflict` when somebody was quicker."""
        changed = await connection.execute(
            update(seats)
            .where(seats.c.table_id == id, seats.c.seat == was.seat, seats.c.kind == was.kind)
            .where(seats.c.token == was.token)
            .values(kind=row.kind, name=row.name, level=row.level, token=row.token, person=row.person, fate=row.fate)
        )
        if changed.rowcount != 1:
            raise Conflict(f"seat {was.seat} has changed hands")

    async def sit(self, id: str, row: SeatRow, was: SeatRow, share: Share | None, left: int, began: Beginning) -> None:
        """Somebody takes an open seat and adds a number. `left` seats are open afterwards; with the last one the game
        begins, for all servers in the same moment: `Conflict` when the seats are not as thought."""
        async with self.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == id).values(changed=began.at))  # one at a time
            await self.change_hands(connection, id, row, was)
            if share is not None:
                await connection.execute(insert(shares).values(table_id=id, **share.plain()))
            still = select(func.count()).select_from(seats).where(seats.c.table_id == id, seats.c.kind == OPEN)
            if (await connection.execute(still)).scalar_one() != left:
                raise Conflict(f"others sat down at table {id} as well")
            if not left:
                values = {
                    "started": began.at, "deciders": listed(began.deciders), "over": began.over, "turns": began.turns,
                }  # fmt: skip
                await connection.execute(update(tables).where(tables.c.id == id).values(**values))
                await self.put_jobs(connection, id, began.version, began.thinking)
                for deed in noted(id, began.waited_for, "start", 0, began.at):
                    await connection.execute(deed.statement, deed.rows[0])
            await self.notify(connection, id, -1)

    async def grants(self, id: str) -> list[tuple[float, int, float]]:
        """The times given to who came back, the oldest first: moment, seat, seconds."""
        query = (
            select(grants.c.at, grants.c.seat, grants.c.seconds).where(grants.c.table_id == id).order_by(grants.c.at)
        )
        async with self.read() as connection:
            return [(float(at), int(seat), float(left)) for at, seat, left in await connection.execute(query)]

    async def companies(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of some tables."""
        query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
        found: dict[str, list[SeatRow]] = {}
        async with self.read() as connection:
            for row in (await connection.execute(query)).mappings():
                found.setdefault(row["table_id"], []).append(seat_row(row))
        return found

    async def names(self, ids: Sequence[str]) -> dict[str, list[tuple[str, str]]]:
        """Kind and name of every seat of some tables."""
        query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
        found: dict[str, list[tuple[str, str]]] = {}
        async with self.read() as connection:
            for row in (await connection.execute(query)).mappings():
                found.setdefault(row["table_id"], []).append((row["kind"], row["name"]))
        return found

    async def mine(self, person: str, limit: int = 60) -> list[tuple[TableRow, int]]:
        """The tables at which a person sits, the last changed first."""
        query = (
            select(tables, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.person == person)
            .order_by(tables.c.changed.desc(), seats.c.seat)
            .limit(limit)
        )
        async with self.read() as connection:
            return [(table_row(each), int(each["seat"])) for each in (await connection.execute(query)).mappings()]

    async def offered(self, most: int = 100) -> list[TableRow]:
        """Tables at which a seat is open to everybody, the newest first."""
        free = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.kind == OPEN, seats.c.person == "")
        query = (
            select(tables)
            .where(tables.c.listed.is_(True), tables.c.over.is_(False), free.exists())
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        async with self.read() as connection:
            return [table_row(each) for each in (await connection.execute(query)).mappings()]

    async def open_up(self, id: str, options: dict[str, Any]) -> None:
        """Offer the open seats of a table to everybody."""
        async with self.write() as connection:
            values = {"listed": True, "options": packed(options)}
            await connection.execute(update(tables).where(tables.c.id == id).values(**values))

    async def listed(self, game: str = "", most: int = 50) -> list[TableRow]:
        """Tables, the last changed first; of one game, if wanted."""
        query = select(tables).order_by(tables.c.changed.desc()).limit(most)
        if game:
            query = query.where(tables.c.game == game)
        async with self.read() as connection:
            return [table_row(each) for each in (await connection.execute(query)).mappings()]

    async def count(self) -> tuple[int, int]:
        """How many tables there are, and how many are running."""
        async with self.read() as connection:
            every = (await connection.execute(select(func.count()).select_from(tables))).scalar() or 0
            running = select(func.count()).select_from(tables).where(tables.c.over.is_(False))
            return int(every), int((await connection.execute(running)).scalar() or 0)

    # -- the journal ----------------------------------------------------------------------------------------

    async def journal(self, id: str, after: int = 0) -> list[tuple[str, float]]:
        """The entries of a journal from a number on, with their times."""
        query = (
            select(journal.c.entry, journal.c.at)
            .where(journal.c.table_id == id, journal.c.number >= after)
            .order_by(journal.c.number)
        )
        async with self.read() as connection:
            return [(str(entry), float(at)) for entry, at in await connection.execute(query)]

    async def append(
        self,
        id: str,
        version: int,
        entries: Sequence[str],
        at: float,
        over: bool = False,
        deciders: Sequence[int] = (),
        thinking: Sequence[int] | None = (),
        snapshot: tuple[str, bytes] | None = None,
        secret: bool = False,
        turns: str = "",
        waited_for: Sequence[tuple[str, int]] = (),
        turn: int = 0,
    ) -> None:
        """Write entries that follow `version`; `Conflict` when outrun. `thinking` are the bots that have to choose next,
        None at a table without bots. `secret`: others must not notice that anything was chosen."""
        after = version + len(entries)
        moved = {"of": id, "before": version, "now": after, "done": over, "whose": listed(deciders), "clocks": turns}
        rows = [
            {"table_id": id, "number": version + index, "entry": entry, "at": at} for index, entry in enumerate(entries)
        ]
        move = Deed(MOVE_IN_SECRET, [moved], True) if secret else Deed(MOVE, [{**moved, "when": at}], True)
        deeds = [move, Deed(WRITE, rows), *noted(id, waited_for, "turn", turn, at)]
        if thinking is not None:
            deeds += [Deed(FORGET_JOBS, [{"of": id}]), *due(id, after, thinking)]
        if snapshot is not None:
            deeds += self.kept(id, after, snapshot)
        notes = [(id, after), *([("", 0)] if thinking else [])]
        try:
            if not await self.carry_out(deeds, *notes):
                raise Conflict(f"table {id} is no longer at version {version}")
        except (IntegrityError, sqlite3.IntegrityError) as error:
            raise Conflict(f"number {version} of table {id} is taken") from error

    def kept(self, id: str, number: int, snapshot: tuple[str, bytes]) -> list[Deed]:
        """A snapshot instead of older ones."""
        row = {"table_id": id, "number": number, "fingerprint": snapshot[0], "state": snapshot[1]}
        return [Deed(FORGET_SNAPSHOTS, [{"of": id, "last": number}]), Deed(KEEP, [row])]

    async def keep(self, id: str, number: int, snapshot: tuple[str, bytes]) -> None:
        """Keep a snapshot for whoever opens the table next."""
        try:
            await self.carry_out(self.kept(id, number, snapshot))
        except (IntegrityError, sqlite3.IntegrityError):  # another server did at the same moment
            return

    async def snapshot(self, id: str) -> tuple[int, str, bytes] | None:
        """The newest snapshot of a table."""
        query = select(snapshots).where(snapshots.c.table_id == id).order_by(snapshots.c.number.desc()).limit(1)
        async with self.read() as connection:
            found = (await connection.execute(query)).mappings().first()
        return None if found is None else (found["number"], found["fingerprint"], found["state"])

    # -- signs of life --------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """A server starts: when none was running for a while, note that no clock ran meanwhile."""
        now = time.time()
        async with self.write() as connection:
            query = select(pauses.c.ended).where(pauses.c.number == 0)
            last = (await connection.execute(query.with_for_update() if self.postgres else query)).scalar_one()
            if now - last > SILENCE:
                count = (await connection.execute(select(func.max(pauses.c.number)))).scalar_one()
                await connection.execute(insert(pauses).values(number=count + 1, began=last, ended=now))
            await connection.execute(update(pauses).where(pauses.c.number == 0).values(ended=now))
            found = await connection.execute(
                select(pauses.c.began, pauses.c.ended).where(pauses.c.number > 0).order_by(pauses.c.began)
            )
            self.pauses[:] = [(float(began), float(ended)) for began, ended in found]

    async def live(self) -> None:
        """A sign of life."""
        async with self.write() as connection:
            await connection.execute(update(pauses).where(pauses.c.number == 0).values(ended=time.time()))

    # -- chat and votes -------------------------------------------------------------------------------------

    async def messages(self, id: str, after: int = 0) -> list[MessageRow]:
        """What was said at a table from a number on."""
        query = (
            select(messages).where(messages.c.table_id == id, messages.c.number >= after).order_by(messages.c.number)
        )
        async with self.read() as connection:
            return [
                MessageRow(*[each[name] for name in ("number", "seat", "name", "text", "at", "kind")])
                for each in (await connection.execute(query)).mappings()
            ]

    async def say(self, id: str, row: MessageRow) -> MessageRow:
        """Keep something said, as the next of its table."""
        for number in range(row.number, row.number + 50):
            try:
                async with self.write() as connection:
                    await connection.execute(
                        insert(messages).values(
                            table_id=id,
                            number=number,
                            seat=row.seat,
                            name=row.name,
                            text=row.text,
                            at=row.at,
                            kind=row.kind,
                        )
                    )
                    await self.notify(connection, id, -1)
                return replace(row, number=number)
            except IntegrityError:
                continue
        raise Conflict("too many are talking at once")

    async def votes(self, id: str) -> list[tuple[int, int, str]]:
        """Who wants what to become of which absent seat: (absent, voter, wish); seat -1: who wants to end the game."""
        query = select(votes.c.absent, votes.c.voter, votes.c.wish).where(votes.c.table_id == id)
        async with self.read() as connection:
            return sorted(
                (int(absent), int(voter), str(wish)) for absent, voter, wish in await connection.execute(query)
            )

    async def vote(self, id: str, absent: int, voter: int, wish: str = "bot") -> None:
        """Keep what a seat wants; nothing takes it back."""
        try:
            async with self.write() as connection:
                mine = (votes.c.table_id == id, votes.c.absent == absent, votes.c.voter == voter)
                await connection.execute(delete(votes).where(*mine))
                if wish:
                    await connection.execute(insert(votes).values(table_id=id, absent=absent, voter=voter, wish=wish))
                await self.notify(connection, id, -1)
        except IntegrityError:
            return

    async def finish(self, id: str, version: int, at: float) -> None:
        """All agreed to end the game at this version; `Conflict` when somebody chose meanwhile."""
        async with self.write() as connection:
            ended = await connection.execute(
                update(tables)
                .where(tables.c.id == id, tables.c.version == version, tables.c.over.is_(False))
                .values(over=True, deciders="", turns="", ended=at, changed=at)
            )
            if ended.rowcount != 1:
                raise Conflict(f"table {id} is no longer at version {version}")
            await connection.execute(delete(jobs).where(jobs.c.table_id == id))
            await connection.execute(delete(votes).where(votes.c.table_id == id))
            await self.notify(connection, id, -1)


def packed(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


def listed(seats: Sequence[int]) -> str:
    """Seats as text."""
    return " ".join(map(str, seats))


def table_row(found: Any) -> TableRow:
    """A table's row as an object."""
    setup = Setup(found["players"], found["seed"], msgspec.json.decode(found["variants"]))
    return TableRow(
        found["id"], found["game"], found["rules"], setup, msgspec.json.decode(found["options"]), found["version"],
        found["over"], tuple(map(int, found["deciders"].split())), found["created"], found["started"], found["changed"],
        found["maker"], found["dealing"], found["turns"], found["ended"], found["listed"],
    )  # fmt: skip


def seat_row(found: Any) -> SeatRow:
    """A seat's row as an object."""
    return SeatRow(*[found[name] for name in ("seat", "kind", "name", "level", "token", "person", "fate")])


def seat_values(id: str, row: SeatRow) -> dict[str, Any]:
    """A seat as the values of its row."""
    return {
        "table_id": id,
        "seat": row.seat,
        "kind": row.kind,
        "name": row.name,
        "level": row.level,
        "token": row.token,
        "person": row.person,
        "fate": row.fate,
    }
