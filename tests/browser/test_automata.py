"""Everybody can play: matches through the accessibility tree alone, and by keys alone; narrow phones, big thumbs."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import Browser, expect

from klubovna.games import GAMES
from tests.browser.automata import Reader, Typist, seated
from tests.browser.kit import OVER, House, Party
from tests.soak.results import Part

TITLES = sorted(GAMES)
MATCHES = 20  # of each game for each automaton, all numbers of seats in turn
PLAYERS: dict[str, type[Reader] | type[Typist]] = {"reader": Reader, "typist": Typist}
# what can be tapped on a phone and is smaller than a fingertip; words inside sentences have space around them
SMALL = """() => {
    // an edge of the map is as wide as the fields leave it: there the map is zoomed, or the list of options is used
    const inline = ".named, .link, .rule, .unseen, .unseen *, a:not(.btn), .hitedge";
    const things = document.querySelectorAll("button:not(:disabled), input, select, summary, a.btn, [role=button]");
    return [...things]
        .filter((one) => !one.matches(inline))
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((one) => [one.type === "checkbox" || one.type === "radio" ? one.closest("label") ?? one : one, one])
        .map(([target, one]) => [target.getBoundingClientRect(), one])
        .filter(([box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
        .map(([box, one]) => {
            const name = `${one.tagName}.${one.className?.baseVal ?? one.className}`;
            return `${name} ${one.innerText?.slice(0, 20)} ${Math.round(box.width)}x${Math.round(box.height)}`;
        });
}"""


def whole_match(party: Party, game: str, seats: int, automaton: str, seed: int, short: bool = False) -> int:
    """One match to its end; how many answers the automaton gave."""
    visitor = seated(party, game, seats, short)
    player = PLAYERS[automaton](visitor, random.Random(seed))
    player.play()
    expect(visitor.page.locator(OVER)).to_be_visible()
    if isinstance(player, Typist):
        assert player.called <= max(2, player.answers // 20), "the focus is at the options when something is asked"
    else:
        assert len(player.asked) > 1
    return player.answers


@pytest.mark.parametrize("automaton", PLAYERS)
@pytest.mark.parametrize("game", TITLES)
def test_a_match_without_a_mouse(party: Party, game: str, automaton: str) -> None:
    whole_match(party, game, 2, automaton, 1, short=True)


@pytest.mark.soak
@pytest.mark.parametrize("automaton", PLAYERS)
@pytest.mark.parametrize("game", TITLES)
def test_twenty_matches_without_a_mouse(browser: Browser, house: House, game: str, automaton: str) -> None:
    part = Part(f"automata {game} {automaton}", 1, MATCHES)
    fewest, most = GAMES[game].seats
    for number in part.left():
        begun, party = time.monotonic(), Party(browser, house)
        seats = fewest + number % (most - fewest + 1)
        answers = whole_match(party, game, seats, automaton, number)
        party.end()
        part.step(seconds=round(time.monotonic() - begun, 1), seats=seats, answers=answers)
    part.conclude(True, seats=f"{fewest}-{most}", answers=sum(step["answers"] for step in part.steps))


@pytest.mark.parametrize("game", TITLES)
def test_a_narrow_phone_shows_everything_and_fits_thumbs(party: Party, game: str) -> None:
    """360 px: nothing sticks out sideways, and nothing that can be tapped is smaller than a fingertip."""
    visitor = seated(party, game, 2, size=(360, 640), has_touch=True, is_mobile=True)
    chance = random.Random(3)
    small: set[str] = set()
    for _ in range(8):
        if not visitor.wait_for_turn():
            break
        visitor.fits()
        small |= set(visitor.page.evaluate(SMALL))
        visitor.point(chance)
    assert not small, "\n".join(sorted(small))
