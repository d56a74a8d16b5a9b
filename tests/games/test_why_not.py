"""Why not: every visible thing of the asked player has an option, or a reason that names a rule.

What is visible is read off the view, as a screen would, and not from the code that gives the reasons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from klubovna.engine import Ask, Chance, Hindrance, Match, new_match, seed_key
from klubovna.games import GAMES
from klubovna.games.defenders.board import EDGES
from klubovna.games.smash_up.cards import FACTIONS
from klubovna.lab.laws import option_sets, random_answer
from tests.kit import specified_rules

View = dict[str, Any]


def trablici(view: View, ask: Ask) -> Iterator[str]:
    yield "deck"
    for lane, row in enumerate(view["rows"], 1):
        yield f"row:{lane}"
        yield from (f"row:{lane}:{at}" for at in range(1, len(row) + 1))
        if row and ask.why == "place":
            yield from (f"row:{lane}:left", f"row:{lane}:right")
    yield "own:hordes"
    for seat in range(len(view["players"])):
        whose = "own" if seat == ask.seat else f"seat:{seat}"
        yield from (f"{whose}:{number}" for number in range(1, 6))


def bellum_magica(view: View, ask: Ask) -> Iterator[str]:
    if view["phase"] != "goblins":
        shown = view["settlements"]
        yield from (f"settlement:{id}" for id in (shown["inn"], *shown["display"]))
        yield from (f"market:{id}" for kind in ("evil", "ultra") for id in view["market"][kind])
    yield from ("own:spell", "own:barrel")
    for seat in range(len(view["players"])):
        yield f"castle:{seat}"
        yield from (f"chest:{seat}:{kind}" for kind in ("wooden", "metal", "golden"))


def smash_up(view: View, ask: Ask) -> Iterator[str]:
    if ask.why == "pick_faction":
        yield from (f"faction:{faction}" for faction in FACTIONS)
        return
    yield from {f"hand:{card}" for card in view["hand"]}
    yield from {f"discard:{card}" for card in view["players"][ask.seat]["discard"]}
    yield from (f"seat:{seat}" for seat in range(len(view["players"])))
    for base in view["bases"]:
        yield f"base:{base['id']}"
        yield from (f"card:{attached['id']}" for attached in base["actions"])
        for minion in base["minions"]:
            yield f"card:{minion['id']}"
            yield from (f"card:{attached['id']}" for attached in minion["actions"])


def tag_team(view: View, ask: Ask) -> Iterator[str]:
    if view["draft"] is not None:
        yield from {f"draft:{id}" for id in (*view["draftHand"], *view["draft"]["free"])}
    for seat, team in enumerate(view["teams"]):
        yield from (f"fighter:{fighter['id']}" for fighter in team["fighters"])
        deck = view["deck"] or team["deck"] if seat == ask.seat else team["deck"]
        yield from (f"{'mine' if seat == ask.seat else 'theirs'}:{at + 1}" for at in range(len(deck)))
    yield from {f"hand:{card}" for card in view["hand"]}


def defenders(view: View, ask: Ask) -> Iterator[str]:
    for place in view["hexes"]:
        name = place["name"]
        yield f"hex:{name}"
        lying = {"mech": place["mechs"], "pollution": place["pollution"] or place["toxic"], "camp": place["camp"]}
        yield from (f"{thing}:{name}" for thing, there in lying.items() if there)
        if place["kind"] == "factory":
            yield f"factory:{name}"
    yield from (f"edge:{edge.name}" for edge in EDGES)
    yield from (f"card:{card}" for card in view["hand"])
    for number, player in enumerate(view["players"]):
        yield from (f"player:{number}", f"active:{number}")
        if player["seat"] == ask.seat:
            yield from (f"item:{item}" for item, bright in player["items"].items() if bright is not None)
    yield from ("own:wounds", "own:track", "own:hand", "machine")


VISIBLE: dict[str, Callable[[View, Ask], Iterator[str]]] = {
    "trablici": trablici,
    "bellum_magica": bellum_magica,
    "smash_up": smash_up,
    "tag_team": tag_team,
    "defenders": defenders,
}
# answers that have buttons of their own, by question ("": in any)
BUTTONS: dict[str, dict[str, str]] = {
    "trablici": {"": "flip stop"},
    "smash_up": {"play": "end", "at_once": "end", "before": "end"},
    "defenders": {"act": "move regroup build rewild clear destroy breach heal take hint end"},
}
RULES = {game: set(specified_rules(game)) for game in VISIBLE}


def look(match: Match) -> None:
    """Every asked seat, every thing that it sees."""
    game = match.game.id
    for ask in match.asks:
        reasons = match.why_not(ask.seat)
        assert all(hindrance.rule in RULES[game] for hindrance in reasons), [hindrance.rule for hindrance in reasons]
        pointed = {ref for option in offered(ask) for ref in option.refs}
        named = {hindrance.refs[0] for hindrance in reasons if len(hindrance.refs) == 1}
        for ref in VISIBLE[game](match.view(ask.seat), ask):
            assert (ref in pointed) != (ref in named), f"{ask.why}: {ref} has {why_of(ref, reasons)}"
        keys = {option.key for option in ask.options} | {hindrance.key for hindrance in reasons}
        buttons = BUTTONS.get(game, {})
        done = ["done"] if ask.batch is not None else []
        for key in [*buttons.get(ask.why, buttons.get("", "")).split(), *done]:
            assert any(other == key or other.startswith(key + ":") for other in keys), f"{ask.why}: no reason for {key}"
        for hindrance in reasons:
            if len(hindrance.refs) == 2:
                assert not any(set(hindrance.refs) <= set(option.refs) for option in ask.options), hindrance.refs


def offered(ask: Ask) -> list[Any]:
    return [*ask.options, *(ask.batch.among if ask.batch is not None else [])]


def why_of(ref: str, reasons: list[Hindrance]) -> list[str]:
    return [hindrance.label("en") for hindrance in reasons if hindrance.refs == (ref,)]


def play_and_look(game: str, seed: int, answers: int) -> None:
    """A match from its first question on; options of the game and numbers of seats take turns."""
    fewest, most = GAMES[game].seats
    seats = fewest + seed % (most - fewest + 1)
    sets = option_sets(GAMES[game], seats)
    match = new_match(GAMES[game], seats, seed, sets[seed * 7 % len(sets)])
    choices = Chance(seed_key(seed))
    for _ in range(answers):
        if match.over:
            return
        look(match)
        match.answer(*random_answer(match, choices))


@pytest.mark.parametrize("game", VISIBLE)
def test_everything_visible_has_an_option_or_a_reason(game: str) -> None:
    for seed in range(4):
        play_and_look(game, seed, 80)


@pytest.mark.soak
@pytest.mark.parametrize("game", VISIBLE)
def test_everything_visible_has_an_option_or_a_reason_in_many_matches(game: str) -> None:
    for seed in range(100, 200):
        play_and_look(game, seed, 2000)
