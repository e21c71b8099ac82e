"""The table in Firefox, where it is installed: the page runs, things explain themselves, and words can be read.

Whole questions by mouse and keys, each compared with a fresh load, are played in test_browser_agreement.py. Not tested in
Firefox: touch and phones (a window of it is 500 pixels wide at least, and Marionette has no finger that the page would take
for one), notifications, passkeys, and what an idle page costs.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from stolik import games
from web.browser import DRAWN
from web.firefox import Window
from web.look import NAMES
from web.served import Served, new_table, play_on
from web.test_browser_words import ALL, PRINTED, SILENT, SMALLEST, WORDS, drawn, positions

TURN = "() => document.querySelector('#prompt')?.dataset.turn === '1' && !document.querySelector('.lost')"
EXPLAINED = "() => !document.querySelector('#explain').hidden && document.querySelector('#explain h2').textContent"


@pytest.mark.parametrize("id", games.ids())
def test_a_table_is_drawn_and_explains_itself_in_firefox(table_server: Served, firefox: Window, id: str) -> None:
    _, players = new_table(table_server.base, id, ["me", "me"], seed=5)
    for _ in play_on(players, 30):
        pass
    me = players[players[0].get()["deciders"][0]]
    firefox.goto(f"{table_server.base}/t/{me.table}/seat/{me.token}")
    firefox.wait_for_function(TURN)
    assert firefox.evaluate("() => document.querySelector('#board-live svg').getBoundingClientRect().width") > 300
    firefox.press("i")
    firefox.wait_for_function(EXPLAINED)
    first = firefox.evaluate(EXPLAINED)
    firefox.press("\ue014")  # the right arrow
    firefox.wait_for_function(f"first => ({EXPLAINED})() !== first", first)


@pytest.mark.parametrize("id", games.ids())
def test_words_are_large_enough_whole_and_apart_in_firefox(folder: tuple[Path, str], firefox: Window, id: str) -> None:
    root, base = folder
    found: list[str] = []
    _, record, *_ = positions(id, 2)
    for lang in ("en", "pl"):
        (root / "table.html").write_text(drawn(record, lang), encoding="utf-8")
        firefox.goto(f"{base}/table.html")
        firefox.set_viewport_size({"width": 1440, "height": 900})
        firefox.evaluate("() => document.fonts.ready.then(() => true)")
        firefox.evaluate(DRAWN)
        found += [f"{lang}: {each}" for each in firefox.evaluate(WORDS, [SMALLEST, ALL])]
        firefox.evaluate(PRINTED)
        found += [f"{lang}: {each}" for each in firefox.evaluate(SILENT, NAMES)]
    assert not found, "\n".join(found)
