"""A real Chromium for tests: persons with browsers of their own, and what they do at a table."""

from __future__ import annotations

import os
import re
import shutil
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect
from web.served import Process, Served, get

FULL = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), "")
CHROMIUM = os.environ.get("STOLIK_CHROMIUM") or shutil.which("chromium-headless-shell") or FULL  # a third less work
ARGUMENTS = [
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic", "--no-first-run",
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
]  # fmt: skip
AXE = Path(__file__).parent / "vendor" / "axe.min.js"
WAIT = 120_000  # a busy machine is slow; nothing waits longer than it must
expect.set_options(timeout=WAIT)

# resolves when the page has been drawn anew
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Company:
    """Persons with browsers of their own; none of their consoles may show an error."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.expected = ""  # what may be told on the consoles, if anything: a part of its words

    def join(self, base: str, width: int = 1440, height: int = 900, locale: str = "en-GB", **more: Any) -> Page:
        context = self.browser.new_context(
            base_url=base, viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce", **more
        )
        context.set_default_timeout(WAIT)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: self.note(said.type, said.text))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return page

    def note(self, kind: str, words: str) -> None:
        if kind in ("error", "warning") and not (self.expected and self.expected in words):
            self.errors.append(words)


def my_turn(page: Page) -> bool:
    return page.locator("#prompt").get_attribute("data-turn") == "1"


def is_over(page: Page) -> bool:
    return page.locator("#prompt a[href$='/score']").count() > 0


def version(page: Page) -> str:
    return page.locator("#prompt").get_attribute("data-version") or ""


def moved_on(page: Page, before: str) -> None:
    """Wait until the table has moved on."""
    expect(page.locator("#prompt")).not_to_have_attribute("data-version", before, timeout=WAIT)


def alone_to_choose(page: Page, server: Served | Process) -> bool:
    """Wait until nobody else is asked and the page shows that: then only this page moves the table on. No more, if it is over."""
    table = page.url.partition("/t/")[2].partition("?")[0]
    until = time.monotonic() + WAIT / 1000
    while time.monotonic() < until:
        facts = get(f"{server.base}/api/tables/{table}").json()
        seen = page.request.get(page.url.replace("?", "/turn?")).json()["version"]  # a seat counts its own secret steps
        if len(facts["deciders"]) == 1 and my_turn(page) and version(page) == str(seen):
            return True
        if is_over(page):
            return False
        page.wait_for_timeout(20)
    raise AssertionError("the others do not answer")


def choose(page: Page, number: int, hasty: bool = True) -> str:
    """Click one of the offered buttons and wait for the answer; the hasty pass when they can."""
    before = version(page)
    buttons = page.locator("#options button")
    texts = buttons.evaluate_all("all => all.map(each => each.dataset.option)")
    wanted = [text for text in texts if re.match(r"(pass|done|end|skip|stop|keep|no)\b", text)] if hasty else []
    text = str((wanted or texts)[number % len(wanted or texts)])
    page.locator(f'#options button[data-option="{text}"]').evaluate("button => button.click()")
    moved_on(page, before)
    return text


def play_to_the_end(pages: list[Page], most: int = 400) -> int:
    """Everybody plays hastily until the game is over."""
    for number in range(most):
        for page in pages:
            if is_over(page):
                return number
        page = next((each for each in pages if my_turn(each)), None)
        if page is None:
            pages[0].wait_for_timeout(50)
            continue
        choose(page, number)
    raise AssertionError("the game does not end")


def quick(page: Page, game: str = "excavation") -> None:
    page.goto("/")
    page.locator(f"form[action='/quick/{game}'] button").click()
    expect(page.locator("#options button").first).to_be_attached()


# What axe-core finds by day, and what of the colours by night, in which nothing else differs.
AXED = """
async () => {
  const found = [...(await axe.run(document, { resultTypes: ["violations"] })).violations];
  const { theme } = document.documentElement.dataset;
  document.documentElement.dataset.theme = theme === "dark" ? "light" : "dark";
  found.push(...(await axe.run(document, { resultTypes: ["violations"], runOnly: ["color-contrast"] })).violations);
  document.documentElement.dataset.theme = theme ?? "";
  return found.filter(({ impact }) => ["serious", "critical"].includes(impact)).map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`);
}
"""


def serious_faults(page: Page) -> list[str]:
    """What axe-core finds on a page, by day and by night, with the first place of each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(AXED)
    return found
