"""`stolik join`: a terminal plays a seat of a served table, next to others."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import OptionList, Static
from web.served import Process, Served

from stolik.cli import main
from stolik.cli.full.app import TableApp
from stolik.cli.full.lobby import Lobby
from stolik.cli.full.paper import Paper
from stolik.cli.remote import Address, Refused, Remote, Server
from stolik.cli.voice import Voice
from stolik.engine.errors import NothingToUndo
from stolik.games import game as find

SHORT = {"game": "revive", "variants": {"max_rounds": "2"}, "seed": 3}


def made(base: str, seats: list[str], **more: Any) -> tuple[Any, list[str]]:
    """A table, and the links of its seats."""
    with Server(Address(base, ""), "en").client as client:
        answer = client.post(f"{base}/api/tables", json={**SHORT, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    facts = answer.json()
    return facts, [f"{base}{each.get('link', '')}" for each in facts["seats"]]


def seated(link: str, name: str = "", lang: str = "en") -> Remote:
    """Somebody who takes a seat by its link."""
    address = Address.parse(link)
    assert address is not None
    server = Server(address, lang)
    facts = server.ask("")
    seat, _ = server.sit(facts, ["", address.secret], name)
    if server.ask("")["waiting"]:
        raise AssertionError("the table waits for somebody")
    return Remote(Voice(lang, find(facts["game"])), find(facts["game"]), server, seat)


@pytest.fixture
def table(serve: Callable[..., Served]) -> Iterator[tuple[Remote, Remote]]:
    """Two people at a table, both in terminals."""
    _, links = made(serve().base, ["open", "me"], names=["", "Jan"])
    first, second = seated(links[0], "Ola"), seated(links[1], "", "pl")
    yield first, second
    first.close()
    second.close()


def test_links_are_read_and_mistakes_refused() -> None:
    assert Address.parse("https://host:8/t/k7") == Address("https://host:8", "k7")
    assert Address.parse("http://host/t/k7/seat/abc") == Address("http://host", "k7", "abc")
    for wrong in ("", "k7", "ftp://host/t/k7", "http://host/", "http://host/t/k7/score", "http:///t/k7"):
        assert Address.parse(wrong) is None


def test_two_terminals_choose_undo_talk_and_see_each_other(table: tuple[Remote, Remote]) -> None:
    ola, jan = table
    assert (ola.seat, jan.seat) == (0, 1) and ola.voice.names == ["Ola", "Jan"]
    who, other = (ola, jan) if ola.asked else (jan, ola)
    before = who.version
    assert who.view.prompt(who.seat) is not None and not other.asked
    who.choose(str(who.options[0]))
    assert who.version > before and who.heard(), "what came of it is told"
    other.step()
    assert other.version == who.version
    with pytest.raises(Refused):
        other.choose("hibernate" if not other.asked else "no such thing")
    with pytest.raises(NothingToUndo):
        other.undo()
    if who.undoable:
        who.undo()
        assert who.redoable
    ola.say("Cześć!")
    jan.heard()
    while not jan.chat:
        jan.step()
    assert jan.heard()[-1] == "Ola: Cześć!" and jan.log()[-1] == "Ola: Cześć!"


def test_a_whole_game_in_lines_beside_a_program(
    serve: Callable[..., Served], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    facts, links = made(serve().base, ["open", "me"])
    call = [sys.executable, "-m", "stolik", "join", links[0], "--plain", "--name", "Ola"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "C.UTF-8"}
    with subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True) as joined:
        assert joined.stdin is not None
        joined.stdin.write("1\n" * 400)
        joined.stdin.flush()
        address = Address.parse(links[1])
        assert address is not None
        server = Server(address, "en")
        server.holds(address.secret)
        while server.ask("")["waiting"]:
            server.wait()
        jan = Remote(Voice("en", find("revive")), find("revive"), server, 1)
        while not jan.over:
            if jan.asked:
                jan.choose(str(jan.options[-1]))
            else:
                jan.step()
        try:
            out, _ = joined.communicate(timeout=60)
        finally:
            joined.kill()
    assert "Winner" in out and "At the table: Ola (purple, you)" in out
    jan.close()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with pytest.raises(SystemExit):
        main(call[3:])
    assert "Winner" in capsys.readouterr().out, "the same link comes back to the seat that was taken"
    assert facts["id"] in (tmp_path / "stolik" / "seats.json").read_text()
    assert (tmp_path / "stolik" / "seats.json").stat().st_mode & 0o077 == 0


def test_whoever_waits_for_the_last_seat_sees_who_sits_there_and_can_talk(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.cli.full.lobby.LOBBY", 0.05)
    _, links = made(serve().base, ["open", "open"])
    servers = []
    for link in links:
        address = Address.parse(link)
        assert address is not None
        servers.append(Server(address, "en"))
    servers[0].sit(servers[0].ask(""), ["", servers[0].address.secret], "Ola")

    async def run() -> None:
        app = Lobby(servers[0], Voice("en", find("revive")))

        async def shown(id: str, wanted: str) -> None:
            async with asyncio.timeout(120):
                while wanted not in str(app.query_one(f"#{id}", Static).render()):
                    await asyncio.sleep(0.05)

        async with app.run_test(size=(80, 24)) as pilot:
            await shown("seats", "Ola (you)")
            await shown("seats", "(free)")
            await pilot.press("s", *"hi", "enter")
            await shown("said", "Ola: hi")
            await asyncio.to_thread(servers[1].sit, servers[1].ask(""), ["", servers[1].address.secret], "Jan")
            async with asyncio.timeout(120):
                while app.is_running:
                    await asyncio.sleep(0.05)
        assert app.return_value is True, "the game has begun"

    asyncio.run(run())


def test_the_full_screen_follows_a_served_table_and_comes_back_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.cli.remote.RETRIES", (0.2,))
    url = f"sqlite:///{tmp_path}/stolik.db"
    served = Process(url)
    _, links = made(served.base, ["me", "me"], variants={"max_rounds": "1"})
    ola, jan = seated(links[0]), seated(links[1])

    async def until(condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(120):
            while not condition():
                await asyncio.sleep(0.05)

    async def play() -> None:
        nonlocal served
        app = TableApp(ola)
        async with app.run_test(size=(80, 24)) as pilot:
            mine = ola.version
            while not ola.asked:
                await asyncio.to_thread(jan.choose, str(jan.options[-1]))
                await until(lambda: ola.version > mine or ola.asked)
            await pilot.press("down")
            jan.say("hm")
            await until(lambda: ola.chat != [])
            await pilot.pause()
            assert app.table.query_one(OptionList).highlighted == 1, "what others say does not disturb"
            await pilot.press("up", "enter")
            await until(lambda: ola.version > mine)
            port = served.port
            await asyncio.to_thread(served.kill)
            await until(lambda: any("lost" in line for line in ola.log()))
            served = await asyncio.to_thread(Process, url, port)
            while not ola.over:
                jan.renew()
                if jan.asked:
                    await asyncio.to_thread(jan.choose, str(jan.options[-1]))
                elif ola.asked:
                    await pilot.press("enter")
                await pilot.pause(0.05)
            await until(lambda: isinstance(app.screen, Paper))
            await pilot.press("enter", "q")

    async def run() -> None:
        try:
            await play()
        finally:
            ola.close()  # nobody waits for news of the table any longer

    try:
        asyncio.run(run())
    finally:
        jan.close()
        served.kill()
