"""The company at a table in a real Chromium, two persons at once: playing again together, and a clock that runs out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect
from web.browser import WAIT
from web.served import Served
from web.test_company import Friends

from stolik.web.tables import company
from stolik.web.tables.clocks import Pace

DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
BANK, MOMENT = 1.5, 1.0  # seconds


def pages(browser: Browser, friends: Friends) -> list[Page]:
    """Everybody's browser at the table: the first at a desk, the others with a phone."""
    expect.set_options(timeout=WAIT)
    found, base = [], friends.served.base
    for number, client in enumerate(friends.clients):
        size = PHONE if number else DESK
        context = browser.new_context(base_url=base, locale="en-GB", reduced_motion="reduce", viewport=size)  # type: ignore[arg-type]
        context.set_default_timeout(WAIT)
        context.add_cookies(
            [{"name": each.name, "value": each.value or "", "url": base} for each in client.cookies.jar]
        )
        found.append(context.new_page())
        found[-1].goto(friends.table)
    return found


def test_playing_again_takes_everybody_to_the_new_table(chromium: Browser, serve: Callable[..., Served]) -> None:
    friends = Friends(serve(), ["Amber", "Birch"])
    amber, birch = pages(chromium, friends)
    friends.post(0, "end")
    birch.get_by_role("button", name="End it").click()
    for page in (amber, birch):
        expect(page.locator("#prompt a[href$='/score']")).to_be_visible()
    amber.locator("#prompt form[action$='/rematch'] button").click()
    amber.wait_for_url(lambda url: friends.table not in url)
    again = amber.url.partition("?")[0]
    panel = birch.locator(".rematch")
    expect(panel).to_contain_text("Amber offers another game")
    expect(panel.locator("li")).to_have_count(2)
    expect(panel.locator("li.in")).to_have_count(1)
    panel.get_by_role("button", name="I am in").click()
    birch.wait_for_url(f"{again}*")
    for seat, page in enumerate((amber, birch)):  # the waiting room goes on to the table by itself
        expect(page.locator("body")).to_have_attribute("data-viewer", str(seat))
        expect(page.locator("#prompt")).to_have_attribute("data-version", "0")
    for page in (amber, birch):
        page.context.close()


def test_whose_time_is_over_may_say_so_and_comes_back_for_the_chair(
    chromium: Browser, serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock runs out in front of both; who is here has a moment more, who is not is replaced and takes it back."""
    monkeypatch.setattr(Pace, "parse", lambda text: Pace(BANK, 0.0, False, True))
    monkeypatch.setattr(company, "MOMENT", MOMENT)
    friends = Friends(serve(), ["Amber", "Birch"], clock="game:15:10")
    both = pages(chromium, friends)
    absent = next(page for page in both if page.locator("#prompt").get_attribute("data-turn") == "1")
    there = next(page for page in both if page is not absent)
    expect(absent.locator(".absence")).to_contain_text("Your time is over")
    expect(there.locator(".absence")).to_contain_text("is over")
    absent.get_by_role("button", name="I am here").click()
    for page in both:
        expect(page.locator("#chat")).to_contain_text("is here after all")
    there.get_by_role("button", name="Let a bot take the seat").click()  # the moment is over as well
    expect(absent.locator("#prompt")).to_contain_text("A bot plays in your place")
    expect(there.locator("#chat")).to_contain_text("stayed away")
    absent.get_by_role("button", name="Take my seat back").click()
    expect(absent.locator("#prompt")).to_have_attribute("data-turn", "1")
    for page in both:
        page.context.close()
