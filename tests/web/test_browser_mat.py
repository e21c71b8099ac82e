"""The own mat opens over the table by key, shows the boards as they are printed, and is played there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, sync_playwright
from stolik import games
from web.served import Served, new_table, play_on
from web.test_browser import ARGUMENTS, CHROMIUM, WAIT

pytestmark = pytest.mark.skipif(not CHROMIUM, reason="no Chromium on this machine")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(f"sqlite:///{tmp_path_factory.mktemp('db')}/stolik.db")
    yield served
    served.stop()


@pytest.fixture(scope="module")
def page(server: Served) -> Iterator[Page]:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        size = {"width": 1440, "height": 900}
        context = browser.new_context(base_url=server.base, viewport=size, reduced_motion="reduce")
        context.set_default_timeout(WAIT)
        yield context.new_page()
        browser.close()


def lit(page: Page) -> str:
    """The first thing on the opened mat or among the cards below it that is one whole choice."""
    found: str = page.evaluate(
        "[...document.querySelectorAll('#whole [data-option], #mat [data-option], #hand [data-option]')]"
        ".find((each) => each.getBoundingClientRect().width)?.dataset.option ?? ''"
    )
    return found


@pytest.mark.parametrize("id", games.ids())
def test_the_mat_is_opened_played_and_closed(server: Served, page: Page, id: str) -> None:
    _, players = new_table(server.base, id, ["me", "me"], seed=5)
    for _ in play_on(players, 60):
        me = players[players[0].get()["deciders"][0]]
        page.goto(f"/t/{me.table}/seat/{me.token}")
        page.keyboard.press("m")
        if page.locator("[data-whole]").count():
            page.locator("#whole svg").wait_for()
        if option := lit(page):
            break
    own, board = page.locator(".own").bounding_box(), page.locator("#stage").bounding_box()
    assert own and own["height"] > 650 and own["width"] > 1100 and (not board or board["height"] < 5)
    assert page.locator("[data-open-mat]").get_attribute("aria-expanded") == "true"
    version = page.locator("#prompt").get_attribute("data-version")
    things = page.locator(f'.own .holder [data-option="{option}"]')
    next(each for each in things.all() if each.is_visible()).focus()
    page.keyboard.press("Enter")
    page.locator(f'#prompt:not([data-version="{version}"])').wait_for(state="attached")
    page.keyboard.press("Escape")
    box = page.locator("#stage").bounding_box()
    assert box and box["height"] > 500 and not page.locator("#whole").count()
