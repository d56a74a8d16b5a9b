"""What nobody was asked is shown as well, and says why: in the caption while it is shown, and in one's own log."""

from __future__ import annotations

import random
import re

import pytest

from tests.browser.automata import seated
from tests.browser.kit import Party
from tests.browser.look import wait_for_question

# every reason that the status line gives while something is being shown
WATCH = """() => {
    window.reasons = new Set();
    new MutationObserver(() => {
        const status = document.querySelector(".status");
        if (status?.dataset.turn === "theirs") window.reasons.add(status.querySelector(".why").innerText.trim());
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
WHY = {"trablici": "Jediná možnost: jinam karta nepatří.", "smash_up": "Jediná možnost: nemáš už co zahrát, tah končí."}


@pytest.mark.parametrize("game", WHY)
def test_a_forced_step_of_ones_own_says_why_nobody_was_asked(party: Party, game: str) -> None:
    visitor = seated(party, game, 2, pace="brisk")
    page, chance = visitor.page, random.Random(2)
    wait_for_question(visitor)
    page.evaluate(WATCH)
    mine = page.locator(".log .forced", has_text=re.compile(re.escape(WHY[game])))
    before = mine.count()  # of steps that were over before anybody watched
    for _ in range(60):
        if mine.count() > before or not wait_for_question(visitor):
            break
        visitor.answer(chance)
        wait_for_question(visitor)
    assert mine.count() > before, "the log says it of one's own steps"
    assert WHY[game] in page.evaluate("() => [...window.reasons]"), "and so did the caption"
