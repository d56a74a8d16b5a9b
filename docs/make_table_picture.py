"""Draws docs/table.png: a match of Trablíci in the browser, in English, on Eva's turn."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.kit import ARGUMENTS, CHROMIUM, House, party_at

CARDS = 6  # in the rows: a table worth looking at


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        house = House(Path(folder))
        house.open()
        try:
            for party in party_at(chromium, house):
                eva = party.visitor("Eva", lang="en")
                eva.home()
                eva.sit_down(seats=3)
                chance = random.Random(7)
                asked = eva.page.locator('.status[data-why="flip_or_stop"]')
                while eva.wait_for_turn() and (not asked.count() or eva.page.locator(".lane .place").count() < CARDS):
                    eva.point(chance, eager=0.9)
                eva.page.screenshot(path=Path(__file__).parent / "table.png")
        finally:
            house.close()
            chromium.close()


if __name__ == "__main__":
    main()
