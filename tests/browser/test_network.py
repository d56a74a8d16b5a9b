"""A browser over a bad network: its sockets are cut or fall silent at any message, and it plays on to the end."""

from __future__ import annotations

import contextlib
import random
import time
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, WebSocketRoute, expect

from tests.browser.kit import HANDLES, OVER, Party, Visitor
from tests.soak.results import Part

GAMES = ["tag_team", "trablici", "bellum_magica", "smash_up", "defenders"]
UNITS = 20
PATIENCE = 120_000  # milliseconds: a page that hears nothing waits for some heartbeats before it knocks again


class Weather:
    """What becomes of a page's sockets: each is cut, or falls silent both ways, after some messages."""

    def __init__(self, page: Page, seed: int, holes: float) -> None:
        self.chance: random.Random = random.Random(seed)
        self.holes: float = holes
        self.counts: dict[str, int] = {"cuts": 0, "holes": 0}
        page.route_web_socket("**/ws/**", self.over)

    def over(self, near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        left = self.chance.randint(4, 30)
        fate = "holes" if self.chance.random() < self.holes else "cuts"

        def passes() -> bool:
            nonlocal left
            left -= 1
            if left == 0:
                self.counts[fate] += 1
                if fate == "cuts":
                    near.close(code=4000)
                    far.close(code=4000)
            return left > 0

        near.on_message(lambda frame: far.send(frame) if passes() else None)
        far.on_message(lambda frame: near.send(frame) if passes() else None)


def play_through(visitor: Visitor, game: str, seed: int, holes: float) -> dict[str, int]:
    """One match against bots; raises where the page and the table do not agree in the end."""
    chance, page = random.Random(seed), visitor.page
    visitor.net_may_fail = True
    weather = Weather(page, seed, holes)
    visitor.home()
    address = visitor.sit_down("bots", seats=2, game=game)
    while True:
        page.locator(f"{OVER}, {HANDLES}").filter(visible=True).first.wait_for(timeout=PATIENCE)
        if visitor.over:
            break
        with contextlib.suppress(Error):  # the line went dead under the hand: look again
            visitor.answer(chance)
    expect(page.locator(OVER)).to_be_visible()
    table = visitor.house.get("/api/rooms/" + address.rsplit("/", 1)[1])
    assert table["status"] == "over"
    visitor.faults = [fault for fault in visitor.faults if not fault.startswith("refused: ")]  # sent twice
    return {**weather.counts, "moves": table["moves"]}


def test_a_match_over_a_bad_network(party: Party) -> None:
    found = play_through(party.visitor("Bára"), "tag_team", 1, 0.0)
    assert found["cuts"] > 1, "the network was not bad enough to prove anything"


@pytest.mark.soak
def test_twenty_matches_in_chromium(party: Party, tmp_path: Path) -> None:
    part = Part("network in Chromium", 1, UNITS)
    for number in part.left():
        begun = time.monotonic()
        found = play_through(party.visitor("Bára"), GAMES[number % len(GAMES)], number, 0.1)
        part.step(seconds=round(time.monotonic() - begun, 1), **found)
    totals = {name: sum(step[name] for step in part.steps) for name in ("cuts", "holes", "moves")}
    part.conclude(totals["cuts"] > 100, desyncs=0, **totals)
    assert totals["cuts"] > 100
