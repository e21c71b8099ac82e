"""What persons at a table hear and have read: notices, written in the transaction of what they tell of, and the chat."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import Float, Integer, String, bindparam, func, insert, literal_column, select, update
from sqlalchemy.exc import IntegrityError

from .jobs import Jobs
from .pen import Deed
from .schema import channels, messages, mutes, outbox, persons, reads, seats

# what people want to hear of, in all ways that they chose; once for every mark of a kind
WHO, OF, SORT = (bindparam(name, type_=String()) for name in ("who", "of", "sort"))
PLACE, WHICH, WHEN = (
    bindparam("place", type_=Integer()),
    bindparam("which", type_=Integer()),
    bindparam("at", type_=Float()),
)
TOLD = select(outbox.c.id).where(
    outbox.c.table_id == OF, outbox.c.person == WHO, outbox.c.kind == SORT, outbox.c.mark == WHICH
)
NOTE = insert(outbox).from_select(
    ("channel", "person", "table_id", "seat", "kind", "mark", "created", "due", "claimed", "tries", "sent"),
    select(
        channels.c.id, WHO, OF, PLACE, SORT, WHICH, WHEN, channels.c.delay + WHEN, literal_column("0"),
        literal_column("0"), literal_column("0"),
    ).where(channels.c.person == WHO, ~TOLD.exists()),
)  # fmt: skip


def noted(id: str, people: Sequence[tuple[str, int]], kind: str, mark: int, at: float) -> list[Deed]:
    """What tells persons at their seats of something, for the transaction in which it happens."""
    return [
        Deed(NOTE, [{"who": person, "of": id, "place": seat, "sort": kind, "which": mark, "at": at}])
        for person, seat in people
    ]


class Hearing(Jobs):
    """The part of the storage that tells people, and knows what they were told."""

    mails = True  # somebody sends mails

    async def tell_apart(self, id: str, kind: str, people: Sequence[tuple[str, int]]) -> None:
        """Notices that belong to no choice."""
        if people:
            await self.carry_out(noted(id, people, kind, 0, time.time()))

    async def tell_of_chat(self, id: str, speaker: str) -> None:
        """Notices of something said, to those who want them, once until they have read what is new."""
        deaf = select(mutes.c.other).where(mutes.c.person == seats.c.person, mutes.c.other == speaker)
        query = (
            select(seats.c.person, seats.c.seat, func.coalesce(reads.c.number, -1))
            .join(persons, persons.c.id == seats.c.person)
            .outerjoin(reads, (reads.c.table_id == seats.c.table_id) & (reads.c.person == seats.c.person))
            .where(seats.c.table_id == id, seats.c.person != speaker, persons.c.notices.contains('"chat":true'))
            .where(~deaf.exists())
        )
        found = [(str(who), int(seat), int(read)) for who, seat, read in await self.all(query)]
        now = time.time()
        deeds = [deed for who, seat, read in found for deed in noted(id, [(who, seat)], "chat", read + 1, now)]
        if deeds:
            await self.carry_out(deeds)

    async def hearing(self, id: str, people: Sequence[str]) -> dict[str, str]:
        """Those of the persons at a table who hear of their turn when the browser is closed: at once ("turn"), or once a
        day ("digest")."""
        known = [each for each in people if each]
        if not known:
            return {}
        mute = select(reads.c.person).where(reads.c.table_id == id, reads.c.person == persons.c.id, reads.c.silent)
        works = channels.c.kind != "mail"
        if self.mails:
            works = works | persons.c.mail.is_not(None)
        query = select(persons.c.id, persons.c.notices).join(channels, channels.c.person == persons.c.id)
        async with self.read() as connection:
            found = await connection.execute(
                query.where(persons.c.id.in_(known), works, channels.c.broken == 0, ~mute.exists()).distinct()
            )
            wishes = {str(person): msgspec.json.decode(text) for person, text in found}
        return {
            who: "digest" if wish.get("digest") else "turn" for who, wish in wishes.items() if wish.get("turn", True)
        }

    async def read_up_to(self, id: str, person: str, number: int) -> None:
        """A person has read the chat of a table up to a message."""
        mine = (reads.c.table_id == id, reads.c.person == person)
        try:
            async with self.write() as connection:
                known = await connection.execute(
                    update(reads).where(*mine, reads.c.number < number).values(number=number)
                )
                if (
                    not known.rowcount
                    and (await connection.execute(select(reads.c.number).where(*mine))).first() is None
                ):
                    await connection.execute(insert(reads).values(table_id=id, person=person, number=number))
        except IntegrityError:  # in another tab at the same moment
            return

    async def last_read(self, id: str, person: str) -> int:
        """Up to which message a person has read at a table; -1 for none."""
        query = select(reads.c.number).where(reads.c.table_id == id, reads.c.person == person)
        found = await self.scalar(query)
        return -1 if found is None else int(found)

    async def unread(self, person: str, ids: Sequence[str]) -> dict[str, int]:
        """How many messages of others a person has not read, by table."""
        theirs = select(seats.c.seat).where(
            seats.c.table_id == messages.c.table_id, seats.c.person == person, seats.c.seat == messages.c.seat
        )
        muted = select(mutes.c.other).join(seats, seats.c.person == mutes.c.other).where(
            mutes.c.person == person, seats.c.table_id == messages.c.table_id, seats.c.seat == messages.c.seat,
            messages.c.kind == "",
        )  # fmt: skip
        query = (
            select(messages.c.table_id, func.count())
            .outerjoin(reads, (reads.c.table_id == messages.c.table_id) & (reads.c.person == person))
            .where(messages.c.table_id.in_(ids), messages.c.seat >= 0, ~theirs.exists(), ~muted.exists())
            .where(messages.c.number > func.coalesce(reads.c.number, -1))
            .group_by(messages.c.table_id)
        )
        return {str(id): int(count) for id, count in await self.all(query)}
