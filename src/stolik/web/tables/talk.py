"""What is said at tables, and what becomes of absent people by vote."""

from __future__ import annotations

from dataclasses import asdict, replace

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from .journal import Journals
from .rows import Conflict, MessageRow
from .schema import messages, votes


class Talk(Journals):
    """The part of the storage that people talk and vote in."""

    async def messages(self, id: str, after: int = 0) -> list[MessageRow]:
        """What was said at a table from a number on."""
        query = (
            select(messages).where(messages.c.table_id == id, messages.c.number >= after).order_by(messages.c.number)
        )
        return [
            MessageRow(*[each[name] for name in ("number", "seat", "name", "text", "at", "kind")])
            for each in await self.mappings(query)
        ]

    async def say(self, id: str, row: MessageRow) -> MessageRow:
        """Keep something said, as the next of its table."""
        for number in range(row.number, row.number + 50):
            said = replace(row, number=number)
            try:
                async with self.write() as connection:
                    await connection.execute(insert(messages).values(table_id=id, **asdict(said)))
                    await self.notify(connection, id, -1)
                return said
            except IntegrityError:
                continue
        raise Conflict("too many are talking at once")

    async def votes(self, id: str) -> list[tuple[int, int, str]]:
        """Who wants what to become of which absent seat: (absent, voter, wish); seat -1: who wants to end the game."""
        query = select(votes.c.absent, votes.c.voter, votes.c.wish).where(votes.c.table_id == id)
        return sorted((int(absent), int(voter), str(wish)) for absent, voter, wish in await self.all(query))

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
