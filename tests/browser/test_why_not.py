"""Why not: what cannot be chosen says so itself, with its rule, to the mouse, a finger, the keyboard and a reader."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.kit import PHONE, Party, Visitor, loosely, serious

ROWS = {"rows": ["g2 p3 o4", "p1"], "deck": ["o1"], "active": 0}
TOUCHING = "Vedle sebe nesmějí být oranžový zombík 1 a oranžový zombík 4: mají stejnou barvu."
PLACE_FIRST = "Nejdřív umísti oranžového zombíka 1."


def sit_down(visitor: Visitor, game: str) -> Page:
    visitor.home()
    visitor.sit_down("bots", seats=2, game=game)
    expect(visitor.page.locator('.status[data-turn="mine"]')).to_be_visible()
    return visitor.page


def test_a_dark_card_says_why_to_mouse_and_keyboard(party: Party) -> None:
    with party.beginning("trablici", ROWS):
        visitor = party.visitor("Bára", bypass_csp=True)
        page = sit_down(visitor, "trablici")
        note = page.locator(".note:popover-open")
        page.locator('[data-ref="row:1:3"]').hover()
        expect(note).to_contain_text(TOUCHING)
        expect(page.locator('[data-ref="row:1:3"]')).to_have_attribute(
            "aria-label", loosely(f"oranžový zombík 4. {TOUCHING}")
        )
        visitor.picture("why-not-trablici-1440-day")
        assert serious(page) == []
        note.get_by_role("button", name="Pravidlo P5").click()
        expect(page.get_by_role("dialog")).to_contain_text("Stejné barvy se nesmějí dotýkat")
        expect(note).to_have_count(0)
        page.keyboard.press("Escape")
        flip = page.get_by_role("button", name="Otočit dál")
        expect(flip).to_be_disabled()
        flip.focus()
        page.keyboard.press("Enter")
        expect(note).to_contain_text(PLACE_FIRST)
        page.keyboard.press("Escape")
        expect(note).to_have_count(0)
        page.keyboard.press("w")
        expect(page.locator(".whynot li", has_text=TOUCHING)).to_have_count(1)
        expect(page.locator(".whynot summary")).to_be_focused()
        page.locator('[data-ref="row:1:left"]').click()  # an answer, and everything is said anew
        expect(page.locator(".whynot li", has_text=TOUCHING)).to_have_count(0)


def test_a_finger_asks_by_a_tap(party: Party) -> None:
    with party.beginning("trablici", ROWS):
        visitor = party.visitor("Bára", PHONE, has_touch=True)
        page = sit_down(visitor, "trablici")
        note = page.locator(".note:popover-open")
        page.locator('[data-ref="row:1:3"]').tap()
        expect(note).to_contain_text(TOUCHING)
        visitor.fits()
        visitor.picture("why-not-trablici-390-day")
        page.locator(".status").tap()
        expect(note).to_have_count(0)


BARRED = {
    "factions": ["dinosaurs ninjas", "tricksters wizards"],
    "hands": ["war_raptor laseratops howl", "neophyte"],
    "bases": ["tortuga: 1 block_the_path=dinosaurs", "the_homeworld", "jungle_oasis: 1 archmage"],
    "active": 0,
}


def test_a_base_says_why_the_card_in_the_hand_does_not_go_there(party: Party) -> None:
    with party.beginning("smash_up", BARRED):
        visitor = party.visitor("Bára", bypass_csp=True)
        page = sit_down(visitor, "smash_up")
        note = page.locator(".note:popover-open")
        page.locator('[data-ref="card:archmage"]').hover()  # it lies on a base that can be chosen
        expect(note).to_contain_text("Teď hraješ karty z ruky")
        page.mouse.move(2, 2)
        expect(note).to_have_count(0)
        raptor = page.locator('[data-ref="hand:war_raptor"]')
        raptor.click()
        page.locator("#base-tortuga .scene").hover()
        expect(note).to_contain_text("Kartu Bojový raptor nepustí na základnu Tortuga karta")
        expect(note.get_by_role("button", name="Pravidlo PL4")).to_be_visible()
        visitor.picture("why-not-smash_up-1440-day")
        page.locator("#base-jungle_oasis .here").click()
        expect(raptor).to_have_count(0)
        page.locator('[data-ref="hand:laseratops"]').click()
        expect(note).to_contain_text("Bojovníka na tenhle tah už máš zahraného.")
        visitor.picture("why-not-smash_up-played-1440-day")
        assert serious(page) == []


def test_actions_and_hexes_of_the_map_say_why(party: Party) -> None:
    given = {
        "turn": 0,
        "active": ["popel", "svaca"],
        "at": ["b1", "d7"],
        "camps": ["g4", "g1"],
        "hands": ["kelpuz", "henk"],
    }
    with party.beginning("defenders", given):
        visitor = party.visitor("Bára", lang="en")
        page = sit_down(visitor, "defenders")
        note = page.locator(".note:popover-open")
        page.locator('[data-act="heal"]').hover()
        expect(note).to_contain_text("You have no wounds.")
        visitor.picture("why-not-defenders-1440-day")
        page.locator('[data-ref="card:order_kelpuz"]').hover()
        page.locator('[data-ref="card:order_kelpuz"]').click()
        expect(note.get_by_role("button", name="Rule T4.6")).to_be_visible()
        page.locator('[data-hex="d4"]').focus()
        page.locator('[data-hex="d4"]').click()
        expect(note).to_contain_text("Nobody can enter the core.")


def test_what_is_chosen_second_says_so(party: Party) -> None:
    given = {
        "factions": ["dinosaurs robots", "ninjas pirates"],
        "bases": ["tortuga", "jungle_oasis", "great_library"],
        "hands": ["king_rex laseratops", "first_mate dinghy"],
    }
    with party.beginning("smash_up", given):
        page = sit_down(party.visitor("Bára"), "smash_up")
        page.locator('[data-ref="about:jungle_oasis"]').click()
        expect(page.locator(".note:popover-open")).to_contain_text("Nejdřív ukaž na to, co svítí, potom sem.")
