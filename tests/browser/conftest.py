"""One browser and one server for all these tests; a party of visitors for each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason="the browser tests need the package playwright")

from playwright.sync_api import Browser, BrowserType, sync_playwright

from tests.browser.kit import ARGUMENTS, CHROMIUM, STATIC, WINDOWED, House, Party, party_at
from tests.chromium import MISSING


@pytest.fixture(scope="session")
def browsers() -> Iterator[BrowserType]:
    if CHROMIUM is None or WINDOWED is None:
        pytest.skip(MISSING)
    assert (STATIC / "index.html").exists(), "the web table has not been built: make web"
    with sync_playwright() as playwright:
        yield playwright.chromium


@pytest.fixture(scope="session")
def browser(browsers: BrowserType) -> Iterator[Browser]:
    chromium = browsers.launch(executable_path=CHROMIUM, args=ARGUMENTS)
    yield chromium
    chromium.close()


@pytest.fixture
def windowed(browsers: BrowserType) -> Iterator[Browser]:
    """A browser that shows notifications."""
    chromium = browsers.launch(executable_path=WINDOWED, args=ARGUMENTS)
    yield chromium
    chromium.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("house"))
    made.open()
    yield made
    made.close()


@pytest.fixture
def party(browser: Browser, house: House) -> Iterator[Party]:
    yield from party_at(browser, house)


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may stop and start."""
    made = House(tmp_path)
    made.open()
    yield made
    made.close()
