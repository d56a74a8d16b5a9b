"""Clocks, house rules, saved answers and the owner's page in real browsers."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import OWNER
from tests.browser.kit import AT_REST, PHONE, House, Party, Visitor, party_at, serious

SOON = 20_000  # ms: the server looks at the clocks every second, on a busy machine a little later


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    expect.set_options(timeout=SOON)
    yield
    expect.set_options(timeout=5_000)


def leap(house: House, seconds: float) -> None:
    """So much time has passed for everybody at once."""
    with sqlite3.connect(house.database.removeprefix("sqlite:///"), timeout=20) as database:
        database.execute("update house_time set hold = 0, seconds = seconds + ?", (seconds,))


def with_clock(visitor: Visitor, clock: str) -> None:
    """At home, before sitting down."""
    visitor.page.locator("details.more summary").click()
    visitor.page.locator('select[name="clock"]').select_option(label=clock)


def test_a_clock_is_chosen_runs_and_its_flag_falls(browser: Browser, own_house: House) -> None:
    for party in party_at(browser, own_house):
        anna = party.visitor("Anna", bypass_csp=True)
        anna.home()
        with_clock(anna, "1 minuta na tah")
        address = anna.sit_down("friends", seats=2)
        expect(anna.page.locator('select[name="clock"]')).to_have_value("1")
        anna.page.locator('select[name="clock"]').select_option(label="2 minuty na tah")
        anna.picture("clock-room-1440")
        ben = party.visitor("Ben", size=PHONE, lang="en", bypass_csp=True)
        ben.page.goto(address)
        ben.page.get_by_role("button", name="Take a seat").click()
        expect(ben.page.get_by_text("2 minutes for a move")).to_be_visible()
        expect(anna.page.locator(".seats li b", has_text="Ben")).to_be_visible()
        anna.page.get_by_role("button", name="Začít hrát").click()
        for visitor in (anna, ben):
            clock = visitor.page.locator(".clock.runs")
            expect(clock).to_have_count(1)
            expect(clock).to_contain_text(re.compile(r"[12]:\d\d"))
            expect(visitor.page.locator(".clock")).to_have_count(2)
        anna.picture("clock-table-1440")
        ben.fits()
        ben.picture("clock-table-390")
        thinker, other = (anna, ben) if anna.page.locator('[data-turn="mine"]').count() else (ben, anna)
        leap(own_house, 105)
        thinker.page.reload()
        low = thinker.page.locator(".clock.low")
        expect(low).to_be_visible(timeout=SOON)
        expect(thinker.page.locator('[data-live="clock"]')).not_to_be_empty()
        expect(thinker.page).to_have_title(re.compile(r"^0:\d\d · "))
        assert serious(thinker.page) == []
        thinker.picture("clock-low")
        leap(own_house, 30)
        expect(other.page.get_by_text(re.compile("došel čas|out of time")).first).to_be_visible(timeout=SOON)
        other.picture("clock-flag")
        assert [seat["name"] for seat in own_house.get(f"/api/rooms/{address.split('/')[-1]}")["seats"]] == [
            "Anna",
            "Ben",
        ]


@pytest.mark.parametrize(("game", "size"), [("tag_team", PHONE), ("defenders", (1440, 900))])
def test_clocks_stand_beside_boards_without_plates(party: Party, game: str, size: tuple[int, int]) -> None:
    visitor = party.visitor("Bára", size=size)
    visitor.home()
    visitor.page.locator(f'.pick:has(input[value="{game}"])').click()
    with_clock(visitor, "10 minut a 10 sekund za každý tah")
    visitor.sit_down("bots", seats=2, game=game)
    expect(visitor.page.locator(".strip .clock")).to_have_count(1, timeout=SOON)
    visitor.fits()
    visitor.picture(f"clock-{game}-{size[0]}")


def test_a_pause_by_consent(party: Party) -> None:
    anna = party.visitor("Anna")
    anna.home()
    with_clock(anna, "5 minut na tah")
    address = anna.sit_down("friends", seats=2)
    ben = party.visitor("Ben")
    ben.page.goto(address)
    ben.page.get_by_role("button", name="Přisednout").click()
    expect(anna.page.locator(".seats li b", has_text="Ben")).to_be_visible()
    anna.page.get_by_role("button", name="Začít hrát").click()
    anna.page.locator(".clock.runs").wait_for()
    anna.page.get_by_role("button", name="Stůl", exact=True).click()
    anna.page.get_by_role("button", name="Zastavit hodiny").click()
    expect(ben.page.get_by_text("Anna chce zastavit hodiny.")).to_be_visible()
    ben.page.get_by_role("button", name="Souhlasím").click()
    expect(ben.page.get_by_text("Hodiny stojí").first).to_be_visible()
    expect(ben.page.locator(".clock.runs")).to_have_count(0)
    ben.picture("clock-paused-1440")


def test_a_host_silences_a_spectator_and_closes_the_table(party: Party) -> None:
    anna = party.visitor("Anna")
    anna.home()
    address = anna.sit_down("friends", seats=2)
    stranger = party.visitor("Cyril", size=PHONE)
    stranger.net_may_fail = True
    stranger.page.goto(address)
    say = stranger.page.get_by_label("Napsat zprávu")
    say.fill("psst")
    say.press("Enter")
    line = anna.page.locator(".chat li", has_text="psst")
    line.get_by_role("button", name="Vzít slovo").click()
    say.fill("znovu")
    say.press("Enter")
    expect(stranger.page.get_by_text("Tady ti vzali slovo.")).to_be_visible()
    stranger.faults.clear()  # the refusal was meant
    anna.page.locator("details.sheet summary").click()
    anna.page.get_by_label("Zavřít stůl cizím").check()
    anna.picture("house-1440", whole=True)
    expect(stranger.page.get_by_text("Tenhle stůl je zavřený")).to_be_visible()
    stranger.picture("house-closed-390")
    anna.page.get_by_role("button", name="Uklidit stůl").click()
    anna.net_may_fail = True
    anna.page.get_by_role("button", name="Uklidit", exact=True).click()
    expect(anna.page.get_by_text("Tenhle stůl už je uklizený.")).to_be_visible()


def test_an_answer_is_saved_given_and_revoked(party: Party) -> None:
    anna = party.visitor("Anna")
    anna.home()
    anna.sit_down("bots", seats=2)
    page = anna.page
    always = page.locator(f"{AT_REST} .always")
    for _ in range(60):
        page.locator(f"{AT_REST} [data-option]").first.wait_for(timeout=SOON)
        if always.count():
            break
        page.locator(f"{AT_REST} [data-option]").first.click(no_wait_after=True)
    always.locator("summary").click()
    anna.picture("saved-1440")
    always.locator("[data-always]").first.click()
    note = page.locator(".aside p", has_text="Vždy:")
    expect(note).to_be_visible(timeout=SOON)
    expect(page.locator(".always")).to_have_count(0, timeout=SOON)  # the table has answered
    note.get_by_role("button", name="Zrušit").click()
    expect(note).to_have_count(0)


def test_the_owners_page(browser: Browser, own_house: House) -> None:
    for party in party_at(browser, own_house):
        anna = party.visitor("Anna")
        anna.net_may_fail = True
        anna.home()
        address = anna.sit_down("friends", seats=2)
        owner = party.visitor("Správce", size=PHONE, bypass_csp=True)
        owner.net_may_fail = True  # a wrong token is a failed request
        owner.page.goto(f"{own_house.address}/admin")
        owner.page.get_by_label("Heslo správce").fill("nonsense")
        owner.page.get_by_role("button", name="Vstoupit").click()
        expect(owner.page.get_by_role("alert")).to_contain_text("jen správce")
        owner.page.get_by_label("Heslo správce").fill(OWNER)
        owner.page.get_by_role("button", name="Vstoupit").click()
        owner.page.get_by_label("Zpráva všem").fill("Večer se restartuje.")
        owner.page.get_by_role("button", name="Uložit").click()
        expect(anna.page.get_by_text("Večer se restartuje.")).to_be_visible()
        owner.fits()
        owner.picture("owner-390", whole=True)
        assert serious(owner.page) == []
        row = owner.page.locator("li", has_text=address.split("/")[-1])
        row.get_by_role("button", name="Smazat").click()
        row.get_by_role("button", name="Opravdu smazat?").click()
        expect(row).to_have_count(0)
        expect(anna.page.get_by_text("Tenhle stůl už je uklizený.")).to_be_visible()
        owner.page.set_viewport_size({"width": 1440, "height": 900})
        owner.picture("owner-1440", whole=True)


def test_somebody_is_reported_to_the_owner(browser: Browser, own_house: House) -> None:
    for party in party_at(browser, own_house):
        anna = party.visitor("Anna", bypass_csp=True)
        anna.home()
        address = anna.sit_down("friends", seats=2)
        ben = party.visitor("Ben", size=PHONE, lang="en")
        ben.page.goto(address)
        ben.page.get_by_role("button", name="Take a seat").click()
        say = ben.page.get_by_label("Write a message")
        say.fill("You are a toad.")
        say.press("Enter")
        line = anna.page.locator(".chat li", has_text="toad")
        line.hover()
        line.get_by_role("button", name="Nahlásit správci: Ben").click()
        anna.page.locator(".complain textarea").fill("Nadává mi.")
        assert serious(anna.page) == []
        anna.page.get_by_role("button", name="Poslat správci").click()
        expect(anna.page.get_by_text("Správce klubovny se to dozví.")).to_be_visible()

        anna.page.get_by_role("button", name="Začít hrát").click()
        ben.page.locator(".board").wait_for()
        ben.page.get_by_role("button", name="Settings").click()
        ben.page.get_by_role("button", name="Report to the owner: Anna").click()
        ben.page.get_by_role("button", name="Tell the owner").click()
        expect(ben.page.get_by_text("The owner of the clubhouse will read it.")).to_be_visible()
        ben.picture("complain-390")
        ben.fits()

        owner = party.visitor("Správce", size=PHONE, bypass_csp=True)
        owner.page.goto(f"{own_house.address}/admin")
        owner.page.get_by_label("Heslo správce").fill(OWNER)
        owner.page.get_by_role("button", name="Vstoupit").click()
        toad = owner.page.locator("li.complaint", has_text="You are a toad.")
        expect(toad).to_contain_text("Anna hlásí: Ben")
        expect(toad).to_contain_text("Nadává mi.")
        expect(owner.page.locator("li.complaint")).to_have_count(2)
        owner.fits()
        owner.picture("complaints-390", whole=True)
        assert serious(owner.page) == []
        toad.get_by_role("button", name="Vyřízeno").click()
        expect(owner.page.locator("li.complaint")).to_have_count(1)
