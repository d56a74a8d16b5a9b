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
    const things = [...document.querySelectorAll('.cloth :is(.glow, .can[data-act], .thumb .btn, [data-key])')]
        .filter((one) => one.checkVisibility())
        .filter((one) => !one.matches(':disabled, [aria-disabled], .picked, .cloth > .strip *'));
    document.querySelectorAll('[data-try]').forEach((one) => one.removeAttribute('data-try'));
    things.forEach((one, at) => one.setAttribute('data-try', at));
    const ringed = things.map((one) => rings.some((ring) => inside(one.getBoundingClientRect(), ring)));
    return ringed;
}"""
DONE = '.cloth > .strip a.btn[href^="/?game"]'
MOST = 400  # clicks
OBEYS = 0.85  # how often a newcomer tries what is pointed at, and not just anything...
STUBBORN = 2  # ...after this many answers that were not taken; before that it is the other way round
GAMES = ["trablici", "smash_up", "tag_team", "bellum_magica", "defenders"]


def place(page: Page) -> str:
    """How far the lesson is, as a reader of the screen hears it."""
    return page.locator(".matches").get_attribute("aria-label") or ""


def learn(page: Page, chance: random.Random) -> int:
    """Try things until the lesson is over; returns how many answers the teacher did not take."""
    wrong = 0
    for _ in range(MOST):
        page.locator(f"{AT_REST} :is(.cloth .glow, .cloth .btn:enabled, .strip .next, {DONE})").filter(
            visible=True
        ).first.wait_for(timeout=30_000)
        assert page.locator(".say").inner_text().strip(), "she always says something"
        expect(page.locator(".chalk[data-missing]"), f"she points at something: {place(page)}").to_have_count(0)
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
        obeys = chance.random() < (OBEYS if wrong >= STUBBORN else 1 - OBEYS)
        among = likely if likely and obeys else range(len(ringed))
        page.locator(f'[data-try="{chance.choice(list(among))}"]').first.click(timeout=5000)
        page.locator(AT_REST).first.wait_for(state="attached", timeout=30_000)
        wrong += page.locator(".strip.wrong").count()
    raise AssertionError(f"the lesson has no end: {place(page)}: {page.locator('.say').inner_text()}")


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_finishes_the_first_lesson(party: Party, game: str) -> None:
    visitor = party.visitor("", size=PHONE if game in {"trablici", "smash_up", "tag_team"} else (1440, 900))
    visitor.home()
    visitor.page.locator(f'a[href="/learn/{game}/first"]').click()
    wrong = learn(visitor.page, random.Random(3))
    assert wrong > 0, "somebody who tries things is wrong now and then, and is told why"
    visitor.picture(f"lesson-{game}-end")
    visitor.page.locator(DONE).click()
    expect(visitor.page.locator(f'.pick input[value="{game}"]'), "who has learnt it may play it").to_be_checked()
    visitor.home()
    expect(visitor.page.locator(f'a[href="/learn/{game}/first"] .done')).to_be_visible()


def test_a_lesson_can_be_left_and_taken_up_again(party: Party) -> None:
    visitor = party.visitor("", lang="en")
    page = visitor.page
    page.goto(f"{visitor.house.address}/learn/trablici/first")
    page.locator(f'{AT_REST} [data-ref="row:1:right"]').click()
    expect(page.locator(".matches")).to_have_attribute("aria-label", "Step 2 of 18")
    expect(page.locator(".side .lines li")).to_have_count(2)
    page.reload()
    expect(page.locator(".matches")).to_have_attribute("aria-label", "Step 2 of 18")
    page.locator(f'{AT_REST} .thumb [data-key="stop"]').click()
    expect(page.locator(".strip.wrong .say")).to_have_text("You may, but this flip is free.")
    visitor.picture("lesson-wrong-1440-en")


def test_what_cannot_be_chosen_answers_where_things_are_buttons(party: Party) -> None:
    visitor = party.visitor("", lang="en")
    page = visitor.page
    page.goto(f"{visitor.house.address}/learn/smash_up/first")
    page.locator(f"{AT_REST} .strip .next").click()
    page.locator(f'{AT_REST} [data-ref="hand:king_rex"]').click()
    page.locator('.here[data-ref="base:tar_pits"]').click()
    expect(page.locator(".matches")).to_have_attribute("aria-label", "Step 3 of 16")
    page.locator(f'{AT_REST} [data-ref="hand:war_raptor"]').click()
    expect(page.locator(".strip.wrong .say")).to_have_text("One free minion a turn.")


def test_what_she_asks_for_is_left_to_the_learner(party: Party) -> None:
    """At other tables the only possible horde is formed by itself."""
    visitor = party.visitor("", lang="en", size=PHONE)
    page = visitor.page
    page.goto(f"{visitor.house.address}/learn/trablici/when_to_stop")
    for ref in ("row:2:right", "deck"):
        page.locator(f'{AT_REST} [data-ref="{ref}"]').click()
    page.locator(f'{AT_REST} [data-key="stop"]').click()
    page.locator(f'{AT_REST} [data-ref="row:3"].glow').click()
    expect(page.locator(".say")).to_have_text("There you are: form the horde!")
    page.locator(f'{AT_REST} [data-key="horde:run"]').click()
    page.locator(DONE).wait_for()


def test_her_words_stay_in_sight_where_the_board_scrolls(party: Party) -> None:
    visitor = party.visitor("", size=(1440, 800))
    page = visitor.page
    page.goto(f"{visitor.house.address}/learn/bellum_magica/the_only_map")
    page.locator(f'{AT_REST} [data-ref="settlement:farm_7"]').click()
    expect(page.locator('[data-ref="market:imp_1"]')).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".say")).to_be_in_viewport(ratio=1)


def test_new_chests_do_not_lie_over_what_is_wanted_next(party: Party) -> None:
    visitor = party.visitor("", size=PHONE, pace="calm")
    page = visitor.page
    page.goto(f"{visitor.house.address}/learn/bellum_magica/the_only_map")
    expect(page.locator(".moment")).to_be_visible()
    expect(page.locator(".moment")).to_be_hidden(timeout=10_000)


def test_a_full_hand_leaves_the_actions_alone(party: Party) -> None:
    visitor = party.visitor("")
    page = visitor.page
    page.goto(f"{visitor.house.address}/learn/defenders/spend_before_you_build")
    for choice in ('[data-act="clear"]', '[data-ref="card:order_tiskla"]', '[data-act="build"]'):
        page.locator(f"{AT_REST} {choice}").click()
    cards = page.locator(f"{AT_REST} .hand li")
    expect(cards).to_have_count(5)
    last, act = cards.last.bounding_box(), page.locator('[data-spot="act:move"]').bounding_box()
    assert last and act and last["x"] + last["width"] <= act["x"]


def test_a_phone_scrolls_to_what_is_pointed_at(party: Party) -> None:
    visitor = party.visitor("", size=PHONE)
    page = visitor.page
    page.goto(f"{visitor.house.address}/learn/defenders/spend_before_you_build")
    page.locator(f'{AT_REST} [data-act="clear"]').click()
    expect(page.locator('[data-ref="card:order_tiskla"]')).to_be_in_viewport(ratio=0.5)
    strip = page.locator(".cloth > .strip").bounding_box()
    hand = page.locator('[data-spot="own:hand"]').bounding_box()
    assert strip and hand and hand["y"] >= strip["y"] + strip["height"]


def test_the_coach_speaks_once_and_offers_the_lesson(party: Party) -> None:
    visitor = party.visitor("Bára", coach="new", lang="en")
    page = visitor.page
    visitor.home()
    visitor.sit_down()
    coach = page.locator(f"{AT_REST} .coach")
    coach.wait_for(timeout=30_000)  # others may begin
    expect(coach.locator('a[href="/learn/trablici/first"]')).to_be_visible()
    visitor.picture("coach-1440-en")
    page.reload()
    coach.wait_for(timeout=30_000)  # who has not answered yet hears it again
    coach.get_by_role("button", name="Thanks").click()
    expect(coach).to_have_count(0)
    page.reload()
    page.locator(f"{AT_REST} .cloth .glow").filter(visible=True).first.wait_for(timeout=30_000)
    expect(coach).to_have_count(0)


def test_every_word_beside_the_coach_can_be_read(party: Party) -> None:
    """A picture of a card that would have to be too small for its words is left out."""
    with party.beginning("trablici", {"rows": ["g2 axe.p o4", "p5"], "deck": ["barricade"]}):
        visitor = party.visitor("Bára", coach="always")
        visitor.home()
        visitor.sit_down()
    visitor.page.locator(f"{AT_REST} .coach").wait_for()
    visitor.page.wait_for_timeout(500)  # the picture is loaded after her words
    size = "(all) => all.map((one) => one.currentCSSZoom * parseFloat(getComputedStyle(one).fontSize))"
    assert min(visitor.page.locator(".coach :is(p, b, button)").evaluate_all(size)) >= 12


def test_the_waiting_room_offers_the_lesson(party: Party) -> None:
    visitor = party.visitor()
    visitor.home()
    visitor.sit_down("friends")
    expect(visitor.page.locator('.room a[href="/learn/trablici/first"]')).to_have_attribute("target", "_blank")
