"""What is shown is what will be sent: whole games by mouse, keyboard and touch, each step compared with a fresh load."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from stolik import games
from web.served import Player, Served, new_table, play_on
from web.browser import DRAWN, WAIT
from web.firefox import Window

LONG = bool(os.environ.get("STOLIK_LONG"))
MODES = ("mouse", "keyboard", "touch")
SIZES = ((1440, 900), (390, 844), (1280, 720))
RUNS = [
    (id, mode, seed)
    for id in games.ids()
    for mode in (MODES if LONG else ("all",))
    for seed in ((3, 4) if LONG else (3,))
]


# Everything that the stream keeps up to date, as the page has it and as a fresh load would have it. The classes that only
# the browser knows (a row that is cut off, a mat that is folded into the drawer, a card beside its window, what the pointer names) are left out, and so are costs and gains,
# which it asks for afterwards, and what it draws to look at: small cards on the drawer's button, steps of a move, what is more or less in the stock.
COMPARE = """
async () => {
  const loaded = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
  const version = (page) => page.querySelector("#prompt").dataset.version;
  if (version(loaded) !== version(document)) return [`version ${version(document)}, loaded ${version(loaded)}`];
  const plain = (element) => {
    const copy = element.cloneNode(true);
    copy.querySelectorAll(".gains, .few, .steps, .delta").forEach((each) => each.remove());
    for (const each of [copy, ...copy.querySelectorAll("#choose, .btn > span, .aside, .named")]) {
      each.classList.remove("tight", "below", "cut", "fold", "aside", "named", "column");
      each.removeAttribute("style");
      if (each.getAttribute("class") === "") each.removeAttribute("class");
    }
    return copy;
  };
  const same = (one, other) => plain(one).isEqualNode(plain(other));
  const name = (each) => each.dataset.option ?? each.dataset.options ?? each.dataset.refused ?? each.dataset.act ?? each.id;
  const clickable = "[data-option], [data-options], [data-refused], [data-tip], [data-act], a, button, input";
  const said = [];
  for (const region of ["watchers", "replay", "curtain", "board-live", "prompt", "mat", "hand", "rail", "log", "chat"]) {
    const [here, there] = [document, loaded].map((page) => page.getElementById(region));
    const [things, wanted] = [here, there].map((each) => [...each.querySelectorAll(clickable)]);
    if (things.length !== wanted.length) said.push(`${region}: ${things.length} things, loaded ${wanted.length}`);
    if (same(here, there)) continue; // and so is every thing in it
    things.forEach((each, place) => {
      if (wanted[place] && !same(each, wanted[place])) said.push(`${region}, ${name(each)}: ${each.outerHTML} loaded as ${wanted[place].outerHTML}`);
    });
    said.push(`${region} differs`);
  }
  const fields = (page) => JSON.stringify([...page.querySelectorAll("form.act")].map((form) => [form.getAttribute("action"), ...new FormData(form)]));
  if (fields(document) !== fields(loaded)) said.push(`fields ${fields(document)} loaded as ${fields(loaded)}`);
  if (document.body.className !== loaded.body.className) said.push(`body is ${document.body.className}`);
  return said.map((each) => each.slice(0, 700));
}
"""

# Everything that can be chosen now, drawn or as a button; on a phone a drawn thing waits until it is chosen in its sheet.
THINGS = """
() => {
  window.things = [...document.querySelectorAll("#board-live, #mat, #hand, #hand-rest, #options")]
    .flatMap((region) => [...region.querySelectorAll("[data-option], [data-options]")])
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length && !each.closest(".out"));
  return window.things.map((each, number) => ({
    number,
    texts: each.dataset.option ? [each.dataset.option] : each.dataset.options.split("|"),
    drawn: !each.closest("#options"),
    waits: matchMedia("(max-width: 700px)").matches && !each.closest("#options, .plate-option, .taken"),
    ends: each.matches(".go, .closes"),
  }));
}
"""

# Where a pointer meets one of them, or nothing when something lies over it or it is out of sight.
POINT = """
(number) => {
  const each = window.things[number];
  if (each.closest("#options")) each.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = each.getBoundingClientRect();
  for (const [right, down] of [[.5, .5], [.5, .15], [.15, .5], [.5, .85], [.85, .5], [.2, .2], [.8, .2], [.2, .8], [.8, .8], [.5, .03], [.03, .5]]) {
    const [x, y] = [box.left + box.width * right, box.top + box.height * down];
    if (document.elementFromPoint(x, y)?.closest("[data-option], [data-options]") === each) return [x, y];
  }
  return null;
}
"""


SHOWN = "version => document.querySelector('#prompt').dataset.version === version"
MOVED_ON = "version => document.querySelector('#prompt').dataset.version !== version"
HIDE = """
(away) => {
  Object.defineProperty(document, "hidden", { value: away, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""

# The options that the row of buttons shows.
LISTED = """
() => [...document.querySelectorAll("#options li")]
  .filter((each) => getComputedStyle(each).display !== "none")
  .map((each) => each.firstElementChild.dataset.option)
"""


# Counts clicks, whatever they are answered with, and keeps what is posted.
NOTES = """
() => {
  window.clicks = 0;
  window.posted = [];
  addEventListener("click", () => window.clicks++, true);
  const send = window.fetch;
  window.fetch = (address, more) => {
    if (more?.method === "POST" && address.endsWith("/choose")) window.posted.push(Object.fromEntries(more.body));
    return send(address, more);
  };
}
"""
CLICKED = "(before) => window.clicks > before || !document.querySelector('#explain').hidden"
POSTED = "() => window.posted.length > 0"
NARROWED = f"(left) => {{ const listed = ({LISTED})(); return listed.length === left.length && left.every((each) => listed.includes(each)); }}"
PRESSED = "() => !document.querySelector('#explain').hidden"
VERSION = "() => document.querySelector('#prompt').dataset.version"

# Where a pointer meets a button, if it is there, in sight and works.
BUTTON = """
(query) => {
  const each = [...document.querySelectorAll(query)].find((one) => one.getClientRects().length && !one.disabled);
  const box = each?.getBoundingClientRect();
  return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}
"""
EVERYTHING = "#prompt:not(.open) .all, #prompt:not(.open) .more"
UNDO = "[data-act=undo]"


class Hand:
    """Somebody who plays one seat on the page, with whatever is at hand, and looks whether the page is right."""

    def __init__(self, page: Page | Window, base: str, players: dict[int, Player], seed: int) -> None:
        self.page = page
        self.me, self.others = players[0], players
        self.dice = random.Random(seed)
        self.compared = 0
        self.page.goto(f"{base}/t/{self.me.table}/seat/{self.me.token}")
        self.page.evaluate(NOTES)

    def settled(self, version: int) -> None:
        """Wait until the page shows a version, and compare it with a fresh load."""
        self.page.wait_for_function(SHOWN, arg=str(version), polling=20)
        self.same()

    def same(self) -> None:
        self.compared += 1
        differs = self.page.evaluate(COMPARE)
        assert not differs, "\n".join(differs)

    def things(self, among: set[str] | None) -> list[dict[str, Any]]:
        """What can be chosen, in random order; mostly what is drawn comes first, now and then what ends the question."""
        found: list[dict[str, Any]] = self.page.evaluate(THINGS)
        found = [each for each in found if among is None or among.intersection(each["texts"])]
        self.dice.shuffle(found)
        first = self.dice.choices(["drawn", "ends", "number"], [6, 3, 1])[0]
        return sorted(found, key=lambda each: not each[first])

    def point(self, mode: str, x: float, y: float) -> None:
        """Click or tap somewhere, and wait until the page has heard of it."""
        before = self.page.evaluate("() => window.clicks")
        while True:
            self.page.touchscreen.tap(x, y) if mode == "touch" else self.page.mouse.click(x, y)
            self.page.wait_for_function(CLICKED, arg=before, polling=20)
            if self.page.evaluate("() => window.clicks") > before:
                return
            assert mode == "touch", "a click explains nothing before it is one"  # so slow a tap was a long press
            self.page.evaluate("() => document.querySelector('[data-unexplain]').click()")
            before = self.page.evaluate("() => window.clicks")

    def press(self, things: list[dict[str, Any]], mode: str) -> dict[str, Any] | None:
        """Press the first thing that can be reached; nothing if none can, and all options are listed now."""
        for thing in things:
            point = self.page.evaluate(POINT, thing["number"])
            if mode == "keyboard":
                self.page.evaluate("number => window.things[number].focus()", thing["number"])
                self.page.keyboard.press(self.dice.choice(["Enter", "Space"]))
            elif point is None:
                continue
            else:
                self.point(mode, *point)
            return thing
        everything = self.page.evaluate(BUTTON, EVERYTHING)
        assert everything, f"nothing can be chosen by {mode}"
        self.point(mode, *everything)
        return None

    def choose(self, mode: str) -> None:
        """Choose something, at once or by narrowing: what is sent is what was shown, for the version that was shown."""
        version = self.page.evaluate(VERSION)
        left: set[str] | None = None
        while True:
            thing = self.press(self.things(left), mode)
            if thing is None:
                left = None
                continue
            left = set(thing["texts"]) if left is None else left.intersection(thing["texts"])
            if len(left) == 1 and not thing["waits"]:
                break
            self.page.wait_for_function(
                NARROWED, arg=sorted(left), polling=20
            )  # the buttons are those of what was clicked
        self.page.wait_for_function(POSTED, polling=20)
        posted = self.page.evaluate("() => window.posted.splice(0)")
        assert posted == [{"option": left.pop(), "version": version, "seat": "0"}], thing
        self.page.wait_for_function(MOVED_ON, arg=version, polling=20)

    def take_back(self, mode: str) -> None:
        """Undo what was chosen last, if that is offered."""
        version = self.page.evaluate(VERSION)
        button = self.page.evaluate(BUTTON, UNDO)
        if not button:
            return
        if mode == "keyboard":
            self.page.evaluate("query => document.querySelector(query).focus()", UNDO)
            self.page.keyboard.press("Enter")
        else:
            self.point(mode, *button)
        self.page.wait_for_function(MOVED_ON, arg=version, polling=20)
        self.same()

    def away(self) -> None:
        """Put the tab aside until it no longer listens, choose elsewhere meanwhile, and come back."""
        self.page.evaluate(HIDE, True)
        self.page.wait_for_timeout(1200)
        offers = self.me.offers()
        assert self.me.choose(self.dice.choice(offers["options"])["option"], offers["version"]).status_code == 200
        version = self.others_play()["version"]
        self.page.evaluate(HIDE, False)
        self.settled(version)

    def others_play(self) -> dict[str, Any]:
        """The other seats play until this one is asked, or the game is over."""
        while True:
            facts: dict[str, Any] = self.me.get()
            if facts["over"] or 0 in facts["deciders"]:
                return facts
            other = self.others[facts["deciders"][0]]
            offers = other.offers()
            option = self.dice.choice(offers["options"])["option"]
            assert other.choose(option, offers["version"]).status_code == 200

    def play(self, modes: tuple[str, ...], sizes: tuple[tuple[int, int], ...], most: int = 2000) -> bool:
        """Play on, in all ways and at all sizes in turn; whether the game came to its end."""
        for number in range(most):
            if number % 12 == 0:
                width, height = sizes[number // 12 % len(sizes)]
                self.page.set_viewport_size({"width": width, "height": height})
                self.page.evaluate(DRAWN)
            facts = self.others_play()
            self.settled(facts["version"])
            if facts["over"]:
                return True
            mode = modes[number % len(modes)]
            if number % 5 == 4:
                self.take_back(mode)
            elif number in (16, 40):
                self.away()
            else:
                self.choose(mode)
        return False


@pytest.mark.parametrize(("id", "mode", "seed"), RUNS)
def test_a_page_that_was_played_on_is_the_page_that_is_loaded(
    server: Served, chromium: Browser, id: str, mode: str, seed: int
) -> None:
    seats = 1 if id == "revive" and not LONG else 2  # two play 550 choices in Revive
    _, players = new_table(server.base, id, ["me"] * seats, seed=seed)
    context = chromium.new_context(has_touch=True, reduced_motion="reduce")
    context.set_default_timeout(WAIT)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    hand = Hand(page, server.base, players, seed)
    assert hand.play(MODES if mode == "all" else (mode,), SIZES), "the game does not end"
    page.locator("#prompt a[href$='/score']").click()
    page.locator("tfoot").wait_for()
    context.close()
    assert hand.compared > 40 and not faults, faults


@pytest.mark.parametrize("id", games.ids())
def test_in_firefox_too_the_page_is_the_one_that_is_loaded(server: Served, firefox: Window, id: str) -> None:
    _, players = new_table(server.base, id, ["me", "me"], seed=5)
    for _ in play_on(players, 20):
        pass
    hand = Hand(firefox, server.base, players, 5)
    hand.play(MODES[:2], ((1440, 900), (1280, 720)), 26)
    assert hand.compared > 20
