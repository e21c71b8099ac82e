"""Servers for tests: one in a thread on a free port, and one in a process of its own that can be killed."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx

from stolik.web.http.app import make_app
from stolik.web.run import Uvicorn, uvicorn_server
from stolik.web.settings import Settings

SAME = {"Sec-Fetch-Site": "same-origin"}
SRC = Path(__file__).parents[2] / "src"


class Served:
    """A server in a thread."""

    def __init__(self, url: str, **settings: Any) -> None:
        easy = {"requests_per_second": 1e6, "tables_per_minute": 1e6, "bots_per_client": 10**6}
        settings = {"workers": 0, "bot_pace": 0.0} | easy | settings
        self.app = make_app(Settings(url, **settings))
        self.server: Uvicorn = uvicorn_server(self.app, "127.0.0.1", 0)
        ready: queue.Queue[str] = queue.Queue()
        self.server.ready = ready.put
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        self.base = ready.get(timeout=30)

    def client(self, **more: Any) -> httpx.Client:
        """Somebody with a browser of their own."""
        return httpx.Client(base_url=self.base, headers={**SAME, **more.pop("headers", {})}, timeout=60, **more)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(15)
        assert not self.thread.is_alive(), "the server does not stop"


class Process:
    """A server, or a worker, in a process of its own."""

    def __init__(self, url: str, port: int = 0, workers: int = 0, worker: bool = False) -> None:
        serve = (
            f"from stolik.web import serve; serve('127.0.0.1', {port}, {url!r}, workers={workers}, bot_pace=0.0, "
            "ready=lambda a: print(a, flush=True), requests_per_second=1e6, tables_per_minute=1e6, "
            "bots_per_client=10**6, log_level='warning')"
        )
        work = f"from stolik.web import work; work({url!r}, pace=0.0, log_level='warning')"
        code = f"if __name__ == '__main__':\n    {work if worker else serve}\n"
        self.log = open(os.devnull, "w")  # noqa: SIM115
        paths = [str(SRC), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=self.log, env=environment, text=True
        )
        self.base = ""
        if not worker:
            assert self.process.stdout is not None
            self.base = self.process.stdout.readline().strip()
            assert self.base.startswith("http"), "the server did not start"
        self.port = int(self.base.rpartition(":")[2]) if self.base else 0

    def kill(self) -> None:
        """As with kill -9: no time for anything."""
        self.process.kill()
        self.process.wait(10)
        self.log.close()

    def stop(self) -> None:
        """As with SIGTERM."""
        self.process.terminate()
        assert self.process.wait(15) in (0, -15)
        self.log.close()


class Stream:
    """An event stream read in the background."""

    def __init__(self, client: httpx.Client, path: str, headers: dict[str, str] | None = None) -> None:
        self.events: queue.Queue[tuple[str, str]] = queue.Queue()
        self.seen: list[str] = []
        self.closed = threading.Event()
        self.client, self.path, self.headers = client, path, headers or {}
        self.response: httpx.Response | None = None
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()

    def read(self) -> None:
        try:
            with self.client.stream("GET", self.path, headers=self.headers, timeout=None) as response:
                self.response = response
                name, lines = "", []
                for line in response.iter_lines():
                    if line.startswith("event: "):
                        name = line[7:]
                    elif line.startswith("data: "):
                        lines.append(line[6:])
                    elif not line and name == "beat":
                        lines = []
                    elif not line and lines:
                        self.events.put((name, "\n".join(lines)))
                        self.seen.append("\n".join(lines))
                        lines = []
                    if self.closed.is_set():
                        return
        except httpx.HTTPError:
            pass
        finally:
            self.closed.set()

    def next(self, timeout: float = 10) -> str:
        """The next message."""
        return self.events.get(timeout=timeout)[1]

    def until(self, wanted: str, timeout: float = 15) -> str:
        """The first message that contains a text."""
        end = time.monotonic() + timeout
        while True:
            data = self.events.get(timeout=max(0.01, end - time.monotonic()))[1]
            if wanted in data:
                return data


class Player:
    """A program at one seat, over the API."""

    def __init__(self, base: str, table: str, seat: int, token: str) -> None:
        self.table, self.seat, self.token = table, seat, token
        self.http = httpx.Client(base_url=base, headers={"Authorization": f"Bearer {token}"}, timeout=60)

    def at(self, base: str) -> None:
        """Go on through another server."""
        self.http.close()
        self.http = httpx.Client(base_url=base, headers={"Authorization": f"Bearer {self.token}"}, timeout=60)

    def get(self, what: str = "", **query: Any) -> Any:
        answer = self.http.get(f"/api/tables/{self.table}{what}", params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, what: str, **body: Any) -> httpx.Response:
        return patiently(lambda: self.http.post(f"/api/tables/{self.table}/{what}", json=body))

    def offers(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get("/options")
        return found

    def choose(self, option: str, version: int) -> httpx.Response:
        return self.post("choose", option=option, version=version)


def patiently(ask: Callable[[], httpx.Response], patience: float = 300) -> httpx.Response:
    """An answer that takes thinking, asked for again as long as somebody still thinks about it."""
    until = time.monotonic() + patience
    while (answer := ask()).status_code == 202 and time.monotonic() < until:
        time.sleep(0.1)
    return answer


def get(url: str, **more: Any) -> httpx.Response:
    """A request of a stranger; patient, because tests may share the machine."""
    return patiently(lambda: httpx.get(url, timeout=60, **more))


def post(url: str, **more: Any) -> httpx.Response:
    """The same with a body."""
    return httpx.post(url, timeout=60, **more)


def new_table(base: str, game: str, seats: list[str], **more: Any) -> tuple[str, dict[int, Player]]:
    """A table made through the API, and players at its person seats."""
    answer = httpx.post(f"{base}/api/tables", json={"game": game, "seats": seats, **more}, timeout=60)
    assert answer.status_code == 201, answer.text
    facts = answer.json()
    players = {
        seat["seat"]: Player(base, facts["id"], seat["seat"], seat["token"])
        for seat in facts["seats"]
        if seat["kind"] == "person"
    }
    return facts["id"], players


def play_on(
    players: dict[int, Player], most: int = 5000, pick: int = 0, patience: float = 30
) -> Iterator[tuple[int, str, int]]:
    """Play at most so many choices for the persons: (seat, option, version after). Bots are waited for with patience."""
    anyone = next(iter(players.values()))
    made = 0
    until = time.monotonic() + patience
    while made < most and time.monotonic() < until:
        facts = anyone.get()
        if facts["over"]:
            return
        mine = [seat for seat in facts["deciders"] if seat in players]
        if not mine:
            time.sleep(0.01)
            continue
        offers = players[mine[0]].offers()
        if not offers["options"]:
            continue
        option = offers["options"][(made * 7 + pick) % len(offers["options"])]["option"]
        answer = players[mine[0]].choose(option, offers["version"])
        assert answer.status_code == 200 or answer.json()["error"] == "stale-choice", answer.text
        if answer.status_code == 200:
            made += 1
            until = time.monotonic() + patience
            yield mine[0], option, answer.json()["version"]


def body(answer: httpx.Response) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer.text)
    return found
