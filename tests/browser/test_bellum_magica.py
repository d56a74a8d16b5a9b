"""Bellum Magica in the browser: against bots by pointing, one tablet that is passed round, three phones by a link."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

from tests.browser.kit import OVER, PHONE, Party, Visitor, serious

ANY = f'{OVER}, dialog[open] .btn.main, .cloth .glow, .thumb .btn:not([disabled])'
CURTAIN = "dialog[open] .btn.main"
KEEP = '.thumb [data-key="keep"]'
PASS = '.thumb [data-key="pass"]'
SIDES = '[data-ref="own:left"]:visible, [data-ref="own:right"]:visible'


def one_of(found: Locator, chance: random.Random) -> None:
    found.nth(chance.randrange(found.count())).click()


def asked(visitor: Visitor) -> str:
    """Which question lies open, by what can be pointed at."""
    page = visitor.page
    for name, sign in (
        ("goblins", ".goblin .glow"),
        ("reroll", KEEP),
        ("steal", ".steal .glow"),
        ("recruit", ".mc .glow"),
        ("attack", ".target.glow, .veil, " + PASS),
    ):
        if page.locator(sign).count():
            return name
    return ""


def act(visitor: Visitor, chance: random.Random) -> str:
    """Answer the open question by pointing; returns its name, or nothing when there is none."""
    page = visitor.page
    name = asked(visitor)
    if name == "goblins":
        one_of(page.locator(".goblin .glow:not(.picked):not(.instead)"), chance)
        one_of(page.locator(".goblin .glow:not(.picked):not(.instead)"), chance)
    elif name == "reroll":
        one_of(page.locator(".tok.glow, " + KEEP), chance)
    elif name == "steal":
        page.locator(".steal .glow").last.click()
        take = page.locator(".steal .btn.main:not([disabled])")
        if take.count():
            take.click()
    elif name == "recruit":
        if chance.random() < 0.2:
            page.locator(PASS).click()
        else:
            one_of(page.locator(".mc .glow"), chance)
            one_of(page.locator(SIDES), chance)
            ways = page.locator('.thumb [data-key^="recruit:"]')
            if ways.count():  # both ways of paying are open
                ways.last.click()
    elif name == "attack":
        one_of(page.locator(".target.glow, .veil") if page.locator(".target.glow, .veil").count() else page.locator(PASS), chance)
    return name


def ready(visitor: Visitor) -> None:
    visitor.page.locator(ANY).first.wait_for(timeout=20_000)


def test_a_whole_game_against_two_bots_by_pointing(party: Party) -> None:
    chance = random.Random(6)
    visitor = party.visitor("Bára", bypass_csp=True)
    visitor.home()
    visitor.sit_down("bots", seats=3, game="bellum_magica")
    page = visitor.page
    seen: dict[str, int] = {}
    for _ in range(300):
        ready(visitor)
        if visitor.over:
            break
        name = asked(visitor)
        seen[name] = seen.get(name, 0) + 1
        if seen[name] == 1 and name:
            expect(page.locator(".status .why")).not_to_have_text("")
            assert serious(page) == [], name
        if seen[name] == 4:
            visitor.picture(f"bellum_magica-{name}-1440-day")
        before = page.locator(".status").inner_text() + page.locator(".log").inner_text()
        act(visitor, chance)
        page.wait_for_function(
            "(before) => document.querySelector('.status').innerText + document.querySelector('.log').innerText !== before",
            arg=before,
        )
    assert visitor.over
    assert {"goblins", "reroll", "attack", "recruit"} <= set(seen), seen
    expect(page.locator(".end h2")).to_be_visible()
    page.get_by_role("button", name="Prohlédnout stůl").click()
    scores = [int(one) for one in page.locator(".opening strong").all_inner_texts()]
    chests = page.locator(".opening .row").nth(0).locator(".chest b").all_inner_texts()
    assert sum(int(one) for one in chests) == scores[0], "all chests lie open and add up"
    assert serious(page) == []
    visitor.picture("bellum_magica-end-1440-day")
