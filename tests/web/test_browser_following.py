"""Following a table: the connection is told truly, the focus stays, and games are looked through by keys and by themselves."""

from __future__ import annotations

import re
import signal
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from web.served import Player, Process, Served, new_table, play_on
from web.browser import WAIT

GAME = "excavation"
pytestmark = pytest.mark.alone


# everything on the board, whatever the order in which its attributes were set
BOARD = """
() => [...document.querySelectorAll("#board-live *")].map((each) =>
  [each.localName, ...[...each.attributes].map(({ name, value }) => `${name}=${value}`).sort(), each.childElementCount ? "" : each.textContent].join(" "))
"""


def window(chromium: Browser, base: str, width: int = 1440, height: int = 900) -> Page:
    context = chromium.new_context(
        base_url=base, viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(WAIT)
    return context.new_page()


def asked(players: dict[int, Player]) -> int:
    found: int = players[0].get()["deciders"][0]
    return found


def version(page: Page) -> str:
    return page.locator("#prompt").get_attribute("data-version") or ""


def test_a_dead_server_is_told_and_what_was_clicked_is_played_when_it_is_back(
    tmp_path: Path, chromium: Browser
) -> None:
    database = f"sqlite:///{tmp_path}/stolik.db"
    process = Process(database)
    id, players = new_table(process.base, GAME, ["me", "me"], seed=42)
    seat = asked(players)
    page = window(chromium, process.base)
    page.goto(f"/t/{id}/seat/{players[seat].token}")
    live = page.locator("#replay .live")
    expect(live).to_have_text("live", use_inner_text=True)
    before = version(page)
    process.kill()
    killed = time.monotonic()
    expect(live).to_have_text("no connection", use_inner_text=True)
    assert time.monotonic() - killed < 5
    page.locator("#options button").first.click()
    expect(page.locator("#toast")).to_contain_text("sent as soon as it is back")
    assert version(page) == before
    process = Process(database, process.port)
    try:
        expect(page.locator("#prompt")).not_to_have_attribute("data-version", before, timeout=WAIT)
        expect(live).to_have_text("live", use_inner_text=True)
        players[seat].at(process.base)
        assert players[seat].get()["version"] == int(before) + 1, "played once"
    finally:
        page.context.close()
        process.kill()


def test_silence_is_told_although_the_connection_seems_open(tmp_path: Path, chromium: Browser) -> None:
    process = Process(f"sqlite:///{tmp_path}/stolik.db")
    id, players = new_table(process.base, GAME, ["me", "me"], seed=42)
    page = window(chromium, process.base)
    page.goto(f"/t/{id}/seat/{players[0].token}")
    live = page.locator("#replay .live")
    try:
        page.wait_for_timeout(5500)
        expect(live).to_have_text("live", use_inner_text=True, timeout=100)
        process.process.send_signal(signal.SIGSTOP)  # it holds the connection, and says nothing
        silent = time.monotonic()
        expect(live).to_have_text("no connection", use_inner_text=True)
        assert time.monotonic() - silent < 6, "within five seconds, and a second for this machine"
        process.process.send_signal(signal.SIGCONT)
        expect(live).to_have_text("live", use_inner_text=True, timeout=WAIT)
    finally:
        page.context.close()
        process.kill()


def test_the_keyboard_stays_at_the_options_while_others_choose(server: Served, chromium: Browser) -> None:
    _, players = new_table(server.base, GAME, ["me", "me"], seed=7)
    for _ in play_on(players, 12):
        pass
    seat = asked(players)
    me, other = players[seat], players[1 - seat]
    page = window(chromium, server.base)
    page.goto(f"/t/{me.table}/seat/{me.token}")
    page.keyboard.press("Tab")
    expect(page.locator(".skip").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_be_focused()
    page.keyboard.press("Tab")
    turns = 0
    for _ in range(60):
        if not page.evaluate("document.activeElement.closest('#options') !== null"):
            page.keyboard.press("Tab")  # from why-not to the first option
        assert page.evaluate("document.activeElement.closest('#options') !== null"), (
            "one or two keys from the skip link"
        )
        before = version(page)
        page.keyboard.press("Enter")
        expect(page.locator("#prompt")).not_to_have_attribute("data-version", before)
        while (facts := me.get()) and not facts["over"] and seat not in facts["deciders"]:
            offers = other.offers()
            assert other.choose(offers["options"][0]["option"], offers["version"]).status_code == 200
            turns += 1
        if facts["over"] or turns > 8:
            break
        expect(page.locator("#prompt")).to_have_attribute("data-version", str(facts["version"]))
        expect(page.locator("#options :focus")).to_have_count(1)
    assert turns > 8
    page.context.close()


SCRUB = """slider => {
  for (let step = 0; step < 100; step++) {
    slider.value = step < 99 ? step % 20 : 9;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  }
}"""


# How many words and pieces are drawn on the board, and how many of them nobody sees.
DRAWN = """
() => {
  const things = [...document.querySelectorAll("#board-live :is(text, use)")].filter((each) => each.getClientRects().length);
  return [things.length, things.filter((each) => !each.checkVisibility({ opacityProperty: true, visibilityProperty: true })).length];
}
"""


def test_a_game_is_looked_through_by_keys_and_by_itself(server: Served, chromium: Browser) -> None:
    id, players = new_table(server.base, GAME, ["me", "me"], seed=44)
    for _ in play_on(players, 30):
        pass
    page = window(chromium, server.base)
    page.goto(f"/t/{id}/replay/5")
    slider = page.locator("#slider")
    page.evaluate("window.kept = true")
    for key, place in (("ArrowRight", "6"), ("ArrowRight", "7"), ("ArrowLeft", "6"), ("Home", "0")):
        page.keyboard.press(key)
        expect(slider).to_have_value(place)
        expect(page).to_have_url(re.compile(rf"/replay/{place}$"))
    # moved to and fro faster than anybody may ask, it shows where it was left
    refused = {"left": 2}

    def answer(route: Route) -> None:
        refused["left"] -= 1
        route.fulfill(status=429) if refused["left"] >= 0 else route.continue_()

    page.route(re.compile("/frame/"), answer)
    slider.evaluate(SCRUB)
    expect(page).to_have_url(re.compile(r"/replay/9$"))
    assert refused["left"] >= -4, "of a hundred places few were asked for"
    page.unroute(re.compile("/frame/"))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("p")
    expect(slider).to_have_value("2")
    page.locator("[data-play]").click()
    stood = slider.input_value()
    page.wait_for_timeout(1500)
    assert slider.input_value() == stood
    assert page.evaluate("window.kept"), "all that without leaving the page"
    drawn, unseen = page.evaluate(DRAWN)
    assert drawn > 20 and not unseen, "the board of a replay is not empty"
    shown = page.evaluate(BOARD)
    page.reload()
    assert page.evaluate(BOARD) == shown
    page.context.close()


def test_what_changed_since_my_last_choice_is_one_key_away(server: Served, chromium: Browser) -> None:
    _, players = new_table(server.base, GAME, ["me", "me"], seed=7)
    for _ in play_on(players, 30):
        pass
    seat = asked(players)
    page = window(chromium, server.base)
    page.goto(f"/t/{players[seat].table}/seat/{players[seat].token}")
    now = page.locator("#board-live").inner_html()
    first = page.locator("#log .now").first.inner_text()
    page.keyboard.press("c")
    expect(page.locator("#toast")).to_contain_text(" ".join(first.split()))
    page.keyboard.press("c")
    assert page.locator("#board-live").inner_html() == now, "the same key ends it"
    page.context.close()
