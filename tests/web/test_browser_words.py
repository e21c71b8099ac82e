"""Words on boards, mats and cards can be read: none is small, cut off or over another; and what is written explains itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from stolik import games
from stolik.bots.registry import make
from stolik.engine.record import Record
from stolik.web.pages import stage
from stolik.web.people.person import Person
from web.browser import DRAWN
from web.look import NAMES, scene_of, started, table_page


SMALLEST = 11.5  # CSS pixels
LAPTOPS = ((1440, 900), (1280, 720))
PHONES = ((390, 844), (360, 640))
POSITIONS = (2, 55, 120)  # choices played: the set-up, and the middle of a game

# Every word of the drawings with the size at which it is shown, and what is wrong with it.
WORDS = """
([smallest, parts]) => {
  const instead = [...document.querySelectorAll("#stage .instead")]; // plates that hide what is printed below them
  const within = (box, plate) => box.left > plate.left - 2 && box.right < plate.right + 2 && box.top > plate.top - 2 && box.bottom < plate.bottom + 2;
  const shown = [...document.querySelectorAll(parts)].filter((each) => !each.closest("defs") && each.textContent.trim()).map((each) => {
    const matrix = each.getScreenCTM();
    const size = parseFloat(getComputedStyle(each.querySelector("tspan") ?? each).fontSize) * Math.hypot(matrix.a, matrix.b);
    const room = (each.closest(".holder, .look") ?? document.querySelector("#stage")).getBoundingClientRect();
    return { each, size, room, box: each.getBoundingClientRect(), words: each.textContent.trim(), tray: Boolean(each.closest("#tray")) };
  }).filter(({ each, box }) => box.width && box.height && !instead.some((plate) => !plate.contains(each) && within(box, plate.getBoundingClientRect())));
  const found = [];
  for (const { words, size } of shown) if (size < smallest) found.push(`${words}: ${size.toFixed(1)} px`);
  for (const { each, words, box, room } of shown) {
    const out = box.left < room.left - 2 || box.right > room.right + 2 || box.top < room.top - 3 || box.bottom > room.bottom + 3;
    const aside = box.left < room.left - 2 || box.right > room.right + 2;
    if (words.endsWith("…") || (out && innerWidth > 700) || (aside && each.closest("#stage.column"))) found.push(`${words}: cut`);
  }
  for (const [number, one] of shown.entries()) for (const other of shown.slice(number + 1)) {
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    const over = wide > 3 && high > 0.5 * Math.min(one.box.height, other.box.height);
    if (over && one.tray === other.tray) found.push(`${one.words} over ${other.words}`); // a tray lies above the board
    const labels = [one, other].every(({ each, words }) => words.length > 3 && words.length < 13 && each.closest("#stage")) && Math.abs(one.box.bottom - other.box.bottom) < 2;
    if (labels && !over && wide > -5) found.push(`${one.words} close to ${other.words}`);
  }
  for (const { each, words } of shown.filter(({ each }) => each.closest(".ribbon"))) {
    const box = each.closest(".ribbon").querySelector("path").getBoundingClientRect(); // boxes of words are higher in Firefox
    const below = [...document.querySelectorAll("#mat :is(.piece, .ring, .hit)")].map((other) => other.getBoundingClientRect());
    const covered = (other) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 2;
    if (below.filter(covered).length > 1) found.push(`${words} lies over something`); // its own place explains it
  }
  return found;
}
"""
# Lays down what is printed on a board, which is defined elsewhere, so that its words can be measured.
PRINTED = """
() => {
  for (let use; (use = [...document.querySelectorAll("#plates use")].find((each) => document.querySelector(each.getAttribute("href"))?.querySelector("text"))); ) {
    const copy = document.createElementNS("http://www.w3.org/2000/svg", "g");
    copy.append(...[...document.querySelector(use.getAttribute("href")).cloneNode(true).childNodes]);
    copy.setAttribute("transform", use.getAttribute("transform"));
    use.replaceWith(copy);
  }
}
"""
# Words that are drawn where nothing explains itself; names of people need not.
SILENT = """
(names) => [...document.querySelectorAll(":is(#stage, #mat, #hand, .look) text")].filter((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  if (each.closest("defs") || !width || !each.textContent.trim() || names.includes(each.textContent)) return false;
  const here = document.elementsFromPoint(left + width / 2, top + height / 2);
  const above = each.closest(".look") ? here : here.slice(0, 1); // a button to see more lies over what somebody has
  return here.length && !above.some((other) => other.closest("[data-tip], [data-refused], svg :is([data-option], [data-options])"));
}).map((each) => `${each.textContent.trim()} says nothing`)
"""
BOARD = "#board-live text, .ground text"
OWN = "#mat text, #hand text"
ALL = f"{BOARD}, {OWN}, .look text"


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Page:
    return chromium.new_context(reduced_motion="reduce").new_page()


def positions(id: str, players: int) -> Iterator[Record]:
    """A game that the greedy bot plays with itself, at several moments."""
    record = started(id, players, 5, {})
    bots = [make("greedy", seat) for seat in range(players)]
    for number in range(max(POSITIONS) + 1):
        if number in POSITIONS:
            yield record
        seat = record.state.deciders()[0]
        record.play(str(bots[seat].choose(record.view(seat), record.game)), seat)


def drawn(record: Record, lang: str) -> str:
    """The page of a table whose stream is silent."""
    return table_page(scene_of(record, lang=lang), person=Person(lang=lang), path="/", stream="")


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("id", games.ids())
def test_words_are_large_enough_whole_and_apart(folder: tuple[Path, str], page: Page, id: str, players: int) -> None:
    root, base = folder
    found: list[str] = []
    for record in positions(id, players):
        for lang in ("en", "pl"):
            (root / "table.html").write_text(drawn(record, lang), encoding="utf-8")
            page.goto(f"{base}/table.html")
            page.evaluate("document.fonts.ready")
            for width, height in (*LAPTOPS, *PHONES[: 2 if stage.column_of(record.game) else 1]):
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(DRAWN)
                if column := width < 700 and bool(stage.column_of(record.game)):
                    page.evaluate(PRINTED)
                    page.evaluate("document.querySelector('[data-zoom=fit]').click()")  # as wide as the glass
                least, parts = (SMALLEST, ALL) if width > 700 else (SMALLEST if column else 0, BOARD)
                wrong = page.evaluate(WORDS, [least, parts])
                if width < 700:  # mat and hand lie in a drawer
                    page.evaluate("document.querySelector('.table').dataset.tab = 'mat'")
                    wrong += page.evaluate(WORDS, [SMALLEST, OWN])
                found += [f"{lang} {width} after {len(record.journal)}: {each}" for each in wrong]
            page.evaluate("document.querySelector('.table').dataset.tab = 'board'")
            page.set_viewport_size({"width": 1440, "height": 900})
            page.evaluate(PRINTED)
            page.evaluate(DRAWN)
            found += [f"{lang} after {len(record.journal)}: {each}" for each in page.evaluate(SILENT, NAMES)]
    assert not found, "\n".join(found)
