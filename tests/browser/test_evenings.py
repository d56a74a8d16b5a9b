"""A small tournament on two devices: planned, joined by its link, played to the end, looked back at."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.kit import PHONE, SHORT, Party, Visitor, serious
from tests.browser.test_card import make_card


def play_out(one: Visitor, other: Visitor) -> None:
    """The two play the match that they sit at to its end."""
    chance = random.Random(7)
    for visitor in (one, other):
        visitor.page.locator(".board").wait_for()
    for _ in range(2000):
        if one.over and other.over:
            return
        moved = [visitor.point(chance) for visitor in (one, other) if not visitor.over]
        if not any(moved):
            one.page.wait_for_timeout(15)
    raise AssertionError("the match does not end")


def plan(host: Visitor, title: str) -> str:
    """From the hall to an evening of one's own; returns its address."""
    page = host.page
    host.home()
    page.locator("footer a[href='/evenings']").click()
    expect(page.get_by_text("Zatím žádný večer nemáš")).to_be_visible()
    page.get_by_role("link", name="Naplánovat večer").click()
    page.get_by_label("Jméno večera").fill("Nějaký pohár")
    page.get_by_label("stoly na body").check()
    page.locator('select[name="seats"]').select_option("3")
    page.locator('select[name="rounds"]').select_option("2")
    page.locator('select[name="fill"]').select_option("newcomer")
    page.locator('select[name="pause"]').select_option("0")
    host.picture("evening-plan-1440", whole=True)
    host.fits()
    assert not serious(page)
    page.set_viewport_size({"width": 360, "height": 740})
    host.picture("evening-plan-360", whole=True)
    host.fits()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="Naplánovat a pozvat").click()
    page.wait_for_url("**/e/*")
    address = page.url
    page.get_by_role("link", name="Změnit plán").click()  # thought better of it
    expect(page.locator('select[name="rounds"]')).to_have_value("2")
    expect(page.get_by_label("stoly na body")).to_be_checked()
    page.get_by_label("Jméno večera").fill(title)
    host.fits()
    page.get_by_role("button", name="Uložit plán").click()
    page.wait_for_url(address)
    return address


def go_to_table(page: Page) -> None:
    page.locator(".bill a.btn.main", has_text=re.compile("Ke stolu|To the table")).click()
    page.wait_for_url("**/t/*")


def test_two_devices_play_a_tournament(party: Party) -> None:
    with party.beginning("trablici", SHORT):
        host = party.visitor("Bára", bypass_csp=True)
        guest = party.visitor("Ben", size=PHONE, lang="en", theme="evening", bypass_csp=True)
        make_card(host)
        address = plan(host, "Svatomartinský pohár")
        expect(host.page.get_by_role("heading", name="Přijde jeden")).to_be_visible()
        assert host.page.get_by_label("Odkaz na večer").input_value() == address

        guest.page.goto(address)  # without a card: a name is enough
        expect(guest.page.get_by_role("heading", name="Svatomartinský pohár")).to_be_visible()
        guest.picture("evening-invitation-390-evening", whole=True)
        guest.fits()
        assert not serious(guest.page)
        guest.page.get_by_role("button", name="I'll come").click()
        expect(guest.page.get_by_text("We count on you")).to_be_visible()
        expect(host.page.get_by_role("heading", name="Přijdou 2")).to_be_visible()  # by itself

        host.page.get_by_role("button", name="Začít", exact=True).click()
        for round in (1, 2):
            expect(guest.page.get_by_text(f"Round {round}: your table is waiting.").first).to_be_visible()
            expect(host.page.get_by_text(f"{round}. kolo: tvůj stůl čeká.").first).to_be_visible()
            if round == 2:  # in the middle of it
                host.picture("evening-1440")
                host.page.set_viewport_size({"width": 1920, "height": 1080})
                host.picture("evening-1920")
                host.fits()
                host.page.set_viewport_size({"width": 1440, "height": 900})
                guest.picture("evening-390-evening", whole=True)
                for visitor in (host, guest):
                    visitor.fits()
                    assert not serious(visitor.page)
            go_to_table(host.page)
            go_to_table(guest.page)
            assert host.page.url == guest.page.url
            play_out(host, guest)
            host.page.get_by_role("link", name="Zpátky na večer").click()
            guest.page.get_by_role("link", name="Back to the evening").click()

        expect(guest.page.get_by_text("All is played.")).to_be_visible()
        expect(host.page.locator("tbody tr")).to_have_count(2)  # the bot is nobody there
        host.picture("evening-over-1440", whole=True)
        host.page.set_viewport_size({"width": 360, "height": 740})
        host.fits()
        host.page.locator("summary").first.click()  # the first round
        host.page.get_by_role("link", name="Přehrát").first.click()
        host.page.locator("#slider").wait_for()
        guest.page.goto(guest.house.address + "/evenings")
        expect(guest.page.locator("li", has_text="Svatomartinský pohár")).to_contain_text("Ended")
        guest.picture("evenings-390-evening")
        guest.fits()


def test_a_free_evening_as_people_come_and_go(party: Party) -> None:
    """Tables open as people wait; whoever has played says when they want to again, and a bot fills in for one alone."""
    with party.beginning("trablici", SHORT):
        host = party.visitor("Bára", bypass_csp=True)
        guest = party.visitor("Ben", size=PHONE, lang="en", theme="evening", bypass_csp=True)
        make_card(host)
        page, phone = host.page, guest.page
        page.goto(host.house.address + "/evenings/new")
        page.get_by_label("Jméno večera").fill("Volný pátek")
        page.get_by_label("volný večer").check()
        page.locator('select[name="seats"]').select_option("2")
        page.locator('select[name="fill"]').select_option("newcomer")
        page.get_by_role("button", name="Naplánovat a pozvat").click()
        page.wait_for_url("**/e/*")
        address = page.url
        page.get_by_role("button", name="Začít", exact=True).click()
        expect(page.get_by_text("Čekáš na stůl.")).to_be_visible()
        expect(page.locator(".when")).to_have_text("Na stůl čeká jeden")
        phone.goto(address)
        expect(phone.get_by_text("a table opens as soon as enough of you wait")).to_be_visible()
        phone.get_by_role("button", name="I'll come").click()
        for visitor, words in ((host, "Tvůj stůl čeká."), (guest, "Your table is waiting.")):
            expect(visitor.page.get_by_text(words).first).to_be_visible()
        host.picture("evening-free-1440", whole=True)
        guest.picture("evening-free-390-evening", whole=True)
        for visitor in (host, guest):
            visitor.fits()
            assert not serious(visitor.page)
            go_to_table(visitor.page)
        play_out(host, guest)
        page.get_by_role("link", name="Zpátky na večer").click()
        phone.get_by_role("link", name="Back to the evening").click()
        expect(page.get_by_text("Teď nehraješ ani nečekáš.")).to_be_visible()
        expect(phone.get_by_text("You neither play nor wait now.")).to_be_visible()
        host.picture("evening-free-rest-1440", whole=True)
        page.get_by_role("button", name="Hraju dál").click()
        page.get_by_role("button", name="Hrát hned v tom, kolik nás je").click()  # with a bot
        go_to_table(page)
        page.locator(".board").wait_for()
        page.goto(address)
        page.get_by_role("button", name="Ukončit").click()
        host.picture("evening-free-ending-1440", whole=True)


def test_without_a_card_or_an_evening(party: Party) -> None:
    visitor = party.visitor("Bára")
    visitor.page.goto(visitor.house.address + "/evenings/new")
    expect(visitor.page.get_by_text("Večer pořádá člověk s průkazem")).to_be_visible()
    visitor.net_may_fail = True
    visitor.page.goto(visitor.house.address + "/e/0123456789")
    expect(visitor.page.get_by_role("heading", name="Tenhle večer tu není")).to_be_visible()
