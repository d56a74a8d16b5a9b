"""Analysis and puzzles in the browser: a short match is played, looked at again and played on; a puzzle is solved."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from klubovna.games import GAMES
from klubovna.teacher.puzzle import puzzles_of
from tests.browser.kit import AT_REST, PHONE, Party, serious
from tests.browser.test_lessons import HANDLES
from tests.server.club import Club, run
from tests.server.test_http import finished


def finished_match(port: int, game: str = "tag_team") -> str:
    """The table of a short match that two people have played to its end."""

    async def work() -> str:
        here = Club(None, None, port)  # type: ignore[arg-type]  # the server is another process
        try:
            return (await finished(here, game))[0].room
        finally:
            await here.http.aclose()

    with ThreadPoolExecutor(1) as apart:  # from the loop that drives the browser
        return apart.submit(run, work(), 120).result()


def test_a_finished_match_is_analysed_and_played_on(party: Party) -> None:
    room = finished_match(party.house.port)
    anna = party.visitor("Anna", lang="cs", bypass_csp=True)
    page = anna.page
    page.goto(f"{party.house.address}/t/{room}")
    page.get_by_role("link", name="Rozbor").click()
    page.get_by_role("button", name="Rozebrat partii").click()
    slider = page.get_by_role("slider", name="Jak se klonila výhra")
    expect(slider).to_be_visible(timeout=400_000)
    last = int(slider.get_attribute("max") or 0)
    assert last > 2
    expect(page.get_by_role("heading", name="Náhoda a rozhodnutí")).to_be_visible()
    assert page.locator(".parts tbody tr").count() == 2 and page.locator(".parts .verdict").count() == 2
    anna.picture("analysis-1440-day")
    slider.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".steps")).to_contain_text(f"volba 2 z {last}")
    expect(page.locator(".board")).to_be_visible()
    assert serious(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    anna.fits()
    anna.picture("analysis-390-day", whole=True)
    page.reload()  # it is kept with the match
    expect(slider).to_be_visible()
    page.get_by_role("button", name="Hrát odtud").click()
    page.wait_for_url(lambda url: "analysis" not in url)
    assert anna.wait_for_turn()


def try_things(page: Page, chance: random.Random) -> None:
    """Touch what glows until the puzzle is solved."""
    for _ in range(300):
        page.locator(f"{AT_REST} :is(.cloth .glow, .cloth .btn:enabled)").filter(visible=True).first.wait_for(
            timeout=30_000
        )
        if page.locator(".strip.right").count():
            return
        found = page.evaluate(HANDLES)
        if found:
            page.locator(f'[data-try="{chance.randrange(len(found))}"]').first.click(timeout=5000)
        page.locator(AT_REST).first.wait_for(state="attached", timeout=30_000)
    pytest.fail("nobody can solve this")


def test_a_puzzle_is_tried_solved_and_remembered(party: Party) -> None:
    easy = next(one for one in puzzles_of(GAMES["bellum_magica"]) if one.steps[0].best == "barrel")
    eva = party.visitor("Eva", lang="cs", bypass_csp=True)
    eva.home()
    page = eva.page
    daily = page.locator("a.daily")
    expect(daily).to_contain_text("Hádanka dne č.")
    page.goto(f"{eva.house.address}/puzzle/{easy.game}/{easy.id}")
    expect(page.locator(".say")).to_contain_text("Která?")
    eva.picture("puzzle-1440-day")
    assert serious(page) == []
    page.locator('[data-key="keep"]').first.click()
    worth = round(100 * easy.steps[0].worth["keep"])
    expect(page.locator(".tries li")).to_contain_text(f"{worth} ze 100")
    try_things(page, random.Random(1))
    expect(page.locator(".say")).to_have_text("Vyřešeno!")
    expect(page.locator(".line li")).to_have_count(len(easy.steps))
    eva.picture("puzzle-solved-1440-day")
    tries = page.locator(".tries li").count()
    page.reload()
    expect(page.locator(".say")).to_contain_text("Která?")
    assert page.locator(".tries li").count() == tries, "failed tries keep their score"
    page.get_by_role("button", name="Další hádanky").click()
    expect(page.locator("a[aria-current=page] .tick")).to_be_visible()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    eva.fits()
    eva.picture("puzzle-390-day")
    page.get_by_role("button", name="Tvoje pokusy").click()
    drawer = page.get_by_role("dialog", name="Hádanka", exact=True)
    expect(drawer).to_contain_text("Hádanka dne č.")  # only that one counts for the days in a row
    expect(drawer.locator(".week")).to_have_count(0)
