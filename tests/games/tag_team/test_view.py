"""What is seen of Tag Team after every single event: nothing that the other player has not met yet."""

from __future__ import annotations

from typing import cast

from klubovna.engine import Chance, Match, new_match, seed_key
from klubovna.games.tag_team import TAG_TEAM
from klubovna.games.tag_team.cards import CODES
from klubovna.games.tag_team.shapes import State
from klubovna.games.tag_team.state import BUILDING, SEATS, TagTeam
from klubovna.games.tag_team.view import own, public, state
from klubovna.lab.laws import play_on
from tests.kit import rules


def ring(match: Match) -> TagTeam:
    return cast(TagTeam, match.run.state)


@rules("T2.1", "S7")
def test_inside_a_fight_a_new_card_is_hidden_until_its_turn() -> None:
    hidden, first_orders = 0, 0
    for seed in range(6):
        match = new_match(TAG_TEAM, 2, seed, {"teams": "random"})

        def watch(t: TagTeam) -> None:
            nonlocal hidden, first_orders
            for side in SEATS:
                shown = [place.card for place in public(t).teams[side].deck]
                mine = [place.card for place in own(t, side).deck]
                if t.round == 1 and t.turns == 0 and t.decks[side]:
                    assert shown == [None, None] and mine == [CODES[card] for card in t.decks[side]]
                    first_orders += 1
                if t.unseen(side) >= 0:
                    assert shown[-1] is None and len(shown) == len(t.decks[side])
                    assert mine == [CODES[card] for card in t.decks[side]]
                    hidden += 1

        match.log.watch = watch
        play_on(match, 40, Chance(seed_key(seed)))
    assert hidden > 50 and first_orders > 5


@rules("T1.2")
def test_boards_and_decks_are_told_turn_by_turn() -> None:
    match = new_match(TAG_TEAM, 2, 4, {"teams": "random"})
    told: list[tuple[int, int]] = []

    def watch(t: TagTeam) -> None:
        event = match.events[-1]
        if event.kind == "reveal":
            told.append((event.args["turn"], len(public(t).teams[0].history[-1])))

    match.log.watch = watch
    play_on(match, 20, Chance(seed_key(4)))
    assert len(told) > 4 and all(turn == shown for turn, shown in told)


@rules("T6.1")
def test_a_hand_is_held_from_the_draw_to_the_plan_and_never_in_a_fight() -> None:
    match = new_match(TAG_TEAM, 2, 9, {"teams": "random"})
    held: dict[str, set[int]] = {}

    def watch(t: TagTeam) -> None:
        for seat in SEATS:
            held.setdefault(match.events[-1].kind, set()).add(len(own(t, seat).hand))

    match.log.watch = watch
    play_on(match, 60, Chance(seed_key(9)))
    assert held.pop("draw") == {3}
    assert all(sizes == {0} for sizes in held.values()), held


@rules("T6.2", "T1.3")
def test_both_cards_are_added_before_either_is_told() -> None:
    match = new_match(TAG_TEAM, 2, 3, {"teams": "random"})
    sizes: list[list[int]] = []

    def watch(t: TagTeam) -> None:
        if match.events[-1].kind in ("add", "under", "lay-deck"):
            sizes.append([team.deck_size for team in public(t).teams])

    match.log.watch = watch
    play_on(match, 20, Chance(seed_key(3)))
    assert len(sizes) > 6 and all(one == other for one, other in sizes)


@rules("T6.2")
def test_an_added_card_lies_in_its_place_at_once_for_its_owner_alone() -> None:
    match = new_match(TAG_TEAM, 2, 3, {"teams": "first_game"})
    for seat in SEATS:
        match.answer(seat, next(ask for ask in match.asks if ask.seat == seat).options[0].key)
    before = [own(ring(match), seat) for seat in SEATS]
    card = before[0].hand[1]
    match.answer(0, f"add:{card}:2")
    mine = own(ring(match), 0)
    assert [place.card for place in mine.deck][1] == card and mine.deck[1].since == 2
    assert len(mine.deck) == 3 and len(mine.hand) == 2
    assert own(ring(match), 1) == before[1]
    assert all(place.since == 1 for place in public(ring(match)).teams[0].deck)


@rules("T1.2", "E1")
def test_a_fight_is_told_from_the_boards_before_each_turn() -> None:
    match = new_match(TAG_TEAM, 2, 4, {"teams": "random"})
    turns: dict[tuple[int, int], tuple[list[State], list[State]]] = {}

    def watch(t: TagTeam) -> None:
        seen = public(t)
        assert (seen.bout is not None) == (t.phase == BUILDING and not t.drawing)
        if seen.bout is not None:
            assert seen.bout.turn == t.turns and seen.bout.turns == len(t.decks[0])
            turns[t.round, t.turns] = (seen.bout.before, [state(one) for team in seen.teams for one in team.fighters])

    match.log.watch = watch
    play_on(match, 60, Chance(seed_key(4)))
    assert match.result is not None and public(ring(match)).bout is not None, "the knock-out stays in sight"
    for (number, turn), (began, _) in turns.items():
        if turn > 1:
            assert began == turns[number, turn - 1][1]
