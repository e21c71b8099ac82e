"""Every address that changes something knows its person: strangers are refused or become guests, other sites are refused,
and nothing tells whether somebody is known."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest
from starlette.routing import Route
from web.served import Served, Stream, new_table
from web.test_people import Postbox, code_of, postbox, quick
from web.test_safety import person_of

from stolik.web.http.app import ROUTES

__all__ = ["postbox"]  # a fixture

POSTS = [route.path for route in ROUTES if isinstance(route, Route) and "POST" in (route.methods or ())]
# what strangers may post without becoming anybody: nothing is kept of it but their own cookies, or a challenge
HARMLESS = {"/person", "/sign-in/passkey/options", "/t/{id:table}/here", "/t/{id:table}/read"}


def at(path: str, table: str) -> str:
    """An address with everything in it."""
    for name, value in (("{id:table}", table), ("{game}", "excavation"), ("{token}", "x" * 43)):
        path = path.replace(name, value)
    return path


def facts(server: Served, table: str) -> list[str]:
    """What everybody may know of a table, and what was said there."""
    return [
        httpx.get(f"{server.base}/api/tables/{table}{what}", timeout=60).text for what in ("", "/messages", "/view")
    ]


def test_other_sites_can_post_nothing(table_server: Served) -> None:
    table, _ = new_table(table_server.base, "excavation", ["me", "me"], seed=3)
    with table_server.client() as known:
        person_of(known, "Amber")
        for path in POSTS:
            for header in ({"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}):
                answer = known.post(at(path, table), headers=header, data={"seat": "0"})
                assert answer.status_code == 403, path
        with httpx.Client(base_url=table_server.base, timeout=60, cookies=dict(known.cookies)) as old:
            for path in POSTS:  # a browser that tells only the origin
                answer = old.post(at(path, table), headers={"Origin": "https://evil.example"})
                assert answer.status_code == 403, path


def test_strangers_are_refused_or_become_guests(table_server: Served) -> None:
    table, _ = new_table(table_server.base, "excavation", ["me", "me"], seed=3)
    before, guests = facts(table_server, table), set()
    for path in POSTS:
        if path.startswith("/api/"):
            continue
        with table_server.client() as stranger:
            answer = stranger.post(at(path, table), data={"seat": "0", "text": "hello", "players": "2", "name": "X"})
            assert answer.status_code < 500, (path, answer.text)
            if answer.status_code < 400 and path not in HARMLESS:
                assert "me" in stranger.cookies, f"{path} does something for nobody"
                guests.add(path)
            elif path not in HARMLESS:
                assert "me" not in stranger.cookies, path
    assert guests == {
        "/new/{game}", "/quick/{game}", "/learn/{game}/play", "/me/code", "/me/passkeys/options", "/t/{id:table}/say",
        "/t/{id:table}/copy",
    }, guests  # fmt: skip
    after = facts(table_server, table)
    assert (before[0], before[2]) == (after[0], after[2]), "nobody did anything at the table"
    assert "hello" in after[1], "a guest spoke among the onlookers"


@pytest.mark.parametrize("path", [path for path in POSTS if path.startswith("/api/tables/{id:table}/")])
def test_programs_show_a_secret(table_server: Served, path: str) -> None:
    table, _ = new_table(table_server.base, "excavation", ["me", "me"], seed=3)
    body = {"option": "x", "version": 0} if path.endswith("/choose") else {}
    answer = httpx.post(f"{table_server.base}{at(path, table)}", json=body, timeout=60)
    refused = {"join": (409,), "messages": (400, 422)}.get(path.rpartition("/")[2], (401,))
    assert answer.status_code in refused, (path, answer.text)


def test_nothing_tells_who_is_known(postbox: Postbox, serve: Callable[..., Served]) -> None:
    served = serve(mail=f"smtp://127.0.0.1:{postbox.port}", mails_per_hour=1000.0)
    with served.client() as known, served.client() as stranger:
        me = person_of(known, "Amber")
        known.post("/sign-in/mail", data={"mail": "amber@example.org"})
        known.post(re.search(r"(/sign-in/mail/\S+)", postbox.wait(1)[0][1])[1])  # type: ignore[index]
        answers = [stranger.post("/sign-in/mail", data={"mail": f"{name}@example.org"}) for name in ("amber", "nobody")]
        assert answers[0].text == answers[1].text and answers[0].status_code == answers[1].status_code
        assert {to for to, _ in postbox.wait(3)} == {"amber@example.org", "nobody@example.org"}, "both are sent a link"
        options = [stranger.post("/sign-in/passkey/options").json() for _ in range(2)]
        assert all(not each["options"].get("allowCredentials") for each in options), "no key is named before it is used"
        codes = [stranger.post("/sign-in/code", data={"code": each}) for each in ("2222-2222-2222-2222", "x", me)]
        assert len({(each.status_code, each.text) for each in codes}) == 1
        page = stranger.get(f"/p/{me}").text
        for secret in ("amber@example.org", "passkey", "Firefox", "Chrome"):
            assert secret not in page, "a page tells name and games only"
        assert [stranger.get(f"/p/{id}").status_code for id in ("nobody", me[:8])] == [404, 404]
        assert httpx.get(f"{served.base}/api/persons/{me}").json().keys() == {
            "id", "name", "mark", "created", "ratings", "played", "games",
        }  # fmt: skip


def test_an_ended_sign_in_counts_nowhere_at_once(postgres: str, serve: Callable[..., Served]) -> None:
    one, two = serve(postgres), serve(postgres)
    with one.client() as home, two.client() as phone:
        table = quick(home).partition("?")[0]
        assert phone.post("/sign-in/code", data={"code": code_of(home, "device")}).status_code == 303
        stream = Stream(phone, f"{table}/stream?seat=0")
        stream.next()
        name = re.search(r'name="which" value="([0-9a-f]{16})"', home.get("/me").text)
        assert name is not None
        home.post("/me/sign-out", data={"which": name[1]})
        posts = [at(path, table[3:]) for path in POSTS if path.startswith(("/me/", "/t/{id:table}/resign", "/p/"))]
        posts = [path for path in posts if path not in ("/me/code", "/me/passkeys/options")]  # these make guests
        for path in posts:
            assert phone.post(path, data={"seat": "0", "sure": "on"}).status_code in (401, 403), path
        assert 'data-viewer="-1"' in phone.get(f"{table}?seat=0").text
        assert stream.closed.wait(30), "open streams end, too"
        assert 'data-viewer="0"' in home.get(f"{table}?seat=0").text
