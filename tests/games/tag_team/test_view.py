"""What is seen of Tag Team after every single event: nothing that the other player has not met yet."""

from __future__ import annotations

from klubovna.engine import Chance, new_match, seed_key
from klubovna.games.tag_team import TAG_TEAM
from klubovna.games.tag_team.cards import CODES
from klubovna.games.tag_team.state import SEATS, TagTeam
from klubovna.games.tag_team.view import own, public
from klubovna.lab.laws import play_on
from tests.kit import rules


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
