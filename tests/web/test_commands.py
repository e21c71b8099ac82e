"""The commands `stolik serve` and `stolik worker`."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

SRC = Path(__file__).parents[2] / "src"


def stolik(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "stolik", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(SRC), **environment}, start_new_session=True,
    )  # fmt: skip


def test_serve_keeps_its_tables_in_the_data_folder_and_ends_quietly_at_ctrl_c(tmp_path: Path) -> None:
    process = stolik("serve", "--port", "0", "--workers", "1", STOLIK_DATA=str(tmp_path / "data"))
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Stolik: http://127.0.0.1:")
    with httpx.Client(base_url=line.split()[1], timeout=60) as client:
        assert client.get("/healthz").json()["ok"] is True
        made = {"game": "excavation", "seats": ["bot:hard:2s", "bot:hard:2s"]}
        table = client.post("/api/tables", json=made).json()["id"]
        while client.get(f"/api/tables/{table}").json()["version"] < 1:  # from now on a process thinks
            time.sleep(0.2)
    os.killpg(process.pid, signal.SIGINT)  # a terminal tells all of them
    _, told = process.communicate(timeout=60)
    assert process.returncode == 0 and told == ""
    assert (tmp_path / "data" / "stolik.db").exists()


def test_mistakes_are_told_in_one_line(tmp_path: Path) -> None:
    wrong = [
        ["serve", "--database", "mysql://x/y"],
        ["serve", "--log-level", "loud", "--database", f"sqlite:///{tmp_path}/x.db"],
        ["worker", "--database", f"sqlite:///{tmp_path}/x.db"],
    ]
    taken = socket.create_server(("127.0.0.1", 0))
    wrong.append(["serve", "--port", str(taken.getsockname()[1]), "--database", f"sqlite:///{tmp_path}/y.db"])
    running = [stolik(*arguments) for arguments in wrong]
    for arguments, process in zip(wrong, running):
        _, told = process.communicate(timeout=600)
        assert process.returncode == 2, arguments
        assert len(told.strip().splitlines()) == 1 and told.startswith("stolik:"), told
    taken.close()
