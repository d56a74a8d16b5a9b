"""Before the click and advice, as people meet them: pointing, the keyboard, a finger, and Sofie the owl."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit import AT_REST, DESK, PHONE, Party, Visitor, serious

ENOUGH = 30_000  # ms: advice is thought out by a process that others may keep waiting


def at_table(party: Party, game: str, size: tuple[int, int], lang: str = "cs", theme: str = "day") -> Visitor:
    visitor = party.visitor("Bára", size=size, lang=lang, theme=theme)
    visitor.home()
    visitor.sit_down(game=game)
    assert visitor.wait_for_turn()
    return visitor


def option_with_figures(page: Page, visitor: Visitor) -> str:
    """Play on until an option of the list changes some figure, and return what is said of it."""
    for _ in range(30):
        for option in page.locator(f"{AT_REST} [data-option]").all()[:3]:
            option.hover()
            layer = page.locator("#prospect")
            expect(layer).to_be_visible(timeout=ENOUGH)
            words = layer.inner_text()
            if "▸" in words:
                return words
        page.mouse.move(2, 2)
        page.locator(f"{AT_REST} [data-option]").first.click()
        assert visitor.wait_for_turn()
    raise AssertionError("no option changes any figure")


def test_pointing_at_an_option_says_what_it_would_do(party: Party) -> None:
    visitor = at_table(party, "bellum_magica", DESK)
    page = visitor.page
    words = option_with_figures(page, visitor)
    assert re.search(r"\d+ ▸ ", words), words
    visitor.picture("prospect-1440")
    page.mouse.move(2, 2)
    expect(page.locator("#prospect")).to_be_hidden()
    # the same by keyboard, and as a description for a screen reader
    page.keyboard.press("o")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#prospect")).to_be_visible(timeout=ENOUGH)
    assert page.evaluate("document.activeElement.getAttribute('aria-description')")
    page.keyboard.press("Escape")
    expect(page.locator("#prospect")).to_be_hidden()


@pytest.mark.parametrize(("game", "size"), [("trablici", DESK), ("smash_up", PHONE)], ids=["desk", "phone"])
def test_advice_first_says_where_to_look_and_then_what_to_do(party: Party, game: str, size: tuple[int, int]) -> None:
    visitor = at_table(party, game, size)
    page = visitor.page
    page.get_by_role("button", name="Nápověda").click()
    expect(page.get_by_role("button", name="A co s tím?")).to_be_visible(timeout=ENOUGH)
    expect(page.locator(".chalk")).to_be_attached()
    expect(page.locator(".letters b")).to_have_count(0)
    visitor.picture(f"advice-where-{size[0]}")
    page.get_by_role("button", name="A co s tím?").click()
    sheet = page.get_by_role("region", name="Nápověda")
    expect(sheet).to_contain_text("ze 100")
    expect(sheet.locator("li")).not_to_have_count(0)
    assert 2 <= sheet.locator("li").count() <= 3
    expect(page.locator(".letters b").first).to_be_visible()
    visitor.fits()
    visitor.picture(f"advice-what-{size[0]}")
    sheet.get_by_role("button", name="Zahrát A").click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".letters")).to_have_count(0)
    assert visitor.wait_for_turn()


def test_the_host_may_switch_advice_off(party: Party) -> None:
    visitor = party.visitor("Bára", bypass_csp=True)
    visitor.home()
    visitor.sit_down("friends")
    page = visitor.page
    hints = page.get_by_role("checkbox", name="Hráči smějí chtít nápovědu")
    expect(hints).to_be_checked()
    hints.uncheck()
    expect(hints).not_to_be_checked()
    assert not serious(page)
