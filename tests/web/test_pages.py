"""Pages: starting, sitting down, playing without a script, looking back, the end."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from web.served import Player, Served, Stream, get, new_table, play_on

from stolik import games

GAME = "excavation"


def fields(html: str) -> tuple[list[str], str, str]:
    """Options, version and seat of the form on a page."""
    options = re.findall(r'name="option" value="([^"]*)"', html)
    version = re.search(r'name="version" value="(\d+)"', html)
    seat = re.search(r'name="seat" value="(-?\d+)"', html)
    return options, version[1] if version else "", seat[1] if seat else ""


def quick(client: httpx.Client) -> str:
    answer = client.post(f"/quick/{GAME}")
    assert answer.status_code == 303
    return str(answer.headers["location"])


def finished(served: Served, seed: int = 5) -> tuple[str, dict[int, Player]]:
    """A table whose game is over."""
    id, players = new_table(served.base, GAME, ["me", "me"], names=["Ola", "Marek"], seed=seed)
    for _ in play_on(players):
        pass
    return id, players


@pytest.fixture(scope="module")
def over(table_server: Served) -> tuple[str, dict[int, Player]]:
    return finished(table_server)


def test_two_clicks_start_a_game_against_bots(table_server: Served) -> None:
    with table_server.client() as client:
        home = client.get("/").text
        assert f'action="/quick/{GAME}"' in home
        page = client.get(quick(client))
        assert page.status_code == 200 and "data-option" in page.text
        assert GAME in client.get("/mine").text and "/t/" in client.get("/").text


@pytest.mark.parametrize("id", games.ids())
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_game_has_its_pages_in_both_languages(table_server: Served, id: str, lang: str) -> None:
    with table_server.client(headers={"Accept-Language": lang}) as client:
        for path in (f"/new/{id}", f"/help/{id}", f"/provenance/{id}"):
            page = client.get(path)
            assert page.status_code == 200 and f'<html lang="{lang}"' in page.text
            assert not re.search(r">\s*(variant|help|page|level|clock|mark|kind|provenance)-[a-z_-]+\s*<", page.text), (
                path
            )


@pytest.mark.parametrize("id", games.ids())
def test_a_table_of_every_game_is_drawn_for_everybody(table_server: Served, id: str) -> None:
    game = games.game(id)
    players = 2 if 2 in game.seats else min(game.seats)
    table, seats = new_table(table_server.base, id, ["me"] * players, seed=31)
    for _ in play_on(seats, 8):
        pass
    with table_server.client() as client:
        watched = client.get(f"/t/{table}")
        assert watched.status_code == 200 and "data-option" not in watched.text
        client.get(f"/t/{table}/seat/{seats[0].token}")
        own = client.get(f"/t/{table}?seat=0")
        assert own.status_code == 200 and f"/t/{table}/stream?seat=0" in own.text
        decides = 0 in seats[0].get()["deciders"]
        assert ("data-option" in own.text) == decides


def test_impossible_combinations_say_why(table_server: Served) -> None:
    with table_server.client() as client:
        found = 0
        for id in games.ids():
            game = games.game(id)
            for players in game.seats:
                for variant in game.variants:
                    for value in variant.values[1:]:
                        if game.impossible(players, {variant.id: value}) is None:
                            continue
                        chosen = {"players": str(players), f"variant_{variant.id}": value}
                        answer = client.get(f"/new/{id}/check", params=chosen).json()
                        assert answer["impossible"] and f"variant_{variant.id}={value}" in answer["values"]
                        if not found:
                            refused = client.post(f"/new/{id}", data=chosen)
                            assert refused.status_code == 422 and answer["impossible"] in refused.text.replace(
                                "&#39;", "'"
                            )
                        found += 1
                        break
        fine = client.get(f"/new/{GAME}/check", params={"players": "2"}).json()
        assert fine["impossible"] == ""


def test_the_form_makes_the_table_that_was_asked_for(table_server: Served) -> None:
    with table_server.client() as client:
        wish = {
            "players": "3", "seat_0": "me", "name_0": "Ola", "seat_1": "open", "seat_2": "bot:random",
            "clock": "game:30:20", "confirm": "on",
        }  # fmt: skip
        made = client.post(f"/new/{GAME}", data=wish)
        assert made.status_code == 303, made.text
        id = made.headers["location"].split("/")[2].partition("?")[0]
        facts = client.get(f"/api/tables/{id}").json()
        assert [seat["kind"] for seat in facts["seats"]] == ["person", "open", "bot"]
        assert facts["options"] == {
            "clock": "game:30:20",
            "confirm": True,
            "public": False,
            "hints": False,
        }
        page = client.get(made.headers["location"]).text
        link = re.search(rf"/t/{id}/seat/([\w-]+)\"", page.replace("&#34;", '"'))
        assert link is not None, "who made the table sees the link to send"


def test_a_friend_sits_down_by_the_secret_link(table_server: Served) -> None:
    with table_server.client() as host, table_server.client() as friend, table_server.client() as late:
        made = host.post(f"/new/{GAME}", data={"players": "2", "seat_0": "me", "seat_1": "open"})
        id = made.headers["location"].split("/")[2].partition("?")[0]
        page = host.get(made.headers["location"]).text
        own = [cookie.value for cookie in host.cookies.jar if cookie.name == "seat_0"]
        link = next(f"/t/{id}/seat/{each}" for each in re.findall(rf"/t/{id}/seat/([\w-]+)", page) if each not in own)
        assert friend.get(f"/t/{id}").text.count(f'action="/t/{id}/sit"') == 0, "the public link is for watching"
        arrived = friend.get(link)
        assert arrived.status_code == 303
        assert f'action="/t/{id}/sit"' in friend.get(arrived.headers["location"]).text
        sat = friend.post(f"/t/{id}/sit", data={"name": "Marek"})
        assert sat.status_code == 303 and sat.headers["location"] == f"/t/{id}?seat=1"
        assert 'data-viewer="1"' in friend.get(sat.headers["location"]).text
        assert "Marek" in friend.get("/mine").text
        assert host.get(link).status_code == 403, "the invitation is used up: the host cannot look into the seat"
        late.get(link)
        assert late.post(f"/t/{id}/sit", data={"name": "Ewa"}).status_code == 409


def test_a_game_can_be_played_without_a_script(serve: Any) -> None:
    served = serve(workers=1)
    with served.client() as client:
        address = quick(client)
        table = address.partition("?")[0]
        for _ in range(12):
            for _ in range(400):
                options, version, seat = fields(client.get(address).text)
                if options:
                    break
            answer = client.post(f"{table}/choose", data={"option": options[0], "version": version, "seat": seat})
            assert answer.status_code == 303 and answer.headers["location"] == address


def test_styles_and_scripts_are_asked_for_once_as_long_as_they_stay_the_same(table_server: Served) -> None:
    with table_server.client() as client:
        found = re.search(r'href="(/static/v-\w+/)css/tokens.css"', client.get("/").text)
        assert found
        for folder, keeps in ((found[1], True), ("/static/v-0123456789ab/", False), ("/static/", False)):
            answer = client.get(f"{folder}css/tokens.css")
            assert answer.status_code == 200 and "--" in answer.text
            assert ("immutable" in answer.headers["cache-control"]) == keeps
        cover = re.search(r'"(/static/games/icaion/v-\w+/cover-plain.svg)"', client.get("/").text)
        assert cover and "immutable" in client.get(cover[1]).headers["cache-control"]


def test_language_and_theme_are_each_persons_own(table_server: Served) -> None:
    with table_server.client() as client:
        address = quick(client)
        client.post("/person", data={"lang": "pl", "theme": "dark", "back": address})
        page = client.get(address).text
        assert '<html lang="pl" data-theme="dark"' in page
        client.post("/person", data={"name": "Zażółć Gęślą", "back": address})
        assert "Zażółć Gęślą" in client.get("/").text
        client.post("/person", data={"lang": "en", "theme": "light", "back": address})
        assert '<html lang="en" data-theme="light"' in client.get(address).text


def test_the_stream_sends_the_whole_frame_first_and_then_each_change(table_server: Served) -> None:
    id, players = new_table(table_server.base, GAME, ["me", "me"], seed=32)
    with table_server.client() as client:
        client.get(f"/t/{id}/seat/{players[0].token}")
        stream = Stream(client, f"/t/{id}/stream?seat=0")
        frame = stream.next()
        for region in ("board-live", "mat", "hand", "rail", "prompt", "log", "chat"):
            assert f'id="{region}"' in frame, region
        for _, _, version in play_on(players, 3):
            stream.until(f'data-version="{version}"')
        players[1].post("messages", text="halo")
        said = stream.until("halo")
        assert 'id="chat"' in said and 'id="board-live"' not in said, "only what shows something new"
        stream.closed.set()


def test_a_game_is_looked_back_on_as_oneself_or_as_a_spectator(table_server: Served, over: Any) -> None:
    id, players = over
    with table_server.client() as client:
        last = players[0].get("/view")["position"]
        for position in (0, 1, last // 2, last, last + 50):
            assert client.get(f"/t/{id}/replay/{position}").status_code == 200
            assert client.get(f"/t/{id}/frame/{position}").status_code == 200
        first = client.get(f"/t/{id}/replay/7").text
        assert client.get(f"/t/{id}/replay/7").text == first, "a position's page stays the same"
        client.get(f"/t/{id}/seat/{players[0].token}")
        assert client.get(f"/t/{id}/replay/7").text != first


def test_the_end_is_told_by_category_with_winner_and_chart(table_server: Served, over: Any) -> None:
    id, players = over
    facts = players[0].get()
    with table_server.client() as client:
        sheet = client.get(f"/t/{id}/score")
        assert sheet.status_code == 200 and "Ola" in sheet.text and "Marek" in sheet.text
        assert all(str(total) in sheet.text for total in facts["scores"]) and "<svg" in sheet.text
        assert not re.search(r">\s*score-[a-z_]+\s*<", sheet.text)


def test_a_record_is_downloaded_uploaded_and_continued(table_server: Served, over: Any) -> None:
    id, players = over
    with table_server.client() as client:
        data = client.get(f"/t/{id}/record")
        assert "attachment" in data.headers["content-disposition"]
        loaded = client.post("/upload", files={"record": ("game.json", data.content, "application/json")})
        assert loaded.status_code == 303, loaded.text
        copy = loaded.headers["location"].partition("?")[0]
        assert client.get(f"{copy}/record").json()["choices"] == data.json()["choices"]
        went_on = client.post(f"/t/{id}/continue", data={"position": "9"})
        new = went_on.headers["location"].partition("?")[0].rpartition("/")[2]
        facts = client.get(f"/api/tables/{new}").json()
        assert facts["version"] == 9 and not facts["over"]
        again = client.post(f"/t/{id}/copy")
        assert again.status_code == 303
        assert client.get(again.headers["location"]).status_code == 200


@pytest.mark.parametrize("damage", ["cut", "edit", "version", "rules", "nonsense", "empty"])
def test_damaged_records_are_refused_in_words(table_server: Served, over: Any, damage: str) -> None:
    data = get(f"{table_server.base}/t/{over[0]}/record").content
    made = {
        "cut": data[:-30], "edit": data.replace(b'"seed":5', b'"seed":6'), "nonsense": b"\x00\x01", "empty": b"",
        "version": data.replace(b'"stolik":1', b'"stolik":9'), "rules": b'{"stolik":1,"game":[]}',
    }[damage]  # fmt: skip
    with table_server.client(headers={"Accept-Language": "pl"}) as client:
        answer = client.post("/upload", files={"record": ("x.json", made, "application/json")})
        assert answer.status_code == 422 and "zapis" in answer.text


def test_running_games_are_neither_downloaded_nor_continued(table_server: Served) -> None:
    id, _ = new_table(table_server.base, GAME, ["me", "me"])
    with table_server.client() as client:
        assert client.get(f"/t/{id}/record").status_code == 409
        assert client.post(f"/t/{id}/continue", data={"position": "0"}).status_code == 409
        assert client.get(f"/t/{id}/score").status_code == 409
