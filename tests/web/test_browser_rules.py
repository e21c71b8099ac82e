"""Rules in the browser: a question says why it is asked, the rules open beside the table, and a search answers at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from web.served import Served, new_table
from web.browser import WAIT

AXE = Path(__file__).parent / "vendor" / "axe.min.js"


def window(chromium: Browser, base: str, width: int = 1440, height: int = 900) -> Page:
    context = chromium.new_context(
        base_url=base, viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(WAIT)
    return context.new_page()


@pytest.mark.parametrize("width", [1440, 390])
def test_a_question_says_why_and_opens_its_chapter_beside_the_table(
    table_server: Served, chromium: Browser, width: int
) -> None:
    id, players = new_table(table_server.base, "icaion", ["me", "me"], seed=7)
    seat = players[0].get()["deciders"][0]
    page = window(chromium, table_server.base, width)
    page.goto(f"/t/{id}/seat/{players[seat].token}")
    panel = page.locator("dialog.rules-beside")
    if width > 700:
        page.keyboard.press("?")
    else:
        page.locator(".ask-why").click()
    expect(panel).to_be_visible()
    expect(panel.locator(".asked-why")).to_contain_text("belong to nobody")
    expect(panel.locator("h2")).to_contain_text("Before the first round")
    expect(panel.locator("svg.picture").first).to_be_visible()
    panel.locator("a[href$='#machines']").first.click()
    expect(panel.locator("h2")).to_contain_text("Machines")
    box = panel.locator("svg.cut").bounding_box()
    assert box is not None and box["height"] > 100, "the example shows its part of the board"
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    assert f"/t/{id}" in page.url, "the table was never left"
    page.context.close()


def test_the_search_answers_while_one_types_and_things_are_sifted(table_server: Served, chromium: Browser) -> None:
    page = window(chromium, table_server.base)
    page.goto("/help/icaion")
    page.keyboard.press("/")
    page.keyboard.type("null cage")
    first = page.locator("#found a").first
    expect(first).to_contain_text("Qoam and null cages")
    first.click()
    expect(page.locator("#qoam h2")).to_be_in_viewport()
    page.goto("/help/icaion/things")
    whole = page.locator(".catalogue > li:visible").count()
    page.locator("[name=reconstructed]").check()
    page.locator("[name=words]").fill("purifier")
    assert 0 < page.locator(".catalogue > li:visible").count() < 5 < whole
    page.context.close()


@pytest.mark.parametrize("path", ["/help/icaion", "/help/icaion/things", "/help/icaion/readings"])
def test_the_rules_have_no_serious_barriers(table_server: Served, chromium: Browser, path: str) -> None:
    page = window(chromium, table_server.base)
    page.goto(path)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "async () => (await axe.run()).violations.filter((v) => ['serious', 'critical'].includes(v.impact))"
    )
    assert not found, [(each["id"], each["nodes"][0]["html"][:150], len(each["nodes"])) for each in found]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.context.close()
