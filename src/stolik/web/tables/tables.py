"""Live tables: a record in memory beside its journal in the database.

Everything that changes or draws a table holds its lock, so that nobody sees a choice that is not yet committed. When
a write fails, or another server was quicker, the table is read again from its journal.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from ... import games
from ...engine.dealing import Share
from ...engine.errors import BadRecord, GameOver, MalformedOption, NothingToUndo, StaleChoice, StolikError, WrongSeat
from ...engine.game import Game, Setup
from ...engine.printed import BadCopy
from ...engine.record import Choice, Entry, Record, Redo, Undo
from ...games.copies import EDITION, RULES
from ..errors import TableError
from ..metrics import metrics
from ..text import clean
from ..tokens import digest, new_table, new_token
from .clocks import Pace
from .levels import LONGEST, checked
from .storage import BOT, FAIR, OPEN, PERSON, SEED, Beginning, Conflict, MessageRow, SeatRow, Storage, TableRow
from .table import Table as Table
from .table import Watcher as Watcher
from .table import clean_name as clean_name

log = logging.getLogger("stolik.tables")
SNAPSHOT_EVERY = 16
KEPT_IN_MEMORY = 400
READ_AT_ONCE = 8  # tables; when everybody comes back after a restart, they wait here and not for the database
TRIES = 20  # to sit down while others do
LONGEST_MESSAGE = 500
LONGEST_OPTION = 200
CHAT_SHOWN = 200


class Tables:
    """All tables that this process has in memory; the others come from the database when asked for."""

    def __init__(
        self,
        storage: Storage,
        find: Callable[[str], Game] = games.game,
        bot: str = "greedy",
        longest: float = LONGEST,
        bots_per_client: int = 40,
    ) -> None:
        self.storage = storage
        self.find = find
        self.bot = bot  # takes the seats of absent persons
        self.longest = longest  # seconds that a bot may think about a choice
        self.bots_per_client = bots_per_client  # that may have to choose at once
        self.live: dict[str, Table] = {}
        self.opening: dict[str, Table] = {}  # being read from the database
        self.loading: dict[str, asyncio.Lock] = {}
        self.reading = asyncio.Semaphore(READ_AT_ONCE)
        self.notice = ""  # what everybody is told, at whichever table
        self.hired: Callable[[], None] = lambda: None  # called when a bot has to choose

    # -- finding --------------------------------------------------------------------------------------------

    async def get(self, id: str) -> Table:
        """A table, read from the database the first time; `TableError` when there is none."""
        table = self.live.get(id)
        if table is None:
            lock = self.loading.setdefault(id, asyncio.Lock())
            try:
                async with lock:
                    if (table := self.live.get(id)) is None:
                        async with self.reading:
                            table = await self.load(id)
            finally:
                if not lock.locked():
                    self.loading.pop(id, None)
        table.used = time.monotonic()
        return table

    async def load(self, id: str) -> Table:
        """Read a table and replay its journal."""
        people = await self.storage.seats(id)  # before the numbers: whoever sits there has added one
        row = await self.storage.table(id)
        if row is None:
            raise TableError("no-table", 404)
        game = self.find(row.game)
        if row.rules != game.rules_version and game.copy:
            game = self.edition(row)
        if row.rules != game.rules_version:
            raise TableError("other-rules", 409, rules=row.rules)
        table = Table(row, game, people, self.storage.pauses)
        table.notice = self.notice
        self.opening[id] = table  # whoever wants it waits, and news of it is heard
        try:
            await self.read(table)
        finally:
            del self.opening[id]
        self.live[id] = table
        self.forget_idle(table)
        return table

    def edition(self, row: TableRow) -> Game:
        """The edition of a copy that a table was made with, before its owner corrected it."""
        try:
            return self.find(f"{row.game}{EDITION}{row.rules.partition(RULES)[2]}")
        except BadCopy as error:
            raise TableError("other-rules", 409, rules=row.rules) from error

    async def read(self, table: Table) -> None:
        """Bring a table up to what the database says; replays all after a failed write."""
        table.stale = False  # whatever is heard from now on makes it stale again
        people = await self.storage.seats(table.id)  # before the numbers: whoever sits there has added one
        row = await self.storage.table(table.id)
        if row is None:
            raise TableError("no-table", 404)
        table.seats, table.setup, table.ended = people, row.setup, row.ended
        table.begun = table.begun or row.version > 0 or row.started > 0
        if table.doubtful or (table.dealt is None and not table.waiting):
            table.begin(row.started)
        table.clocks.started = row.started
        if table.version == 0 and row.version > 0:
            await self.resume(table)
        entries = await self.storage.journal(table.id, table.version)
        grants = await self.storage.grants(table.id)
        for entry, at in entries:
            table.grant([each for each in grants if each[0] <= at])
            try:
                table.apply(entry, at)
            except StolikError as error:
                log.error("journal cannot be replayed", extra={"table": table.id, "number": table.version})
                raise TableError("other-rules", 409, rules=row.rules) from error
        table.grant(grants)
        if len(entries) > SNAPSHOT_EVERY:  # it should have been quicker, and will be the next time
            await self.storage.keep(table.id, table.version, table.snapshot())
        table.chat.extend(await self.storage.messages(table.id, table.chat[-1].number + 1 if table.chat else 0))
        table.votes = await self.storage.votes(table.id)
        hearing = await self.storage.hearing(table.id, [seat.person for seat in people])
        table.hearing = {seat.seat: hearing[seat.person] for seat in people if seat.person in hearing}
        table.doubtful = False

    async def resume(self, table: Table) -> None:
        """Go on from the newest snapshot where that is possible; else the whole journal is replayed."""
        found = await self.storage.snapshot(table.id)
        if found is not None:
            try:
                table.resume(found[0], found[2])
            except BadRecord as error:
                log.warning("a snapshot is of no use", extra={"table": table.id, "reason": str(error)[:200]})

    async def fresh(self, table: Table) -> None:
        """Read what other processes wrote. The caller holds the lock."""
        if table.stale or table.doubtful:
            try:
                async with self.reading:
                    await self.read(table)
            except BaseException:
                table.stale = True
                raise
            table.changed()

    def forget_idle(self, wanted: Table) -> None:
        """Drop the tables that nobody has used for longest, but not the one that is wanted just now."""
        if len(self.live) <= KEPT_IN_MEMORY:
            return
        idle = [each for each in self.live.values() if not (each.watchers or each.lock.locked() or each is wanted)]
        for table in sorted(idle, key=lambda each: each.used)[: len(self.live) - KEPT_IN_MEMORY]:
            del self.live[table.id]

    def heard(self, id: str, version: int) -> None:
        """Another process says that a table has changed."""
        table = self.live.get(id) or self.opening.get(id)
        if table is not None and (version < 0 or version > table.version):
            table.stale = True
            table.wake()

    def all_stale(self) -> None:
        """News may have been missed: every table is read again when next used."""
        for table in [*self.live.values(), *self.opening.values()]:
            table.stale = True
            table.wake()

    # -- making ---------------------------------------------------------------------------------------------

    async def create(
        self,
        game: Game,
        setup: Setup,
        seats: Sequence[SeatRow],
        options: dict[str, Any] | None = None,
        entries: Iterable[str] = (),
        id: str = "",
        maker: str = "",
        dealing: str = SEED,
    ) -> tuple[Table, list[str]]:
        """A new table and the secrets of its seats (empty for bots, and where a seat brings its own)."""
        seats = [replace(seat, level=checked(seat.level, self.longest)) if seat.level else seat for seat in seats]
        now = time.time()
        chosen = dict(options or {})
        Pace.parse(str(chosen.get("clock", "none")))
        secrets = ["" if seat.kind == BOT or seat.token else new_token() for seat in seats]
        people = [
            replace(seat, token=digest(key) if key else seat.token) for seat, key in zip(seats, secrets, strict=True)
        ]
        started = 0.0 if any(seat.kind == OPEN for seat in people) else now
        row = TableRow(
            id or new_table(),
            game.id,
            game.rules_version,
            setup,
            chosen,
            0,
            False,
            (),
            now,
            started,
            now,
            maker,
            dealing,
        )
        table = Table(row, game, people, self.storage.pauses)
        played = list(entries)
        for entry in played:
            table.apply(entry, now)
        row = replace(
            row,
            listed=bool(chosen.get("listed")),
            over=table.over,
            deciders=tuple(table.deciders()),
            turns=table.turns(),
        )
        if table.thinking():
            await self.allow_bots(maker)
        await self.storage.create(row, people, played, table.thinking())
        table.notice = self.notice
        self.live[table.id] = table
        self.forget_idle(table)
        metrics.tables_created.add()
        if table.thinking():
            self.hired()
        return table, secrets

    async def allow_bots(self, maker: str) -> None:
        """Refuse to start bots for whose tables too many have to choose already: for the address that made these."""
        if maker and await self.storage.bots_waiting(maker.partition(" ")[0]) >= self.bots_per_client:
            raise TableError("too-many-bots", 429)

    # -- playing --------------------------------------------------------------------------------------------

    async def write(self, table: Table, entries: Sequence[Entry]) -> None:
        """Play entries, commit them, and only then let anybody see. The caller holds the lock."""
        if table.ended:
            raise GameOver("all agreed to end this game")
        version, at, noticed, before = table.version, time.time(), table.seen(), table.deciders()
        try:
            for entry in entries:
                table.apply(entry, at)
        except StolikError:
            table.doubtful = table.version != version or not isinstance(entries[0], Choice)
            raise
        record = table.record
        kept: tuple[str, bytes] | None = None
        if record.state.over or table.version // SNAPSHOT_EVERY != version // SNAPSHOT_EVERY:
            kept = table.snapshot()
        thinking = table.thinking() if any(seat.kind == BOT for seat in table.seats) else None
        table.doubtful = True
        try:
            state, deciders = record.state, record.state.deciders()
            secret = table.seen() == noticed and deciders == before
            await self.storage.append(
                table.id,
                version,
                [str(each) for each in entries],
                at,
                state.over,
                deciders,
                thinking,
                kept,
                secret,
                table.turns(),
                waited_for(table, [seat for seat in deciders if seat not in before], entries[0].seat),
                state.turn,
            )
        except Conflict as error:
            await self.fresh(table)
            raise StaleChoice(str(error)) from error
        table.doubtful = False
        metrics.choices.add(len(entries))
        table.changed()
        if thinking:
            self.hired()

    async def choose(self, table: Table, seat: int, text: str, version: int, confirmed: bool = True) -> None:
        """Play an option for a seat, made for a version."""
        began = time.perf_counter()
        async with table.lock:
            await self.fresh(table)
            if len(text) > LONGEST_OPTION:
                raise MalformedOption("this is no option")
            if seat not in table.record.state.deciders() and version == table.version:
                raise WrongSeat(f"seat {seat} does not decide now")
            if not table.fits(seat, version):
                raise StaleChoice(f"made for version {version}; the table is at version {table.version}")
            option = table.game.vocabulary.parse(text)
            if not confirmed and table.confirm and table.ends_turn(seat, option):
                raise TableError("confirm", 409)
            await self.write(table, [Choice(seat, option)])
        metrics.choice_seconds.add(time.perf_counter() - began)

    async def undo(self, table: Table, seat: int, version: int | None, whole_turn: bool = False) -> None:
        """Take back a seat's last choice, or all of its turn as far as that is allowed."""
        async with table.lock:
            await self.fresh(table)
            if version is not None and not table.fits(seat, version):
                raise StaleChoice(f"made for version {version}; the table is at version {table.version}")
            if table.record.undoable(seat) is None:
                raise NothingToUndo(f"seat {seat} has nothing to take back")
            times = max(1, table.restartable(seat)) if whole_turn else 1
            await self.write(table, [Undo(seat)] * times)

    async def redo(self, table: Table, seat: int, version: int | None) -> None:
        """Play again what a seat took back."""
        async with table.lock:
            await self.fresh(table)
            if version is not None and not table.fits(seat, version):
                raise StaleChoice(f"made for version {version}; the table is at version {table.version}")
            await self.write(table, [Redo(seat)])

    # -- sitting and talking --------------------------------------------------------------------------------

    async def sit(
        self,
        table: Table,
        name: str,
        person: str,
        wanted: int | None = None,
        share: Callable[[int], Share] | None = None,
        level: str = "",
    ) -> tuple[int, str]:
        """Take an open seat and add a number to the dealing: the seat and its new secret, which the inviter does not
        know. With the last seat the game is dealt."""
        async with table.lock:
            for _ in range(TRIES):
                await self.fresh(table)
                free = [seat for seat in table.seats if seat.kind == OPEN and wanted in (None, seat.seat)]
                free = [seat for seat in free if wanted is not None or seat.person in ("", person)]
                if not free:
                    break
                if table.rated and (
                    not person or level or any(seat.person == person != "" for seat in table.seats if seat not in free)
                ):
                    raise TableError("rated-person", 409)
                was, token = free[0], new_token()
                row = replace(was, kind=PERSON, name=name or was.name, token=digest(token), person=person, level=level)
                added = share(was.seat) if share is not None and table.dealing == FAIR and table.waiting else None
                try:
                    await self.take(table, row, was, added)
                    return was.seat, token
                except Conflict:  # others sat down as well: look again
                    continue
            raise TableError("full-table", 409)

    async def take(self, table: Table, row: SeatRow, was: SeatRow, share: Share | None) -> None:
        """Commit that somebody sits down, and deal if nobody is missing any more. The caller holds the lock."""
        seats = [row if each.seat == row.seat else each for each in table.seats]
        left = sum(seat.kind == OPEN for seat in seats)
        setup, record, now = table.setup, table.dealt, time.time()
        if share is not None and setup.dealing is not None:
            setup = replace(setup, dealing=setup.dealing.with_share(share))
        if record is None and not left:
            record = Record(table.game, setup)
        deciders = record.state.deciders() if record is not None else []
        bots = [seat for seat in deciders if seats[seat].kind == BOT] if table.dealt is None else []
        over = record is not None and record.state.over
        if bots:
            await self.allow_bots(table.maker)
        table.stale = True  # until it is certain what the database says
        since = max(0.0, table.clocks.pace.bank) if table.clocks.pace.shown else -now
        turns = " ".join(f"{seat}:{now:.0f}:{now + since:.0f}" for seat in deciders)
        others = waited_for(table, [seat.seat for seat in seats], row.seat) if table.dealt is None else []
        began = Beginning(now, table.version, over, deciders, bots, turns, others)
        await self.storage.sit(table.id, row, was, share, left, began)
        table.stale = False
        table.seats, table.setup = seats, setup
        if not left:
            table.clocks.started, table.begun = now, True
            if table.dealt is None:
                table.deal(record)
        table.changed()
        if bots:
            self.hired()

    async def reseat(self, table: Table, row: SeatRow, was: SeatRow, grant: tuple[float, float] | None = None) -> None:
        """Change who sits at a seat, and give it time if need be. The caller holds the lock."""
        thinks = row.kind == BOT and row.seat in table.deciders()
        turns = None if table.waiting else table.turns()
        try:
            await self.storage.seat(table.id, row, was, table.version if thinks else -1, grant, turns)
        except Conflict as error:
            table.stale = True
            raise TableError("full-table", 409) from error
        table.seats[row.seat] = row
        dealing = table.setup.dealing
        if row.kind == OPEN and turns is None and dealing is not None:
            rest = tuple(share for share in dealing.shares if share.seat != row.seat)
            table.setup = replace(table.setup, dealing=replace(dealing, shares=rest))
        table.votes = [vote for vote in table.votes if vote[0] != row.seat]
        if grant is not None:
            table.grant(await self.storage.grants(table.id))
        table.changed()
        if thinks:
            self.hired()

    async def say(self, table: Table, seat: int, name: str, text: str) -> None:
        """Say something to the persons at the table, or, as a spectator, to the other spectators."""
        said = clean(text, LONGEST_MESSAGE)
        if not said:
            raise TableError("empty-message", 422)
        async with table.lock:
            await self.fresh(table)
            await self.tell(table, seat, clean_name(name), said)
        if seat >= 0:
            await self.storage.tell_of_chat(table.id, table.seats[seat].person)

    async def tell(self, table: Table, seat: int, name: str, text: str = "", kind: str = "") -> None:
        """Keep what was said, or, of a kind, what happened, for everybody to read. The caller holds the lock."""
        number = table.chat[-1].number + 1 if table.chat else 0
        row = MessageRow(number, seat, name, text, time.time(), kind)
        table.chat.append(await self.storage.say(table.id, row))
        del table.chat[: -2 * CHAT_SHOWN]
        table.changed()


def waited_for(table: Table, seats: Sequence[int], chooser: int) -> list[tuple[str, int]]:
    """The persons of some seats, each once, without whoever just did something."""
    me = table.seats[chooser].person
    found = {table.seats[seat].person: seat for seat in seats if table.seats[seat].kind == PERSON}
    return [(person, seat) for person, seat in found.items() if person and person != me]
