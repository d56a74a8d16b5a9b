"""Rules that people read: at a glance on one screen and one sheet of paper, found in a moment, one key from a card."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit import DESK, Party, Visitor, serious
from tests.browser.test_shell import with_cards_to_look_at

GAMES = ["trablici", "smash_up", "tag_team", "bellum_magica", "defenders"]
SMALL = (360, 780)
# Parts of the page without anything drawn, and pictures that stick out of their place.
PICTURES = """() => {
    const drawn = [...document.querySelectorAll('.page :is(.turn, .score, .sign) .pic')];
    const out = (pic) => [...pic.children].some((one) => {
        const [inner, outer] = [one.getBoundingClientRect(), pic.getBoundingClientRect()];
        return inner.left < outer.left - 3 || inner.right > outer.right + 3;
    });
    const text = (pic) => pic.closest('li, .line').innerText;
    return { empty: drawn.filter((pic) => !pic.firstElementChild).map(text), out: drawn.filter(out).map(text) };
}"""


def read(visitor: Visitor, game: str, rule: str = "") -> Page:
    page = visitor.page
    page.goto(f"{visitor.house.address}/rules/{game}/{rule}".rstrip("/"))
    page.locator(".page .sign .pic > *").first.wait_for()
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_game_at_a_glance(party: Party, game: str) -> None:
    for lang in ("cs", "en"):
        visitor = party.visitor("", lang=lang)
        page = read(visitor, game)
        box = page.locator(".page").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= DESK[1], f"{lang}: one screen, not {box}"
        assert page.evaluate(PICTURES) == {"empty": [], "out": []}, lang
        visitor.picture(f"rules-{game}-{lang}")
        sheet = page.pdf(prefer_css_page_size=True)
        assert re.findall(rb"/Count (\d+)", sheet) == [b"1"], f"{lang}: one sheet of paper"
        size = re.search(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]", sheet)
        assert size, "a page has a size"
        assert [round(float(side)) for side in size.groups()] == [595, 842], "A4"


@pytest.mark.parametrize(("lang", "theme"), [("cs", "evening"), ("en", "day")])
def test_the_rules_are_open_to_everybody(party: Party, lang: str, theme: str) -> None:
    for size in (DESK, SMALL):
        visitor = party.visitor("", size, lang, theme, bypass_csp=True)
        for game in ("trablici", "defenders"):
            page = read(visitor, game)
            assert not serious(page)
            visitor.fits()
            visitor.picture(f"rules-{game}-{size[0]}-{lang}-{theme}", whole=True)
        page.get_by_role("searchbox").fill("e")
        expect(page.locator(".found li").first).to_be_visible()
        assert not serious(page)
        visitor.fits()


def test_rules_cards_and_signs_are_found_in_both_languages(party: Party) -> None:
    visitor = party.visitor("")
    visitor.home()
    page = visitor.page
    page.locator('a[href="/rules/smash_up"]').click()
    page.locator(".page").wait_for()
    search = page.get_by_role("searchbox")
    search.press_sequentially("kral rex")
    first = page.locator(".found li").first
    expect(first).to_contain_text("Král Rex")
    expect(first).to_contain_text("King Rex")
    search.fill("jungle oasis")
    expect(page.locator(".found li").first).to_contain_text("Oáza")
    oasis, lens = page.locator(".found [data-lens]").first, page.locator("#lens")
    oasis.hover()  # scrolling, which closes it, is over when it is there
    expect(lens).to_contain_text("Jungle Oasis")
    oasis.click()
    lens.get_by_role("link").click()
    expect(page).to_have_url(re.compile("/rules/smash_up/B1$"))
    expect(page.locator(".numbered .now")).to_be_in_viewport()
    expect(search).to_have_value("")
    search.fill("žádné takové slovo")
    expect(page.locator(".found")).to_contain_text("nikde není")


def test_a_rule_has_an_address(party: Party) -> None:
    visitor = party.visitor("", lang="en")
    page = read(visitor, "defenders", "T9.2.8")
    now = page.locator(".numbered .now")
    expect(now).to_contain_text("The third pollution on a hex makes a toxic site.")
    expect(now).to_be_in_viewport()
    page.locator('.page a[href="/rules/defenders/E4"]').first.click()
    expect(now).to_contain_text("second Defender")
    expect(now).to_be_in_viewport()
    page.go_back()
    expect(now).to_contain_text("third pollution")
    page.goto(f"{visitor.house.address}/rules/toy")
    expect(page.locator(".numbered")).to_be_visible()
    visitor.net_may_fail = True  # a game that is not there answers 404
    page.goto(f"{visitor.house.address}/rules/nothing")
    expect(page.locator("h1")).to_be_visible()


def test_from_a_card_at_the_table_to_its_rule_and_to_the_page(party: Party) -> None:
    visitor = with_cards_to_look_at(party)
    page = visitor.page
    page.locator(".log .named").last.hover()
    lens = page.locator("#lens .foot")
    expect(lens.locator("i")).not_to_be_empty()  # what it is called in English
    expect(lens).to_contain_text(re.compile(r"R: pravidlo [A-Z]\d"))
    page.keyboard.press("r")
    expect(page.locator("dialog[open] .now")).to_be_in_viewport()
    expect(page.locator("#lens")).to_be_hidden()
    page.get_by_role("searchbox").fill("axe")
    page.locator("dialog[open] li").first.get_by_role("link").click()
    expect(page.locator("dialog[open] .now b")).to_have_text("Q13")
    with visitor.context.expect_page() as opened:
        page.locator('dialog[open] a[href="/rules/trablici"]').click()
    opened.value.locator(".page").wait_for()
