"""One browser and one server for all these tests; a party of visitors for each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason="the browser tests need the package playwright")

from playwright.sync_api import Browser, sync_playwright

from tests.browser.kit import ARGUMENTS, CHROMIUM, STATIC, House, Party, party_at


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine: install the package chromium")
    assert (STATIC / "index.html").exists(), "the web table has not been built: make web"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
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
