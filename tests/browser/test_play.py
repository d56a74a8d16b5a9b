"""Whole matches in real browsers."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import expect

from tests.browser.kit import DESK, HANDLES, OVER, PHONE, SHORT, House, Party, Visitor


def scores(visitor: Visitor) -> list[str]:
    return visitor.page.locator(".end .standings li").all_inner_texts()


def test_two_browsers_a_bot_and_a_spectator_play_a_whole_match(party: Party) -> None:
    """One points at the board in Czech, one takes options from the list in English and reloads in the middle."""
    chance = random.Random(5)
    anna = party.visitor("Anna")
    anna.home()
    with party.beginning("trablici", {"deck_size": 40, "reshuffles": 0}):
        address = anna.sit_down("friends", seats=3)
    page = anna.page
    expect(page.locator(".qr")).to_be_visible()
    assert page.get_by_label("Odkaz ke stolu").input_value() == address
    page.get_by_role("button", name="Kdo sedí na místě 3").click()
    page.locator("[data-figure=betka]").click()
    anna.picture("room-1440-day")

    ben = party.visitor("Ben", lang="en")
    ben.page.goto(address)
    began = time.monotonic()
    ben.page.get_by_role("button", name="Take a seat").click()  # one click from the link to the seat
    expect(page.locator(".seats li b", has_text="Ben")).to_be_visible()
    assert time.monotonic() - began < 10

    eva = party.visitor("Eva", size=PHONE)
    eva.page.goto(address)
    page.get_by_role("button", name="Začít hrát").click()
    for visitor in (anna, ben, eva):
        visitor.page.locator(".board").wait_for()
    expect(eva.page.locator(".my-plate")).to_have_count(0)
    expect(eva.page.locator(HANDLES)).to_have_count(0)

    moves = 0
    reloaded = False
    while not (anna.over and ben.over):
        moved = anna.point(chance)
        if ben.page.locator("[data-option]").count():
            moved = ben.choose_from_list(chance) or moved
        moves += moved
        if moves == 12:
            anna.picture("table-1440-day")
        if moves == 30 and not reloaded:
            reloaded = True
            before = ben.page.locator(".log li").all_inner_texts()
            ben.page.reload()
            ben.page.locator(".board").wait_for()
            after = ben.page.locator(".log li").all_inner_texts()
            assert after[: len(before)] == before, "the log after reloading is the log from before, or a longer one"
            eva.picture("spectator-390-day")
        if not moved:
            page.wait_for_timeout(15)
        assert moves < 1500
    assert reloaded

    expect(anna.page.locator(".end h2")).to_be_visible()
    anna.picture("end-1440-day")
    expect(eva.page.locator(OVER)).to_be_visible()
    assert [line.split()[-1] for line in scores(anna)] == [line.split()[-1] for line in scores(ben)]
    assert (
        scores(ben)
        == [line.replace("vyhrává", "winner") for line in scores(eva)]
        == [line.replace("vyhrává", "winner") for line in scores(anna)]
    )
    room = anna.house.get("/api/rooms/" + address.rsplit("/", 1)[1])
    assert room["status"] == "over" and room["seed"] is not None

    page.get_by_role("button", name="Zkontrolovat míchání").click()
    expect(page.get_by_text("✓ výsledek sedí")).to_be_visible()
    page.get_by_role("link", name="Přehrávka").click()
    replay(anna)


def replay(visitor: Visitor) -> None:
    """The slider goes to any position, through anybody's eyes, and each has an address."""
    page = visitor.page
    slider = page.locator("#slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 50
    page.get_by_role("button", name="Předchozí tah").click()
    expect(page.locator("span.at")).to_have_text(f"{last - 1} / {last}")
    slider.fill("7")
    expect(page.locator(".chosen")).to_be_visible()
    page.get_by_label("Očima").select_option(label="Ben")
    expect(page.locator(".my-plate .name")).to_have_text("Ty, Ben")
    visitor.picture("replay-1440-day")
    assert page.url.endswith("/replay?at=7&seat=1")
    table, told = page.locator(".lanes").inner_text(), page.locator(".log li").all_inner_texts()
    page.reload()
    expect(page.locator(".my-plate .name")).to_have_text("Ty, Ben")
    assert page.locator(".lanes").inner_text() == table
    assert page.locator(".log li").all_inner_texts() == told
    page.get_by_role("button", name="Hrát odtud proti botům").click()
    page.wait_for_url(lambda url: "replay" not in url)
    page.locator(".board").wait_for()
    assert visitor.wait_for_turn()


def test_a_short_match_by_keyboard_alone(party: Party) -> None:
    """From the home page to the end, without ever touching the mouse."""
    visitor = party.visitor("Klára", lang="en")
    visitor.home()
    page = visitor.page
    page.locator("body").press("Tab")
    for _ in range(40):
        if page.locator("select:focus").count() and page.locator(".fine select").first.locator(":scope:focus").count():
            page.keyboard.press("2")
        if page.locator(".go:focus").count():
            break
        page.keyboard.press("Tab")
    with party.beginning("trablici", SHORT):
        page.keyboard.press("Enter")
        page.locator(".board").wait_for()
    decisions = tries = 0
    while visitor.wait_for_turn():
        tries += 1
        assert tries < 1500
        page.keyboard.press("o")
        if not page.locator("#options button:focus").count():
            page.wait_for_timeout(20)  # the only possible horde forms itself: the question was gone already
            continue
        if decisions % 5 == 4:
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        decisions += 1
    assert decisions > 4
    expect(page.locator(".end h2")).to_be_visible()
    assert page.locator("[data-live=log]").text_content()


def test_two_clicks_from_home_to_the_first_decision(party: Party) -> None:
    """A box, then the button: no name, no account."""
    visitor = party.visitor("")
    visitor.home()
    began = time.monotonic()
    visitor.page.locator(".box.g-trablici").click()
    visitor.page.locator(".go").click()
    assert visitor.wait_for_turn()
    assert time.monotonic() - began < 10


def test_rematch_starts_with_the_same_seats(party: Party) -> None:
    with party.beginning("trablici", SHORT):
        visitor = party.visitor("Bára")
        visitor.home()
        first = visitor.sit_down("bots", seats=2)
        chance = random.Random(2)
        while visitor.wait_for_turn():
            visitor.point(chance, 0.9)
        visitor.page.get_by_role("button", name="Odveta").click()
        visitor.page.wait_for_url(lambda url: "/t/" in url and url != first)
        assert visitor.wait_for_turn()
        assert "Bára" in visitor.page.locator(".my-plate .name").inner_text()


def test_undo_takes_the_last_choice_back(party: Party) -> None:
    visitor = party.visitor()
    visitor.home()
    visitor.sit_down("bots", seats=2)
    page = visitor.page
    chance = random.Random(1)
    for _ in range(60):
        assert visitor.wait_for_turn()
        if page.locator(".flipped .big").count():
            break
        visitor.point(chance)
    question = page.locator(".status b").inner_text()
    flipped = page.locator(".flipped .big").get_attribute("aria-label")
    visitor.handles().first.click()
    expect(page.locator('[data-key="stop"]')).to_be_enabled()
    page.get_by_role("button", name="Zpět").click()
    expect(page.locator(".status b")).to_have_text(question)
    assert page.locator(".flipped .big").get_attribute("aria-label") == flipped


def three_at_a_table(party: Party) -> list[Visitor]:
    anna = party.visitor("Anna")
    anna.home()
    address = anna.sit_down("friends", seats=3)
    people = [anna]
    for name in ("Ben", "Cyril"):
        friend = party.visitor(name, lang="en")
        friend.page.goto(address)
        friend.page.get_by_role("button", name="Take a seat").click()
        expect(anna.page.locator(".seats li b", has_text=name)).to_be_visible()
        people.append(friend)
    anna.page.get_by_role("button", name="Začít hrát").click()
    for one in people:
        one.page.locator(".board").wait_for()
    return people


def test_undo_with_the_consent_of_the_others(party: Party) -> None:
    """A flipped card was seen by all: it is taken back only if everybody agrees."""
    people = three_at_a_table(party)
    chance = random.Random(3)
    while not any(one.page.locator('[data-key="flip"]:not([disabled], [aria-disabled])').count() for one in people):
        moved = [one.point(chance, eager=0) for one in people]
        if not any(moved):
            people[0].page.wait_for_timeout(15)
    at = next(
        i
        for i, one in enumerate(people)
        if one.page.locator('[data-key="flip"]:not([disabled], [aria-disabled])').count()
    )
    asking, others = people[at], [one for i, one in enumerate(people) if i != at]
    told = asking.page.locator(".log li").count()
    undo = asking.page.get_by_role("button", name="Zpět" if at == 0 else "Undo")

    def flip_and_ask() -> None:
        asking.page.locator('[data-key="flip"]:not([disabled], [aria-disabled])').click()
        expect(asking.page.locator(".log li")).not_to_have_count(told)
        undo.click()
        for one in others:
            one.page.locator(".proposal .btn").first.wait_for()

    flip_and_ask()
    asking.picture("undo-by-consent-1440-day")
    for one in others:
        one.page.locator(".proposal .btn").first.click()
    for one in people:
        expect(one.page.locator(".proposal")).to_have_count(0)
    expect(asking.page.locator('[data-key="flip"]')).to_be_enabled()
    expect(others[0].page.locator(".log")).to_contain_text(asking.name)

    flip_and_ask()
    others[0].page.locator(".proposal .btn").last.click()
    for one in people:
        expect(one.page.locator(".proposal")).to_have_count(0)
    expect(asking.page.locator(".log li")).not_to_have_count(told)


def test_a_bot_keeps_the_seat_of_somebody_who_is_gone(party: Party) -> None:
    """Those who are there agree; who comes back sits down again."""
    anna, ben, cyril = three_at_a_table(party)
    table = cyril.page.url
    cyril.home()
    anna.page.get_by_role("button", name="Stůl", exact=True).click()
    anna.page.get_by_role("button", name="Nahradit botem").click()
    anna.page.keyboard.press("Escape")
    expect(ben.page.locator(".proposal")).to_contain_text("Cyril")
    ben.page.locator(".proposal .btn").first.click()
    expect(ben.page.locator(".proposal")).to_have_count(0)
    room = anna.house.get("/api/rooms/" + table.rsplit("/", 1)[1])
    assert [seat["kind"] for seat in room["seats"]] == ["human", "human", "bot"]

    cyril.page.goto(table)
    cyril.page.locator(".board").wait_for()
    cyril.page.get_by_role("button", name="Table", exact=True).click()
    cyril.page.get_by_role("button", name="Sit down here").click()
    expect(cyril.page.locator(".my-plate .name")).to_contain_text("Cyril")
    room = anna.house.get("/api/rooms/" + table.rsplit("/", 1)[1])
    assert [seat["kind"] for seat in room["seats"]] == ["human"] * 3


def test_markup_in_names_and_talk_is_text(party: Party) -> None:
    visitor = party.visitor("<b>Zlá</b>")
    visitor.home()
    visitor.sit_down("bots", seats=2)
    page = visitor.page
    page.locator(".board").wait_for()
    expect(page.locator(".my-plate .name")).to_have_text("Ty, <b>Zlá</b>")
    page.get_by_label("Napsat zprávu").fill("<img src=x onerror=alert(1)>")
    page.keyboard.press("Enter")
    expect(page.locator(".chat li")).to_contain_text("<img src=x onerror=alert(1)>")
    assert page.locator(".chat img").count() == 0


def test_one_device_with_a_curtain_on_the_plain_table(party: Party) -> None:
    """A game without a board of its own, with secrets, sets and orders, played by two people at one screen."""
    visitor = party.visitor("Bára")
    visitor.home()
    visitor.sit_down("device", seats=2, game="toy")
    page = visitor.page
    visitor.share_the_device(1)
    page.locator(".plain").wait_for()
    chance = random.Random(3)
    curtains = several = 0
    lift = page.get_by_role("button", name="Jsem ")
    finish = page.locator("#options fieldset .btn.main")
    for _ in range(400):
        page.locator(f"{OVER}, dialog[open] .btn.main, [data-option], #options fieldset .btn.main").filter(
            visible=True
        ).first.wait_for()
        if visitor.over:
            break
        if lift.count():
            hidden = page.locator(".plain").inner_text()
            if not curtains:
                visitor.picture("curtain-1440-day")
            name = page.locator("dialog[open] h2").inner_text()
            lift.click()
            curtains += 1
            me = page.locator(".plate.me .name").inner_text()
            assert me.removeprefix("Ty, ") in name
            assert page.locator(".plain").inner_text() != hidden, "behind the curtain lie the other one's secrets"
        elif finish.count():
            several += 1
            boxes = page.locator("#options fieldset li input:not([disabled], [aria-disabled])")
            if finish.is_disabled():
                boxes.nth(chance.randrange(boxes.count())).click()
            elif chance.random() < 0.5 and boxes.count():
                boxes.first.click()
            if finish.is_enabled():
                visitor.picture("several-1440-day")
                finish.click()
        else:
            visitor.choose_from_list(chance)
    assert visitor.over
    assert curtains >= 4 and several >= 2


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_net_banner_cannot_lie(browser: object, own_house: House, size: tuple[int, int]) -> None:
    """A killed server and a frozen one: the page says so, offers nothing, and goes on when the server is back."""
    import signal

    party = Party(browser, own_house)  # type: ignore[arg-type]
    visitor = party.visitor("Bára", size=size)
    visitor.home()
    visitor.sit_down("bots", seats=2)
    assert visitor.wait_for_turn()
    page = visitor.page
    question = page.locator(".status b").inner_text()
    visitor.net_may_fail = True
    banner = page.locator('[data-net="lost"]')
    expect(banner).to_have_count(0)

    if size == PHONE:
        own_house.send(signal.SIGSTOP)  # the connection stays open and says nothing
        try:
            expect(banner).to_be_visible(timeout=25_000)
            expect(visitor.handles()).to_have_count(0)
        finally:
            own_house.send(signal.SIGCONT)
    else:
        own_house.kill()
        expect(banner).to_be_visible(timeout=8000)
        expect(visitor.handles()).to_have_count(0)
        visitor.picture("net-1440-day")
        own_house.open()
    expect(banner).to_have_count(0, timeout=15_000)
    expect(page.locator(".status b")).to_have_text(question)
    assert visitor.wait_for_turn()
    chance = random.Random(1)
    for _ in range(6):
        if visitor.wait_for_turn():
            visitor.point(chance)
    party.end()
