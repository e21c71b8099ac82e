"""The lobby: tables open to everybody, found by what one looks for, joined with one click, begun when full."""

from __future__ import annotations

from collections.abc import Callable

import httpx
from web.served import Served, get

GAME = "excavation"


def lay(client: httpx.Client, **more: str) -> str:
    """A table for two in the lobby."""
    form = {"players": "2", "seat_0": "me", "seat_1": "open", "listed": "on", **more}
    made = client.post(f"/new/{GAME}", data=form)
    assert made.status_code == 303, made.text
    return made.headers["location"].partition("?")[0]


def test_a_stranger_joins_with_one_click_and_the_game_begins(database: str, serve: Callable[..., Served]) -> None:
    served = serve(database)
    with served.client() as host, served.client() as stranger, served.client() as third:
        host.post("/person", data={"name": "Host"})
        table = lay(host, title="Two \u202eshovels", clock="days:2", table_lang="pl")
        private = host.post(f"/new/{GAME}", data={"players": "2", "seat_0": "me", "seat_1": "open"}).headers["location"]
        page = stranger.get("/lobby").text
        assert "Two shovels" in page and "Host" in page and "2 days per move" in page and "Polish" in page
        assert private.partition("?")[0] not in page, "friends-only tables are not shown"
        for wanted, shown in (("pace=days", True), ("pace=live", False), ("rated=on", False), ("rated=off", True),
                              ("lang=en", False), ("lang=pl", True), (f"game={GAME}", True), ("game=x", False)):  # fmt: skip
            assert ("Two shovels" in stranger.get(f"/lobby?{wanted}").text) == shown, wanted
        assert [each["id"] for each in get(f"{served.base}/api/lobby").json()["tables"]] == [table[3:]]
        answer = stranger.post(f"{table}/sit")
        assert answer.status_code == 303 and answer.headers["location"].startswith(table)
        assert get(f"{served.base}/api/tables/{table[3:]}").json()["waiting"] is False
        assert third.post(f"{table}/sit").status_code == 409
        assert "Two shovels" not in third.get("/lobby").text


def test_what_makes_a_table_rated(table_server: Served) -> None:
    with table_server.client() as host, table_server.client() as other:
        table = lay(host, rated="on", title="Serious")
        facts = get(f"{table_server.base}/api/tables/{table[3:]}").json()
        assert facts["options"]["rated"] and not facts["options"]["hints"] and facts["dealing"]["fair"]
        assert host.post(f"{table}/sit").status_code == 409, "one chair each"
        join = httpx.post(f"{table_server.base}/api/tables/{table[3:]}/join", json={})
        assert join.status_code == 409 and join.json()["error"] == "rated-person"
        assert other.post(f"{table}/sit").status_code == 303
        assert host.post(f"{table}/give").status_code == 409, "no chair changes hands"
        for wrong in ({"seed": "5"}, {"hints": "on"}, {"seat_1": "me"}, {"seat_1": "bot:greedy"}):
            form = {"players": "2", "seat_0": "me", "seat_1": "open", "rated": "on", **wrong}
            assert host.post(f"/new/{GAME}", data=form).status_code == 422, wrong
