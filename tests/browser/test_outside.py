"""A game from another package, from `klubovna new-game` to its own board in the browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from klubovna.lab.starter import new_game
from tests.browser.kit import House, party_at
from tests.lab.test_starter import install


def test_a_new_game_is_played_on_its_own_board(browser: Browser, tmp_path: Path) -> None:
    new_game("stones", tmp_path)
    install(tmp_path / "stones", tmp_path / "site")
    house = House(tmp_path, site=tmp_path / "site")
    house.open()
    try:
        for party in party_at(browser, house):
            eva = party.visitor("Eva")
            eva.home()
            eva.sit_down(game="stones")
            stones = eva.page.locator(".board button")
            expect(stones).to_have_count(21)
            eva.page.locator('.board [data-key="take:3"]').click()
            while eva.wait_for_turn():
                eva.page.locator(".board [data-key]").first.click()
            eva.picture("outside-board")
            expect(stones).to_have_count(0)
    finally:
        house.close()
