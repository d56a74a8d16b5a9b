"""Draws docs/boards.jpg out of the pictures that the browser tests left in artifacts/browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.kit import ARGUMENTS, CHROMIUM, PICTURES

SHOWN = [
    "smash_up-1440-day",
    "tag_team-1440-day",
    "bellum_magica-recruit-1440-day",
    "defenders-1440-day",
]
LOOK = "margin:0;padding:12px;display:grid;grid-template-columns:1fr 1fr;gap:12px;background:#f3ead6"
PAGE = f'<body style="{LOOK}">{{}}'
PICTURE = '<img src="{}" style="width:100%;display:block">'


def main() -> None:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        page = chromium.new_page(viewport={"width": 1600, "height": 900})
        page.goto(PICTURES.as_uri())  # a page of our own may show files only from where it is itself
        page.set_content(PAGE.format("".join(PICTURE.format((PICTURES / f"{name}.png").as_uri()) for name in SHOWN)))
        page.wait_for_function("[...document.images].every((one) => one.complete && one.naturalWidth > 0)")
        page.screenshot(path=Path(__file__).parent / "boards.jpg", type="jpeg", quality=82, full_page=True)
        chromium.close()


if __name__ == "__main__":
    main()
