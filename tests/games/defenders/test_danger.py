"""The wound roll as it is told before an action, measured by what the rules then do."""

from __future__ import annotations

import random
from typing import Any

import klubovna
from klubovna.engine import Match
from klubovna.games.defenders.cards import CARDS
from tests.games.defenders.table import state

ROLLS = ("roll-near", "roll-far")
ENDS = ("machine", "hacked", "turn")


def threat_of(danger: dict[str, Any] | None) -> int:
    return 0 if danger is None else 2 if danger["near"] else 1


def play_one(match: Match, chance: random.Random, met: set[str]) -> None:
    """A random answer; what was foretold of it must come true."""
    ask = match.asks[0]
    before = match.view(None)
    key, told = chance.choice(ask.options).key, len(match.events)
    match.answer(ask.seat, key)
    events = match.events[told:]
    own = events[: next((at for at, event in enumerate(events) if event.kind in ENDS), len(events))]
    rolled = next((event for event in own if event.kind in ROLLS), None)
    danger = before["danger"]
    foretold = next((one for one in (danger["ventures"] if danger else []) if key in one["keys"]), None)
    assert bool(rolled) == bool(foretold and foretold["rolls"]), key
    if foretold is None or danger is None:
        return
    met.add(key.split(":")[0])
    if foretold["hurts"]:
        assert any(event.kind in ("wound", "death") for event in own)
    if rolled is not None:
        faces = foretold["faces"] or danger["faces"]
        face = next(one for one in faces if one["face"] == rolled.args["face"])
        assert rolled.args["count"] == face["count"]
        after = own[own.index(rolled) :]
        assert sum(one["many"] for one in faces) == 6
        assert face["kills"] == any(event.kind == "death" for event in after)
    if len(own) == len(events) and not match.over and match.view(None)["active"] == before["active"]:
        assert threat_of(match.view(None)["danger"]) == foretold["then"], key


def test_what_is_foretold_of_an_action_comes_true() -> None:
    met: set[str] = set()
    for seed in range(16):
        match = klubovna.new_match("defenders", seats=1 + seed % 4, seed=seed)
        chance = random.Random(seed)
        while not match.over:
            play_one(match, chance, met)
    assert {"move", "clear", "destroy", "breach", "regroup", "heal", "map", "rocket"} <= met


def test_doomed_cards_are_those_of_a_habitat_that_has_lost_a_defender() -> None:
    match = klubovna.new_match("defenders", seats=2, seed=3)
    while not match.view(0)["hand"]:
        match.answer(match.asks[0].seat, match.asks[0].options[0].key)
    hand = match.view(0)["hand"]
    assert match.view(0)["doomed"] == []
    habitat = {card.id: card.habitat for card in CARDS}
    dead = next(at for at, card in enumerate(CARDS) if card.habitat == habitat[hand[0]] and card.id not in hand)
    state(match).graves = (dead,)
    assert match.view(0)["doomed"] == [card for card in hand if habitat[card] == habitat[hand[0]]]
    assert match.view(None)["doomed"] == []
