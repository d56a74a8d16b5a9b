"""Markup in every text that people write, in addresses and in files: shown as text, never carried out.

The server's policy has Trusted Types enforced: whatever came near to being markup would be reported.
"""

from __future__ import annotations

import itertools
import json
import time
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kit import Party, Visitor
from tests.soak.results import Part

UNITS, PAYLOADS = 50, 10

# What counts as carried out: the mark itself, a dialog, or a report of the policy.
WATCH = """
window.carriedOut = [];
window.reports = [];
for (const name of ["alert", "confirm", "prompt"]) window[name] = (text) => window.carriedOut.push(`${name} ${text}`);
document.addEventListener("securitypolicyviolation", (event) =>
  window.reports.push(`${event.violatedDirective} ${event.sample} ${event.blockedURI}`));
"""
DOES = [
    "alert(1)",
    "carriedOut.push(1)",
    "top.carriedOut.push(1)",
    "confirm`1`",
    "import('data:text/javascript,alert(1)')",
]
SHAPES = [
    "<script>{}</script>",
    "<img src=x onerror={}>",
    "<svg onload={}>",
    "<svg><script>{}</script></svg>",
    '"><img src=x onerror={}>',
    "'><svg/onload={}>",
    "</textarea><img src=x onerror={}>",
    "<iframe srcdoc='<script>{}</script>'>",
    "<a href=javascript:{}>x</a>",
    "javascript:{}",
    "{{{{constructor.constructor('{}')()}}}}",
    "${{{}}}",
    "<math><mtext><img src onerror={}>",
    "<details open ontoggle={}>",
    "<video><source onerror={}>",
    "<style>@import 'x'</style><b onclick={}>x",
    "<!--><img src=x onerror={}>-->",
    "<noscript><img title='</noscript><img src=x onerror={}>'>",
    "<body onpageshow={}>",
    "<object data=javascript:{}>",
]
WAYS = ["{}", "A {} B", "\u202e{}", "{}\n", "{}%00"]


def payloads(start: int, count: int) -> list[str]:
    """The next so many of all shapes, in all ways, with all that they might do."""
    every = [way.format(shape.format(deed)) for way, shape, deed in itertools.product(WAYS, SHAPES, DOES)]
    return [every[(number * 7) % len(every)] for number in range(start, start + count)]


def unharmed(page: Page) -> None:
    found = page.evaluate("() => [window.carriedOut, window.reports]")
    assert found == [[], []], found


def shown_everywhere(visitor: Visitor, folder: Path, words: list[str]) -> None:
    """Each as a name, a line of the chat, an address in three ways, and in a file that is opened."""
    page, house = visitor.page, visitor.house
    for number, payload in enumerate(words):
        page.goto(house.address)
        visitor.call_me(payload)
        visitor.sit_down("bots", seats=2)
        page.locator(".board").wait_for()
        page.get_by_label("Napsat zprávu").fill(payload)
        page.keyboard.press("Enter")
        expect(page.locator(".chat li").last).to_be_visible()
        assert page.locator(".chat li *:is(img, script, svg[onload], iframe, object, details)").count() == 0
        unharmed(page)
        for address in (
            f"/t/{quote(payload, '')}",
            f"/?x={quote(payload)}#{quote(payload)}",
            f"/replay/{quote(payload, '')}",
        ):
            page.goto(house.address + address)
            page.locator("main, .page, #app > *").first.wait_for()
            unharmed(page)
        file = folder / f"{number}.json"
        file.write_text(json.dumps({"game": payload, "answers": [[0, payload]]}), "utf-8")
        page.goto(f"{house.address}/replay")
        with page.expect_response("**/api/replays"):
            page.locator('input[type="file"]').set_input_files(file)
        expect(page.get_by_role("status")).not_to_be_empty()
        unharmed(page)
    visitor.faults = [fault for fault in visitor.faults if not fault.startswith("refused: ")]  # no names of tables


def guest(party: Party) -> Visitor:
    visitor = party.visitor("x")
    visitor.context.add_init_script(WATCH)
    visitor.net_may_fail = True  # there are no such tables
    return visitor


def test_some_markup_is_shown_as_text(party: Party, tmp_path: Path) -> None:
    shown_everywhere(guest(party), tmp_path, payloads(1, 1))


def test_a_policy_that_is_broken_would_be_reported(party: Party) -> None:
    """The watch itself: text that is taken for markup is refused and reported."""
    visitor = guest(party)
    page = visitor.page
    page.goto(party.house.address)
    page.locator("#app > *").first.wait_for()
    refused = (
        "() => { try { document.body.innerHTML = '<img src=x onerror=alert(1)>'; return false } catch { return true } }"
    )
    assert page.evaluate(refused)
    page.wait_for_function("() => window.reports.length > 0")
    visitor.faults.clear()


@pytest.mark.soak
def test_five_hundred_pieces_of_markup(party: Party, tmp_path: Path) -> None:
    part = Part("markup", 1, UNITS)
    for number in part.left():
        begun = time.monotonic()
        shown_everywhere(guest(party), tmp_path, payloads(number * PAYLOADS, PAYLOADS))
        part.step(seconds=round(time.monotonic() - begun, 1), payloads=PAYLOADS)
    total = sum(step["payloads"] for step in part.steps)
    part.conclude(total >= 500, payloads=total, places=6, executed=0, reports=0)
    assert total >= 500
