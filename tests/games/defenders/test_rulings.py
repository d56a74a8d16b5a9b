"""Rulings (J) that no other test proves."""

from __future__ import annotations

from typing import Any

from klubovna.engine import Run
from klubovna.games.defenders import cards as c
from klubovna.games.defenders.board import BY_NAME
from klubovna.games.defenders.machines import resolve
from klubovna.games.defenders.verbs import suffer
from tests.games.defenders.table import BARE, acting, ends, keys, kinds, play, player, state, table
from tests.kit import rules

QUIET = ["mechs", "mechs"]


@rules("J13", "J28", "T4.7")
def test_hacking_also_holds_in_the_turn_of_the_last_camp() -> None:
    given: dict[str, Any] = {"factions": ["sect", "council"], "active": ["bitka", "svaca"], "hands": ["", ""]}
    match = play(acting(**given, at=["d6", "c6"], camps=["a4 b4 c2 f2 g3", "a2"], support=[6, 0]), "0: build")
    assert player(match).gone and kinds(match).count("machine") == 0 and "hacked" in kinds(match)


@rules("J15")
def test_the_token_of_a_player_who_left_passes_on_in_the_next_round() -> None:
    match = acting(
        3,
        first=0,
        camps=["a1 d2 d7 f1", "a2", "a3"],
        support=[5, 0, 0],
        queue=[],
        machine=QUIET,
        hands=["", "cmuchin", "odvarek"],
    )
    play(match, "0: build")
    assert state(match).first == 1 and "token" in kinds(match)
    assert kinds(match).index("round") < kinds(match).index("token")


@rules("J16")
def test_death_without_any_card_only_resets_the_wounds() -> None:
    match = acting(wounds=[3, 0], hands=["", ""])
    t = state(match)
    t.players[0].discard, t.players[0].deck.cards, t.players[0].deck.seen = t.players[0].deck.cards, [], []
    suffer(t, 0, 1, "T7.2")
    assert t.players[0].wounds == 0 and t.graves == () and t.result is None


@rules("J18")
def test_a_leader_shut_in_on_a_factory_can_breach_regroup_or_end() -> None:
    match = acting(map=BARE.replace("p.. f.. m.. h..", "p.. 5.1 m.. h.."))
    assert ends(match) == "" and len(keys(match, "breach")) == 6 and keys(match, "regroup") == ["regroup:a1"]
    match = acting(map=BARE.replace("p.. f.. m.. h..", "p.. 5.. m.. h.."), camps=["b2", "a2"], queue=[])
    t = state(match)
    t.players[0].tokens, t.breaches = 0, tuple((edge, 0) for edge in range(6))
    again = Run(match.game, t)
    assert sorted(option.key for option in again.asks[0].options) == ["end", "rewild"]


@rules("J23")
def test_strength_of_heat_brings_support_before_the_death() -> None:
    match = acting(active=["ubi", "svaca"], wounds=[3, 0], hands=["jilmek", ""])
    suffer(state(match), 0, 1, "T7.4")
    order = [kind for kind in kinds(match) if kind in ("support", "death")]
    assert order == ["support", "death"] and player(match).support == 1


@rules("J24", "T9.3.2")
def test_without_an_active_leader_the_others_are_hunted_at_distance_one() -> None:
    drawn = BARE.replace("p.. f.. m.. h.. f..", "p.1 f.1 m.. h.. f..")
    match = acting(map=drawn, at=["", "b3"], turn=1, gone=[0], camps=["a1 d2 d7 f1 f4 g4", "a2"], queue=[])
    t = state(match)
    t.active = 0
    resolve(t, c.MECHS)
    assert t.mechs[BY_NAME["b3"]] == 1 and t.mechs[BY_NAME["b1"]] == 1


@rules("J26")
def test_after_fifty_actions_only_the_end_of_the_turn_is_offered() -> None:
    match = acting(items=["map food", ""], actions=49, ap=2, at=["a1", "c6"], hands=["jilmek", ""], machine=QUIET)
    assert len(keys(match)) > 3
    play(match, "0: map:move:b2")
    assert match.asks[0].seat == 1, "the turn has ended by itself"
    assert "machine" in kinds(match)


@rules("J14")
def test_acid_rain_never_needs_a_seventh_toxic_site() -> None:
    toxic = BARE.replace("h.. f.. m.. *..", "hT. fT. mT. *..").replace("m.. p.. h.. f..\n", "mT. pT. hT. f..\n")
    drawn = toxic.replace("p.. f.. m.. h.. f..", "p21 f11 m.1 h.. f..")
    match = table(2, factions=["coven", "council"], leaders=["a", "t"], map=drawn, hands=["mrakava", "svaca"])
    play(match, "0: reveal:coven_mrakava")
    assert keys(match) == ["rain:b2", "rain:b3"], "b1 holds two tokens"


@rules("J32")
def test_the_order_of_a_controlled_burn_is_asked_only_with_a_toxic_site() -> None:
    drawn = BARE.replace("p.. f.. m.. h..", "p1. f.. m2. h..")
    given: dict[str, Any] = {"leaders": ["b", ""], "hands": ["zarka", "svaca"], "at": ["b2", "c6"]}
    match = play(table(2, map=drawn, **given), "0: reveal:order_zarka")
    assert match.asks[0].why == "act" and kinds(match).count("clear") == 2
    drawn = drawn.replace("m2.", "mT.")
    match = play(table(2, map=drawn, **given), "0: reveal:order_zarka")
    assert match.asks[0].why == "burn" and keys(match) == ["burn:b1", "burn:b3"]


@rules("J6")
def test_solo_dies_at_the_third_wound_and_others_at_the_fourth() -> None:
    alone = acting(1, wounds=[2, 0], hands=["jilmek"])
    suffer(state(alone), 0, 1, "T7.2")
    assert len(state(alone).graves) == 1
    two = acting(2, wounds=[2, 0], hands=["jilmek", ""])
    suffer(state(two), 0, 1, "T7.2")
    assert len(state(two).graves) == 0
