"""Fair dealing at the served table: a promise from the first moment, a waiting room, and a proof at the end."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from toy import Toy
from web.served import Player, Process, Served, Stream, get, new_table, play_on, post

from stolik import games
from stolik.engine.codec import fingerprint
from stolik.engine.record import Record
from stolik.web.errors import TableError
from stolik.web.tables.fairness import new_dealing, new_share
from stolik.web.tables.storage import BOT, FAIR, OPEN, PERSON, SeatRow, Storage
from stolik.web.tables.tables import Tables

GAME = "excavation"
MINE, THEIRS = "0123456789abcdef" * 2, "fedcba9876543210" * 2


def made(served: Served, seats: list[str], **more: Any) -> dict[str, Any]:
    answer = post(f"{served.base}/api/tables", json={"game": GAME, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    facts: dict[str, Any] = answer.json()
    return facts


def joined(served: Served, facts: dict[str, Any], seat: int = 1, **more: Any) -> Player:
    body = {"invite": facts["seats"][seat]["token"], "name": "Marek", **more}
    answer = post(f"{served.base}/api/tables/{facts['id']}/join", json=body)
    assert answer.status_code == 200, answer.text
    assert answer.json()["seat"] == seat
    return Player(served.base, facts["id"], seat, answer.json()["token"])


def secret_of(served: Served, id: str) -> str:
    dealing = served.app.state.server.tables.live[id].setup.dealing
    assert dealing is not None
    return str(dealing.secret)


def test_a_table_with_an_open_seat_is_a_waiting_room_until_somebody_sits_there(table_server: Served) -> None:
    facts = made(table_server, ["me", "open"], number=MINE)
    id, promise = facts["id"], facts["dealing"]["commitment"]
    assert facts["waiting"] and facts["deciders"] == [] and facts["version"] == 0 and not facts["over"]
    assert facts["dealing"]["kind"] == "fair" and facts["dealing"]["secret"] is None
    assert facts["dealing"]["numbers"] == [{"seat": 0, "number": MINE, "own": True}]
    assert promise == hashlib.sha256(secret_of(table_server, id).encode()).hexdigest()
    host = Player(table_server.base, id, 0, facts["seats"][0]["token"])
    stream = Stream(host.http, f"/api/tables/{id}/stream")
    assert json.loads(stream.next())["waiting"] is True
    for what in ("/options", "/view", "/view?position=0", "/record", "/analysis", "/verify"):
        answer = host.http.get(f"/api/tables/{id}{what}")
        assert (answer.status_code, answer.json()["error"]) == (409, "waiting"), what
    for what, body in (("choose", {"option": "keep", "version": 0}), ("undo", {}), ("redo", {}), ("hint", {})):
        answer = host.post(what, **body)
        assert (answer.status_code, answer.json()["error"]) == (409, "waiting"), what
    browser = table_server.client()
    browser.get(f"/t/{id}/seat/{host.token}")
    page = browser.get(f"/t/{id}?seat=0").text
    assert promise in page and MINE in page and 'id="room"' in page and "data-option" not in page
    for what in ("/replay/0", "/frame/0", "/mat/0", "/score", "/record", "/verify", "/chances"):
        assert browser.get(f"/t/{id}{what}").status_code == 409, what
    assert browser.get(f"/t/{id}/turn").json() == {"version": 0, "turn": False}
    assert browser.post(f"/t/{id}/say", data={"text": "hello", "seat": "0"}).status_code == 303
    assert "hello" in browser.get(f"/t/{id}?seat=0").text

    friend = joined(table_server, facts, number=THEIRS)
    assert json.loads(stream.until('"waiting":false'))["deciders"] == friend.get()["deciders"] != []
    after = friend.get()
    assert not after["waiting"] and after["dealing"]["commitment"] == promise and after["dealing"]["secret"] is None
    assert [each["number"] for each in after["dealing"]["numbers"]] == [MINE, THEIRS]
    assert 'id="prompt"' in browser.get(f"/t/{id}?seat=0").text
    stream.closed.set()


def test_the_cards_follow_from_the_secret_and_all_numbers_and_everybody_can_check(table_server: Served) -> None:
    facts = made(table_server, ["me", "open"], number=MINE)
    id = facts["id"]
    secret = secret_of(table_server, id)
    players = {0: Player(table_server.base, id, 0, facts["seats"][0]["token"]), 1: joined(table_server, facts)}
    watcher, rival = table_server.client(), table_server.client()
    rival.get(f"/t/{id}/seat/{players[1].token}")
    streams = [Stream(watcher, f"/t/{id}/stream"), Stream(rival, f"/t/{id}/stream?seat=1")]
    key = table_server.app.state.server.tables.live[id].record.state.key
    said: list[str] = []
    for number, _ in enumerate(play_on(players)):
        if number % 40 == 0 and not players[0].get()["over"]:
            for who in (watcher, rival, players[0].http):
                addresses = (
                    "",
                    "/view",
                    "/view?position=1",
                    "/record",
                    "/messages",
                    "/options",
                    "/verify",
                    "/analysis",
                )
                said += [who.get(f"/api/tables/{id}{each}").text for each in addresses]
                pages = ("", "?seat=1", "/replay/1", "/frame/2", "/mat/0", "/record", "/score", "/verify", "/turn")
                said += [who.get(f"/t/{id}{each}").text for each in pages]
            said.append(get(f"{table_server.base}/metrics").text)
    assert len(streams[0].seen) > 5 and len(said) > 40
    for text in said + streams[0].seen + streams[1].seen:
        assert secret not in text and key.hex() not in text
    for stream in streams:
        stream.closed.set()

    facts = players[0].get()
    assert facts["over"] and facts["dealing"]["secret"] == secret
    numbers = facts["dealing"]["numbers"]
    assert numbers[0] == {"seat": 0, "number": MINE, "own": True} and numbers[1]["own"] is False
    assert players[0].get("/verify")["sound"] is True
    page = watcher.get(f"/t/{id}/verify").text
    assert "Dealt as promised" in page and secret in page and numbers[1]["number"] in page
    assert f"/t/{id}/verify" in watcher.get(f"/t/{id}/score").text
    record = Record.load(watcher.get(f"/t/{id}/record").content, games.games())
    assert record.setup.dealing is not None and record.setup.dealing.key() == key
    assert fingerprint(record.state) == fingerprint(table_server.app.state.server.tables.live[id].record.state)


def test_a_table_without_open_seats_is_dealt_at_once(table_server: Served) -> None:
    facts = made(table_server, ["me", "me", "bot:random"])
    assert not facts["waiting"] and facts["deciders"] and facts["dealing"]["fair"]
    assert [(each["seat"], each["own"]) for each in facts["dealing"]["numbers"]] == [(0, False)]


@pytest.mark.parametrize("number", ["x", "0" * 31, "0" * 33, "g" * 32, "0x" + "1" * 30])
def test_a_number_that_is_none_is_refused(table_server: Served, number: str) -> None:
    answer = post(f"{table_server.base}/api/tables", json={"game": GAME, "seats": ["me", "open"], "number": number})
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-number")
    facts = made(table_server, ["me", "open"])
    body = {"invite": facts["seats"][1]["token"], "number": number}
    answer = post(f"{table_server.base}/api/tables/{facts['id']}/join", json=body)
    assert answer.status_code == 422
    assert get(f"{table_server.base}/api/tables/{facts['id']}").json()["waiting"], "nobody sat down"


def test_bots_begin_when_the_last_seat_is_taken(serve: Callable[..., Served]) -> None:
    served = serve(workers=1)
    facts = made(served, ["bot:random", "open"])
    time.sleep(0.3)
    assert get(f"{served.base}/api/tables/{facts['id']}").json()["deciders"] == []
    friend = joined(served, facts)
    end = time.monotonic() + 60
    while 1 not in friend.get()["deciders"]:
        assert time.monotonic() < end, "the bot does not choose"
        time.sleep(0.05)


def test_seats_taken_at_two_servers_at_once_begin_one_game(postgres: str) -> None:
    first, second = Process(postgres), Process(postgres)
    try:
        for _ in range(3):
            body = {"game": GAME, "seats": ["me", "open", "open"], "public": True}
            facts = post(f"{first.base}/api/tables", json=body).json()
            asyncio.run(sit_together(facts["id"], [first.base, second.base]))
            end = time.monotonic() + 20
            while True:
                told = [get(f"{each.base}/api/tables/{facts['id']}").json() for each in (first, second)]
                if not any(each["waiting"] for each in told):
                    break
                assert time.monotonic() < end
                time.sleep(0.05)
            assert told[0]["dealing"] == told[1]["dealing"] and len(told[0]["dealing"]["numbers"]) == 3
            views = [get(f"{each.base}/api/tables/{facts['id']}/view").json() for each in (first, second)]
            assert views[0]["state"] == views[1]["state"] and told[0]["deciders"] == told[1]["deciders"] != []
    finally:
        first.stop()
        second.stop()


async def sit_together(id: str, bases: list[str]) -> None:
    async with httpx.AsyncClient(timeout=60) as client:
        answers = await asyncio.gather(
            *[client.post(f"{base}/api/tables/{id}/join", json={"number": MINE}) for base in bases]
        )
    assert [answer.status_code for answer in answers] == [200, 200]
    assert {answer.json()["seat"] for answer in answers} == {1, 2}


def test_a_waiting_room_survives_a_restart(database: str) -> None:
    toy = Toy()

    async def story() -> None:
        storage = Storage(database)
        await storage.open()
        people = [SeatRow(0, BOT, "Vega", "random"), SeatRow(1, OPEN, ""), SeatRow(2, OPEN, "")]
        setup = toy.setup(3)
        setup = type(setup)(3, 0, {}, new_dealing(people, ""))
        tables = Tables(storage, lambda _: toy)
        table, secrets = await tables.create(toy, setup, people, {"clock": "game:15:10"}, dealing=FAIR)
        assert await storage.jobs() == []
        with pytest.raises(TableError, match="waiting"):
            await tables.choose(table, 0, "pick one", 0)
        await tables.sit(table, "Ola", "", 2, lambda seat: new_share(seat, MINE))
        again = await Tables(storage, lambda _: toy).get(table.id)
        assert again.waiting and again.clocks.shown(time.time())[1].running is False
        assert again.holder(secrets[1]) == -1 and again.invited(secrets[1]) == 1
        await tables.sit(table, "Marek", "", 1, lambda seat: new_share(seat, THEIRS))
        assert not table.waiting and [job.seat for job in await storage.jobs()] == [0]
        row = await storage.table(table.id)
        assert row is not None and row.deciders == (0, 1, 2) and row.started > 0
        later = await Tables(storage, lambda _: toy).get(table.id)
        assert fingerprint(later.record.state) == fingerprint(table.record.state)
        assert later.record.state.key == table.record.state.key
        assert [share.number for share in later.setup.dealing.shares] == [THEIRS, MINE]  # type: ignore[union-attr]
        with pytest.raises(TableError, match="full-table"):
            await tables.sit(table, "Ewa", "")
        await storage.close()

    asyncio.run(story())


# -- no secret before it is yours ---------------------------------------------------------------------------------


def channels(client: httpx.Client, id: str, **headers: str) -> dict[str, tuple[int, str]]:
    """What somebody gets to see of a table, everywhere."""
    found = {}
    for what in ("", "?seat=1", "/replay/1", "/replay/1?seat=1", "/frame/1?seat=1", "/mat/1?seat=1", "/turn?seat=1"):
        answer = client.get(f"/t/{id}{what}")
        body = re.sub(r'<aside class="invites.*?</aside>', "", answer.text, flags=re.S)  # the form to sit down
        found[what] = answer.status_code, re.sub(r'value="/t/[^"]*"|have=[^"]*', "", body)
    stream = Stream(client, f"/t/{id}/stream?seat=1")
    found["stream"] = 200, stream.next()
    stream.closed.set()
    return {what: (status, re.sub(r'id="watchers">.*?</span>', "", text)) for what, (status, text) in found.items()}


def test_an_invitation_shows_what_a_spectator_sees_until_somebody_sits_down(table_server: Served) -> None:
    id, players = new_table(table_server.base, GAME, ["me", "me"], seed=5)
    list(play_on(players, 30))
    table = table_server.app.state.server.tables.live[id]
    open_copy = asyncio.run_coroutine_threadsafe(copied(table_server, table), loop_of(table_server)).result(30)
    copy, secrets = open_copy
    watcher, guest, forger = (table_server.client() for _ in range(3))
    arrived = guest.get(f"/t/{copy}/seat/{secrets[1]}")
    assert arrived.status_code == 303 and f'action="/t/{copy}/sit"' in guest.get(f"/t/{copy}").text
    forger.cookies.set("seat_1", secrets[1], path=f"/t/{copy}")
    plain = channels(watcher, copy)
    assert channels(guest, copy) == plain and channels(forger, copy) == plain
    bearer = {"Authorization": f"Bearer {secrets[1]}"}
    for what in ("view", "options", "stream", "messages"):
        assert get(f"{table_server.base}/api/tables/{copy}/{what}", headers=bearer).status_code == 401
    for what in ("choose", "hint", "undo"):
        body = {"option": "x", "version": 0} if what == "choose" else {}
        address = f"{table_server.base}/api/tables/{copy}/{what}"
        assert post(address, json=body, headers=bearer).status_code == 401
        assert forger.post(f"/t/{copy}/{what}", data={"seat": "1", "version": "0"}).status_code == 403
    assert guest.post(f"/t/{copy}/sit", data={"name": "Ewa"}).status_code == 303
    assert channels(guest, copy)[""] != plain[""]


async def copied(served: Served, table: Any) -> tuple[str, list[str]]:
    from stolik.web.tables import wishes

    entries = [str(choice) for choice in table.record.choices]
    made, secrets = await wishes.continued(
        served.app.state.server.tables, table.game, table.setup, entries, ["me", "open"], "", ""
    )
    return made.id, secrets


def loop_of(served: Served) -> asyncio.AbstractEventLoop:
    task = served.app.state.server.tasks[0]
    loop: asyncio.AbstractEventLoop = task.get_loop()
    return loop


# -- who may know every card is told, always -----------------------------------------------------------------------


def known(served: Served, id: str, kind: str, client: httpx.Client | None = None) -> None:
    """The page and the API say in both languages that somebody may know more."""
    told = {
        "seed": ("Dealt from a known seed", "Rozdane ze znanego ziarna"),
        "copy": ("goes on from the record", "toczy się dalej z zapisu"),
    }[kind]
    facts = get(f"{served.base}/api/tables/{id}").json()
    assert facts["dealing"] == {"kind": kind, "fair": False}
    for lang, words in zip(("en", "pl"), told, strict=True):
        for what in ("", "/replay/0"):
            page = (client or served.client()).get(f"/t/{id}{what}", headers={"Accept-Language": lang})
            assert words in page.text, what


def test_a_chosen_seed_is_told(table_server: Served) -> None:
    id, _ = new_table(table_server.base, GAME, ["me", "bot:random"], seed=7)
    known(table_server, id, "seed")
    waiting = made(table_server, ["me", "open"], seed=7)
    assert waiting["waiting"] and "Dealt from a known seed" in get(f"{table_server.base}/t/{waiting['id']}").text


def test_uploads_and_copies_are_told_even_at_choice_zero(table_server: Served) -> None:
    game = games.game(GAME)
    fresh = Record(game, game.setup(2, 5)).save()
    answer = post(f"{table_server.base}/api/records", content=fresh, headers={"Content-Type": "application/json"})
    assert answer.status_code == 201 and not answer.json()["waiting"]
    known(table_server, answer.json()["id"], "copy")
    browser = table_server.client()
    sent = browser.post("/upload", files={"record": ("game.json", fresh)})
    id = sent.headers["location"].split("/")[2].partition("?")[0]
    known(table_server, id, "copy")

    fair, players = new_table(table_server.base, GAME, ["me", "me"])
    list(play_on(players))
    again = browser.post(f"/t/{fair}/continue", data={"position": "3"})
    id = again.headers["location"].split("/")[2].partition("?")[0]
    known(table_server, id, "copy")
    assert get(f"{table_server.base}/api/tables/{fair}").json()["dealing"]["fair"]
    table = table_server.app.state.server.tables.live[id]
    assert table.setup.dealing.known and table.setup.dealing.secret == secret_of(table_server, fair)
    once_more = browser.post(f"/t/{fair}/copy", data={"number": MINE})
    id = once_more.headers["location"].split("/")[2].partition("?")[0]
    facts = get(f"{table_server.base}/api/tables/{id}").json()
    assert facts["dealing"]["numbers"][0] == {"seat": 0, "number": MINE, "own": True}
    assert secret_of(table_server, id) != secret_of(table_server, fair)


def test_what_was_not_dealt_as_promised_is_said_so(table_server: Served) -> None:
    id, players = new_table(table_server.base, GAME, ["me", "me"])
    list(play_on(players))
    table = table_server.app.state.server.tables.live[id]
    table.record.choices.pop()  # somebody has tampered with what the record tells
    assert players[0].get("/verify")["sound"] is False
    assert "was not dealt as promised" in get(f"{table_server.base}/t/{id}/verify").text


def test_people_sit_in_the_order_of_kinds() -> None:
    people = [SeatRow(0, BOT, "Vega"), SeatRow(1, PERSON, "Ola"), SeatRow(2, PERSON, "Marek")]
    dealing = new_dealing(people, MINE.upper())
    assert [(share.seat, share.number, share.own) for share in dealing.shares] == [(1, MINE, True)]
    assert new_dealing(people[:1], MINE).shares == () and len(dealing.secret) == 64
    assert new_dealing(people, MINE).secret != dealing.secret
