"""3: set-up, 5: the end, and what play must never do, over whole matches."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.bots import new_bot
from klubovna.engine import Chance, Glimpse, Match, Refused, Run, new_match, seed_key
from klubovna.games.smash_up import SMASH_UP
from klubovna.games.smash_up.cards import FACTIONS, MINION
from klubovna.games.smash_up.check import check
from klubovna.games.smash_up.rules import game_ends
from klubovna.games.smash_up.state import END, PLAY, SmashUp
from tests.kit import rules


def match(seats: int = 2, seed: int = 1, **options: Any) -> Match:
    return new_match(SMASH_UP, seats, seed, options)


def state(m: Match) -> SmashUp:
    assert isinstance(m.run.state, SmashUp)
    return m.run.state


def kinds(m: Match) -> list[str]:
    return [event.kind for event in m.events]


@rules("S1")
def test_two_to_four_players() -> None:
    for seats in (2, 3, 4):
        assert len(match(seats).view(None)["players"]) == seats
    for seats in (1, 5):
        with pytest.raises(Refused):
            match(seats)


@rules("S2", "S12")
def test_first_player() -> None:
    assert {match(4, seed).view(None)["first"] for seed in range(40)} == {0, 1, 2, 3}
    for seat in range(3):
        m = match(3, 5, first_player=seat)
        assert m.asks[0].seat == seat and m.view(None)["active"] == seat and m.view(None)["turn"] == 1
    # the first player is fixed before factions are chosen
    assert match(3, 5, first_player=2, factions="draft").asks[0].seat == 2


@rules("S3", "S4")
def test_random_factions_are_all_different() -> None:
    seen = set()
    for seed in range(30):
        pairs = [player["factions"] for player in match(4, seed).view(None)["players"]]
        flat = [faction for pair in pairs for faction in pair]
        assert sorted(flat) == sorted(FACTIONS)
        seen.add(tuple(pairs[0]))
    assert len(seen) > 10
    g = state(match(2, 3))
    for seat, player in enumerate(g.players):
        for card in player.hand.cards + player.deck.cards:
            assert card // 40 == seat and g.printed[card].faction in player.factions


def draft(m: Match) -> list[tuple[int, str]]:
    picks = []
    while m.asks and m.asks[0].why == "pick_faction":
        ask = m.asks[0]
        picks.append((ask.seat, ask.options[-1].key))
        m.answer(ask.seat, ask.options[-1].key)
    return picks


@rules("S5")
def test_the_draft_goes_there_and_back() -> None:
    m = match(3, 1, factions="draft", first_player=1)
    assert [option.key for option in m.asks[0].options] == list(FACTIONS)
    picks = draft(m)
    assert [seat for seat, _ in picks] == [1, 2, 0, 0, 2, 1]
    assert len({faction for _, faction in picks}) == 6
    assert m.view(None)["players"][1]["factions"] == [picks[0][1], picks[5][1]]
    free = match(3, 1, factions="free", first_player=1)
    assert [seat for seat, _ in draft(free)] == [1, 1, 2, 2, 0, 0]


@rules("S6")
def test_duplicate_factions() -> None:
    shared = 0
    for seed in range(30):
        players = match(4, seed, duplicate_factions="yes").view(None)["players"]
        assert all(len(set(player["factions"])) == 2 for player in players)
        shared += len({faction for player in players for faction in player["factions"]}) < 8
    assert shared > 20
    m = match(2, 1, factions="draft", duplicate_factions="yes", first_player=0)
    m.answer(0, "robots")
    assert "robots" in [option.key for option in m.asks[0].options]  # seat 1 may have them as well
    m.answer(1, "robots")
    assert "robots" not in [option.key for option in m.asks[0].options]  # but nobody twice
    assert len(m.view(None)["bases"]) + m.view(None)["baseDeck"]["count"] == 16


@rules("S7", "S8", "S9", "S11", "I2")
def test_decks_bases_hands() -> None:
    for seats in (2, 3, 4):
        view = match(seats, 2).view(None)
        assert len(view["bases"]) == seats + 1
        assert view["baseDeck"] == {"count": 15 - seats, "known": []}
        for player in view["players"]:
            assert player["hand"] == 5 and player["points"] == 0
            assert player["deck"] + player["hand"] + len(player["discard"]) == 40
        assert all(not base["minions"] and not base["actions"] for base in view["bases"])
    orders = {tuple(state(match(2, seed)).players[0].deck.cards) for seed in range(5)}
    assert len(orders) == 5


@rules("S10", "Q2")
def test_a_hand_without_a_minion_is_shown_discarded_and_drawn_anew() -> None:
    exchanged = 0
    for seed in range(400):
        m = match(2, seed)
        g = state(m)
        for seat, player in enumerate(g.players):
            events = [e for e in m.events if e.kind == "exchange" and e.args["seat"].seat == seat]
            if events:
                exchanged += 1
                assert len(player.discard) == 5  # not shuffled back
                assert all(g.printed[card].type != MINION for card in player.discard)
                assert len(player.hand) == 5 and len(player.deck) == 30
            else:
                assert any(g.printed[card].type == MINION for card in player.hand.cards)
    assert exchanged > 5


@rules("E4", "Q31")
def test_the_simulation_limit() -> None:
    m = match(2, 1, first_player=0)
    while not m.over:
        m.answer(m.asks[0].seat, m.asks[0].options[-1].key)  # nobody plays anything for ever
    assert m.result is not None and m.result.cause == "turn_limit"
    assert m.view(None)["turn"] == 120 and m.result.winners == [0, 1]
    short = match(2, 1, turn_limit=30)
    while not short.over:
        short.answer(short.asks[0].seat, short.asks[0].options[-1].key)
    assert short.view(None)["turn"] == 60


@rules("E3")
def test_there_is_exactly_one_winner() -> None:
    for seed in range(12):
        run = Run(SMASH_UP, SMASH_UP.start(2 + seed % 3, {}, Chance(seed_key(seed))), False)
        choices = Chance(seed_key(seed + 99))
        while not run.over:
            run.play(0, choices.below(len(run.asks[0].options)))
        result = run.state.result
        assert result is not None and result.cause == "points" and len(result.winners) == 1
        assert result.scores[result.winners[0]] == max(result.scores) >= 15
        assert result.scores.count(max(result.scores)) == 1


def test_a_tie_below_or_above_fifteen_never_ends_it() -> None:
    g = state(match(3))
    for points, over in (([15, 15, 3], False), ([15, 14, 14], True), ([14, 14, 14], False), ([20, 20, 20], False)):
        g.result = None
        for player, number in zip(g.players, points, strict=True):
            player.points = number
        assert game_ends(g) == over


@rules("I1", "I3", "I6", "I7")
def test_nothing_is_lost_and_the_same_seed_gives_the_same_game() -> None:
    for seed in range(6):
        trail = []
        for _ in range(2):
            m = match(2 + seed % 3, seed, duplicate_factions="yes" if seed % 2 else "no")
            choices = Chance(seed_key(seed))
            while not m.over and len(m.answers) < 150:
                check(state(m))
                ask = m.asks[0]
                m.answer(ask.seat, ask.options[choices.below(len(ask.options))].key)
            trail.append(m.digest())
        assert trail[0] == trail[1]


def test_a_lost_or_doubled_card_is_noticed() -> None:
    g = state(match())
    g.players[0].discard.append(g.players[0].hand.cards[0])
    with pytest.raises(AssertionError):
        check(g)
    g = state(match())
    g.players[0].deck.take()
    with pytest.raises(AssertionError):
        check(g)
    g = state(match())
    g.players[1].deck.put(g.players[0].deck.take())
    with pytest.raises(AssertionError):
        check(g)


@rules("Q48")
def test_a_bot_can_answer_for_anybody_who_left() -> None:
    m = match(3, 4)
    bots = [new_bot("greedy", 1), new_bot("random", 2), new_bot("random", 3)]
    for _ in range(40):
        ask = m.asks[0]
        m.answer(ask.seat, bots[ask.seat].choose(Glimpse(m.run, ask)))
    assert m.version == 40


@rules("T1", "T5")
def test_turns_go_round() -> None:
    m = match(3, 8, first_player=1)
    order: list[int] = []
    while len(order) < 7:
        ask = m.asks[0]
        if ask.why == "play":
            order.append(ask.seat)
            assert state(m).phase == PLAY and state(m).players[ask.seat].played == 0
        m.answer(ask.seat, ask.options[-1].key)
    assert order == [1, 2, 0, 1, 2, 0, 1]
    assert state(m).phase != END
