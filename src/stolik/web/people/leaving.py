"""Leaving for good: a person's seats are emptied, so that the tables go on for the others."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import delete, update

from ...engine.errors import StolikError
from ..tables import operations
from ..tables.schema import messages, seats
from ..tables.storage import BOT, OPEN, PERSON, SeatRow
from ..tables.tables import Table, Tables
from ..tokens import digest, new_token

MOST = 10_000  # tables of one person


async def leave_all(tables: Tables, person: str) -> None:
    """At running tables a bot plays on, in waiting rooms the seat is free again, and nowhere is a name or word left.
    Tables at which nobody else sits are deleted."""
    alone: list[str] = []
    for row, number in await tables.storage.mine(person, MOST):
        people = await tables.storage.seats(row.id)
        if not any(each.kind == PERSON and each.person != person for each in people):
            alone.append(row.id)
            continue
        was = people[number]
        left = replace(was, name="", person="", token=digest(new_token()))
        if not row.over:
            await hand_over(tables, row.id, left, was, person)
        await wipe(tables, row.id, number)
        table = tables.live.get(row.id)
        if table is not None and not table.waiting and not table.over:
            async with table.lock:
                await tables.tell(table, number, "", kind="resigned")
    if alone:
        await operations.remove(tables.storage, alone)
        for id in alone:
            tables.live.pop(id, None)


async def hand_over(tables: Tables, id: str, left: SeatRow, was: SeatRow, person: str) -> None:
    """Let a bot take a running game's seat, or anybody that of a waiting room."""
    try:
        table = await tables.get(id)
    except StolikError:  # of older rules: nobody plays on there
        return
    async with table.lock:
        await tables.fresh(table)
        if table.seats[was.seat].person == person:
            await tables.reseat(table, emptied(table, left, tables.bot), table.seats[was.seat])


def emptied(table: Table, left: SeatRow, bot: str) -> SeatRow:
    """A seat that somebody has left: open while the table waits, else a bot's."""
    return replace(left, kind=OPEN, level="") if table.waiting else replace(left, kind=BOT, level=bot)


async def wipe(tables: Tables, id: str, seat: int) -> None:
    """Take name and words of a seat away."""
    storage = tables.storage
    async with storage.write() as connection:
        await connection.execute(
            update(seats).where(seats.c.table_id == id, seats.c.seat == seat).values(name="", person="")
        )
        await connection.execute(delete(messages).where(messages.c.table_id == id, messages.c.seat == seat))
        await storage.notify(connection, id, -1)
    table = tables.live.get(id)
    if table is not None:
        table.chat = [said for said in table.chat if said.seat != seat]
        tables.heard(id, -1)
