"""The page of data in the browser: an owner makes a copy, corrects a card with a drawing beside the form, and sends it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from web.browser import WAIT
from web.served import Served

from stolik import games
from stolik.games import copies
from stolik.web.tokens import digest

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
PATIENT = {"draft_seconds": 200.0, "request_seconds": 300.0}  # a busy machine is slow
TOKEN = "owners-own-secret"


@pytest.fixture(scope="module")
def owned(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with an owner and a library."""
    library = tmp_path_factory.mktemp("library")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(copies.LIBRARY, str(library))
        served = Served(f"sqlite:///{library}/stolik.db", owner=digest(TOKEN), library=str(library), **PATIENT)
        yield served
        served.stop()
    for id in [each for each in games.LOADED if "@" in each]:
        del games.LOADED[id]


@pytest.fixture
def page(owned: Served, chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(base_url=owned.base, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(WAIT)
    page = context.new_page()
    page.goto(f"/owner/{TOKEN}")
    yield page
    context.close()


def barriers(page: Page) -> list[tuple[str, str]]:
    """What keeps people out, as far as a program can tell."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "async () => (await axe.run()).violations.filter((v) => ['serious', 'critical'].includes(v.impact))"
    )
    return [(each["id"], each["nodes"][0]["html"][:150]) for each in found]


def test_the_whole_way_of_a_correction(page: Page) -> None:
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto("/provenance/icaion")
    page.get_by_label("A copy of your own").fill("box")
    page.get_by_role("button", name="Make").click()
    expect(page.locator("aside h2").first).to_have_text("Icaion · box")
    assert barriers(page) == []
    page.locator(".printed-tables a[href$='/curios']").click()
    page.wait_for_url("**/icaion@box/curios")
    page.get_by_role("searchbox").fill("IN201")
    expect(page.locator(".printed-facts tbody tr")).to_have_count(1)
    expect(page.locator(".printed-facts .pic svg")).to_be_visible()
    assert barriers(page) == []
    page.keyboard.press("Tab")
    page.get_by_role("link", name="Correct: Blue vein").focus()
    held: list[Route] = []
    page.route("**/js/data.js*", lambda route: held.append(route))
    with page.expect_request("**/js/data.js*"):
        page.keyboard.press("Enter")
    cost, drawn = page.get_by_label("Cost"), page.locator("#drawn")
    before = drawn.inner_html()
    cost.fill("9")  # somebody who types before the script has come is answered too
    held[0].continue_()
    page.unroute("**/js/data.js*")
    expect(page.locator("[data-column=cost] .mistake")).to_have_text("A number from 0 to 5.")
    assert drawn.inner_html() == before
    cost.fill("4")
    expect(page.locator("[data-column=cost] .mistake")).to_have_text("")
    expect(drawn).to_contain_text("4")
    assert drawn.inner_html() != before and barriers(page) == []
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#row-IN201.differs td.differs")).to_have_text("4 1")
    expect(page.locator("#row-IN201")).to_be_focused()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the corrections").click()
    sent = json.loads(Path(download.value.path()).read_text())
    assert sent["copy"] == "icaion@box"
    assert [(each["row"], each["ours"], each["theirs"]) for each in sent["changes"]] == [("IN201", "1", "4")]
    page.goto("/provenance/icaion@box?only=differs")
    expect(page.locator(".printed-facts tbody tr")).to_have_count(1)
    assert faults == []


def test_the_board_follows_a_row_that_has_no_picture_of_its_own(page: Page) -> None:
    page.goto("/provenance/excavation")
    page.get_by_label("A copy of your own").fill("map")
    page.get_by_role("button", name="Make").click()
    expect(page.locator("aside h2").first).to_have_text("Excavation Earth · map")
    page.goto("/provenance/excavation@map/paths/0")
    stash = page.locator("#stash")
    before = stash.inner_html()
    page.get_by_label("To", exact=True).select_option("dig_green_3")
    expect(page.locator("[data-drawn]")).to_have_count(1)
    assert stash.inner_html() != before
    assert page.locator("#wrong").inner_text() == ""


def test_a_phone_shows_everything_without_scrolling_sideways(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    for path in ("circadians", "circadians/contracts", "circadians?only=reconstructed"):
        page.goto(f"/provenance/{path}")
        expect(page.locator("#rows")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
