"""A whole solo game of Revive clicked through in Chromium: first on what glows, then on the buttons that lead to the end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from web.browser import Company, is_over, moved_on, version
from web.served import Served, new_table

ON_THE_BOARD = 35  # clicks before the buttons bring the game to its end
HASTY = re.compile(r"(finish|hibernate|end-turn|resolve-all|pay|decline|stop|done)\b")


def click(page: Page, number: int) -> None:
    """Click something that is offered, and wait until the table has moved on."""
    before = version(page)
    places = page.locator("#board-live [data-option], #mat [data-option], #hand [data-option]")
    glowing = places.count() if number < ON_THE_BOARD else 0
    if glowing:
        places.nth(number * 7 % glowing).dispatch_event("click")
    else:
        texts = page.locator("#options button").evaluate_all("all => all.map(each => each.dataset.option)")
        hasty = sorted([text for text in texts if HASTY.match(text)], key=lambda text: "finish" not in text) or texts
        page.locator(f'#options button[data-option="{hasty[0]}"]').evaluate("button => button.click()")
    moved_on(page, before)


def test_a_whole_game_is_clicked_through(server: Served, company: Company) -> None:
    id, players = new_table(server.base, "revive", ["me"], seed=6, variants={"cc_switch": "on"})
    page = company.join(server.base, locale="pl-PL")
    page.goto(f"/t/{id}/seat/{players[0].token}")
    for number in range(400):
        if is_over(page):
            break
        click(page, number)
    page.goto(f"/t/{id}/score")
    expect(page.locator("body")).to_contain_text("Karta artefaktu")
