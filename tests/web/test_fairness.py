"""Nobody can starve others: thinking is shared fairly, bots' budgets are bounded, and people who wait come first."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from web.served import SAME, get, new_table, post

from stolik import games
from stolik.bots.levels import Thinker
from stolik.engine.codec import dump
from stolik.engine.record import Record
from stolik.web.errors import TableError
from stolik.web.tables.jobs import ANALYSIS, HINT, TURN, Job, Thought, Waiting
from stolik.web.tables.storage import BOT, PERSON, SeatRow, Storage
from stolik.web.tables.tables import Tables
from stolik.web.thinking import minds
from stolik.web.tables.levels import bounded, checked
from stolik.web.thinking.desks import LONG, QUESTION, SHORT, Desk
from stolik.web.thinking.shares import Shares
from stolik.web.thinking.workers import Foreman

GAME = "excavation"


def turn(table: str, maker: str, people: bool = True, age: float = 0.0, level: str = "hard") -> Waiting:
    return Waiting(Job(table, 0, 0), TURN, time.time() - age, maker, GAME, level, people)


def question(table: str, maker: str, kind: str = HINT, age: float = 0.0) -> Waiting:
    return Waiting(Thought(table, kind, 0, 0), kind, time.time() - age, maker, GAME, "", True)


def served_in_turn(items: list[Waiting], count: int, seconds: float = 1.5) -> list[Waiting]:
    """Who is thought for, one after the other, when everybody always has more to think about."""
    shares, order = Shares(), []
    for _ in range(count):
        item = shares.first(items)
        shares.charge(item, seconds)
        order.append(item)
    return order


# -- shares ---------------------------------------------------------------------------------------------------


def test_many_tables_of_one_address_have_no_more_than_one_of_another() -> None:
    crowd = [turn(f"t{number}", "crowd x", age=100) for number in range(30)]
    alone = turn("mine", "alone y")
    order = served_in_turn([*crowd, alone], 40)
    assert order.count(alone) == 20
    assert all(alone in order[at : at + 2] for at in range(38)), "never behind more than one other"


def test_persons_of_one_address_share_alike_and_so_do_tables_of_one_person() -> None:
    many = [turn(f"t{number}", "school ola", age=100) for number in range(10)]
    one = turn("one", "school jan")
    order = served_in_turn([*many, one], 40)
    assert order.count(one) == 20
    assert {order.count(each) for each in many} == {2}


def test_people_who_wait_come_before_looks_back_and_those_before_bots_alone() -> None:
    bots, back = turn("bots", "a x", people=False), question("over", "b x", ANALYSIS)
    person, hint = turn("person", "c x"), question("hint", "d x")
    order = served_in_turn([bots, back, person, hint], 4)
    assert order.count(person) == order.count(hint) == 2
    assert Shares().first([bots, back]) is back


def test_who_waits_long_comes_before_who_has_had_much() -> None:
    """Bots alone stand behind people, but not for ever."""
    shares = Shares()
    busy = turn("busy", "a x")
    for _ in range(4):
        shares.charge(busy, 1.5)
    assert shares.first([turn("bots", "b x", people=False), busy]) is busy
    late = turn("bots", "b x", people=False, age=120)
    assert shares.first([busy, late]) is late


def test_what_was_charged_too_much_is_given_back_and_old_use_is_forgotten() -> None:
    shares, item = Shares(), turn("t", "a x")
    shares.charge(item, 1.5)
    shares.charge(item, -1.4)
    assert shares.of("a", time.monotonic()) == pytest.approx(0.1, abs=0.01)
    assert shares.of("a", time.monotonic() + 600) < 0.001


# -- desks ----------------------------------------------------------------------------------------------------


def foreman_of(processes: int) -> Foreman:
    return Foreman(Tables(Storage("sqlite:///unused.db")), processes)


def test_short_turns_have_a_desk_that_long_ones_and_questions_cannot_take() -> None:
    foreman = foreman_of(1)
    assert sorted(desk.purpose for desk in foreman.desks) == [LONG, QUESTION, SHORT]
    slow, quick, hint = turn("slow", "a x"), turn("quick", "b x", level="easy"), question("h", "c x")
    for _ in range(3):
        desk = foreman.desk_for(slow)
        if desk is not None:
            desk.busy = "a"
    assert foreman.desk_for(slow) is None and foreman.desk_for(question("over", "a x", ANALYSIS)) is not None
    told = foreman.desk_for(hint)
    assert told is not None and told.purpose == QUESTION
    told.busy = "c"
    assert foreman.desk_for(hint) is None
    free = foreman.desk_for(quick)
    assert free is not None and free.purpose == SHORT


def test_nobody_takes_all_desks_and_a_bot_goes_back_to_its_own() -> None:
    foreman = foreman_of(3)
    for _ in range(4):
        desk = foreman.desk_for(turn("t", "crowd x"))
        if desk is not None:
            desk.busy = "crowd"
    assert sum(desk.busy == "crowd" for desk in foreman.desks) == 2
    assert foreman.desk_for(turn("mine", "alone y")) is not None
    for desk in foreman.desks:
        desk.busy = ""
    last = [desk for desk in foreman.desks if desk.purpose == LONG][-1]
    last.remember("t")
    assert foreman.desk_for(turn("t", "crowd x")) is last


def test_a_level_that_proves_slow_is_no_longer_short() -> None:
    foreman, item = foreman_of(1), turn("t", "a x", level="normal")
    assert foreman.expected(item) <= 0.5
    foreman.learn(item, 1.0)
    assert foreman.expected(item) <= 0.5, "once is no proof"
    for _ in range(4):
        foreman.learn(item, 3.0)
    assert foreman.expected(item) > 0.5


# -- budgets --------------------------------------------------------------------------------------------------


def test_budgets_are_bounded() -> None:
    assert checked("hard") == "hard" and checked("hard:05.0s") == "hard:5s" and checked("greedy") == "greedy"
    for level in ("hard:5.1s", "hard:600s", "easy:10000000i"):
        with pytest.raises(TableError) as refused:
            checked(level)
        assert refused.value.status == 422 and refused.value.facts == {"seconds": "5", "iterations": 2000}
    assert bounded("hard:600s") == "hard:5s" and bounded("easy:999999i", 2) == "easy:2s" and bounded("hard") == "hard"


def test_a_bot_that_would_think_too_long_is_refused_with_what_is_allowed(serve: Any) -> None:
    served = serve(longest_thought=2.0)
    for level, error in (("hard:600s", "long-thought"), ("hard:xyz", "unknown-bot"), (f"hard:{'0' * 90}1s", "")):
        answer = post(f"{served.base}/api/tables", json={"game": GAME, "seats": ["me", f"bot:{level}"]})
        assert answer.status_code == (422 if error else 201), answer.text
        if error:
            assert answer.json()["error"] == error
        else:
            assert answer.json()["seats"][1]["level"] == "hard:1s"
        if error == "long-thought":
            assert " 2 " in answer.json()["message"] and " 800 " in answer.json()["message"]


def test_a_client_with_many_bots_at_work_makes_no_more(serve: Any) -> None:
    served = serve(bots_per_client=3)  # nobody thinks here, so that bots stay at work
    seats = ["bot:random"] * 2
    statuses = [post(f"{served.base}/api/tables", json={"game": GAME, "seats": seats}).status_code for _ in range(5)]
    assert statuses.count(201) <= 3 and statuses[-1] == 429
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=60) as other:
        assert other.post(f"{served.base}/api/tables", json={"game": GAME, "seats": seats}).status_code == 201


def test_sitting_down_starts_no_more_bots_than_making_tables_does(serve: Any) -> None:
    served = serve(bots_per_client=2)
    statuses = []
    for seed in range(8):
        wish = {"game": GAME, "seats": [*["bot:random"] * 3, "open"], "seed": seed, "public": True}
        id = post(f"{served.base}/api/tables", json=wish).json()["id"]
        joined = post(f"{served.base}/api/tables/{id}/join", json={"name": "Ola"})
        statuses.append(joined.status_code)
        assert get(f"{served.base}/api/tables/{id}").json()["waiting"] == (joined.status_code == 429)
    assert statuses[0] == 200 and statuses.count(429) >= 2 and joined.json().get("error", "") in ("", "too-many-bots")


def test_a_person_makes_no_more_tables_by_going_elsewhere(serve: Any) -> None:
    served = serve(tables_per_minute=4)
    statuses = []
    cookies: httpx.Cookies | None = None
    for number in range(6):  # the same browser, from one address after the other
        way = httpx.HTTPTransport(local_address=f"127.0.0.{number + 2}")
        with httpx.Client(base_url=served.base, headers=SAME, transport=way, cookies=cookies, timeout=60) as browser:
            statuses.append(browser.post(f"/quick/{GAME}").status_code)
            cookies = browser.cookies
    assert statuses == [303] * 5 + [429], "the first time nobody knows the browser"


# -- together -------------------------------------------------------------------------------------------------


@pytest.mark.alone
def test_a_quick_bot_does_not_wait_for_the_slow_ones_of_somebody_else(serve: Any) -> None:
    served = serve(workers=1)
    for seed in range(10):
        new_table(served.base, GAME, ["bot:hard"] * 4, seed=seed)
    with httpx.Client(
        base_url=served.base, transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=60
    ) as mine:
        facts = mine.post("/api/tables", json={"game": GAME, "seats": ["bot:easy", "bot:easy"], "seed": 3}).json()
        end = time.monotonic() + 60
        while get(f"{served.base}/api/tables/{facts['id']}").json()["version"] < 12 and time.monotonic() < end:
            time.sleep(0.05)
        assert get(f"{served.base}/api/tables/{facts['id']}").json()["version"] >= 12
    jobs = get(f"{served.base}/metrics").text.partition("\nstolik_jobs ")[2].split()[0]
    assert int(jobs) >= 10, "the slow ones have not become fewer"


def test_a_bot_thinks_on_between_the_choices_of_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot of the table is the measured bot: it is kept as long as nobody else chooses."""
    game = games.game(GAME)
    record = Record(game, game.setup(2, 4))
    made: list[Thinker] = []
    make = minds.bots.make

    def counted(level: str, seed: int) -> Any:
        made.append(make(level, seed))  # type: ignore[arg-type]
        return made[-1]

    monkeypatch.setattr(minds.bots, "make", counted)
    monkeypatch.setattr(minds, "kept", type(minds.kept)())
    thought = chosen = 0
    before = -1
    while chosen < 20:
        seat = record.state.deciders()[0]
        view = dump(game.redact(record.state, seat))
        if len(record.state.options(seat)) > 1:
            count = len(made)
            record.play(minds.think(game, view, seat, "easy", 1, "t", record.version), seat)
            assert (len(made) == count) == (before == seat), "a new bot after somebody else's choice, else the same"
            chosen, thought, before = chosen + 1, thought + (len(made) == count), seat
        else:
            record.play(str(record.state.options(seat)[0]), seat)
            before = -1
    assert thought
    seat = record.state.deciders()[0]
    view, count = dump(game.redact(record.state, seat)), len(made)
    minds.think(game, view, seat, "easy", 1, "t", record.version + 7)
    assert len(made) == count + 1, "the table is not where the bot left it"
    for number in range(20):
        minds.think(game, view, seat, "random", 1, f"t{number}", 3)
    assert len(minds.kept) == minds.MOST_KEPT


def test_a_job_whose_bot_chooses_nonsense_is_played_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nonsense(self: Desk, longest: float, work: Any, *args: Any) -> str:
        return "fly to the moon"

    async def story() -> None:
        storage = Storage(f"sqlite:///{tmp_path}/stolik.db")
        await storage.open()
        tables, game = Tables(storage), games.game(GAME)
        people = [SeatRow(0, BOT, "Vega", "easy"), SeatRow(1, BOT, "Mira", "easy")]
        table, _ = await tables.create(game, game.setup(2, 4), people)
        foreman = Foreman(tables)
        for _ in range(4):
            item = (await storage.waiting())[0]
            assert isinstance(item.asked, Job)
            await foreman.work(item.asked, foreman.desks[0], lambda: None)
        assert table.version == 4
        await storage.close()

    monkeypatch.setattr(Desk, "think", nonsense)
    asyncio.run(story())


def test_a_foreman_who_is_called_and_told_to_stop_at_once_stops(tmp_path: Path) -> None:
    async def story() -> None:
        storage = Storage(f"sqlite:///{tmp_path}/stolik.db")
        await storage.open()
        foreman = Foreman(Tables(storage))
        run = asyncio.create_task(foreman.run())
        while not foreman.calls._waiters:
            await asyncio.sleep(0.01)
        foreman.call()
        run.cancel()
        done, _ = await asyncio.wait([run], timeout=20)
        assert done and run.cancelled()
        await storage.close()

    asyncio.run(story())


def test_what_waits_tells_who_made_it_and_whether_people_wait(database: str) -> None:
    async def story() -> None:
        storage = Storage(database)
        await storage.open()
        tables, game = Tables(storage), games.game(GAME)
        bots = [SeatRow(0, BOT, "Vega", "easy"), SeatRow(1, BOT, "Mira", "easy")]
        mixed = [bots[0], SeatRow(1, PERSON, "Ola")]
        for number in range(9):
            await tables.create(game, game.setup(2, number), bots, maker="crowd x")
        made = [(await tables.create(game, game.setup(2, seed), mixed, maker="crowd x"))[0] for seed in range(8)]
        waiting = await storage.waiting()
        assert {each.maker for each in waiting} == {"crowd x"} and {each.level for each in waiting} == {"easy"}
        assert sum(not each.people for each in waiting) == 6, "the oldest few of each maker"
        due = {each.id for each in made if each.thinking()}
        assert due and {each.asked.table for each in waiting if each.people} <= due
        assert await storage.bots_waiting("crowd") == 9 + len(due) and await storage.bots_waiting("crow") == 0
        await storage.close()

    asyncio.run(story())
