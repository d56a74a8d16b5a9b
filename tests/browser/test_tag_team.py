"""Tag Team in the browser: the first game against a bot by pointing and dragging, the fight beat by beat, a draft."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.kit import PHONE, Party, Visitor, serious

ALIKE = {
    "teams": ["joan ching_shih", "bodvar wong"],
    "decks": ["god_first terror_of_the_seas", "enrage harder_they_fall"],
    "phase": "build",
    "build": ["boarding boarding join_the_fleet", "war_cry bear_hide tiger_fist"],
}

MINE = ".strips .mine .stay"
GROWN = f"""(cards) => document.querySelectorAll('{MINE}').length >= cards || document.querySelector('.ring')"""
ASK_FOR_THE_ORDER = """() => {
    const kept = JSON.parse(localStorage.getItem("klubovna.prefs"));
    localStorage.setItem("klubovna.prefs", JSON.stringify({ ...kept, boards: { "tag_team.under": false } }));
}"""
# which of these things lie wholly inside the window
IN_SIGHT = """(names) => {
    const inside = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
    const all = (name) => [...document.querySelectorAll(name)].every((one) => inside(one.getBoundingClientRect()));
    return Object.fromEntries(names.map((name) => [name, all(name)]));
}"""
# every line that the log gets, with what the status line says at that moment
WATCH = """() => {
    const line = (one) => (one.querySelector(".words") ?? one).textContent.trim();
    const log = () => [...document.querySelectorAll(".log li")].map(line);
    window.told = [[log().length, "", ""]];
    new MutationObserver(() => {
        const lines = log();
        if (lines.length !== window.told.at(-1)[0])
            window.told.push([lines.length, lines.at(-1), document.querySelector(".status b").innerText.trim()]);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def first_game(visitor: Visitor, teams: str = "first_game") -> None:
    """From the home page to the ring."""
    visitor.home()
    page = visitor.page
    page.locator('.pick:has(input[value="tag_team"])').click()
    page.locator(".more summary").click()
    page.locator(".more select:not([name=clock])").select_option(teams)
    page.locator(".go").click()
    page.wait_for_url("**/t/*")
    page.locator(".board").wait_for()


def build(visitor: Visitor, chance: random.Random) -> None:
    """One build phase by two taps: card, place. The other two return by themselves."""
    page = visitor.page
    hand, gaps = page.locator(".cards .glow"), page.locator(".gap")
    hand.nth(chance.randrange(hand.count())).click()
    expect(page.locator(".cards .picked")).to_have_count(1)
    gaps.nth(chance.randrange(gaps.count())).click()


def test_a_first_game_against_a_bot_by_pointing(party: Party) -> None:
    chance = random.Random(4)
    visitor = party.visitor("Bára", bypass_csp=True)
    first_game(visitor)
    page = visitor.page
    expect(page.locator(".fighter h3")).to_have_text(["Johanka", "Ching Shih", "Bödvar", "Wong Fei-Hung"])
    assert serious(page) == []
    page.locator(".starts .glow").first.click()
    page.locator(".cards .glow").first.wait_for()
    visitor.picture("tag_team-1440-day")
    assert serious(page) == []

    # the deck grows by the card that was slipped in, at the place that was shown
    hand = page.locator(".cards .glow")
    chosen = hand.first.locator("b").inner_text()
    hand.first.drag_to(page.locator('[data-ref="gap:2"]'))
    expect(page.locator(f"{MINE} b").nth(1)).to_have_text(chosen)

    rounds = 3  # and my deck has that many cards
    while not visitor.over and rounds < 18:
        page.locator('.cards .glow, .status[data-turn="over"]').first.wait_for(timeout=20_000)
        assert page.locator('[data-key^="under:"]').count() == 0, "nobody is asked who does not want to be"
        if page.locator(".cards .glow").count() and page.locator(".gap").count():
            rounds += 1
            build(visitor, chance)
            page.wait_for_function(GROWN, arg=rounds)  # at once, whether or not the other one is ready
    expect(page.locator(".end h2")).to_be_visible()
    page.get_by_role("button", name="Prohlédnout stůl").click()
    expect(page.locator(".ring .letters")).to_have_text("K.O.")
    visitor.picture("tag_team-ko-1440-day")
    assert serious(page) == []
    page.locator(".film .now button").click()
    told = page.locator(".story").inner_text() + page.locator(".sums").inner_text()
    assert "K.O." in told, "the last turn says who was knocked out and by what"
    page.keyboard.press("Escape")
    visitor.look_back()


# texts on the cards in the ring that stick out of it, and how much of the window the caption has
IN_THE_RING = """() => {
    const ring = document.querySelector('.floor').getBoundingClientRect();
    const sticksOut = ({ top, bottom }) => top < ring.top - 1 || bottom > ring.bottom + 1;
    const texts = [...document.querySelectorAll('.clash .text')];
    const cut = texts.filter((one) => sticksOut(one.getBoundingClientRect()));
    return [cut.map((one) => one.innerText), document.querySelector('.status .say').clientWidth / innerWidth];
}"""


@pytest.mark.parametrize("size", [(1440, 900), PHONE, (360, 640)])
def test_the_longest_texts_stay_in_the_ring(party: Party, size: tuple[int, int]) -> None:
    with party.beginning("tag_team", ALIKE):
        visitor = party.visitor("Bára", size=size, pace="step")
        first_game(visitor)
        page = visitor.page
        page.locator(".cards .glow").first.click()
        page.locator(".gap").last.click()
        for _ in range(40):
            page.locator("main[data-beat]").wait_for(timeout=90_000)  # a strong rival may think
            if "Postrach moří" in page.locator(".status b").inner_text():
                break
            page.locator(".playback .btn.main").click()
        cut, share = page.evaluate(IN_THE_RING)
        assert cut == []
        assert share > 0.85 or size[0] > 820, "on a phone the caption has the whole line"


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (1920, 1080), (3440, 1440)])
def test_the_first_rounds_use_the_room_there_is(party: Party, size: tuple[int, int]) -> None:
    """Few cards are large and say all they do, and everything stays in the window."""
    with party.beginning("tag_team", ALIKE):
        visitor = party.visitor("Bára", size=size)
        first_game(visitor)
        page = visitor.page
        page.locator(".cards .glow").first.wait_for()
        assert page.evaluate(IN_SIGHT, [".strips .tag", ".cards .glow"]) == {".strips .tag": True, ".cards .glow": True}
        assert page.locator('.strips [data-fit="short"]').count() == 0
        words = "() => parseFloat(getComputedStyle(document.querySelector('.strips .text')).fontSize)"
        assert size[1] < 820 or page.evaluate(words) >= 16


def test_the_cards_stay_in_sight_once_they_are_ordered(party: Party) -> None:
    visitor = party.visitor("Iva", pace="step")
    first_game(visitor)
    page = visitor.page
    chosen = page.locator(".starts .glow").last
    name = chosen.locator("b").inner_text()
    chosen.click()
    page.locator('main[data-beat="lay-deck"]').wait_for()
    expect(page.locator(".starts b")).to_have_count(2)
    expect(page.locator(".starts b").first).to_have_text(name)


class Finger:
    """One finger on the glass: real touches, so that the browser itself decides what scrolls."""

    def __init__(self, page: Page) -> None:
        self.glass = page.context.new_cdp_session(page)
        self.page: Page = page
        self.at: tuple[float, float] = (0, 0)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y} for x, y in points]
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    def put_on(self, thing: Locator) -> None:
        box = thing.bounding_box()
        assert box is not None
        self.at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.touch("touchStart", self.at)

    def move_to(self, x: float, y: float, steps: int = 8) -> None:
        was = self.at
        for step in range(1, steps + 1):
            self.at = (was[0] + (x - was[0]) * step / steps, was[1] + (y - was[1]) * step / steps)
            self.touch("touchMove", self.at)
            self.page.wait_for_timeout(16)

    def rest(self, ms: int) -> None:
        """Stay where it is; a page that was pushed does not slide on afterwards."""
        self.touch("touchMove", self.at)
        self.page.wait_for_timeout(ms)
        self.touch("touchMove", self.at)

    def lift(self) -> None:
        self.touch("touchEnd")


def test_a_finger_scrolls_picks_and_drags(party: Party) -> None:
    """Of two cards that look alike only the one under the hand is lifted."""
    with party.beginning("tag_team", ALIKE):
        visitor = party.visitor("Bára", size=(390, 700), has_touch=True, is_mobile=True)
        first_game(visitor)
        page = visitor.page
        finger = Finger(page)
        cards, picked, gap = (
            page.locator(".cards li"),
            page.locator(".cards .picked"),
            page.locator('[data-ref="gap:2"]'),
        )
        expect(page.locator(".cards .glow")).to_have_count(3)
        name = cards.nth(1).locator("b").inner_text()
        assert cards.nth(0).locator("b").inner_text() == name

        # a finger that moves on at once scrolls the page, also from a card
        finger.put_on(cards.nth(1))
        finger.move_to(finger.at[0], finger.at[1] - 150)
        finger.rest(150)
        finger.lift()
        page.wait_for_function("() => scrollY > 60")
        expect(picked).to_have_count(0)
        page.evaluate("() => scrollTo({ top: 0, behavior: 'instant' })")

        # taps: the second of the two, then the first instead, then none
        cards.nth(1).tap()
        expect(picked).to_have_count(1)
        expect(cards.nth(1).locator(".picked")).to_be_visible()
        cards.nth(0).tap()
        expect(cards.nth(0).locator(".picked")).to_be_visible()
        expect(picked).to_have_count(1)
        cards.nth(0).tap()
        expect(picked).to_have_count(0)

        # a finger that rests lifts the card and leaves it lifted: a slow tap is a tap, and a second one puts it back
        for lifted in (1, 0):
            finger.put_on(cards.nth(1))
            page.wait_for_timeout(330)  # long enough to lift it, too short for the browser's own long press
            finger.lift()
            expect(picked).to_have_count(lifted)

        # carried nowhere it goes back
        finger.put_on(cards.nth(1))
        expect(cards.nth(1).locator(".picked")).to_be_visible()
        finger.move_to(finger.at[0], finger.at[1] - 40)
        finger.lift()
        expect(picked).to_have_count(0)

        # carried to a gap it is slipped in there, and the page does not move under it
        finger.put_on(cards.nth(1))
        expect(cards.nth(1).locator(".picked")).to_be_visible()
        box = gap.bounding_box()
        assert box is not None
        finger.move_to(box["x"] + 60, box["y"] + 20)
        expect(page.locator(".gap.picked")).to_have_attribute("data-ref", "gap:2")
        assert page.evaluate("() => scrollY") == 0
        visitor.picture("tag_team-carried-390-day")
        finger.lift()
        expect(page.locator(f"{MINE} b").nth(1)).to_have_text(name)


def test_the_fight_can_be_paused_stepped_and_skipped(party: Party) -> None:
    visitor = party.visitor("Ema", size=PHONE, lang="en", theme="evening", pace="calm", bypass_csp=True)
    page = visitor.page
    page.emulate_media(reduced_motion="no-preference")
    first_game(visitor)
    page.locator(".starts .glow").first.click()
    page.locator(".ring").wait_for()
    assert page.locator(".cloth .glow").count() == 0, "nothing can be chosen while the fight is shown"
    page.get_by_role("button", name="Pause").click()
    before = page.locator(".hp").all_inner_texts()
    for _ in range(16):
        if page.locator(".tale li").count():
            break
        page.get_by_role("button", name="Next").click()
    expect(page.locator(".tale li").first).to_be_visible()
    page.wait_for_function(
        "(was) => [...document.querySelectorAll('.hp')].map((one) => one.innerText).join() !== was",
        arg=",".join(before),
    )
    seen = page.evaluate(IN_SIGHT, [".corner", ".clash .full", ".tale li", ".film li", ".playback"])
    assert all(seen.values()), f"on one screen: {seen}"
    visitor.fits()
    visitor.picture("tag_team-fight-390-evening")
    assert serious(page) == []
    page.get_by_role("button", name="Skip").click()
    page.locator(".cards .glow").first.wait_for()
    page.get_by_role("button", name="Show turn 2").click()
    page.locator(".story .link").first.click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".port").first.click()
    expect(page.get_by_role("dialog", name="Fighters' guide")).to_contain_text("Joan of Arc")
    assert serious(page) == []
    page.keyboard.press("Escape")
    visitor.fits()
    visitor.picture("tag_team-390-evening", whole=True)


def test_the_log_does_not_tell_how_the_fight_ends_while_it_is_shown(party: Party) -> None:
    visitor = party.visitor("Ota", lang="en", pace="calm")
    page = visitor.page
    page.emulate_media(reduced_motion="no-preference")
    first_game(visitor)
    page.locator(".starts .glow").first.click()
    page.locator(".ring").wait_for()
    told = page.locator(".log li").count()
    page.get_by_role("button", name="Skip").click()
    page.locator(".cards .glow").first.wait_for()
    assert page.locator(".log li").count() > told + 2


def test_a_draft_from_the_list_of_options(party: Party) -> None:
    visitor = party.visitor("Klára", lang="en", bypass_csp=True)
    visitor.home()
    visitor.page.evaluate(ASK_FOR_THE_ORDER)
    first_game(visitor, "competitive")
    page = visitor.page
    chance = random.Random(1)
    expect(page.locator(".draft .cards li")).to_have_count(6)
    assert serious(page) == []
    visitor.picture("tag_team-draft-1440-day")
    for _ in range(4):  # pick, remove, pick, order
        asked = page.locator(".status b").inner_text()
        assert visitor.choose_from_list(chance)
        expect(page.locator(".status b")).not_to_have_text(re.compile(re.escape(asked)) if asked else asked)
        if page.locator(".starts").count():
            break
        page.locator("[data-option]").first.wait_for()
    page.locator(".starts .glow").last.press("Enter")  # the keyboard points as well
    page.locator(".cards .glow").first.wait_for()
    page.locator(".cards .glow").first.press("Enter")
    page.locator(".gap").last.press("Enter")
    page.locator('[data-key^="under:"]').first.wait_for()  # who wants to be asked is asked
    expect(page.locator(f"{MINE} .new")).to_have_count(1)
    page.locator('[data-key^="under:"]').last.click()
    page.locator(".cards .glow, .end h2").first.wait_for()


def test_every_event_of_a_fight_is_shown_once_and_in_order(party: Party) -> None:
    """At a visible speed line by line with its caption; at once, all of them in the log."""
    visitor = party.visitor("Iva", lang="en", pace="brisk")
    page = visitor.page
    first_game(visitor)
    page.locator(".starts .glow").first.wait_for()
    page.evaluate(WATCH)
    page.locator(".starts .glow").first.click()
    page.locator(".cards .glow").first.wait_for(timeout=60_000)
    (count, _, _), *shown = page.evaluate("() => window.told")
    lines = page.locator(".log li").all_inner_texts()
    assert [number for number, _, _ in shown] == list(range(count + 1, len(lines) + 1)), shown
    assert len(shown) > 12 and any("Turn 2" in line for _, line, _ in shown)
    assert [line for _, line, _ in shown] == [caption for _, _, caption in shown]
    page.reload()
    expect(page.locator(".log li")).to_have_count(len(lines))
    assert page.locator(".log li").all_inner_texts() == lines
