"""Smash Up in the browser: a whole game against a bot by pointing, the draft, every event as a beat, every tray."""

from __future__ import annotations

import json
import random
import re

from playwright.sync_api import Error, Page, expect

from tests.browser.kit import AT_REST, PHONE, Party, Visitor, serious

MIDDLE = {
    "factions": ["dinosaurs ninjas", "robots pirates"],
    "hands": ["king_rex shinobi war_raptor seeing_stars howl smoke_bomb augmentation", "zapbot broadside"],
    "bases": [
        "jungle_oasis: 1 warbot, 1 nukebot, 0 war_raptor, 0 tiger_assassin+poison",
        "central_brain: 1 microbot_fixer, 1 microbot_guard, 0 armor_stego, 0 laseratops",
        "tortuga: 0 infiltrate=working, 1 pirate_king, 0 ninja_acolyte+upgrade",
    ],
    "points": [9, 12],
    "turn": 12,
    "discards": ["", "cannon dinghy buccaneer"],
}
WIZARDS = {
    "factions": ["wizards zombies", "aliens tricksters"],
    "hands": ["scry portal lend_a_hand", "probe gnome gnome invader"],
    "bases": ["jungle_oasis: 0 archmage, 1 leprechaun", "central_brain: 0 walker, 1 brownie", "tortuga: 1 invader"],
    "turn": 4,
    "discards": ["walker walker zombie_lord summon", "abduction"],
    "decks": ["enchantress chronomage summon walker outbreak", ""],
}
SCORING = {
    "factions": ["dinosaurs zombies", "robots wizards"],
    "hands": ["war_raptor", "zapbot"],
    "bases": ["jungle_oasis: 0 king_rex, 0 laseratops, 1 warbot", "central_brain: 1 nukebot", "the_grey_opal"],
    "points": [13, 9],
    "turn": 9,
    "base_deck": ["great_library"],
}
FOUR = {  # the middle of a game of four
    "factions": ["dinosaurs ninjas", "robots pirates", "zombies wizards", "aliens tricksters"],
    "hands": ["war_raptor war_raptor king_rex augmentation howl seeing_stars shinobi", "zapbot", "walker", "scout"],
    "bases": [
        "the_homeworld: 0 war_raptor, 1 microbot_fixer, 1 zapbot, 2 walker, 2 walker, 3 scout",
        "factory_436_1337: 0 laseratops, 1 warbot, 2 neophyte, 3 flame_trap",
        "cave_of_shinies: 0 armor_stego, 0 tiger_assassin+upgrade, 1 microbot_alpha, 3 collector",
        "great_library: 1 zapbot, 1 nukebot, 2 archmage, 2 overrun",
        "rhodes_plaza_mall: 1 first_mate, 3 gnome, 3 brownie, 3 leprechaun",
    ],
    "points": [7, 9, 4, 8],
    "turn": 17,
}
CROWD = {  # 40 cards in play, 24 of them minions with power that depends on others
    "factions": ["dinosaurs ninjas", "robots pirates", "zombies wizards", "aliens tricksters"],
    "hands": ["augmentation howl", "", "", ""],
    "bases": [
        "the_homeworld: 0 war_raptor, 0 war_raptor, 0 war_raptor, 1 microbot_fixer, 1 microbot_fixer, 2 walker, "
        "3 scout",
        "factory_436_1337: 0 war_raptor, 1 microbot_guard, 1 microbot_guard, 2 walker, 2 walker, 3 scout, 3 flame_trap",
        "cave_of_shinies: 0 armor_stego, 0 shinobi+upgrade, 1 microbot_alpha, 1 zapbot, 2 walker, "
        "3 collector, 3 hideout",
        "great_library: 0 tiger_assassin+poison, 1 zapbot, 1 zapbot, 2 neophyte, 2 neophyte, 3 gnome, "
        "3 gnome, 2 overrun",
        "rhodes_plaza_mall: 0 shinobi+assassination, 1 first_mate, 1 first_mate, 2 neophyte, 3 gnome, 3 brownie, "
        "3 jammed_signal, 3 enshrouding_mist",
    ],
    "turn": 20,
}


def sit_down(visitor: Visitor, seats: int = 2, factions: str = "") -> Page:
    visitor.home()
    page = visitor.page
    page.locator('.pick:has(input[value="smash_up"])').click()
    page.locator('input[value="bots"]').check()
    page.locator('select[name="players"]').select_option(str(seats))
    if factions:
        page.locator(".more summary").click()
        page.locator(".more select:not([name=clock])").first.select_option(factions)
    page.locator(".go").click()
    page.wait_for_url("**/t/*")
    return page


def answer(page: Page, key: str) -> None:
    page.locator(f'[data-option="{key}"]').click()


# Like a hand: first a card, then its place; whatever glows, else a button. The dice are Python's.
WISH = """
([which, one, two]) => {
    const all = (what) => [...document.querySelectorAll(what)].filter((thing) => !thing.disabled);
    const places = all('.cloth .here, .cloth .thing.glow:not(.picked):not(.instead), .cloth .veil');
    const [buttons, hand] = [all('.thumb .btn'), all('.hand .glow')];
    const done = document.querySelector('.thumb .btn.main');  // of several things at once
    const more = all('.cloth .thing.glow:not(.picked)');
    const doubted = all('.cloth .thing.doubted');  // one's own minion: chosen once more
    let things = places.length && one < 0.6 ? places : buttons;
    if (doubted.length) things = doubted;
    else if (done) things = done.matches('[aria-disabled]') ? more : [done];
    else if (document.querySelector('.cloth .picked')) things = places.length ? places : buttons;
    else if (hand.length && two < 0.9) things = hand;
    for (const thing of all('[data-wish]')) delete thing.dataset.wish;
    const wish = things[Math.floor(which * things.length)];
    if (wish) wish.dataset.wish = '';
    return wish ? document.querySelector('.status b').innerText : '';
}
"""


def test_the_end_of_a_game_against_a_bot_by_pointing(party: Party) -> None:
    chance = random.Random(11)
    visitor = party.visitor("Bára", bypass_csp=True)
    with party.beginning("smash_up", {"points": [9, 9]}):
        page = sit_down(visitor)
    asks: set[str] = set()
    for step in range(900):
        if not visitor.wait_for_turn():
            break
        if step == 12:
            assert serious(page) == []
            visitor.picture("smash_up-1440-day")
        asked = page.evaluate(WISH, [chance.random(), chance.random(), chance.random()])
        if not asked:
            continue  # it went away under the hand: look again
        asks.add(asked)
        try:
            page.locator("[data-wish]").click(timeout=1500)
        except Error:
            continue
    assert visitor.over, "the game does not end"
    page.get_by_role("button", name="Prohlédnout stůl").click()
    scores = [int(text) for text in page.locator(".score .value").all_inner_texts()]
    assert max(scores) >= 15
    assert len(asks) > 3, asks
    assert serious(page) == []
    page.get_by_text("Poslední vyhodnocení").click()
    expect(page.get_by_role("dialog").locator(".podium li")).not_to_have_count(0)
    visitor.picture("smash_up-end-1440-day")
    visitor.look_back()


def test_a_draft_there_and_back_on_a_phone(party: Party) -> None:
    visitor = party.visitor("Ema", size=PHONE, lang="en", theme="evening", bypass_csp=True, has_touch=True)
    page = sit_down(visitor, 3, "draft")
    chance = random.Random(3)
    expect(page.locator(".draft .order li")).to_have_count(6)
    for _ in range(2):
        page.locator(".factions .glow").first.wait_for()
        visitor.fits()
        held = page.locator(".factions .held").count()
        picks = page.locator(".factions .glow")
        assert picks.count() == 8 - held, "every faction that is left can be taken, and no other"
        assert serious(page) == []
        visitor.picture("smash_up-draft-390-evening", whole=True)
        page.get_by_role("button", name="See its cards").first.tap()
        expect(page.get_by_role("dialog")).to_contain_text("minion, power")
        page.keyboard.press("Escape")
        picks.nth(chance.randrange(picks.count())).tap()
        page.wait_for_function(f"() => document.querySelectorAll('.factions .held').length !== {held}")
        if page.locator(".board").count():
            break
    page.locator(".board").wait_for()
    expect(page.locator(".opening li")).to_have_count(3)
    visitor.wait_for_turn()
    visitor.fits()
    assert serious(page) == []
    visitor.picture("smash_up-390-evening", whole=True)


def test_free_choice_takes_both_factions_at_once(party: Party) -> None:
    visitor = party.visitor("Klára", bypass_csp=True)
    page = sit_down(visitor, 2, "free")
    for _ in range(2):
        page.locator(".factions .glow").first.wait_for()
        taken = page.locator(".factions .held").count()
        page.locator(".factions .glow").last.press("Enter")
        page.wait_for_function(
            "(taken) => document.querySelectorAll('.held').length > taken || document.querySelector('.board')",
            arg=taken,
        )
    page.locator(".board").wait_for()
    expect(page.locator(".my-plate .badge")).to_have_count(2)


def test_card_then_base_and_everything_about_a_minion(party: Party) -> None:
    with party.beginning("smash_up", MIDDLE):
        visitor = party.visitor("Bára", bypass_csp=True)
        page = sit_down(visitor)
        # only what comes first glows: cards of the hand and the Acolyte's Special
        expect(page.locator(".here")).to_have_count(0)
        expect(page.locator(".mini .glow")).to_have_count(1)
        expect(page.locator(".chips button")).to_have_text(["1 bojovník", "1 akce"])
        page.locator('[data-ref="card:tiger_assassin"]').hover()
        lens = page.locator(".lens:not(#lens)")
        expect(lens).to_contain_text("Otrava")
        expect(lens).to_contain_text("−4")
        page.locator('[data-ref="card:warbot"]').hover()
        expect(lens).to_contain_text("Nemůže být zničen.")
        visitor.picture("smash_up-lens-1440-day")
        page.locator('[data-ref="card:warbot"]').focus()
        page.keyboard.press("Tab")  # the keyboard gets there too
        expect(lens).to_contain_text("Novabot")
        page.keyboard.press("Escape")
        expect(lens).to_have_count(0)
        page.locator(".chips button").first.hover()
        expect(page.locator(".hand .hinted")).to_have_count(3)
        # anybody's discard pile, any time
        page.get_by_role("button", name="odhoz 3").click()
        expect(page.get_by_role("dialog")).to_contain_text("Dělo")
        page.keyboard.press("Escape")
        # an action on a minion: card, then minion
        page.locator('[data-ref="hand:smoke_bomb"]').click()
        expect(page.locator(".mini .glow:not(.instead)")).to_have_count(5)
        expect(page.locator(".status")).to_contain_text("Teď ukaž na bojovníka.")
        page.keyboard.press("Escape")
        # a minion: card, then base; the bar grows and the base will score
        page.locator('[data-ref="hand:king_rex"]').click()
        expect(page.locator(".here")).to_have_count(3)
        page.locator("#base-central_brain .head").click()  # anywhere on the base
        expect(page.locator("#base-central_brain .stamp")).to_contain_text("padne na konci tahu")
        expect(page.locator(".plays .spent")).to_have_text(["bojovník"])
        expect(page.locator(".status")).to_contain_text("Ještě můžeš hrát akci.")  # of what is spent nothing is said
        # the card that asks is shown with its text, its targets glow
        page.locator('[data-ref="hand:seeing_stars"]').click()
        expect(page.locator(".status b")).to_contain_text("Šurikeny")
        expect(page.locator(".cue")).to_contain_text("Znič jednoho bojovníka se silou 3")
        assert serious(page) == []
        # my own minions look different, come last and must be chosen twice
        expect(page.locator(".mini .own")).to_have_count(2)
        own = [name for name in page.locator("#options .option").all_inner_texts() if "tvůj" in name or "tvá" in name]
        assert page.locator("#options .option").all_inner_texts()[-len(own) :] == own and own
        page.locator('[data-ref="card:war_raptor"]').click()
        expect(page.locator(".doubted .yours")).to_have_text("opravdu?")
        expect(page.locator("#base-jungle_oasis .mini")).to_have_count(4)
        page.locator('[data-ref="card:microbot_guard"]').click()
        expect(page.locator("#base-central_brain .mini")).to_have_count(4)


def test_searching_revealing_and_discard_piles_show_whole_cards(party: Party) -> None:
    with party.beginning("smash_up", WIZARDS):
        visitor = party.visitor("Bára", size=PHONE, bypass_csp=True, has_touch=True)
        page = sit_down(visitor)
        page.locator('[data-ref="hand:portal"]').tap()
        tray = page.locator(".tray")
        expect(tray).to_contain_text("Z balíčku")
        expect(tray.locator(".glow")).to_have_count(3)
        expect(tray.locator("li")).to_have_count(5)  # the two revealed actions are shown, but stay
        visitor.fits()
        assert serious(page) == []
        tray.locator(".glow").first.tap()
        tray.locator(".glow").last.tap()
        expect(tray.locator(".picked")).to_have_count(2)
        visitor.picture("smash_up-tray-390-day")
        page.locator(".thumb .btn.main").tap()
        expect(page.locator(".status b")).to_contain_text("v jakém pořadí")
        tray.locator(".glow").nth(1).tap()
        tray.locator(".glow").nth(0).tap()
        expect(tray.locator(".rank")).to_have_text(["2.", "1."])
        page.locator(".thumb .btn.main").tap()
        page.locator('[data-ref="hand:lend_a_hand"].glow').tap()
        expect(tray).to_contain_text("Z odkládacího balíčku")
        walkers = tray.locator('[data-ref="discard:walker"]')  # two copies that look alike can both be taken
        walkers.nth(0).tap()
        walkers.nth(1).tap()
        expect(tray.locator(".picked")).to_have_count(2)
        page.locator(".thumb .btn.main").tap()
        expect(page.locator(".tray")).to_have_count(0)
        # holding shows the card big and does not choose it
        card = page.locator(f'{AT_REST} [data-ref="hand:walker"].glow')
        card.dispatch_event("pointerdown", {"pointerType": "touch"})
        expect(page.locator(".lens:not(#lens)")).to_contain_text("Podívej se na vrchní kartu")
        card.dispatch_event("pointerup", {"pointerType": "touch"})
        card.dispatch_event("click")
        expect(page.locator(".cloth .picked")).to_have_count(0)
        card.tap()
        expect(page.locator(".cloth .picked")).to_have_count(1)


# Whenever lines are added to the log: how many, what the caption says, the scores, and which bases lie there.
WATCH = """() => {
    window.beats = [];
    const log = document.querySelector('.side .log ol');
    const text = (what) => [...document.querySelectorAll(what)].map((one) => one.innerText.trim());
    new MutationObserver((changes) => {
        const added = changes.flatMap((one) => [...one.addedNodes]).filter((one) => one.nodeName === 'LI').length;
        if (!added) return;
        const last = log.lastElementChild;
        const line = (last.querySelector('.words') ?? last).textContent.trim();
        const caption = document.querySelector('.status b').innerText.trim();
        const bases = [...document.querySelectorAll('section.base')].map((one) => one.id);
        const glowing = document.querySelectorAll('.cloth .glow').length;
        window.beats.push({ added, line, caption, scores: text('.score .value'), bases, glowing });
    }).observe(log, { childList: true });
}"""


def test_every_event_of_a_turn_is_shown_once_and_in_order(party: Party) -> None:
    """A scoring: nothing is on the table before it has been told, and nothing is told together with something else."""
    with party.beginning("smash_up", SCORING):
        visitor = party.visitor("Ema", lang="en", pace="brisk", bypass_csp=True)
        page = sit_down(visitor)
        end = page.locator('.thumb [data-key="end"]')
        end.wait_for()
        page.evaluate(WATCH)
        end.click()
        page.locator(".podium li").nth(1).wait_for(timeout=20_000)
        visitor.picture("smash_up-scoring-1440-day")
        page.wait_for_function("() => window.beats.some((one) => one.line.includes('Great Library'))", timeout=20_000)
        beats = page.evaluate("() => window.beats")
        assert [beat["added"] for beat in beats] == [1] * len(beats), "one line at a time"
        for beat in beats:
            assert beat["caption"].casefold() == beat["line"].casefold()
        lines = [beat["line"] for beat in beats]
        words = ("Jungle Oasis scores", "number 1 at Jungle Oasis", "You gain 2 VP", "number 2 at Jungle Oasis")
        told = [next(at for at, line in enumerate(lines) if word in line) for word in words]
        assert told == sorted(told)
        for beat in beats[: told[2]]:
            assert beat["scores"] == ["9", "13"], "the score waits for its event"
        library = next(at for at, line in enumerate(lines) if "Great Library" in line)
        for beat in beats[:library]:
            assert "base-great_library" not in beat["bases"], "the new base waits for its event"
            assert beat["glowing"] == 0, "nothing can be chosen while something is shown"
        assert all("base-jungle_oasis" in beat["bases"] for beat in beats[: told[3] + 1])
        assert "base-great_library" in beats[library]["bases"]

        at_once = party.visitor("Ida", size=PHONE)  # nothing is shown then: the log tells it all
        page = sit_down(at_once)
        page.locator('.thumb [data-key="end"]').click()
        page.get_by_role("button", name="Zápis").click()
        log = page.get_by_role("dialog").locator("ol li")
        expect(log.filter(has_text="Velká knihovna")).to_have_count(1)
        assert log.count() >= len(beats)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Poslední vyhodnocení: Oáza").click()
        expect(page.get_by_role("dialog").locator(".podium li")).to_have_count(2)
        expect(page.get_by_role("dialog")).to_contain_text("celkem 15 z 15")
        at_once.fits()
        at_once.picture("smash_up-scoring-390-day")


def test_a_phone_shows_what_happens_where_it_happens(party: Party) -> None:
    """Whoever has just played from the hand, below the bases, sees the scoring all the same."""
    with party.beginning("smash_up", SCORING):
        page = sit_down(party.visitor("Ida", size=PHONE, pace="brisk", bypass_csp=True))
        end = page.locator('.thumb [data-key="end"]')
        end.wait_for()
        page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
        end.click()
        seen = "(box) => box && box.top > 100 && box.bottom < innerHeight"
        page.wait_for_function(
            f"() => ({seen})(document.querySelector('.podium')?.getBoundingClientRect())", timeout=20_000
        )


def test_a_hand_of_twelve_is_whole(party: Party) -> None:
    """At every size: no card leaves the window, no word of a name is broken, no text is cut."""
    many = "king_rex laseratops armor_stego war_raptor howl rampage natural_selection ninja_acolyte shinobi infiltrate"
    given = {**MIDDLE, "hands": [f"{many} tiger_assassin way_of_deception", "zapbot"]}
    given["bases"] = ["jungle_oasis: 1 warbot", "central_brain: 1 nukebot", "tortuga: 1 pirate_king"]
    with party.beginning("smash_up", given):
        for size in ((1440, 900), (1920, 1080), (2560, 1440), (2560, 1080), (1280, 800)):
            visitor = party.visitor("Bára", size=size, bypass_csp=True)
            page = sit_down(visitor)
            expect(page.locator(".hand li")).to_have_count(12)
            visitor.fits()
            cut = page.evaluate(CUT, size)
            assert cut == [], (size, cut)
            visitor.picture(f"smash_up-hand12-{size[0]}x{size[1]}-day")


# names that are wider than their card, texts that do not end in it, cards outside the window
CUT = """([wide, tall]) => [...document.querySelectorAll('.hand .face')].flatMap((face) => {
    const [card, name] = [face.getBoundingClientRect(), face.querySelector('.name')];
    const range = document.createRange();
    range.selectNodeContents(name);
    const words = range.getBoundingClientRect();
    const text = face.querySelector('.text');
    const faults = [];
    if (card.left < 0 || card.right > wide || card.bottom > tall + 1) faults.push('outside');
    if (words.left < card.left - 1 || words.right > card.right + 1) faults.push('name');
    if (text && text.getBoundingClientRect().bottom > card.bottom + 1) faults.push('text');
    return faults.map((fault) => `${fault}: ${name.innerText}`);
})"""


def test_four_players_and_five_bases_are_seen_at_once(party: Party) -> None:
    with party.beginning("smash_up", FOUR):
        visitor = party.visitor("Bára", bypass_csp=True)
        page = sit_down(visitor, 4)
        page.locator(".hand .glow").first.wait_for()
        free = (
            "() => { const cloth = document.querySelector('.cloth'); return cloth.clientHeight - cloth.scrollHeight; }"
        )
        assert page.evaluate(free) >= 0, "the table needs no scrolling"
        mine = page.locator(".mine").bounding_box()
        assert mine is not None
        for tag in page.locator(".base .mini").all():
            box = tag.bounding_box()
            assert box is not None and box["y"] + box["height"] <= mine["y"], "nothing lies under my hand"
        visitor.picture("smash_up-four-1440-day")
        assert serious(page) == []
        # of two cards that look alike only the one that was pointed at is lifted
        raptors = page.locator('[data-ref="hand:war_raptor"]')
        raptors.nth(1).click()
        expect(page.locator(".hand .picked")).to_have_count(1)
        expect(raptors.nth(1)).to_have_class(re.compile("picked"))
        page.keyboard.press("Escape")
        # a faction's cards are one click away
        page.locator(".rival .guide").first.click()
        expect(page.get_by_role("dialog")).to_contain_text("bojovník, síla")
        page.keyboard.press("Escape")

        phone = party.visitor("Ema", size=PHONE)
        page = sit_down(phone, 4)
        page.locator(".hand .glow").first.wait_for()
        expect(page.locator(".tabs button")).to_have_count(5)  # all totals in sight, and the next base peeks in
        expect(page.locator(".tabs .current")).to_contain_text("Jeskyně třpytek")  # it is nearest to its breakpoint
        page.evaluate("() => scrollTo(0, 0)")
        page.locator(".tabs button").first.click()
        expect(page.locator(".tabs .current")).to_contain_text("Domovský svět")
        short = "(row) => row.offsetHeight - row.firstElementChild.offsetHeight < 40"
        page.wait_for_function(f"() => ({short})(document.querySelector('.bases'))")  # it has turned
        row, second = page.locator(".bases").bounding_box(), page.locator(".base").nth(1).bounding_box()
        assert row is not None and second is not None
        assert second["x"] < PHONE[0] - 12, "the next base peeks in"
        first = page.locator(".base").first.bounding_box()
        assert first is not None and row["height"] - first["height"] < 40, "no emptiness under a short base"
        assert first["x"] >= 0, "the first base can be scrolled to"
        page.locator(".tabs button").last.click()
        expect(page.locator(".tabs .current")).to_contain_text("Nákupní")
        phone.fits()
        assert page.evaluate(COVERED) == [], "a base's name lies over its pay or its defence"
        phone.picture("smash_up-four-390-day")


COVERED = """() => {
    const over = (one, other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    };
    const covered = (scene) => {
        const title = scene.querySelector('.title');
        return [...scene.querySelectorAll('.coin, .burst > b')].some((figure) => over(title, figure));
    };
    return [...document.querySelectorAll('.card-of-base .scene')].filter(covered).map((scene) => scene.innerText);
}"""

LISTEN = """
class Heard extends WebSocket {
    constructor(...at) {
        super(...at);
        this.addEventListener('message', (told) => {
            if (!told.data.includes('"type":"position"')) return;
            const from = performance.now();
            requestAnimationFrame(() => setTimeout(() => (window.painted ??= []).push(performance.now() - from), 0));
        });
    }
}
window.WebSocket = Heard;
"""

COUNT_NEW = """() => {
    [window.painted, window.made] = [[], 0];
    const size = (node) => (node instanceof Element ? 1 + node.querySelectorAll('*').length : 0);
    const count = (changes) => changes.forEach((one) => one.addedNodes.forEach((node) => (window.made += size(node))));
    new MutationObserver(count).observe(document.querySelector('.cloth'), { childList: true, subtree: true });
}"""


def test_forty_cards_in_play_do_not_lag(party: Party) -> None:
    """A new position in which every own minion changes, and with it every lane and bar.

    What is limited is how often the page is laid out for it, and how many elements it puts there anew: counts that
    do not depend on the machine. The time is only told.
    """
    with party.beginning("smash_up", CROWD):
        visitor = party.visitor("Bára", bypass_csp=True)
        visitor.context.add_init_script(LISTEN)
        page = sit_down(visitor, 4)
        page.locator("[data-option='play:howl']").wait_for()
        in_play = page.locator(".base [data-ref^='card:']").count()
        assert in_play >= 40, in_play
        chromium = visitor.context.new_cdp_session(page)
        chromium.send("Performance.enable", {"timeDomain": "threadTicks"})

        def metrics() -> dict[str, float]:
            return {one["name"]: one["value"] for one in chromium.send("Performance.getMetrics")["metrics"]}

        page.evaluate(COUNT_NEW)
        before = metrics()
        page.evaluate("() => document.querySelector('[data-option=\"play:howl\"]').click()")
        expect(page.locator(".plays .spent")).to_have_text(["akce"])
        after = metrics()
        layouts, work = (after[name] - before[name] for name in ("LayoutCount", "TaskDuration"))
        took, new = page.evaluate("() => [window.painted, window.made]")
        print(
            f"{in_play} cards in play: {layouts:.0f} layouts, {new} new elements, {1000 * work:.0f} ms of work, "
            f"painted after {[round(one) for one in took]} ms"
        )
        assert 0 < layouts <= 20
        assert new < page.locator(".cloth *").count() / 4
        visitor.picture("smash_up-crowd-1440-day")


UNDER = """() => [...document.querySelectorAll(".below .mini")].filter((mini) => {
    const box = mini.getBoundingClientRect()
    const over = document.elementFromPoint(box.left + 8, box.bottom - 4)
    return !over?.closest(".below")
}).length"""


def test_nobody_of_mine_stands_under_my_cards(party: Party) -> None:
    """Four players and five bases: what is too much makes the hand lower, not the minions invisible."""
    visitor = party.visitor("Bára", pace="instant")
    with party.beginning("smash_up", CROWD):
        page = sit_down(visitor, 4)
    page.locator("[data-option='play:howl']").wait_for()
    expect(page.locator(".below .mini")).to_have_count(8)
    for width, height in ((1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        assert page.evaluate(UNDER) == 0, width


def test_a_tray_of_ten_is_seen_whole(party: Party) -> None:
    found = "walker outbreak zombie_lord summon enchantress chronomage neophyte mass_enchantment time_loop grave_digger"
    given = {key: value for key, value in WIZARDS.items() if key != "decks"}
    given |= {"hands": ["grave_robbing scry", "gnome"], "discards": [found, ""]}
    visitor = party.visitor("Bára", pace="instant")
    with party.beginning("smash_up", given):
        page = sit_down(visitor)
    answer(page, "play:grave_robbing")
    tray = page.locator(".tray ul")
    expect(tray.locator("li")).to_have_count(10)
    ends = "(row) => [row.lastElementChild, row].map((one) => one.getBoundingClientRect().right)"
    last, row = tray.evaluate(ends)
    assert last <= row


def test_names_on_tabs_are_not_broken_inside_a_word(party: Party) -> None:
    given = json.loads(json.dumps(FOUR).replace("great_library", "mushroom_kingdom"))
    visitor = party.visitor("Bára", size=(360, 640), pace="instant")
    with party.beginning("smash_up", given):
        page = sit_down(visitor, 4)
    names = page.locator(".tabs button span")
    expect(names).to_have_count(5)
    lines = names.evaluate_all(
        """(names) => names.map((name) => {
            const range = document.createRange()
            const words = [...name.firstChild.data.matchAll(/\\S+/g)]
            return words.every((word) => {
                range.setStart(name.firstChild, word.index)
                range.setEnd(name.firstChild, word.index + word[0].length)
                return word[0].includes("-") || range.getClientRects().length === 1
            })
        })"""
    )
    assert lines == [True] * 5
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
