"""A whole match: rounds, secrets, what is told, the end; rulings on all of that."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from klubovna.bots import new_bot
from klubovna.engine import Chance, Glimpse, Log, Match, Refused, Run, canonical, new_match, seed_key
from klubovna.games.tag_team import TAG_TEAM
from klubovna.games.tag_team.cards import BUILD, CODES, STARTING
from klubovna.games.tag_team.redeal import redeal_hidden
from klubovna.games.tag_team.rules import MOST_PLACES
from klubovna.games.tag_team.state import TagTeam
from klubovna.lab.laws import play_on
from tests.kit import rules


def match_at(given: dict[str, Any], seed: int = 1) -> Match:
    """A match that starts from a given position."""
    state = TAG_TEAM.start(2, {"teams": "first_game"}, Chance(seed_key(seed)))
    TAG_TEAM.arrange(state, given)
    TAG_TEAM.check(state)
    base = new_match(TAG_TEAM, 2, seed, {"teams": "first_game"})
    log = Log()
    match = Match(TAG_TEAM, base.setup, None, Run(TAG_TEAM, state, True, log))
    match.log = log
    return match


def state_of(match: Match) -> TagTeam:
    state = match.run.state
    assert isinstance(state, TagTeam)
    return state


def redealt(match: Match, seat: int | None, seed: int) -> TagTeam:
    """The position, over or not, with all that the seat cannot know dealt anew."""
    world = state_of(match).copy()
    redeal_hidden(world, seat, Chance(seed_key(seed)))
    TAG_TEAM.check(world)
    return world


FIRST_BUILD: dict[str, Any] = {
    "teams": ["golem joan", "bodvar wong"],
    "decks": ["protector god_first", "enrage harder_they_fall"],
    "phase": "build",
    "build": ["heal_the_wounded shem vision", "war_cry bear_hide tiger_fist"],
}


@rules("S1.5", "E6")
def test_S1_5_a_match_starts_from_full_decks_of_its_four_fighters() -> None:
    for seed in range(20):
        match = new_match(TAG_TEAM, 2, seed, {"teams": "random"})
        play_on(match, 2, Chance(seed_key(seed)))
        t = state_of(match)
        assert len(set(t.teams[0] + t.teams[1])) == 4
        for seat in (0, 1):
            expected = sorted(BUILD[t.teams[seat][0]] + BUILD[t.teams[seat][1]])
            assert sorted(t.build[seat].cards) == expected  # E6: whatever was played before
            assert sorted(t.decks[seat]) == sorted(STARTING[fighter] for fighter in t.teams[seat])
        left = match.view(None)["teams"][0]["left"]
        assert sum(entry["copies"] for entry in left) == 18  # what a team can still bring is public


def test_methods_differ_only_in_how_teams_come_about() -> None:
    firsts = {}
    for method in ("standard", "competitive", "free", "random", "first_game"):
        match = new_match(TAG_TEAM, 2, 3, {"teams": method})
        firsts[method] = sorted({ask.why for ask in match.asks})
    assert firsts == {
        "standard": ["pick"],
        "competitive": ["pick"],
        "free": ["pick"],
        "random": ["order"],
        "first_game": ["order"],
    }


@rules("S1.3")
def test_S1_3_who_is_first_is_drawn_by_lot() -> None:
    firsts = [new_match(TAG_TEAM, 2, seed, {"teams": "free"}).asks[0].seat for seed in range(40)]
    assert 8 < sum(firsts) < 32


@rules("T1.1", "T1.2", "T1.3", "T2.2", "Q24")
def test_T1_3_rounds_grow_by_one_and_the_order_is_kept() -> None:
    match = new_match(TAG_TEAM, 2, 5, {"teams": "random"})
    choices = Chance(seed_key(5))
    seen: list[list[list[str]]] = []
    while not match.over:
        play_on(match, 1, choices)
        shown = match.view(None)
        seen.append([team["history"] for team in shown["teams"]])
    histories = seen[-1]
    assert len(histories[0]) == shown["round"] >= 3
    for side in (0, 1):
        for number, played in enumerate(histories[side][:-1]):
            assert len(played) == number + 2  # T1.3: r + 1 turns in round r
        for before, after in zip(histories[side][:-2], histories[side][1:-1], strict=True):
            inserted = [after[:at] + after[at + 1 :] for at in range(len(after))]
            assert before in inserted  # T2.2: one card more, all others in their order
    reveals = [event for event in match.events if event.kind == "reveal"]
    assert len(reveals) == sum(len(played) for played in histories[0])  # T1.2: a turn for each reveal


@rules("T2.1", "DP6", "DP7", "Q27")
def test_the_fight_asks_nobody_and_plans_are_revealed_together() -> None:
    match = match_at(FIRST_BUILD)
    match.answer(0, "add:shem:2")
    assert state_of(match).round == 1 and match.view(1) == match_at(FIRST_BUILD).view(1)  # Q27: nothing shows yet
    match.answer(0, "under:vision:heal_the_wounded")
    match.answer(1, "add:war_cry:1")
    assert state_of(match).round == 1
    match.answer(1, "under:bear_hide:tiger_fist")
    assert state_of(match).round == 2  # the whole fight was played without a question
    assert {ask.why for ask in match.asks} == {"build"}


@rules("DP6", "DP7", "DP5")
def test_the_result_does_not_depend_on_who_answers_first() -> None:
    outcomes = set()
    answers = {
        0: ["add:heal_the_wounded:1", "under:vision:shem"],
        1: ["add:war_cry:3", "under:tiger_fist:bear_hide"],
    }
    for order in set(permutations([0, 0, 1, 1])):
        match = match_at(FIRST_BUILD)
        given = {0: iter(answers[0]), 1: iter(answers[1])}
        for seat in order:
            match.answer(seat, next(given[seat]))
        events = [event.to_json(0) for event in match.events]
        outcomes.add(canonical([events, match.view(None), match.run.state.to_json()]))
    assert len(outcomes) == 1


@rules("T6.2", "T6.3")
def test_T6_2_adding_is_a_must_and_the_options_are_three_cards_by_all_places() -> None:
    match = match_at(FIRST_BUILD)
    assert len(match.asks[0].options) == 3 * 3
    assert all(option.key.startswith("add:") for option in match.asks[0].options)
    with pytest.raises(Refused):
        match.answer(0, "pass")


@rules("T7.2")
def test_T7_2_the_announcement_tells_neither_card_nor_place() -> None:
    match = match_at({**FIRST_BUILD, "fighters": {"golem": {"hp": 5}}})
    match.answer(0, "add:heal_the_wounded:1")
    match.answer(0, "under:vision:shem")
    match.answer(1, "add:war_cry:3")
    match.answer(1, "under:tiger_fist:bear_hide")
    told = match.events_for(1)
    bonus = next(event for event in told if event["kind"] == "bonus")
    assert bonus["args"]["n"] == 3 and "card" not in bonus["args"]
    add = next(event for event in told if event["kind"] == "add" and event["args"]["seat"] == {"seat": 0})
    assert set(add["args"]) == {"seat"}
    mine = next(event for event in match.events_for(0) if event["kind"] == "add")
    assert mine["args"]["card"]["id"] == "card-heal_the_wounded" and mine["args"]["place"] == 1


@rules("T7.1", "T4.11")
def test_T7_1_a_bonus_is_never_doubled_and_works_once() -> None:
    match = match_at({**FIRST_BUILD, "fighters": {"golem": {"hp": 5}}, "doubled": [0]})
    for seat, key in (
        (0, "add:heal_the_wounded:1"),
        (0, "under:vision:shem"),
        (1, "add:war_cry:3"),
        (1, "under:tiger_fist:bear_hide"),
    ):
        match.answer(seat, key)
    fight = match.view(None)["lastFight"]
    assert fight["before"][0]["hp"] == 8  # 5 + 3, once
    assert fight["turns"][0]["after"][0]["hp"] == 8  # and not again when the card is revealed


# --- Secrets


@rules("S7", "DP5")
def test_before_the_first_round_the_order_of_the_starting_cards_is_hidden() -> None:
    match = new_match(TAG_TEAM, 2, 1, {"teams": "first_game"})
    match.answer(0, "first:god_first")
    for seat in (1, None):
        assert canonical(match.view(seat)) == canonical(new_match(TAG_TEAM, 2, 1, {"teams": "first_game"}).view(seat))


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    match = match_at(FIRST_BUILD)
    assert match.view(0)["hand"] == ["heal_the_wounded", "shem", "vision"]
    for seat in (1, None):
        assert "shem" not in match.view(seat)["hand"]
        assert "shem" not in str(match.asks_for(seat))


def test_redealing_moves_what_is_hidden_and_nothing_else() -> None:
    match = match_at({**FIRST_BUILD, "under": ["revival", "berserk"]})
    hands = set()
    for seed in range(40):
        t = state_of(match.redeal(1, seed))
        hands.add(tuple(sorted(t.drawn(0))))
        assert [CODES[card] for card in t.drawn(1)] == ["war_cry", "bear_hide", "tiger_fist"]
        assert CODES[t.build[1].cards[0]] == "berserk"  # what one put under by one's own hand stays
        assert sorted(t.build[0].cards) == sorted(state_of(match).build[0].cards)
    assert len(hands) > 20
    assert len({state_of(match.redeal(1, seed)).build[0].cards[0] for seed in range(40)}) > 3


@rules("Q37")
def test_a_card_that_a_knock_out_left_unseen_stays_a_secret() -> None:
    """Its name may be any the team still has, its place any that was not played, but for what a bonus told."""
    given = {
        "teams": ["mordred wong", "golem bodvar"],
        "fighters": {"mordred": {"power": 9}, "bodvar": {"hp": 9}},
        "decks": ["clarent dark_power harder_they_fall", "enrage protector berserk"],
    }
    match = match_at(given)
    assert match.over
    places, names = set(), set()
    for seed in range(60):
        world = redealt(match, 0, seed)
        assert canonical(TAG_TEAM.view(world, 0)) == canonical(match.view(0))
        deck, since = world.decks[1], world.since[1]
        places.add(since.index(2))
        names.add(CODES[deck[since.index(2)]])
        assert CODES[deck[0]] == "enrage"
        assert "heal_the_wounded" not in names  # that one would have been announced
    assert places == {1, 2} and len(names) > 5
    assert match.view(1)["deck"][2]["card"] == "berserk"  # the owner knows


@rules("Q37")
def test_an_announced_bonus_fixes_what_the_unseen_card_can_be() -> None:
    given = {
        "teams": ["mordred wong", "wild_bunch bodvar"],
        "fighters": {"mordred": {"power": 9}, "bodvar": {"hp": 9}},
        "decks": ["clarent dark_power harder_they_fall", "enrage heist bandit_doctor"],
    }
    match = match_at(given)
    names = set()
    for seed in range(60):
        world = redealt(match, 0, seed)
        names.add(CODES[world.decks[1][world.since[1].index(2)]])
    assert names == {"bandit_doctor", "back_to_hideout"}


@rules("Q39")
def test_in_the_draft_players_know_all_hands_and_a_spectator_none() -> None:
    match = new_match(TAG_TEAM, 2, 8)
    for seat in (0, 1):
        assert state_of(match.redeal(seat, 5)).hands == state_of(match).hands
        assert len(match.view(seat)["draftHand"]) == 6
    assert state_of(match.redeal(None, 5)).hands != state_of(match).hands
    assert match.view(None)["draftHand"] == []


# --- What the table needs (section 8)


def test_the_last_fight_is_told_turn_by_turn_with_reasons() -> None:
    match = new_match(TAG_TEAM, 2, 12, {"teams": "random"})
    play_on(match, 14, Chance(seed_key(2)))
    shown = match.view(None)
    fight = shown["lastFight"]
    assert fight["round"] == shown["round"] and len(fight["turns"]) == shown["round"] + 1
    reveal = max(i for i, event in enumerate(match.events) if event.kind == "round")
    told = [event for event in match.events[reveal + 1 :] if event.kind not in ("draw", "add", "under", "bonus")]
    notes = [note for turn in fight["turns"] for note in [{"kind": "reveal"}, *turn["notes"]]]
    assert [event.kind for event in told] == [note["kind"] for note in notes]
    last = fight["turns"][-1]["after"]
    fighters = [fighter for team in shown["teams"] for fighter in team["fighters"]]
    assert [state["hp"] for state in last] == [fighter["hp"] for fighter in fighters]
    assert [state["power"] for state in last] == [fighter["power"] for fighter in fighters]


def test_the_view_holds_what_both_decks_are_known_to_be() -> None:
    match = match_at(FIRST_BUILD)
    team = match.view(1)["teams"][0]
    assert [entry["card"] for entry in team["deck"]] == ["protector", "god_first"]
    assert team["history"] == [["protector", "god_first"]]
    assert {"card": "heal_the_wounded", "copies": 2} in team["left"] and team["buildSize"] == 18


# --- The end


@rules("E4", "Q28")
def test_E4_a_match_that_nobody_ends_is_over_after_17_fights() -> None:
    """Two teams that never hurt each other enough: 16 build phases, 170 turns, a draw."""
    match = match_at({"teams": ["milady golem", "ching_shih wong"]})
    while not match.over:
        boards = state_of(match).boards
        boards.hp = [19, 19, 19, 19]  # fresh and tame before every fight
        boards.power = [0, 0, 0, 0]
        boards.mark = [0, 0, 0, 0]
        match.answer(match.asks[0].seat, match.asks[0].options[0].key)
    t = state_of(match)
    assert match.result is not None and match.result.cause == "exhausted" and match.result.winners == []
    turns = sum(len(played) for played in match.view(None)["teams"][0]["history"])
    assert (t.round, turns, match.version) == (17, 170, 2 + 16 * 4)
    assert MOST_PLACES == 18


@rules("E5", "Q29", "Q35")
def test_E5_there_are_three_ends_and_no_points() -> None:
    causes = set()
    for seed in range(120):
        run = Run(TAG_TEAM, TAG_TEAM.start(2, {"teams": "random"}, Chance(seed_key(seed))), False)
        choices = Chance(seed_key(seed + 1))
        while not run.over:
            which = choices.below(len(run.asks))
            run.play(which, choices.below(len(run.asks[which].options)))
        result = run.state.result
        assert result is not None
        causes.add(result.cause)
        assert result.scores == [1 if seat in result.winners else 0 for seat in (0, 1)]
        assert len(result.winners) == (1 if result.cause == "ko" else 0)
    assert causes == {"ko", "double_ko"}


def test_greedy_is_far_ahead_of_random() -> None:
    wins = 0
    for seed in range(100, 120):  # it won 45 of 50 when measured; so few games need room for luck
        match = new_match(TAG_TEAM, 2, seed, {"teams": "random"})
        bots = [new_bot("greedy", seed), new_bot("random", seed)]
        if seed % 2:
            bots.reverse()
        while not match.over:
            ask = match.asks[0]
            match.answer(ask.seat, bots[ask.seat].choose(Glimpse(match.run, ask)))
        assert match.result is not None
        wins += seed % 2 in match.result.winners
    assert wins >= 15


def test_positions_that_cannot_be_are_refused() -> None:
    for given, reason in (
        ({"words": 1}, "no word"),
        ({"teams": ["joan joan", "wong golem"]}, "two different fighters"),
        ({"teams": ["joan nobody", "wong golem"]}, "no fighter"),
        ({"teams": ["joan wong", "mordred golem"], "decks": ["god_first", "dark_power"]}, "at least two"),
        ({"teams": ["joan wong", "mordred golem"], "decks": ["god_first vision", "dark_power protector"]}, "lacks"),
        ({"fighters": {"joan": {"hp": 99}}}, "from 0 to 15"),
        ({"fighters": {"joan": {"luck": 1}}}, "not 'luck'"),
        ({"fighters": {"joan": {"bear": True}}}, "only bodvar"),
        ({"fighters": {"wong": {"serpent": True}}}, "marie_laveau"),
        ({"phase": "lunch"}, "phase"),
    ):
        with pytest.raises(Refused, match=reason):
            match_at(given)
