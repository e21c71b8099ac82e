"""Firefox for tests, where it is installed: a window that is told what to do, by the names that Playwright's pages use.

Playwright drives only Firefox builds of its own, so this speaks Marionette, Firefox's own remote protocol, by a socket.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox") or ""
PATIENCE = 120  # seconds; a busy machine is slow
NARROWEST = 500  # pixels: no window is narrower
KEYS = {"Enter": "\ue007", "Space": " ", "Tab": "\ue004", "Escape": "\ue00c"}
SETTINGS = {
    "ui.prefersReducedMotion": 1, "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.disabledForTesting": True, "browser.aboutConfig.showWarning": False, "network.captive-portal-service.enabled": False,
}  # fmt: skip

# a script as Playwright takes it: a function of one argument, or what it is worth; its promise is waited for
CALL = """
const [script, given, done] = arguments;
(async () => { const found = eval(`(${script})`); return typeof found === "function" ? found(given) : found; })().then(
  (value) => done({ value: value ?? null }), (error) => done({ error: `${error}` }));
"""


class Window:
    """A Firefox that shows nothing on any screen, told what to do in JSON behind its length."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        settings = {"marionette.port": port, **SETTINGS}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in settings.items()]
        (folder / "user.js").write_text("".join(lines))
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
                assert time.monotonic() < until and self.process.poll() is None, "Firefox does not answer"
                time.sleep(0.1)
        self.told = self.line.makefile("rb")
        self.read()
        self.ask("WebDriver:NewSession")
        self.ask("WebDriver:SetTimeouts", script=PATIENCE * 1000, pageLoad=PATIENCE * 1000)
        self.mouse = self.touchscreen = self.keyboard = self  # no touch: nobody taps here

    def read(self) -> Any:
        size = b""
        while (byte := self.told.read(1)) != b":":
            assert byte, "Firefox is gone"
            size += byte
        return json.loads(self.told.read(int(size)))

    def ask(self, command: str, **more: Any) -> Any:
        message = json.dumps([0, 1, command, more]).encode()
        self.line.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, found = self.read()
        assert error is None, error
        return found

    def stop(self) -> None:
        self.line.close()
        self.process.terminate()
        self.process.wait(30)

    # -- as a page of Playwright ----------------------------------------------------------------------------------

    def goto(self, address: str) -> None:
        self.ask("WebDriver:Navigate", url=address)

    def evaluate(self, script: str, arg: object = None) -> Any:
        found = self.ask("WebDriver:ExecuteAsyncScript", script=CALL, args=[script, arg])["value"]
        assert "error" not in found, found["error"]
        return found["value"]

    def wait_for_function(self, script: str, arg: object = None, polling: int = 20) -> None:
        until = time.monotonic() + PATIENCE
        while not self.evaluate(script, arg):
            assert time.monotonic() < until, script
            time.sleep(polling / 1000)

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def set_viewport_size(self, size: dict[str, int]) -> None:
        """Make the window so large that the page in it has this size."""
        assert size["width"] >= NARROWEST
        for _ in range(2):
            frame = self.ask("WebDriver:GetWindowRect")
            inner = self.evaluate("() => [innerWidth, innerHeight]")
            wide = frame["width"] + size["width"] - inner[0]
            high = frame["height"] + size["height"] - inner[1]
            self.ask("WebDriver:SetWindowRect", x=0, y=0, width=wide, height=high)
        self.wait_for_function("size => innerWidth === size.width && innerHeight === size.height", size)

    def click(self, x: float, y: float) -> None:
        moves = [
            {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y), "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves})

    def tap(self, x: float, y: float) -> None:
        raise NotImplementedError("nobody taps in Firefox")

    def press(self, key: str) -> None:
        value = KEYS.get(key, key)
        presses = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keys", "actions": presses})

    def act(self, *sources: dict[str, Any]) -> None:
        self.ask("WebDriver:PerformActions", actions=list(sources))
