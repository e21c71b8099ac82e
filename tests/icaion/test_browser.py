"""A whole game of Icaion clicked through in Chromium by two persons: first on what glows, then on the buttons."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from web.browser import Company, is_over, moved_on, my_turn, version
from web.served import Served, new_table

HASTY = re.compile(r"(end-turn|done|decline|throw-away|lie-down|forgo|move|start|neutral)\b")


def click(page: Page, number: int, glowing: bool) -> None:
    """Click something that is offered, and wait until the table has moved on."""
    before = version(page)
    places = page.locator("#board-live [data-option], #mat [data-option], #hand [data-option]")
    if glowing and places.count():
        places.nth(number % places.count()).dispatch_event("click")
    else:
        texts = page.locator("#options button").evaluate_all("all => all.map(each => each.dataset.option)")
        hasty = [text for text in texts if HASTY.match(text)] or texts
        text = str(hasty[-1] if "end-turn" in hasty else hasty[number % len(hasty)])
        page.locator(f'#options button[data-option="{text}"]').evaluate("button => button.click()")
    moved_on(page, before)


def test_two_persons_click_through_a_whole_game(server: Served, company: Company) -> None:
    id, players = new_table(
        server.base, "icaion", ["me", "me"], seed=4, variants={"wonders": "on", "radiant_beams": "on"}
    )
    pages = [company.join(server.base, locale=locale) for locale in ("en-GB", "pl-PL")]
    for seat, page in enumerate(pages):
        page.goto(f"/t/{id}/seat/{players[seat].token}")
    for number in range(1500):
        if is_over(pages[0]):
            break
        page = next((each for each in pages if my_turn(each)), pages[0])
        if my_turn(page):
            click(page, number, number < 60)
        else:
            page.wait_for_timeout(30)
    pages[0].goto(f"/t/{id}/score")
    expect(pages[0].locator("body")).to_contain_text("Installed apparatuses")
