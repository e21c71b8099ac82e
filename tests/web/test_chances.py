"""The look back at a finished game on the score page: chances drawn by the server, turning points that lead into it."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import httpx
import pytest
from web.served import Served, get, new_table, play_on

from stolik.bots.analysis import analyse
from stolik.engine.record import Record
from stolik.games import games
from stolik.drawing.chart import chances_chart, score_chart

GAME = "excavation"


SERVER = {"workers": 1, "patience": 0.0}


@pytest.fixture(scope="module")
def finished(server: Served) -> str:
    id, players = new_table(server.base, GAME, ["me", "me"], names=["Ola", "Żaneta <b>"], seed=46)
    for _ in play_on(players, pick=1):
        pass
    return id


def test_the_api_tells_the_chances_of_a_finished_game(server: Served, finished: str) -> None:
    address = f"{server.base}/api/tables/{finished}/analysis"
    at_once = httpx.get(address, timeout=60)
    assert at_once.status_code == 202 and at_once.json()["error"] == "still-thinking", "it is asked for again"
    assert at_once.headers["retry-after"] == "1"
    told = get(address)
    assert told.status_code == 200, told.text
    record = Record.load(get(f"{server.base}/api/tables/{finished}/record").content, games())
    assert told.json() == analyse(record).plain()
    assert told.json()["turning_points"], "this game was picked because it turns"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_score_page_tells_the_turning_points_and_links_them(server: Served, finished: str, lang: str) -> None:
    part = get(f"{server.base}/t/{finished}/chances", headers={"Accept-Language": lang}).text
    page = get(f"{server.base}/t/{finished}/score", headers={"Accept-Language": lang}).text
    assert part in page, "once it is known, it stands on the page itself"
    told = get(f"{server.base}/api/tables/{finished}/analysis").json()
    for point in told["turning_points"]:
        address = f"/t/{finished}/replay/{point['choice']}"
        assert part.count(f'href="{address}"') == 3, "in the list, and in the chart, broad or narrow"
        assert get(server.base + address).status_code == 200
        assert f"{round(point['before'] * 100)}" in part and f"{round(point['after'] * 100)}" in part
    assert ("Tura" if lang == "pl" else "Turn") in part and "page-" not in re.sub(r'"[^"]*"', "", part)
    assert "Ola" in part and "Żaneta &lt;b&gt;" in part and "Żaneta <b>" not in part


def test_a_running_game_is_not_looked_back_at(server: Served) -> None:
    id, _ = new_table(server.base, GAME, ["me", "me"], seed=4)
    for what in (f"/t/{id}/chances", f"/t/{id}/score", f"/api/tables/{id}/analysis"):
        assert get(server.base + what).status_code == 409


def test_without_workers_the_score_page_stands_all_the_same(table_server: Served) -> None:
    id, players = new_table(table_server.base, GAME, ["me", "me"], seed=46)
    for _ in play_on(players):
        pass
    page = get(f"{table_server.base}/t/{id}/score")
    assert page.status_code == 200 and "/chances" not in page.text and "look-scores" in page.text
    assert get(f"{table_server.base}/t/{id}/chances").status_code == 503


def test_values_at_the_right_edge_do_not_lie_on_each_other() -> None:
    hues = ["blue", "orange", "purple", "black"]
    moments = [(0, [0.25] * 4), (10, [0.0, 0.0, 0.0, 1.0])]
    for drawn in (
        chances_chart(moments, [(4, 0.5, "/t/x/replay/4", 'say "a"')], hues),
        score_chart([(0, [0] * 4), (10, [3, 3, 3, 9])], [3, 3, 4, 90], hues),
    ):
        ElementTree.fromstring(str(drawn))
        heights = sorted(float(y) for y in re.findall(r'<g transform="translate\(708 ([\d.-]+)\)"', str(drawn)))
        assert len(heights) == 4 and all(b - a >= 20.9 for a, b in zip(heights, heights[1:]))
        assert heights[0] >= 0 and heights[-1] <= 190 - 9
