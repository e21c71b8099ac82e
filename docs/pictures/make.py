"""Takes the pictures of tables in README and docs anew: `python docs/pictures/make.py [NAME ...]`. Needs Chromium.

Two greedy bots play the beginning of a game here; the same choices are then made at a served table with the same seed, and
Chromium looks at it. What is tapped on a phone is named by a part of the page.
"""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parents[1] / "tests")]

from web.served import Process, new_table  # noqa: E402

from stolik.bots.registry import make  # noqa: E402
from stolik.games import game  # noqa: E402

LAPTOP, SMALL, PHONE = (1440, 900), (1280, 720), (390, 844)


@dataclass(frozen=True)
class Shot:
    """A table after some choices, as one of its players sees it."""

    game: str
    choices: int
    size: tuple[int, int]
    theme: str = "light"
    seed: int = 7
    tap: str = ""


def sizes(game: str, choices: int) -> list[Shot]:
    """A game at every size, by day and by night, in two moments."""
    later = choices + 40
    return [
        Shot(game, choices, LAPTOP, "dark"), Shot(game, later, SMALL), Shot(game, choices, PHONE), Shot(game, later, PHONE, "dark"),
    ]  # fmt: skip


PICTURES = {
    "table":      [Shot("excavation", 60, LAPTOP)],
    "table-dark": [Shot("excavation", 43, SMALL, "dark")],
    "icaion":     [Shot("icaion", 70, LAPTOP)],
    "revive":     [Shot("revive", 66, LAPTOP)],
    "circadians": [Shot("circadians", 70, SMALL, "dark")],
    "phones": [
        Shot("circadians", 70, PHONE, "dark"),
        Shot("excavation", 60, PHONE),
        Shot("icaion", 70, PHONE, "dark"),
        Shot("revive", 71, PHONE, tap=".pull"),
    ],
    "sizes-circadians": sizes("circadians", 90),
    "sizes-excavation": sizes("excavation", 100),
    "sizes-icaion":     sizes("icaion", 110),
    "sizes-revive":     sizes("revive", 150),
}  # fmt: skip


def played(shot: Shot) -> Iterator[tuple[int, str]]:
    """Who chooses what at the beginning of a game."""
    title = game(shot.game)
    state = title.start(title.setup(2, shot.seed))
    bots = [make("greedy", seat) for seat in range(2)]
    for _ in range(shot.choices):
        seat = state.deciders()[0]
        option = bots[seat].choose(title.redact(state, seat), title)
        yield seat, str(option)
        state.choose(option, seat)


def taken(shot: Shot, browser: Browser, base: str) -> bytes:
    """The picture of a table, as a PNG."""
    table, players = new_table(base, shot.game, ["me", "me"], seed=shot.seed, names=["Ola", "Kuba"])
    for seat, option in played(shot):
        answer = players[seat].choose(option, players[seat].offers()["version"])
        assert answer.status_code == 200, answer.text
    mine = players[players[0].get()["deciders"][0]]
    width, height = shot.size
    phone = shot.size == PHONE
    context = browser.new_context(
        base_url=base, viewport={"width": width, "height": height}, locale="en-GB", color_scheme=shot.theme,  # type: ignore[arg-type]
        reduced_motion="reduce", has_touch=phone, is_mobile=phone,
    )  # fmt: skip
    page = context.new_page()
    page.goto(f"/t/{table}/seat/{mine.token}")
    page.wait_for_timeout(2500)
    if shot.tap:
        page.locator(shot.tap).first.dispatch_event("click")
        page.wait_for_timeout(1200)
    picture = page.screenshot()
    context.close()
    return picture


# Pictures side by side: as they are, or all of one height where their sizes differ.
WEBP = """async (pictures) => {
  const images = await Promise.all(pictures.map(async (each) => { const image = new Image(); image.src = each; await image.decode(); return image; }));
  const canvas = document.createElement("canvas");
  const gap = 8, high = images.every((each) => each.height === images[0].height) ? images[0].height : 480;
  const wide = (each) => Math.round((each.width * high) / each.height);
  canvas.width = images.reduce((sum, each) => sum + wide(each) + gap, -gap);
  canvas.height = high;
  const brush = canvas.getContext("2d");
  let x = 0;
  brush.imageSmoothingQuality = "high";
  for (const each of images) { brush.drawImage(each, x, 0, wide(each), high); x += wide(each) + gap; }
  return canvas.toDataURL("image/webp", 0.86).split(",")[1];
}"""


def main(wanted: list[str]) -> None:
    """Take the pictures that are named, or all of them."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        process = Process(f"sqlite:///{folder}/stolik.db")
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            for name in wanted or PICTURES:
                pictures = [taken(shot, browser, process.base) for shot in PICTURES[name]]
                urls = [f"data:image/png;base64,{base64.b64encode(each).decode()}" for each in pictures]
                webp = browser.new_page().evaluate(WEBP, urls)
                (HERE / f"{name}.webp").write_bytes(base64.b64decode(webp))
                print(name)
        finally:
            process.kill()


if __name__ == "__main__":
    main(sys.argv[1:])
