"""Storage: what must survive. SQLite by default, PostgreSQL by URL; one code path.

One class for each concern, each on the one below: `Database`, `Jobs`, `Hearing`, `Journals`, `Talk`, and here tables and seats.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, literal_column, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ...engine.dealing import Dealing, Share
from .database import PATIENCE
from .hearing import noted
from .opening import database_url, upgrade
from .pen import Deed
from .rows import COPY as COPY
from .rows import FAIR as FAIR
from .rows import OLD as OLD
from .rows import SEED as SEED
from .rows import Beginning as Beginning
from .rows import Conflict as Conflict
from .rows import MessageRow as MessageRow
from .rows import SeatRow as SeatRow
from .rows import TableRow as TableRow
from .rows import listed, packed, seat_row, table_row
from .schema import BOT as BOT
from .schema import OPEN as OPEN
from .schema import PERSON as PERSON
from .schema import grants, jobs, journal, pauses, seats, shares, tables, thoughts, votes
from .talk import Talk

LIVE = update(pauses).where(pauses.c.number == literal_column("0")).values(ended=bindparam("now"))
SILENCE = 30.0  # seconds without a sign of life after which servers count as having been away


class Storage(Talk):
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
            await connection.execute(insert(seats), [{"table_id": row.id, **asdict(each)} for each in people])
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
        return set(await self.scalars(select(tables.c.id).where(tables.c.id.in_(ids))))

    async def seats(self, id: str) -> list[SeatRow]:
        """The seats of a table."""
        query = select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
        return [seat_row(each) for each in await self.mappings(query)]

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
        return [(float(at), int(seat), float(left)) for at, seat, left in await self.all(query)]

    async def companies(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of some tables."""
        query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
        found: dict[str, list[SeatRow]] = {}
        for row in await self.mappings(query):
            found.setdefault(row["table_id"], []).append(seat_row(row))
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
        return [(table_row(each), int(each["seat"])) for each in await self.mappings(query)]

    async def offered(self, most: int = 100) -> list[TableRow]:
        """Tables at which a seat is open to everybody, the newest first."""
        free = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.kind == OPEN, seats.c.person == "")
        query = (
            select(tables)
            .where(tables.c.listed.is_(True), tables.c.over.is_(False), free.exists())
            .order_by(tables.c.created.desc())
            .limit(most)
        )
        return [table_row(each) for each in await self.mappings(query)]

    async def open_up(self, id: str, options: dict[str, Any]) -> None:
        """Offer the open seats of a table to everybody."""
        await self.execute(update(tables).where(tables.c.id == id).values(listed=True, options=packed(options)))

    async def listed(self, game: str = "", most: int = 50) -> list[TableRow]:
        """Tables, the last changed first; of one game, if wanted."""
        query = select(tables).order_by(tables.c.changed.desc()).limit(most)
        if game:
            query = query.where(tables.c.game == game)
        return [table_row(each) for each in await self.mappings(query)]

    async def count(self) -> tuple[int, int]:
        """How many tables there are, and how many are running."""
        counted = select(func.count()).select_from(tables)
        return await self.scalar(counted), await self.scalar(counted.where(tables.c.over.is_(False)))

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
        await self.carry_out([Deed(LIVE, [{"now": time.time()}])])
