"""A card on two devices: made in one click, carried by link, picture, code and passkey, signed off, lost and found."""

from __future__ import annotations

import re

import segno
from playwright.sync_api import Page, expect
from sqlalchemy import select, update

from klubovna.table.database import make_engine
from klubovna.table.results import Outcome, Place, write
from klubovna.table.schema import MEMBER, RATING
from klubovna.table.tokens import member_holder
from tests.browser.kit import PHONE, House, Party, Visitor, serious

TRAITS = {
    "trablici": {},
    "smash_up": {"faction": ["pirates", "ninjas"], "pair": ["ninjas+pirates"]},
    "tag_team": {"fighter": ["golem"]},
}


def card_page(visitor: Visitor) -> Page:
    visitor.page.goto(visitor.house.address + "/card")
    return visitor.page


def make_card(visitor: Visitor) -> None:
    page = visitor.page
    if not page.url.endswith("/card"):
        card_page(visitor)
    page.get_by_role("button", name="Založit průkaz").click()
    expect(page.locator(".id h1")).to_have_text(visitor.name)
    expect(page.get_by_text("členský průkaz č.")).to_be_visible()


def write_results(house: House) -> None:
    """Two dozen rated matches of three games for the one card of this house, against two bots."""
    engine = make_engine(house.database)
    with engine.begin() as connection:
        [member] = connection.execute(select(MEMBER.c.id)).scalars()
        players = [member_holder(member), "bot:sofie", "bot:vendelin"]
        for number in range(24):
            for game, traits in TRAITS.items():
                places = [
                    Place(player, (number * 5 + seat) % 3 == 0, float((number * 7 + seat * 3) % 11), traits)
                    for seat, player in enumerate(players)
                ]
                write(connection, Outcome(f"{number:02}{game[:6]}", game, 30 + number * 9, "points", True, 0, places))
        connection.execute(update(RATING).where(RATING.c.game == "smash_up").values(sigma=4.0))  # as after many more
    engine.dispose()


def carried(page: Page) -> str:
    page.get_by_role("button", name="Ukázat kód").click()
    return page.locator("[data-link]").get_attribute("href") or ""


def test_a_card_with_its_tables_on_two_devices(party: Party) -> None:
    laptop = party.visitor("Bára", bypass_csp=True)
    phone = party.visitor("Někdo", size=PHONE, bypass_csp=True)
    laptop.home()
    table = laptop.sit_down("bots", seats=2)  # before there was a card
    laptop.page.locator(".board").wait_for()
    page = card_page(laptop)
    laptop.picture("card-none-1440", whole=True)
    assert not serious(page)
    page.get_by_label("čtverec", exact=True).check(force=True)
    page.get_by_label("zelená", exact=True).check(force=True)
    make_card(laptop)
    row = page.locator("li.row")
    expect(row).to_contain_text("Trablíci")
    page.reload()
    expect(row).to_have_count(1)

    link = carried(page)
    assert link.startswith(laptop.house.address + "/card/take#")
    drawn = page.locator(".carry img").get_attribute("src")
    assert drawn == segno.make(link, error="m", micro=False).svg_data_uri(border=2, dark="#26211d", light="#fbf4e3")
    laptop.picture("card-1440", whole=True)
    laptop.fits()
    assert not serious(page)

    other = phone.page
    other.goto(link)  # what the camera reads is the same link
    other.get_by_role("button", name="Vzít průkaz").click()
    expect(other.locator(".id h1")).to_have_text("Bára")
    expect(other.locator("li.row")).to_have_count(1)
    phone.picture("card-390", whole=True)
    phone.fits()
    assert not serious(other)
    other.locator("li.row a.btn").click()
    other.wait_for_url(table)
    other.locator(".board").wait_for()
    phone.wait_for_turn()
    expect(other.locator(".watching")).to_have_count(0)

    phone.home()  # the hall knows the card and its tables
    expect(other.locator(".tables .table.turn")).to_contain_text("Jsi na tahu")
    expect(other.locator(".me .field")).to_have_value("Bára")
    expect(other.locator(".waiting a")).to_have_text("Jsi na tahu: Trablíci")  # above all else on a phone
    expect(other.locator(".waiting a")).to_be_in_viewport()
    phone.picture("card-home-390", whole=True)
    laptop.home()
    laptop.picture("card-home-1440")

    used = party.visitor("Zloděj")
    used.net_may_fail = True
    used.page.goto(link)
    used.page.get_by_role("button", name="Vzít průkaz").click()
    expect(used.page.get_by_role("alert")).to_contain_text("Tenhle kód neplatí")

    # the laptop signs the phone off while it sits at the table
    other.goto(table)
    other.locator(".board").wait_for()
    phone.net_may_fail = True
    card_page(laptop)
    page.locator("li", has_text="naposledy").get_by_role("button").click()
    expect(page.locator("section:has(#devices) li")).to_have_count(1)
    expect(other.locator(".bar .where")).to_contain_text("díváš se", timeout=20_000)
    phone.home()
    expect(other.locator(".tables .table.turn")).to_have_count(0)
    card_page(phone)
    expect(other.get_by_role("button", name="Založit průkaz")).to_be_visible()


def test_a_lost_card_comes_back_by_a_code_and_goes_for_good(party: Party) -> None:
    laptop, phone = party.visitor("Věra"), party.visitor("Někdo", size=PHONE)
    make_card(laptop)
    page = laptop.page
    page.get_by_role("button", name="Vypsat záchranný kód").click()
    code = page.locator("[data-recovery]").inner_text()
    page.get_by_role("button", name="Ukázat kód").click()
    short = page.locator("[data-code]").inner_text()

    page.emulate_media(media="print")  # on paper: the card and the code, not what else can be done here
    expect(page.locator("[data-recovery]")).to_be_visible()
    expect(page.get_by_text(f"{laptop.house.address}/card a opiš ho tam")).to_be_visible()
    expect(page.locator(".id")).to_be_visible()
    for besides in ("[data-code]", "nav", "button", "input"):
        expect(page.locator(besides).filter(visible=True)).to_have_count(0)
    page.emulate_media(media="screen")

    other = card_page(phone)
    other.get_by_label("Kód").fill(code.lower())
    other.get_by_role("button", name="Přinést").click()
    expect(other.locator(".id h1")).to_have_text("Věra")
    other.get_by_role("button", name="Odhlásit se").click()
    expect(other.get_by_role("button", name="Založit průkaz")).to_be_visible()
    other.get_by_label("Kód").fill(short)
    other.get_by_role("button", name="Přinést").click()
    expect(other.locator(".id h1")).to_have_text("Věra")

    other.get_by_role("button", name="Změnit jméno").click()
    other.get_by_label("Jméno").fill("Věruška")
    other.get_by_role("button", name="Uložit").click()
    expect(other.locator(".id h1")).to_have_text("Věruška")
    other.get_by_role("button", name="Zrušit průkaz").click()
    other.get_by_role("button", name="Zrušit průkaz navždy").click()
    expect(other.get_by_role("button", name="Založit průkaz")).to_be_visible()
    laptop.net_may_fail = True
    page.reload()
    expect(page.get_by_role("button", name="Založit průkaz")).to_be_visible()


def test_a_passkey_opens_the_card_on_another_device(party: Party) -> None:
    laptop = party.visitor("Zora")
    make_card(laptop)
    page = laptop.page
    keys = laptop.context.new_cdp_session(page)
    keys.send("WebAuthn.enable")
    made = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    answers = {"isUserVerified": True, "automaticPresenceSimulation": True}
    made_by = keys.send("WebAuthn.addVirtualAuthenticator", {"options": {**made, **answers}})["authenticatorId"]
    page.get_by_role("button", name="Přidat přístupový klíč").click()
    expect(page.get_by_text("Přístupový klíč, od")).to_be_visible()
    laptop.picture("card-passkey-1440", whole=True)
    [credential] = keys.send("WebAuthn.getCredentials", {"authenticatorId": made_by})["credentials"]

    other = party.visitor("Někdo")  # another device to which the passkey has been carried
    other_page = card_page(other)
    there = other.context.new_cdp_session(other_page)
    there.send("WebAuthn.enable")
    second = there.send("WebAuthn.addVirtualAuthenticator", {"options": {**made, **answers}})["authenticatorId"]
    other_page.get_by_role("button", name="Přihlásit se přístupovým klíčem").click()
    expect(other_page.get_by_role("button", name="Založit průkaz")).to_be_enabled()  # it has none yet
    other.picture("card-sign-in-1440")
    there.send("WebAuthn.addCredential", {"authenticatorId": second, "credential": credential})
    other_page.get_by_role("button", name="Přihlásit se přístupovým klíčem").click()
    expect(other_page.locator(".id h1")).to_have_text("Zora")

    page.get_by_role("button", name="Zrušit", exact=True).click()
    expect(page.get_by_text("Přístupový klíč, od")).to_have_count(0)


def test_where_the_page_is_not_secure_there_are_no_passkeys(party: Party) -> None:
    visitor = party.visitor("Bára")
    visitor.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page = card_page(visitor)
    expect(page.get_by_text("Přístupové klíče fungují jen na zabezpečené stránce")).to_be_visible()
    expect(page.get_by_role("button", name="Přihlásit se přístupovým klíčem")).to_have_count(0)


def test_privacy_in_plain_words(party: Party) -> None:
    for lang, word in (("cs", "Bez průkazu"), ("en", "Without a card")):
        visitor = party.visitor("Bára", lang=lang, size=PHONE, theme="evening", bypass_csp=True)
        visitor.home()
        visitor.page.locator('footer a[href="/privacy"]').click()
        expect(visitor.page.get_by_role("heading", name=word)).to_be_visible()
        visitor.fits()
        assert not serious(visitor.page)


def test_results_and_ratings_are_shown(party: Party, own_house: House) -> None:
    """What has been played, as pages: plots, bars, the way to replays, the best of the clubhouse."""
    party.house = own_house
    visitor = party.visitor("Bára", bypass_csp=True)
    make_card(visitor)
    write_results(own_house)
    page = visitor.page
    page.reload()
    expect(page.locator("article .number b")).to_have_count(len(TRAITS))
    page.get_by_role("button", name=re.compile("Podrobně.*Hustá mela")).click()
    expect(page.get_by_role("table", name="Podle frakce")).to_contain_text("Piráti")
    expect(page.locator('a[href$="/replay"]')).to_have_count(6)
    page.get_by_role("button", name="Starší partie").click()
    expect(page.locator('a[href$="/replay"]')).to_have_count(30)
    page.get_by_role("button", name="Starší partie").click()
    visitor.picture("card-results-1440", whole=True)
    visitor.fits()
    assert not serious(page)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    visitor.picture("card-results-390", whole=True)
    visitor.fits()
    page.goto(own_house.address + "/club")
    expect(page.get_by_role("heading", name="Jak se síla počítá")).to_be_visible()
    expect(page.get_by_role("region", name="Hustá mela").locator("li")).to_have_count(3)
    visitor.picture("club-390", whole=True)
    visitor.fits()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator("summary").first.click()
    visitor.picture("club-1440", whole=True)
    assert not serious(page)


def test_a_rated_table_is_for_people_with_a_card(party: Party) -> None:
    host, guest = party.visitor("Bára"), party.visitor("Host")
    make_card(host)
    host.home()
    table = host.sit_down("friends", seats=2)
    rated = host.page.get_by_label("Hrát na žebříček")
    rated.check()
    expect(rated).to_be_checked()
    guest.page.goto(table)
    expect(guest.page.get_by_text("přisednout může jen člověk s průkazem")).to_be_visible()
    guest.page.locator(".waits a").click()
    make_card(guest)
    guest.page.goto(table)
    guest.page.get_by_role("button", name="Přisednout").click()
    expect(guest.page.get_by_role("button", name="Vstát")).to_be_visible()
