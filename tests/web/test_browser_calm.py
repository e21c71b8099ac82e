"""A table that waits is calm: nothing moves for ever, and on my turn the page leaves the processor alone."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Page
from stolik import games
from web.served import Served, new_table, play_on
from web.browser import WAIT

pytestmark = pytest.mark.alone

IDLE = 0.03  # of one core, for a page and its share of the browser
ENDS = "() => Math.max(0, ...document.getAnimations().map((each) => each.effect.getComputedTiming().endTime))"


def my_turn(server: Served, chromium: Browser, id: str) -> Page:
    """A page on which something glows and I am asked."""
    _, players = new_table(server.base, id, ["me", "me"], seed=5)
    page = chromium.new_context(base_url=server.base, viewport={"width": 1440, "height": 900}).new_page()
    page.set_default_timeout(WAIT)
    for made, _ in enumerate(play_on(players, 60)):
        seat = players[0].get()["deciders"][0]
        if made > 20 and any(" " in option["option"] for option in players[seat].offers()["options"]):
            page.goto(f"/t/{players[seat].table}/seat/{players[seat].token}")
            if page.locator(".pick.legal").count():
                return page
    raise AssertionError("nothing glows")


def spent(chromium: Browser, pages: list[Page], seconds: float) -> tuple[float, list[float]]:
    """The share of a core that the whole browser, and each page's own thread, takes while nothing happens."""
    whole = chromium.new_browser_cdp_session()
    each = [page.context.new_cdp_session(page) for page in pages]
    for one in each:
        one.send("Performance.enable")

    def now() -> tuple[float, float, list[float]]:
        processes = whole.send("SystemInfo.getProcessInfo")["processInfo"]
        metrics = [{m["name"]: m["value"] for m in one.send("Performance.getMetrics")["metrics"]} for one in each]
        return time.monotonic(), sum(p["cpuTime"] for p in processes), [m["TaskDuration"] for m in metrics]

    start, before, tasks = now()
    pages[0].wait_for_timeout(seconds * 1000)
    end, after, later = now()
    return (after - before) / (end - start), [(b - a) / (end - start) for a, b in zip(tasks, later)]


def test_waiting_for_me_costs_nothing(server: Served, chromium: Browser) -> None:
    pages = []
    for id in games.ids():
        pages.append(page := my_turn(server, chromium, id))
        assert 0 < page.evaluate(ENDS) <= 8000, "the halo breathes, and it comes to rest"
        page.wait_for_timeout(1000)
        _, (task,) = spent(chromium, [page], 1)
        assert task < 0.1, "breathing is no work for the page itself"
    for page in pages:
        page.evaluate("() => document.getAnimations().forEach((each) => each.finish())")
    pages[0].wait_for_timeout(500)
    whole, tasks = spent(chromium, pages, 3)
    assert max(tasks) < IDLE, tasks
    assert whole / len(pages) < IDLE, whole
    for page in pages:
        page.context.close()
