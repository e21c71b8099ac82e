"""Fair and safe: whom somebody does not want to play with, and what is told to whoever runs the servers."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Table, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..errors import TableError
from ..tables.database import Database
from ..tables.schema import blocks, mutes, persons, reports
from ..text import clean

LONGEST = 1000  # letters of a report
A_DAY = 10  # reports of one person
DAY = 86_400.0


@dataclass(frozen=True)
class Report:
    """What somebody told about somebody."""

    id: int
    reporter: str
    person: str
    name: str
    text: str
    at: float


class Safety:
    """Blocks and reports in one database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def block(self, person: str, other: str, on: bool) -> None:
        """Not to play with somebody, or again."""
        await self.put(blocks, person, other, on)

    async def mute(self, person: str, other: str, on: bool) -> None:
        """Not to read what somebody says, or again."""
        await self.put(mutes, person, other, on)

    async def put(self, kind: Table, person: str, other: str, on: bool) -> None:
        """Keep what a person wants of another, or forget it."""
        try:
            async with self.database.write() as connection:
                await connection.execute(delete(kind).where(kind.c.person == person, kind.c.other == other))
                if on:
                    await connection.execute(insert(kind).values(person=person, other=other))
        except IntegrityError as error:  # there is no such person
            raise TableError("not-found", 404) from error

    async def muted(self, person: str, others: Collection[str]) -> set[str]:
        """Those of the others whom a person does not want to read."""
        names = [each for each in others if each]
        if not person or not names:
            return set()
        query = select(mutes.c.other).where(mutes.c.person == person, mutes.c.other.in_(names))
        return set(await self.database.scalars(query))

    async def is_blocked(self, person: str, other: str) -> bool:
        """Whether a person does not want to play with another."""
        query = select(blocks.c.other).where(blocks.c.person == person, blocks.c.other == other)
        return bool(await self.database.scalar(query))

    async def apart(self, person: str, others: Collection[str]) -> set[str]:
        """Those of the others with whom a person cannot sit down: either does not want it."""
        names = [each for each in others if each and each != person]
        if not person or not names:
            return set()
        mine = (blocks.c.person == person) & blocks.c.other.in_(names)
        theirs = (blocks.c.other == person) & blocks.c.person.in_(names)
        found = await self.database.all(select(blocks.c.person, blocks.c.other).where(or_(mine, theirs)))
        return {other if one == person else one for one, other in found}

    async def report(self, reporter: str, person: str, text: str) -> None:
        """Tell whoever runs the servers about somebody; not too often."""
        said = clean(text, LONGEST)
        if not said:
            raise TableError("empty-message", 422)
        lately = (reports.c.reporter == reporter) & (reports.c.at > time.time() - DAY)
        try:
            async with self.database.write() as connection:
                count = (await connection.execute(select(func.count()).select_from(reports).where(lately))).scalar_one()
                if count >= A_DAY:
                    raise TableError("too-fast", 429)
                values = {"reporter": reporter, "person": person, "text": said, "at": time.time(), "done": 0.0}
                await connection.execute(insert(reports).values(**values))
        except IntegrityError as error:
            raise TableError("not-found", 404) from error

    async def reports(self) -> list[Report]:
        """What nobody has looked at yet, the oldest first."""
        query = select(reports, persons.c.name).join(persons, persons.c.id == reports.c.person)
        found = await self.database.mappings(query.where(reports.c.done == 0).order_by(reports.c.at))
        return [
            Report(each["id"], each["reporter"], each["person"], each["name"], each["text"], each["at"])
            for each in found
        ]

    async def done(self, id: int) -> bool:
        """A report was looked at; whether there was one."""
        changed = update(reports).where(reports.c.id == id, reports.c.done == 0).values(done=time.time())
        return bool(await self.database.execute(changed))
