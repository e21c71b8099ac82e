"""Measures tables and prints the table of docs/screens.md: `python docs/pictures/measure.py`. Needs Chromium and a quiet machine.

Two greedy bots play; at several moments the smallest letters of board, mat and cards are measured, in both languages. Then
the page is left alone on the turn of whoever looks at it, and the processor time of the whole browser is read.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from itertools import islice

from make import LAPTOP, PHONE, SMALL, Shot, played
from playwright.sync_api import Browser, Page, sync_playwright
from web.served import Player, Process, new_table

GAMES = {
    "circadians": "Circadians: First Light",
    "excavation": "Excavation Earth",
    "icaion": "Icaion",
    "revive": "Revive",
}
MOMENTS = (2, 55, 120)
REST, MEASURED = 10, 8  # seconds: until the light has come to rest, and how long is measured
SMALLEST = """(parts) => Math.min(...[...document.querySelectorAll(parts)].flatMap((each) => {
  const box = each.getBoundingClientRect(), matrix = each.getScreenCTM();
  if (each.closest("defs") || !each.textContent.trim() || !box.width) return [];
  return [parseFloat(getComputedStyle(each.querySelector("tspan") ?? each).fontSize) * Math.hypot(matrix.a, matrix.b)];
}))"""
BOARD, OWN = "#board-live text, .ground text", "#mat text, #hand text, .rest text"


def look(browser: Browser, base: str, player: Player, size: tuple[int, int], lang: str, calm: bool = True) -> Page:
    """The table as a player sees it."""
    context = browser.new_context(
        base_url=base, viewport={"width": size[0], "height": size[1]}, locale=lang, has_touch=size == PHONE,
        is_mobile=size == PHONE, reduced_motion="reduce" if calm else "no-preference",
    )  # fmt: skip
    page = context.new_page()
    page.goto(f"/t/{player.table}/seat/{player.token}")
    page.wait_for_timeout(700)
    return page


def smallest(browser: Browser, base: str, player: Player, size: tuple[int, int]) -> float:
    """The smallest letters of board, mat and cards; on a phone those of the drawer, for the board is zoomed."""
    found = []
    for lang in ("en-GB", "pl-PL"):
        page = look(browser, base, player, size, lang)
        if size == PHONE:
            page.evaluate("document.querySelector('.table').dataset.tab = 'mat'")
            page.wait_for_timeout(400)
        found.append(page.evaluate(SMALLEST, OWN if size == PHONE else f"{BOARD}, {OWN}"))
        page.context.close()
    return float(min(found))


def idle(browser: Browser, base: str, player: Player) -> float:
    """The share of a core that the browser takes while it is my turn and I do nothing."""
    page = look(browser, base, player, LAPTOP, "en-GB", calm=False)
    page.wait_for_timeout(REST * 1000)
    session = browser.new_browser_cdp_session()

    def spent() -> float:
        return sum(each["cpuTime"] for each in session.send("SystemInfo.getProcessInfo")["processInfo"])

    start, before = time.monotonic(), spent()
    page.wait_for_timeout(MEASURED * 1000)
    share = (spent() - before) / (time.monotonic() - start)
    page.context.close()
    return share


def main() -> None:
    """Print a row for every game."""
    print("| | 1440×900 | 1280×720 | 390×844, hand and mat | idle on my turn |\n|---|--:|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        process = Process(f"sqlite:///{folder}/stolik.db")
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            for game in GAMES:
                _, players = new_table(process.base, game, ["me", "me"], seed=7)
                sizes: dict[tuple[int, int], list[float]] = {LAPTOP: [], SMALL: [], PHONE: []}
                choices, made = played(Shot(game, max(MOMENTS), LAPTOP)), 0
                for moment in MOMENTS:
                    for seat, option in islice(choices, moment - made):
                        players[seat].choose(option, players[seat].offers()["version"])
                    made = moment
                    asked = players[players[0].get()["deciders"][0]]
                    for size, found in sizes.items():
                        found.append(smallest(browser, process.base, asked, size))
                row = " | ".join(f"{min(found):.1f} px" for found in sizes.values())
                print(f"| {GAMES[game]} | {row} | {100 * idle(browser, process.base, asked):.1f} % |", flush=True)
        finally:
            process.kill()


if __name__ == "__main__":
    main()
