"""On a phone: what is drawn is painted, what is lit is tapped, and everything explains itself."""

from __future__ import annotations

import base64
import re
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from stolik import games
from stolik.web.pages import stage
from web.served import Player, Served, new_table, play_on
from web.browser import WAIT


# Paint and clips that a drawing in sight takes from somewhere that is not laid out, where a browser finds nothing.
UNPAINTED = """
() => {
  const wanted = new Map();
  for (const each of document.querySelectorAll("svg *")) {
    if (!each.getClientRects().length) continue;
    const style = getComputedStyle(each);
    for (const value of [style.fill, style.stroke, style.clipPath, style.mask, style.filter]) {
      const id = value?.match(/url\\("?#([^")]+)/)?.[1];
      if (id) wanted.set(id, each.outerHTML.slice(0, 120));
    }
  }
  const hidden = (each) => each && (getComputedStyle(each).display === "none" && each.localName !== "defs" || hidden(each.parentElement));
  const missing = [...wanted].filter(([id]) => !document.getElementById(id) || hidden(document.getElementById(id)));
  return [wanted.size, missing.map(([id, each]) => `${id} for ${each}`)];
}
"""


# The mat at the same place and size in every tab.
HELD = """
.play > .own { display: block !important; z-index: 9 !important; overflow: visible !important; }
#mat { position: fixed !important; inset: 60px 0 auto; width: auto !important; height: 260px !important; z-index: 9; background: #fff; }
#mat > svg { width: 720px !important; height: auto !important; margin: 0 !important; }
"""


UNLIKE = """
async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (picture) => {
    const image = new Image();
    image.src = "data:image/png;base64," + picture;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height).data;
  }));
  let count = 0;
  for (let at = 0; at < one.length; at += 4) count += [0, 1, 2].some((c) => Math.abs(one[at + c] - other[at + c]) > 40);
  return count / (one.length / 4);
}
"""


@pytest.fixture(scope="module")
def phone(server: Served, chromium: Browser) -> BrowserContext:
    """A phone for one person after the other: what is loaded once is not loaded again."""
    context = chromium.new_context(base_url=server.base, reduced_motion="reduce", has_touch=True)
    context.set_default_timeout(WAIT)
    return context


def opened(phone: BrowserContext, player: Player, width: int = 390) -> Page:
    """The page of somebody at a table."""
    page = phone.new_page()
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(f"/t/{player.table}/seat/{player.token}")
    page.evaluate("document.fonts.ready")
    return page


def seated(phone: BrowserContext, server: Served, id: str, width: int = 390, choices: int = 30) -> Page:
    """A game in its course on a phone, at the seat that is asked."""
    _, players = new_table(server.base, id, ["me", "me"], seed=5)
    for _ in play_on(players, choices):
        pass
    return opened(phone, players[players[0].get()["deciders"][0]], width)


def unlike(page: Page, pictures: list[bytes]) -> float:
    """The share of pixels that clearly differ between two pictures; edges may be smoothed another way."""
    blank = page.context.new_page()
    share: float = blank.evaluate(UNLIKE, [base64.b64encode(picture).decode() for picture in pictures])
    blank.close()
    return share


TAB = "tab => { document.querySelector('.table').dataset.tab = tab; }"


@pytest.mark.parametrize("id", games.ids())
def test_a_mat_is_painted_alike_with_and_without_the_drawer(server: Served, phone: BrowserContext, id: str) -> None:
    page = seated(phone, server, id)
    page.evaluate(
        "css => { const s = new CSSStyleSheet(); s.replaceSync(css); document.adoptedStyleSheets = [s]; }", HELD
    )
    pictures = []
    for tab in ("board", "mat"):
        page.evaluate(TAB, tab)
        painted, missing = page.evaluate(UNPAINTED)
        assert painted > 1 and not missing, missing
        pictures.append(page.screenshot(clip={"x": 10, "y": 62, "width": 360, "height": 90}))
    assert unlike(page, pictures) < 0.06  # letters may be larger in the one
    for tab in ("players", "log"):
        page.evaluate(TAB, tab)
        assert not page.evaluate(UNPAINTED)[1]
    page.close()


# Cards of the hand, and what explains itself on a mat that says how it folds, that are not seen whole in just one window.
CUT = """
() => {
  const seen = new Map();
  const parts = [["hand", ".hit[data-name]"], ...(document.querySelector("#mat > svg:is([data-folds], [data-column])") ? [["mat", ".hit[data-name]"]] : [])];
  for (const [part, query] of parts) for (const window of document.querySelectorAll(`#${part}, #${part}-rest > div`)) {
    const room = window.getBoundingClientRect();
    for (const each of window.querySelectorAll(query)) {
      const box = each.getBoundingClientRect();
      const wide = Math.min(box.right, room.right) - Math.max(box.left, room.left);
      const high = Math.min(box.bottom, room.bottom) - Math.max(box.top, room.top);
      const name = each.dataset.name, share = wide > 0 && high > 0 ? (wide * high) / (box.width * box.height) : 0;
      seen.set(name, (seen.get(name) ?? 0) + (share > 0.97)); // where many cards overlap, a window shows a bit of the next one
      if (part === "hand" && share > 0.25 && share <= 0.97 && each.checkVisibility({ visibilityProperty: true })) seen.set(`${name} in part`, 9);
    }
  }
  return [seen.size, [...seen].filter(([name, times]) => times !== 1 && !name.startsWith("list-")).map(String)];
}
"""


@pytest.mark.parametrize("id", games.ids())
def test_the_drawer_shows_every_card_once_and_whole(server: Served, phone: BrowserContext, id: str) -> None:
    for choices in (30, 12):
        page = seated(phone, server, id, choices=choices)
        for width in (390, 360):
            page.set_viewport_size({"width": width, "height": 844})
            page.evaluate(TAB, "mat")
            page.locator("#hand.fold").wait_for()
            found, cut = page.evaluate(CUT)
            assert found > 1 and not cut, cut
        page.close()


# What can be chosen in sight: the middle of each thing, where nothing lies over it, and its options.
IN_SIGHT = """
() => [...document.querySelectorAll("#stage :is([data-option], [data-options]), .own :is([data-option], [data-options])")]
  .filter((each) => !each.matches(".quiet, .plate-option"))
  .map((each) => [each, each.getBoundingClientRect()])
  .map(([each, box]) => [each, box.left + box.width / 2, box.top + box.height / 2])
  .filter(([each, x, y]) => document.elementFromPoint(x, y)?.closest("[data-option], [data-options]") === each)
  .map(([each, x, y]) => [x, y, (each.dataset.option ?? each.dataset.options).split("|")])
"""
# A thing in sight that explains itself and is no choice.
NO_CHOICE = """
() => [...document.querySelectorAll("#stage .hit[data-tip]")]
  .filter((each) => !each.matches("[data-option], [data-options]"))
  .map((each) => [each, each.getBoundingClientRect()])
  .map(([each, box]) => [each, box.left + box.width / 2, box.top + box.height / 2])
  .filter(([each, x, y]) => document.elementFromPoint(x, y) === each)
  .map(([, x, y]) => [x, y])
"""
LISTED = "() => [...document.querySelectorAll('#options li')].filter(each => each.checkVisibility()).map(each => each.firstElementChild.dataset.option)"


@pytest.mark.parametrize("id", games.ids())
def test_a_place_is_tapped_and_its_sheet_offers_what_it_can_do(server: Served, phone: BrowserContext, id: str) -> None:
    page = seated(phone, server, id, 360, 30 if id == "revive" else 40)
    if not page.evaluate(IN_SIGHT):
        page.locator(".pull").tap()
    while True:  # of something that is chosen in two steps the second goes on on the board
        x, y, texts = page.evaluate(IN_SIGHT)[-1]
        page.touchscreen.tap(x, y)
        page.wait_for_function("document.querySelector('#sheet .about')?.checkVisibility()")
        assert page.locator("#sheet h2").inner_text()
        if not page.evaluate("document.body.classList.contains('going-on')"):
            break
    offered = page.evaluate(LISTED)
    assert offered and set(offered) <= set(texts), "the rows are those of what was tapped"
    before = page.locator("#prompt").get_attribute("data-version")
    with page.expect_request(lambda request: request.url.endswith("/choose")) as sent:
        page.locator(f'#options button[data-option="{offered[-1]}"]').tap()
    assert parse_qs(sent.value.post_data or "")["option"] == [offered[-1]]
    page.wait_for_function("v => document.querySelector('#prompt').dataset.version !== v", arg=before)
    assert not page.locator("#sheet .about").is_visible()
    page.close()


# A second choice in sight that has nothing in common with what was tapped: its middle and its options.
OTHER = f"""
(texts) => ({IN_SIGHT})().find(([x, y, options]) => document.elementFromPoint(x, y).closest(".out") && !options.some((each) => texts.includes(each)))
"""


@pytest.mark.parametrize(("id", "choices"), [("revive", 30), ("circadians", 20)])
def test_a_tap_on_what_is_dimmed_opens_its_own_sheet(
    server: Served, phone: BrowserContext, id: str, choices: int
) -> None:
    page = seated(phone, server, id, choices=choices)
    x, y, first = page.evaluate(IN_SIGHT)[0]
    page.touchscreen.tap(x, y)
    page.locator("#sheet .about").wait_for()
    x, y, second = page.evaluate(OTHER, first)
    before = page.locator("#prompt").get_attribute("data-version")
    page.touchscreen.tap(x, y)
    page.wait_for_function(f"texts => ({LISTED})().join() === texts.join()", arg=second)
    assert page.locator("#sheet .about").is_visible()
    assert page.locator("#prompt").get_attribute("data-version") == before, "nothing has been played"
    page.close()


# What is lit on the board and cannot be tapped when it is brought into the middle of the room.
OUT_OF_REACH = """
async () => {
  const camera = await import(document.querySelector("script[src*='/js/']").src.replace(/[^/]*$/, "camera.js"));
  const lit = [...document.querySelectorAll("#stage :is([data-option], [data-options]):not(.quiet, .plate-option)")];
  const box = (each) => (each.querySelector(":scope > .ring") ?? each).getBoundingClientRect();
  const missed = lit.filter((each) => {
    const free = camera.room(), at = box(each);
    camera.shift(0, free.top + free.height / 2 - at.top - at.height / 2);
    const { left, top, width, height } = box(each);
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[data-option], [data-options]") !== each;
  });
  return [lit.length, missed.map((each) => each.outerHTML.slice(0, 160))];
}
"""


# How far the head of the map lies below the seats, when the board is drawn down.
HEADROOM = """
() => {
  const top = (each) => document.querySelector(each).getBoundingClientRect();
  return top("#pan [data-name=area-map]").top - top(".rail").bottom;
}
"""


@pytest.mark.parametrize("id", [each for each in games.ids() if stage.column_of(games.game(each))])
def test_a_board_in_one_column_fills_the_glass_and_all_that_is_lit_can_be_tapped(
    server: Served, phone: BrowserContext, id: str
) -> None:
    lit = 0
    for choices, width, height in ((17, 390, 844), (20, 360, 640)):
        page = seated(phone, server, id, choices=choices)
        page.set_viewport_size({"width": width, "height": height})
        page.locator("#stage.column").wait_for()
        found, missed = page.evaluate(OUT_OF_REACH)
        assert not missed, missed
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        drawn = page.evaluate("document.querySelector('#pan [data-name=area-map]').getBoundingClientRect().width")
        assert drawn > 0.97 * width
        lit += found
        table = page.evaluate("document.body.dataset.table")
        page.goto(f"/t/{table}/replay/{choices}")
        slider = page.locator("#slider").bounding_box()
        assert slider and slider["width"] > 0.7 * width, "hundreds of positions can be found with a finger"
        assert page.evaluate(HEADROOM) >= 0, "seats and steps of a replay lie above the board"
        page.close()
    assert lit > 5


# A question comes while the board still glides from the one before.
HURRY = """
async () => {
  const camera = await import(document.querySelector("script[src*='/js/']").src.replace(/[^/]*$/, "camera.js"));
  camera.gently(() => camera.shift(-500, -300));
  await new Promise((done) => setTimeout(done, 60));
  document.querySelector("#prompt").dataset.version += "0";
  document.dispatchEvent(new CustomEvent("stolik:frame"));
}
"""
# What is lit on the board outside what can be seen of it.
UNSEEN = """
async () => {
  const { room } = await import(document.querySelector("script[src*='/js/']").src.replace(/[^/]*$/, "camera.js"));
  const free = room(), at = document.querySelector("#stage").getBoundingClientRect();
  const lit = [...document.querySelectorAll("#stage :is([data-option], [data-options])")].map((each) => (each.querySelector(":scope > .ring") ?? each).getBoundingClientRect());
  const inSight = ({ left, right, top, bottom }) => left - at.left > free.left - 9 && right - at.left < free.right + 9 && top - at.top > free.top - 9 && bottom - at.top < free.bottom + 9;
  return [lit.length, lit.filter((box) => !inSight(box)).length];
}
"""


def test_a_question_that_comes_while_the_board_glides_is_framed_where_it_lies(
    server: Served, phone: BrowserContext
) -> None:
    page = seated(phone, server, "excavation", choices=40)  # one of two artifacts goes to its dig site
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(TAB, "board")
    page.evaluate(HURRY)
    page.wait_for_timeout(900)
    assert page.evaluate(UNSEEN) == [2, 0]
    assert not page.locator("[data-edge]:visible").count()
    page.close()


# Brings something lit into the lower left corner; whether the button to the whole board lies over it once the board rests.
CORNERED = """
async () => {
  const { room, shift } = await import(document.querySelector("script[src*='/js/']").src.replace(/[^/]*$/, "camera.js"));
  const lit = document.querySelector("#stage .pick[data-options] > .ring"), box = () => lit.getBoundingClientRect();
  shift(20 - box().left, room().bottom - 30 - box().bottom);
  await new Promise((done) => setTimeout(done, 500));
  const [button, ring] = [document.querySelector("[data-whole]").getBoundingClientRect(), box()];
  return button.width > 0 && button.left < ring.right && button.right > ring.left && button.top < ring.bottom && button.bottom > ring.top;
}
"""


def test_the_button_to_the_whole_board_steps_aside(server: Served, phone: BrowserContext) -> None:
    page = seated(phone, server, "excavation", choices=25)
    assert page.evaluate(CORNERED) is False
    page.close()


# Chips that lead to what lies outside, where a finger meets something else.
COVERED = """
() => {
  const chips = [...document.querySelectorAll("[data-edge]:not([hidden])")];
  const covered = chips.filter((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[data-edge]") !== each;
  });
  return [chips.length, covered.map((each) => each.dataset.edge)];
}
"""


def test_a_question_in_the_drawer_opens_it_and_chips_lie_free_on_a_phone_on_its_side(
    server: Served, phone: BrowserContext
) -> None:
    page = seated(phone, server, "circadians", choices=0)
    expect(page.locator(".table")).to_have_attribute("data-tab", "mat")
    page.close()
    page = seated(phone, server, "icaion", choices=1)
    page.set_viewport_size({"width": 844, "height": 390})
    page.locator("[data-edge]:not([hidden])").first.wait_for()
    chips, covered = page.evaluate(COVERED)
    assert chips and not covered, covered
    page.close()


def test_all_options_are_searched_whatever_the_accents_and_explain_themselves(
    server: Served, phone: BrowserContext
) -> None:
    page = seated(phone, server, "circadians")
    page.locator(".all").tap()
    words = page.locator("#options li").last.inner_text()
    page.locator("#find").fill(words.upper())
    assert words in page.locator("#options li:visible").all_inner_texts()
    page.locator("#find").fill("no such thing at all")
    assert page.locator("#options li:visible").count() == 0
    page.locator("#find").fill("")
    row, version = page.locator("#options li:visible").first, page.locator("#prompt").get_attribute("data-version")
    box = row.bounding_box()
    assert box
    finger, panel = page.context.new_cdp_session(page), page.locator("#explain")
    finger.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": box["x"] + 60, "y": box["y"] + 20}]}
    )
    panel.wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert panel.locator("h2").inner_text() in row.inner_text(), "an option that is held tells what it does"
    assert page.locator("#prompt").get_attribute("data-version") == version, "and is not played"
    page.close()


@pytest.mark.parametrize("id", games.ids())
def test_a_tap_on_what_is_no_choice_and_a_long_press_explain(server: Served, phone: BrowserContext, id: str) -> None:
    page = seated(phone, server, id)
    page.evaluate(TAB, "board")  # where the question lies in the drawer, that is open
    x, y = page.evaluate(NO_CHOICE)[0]
    page.touchscreen.tap(x, y)
    panel = page.locator("#explain")
    panel.wait_for()
    assert panel.locator("h2").inner_text() and panel.locator(".art > svg").is_visible()
    assert f"/help/{id}" in (panel.locator("footer a").get_attribute("href") or "")
    assert page.locator("#prompt").get_attribute("data-turn") == "0" or panel.locator(".not-now").is_visible()
    name = panel.locator("h2").inner_text()
    panel.locator("[data-walk='1']").tap()
    panel.locator("[data-walk='1']").tap()
    assert panel.locator("h2").inner_text() != name or panel.locator("p").count()
    panel.locator("[data-unexplain]").tap()
    assert not panel.is_visible()
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    panel.wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert panel.is_visible(), "it stays when the finger is lifted"
    if (why_not := page.locator(".whynot")).count():
        panel.locator("[data-unexplain]").tap()
        why_not.tap()
        expect(panel.locator("h2")).to_have_text(why_not.inner_text())
        assert panel.locator("p").count() > 1, "it gives the reasons"
    page.close()


@pytest.mark.parametrize("id", games.ids())
def test_the_board_is_told_place_by_place_and_follows_the_game(server: Served, phone: BrowserContext, id: str) -> None:
    _, players = new_table(server.base, id, ["me", "me"], seed=5)
    for _ in play_on(players, 30):
        pass
    page = opened(phone, players[0], 1280)
    page.keyboard.press("b")
    told = page.locator("#told-parts[data-version]")
    told.wait_for()
    assert told.locator("h3").count() > 1 and told.locator("li h4").count() > 10
    assert told.locator("li .near").count() > 5, "neighbours are told"
    before = told.get_attribute("data-version")
    for _ in play_on(players, 1):
        pass
    page.wait_for_function("v => document.querySelector('#told-parts').dataset.version !== v", arg=before)
    assert page.evaluate("document.activeElement.id") == "told-title", "the focus stays where somebody reads"
    page.close()


def test_rows_tell_costs_and_gains_and_piles_open_as_lists(server: Served, phone: BrowserContext) -> None:
    _, players = new_table(server.base, "excavation", ["me", "me"], seed=22)
    for _ in play_on(players, 24):
        pass
    seat = players[0].get()["deciders"][0]
    page = opened(phone, players[seat])
    page.locator(".all").tap()
    row = page.locator("#options .btn", has=page.locator(".gains")).first
    expect(row.locator(".gains")).to_contain_text(re.compile("[−+]\\d"))
    page.locator(".all").tap()
    page.locator(".menu > summary").tap()
    page.locator(".drop [data-list]").tap()
    stacks = page.locator("#lists [data-list-of=black]")
    stacks.locator("summary").tap()
    expect(stacks.locator("ol li").first).to_be_visible()
    page.locator("#lists [data-unlist]").tap()
    expect(page.locator("#lists")).to_be_hidden()
    page.keyboard.press("h")
    told = page.locator("#keys kbd").all_inner_texts()
    keys = page.evaluate("[...document.querySelectorAll('[data-key]')].map((each) => each.dataset.key)")
    assert set(keys) <= set(told), "the list of keys names them all"
    page.keyboard.press("Escape")
    pile = page.locator("#hand [data-name='list-discards']")
    page.set_viewport_size({"width": 1440, "height": 900})
    pile.click()
    page.locator("#explain [data-list]").click()
    expect(page.locator("#lists details[data-list-of=discards]")).to_have_attribute("open", "")
    page.close()


# Lit places that the card lies over, or the card itself where something lies over it or it does not show its buttons.
HIDDEN = """
() => {
  const news = document.querySelector("#news"), card = news.getBoundingClientRect();
  const onTop = document.elementFromPoint((card.left + card.right) / 2, (card.top + card.bottom) / 2)?.closest("#news");
  if (!onTop || news.scrollHeight > news.clientHeight) return 1;
  const within = document.querySelector(".table").dataset.tab === "mat" ? ".own" : "#stage";
  return [...document.querySelectorAll(`${within} :is([data-option], [data-options])`)].map((each) => (each.querySelector(":scope > .ring") ?? each).getBoundingClientRect())
    .filter((box) => box.width && box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top).length;
}
"""


# The cards of the hand in the drawer: how many stand in each row, and how wide they are.
ROWS = """
() => {
  const cards = [...document.querySelectorAll("#hand .hit[data-name], #hand-rest .hit[data-name]")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true })).map((each) => each.getBoundingClientRect());
  const rows = Map.groupBy(cards, (box) => Math.round(box.top));
  return [[...rows.values()].map((each) => each.length), Math.min(...cards.map((box) => box.width))];
}
"""


def test_four_cards_stand_in_the_drawer_two_and_two(server: Served, phone: BrowserContext) -> None:
    page = seated(phone, server, "circadians", choices=2)  # one of four contracts is kept
    page.locator("#hand-rest > .fold").wait_for()
    rows, width = page.evaluate(ROWS)
    assert rows == [2, 2] and width > 150
    page.close()


# The drawer's first thing to choose lies within what it shows.
LIT_IN_DRAWER = """
() => {
  const room = document.querySelector(".own").getBoundingClientRect();
  const lit = [...document.querySelectorAll(".own :is([data-option], [data-options])")].map((each) => each.getBoundingClientRect());
  return lit.some((box) => box.width && box.top >= room.top && box.bottom <= room.bottom + 2);
}
"""


def test_the_drawer_comes_up_at_what_can_be_chosen(server: Served, phone: BrowserContext) -> None:
    page = seated(phone, server, "revive", choices=30)  # a card goes into one of the slots of the mat
    page.set_viewport_size({"width": 360, "height": 640})
    page.reload()
    expect(page.locator(".table")).to_have_attribute("data-tab", "mat")
    page.wait_for_function(LIT_IN_DRAWER)
    page.close()


@pytest.mark.parametrize("id", ["icaion", "revive"])
def test_a_card_tells_what_others_did_beside_what_is_lit_until_the_next_tap(
    server: Served, phone: BrowserContext, id: str
) -> None:
    _, players = new_table(server.base, id, ["me", "me"], seed=5)
    for number, (seat, _, _) in enumerate(play_on(players, 90)):
        if number > 24 and seat == 1 and players[0].get()["deciders"] == [0]:
            break
    page = opened(phone, players[0])
    card = page.locator("#news")
    expect(card).to_be_visible()
    expect(card.locator("li").first).to_be_visible()
    page.wait_for_function(f"() => ({HIDDEN})() === 0")  # what can be chosen lies free, when board and drawer lie still
    asked = page.locator("#prompt").bounding_box()
    lies = card.bounding_box()
    assert asked and lies and lies["y"] + lies["height"] <= asked["y"], "and so does the question"
    page.locator(".rail .peek").last.tap()
    expect(card).to_be_hidden()
    page.locator(".rail [data-tab-to=board]").last.tap()
    page.locator("#prompt .since").tap()
    expect(card).to_be_visible()
    expect(card.locator("li")).to_have_count(page.locator("#log .now").count())
    card.locator("[data-steps-again]").tap()
    expect(page.locator("#stage.past")).to_have_count(1)
    before = page.locator("#prompt").get_attribute("data-version") or ""
    page.locator("#prompt [data-more]:visible").tap()  # whoever acts ends it at once
    expect(page.locator("#stage.past")).to_have_count(0)
    page.locator("#options button:visible").first.tap()
    expect(page.locator("#prompt")).not_to_have_attribute("data-version", before)
    page.close()
