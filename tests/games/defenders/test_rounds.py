"""Rounds, the leading phase, talk, turns, cards and support (T1-T5)."""

from __future__ import annotations

from typing import Any

from klubovna.games.defenders import cards as c
from klubovna.games.defenders.board import BY_NAME
from klubovna.games.defenders.piles import take_top
from tests.games.defenders.table import BARE, acting, ends, keys, kinds, play, player, state, table
from tests.kit import cards, rules

QUIET = ["mechs", "mechs"]  # without engines and hunters nothing happens


@rules("T1.1", "T4.1", "T4.7", "J20")
def test_all_lead_then_each_takes_a_turn_with_a_machine_card() -> None:
    match = table(2, hands=["popel", "svaca"], machine=QUIET, first=1)
    assert kinds(match)[:3] == ["round", "lead", "lead"]
    play(match, "1: reveal:council_svaca")
    assert match.asks[0].why == "act" and match.asks[0].seat == 1, "the first player begins"
    play(match, "1: end")
    assert kinds(match).count("machine") == 1 and match.asks[0].seat == 0, "one card after each turn"
    play(match, "0: end")
    assert kinds(match).count("machine") == 2 and match.view(None)["round"] == 2
    assert state(match).first == 1, "the token does not pass on by itself"


@rules("T1.2")
def test_at_the_end_of_the_round_active_defenders_become_discards() -> None:
    match = acting(machine=QUIET, queue=[], teams=["jilmek", ""], hands=["kelpuz", "kalsa"])
    assert state(match).lasts(c.ARCHIVES)
    play(match, "0: end")
    assert [c.CARDS[card].id for card in player(match).discard] == ["order_jilmek", "order_popel"]
    assert player(match).ability != c.ARCHIVES and not player(match).team


@rules("T2.1", "T3.1", "T2.3")
def test_defenders_are_chosen_secretly_and_revealed_together() -> None:
    match = table(2, hands=["popel kelpuz", "svaca kalsa"])
    assert match.view(None)["silent"] and {ask.seat for ask in match.asks} == {0, 1}
    assert keys(match) == ["lead:order_kelpuz", "lead:order_popel"]
    before = match.view(1)
    play(match, "0: lead:order_popel")
    assert match.view(1) == before and match.events_for(1) == match.events_for(1, 0)
    assert "lead" not in kinds(match), "nothing is shown before the last one has chosen"
    play(match, "1: lead:council_svaca")
    assert kinds(match).count("lead") == 2 and not match.view(None)["silent"]
    assert [p["defender"] for p in match.view(None)["players"]] == ["order_popel", "council_svaca"]
    swapped = play(table(2, hands=["popel kelpuz", "svaca kalsa"]), "1: lead:council_svaca", "0: lead:order_popel")
    assert swapped.view(None) == match.view(None), "the order of answers does not matter"


@rules("T2.2")
def test_an_empty_hand_leads_the_top_of_the_deck() -> None:
    match = table(2, hands=["", "svaca"], decks=["mora", ""])
    assert "lead-top" in kinds(match)
    assert player(match).active == c.CARD_BY_ID["order_mora"]


@rules("T2.4", "J27")
def test_the_holder_of_the_token_orders_the_reveals() -> None:
    match = table(3, hands=["kelpuz", "kalsa", "bludka"], first=1)
    assert (match.asks[0].seat, match.asks[0].why) == (1, "reveal_next")
    assert [option.key for option in match.asks[0].options] == [
        "reveal:council_kalsa",
        "reveal:coven_bludka",
        "reveal:order_kelpuz",
    ], "clockwise from the first player"
    play(match, "1: reveal:coven_bludka")
    assert state(match).first == 2 and match.asks[0].seat == 1, "companions do not change who orders"
    play(match, "1: reveal:order_kelpuz")
    assert state(match).first == 1 and match.asks[0].why == "act", "the last one needs no asking"


@rules("T2.5")
@cards("order_companion", "council_companion", "coven_companion", "sect_companion")
def test_each_companion_passes_the_token_on() -> None:
    hands = ["kelpuz", "kalsa", "bludka", "kryspin"]
    match = table(4, hands=hands, first=0)
    play(match, "0: reveal:order_kelpuz", "0: reveal:council_kalsa", "0: reveal:coven_bludka")
    assert state(match).first == 0 and kinds(match).count("token") == 4
    assert match.asks[0].seat == 0
    match = table(3, factions=["order", "council", "coven"], hands=["kelpuz", "", "las"], gone=[1], first=0)
    assert state(match).first == 2, "players who have left are skipped"


@rules("T3.2", "T3.4", "J31")
def test_a_hint_tells_habitats_and_nothing_else() -> None:
    match = acting(hands=["jilmek kelpuz tiskla", "kalsa"], round=3)
    assert match.view(1)["players"][0]["hint"] is None and "hint" in keys(match)
    play(match, "0: hint")
    seen = match.view(1)["players"][0]
    assert seen["hint"] == {"forest": 2, "plains": 0, "marsh": 0, "mountains": 1} and seen["hintRound"] == 3
    assert "hint" not in keys(match), "there is nothing new to tell"
    assert state(match).ap == 3, "it costs nothing"
    assert "jilmek" not in str(match.events_for(1)) and "jilmek" not in str(match.view(1))


@rules("T3.2", "J31")
def test_a_hint_is_dated_and_can_be_given_again_after_new_cards() -> None:
    match = acting(hands=["jilmek", "kalsa"], hints=[[1, 0, 0, 0], []], support=[2, 0], at=["b2", "c6"], machine=QUIET)
    assert "hint" not in keys(match)
    play(match, "0: build")
    assert player(match).hint == (1, 0, 0, 0), "it does not follow the hand"
    assert "hint" in keys(match)


@rules("T3.4", "T3.2")
def test_worlds_of_bots_keep_to_what_was_told() -> None:
    match = acting(hands=["jilmek kelpuz", "kalsa"], hints=[[1, 0, 0, 1], []])
    hands = set()
    for seed in range(40):
        world = state(match.redeal(1, seed))
        held = sorted(c.CARDS[card].habitat for card in world.hands[0].cards)
        assert held == [c.FOREST, c.MOUNTAINS]
        hands.add(tuple(sorted(world.hands[0].cards)))
        assert world.hands[1].cards == state(match).hands[1].cards
    assert len(hands) > 3, "but not to which cards they are"


@rules("T3.3", "T3.1")
def test_silence_ends_with_the_reveal() -> None:
    match = table(2, hands=["kelpuz jilmek", "kalsa henk"])
    assert match.view(0)["silent"]
    play(match, "0: lead:order_kelpuz", "1: lead:council_kalsa")
    assert match.view(0)["stage"] == "reveals" and not match.view(0)["silent"]
    assert match.view(1)["players"][0]["defender"] == "order_kelpuz", "revealed cards are open"


@rules("T4.2")
def test_action_points_are_printed_on_the_defender_and_unused_ones_are_lost() -> None:
    match = acting(active=["mora", "svaca"], machine=QUIET)
    assert state(match).ap == 5
    play(match, "0: move:b1")
    assert state(match).ap == 4
    play(match, "0: end")
    assert match.asks[0].seat == 1 and state(match).ap == 3


@rules("T4.3")
def test_actions_happen_on_the_own_hex() -> None:
    match = acting(map=BARE.replace("p.. f.. m.. h.. f..", "p1. f.. m.1 h.. f.."))
    assert not {"clear", "destroy"} & set(keys(match))
    match = acting(map=BARE.replace("p.. f.. m.. h.. f..", "p.. f11 m.. h.. f.."))
    assert {"clear", "destroy"} <= set(keys(match))


@rules("T4.4", "T4.5", "J8")
@cards("food", "potion", "rocket", "map")
def test_items_are_offered_only_if_they_can_do_something() -> None:
    all_four: dict[str, Any] = {"seats": 4, "items": ["map food potion rocket", "", "", ""], "hands": [""] * 4, "ap": 0}
    match = acting(**all_four)
    assert keys(match, "potion") == [] and keys(match, "rocket") == []
    assert "food" in keys(match) and ends(match, "map:move:") == "a1 a2 b1 b3 c2 c3"
    match = acting(**all_four, wounds=[1, 0, 0, 0], map=BARE.replace("p.. f.. m.. h..", "p.. f21|m.. h.."))
    assert keys(match, "potion") == ["potion:clear", "potion:heal"]
    assert keys(match, "rocket") == ["rocket:breach:b2-b3", "rocket:destroy:b2"]


@rules("T4.5")
@cards("food")
def test_food_gives_an_action_point_and_is_no_action() -> None:
    match = play(acting(map=BARE.replace("f.. m.. h..", "f.1 m.. h..", 1), items=["food", ""], ap=1), "0: food")
    assert state(match).ap == 2 and state(match).actions == 0 and player(match).items == 0
    assert not any(kind.startswith("roll") for kind in kinds(match))


@rules("T4.5")
@cards("potion")
def test_a_potion_heals_one_wound_or_clears() -> None:
    given: dict[str, Any] = {
        "factions": ["coven", "council"],
        "active": ["kotlina", "svaca"],
        "items": ["potion", ""],
        "wounds": [2, 0],
    }
    dirty = BARE.replace("p.. f.. m.. h..", "p.. fT. m.. h..")
    match = play(acting(map=dirty, **given), "0: potion:heal")
    assert (player(match).wounds, player(match).items, state(match).ap) == (1, 0, 3)
    match = play(acting(map=dirty, **given), "0: potion:clear")
    assert (player(match).wounds, player(match).support, state(match).ap) == (3, 1, 3), "with the wound of the site"


@rules("T4.5", "J8")
@cards("rocket")
def test_a_rocket_destroys_or_breaches_with_all_rules_of_the_action() -> None:
    given: dict[str, Any] = {
        "factions": ["sect", "council"],
        "active": ["nytek", "svaca"],
        "items": ["rocket", ""],
        "ap": 1,
    }
    drawn = BARE.replace("p.. f.. m.. h..", "p.. f.1|m.. h..")
    match = play(acting(map=drawn, chance=[3], **given), "0: rocket:destroy:b2")
    assert (player(match).support, state(match).ap, player(match).wounds) == (1, 1, 1), "the roll is made"
    match = play(acting(map=drawn, chance=[0], **given), "0: rocket:breach:b2-b3")
    assert (player(match).support, state(match).ap, player(match).tokens) == (1, 1, 5)


@rules("T4.5", "J12")
@cards("map")
def test_a_map_moves_or_regroups_and_ends_dark() -> None:
    match = play(acting(items=["map", ""], ap=0), "0: map:move:a1")
    assert player(match).hex == BY_NAME["a1"]
    assert player(match).items == 0, "though a1 is a camp of the Order (J12)"
    match = play(acting(items=["map", ""], ap=0, camps=["a1 f4", "a2"]), "0: map:regroup:f4")
    assert player(match).hex == BY_NAME["f4"] and player(match).items == 0


@rules("T4.6")
def test_team_cards_have_the_habitat_of_the_active_defender_and_come_one_at_a_time() -> None:
    hand = "jilmek kelpuz tiskla"
    match = acting(hands=[hand, ""], ap=1)
    assert keys(match, "team") == [], "not while action points are left"
    match = acting(hands=[hand, ""], ap=0)
    assert keys(match, "team") == ["team:order_jilmek", "team:order_tiskla"], "forest as Popel, not mountains"
    play(match, "0: team:order_jilmek")
    assert state(match).ap == 1 and keys(match, "team") == []
    assert player(match).ability == c.ARCHIVES, "its own ability is ignored"
    play(match, "0: move:a1")
    assert keys(match, "team") == ["team:order_tiskla"]


@rules("T5.1")
def test_support_comes_from_mechs_walls_clearing_and_rewilding() -> None:
    drawn = BARE.replace("p.. f.. m.. h..", "p.. f21|m.. h..")
    for key in ("clear", "destroy", "breach:b2-b3"):
        match = play(acting(map=drawn, chance=[0]), f"0: {key}")
        assert player(match).support == 1, key
    match = play(acting(map=BARE.replace("p.. f.. m.. h..", "p.. 5.. m.. h..")), "0: rewild")
    assert player(match).support == 1


@rules("T5.2")
def test_full_support_gains_no_more_but_the_action_stays_legal() -> None:
    match = play(acting(map=BARE.replace("p.. f.. m.. h..", "p.. f2. m.. h.."), support=[2, 0]), "0: clear")
    assert player(match).support == 2 and state(match).pollution[BY_NAME["b2"]] == 0


@rules("T5.3")
def test_no_cards_are_drawn_at_the_end_of_a_turn() -> None:
    match = acting(hands=["jilmek", "kalsa"], queue=[], machine=QUIET)
    play(match, "0: end")
    assert "draw" not in kinds(match)
    assert len(state(match).hands[0]) + (player(match).active >= 0) == 1


@rules("T5.4")
def test_an_empty_deck_is_shuffled_at_once_without_active_defender_and_team() -> None:
    match = acting(
        decks=["mora -", ""],
        teams=["jilmek", ""],
        support=[2, 0],
        hands=["kelpuz wyzypa", ""],
        active=["popel", "svaca"],
    )
    play(match, "0: build")  # draws up to four: mora, and one of the new deck
    p = player(match)
    assert "shuffle" in kinds(match) and p.discard == []
    assert len(state(match).hands[0]) == 4
    out = {c.CARD_BY_ID["order_popel"], c.CARD_BY_ID["order_jilmek"]}
    assert not out & set(p.deck.cards + state(match).hands[0].cards)


@rules("T5.4")
def test_with_nothing_to_shuffle_the_deck_is_looked_at_again_at_the_end_of_the_round() -> None:
    others = "kelpuz jilmek inkvis wyzypa tiskla bernadorn zarka lumiz ubi pyrdalja"
    match = acting(hands=[others, "kalsa"], decks=["mora -", ""], queue=[], machine=QUIET, active=["popel", "svaca"])
    t = state(match)
    assert take_top(t, 0) == c.CARD_BY_ID["order_mora"] and not t.players[0].deck.cards
    t.players[0].team += (c.CARD_BY_ID["order_mora"],)
    play(match, "0: end")
    assert sorted(t.players[0].deck.cards) == sorted([c.CARD_BY_ID["order_mora"], c.CARD_BY_ID["order_popel"]])
