"""The table in Firefox, where it is installed: the page runs, things are lit, and a click is played.

Playwright drives only Firefox builds of its own, so this speaks Marionette, Firefox's own remote protocol, by a socket.
Not tested in Firefox: touch, and how the drawings look.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from stolik import games
from web.served import Served, new_table, play_on

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox") or ""
PATIENCE = 60

pytestmark = pytest.mark.skipif(not FIREFOX, reason="no Firefox on this machine")


class Firefox:
    """A Firefox without a window, told what to do in JSON behind its length."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        (folder / "user.js").write_text(f'user_pref("marionette.port", {port});\n')
        self.process = subprocess.Popen(
            [FIREFOX, "--headless", "--marionette", "--no-remote", "--profile", str(folder)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.line = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
                break
            except OSError:
                assert time.monotonic() < until, "Firefox does not answer"
                time.sleep(0.1)
        self.told = self.line.makefile("rb")
        self.read()
        self.ask("WebDriver:NewSession")

    def read(self) -> Any:
        size = b""
        while (byte := self.told.read(1)) != b":":
            size += byte
        return json.loads(self.told.read(int(size)))

    def ask(self, command: str, **more: Any) -> Any:
        message = json.dumps([0, 1, command, more]).encode()
        self.line.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, found = self.read()
        assert error is None, error
        return found

    def run(self, script: str) -> Any:
        """What a script on the page returns."""
        return self.ask("WebDriver:ExecuteScript", script=script, args=[])["value"]

    def wait(self, script: str) -> None:
        until = time.monotonic() + PATIENCE
        while not self.run(script):
            assert time.monotonic() < until, script
            time.sleep(0.05)

    def stop(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    browser = Firefox(tmp_path_factory.mktemp("firefox"))
    yield browser
    browser.stop()


@pytest.mark.parametrize("id", games.ids())
def test_a_table_is_played_in_firefox(table_server: Served, firefox: Firefox, id: str) -> None:
    _, players = new_table(table_server.base, id, ["me", "me"], seed=5)
    for _ in play_on(players, 30):
        pass
    me = players[players[0].get()["deciders"][0]]
    firefox.ask("WebDriver:Navigate", url=f"{table_server.base}/t/{me.table}/seat/{me.token}")
    firefox.wait("return document.querySelector('#prompt')?.dataset.turn === '1' && !document.querySelector('.lost')")
    before = firefox.run("return document.querySelector('#prompt').dataset.version")
    assert firefox.run("return document.querySelector('#board-live svg').getBoundingClientRect().width") > 300
    firefox.run("document.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true }))")
    firefox.wait("return !document.querySelector('#explain').hidden")
    assert firefox.run("return document.querySelector('#explain h2').textContent")
    firefox.run("document.querySelector('#options button').click()")
    firefox.wait(f"return document.querySelector('#prompt').dataset.version !== '{before}'")
