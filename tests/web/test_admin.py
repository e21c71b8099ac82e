"""What whoever runs a table can do: backups of both databases, deleting, banning, closing; and what keeps them safe."""

from __future__ import annotations

import asyncio
import gzip
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner
from web.served import SAME, Process, Served, body, new_table, play_on

from stolik.cli import application
from stolik.engine.errors import StolikError
from stolik.web.pages import stage
from stolik.web.tables.lock import FileLock, check_file

GAME = "excavation"


def run(*arguments: str, lang: str = "en") -> str:
    """The output of `stolik admin`."""
    result = CliRunner(env={"LC_ALL": lang}).invoke(application(), ["admin", *arguments])
    if isinstance(result.exception, StolikError):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.output


def eventually(what: Callable[[], bool], seconds: float = 15) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end
        time.sleep(0.1)


def other_database(request: pytest.FixtureRequest, kind: str, tmp_path: Path) -> str:
    """An empty database of a kind."""
    if kind == "sqlite":
        return f"sqlite:///{tmp_path}/second.db"
    url: str = asyncio.run(request.getfixturevalue("cluster").database())
    return url


@pytest.mark.parametrize("into", ["sqlite", "postgresql"])
def test_a_backup_of_a_running_server_is_restored_into_either_database(
    database: str, into: str, serve: Callable[..., Served], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    served = serve(database)
    table, players = new_table(served.base, GAME, ["me", "me"])
    for _ in play_on(players, most=30):
        pass
    file = tmp_path / "backup.gz"
    assert "rows" in run("backup", str(file), "--database", database)
    before = players[0].get("/view")
    url = other_database(request, into, tmp_path)
    assert "restored" in run("restore", str(file), "--database", url)
    with pytest.raises(StolikError, match="not empty"):
        run("restore", str(file), "--database", url)
    again = serve(url)
    players[0].at(again.base)
    assert players[0].get("/view") == before
    players[1].at(again.base)
    assert sum(1 for _ in play_on(players, most=5)) == 5


def test_half_a_backup_is_refused(serve: Callable[..., Served], tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/one.db"
    new_table(serve(url).base, GAME, ["me", "me"])
    file = tmp_path / "backup.gz"
    run("backup", str(file), "--database", url)
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    for number, damaged in enumerate(
        [whole[: len(whole) // 2], b"x" + whole, gzip.compress(b"".join(lines[:-1])), gzip.compress(b"{}\n"), b""]
    ):
        file.write_bytes(damaged)
        target = f"sqlite:///{tmp_path}/target{number}.db"
        with pytest.raises(StolikError, match="damaged|no backup"):
            run("restore", str(file), "--database", target)
        assert "none" in run("tables", "--database", target)


def test_tables_are_listed_shown_deleted_and_expire(serve: Callable[..., Served], tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/one.db"
    served = serve(url)
    first, players = new_table(served.base, GAME, ["me", "me"], names=["Ann", "Ben"])
    second, _ = new_table(served.base, "revive", ["me", "me"])
    shown = run("tables", "--database", url)
    assert first in shown and "Ann, Ben" in shown and second in shown
    assert first not in run("tables", "--game", "revive", "--database", url)
    assert "Ann" in run("show", first, "--database", url)
    assert "1 table deleted" in run("delete", first, "--database", url)
    with pytest.raises(StolikError, match=f"nie ma stołu {first}"):
        run("delete", first, "--database", url, lang="pl")
    eventually(lambda: httpx.get(f"{served.base}/t/{first}").status_code == 404)
    assert "0 tables deleted" in run("expire", "--days", "1", "--running", "--database", url)
    assert "1 table to delete" in run("expire", "--days", "0", "--running", "--dry", "--database", url)
    assert "do usunięcia: 1 stół" in run("expire", "--days", "0", "--running", "--dry", "--database", url, lang="pl")
    assert "none" in run("decisions", "--database", url), "that tables were deleted is nothing to revoke"
    assert "0 tables deleted" in run("expire", "--days", "0", "--database", url), "running games stay"
    assert "1 table deleted" in run("expire", "--days", "0", "--running", "--database", url)


def test_the_banned_stay_outside_and_come_in_again(serve: Callable[..., Served], tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/one.db"
    served = serve(url)
    with served.client() as guest, served.client() as other:
        table = guest.post(f"/quick/{GAME}").headers["location"].partition("?")[0]
        other.get("/")
        person = run("show", table.removeprefix("/t/"), "--database", url).split()
        letters = next(word for word in person if len(word) == 12 and word.isalnum())
        run("ban", letters, "--why", "rude", "--database", url)
        eventually(lambda: guest.get(table).status_code == 403)
        assert other.get("/").status_code == 200 and other.get(table).status_code == 200
        assert "rude" in run("decisions", "--database", url)
        run("unban", letters, "--database", url)
        eventually(lambda: guest.get(table).status_code == 200)
        run("ban", "127.0.0.0/8", "--database", url)
        eventually(lambda: other.get("/").status_code == 403)
        assert other.get("/healthz").status_code == 200
        run("unban", "127.0.0.0/8", "--database", url)
        eventually(lambda: other.get("/").status_code == 200)
    with pytest.raises(StolikError, match="no address"):
        run("ban", "x", "--database", url)


def test_closing_tells_everybody_and_loses_nothing(serve: Callable[..., Served], tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/one.db"
    served = serve(url)
    table, players = new_table(served.base, GAME, ["me", "me"])
    run("close", "Back at nine o'clock.", "--database", url)
    eventually(lambda: "Back at nine o&#39;clock." in httpx.get(served.base).text)
    assert "Back at nine" in httpx.get(f"{served.base}/t/{table}").text
    offers = players[0].offers()
    refused = players[0].choose(offers["options"][0]["option"], offers["version"])
    assert refused.status_code == 503 and "Back at nine" in body(refused)["message"]
    assert httpx.post(f"{served.base}/quick/{GAME}", headers=SAME).status_code == 503
    assert httpx.get(f"{served.base}/readyz").status_code == 503
    assert httpx.get(f"{served.base}/healthz").status_code == 200
    run("open", "--database", url)
    eventually(lambda: httpx.get(f"{served.base}/readyz").status_code == 200)
    assert players[0].choose(offers["options"][0]["option"], offers["version"]).status_code == 200


def test_one_file_has_one_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/one.db"
    first = Process(url)
    code = f"from stolik.cli import main; main(['serve', '--port', '0', '--database', {url!r}])"
    second = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert second.returncode == 2 and "serves" in second.stderr and "PostgreSQL" in second.stderr
    assert len(second.stderr.strip().splitlines()) == 1
    first.kill()
    Process(url).stop()  # the lock of a killed server does not stay


@pytest.mark.parametrize(
    ("content", "told"), [(b"", "empty file"), (b"no database at all", "no SQLite database"), (None, "does not exist")]
)
def test_starting_faults_are_one_plain_sentence(tmp_path: Path, content: bytes | None, told: str) -> None:
    path = tmp_path / ("missing/one.db" if content is None else "one.db")
    if content is not None:
        path.write_bytes(content)
    code = f"from stolik.cli import main; main(['serve', '--port', '0', '--database', 'sqlite:///{path}'])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and told in done.stderr, done.stderr
    assert len(done.stderr.strip().splitlines()) == 1 and "Traceback" not in done.stderr


def test_a_database_that_is_not_there_is_told_in_a_sentence() -> None:
    code = "from stolik.cli import main; main(['serve', '--port', '0', '--database', 'postgresql://x@127.0.0.1:1/x'])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and "database" in done.stderr and "Traceback" not in done.stderr, done.stderr


def test_health_tells_the_truth_about_the_file(serve: Callable[..., Served], tmp_path: Path) -> None:
    served = serve(f"sqlite:///{tmp_path}/one.db")
    assert body(httpx.get(f"{served.base}/healthz")) == {"ok": True, "database": True, "file": True, "workers": 0}
    (tmp_path / "one.db").rename(tmp_path / "elsewhere.db")
    answer = httpx.get(f"{served.base}/healthz")
    assert answer.status_code == 503 and body(answer)["file"] is False
    (tmp_path / "elsewhere.db").rename(tmp_path / "one.db")
    assert httpx.get(f"{served.base}/healthz").status_code == 200


def test_an_acknowledged_choice_is_on_the_disk_unless_the_operator_wants_otherwise(
    serve: Callable[..., Served], tmp_path: Path
) -> None:
    async def level(storage: Any) -> int:
        async with storage.engine.connect() as connection:
            return int((await connection.exec_driver_sql("PRAGMA synchronous")).scalar())

    for durable, expected in ((True, 2), (False, 1)):
        served = serve(f"sqlite:///{tmp_path}/{durable}.db", durable=durable)
        loop = served.app.state.server.tasks[0].get_loop()
        storage = served.app.state.server.storage
        assert asyncio.run_coroutine_threadsafe(level(storage), loop).result(10) == expected


def test_other_names_and_proxies(serve: Callable[..., Served]) -> None:
    served = serve(hosts=("127.0.0.1", "table.example"), base_url="https://table.example")
    assert httpx.get(served.base, headers={"Host": "evil.example"}).status_code == 421
    assert httpx.get(served.base, headers={"Host": "table.example:443"}).status_code == 200
    made = httpx.post(f"{served.base}/quick/{GAME}", headers={"Origin": "https://table.example", "Host": "127.0.0.1"})
    assert made.status_code == 303, "a proxy that rewrites Host"


@pytest.mark.parametrize("taken_away", [True, False], ids=["proxy takes the path away", "proxy leaves it"])
def test_a_table_below_a_path(serve: Callable[..., Served], taken_away: bool) -> None:
    served = serve(base_url="http://127.0.0.1/stolik")
    try:
        with served.client(headers={"Origin": "http://127.0.0.1"}) as client:

            def inside(path: str) -> str:
                assert path.startswith("/stolik/"), path
                return path.removeprefix("/stolik") if taken_away else path

            home = client.get(inside("/stolik/")).text
            addresses = re.findall(r'(?:href|src|action)="(/[^"]*)"', home)
            assert len(addresses) > 10 and all(each.startswith("/stolik/") for each in addresses), addresses
            for each in addresses:
                if "/static/" in each:
                    assert client.get(inside(each)).status_code == 200
            made = client.post(inside(f"/stolik/quick/{GAME}"))
            place = made.headers["location"]
            assert "Path=/stolik/t/" in str(made.headers.get_list("set-cookie"))
            page = client.get(inside(place), headers={"Cookie": cookies(made)}).text
            assert (
                'data-stream="/stolik/t/' in page
                and 'data-root="/stolik/"' in page
                and "http://127.0.0.1/stolik/t/" in page
            )
            back = client.post(inside("/stolik/person"), data={"lang": "pl", "back": "/stolik/mine"})
            assert back.headers["location"] == "/stolik/mine"
    finally:
        stage.serve_below("")


def cookies(answer: httpx.Response) -> str:
    """What a browser would send back, whatever the path."""
    return "; ".join(each.partition(";")[0] for each in answer.headers.get_list("set-cookie"))


def test_figures_move_and_can_be_hidden(serve: Callable[..., Served], tmp_path: Path) -> None:
    served = serve()
    _, players = new_table(served.base, GAME, ["me", "me"])

    def count() -> int:
        text = httpx.get(f"{served.base}/metrics").text
        return int(re.findall(r"^stolik_choice_seconds_count (\d+)$", text, re.M)[0])

    before = count()
    assert sum(1 for _ in play_on(players, most=3)) == 3
    assert count() == before + 3
    hidden = serve(f"sqlite:///{tmp_path}/other.db", metrics=False)
    assert httpx.get(f"{hidden.base}/metrics").status_code == 404


def test_a_lock_is_taken_once(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "x")
    lock.take()
    with pytest.raises(StolikError, match="another server"):
        FileLock(tmp_path / "x").take()
    lock.release()
    FileLock(tmp_path / "x").take()


def test_a_database_file_must_be_one(tmp_path: Path) -> None:
    path = tmp_path / "one.db"
    check_file(f"sqlite+aiosqlite:///{path}")
    sqlite3.connect(path).execute("CREATE TABLE x (y)").connection.close()
    check_file(f"sqlite+aiosqlite:///{path}")
