"""Programs show the secret of their seat in the Authorization header."""

from __future__ import annotations

from starlette.requests import Request

from ...engine.state import SPECTATOR
from ..errors import TableError
from ..tables.tables import Table


def seat_of(request: Request, table: Table) -> int:
    """The seat whose secret a program shows; `SPECTATOR` without one, an error with a wrong one."""
    header = request.headers.get("authorization", "")
    if not header:
        return SPECTATOR
    scheme, _, token = header.partition(" ")
    seat = table.holder(token.strip()) if scheme.lower() == "bearer" and len(token) <= 128 else SPECTATOR
    if seat == SPECTATOR:
        raise TableError("wrong-token", 401)
    return seat


def eyes_of(request: Request, table: Table) -> int:
    """The same where everybody may ask, whatever they show."""
    try:
        return seat_of(request, table)
    except TableError:
        return SPECTATOR


def own_seat(request: Request, table: Table) -> int:
    """The seat of a program that wants to change something."""
    seat = seat_of(request, table)
    if seat == SPECTATOR:
        raise TableError("no-token", 401)
    return seat
