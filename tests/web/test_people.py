"""Accounts without passwords: codes, mails, several devices, signing out, deleting; on both databases and two servers."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from web.postgres import free_port
from web.served import Served, Stream

from stolik.web.people.accounts import Accounts
from stolik.web.people.mail import address_of
from stolik.web.tables.storage import Storage

GAME = "excavation"
CODE = re.compile(r'value="((?:[A-Z0-9]{4}-)+[A-Z0-9]{4})"')


class Postbox:
    """A real mail server that keeps what it is sent."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, str]] = []  # to whom, and the text
        self.port = free_port()
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:
        message = message_from_bytes(envelope.content, policy=policy.default)
        self.mails.append((envelope.rcpt_tos[0], message.get_content()))
        return "250 OK"

    def wait(self, count: int) -> list[tuple[str, str]]:
        end = time.monotonic() + 15
        while len(self.mails) < count and time.monotonic() < end:
            time.sleep(0.02)
        return self.mails


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    box = Postbox()
    yield box
    box.controller.stop()


def quick(client: httpx.Client, name: str = "") -> str:
    """A table against a bot: its address."""
    if name:
        client.post("/person", data={"name": name, "back": "/"})
    answer = client.post(f"/quick/{GAME}")
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def code_of(client: httpx.Client, what: str = "code") -> str:
    found = CODE.search(client.post(f"/me/{what}").text)
    assert found is not None
    return found[1]


def sits(client: httpx.Client, table: str) -> bool:
    return 'data-viewer="0"' in client.get(table).text


def test_a_lost_cookie_is_no_lost_seat(database: str, serve: Callable[..., Served]) -> None:
    served = serve(database)
    with served.client() as first, served.client() as second, served.client() as third:
        table = quick(first, "Amber")
        code = code_of(first)
        first.cookies.clear()
        assert not sits(first, table)
        assert first.post("/sign-in/code", data={"code": code.lower().replace("-", " ")}).status_code == 303
        assert sits(first, table) and "Amber" in first.get("/mine").text
        own = quick(second, "Amber on the phone")
        assert second.post("/sign-in/code", data={"code": code_of(first, "device")}).status_code == 303
        assert sits(second, table) and sits(second, own) and sits(first, own), "a guest's tables come along"
        for wrong in (code[:-1] + ("2" if code[-1] != "2" else "3"), "", "x", code_of(second)[:9]):
            assert third.post("/sign-in/code", data={"code": wrong}).status_code == 422
        assert third.post("/sign-in/code", data={"code": code}).status_code == 422, "a new code makes the old one void"
        assert not sits(third, table)


def test_a_device_code_is_good_once(table_server: Served) -> None:
    with table_server.client() as first, table_server.client() as second, table_server.client() as third:
        quick(first)
        code = code_of(first, "device")
        assert second.post("/sign-in/code", data={"code": code}).status_code == 303
        assert third.post("/sign-in/code", data={"code": code}).status_code == 422


def test_signing_out_everywhere_counts_at_once_on_every_server(postgres: str, serve: Callable[..., Served]) -> None:
    one, two = serve(postgres), serve(postgres)
    with one.client() as home, two.client() as phone, two.client() as thief:
        table = quick(home)
        assert phone.post("/sign-in/code", data={"code": code_of(home, "device")}).status_code == 303
        assert sits(phone, table)
        address = table.partition("?")[0]
        thief.cookies.set("seat_0", next(each.value or "" for each in home.cookies.jar if each.name == "seat_0"))
        assert sits(thief, table), "a seat's own secret, copied"
        stream = Stream(phone, f"{address}/stream?seat=0")
        assert "data-option" in stream.next()
        assert home.post("/me/sign-out", data={"which": "all"}).headers["location"] == "/"
        choice = {"option": "x", "version": "0", "seat": "0"}
        for client in (home, phone, thief):
            assert client.post(f"{address}/choose", data=choice).status_code == 403
            assert not sits(client, table) and client.get("/me").headers["location"] == "/sign-in"
        assert stream.closed.wait(10), "streams end, too"


def test_another_device_is_signed_out_alone(table_server: Served) -> None:
    with table_server.client() as home, table_server.client(headers={"User-Agent": "Firefox on Android"}) as phone:
        table = quick(home)
        phone.post("/sign-in/code", data={"code": code_of(home, "device")})
        page = home.get("/me").text
        assert "Firefox, Android" in page
        name = next(each for each in re.findall(r'name="which" value="([0-9a-f]{16})"', page))
        assert home.post("/me/sign-out", data={"which": name}).status_code == 303
        assert sits(home, table) and not sits(phone, table)


def test_a_link_by_mail(postbox: Postbox, database: str, serve: Callable[..., Served]) -> None:
    served = serve(database, mail=f"smtp://127.0.0.1:{postbox.port}?from=table@example.org")
    with served.client() as first, served.client() as second, served.client() as third:
        table = quick(first, "Amber")
        known = first.post("/sign-in/mail", data={"mail": "Amber@Example.org"})
        to, text = postbox.wait(1)[0]
        assert to == "amber@example.org"
        link = re.search(r"http://\S+(/sign-in/mail/\S+)", text)
        assert link is not None
        for _ in range(2):  # looking at it uses nothing up
            assert link[1] in first.get(link[1]).text
        assert first.post(link[1]).status_code == 303
        assert "amber@example.org" in first.get("/me").text
        assert first.post(link[1]).status_code == 409, "good once"
        own = quick(second)
        again = second.post("/sign-in/mail", data={"mail": "amber@example.org"})
        second.post(re.search(r"(/sign-in/mail/\S+)", postbox.wait(2)[1][1])[1])  # type: ignore[index]
        assert sits(second, table) and sits(second, own) and sits(first, own)
        unknown = third.post("/sign-in/mail", data={"mail": "nobody@example.org"})
        assert unknown.status_code == again.status_code == known.status_code == 200
        strip = re.compile(r"<header>.*?</header>|<svg.*?</svg>|<p class=\"hint[^>]*>.*?</p>", re.S)
        assert strip.sub("", unknown.text) == strip.sub("", again.text), "nothing tells whether somebody is known"
        for _ in range(6):
            assert third.post("/sign-in/mail", data={"mail": "nobody@example.org"}).status_code in (200, 429)
        assert len([to for to, _ in postbox.wait(6) if to == "nobody@example.org"]) <= 4, "few mails an hour"
        assert third.post("/sign-in/mail", data={"mail": "no address"}).status_code in (422, 429)


def test_without_mail_nothing_offers_it(table_server: Served) -> None:
    with table_server.client() as client:
        assert "/sign-in/mail" not in client.get("/sign-in").text
        assert client.post("/sign-in/mail", data={"mail": "a@example.org"}).status_code == 404


@pytest.mark.parametrize(
    "text", ["", "a", "a@", "@b", "a b@c", "a@b\nBcc: x@y", "a@b, c@d", "<a@b>", "x" * 300 + "@b.c"]
)
def test_what_is_no_address(text: str) -> None:
    assert address_of(text) == ""


def test_tries_are_limited(serve: Callable[..., Served]) -> None:
    served = serve(sign_ins_per_minute=3)
    with served.client() as client:
        answers = [client.post("/sign-in/code", data={"code": "x"}).status_code for _ in range(6)]
        assert answers == [422, 422, 422, 429, 429, 429]


def test_a_deleted_account_leaves_tables_to_the_others(database: str, serve: Callable[..., Served]) -> None:
    served = serve(database)
    with served.client() as leaver, served.client() as friend:
        leaver.post("/person", data={"name": "Leaver"})
        made = leaver.post(f"/new/{GAME}", data={"players": "2", "seat_0": "me", "seat_1": "open"})
        table = made.headers["location"].partition("?")[0]
        link = re.search(r'value="(http[^"]*/seat/[^"]+)"', leaver.get(table).text)
        assert link is not None
        friend.get(link[1])
        assert friend.post(f"{table}/sit", data={"name": "Friend"}).status_code == 303
        leaver.post(f"{table}/say", data={"text": "my secret words", "seat": "0"})
        alone = quick(leaver)
        assert leaver.post("/me/delete").status_code == 422
        assert leaver.post("/me/delete", data={"sure": "on"}).headers["location"] == "/"
        assert leaver.get("/me").headers["location"] == "/sign-in"
        assert friend.get(alone).status_code == 404
        page = friend.get(table).text
        assert 'data-viewer="1"' in page and "Leaver" not in page and "my secret words" not in page
        facts = httpx.get(f"{served.base}/api/tables/{table[3:]}").json()
        assert facts["seats"][0]["kind"] == "bot" and not facts["over"]


def test_challenges_are_good_once_and_for_a_while(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tried() -> None:
        storage = Storage(database)
        await storage.open()
        accounts = Accounts(storage)
        key = await accounts.ticket("get", value="challenge")
        assert await accounts.use("create", key) is None, "of another kind, and gone with the try"
        key = await accounts.ticket("get", value="challenge")
        found = await asyncio.gather(*(accounts.use("get", key) for _ in range(8)))
        assert sum(each is not None for each in found) == 1
        monkeypatch.setitem(__import__("stolik.web.people.accounts", fromlist=["LASTING"]).LASTING, "get", -1.0)
        assert await accounts.use("get", await accounts.ticket("get")) is None
        await storage.close()

    asyncio.run(tried())


def test_lessons_learned_belong_to_the_person(postgres: str, serve: Callable[..., Served]) -> None:
    one, two = serve(postgres), serve(postgres)
    course, place = "/learn/circadians", "/learn/circadians/goal?step=2"
    with one.client() as home, two.client() as phone, one.client() as stranger:
        home.get("/learn/circadians/goal?step=99")
        assert home.get(place).status_code == 200
        assert home.cookies["lesson_circadians"] == "goal.2", "a stranger's browser remembers by itself"
        code = code_of(home)
        assert "lesson_circadians" not in home.cookies, "now the person does"
        assert f'href="{place}"' in home.get(course).text
        phone.get("/learn/icaion")
        phone.cookies.set("learned_circadians", "plan")
        assert phone.post("/sign-in/code", data={"code": code}).status_code == 303
        for client in (home, phone):
            page = client.get(course).text
            assert f'href="{place}"' in page and 'class="done' in page, "both devices know what both learned"
        phone.get("/learn/circadians/send?step=1")
        assert "/learn/circadians/send?step=1" in home.get(course).text
        guest = code_of(stranger)
        stranger.get("/learn/icaion/first-turn?step=1")
        assert guest and stranger.post("/sign-in/code", data={"code": code}).status_code == 303
        assert "/learn/icaion/first-turn?step=1" in home.get("/learn/icaion").text, "a guest's lessons come along"
        assert stranger.post("/me/sign-out", data={"which": "this"}).status_code == 303
        assert "?step=1" not in stranger.get("/learn/icaion").text, "and stay with the person"
