"""Bellum Magica in the browser: against bots by pointing, one tablet that is passed round, three phones by a link."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.kit import AT_REST, OVER, PHONE, Party, Visitor, serious
from tests.browser.test_defenders import lines_of, told_of

ANY = f"{AT_REST} :is({OVER}, dialog[open] .btn.main, .cloth .glow, .thumb .btn:not([disabled], [aria-disabled]))"
CURTAIN = "dialog[open] .btn.main"
KEEP = '.thumb [data-key="keep"]'
PASS = '.thumb [data-key="pass"]'
SIDES = '[data-ref="own:left"]:visible, [data-ref="own:right"]:visible'


def one_of(found: Locator, chance: random.Random) -> None:
    found.nth(chance.randrange(found.count())).click()


def asked(visitor: Visitor) -> str:
    """Which question lies open, by what can be pointed at."""
    page = visitor.page
    if not page.locator(AT_REST).count():
        return ""
    for name, sign in (
        ("goblins", ".goblin .glow"),
        ("reroll", KEEP),
        ("steal", ".steal .glow"),
        ("recruit", ".mc .glow"),
        ("attack", ".target.glow, .veil, " + PASS),
    ):
        if page.locator(sign).count():
            return name
    return ""


def act(visitor: Visitor, chance: random.Random) -> str:
    """Answer the open question by pointing; returns its name, or nothing when there is none."""
    page = visitor.page
    name = asked(visitor)
    if name == "goblins":
        one_of(page.locator(".goblin .glow:not(.picked):not(.instead)"), chance)
        one_of(page.locator(".goblin .glow:not(.picked):not(.instead)"), chance)
    elif name == "reroll":
        one_of(page.locator(".tok.glow, " + KEEP), chance)
    elif name == "steal":
        page.locator(".steal .glow").last.click()
        take = page.locator(".steal .btn.main:not([disabled], [aria-disabled])")
        if take.count():
            take.click()
    elif name == "recruit":
        if chance.random() < 0.2:
            page.locator(PASS).click()
        else:
            one_of(page.locator(".mc .glow"), chance)
            one_of(page.locator(SIDES), chance)
            ways = page.locator('.thumb [data-key^="recruit:"]')
            if ways.count():  # both ways of paying are open
                ways.last.click()
    elif name == "attack":
        one_of(
            page.locator(".target.glow, .veil") if page.locator(".target.glow, .veil").count() else page.locator(PASS),
            chance,
        )
    return name


def ready(visitor: Visitor) -> None:
    visitor.page.locator(ANY).filter(visible=True).first.wait_for(timeout=20_000)


def test_the_last_days_against_two_bots_by_pointing(party: Party) -> None:
    chance = random.Random(6)
    visitor = party.visitor("Bára", bypass_csp=True)
    visitor.home()
    with party.beginning("bellum_magica", {"chests": ["3w1 3w2", "2w1 2m4", "g7 3m5 m4"]}):
        visitor.sit_down("bots", seats=3, game="bellum_magica")
    page = visitor.page
    seen: dict[str, int] = {}
    for _ in range(300):
        ready(visitor)
        if visitor.over:
            break
        name = asked(visitor)
        seen[name] = seen.get(name, 0) + 1
        if seen[name] == 1 and name:
            expect(page.locator(".status .why")).not_to_have_text("")
            assert serious(page) == [], name
        if seen[name] == 2:
            visitor.picture(f"bellum_magica-{name}-1440-day")
        before = page.locator(".status").inner_text() + page.locator(".log").inner_text()
        act(visitor, chance)
        page.wait_for_function(
            "(b) => document.querySelector('.status').innerText + document.querySelector('.log').innerText !== b",
            arg=before,
        )
    assert visitor.over
    assert {"goblins", "reroll", "attack", "recruit"} <= set(seen), seen
    expect(page.locator(".end h2")).to_be_visible()
    page.get_by_role("button", name="Prohlédnout stůl").click()
    scores = [int(one) for one in page.locator(".opening strong").all_inner_texts()]
    chests = page.locator(".opening .row").nth(0).locator(".chest b").all_inner_texts()
    assert sum(int(one) for one in chests) == scores[0], "all chests lie open and add up"
    assert serious(page) == []
    visitor.picture("bellum_magica-end-1440-day")
    visitor.look_back()


FREE = "() => { const cloth = document.querySelector('.cloth'); return cloth.clientHeight - cloth.scrollHeight; }"


def test_five_castles_need_no_scrolling(party: Party) -> None:
    """Castle, market, settlements and the question are in sight together, whatever is asked."""
    chance = random.Random(4)
    visitor = party.visitor("Bára", bypass_csp=True)
    visitor.home()
    visitor.sit_down("bots", seats=5, game="bellum_magica")
    page = visitor.page
    seen: set[str] = set()
    for _ in range(16):
        ready(visitor)
        name = asked(visitor)
        if visitor.over or not name:
            break
        assert page.evaluate(FREE) >= 0, name
        if name == "recruit" and name not in seen:
            page.locator(".mc .glow").first.click()  # with places for the monster on both sides
            assert page.evaluate(FREE) >= 0, "lifted"
            visitor.picture("bellum_magica-five-1440-day")
            assert serious(page) == []
            page.keyboard.press("Escape")
        seen.add(name)
        before = page.locator(".status").inner_text() + page.locator(".log").inner_text()
        act(visitor, chance)
        page.wait_for_function(
            "(b) => document.querySelector('.status').innerText + document.querySelector('.log').innerText !== b",
            arg=before,
        )
    assert {"goblins", "attack", "recruit"} <= seen, seen


def test_one_tablet_passed_round_shows_secrets_only_behind_the_curtain(party: Party) -> None:
    chance = random.Random(2)
    visitor = party.visitor("Bára", size=(1024, 768), bypass_csp=True)
    visitor.home()
    visitor.sit_down("device", seats=3, game="bellum_magica")
    page = visitor.page
    visitor.share_the_device(2)

    for _ in range(3):  # the goblins are placed secretly: a curtain for each
        page.locator(CURTAIN).click()
        page.locator(".goblin .glow").first.wait_for()
        act(visitor, chance)
        page.locator(".goblin .picked").wait_for(state="detached")
    looked = False
    rounds: set[str] = set()
    for _ in range(45):
        ready(visitor)
        assert not page.locator(CURTAIN).count(), "what all may see needs no curtain"
        hoards = page.locator(".inside").inner_text()
        assert "uvnitř" not in hoards and not page.locator(".chests small").count()
        for told in ("main", '[data-live="log"]'):
            assert "(hodnota" not in page.locator(told).inner_text()
        rounds.add(page.locator(".board").get_attribute("data-phase") or "")
        if not looked and page.locator(".my-plate .chests b").all_inner_texts() != ["0", "0", "0"]:
            looked = True
            me = page.locator(".plate.me .name").inner_text().removeprefix("Ty, ")
            page.get_by_role("button", name=f"{me}: podívat se na svoje tajnosti").click()
            expect(page.locator("dialog[open] h2")).to_contain_text(me)
            page.locator(CURTAIN).click()
            expect(page.locator(".inside")).to_contain_text("vidíš to jen ty")
            visitor.picture("bellum_magica-tablet-1024-day")
            assert serious(page) == []
            page.get_by_role("button", name=f"{me}: schovat tajnosti").click()
            page.set_viewport_size({"width": 768, "height": 1024})
            visitor.fits()
        before = page.locator(".status").inner_text() + page.locator(".mine").inner_text()
        act(visitor, chance)
        page.wait_for_function(
            "(b) => document.querySelector('.status').innerText + document.querySelector('.mine').innerText !== b",
            arg=before,
        )
    assert looked
    assert rounds == {"band", "attack", "recruit"}
    visitor.picture("bellum_magica-tablet-768-day", whole=True)


def test_no_for_the_rest_of_the_round(party: Party) -> None:
    """Whoever keeps the row for the whole round is not asked again, and sees it, and may take it back."""
    given = {"phase": "band", "captain": 0, "barrels": [1, 2, 0], "goblins": ["", "", ""]}
    with party.beginning("bellum_magica", given):
        visitor = party.visitor("Bára", size=(1024, 768))
        visitor.home()
        visitor.sit_down("device", seats=3, game="bellum_magica")
        page = visitor.page
        visitor.share_the_device(2)
        me, note = page.locator(".plate.me .name"), page.locator(".aside p")
        expect(me).to_have_text("Ty, Bára")
        page.locator('.thumb [data-later="keep"]').click()
        expect(me).to_have_text("Ty, Hráč 2")
        expect(note).to_contain_text("Bára: Do konce kola necháš platit")
        visitor.picture("bellum_magica-keeping-1024-day")
        page.locator('.thumb [data-key="barrel"]').click()  # a new roll: the captain would be asked first
        expect(page.locator(".tok b")).to_have_text("1")
        page.locator(KEEP).wait_for()
        expect(me).to_have_text("Ty, Hráč 2")
        note.get_by_role("button", name="Zrušit").click()
        expect(note).to_have_count(0)
        page.locator('.thumb [data-key="barrel"]').click()
        expect(me).to_have_text("Ty, Bára")
        page.locator('.thumb [data-later="keep"]').click()
        page.locator(".target.glow").first.wait_for()
        expect(note).to_have_count(0)  # over with the questions of the round


def test_three_phones_by_a_link(party: Party) -> None:
    chance = random.Random(9)
    anna = party.visitor("Anna", size=PHONE, bypass_csp=True)
    anna.home()
    address = anna.sit_down("friends", seats=3, game="bellum_magica")
    ben = party.visitor("Ben", size=(360, 740), theme="evening", bypass_csp=True)
    cyril = party.visitor("Cyril", size=PHONE, lang="en")
    for visitor, words in ((ben, "Přisednout"), (cyril, "Take a seat")):
        visitor.page.goto(address)
        visitor.page.get_by_role("button", name=words).click()
    anna.page.get_by_role("button", name="Začít hrát").click()
    phones = [anna, ben, cyril]
    for visitor in phones:
        visitor.page.locator(".goblin .glow").first.wait_for()
        act(visitor, chance)
    answered: dict[str, int] = {}
    while min(answered.get("attack", 0), answered.get("recruit", 0)) < 4:
        for visitor in phones:
            if name := asked(visitor):
                answered[name] = answered.get(name, 0) + 1
                if answered[name] <= 2:
                    visitor.fits()
                    visitor.picture(f"bellum_magica-{name}-phone-{answered[name]}", whole=True)
                act(visitor, chance)
                break
        else:
            anna.page.wait_for_timeout(40)
    ben.page.locator(".rival .look").first.click()
    expect(ben.page.locator("dialog[open] .castle")).to_be_visible()
    ben.fits()
    assert serious(ben.page) == []
    ben.page.keyboard.press("Escape")
    ben.page.get_by_role("button", name="Co dá která řada").click()
    expect(ben.page.locator("dialog[open] ol > li")).to_have_count(6)
    ben.fits()
    assert serious(ben.page) == []


def test_a_theft_the_tenth_chest_and_the_opening(party: Party) -> None:
    """The moments of the game, with motion: two thieves at work, chests opened at home, and all of them in the end."""
    given = {
        "phase": "attack",
        "captain": 0,
        "castles": ["bone_spire", "thorn_keep"],
        "row": 5,
        "display": ["town_8", "town_10"],
        "right": ["troll_2 imp_5", ""],
        "chests": ["6w1 3w2", "w2 m4 g7"],
    }
    with party.beginning("bellum_magica", given):
        visitor = party.visitor("Bára", pace="brisk")
        page = visitor.page
        page.emulate_media(reduced_motion="no-preference")
        visitor.home()
        address = visitor.sit_down("bots", seats=2, game="bellum_magica")
        guest = party.visitor("Eva", lang="en")
        guest.page.goto(address)
        guest.page.locator(".castle").wait_for()  # as long as it takes to load
        expect(guest.page.locator(".plate.me, .cloth .glow")).to_have_count(0)
        expect(guest.page.locator(".my-plate .name")).to_have_text("Bára")  # the store of whoever is on turn
        expect(guest.page.locator(".my-plate .hoard")).to_contain_text("hidden")
        page.locator(".veil").press("Enter")  # the keyboard points as well
        expect(page.locator(".steal .glow")).to_have_count(3)
        note = page.locator(".note:popover-open")
        page.locator(".steal .btn.main").click(force=True)
        expect(note).to_contain_text("Zloději nejdou s prázdnou")
        page.locator('.steal [data-ref$=":golden"]').click()
        page.locator('.steal [data-ref$=":metal"]').press("Enter")
        expect(page.locator(".steal .glow")).to_have_count(2)  # no third thief
        page.locator(".steal .back:not(.glow)").click(force=True)
        expect(note).to_contain_text("Každý zloděj unese jednu truhlu")
        visitor.picture("bellum_magica-steal-1440-day")
        page.get_by_role("button", name="Ukrást 1 kovovou truhlu a 1 zlatou truhlu").first.click()
        expect(page.locator(".moment strong")).to_have_text(["4", "7"])
        expect(page.locator(".race")).to_contain_text("Deset! Po těchto útocích hra končí.")
        page.locator(".opening .tower").first.wait_for()
        expect(page.locator(".status b")).to_have_text("Truhly se otevírají")
        assert not page.locator(".end").count(), "nothing is told before the chests are open"
        visitor.picture("bellum_magica-opening-1440-day")
        page.get_by_role("button", name="Přeskočit").click()
        expect(page.locator(".end h2")).to_be_visible()
        expect(page.locator(".opening strong").first).to_have_text("23")
        page.get_by_role("link", name="Přehrávka").click()
        expect(page.locator(".opening .tower")).to_have_count(2)


# every new line of the log with what the status line says at that moment, and whether the castle shows that row
WATCH = """() => {
    window.told = [];
    let count = document.querySelectorAll('.log li').length;
    new MutationObserver(() => {
        const lines = [...document.querySelectorAll('.log li')];
        if (lines.length <= count) return;
        const text = (one) => (one.querySelector('.words') ?? one).textContent.trim();
        const caption = document.querySelector('.status b').innerText;
        window.told.push({ added: lines.length - count, line: text(lines.at(-1)), caption });
        count = lines.length;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
EVENTFUL = {
    "phase": "attack",
    "captain": 0,
    "castles": ["bone_spire", "thorn_keep"],
    "row": 5,
    "display": ["farm_1", "town_10"],
    "left": ["harpy_5", "imp_1"],
    "right": ["troll_2 imp_5", ""],
    "food": [2, 2],
    "barrels": [2, 1],
    "chests": ["w1 w2", "w2 m4 g7"],
}


@pytest.mark.parametrize("pace", ["brisk", "instant"])
def test_every_event_is_shown_once_and_in_order(party: Party, pace: str) -> None:
    """A theft, a bot's attack, purchases, new settlements, the die and all that its row brings."""
    with party.beginning("bellum_magica", EVENTFUL):
        visitor = party.visitor("Ema", lang="en", pace=pace)
        page = visitor.page
        kinds = told_of(visitor)
        visitor.home()
        visitor.sit_down("bots", seats=2, game="bellum_magica")
        ready(visitor)
        page.evaluate(WATCH)
        page.locator(".veil").click()
        page.locator('.steal [data-ref$=":golden"]').click()
        page.locator('.steal [data-ref$=":metal"]').click()
        page.locator(".steal .btn.main").click()
        for _ in range(8):  # until the next day has been rolled and gathered
            page.locator(ANY).filter(visible=True).first.wait_for(timeout=60_000)
            if kinds.count("roll") and asked(visitor) == "attack":
                break
            if asked(visitor) == "reroll":
                page.locator(KEEP).click()
            else:
                act(visitor, random.Random(1))
            page.wait_for_timeout(300)
        lines = lines_of(page)
        assert {"steal", "robbed", "recruit", "market", "round", "roll"} <= set(kinds), kinds
        assert len(lines) == len(kinds), "the log has a line for every event"
        if pace == "brisk":
            told = page.evaluate("window.told")
            assert [one["added"] for one in told] == [1] * len(told), "one line at a time"
            assert [one["line"] for one in told] == lines[len(lines) - len(told) :]
            assert len(told) == len(kinds)
            assert [one["caption"] for one in told] == [one["line"] for one in told], "each with its caption"


# what stands on the page while the last chest is shut
STAGED = """() => document.querySelector('.opening .shut') && {
    said: document.querySelector('.status b').innerText,
    sum: document.querySelector('.tower .flag').textContent,
    might: [...document.querySelectorAll('.opening aside li > span:last-child')].map((one) => one.textContent),
    ends: document.querySelectorAll('.end').length,
}"""
LAST_DAY = {
    "phase": "attack",
    "captain": 0,
    "castles": ["bone_spire", "thorn_keep"],
    "row": 4,
    "round": 9,
    "display": ["town_8", "farm_1"],
    "right": ["", ""],
    "chests": ["6w1 3w2 g7", "3m5 m4"],
}


def test_the_last_chest_decides_before_the_result_is_told(party: Party) -> None:
    """Towers grow chest by chest; the one that decides waits for a hand, and only then the match is told."""
    with party.beginning("bellum_magica", LAST_DAY):
        visitor = party.visitor("Bára", pace="brisk", bypass_csp=True)
        page = visitor.page
        visitor.home()
        visitor.sit_down("bots", seats=2, game="bellum_magica")
        ready(visitor)
        page.locator(PASS).click()
        staged = page.wait_for_function(STAGED, timeout=60_000).json_value()
        assert " ".join(staged["said"].split()) == "Poslední truhla je tvoje. A je zlatá."
        assert staged["sum"] == "12 + ?"
        assert staged["might"] == ["6: vyhrává Vendelín", "7: vyhrává Bára", "8: vyhrává Bára"]
        assert staged["ends"] == 0, "nothing is told before the chests are open"
        expect(page.locator(".tower .flag").first).to_have_text("19", timeout=20_000)  # by itself after a breath
        expect(page.locator(".end h2")).to_be_visible(timeout=30_000)
        expect(page.locator(".end .decided")).to_contain_text("Rozhodla zlatá truhla, kterou drží Bára: bylo v ní 7.")
        expect(page.locator(".end .won .made i")).to_have_count(10)
        assert serious(page) == []
        page.get_by_role("button", name="Prohlédnout stůl").click()
        page.get_by_role("button", name="Zpět k hradům").click()
        expect(page.locator(".castle")).to_be_visible()
        page.get_by_role("button", name="Zpět k truhlám").click()
        expect(page.locator(".opening .tower")).to_have_count(2)


def test_things_explain_themselves_and_signs_have_a_legend(party: Party) -> None:
    with party.beginning("bellum_magica", EVENTFUL):
        visitor = party.visitor("Bára", bypass_csp=True)
        page = visitor.page
        visitor.home()
        visitor.sit_down("bots", seats=2, game="bellum_magica")
        ready(visitor)
        lens = page.locator("#lens")
        for thing, words in (
            ('[data-lens="card:imp_5"]', "Pracuje jen půlka"),
            ('[data-lens="settlement:town_10"]', "Magických mečů musíš mít aspoň tolik"),
            ('[data-lens="castle:bone_spire"]', "Na hrad smíš zaútočit"),
            ('[data-ref="pile:golden"]', "3× 6, 4× 7, 3× 8"),
            ("[data-option] .named", "Hostinec"),
        ):
            page.locator(thing).first.hover()
            expect(lens).to_contain_text(words)
        page.locator('.strip[data-lens="card:imp_5"]').focus()
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        expect(lens).to_contain_text("Pracuje jen půlka")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Co je co").click()
        expect(page.locator("dialog[open] .legend li")).to_have_count(19)
        assert serious(page) == []
        page.get_by_role("button", name="(pravidlo M2)").first.click()
        expect(page.locator("dialog[open]")).to_contain_text("bere kovovou truhlu")
        refs = (
            "row:3",
            "die",
            "castle:0",
            "castle:1",
            "chest:1:golden",
            "pile:wooden",
            "food:0",
            "rune:1",
            "own:barrel",
            "race",
        )
        missing = [ref for ref in refs if not page.locator(f'.cloth [data-ref="{ref}"]').count()]
        assert not missing, "lessons point at these"
