"""Guards: headers, cross-site requests, sizes, rates, wrong secrets, escaped words."""

from __future__ import annotations

import json
import logging
from typing import Any

import httpx
import pytest
from web.served import Served, Stream, body, get, new_table, post

from stolik.web.logs import JsonLines
from stolik.web.http.guard import shown_path
from stolik.web.limits import Buckets, payer_of

GAME = "excavation"


def quick(client: httpx.Client) -> str:
    """Start a table and return its address without the seat."""
    answer = client.post(f"/quick/{GAME}")
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].partition("?")[0]


@pytest.mark.parametrize(
    "path", ["/", "/nowhere", "/t/nowhere", "/healthz", "/api/games", "/static/js/live.js", "/mine"]
)
def test_every_answer_carries_the_guards(table_server: Served, path: str) -> None:
    headers = get(table_server.base + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
    assert headers["referrer-policy"] == "no-referrer" and headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY" and "server" not in headers
    assert headers["cache-control"] == "no-store" or path.startswith("/static")


def test_pages_contain_no_inline_script_or_style(table_server: Served) -> None:
    with table_server.client() as client:
        table = quick(client)
        for path in (
            "/",
            f"/new/{GAME}",
            table,
            f"{table}/replay/0",
            f"/help/{GAME}",
            f"/provenance/{GAME}",
            "/mine",
            "/sign-in",
            "/me",
        ):
            html = client.get(path).text
            assert "<style" not in html and " style=" not in html and " onclick" not in html, path
            assert "<script>" not in html and "javascript:" not in html, path


def test_requests_from_other_sites_are_refused(table_server: Served) -> None:
    base = table_server.base
    refused: list[dict[str, str]] = [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Origin": base},
        {"Origin": "http://evil.example"},
        {"Origin": "http://127.0.0.1:1"},  # another port of the same host
        {"Origin": "null"},
        {},
    ]
    for headers in refused:
        answer = post(f"{base}/quick/{GAME}", headers=headers)
        assert answer.status_code == 403, headers
    for headers in ({"Sec-Fetch-Site": "same-origin"}, {"Origin": base}):
        assert post(f"{base}/quick/{GAME}", headers=headers).status_code == 303
    tables = f"{base}/api/tables"
    made = {"game": GAME, "seats": ["me", "me"]}
    assert post(tables, json=made, headers={"Origin": "http://evil.example"}).status_code == 403
    assert post(tables, content=json.dumps(made), headers={"Content-Type": "text/plain"}).status_code == 415


def test_a_seat_link_is_exchanged_for_a_cookie_of_that_table_alone(table_server: Served) -> None:
    id, players = new_table(table_server.base, GAME, ["me", "me"])
    link = get(f"{table_server.base}/t/{id}/seat/{players[0].token}")
    assert link.status_code == 303 and link.headers["location"] == f"/t/{id}?seat=0"
    cookie = link.headers["set-cookie"]
    assert "HttpOnly" in cookie and "samesite=lax" in cookie.lower() and f"Path=/t/{id}" in cookie
    for wrong in ("guess", "a" * 500, players[0].token[:-1]):
        assert get(f"{table_server.base}/t/{id}/seat/{wrong}").status_code == 403


def test_forms_need_the_cookie_of_the_seat_they_speak_for(table_server: Served) -> None:
    id, players = new_table(table_server.base, GAME, ["me", "me"])
    with table_server.client() as stranger, table_server.client() as holder:
        fields = {"option": "x", "version": "0", "seat": "1"}
        assert stranger.post(f"/t/{id}/choose", data=fields).status_code == 403
        holder.get(f"/t/{id}/seat/{players[0].token}")
        assert holder.post(f"/t/{id}/choose", data=fields).status_code == 403
        assert holder.post(f"/t/{id}/undo", data={"seat": "1"}).status_code == 403
        assert holder.get(f"/t/{id}?seat=1").status_code == 200  # drawn for the seat held, not the one asked for
        assert 'data-viewer="0"' in holder.get(f"/t/{id}?seat=1").text


def test_names_and_chat_are_escaped(table_server: Served) -> None:
    evil = '<img src=x onerror=alert(1)>"&'
    id, players = new_table(table_server.base, GAME, ["me", "me"], names=[evil, "B"])
    players[0].post("messages", text=evil)
    with table_server.client() as client:
        client.get(f"/t/{id}/seat/{players[1].token}")
        html = client.get(f"/t/{id}?seat=1").text
        client.post("/person", data={"name": evil, "back": "/"})
        html += client.get("/").text
    assert "<img src=x" not in html and "&lt;img src=x" in html


def test_switching_leads_nowhere_else(table_server: Served) -> None:
    with table_server.client() as client:
        for back in ("https://evil.example", "//evil.example", "/\\evil.example", "javascript:1", ""):
            assert client.post("/person", data={"lang": "pl", "back": back}).headers["location"] == "/"
        assert client.post("/person", data={"lang": "pl", "back": "/mine"}).headers["location"] == "/mine"


@pytest.mark.parametrize(
    "content",
    [b"%ff%fe=%00", b"a=1&" * 200, b"\x00\xff", b"option[]=1&version=x", b""],
)
def test_malformed_forms_get_an_answer(table_server: Served, content: bytes) -> None:
    with table_server.client() as client:
        table = quick(client)
        kind = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"}
        for action in (
            "choose",
            "undo",
            "say",
            "sit",
            "agree",
            "reclaim",
            "continue",
            "rematch",
            "decline",
            "stay",
            "invite",
            "kick",
            "fill",
        ):
            answer = client.post(f"{table}/{action}", content=content, headers=kind)
            assert 400 <= answer.status_code < 500 and body(answer)["message"], (action, answer.status_code)
        answer = client.post(
            f"{table}/choose", content=b"--x\r\nbroken", headers={"Content-Type": "multipart/form-data; boundary=x"}
        )
        assert 400 <= answer.status_code < 500


def test_oversized_bodies_are_refused(table_server: Served) -> None:
    with table_server.client() as client:
        table = quick(client)
        assert client.post(f"{table}/say", data={"text": "x" * 100_000}).status_code == 413
        assert client.post("/upload", files={"record": b"x" * 100_000}).status_code == 422  # records may be larger
        assert client.post("/upload", files={"record": b"x" * 3_000_000}).status_code == 413


def test_rates_are_limited_per_client(serve: Any) -> None:
    served = serve(requests_per_second=2.0, tables_per_minute=3.0)
    with served.client() as client:
        answers = [client.post("/person", data={"lang": "pl"}).status_code for _ in range(12)]
        assert answers.count(429) >= 4 and answers[0] == 303
        slow = client.post("/person", data={}, headers={"Accept": "application/json"})
        assert slow.status_code == 429 and slow.headers["retry-after"]


def test_looks_back_are_limited_per_client(serve: Any) -> None:
    served = serve(requests_per_second=2.0)
    id, _ = new_table(served.base, GAME, ["me", "me"])
    with served.client() as client:
        answers = {client.get(f"/t/{id}/{what}/0").status_code for _ in range(8) for what in ("frame", "replay")}
        assert answers == {200, 429} and client.get(f"/t/{id}").status_code == 200, "the table itself goes on"


def test_open_streams_are_limited_per_client(serve: Any) -> None:
    served = serve(streams_per_client=2)
    id, _ = new_table(served.base, GAME, ["me", "me"])
    with served.client() as client:
        streams = [Stream(client, f"/api/tables/{id}/stream") for _ in range(2)]
        for stream in streams:
            stream.next()
        assert client.get(f"/api/tables/{id}/stream").status_code == 429


def test_new_tables_are_limited(serve: Any) -> None:
    served = serve(tables_per_minute=3.0)
    with served.client() as client:
        answers = [client.post(f"/quick/{GAME}").status_code for _ in range(6)]
        assert answers == [303, 303, 303, 429, 429, 429]


def test_buckets_refill_and_forget() -> None:
    buckets = Buckets(1000.0, 2.0)
    assert [buckets.take("a") for _ in range(2)] == [True, True]
    assert buckets.take("b")


def test_logs_are_json_and_hold_no_secrets() -> None:
    assert shown_path("/t/abc/seat/SECRET") == "/t/abc/seat/..."
    assert shown_path("/sign-in/mail/SECRET") == "/sign-in/mail/..."
    record = logging.makeLogRecord({"msg": "request", "levelname": "INFO", "path": "/x", "status": 200})
    line = json.loads(JsonLines().format(record))
    assert line["message"] == "request" and line["status"] == 200


def test_health_and_metrics(table_server: Served) -> None:
    assert get(f"{table_server.base}/healthz").json()["ok"] is True
    text = get(f"{table_server.base}/metrics").text
    for name in ("stolik_requests_total", "stolik_choice_seconds_bucket", "stolik_tables_running", "stolik_streams"):
        assert name in text


@pytest.mark.parametrize(
    "address, counted",
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:0:0:1:2:3:4", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_limits_count_for_a_household(address: str, counted: str) -> None:
    assert payer_of({"client": (address, 1)}) == counted
