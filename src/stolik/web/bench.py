"""Measures the served table: `python -m stolik.web.bench [GAME] [--quick | --large] [--no-durable]`.

One server process, clients in this one, both on this machine: what the clients take is missing to the server. Printed:
how long until a choice is answered and seen by all viewers of its table (100 tables and 200 viewers; `--large`: 1,000
and 2,000), the server's processor time for a choice, drawing included, and for a viewer and shared frame, the size of a
table's page with all it needs, memory for a table and a viewer, bytes and time of a stored choice, what a second of
thought takes; and how busy the machine was. `--no-durable` does not wait for the disk at each commit.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from .. import games
from ..engine import state
from ..engine.record import Record

LONGEST = 300  # seconds for all of it
OPEN_FILES = 8192
KEPT_ALIVE = 20  # seconds: the server closes what was idle for longer, a while later
GAME = next((each for each in sys.argv[1:] if each in games.ids()), games.ids()[0])


@dataclass
class Connection:
    """A plain HTTP/1.1 connection: as little work as possible on this side."""

    port: int
    reader: asyncio.StreamReader | None = None
    writer: asyncio.StreamWriter | None = None
    used: float = 0.0  # when last

    async def ask(
        self, method: str, path: str, body: Any = None, token: str = "", headers: str = ""
    ) -> tuple[int, bytes]:
        """One request over a connection that is kept, unless the server will have closed it."""
        idle, self.used = time.monotonic() - self.used, time.monotonic()
        if self.writer is None or self.reader is None or idle > KEPT_ALIVE:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        data = b"" if body is None else json.dumps(body).encode()
        secret = f"Authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n{secret}{headers}"
            f"Content-Length: {len(data)}\r\n\r\n"
        )
        self.writer.write(head.encode() + data)
        top = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(top.partition("content-length: ")[2].partition("\r\n")[0] or 0)
        return int(top[9:12]), await self.reader.readexactly(length)


@dataclass
class Viewer:
    """Somebody who watches a table: notes when each version arrived."""

    port: int
    table: str
    seen: dict[int, float] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    frames: int = 0
    received: int = 0  # bytes of frames

    async def watch(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        head = f"GET /t/{self.table}/stream HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: gzip\r\n\r\n"
        writer.write(head.encode())
        top = await reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in top[:20], top[:40]
        unpack = zlib.decompressobj(31)
        while size := int((await reader.readline()) or b"0", 16):
            piece = unpack.decompress(await reader.readexactly(size), 60)  # the number stands at its beginning
            unpack = zlib.decompressobj(-15)  # pieces do not refer to each other
            await reader.readexactly(2)
            found = re.search(rb"id: (\d+)", piece)
            if found:
                self.seen[int(found[1])] = time.perf_counter()
                self.frames += 1
                self.received += size
                self.news.set()

    async def sees(self, version: int) -> float:
        """When that version, or a later one, was here."""
        while not (later := [at for number, at in self.seen.items() if number >= version]):
            self.news.clear()
            await self.news.wait()
        return min(later)


class Table:
    """A table whose seats are all played from here."""

    def __init__(self, port: int, seed: int, seats: tuple[str, str] = ("me", "me")) -> None:
        self.line = Connection(port)
        self.seed = seed
        self.seats = seats
        self.dice = random.Random(seed)
        self.id = ""
        self.tokens: list[str] = []

    async def make(self) -> None:
        made = {"game": GAME, "seats": self.seats, "seed": self.seed}
        facts = json.loads((await self.line.ask("POST", "/api/tables", made))[1])
        self.id, self.tokens = facts["id"], [seat.get("token", "") for seat in facts["seats"]]
        game = games.game(GAME)
        self.record = Record(game, game.setup(2, self.seed))  # the same game here: nobody has to ask what is possible
        self.noticed, self.secret = 0, [0, 0]  # choices that everybody may know of, and those of each seat alone

    async def choose(self) -> tuple[float, int]:
        """Play one random option: when it was sent, and the version that everybody sees then."""
        if self.record.state.over:
            await self.make()
        seat, asked = self.record.state.deciders()[0], self.record.question
        option = str(self.dice.choice(self.record.state.options(seat)))
        body = {"option": option, "version": self.noticed + self.secret[seat]}
        self.record.play(option, seat)
        if self.record.question == asked:
            self.secret[seat] += 1
        else:
            self.noticed += 1
        began = time.perf_counter()
        status, _ = await self.line.ask("POST", f"/api/tables/{self.id}/choose", body, self.tokens[seat])
        assert status == 200, status
        return began, self.noticed


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Resident memory in MB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


async def latency(port: int, pid: int, tables: int, viewers: int, seconds: float, pause: float) -> dict[str, float]:
    """Until a choice is answered and seen by all viewers of its table."""
    company = [Table(port, seed) for seed in range(tables)]
    for table in company:
        await table.make()
    held = memory(pid)
    watching = [Viewer(port, company[index % tables].id) for index in range(viewers)]
    tasks = [asyncio.create_task(viewer.watch()) for viewer in watching]
    shown: asyncio.Future[Any] = asyncio.gather(*[viewer.sees(0) for viewer in watching])
    done, _ = await asyncio.wait([shown, *tasks], return_when=asyncio.FIRST_COMPLETED)
    for each in done:
        each.result()  # a viewer that was sent away says so
    held = memory(pid) - held
    taken: list[float] = []
    used = processor_time(pid)
    end = time.monotonic() + seconds

    async def play(index: int) -> None:
        table = company[index]
        mine = watching[index::tables]
        first = table.id
        await asyncio.sleep(random.Random(index).random() * pause)
        while time.monotonic() < end and table.id == first:
            began, version = await table.choose()
            seen = await asyncio.gather(*[viewer.sees(version) for viewer in mine])
            if version:
                taken.append(max([*seen, time.perf_counter() if not seen else 0.0]) - began)
            await asyncio.sleep(table.dice.random() * 2 * pause)

    await asyncio.gather(*[play(index) for index in range(tables)])
    used = processor_time(pid) - used
    for task in tasks:
        task.cancel()
    taken.sort()
    frames = sum(viewer.frames for viewer in watching)
    return {
        "choices": len(taken),
        "choices per second": round(len(taken) / seconds, 1),
        "p50 ms": round(taken[len(taken) // 2] * 1000, 1),
        "p95 ms": round(taken[int(len(taken) * 0.95)] * 1000, 1),
        "processor ms per choice": round(used / len(taken) * 1000, 1),
        "kB sent per frame": round(sum(viewer.received for viewer in watching) / frames / 1000, 1),
        "MB per viewer": round(held / viewers, 3),
    }


async def shared_frames(port: int, pid: int, viewers: int, moves: int) -> float:
    """Microseconds of the server's processor time per viewer and frame, when all see the same."""
    costs: list[float] = []
    for count in (1, viewers):
        table = Table(port, 77)
        await table.make()
        watching = [Viewer(port, table.id) for _ in range(count)]
        tasks = [asyncio.create_task(viewer.watch()) for viewer in watching]
        await asyncio.gather(*[viewer.sees(0) for viewer in watching])
        await asyncio.sleep(1.5)  # the number of spectators is shown once more
        before = processor_time(pid)
        for _ in range(moves):
            _, version = await table.choose()
            await asyncio.gather(*[viewer.sees(version) for viewer in watching])
        costs.append(processor_time(pid) - before)
        for task in tasks:
            task.cancel()
    return round((costs[1] - costs[0]) / (viewers - 1) / moves * 1e6, 1)


async def page_size(port: int) -> dict[str, float]:
    """What a browser loads for a table the first time, in kB."""
    table = Table(port, 5)
    await table.make()
    for _ in range(20):
        await table.choose()
    accepts = "Accept-Encoding: gzip\r\n"
    _, page = await table.line.ask("GET", f"/t/{table.id}", headers=accepts)
    html = gzip.decompress(page).decode()
    total, seen = len(page), set()
    queue = re.findall(r'(?:href|src)="(/static/[^"]+)"', html)
    while queue:
        path = queue.pop()
        if path in seen:
            continue
        seen.add(path)
        _, data = await table.line.ask("GET", path, headers=accepts)
        total += len(data)
        text = (gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data).decode("utf-8", "ignore")
        if path.endswith(".js"):
            queue += re.findall(r'from "(/static/[^"]+)"', text)
        if path.endswith(".css"):
            queue += [urljoin(path, each) for each in re.findall(r"url\(\"?([^\")]+woff2)", text)]
    return {"page kB": round(len(page) / 1000, 1), "all kB": round(total / 1000, 1), "files": len(seen) + 1}


async def table_memory(port: int, pid: int, tables: int, choices: int) -> float:
    """MB of memory per running table."""
    company = [Table(port, 1000 + seed) for seed in range(tables)]
    before = memory(pid)
    for table in company:
        await table.make()
        for _ in range(choices):
            await table.choose()
    return round((memory(pid) - before) / tables, 3)


async def stored(port: int, file: Path, tables: int, choices: int) -> dict[str, float]:
    """What choices take in the database, snapshots included, and how long one after the other is answered."""
    company = [Table(port, 2000 + seed) for seed in range(tables)]
    for table in company:
        await table.make()
    before, began = kept(file), time.perf_counter()
    for table in company:
        for _ in range(choices):
            await table.choose()
    taken = time.perf_counter() - began
    each = tables * choices
    return {"bytes per choice": round((kept(file) - before) / each), "ms per choice": round(taken / each * 1000, 2)}


async def thought(port: int, pid: int, seconds: float) -> dict[str, float]:
    """What bots that think for a second about each choice take: choices, processor time and memory of their processes."""
    table = Table(port, 3, ("bot:hard:1s", "bot:hard:1s"))
    await table.make()
    await asyncio.sleep(3.0)  # a process starts
    used, version, _ = await thinking(table, pid)
    await asyncio.sleep(seconds)
    later, reached, held = await thinking(table, pid)
    return {
        "choices": reached - version,
        "processor s per second": round((later - used) / seconds, 2),
        "MB of its process": round(held, 1),
    }


async def thinking(table: Table, pid: int) -> tuple[float, int, float]:
    """Processor time of a server's children, the version of a table, and the memory of the largest child."""
    children = [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    facts = json.loads((await table.line.ask("GET", f"/api/tables/{table.id}"))[1])
    return sum(map(processor_time, children)), facts["version"], max(map(memory, children), default=0.0)


def kept(file: Path) -> int:
    """Bytes of a database and its log."""
    return sum(each.stat().st_size for each in (file, file.with_name(file.name + "-wal")) if each.exists())


async def measure(port: int, pid: int, file: Path, quick: bool) -> dict[str, Any]:
    """All of it."""
    facts: dict[str, Any] = {
        "game": GAME,
        "compiled": not (state.__file__ or "").endswith(".py"),
        "durable": "--no-durable" not in sys.argv,
        "cores": len(os.sched_getaffinity(0)),
        "load before": os.getloadavg()[0],
    }
    async with asyncio.timeout(LONGEST):
        await page_size(port)  # everything is loaded and drawn once
        if "--large" in sys.argv:
            facts["choice seen by all (1,000 tables, 2,000 viewers)"] = await latency(port, pid, 1000, 2000, 30, 15.0)
        else:
            facts["stored"] = await stored(port, file, 5, 60)
            facts["MB per table"] = await table_memory(port, pid, 20 if quick else 40, 40)
            seconds = 6 if quick else 20
            facts["choice seen by all (100 tables, 200 viewers)"] = await latency(port, pid, 100, 200, seconds, 4.0)
            facts["us per viewer and shared frame"] = await shared_frames(port, pid, 200, 25 if quick else 100)
            facts["page"] = await page_size(port)
            facts["a second of thought"] = await thought(port, pid, 4.0 if quick else 10.0)
    return facts | {"load after": os.getloadavg()[0]}


def main() -> None:
    """Start a server, measure, print."""
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(OPEN_FILES, allowed), allowed))
    with tempfile.TemporaryDirectory() as folder:
        code = (
            "if __name__ == '__main__':\n"
            f"    from stolik.web import serve; serve('127.0.0.1', 0, 'sqlite:///{folder}/bench.db', workers=1, "
            f"durable={'--no-durable' not in sys.argv}, "
            "requests_per_second=1e6, tables_per_minute=1e6, streams_per_client=4000, log_level='warning', "
            "ready=lambda address: print(address, flush=True))"
        )
        source = str(Path(__file__).parents[2])
        server = subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": source}
        )
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().rpartition(":")[2])
            found = asyncio.run(measure(port, server.pid, Path(folder) / "bench.db", "--quick" in sys.argv))
            print(json.dumps(found, indent=2))
        finally:
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main()
