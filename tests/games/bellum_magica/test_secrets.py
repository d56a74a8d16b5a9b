"""What is hidden stays hidden: chest values, piles, unused settlements (specification 1, Q11)."""

from __future__ import annotations

from typing import Any

from klubovna.engine import Chance, Match, Unknown, knows, new_match, seed_key
from klubovna.games.bellum_magica import BELLUM_MAGICA
from klubovna.games.bellum_magica.cards import CHESTS, MONSTERS
from klubovna.games.bellum_magica.state import BellumMagica
from klubovna.lab.laws import play_on, some_match
from tests.kit import rules


def state(match: Match) -> BellumMagica:
    found = match.run.state
    assert isinstance(found, BellumMagica)
    return found


def rich_match(seats: int = 4) -> Match:
    """A position late in a match in which chests have been stolen and stolen again."""
    for seed in range(200):
        match = some_match(BELLUM_MAGICA, seats, {}, seed, 140)
        g = state(match)
        twice = [chest for chest in range(len(CHESTS)) if g.owners[chest].bit_count() >= 2]
        if not match.over and len(twice) >= 2:
            return match
    raise AssertionError("no such match found")


def places(g: BellumMagica) -> dict[int, tuple[int, int]]:
    """Chest by chest where it lies: its owner, or -1 for the pile, and which one of its kind it is there."""
    found: dict[int, tuple[int, int]] = {}
    for kind in range(3):
        for seat, chests in [(-1, g.chests[kind]), *[(s, p.chests[kind]) for s, p in enumerate(g.players)]]:
            found |= {chest: (seat, at) for at, chest in enumerate(chests)}
    return found


def owned(g: BellumMagica) -> dict[int, int]:
    """Chest by chest its owner."""
    return {chest: seat for seat in range(g.seats) for kind in g.players[seat].chests for chest in kind}


@rules("Q11", "M5")
def test_redeal_keeps_exactly_the_chests_that_a_seat_has_ever_owned() -> None:
    match = rich_match()
    g = state(match)
    held = places(g)
    for seat in (None, 0, 1, 2, 3):
        moved: set[int] = set()
        for seed in range(40):
            twin = state(match.redeal(seat, seed))
            there = places(twin)
            for chest in range(len(CHESTS)):
                if knows(g.owners[chest], seat):
                    assert there[chest] == held[chest], "a chest that the seat knows moved"
                elif there[chest] != held[chest]:
                    moved.add(chest)
        unknown = {chest for chest in range(len(CHESTS)) if not knows(g.owners[chest], seat)}
        # every unknown chest is somewhere else in some world: nothing is held back from the permutation
        assert moved == unknown


@rules("Q11")
def test_redeal_keeps_what_others_know_with_the_place() -> None:
    match = rich_match()
    g = state(match)
    for seat in (None, 0, 1, 2, 3):
        twin = state(match.redeal(seat, 5))
        for player, other in zip(g.players, twin.players, strict=True):
            for kind in range(3):
                marks = [g.owners[chest] for chest in player.chests[kind]]
                assert [twin.owners[chest] for chest in other.chests[kind]] == marks
        BELLUM_MAGICA.check(twin)


def drawn_out(g: BellumMagica, kind: int) -> tuple[int, ...]:
    """All monsters of a pile in the order in which they come."""
    cards: list[int] = []
    while g.piles[kind]:
        g.market[kind] = ()
        g.turn_up_monster(kind, 0)
        cards += g.market[kind]
    return tuple(cards)


def test_worlds_draw_settlements_and_chests_in_another_order() -> None:
    match = some_match(BELLUM_MAGICA, 2, {}, 3, 12)
    towns: set[tuple[int, ...]] = set()
    chests: set[tuple[int, ...]] = set()
    for seed in range(40):
        g = state(match.redeal(0, seed))
        g.display, g.coming = (), [0, 0, 10]
        g.turn_up_settlements()
        towns.add(g.display)
        before = g.players[0].chests[2]
        for _ in range(3):
            g.draw_chest(0, 2, "A4")
        chests.add(g.players[0].chests[2][len(before) :])
    assert len(towns) > 20 and len(chests) > 30


def test_worlds_draw_monsters_in_another_order() -> None:
    match = some_match(BELLUM_MAGICA, 2, {}, 3, 12)
    g = state(match)
    twins = [state(match.redeal(0, seed)) for seed in range(40)]
    assert all(twin.market == g.market for twin in twins)
    for kind in range(2):
        drawn = [drawn_out(twin, kind) for twin in twins]
        assert all(sorted(cards) == sorted(g.piles[kind]) for cards in drawn)
        assert len(set(drawn)) == 40
        assert len({cards[0] for cards in drawn}) > 10, "the next card must be guessed"


@rules("S4", "Q16")
def test_nobody_can_know_which_villages_left_the_game() -> None:
    match = some_match(BELLUM_MAGICA, 2, {}, 3, 4)
    shown: set[int] = set()
    for seed in range(60):
        g = state(match.redeal(0, seed))
        g.coming[0], g.display = 0, ()
        g.turn_up_settlements()
        shown |= set(g.display)
    assert shown == set(range(8, 15)), "each of the seven may be among the three"


def numbers_in(data: Any) -> int:
    """How many chest values a view shows."""
    shown = [player["values"] for player in data["players"]] + list(data["known"])
    return sum(len(values) for kinds in shown for values in kinds.values())


@rules("Q11")
def test_views_show_as_many_values_as_the_seat_has_owned_chests() -> None:
    match = rich_match()
    g = state(match)
    for seat in (None, 0, 1, 2, 3):
        known = [chest for chest in owned(g) if knows(g.owners[chest], seat)]
        assert numbers_in(match.view(seat)) == len(known)
        assert [player["score"] for player in match.view(seat)["players"]] == [None] * 4
        assert match.view(seat)["worth"] == (None if seat is None else g.players[seat].score())
    assert numbers_in(match.view(None)) == 0


@rules("Q11", "A9")
def test_a_theft_is_told_with_values_to_those_who_have_owned_the_chests() -> None:
    told = 0
    for seed in range(40):
        match = new_match(BELLUM_MAGICA, 3, seed)
        choices = Chance(seed_key(seed))
        while not match.over:
            before = len(match.events)
            owners = state(match).owners[:]
            play_on(match, 1, choices)
            for event in match.events[before:]:
                if event.kind != "steal":
                    continue
                told += 1
                thief, victim = event.args["seat"].seat, event.args["victim"].seat
                assert event.knows(thief) and event.knows(victim) and not event.knows(None)
                assert "?" not in event.args_for(thief)["values"] and "?" not in event.args_for(victim)["values"]
                third = 3 - thief - victim
                if not [mark for mark in owners if mark >> third & 1]:  # has never owned a chest
                    assert not event.knows(third)
    assert told > 20


def revealing(match: Match, seat: int, key: str) -> bool:
    """Whether an answer tells anybody anything, so that taking it back would not be free."""
    before = Unknown(match.run)
    match.answer(seat, key)
    return before.reveals(Unknown(match.run))


@rules("Q16")
def test_what_is_drawn_is_a_revelation_and_passing_is_none() -> None:
    match = new_match(BELLUM_MAGICA, 2, 5, {"captain": 0})
    assert not revealing(match, 0, "goblins:left:left"), "a plan that nobody has seen"
    assert revealing(match, 1, "goblins:left:left")
    assert match.asks[0].why == "attack"
    assert not revealing(match, 0, "pass")
    while match.asks[0].why != "recruit":
        play_on(match, 1, Chance(seed_key(1)))
    recruiting = [option.key for option in match.asks[0].options if option.key.startswith("recruit")]
    assert revealing(match, match.asks[0].seat, recruiting[0]), "the next monster has been turned up"


@rules("Q16")
def test_all_cards_of_a_pile_are_equally_likely_to_come_next() -> None:
    counts: dict[str, int] = {}
    for seed in range(2300):
        g = state(new_match(BELLUM_MAGICA, 2, seed))
        g.turn_up_monster(0, 0)
        id = MONSTERS[g.market[0][0]].id
        counts[id] = counts.get(id, 0) + 1
    assert len(counts) == 46
    assert sum((count - 50) ** 2 / 50 for count in counts.values()) < 80.1  # p = 0.001, 45 degrees of freedom


@rules("E2")
def test_at_the_end_all_chests_lie_open() -> None:
    match = some_match(BELLUM_MAGICA, 3, {}, 8, 10_000)
    assert match.over and match.result is not None
    view = match.view(None)
    for seat, player in enumerate(view["players"]):
        values = [value for kind in player["values"].values() for value in kind]
        assert len(values) == player["chestCount"]
        assert sum(values) == player["score"] == match.result.scores[seat]
