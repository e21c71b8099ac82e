"""Notices with the browser closed: push, mail and webhook, once a turn, heeding quiet hours, by one of several servers."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import threading
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from zoneinfo import ZoneInfo

import http_ece
import httpx
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import update
from web.served import Served
from web.test_company import Friends
from web.test_people import Postbox

from stolik.web.people import outside, postman
from stolik.web.people.postman import allowed_from
from stolik.web.tables.schema import outbox
from stolik.web.tables.storage import Storage


class Endpoint:
    """A push service, or a chat room, that keeps what it is sent."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                endpoint.got.append((self.path, dict(self.headers.items()), body))
                self.send_response(endpoint.answers.pop(0) if endpoint.answers else 201)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def wait(self, count: int, seconds: float = 15) -> list[tuple[str, dict[str, str], bytes]]:
        end = time.monotonic() + seconds
        while len(self.got) < count and time.monotonic() < end:
            time.sleep(0.02)
        return self.got


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    made = Endpoint()
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postman, "LOOK", 0.05)
    monkeypatch.setattr(postman, "BACK_OFF", 0.01)


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Keys:
    """The keys of a browser's push subscription."""

    def __init__(self, address: str) -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        keys = {"p256dh": text(self.key.public_key().public_bytes(*form)), "auth": text(self.auth)}
        self.subscription = {"endpoint": f"{address}/push/1", "expirationTime": None, "keys": keys}

    def open(self, body: bytes) -> bytes:
        """A sealed message in plain, as the browser's own library opens it."""
        return bytes(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))

    def read(self, body: bytes) -> dict[str, str]:
        found: dict[str, str] = json.loads(self.open(body))
        return found


def play(friends: Friends, base: str = "") -> int:
    """Whoever has to choose does, until it is another's turn: the seat that has to choose then."""
    mover = friends.facts()["deciders"][0]
    client = friends.clients[mover]
    for _ in range(60):
        page = client.get(friends.table).text
        option = page.partition('name="option" value="')[2].partition('"')[0]
        version = page.partition('name="version" value="')[2].partition('"')[0]
        answer = client.post(f"{friends.table}/choose", data={"option": option, "version": version, "seat": str(mover)})
        assert answer.status_code == 303, answer.text
        if mover not in friends.facts()["deciders"]:
            break
    return int(friends.facts()["deciders"][0])


def two(served: Served) -> tuple[Friends, int, int]:
    """Two friends, the one who has to choose and the one who waits."""
    friends = Friends(served, ["Amber", "Birch"], title="The long dig")
    mover = friends.facts()["deciders"][0]
    return friends, mover, 1 - mover


def test_a_push_message_reaches_the_browser_once_a_turn(
    database: str, serve: Callable[..., Served], endpoint: Endpoint
) -> None:
    served = serve(database, private_notices=True, notice_delay=0.0)
    friends, mover, other = two(served)
    browser = Keys(endpoint.address)
    waiting = friends.clients[other].get(friends.table).text
    assert "You will hear" not in waiting, "that would not be true"
    kept = friends.clients[other].post("/me/channels/push", json=browser.subscription)
    assert kept.status_code == 200, kept.text
    assert "You will hear" in friends.clients[other].get(friends.table).text
    assert play(friends) == other
    path, headers, body = endpoint.wait(1)[0]
    message = browser.read(body)
    assert path == "/push/1" and headers["Content-Encoding"] == "aes128gcm" and "TTL" in headers
    assert headers["Authorization"].startswith("vapid t=")
    assert message["title"] == "Your turn: The long dig (Excavation Earth)"
    assert message["link"] == f"{served.base}{friends.table}" and set(message) == {"title", "link", "tag"}
    client = friends.clients[mover]
    client.post(f"{friends.table}/undo", data={"seat": str(mover), "version": str(friends.facts()["version"])})
    time.sleep(0.3)
    assert len(endpoint.got) == 1, "no second message for the same turn"


def test_one_of_two_servers_sends_and_tries_again(
    postgres: str, serve: Callable[..., Served], endpoint: Endpoint
) -> None:
    one = serve(postgres, private_notices=True, notice_delay=0.0)
    serve(postgres, private_notices=True)
    friends, _, other = two(one)
    endpoint.answers = [500]
    added = {"kind": "webhook", "address": f"{endpoint.address}/room"}
    assert friends.clients[other].post("/me/channels", data=added).status_code == 303
    play(friends)
    assert len(endpoint.wait(2)) == 2
    time.sleep(0.4)
    assert [path for path, _, _ in endpoint.got] == ["/room", "/room"], "refused once, then taken, by one of both"
    said = json.loads(endpoint.got[1][2])
    assert said["content"] == said["text"] == f"Your turn: The long dig (Excavation Earth) {one.base}{friends.table}"


def test_who_came_meanwhile_or_wants_quiet_is_not_told(
    database: str, serve: Callable[..., Served], endpoint: Endpoint
) -> None:
    served = serve(database, private_notices=True, notice_delay=0.0)
    friends, mover, other = two(served)
    friends.clients[other].post("/me/channels", data={"kind": "webhook", "address": f"{endpoint.address}/room"})
    friends.post(other, "notices", silent="on")
    assert play(friends) == other
    assert play(friends) == mover
    hour = datetime.now(ZoneInfo("Asia/Tokyo")).hour
    friends.post(other, "notices", silent="off")
    quiet = {"turn": "on", "quiet_from": str(hour), "quiet_to": str((hour + 2) % 24), "zone": "Asia/Tokyo"}
    assert friends.clients[other].post("/me/notices", data=quiet).status_code == 303
    assert play(friends) == other
    time.sleep(0.5)
    assert endpoint.got == []


def test_a_way_on_which_nothing_arrives_promises_nothing(serve: Callable[..., Served], endpoint: Endpoint) -> None:
    served = serve(private_notices=True, notice_delay=0.0)
    friends, _, other = two(served)
    hook(friends, other, endpoint, turn="on")
    client = friends.clients[other]
    id = re.search(r'/me/channels/try"><button class="btn" name="id" value="([^"]+)"', client.get("/me").text)
    assert id is not None
    assert client.post("/me/channels/try", data={"id": id[1]}).status_code == 303
    assert b"It works" in endpoint.got[0][2]
    assert client.post("/me/channels/try", data={"id": "x"}).status_code == 404
    endpoint.answers = [500] * 5
    play(friends)
    endpoint.wait(6)
    broken = lambda: "nothing arrives there" in client.get("/me").text  # noqa: E731
    end = time.monotonic() + 30
    while not broken() and time.monotonic() < end:
        time.sleep(0.05)
    assert broken() and len(endpoint.got) == 6, "tried five times"
    mover = friends.facts()["deciders"][0]
    play(friends)
    assert mover == other and "You will hear" not in client.get(friends.table).text
    endpoint.answers = [500]
    assert client.post("/me/channels/try", data={"id": id[1]}).status_code == 422
    assert client.post("/me/channels/try", data={"id": id[1]}).status_code == 303
    assert not broken() and "You will hear" in client.get(friends.table).text


def test_a_gone_browser_is_forgotten(serve: Callable[..., Served], endpoint: Endpoint) -> None:
    served = serve(private_notices=True, notice_delay=0.0)
    friends, _, other = two(served)
    friends.clients[other].post("/me/channels/push", json=Keys(endpoint.address).subscription)
    endpoint.answers = [410]
    play(friends)
    endpoint.wait(1)
    end = time.monotonic() + 10
    while "/me/channels/drop" in friends.clients[other].get("/me").text and time.monotonic() < end:
        time.sleep(0.05)
    assert "/me/channels/drop" not in friends.clients[other].get("/me").text


def test_a_mail_tells_of_the_turn(serve: Callable[..., Served]) -> None:
    box = Postbox()
    try:
        served = serve(mail=f"smtp://127.0.0.1:{box.port}", mail_delay=0.0)
        friends, _, other = two(served)
        client = friends.clients[other]
        assert client.post("/me/channels", data={"kind": "mail"}).status_code == 404, "no address yet"
        client.post("/sign-in/mail", data={"mail": "b@example.org"})
        client.post("/sign-in/mail/" + box.wait(1)[0][1].partition("/sign-in/mail/")[2].split()[0])
        assert client.post("/me/channels", data={"kind": "mail"}).status_code == 303
        play(friends)
        to, said = box.wait(2)[1]
        assert to == "b@example.org" and f"{served.base}{friends.table}" in said and "/me" in said
    finally:
        box.controller.stop()


def hook(friends: Friends, who: int, endpoint: Endpoint, **wishes: str) -> None:
    """Somebody hears in a chat room of what they wish."""
    added = {"kind": "webhook", "address": f"{endpoint.address}/room"}
    assert friends.clients[who].post("/me/channels", data=added).status_code == 303
    assert friends.clients[who].post("/me/notices", data=wishes).status_code == 303


def test_who_looks_is_told_only_when_they_stop(
    database: str, serve: Callable[..., Served], endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postman, "AWAY", 3600.0)
    served = serve(database, private_notices=True, notice_delay=0.0)
    friends, mover, other = two(served)
    for who in (mover, other):
        hook(friends, who, endpoint, turn="on")
    assert friends.post(other, "here").status_code == 204
    assert play(friends) == other and play(friends) == mover
    assert len(endpoint.wait(1)) == 1, "the mover's tab stands open somewhere and shows no life: told all the same"
    assert play(friends) == other
    friends.post(mover, "here")
    assert play(friends) == mover, "another turn, which the mover sees"
    monkeypatch.setattr(postman, "AWAY", 0.0)
    asyncio.run(hurry(database))
    assert len(endpoint.wait(2)) == 2, "the tab shows no life any more"
    assert "here" in friends.clients[other].get(f"{friends.table}/company").text


async def hurry(database: str) -> None:
    """Let all notices be due now."""
    storage = Storage(database)
    async with storage.write() as connection:
        await connection.execute(update(outbox).values(due=0.0))
    await storage.close()


def test_chat_is_told_to_who_wants_it_until_it_is_read(
    database: str, serve: Callable[..., Served], endpoint: Endpoint
) -> None:
    served = serve(database, private_notices=True, notice_delay=0.0)
    friends, _, _ = two(served)
    hook(friends, 0, endpoint, turn="on")
    hook(friends, 1, endpoint, chat="on")
    friends.post(0, "say", text="a secret plan: dig nile")
    friends.post(1, "say", text="not for zero, who wants none")
    friends.post(0, "say", text="once more")
    said = [json.loads(body)["text"] for _, _, body in endpoint.wait(1)]
    assert said == [f"Somebody wrote: The long dig (Excavation Earth) {served.base}{friends.table}"], said
    friends.post(1, "read", number="2")
    friends.post(0, "say", text="and again")
    assert len(endpoint.wait(2)) == 2
    friends.post(1, "read", number="3")
    assert friends.post(1, "mute", other="0", muted="on").status_code == 303
    assert "Hear again" in friends.clients[1].get(f"{friends.table}/company").text
    assert 'data-muted="0"' in friends.clients[1].get(friends.table).text
    friends.post(0, "say", text="into the wind")
    assert "1 new" not in friends.clients[1].get("/mine").text, "no mark for what one does not want to read"
    friends.post(1, "mute", other="0", muted="off")
    assert "1 new" in friends.clients[1].get("/mine").text
    assert len(endpoint.got) == 2 and friends.post(1, "mute", other="1", muted="on").status_code == 422


def test_you_will_hear_is_said_when_it_is_true(serve: Callable[..., Served], endpoint: Endpoint) -> None:
    served = serve(private_notices=True, notice_delay=0.0)
    friends, _, other = two(served)
    promised = lambda: "You will hear when" in friends.clients[other].get(friends.table).text  # noqa: E731
    assert not promised()
    hook(friends, other, endpoint, turn="on")
    assert promised()
    friends.post(other, "notices", silent="on")
    assert not promised(), "not of this table"
    friends.post(other, "notices", silent="off")
    assert promised()
    friends.clients[other].post("/me/notices", data={"start": "on"})
    assert not promised(), "not of turns"
    friends.clients[other].post("/me/notices", data={"turn": "on", "digest": "on", "digest_at": "7"})
    assert "in your daily summary" in friends.clients[other].get(friends.table).text
    friends.clients[other].post("/me/notices", data={"turn": "on"})
    id = friends.clients[other].get("/me").text.partition('/me/channels/drop"><button class="btn" name="id" value="')[2]
    friends.clients[other].post("/me/channels/drop", data={"id": id.partition('"')[0]})
    assert not promised(), "nowhere"


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/x",
        "https://",
        "ftp://example.org",
        "https://user@example.org/",
        "javascript:1",
        "",
        "https://[x",
    ],
)
def test_addresses_that_cannot_be_used(table_server: Served, address: str) -> None:
    with table_server.client() as client:
        client.post("/quick/excavation")
        assert client.post("/me/channels", data={"kind": "webhook", "address": address}).status_code == 422


@pytest.mark.parametrize(
    "address",
    ["https://127.0.0.1:9/x", "https://[::1]/", "https://localhost/", "https://10.0.0.1/", "https://169.254.169.254/"],
)
def test_nothing_private_can_be_reached(address: str) -> None:
    with pytest.raises(outside.Refused) as refused:
        asyncio.run(outside.post(address, False, {}, b""))
    assert refused.value.__cause__ is None, "refused by us before anything was sent"


def test_quiet_hours_and_the_daily_digest() -> None:
    now = datetime.now(ZoneInfo("UTC"))
    assert allowed_from({}) == 0.0
    before, after = (now.hour - 1) % 24, (now.hour + 1) % 24
    assert allowed_from({"quiet_from": after, "quiet_to": (after + 1) % 24}) == 0.0
    until = allowed_from({"quiet_from": before, "quiet_to": after})
    assert 0 < until - time.time() <= 3600 and datetime.fromtimestamp(until, ZoneInfo("UTC")).hour == after
    evening = allowed_from({"digest": True, "zone": "Europe/Warsaw"})
    assert evening == 0.0 or datetime.fromtimestamp(evening, ZoneInfo("Europe/Warsaw")).hour == 18
    chosen = allowed_from({"digest": True, "digest_at": (now.hour + 5) % 24})
    assert datetime.fromtimestamp(chosen, ZoneInfo("UTC")).hour == (now.hour + 5) % 24
    assert allowed_from({"zone": "No/Where", "quiet_from": 3, "quiet_to": 3}) == 0.0


def test_the_service_worker_speaks_for_all_pages(table_server: Served) -> None:
    answer = httpx.get(f"{table_server.base}/sw.js")
    assert answer.status_code == 200 and "javascript" in answer.headers["content-type"]
    assert "worker-src 'self'" in answer.headers["content-security-policy"]
