"""Lessons in the browser: a newcomer who only sees the page finishes them by trying what glows, chalk first."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit import AT_REST, PHONE, Party

# Things that can be chosen now, those under a ring of chalk first.
HANDLES = """() => {
    const inside = (box, ring) => {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return ring.left <= x && x <= ring.right && ring.top <= y && y <= ring.bottom;
    };
    const rings = [...document.querySelectorAll('.chalk rect')].map((one) => one.getBoundingClientRect());
    const things = [...document.querySelectorAll('.cloth :is(.glow, .thumb .btn):not([disabled], .cloth > .strip *)')]
        .filter((one) => !one.classList.contains('picked'));
    document.querySelectorAll('[data-try]').forEach((one) => one.removeAttribute('data-try'));
    things.forEach((one, at) => one.setAttribute('data-try', at));
    const ringed = things.map((one) => rings.some((ring) => inside(one.getBoundingClientRect(), ring)));
    return ringed;
}"""
DONE = '.cloth > .strip a.btn[href^="/?game"]'
MOST = 400  # clicks


def place(page: Page) -> str:
    """How far the lesson is, as a reader of the screen hears it."""
    return page.locator(".matches").get_attribute("aria-label") or ""


def learn(page: Page, chance: random.Random) -> int:
    """Try things until the lesson is over; returns how many answers the teacher did not take."""
    wrong = 0
    for _ in range(MOST):
        page.locator(f"{AT_REST} :is(.cloth .glow, .thumb .btn:enabled, .strip .next, {DONE})").first.wait_for(
            timeout=30_000
        )
        assert page.locator(".say").inner_text().strip(), "she always says something"
        if page.locator(DONE).count():
            return wrong
        go_on = page.locator(".strip .next")
        if go_on.count():
            go_on.click()
            continue
        ringed = page.evaluate(HANDLES)
        if not ringed:
            continue  # the board has just moved on
        likely = [at for at, pointed in enumerate(ringed) if pointed]
        among = likely if likely and chance.random() < 0.6 else range(len(ringed))
        page.locator(f'[data-try="{chance.choice(list(among))}"]').first.click(timeout=5000, force=True)
        page.locator(AT_REST).first.wait_for(state="attached", timeout=30_000)
        wrong += page.locator(".strip.wrong").count()
    raise AssertionError(f"the lesson has no end: {place(page)}: {page.locator('.say').inner_text()}")


@pytest.mark.parametrize("game", ["trablici", "smash_up", "bellum_magica"])
def test_a_newcomer_finishes_the_first_lesson(party: Party, game: str) -> None:
    visitor = party.visitor("", size=PHONE if game == "trablici" else (1440, 900))
    visitor.home()
    visitor.page.locator(f'a[href="/learn/{game}/first"]').click()
    wrong = learn(visitor.page, random.Random(3))
    assert wrong > 0, "somebody who tries things is wrong now and then, and is told why"
    visitor.picture(f"lesson-{game}-end")
    visitor.home()
    expect(visitor.page.locator(f'a[href="/learn/{game}/first"] .done')).to_be_visible()


def test_a_lesson_can_be_left_and_taken_up_again(party: Party) -> None:
    visitor = party.visitor("", lang="en")
    page = visitor.page
    page.goto(f"{visitor.house.address}/learn/trablici/first")
    page.locator(f'{AT_REST} [data-ref="row:1:right"]').click()
    expect(page.locator(".matches")).to_have_attribute("aria-label", "Step 2 of 16")
    expect(page.locator(".side .lines li")).to_have_count(2)
    page.reload()
    expect(page.locator(".matches")).to_have_attribute("aria-label", "Step 2 of 16")
    page.locator(f'{AT_REST} .thumb [data-key="stop"]').click()
    expect(page.locator(".strip.wrong .say")).to_have_text("You may, but this flip is free.")
    visitor.picture("lesson-wrong-1440-en")
