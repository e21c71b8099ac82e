"""The table in a real Chromium: by mouse, by keyboard, on a phone, alone, together, in Polish, through a crash."""

from __future__ import annotations

import random
import hashlib
import re
import time
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Locator, Page, expect
from stolik import games
from web.browser import (
    WAIT, Company, alone_to_choose, choose, moved_on, my_turn, play_to_the_end, quick, serious_faults, version,
)  # fmt: skip
from web.served import Player, Process, Served, get, new_table, play_on

GAME = "excavation"

SERVER = {"workers": 1}
CLICKS = 150  # of somebody who clicks at random


def token(page: Page, table: str, seat: int) -> str:
    """What shows the seat of somebody who sits at a table."""
    cookies = page.context.cookies(page.url)
    return next(unquote(each["value"]) for each in cookies if each["name"] == f"seat_{seat}" and table in each["path"])


def test_two_persons_play_a_whole_game_to_the_score_sheet(server: Served, company: Company) -> None:
    host, friend, watcher = (company.join(server.base) for _ in range(3))
    host.goto(f"/new/{GAME}")
    host.locator("select[name=seat_1]").select_option("open")
    host.locator("input[name=name_0]").fill("Ola")
    host.locator("#start").click()
    link = host.locator("#invite-1 input").input_value()
    friend.goto(link)
    friend.locator("form[action$='/sit'] input[name=name]").fill("Marek")
    friend.locator("form[action$='/sit'] button").click()
    expect(friend.locator("body")).to_have_attribute("data-viewer", "1")
    expect(host.locator("#rail")).to_contain_text("Marek")  # the waiting room has opened by itself
    watcher.goto(host.url.partition("?")[0])
    expect(watcher.locator("body")).to_have_attribute("data-viewer", "-1")

    host.locator("#say-text").fill("powodzenia <b>!")
    host.locator("#say-text").press("Enter")
    expect(friend.locator("#chat")).to_contain_text("powodzenia <b>!")

    clicked = 0
    for number in range(30):  # first by what glows, as far as something does
        page = host if my_turn(host) else friend
        expect(page.locator("#prompt")).to_have_attribute("data-turn", "1", timeout=WAIT)
        glowing = page.locator("#board-live [data-option], #hand [data-option], #mat [data-option]")
        if clicked < 8 and glowing.count():
            before = version(page)
            glowing.nth(number % glowing.count()).dispatch_event("click")
            moved_on(page, before)
            clicked += 1
        else:
            choose(page, number, hasty=False)
        assert watcher.locator("[data-option]").count() == 0
    assert clicked >= 5
    play_to_the_end([host, friend])
    for page in (host, friend):
        expect(page.locator("#prompt a[href$='/score']")).to_be_visible()
        page.locator("#prompt a[href$='/score']").click()
        expect(page.locator("table")).to_contain_text("Ola")
        expect(page.locator("table")).to_contain_text("Marek")
    assert int(host.locator("tfoot td").first.inner_text().split()[0]) >= 0


def test_the_waiting_room_fills_and_the_dealing_can_be_checked(server: Served, company: Company) -> None:
    host, friend, last = (company.join(server.base) for _ in range(3))
    host.goto(f"/new/{GAME}?players=3")
    for seat in (1, 2):
        host.locator(f"select[name=seat_{seat}]").select_option("open")
    host.locator("input[name=name_0]").fill("Ola")
    host.locator("#start").click()
    promise = host.locator("[data-commitment]").inner_text()
    assert re.fullmatch("[0-9a-f]{64}", promise) and host.locator("[data-secret]").count() == 0
    links = [host.locator(f"#invite-{seat} input").input_value() for seat in (1, 2)]

    friend.goto(links[0])
    assert friend.locator("[data-commitment]").inner_text() == promise, "seen before anybody sits down"
    friend.locator("#say-text").fill("may I?")
    friend.locator("#say-text").press("Enter")
    expect(friend.locator("#chat")).to_contain_text("may I?")
    friend.locator("form[action$='/sit'] input[name=name]").fill("Marek")
    friend.locator("form[action$='/sit'] button").click()
    expect(host.locator("#place-1")).to_contain_text("Marek")
    expect(host.locator("#invite-1")).to_have_count(0)
    expect(host.locator("#invite-2")).to_have_count(1)
    host.locator("#say-text").fill("one is missing")
    host.locator("#say-text").press("Enter")
    expect(friend.locator("#chat")).to_contain_text("one is missing")
    assert friend.locator("#room").count() == 1 and friend.locator("[data-option]").count() == 0

    last.goto(links[1])
    last.locator("form[action$='/sit'] button").click()
    for page in (host, friend, last):
        expect(page.locator("#prompt")).to_be_attached()
        page.locator(".dealing summary").first.click()
        expect(page.locator(".bar [data-commitment]")).to_have_text(promise)
    table = host.url.partition("/t/")[2].partition("?")[0]
    facts = get(f"{server.base}/api/tables/{table}").json()
    numbers = facts["dealing"]["numbers"]
    assert [each["own"] for each in numbers] == [True] * 3, "every browser brought a number of its own"
    assert len({each["number"] for each in numbers}) == 3
    tokens = [token(page, table, seat) for seat, page in enumerate((host, friend, last))]
    for page in (host, friend, last):
        page.goto("about:blank")  # whole games in several browsers are played elsewhere
    for _ in play_on({seat: Player(server.base, table, seat, each) for seat, each in enumerate(tokens)}):
        pass
    host.goto(f"/t/{table}/score")
    host.locator("a[href$='/verify']").click()
    expect(host.locator(".verdict.good")).to_be_visible()
    assert host.locator("[data-commitment]").inner_text() == promise
    assert hashlib.sha256(host.locator("[data-secret]").inner_text().encode()).hexdigest() == promise


def test_one_screen_has_a_curtain_between_two_persons(server: Served, company: Company) -> None:
    page = company.join(server.base)
    page.goto(f"/new/{GAME}")
    page.locator("select[name=seat_1]").select_option("me")
    page.locator("input[name=name_0]").fill("Ola")
    page.locator("input[name=name_1]").fill("Marek")
    page.locator("#start").click()
    expect(page.locator("#prompt")).to_be_attached()
    seen: set[str] = set()
    for number in range(30):
        curtain = page.locator("#curtain form button")
        if curtain.count():
            assert page.locator("[data-option]").count() == 0, "nothing to choose, and no hand, behind the curtain"
            seen.add(page.locator("#curtain").inner_text())
            curtain.click()
            expect(page.locator("#curtain form")).to_have_count(0)
        expect(page.locator("#options button").first).to_be_attached()
        choose(page, number)
        page.wait_for_timeout(30)
        if len(seen) > 2:
            break
    assert any("Ola" in words for words in seen) and any("Marek" in words for words in seen)


def test_a_solo_game_against_the_official_automaton(server: Served, company: Company) -> None:
    page = company.join(server.base)
    page.goto(f"/new/{GAME}?players=1")
    page.locator("#start").click()
    expect(page.locator("#options button").first).to_be_attached()
    play_to_the_end([page])
    page.locator("#prompt a[href$='/score']").click()
    expect(page.locator("tfoot")).to_be_visible()


def test_a_game_in_polish(server: Served, company: Company) -> None:
    page = company.join(server.base, locale="pl-PL")
    quick(page)
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    for number in range(10):
        alone_to_choose(page, server)
        words = page.locator("#options").inner_text() + page.locator("#prompt .ask").inner_text()
        assert not re.search(r"\b(option|prompt|event)-[a-z]", words), words
        choose(page, number, hasty=False)
    log = page.locator("#log").inner_text()
    assert log.strip() and not re.search(r"\bevent-[a-z]", log)
    page.locator("form.lang button[value=en]").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_undo_is_offered_up_to_the_barrier_and_no_further(server: Served, company: Company) -> None:
    page = company.join(server.base)
    id, players = new_table(server.base, GAME, ["me", "me"], seed=41)
    offered = refused = 0
    for _ in play_on(players, 60):
        deciders = players[0].get()["deciders"]
        offers = players[deciders[0]].offers() if deciders else {"undo": False}
        page.goto(f"/t/{id}/seat/{players[deciders[0]].token}") if deciders and (offered < 2 or refused < 2) else None
        if not deciders or page.url == "about:blank":
            continue
        button = page.locator("[data-act=undo]")
        page.goto(f"/t/{id}?seat={deciders[0]}")
        if offers["undo"] and offered < 2:
            expect(button).to_be_enabled()
            before = version(page)
            button.click()
            moved_on(page, before)
            expect(page.locator("[data-act=redo]")).to_be_enabled()
            offered += 1
        elif not offers["undo"] and refused < 2:
            expect(button).to_be_disabled()
            refused += 1
        if offered >= 2 and refused >= 2:
            break
    assert offered and refused


def test_the_keyboard_alone_is_enough(server: Served, company: Company) -> None:
    page = company.join(server.base)
    page.goto("/")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.form?.getAttribute('action') ?? ''") == f"/quick/{GAME}":
            break
    page.keyboard.press("Enter")
    expect(page.locator("#options button").first).to_be_attached()
    for number in range(8):
        alone_to_choose(page, server)
        for _ in range(120):
            if page.evaluate("Boolean(document.activeElement?.closest('#options'))"):
                break
            page.keyboard.press("Tab")
        before = version(page)
        page.keyboard.press("Enter" if number % 2 else "Space")
        moved_on(page, before)
    glow = page.locator("svg [data-option]").first
    if glow.count():
        glow.focus()
        before = version(page)
        page.keyboard.press("Enter")
        moved_on(page, before)


def test_a_phone_shows_the_board_and_what_comes_up_from_below(server: Served, company: Company) -> None:
    page = company.join(server.base, 390, 844, has_touch=True, is_mobile=True)
    quick(page)
    for _ in range(5):
        alone_to_choose(page, server)
        page.locator(".all").tap()
        button = page.locator("#options button").first
        expect(button).to_be_visible()
        box = button.bounding_box()
        assert box is not None and box["height"] >= 44, "large enough for a finger"
        before = version(page)
        button.tap()
        moved_on(page, before)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "nothing sticks out sideways"
    alone_to_choose(page, server)
    if page.locator(".table").get_attribute("data-tab") == "mat":  # it came up by itself: the question lies in it
        page.locator("[data-tab-to=board]:visible").tap()
    for tab in ("mat", "players", "log"):
        page.locator(f"[data-tab-to={tab}]:visible").first.tap()
        expect(page.locator(".table")).to_have_attribute("data-tab", tab)
        page.locator("[data-tab-to=board]:visible").tap()
        expect(page.locator(".table")).to_have_attribute("data-tab", "board")


def test_a_double_click_and_two_tabs_play_once(server: Served, company: Company) -> None:
    first = company.join(server.base)
    quick(first)
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.locator("#options button").first).to_be_attached()
    before = version(first)
    first.locator("#options button").first.dblclick()
    moved_on(first, before)
    moved_on(second, before)
    assert int(version(second)) >= 1


def test_the_end_of_a_turn_is_confirmed_when_wanted(server: Served, company: Company) -> None:
    company.expected = "409"  # the server asks back
    page = company.join(server.base)
    page.goto(f"/new/{GAME}")
    page.locator("label.switch:has(input[name=confirm])").click()
    page.locator("select[name=seat_1]").select_option("me")
    page.locator("#start").click()
    expect(page.locator("#prompt")).to_be_attached()
    for _ in range(20):
        if page.locator("#curtain form button").count():
            page.locator("#curtain form button").click()
            expect(page.locator("#curtain form")).to_have_count(0)
        expect(page.locator("#options button").first).to_be_attached()
        before = version(page)
        page.locator("#options button").last.evaluate("button => button.click()")
        dialog = page.locator("dialog#confirm")
        for _ in range(200):
            if dialog.count() or version(page) != before:
                break
            page.wait_for_timeout(20)
        if dialog.count():
            assert version(page) == before, "nothing is played before it is confirmed"
            dialog.locator("button.go").click()
            moved_on(page, before)
            return
    raise AssertionError("no turn ended")


def test_hints_tell_why_and_draw_their_line(server: Served, company: Company) -> None:
    page = company.join(server.base)
    quick(page)
    for _ in range(20):
        alone_to_choose(page, server)
        if page.locator("#hand [data-option], #board-live [data-option]").count():
            break
        choose(page, 0)
    page.locator("[data-act=hint]").click()
    hints = page.locator("#hints [data-hint]")
    expect(hints.first).to_be_visible()
    option = hints.first.get_attribute("data-hint") or ""
    before = version(page)
    hints.first.hover()
    button = page.locator(f'#options button[data-option="{option}"]')
    expect(button).to_have_class(re.compile("hinted"))
    expect(page.locator("#hints .on .sure")).not_to_be_empty()
    expect(page.locator("#way g text").first).to_have_text(re.compile("1"))
    hints.last.click()
    expect(hints.last).to_have_attribute("aria-pressed", "true")
    hints.first.click()
    assert version(page) == before, "a hint is not a choice"
    page.locator("[data-hint-play]").click()
    moved_on(page, before)
    expect(page.locator("#way g")).to_have_count(0)
    expect(hints).to_have_count(0)


def test_the_game_goes_on_after_kill_9_in_the_middle_of_a_turn(tmp_path: Path, company: Company) -> None:
    database = f"sqlite:///{tmp_path}/stolik.db"
    process = Process(database)
    id, players = new_table(process.base, GAME, ["me", "me"], seed=42)
    company.expected = "Failed to load"  # the browser says that the connection broke; that is what the test is about
    page = company.join(process.base)
    for player in players.values():
        page.goto(f"/t/{id}/seat/{player.token}")
    seat = players[0].get()["deciders"][0]
    page.goto(f"/t/{id}?seat={seat}")
    choose(page, 0)
    before = version(page)
    process.kill()
    page.wait_for_timeout(700)
    process = Process(database, process.port)
    try:
        assert version(page) == before
        seat = players[0].get()["deciders"][0]
        for _ in range(100):  # the page finds back by itself, and the next choice is played
            state = page.locator("#curtain form button")
            if state.count():
                state.click()
            if my_turn(page) and page.locator("#options button").count():
                break
            page.wait_for_timeout(100)
        page.locator("#options button").first.evaluate("button => button.click()")
        moved_on(page, before)
    finally:
        page.goto("about:blank")
        process.kill()


@pytest.mark.parametrize("id", games.ids())
def test_every_game_is_played_in_the_browser(server: Served, company: Company, id: str) -> None:
    page = company.join(server.base, 1280, 720)
    quick(page, id)
    for number in range(6):
        alone_to_choose(page, server)
        choose(page, number, hasty=False)
    assert page.evaluate("document.documentElement.scrollHeight <= window.innerHeight + 1"), "no scrolling on a laptop"
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth + 1")


def test_a_game_is_looked_through_and_continued(server: Served, company: Company) -> None:
    id, players = new_table(server.base, GAME, ["me", "me"], names=["Ola", "Marek"], seed=44)
    for _ in play_on(players):
        pass
    page = company.join(server.base)
    page.goto(f"/t/{id}/replay/0")
    expect(page.locator("#slider")).to_have_value("0")
    page.locator("#replay a[data-key=ArrowDown]").click()
    expect(page).to_have_url(re.compile(rf"/t/{id}/replay/[1-9]\d*"))
    position = page.url.rpartition("/")[2]
    expect(page.locator("#slider")).to_have_value(position)
    assert page.locator("[data-option]").count() == 0
    page.locator("form[action$='/continue'] button").click()
    expect(page).to_have_url(re.compile(r"/t/(?!" + id + r")\w+"))
    expect(page.locator("#prompt")).to_be_attached()


def test_axe_finds_no_serious_fault(server: Served, company: Company) -> None:
    page = company.join(server.base)
    id, players = new_table(server.base, GAME, ["me", "me"], seed=43)
    for _ in play_on(players, 12):
        pass
    seat = players[0].get()["deciders"][0]
    page.goto(f"/t/{id}/seat/{players[seat].token}")
    table = page.url
    found = {}
    for address in ("/", f"/new/{GAME}", f"/help/{GAME}", f"/provenance/{GAME}", "/mine", table):
        page.goto(address)
        found[address] = serious_faults(page)
    assert not any(found.values()), found


def test_axe_finds_no_serious_fault_after_the_game(server: Served, company: Company) -> None:
    id, players = new_table(server.base, GAME, ["me", "me"], seed=44)
    for _ in play_on(players):
        pass
    page = company.join(server.base)
    page.goto(f"/t/{id}/score")
    page.locator("label[for=look-chances]").click()
    expect(page.locator("#chances svg").first).to_be_visible(timeout=WAIT)
    assert not serious_faults(page)


def test_a_random_clicker_clicks_what_glows(server: Served, company: Company) -> None:
    """Clicks anything that can be clicked on the table; whatever is refused says why, nothing breaks."""
    company.expected = "409"  # another click was quicker
    page = company.join(server.base)
    quick(page)
    dice = random.Random(7)
    end = time.monotonic() + 12
    clicks = 0
    while clicks < CLICKS and time.monotonic() < end:
        things: Locator = page.locator("svg [data-option], #options button, svg [data-refused], [data-act]:enabled")
        count = things.count()
        if not count:
            page.wait_for_timeout(50)
            continue
        try:
            things.nth(dice.randrange(count)).dispatch_event("click", timeout=500)
            clicks += 1
        except Exception as error:  # it went away in the meantime
            assert "Timeout" in type(error).__name__
    assert int(version(page)) > 3
