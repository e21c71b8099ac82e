"""Fair and safe: names without tricks, blocks, reports, what an operator can do about people, and own bots, marked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from web.served import Served, body, get
from web.test_lobby import lay
from web.test_people import code_of

from stolik.cli import application
from stolik.web.tables.table import clean_name

GAME = "excavation"


def run(*arguments: str) -> str:
    result = CliRunner().invoke(application(), ["admin", *arguments], env={"COLUMNS": "200"})
    assert result.exit_code == 0, (result.output, result.exception)
    return result.output


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ola \u202egnp\u202c ", "Ola gnp"),  # direction overrides
        ("Ａｍｂｅｒ", "Amber"),  # wide forms
        ("\u0410mber", "\u0410"),  # a Cyrillic letter that looks like an A
        ("Аня", "Аня"),
        ("Amb\u0435r", "Ambr"),
        ("Zażółć Gęślą", "Zażółć Gęślą"),
        ("a" + "\u0301" * 30, "\u00e1\u0301\u0301"),  # a tower of accents
        ("x" * 100, "x" * 40),
        ("\u200b\u2060\u3164", ""),
        ("李雷 Li", "李雷 Li"),
    ],
)
def test_names_cannot_be_taken_for_others(text: str, name: str) -> None:
    assert clean_name(text) == name


def person_of(client: httpx.Client, name: str) -> str:
    """The id of a person who comes under a name."""
    client.post("/person", data={"name": name})
    client.post("/me/code")
    return client.get("/me").text.partition('href="/p/')[2].partition('"')[0]


def test_who_is_blocked_sees_no_table_and_cannot_sit_down(database: str, serve: Callable[..., Served]) -> None:
    served = serve(database)
    with served.client() as host, served.client() as rude, served.client() as stranger:
        rival = person_of(rude, "Rude")
        person_of(host, "Host")
        table = lay(host, title="Quiet evening")
        assert "Quiet evening" in rude.get("/lobby").text
        assert host.post(f"/p/{rival}/block", data={"blocked": "on"}).status_code == 303
        assert "Quiet evening" not in rude.get("/lobby").text and "Quiet evening" in stranger.get("/lobby").text
        answer = rude.post(f"{table}/sit", headers={"Accept": "application/json"})
        assert answer.status_code == 409 and body(answer)["error"] == "full-table", (
            "nobody is told that they are blocked"
        )
        host.post(f"/p/{rival}/block", data={"blocked": "off"})
        assert rude.post(f"{table}/sit").status_code == 303
        assert stranger.post(f"/p/{rival}/block", data={"blocked": "on"}).status_code == 401
        assert host.post("/p/nobody/block", data={"blocked": "on"}).status_code == 404


def test_a_blocked_guest_stays_blocked_as_whoever_they_turn_out_to_be(
    database: str, serve: Callable[..., Served]
) -> None:
    served = serve(database)
    with served.client() as host, served.client() as rude, served.client() as guest:
        host_id = person_of(host, "Host")
        person_of(rude, "Rude")
        visitor = person_of(guest, "Visitor")
        host.post(f"/p/{visitor}/block", data={"blocked": "on"})
        assert guest.post("/sign-in/code", data={"code": code_of(rude)}).status_code == 303
        table = lay(host, title="Quiet evening")
        assert "Quiet evening" not in rude.get("/lobby").text and rude.post(f"{table}/sit").status_code == 409
        assert "I would play with them again" not in rude.get(f"/p/{host_id}").text, "and neither is told"


def test_an_operator_reads_reports_and_acts(serve: Callable[..., Served], tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/one.db"
    served = serve(url)
    with served.client() as rude, served.client() as other:
        rival = person_of(rude, "Rude")
        person_of(other, "Other")
        told = other.post(f"/p/{rival}/report", data={"text": "says \u202ebad things"})
        assert told.status_code == 303
        assert other.post(f"/p/{rival}/report", data={"text": "  "}).status_code == 422
        assert [other.post(f"/p/{rival}/report", data={"text": "x"}).status_code for _ in range(11)].count(429) == 2
        shown = run("reports", "--database", url)
        assert "says bad things" in shown and rival in shown and "Rude" in shown
        assert "put away" in run("reports", "--done", "1", "--database", url)
        assert "says bad things" not in run("reports", "--database", url)
        assert rival in run("people", "--name", "Rud", "--database", url)
        run("rename", rival, "Somebody", "--database", url)
        assert "Somebody" in rude.get("/me").text
        run("sign-out", rival, "--database", url)
        assert rude.get("/me").headers["location"] == "/sign-in"
        assert "in force" in run("ban", rival, "--database", url)


def test_an_own_bot_plays_as_a_marked_one_until_its_token_is_forgotten(
    database: str, serve: Callable[..., Served]
) -> None:
    served = serve(database)
    with served.client() as owner, served.client() as host:
        person_of(owner, "Owner")
        token = owner.post("/me/programs", data={"name": "Clanker"}).text.partition('class="wide" readonly value="')[2]
        token = token.partition('"')[0]
        table = lay(host)[3:]
        bearer = {"Authorization": f"Bearer {token}"}
        assert (
            httpx.post(
                f"{served.base}/api/tables/{table}/join", json={}, headers={"Authorization": "Bearer x"}
            ).status_code
            == 401
        )
        joined = httpx.post(f"{served.base}/api/tables/{table}/join", json={}, headers=bearer)
        assert joined.status_code == 200, joined.text
        seat = get(f"{served.base}/api/tables/{table}").json()["seats"][1]
        assert seat["name"] == "Clanker" and seat["level"] == "program"
        assert ">program</span>" in host.get(f"/t/{table}").text
        assert 'data-viewer="1"' in owner.get(f"/t/{table}").text, "the owner may look over its shoulder"
        with served.client() as thief:
            thief.cookies.set("me", token)
            assert thief.get("/me").headers["location"] == "/sign-in", "the token of a program signs nobody in"
        rated = lay(host, rated="on")[3:]
        assert httpx.post(f"{served.base}/api/tables/{rated}/join", json={}, headers=bearer).status_code == 409
        name = owner.get("/me").text.rpartition('name="which" value="')[2].partition('"')[0]
        owner.post("/me/sign-out", data={"which": name})
        seat_token = {"Authorization": f"Bearer {joined.json()['token']}"}
        assert httpx.get(f"{served.base}/api/tables/{table}/options", headers=seat_token).status_code == 401
        assert httpx.post(f"{served.base}/api/tables/{table}/join", json={}, headers=bearer).status_code == 401
