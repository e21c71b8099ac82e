"""Nothing is lost: not by kill -9 in the middle of a turn, not with two servers that die in turn."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from web.served import Player, Process, Served, Stream, new_table, play_on

from stolik.web.tables.storage import Storage

pytestmark = pytest.mark.alone

GAME = "excavation"


def journal_of(database: str, table: str) -> list[str]:
    async def read() -> list[str]:
        storage = Storage(database)
        entries = [entry for entry, _ in await storage.journal(table)]
        await storage.close()
        return entries

    return asyncio.run(read())


def children_of(pid: int) -> list[int]:
    """The processes that a process has started, as ps tells them."""
    lines = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout.splitlines()
    return [int(child) for child, parent in map(str.split, lines) if int(parent) == pid]


def alive(pid: int) -> bool:
    """Whether a process still runs; a finished one that nobody has asked about does not."""
    told = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True).stdout.strip()
    return bool(told) and not told.startswith("Z")


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/stolik.db"
    server = Process(database)
    id, players = new_table(server.base, GAME, ["me", "me"], seed=11)
    committed: list[str] = []
    for seat, option, _ in play_on(players, 25):
        committed.append(f"{seat} {option}")
    before = players[0].get("/view")
    server.kill()
    assert journal_of(database, id) == committed
    server = Process(database, server.port)
    for player in players.values():
        player.at(server.base)
    after = players[0].get("/view")
    assert after["state"] == before["state"] and after["log"] == before["log"] and after["version"] == len(committed)
    for seat, option, _ in play_on(players, 10):
        committed.append(f"{seat} {option}")
    server.stop()
    assert journal_of(database, id) == committed


def test_a_bot_that_was_thinking_thinks_again_after_a_kill(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/stolik.db"
    server = Process(database, workers=0)  # nobody thinks here: the job waits
    id, players = new_table(server.base, GAME, ["bot:random", "me"], seed=12)
    played = list(play_on(players, 3, patience=0.5))
    waiting = players[1].get()
    server.kill()
    server = Process(database, server.port, workers=1)
    players[1].at(server.base)
    if 0 in waiting["deciders"]:
        assert next(play_on(players))[0] == 1, "the bot has chosen, and it is the person's turn"
    else:
        assert played
    server.stop()


def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path}/stolik.db", workers=1)
    _, players = new_table(server.base, GAME, ["me", "bot:random"], seed=17)
    list(play_on(players, 6))
    children = children_of(server.process.pid)
    assert children, "a worker has thought"
    server.kill()
    until = time.monotonic() + 30
    while time.monotonic() < until and any(alive(each) for each in children):
        time.sleep(0.1)
    assert not [each for each in children if alive(each)]


def test_processes_of_a_worker_end_with_it(postgres: str) -> None:
    server, worker = Process(postgres), Process(postgres, worker=True)
    _, players = new_table(server.base, GAME, ["me", "bot:random"], seed=17)
    list(play_on(players, 6))
    children = children_of(worker.process.pid)
    assert children, "it has thought"
    worker.kill()
    server.kill()
    until = time.monotonic() + 30
    while time.monotonic() < until and any(alive(each) for each in children):
        time.sleep(0.1)
    assert not [each for each in children if alive(each)]


def test_the_server_stops_gracefully_with_streams_open(tmp_path: Path) -> None:
    served = Served(f"sqlite:///{tmp_path}/stolik.db")
    id, _ = new_table(served.base, GAME, ["me", "me"])
    with httpx.Client(base_url=served.base, timeout=60) as client:
        stream = Stream(client, f"/api/tables/{id}/stream")
        stream.next()
        began = time.monotonic()
        served.stop()
        assert time.monotonic() - began < 5
        assert stream.closed.wait(5)


def test_a_viewer_of_one_server_sees_a_move_made_through_another(postgres: str, serve: Any) -> None:
    first, second = serve(postgres), serve(postgres)
    id, players = new_table(first.base, GAME, ["me", "me"], seed=13)
    with httpx.Client(base_url=second.base, timeout=60) as client:
        stream = Stream(client, f"/api/tables/{id}/stream")
        stream.next()
        for _, _, version in play_on(players, 5):
            stream.until(f'"version":{version}', 5)
        for player in players.values():
            player.at(second.base)
        for _, _, version in play_on(players, 5):
            stream.until(f'"version":{version}', 5)
        stream.closed.set()


def test_two_servers_killed_in_turn_lose_and_double_nothing(postgres: str) -> None:
    """A game between bots and persons over the API; servers and workers die in turn while it goes on."""
    servers = [Process(postgres), Process(postgres)]
    workers = [Process(postgres, worker=True), Process(postgres, worker=True)]
    id, players = new_table(servers[0].base, GAME, ["me", "bot:random", "me"], seed=14)
    committed: list[str] = []
    turn = 0
    try:
        deadline = time.monotonic() + 75
        while time.monotonic() < deadline and turn < 3:
            for seat, option, _ in play_on(players, 12):
                committed.append(f"{seat} {option}")
            victim = turn % 2
            servers[victim].kill()
            if turn == 0:  # a worker dies with the job it holds
                workers[victim].kill()
                workers[victim] = Process(postgres, worker=True)
            for player in players.values():
                player.at(servers[1 - victim].base)
            assert next(iter(players.values())).get()["version"] >= len(committed)
            servers[victim] = Process(postgres, servers[victim].port)
            turn += 1
            if players[0].get()["over"]:
                break
        journal = journal_of(postgres, id)
        mine = [entry for entry in journal if int(entry.partition(" ")[0]) in players]
        assert mine == committed, "every choice of the persons is there, once and in order"
        assert any(int(entry.partition(" ")[0]) == 1 for entry in journal), "the bot has played, too"
        views = []
        for server in servers:
            players[0].at(server.base)
            views.append(players[0].get("/view"))
        low = min(view["version"] for view in views)
        assert low >= len(committed)
    finally:
        for each in servers + workers:
            each.kill()


def test_a_worker_process_that_dies_is_replaced(tmp_path: Path) -> None:
    served = Served(f"sqlite:///{tmp_path}/stolik.db", workers=1)
    try:
        _, players = new_table(served.base, GAME, ["me", "bot:random"], seed=15)
        play = play_on(players)
        next(play)
        foreman = served.app.state.server.foreman
        for _ in range(200):
            if any(desk.pid for desk in foreman.desks):
                break
            time.sleep(0.05)
        for pid in [desk.pid for desk in foreman.desks if desk.pid]:
            os.kill(pid, signal.SIGKILL)
        for _ in range(6):
            next(play)
        assert players[0].get()["version"] > 6
    finally:
        served.stop()


def test_a_dropped_connection_in_mid_choice_loses_nothing(table_server: Served) -> None:
    id, players = new_table(table_server.base, GAME, ["me", "me"], seed=16)
    seat = players[0].get()["deciders"][0]
    me: Player = players[seat]
    option = me.offers()["options"][0]["option"]
    import socket

    payload = f'{{"option":"{option}","version":0}}'.encode()
    head = (
        f"POST /api/tables/{id}/choose HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {me.token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(payload)}\r\n\r\n"
    ).encode()
    port = int(table_server.base.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port)) as half:
        half.sendall(head + payload[:10])  # gone before the choice was whole
    time.sleep(0.2)
    assert me.get()["version"] == 0
    with socket.create_connection(("127.0.0.1", port)) as whole:
        whole.sendall(head + payload)  # gone before the answer came
    for _ in range(50):
        if me.get()["version"] == 1:
            break
        time.sleep(0.05)
    assert me.get()["version"] == 1
