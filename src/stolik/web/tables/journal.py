"""Journals: what was chosen at each table, in order, and a snapshot to go on from.

A choice is committed, with the version it was made for as its number, before anybody sees its result. Two servers that
try to write the same number cannot both succeed: the second gets `Conflict`, reads on and tries again if it still may.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, delete, insert, literal_column, select, update
from sqlalchemy.exc import IntegrityError

from .hearing import Hearing, noted
from .jobs import due
from .pen import Deed
from .rows import Conflict, listed
from .schema import jobs, journal, snapshots, tables

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


class Journals(Hearing):
    """The part of the storage in which games are written down."""

    async def journal(self, id: str, after: int = 0) -> list[tuple[str, float]]:
        """The entries of a journal from a number on, with their times."""
        query = (
            select(journal.c.entry, journal.c.at)
            .where(journal.c.table_id == id, journal.c.number >= after)
            .order_by(journal.c.number)
        )
        return [(str(entry), float(at)) for entry, at in await self.all(query)]

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
        found = await self.mapping(query)
        return None if found is None else (found["number"], found["fingerprint"], found["state"])
