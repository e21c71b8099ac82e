"""Fixtures of every test that needs a served table or a real Chromium; one of each for a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright
from web.browser import ARGUMENTS, CHROMIUM, FULL, WAIT, Company
from web.firefox import FIREFOX, Window
from web.served import Served


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files that open a browser last longest: they come first, so that processes which share the tests end together."""
    slow = {each.path for each in items if "chromium" in getattr(each, "fixturenames", ())}
    items.sort(key=lambda each: each.path not in slow)


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A served table on SQLite, with the settings that the module names in SERVER."""
    settings = getattr(request.module, "SERVER", {})
    served = Served(f"sqlite:///{tmp_path_factory.mktemp('db')}/stolik.db", **settings)
    yield served
    served.stop()


@pytest.fixture(scope="module")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


def launched(driver: Playwright, path: str) -> Iterator[Browser]:
    if not path:
        pytest.skip("no Chromium on this machine")
    browser = driver.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=WAIT)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def chromium(driver: Playwright) -> Iterator[Browser]:
    yield from launched(driver, CHROMIUM)


@pytest.fixture
def full_chromium(driver: Playwright) -> Iterator[Browser]:
    """The one that people have: it shows notifications."""
    yield from launched(driver, FULL)


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    if not FIREFOX:
        pytest.skip("no Firefox on this machine")
    window = Window(tmp_path_factory.mktemp("firefox"))
    yield window
    window.stop()


@pytest.fixture
def company(chromium: Browser) -> Iterator[Company]:
    company = Company(chromium)
    yield company
    for context in company.contexts:
        context.close()
    assert not company.errors, company.errors
