"""Campaigns: games played one after another. A table of a campaign carries the progress before its chapter; the next
chapter is a new table, with the same company or a changed one; who stays opens the seat with the same secret.

Only the engine's `Game.campaign` is known here: what a campaign holds and unlocks is the game's own affair.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ...engine.dealing import Dealing
from ...engine.errors import StolikError
from ...engine.game import Campaign, Game
from ...words import Words
from ..errors import TableError
from ..pages.contexts import Choice, CompanySeat
from ..people.tokens import next_id
from ..server import Server
from .fairness import new_dealing, new_share
from .storage import BOT, FAIR, OPEN, PERSON, Conflict, SeatRow
from .tables import Table
from .wishes import Wish, seat_kinds, variant_words

log = logging.getLogger("stolik.campaigns")
SAME, NOBODY = "same", "nobody"  # beside the kinds of seats of a new table


@dataclass(frozen=True)
class Standing:
    """How a campaign stands, for the score page."""

    chapter: int  # just played
    points: list[tuple[str, int]]  # by name, the most first
    unlocked: list[str]  # what the next chapter has that this one had not
    finished: bool


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


def standing(table: Table, words: Words) -> Standing | None:
    """How the campaign of a finished table stands now."""
    before, now = campaign_of(table.game, table.options), after(table)
    if before is None or now is None:
        return None
    points = sorted(now.points().items(), key=lambda each: -each[1])
    old, new = before.variants(), now.variants()
    unlocked = [
        variant_words(variant, new[variant.id], words)
        for variant in table.game.variants
        if variant.id not in bookkeeping(table.game) and new.get(variant.id, old.get(variant.id)) != old.get(variant.id)
    ]
    named = [(words.say("seat", number=int(name)) if name.isdigit() else name, each) for name, each in points]
    return Standing(before.chapter, named, unlocked, now.finished)


def bookkeeping(game: Game) -> dict[str, str]:
    """The variants that a campaign sets from its first chapter on: they make it one, and are no news."""
    first = game.campaign()
    return first.variants() if first is not None else {}


# -- the company of the next chapter ----------------------------------------------------------------------------


def company_fields(table: Table, words: Words) -> list[CompanySeat]:
    """Who may sit where in the next chapter: who sat there before, somebody else, or nobody."""
    fields = []
    for number in range(max(table.game.seats)):
        before = table.seats[number] if number < len(table.seats) else None
        nobody = Choice(NOBODY, words.say("kind-nobody"))
        choices = [nobody, *seat_kinds(words)]
        if before is not None:
            name = before.name or words.say("seat", number=number + 1)
            choices = [Choice(SAME, words.say("kind-same", name=name)), *choices]
        fields.append(CompanySeat(number, choices))
    return fields


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
            rows[new] = replace(old, seat=new, level=old.level if old.kind == BOT else "")
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
    server: Server,
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
        if await server.storage.table(id) is None:
            people = company(table, kinds, names, person)
            before = campaign_of(table.game, table.options)
            theirs = before.variants() if before is not None else {}
            own = {name: value for name, value in table.setup.variants.items() if name not in theirs}
            setup = table.game.setup(len(people), 0, {**own, **now.variants()})
            setup = replace(setup, dealing=shared(table, people, number))
            options = {**table.options, "campaign": now.save()}
            try:
                made = server.tables.create(table.game, setup, people, options, id=id, maker=maker, dealing=FAIR)
                _, secrets = await made
            except Conflict:  # another server was quicker
                log.info("the next chapter is there already", extra={"table": table.id})
    return await server.tables.get(id), secrets
