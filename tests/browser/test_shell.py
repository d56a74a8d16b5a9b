"""What is around every table: the way to it, words that explain themselves, talk, keys, and the way back."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.kit import AT_REST, OVER, Party, Visitor, without_toy


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_the_button_stays_above_the_fold(party: Party, lang: str) -> None:
    visitor = party.visitor("Bára", lang=lang)
    page = visitor.page
    page.route("**/api/games", without_toy)
    visitor.home()
    page.locator(".daily").wait_for()  # what comes late may not push it down
    for game in page.locator(".pick input").all():
        game.check(force=True)
        if page.locator(".more").count():
            page.locator(".more").evaluate("(more) => (more.open = true)")
        box = page.locator(".go").bounding_box()
        assert box and page.evaluate("scrollY") == 0 and box["y"] + box["height"] <= 900 - 16


def test_addresses_that_lead_nowhere_have_a_page(party: Party) -> None:
    visitor = party.visitor("Bára")
    visitor.net_may_fail = True
    page = visitor.page
    answer = page.goto(visitor.house.address + "/nowhere/at-all")
    assert answer and answer.status == 404
    expect(page.get_by_role("heading", name="Tady nic není")).to_be_visible()
    page.goto(visitor.house.address + "/t/nothing")
    expect(page.get_by_role("heading", name="Tady žádný stůl není")).to_be_visible()
    expect(page.locator("[data-net]")).to_have_count(0)  # once is enough
    page.get_by_role("link", name="Zpět do klubovny").click()
    expect(page.locator(".go")).to_be_visible()


def play_until(visitor: Visitor, sign: str, chance: random.Random) -> None:
    for _ in range(200):
        assert visitor.wait_for_turn()
        if visitor.page.locator(sign).count():
            return
        visitor.point(chance)
    raise AssertionError(f"never saw {sign}")


def with_cards_to_look_at(party: Party) -> Visitor:
    """Somebody at a table where cards lie that explain themselves."""
    visitor = party.visitor("Bára")
    visitor.home()
    visitor.sit_down("bots", seats=3)
    play_until(visitor, ".lane .place[tabindex]", random.Random(4))
    return visitor


def test_cards_explain_themselves_where_they_are_named(party: Party) -> None:
    visitor = with_cards_to_look_at(party)
    page = visitor.page
    lens = page.locator("#lens")
    expect(lens).to_be_hidden()
    page.locator(".log .named").last.hover()
    expect(lens).to_be_visible()
    expect(lens.locator("p").first).not_to_be_empty()
    page.locator(".bar .brand").hover()
    expect(lens).to_be_hidden()
    page.locator(".lane .place[tabindex]").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(lens).to_contain_text("Kdo ")  # what an action card does to whoever gains it
    expect(page.locator(".lane .place[tabindex]").first).to_have_attribute("aria-describedby", "lens")
    page.keyboard.press("Escape")
    expect(lens).to_be_hidden()


def test_what_an_option_names_is_shown_beside_the_list(party: Party) -> None:
    with party.beginning("trablici", {"rows": ["g2 axe.p o4", "p5"], "deck": ["barricade"]}):
        visitor = party.visitor("Bára")
        visitor.home()
        visitor.sit_down()
    page = visitor.page
    page.locator("#options .named").first.hover()
    expect(page.locator("#lens")).to_be_visible()
    lens, options = page.locator("#lens").bounding_box(), page.locator("#options").bounding_box()
    assert lens and options and lens["x"] + lens["width"] <= options["x"], "the other options can be read"


def test_talk_is_read_whole_and_people_can_be_muted(party: Party) -> None:
    visitor = party.visitor("Bára")
    page = visitor.page
    visitor.home()
    visitor.sit_down("bots", seats=2)
    page.locator(".board").wait_for()
    for number in range(6):
        page.get_by_label("Napsat zprávu").fill(f"řádek {number}")
        page.keyboard.press("Enter")
    expect(page.locator(".chat li")).to_have_count(6)
    page.get_by_role("button", name="Hotové věty").click()
    page.get_by_role("button", name="Pěkný tah!").click()
    expect(page.locator(".chat li")).to_have_count(7)
    page.locator(".chat li").first.scroll_into_view_if_needed()
    expect(page.locator(".chat li").first).to_be_in_viewport()
    page.locator(".chat .mute").first.click()
    expect(page.locator(".chat li")).to_have_count(0)
    page.get_by_role("button", name="Zase slyšet").click()
    expect(page.locator(".chat li")).to_have_count(7)


def test_keys_lead_to_the_options_and_come_back_to_them(party: Party) -> None:
    visitor = party.visitor("Bára")
    page = visitor.page
    visitor.home()
    visitor.sit_down("bots", seats=2)
    assert visitor.wait_for_turn()
    page.locator(".cloth .glow, .thumb .btn:not([disabled], [aria-disabled])").first.focus()
    page.keyboard.press("Enter")  # on the board, not in the list
    page.locator(f"{AT_REST} [data-option]").first.wait_for()
    expect(page.locator("#options")).to_be_focused()
    page.keyboard.press("o")
    expect(page.locator("#options button").first).to_be_focused()


def test_keys_reach_boxes_that_are_to_be_ticked(party: Party) -> None:
    visitor = party.visitor("Bára")
    page = visitor.page
    visitor.home()
    visitor.sit_down("bots", seats=2, game="toy")
    chance = random.Random(3)
    box = page.locator("#options fieldset input:not([disabled], [aria-disabled])")
    for _ in range(60):
        asked = page.locator(f"{OVER}, {AT_REST} :is([data-option], #options fieldset .btn)")
        asked.filter(visible=True).first.wait_for()
        if visitor.over:  # before there was anything to tick
            visitor.home()
            visitor.sit_down("bots", seats=2, game="toy")
            continue
        if box.count():
            break
        visitor.choose_from_list(chance)
    page.keyboard.press("o")
    expect(box.first).to_be_focused()
    page.keyboard.press("Space")
    expect(box.first).to_be_checked()
