"""Every address, every method, with whatever somebody may send: an answer that says what was expected, never a fault.

Seeded and bounded: STOLIK_FUZZ says how many requests each database gets, STOLIK_FUZZ_SEED which.
"""

from __future__ import annotations

import os
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from web.served import SAME, Served, new_table, play_on

from stolik.engine.record import Record, checksum
from stolik.games import game
from stolik.web.http.app import ROUTES

REQUESTS = int(os.environ.get("STOLIK_FUZZ", "500"))
SEED = int(os.environ.get("STOLIK_FUZZ_SEED", "20"))
METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS")
LONG = "9" * 5000

WORDS = [
    "", "0", "-1", "1", "7", LONG, "1.5", "1e9", "٣", "\x00", "a\x00b", "\ud800".encode("utf-8", "surrogatepass"),
    "nile", "excavation", "../../etc/passwd", "%00", "%", "<script>alert(1)</script>", "bot:hard:xyz", "bot:hard:1e400s",
    "bot:" + "x" * 500, "bot:hard:-5i", "bot:easy:nans", "me", "open", "on", "off", "\u202egnp", "x" * 3000, "undo", "redo",
    "0 undo", "true", "null", "[]", "{}", "watch", "none", "turn:0", "turn:1:1:1", "game:" + LONG, "\n\r\t", "🎲" * 50,
]  # fmt: skip
FIELDS = (
    "option version seat confirmed text name players seed clock hints campaign public seat_0 seat_1 name_0 variant_draft "
    "record back lang theme sound show absent position have since number code mail which sure id other wish kind address zone quiet_from silent title listed rated"
).split()
JSON = [
    b"", b"null", b"[]", b"{}", b"{", b"0", b'"x"', b"nan", b'{"version": 1e999}', b'{"option": 1, "version": "x"}',
    b'{"option": "undo", "version": 0}', b'{"version": ' + LONG.encode() + b"}", b'{"text": "a\\u0000b"}', b'{"text": "\\ud800"}',
    b"[" * 30_000, b'{"a":' * 9_000, b"\xff\xfe{}", b'{"game": "excavation", "seats": []}', b'{"text": "' + b"x" * 60_000 + b'"}',
    b'{"game": "excavation", "seats": ["me", "bot:hard:xyz"]}', b'{"game": "excavation", "seats": ["me", "bot:hard:1e400s"]}',
    b'{"game": "excavation", "seats": ["me", "me"], "seed": -5}', b'{"game": "excavation", "seats": ["me", "me"], "seed": 1.5}',
    b'{"game": "excavation", "seats": ["me", "me"], "seed": 99999999999999999999999}', b'{"name": "\\u202e", "seat": 99999}',
    b'{"ticket": "x", "credential": {}}', b'{"endpoint": "https://x", "keys": {"auth": "\\u0000"}}', b'{"ticket": "", "credential": {"id": "\\u0000", "response": []}}',
    b'{"game": "x\\u0000", "seats": ["me", "me"]}', b'{"game": "excavation", "seats": ["me", "me"], "clock": "turn:x"}',
    b'{"game": "excavation", "seats": ["me", "me"], "names": ["\\u0000", "\\ud83d"], "variants": {"\\u0000": "on"}}',
]  # fmt: skip
HEADERS: list[dict[str, str]] = [
    {}, {"Origin": "http://["}, {"Origin": "null"}, {"Host": "["}, {"Host": "a b"}, {"Accept-Language": "pl;q=x," * 50}, {"Accept-Language": "\t;;q="},
    {"Authorization": "Bearer"}, {"Authorization": "Bearer " + "x" * 500}, {"Authorization": "Basic eDp5"}, {"Accept": "application/json"},
    {"Cookie": "me=" + "x" * 300}, {"Cookie": "seat_0=" + "x" * 300}, {"Cookie": ";;=;lang=xx; theme=\\; name=%ff%00; me=\x7f"}, {"Cookie": "invite_0=%00; seat_1=é"},
    {"Content-Length": "x"}, {"Content-Type": "multipart/form-data"}, {"Content-Type": "multipart/form-data; boundary=" + "b" * 300},
    {"Content-Type": "application/json; charset=zz"}, {"Content-Type": "application/x-www-form-urlencoded"}, {"Last-Event-ID": "\\"},
    {"Sec-Fetch-Site": "cross-site"}, {"Range": "bytes=0-1,5-"}, {"If-None-Match": "*"}, {"Accept-Encoding": "gzip, x;q=,"},
    {"X-Forwarded-For": "::::, 1"}, {"Expect": "100-continue"}, {"Transfer-Encoding": "gzip"},
]  # fmt: skip


def records() -> list[bytes]:
    """Records that are wrong in one way each, with a checksum that fits."""
    good: dict[str, Any] = msgspec.json.decode(Record(game("excavation"), game("excavation").setup(2, 5)).save())
    wrong: list[dict[str, Any]] = [
        {"seed": 1.5}, {"seed": -1}, {"seed": "x"}, {"seed": None}, {"seed": 10**30}, {"players": "2"}, {"players": 2.0}, {"players": 99},
        {"choices": [f"{LONG} pass"]}, {"choices": [None]}, {"choices": "x"}, {"choices": [["0 pass"]]}, {"choices": ["0 undo"] * 3000},
        {"choices": ["0 redo"]}, {"variants": []}, {"variants": {"x": 1}}, {"variants": {"draft": None}}, {"game": "\x00"}, {"game": 5},
        {"state": 7}, {"state": None}, {"rules": None}, {"stolik": "1"}, {"stolik": 2.5}, {"stolik": {}}, {"dealing": 5}, {"stolik": 2, "dealing": {}},
    ]  # fmt: skip
    made = []
    for change in wrong:
        edited = {key: value for key, value in {**good, **change}.items() if key != "sum"}
        made.append(msgspec.json.encode({**edited, "sum": checksum(edited)}))
    return [
        msgspec.json.encode(good),
        *made,
        b"[" * 100_000,
        msgspec.json.encode(good)[:-20],
        b'{"stolik": 1}',
        b'{"stolik": 1, "sum": []}',
    ]


def paths(chance: random.Random, tables: list[str]) -> Iterator[str]:
    """Addresses of all routes, filled with sense and nonsense."""
    while True:
        route = chance.choice(ROUTES).path
        for name in ("{id:table}", "{game}", "{token}", "{participant:number}", "{position:number}"):
            sane = {"{id:table}": chance.choice(tables), "{game}": chance.choice(["excavation", "revive"])}.get(
                name, "1"
            )
            word = chance.choice(WORDS)
            other = quote(word, safe="%./")
            route = route.replace(name, sane if chance.random() < 0.7 else other)
        query = chance.choice(
            ["", "", "?seat=" + "9" * 40, "?seat=0&lang=xx", "?have=%ff%00&since=-1", "?position=" + LONG, "?seat=%00"]
        )
        yield route + query


def body(chance: random.Random, bad_records: list[bytes]) -> tuple[bytes, str]:
    """A body with its type."""
    kind = chance.randrange(5)
    if kind == 0:
        return chance.choice(JSON), "application/json"
    if kind == 1:
        pairs = [(chance.choice(FIELDS), chance.choice(WORDS)) for _ in range(chance.randrange(6))]
        text = b"&".join(
            name.encode() + b"=" + (value if isinstance(value, bytes) else value.replace("&", "%26").encode())
            for name, value in pairs
        )
        return text, "application/x-www-form-urlencoded"
    if kind == 2:
        return chance.choice(bad_records), "application/json"
    if kind == 3:
        part = (
            b'--b\r\nContent-Disposition: form-data; name="record"; filename="x"\r\n\r\n'
            + chance.choice(bad_records)[:50_000]
        )
        return chance.choice(
            [part + b"\r\n--b--\r\n", part, b"--b\r\n\r\n" * 3000, b"--b--", b""]
        ), "multipart/form-data; boundary=b"
    return chance.randbytes(chance.randrange(200)), chance.choice(["", "text/plain", "application/json", "\x01"])


def sent(served: Served, method: str, path: str, headers: dict[str, str], data: bytes) -> int:
    """The status of a request as it stands, written by hand so that nothing is mended on the way; 0: refused outright."""
    host, port = served.base.removeprefix("http://").split(":")
    head = {"Host": f"{host}:{port}", "Connection": "close", "Content-Length": str(len(data)), **headers}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
    with socket.create_connection((host, int(port)), timeout=30) as wire:
        try:
            wire.sendall("\r\n".join(lines).encode("utf-8", "replace") + b"\r\n\r\n" + data)
            answer = wire.recv(64)
        except (ConnectionResetError, BrokenPipeError):
            return 0
    return int(answer.split()[1]) if answer else 0


def test_nothing_that_is_sent_breaks_the_server(database: str, serve: Callable[..., Served]) -> None:
    served = serve(database)
    chance = random.Random(SEED)
    running, players = new_table(served.base, "excavation", ["me", "me"])
    for _ in play_on(players, most=12):
        pass
    token, bad_records = players[0].token, records()
    with served.client() as somebody:
        somebody.post("/quick/excavation")
        known = somebody.cookies["me"]
    counts: dict[int, int] = {}
    addresses = paths(chance, [running, "nowhere"])
    for number in range(REQUESTS):
        method, path = chance.choice(METHODS[:2] if number % 3 else METHODS), next(addresses)
        data, kind = (b"", "") if method in ("GET", "HEAD", "OPTIONS") else body(chance, bad_records)
        headers = {**SAME, "Content-Type": kind} if kind else dict(SAME)
        if chance.random() < 0.5:
            headers |= {"Cookie": f"seat_0={token}; me={known}", "Authorization": f"Bearer {token}"}
        headers |= chance.choice(HEADERS)
        if "\x01" in kind or "\x7f" in str(headers):
            headers = {name: value for name, value in headers.items() if value.isprintable()}
        status = sent(served, method, path, headers, data)
        counts[status] = counts.get(status, 0) + 1
        assert status < 500, (status, number, method, path[:200], headers, data[:300])
    print(f"\n{database.partition(':')[0]}: {REQUESTS} requests by seed {SEED}: {dict(sorted(counts.items()))}")
    assert (
        counts.get(200, 0) > REQUESTS / 50
        and sum(counts.get(each, 0) for each in (400, 404, 405, 415, 422)) > REQUESTS / 4
    ), counts
    assert httpx.get(f"{served.base}/healthz", timeout=30).json()["ok"]
    assert players[0].get()["id"] == running


@pytest.mark.parametrize("number", range(len(records())))
def test_every_wrong_record_is_refused_with_words(table_server: Served, number: int) -> None:
    answer = httpx.post(
        f"{table_server.base}/api/records",
        content=records()[number],
        headers={"Content-Type": "application/json"},
        timeout=60,
    )
    assert answer.status_code == (201 if number == 0 else 422), answer.text
    assert number == 0 or len(answer.json()["message"]) > 20


def test_a_stream_is_opened_by_get_alone(table_server: Served) -> None:
    table, _ = new_table(table_server.base, "excavation", ["me", "me"])
    for path in (f"/t/{table}/stream", f"/api/tables/{table}/stream"):
        for method in ("HEAD", "POST", "DELETE"):
            answer = httpx.request(method, table_server.base + path, headers=SAME, timeout=10)
            assert answer.status_code == 405, (method, path)


@pytest.mark.alone
def test_slow_and_endless_heads_are_cut(serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stolik.web.http.protocol.HEAD_SECONDS", 0.6)
    served = serve(body_seconds=0.6)
    host, port = served.base.removeprefix("http://").split(":")
    silent = [socket.create_connection((host, int(port))) for _ in range(60)]
    for number, each in enumerate(silent):
        each.settimeout(10)
        each.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n" if number % 2 else b"")
    began = time.monotonic()
    for number, each in enumerate(silent):
        assert each.recv(12) == (b"HTTP/1.1 408" if number % 2 else b"")
    assert time.monotonic() - began < 5
    endless = socket.create_connection((host, int(port)))
    with pytest.raises(OSError):
        endless.sendall(b"GET / HTTP/1.1\r\nX: ")
        for _ in range(200):
            endless.sendall(b"x" * 4096)
            time.sleep(0.001)
    slow = socket.create_connection((host, int(port)))
    slow.settimeout(10)
    slow.sendall(
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
    )
    assert b" 408 " in slow.recv(100)
    while slow.recv(4096):  # whoever does not end after the answer is left, too
        pass
    assert httpx.get(f"{served.base}/healthz", timeout=10).status_code == 200
    for each in (*silent, endless, slow):
        each.close()


@pytest.mark.alone
def test_a_large_upload_holds_up_nobody(serve: Callable[..., Served]) -> None:
    served = serve()
    good: dict[str, Any] = msgspec.json.decode(Record(game("excavation"), game("excavation").setup(2, 5)).save())
    first = str(Record(game("excavation"), game("excavation").setup(2, 5)).state.options()[0])
    edited = {key: value for key, value in good.items() if key != "sum"}
    edited["choices"] = [f"0 {first}", *["0 undo", "0 redo"] * 15_000]
    heavy = msgspec.json.encode({**edited, "sum": checksum(edited)})
    empty = b"--b\r\n\r\n" * 8000
    done: list[int] = []

    def upload() -> None:
        with served.client() as client:
            done.append(
                client.post("/api/records", content=heavy, headers={"Content-Type": "application/json"}).status_code
            )
            kind = {"Content-Type": "multipart/form-data; boundary=b"}
            done.append(client.post("/upload", content=empty, headers=kind).status_code)

    threads = [threading.Thread(target=upload) for _ in range(3)]
    for each in threads:
        each.start()
    waits = []
    with served.client() as other:
        while any(each.is_alive() for each in threads):
            began = time.perf_counter()
            assert other.get("/healthz").status_code == 200
            waits.append(time.perf_counter() - began)
            time.sleep(0.01)
    assert sorted(done) == [400, 400, 400, 422, 422, 422]
    assert sorted(waits)[len(waits) * 95 // 100] < 0.1, max(waits)
