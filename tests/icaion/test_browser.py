"""A whole game of Icaion clicked through in Chromium by two persons: first on what glows, then on the buttons."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect, sync_playwright
from web.served import Served, new_table

CHROMIUM = os.environ.get("STOLIK_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""
ARGUMENTS = [
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic", "--no-first-run",
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
]  # fmt: skip
WAIT = 30_000
HASTY = re.compile(r"(end-turn|done|decline|throw-away|lie-down|forgo|move|start|neutral)\b")

pytestmark = pytest.mark.skipif(not CHROMIUM, reason="no Chromium on this machine")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    served = Served(f"sqlite:///{tmp_path}/stolik.db")
    yield served
    served.stop()


def click(page: Page, number: int, glowing: bool) -> None:
    """Click something that is offered, and wait until the table has moved on."""
    prompt = page.locator("#prompt")
    before = prompt.get_attribute("data-version") or ""
    places = page.locator("#board-live [data-option], #mat [data-option], #hand [data-option]")
    if glowing and places.count():
        places.nth(number % places.count()).dispatch_event("click")
    else:
        texts = page.locator("#options button").evaluate_all("all => all.map(each => each.dataset.option)")
        hasty = [text for text in texts if HASTY.match(text)] or texts
        text = str(hasty[-1] if "end-turn" in hasty else hasty[number % len(hasty)])
        page.locator(f'#options button[data-option="{text}"]').evaluate("button => button.click()")
    expect(prompt).not_to_have_attribute("data-version", before, timeout=WAIT)


def test_two_persons_click_through_a_whole_game(server: Served) -> None:
    id, players = new_table(
        server.base, "icaion", ["me", "me"], seed=4, variants={"wonders": "on", "radiant_beams": "on"}
    )
    errors: list[str] = []
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        pages = []
        for seat in (0, 1):
            context = browser.new_context(
                base_url=server.base, viewport={"width": 1440, "height": 900}, reduced_motion="reduce",
                locale="pl-PL" if seat else "en-GB",
            )  # fmt: skip
            page = context.new_page()
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
            page.goto(f"/t/{id}/seat/{players[seat].token}")
            pages.append(page)
        over = pages[0].locator("#prompt a[href$='/score']")
        for number in range(1500):
            if over.count():
                break
            page = next((each for each in pages if each.locator("#prompt").get_attribute("data-turn") == "1"), None)
            if page is None:
                pages[0].wait_for_timeout(30)
                continue
            click(page, number, number < 60)
        expect(over).to_have_count(1, timeout=WAIT)
        assert not errors, errors
        pages[0].goto(f"/t/{id}/score")
        expect(pages[0].locator("body")).to_contain_text("Installed apparatuses")
        browser.close()
