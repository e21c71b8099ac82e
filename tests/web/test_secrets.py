"""No secret of another seat in any frame, page, view or log: drawn from another deal, everything looks the same."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from toy import Toy
from web.served import Served, Stream, get, new_table, play_on
from web.test_notices import Endpoint, endpoint, hook, play, quick, two

from stolik import games
from stolik.engine.codec import dump
from stolik.engine.game import Game
from stolik.engine.rng import Dice
from stolik.engine.state import SPECTATOR
from stolik.drawing.scene import Scene
from stolik.web.pages import gains, lists, stage
from stolik.web.people.person import Viewer
from stolik.web.pages.scenes import scene_of
from stolik.web.tables.storage import PERSON, SeatRow, Storage
from stolik.web.tables.tables import Tables

GAME = "excavation"
__all__ = ["endpoint", "quick"]  # fixtures


@pytest.mark.parametrize("id", games.ids())
def test_a_frame_shows_nothing_that_its_viewer_does_not_know(id: str, tmp_path: Path) -> None:
    game = games.game(id)
    asyncio.run(compare_deals(game, tmp_path, 60, draws=True))


def test_scenes_of_an_open_question_show_no_answers(tmp_path: Path) -> None:
    asyncio.run(compare_deals(Toy(), tmp_path, 60, draws=False))


async def shown(scene: Scene) -> str:
    """Everything that the page can show of a scene."""
    return f"{stage.frame(scene)}{await lists.sections(scene)}{await gains.told(scene) if scene.options else ''}"


async def compare_deals(game: Game, folder: Path, most: int, draws: bool) -> None:
    """Along a random game, deal the unknown anew for each viewer and compare what is drawn."""
    storage = Storage(f"sqlite:///{folder}/stolik.db")
    await storage.open()
    tables = Tables(storage, lambda _: game)
    players = 2 if 2 in game.seats else min(game.seats)
    people = [SeatRow(seat, PERSON, f"Person {seat}") for seat in range(players)]
    table, _ = await tables.create(game, game.setup(players, 21), people)
    dice = Dice(5)
    for number in range(most):
        truth = table.record.state
        if truth.over:
            break
        if number % 6 == 0:
            for viewer in [SPECTATOR, *range(players)]:
                eyes = Viewer(viewer, (viewer,) if viewer >= 0 else (), "pl")
                seen = scene_of(table, eyes)
                drawn = await shown(seen) if draws else ""
                table.record.state = game.determinize(game.redact(truth, viewer), dice)
                other = scene_of(table, eyes)
                assert dump(other.view) == dump(seen.view)
                assert [str(each) for each in other.options] == [str(each) for each in seen.options]
                assert [str(line.event) for line in other.log] == [str(line.event) for line in seen.log]
                assert not draws or await shown(other) == drawn, f"the frame of viewer {viewer} knows too much"
                table.record.state = truth
        seat = truth.deciders()[0]
        options = truth.options(seat)
        await tables.choose(table, seat, str(options[dice.below(len(options))]), table.version)
    past = scene_of(table, Viewer(), position=3)
    assert dump(past.view) == dump(game.redact(table.record.at(table.stops()[3]), SPECTATOR))
    await storage.close()


def test_spectators_and_rivals_never_receive_an_option_of_another_seat(table_server: Served) -> None:
    id, players = new_table(table_server.base, GAME, ["me", "me"], seed=22)
    watcher, rival = httpx.Client(base_url=table_server.base, timeout=60), table_server.client()
    rival.get(f"/t/{id}/seat/{players[1].token}")
    streams = [Stream(watcher, f"/t/{id}/stream"), Stream(rival, f"/t/{id}/stream?seat=1")]
    secret_options: set[str] = set()
    for _ in play_on(players, 40):
        facts = players[0].get()
        if 0 in facts["deciders"]:
            secret_options |= {each["option"] for each in players[0].offers()["options"]}
        seen = watcher.get(f"/api/tables/{id}/view").json()["state"]
        assert seen["viewer"] == SPECTATOR and seen["rng"] == 0
        assert watcher.get(f"/api/tables/{id}/options").status_code == 401
        assert watcher.get(f"/api/tables/{id}/record").status_code == 409
    pages = [
        watcher.get(f"/t/{id}{what}").text for what in ("", "/frame/5", "/replay/5", "/mat/0", "/score", "/record")
    ]
    for frame in streams[0].seen + pages:
        assert "data-option" not in frame and 'name="option"' not in frame
        for player in players.values():
            assert player.token not in frame
    assert secret_options and len(streams[0].seen) > 5 and len(streams[1].seen) > 5
    for frame in streams[1].seen:
        assert players[0].token not in frame
        offered = set(re.findall(r'data-option="([^"]*)"', frame))
        version = re.search(r'name="version" value="(\d+)"', frame)
        assert not offered or version is not None
    for stream in streams:
        stream.closed.set()
    journal = get(f"{table_server.base}/metrics").text
    assert "token" not in journal


def test_notices_lists_and_persons_tell_nothing_of_a_game(serve: Callable[..., Served], endpoint: Endpoint) -> None:
    """Whatever leaves a table beside its own page: sent to persons, shown in lists, told of persons, over the API."""
    served = serve(private_notices=True, notice_delay=0.0)
    friends, _, _ = two(served)
    stranger = served.client()
    for who in (0, 1):
        hook(friends, who, endpoint, turn="on", start="on", chat="on")
    persons = [re.findall(r'href="/p/([a-z0-9]+)"', client.get("/me").text)[0] for client in friends.clients]
    secrets: set[str] = {"a word among us"}
    cookies = {
        each.value or "" for client in friends.clients for each in client.cookies.jar if len(each.value or "") > 16
    }
    shown: dict[str, str] = {}
    strip: list[str] = []
    friends.post(0, "say", text="a word among us")
    for _ in range(4):
        mover = play(friends)
        page = friends.clients[mover].get(friends.table).text
        secrets |= {text for text in re.findall(r'data-option="([^"]*)"', page) if " " in text and len(text) > 7}
        lines = re.findall(r"<li><svg.*?</svg><span>(.*?)</span></li>", friends.clients[mover].get("/").text)
        log = re.sub(r"</?b>", "", page)
        assert all(line in log for line in lines), "the strip of the home page tells what the own log does"
        strip += lines
        for path in ("/lobby", f"{friends.table}/company", *(f"/p/{each}" for each in persons), "/ranking/excavation"):
            shown[path] = stranger.get(path).text
        for path in ("/api/lobby", *(f"/api/persons/{each}" for each in persons), "/api/ranking/excavation"):
            shown[path] = stranger.get(path).text
        shown["/mine"] = friends.clients[1 - mover].get("/mine").text
    told = [body.decode() for _, _, body in endpoint.wait(3)]
    link = f"{served.base}{friends.table}"
    sentences = {f"{what}: The long dig (Excavation Earth) {link}" for what in ("Your turn", "Somebody wrote")}
    assert len(told) >= 3 and {json.loads(each)["text"] for each in told} <= sentences
    assert len(secrets) > 5 and strip
    for place, text in [*shown.items(), *(("notice", each) for each in told)]:
        found = [each for each in secrets | cookies if each in text]
        assert not found, (place, found)
