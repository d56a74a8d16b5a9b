"""Why not: what cannot be chosen says so itself, with its rule, to the mouse, a finger, the keyboard and a reader."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.kit import PHONE, Visitor, serious, table_with

ROWS = {"rows": ["g2 p3 o4", "p1"], "deck": ["o1"], "active": 0}
TOUCHING = "Vedle sebe nesmějí být oranžový zombík 1 a oranžový zombík 4: mají stejnou barvu."
PLACE_FIRST = "Nejdřív umísti oranžového zombíka 1."


def sit_down(visitor: Visitor, game: str) -> Page:
    visitor.home()
    visitor.sit_down("bots", seats=2, game=game)
    expect(visitor.page.locator('.status[data-turn="mine"]')).to_be_visible()
    return visitor.page


def test_a_dark_card_says_why_to_mouse_and_keyboard(browser: Browser, tmp_path: Path) -> None:
    with table_with(browser, tmp_path, "trablici", ROWS) as party:
        visitor = party.visitor("Bára", bypass_csp=True)
        page = sit_down(visitor, "trablici")
        note = page.locator(".note:popover-open")
        page.locator('[data-ref="row:1:3"]').hover()
        expect(note).to_contain_text(TOUCHING)
        expect(page.locator('[data-ref="row:1:3"]')).to_have_attribute("aria-label", f"oranžový zombík 4. {TOUCHING}")
        visitor.picture("why-not-trablici-1440-day")
        assert serious(page) == []
        note.get_by_role("button", name="Pravidlo P5").click()
        expect(page.get_by_role("dialog")).to_contain_text("Stejné barvy se nesmějí dotýkat")
        expect(note).to_have_count(0)
        page.keyboard.press("Escape")
        flip = page.get_by_role("button", name="Otočit dál")
        expect(flip).to_be_disabled()
        flip.focus()
        page.keyboard.press("Enter")
        expect(note).to_contain_text(PLACE_FIRST)
        page.keyboard.press("Escape")
        expect(note).to_have_count(0)
        page.keyboard.press("w")
        expect(page.locator(".whynot li", has_text=TOUCHING)).to_have_count(1)
        expect(page.locator(".whynot summary")).to_be_focused()
        page.locator('[data-ref="row:1:left"]').click()  # an answer, and everything is said anew
        expect(page.locator(".whynot li", has_text=TOUCHING)).to_have_count(0)


def test_a_finger_asks_by_a_tap(browser: Browser, tmp_path: Path) -> None:
    with table_with(browser, tmp_path, "trablici", ROWS) as party:
        visitor = party.visitor("Bára", PHONE, has_touch=True)
        page = sit_down(visitor, "trablici")
        note = page.locator(".note:popover-open")
        page.locator('[data-ref="row:1:3"]').tap()
        expect(note).to_contain_text(TOUCHING)
        visitor.fits()
        visitor.picture("why-not-trablici-390-day")
        page.locator(".status").tap()
        expect(note).to_have_count(0)
