"""Every lesson clicked to its end in Chromium: on desktop and phone, in both languages, right and wrong.

Each lesson is clicked once, with language and size in turn; STOLIK_ALL_LESSONS=1 tries every lesson in all four ways.
"""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Browser, Page, expect
from web.served import Served
from web.browser import WAIT, serious_faults

from stolik.games import ids
from stolik.lessons.course import Ask, Do, course, file_of
from stolik.lessons.position import offers
from stolik.lessons.walk import RIGHT, Walk

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
WAYS = [(size, lang) for size in SIZES for lang in ("en", "pl")]
LESSONS = [(game, lesson.id) for game in ids() if file_of(game) for lesson in course(game).lessons]
if os.environ.get("STOLIK_ALL_LESSONS"):
    CASES = [(game, id, size, lang) for game, id in LESSONS for size, lang in WAYS]
else:
    CASES = [(game, id, *WAYS[(at + at // 4) % 4]) for at, (game, id) in enumerate(LESSONS)]


class Desks:
    """Browsers of each size and language, kept for one learner after the other: what is loaded once is not loaded again."""

    def __init__(self, chromium: Browser, base: str) -> None:
        self.chromium, self.base = chromium, base
        self.kept: dict[tuple[str, str], Page] = {}
        self.errors: list[str] = []  # what went wrong in any page

    def opened(self, size: str, lang: str) -> Page:
        """A page of somebody new."""
        page = self.kept.get((size, lang)) or self.made(size, lang)
        page.goto("/healthz")  # nothing of the learner before goes on
        page.evaluate("() => localStorage.clear()")
        page.context.clear_cookies()
        self.errors.clear()
        return page

    def made(self, size: str, lang: str) -> Page:
        width, height = SIZES[size]
        context = self.chromium.new_context(
            base_url=self.base, viewport={"width": width, "height": height}, reduced_motion="reduce",
            locale="pl-PL" if lang == "pl" else "en-GB", has_touch=size == "phone",
        )  # fmt: skip
        context.set_default_timeout(WAIT)
        page = self.kept[size, lang] = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        return page


@pytest.fixture(scope="module")
def desks(chromium: Browser, server: Served) -> Desks:
    return Desks(chromium, server.base)


class Learner:
    """Somebody who clicks through a lesson, beside a walk that tells what is right."""

    def __init__(self, page: Page, game: str, id: str, lang: str) -> None:
        self.page, self.lang = page, lang
        self.along = Walk(game, id)
        self.coach = page.locator("#coach")
        self.glowed = 0

    def says(self, text: str) -> None:
        expect(self.coach.locator(".words")).to_contain_text(text, timeout=WAIT)

    def choose(self, text: str, number: int) -> None:
        """Click an option: on its button, or every other time on what glows on the table."""
        glowing = self.page.locator(f'#board-live .pick[data-option="{text}"], #hand [data-option="{text}"]')
        if number % 2 and glowing.count() == 1:
            self.glowed += 1
            glowing.dispatch_event("click")
        else:
            self.page.locator(f'#options button[data-option="{text}"]').click()

    def try_wrong(self, step: Do) -> None:
        """A wrong choice is answered and changes nothing."""
        for wrong in step.wrong:
            if wrong.click == 1 and not wrong.refused and wrong.choice in offers(self.along.state):
                before = self.page.locator("#prompt").get_attribute("data-version")
                self.choose(wrong.choice, 0)
                self.says(wrong.say.to(self.lang))
                expect(self.page.locator("#coach .verdict.wrong")).to_have_count(1)
                expect(self.page.locator("#prompt")).to_have_attribute("data-version", before or "")
                return

    def do(self, step: Do) -> None:
        """All right choices of a step."""
        self.try_wrong(step)
        for number, text in enumerate(self.along.main_line()):
            assert self.along.choose(text).kind == RIGHT
            self.choose(text, number)
            at = len(self.along.choices)
            if self.along.waits:
                expect(self.page.locator("#prompt")).to_have_attribute("data-version", f"{self.along.number}-{at}")
        if step.good is not None:
            self.says(step.good.to(self.lang))
            self.page.locator("[data-go=next]").click()

    def take(self) -> None:
        """One step, whatever it asks for."""
        step = self.along.step
        assert step is not None
        self.says(step.say.to(self.lang))
        if step.lit and self.page.viewport_size and self.page.viewport_size["width"] > 700:
            expect(self.page.locator("#light .rim g > *").first).to_be_attached()
        if isinstance(step, Do):
            self.do(step)
        elif isinstance(step, Ask):
            for right in (False, True):
                number = [each.right for each in step.answers].index(right)
                self.page.locator(f".answers button[value='{number}']").click()
                self.says(step.answers[number].why.to(self.lang))
            self.page.locator("[data-go=next]").click()
        else:
            self.page.locator("[data-go=next]").click()
        self.along.next()

    def finish(self) -> None:
        """To the end, and back to the course, which knows it."""
        while not self.along.over:
            self.take()
        for line in self.along.lesson.learned.to(self.lang):
            expect(self.page.locator("#coach .learned")).to_contain_text(line)
        self.page.goto(f"/learn/{self.along.game}")
        stone = self.page.locator(f".path a[href$='/{self.along.lesson.id}']")
        expect(stone.locator("xpath=..")).to_have_class("done " if not self.along.lesson.optional else "done optional")


# the coach is asked; a rival's choice may have come between, to which she had nothing to add
ASKED = """
() => {
  if (document.body.classList.contains("coach-folded")) document.querySelector("#coach .lamp").click();
  const button = document.querySelector("[data-coach=ask]");
  const seen = Boolean(button.offsetParent);
  if (seen) button.click();
  return seen;
}
"""


@pytest.mark.parametrize(("game", "id", "size", "lang"), CASES)
def test_a_lesson_is_clicked_to_its_end(game: str, id: str, size: str, lang: str, desks: Desks) -> None:
    page = desks.opened(size, lang)
    page.goto(f"/learn/{game}/{id}")
    learner = Learner(page, game, id, lang)
    learner.finish()
    assert not desks.errors, desks.errors


def test_show_me_back_again_and_leaving(desks: Desks) -> None:
    page = desks.opened("desktop", "en")
    page.goto("/learn/circadians/send?step=1")
    page.locator("[data-go=show]").click()
    expect(page.locator("#coach .shown")).to_contain_text("Mining Camp")
    page.locator("[data-go=try]").click()
    expect(page.locator("#coach .text")).to_contain_text("Send the 5 there")
    page.locator('#options button[data-option="send mining_1"]').click()
    expect(page.locator("#coach .verdict.right")).to_have_count(1)
    page.locator("[data-go=again]").click()
    expect(page.locator("#coach .text")).to_contain_text("Send the 5 there")
    page.locator("[data-go=skip]").click()
    expect(page.locator("#coach .text")).to_contain_text("Let the ship make it a 6")
    page.reload()
    expect(page.locator("#coach .text")).to_contain_text("Let the ship make it a 6")
    page.locator("[data-go=back]").click()
    expect(page.locator("#coach .text")).to_contain_text("Send the 5 there")
    page.locator('[data-refused^="The right space counts from 10"]').first.dispatch_event("click")
    expect(page.locator("#refusal")).to_contain_text("The right space counts from 10")
    page.locator(".exit").click()
    expect(page.locator(".path .now")).to_contain_text("Step 2 of 5")
    assert not desks.errors, desks.errors


def test_a_right_move_shows_what_it_brought_and_the_chapter_opens_beside(desks: Desks) -> None:
    page = desks.opened("desktop", "en")
    page.goto("/learn/circadians/goal?step=1")
    page.locator('#options button[data-option="send neg_leyrien_2"]').click()
    expect(page.locator("#gains .more text").first).to_have_text("+5")
    expect(page.locator("#gains .less text").first).to_have_text("−9")
    page.locator("[data-go=next]").click()
    expect(page.locator("#gains > *")).to_have_count(0)
    page.goto(f"/learn/circadians/goal?step={len(course('circadians').lesson('goal').steps)}")
    page.get_by_role("link", name="Read this chapter of the rules").click()
    expect(page.locator(".rules-beside[open] h2").first).to_be_visible()
    expect(page.locator(".rules-beside header a")).to_have_text("All rules")
    assert len(page.context.pages) == 1 and not desks.errors, desks.errors


def test_a_phone_comes_near_to_what_is_lit_and_shows_what_a_move_brought(desks: Desks) -> None:
    page = desks.opened("phone", "pl")
    page.goto("/learn/revive/range_and_build?step=1")
    rims = page.locator("#light .rim g > *")
    expect(rims).to_have_count(2)
    expect(page.locator("#stage.far")).to_have_count(0)  # no longer the whole board
    sizes = rims.evaluate_all("all => all.map(each => each.getBoundingClientRect().width)")
    assert min(sizes) > 30, f"a field is too small to be seen: {sizes}"
    page.goto("/learn/revive/range_and_build?step=2")
    for text in ("build", "build-on t13b", "raise small", "resolve-all"):
        page.locator(f'#options button[data-option="{text}"]').click()
    expect(page.locator("#coach .verdict.right")).to_have_count(1)
    expect(page.locator(".table")).to_have_attribute("data-tab", "mat")
    expect(page.locator("#gains .more text")).to_have_text(["+1", "+1", "+1"])
    assert not desks.errors, desks.errors


def test_axe_finds_no_serious_fault(desks: Desks) -> None:
    page = desks.opened("desktop", "en")
    found: dict[str, list[str]] = {}
    for address in (
        "/learn",
        "/learn/icaion",
        "/learn/circadians/goal?step=3&answer=1",
        "/learn/circadians/send?step=1",
        "/learn/revive/two_halves",
        "/learn/excavation/market?step=1",
        f"/learn/icaion/first-turn?step={len(course('icaion').lesson('first-turn').steps)}",
    ):
        answer = page.goto(address)
        assert answer is not None and answer.ok, address
        found[address] = serious_faults(page)
    assert not any(found.values()), found


@pytest.mark.parametrize("size", SIZES)
def test_the_coach_is_never_out_of_sight(size: str, desks: Desks) -> None:
    """Whatever a step lights, the coach and her buttons stay on the screen, and so does something to choose."""
    page = desks.opened(size, "pl")
    width, height = SIZES[size]
    for game, id in LESSONS[::9]:
        for number, step in enumerate(course(game).lesson(id).steps):
            page.goto(f"/learn/{game}/{id}?step={number}")
            expect(page.locator("#light")).to_be_attached()
            for box in (page.locator("#coach").bounding_box(), page.locator("#coach .row .btn").last.bounding_box()):
                assert box is not None and box["width"] > 0, f"{game}/{id} {number}"
                assert box["x"] >= -1 and box["x"] + box["width"] <= width + 1, f"{game}/{id} {number}"
                assert box["y"] >= 0 and box["y"] + box["height"] <= height + 1, f"{game}/{id} {number}"
            if isinstance(step, Do):
                assert page.locator("#options button:not([disabled])").count(), f"{game}/{id} {number}"
            assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert not desks.errors, desks.errors


@pytest.mark.parametrize(("size", "lang"), [("desktop", "en"), ("phone", "pl")])
def test_the_coach_of_a_first_game_speaks_answers_and_is_silent(size: str, lang: str, desks: Desks) -> None:
    guided = course("circadians").guided
    page = desks.opened(size, lang)
    page.goto("/learn/circadians")
    page.locator(".final button").click()
    coach = page.locator("#coach")
    assert guided.welcome is not None
    expect(coach.locator(".welcome")).to_have_text(guided.welcome.to(lang))
    expect(coach.locator(".text")).to_be_hidden()
    coach.locator("[data-coach=next]").click()
    first = next(each for each in guided.triggers if each.when.prompt == "choose-leader")
    expect(coach.locator(".text")).to_have_text(first.say.to(lang))
    page.wait_for_function(ASKED)
    expect(coach.locator("#thoughts")).to_contain_text(first.say.to(lang))
    coach.locator("[data-coach=silence]").click()
    expect(coach.locator(".words")).to_be_hidden()
    page.reload()
    expect(coach.locator(".words")).to_be_hidden()
    coach.locator("[data-coach=silence]").click()
    box, width = coach.bounding_box(), SIZES[size][0]
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert not desks.errors, desks.errors
