"""Jobs and thoughts: what bots have to choose and what people want to know, kept until somebody has thought about it.

A job is written in the transaction that makes it due, and goes with the one that answers it. Whoever thinks claims it
for a few seconds at a time; when a worker dies, the claim runs out and another takes it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Select,
    String,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .pen import Deed
from .schema import BOT, PERSON, jobs, seats, tables, thoughts

TURN, HINT, ANALYSIS = "turn", "hint", "analysis"
NEVER = 1e18  # claimed until then: nobody has to think about it any more
OF_EACH = 6  # things of one maker that are looked at for the next to be thought about


@dataclass(frozen=True)
class Job:
    """A bot has to choose: this seat of this table, at this version."""

    table: str
    seat: int
    version: int


@dataclass(frozen=True)
class Thought:
    """A person wants to know something that takes thinking: a hint for a seat, or the look back at a finished game."""

    table: str
    kind: str
    seat: int
    version: int


@dataclass(frozen=True)
class Waiting:
    """Something to be thought about, with all that its place in the queue depends on."""

    asked: Job | Thought
    kind: str  # turn, hint, analysis
    since: float
    maker: str  # of the table
    game: str
    level: str  # of the bot
    people: bool  # sit at the table


ASK = insert(jobs)


def due(id: str, version: int, thinking: Sequence[int]) -> list[Deed]:
    """What asks for the choices of bot seats, for the transaction that makes them due."""
    now = time.time()
    rows = [{"table_id": id, "seat": seat, "version": version, "created": now, "claimed": 0.0} for seat in thinking]
    return [Deed(ASK, rows)] if rows else []


def decides(seat: Any) -> ColumnElement[bool]:
    """Whether a seat is among those that have to choose: "0 2" names seats 0 and 2."""
    return (literal(" ") + tables.c.deciders + literal(" ")).like(literal("% ") + cast(seat, String) + literal(" %"))


def turns_due() -> Select[Any]:
    """The turns of bots that nobody thinks about, a few of each maker."""
    person = seats.alias()
    people = exists().where(person.c.table_id == tables.c.id, person.c.kind == PERSON).label("people")
    place = func.row_number().over(partition_by=[tables.c.maker, people], order_by=jobs.c.created).label("place")
    turns = (
        select(jobs, tables.c.maker, tables.c.game, seats.c.level, people, place)
        .join(tables, tables.c.id == jobs.c.table_id)
        .join(seats, and_(seats.c.table_id == jobs.c.table_id, seats.c.seat == jobs.c.seat))
        .where(jobs.c.claimed < bindparam("now"))
        .subquery()
    )
    return select(turns).where(turns.c.place <= OF_EACH)


def questions_due() -> Select[Any]:
    """The questions that nobody thinks about, a few of each maker."""
    order = func.row_number().over(partition_by=tables.c.maker, order_by=thoughts.c.created).label("place")
    asked = (
        select(thoughts, tables.c.maker, tables.c.game, order)
        .join(tables, tables.c.id == thoughts.c.table_id)
        .where(thoughts.c.claimed < bindparam("now"))
        .subquery()
    )
    return select(asked).where(asked.c.place <= OF_EACH)


def jobs_missing() -> Select[Any]:
    """The turns of bots for which there is no job: at one table, or, where none is named, at all that changed since."""
    known = exists().where(
        jobs.c.table_id == tables.c.id, jobs.c.seat == seats.c.seat, jobs.c.version == tables.c.version
    )
    return (
        select(tables.c.id, seats.c.seat, tables.c.version)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.over.is_(False), tables.c.changed >= bindparam("since"), seats.c.kind == BOT)
        .where(
            decides(seats.c.seat), ~known, or_(bindparam("id", type_=String()) == "", tables.c.id == bindparam("id"))
        )
    )


# asked for again and again, and dear to put together
TURNS, QUESTIONS, MISSING = turns_due(), questions_due(), jobs_missing()


class Jobs(Database):
    """The part of the database that workers live on."""

    # -- jobs for bots --------------------------------------------------------------------------------------

    async def put_jobs(self, connection: AsyncConnection, id: str, version: int, thinking: Sequence[int]) -> None:
        """Ask for the choices of bot seats, in the transaction that made them due."""
        for deed in due(id, version, thinking):
            await connection.execute(deed.statement, deed.rows)
            await self.notify(connection, "", 0)

    async def jobs(self) -> list[Job]:
        """All jobs, the oldest first."""
        query = select(jobs).order_by(jobs.c.created)
        async with self.read() as connection:
            rows = (await connection.execute(query)).mappings()
            return [Job(each["table_id"], each["seat"], each["version"]) for each in rows]

    async def waiting(self) -> list[Waiting]:
        """What nobody thinks about yet: of every maker the oldest few, with people at the table and without."""
        now = time.time()
        due, wanted = await self.look(TURNS, now=now), await self.look(QUESTIONS, now=now)
        return [
            Waiting(
                Job(each["table_id"], each["seat"], each["version"]), TURN, each["created"], each["maker"],
                each["game"], each["level"], bool(each["people"]),
            )
            for each in due
        ] + [
            Waiting(
                Thought(each["table_id"], each["kind"], each["seat"], each["version"]), each["kind"],
                each["created"], each["maker"], each["game"], "", True,
            )
            for each in wanted
        ]  # fmt: skip

    async def claim(self, asked: Job | Thought, lease: float) -> bool:
        """Take something for `lease` seconds, unless somebody was quicker."""
        now = time.time()
        rows, same = same_row(asked)
        async with self.write() as connection:
            taken = await connection.execute(
                update(rows).where(*same, rows.c.claimed < now).values(claimed=now + lease)
            )
            return taken.rowcount == 1

    async def renew(self, asked: Job | Thought, lease: float) -> None:
        """Keep something for another `lease` seconds; none gives it back. What is answered stays so."""
        rows, same = same_row(asked)
        claimed = time.time() + lease if lease else 0.0
        await self.execute(update(rows).where(*same, rows.c.claimed < NEVER).values(claimed=claimed))

    async def bots_waiting(self, address: str) -> int:
        """How many bots have to choose at the tables made from an address."""
        query = select(func.count()).select_from(jobs).join(tables, tables.c.id == jobs.c.table_id)
        async with self.read() as connection:
            made = tables.c.maker.startswith(f"{address} ", autoescape=True)
            return int((await connection.execute(query.where(made))).scalar() or 0)

    async def recover(self, id: str = "", since: float = 0.0) -> int:
        """Make the jobs that should be there and are not: of one table, or of all that changed since a moment."""
        found = await self.look(MISSING, id=id, since=since)
        missing = [(each["id"], each["seat"], each["version"]) for each in found]
        if not missing:  # nearly always
            return 0
        made = 0
        for table, seat, version in missing:
            async with self.write() as connection:
                now = select(tables.c.version).where(tables.c.id == table, tables.c.version == version)
                if (await connection.execute(now.with_for_update() if self.postgres else now)).first() is None:
                    continue
                stale = (jobs.c.table_id == table, jobs.c.seat == seat, jobs.c.version != version)
                await connection.execute(delete(jobs).where(*stale))
                known = select(jobs.c.seat).where(jobs.c.table_id == table, jobs.c.seat == seat)
                if (await connection.execute(known)).first() is None:
                    await self.put_jobs(connection, table, version, [seat])
                    made += 1
        return made

    async def drop_job(self, job: Job) -> None:
        """Forget a job that is no longer due."""
        await self.execute(delete(jobs).where(*same_job(job)))

    # -- thoughts for people --------------------------------------------------------------------------------

    async def ask(self, asked: Thought) -> None:
        """Want something thought about, unless somebody does already; an older wish of the seat is forgotten."""
        mine = (thoughts.c.table_id == asked.table, thoughts.c.kind == asked.kind, thoughts.c.seat == asked.seat)
        try:
            async with self.write() as connection:
                known = (await connection.execute(select(thoughts.c.version).where(*mine))).scalar()
                if known == asked.version:
                    return
                await connection.execute(delete(thoughts).where(*mine))
                await connection.execute(
                    insert(thoughts).values(
                        table_id=asked.table, kind=asked.kind, seat=asked.seat, version=asked.version,
                        created=time.time(), claimed=0.0, answer="",
                    )
                )  # fmt: skip
                await self.notify(connection, "", 0)
        except IntegrityError:  # another server asked at the same moment
            return

    async def thought(self, asked: Thought) -> str | None:
        """What came of it, as JSON; empty while it is thought about, None when nobody asked or nothing came of it."""
        found: str | None = await self.scalar(select(thoughts.c.answer).where(*same_thought(asked)))
        return found

    async def answer(self, asked: Thought, answer: str) -> None:
        """Keep what came of it; nothing forgets the wish, so that it can be asked again."""
        async with self.write() as connection:
            if answer:
                kept = update(thoughts).where(*same_thought(asked)).values(answer=answer, claimed=NEVER)
                await connection.execute(kept)
            else:
                await connection.execute(delete(thoughts).where(*same_thought(asked)))


def same_row(asked: Job | Thought) -> tuple[Any, tuple[Any, ...]]:
    """The table of a job or a thought, and the conditions that find its row."""
    if isinstance(asked, Job):
        return jobs, same_job(asked)
    return thoughts, same_thought(asked)


def same_job(job: Job) -> tuple[Any, ...]:
    """The conditions that find a job's row."""
    return jobs.c.table_id == job.table, jobs.c.seat == job.seat, jobs.c.version == job.version


def same_thought(asked: Thought) -> tuple[Any, ...]:
    """The conditions that find a wish's row."""
    same = thoughts.c.table_id == asked.table, thoughts.c.kind == asked.kind, thoughts.c.seat == asked.seat
    return *same, thoughts.c.version == asked.version
