"""The guided first game: a coach beside a real table, who speaks up, asks before mistakes, can be asked, and knows no secret."""

from __future__ import annotations

import re

import httpx
import pytest
from web.served import Served

from stolik.engine.record import Record
from stolik.engine.rng import Dice
from stolik.games import ids
from stolik.lessons.course import LEARNER, course, file_of
from stolik.lessons.guide import Guide
from stolik.lessons.position import offers, taught

COURSES = [game for game in ids() if file_of(game)]


SERVER = {"workers": 1, "hint_budget": "40i", "hints_per_minute": 1e6}


@pytest.mark.parametrize("game", COURSES)
def test_what_she_says_follows_from_the_choices_alone(game: str) -> None:
    """Choice by choice, after undo, or all at once on another server: the same words, each at most once, 40 at most."""
    how = taught(game)
    guided = how.course.guided
    record = Record(how.game, how.game.setup(guided.players, 4, guided.variants))
    guide, dice = Guide(how, record.setup), Dice(4)
    said: list[str] = []
    for _ in range(90):
        if record.state.over:
            break
        seat = record.state.deciders()[0]
        options = record.state.options(seat)
        record.play(str(options[dice.below(len(options))]), seat)
        guide.follow(record.choices)
        now = guide.now()
        if now is not None and (not said or said[-1] != now.id):
            said.append(now.id)
    assert len(said) > 3 and len(guide.spoken) == len(set(guide.spoken))
    again = Guide(how, record.setup)
    again.follow(record.choices)
    assert again.spoken == guide.spoken and again.now() == guide.now()
    guide.follow(record.choices[:-7])
    back = Guide(how, record.setup)
    back.follow(record.choices[:-7])
    assert guide.spoken == back.spoken
    for lang in ("en", "pl"):
        assert all(len(each.say.to(lang).split()) <= 40 for each in guided.triggers)
        for each in how.course.mistakes:
            if each.choices:
                words = f"{each.mistake.to(lang)} {each.advice.to(lang)}".split()
                assert len(words) <= 40, f"{game} {each.id} {lang}: {len(words)} words"


def first_game(client: httpx.Client, game: str) -> tuple[str, str]:
    """A guided table and its address."""
    made = client.post(f"/learn/{game}/play")
    assert made.status_code == 303, made.text
    address = str(made.headers["location"])
    return address.split("/")[2].partition("?")[0], address


def form_of(page: str) -> tuple[list[str], dict[str, str]]:
    """The options of a page, and the fields of its form."""
    version, seat = re.search(r'name="version" value="(\d+)"', page), re.search(r'name="seat" value="(\d+)"', page)
    assert version is not None and seat is not None
    return re.findall(r'name="option" value="([^"]*)"', page), {"version": version[1], "seat": seat[1]}


def test_the_first_game_of_a_course_has_a_coach_who_can_be_asked(server: Served) -> None:
    with server.client(headers={"Accept-Language": "pl", "Accept": "text/html"}) as client:
        id, address = first_game(client, "icaion")
        facts = client.get(f"/api/tables/{id}").json()
        assert facts["options"]["guided"] and [seat["kind"] for seat in facts["seats"]] == ["person", "bot"]
        guided = course("icaion").guided
        page = ""
        for _ in range(100):
            page = client.get(address).text
            if 'name="option"' in page:
                break
        assert guided.welcome is not None and guided.welcome.pl in page
        assert guided.triggers[0].say.pl in page, "the first question of Icaion is explained"
        _, fields = form_of(page)
        for _ in range(60):
            asked = client.post(f"/t/{id}/ask", data=fields)
            if asked.status_code != 202:  # still thinking: asked again, as the page does
                break
        assert asked.status_code == 200 and guided.triggers[0].say.pl in asked.json()["html"]
        assert "Wybrałabym" in asked.json()["html"]
    with server.client() as stranger:
        watched = stranger.get(f"/t/{id}").text
        assert 'class="coach beside' not in watched and guided.triggers[0].say.en not in watched


def test_she_asks_once_before_a_mistake_and_then_lets_go(server: Served) -> None:
    how = taught("excavation")
    with server.client(headers={"Accept": "text/html"}) as client:
        wish = {"players": "2", "seat_0": "me", "seat_1": "bot:random", "guided": "on", "seed": "3"}
        made = client.post("/new/excavation", data=wish)
        address = str(made.headers["location"])
        id = address.split("/")[2].partition("?")[0]
        for _ in range(600):
            page = client.get(address).text
            if 'name="option"' not in page:
                continue
            options, fields = form_of(page)
            posted = {**fields, "option": options[-1]}
            if "pass" in options:
                warned = client.post(
                    f"/t/{id}/choose", data={**fields, "option": "pass"}, headers={"Accept": "application/json"}
                )
                mistake = next(each for each in how.course.mistakes if each.id == "early-pass")
                assert warned.status_code == 409 and warned.json()["error"] == "mistake"
                assert mistake.advice.en in warned.json()["message"]
                twice = client.post(
                    f"/t/{id}/choose", data={**fields, "option": "pass"}, headers={"Accept": "application/json"}
                )
                assert twice.status_code == 200, "asked once; then the person decides"
                return
            client.post(f"/t/{id}/choose", data=posted)
    raise AssertionError("never asked to pass")


def test_a_coach_needs_one_person_against_bots(server: Served) -> None:
    with server.client() as client:
        for more in ({"seat_1": "me"}, {"seat_1": "open"}, {"seat_0": "bot:random", "seat_1": "me"}):
            made = client.post("/new/revive", data={"players": "2", "seat_0": "me", "guided": "on", **more})
            id = made.headers["location"].split("/")[2].partition("?")[0]
            assert "guided" not in client.get(f"/api/tables/{id}").json()["options"]


def test_the_state_of_a_guide_is_the_state_of_the_game() -> None:
    how = taught("revive")
    record = Record(how.game, how.game.setup(2, 9))
    guide = Guide(how, record.setup)
    for _ in range(30):
        seat = record.state.deciders()[0]
        record.play(str(record.state.options(seat)[0]), seat)
    guide.follow(record.choices)
    assert offers(guide.state, LEARNER) == offers(record.state, LEARNER)
