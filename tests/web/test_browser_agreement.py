"""What is shown is what will be sent: whole games by mouse, keyboard and touch, each step compared with a fresh load."""

from __future__ import annotations

import os
import random
from typing import Any
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request
from stolik import games
from web.served import Player, Served, new_table
from web.browser import DRAWN, WAIT

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
# the browser knows (a row that is cut off, a mat that is folded into the drawer, a card beside its window) are left out, and so are costs and gains,
# which it asks for afterwards, and what it draws to look at: small cards on the drawer's button, steps of a move, what is more or less in the stock.
COMPARE = """
async () => {
  const loaded = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
  const version = (page) => page.querySelector("#prompt").dataset.version;
  if (version(loaded) !== version(document)) return [`version ${version(document)}, loaded ${version(loaded)}`];
  const plain = (element) => {
    const copy = element.cloneNode(true);
    copy.querySelectorAll(".gains, .few, .steps, .delta").forEach((each) => each.remove());
    for (const each of [copy, ...copy.querySelectorAll("#choose, .btn > span, .aside")]) {
      each.classList.remove("tight", "below", "cut", "fold", "aside");
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
  window.things = [...document.querySelectorAll("#board-live, #mat, #hand, #options")]
    .flatMap((region) => [...region.querySelectorAll("[data-option], [data-options]")])
    .filter((each) => each.getClientRects().length && !each.closest(".out"));
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


class Hand:
    """Somebody who plays one seat on the page, with whatever is at hand, and looks whether the page is right."""

    def __init__(self, context: BrowserContext, players: dict[int, Player], seed: int) -> None:
        self.page: Page = context.new_page()
        self.me, self.others = players[0], players
        self.dice = random.Random(seed)
        self.posted: list[dict[str, list[str]]] = []
        self.faults: list[str] = []
        self.compared = 0
        self.page.on("request", self.note)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        self.page.goto(f"/t/{self.me.table}/seat/{self.me.token}")

    def note(self, request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/choose"):
            self.posted.append(parse_qs(request.post_data or ""))

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

    def press(self, things: list[dict[str, Any]], mode: str) -> dict[str, Any]:
        """Press the first thing that can be reached."""
        for thing in things:
            point = self.page.evaluate(POINT, thing["number"])
            if mode == "keyboard":
                self.page.evaluate("number => window.things[number].focus()", thing["number"])
                self.page.keyboard.press(self.dice.choice(["Enter", "Space"]))
            elif point is None:
                continue
            elif mode == "mouse":
                self.page.mouse.click(*point)
            else:
                self.page.touchscreen.tap(*point)
            return thing
        everything = self.page.locator("#prompt:not(.open) .all:visible, #prompt:not(.open) .more:visible")
        assert everything.count(), f"nothing can be chosen by {mode}"
        everything.tap() if mode == "touch" else everything.click()
        return self.press(self.things(None), mode)

    def choose(self, mode: str) -> None:
        """Choose something, at once or by narrowing: what is sent is what was shown, for the version that was shown."""
        version = self.page.locator("#prompt").get_attribute("data-version")
        left: set[str] | None = None
        while True:
            thing = self.press(self.things(left), mode)
            left = set(thing["texts"]) if left is None else left.intersection(thing["texts"])
            if len(left) == 1 and not thing["waits"]:
                break
            assert set(self.page.evaluate(LISTED)) == left, "the buttons are those of what was clicked"
        for _ in range(1000):
            if self.posted:
                break
            self.page.wait_for_timeout(5)
        assert self.posted == [{"option": list(left), "version": [version], "seat": ["0"]}], thing
        self.posted.clear()
        self.page.wait_for_function(MOVED_ON, arg=version, polling=20)

    def take_back(self, mode: str) -> None:
        """Undo what was chosen last, if that is offered."""
        version = self.page.locator("#prompt").get_attribute("data-version")
        button = self.page.locator("[data-act=undo]")
        if not button.count() or not button.is_enabled():
            return
        if mode == "keyboard":
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.tap() if mode == "touch" else button.click()
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


@pytest.mark.parametrize(("id", "mode", "seed"), RUNS)
def test_a_page_that_was_played_on_is_the_page_that_is_loaded(
    server: Served, chromium: Browser, id: str, mode: str, seed: int
) -> None:
    seats = 1 if id == "revive" and not LONG else 2  # two play 550 choices in Revive
    _, players = new_table(server.base, id, ["me"] * seats, seed=seed)
    context = chromium.new_context(base_url=server.base, has_touch=True, reduced_motion="reduce")
    context.set_default_timeout(WAIT)
    hand = Hand(context, players, seed)
    for number in range(2000):
        if number % 12 == 0:
            width, height = SIZES[number // 12 % len(SIZES)]
            hand.page.set_viewport_size({"width": width, "height": height})
            hand.page.evaluate(DRAWN)
        facts = hand.others_play()
        hand.settled(facts["version"])
        if facts["over"]:
            break
        now = MODES[number % 3] if mode == "all" else mode
        if number % 5 == 4:
            hand.take_back(now)
        elif number in (16, 40):
            hand.away()
        else:
            hand.choose(now)
    else:
        raise AssertionError("the game does not end")
    hand.page.locator("#prompt a[href$='/score']").click()
    hand.page.locator("tfoot").wait_for()
    context.close()
    assert hand.compared > 40 and not hand.faults, hand.faults
