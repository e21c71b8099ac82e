"""Live tables: stale choices, undo, hot-seat, clocks, absent persons, chat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from toy import Toy
from web.look import started

from stolik.bots.registry import make
from stolik.engine.errors import MalformedOption, NothingToUndo, StaleChoice, WrongSeat
from stolik.engine.state import SPECTATOR
from stolik.web.tables.clocks import BadClock, Clocks, Pace
from stolik.web.errors import TableError
from stolik.web.people.person import Viewer
from stolik.web.pages.scenes import last_events, scene_of, turn_starts
from stolik.web.pages.stage import headings
from stolik.web.tables import company
from stolik.web.tables.storage import BOT, PERSON, SeatRow, Storage
from stolik.web.tables.tables import Table, Tables, Watcher, clean_name

TOY = Toy()


@pytest.fixture
def tell(tmp_path: Path) -> Callable[[Callable[[Tables], Awaitable[None]]], None]:
    """Tells a story at tables of the toy game."""

    def told(story: Callable[[Tables], Awaitable[None]]) -> None:
        async def inside() -> None:
            storage = Storage(f"sqlite:///{tmp_path}/stolik.db")
            await storage.open()
            await story(Tables(storage, lambda _: TOY))
            await storage.close()

        asyncio.run(inside())

    return told


def people(count: int = 2) -> list[SeatRow]:
    return [SeatRow(seat, PERSON, name) for seat, name in zip(range(count), ("Ola", "Marek", "Zosia"))]


async def made(tables: Tables, count: int = 2, seed: int = 3, **options: object) -> Table:
    return (await tables.create(TOY, TOY.setup(count, seed, {"rich": "on"}), people(count), options))[0]


def first(table: Table, seat: int) -> str:
    return str(table.record.state.options(seat)[0])


def test_an_answer_to_an_open_question_is_not_stale_because_another_answered(tell) -> None:
    async def story(tables: Tables) -> None:
        table = await made(tables, 3)
        await tables.choose(table, 1, first(table, 1), 0)
        await tables.choose(table, 2, first(table, 2), 0)  # made for version 0, and still the same question
        with pytest.raises(StaleChoice):
            await tables.choose(table, 1, "pick one", 0)
        await tables.choose(table, 0, first(table, 0), 0)
        with pytest.raises((StaleChoice, WrongSeat)):
            await tables.choose(table, 0, "keep", 0)

    tell(story)


def test_undo_and_redo_are_no_options(tell) -> None:
    async def story(tables: Tables) -> None:
        table = await made(tables)
        await tables.choose(table, 0, first(table, 0), 0)
        for text in ("undo", "redo", "", "pick", "x" * 5000):
            with pytest.raises((MalformedOption, WrongSeat)):
                await tables.choose(table, 1, text, 1)
        assert table.version == 1

    tell(story)


def test_undo_across_a_barrier_is_not_offered(tell) -> None:
    async def story(tables: Tables) -> None:
        table = await made(tables)
        await tables.choose(table, 0, first(table, 0), 0)
        assert scene_of(table, Viewer(0, (0,))).undo
        await tables.choose(table, 1, first(table, 1), 1)  # the cards are shown
        for seat in (0, 1):
            assert not scene_of(table, Viewer(seat, (seat,))).undo
            with pytest.raises(NothingToUndo):
                await tables.undo(table, seat, table.version)

    tell(story)


def test_a_shared_screen_has_a_curtain_between_seats_with_secrets(tell) -> None:
    async def story(tables: Tables) -> None:
        table = await made(tables)
        start = scene_of(table, Viewer(SPECTATOR, (0, 1)))
        assert start.curtain == 0 and start.viewer == SPECTATOR and not start.options
        mine = scene_of(table, Viewer(0, (0, 1)))
        assert mine.curtain == SPECTATOR and len(mine.options) == 3
        await tables.choose(table, 0, first(table, 0), 0)
        passed = scene_of(table, Viewer(0, (0, 1)))
        assert passed.curtain == 1 and passed.view.hands == [[-1, -1, -1], [-1, -1, -1]]

    tell(story)


def test_one_person_with_one_seat_sees_no_curtain(tell) -> None:
    async def story(tables: Tables) -> None:
        table = await made(tables)
        await tables.choose(table, 0, first(table, 0), 0)
        scene = scene_of(table, Viewer(0, (0,)))
        assert scene.curtain == SPECTATOR and scene.viewer == 0 and not scene.my_turn

    tell(story)


def test_the_end_of_a_turn_asks_for_confirmation_where_wanted(tell) -> None:
    async def story(tables: Tables) -> None:
        table = await made(tables, confirm=True)
        with pytest.raises(TableError, match="confirm"):
            await tables.choose(table, 0, first(table, 0), 0, confirmed=False)
        assert table.version == 0
        await tables.choose(table, 0, first(table, 0), 0, confirmed=True)

    tell(story)


def test_spectators_talk_apart(tell) -> None:
    async def story(tables: Tables) -> None:
        table = await made(tables)
        await tables.say(table, 0, "Ola", "  witaj \n <b>stole</b> ")
        await tables.say(table, SPECTATOR, "Widz", "psst")
        assert [line.text for line in scene_of(table, Viewer(1, (1,))).chat] == ["witaj <b>stole</b>"]
        assert [line.text for line in scene_of(table, Viewer()).chat] == ["psst"]
        with pytest.raises(TableError, match="empty"):
            await tables.say(table, 0, "Ola", " \n ")

    tell(story)


def test_names_are_one_short_visible_line() -> None:
    assert clean_name("  Ola\n\u202e Kowalska\x00 ") == "Ola Kowalska"
    assert len(clean_name("x" * 500)) == 40


def test_the_last_events_are_those_since_my_last_choice(tell) -> None:
    async def story(tables: Tables) -> None:
        table = await made(tables)
        while not table.record.state.over:
            seat = table.record.state.deciders()[0]
            await tables.choose(table, seat, first(table, seat), table.version)
            for viewer in (SPECTATOR, 0, 1):
                seen = last_events(table.record, viewer, len(table.record.choices))
                assert all(event.seen_by(viewer) for event in seen)
        starts = turn_starts(table.record)
        assert starts[0] == 0 and starts == sorted(set(starts))

    tell(story)


def test_a_round_that_my_own_choice_began_is_told_with_what_others_did() -> None:
    record = started("icaion", 2, 5, {})
    bots = [make("greedy", seat) for seat in range(2)]
    while True:
        seat = record.state.deciders()[0]
        record.play(str(bots[seat].choose(record.view(seat), record.game)), seat)
        began = [event for event in record.events[-1] if event.verb in headings(record.game)]
        if began and (other := record.state.deciders()[0]) != seat:
            break
    record.play(str(bots[other].choose(record.view(other), record.game)), other)
    assert last_events(record, seat, len(record.choices))[0] == began[0]


# -- clocks ---------------------------------------------------------------------------------------------------


def test_clocks_are_read_from_text() -> None:
    assert Pace.parse("game:30:20") == Pace(1800.0, 20.0, False, True)
    assert Pace.parse("days:3").bank == 3 * 86_400
    assert not Pace.parse("none").shown
    for text in ("", "game", "game:0:5", "days:x", "days:1:2", "none:1", "game:99999:1", "weeks:2"):
        with pytest.raises(BadClock):
            Pace.parse(text)


def test_time_runs_while_one_must_choose_and_grows_when_done() -> None:
    clocks = Clocks(Pace.parse("game:1:5"), 2, started=100.0)
    clocks.move(50.0, [], [0], 0, False)  # before everybody sat down nothing counts
    assert clocks.due(0) == 160.0 and clocks.due(1) == 0.0
    clocks.move(110.0, [0], [0], 0, False)  # a choice within the turn
    assert clocks.left == [50.0, 60.0]
    clocks.move(120.0, [0], [1], 0, False)  # the turn ends
    assert clocks.left == [45.0, 60.0] and clocks.due(1) == 180.0
    clocks.move(121.0, [1], [0], 0, True)  # seat 0 takes it back: no gain by trying
    assert clocks.left[0] == 40.0
    assert clocks.absent(1000.0) == [0] and clocks.absent(130.0) == []


def test_days_per_move_start_anew_with_every_move() -> None:
    clocks = Clocks(Pace.parse("days:1"), 2, started=0.1)
    clocks.move(1.0, [], [0], 0, False)
    clocks.move(80_000.0, [0], [0], 0, False)
    assert clocks.due(0) == 80_000.0 + 86_400


def test_no_clock_runs_while_no_server_does() -> None:
    clocks = Clocks(Pace.parse("game:1:0"), 2, started=100.0, pauses=[(10.0, 20.0), (110.0, 1110.0)])
    clocks.move(100.0, [], [0], 0, False)
    assert clocks.due(0) == 1160.0 and clocks.absent(1150.0) == [] and clocks.absent(1160.0) == [0]
    clocks.move(1120.0, [0], [1], 0, False)
    assert clocks.left == [40.0, 60.0] and clocks.due(1) == 1180.0


def test_who_comes_back_has_the_whole_time_again() -> None:
    clocks = Clocks(Pace.parse("game:1:0"), 2, started=100.0)
    clocks.move(100.0, [], [0], 0, False)
    assert clocks.absent(1000.0) == [0]
    clocks.grant(0, 1000.0, 60.0)
    assert clocks.due(0) == 1060.0 and clocks.absent(1001.0) == []


def test_a_bot_takes_an_absent_seat_when_the_others_agree_and_gives_it_back(tell) -> None:
    async def story(tables: Tables) -> None:
        table = await made(tables, 3, clock="game:1:0")
        now = time.time()
        assert not table.absences(now)
        with pytest.raises(TableError, match="not-absent"):
            await company.agree(tables, table, 1, 0)
        table.clocks.left[0] = -1.0
        assert table.absences(now) == {0: [1, 2]}
        scene = scene_of(table, Viewer(1, (1,)))
        assert scene.absences[0].asked and scene.absences[0].needed == [1, 2]
        await company.agree(tables, table, 1, 0)
        assert table.seats[0].kind == PERSON and not scene_of(table, Viewer(1, (1,))).absences[0].asked
        await company.agree(tables, table, 2, 0)
        assert table.seats[0].kind == BOT and table.thinking() == [0]
        assert [job.seat for job in await tables.storage.jobs()] == [0]
        with pytest.raises(TableError, match="not-replaced"):
            await company.reclaim(tables, table, 1)
        await company.reclaim(tables, table, 0)
        assert table.seats[0].kind == PERSON and await tables.storage.jobs() == []
        again = await Tables(tables.storage, lambda _: TOY).get(table.id)
        assert again.seats[0].kind == PERSON
        assert 58 < table.clocks.due(0) - time.time() <= 60, "the whole time again"
        assert again.clocks.due(0) == table.clocks.due(0), "also after a restart"
        await tables.choose(table, 0, first(table, 0), 0)
        later = await Tables(tables.storage, lambda _: TOY).get(table.id)
        assert later.clocks.left == table.clocks.left and later.clocks.left[0] > 55

    tell(story)


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("a\u202eb\u2066c\u200fd", "abcd"),
        ("zero\u200bwidth\ufeff\u00ad", "zerowidth"),
        ("one\ntwo\tthree\x00\x1b[31m", "one two three[31m"),
        ("\u3164\u2800 x \u00a0 y", "x y"),
        ("zażółć 🐌 ok", "zażółć 🐌 ok"),
        ("a" * 600, "a" * 500),
    ],
)
def test_nothing_invisible_is_said(tell, said: str, shown: str) -> None:
    async def story(tables: Tables) -> None:
        table = await made(tables)
        await tables.say(table, 0, said, said)
        assert table.chat[-1].text == shown and table.chat[-1].name == shown[:40].rstrip()

    tell(story)


@pytest.mark.parametrize("said", ["", " \n ", "\u202e\u200b", "\u3164", "\x00"])
def test_what_cannot_be_seen_is_not_said_at_all(tell, said: str) -> None:
    async def story(tables: Tables) -> None:
        table = await made(tables)
        with pytest.raises(TableError, match="empty-message"):
            await tables.say(table, 0, "Ola", said)

    tell(story)


def test_a_table_that_is_opened_while_all_others_are_watched_stays(tell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.web.tables.tables.KEPT_IN_MEMORY", 2)

    async def story(tables: Tables) -> None:
        first, *others = [await made(tables, seed=seed) for seed in range(3)]
        for table in others:
            tables.live.setdefault(table.id, table).watchers.add(Watcher())
        tables.live.pop(first.id, None)
        opened = await tables.get(first.id)
        assert tables.live[first.id] is opened, "else whoever watches it would hear nothing"

    tell(story)
