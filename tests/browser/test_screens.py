"""Every screen: without serious findings of axe, in both languages and dresses, and on narrow windows."""

from __future__ import annotations

import gzip
import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.kit import DESK, PHONE, SHORT, Party, Visitor, serious, without_toy

RAW = re.compile(r"\b(?:ask|log|board|rule|option|card|status|home|room|seat|table)-[a-z_]+(?:-[a-z_]+)*\b")


def look_around(visitor: Visitor, tag: str) -> None:
    """Axe, sideways scrolling and texts, on the screen as it is now."""
    problems = serious(visitor.page)
    assert not problems, f"{tag}: {problems}"
    visitor.fits()
    words = visitor.page.locator("body").inner_text()
    assert not RAW.findall(words), f"{tag}: message ids instead of texts: {RAW.findall(words)}"
    visitor.picture(tag, whole=visitor.page.locator("dialog[open]").count() == 0)


@pytest.mark.parametrize(
    ("size", "lang", "theme"),
    [
        pytest.param(DESK, "cs", "day", id="desk-cs-day"),
        pytest.param(PHONE, "en", "evening", id="phone-en-evening"),
        pytest.param(DESK, "en", "evening", id="desk-en-evening", marks=pytest.mark.soak),
        pytest.param(PHONE, "cs", "day", id="phone-cs-day", marks=pytest.mark.soak),
    ],
)
def test_every_screen_is_open_to_everybody(party: Party, size: tuple[int, int], lang: str, theme: str) -> None:
    visitor = party.visitor("Bára", size, lang, theme, bypass_csp=True)  # axe is a script of ours, not of the page
    page = visitor.page
    end = f"{size[0]}-{lang}-{theme}"
    drawers = {
        "cs": ["Pravidla", "Nastavení"] + (["Zápis", "Řeč", "Volby"] if size == PHONE else ["Stůl"]),
        "en": ["Rules", "Settings"] + (["Log", "Talk", "Options"] if size == PHONE else ["Table"]),
    }[lang]

    visitor.home()
    look_around(visitor, f"home-{end}")
    page.goto(visitor.house.address + "/about")
    page.locator(".text-page h1").wait_for()
    look_around(visitor, f"about-{end}")

    visitor.home()
    address = visitor.sit_down("friends", seats=3)
    page.locator(".qr").wait_for()
    look_around(visitor, f"room-{end}")
    guest = party.visitor("Ema", size, lang, theme, bypass_csp=True)
    guest.page.goto(address)
    guest.page.locator(".join .btn").wait_for()
    look_around(guest, f"join-{end}")

    visitor.home()
    visitor.sit_down("bots", seats=2)
    chance = random.Random(11)
    asked: set[str] = set()
    drawn = False
    while not (drawn and len(asked) >= 3) and visitor.wait_for_turn():
        why = page.locator(".status b").inner_text()
        kind = why.split()[0].strip(":")
        if kind not in asked:
            asked.add(kind)
            look_around(visitor, f"table-{kind.lower()}-{end}")
        if not drawn and len(asked) > 1:
            drawn = True
            for name in drawers:
                page.get_by_role("button", name=name, exact=True).click()
                page.locator("dialog[open] h2").wait_for()
                look_around(visitor, f"drawer-{name.lower()}-{end}")
                page.keyboard.press("Escape")
                expect(page.locator("dialog[open]")).to_have_count(0)
        visitor.point(chance)
    assert drawn and len(asked) >= 3
    with party.beginning("trablici", SHORT):
        visitor.home()
        table = visitor.sit_down("bots", seats=2)
        while visitor.wait_for_turn():
            visitor.point(chance)
    page.locator(".end h2").wait_for()
    look_around(visitor, f"end-{end}")
    page.goto(table + "/replay?at=9")
    page.locator("#slider").wait_for()
    page.locator(".board").wait_for()
    look_around(visitor, f"replay-{end}")
    visitor.home()
    page.locator(".tables .table").first.wait_for()
    look_around(visitor, f"home-mine-{end}")


def test_360_pixels_are_enough(party: Party) -> None:
    visitor = party.visitor("Bára s velmi dlouhým jménem, které nikdo nečeká"[:40], (360, 640))
    visitor.home()
    visitor.fits()
    visitor.sit_down("bots", seats=6)
    chance = random.Random(4)
    for _ in range(12):
        if not visitor.wait_for_turn():
            break
        visitor.fits()
        visitor.point(chance)
    visitor.picture("table-360", whole=True)


def test_the_language_can_be_changed_at_the_table(party: Party) -> None:
    visitor = party.visitor("Bára", lang="cs")
    visitor.home()
    expect(visitor.page.locator(".lead")).to_contain_text("Pět her, jeden stůl.")
    visitor.page.get_by_role("button", name="English").click()
    expect(visitor.page.locator(".lead")).to_contain_text("Five games, one table.")
    visitor.sit_down("bots", seats=2)
    visitor.wait_for_turn()
    expect(visitor.page.locator(".side h2").first).to_have_text("Options")
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("Česky").check()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".side h2").first).to_have_text("Volby")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "cs")
    visitor.page.reload()
    expect(visitor.page.locator(".side h2").first).to_have_text("Volby")


def test_the_first_load_is_light(party: Party) -> None:
    """Everything the home page brings, as it crosses the wire: fonts are packed already, the rest is gzipped."""
    visitor = party.visitor("")
    visitor.page.route("**/api/games", without_toy)
    visitor.home()
    visitor.page.wait_for_load_state("networkidle")
    weight = {}
    for answer in visitor.answers:
        body = answer.body()
        packed = body if answer.url.endswith((".woff2", ".png")) else gzip.compress(body, 6)
        weight[answer.url] = len(packed)
    total = sum(weight.values())
    print(f"first load: {total / 1024:.0f} KB in {len(weight)} answers")
    assert total < 120 * 1024, weight


def test_rules_open_at_the_question_and_can_be_searched(party: Party) -> None:
    visitor = party.visitor("Bára")
    visitor.home()
    visitor.sit_down("bots", seats=2)
    visitor.wait_for_turn()
    page = visitor.page
    number = page.locator(".status .link").inner_text().split()[-1]
    page.locator(".status .link").click()
    expect(page.locator("dialog[open] .rule.now b")).to_have_text(number)
    expect(page.locator("dialog[open] .rule.now")).to_be_in_viewport()
    everything = page.locator("dialog[open] .rule").count()
    page.get_by_role("searchbox").fill("smula")
    found = page.locator("dialog[open] li")
    expect(found.filter(has_text="Smůla")).not_to_have_count(0)
    assert 0 < found.count() < everything


def test_the_shell_opens_without_a_server(party: Party) -> None:
    """Installable: a manifest, icons, and a worker that keeps the shell."""
    context = party.browser.new_context()
    page = context.new_page()
    page.goto(party.house.address)
    page.locator(".go").wait_for()
    manifest = party.house.get("/manifest.webmanifest")
    assert manifest["display"] == "standalone" and len(manifest["icons"]) >= 3
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.reload()
    context.set_offline(True)
    page.reload()
    expect(page.locator(".word")).to_be_visible()
    expect(page.locator(".failure")).to_be_visible()
    context.close()


WINDOWS = [PHONE, (360, 640), (768, 1024), (844, 390), (1024, 768), (1366, 768), DESK, (1920, 1080), (3440, 1440)]
# names of people on place cards and score sheets that are cut, or broken inside a word
MAIMED = """(name) => [...document.querySelectorAll(".cloth *")]
    .filter((one) => !one.children.length && one.textContent.includes(name))
    .filter((one) => one.checkVisibility() && !one.closest(".unseen"))
    .flatMap((one) => {
        const text = one.firstChild;
        const range = document.createRange();
        const whole = [...text.data.matchAll(/[^ ]+/g)].every((word) => {
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size === 1;
        });
        const cut = one.scrollHeight > one.clientHeight + 4 && getComputedStyle(one).overflow !== "visible";
        return whole && !cut ? [] : [`${innerWidth} ${one.className}: ${one.textContent}`];
    })"""


@pytest.mark.parametrize(("game", "seats"), [("trablici", 4), ("bellum_magica", 3), ("defenders", 3), ("smash_up", 3)])
def test_long_names_stay_whole(party: Party, game: str, seats: int) -> None:
    visitor = party.visitor("Bartoloměj od Kateřiny")
    visitor.home()
    visitor.sit_down("bots", seats, game)
    play_to_the_middle(visitor)
    for width, height in WINDOWS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.wait_for_timeout(150)
        assert visitor.page.evaluate(MAIMED, "Bartoloměj") == []


def play_to_the_middle(visitor: Visitor) -> None:
    chance = random.Random(6)
    for _ in range(6):
        if visitor.wait_for_turn():
            visitor.answer(chance)
    visitor.wait_for_turn()
