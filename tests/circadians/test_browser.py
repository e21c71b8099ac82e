"""A whole game of Circadians clicked through in Chromium; nothing of an unconfirmed assignment reaches anybody else."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect
from web.browser import WAIT
from web.served import Player, Served, new_table

ROUNDS_SEEN = 1  # so many rounds are clicked on what glows; then dice go to the Cantina
LISTEN = """
  window.heard = [];
  const Native = window.EventSource;
  window.EventSource = class extends Native {
    constructor(...given) { super(...given); this.addEventListener("frame", (message) => window.heard.push(message.data)); }
  };
"""


class Watched:
    """A page whose every frame is kept, and the same table as a program of that viewer sees it."""

    def __init__(
        self, browser: Browser, program: Player, address: str, errors: list[str], locale: str = "en-GB"
    ) -> None:
        self.program = program
        base = str(program.http.base_url)
        context = browser.new_context(
            base_url=base, viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale=locale
        )
        context.set_default_timeout(WAIT)
        self.page = context.new_page()
        self.errors = errors
        self.page.add_init_script(LISTEN)
        self.page.on("pageerror", lambda error: errors.append(str(error)))
        self.page.on("console", lambda said: self.note(said.type, said.text))
        self.page.goto(address)
        expect(self.page.locator("#prompt")).to_be_visible(timeout=WAIT)

    def note(self, kind: str, words: str) -> None:
        """Keep an error of the console; that nobody thinks about chances on this server (503) is none."""
        if kind == "error" and "503" not in words:
            self.errors.append(words)

    @property
    def version(self) -> str:
        return self.page.locator("#prompt").get_attribute("data-version") or ""

    def offers(self) -> list[str]:
        """The options as the page has them."""
        found = self.page.locator("#options button").evaluate_all("all => all.map(each => each.dataset.option)")
        return [str(each) for each in found]

    def heard(self) -> list[str]:
        """The frames since this was asked last, and empty the list."""
        return [str(each) for each in self.page.evaluate("window.heard.splice(0)")]

    def press(self, text: str) -> None:
        """Choose by the button, and wait until the table has moved on."""
        before = self.version
        self.page.locator(f'#options button[data-option="{text}"]').evaluate("button => button.click()")
        expect(self.page.locator("#prompt")).not_to_have_attribute("data-version", before, timeout=WAIT)

    def click(self, *places: str) -> None:
        """Click things that glow, one after the other, until a choice is made."""
        before = self.version
        for place in places:
            self.page.locator(place).first.dispatch_event("click")
        expect(self.page.locator("#prompt")).not_to_have_attribute("data-version", before, timeout=WAIT)

    def caught_up(self) -> None:
        """Wait until this page shows all that its viewer may know of; what others do in secret is not counted."""
        version = str(self.program.get()["version"])
        expect(self.page.locator("#prompt")).to_have_attribute("data-version", version, timeout=WAIT)


def plan(planner: Watched, seat: int, others: list[Watched], by_hand: bool) -> None:
    """Put every die somewhere, lift one and put it back, then confirm; until then the others see nothing of it."""
    for other in others:
        other.caught_up()
        other.heard()
    lifted = not by_hand
    while True:
        texts = planner.offers()
        assigns = [text.split(" ") for text in texts if text.startswith("assign")]
        if assigns and by_hand:
            _, face, slot = assigns[0]
            die, place = f'#mat [data-name="die-{face}"]', f'#mat [data-name="slot-{slot}"]'
            planner.click(*([place] if len({each[1] for each in assigns}) == 1 else [die, place]))
        elif assigns:
            planner.press(" ".join(assigns[0]))
        elif not lifted:
            planner.press(next(text for text in texts if text.startswith("lift")))
            lifted = True
        else:
            break
    for other in others:
        other.caught_up()
        mat = str(
            other.page.evaluate(f"fetch(location.pathname.split('/seat')[0] + '/mat/{seat}').then(it => it.text())")
        )
        assert f'id="die-{seat}-roll-0"' in mat  # the planner's base, looked at by somebody else
        assert not re.search(rf'id="die-{seat}-(garage|farm)', mat)
        assert not re.search(rf'id="die-{seat}-roll-[^>]*href="#ci-die-[a-z]+-[1-7]"', mat)
        assert not other.heard(), "a frame tells that somebody plans"
    planner.press("confirm")


def step(player: Watched, number: int, glowing: bool) -> None:
    """Choose something: on the drawing while glowing, else what ends the turn soonest."""
    texts = player.offers()
    places = player.page.locator("#board-live [data-option], #mat [data-option], #hand [data-option]")
    if glowing and places.count():
        before = player.version
        places.nth(number * 7 % places.count()).dispatch_event("click")
        expect(player.page.locator("#prompt")).not_to_have_attribute("data-version", before, timeout=WAIT)
        return
    player.press(next((text for text in ("cantina", "done", "stay", "skip", "decline") if text in texts), texts[0]))


def test_two_persons_click_through_a_whole_game_and_keep_their_plans_secret(server: Served, chromium: Browser) -> None:
    id, seats = new_table(server.base, "circadians", ["me", "me"], seed=4, variants={"leader_mode": "free"})
    errors: list[str] = []
    players = [
        Watched(chromium, seats[seat], f"/t/{id}/seat/{seats[seat].token}", errors, ("en-GB", "pl-PL")[seat])
        for seat in (0, 1)
    ]
    stranger = Player(server.base, id, -1, "none")
    del stranger.http.headers["Authorization"]
    onlooker = Watched(chromium, stranger, f"/t/{id}", errors)
    planned = 0
    for number in range(700):
        if players[0].page.locator("#prompt a[href$='/score']").count():
            break
        texts = [each.offers() for each in players]
        seat = 0 if texts[0] else 1
        if any(text.startswith(("assign", "lift")) for text in texts[seat]):
            plan(players[seat], seat, [players[1 - seat], onlooker], planned < 2 * ROUNDS_SEEN)
            planned += 1
        else:
            step(players[seat], number, planned <= 2 * ROUNDS_SEEN)
        for each in players:
            each.caught_up()
    assert planned == 14, "two plans in each of seven rounds"
    page: Page = players[0].page
    page.goto(f"/t/{id}/score")
    expect(page.locator("body")).to_contain_text("Negotiation")
    assert not errors, errors
