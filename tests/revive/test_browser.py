"""A whole solo game of Revive clicked through in Chromium: first on what glows, then on the buttons that lead to the end."""

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
WAIT = 60_000
ON_THE_BOARD = 35  # clicks before the buttons bring the game to its end
HASTY = re.compile(r"(finish|hibernate|end-turn|resolve-all|pay|decline|stop|done)\b")

pytestmark = pytest.mark.skipif(not CHROMIUM, reason="no Chromium on this machine")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    served = Served(f"sqlite:///{tmp_path}/stolik.db")
    yield served
    served.stop()


def click(page: Page, number: int) -> None:
    """Click something that is offered, and wait until the table has moved on."""
    prompt = page.locator("#prompt")
    before = prompt.get_attribute("data-version") or ""
    places = page.locator("#board-live [data-option], #mat [data-option], #hand [data-option]")
    glowing = places.count() if number < ON_THE_BOARD else 0
    if glowing:
        places.nth(number * 7 % glowing).dispatch_event("click")
    else:
        texts = page.locator("#options button").evaluate_all("all => all.map(each => each.dataset.option)")
        hasty = sorted([text for text in texts if HASTY.match(text)], key=lambda text: "finish" not in text) or texts
        page.locator(f'#options button[data-option="{hasty[0]}"]').evaluate("button => button.click()")
    expect(prompt).not_to_have_attribute("data-version", before, timeout=WAIT)


def test_a_whole_game_is_clicked_through(server: Served) -> None:
    id, players = new_table(server.base, "revive", ["me"], seed=6, variants={"cc_switch": "on"})
    errors: list[str] = []
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS, timeout=2 * WAIT)
        context = browser.new_context(
            base_url=server.base, viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="pl-PL"
        )
        context.set_default_timeout(WAIT)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
        page.goto(f"/t/{id}/seat/{players[0].token}")
        over = page.locator("#prompt a[href$='/score']")
        for number in range(400):
            if over.count():
                break
            click(page, number)
        expect(over).to_have_count(1, timeout=WAIT)
        assert not errors, errors
        page.goto(f"/t/{id}/score")
        expect(page.locator("body")).to_contain_text("Karta artefaktu")
        browser.close()
