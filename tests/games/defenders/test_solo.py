"""Solo: two factions, one hand (SO1-SO10)."""

from __future__ import annotations

import klubovna
from klubovna.engine import Who
from klubovna.games.defenders import cards as c
from klubovna.games.defenders.board import BY_NAME
from klubovna.games.defenders.gauges import gauges
from klubovna.games.defenders.machines import resolve
from klubovna.games.defenders.piles import take_top
from klubovna.games.defenders.verbs import suffer
from tests.games.defenders.table import BARE, acting, keys, kinds, play, player, state, table
from tests.kit import rules

QUIET = ["mechs", "mechs", "mechs_adv"]


@rules("SO1")
def test_two_factions_one_hand_and_a_split_decided_before_drawing() -> None:
    match = klubovna.new_match("defenders", 1, 3)
    assert len(state(match).players) == 2 and len(state(match).hands) == 1
    while match.asks[0].why == "leader":
        match.answer(0, match.asks[0].options[0].key)
    assert keys(match) == ["split:0:3", "split:1:2", "split:2:1", "split:3:0"] and not state(match).hands[0].cards
    play(match, "0: split:1:2")
    factions = [c.CARDS[card].faction for card in state(match).hands[0].cards]
    assert [factions.count(p.faction) for p in state(match).players] == [1, 2]
    view = match.view(0)
    assert view["first"] is None and [p["tokens"] for p in view["players"]] == [6, 6]
    assert [list(p["items"]) for p in view["players"]] == [list(view["players"][0]["items"])] * 2
    while match.asks[0].why == "start_camp":
        match.answer(0, match.asks[0].options[0].key)
    held = [(gauge.key, gauge.value) for gauge in gauges(state(match), 0) if gauge.key.startswith("cards")]
    assert held == [("cards", 3)], "the common hand is one figure"


@rules("SO1")
def test_whoever_plays_alone_leads_both_factions() -> None:
    match = klubovna.new_match("defenders", 1, 3, options={"factions": "chosen"})
    play(match, "0: faction:sect", "0: faction:order")
    chosen = [event for event in match.events if event.kind == "faction"]
    assert [event.args["faction"].id for event in chosen] == ["faction-sect", "faction-order"]
    assert all(isinstance(event.args["player"], Who) for event in chosen), "the faction would lead itself"


@rules("SO1")
def test_companions_do_nothing() -> None:
    match = table(1, hands=["kelpuz kalsa"], machine=QUIET)
    play(match, "0: lead:order_kelpuz")
    assert "token" not in kinds(match) and match.asks[0].why == "act"


@rules("SO2")
def test_a_round_is_one_turn_and_one_machine_card_without_silence_or_hints() -> None:
    match = table(1, hands=["popel svaca"], machine=QUIET)
    assert not match.view(0)["silent"] and keys(match) == ["lead:council_svaca", "lead:order_popel"]
    play(match, "0: lead:council_svaca")
    assert state(match).active == 1 and "hint" not in keys(match)
    play(match, "0: end")
    assert kinds(match).count("machine") == 1 and match.view(0)["round"] == 2 and match.asks[0].why == "lead"


@rules("SO3")
def test_a_faction_without_cards_may_turn_over_its_top_card() -> None:
    match = table(1, hands=["popel"], decks=["", "griz"], machine=QUIET)
    assert keys(match) == ["lead:order_popel", "lead:top:council"]
    play(match, "0: lead:top:council")
    assert player(match, 1).active == c.CARD_BY_ID["council_griz"] and "lead-top" in kinds(match)
    assert keys(table(1, hands=[""])) == ["lead:top:council", "lead:top:order"], "with an empty hand one must"


@rules("SO4")
def test_reveal_abilities_work_at_once_and_the_card_lies_with_its_faction() -> None:
    match = play(table(1, hands=["popel svaca"], machine=QUIET), "0: lead:order_popel")
    assert player(match).items == 1 << c.MAP_ITEM and player(match).active == c.CARD_BY_ID["order_popel"]
    assert player(match, 1).active < 0


@rules("SO5")
def test_team_cards_are_of_the_same_faction() -> None:
    match = acting(1, hands=["jilmek henk"], ap=0)
    assert keys(match, "team") == ["team:order_jilmek"], "Henk is of the forest too, but of the Council"


@rules("SO6", "T5.4")
def test_lasting_abilities_hold_until_the_next_defender_of_the_faction() -> None:
    match = acting(1, active=["flika", ""], leaders=["s", ""], hands=["kalsa popel"], machine=QUIET)
    play(match, "0: end")
    play(match, "0: lead:council_kalsa")
    assert state(match).lasts(c.REFUGE) and player(match).active == c.CARD_BY_ID["order_flika"]
    play(match, "0: end")
    assert player(match).discard == []
    play(match, "0: lead:order_popel")
    assert not state(match).lasts(c.REFUGE) and player(match).discard == [c.CARD_BY_ID["order_flika"]]


@rules("SO6")
def test_the_second_look_comes_after_the_next_card_was_chosen() -> None:
    hand = "kelpuz jilmek inkvis wyzypa tiskla bernadorn zarka lumiz ubi pyrdalja"
    match = table(1, leaders=["b", ""], active=["popel", ""], hands=[hand], decks=["mora -", ""], machine=QUIET)
    t = state(match)
    assert take_top(t, 0) >= 0 and not t.players[0].deck.cards
    t.hands[0].put(c.CARD_BY_ID["order_mora"], 1)
    play(match, "0: lead:order_kelpuz")
    assert t.players[0].deck.cards == [c.CARD_BY_ID["order_popel"]]


@rules("SO6")
def test_hacking_is_over_with_its_turn() -> None:
    match = acting(1, factions=["sect", "council"], active=["bitka", ""], hands=["svaca"], machine=QUIET)
    play(match, "0: end")
    assert "hacked" in kinds(match) and "machine" not in kinds(match)
    play(match, "0: lead:council_svaca", "0: end")
    assert kinds(match).count("machine") == 1, "though Bitka is still the top card of the Sect"


@rules("J28", "SO6")
def test_hacking_holds_in_the_turn_of_the_last_camp_too() -> None:
    match = acting(
        1, factions=["sect", "council"], active=["bitka", ""], at=["d6", "c6"], camps=["a4 b4 c2 f2 g3", "a2"],
        support=[6, 0], hands=["svaca"], machine=QUIET,
    )  # fmt: skip
    play(match, "0: build")
    assert player(match).gone and "hacked" in kinds(match) and "machine" not in kinds(match)


@rules("SO7")
def test_a_camp_fills_the_common_hand_from_the_deck_of_the_active_faction() -> None:
    match = play(acting(1, support=[2, 0], hands=["kalsa henk"]), "0: build")
    hand = state(match).hands[0].cards
    assert len(hand) == 4 and [c.CARDS[card].faction for card in hand].count(0) == 2


@rules("SO8", "J6")
def test_three_wounds_kill_a_random_card_of_the_whole_hand() -> None:
    match = acting(1, wounds=[1, 1], hands=["jilmek kalsa"], chance=[1])
    t = state(match)
    suffer(t, 0, 2, "T7.2")
    assert [c.CARDS[card].id for card in t.graves] == ["council_kalsa"]
    assert [p.wounds for p in t.players] == [0, 1], "only that faction's wounds are gone"
    match = acting(1, wounds=[2, 0], hands=[""], decks=["mora", ""])
    suffer(state(match), 0, 1, "T7.2")
    assert [c.CARDS[card].id for card in state(match).graves] == ["order_mora"]


@rules("SO9", "SO6")
def test_a_faction_that_has_all_camps_leaves_with_its_cards() -> None:
    match = acting(
        1, active=["flika", "svaca"], leaders=["s", ""], camps=["a1 d2 d7 f1 f4", "a2"], support=[6, 0],
        hands=["jilmek kalsa"], machine=QUIET,
    )  # fmt: skip
    play(match, "0: build")
    p = player(match)
    assert p.gone and c.CARD_BY_ID["order_jilmek"] in p.discard + p.deck.cards
    assert not state(match).lasts(c.REFUGE), "its lasting ability ends"
    assert kinds(match).count("machine") == 1
    assert player(match, 1).active >= 0 or match.asks[0].why == "lead"
    assert c.CARD_BY_ID["council_kalsa"] not in p.discard


@rules("SO10")
def test_the_other_faction_counts_as_another_player_for_the_mechs() -> None:
    drawn = BARE.replace("p.. f.. m.. h.. f..", "p.. f.1 m.. h.1 f..")
    match = acting(1, map=drawn, at=["g1", "b5"])
    t = state(match)
    resolve(t, c.MECHS_ADV)
    assert t.mechs[BY_NAME["b5"]] == 1 and t.players[1].wounds == 1 and t.mechs[BY_NAME["b2"]] == 1
