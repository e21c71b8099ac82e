"""The company at a table: who resigns, leaves, is replaced, gives a seat away, offers to end or plays again.

Whatever happens is told to everybody in the chat, in the words of whoever reads it.

- **Resigning**: a bot plays on for the others; the seat does not come back. When nobody is left, the game ends as it is.
- **Absent** is whose time is over (see `clocks`). The other persons decide: a bot keeps the seat warm until its owner is
  back, or it is opened to a new person. All must want the same; once the owner has been away for as long again, whoever
  is there decides.
- **Here**: whose time is over and who is there after all can say so, three times in a game, and has a minute more (a
  day, where there are days for a move); what the others wanted about the seat is void.
- **Ending**: when all persons offer it, the game is over, and the score stands as it is.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from ...drawing.scene import Rematch
from ...engine.dealing import Share
from ...engine.errors import GameOver
from ..errors import TableError
from ..tokens import digest, new_token, next_id
from .clocks import DAY
from .fairness import new_dealing, new_share
from .storage import BOT, FAIR, OPEN, PERSON, Conflict, SeatRow
from .tables import Table, Tables

END, AGAIN = -1, -2  # the "absent seats" of votes to end the game, and to play again or not
IN, OUT = "in", "out"  # answers to a wish to play again
HERE = 3  # times in a game that whose time is over can say that they are here
MOMENT = 60.0  # seconds that this gives them; where there are days for a move, a day
RESIGNED, ABSENT, GIVEN = "resigned", "absent", "given"  # fates
WISHES = ("bot", "person")


def host_of(table: Table) -> str:
    """The person who made a table, if a person did."""
    return table.maker.partition(" ")[2]


def is_host(table: Table, person: str) -> bool:
    """Whether somebody may decide who plays, before the game begins."""
    return bool(person) and host_of(table) == person


def playing(table: Table) -> list[int]:
    """The seats of persons who play."""
    return [seat.seat for seat in table.seats if seat.kind == PERSON]


def running(table: Table) -> None:
    """Refuse what needs a running game."""
    if table.over:
        raise GameOver("this game is over")
    if table.waiting:
        raise TableError("waiting", 409)


# -- leaving a running game ---------------------------------------------------------------------------------------


async def resign(tables: Tables, table: Table, seat: int) -> None:
    """A person gives up: a bot plays on."""
    async with table.lock:
        await tables.fresh(table)
        running(table)
        was = table.seats[seat]
        if was.fate == RESIGNED:
            raise TableError("replaced", 409)
        await tables.reseat(table, replace(was, kind=BOT, level=tables.bot, fate=RESIGNED), was)
        await tables.tell(table, seat, was.name, kind=RESIGNED)
        if not playing(table):
            await finish(tables, table, seat)
        else:
            await end_if_agreed(tables, table, seat)


async def offer_end(tables: Tables, table: Table, seat: int) -> None:
    """A person offers to end the game, or takes that back; it ends when all offer it."""
    async with table.lock:
        await tables.fresh(table)
        running(table)
        if seat not in playing(table):
            raise TableError("replaced", 409)
        offered = (END, seat, "end") in table.votes
        await tables.storage.vote(table.id, END, seat, "" if offered else "end")
        table.votes = await tables.storage.votes(table.id)
        if not await end_if_agreed(tables, table, seat):
            await tables.tell(table, seat, table.seats[seat].name, kind="goes-on" if offered else "offers-end")


async def end_if_agreed(tables: Tables, table: Table, seat: int) -> bool:
    """End the game when all who play want that. The caller holds the lock."""
    agreed = {voter for absent, voter, _ in table.votes if absent == END}
    if not agreed or not set(playing(table)) <= agreed:
        return False
    await finish(tables, table, seat)
    return True


async def finish(tables: Tables, table: Table, seat: int) -> None:
    """The game is over as it stands. The caller holds the lock."""
    try:
        now = time.time()
        await tables.storage.finish(table.id, table.version, now)
    except Conflict as error:
        table.stale = True
        raise TableError("stale-choice", 409) from error
    table.ended, table.votes = now, []
    scores = table.game.scores(table.record.state)
    named = [each.name or str(each.seat + 1) for each in table.seats]
    told = ", ".join(f"{name} {score}" for name, score in zip(named, scores))
    await tables.tell(table, seat, "", told, "ended")


# -- who stays away -------------------------------------------------------------------------------------------------


def alone_decides(table: Table, absent: int, now: float) -> bool:
    """Whether somebody has been away for as long again as they had: then whoever is there decides."""
    due = table.clocks.due(absent)
    return 0.0 < due <= now - table.clocks.pace.bank


async def agree(tables: Tables, table: Table, voter: int, absent: int, wish: str = "bot") -> None:
    """A person says what is to become of an absent person's seat; so it is done when all want the same."""
    async with table.lock:
        await tables.fresh(table)
        now = time.time()
        asked = table.absences(now).get(absent, [])
        if voter not in asked or table.ended:
            raise TableError("not-absent", 409)
        if wish not in WISHES:
            raise TableError("malformed", 400)
        if wish == "person" and table.rated:
            raise TableError("rated-seat", 409)
        await tables.storage.vote(table.id, absent, voter, wish)
        table.votes = await tables.storage.votes(table.id)
        agreed = all((absent, each, wish) in table.votes for each in asked)
        if not agreed and not alone_decides(table, absent, now):
            table.changed()
            return
        was = table.seats[absent]
        if wish == "bot":
            await tables.reseat(table, replace(was, kind=BOT, level=tables.bot, fate=ABSENT), was)
            await tables.tell(table, absent, was.name, kind="bot-takes")
        else:
            open_seat = replace(was, kind=OPEN, name="", person="", token=digest(new_token()), fate=GIVEN)
            await tables.reseat(table, open_seat, was)
            table.options = {**table.options, "public": True, "listed": True}
            await tables.storage.open_up(table.id, table.options)
            await tables.tell(table, absent, was.name, kind="opened")


def may_reclaim(table: Table, seat: int) -> bool:
    """Whether a bot keeps the chair of somebody who did not resign."""
    was = table.seats[seat]
    return was.kind == BOT and bool(was.token) and was.fate != RESIGNED and not table.ended and not table.over


async def reclaim(tables: Tables, table: Table, seat: int) -> None:
    """A person who came back takes the seat from the bot, with the whole time anew."""
    async with table.lock:
        await tables.fresh(table)
        was = table.seats[seat]
        if not may_reclaim(table, seat):
            raise TableError("not-replaced", 409)
        fair = time.time(), table.clocks.pace.bank  # a chance to go on
        await tables.reseat(table, replace(was, kind=PERSON, level="", fate=""), was, grant=fair)
        await tables.tell(table, seat, was.name, kind="back")


def may_say_here(table: Table, seat: int, now: float) -> bool:
    """Whether somebody whose time is over may still say that they are here."""
    said = sum(each.kind == "here" and each.seat == seat for each in table.chat)
    return seat in table.absences(now) and not table.over and said < HERE


async def here(tables: Tables, table: Table, seat: int) -> None:
    """A person whose time is over is there after all, and has a moment more."""
    async with table.lock:
        await tables.fresh(table)
        now, was, pace = time.time(), table.seats[seat], table.clocks.pace
        if not may_say_here(table, seat, now):
            raise TableError("not-absent", 409)
        await tables.reseat(table, was, was, grant=(now, DAY if pace.per_move else MOMENT))
        await tables.tell(table, seat, was.name, kind="here")


async def hand_over(tables: Tables, table: Table, seat: int, name: str, person: str) -> str:
    """A seat goes to another person, who holds what its owner gave them: its new secret."""
    async with table.lock:
        await tables.fresh(table)
        was, token = table.seats[seat], new_token()
        if table.over or was.kind == OPEN or was.fate == RESIGNED:
            raise TableError("used-ticket", 409)
        if table.rated:
            raise TableError("rated-seat", 409)
        taken = replace(
            was, kind=PERSON, level="", name=name or was.name, person=person, token=digest(token), fate=GIVEN
        )
        await tables.reseat(table, taken, was, grant=(time.time(), table.clocks.pace.bank))
        await tables.tell(table, seat, was.name, taken.name, kind=GIVEN)
        return token


# -- before the game begins -----------------------------------------------------------------------------------------


async def free(tables: Tables, table: Table, seat: int, kind: str) -> None:
    """Open a seat of a waiting room again: whoever sat there left, or was sent away; old links of it are void."""
    async with table.lock:
        await tables.fresh(table)
        was = table.seats[seat]
        if not table.waiting or was.kind == BOT:
            raise TableError("begun", 409)
        empty = replace(was, kind=OPEN, name="", person="", token=digest(new_token()))
        await tables.reseat(table, empty, was)
        if was.kind == PERSON:
            await tables.tell(table, seat, was.name, kind=kind)


async def fill(tables: Tables, table: Table, seat: int, name: str) -> None:
    """A bot takes an open seat; with the last one the game begins."""
    async with table.lock:
        await tables.fresh(table)
        was = table.seats[seat]
        if not table.waiting or was.kind != OPEN:
            raise TableError("begun", 409)
        try:
            await tables.take(table, SeatRow(seat, BOT, name, tables.bot), was, None)
        except Conflict as error:
            raise TableError("stale-choice", 409) from error


async def invite(tables: Tables, table: Table, seat: int) -> str:
    """A new secret link for an open seat; the one before is void."""
    async with table.lock:
        await tables.fresh(table)
        was, token = table.seats[seat], new_token()
        if was.kind != OPEN:
            raise TableError("full-table", 409)
        await tables.reseat(table, replace(was, token=digest(token), person=""), was)
        return token


# -- playing again --------------------------------------------------------------------------------------------------


async def rematch(tables: Tables, table: Table, mine: Sequence[int], person: str, maker: str) -> Table:
    """The table at which the same company plays again: made by who asks first, with a seat kept for everybody."""
    id = next_id(table.id)
    async with table.lock:
        await tables.fresh(table)
        if not table.over:
            raise TableError("still-running", 409)
        if await tables.storage.table(id) is None:
            kept = [kept_for(row) for row in table.seats]
            setup = table.game.setup(table.setup.players, 0, dict(table.setup.variants))
            setup = replace(setup, dealing=new_dealing((), ""))
            options = {name: value for name, value in table.options.items() if name != "campaign"}
            try:
                await tables.create(table.game, setup, kept, options, id=id, maker=maker, dealing=FAIR)
                first = table.seats[mine[0]]
                others = {row.person: row.seat for row in table.seats if row.person not in ("", person)}
                await tables.storage.tell_apart(id, "rematch", list(others.items()))
                await tables.tell(table, first.seat, first.name, kind="rematch")
            except Conflict:  # another server was quicker
                pass
        await answer(tables, table, mine, IN)
    return await tables.get(id)


async def answer(tables: Tables, table: Table, mine: Sequence[int], said: str) -> None:
    """Keep who plays again and who does not. The caller holds the lock."""
    for seat in mine:
        await tables.storage.vote(table.id, AGAIN, seat, said)
    table.votes = await tables.storage.votes(table.id)
    table.changed()


async def decline(tables: Tables, table: Table, mine: Sequence[int]) -> None:
    """Not this time: the chairs that were kept at the next table are free for others."""
    async with table.lock:
        await tables.fresh(table)
        if not table.over:
            raise TableError("still-running", 409)
        await answer(tables, table, mine, OUT)
    if await tables.storage.table(next_id(table.id)) is None:
        return
    made = await tables.get(next_id(table.id))
    for seat in mine:
        if made.waiting and made.seats[seat].kind == OPEN and made.seats[seat].person:
            await free(tables, made, seat, "left")


def rematch_of(table: Table, viewer: int) -> Rematch | None:
    """Who wants to play again; None while nobody does."""
    said = {voter: wish for about, voter, wish in table.votes if about == AGAIN}
    joined = [seat for seat, wish in said.items() if wish == IN]
    if not joined:
        return None
    first = next((each.seat for each in table.chat if each.kind == "rematch"), joined[0])
    asked = [row.seat for row in table.seats if row.kind != BOT or row.fate]
    mine = said.get(viewer, "") if viewer in asked else "-"
    return Rematch(first, asked, joined, len(said) - len(joined), mine, next_id(table.id))


def kept_for(row: SeatRow) -> SeatRow:
    """The seat of the next game: a bot stays, a person's is open to them alone."""
    if row.kind == BOT and not row.fate:
        return replace(row, token="")
    secret = row.token or digest(new_token())
    return SeatRow(row.seat, OPEN, row.name, token=secret, person=row.person)


async def sit_again(
    tables: Tables, table: Table, old: Table, mine: Sequence[int], person: str, number: str
) -> dict[int, str]:
    """Take one's own seats at the new table: their secrets."""
    given: dict[int, str] = {}
    for seat in mine:
        if table.seats[seat].kind == OPEN:
            share: Callable[[int], Share] = lambda taken: new_share(taken, number)  # noqa: E731
            taken, token = await tables.sit(table, old.seats[seat].name, old.seats[seat].person or person, seat, share)
            given[taken] = token
    return given
