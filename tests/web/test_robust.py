"""What goes wrong stays small: drawings that fail, numbers that cannot be told, viewers who have seen it all."""

from __future__ import annotations

import queue
from types import SimpleNamespace
from typing import Any

import pytest
from web.look import play_on as play_random
from web.look import scene_of, started
from web.served import Served, Stream, get, new_table

from stolik import games
from stolik.drawing import plain
from stolik.web.pages import stage

GAME = "excavation"


def broken(*_: Any) -> Any:
    raise ZeroDivisionError("this drawing is broken")


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every drawing of a game fails."""
    parts = ("ground", "board", "mat", "brief", "hand", "purse", "line", "place", "badge", "colours")
    real = stage.table_of(games.game(GAME))
    table = SimpleNamespace(SIZE=real.SIZE, CLOSING=real.CLOSING, **dict.fromkeys(parts, broken))
    stage.ground.cache_clear()
    monkeypatch.setattr(stage, "table_of", lambda game: table)


def test_a_drawing_that_fails_leaves_a_plain_board_and_all_options(table_server: Served, faulty: None) -> None:
    id, players = new_table(table_server.base, GAME, ["me", "me"], seed=3)
    seat = players[0].get()["deciders"][0]
    browser = table_server.client()
    browser.get(f"/t/{id}/seat/{players[seat].token}")
    page = browser.get(f"/t/{id}?seat={seat}")
    assert page.status_code == 200 and 'id="board-live"' in page.text and "broken" not in page.text
    for offered in players[seat].offers()["options"]:
        assert f'value="{offered["option"]}"' in page.text
    frame = Stream(browser, f"/t/{id}/stream?seat={seat}").next(30)
    assert "data-option=" in frame
    option = players[seat].offers()["options"][0]["option"]
    done = browser.post(f"/t/{id}/choose", data={"option": option, "version": "0", "seat": str(seat)})
    assert done.status_code == 303, "the game goes on"
    for what in ("/mat/0", "/replay/0", "/frame/0"):
        assert browser.get(f"/t/{id}{what}").status_code == 200
    faults = get(f"{table_server.base}/metrics").text.partition("\nstolik_drawing_faults_total ")[2].split()[0]
    assert int(faults) > 0
    stage.ground.cache_clear()


@pytest.mark.parametrize("id", games.ids())
def test_the_rail_shows_the_points_of_now_or_nothing(id: str) -> None:
    game = games.game(id)
    record = started(id, 2 if 2 in game.seats else min(game.seats), 8, {})
    play_random(record, 80, 3)
    scene = scene_of(record)
    said = plain.points(scene, 0)
    assert said in ("", str(game.scores(scene.view)[0]))
    scene.game = SimpleNamespace(scores=broken)  # type: ignore[assignment]
    assert plain.points(scene, 0) == "" and str(plain.purse(scene, 0)) == ""


def test_a_viewer_is_not_sent_what_its_page_shows(table_server: Served) -> None:
    id, players = new_table(table_server.base, GAME, ["me", "me"], seed=3)
    seat = players[0].get()["deciders"][0]
    browser = table_server.client()
    browser.get(f"/t/{id}/seat/{players[seat].token}")

    def address() -> str:
        page = browser.get(f"/t/{id}?seat={seat}").text
        return page.partition('data-stream="')[2].partition('"')[0].replace("&amp;", "&")

    first = Stream(browser, address())
    with pytest.raises(queue.Empty):
        first.next(2)
    option = players[seat].offers()["options"][0]["option"]
    assert players[seat].choose(option, 0).status_code == 200
    frame = first.next(30)
    assert 'data-version="1"' in frame
    stale = Stream(browser, f"/t/{id}/stream?seat={seat}&have=0.00000000")
    assert 'data-version="1"' in stale.next(30)
    again = Stream(browser, f"/t/{id}/stream?seat={seat}&have=0.0", {"Last-Event-ID": address().partition("have=")[2]})
    with pytest.raises(queue.Empty):
        again.next(2)
    browser.post(f"/t/{id}/say", data={"text": "hello", "seat": str(seat)})
    assert "hello" in again.next(30) and "hello" in first.until("hello", 30)
    late = Stream(browser, f"/t/{id}/stream?seat={seat}&have={address().partition('have=')[2]}")
    with pytest.raises(queue.Empty):
        late.next(1)
