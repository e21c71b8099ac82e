"""The API: whole games, named errors, and the documents that describe it."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.routing import Route
from web.served import Player, Served, Stream, body, get, new_table, play_on, post

from stolik.web.http.app import ROUTES
from stolik.web.errors import TOLD
from stolik.web.pages.language import words
from stolik.web.http.openapi import OPERATIONS, SCHEMAS, document

DOCS = Path(__file__).parents[2] / "docs"
GAME = "excavation"


def example_bot() -> Any:
    spec = importlib.util.spec_from_file_location("example_bot", DOCS / "example_bot.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_bot_plays_a_whole_game(table_server: Served) -> None:
    result = example_bot().play_game(table_server.base, GAME, seed=5)
    assert result["over"] and result["winners"] and len(result["scores"]) >= 2
    record = get(f"{table_server.base}/api/tables/{result['id']}/record")
    assert record.status_code == 200 and record.json()["game"] == GAME
    copy = post(f"{table_server.base}/api/records", json=record.json())
    assert copy.status_code == 201 and copy.json()["over"] and copy.json()["scores"] == result["scores"]


def test_a_game_against_bots_in_worker_processes(serve: Any) -> None:
    served = serve(workers=1)
    _, players = new_table(served.base, GAME, ["me", "bot:random"], seed=3)
    made = list(play_on(players))
    assert made and players[0].get()["over"]


def test_choosing_undoing_and_redoing(table_server: Served) -> None:
    _, players = new_table(table_server.base, GAME, ["me", "me"], seed=2)
    seat, option, version = next(play_on(players))
    me = players[seat]
    offers = me.offers()
    if offers["undo"]:
        assert me.post("undo", version=version).status_code == 200
        assert option in [each["option"] for each in me.offers()["options"]] and me.offers()["redo"]
        assert me.post("redo", version=version + 1).status_code == 200
        assert me.get()["version"] == version + 2


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_error_has_words(lang: str) -> None:
    said = words(lang)
    codes = {code for code, _ in TOLD.values()}
    for path in (Path(__file__).parents[2] / "src/stolik/web").glob("*.py"):
        for part in path.read_text(encoding="utf-8").split('TableError("')[1:]:
            codes.add(part.partition('"')[0])
    missing = [code for code in sorted(codes) if not said.has(f"error-{code}")]
    assert not missing, missing


def test_bad_input_gets_named_errors_and_changes_nothing(table_server: Served) -> None:
    id, players = new_table(table_server.base, GAME, ["me", "me"], seed=4)
    seat = players[0].get()["deciders"][0]
    me, other = players[seat], players[1 - seat]
    option = me.offers()["options"][0]["option"]

    def refused(answer: httpx.Response, status: int, code: str) -> None:
        assert (answer.status_code, body(answer)["error"]) == (status, code), answer.text
        assert body(answer)["message"] and "error-" not in body(answer)["message"]

    refused(me.choose(option, 7), 409, "stale-choice")
    refused(me.choose("dance wildly", 0), 422, "malformed-option")
    refused(other.choose(option, 0), 409, "wrong-seat")
    refused(Player(table_server.base, id, 0, "wrong").choose(option, 0), 401, "wrong-token")
    refused(post(f"{me.http.base_url}/api/tables/{id}/choose", json={"option": option, "version": 0}), 401, "no-token")
    refused(me.post("choose", option=option), 400, "malformed-json")
    refused(me.post("choose", option=5, version=0), 400, "malformed-json")
    refused(me.post("choose", option=option, version=0, more=1), 400, "malformed-json")
    address = f"/api/tables/{id}/choose"
    kind = {"Content-Type": "application/json"}
    refused(me.http.post(address, content=b"{not json", headers=kind), 400, "malformed-json")
    refused(me.http.post(address, content=b"\xff\xfe", headers=kind), 400, "malformed-json")
    refused(me.http.post(address, content=b"option=x"), 415, "not-json")
    refused(me.http.post(address, content=b" " * 70_000, headers=kind), 413, "too-large")
    refused(me.http.post(address, content=iter([b" " * 40_000] * 3), headers=kind), 413, "too-large")
    refused(me.post("undo"), 409, "nothing-to-undo")
    refused(me.http.get(f"/api/tables/{id}/record"), 409, "still-running")
    refused(me.http.get("/api/tables/nowhere"), 404, "no-table")
    refused(me.http.get("/api/nothing"), 404, "not-found")
    refused(me.http.delete(f"/api/tables/{id}"), 405, "wrong-method")
    make = "/api/tables"
    refused(me.http.post(make, json={"game": "chess", "seats": ["me"]}), 404, "unknown-game")
    refused(me.http.post(make, json={"game": GAME, "seats": ["me"] * 9}), 422, "bad-setup")
    refused(me.http.post(make, json={"game": GAME, "seats": ["me", "cat"]}), 422, "bad-seat")
    refused(me.http.post(make, json={"game": GAME, "seats": ["me", "bot:genius"]}), 422, "unknown-bot")
    refused(me.http.post(make, json={"game": GAME, "seats": ["me", "me"], "clock": "egg"}), 422, "bad-clock")
    refused(me.http.post(make, json={"game": GAME, "seats": ["me", "me"], "seed": -1}), 422, "bad-setup")
    refused(me.http.post(make, json={"game": GAME, "seats": ["me", "me"], "variants": {"x": "y"}}), 422, "bad-setup")
    assert me.get()["version"] == 0 and option in [each["option"] for each in me.offers()["options"]]


def test_a_double_click_plays_once(table_server: Served) -> None:
    _, players = new_table(table_server.base, GAME, ["me", "me"], seed=4)
    seat = players[0].get()["deciders"][0]
    option = players[seat].offers()["options"][0]["option"]
    assert players[seat].choose(option, 0).status_code == 200
    again = players[seat].choose(option, 0)
    assert again.status_code == 409 and body(again)["error"] == "stale-choice"
    assert players[seat].get()["version"] == 1


def test_an_open_seat_is_taken_once_and_the_invitation_dies(table_server: Served) -> None:
    made = post(f"{table_server.base}/api/tables", json={"game": GAME, "seats": ["me", "open"]}).json()
    invite = made["seats"][1]["token"]
    address = f"{table_server.base}/api/tables/{made['id']}"
    assert post(f"{address}/join", json={"name": "Jan"}).status_code == 409
    assert post(f"{address}/join", json={"invite": "guess"}).status_code == 401
    joined = post(f"{address}/join", json={"name": "Jan", "invite": invite})
    assert joined.status_code == 200 and joined.json()["seat"] == 1 and joined.json()["token"] != invite
    assert get(address).json()["seats"][1]["name"] == "Jan"
    again = post(f"{address}/join", json={"name": "Ewa", "invite": invite})
    assert again.status_code == 401, "who invited does not know the new secret"
    assert post(f"{address}/join", json={"name": "Ewa"}).json()["error"] == "full-table"
    peek = get(f"{address}/options", headers={"Authorization": f"Bearer {invite}"})
    assert peek.status_code == 401


def test_a_public_table_is_open_to_all_until_it_is_full(table_server: Served) -> None:
    made = post(f"{table_server.base}/api/tables", json={"game": GAME, "seats": ["me", "open"], "public": True}).json()
    address = f"{table_server.base}/api/tables/{made['id']}/join"
    assert post(address, json={"name": "Jan"}).status_code == 200
    assert post(address, json={"name": "Ewa"}).json()["error"] == "full-table"


def test_the_stream_tells_of_every_change(table_server: Served) -> None:
    id, players = new_table(table_server.base, GAME, ["me", "me"], seed=6)
    with httpx.Client(base_url=table_server.base, timeout=60) as watcher:
        stream = Stream(watcher, f"/api/tables/{id}/stream")
        assert json.loads(stream.next())["version"] == 0
        for _, _, version in play_on(players, 4):
            assert json.loads(stream.until(f'"version":{version}'))["over"] is False
    stream.closed.set()


def test_errors_speak_the_language_of_the_request(table_server: Served) -> None:
    answers = [
        get(f"{table_server.base}/api/tables/x", headers={"Accept-Language": lang}).json()["message"]
        for lang in ("pl-PL,pl;q=0.9,en;q=0.5", "en", "de", "")
    ]
    assert answers[0] == "Nie ma takiego stołu." and set(answers[1:]) == {"There is no such table."}


def test_the_description_covers_every_address() -> None:
    described = {(operation.method.upper(), operation.path) for operation in OPERATIONS}
    served = set()
    for route in ROUTES:
        if isinstance(route, Route) and route.path.startswith("/api/") and route.path != "/api/openapi.json":
            methods = {"POST"} if "POST" in (route.methods or ()) else {"GET"}
            served |= {(method, route.path_format) for method in methods}
    assert described == served
    text = json.dumps(document())
    for name in set(text.split("#/components/schemas/")[1:]):
        assert name.partition('"')[0] in SCHEMAS
    told = (DOCS / "api.md").read_text(encoding="utf-8")
    assert all(operation.path.rpartition("/")[2] in told for operation in OPERATIONS)


def test_messages_have_two_rooms(table_server: Served) -> None:
    id, players = new_table(table_server.base, GAME, ["me", "me"])
    assert players[0].post("messages", text="<script>alert(1)</script>").status_code == 201
    post(f"{table_server.base}/api/tables/{id}/messages", json={"text": "hush", "name": "Eve"})
    assert [m["text"] for m in players[1].get("/messages")["messages"]] == ["<script>alert(1)</script>"]
    seen = get(f"{table_server.base}/api/tables/{id}/messages").json()["messages"]
    assert [m["text"] for m in seen] == ["hush"]
