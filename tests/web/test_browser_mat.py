"""The own mat opens over the table by key, shows the boards as they are printed, and is played there."""

from __future__ import annotations


import pytest
from playwright.sync_api import Browser, Page, expect
from stolik import games
from web.served import Served, new_table, play_on
from web.browser import Company


@pytest.fixture(scope="module")
def page(server: Served, chromium: Browser) -> Page:
    return Company(chromium).join(server.base)


@pytest.mark.parametrize("id", games.ids())
def test_the_mat_is_opened_played_and_closed(server: Served, page: Page, id: str) -> None:
    _, players = new_table(server.base, id, ["me", "me"], seed=5)
    lit = page.locator(".own .holder :is([data-option], [data-options])")
    for _ in play_on(players, 60):
        me = players[players[0].get()["deciders"][0]]
        page.goto(f"/t/{me.table}/seat/{me.token}")
        if lit.count():
            break
    for _ in range(20):
        page.keyboard.press("m")
        if page.locator(".mat-open").count():  # the page listens
            break
    if page.locator("[data-printed]").count():
        page.locator("#whole > svg").wait_for()
    own, board = page.locator(".own").bounding_box(), page.locator("#stage").bounding_box()
    assert own and own["height"] > 650 and own["width"] > 1100 and (not board or board["height"] < 5)
    assert page.locator("[data-open-mat]").get_attribute("aria-expanded") == "true"
    for shown in page.locator(".own .holder:visible > svg").all():
        box = shown.bounding_box()
        assert box and box["height"] > 250, "mat and hand share the room"
    version = page.locator("#prompt").get_attribute("data-version")
    next(each for each in lit.all() if each.is_visible()).focus()
    page.keyboard.press("Enter")
    chosen = page.locator(f'#prompt:not([data-version="{version}"]), body.narrowed')
    chosen.first.wait_for(state="attached")
    page.keyboard.press("Escape")
    expect(page.locator("#whole")).to_have_count(0)
    box = page.locator("#stage").bounding_box()
    assert box and box["height"] > 500
