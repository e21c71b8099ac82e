"""Snapshots: a record goes on from one as if it had been replayed, and nothing depends on them."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import replace

import msgspec
import pytest
from sqlalchemy import delete, select, update
from toy import Toy

from stolik import games
from stolik.engine.codec import dump, fingerprint
from stolik.engine.dealing import Dealing, Share
from stolik.engine.errors import BadRecord
from stolik.engine.game import Game
from stolik.engine.record import Record
from stolik.engine.rng import Dice
from stolik.engine.state import SPECTATOR
from stolik.web.tables.schema import snapshots
from stolik.web.tables.snapshots import FARTHEST, Beside, pack, resumed, unpack
from stolik.web.tables.storage import PERSON, SeatRow, Storage
from stolik.web.tables.tables import SNAPSHOT_EVERY, Table, Tables

GAMES: list[Game] = [*games.games(), Toy()]


def beside(questions: list[int]) -> Beside:
    return Beside("t", questions, [1.5], [0.0], 2)


def play_some(record: Record, count: int, dice: Dice) -> list[int]:
    """Play at random, with undo and redo now and then; the questions at every version."""
    questions = [record.question]
    for _ in range(count):
        if record.state.over:
            break
        seats = record.state.deciders()
        seat = seats[dice.below(len(seats))]
        done = dice.below(8)
        if done == 0 and record.undoable(seat) is not None:
            record.undo(seat)
        elif done == 1 and record.redoable(seat):
            record.redo(seat)
        else:
            options = record.state.options(seat)
            record.play(str(options[dice.below(len(options))]), seat)
        questions.append(record.question)
    return questions


def same(one: Record, other: Record) -> None:
    """Two records are the same in all that can be seen or done."""
    assert one.journal == other.journal and one.choices == other.choices and one.undone == other.undone
    assert one.marks == other.marks and one.question == other.question
    assert dump(one.state) == dump(other.state) and one.state.key == other.state.key
    for viewer in range(SPECTATOR, one.setup.players):
        assert one.log(viewer) == other.log(viewer)
        assert [event.audience for _, event in one.log(viewer)] == [event.audience for _, event in other.log(viewer)]
        assert dump(one.view(viewer)) == dump(other.view(viewer))
    assert [str(each) for each in one.state.events or []] == [str(each) for each in other.state.events or []]
    for seat in range(one.setup.players):
        assert one.undoable(seat) == other.undoable(seat) and one.redoable(seat) == other.redoable(seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("fair", [False, True])
def test_a_record_goes_on_from_a_snapshot(game: Game, fair: bool) -> None:
    players = 3 if 3 in game.seats else min(game.seats)
    setup = game.setup(players, 9)
    if fair and game.id != "toy":
        setup = replace(
            setup, dealing=Dealing("ab" * 32, tuple(Share(seat, "cd" * 16, True) for seat in range(players)))
        )
    dice, played = Dice(4), Record(game, setup)
    questions = [0]
    for part in (3, 20, 41, 60):
        questions += play_some(played, part, dice)[1:]
        kept = unpack(pack(played, beside(questions)), game)
        again = resumed(kept, game, setup)
        same(played, again)
        assert kept.beside == beside(questions)
        number = len(played.choices)
        for count in (number, number - 1, number // 2, 1, 0):
            assert dump(again.at(max(0, count))) == dump(played.at(max(0, count)))
        one, other = Dice(part), Dice(part)
        go_on = resumed(kept, game, setup)  # both go the same way from here, taking back and all
        twin = Record(game, setup)
        for entry in played.journal:
            twin.apply(entry)
        assert play_some(go_on, 25, one) == play_some(twin, 25, other)
        same(go_on, twin)
        assert fingerprint(go_on.state) == fingerprint(twin.state)


def test_the_last_choices_can_be_taken_back_without_replaying() -> None:
    game = games.game("excavation")
    record = Record(game, game.setup(2, 9))
    play_some(record, 60, Dice(8))
    again = resumed(unpack(pack(record, beside([0] * (record.version + 1))), game), game, record.setup)
    bases = [number for number in again.snapshots if number]
    assert bases and len(record.choices) - bases[-1] <= FARTHEST
    for seat in range(2):
        index = again.undoable(seat)
        assert index is None or index >= bases[-1]


def test_what_is_damaged_foreign_or_does_not_fit_is_refused() -> None:
    game = games.game("excavation")
    record = Record(game, game.setup(2, 9))
    play_some(record, 40, Dice(8))
    good = pack(record, beside([0] * (record.version + 1)))
    for data in (b"", b"{}", good[:-9], good[:100] + b"x" + good[101:], msgspec.json.encode(dump(record.state))):
        with pytest.raises(BadRecord):
            unpack(data, game)
    plain = msgspec.json.decode(zlib.decompress(good))

    def changed(**more: object) -> bytes:
        return zlib.compress(msgspec.json.encode({**plain, **more}), 1)

    for more in ({"format": 99}, {"rules": "0"}, {"journal": 7}, {"marks": [[1, 2]]}, {"events": None}):
        with pytest.raises(BadRecord):
            unpack(changed(**more), game)
    state = {**plain["state"], "turn": 77}
    for more in (
        {"state": {}}, {"state": state}, {"now": "0"}, {"base": 999}, {"marks": []},
        {"beside": {**plain["beside"], "questions": [1]}},
        {"events": [[["moonrise", -1, []]]] * len(plain["events"])}, {"choices": ["fly"]},
    ):  # fmt: skip
        with pytest.raises(BadRecord):
            resumed(unpack(changed(**more), game), game, record.setup)
    resumed(unpack(changed(), game), game, record.setup)


# -- at the table ---------------------------------------------------------------------------------------------


def at_a_table(database: str, game: Game, count: int, story: Callable[[Tables, Table], Awaitable[None]]) -> None:
    """Tell a story at a table where so many choices were made, with some taken back."""

    async def told() -> None:
        storage = Storage(database)
        await storage.open()
        tables = Tables(storage, lambda _: game)
        people = [SeatRow(seat, PERSON, f"Person {seat}") for seat in range(2)]
        table, _ = await tables.create(game, game.setup(2, 9), people, {"clock": "game:30:20"})
        dice = Dice(6)
        while table.version < count and not table.record.state.over:
            seats = table.record.state.deciders()
            seat = seats[dice.below(len(seats))]
            if dice.below(6) == 0 and table.record.undoable(seat) is not None:
                await tables.undo(table, seat, None)
            else:
                options = table.record.state.options(seat)
                await tables.choose(table, seat, str(options[dice.below(len(options))]), table.version)
        await story(tables, table)
        await storage.close()

    asyncio.run(told())


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The entries that are played or replayed from now on."""
    found: list[str] = []
    apply = Record.apply

    def noted(self: Record, entry: str) -> object:
        found.append(entry)
        return apply(self, entry)

    monkeypatch.setattr(Record, "apply", noted)
    return found


def alike(one: Table, other: Table) -> None:
    same(one.record, other.record)
    assert one.questions == other.questions and one.clocks.left == other.clocks.left
    assert one.clocks.since == other.clocks.since and one.granted == other.granted
    assert one.mark() == other.mark()


def test_a_table_opens_without_replaying_its_journal(database: str, applied: list[str]) -> None:
    game = games.game("excavation")

    async def story(tables: Tables, table: Table) -> None:
        storage = tables.storage
        async with storage.read() as connection:
            kept = (await connection.execute(select(snapshots.c.number))).scalars().all()
        assert kept == [table.version // SNAPSHOT_EVERY * SNAPSHOT_EVERY], "the newest only"
        applied.clear()
        quick = await Tables(storage, lambda _: game).get(table.id)
        assert len(applied) < SNAPSHOT_EVERY
        alike(table, quick)
        for seat in range(2):
            assert quick.record.undoable(seat) == table.record.undoable(seat) and quick.restartable(
                seat
            ) == table.restartable(seat)
        async with storage.write() as connection:
            await connection.execute(delete(snapshots))
        applied.clear()
        slow = await Tables(storage, lambda _: game).get(table.id)
        assert len(applied) == table.version
        alike(table, slow)
        applied.clear()
        alike(table, await Tables(storage, lambda _: game).get(table.id))
        assert not applied, "a replay leaves a snapshot behind"

    at_a_table(database, game, 3 * SNAPSHOT_EVERY + 9, story)


def test_a_damaged_or_foreign_snapshot_falls_back_to_the_journal(database: str, applied: list[str]) -> None:
    game = Toy()

    async def story(tables: Tables, table: Table) -> None:
        storage = tables.storage
        found = await storage.snapshot(table.id)
        assert found is not None
        strange, _ = await tables.create(game, game.setup(2, 5), [SeatRow(seat, PERSON, "x") for seat in range(2)])
        await tables.choose(strange, 0, str(strange.record.state.options(0)[0]), 0)
        for data in (b"", b"{}", found[2][:-7], msgspec.json.encode(dump(table.record.state)), strange.snapshot()[1]):
            async with storage.write() as connection:
                await connection.execute(update(snapshots).values(state=data, fingerprint="0" * 16))
            applied.clear()
            again = await Tables(storage, lambda _: game).get(table.id)
            alike(table, again)
            assert len(applied) == table.version

    at_a_table(database, game, 500, story)


def test_after_a_failed_write_a_table_is_read_from_its_snapshot(database: str, applied: list[str]) -> None:
    game = games.game("icaion")

    async def story(tables: Tables, table: Table) -> None:
        before = dump(table.record.state)
        table.doubtful = True
        applied.clear()
        async with table.lock:
            await tables.fresh(table)
        assert dump(table.record.state) == before and len(applied) < SNAPSHOT_EVERY

    at_a_table(database, game, 2 * SNAPSHOT_EVERY + 5, story)
