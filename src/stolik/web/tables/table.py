"""A table as one process knows it: its record, who sits there, its clocks, its chat, and what was drawn of it."""

from __future__ import annotations

import asyncio
import hmac
import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from ...engine.codec import fingerprint
from ...engine.errors import BadRecord
from ...engine.game import Game
from ...engine.option import Option
from ...engine.record import Entry, Record, Undo
from ...engine.state import SPECTATOR
from ..errors import TableError
from ..text import clean_name_of
from ..tokens import matches
from .clocks import Clocks, Pace
from .snapshots import Beside, pack, resumed, unpack
from .storage import BOT, FAIR, OPEN, PERSON, SEED, MessageRow, SeatRow, TableRow

LONGEST_NAME = 40


class Watcher:
    """Somebody who waits for news of a table."""

    def __init__(self, seat: int = SPECTATOR, session: str = "") -> None:
        self.seat = seat
        self.session = session  # the hash of the sign-in by which they look, if any
        self.sight: object = self  # equal for all who see the same
        self.news = asyncio.Event()
        self.idle = False  # waits for news, with nothing left to send
        self.gone = False

    def sign(self) -> None:
        """It is time for a sign of life."""
        self.news.set()


@dataclass
class Drawn:
    """A frame as it was drawn for all viewers who see the same: what it showed, and its packed messages."""

    number: int
    stamp: int  # of the table
    sums: list[int]  # of its regions
    base: int  # the number of the frame that the message `change` goes on from
    change: bytes = b""
    whole: bytes = b""

    def after(self, sent: int) -> bytes:
        """The message for a viewer who was sent the frame of that number; empty if there is none yet."""
        return self.change if self.change and self.base == sent else self.whole


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
        self.hearing: dict[int, str] = {}  # seats of persons who hear when the browser is closed: "turn", "digest"
        self.ended = row.ended  # when all agreed to end the game; 0: they did not
        self.lock = asyncio.Lock()
        self.stamp = 0  # grows with everything that a viewer may notice
        self.frames: dict[object, Drawn] = {}  # by viewer
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
                self.secret[self.record.journal[number].seat] += 1
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

    def apply(self, entry: Entry | str, at: float) -> None:
        """Play one entry of the journal, or its text, in memory."""
        record = self.record
        before, asked = record.state.deciders(), record.question
        record.apply(entry)
        done, after = record.journal[-1], record.state.deciders()
        self.questions.append(record.question)
        if record.question != asked or after != before:  # no clock tells of a secret step
            self.clocks.move(at, before, after, done.seat, isinstance(done, Undo))

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
        return all(entry.seat != seat for entry in record.journal[version:])

    def holder(self, token: str) -> int:
        """The seat that a secret belongs to, or `SPECTATOR`; an invitation gives no seat before somebody sits down."""
        return next((seat.seat for seat in self.seats if seat.kind != OPEN and matches(token, seat.token)), SPECTATOR)

    def invited(self, token: str) -> int:
        """The open seat that an invitation leads to, or `SPECTATOR`."""
        return next((seat.seat for seat in self.seats if seat.kind == OPEN and matches(token, seat.token)), SPECTATOR)

    def ends_turn(self, seat: int, option: Option) -> bool:
        """Whether this option would end the seat's turn."""
        state = self.record.state
        after = state.clone()
        after.play(option, seat)
        return seat not in after.deciders() or (after.turn != state.turn and state.active == seat)

    def restartable(self, seat: int) -> int:
        """How many choices "back to the start of my turn" takes back."""
        record = self.record
        index = record.undoable(seat)
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
            self.deciders(), self.waiting, self.ended, sorted(self.hearing.items()),
        )  # fmt: skip
        self.marks[eyes] = f"{self.seen(*eyes)}.{zlib.crc32(repr(rest).encode()):08x}"
        return self.marks[eyes]

    def changed(self) -> None:
        """Something is new: of drawn frames only what they showed is kept; and wake who watches."""
        self.frames = {viewer: frame for viewer, frame in self.frames.items() if frame.stamp == self.stamp}
        for frame in self.frames.values():
            frame.whole = frame.change = b""
        self.stamp += 1
        self.marks.clear()
        self.wake()

    def wake(self) -> None:
        """Let everybody look; whoever waits is woken for all who see the same, and passes on what there is."""
        woken: set[object] = set()
        for watcher in self.watchers:
            if not watcher.idle or watcher.sight not in woken:
                watcher.news.set()
            if watcher.idle:
                woken.add(watcher.sight)

    def free_seat(self) -> SeatRow | None:
        """The first seat that nobody has taken."""
        return next((seat for seat in self.seats if seat.kind == OPEN), None)

    def absences(self, now: float) -> dict[int, list[int]]:
        """The persons whose time is over, each with the other persons who are asked."""
        persons = [seat.seat for seat in self.seats if seat.kind == PERSON]
        found = {seat: [each for each in persons if each != seat] for seat in self.clocks.absent(now)}
        return {seat: asked for seat, asked in found.items() if seat in persons and asked}


def clean_name(name: str) -> str:
    """A name as it may be shown."""
    return clean_name_of(name, LONGEST_NAME)
