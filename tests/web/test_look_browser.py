"""What stays in the browser: narrowing a choice, zoom, tooltips, enlarging, highlights, tabs; nothing scrolls on a laptop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from web.look import play_on, scene_of, started, table_page

from stolik.games.excavation.board import DISTANCE, PLACES
from stolik.web.people.person import Person
from stolik.drawing.scene import Scene


Show = Callable[..., Page]


@pytest.fixture
def show(chromium: Browser, folder: tuple[Path, str]) -> Iterator[Show]:
    """Shows a scene in a window of some size; errors in its console fail the test."""
    errors: list[str] = []
    opened = []

    def look(scene: Scene, width: int = 1440, height: int = 900, theme: str = "light") -> Page:
        person = Person(lang=scene.lang, theme=theme)
        html = table_page(scene, person=person, path="/", stream="")
        (folder[0] / "table.html").write_text(html, encoding="utf-8")
        context = chromium.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        opened.append(context)
        page = context.new_page()
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"{folder[1]}/table.html")
        page.evaluate("document.fonts.ready")
        return page

    yield look
    for context in opened:
        context.close()
    assert not [error for error in errors if "404" not in error]


def travelling(lang: str = "en") -> Scene:
    """A scene in which explorers can travel."""
    record = started("excavation", 4, 5, {})
    for number in range(600):
        if type(record.state.agenda[-1]).__name__ == "Travel" and number > 100:
            return scene_of(record, lang=lang)
        play_on(record, 1, number)
    raise AssertionError("nobody travels")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_a_laptop_shows_everything_without_scrolling(show: Show, width: int, height: int) -> None:
    page = show(travelling("pl"), width, height, "dark")
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        width,
        height,
    ]
    for region in ("#board-live", "#mat", "#hand", "#rail", "#prompt", "#log", "#say"):
        box = page.locator(region).bounding_box()
        assert box and box["x"] >= 0 and box["y"] >= 0, region
        assert box["x"] + box["width"] <= width + 1 and box["y"] + box["height"] <= height + 1, region
        assert box["width"] > 100 and box["height"] > 25, region


def test_an_explorer_and_then_a_place_is_a_move(show: Show) -> None:
    scene = travelling()
    page = show(scene)
    page.evaluate(
        "document.addEventListener('click', (e) => { const o = e.target.closest('#options [data-option]');"
        " if (o) { window.played = o.dataset.option; e.preventDefault(); } }, true)"
    )
    start = str(scene.options[0]).split(" ")[1]
    page.locator(f'#picks .pick:not(.quiet)[data-options^="move {start} "]').click()
    left = [str(option) for option in scene.options if str(option).startswith(f"move {start} ")]
    assert page.locator("#options li:visible").count() == len(left)
    goal = left[0].split(" ")[2]
    steps = page.locator(f'#picks .quiet.lit[data-name="location-{goal}"] > .steps text').text_content()
    assert steps == str(DISTANCE[PLACES.index(start)][PLACES.index(goal)])
    page.locator(f'#picks .quiet.lit[data-name="location-{goal}"]').click()
    assert page.evaluate("window.played") == left[0]


def test_escape_takes_the_narrowing_back(show: Show) -> None:
    scene = travelling()
    page = show(scene)
    page.locator("#picks .pick:not(.quiet)[data-options]").first.click()
    assert page.locator("#options li:visible").count() < len(scene.options)
    page.keyboard.press("Escape")
    assert page.locator("#options li:visible").count() == len(scene.options)


def test_the_wheel_zooms_and_zero_shows_the_whole_board(show: Show) -> None:
    page = show(travelling())
    page.mouse.move(500, 350)
    page.mouse.wheel(0, -500)
    page.wait_for_function("document.querySelector('#pan').style.transform.includes('scale')")
    page.keyboard.press("0")
    assert page.evaluate("document.querySelector('#pan').style.transform") == ""


def test_places_tiles_and_cards_explain_themselves(show: Show) -> None:
    page = show(travelling("pl"))
    for query in (".ground [data-tip]", "#hits [data-tip]", "#hand [data-tip]", "#mat [data-tip]"):
        assert page.locator(query).count() > 3, query
    card = page.locator("#hand .card .hit").first
    card.hover(position={"x": 15, "y": 60})
    assert page.locator("#tip").is_visible() and page.locator("#tip").text_content()


def test_a_card_and_the_mat_are_enlarged(show: Show) -> None:
    page = show(travelling())
    page.locator("#hand .card .hit").first.dblclick(position={"x": 15, "y": 60})
    box = page.locator("#large svg.hand").bounding_box()
    assert box and box["height"] > 400
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    assert page.locator("#large svg.mat").is_visible()
    assert page.locator("#large [data-option]").count() == 0


def test_a_line_of_the_log_lights_up_what_it_names(show: Show) -> None:
    page = show(travelling())
    line = page.locator("#log p[data-names*=location-]").last
    name = next(each for each in (line.get_attribute("data-names") or "").split() if each.startswith("location-"))
    line.hover()
    assert page.locator(f'.named[data-name~="{name}"]').count() >= 1


def test_a_phone_has_a_board_a_drawer_and_big_buttons(show: Show) -> None:
    page = show(travelling("pl"), 390, 844)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    for button in page.locator("#prompt button:visible:not(.whynot)").all():
        box = button.bounding_box()
        assert box and box["height"] >= 44
    for tab, region in (("mat", "#mat"), ("players", "#rail"), ("log", "#log"), ("log", "#say")):
        page.locator(f"[data-tab-to={tab}]:visible").first.click()
        assert page.locator(region).is_visible(), tab
        page.locator("[data-tab-to=board]:visible").click()
    assert page.locator("#pan").evaluate("each => each.style.transform").startswith("translate")
