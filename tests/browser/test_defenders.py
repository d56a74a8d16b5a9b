"""Strážci Divočiny in the browser: a whole game alone, two phones and a silent choice, the map by keyboard."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.kit import AT_REST, OVER, PHONE, Party, Visitor, serious

# whatever leads on: what glows on the map and on cards, the row of actions, menus and loose buttons
THINGS = ".cloth .glow, .dock .can, .menu .btn, :is(.dock .end, .thumb .btn):not([disabled], [aria-disabled])"
WAYS = f"{AT_REST} :is({THINGS})"


def sit(visitor: Visitor, seats: int, way: str = "bots") -> str:
    visitor.home()
    return visitor.sit_down(way, seats=seats, game="defenders")


QUESTION = """() => document.querySelector('.status b').innerText
    + [...document.querySelectorAll('[data-option]')].map((one) => one.dataset.option).join('|')"""


def asked(page: Page) -> str:
    """The question and all its answers: another one when something has been done."""
    return str(page.evaluate(QUESTION))


def answered(page: Page, before: str) -> None:
    page.wait_for_function(f"(before) => ({QUESTION})() !== before", arg=before)


def point(at: Locator) -> bool:
    try:
        at.click(timeout=5000)
        return True
    except Exception:
        if at.count():
            raise
        return False  # it moved away under the hand


def way(page: Page, chance: random.Random, eager: float) -> Locator | None:
    """Something that leads on: a menu first, the end of the turn often, or anything else."""
    ways = page.locator(".menu .btn")
    if not ways.count():
        end = page.locator('.dock [data-key="end"]:not([disabled], [aria-disabled])')
        ways = end if end.count() and chance.random() < eager else page.locator(WAYS)
    count = ways.count()
    return ways.nth(chance.randrange(count)) if count else None


def play(visitor: Visitor, chance: random.Random, until: str, most: int) -> None:
    """Point at things, soon at the end of the turn, until something appears or the match is over."""
    page = visitor.page
    for _ in range(most):
        page.locator(f"{until}, {OVER}, {WAYS}").filter(visible=True).first.wait_for(timeout=20_000)
        if page.locator(until).count() or visitor.over:
            return
        found = way(page, chance, 0.5)
        if found is not None:
            point(found)
    raise AssertionError(f"{until} did not appear in {most} moves")


def first_turn(visitor: Visitor) -> None:
    """Through the set-up to the first action, taking the first thing that glows."""
    page = visitor.page
    for _ in range(30):
        page.locator(f".dock, {WAYS}").filter(visible=True).first.wait_for(timeout=20_000)
        if page.locator(".dock").count():
            return
        before = asked(page)
        if point(page.locator(WAYS).first):
            answered(page, before)
    raise AssertionError("the set-up does not end")


def test_a_whole_game_alone(party: Party) -> None:
    chance = random.Random(3)
    visitor = party.visitor("Bára", bypass_csp=True)
    sit(visitor, 1)
    page = visitor.page
    expect(page.locator(".leaders .card")).to_have_count(2)  # two leaders, with what they bring
    assert serious(page) == []
    first_turn(visitor)
    visitor.picture("defenders-1440-day")
    assert serious(page) == []
    expect(page.locator(".advice")).to_contain_text("Svítí")
    expect(page.locator(".silence")).to_have_count(0)  # T3 does not apply alone

    # what each card would do now, over the map as it is
    page.locator(".come button").first.click()
    expect(page.locator(".tale.coming")).to_be_visible()
    expect(page.locator(".map .coming, .map .mech.ghost, .map .plus, .map .site").first).to_be_attached()
    page.get_by_role("button", name="Zavřít").click()

    # the card that came is told step by step, on the map and in words
    play(visitor, chance, ".tale", 80)
    if not visitor.over:
        expect(page.locator(".tale h3")).to_have_text(re.compile("Mašiny|Továrny|Mechové|Restart"))
        steps = page.locator(".tale .step")
        if steps.count():
            page.get_by_role("button", name="O krok dál").click()
            page.get_by_role("button", name="O krok dál").click()
            expect(page.locator(".tale .now")).to_have_count(1)
            expect(page.locator(".map .ring")).to_be_attached()
        visitor.picture("defenders-tale-1440-day")
        assert serious(page) == []
        page.get_by_role("button", name="Zavřít").click()
    play(visitor, chance, ".end h2", 600)
    expect(page.locator(".end h2")).to_be_visible()
    won = page.locator(".end h2").inner_text() == "Divočina je zpátky"
    expect(page.locator(".end.laid")).to_have_attribute("data-outcome", "victory" if won else "defeat")
    expect(page.locator(".end .btn.main")).to_have_text("Odveta" if won else "Zkusit znovu")
    page.get_by_role("button", name="Prohlédnout stůl").click()
    if not page.locator(".tale").count():
        page.locator(".last").click()
    expect(page.locator(".tale h3")).to_be_visible()
    visitor.picture("defenders-end-1440-day")
    assert serious(page) == []
    visitor.look_back()


def test_two_phones_choose_in_silence(party: Party) -> None:
    anna = party.visitor("Anna", size=PHONE, bypass_csp=True)
    address = sit(anna, 2, "friends")
    ben = party.visitor("Ben", size=PHONE, lang="en", theme="evening", bypass_csp=True)
    ben.page.goto(address)
    ben.page.get_by_role("button", name="Take a seat").click()
    anna.page.get_by_role("button", name="Začít hrát").click()
    both = (anna, ben)
    for one in both:
        one.page.locator(".board").wait_for()
    for _ in range(300):  # leaders and camps, in turn; nobody chooses in silence yet
        if all(one.page.locator(".silence").count() for one in both):
            break
        for one in both:
            ways = one.page.locator(f"{AT_REST}:not(:has(.silence)) :is({THINGS})")
            if ways.count():
                point(ways.first)
        anna.page.wait_for_timeout(50)
    for one in both:
        expect(one.page.locator(".silence")).to_be_visible()
        one.fits()

    # the map is zoomed by a button and by a double tap, and comes back
    whole = anna.page.locator(".map").get_attribute("viewBox")
    anna.page.get_by_role("button", name="Přiblížit mapu").click()
    expect(anna.page.locator(".map")).not_to_have_attribute("viewBox", whole or "")
    anna.fits()
    anna.page.get_by_role("button", name="Celá mapa").click()
    expect(anna.page.locator(".map")).to_have_attribute("viewBox", whole or "")
    anna.page.locator('[data-hex="d4"]').dblclick()
    expect(anna.page.locator(".map.zoomed")).to_be_visible()
    anna.page.get_by_role("button", name="Celá mapa").click()

    # talk is locked, and what Anna has chosen is not to be seen
    anna.page.get_by_role("button", name=re.compile("^Řeč")).click()
    expect(anna.page.locator(".hush")).to_be_visible()
    expect(anna.page.get_by_label("Napsat zprávu")).to_be_disabled()
    anna.page.keyboard.press("Escape")
    card = anna.page.locator(".hand .glow").first
    name = card.locator("b").inner_text()
    anna.picture("defenders-silence-390-day", whole=True)
    card.click()
    expect(ben.page.locator(".others .state")).to_have_text("has chosen")
    assert name not in ben.page.locator(".board").inner_text()
    ben.page.locator(".hand .glow").first.click()
    expect(ben.page.locator(".silence")).to_have_count(0)  # all are turned over together
    expect(ben.page.locator(".others .act")).to_have_count(1)

    chance = random.Random(1)
    cards = 0
    for _ in range(400):
        turn = next((one for one in both if one.page.locator(WAYS).count()), None)
        found = way(turn.page, chance, 0.6) if turn else None
        if found is None:
            anna.page.wait_for_timeout(40)
            continue
        last = found.get_attribute("data-key") == "end"
        if point(found) and last:
            cards += 1
            anna.page.wait_for_timeout(150)
        if cards == 4:
            break
    assert cards == 4, "two rounds were played"
    for one in both:
        expect(one.page.locator(".last")).to_be_visible()  # the last machine card can be looked at again
        one.fits()
        assert serious(one.page) == []
    ben.page.locator(".last").click()
    expect(ben.page.locator(".tale h3")).to_be_visible()
    ben.picture("defenders-390-evening", whole=True)


CURTAIN = "dialog[open] .btn.main"


def test_two_people_at_one_device(party: Party) -> None:
    """Everything is open but the cards in hands: the curtain falls for the silent choice, and for nothing else."""
    chance = random.Random(2)
    visitor = party.visitor("Bára", size=(1024, 768), bypass_csp=True)
    sit(visitor, 2, "device")
    page = visitor.page
    visitor.share_the_device(1)
    chosen: list[str] = []
    turns: set[str] = set()
    looked = False
    for _ in range(90):
        page.locator(f"{CURTAIN}, {OVER}, {WAYS}").filter(visible=True).first.wait_for(timeout=20_000)
        if visitor.over or len(chosen) == 4:
            break
        if page.locator(CURTAIN).count():
            who = page.locator("dialog[open] h2").inner_text().removeprefix("Na řadě je ")
            covered = page.locator("main").inner_text()
            page.locator(CURTAIN).click()
            page.locator(".hand .glow").first.wait_for()
            expect(page.locator(".status .why")).to_contain_text(f"Hraje {who}.")
            names = page.locator(".hand b").all_inner_texts()
            assert names and not any(name in covered for name in names), "the curtain hides what the next one holds"
            if not chosen:
                visitor.picture("defenders-device-silence-1024-day")
            card = page.locator(".hand .glow").nth(chance.randrange(page.locator(".hand .glow").count()))
            chosen.append(who)
            card.click()
            page.wait_for_function("() => document.querySelectorAll('.hand b').length === 0")
            if len(chosen) % 2:  # one has chosen, the other has not: nobody may know what
                assert not any(name in page.locator("main").inner_text() for name in names)
            continue
        # open questions: whose turn it is stands in the status line, and no hand is shown
        expect(page.locator(".status .why")).to_contain_text(re.compile(r"Hraje (Bára|Hráč 2)\."))
        assert page.locator(".hand b").count() == 0
        assert page.locator('[data-key^="team:"], [data-option^="team:"]').count() == 0
        if page.locator(".dock").count():
            me = page.locator(".mine h3").inner_text()
            turns.add(me)
            expect(page.locator(".status .why")).to_contain_text(f"Hraje {me}.")
            if not looked:
                looked = True
                expect(page.locator(".covered")).to_contain_text("lícem dolů")
                visitor.picture("defenders-device-1024-day")
                assert serious(page) == []
                page.get_by_role("button", name=f"{me}: podívat se na svoje tajnosti").click()
                page.locator(CURTAIN).click()
                expect(page.locator(".hand b").first).to_be_visible()
                page.get_by_role("button", name=f"{me}: schovat tajnosti").click()
                expect(page.locator(".hand b")).to_have_count(0)
        found = way(page, chance, 0.7)
        if found is not None:
            point(found)
    assert chosen.count("Bára") == chosen.count("Hráč 2") == 2, chosen
    assert looked and turns == {"Bára", "Hráč 2"}


def test_the_map_by_keyboard(party: Party) -> None:
    visitor = party.visitor("Ema", lang="en", bypass_csp=True)
    page = visitor.page
    sit(visitor, 1)
    first_turn(visitor)

    # one stop for the map; arrows walk from neighbour to neighbour, and every hex says what it is
    start = page.locator('.hit[tabindex="0"]')
    expect(start).to_have_count(1)
    start.focus()
    home = start.get_attribute("data-hex") or ""
    seen = {home}
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(arrow)
        page.wait_for_timeout(40)
        here = page.evaluate("document.activeElement.dataset.hex")
        assert here and page.evaluate("document.activeElement.getAttribute('aria-label')").startswith(here.upper())
        seen.add(here)
    assert len(seen) > 2
    page.keyboard.press(".")
    page.wait_for_function("document.activeElement.dataset.edge !== undefined")
    assert ":" in (page.evaluate("document.activeElement.getAttribute('aria-label')") or "")
    page.keyboard.press("ArrowUp")
    page.wait_for_function("document.activeElement.dataset.hex !== undefined")

    # Move by keys alone: the action, then a hex that glows
    page.locator('[data-act="move"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".advice")).to_contain_text("one move reaches")
    goal = page.locator(".hit.glow").first.get_attribute("data-hex") or ""
    page.locator(f'[data-hex="{goal}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-hex="{goal}"]')).to_have_attribute("aria-label", re.compile("leader of"))


def test_a_machine_card_runs_by_itself_and_can_be_stopped_and_skipped(party: Party) -> None:
    with party.beginning("defenders", {"machine": ["engines"]}):
        visitor = party.visitor("Ema", lang="en", theme="evening", pace="calm", bypass_csp=True)
        page = visitor.page
        page.emulate_media(reduced_motion="no-preference")
        sit(visitor, 1)
        first_turn(visitor)
        page.locator('.dock [data-key="end"]').click()
        page.locator(".tale.live").wait_for()
        expect(page.locator(".status b")).to_contain_text("Machine card 1: Engines.")
        expect(page.locator(".land .moment")).to_contain_text("Engines")
        radar = page.locator(".map .radar")  # of two engines it meets one first; that is seen before they move
        expect(radar).to_be_attached()
        assert not radar.evaluate("(at) => at.classList.contains('still')")
        expect(page.locator(".map .ring .markedge").first).to_be_attached()
        assert page.locator(".cloth .glow").count() == 0, "nothing can be chosen while a card is shown"
        page.get_by_role("button", name="Pause").click()
        caption = page.locator(".status b").inner_text()
        page.wait_for_timeout(1500)
        assert page.locator(".status b").inner_text() == caption, "nothing goes on by itself"
        visitor.picture("defenders-scene-1440-evening")
        assert serious(page) == []
        steps = page.locator(".tale .step").count()
        page.locator(".playback").get_by_role("button", name="Next").click()
        expect(page.locator(".status b")).not_to_have_text(caption)
        assert page.locator(".tale .step").count() >= steps
        page.get_by_role("button", name="Skip").click()
        page.locator(".cards .glow").first.wait_for()
        page.locator(".help").click()
        expect(page.get_by_role("dialog", name="What is on the map")).to_contain_text("sniper")
        assert serious(page) == []


AMONG_MECHS = {
    "turn": 0,
    "active": ["popel", "svaca"],
    "at": ["b5", "g3"],
    "wounds": [1, 1],
    "machine": ["engines", "factories", "mechs_adv"],
}
# what the status line tells while the table shows an event, and nothing twice
WATCH = """() => {
    window.told = []
    new MutationObserver(() => {
        const line = document.querySelector('.status:has(.playback) b')
        if (line && document.querySelector('.playback [aria-label]') && line.innerText !== window.told.at(-1))
            window.told.push(line.innerText)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""


def lines_of(page: Page) -> list[str]:
    """The log without the numbers of its rules."""
    return [
        str(line)
        for line in page.evaluate(
            """() => [...document.querySelectorAll('#log li, .scroll ol > li')]
                .map((one) => (one.querySelector('.words') ?? one).textContent.trim())"""
        )
    ]


def told_of(visitor: Visitor) -> list[str]:
    """The kinds of all events that the server has told this page one by one."""
    kinds: list[str] = []

    def hear(frame: str | bytes) -> None:
        told = json.loads(frame)
        for step in [told, *[part for part in told.values() if isinstance(part, dict)]]:
            kinds.extend([one["event"]["kind"] for one in step.get("frames", [])])

    visitor.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return kinds


@pytest.mark.parametrize("pace", ["brisk", "instant"])
def test_every_event_is_shown_once_and_in_order(party: Party, pace: str) -> None:
    """An action among mechs with its die, the machine card, the turn of a bot with all it brings, another card."""
    with party.beginning("defenders", AMONG_MECHS):
        visitor = party.visitor("Ema", lang="en", pace=pace, bypass_csp=True)
        page = visitor.page
        kinds = told_of(visitor)
        sit(visitor, 2)
        page.locator(".dock").wait_for()
        page.evaluate(WATCH)
        page.locator('[data-act="destroy"]').click()
        page.locator(f'{AT_REST} .dock [data-key="end"]').click(timeout=20_000)
        page.locator(f"{AT_REST} .hand .glow").first.wait_for(timeout=60_000)
        lines = lines_of(page)
        told = page.evaluate("window.told")
        assert len(lines) == len(kinds), "the log has a line for every event"
        assert kinds.index("destroy") < kinds.index("roll-near") < kinds.index("machine")
        assert kinds.count("machine") == 2
        if pace == "instant":
            assert told == []
        else:
            shown = [line for at, line in enumerate(lines) if line != lines[at - 1]]
            assert told == shown, "each is told in the status line when it is shown"


UNREADABLE = """(hand) => [...hand.querySelectorAll("b")].filter((name) => {
    const box = name.getBoundingClientRect()
    const over = document.elementFromPoint(box.left + 2, box.top + box.height / 2)
    return name.scrollWidth > name.clientWidth + 1 || !over?.closest("li")?.contains(name)
}).map((name) => name.innerText)"""


@pytest.mark.parametrize("width", [1440, 1920])
def test_every_name_in_a_hand_of_seven_can_be_read(party: Party, width: int) -> None:
    hand = "popel jilmek kelpuz inkvis wyzypa tiskla zarka"
    with party.beginning("defenders", {"hands": [hand, "kalsa"]}):
        visitor = party.visitor("Bára", pace="instant")
        visitor.page.set_viewport_size({"width": width, "height": width * 9 // 16})
        sit(visitor, 2)
        cards = visitor.page.locator(".hand")
        expect(cards.locator("li")).to_have_count(7)
        assert cards.evaluate(UNREADABLE) == []
