"""What each machine card would do now: the same as it then does, and nothing that nobody can know."""

from __future__ import annotations

import json
import random
from typing import Any

import klubovna
from klubovna.engine import Match
from klubovna.games.defenders import board
from klubovna.games.defenders.events import EVENTS
from klubovna.games.defenders.machines import resolve
from klubovna.games.defenders.verbs import scene
from tests.games.defenders.stories import AFTER, FILE, text
from tests.games.defenders.table import acting, play, state
from tests.kit import rules

# c4 has five walls of its own and the core's; on e6 stands factory 5
CLOSED = r"""
                 f.. p.. m.. h..

               p.. f.. m.. h.. f..
                         / \
             m.. h.. p..|f..|m.. p..
                         \ /
           h.. f.. m.. *.2 p.. h.. f..

             p.. m.1 f.. h.. m.. 5.1

               f.. h.. p.. f.. h..

                 m.. p.. h.. f..
"""


def foreseen(match: Match, card: str) -> dict[str, Any]:
    return next(found for found in match.view(None)["forecast"]["cards"] if found["card"] == card)


def kinds(forecast: dict[str, Any]) -> list[str]:
    return [step["kind"] for step in forecast["steps"]]


def told_after(match: Match, since: int) -> list[dict[str, Any]]:
    """The events of the machine card among the newest ones, without the card itself."""
    events = [event.to_json(None) for event in match.events[since:]]
    names = [event["kind"] for event in events]
    steps = events[names.index("machine") + 1 :]
    last = (*AFTER, "machine", "machine-shuffle")
    return steps[: next((at for at, step in enumerate(steps) if step["kind"] in last), len(steps))]


def test_a_card_does_what_was_foreseen() -> None:
    met: dict[str, int] = {}
    for seed in range(8):
        match = klubovna.new_match("defenders", seats=1 + seed % 4, seed=seed, options={"advanced": 3})
        chance = random.Random(seed)
        while not match.over:
            ask = match.asks[0]
            key = chance.choice(ask.options).key
            before = match.view(None)["forecast"] if key == "end" else None
            told, drawn = len(match.events), state(match).drawn
            match.answer(ask.seat, key)
            if before is None or state(match).drawn != drawn + 1:
                continue
            card = next(event for event in match.events[told:] if event.kind == "machine").args["card"].id[8:]
            forecast = next(found for found in before["cards"] if found["card"] == card)
            happened = told_after(match, told)
            steps = forecast["steps"]
            if card == "mechs_adv":  # who dies is not foreseen
                steps = [step for step in steps if step["kind"] in ("hunter", "pursuit")]
                happened = [step for step in happened if step["kind"] in ("hunter", "pursuit")]
            elif steps and steps[-1]["kind"] == "core-unknown":
                steps = steps[:-1]
                happened = happened[: len(steps)]
            assert steps == happened, f"seed {seed}, {card}"
            met[card] = met.get(card, 0) + 1
    assert len(met) == 7, f"all cards have come: {met}"


def test_forecasts_tell_events_that_the_game_has_declared() -> None:
    """Also those that are told in forecasts only."""
    told: set[str] = set()
    for seed in range(12):
        match = klubovna.new_match("defenders", seats=1 + seed % 4, seed=seed, options={"advanced": 6})
        chance = random.Random(seed)
        while not match.over:
            ask = match.asks[0]
            match.answer(ask.seat, chance.choice(ask.options).key)
            for coming in match.view(None)["forecast"]["cards"]:
                for step in coming["steps"]:
                    declared = {name.removesuffix("?") for name in EVENTS[step["kind"]]}
                    assert set(step["args"]) == declared, step
                    told.add(step["kind"])
    assert {"core-unknown", "would-die"} <= told


@rules("J30", "T9.2.6")
def test_where_the_vents_of_a_covered_board_point_is_not_foreseen() -> None:
    found = []
    for covered in range(6):
        match = acting(map=CLOSED, arrows=[0, 0, 0, covered, 2, 1], machine=["factories_adv"])
        forecast = foreseen(match, "factories_adv")
        assert kinds(forecast)[0] == "factory" and kinds(forecast)[-1] == "core-unknown"
        assert not any(step["args"].get("origin") == "D4" for step in forecast["steps"])
        found.append(forecast)
    assert all(forecast == found[0] for forecast in found)


@rules("T9.3.5", "T7.5")
def test_a_death_is_foreseen_without_saying_whose() -> None:
    match = acting(map=CLOSED, at=["e2", "c6"], wounds=[3, 0], hands=["jilmek kelpuz", ""], machine=["mechs_adv"])
    forecast = foreseen(match, "mechs_adv")
    assert kinds(forecast) == ["would-die"]
    assert "order_" not in json.dumps(forecast)


@rules("E2", "T9.2.3")
def test_a_card_that_would_lose_the_game_is_known() -> None:
    five = CLOSED.replace("h.. f.. m.. *", "3.. 2.. m.. *").replace("p.. m.1 f..", "1.. 4.1 f..")
    forecast = foreseen(acting(map=five, machine=["factories"]), "factories")
    assert forecast["loss"] == "core"
    assert foreseen(acting(map=five, machine=["mechs"]), "mechs")["loss"] is None


def test_looking_ahead_changes_nothing() -> None:
    match = acting(map=CLOSED, machine=["engines", "factories"])
    before = match.digest()
    match.view(0)
    match.view(None)
    assert match.digest() == before and not state(match).result


def test_nothing_is_foreseen_before_the_first_round() -> None:
    assert klubovna.new_match("defenders", seats=2, seed=1).view(0)["forecast"] == {"active": None, "cards": []}


def test_a_card_tells_the_map_that_it_found() -> None:
    match = acting(map=CLOSED, machine=["engines"])
    found = scene(state(match))
    assert "mechs=d4:2,e2:1,e6:1;" in found and "sites=e6;" in found
    assert found.startswith("walls=b3-c4,b4-c4,c3-c4,c4-c5,c4-d5;"), "the sixth wall is the core's own"
    assert found.endswith("leaders=b2,c6;direction=right")
    twin = state(match).copy()
    play(match, "0: end")
    event = next(event for event in match.events if event.kind == "machine")
    assert event.args["found"] == found
    resolve(twin, 0)
    assert scene(twin) == scene(state(match)) and board.CORE not in twin.sites


def test_the_stories_of_the_web_board_are_those_of_the_rules() -> None:
    assert FILE.read_text() == text(), "python -m tests.games.defenders.stories"
