"""What whoever runs the servers has decided: who may not come, what is told to everybody, whether the tables are closed.

Kept in the database, so that all servers know; each looks every few seconds.
"""

from __future__ import annotations

import ipaddress
import time
from dataclasses import dataclass, field

from sqlalchemy import delete, insert, select, update

from ..errors import TableError
from .schema import operations, persons, tables
from .storage import Storage

NOTICE, CLOSED, CLEARED = "notice", "closed", "cleared"
BAN = "ban "
DECISIONS = select(operations.c.name, operations.c.value)  # looked for every few seconds
SHORTEST = 8  # letters of a person's name in the database that tell them from others
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass
class Operations:
    """The decisions as this process knows them."""

    notice: str = ""  # told on every page
    closed: bool = False  # nothing can be changed now
    cleared: str = ""  # when tables were last deleted
    networks: list[Network] = field(default_factory=list)  # from which nobody may come
    persons: set[str] = field(default_factory=set)  # who may not come, by id

    def follow(self, newer: Operations) -> bool:
        """Know what was decided since; whether anything changed."""
        changed = newer != self
        self.__dict__.update(newer.__dict__)
        return changed

    def banned(self, address: str) -> bool:
        """Whether nobody may come from this address."""
        if not self.networks:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)


async def read(storage: Storage) -> Operations:
    """All decisions of now."""
    found = Operations()
    for row in await storage.look(DECISIONS):
        name, value = row["name"], row["value"]
        if name == NOTICE:
            found.notice = value
        elif name == CLOSED:
            found.closed = True
        elif name == CLEARED:
            found.cleared = value
        elif name.startswith(BAN + "person "):
            found.persons.add(name.removeprefix(BAN + "person "))
        elif name.startswith(BAN):
            found.networks.append(ipaddress.ip_network(name.removeprefix(BAN)))
    return found


async def decide(storage: Storage, name: str, value: str = "") -> None:
    """Keep a decision."""
    async with storage.write() as connection:
        changed = await connection.execute(
            update(operations).where(operations.c.name == name).values(value=value, at=time.time())
        )
        if not changed.rowcount:
            await connection.execute(insert(operations).values(name=name, value=value, at=time.time()))


async def revoke(storage: Storage, name: str) -> bool:
    """Forget a decision; whether there was one."""
    return bool(await storage.execute(delete(operations).where(operations.c.name == name)))


async def listed(storage: Storage) -> list[tuple[str, str, float]]:
    """All decisions with their times."""
    return [(name, value, at) for name, value, at in await storage.all(select(operations).order_by("name"))]


async def ban_of(storage: Storage, who: str) -> str:
    """The name of a ban: of an address, a network, or a person by the first letters of their name in the database."""
    try:
        return BAN + str(ipaddress.ip_network(who, strict=False))
    except ValueError:
        pass
    if len(who) < SHORTEST or not who.isalnum():
        raise TableError("nobody", 422, who=who)
    found = await storage.scalars(select(persons.c.id).where(persons.c.id.startswith(who)))
    if len(found) != 1:
        raise TableError("not-one-person", 422, who=who, count=len(found))
    return f"{BAN}person {found[0]}"


async def remove(storage: Storage, ids: list[str]) -> int:
    """Delete tables with everything about them; how many there were."""
    gone = await storage.execute(delete(tables).where(tables.c.id.in_(ids)))
    await decide(storage, CLEARED, repr(time.time()))
    return gone


async def idle_since(storage: Storage, moment: float, finished: bool) -> list[str]:
    """The tables at which nothing has happened since; only those whose game is over, if wanted."""
    query = select(tables.c.id).where(tables.c.changed < moment)
    if finished:
        query = query.where(tables.c.over)
    return await storage.scalars(query)
