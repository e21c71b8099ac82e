"""The pages of lessons: addresses that tell everything, cookies that remember, and nothing that a stranger can break."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import httpx
import pytest
from web.served import Served

from stolik.games import ids
from stolik.lessons.course import course
from stolik.lessons.walk import walk


@pytest.fixture
def client(server: Served) -> Iterator[httpx.Client]:
    with server.client(headers={"accept-language": "en"}) as opened:
        yield opened


def read(client: httpx.Client, path: str, lang: str = "en") -> str:
    answer = client.get(path, headers={"accept-language": lang})
    assert answer.status_code == 200, path
    return unescape(answer.text)


@pytest.mark.parametrize("lang", ("en", "pl"))
@pytest.mark.parametrize("game", ids())
def test_the_course_shows_all_lessons_terms_and_mistakes(game: str, lang: str, client: httpx.Client) -> None:
    html = read(client, f"/learn/{game}", lang)
    found = course(game)
    for lesson in found.lessons:
        assert lesson.title.to(lang) in html and lesson.idea.to(lang) in html
        assert f'href="/learn/{game}/{lesson.id}"' in html
    for term in found.terms:
        assert term.name.to(lang) in html and term.about.to(lang) in html
    for mistake in found.mistakes:
        assert mistake.advice.to(lang) in html
    assert found.overview.to(lang).strip().split("\n\n")[0] in html
    assert "page-learn" not in html and " style=" not in html


def test_home_new_table_and_table_lead_to_lessons(client: httpx.Client) -> None:
    home, new = read(client, "/"), read(client, "/new/icaion")
    assert 'href="/learn"' in home and all(f'href="/learn/{game}"' in home for game in ids())
    assert 'href="/learn/icaion"' in new
    listed = read(client, "/learn")
    assert all(f'href="/learn/{game}"' in listed for game in ids())
    table = client.post("/quick/icaion", follow_redirects=True)
    assert table.status_code == 200 and 'href="/learn/icaion"' in table.text


def test_a_choice_is_answered_by_its_address_alone(client: httpx.Client) -> None:
    html = read(client, "/learn/circadians/send?step=1&choose=send+market_2")
    assert "a gem is nearer today" in html and 'class="verdict wrong"' in html
    html = read(client, "/learn/circadians/send?step=1&choose=send+mining_1")
    assert "your ship may turn it by 1" in html and 'class="verdict right"' in html
    html = read(client, "/learn/circadians/send?step=1&did=send+mining_1")
    assert "your ship may turn it by 1" in html
    html = read(client, "/learn/circadians/goal?step=3&answer=0")
    assert "a gem is a point" in html


def test_a_part_holds_the_live_regions_alone(client: httpx.Client) -> None:
    part = read(client, "/learn/icaion/first-turn?step=1&part=1")
    assert "<html" not in part
    for region in ("lessonbar", "coach", "board-live", "prompt", "mat", "hand", "rail", "log"):
        assert part.count(f'id="{region}"') == 1
        assert read(client, "/learn/icaion/first-turn?step=1").count(f'id="{region}"') == 1


def test_what_was_learned_is_kept_in_cookies(client: httpx.Client) -> None:
    read(client, "/learn/circadians/send?step=2")
    assert "Step 3 of 5" in read(client, "/learn/circadians")
    steps = len(course("circadians").lesson("send").steps)
    html = read(client, f"/learn/circadians/send?step={steps}")
    assert 'class="learned"' in html and "/learn/circadians/harvest" in html
    html = read(client, "/learn/circadians")
    assert "1 of 13 done" in html and "27 min to go" in html
    assert client.cookies["learned_circadians"] == "send"
    assert "0 of 13 done" in read(client, "/learn/icaion")


def test_damaged_cookies_do_no_harm(client: httpx.Client) -> None:
    for value in ("x", "%00", "send.flying.." * 300, "plan.99", "plan.-1", "plan.٣"):
        for name in ("learned_circadians", "lesson_circadians"):
            client.cookies.set(name, value.encode().decode("latin-1") if value.isascii() else "plan.x")
        assert client.get("/learn/circadians").status_code == 200
        client.cookies.clear()


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/learn/chess", 404),
        ("/learn/circadians/flying", 404),
        ("/learn/circadians/send?step=99", 404),
        ("/learn/circadians/send?step=-1", 422),
        ("/learn/circadians/send?step=x", 422),
        ("/learn/circadians/send?step=1&did=fly", 422),
        ("/learn/circadians/send?step=3&did=", 422),
        ("/learn/circadians/send?step=1&choose=send+hq_9", 422),
        ("/learn/circadians/send?step=1&choose=%00%ff", 422),
        ("/learn/circadians/send?step=0&choose=send+mining_1", 422),
        ("/learn/circadians/send?step=1&answer=0", 422),
        ("/learn/circadians/goal?step=3&answer=7", 422),
        ("/learn/circadians/send?step=1&did=" + "a|" * 3000, 422),
    ],
)
def test_places_that_do_not_exist_are_refused(path: str, status: int, client: httpx.Client) -> None:
    answer = client.get(path)
    assert answer.status_code == status, answer.text[:300]
    assert 'class="coach' not in answer.text


def test_a_refused_choice_is_explained_in_the_coachs_words(client: httpx.Client) -> None:
    html = read(client, "/learn/circadians/send?step=1")
    assert re.search(r'data-refused="The right space counts from 10', html)


@pytest.mark.parametrize("lang", ("en", "pl"))
@pytest.mark.parametrize("game", ids())
def test_every_step_of_every_lesson_can_be_opened_by_its_address(game: str, lang: str, client: httpx.Client) -> None:
    for lesson in course(game).lessons:
        for number, step in enumerate(lesson.steps):
            html = read(client, f"/learn/{game}/{lesson.id}?step={number}&part=1", lang)
            assert step.say.to(lang) in html, f"{lesson.id} {number}"
            assert "page-" not in re.sub(r"<[^>]*>", "", html), f"{lesson.id} {number}"
            assert 'data-waits="1"' in html or not walk(game, lesson.id, number).waits


def test_no_secret_of_the_rival_is_on_the_page(client: httpx.Client) -> None:
    """The rival's contracts in the lesson's position are face down for the learner."""
    html = read(client, "/learn/circadians/send?step=1")
    assert "con_archive" not in html and "contract-con_archive" not in html and "Archive" not in html
