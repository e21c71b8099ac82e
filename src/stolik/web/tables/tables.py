"""Live tables: a record in memory beside its journal in the database.

Everything that changes or draws a table holds its lock, so that nobody sees a choice that is not yet committed. When
a write fails, or another server was quicker, the table is read again from its journal.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from ... import games
from ...engine.codec import fingerprint
from ...engine.dealing import Share
from ...engine.errors import BadRecord, GameOver, MalformedOption, NothingToUndo, StaleChoice, StolikError, WrongSeat
from ...engine.game import Game, Setup
from ...engine.record import Choice, Record
from ...engine.state import SPECTATOR
from ..errors import TableError
from ..metrics import metrics
from ..text import clean
from ..tokens import digest, matches, new_table, new_token
from .clocks import Clocks, Pace
from .levels import LONGEST, checked
from .snapshots import Beside, pack, resumed, unpack
from .storage import BOT, FAIR, OPEN, PERSON, SEED, Beginning, Conflict, MessageRow, SeatRow, Storage, TableRow

log = logging.getLogger("stolik.tables")
SNAPSHOT_EVERY = 16
KEPT_IN_MEMORY = 400
TRIES = 20  # to sit down while others do
LONGEST_NAME = 40
LONGEST_MESSAGE = 500
LONGEST_OPTION = 200
CHAT_SHOWN = 200


class Watcher:
    """Somebody who waits for news of a table."""

    def __init__(self, seat: int = SPECTATOR, session: str = "") -> None:
        self.seat = seat
        self.session = session  # the hash of the sign-in by which they look, if any
        self.news = asyncio.Event()
        self.gone = False


class Table:
    """A table as this process knows it."""

    def __init__(
        self, row: TableRow, game: Game, seats: list[SeatRow], pauses: Sequence[tuple[float, float]] = ()
    ) -> None:
        self.id = row.id
        self.maker = row.maker
        self.pauses = pauses  # when no server was running
        self.game = game
        self.setup = row.setup
        self.dealing = row.dealing  # how: fair, seed, copy, old
        self.begun = row.version > 0 or row.started > 0  # it was dealt: a seat that is open now was given up
        self.options = row.options
        self.created = row.created
        self.seats = seats
        self.chat: list[MessageRow] = []
        self.votes: list[tuple[int, int, str]] = []  # absent seat, voter, wish
        self.ended = row.ended  # when all agreed to end the game; 0: they did not
        self.lock = asyncio.Lock()
        self.stamp = 0  # grows with everything that a viewer may notice
        self.frames: dict[object, tuple[int, bytes]] = {}  # by viewer, with the stamp they were drawn for
        self.marks: dict[tuple[int, ...], str] = {}  # by the seats whose secrets are seen, of this stamp
        self.watchers: set[Watcher] = set()
        self.spectators = 0  # as last shown
        self.kept_stops: tuple[int, list[int]] = -1, []  # with their version
        self.notice = ""  # what whoever runs the servers tells everybody
        self.points: tuple[int, list[tuple[int, list[int]]]] | None = None  # the chart of the end, with its version
        self.sound: bool | None = None  # whether the finished game was dealt as promised, once somebody asked
        self.stale = False  # another process has changed it
        self.doubtful = False  # a write failed: what is in memory may not be in the database
        self.used = time.monotonic()
        self.begin(row.started)

    def begin(self, started: float) -> None:
        """Go back to the empty journal, or to the waiting room."""
        pace = Pace.parse(str(self.options.get("clock", "none")))
        self.clocks = Clocks(pace, self.setup.players, started, self.pauses)
        self.granted = 0  # how many grants of time the clocks know
        self.counted = 0  # entries of the journal: those that everybody may know of, and those of each seat alone
        self.noticed, self.secret = 0, [0] * self.setup.players
        self.questions: list[int] = []  # the question asked at every version
        self.dealt: Record | None = None
        if not self.waiting:
            self.deal()

    @property
    def waiting(self) -> bool:
        """Whether it is a waiting room: nothing is dealt before every seat is taken."""
        if self.begun or self.dealing not in (FAIR, SEED):
            return False
        return any(seat.kind == OPEN for seat in self.seats)

    def deal(self, record: Record | None = None) -> None:
        """All are there: the dealing follows from the secret and everybody's numbers."""
        self.dealt = record or Record(self.game, self.setup)
        self.questions = [self.dealt.question]
        self.clocks.move(self.created, [], self.dealt.state.deciders(), 0, False)

    @property
    def record(self) -> Record:
        """The game; `TableError` while the table is a waiting room."""
        if self.dealt is None:
            raise TableError("waiting", 409)
        return self.dealt

    @property
    def version(self) -> int:
        """The length of the journal. It counts secret steps: others are told what they have `seen`."""
        return 0 if self.dealt is None else self.dealt.version

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or because all agreed."""
        return bool(self.ended) or (self.dealt is not None and self.dealt.state.over)

    def require_over(self) -> None:
        """Refuse what would tell secrets of a running game."""
        if self.dealt is None:
            raise TableError("waiting", 409)
        if not self.over:
            raise TableError("still-running", 409)

    def deciders(self) -> list[int]:
        """The seats that have to choose."""
        return [] if self.dealt is None or self.ended else self.dealt.state.deciders()

    def turns(self) -> str:
        """Since when and until when who has to choose: "<seat>:<since>:<due>", as tables are listed by."""
        clocks = self.clocks
        return " ".join(
            f"{seat}:{max(clocks.since[seat], clocks.started):.0f}:{clocks.due(seat) if clocks.pace.shown else 0:.0f}"
            for seat in self.deciders()
        )

    def seen(self, *seats: int) -> int:
        """The version as the holder of these seats counts it: without what others did in secret, which is all that
        leaves a question open."""
        for number in range(self.counted, self.version):
            if self.questions[number] == self.questions[number + 1]:
                self.secret[Choice.parse(self.record.journal[number]).seat] += 1
            else:
                self.noticed += 1
        self.counted = self.version
        return self.noticed + sum(self.secret[seat] for seat in {*seats} if seat >= 0)

    def meant(self, seat: int, version: int) -> int:
        """The version for which a seat chose, by its own count; -1 when it has seen something new since."""
        return self.version if version == self.seen(seat) else -1

    def stops(self) -> list[int]:
        """After how many choices there is something for everybody to see: while the game runs, secret answers count
        with the last one."""
        record = self.record
        if record.state.over:
            return list(range(len(record.choices) + 1))
        if self.kept_stops[0] != record.version:
            shown = [number + 1 for number in range(len(record.choices)) if not record.is_secret(number)]
            self.kept_stops = record.version, [0, *shown]
        return self.kept_stops[1]

    @property
    def rated(self) -> bool:
        """Whether the result counts for the ratings of who plays."""
        return bool(self.options.get("rated"))

    @property
    def confirm(self) -> bool:
        """Whether the end of a turn asks for confirmation."""
        return bool(self.options.get("confirm"))

    @property
    def guided(self) -> bool:
        """Whether it is a first game, with a coach beside the person at the first seat."""
        return bool(self.options.get("guided"))

    @property
    def hints(self) -> bool:
        """Whether the person to move may ask what a bot would do."""
        allowed = self.options.get("hints")
        if isinstance(allowed, bool):
            return allowed
        return sum(seat.kind != BOT for seat in self.seats) < 2  # a table of before there were hints

    def apply(self, entry: str, at: float) -> None:
        """Play one entry of the journal in memory."""
        record = self.record
        before, asked = record.state.deciders(), record.question
        record.apply(entry)
        choice, after = Choice.parse(entry), record.state.deciders()
        self.questions.append(record.question)
        if record.question != asked or after != before:  # no clock tells of a secret step
            self.clocks.move(at, before, after, choice.seat, choice.text == "undo")

    def snapshot(self) -> tuple[str, bytes]:
        """All that follows from the journal, to go on from: the fingerprint of the state, and the whole."""
        beside = Beside(self.id, self.questions, self.clocks.left, self.clocks.since, self.granted)
        return fingerprint(self.record.state), pack(self.record, beside)

    def resume(self, number: int, data: bytes) -> None:
        """Go on from a snapshot of a version; `BadRecord` when that is not possible."""
        kept = unpack(data, self.game)
        record, beside = resumed(kept, self.game, self.setup), kept.beside
        if (beside.table, record.version, len(beside.left)) != (self.id, number, self.setup.players):
            raise BadRecord("the snapshot is of another table")
        self.dealt, self.questions, self.granted = record, beside.questions, beside.granted
        self.clocks.left, self.clocks.since = beside.left, beside.since

    def grant(self, grants: Sequence[tuple[float, int, float]]) -> None:
        """Give time to who came back, as far as the clocks do not know of it yet: moment, seat, seconds."""
        for at, seat, seconds in grants[self.granted :]:
            self.clocks.grant(seat, at, seconds)
        self.granted = max(self.granted, len(grants))

    def thinking(self) -> list[int]:
        """The bot seats that have to choose."""
        return [seat for seat in self.deciders() if self.seats[seat].kind == BOT]

    def thinks_from(self, seat: int) -> int:
        """What a bot's chances follow from at this moment: nobody else can work it out."""
        dealing = self.setup.dealing
        key = dealing.key() if dealing is not None else str(self.setup.seed).encode()
        return int.from_bytes(hmac.digest(key, f"bot {seat} at {self.version}".encode(), "sha256")[:7], "big")

    def fits(self, seat: int, version: int) -> bool:
        """Whether a choice made for an earlier version still means the same: others answered the same question."""
        record = self.record
        if version == record.version:
            return True
        if not 0 <= version < record.version or not record.state.asks_together():
            return False
        if self.questions[version] != record.question:
            return False
        return all(Choice.parse(entry).seat != seat for entry in record.journal[version:])

    def holder(self, token: str) -> int:
        """The seat that a secret belongs to, or `SPECTATOR`; an invitation gives no seat before somebody sits down."""
        return next((seat.seat for seat in self.seats if seat.kind != OPEN and matches(token, seat.token)), SPECTATOR)

    def invited(self, token: str) -> int:
        """The open seat that an invitation leads to, or `SPECTATOR`."""
        return next((seat.seat for seat in self.seats if seat.kind == OPEN and matches(token, seat.token)), SPECTATOR)

    def ends_turn(self, seat: int, text: str) -> bool:
        """Whether this option would end the seat's turn."""
        state = self.record.state
        after = state.clone()
        after.play(self.game.vocabulary.parse(text), seat)
        return seat not in after.deciders() or (after.turn != state.turn and state.active == seat)

    def undoable(self, seat: int) -> int | None:
        """The choice that undo would take back: the last of all, or an answer while the question is open."""
        index = self.record.undoable(seat)
        if index is None or index == len(self.record.choices) - 1:
            return index
        return index if self.record.marks[index].question == self.record.question else None

    def restartable(self, seat: int) -> int:
        """How many choices "back to the start of my turn" takes back."""
        record = self.record
        index = self.undoable(seat)
        if index is None:
            return 0
        turn, question, count = record.marks[index].turn, record.question, 0
        for number in range(len(record.choices) - 1, -1, -1):
            mark = record.marks[number]
            if mark.barrier or mark.turn != turn:
                break
            if record.choices[number].seat == seat:
                count += 1
            elif mark.question != question:
                break
        return count

    def mark(self, *eyes: int) -> str:
        """A name for what these seats see now: who has seen it need not be sent it again. The same in every process,
        and the same after what others did in secret."""
        if eyes in self.marks:
            return self.marks[eyes]
        seats = [(seat.kind, seat.name, seat.level, seat.fate) for seat in self.seats]
        said = self.chat[-1].number if self.chat else -1
        rest = (
            self.notice, seats, said, self.votes, self.spectators, sorted(self.absences(time.time())), self.clocks.left,
            self.deciders(), self.waiting, self.ended,
        )  # fmt: skip
        self.marks[eyes] = f"{self.seen(*eyes)}.{zlib.crc32(repr(rest).encode()):08x}"
        return self.marks[eyes]

    def changed(self) -> None:
        """Something is new: drop drawn frames and wake who watches."""
        self.stamp += 1
        self.frames.clear()
        self.marks.clear()
        for watcher in self.watchers:
            watcher.news.set()

    def free_seat(self) -> SeatRow | None:
        """The first seat that nobody has taken."""
        return next((seat for seat in self.seats if seat.kind == OPEN), None)

    def absences(self, now: float) -> dict[int, list[int]]:
        """The persons whose time is over, each with the other persons who are asked."""
        persons = [seat.seat for seat in self.seats if seat.kind == PERSON]
        found = {seat: [each for each in persons if each != seat] for seat in self.clocks.absent(now)}
        return {seat: asked for seat, asked in found.items() if seat in persons and asked}


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
                    table = self.live.get(id) or await self.load(id)
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
        self.forget_idle()
        return table

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
                await self.read(table)
            except BaseException:
                table.stale = True
                raise
            table.changed()

    def forget_idle(self) -> None:
        """Drop the tables that nobody has used for longest."""
        if len(self.live) <= KEPT_IN_MEMORY:
            return
        idle = [each for each in self.live.values() if not each.watchers and not each.lock.locked()]
        for table in sorted(idle, key=lambda each: each.used)[: len(self.live) - KEPT_IN_MEMORY]:
            del self.live[table.id]

    def heard(self, id: str, version: int) -> None:
        """Another process says that a table has changed."""
        table = self.live.get(id) or self.opening.get(id)
        if table is not None and (version < 0 or version > table.version):
            table.stale = True
            for watcher in table.watchers:
                watcher.news.set()

    def all_stale(self) -> None:
        """News may have been missed: every table is read again when next used."""
        for table in [*self.live.values(), *self.opening.values()]:
            table.stale = True
            for watcher in table.watchers:
                watcher.news.set()

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
        self.forget_idle()
        metrics.tables_created.add()
        if table.thinking():
            self.hired()
        return table, secrets

    async def allow_bots(self, maker: str) -> None:
        """Refuse to start bots for whose tables too many have to choose already: for the address that made these."""
        if maker and await self.storage.bots_waiting(maker.partition(" ")[0]) >= self.bots_per_client:
            raise TableError("too-many-bots", 429)

    # -- playing --------------------------------------------------------------------------------------------

    async def write(self, table: Table, entries: Sequence[str]) -> None:
        """Play entries, commit them, and only then let anybody see. The caller holds the lock."""
        if table.ended:
            raise GameOver("all agreed to end this game")
        version, at, noticed, before = table.version, time.time(), table.seen(), table.deciders()
        try:
            for entry in entries:
                table.apply(entry, at)
        except StolikError:
            table.doubtful = table.version != version or entries[0].endswith((" undo", " redo"))
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
                table.id, version, entries, at, state.over, deciders, thinking, kept, secret, table.turns()
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
            if len(text) > LONGEST_OPTION or text in ("undo", "redo"):
                raise MalformedOption("this is no option")
            if seat not in table.record.state.deciders() and version == table.version:
                raise WrongSeat(f"seat {seat} does not decide now")
            if not table.fits(seat, version):
                raise StaleChoice(f"made for version {version}; the table is at version {table.version}")
            if not confirmed and table.confirm and table.ends_turn(seat, text):
                raise TableError("confirm", 409)
            await self.write(table, [f"{seat} {text}"])
        metrics.choice_seconds.add(time.perf_counter() - began)

    async def undo(self, table: Table, seat: int, version: int | None, whole_turn: bool = False) -> None:
        """Take back a seat's last choice, or all of its turn as far as that is allowed."""
        async with table.lock:
            await self.fresh(table)
            if version is not None and not table.fits(seat, version):
                raise StaleChoice(f"made for version {version}; the table is at version {table.version}")
            if table.undoable(seat) is None:
                raise NothingToUndo(f"seat {seat} has nothing to take back")
            times = max(1, table.restartable(seat)) if whole_turn else 1
            await self.write(table, [f"{seat} undo"] * times)

    async def redo(self, table: Table, seat: int, version: int | None) -> None:
        """Play again what a seat took back."""
        async with table.lock:
            await self.fresh(table)
            if version is not None and not table.fits(seat, version):
                raise StaleChoice(f"made for version {version}; the table is at version {table.version}")
            await self.write(table, [f"{seat} redo"])

    # -- sitting and talking --------------------------------------------------------------------------------

    async def sit(
        self,
        table: Table,
        name: str,
        person: str,
        wanted: int | None = None,
        share: Callable[[int], Share] | None = None,
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
                    not person or any(seat.person == person != "" for seat in table.seats if seat not in free)
                ):
                    raise TableError("rated-person", 409)
                was, token = free[0], new_token()
                row = replace(was, kind=PERSON, name=name or was.name, token=digest(token), person=person)
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
        began = Beginning(now, table.version, over, deciders, bots, turns)
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

    async def tell(self, table: Table, seat: int, name: str, text: str = "", kind: str = "") -> None:
        """Keep what was said, or, of a kind, what happened, for everybody to read. The caller holds the lock."""
        number = table.chat[-1].number + 1 if table.chat else 0
        row = MessageRow(number, seat, name, text, time.time(), kind)
        table.chat.append(await self.storage.say(table.id, row))
        del table.chat[: -2 * CHAT_SHOWN]
        table.changed()


def clean_name(name: str) -> str:
    """A name as it may be shown."""
    return clean(name, LONGEST_NAME)
