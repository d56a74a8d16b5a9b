"""Opponents are chosen by character and sit at the table with their names and faces."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit import DESK, PHONE, SHORT, Party, Visitor, serious


def face(page: Page, figure: str) -> str:
    return f'img[src="/api/figures/{figure}.svg"]'


def drawn(page: Page) -> bool:
    """Every face on the page is a picture that could be loaded."""
    found = page.evaluate(
        """async () => {
            const faces = [...document.querySelectorAll('img[src^="/api/figures/"]')];
            await Promise.all(faces.map((one) => one.decode()));
            return faces.length > 0 && faces.every((one) => one.naturalWidth > 0);
        }"""
    )
    return bool(found)


def choose_at_home(visitor: Visitor, figure: str) -> None:
    """Two clicks."""
    visitor.page.locator("button.with").click()
    visitor.page.locator(f"[data-figure={figure}]").click()
    expect(visitor.page.locator("dialog.opponents")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["1440", "390"])
def test_an_opponent_is_picked_in_two_clicks_and_sits_at_the_table(party: Party, size: tuple[int, int]) -> None:
    visitor = party.visitor("Bára", size=size)
    visitor.home()
    page = visitor.page
    choose_at_home(visitor, "sofie")
    expect(page.locator("button.with")).to_contain_text("Sofie")
    assert drawn(page)
    visitor.fits()
    visitor.sit_down()
    page.locator(".board").wait_for()
    plate = page.locator(".plate", has_text="Sofie").first
    expect(plate.locator(face(page, "sofie"))).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("Bot 2")
    assert drawn(page)
    visitor.fits()
    visitor.picture(f"opponents-table-{size[0]}")
    page.goto(visitor.house.address)
    expect(page.locator("button.with")).to_contain_text("Sofie")  # the browser remembers


@pytest.mark.parametrize("theme", ["day", "evening"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["1440", "390"])
def test_the_shelf_of_opponents(party: Party, size: tuple[int, int], theme: str) -> None:
    visitor = party.visitor("Bára", size=size, theme=theme, bypass_csp=True)
    visitor.home()
    page = visitor.page
    page.locator("button.with").click()
    cards = page.locator("[data-figure]")
    expect(cards).to_have_count(10)
    expect(cards.first).to_contain_text("Právě se vyklubal.")
    expect(cards.last.locator(".matches svg")).to_have_count(5)
    expect(page.locator("dialog.opponents")).to_contain_text("Do karet nikdo z nich nevidí")
    assert drawn(page)
    visitor.fits()
    assert serious(page) == []
    visitor.picture(f"opponents-{size[0]}-{theme}")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.opponents")).to_have_count(0)


def test_the_keyboard_alone_chooses(party: Party) -> None:
    visitor = party.visitor("Bára")
    visitor.home()
    page = visitor.page
    page.locator("button.with").focus()
    page.keyboard.press("Enter")
    page.locator("[data-figure=kvido]").wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    for _ in range(12):
        if page.evaluate("() => document.activeElement?.dataset.figure") == "vendelin":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("button.with")).to_contain_text("Vendelín")


def test_in_the_room_every_seat_can_be_given_to_somebody_else(party: Party) -> None:
    visitor = party.visitor("Bára")
    visitor.home()
    visitor.sit_down("friends", seats=4)
    page = visitor.page
    for seat, figure in ((2, "betka"), (3, "betka"), (4, "baltazar")):
        page.get_by_role("button", name=f"Kdo sedí na místě {seat}").click()
        page.locator(f"[data-figure={figure}]").click()
        expect(page.locator(".seats li").nth(seat - 1).locator("img.face")).to_be_visible()
    for seat, name in ((2, "Bětka"), (3, "Matěj"), (4, "Baltazar")):
        expect(page.locator(".seats li").nth(seat - 1)).to_contain_text(name)
    assert drawn(page)
    visitor.picture("opponents-room-1440")
    page.get_by_role("button", name="Nechat volné").last.click()
    expect(page.locator(".seats li").nth(3)).not_to_contain_text("Baltazar")


def test_a_rematch_can_be_against_somebody_else(party: Party) -> None:
    with party.beginning("trablici", SHORT):
        visitor = party.visitor("Bára")
        visitor.home()
        choose_at_home(visitor, "kvido")
        visitor.sit_down()
        page = visitor.page
        page.locator(".board").wait_for()
        chance = random.Random(3)
        while visitor.wait_for_turn():
            visitor.point(chance)
        page.locator(".end").wait_for()
        assert drawn(page)
        visitor.picture("opponents-end-1440")
        page.get_by_role("button", name="S někým jiným").click()
        page.locator("[data-figure=hynek]").click()
        expect(page.locator(".plate", has_text="Hynek").first).to_be_visible(timeout=20_000)


def test_how_fairness_is_kept_can_be_read(party: Party) -> None:
    visitor = party.visitor("Bára")
    visitor.home()
    page = visitor.page
    page.locator("button.with").click()
    page.get_by_role("link", name="Jak se to hlídá").click()
    expect(page.locator("#fair-bots")).to_contain_text("zvolí totéž")
    expect(page.locator("#fair-bots h2")).to_have_text("Soupeři nepodvádějí")
