"""Everything fits: no page scrolls sideways on a small phone, a short list of options is shown whole and a long one in part."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, TimeoutError
from stolik import games
from web.served import Player, Served, new_table, play_on
from web.browser import DRAWN, WAIT


SHORT = 6
SETTLED = 20_000  # milliseconds; what is wrong by then stays wrong
TABS = ("mat", "players", "log", "board")

# What sticks out of the window, or out of the bar at its top, where nothing can be scrolled to it.
OUTSIDE = """
() => {
  const wide = document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} wide`] : [];
  const bar = [...document.querySelectorAll(".bar > *, .replay > *, .home > header > *, .prompt > *")];
  const out = bar.map((each) => [each, each.getBoundingClientRect()]).filter(([, box]) => box.width && (box.left < -1 || box.right > innerWidth + 1));
  return [...wide, ...out.map(([each, box]) => `${each.className || each.localName} from ${box.left} to ${box.right}`)];
}
"""
# The options that are not wholly in sight; of a long list three are enough.
HIDDEN = """
() => (([all, hidden]) => (all.length > 6 && all.length - hidden.length >= 3 ? [] : hidden))([[...document.querySelectorAll("#options .btn")]].map((all) => [all, all.filter((each) => {
  const box = each.getBoundingClientRect();
  const room = document.querySelector("#prompt").getBoundingClientRect();
  const inside = box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;
  const ends = [[box.left + 4, box.top + 4], [box.right - 4, box.bottom - 4]];
  return !inside || each.scrollWidth > each.clientWidth + 1 || ends.some(([x, y]) => document.elementFromPoint(x, y)?.closest(".btn") !== each);
}).map((each) => each.textContent)])[0])
"""


def window(chromium: Browser, base: str, lang: str, width: int, height: int) -> Page:
    context = chromium.new_context(
        base_url=base, viewport={"width": width, "height": height}, locale=lang, reduced_motion="reduce"
    )
    context.set_default_timeout(WAIT)
    return context.new_page()


@pytest.fixture(scope="module")
def windows(server: Served, chromium: Browser) -> list[Page]:
    """A laptop in either language, for all games: what is loaded once is not loaded again."""
    return [window(chromium, server.base, lang, 1440, 900) for lang in ("en-GB", "pl-PL")]


def faults(page: Page, script: str) -> list[str]:
    """What a script finds wrong once the page is settled: fonts and scripts may come late on a busy machine."""
    with contextlib.suppress(TimeoutError):
        page.wait_for_function(f"() => document.fonts.status === 'loaded' && !({script})().length", timeout=SETTLED)
    found: list[str] = page.evaluate(script)
    return found


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
def test_no_page_scrolls_sideways_on_a_small_phone(server: Served, chromium: Browser, lang: str) -> None:
    page = window(chromium, server.base, lang, 360, 740)
    found: dict[str, list[str]] = {}
    _, company = new_table(server.base, "excavation", ["me", "open"], names=["Bartholomew the Elder", ""])
    seat = f"/t/{company[0].table}/seat/{company[0].token}"
    paths = ["/", "/mine", "/learn", "/nowhere", seat]
    paths += [f"/{kind}/{id}" for kind in ("new", "help", "provenance", "learn") for id in games.ids()]
    for path in paths:
        page.goto(path)
        found[path] = faults(page, OUTSIDE)
    for id in games.ids():
        _, players = new_table(server.base, id, ["me", "me"], seed=5, names=["Bartholomew the Elder", "Ola"])
        for _ in play_on(players, 25):
            pass
        me = players[players[0].get()["deciders"][0]]
        page.goto(f"/t/{me.table}/seat/{me.token}")
        for tab in TABS:
            page.evaluate("tab => { document.querySelector('.table').dataset.tab = tab; }", tab)
            found[f"{id} {tab}"] = faults(page, OUTSIDE)
        page.goto(f"/t/{me.table}/replay/9")
        found[f"{id} replay"] = faults(page, OUTSIDE)
    page.context.close()
    assert not any(found.values()), {path: out for path, out in found.items() if out}


def asked(players: dict[int, Player]) -> Iterator[Player]:
    """Plays on, and tells whoever is asked with few options, or with many, when these are much longer than all before."""
    longest = {True: 0, False: 0}
    for number in range(90):
        if not (deciders := players[0].get()["deciders"]):
            return
        me = players[deciders[0]]
        offers = me.offers()
        options = offers["options"]
        many = len(options) > SHORT
        long = max(len(each["words"]) for each in options) * (1 if many else len(options))
        if len(options) > 2 and long > 1.3 * longest[many]:
            longest[many] = long
            yield me
        assert me.choose(options[number * 7 % len(options)]["option"], offers["version"]).status_code == 200


@pytest.mark.parametrize("id", games.ids())
def test_a_short_list_of_options_is_shown_whole_and_a_long_one_begins_with_several(
    server: Served, windows: list[Page], id: str
) -> None:
    _, players = new_table(server.base, id, ["me", "me"], seed=5)
    looked = 0
    for me in asked(players):
        for page in windows:
            page.set_viewport_size({"width": 1440, "height": 900})
            page.goto(f"/t/{me.table}/seat/{me.token}")
            for width, height in ((1440, 900), (1280, 720)):
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(DRAWN)
                hidden = faults(page, HIDDEN)
                assert not hidden, hidden
                assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
            page.goto("about:blank")  # nobody follows the game meanwhile
            looked += 1
    assert looked
