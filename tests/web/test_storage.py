"""What must survive, on SQLite and on a real PostgreSQL alike."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
from sqlalchemy import text
from toy import Toy

from stolik.engine.codec import fingerprint
from stolik.engine.errors import StaleChoice
from stolik.engine.record import Record
from stolik.engine.rng import Dice
from stolik.web.tokens import digest
from stolik.web.tables.jobs import ANALYSIS, HINT, Job, Thought
from stolik.web.tables.opening import upgrade
from stolik.web.tables.storage import BOT, OLD, OPEN, PERSON, SEED, Conflict, MessageRow, SeatRow, Storage
from stolik.web.tables.tables import Table, Tables

TOY = Toy()
PEOPLE = [SeatRow(0, PERSON, "Ola", person="p"), SeatRow(1, PERSON, "Marek", person="q")]


def run(database: str, story: Callable[[Storage], Awaitable[None]]) -> None:
    """Tell a story on an open database."""

    async def told() -> None:
        storage = Storage(database)
        await storage.open()
        try:
            await story(storage)
        finally:
            await storage.close()

    asyncio.run(told())


def tables_of(storage: Storage) -> Tables:
    return Tables(storage, lambda _: TOY)


async def made(tables: Tables, people: list[SeatRow] = PEOPLE, seed: int = 3) -> Table:
    table, _ = await tables.create(TOY, TOY.setup(len(people), seed), people)
    return table


async def waiting(storage: Storage) -> list[Job | Thought]:
    return sorted((each.asked for each in await storage.waiting()), key=lambda asked: asked.seat)


async def play_some(tables: Tables, table: Table, count: int, seed: int = 1) -> None:
    dice = Dice(seed)
    for _ in range(count):
        state = table.record.state
        if state.over:
            return
        seat = state.deciders()[0]
        options = state.options(seat)
        await tables.choose(table, seat, str(options[dice.below(len(options))]), table.version)


def test_a_table_comes_back_as_it_was(database: str) -> None:
    async def story(storage: Storage) -> None:
        tables = tables_of(storage)
        table = await made(tables)
        await play_some(tables, table, 3)
        again = await tables_of(storage).get(table.id)
        assert fingerprint(again.record.state) == fingerprint(table.record.state)
        assert again.record.journal == table.record.journal and again.version == 3
        assert [seat.name for seat in again.seats] == ["Ola", "Marek"]
        assert [row.id for row, _ in await storage.mine("p")] == [table.id]

    run(database, story)


def test_undo_and_redo_are_entries_of_the_journal(database: str) -> None:
    async def story(storage: Storage) -> None:
        tables = tables_of(storage)
        table = await made(tables)
        await tables.choose(table, 0, str(table.record.state.options(0)[0]), 0)
        await tables.undo(table, 0, 1)
        await tables.redo(table, 0, 2)
        assert [entry for entry, _ in await storage.journal(table.id)][1:] == ["0 undo", "0 redo"]
        again = await tables_of(storage).get(table.id)
        assert fingerprint(again.record.state) == fingerprint(table.record.state) and again.version == 3

    run(database, story)


def test_a_number_is_written_only_once(database: str) -> None:
    async def story(storage: Storage) -> None:
        table = await made(tables_of(storage))
        now = time.time()
        tries = [storage.append(table.id, 0, [f"0 pick {card}"], now) for card in ("one", "two", "three", "four")]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(each) for each in results].count(type(None)) == 1
        assert sum(isinstance(each, Conflict) for each in results) == 3
        assert len(await storage.journal(table.id)) == 1
        row = await storage.table(table.id)
        assert row is not None and row.version == 1

    run(database, story)


def test_two_servers_cannot_both_play_a_version(database: str) -> None:
    async def story(storage: Storage) -> None:
        first, second = tables_of(storage), tables_of(storage)
        table = await made(first)
        other = await second.get(table.id)
        await first.choose(table, 0, str(table.record.state.options(0)[0]), 0)
        with pytest.raises(StaleChoice):  # the second server has not heard of it, but the database has
            await second.choose(other, 0, str(other.record.state.options(0)[1]), 0)
        assert other.record.journal == table.record.journal, "it has read on"
        await second.choose(other, 1, str(other.record.state.options(1)[0]), 1)
        table.stale = True
        async with table.lock:
            await first.fresh(table)
        assert fingerprint(table.record.state) == fingerprint(other.record.state)

    run(database, story)


def test_a_failed_write_leaves_nothing_behind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(storage: Storage) -> None:
        tables = tables_of(storage)
        table = await made(tables)
        before = fingerprint(table.record.state)

        async def broken(*_: object, **__: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(storage, "append", broken)
            with pytest.raises(OSError, match="disk"):
                await tables.choose(table, 0, str(table.record.state.options(0)[0]), 0)
        async with table.lock:
            await tables.fresh(table)
        assert fingerprint(table.record.state) == before and table.version == 0
        await tables.choose(table, 0, str(table.record.state.options(0)[0]), 0)
        assert table.version == 1

    run(database, story)


def test_jobs_are_claimed_once_and_come_back_when_a_worker_dies(database: str) -> None:
    async def story(storage: Storage) -> None:
        people = [SeatRow(0, BOT, "Vega", "random"), SeatRow(1, BOT, "Mira", "random")]
        table = await made(tables_of(storage), people)
        assert await storage.jobs() == [Job(table.id, 0, 0), Job(table.id, 1, 0)]
        jobs = await waiting(storage)
        assert sorted(job.seat for job in jobs) == [0, 1]
        for job in jobs:
            assert sorted(await asyncio.gather(*[storage.claim(job, 30.0) for _ in range(5)])) == [False] * 4 + [True]
        assert await waiting(storage) == []
        await storage.renew(jobs[0], 0.0)  # given back
        assert await waiting(storage) == jobs[:1] and await storage.claim(jobs[0], 0.05)
        await asyncio.sleep(0.1)  # its worker dies: the claim runs out
        assert await waiting(storage) == jobs[:1] and await storage.claim(jobs[0], 30.0)

    run(database, story)


def test_a_job_is_born_with_the_choice_that_made_it_due(database: str) -> None:
    async def story(storage: Storage) -> None:
        people = [PEOPLE[0], SeatRow(1, BOT, "Mira", "random")]
        tables = tables_of(storage)
        table = await made(tables, people)
        assert [job.seat for job in await storage.jobs()] == [1]
        await tables.choose(table, 0, str(table.record.state.options(0)[0]), 0)
        assert await storage.jobs() == [Job(table.id, 1, 1)]

    run(database, story)


def test_only_one_person_takes_an_open_seat(database: str) -> None:
    async def story(storage: Storage) -> None:
        first, second = tables_of(storage), tables_of(storage)
        table = await made(first, [PEOPLE[0], SeatRow(1, OPEN, "")])
        other = await second.get(table.id)
        results = await asyncio.gather(
            first.sit(table, "Zosia", "z"), second.sit(other, "Jan", "j"), return_exceptions=True
        )
        assert sum(isinstance(each, tuple) for each in results) == 1
        row = await storage.table(table.id)
        assert row is not None and row.started > 0

    run(database, story)


def test_what_is_said_stays_in_order(database: str) -> None:
    async def story(storage: Storage) -> None:
        table = await made(tables_of(storage))
        row = MessageRow(0, 0, "Ola", "cześć", 1.0)
        said = await asyncio.gather(*[storage.say(table.id, replace(row, text=f"{n}")) for n in range(6)])
        assert sorted(each.number for each in said) == list(range(6))
        assert len(await storage.messages(table.id, 4)) == 2

    run(database, story)


def test_snapshots_are_kept_now_and_then_and_at_the_end(database: str) -> None:
    async def story(storage: Storage) -> None:
        tables = tables_of(storage)
        table = await made(tables)
        await play_some(tables, table, 500)
        assert table.record.state.over
        kept = await storage.snapshot(table.id)
        assert kept is not None and kept[0] == table.version and kept[1] == fingerprint(table.record.state)
        row = await storage.table(table.id)
        assert row is not None and row.over

    run(database, story)


def test_opening_twice_migrates_once(database: str) -> None:
    async def story(storage: Storage) -> None:
        second = Storage(database)
        await asyncio.gather(storage.open(), second.open())
        assert await second.count() == (0, 0)
        await second.close()

    run(database, story)


def test_what_people_want_thought_about_is_thought_about_once(database: str) -> None:
    async def story(storage: Storage) -> None:
        table = await made(tables_of(storage))
        first, later = Thought(table.id, HINT, 0, 4), Thought(table.id, HINT, 0, 5)
        assert await storage.thought(first) is None and await waiting(storage) == []
        for _ in range(2):
            await storage.ask(first)
        assert await storage.thought(first) == ""
        assert await waiting(storage) == [first]
        assert await storage.claim(first, 5) and not await storage.claim(first, 5) and await waiting(storage) == []
        await storage.renew(first, 0)  # the worker gave up
        assert await storage.claim(first, 5)
        await storage.answer(first, "[1]")
        assert await storage.thought(first) == "[1]" and await waiting(storage) == []
        await storage.renew(first, 0)  # a worker that comes too late
        assert await waiting(storage) == []
        await storage.ask(later)
        assert await storage.thought(first) is None and await storage.thought(later) == ""
        await storage.ask(Thought(table.id, ANALYSIS, -1, 9))
        assert {each.kind for each in await storage.waiting()} == {HINT, ANALYSIS}
        await storage.answer(later, "")
        assert await storage.thought(later) is None, "nothing came of it: it can be asked again"

    run(database, story)


def test_the_time_without_a_server_is_noted(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(storage: Storage) -> None:
        await storage.wake()
        assert storage.pauses == []
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 500)
        await storage.live()
        monkeypatch.setattr(time, "time", lambda: now + 510)
        again = Storage(database)
        await again.open()
        await again.wake()  # a quick restart
        assert again.pauses == []
        monkeypatch.setattr(time, "time", lambda: now + 9000)
        await again.wake()
        assert again.pauses == [(pytest.approx(now + 510), pytest.approx(now + 9000))]
        await again.close()

    run(database, story)


@pytest.mark.parametrize("form", ["0001", "0002", "0003"])
def test_a_database_of_an_earlier_form_is_brought_to_the_newest(
    form: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from alembic import command

    newest = command.upgrade
    played = Record(TOY, TOY.setup(2, 3))
    for seat in (0, 1):
        played.play(str(played.state.options(seat)[0]), seat)

    async def story() -> None:
        monkeypatch.setattr(command, "upgrade", lambda config, _: newest(config, form))
        old = Storage(database)
        async with old.engine.begin() as connection:
            await connection.run_sync(upgrade)
            for id, options in (("random", '{"seeded": false}'), ("chosen", '{"seeded": true}')):
                await connection.execute(
                    text(
                        "INSERT INTO tables (id, game, rules, players, seed, variants, options, version, over, deciders,"
                        " created, started, changed) VALUES (:id, 'toy', '1', 2, 3, '{}', :options, 2, false, '0', 5, 0, 5)"
                    ),
                    {"id": id, "options": options},
                )
                for seat, (kind, token) in enumerate((("person", "a" * 64), ("open", digest("invitation")))):
                    await connection.execute(
                        text(
                            "INSERT INTO seats (table_id, seat, kind, name, level, token, person)"
                            " VALUES (:id, :seat, :kind, 'Ola', '', :token, 'p')"
                        ),
                        {"id": id, "seat": seat, "kind": kind, "token": token},
                    )
                for number, entry in enumerate(played.journal):
                    await connection.execute(
                        text("INSERT INTO journal (table_id, number, entry, at) VALUES (:id, :number, :entry, 6)"),
                        {"id": id, "number": number, "entry": str(entry)},
                    )
        await old.close()
        monkeypatch.setattr(command, "upgrade", newest)
        storage = Storage(database)
        await storage.open()
        await storage.wake()
        tables = tables_of(storage)
        for id, dealing in (("random", OLD), ("chosen", SEED)):
            table = await tables.get(id)
            assert table.dealing == dealing and table.setup.dealing is None and table.version == 2
            assert table.holder("invitation") == -1 and table.invited("invitation") == 1
            await tables.sit(table, "Marek", "", 1)
            await tables.fresh(table)
            assert fingerprint(table.record.state) == fingerprint(played.state), "it goes on where it was"
            assert table.version == 2 and not table.waiting and table.clocks.started > 5
        await storage.ask(Thought("random", HINT, 0, 0))
        assert [each.maker for each in await storage.waiting()] == [""]
        await storage.close()

    asyncio.run(story())
