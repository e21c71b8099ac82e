"""How a table is dealt, and what everybody may know of that. `docs/fair-dealing.md` says why."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from ...engine.dealing import NUMBER, SECRET, Dealing, Share, is_digits
from ...engine.errors import BadRecord
from ..errors import TableError
from .reading import Reader
from .storage import FAIR, PERSON, SeatRow
from .tables import Table


def new_share(seat: int, number: str) -> Share:
    """The number that somebody brought to a seat; without one the server draws it, and says so."""
    given = number.strip().lower()
    if given and not is_digits(given, NUMBER):
        raise TableError("bad-number", 422)
    return Share(seat, given or secrets.token_hex(NUMBER // 2), bool(given))


def new_dealing(people: Sequence[SeatRow], number: str) -> Dealing:
    """A new secret; who makes the table adds the first number."""
    dealing = Dealing(secrets.token_hex(SECRET // 2))
    first = next((row.seat for row in people if row.kind == PERSON), None)
    return dealing if first is None else dealing.with_share(new_share(first, number))


def told(table: Table) -> dict[str, Any]:
    """What everybody may know of a table's dealing: the secret when the game is over, and not before."""
    dealing = table.setup.dealing
    facts: dict[str, Any] = {"kind": table.dealing, "fair": table.dealing == FAIR}
    if dealing is not None and table.dealing == FAIR:
        facts |= {"commitment": dealing.commitment(), "numbers": [share.plain() for share in dealing.shares]}
        facts["secret"] = dealing.secret if table.over else None
    return facts


async def verified(reader: Reader, table: Table) -> bool:
    """Whether a finished game was dealt as promised: its commitment fits its secret, and dealt again from its record it
    leads to the same end."""
    if table.sound is None:
        async with table.lock:
            if not table.record.state.over:
                raise TableError("still-running", 409)
            saved = table.record.save()
        try:
            table.sound = (await reader.read(saved)).setup.dealing == table.setup.dealing
        except BadRecord:
            table.sound = False
    return table.sound and table.dealing == FAIR
