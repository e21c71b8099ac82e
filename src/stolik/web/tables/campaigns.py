"""Campaigns: games played one after another. A table of a campaign carries the progress before its chapter; the next
chapter is a new table, with the same company or a changed one; who stays opens the seat with the same secret.

Only the engine's `Game.campaign` is known here: what a campaign holds and unlocks is the game's own affair.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ...engine.dealing import Dealing
from ...engine.errors import StolikError
from ...engine.game import Campaign, Game
from ..errors import TableError
from ..tokens import next_id
from .fairness import new_dealing, new_share
from .storage import BOT, FAIR, OPEN, PERSON, Conflict, SeatRow
from .tables import Table, Tables
from .wishes import Wish

log = logging.getLogger("stolik.campaigns")
SAME, NOBODY = "same", "nobody"  # beside the kinds of seats of a new table


def campaign_of(game: Game, options: dict[str, Any]) -> Campaign | None:
    """The campaign of a table as it stood before its chapter; None when it belongs to none."""
    saved = options.get("campaign")
    return game.campaign(saved) if isinstance(saved, dict) else None


def chapter_of(game: Game, options: dict[str, Any]) -> int:
    """The chapter that is played at a table; 0 when it belongs to no campaign, or to a damaged one."""
    try:
        campaign = campaign_of(game, options)
    except StolikError:
        return 0
    return 0 if campaign is None else campaign.chapter


def goes_on(game: Game, options: dict[str, Any]) -> bool:
    """Whether another chapter follows the one at this table."""
    try:
        campaign = campaign_of(game, options)
        return campaign is not None and not campaign.after(("",), (0,)).finished
    except StolikError:
        return False


def names_of(table: Table) -> tuple[str, ...]:
    """The names under which persons and bots are remembered: each once, the nameless by their seat."""
    given = [seat.name for seat in table.seats]
    return tuple(
        name if name and given.count(name) == 1 else f"{name} {seat + 1}".strip() for seat, name in enumerate(given)
    )


def after(table: Table) -> Campaign | None:
    """The campaign after the finished game of a table."""
    campaign = campaign_of(table.game, table.options)
    if campaign is None or not table.record.state.over:
        return None
    scores = table.game.scores(table.record.state)[: len(table.seats)]
    return campaign.after(names_of(table), tuple(scores))


# -- the company of the next chapter ----------------------------------------------------------------------------


def company(table: Table, kinds: Sequence[str], names: Sequence[str], person: str) -> list[SeatRow]:
    """The seats of the next chapter by what was chosen for each; without a choice everybody stays."""
    given = [kind or (SAME if seat < len(table.seats) else NOBODY) for seat, kind in enumerate(kinds)]
    given += [SAME] * (len(table.seats) - len(given))
    chosen = [(seat, kind) for seat, kind in enumerate(given) if kind != NOBODY]
    for seat, kind in chosen:
        if kind == SAME and seat >= len(table.seats):
            raise TableError("bad-seat", 422, seat=seat + 1)
    called = [
        table.seats[seat].name if kind == SAME else names[seat] if seat < len(names) else "" for seat, kind in chosen
    ]
    wish = Wish(table.game, len(chosen), [OPEN if kind == SAME else kind for _, kind in chosen], called)
    rows = wish.rows("", person)
    for new, (seat, kind) in enumerate(chosen):
        if kind == SAME:
            old = table.seats[seat]
            rows[new] = replace(old, seat=new, level=old.level if old.kind == BOT else "", fate="")
    return rows


def shared(table: Table, people: Sequence[SeatRow], number: tuple[int, str]) -> Dealing:
    """A dealing to which who goes on adds a number; the server draws those of the others who stay."""
    dealing = new_dealing((), "")
    for row in people:
        if row.kind == PERSON:
            mine = row.token == table.seats[number[0]].token
            dealing = dealing.with_share(new_share(row.seat, number[1] if mine else ""))
    return dealing


async def next_chapter(
    tables: Tables,
    table: Table,
    kinds: Sequence[str] = (),
    names: Sequence[str] = (),
    person: str = "",
    maker: str = "",
    number: tuple[int, str] = (0, ""),
) -> tuple[Table, list[str]]:
    """The table of the next chapter, made by whoever asks first, with the secrets of new seats; found by the others.
    `number` is what the seat that asks adds to the dealing."""
    secrets: list[str] = []
    async with table.lock:
        now = after(table)
        if now is None or now.finished:
            raise TableError("no-chapter", 409)
        id = next_id(table.id)
        if await tables.storage.table(id) is None:
            people = company(table, kinds, names, person)
            before = campaign_of(table.game, table.options)
            theirs = before.variants() if before is not None else {}
            own = {name: value for name, value in table.setup.variants.items() if name not in theirs}
            setup = table.game.setup(len(people), 0, {**own, **now.variants()})
            setup = replace(setup, dealing=shared(table, people, number))
            options = {**table.options, "campaign": now.save()}
            try:
                made = tables.create(table.game, setup, people, options, id=id, maker=maker, dealing=FAIR)
                _, secrets = await made
            except Conflict:  # another server was quicker
                log.info("the next chapter is there already", extra={"table": table.id})
    return await tables.get(id), secrets
