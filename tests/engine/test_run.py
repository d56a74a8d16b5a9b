"""The run: recovery from a rule that raises, simultaneous plans, forks inside them."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest

from klubovna.engine import (
    Chance,
    Flow,
    Game,
    Match,
    Refused,
    Result,
    RuleBroke,
    Run,
    State,
    choose,
    load_match,
    new_match,
    seed_key,
    together,
)
from klubovna.engine.run import SPACING
from klubovna.engine.state import canonical
from klubovna.games import GAMES, find_game
from klubovna.lab.laws import play_on, random_answer, shown, some_match
from tests.kit import game_fields
from tests.toy import CARD, FAULTY, TOY


def until(match: Match, why: str) -> Match:
    """Play at random until this is asked."""
    choices = Chance(seed_key("1"))
    while match.asks[0].why != why:
        seat, key = random_answer(match, choices)
        match.answer(seat, key)
    return match


def test_a_rule_that_raises_does_not_poison_the_match() -> None:
    match = until(new_match(FAULTY, 3, seed=4), "trap")
    before, seen, answers = match.digest(), shown(match), match.version
    with pytest.raises(RuleBroke, match="a rule failed on 'trap' by seat"):
        match.answer(match.asks[0].seat, "trap")
    assert match.digest() == before and shown(match) == seen and match.version == answers
    match.answer(match.asks[0].seat, "pass")
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, "pass" if ask.why == "trap" else ask.options[0].key)
    assert match.result is not None and max(match.result.scores) < 100
    assert load_match(FAULTY, match.save()).digest() == match.digest()


def test_a_fork_also_survives_a_rule_that_raises() -> None:
    match = until(new_match(FAULTY, 2, seed=9), "trap")
    twin = match.fork()
    with pytest.raises(RuleBroke):
        twin.answer(twin.asks[0].seat, "trap")
    assert twin.digest() == match.digest()


def test_a_step_that_ends_before_its_answers_do_is_a_broken_rule() -> None:
    game = find_game("trablici")
    run = Run(game, game.start(2, {}, Chance(seed_key("1"))))
    with pytest.raises(RuleBroke, match="asked less"):
        run.restore(run.checkpoint, [(run.asks[0].seat, 0)] * 50, [], 0)


def test_a_rule_that_raises_after_the_last_of_several_plans() -> None:
    def step(t: Any) -> Flow[None]:
        plans = yield from together(list(range(t.seats)), lambda seat: choose(seat, "card", CARD[1:3], rule="R2"))
        if len(set(plans.values())) == 1:
            raise ZeroDivisionError("a faulty rule")
        t.result = Result([0], [0] * t.seats, "rounds")

    fields: dict[str, Any] = {**game_fields(TOY), "id": "alike", "step": step}
    match = new_match(Game(**fields), 2, seed=1)
    match.answer(0, "card:1")
    before, seen = match.digest(), shown(match)
    with pytest.raises(RuleBroke, match="a rule failed on 'card:1' by seat 1: ZeroDivisionError"):
        match.answer(1, "card:1")
    assert match.digest() == before and shown(match) == seen
    match.answer(1, "card:2")
    assert match.over


def test_together_does_not_depend_on_the_order_of_arrival() -> None:
    outcomes = set()
    for order in permutations([0, 0, 1, 1, 2, 2]):
        match = new_match(TOY, 3, seed=6)
        for seat in order:
            ask = match.ask_for(seat)
            assert ask is not None
            match.answer(seat, ask.options[-1].key)
        outcomes.add(canonical([event.to_json(0) for event in match.events]))
    assert len(outcomes) == 1


def test_a_fork_inside_together_keeps_the_plans_made_so_far() -> None:
    match = new_match(TOY, 3, seed=6)
    match.answer(1, match.asks[1].options[0].key)
    match.answer(1, "call:low")
    match.answer(0, match.asks[0].options[0].key)
    assert [ask.seat for ask in match.asks] == [0, 2]
    twin = match.fork()
    assert [(ask.seat, ask.why) for ask in twin.asks] == [(0, "call"), (2, "card")]
    for one in (match, twin):
        one.answer(0, "call:high")
        one.answer(2, one.asks[0].options[0].key)
        one.answer(2, "call:low")
    assert match.digest() == twin.digest() and shown(match) == shown(twin)


def test_a_redealt_world_forgets_the_plans_of_rivals_and_keeps_ones_own() -> None:
    match = new_match(TOY, 3, seed=6)
    own = match.asks[1].options[0].key
    match.answer(1, own)
    match.answer(0, match.asks[0].options[0].key)
    match.answer(0, "call:high")
    world = match.redeal(1, seed=3)
    assert [(ask.seat, ask.why) for ask in world.asks] == [(0, "card"), (1, "call"), (2, "card")]
    hands = world.run.state.hands  # type: ignore[attr-defined]
    for ask in world.asks:
        if ask.why == "card":  # rivals are asked about the cards they hold in this world
            assert sorted({option.value for option in ask.options}) == sorted(set(hands[ask.seat].cards))
    play_on(world, 100, Chance(seed_key("2")))
    assert world.over


def test_a_redealt_world_can_be_forked_and_has_a_future_of_its_own() -> None:
    match = new_match(TOY, 2, seed=6)
    world = match.redeal(0, seed=3)
    assert shown_to(world, 0) == shown_to(match, 0)
    assert world.fork().run.state.to_json() == world.run.state.to_json()
    assert world.run.state.chance.key != match.run.state.chance.key
    others = {canonical(match.redeal(0, seed).run.state.to_json()) for seed in range(6)}
    assert len(others) == 6


@pytest.mark.parametrize("game", [TOY, find_game("trablici")], ids=lambda game: game.id)
def test_undo_in_a_redealt_world_stays_in_that_world(game: Game) -> None:
    choices = Chance(seed_key("3"))
    for answers in (0, 1, 2, 5, 12, 20):
        match = some_match(game, 3, {}, 8, answers)
        before = match.digest(), shown(match)
        world = match.redeal(0, seed=3)
        assert world.digest() == match.redeal(0, seed=3).digest() != match.digest()
        trail: list[tuple[str, bytes, bytes]] = []
        while not world.over and len(trail) < 12:
            trail.append((world.digest(), canonical(world.run.state.to_json()), shown(world)))
            world.answer(*random_answer(world, choices))
        there = world.fork()
        for digest, state, seen in reversed(trail):
            world.undo()
            assert (world.digest(), canonical(world.run.state.to_json()), shown(world)) == (digest, state, seen)
        assert there.at(answers).digest() == world.digest()
        with pytest.raises(Refused, match="nothing to undo"):  # what lies behind is the true match
            world.undo()
        with pytest.raises(Refused, match="no position"):
            world.at(answers - 1)
        with pytest.raises(Refused, match="cannot be saved"):
            world.save()
        assert (match.digest(), shown(match)) == before


def shown_to(match: Match, seat: int) -> bytes:
    return canonical([match.view(seat), match.events_for(seat)])


def test_the_outline_of_a_secret_plan_does_not_tell_how_far_it_is() -> None:
    match = new_match(TOY, 2, seed=6)
    before = match.asks_for(1)[0]
    match.answer(0, match.asks[0].options[0].key)
    assert match.asks[0].why == "call"
    assert match.asks_for(1)[0] == before == {"seat": 0, "why": "card", "rule": "R2"}
    assert match.asks_for(0)[0]["why"] == "call", "the planner itself is told what it is asked now"


def test_seats_out_of_range_are_refused() -> None:
    match = new_match(TOY, 2, seed=6)
    for call in (lambda: match.view(5), lambda: match.redeal(2), lambda: new_match(TOY, 7)):
        with pytest.raises(Refused):
            call()


@pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=lambda game: game.id)
def test_the_start_of_a_step_is_the_same_whenever_it_is_asked_for(game: Game) -> None:
    often = Run(game, game.start(2, {}, Chance(seed_key(8))))
    seldom = Run(game, game.start(2, {}, Chance(seed_key(8))))
    choices = Chance(seed_key("9"))
    for number in range(150):
        start = canonical(often.checkpoint.to_json())
        if number % 37 == 0:
            assert canonical(seldom.checkpoint.to_json()) == start
            assert canonical(seldom.fork().state.to_json()) == canonical(seldom.state.to_json())
        assert seldom.answers == often.answers
        if often.over:
            break
        which = choices.below(len(often.asks))
        index = choices.below(len(often.asks[which].options))
        often.answer(which, index)
        seldom.answer(which, index)
    assert canonical(seldom.checkpoint.to_json()) == canonical(often.checkpoint.to_json())
    assert (seldom.steps, seldom.answers) == (often.steps, often.answers)


def test_a_run_copies_its_state_now_and_then_unless_it_is_asked_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    trablici = find_game("trablici")
    copies: list[State] = []
    state = trablici.start(4, {}, Chance(seed_key(8)))
    copy = type(state).copy

    def counted(self: State) -> State:
        copies.append(self)
        return copy(self)

    monkeypatch.setattr(type(state), "copy", counted)
    run = Run(trablici, state)
    answers = 0
    while not run.over:
        run.answer(0, answers % len(run.asks[0].options))
        answers += 1
    assert answers // (2 * SPACING) <= len(copies) < run.steps // 5
    copies.clear()
    asked = Run(trablici, trablici.start(4, {}, Chance(seed_key(8))))
    for number in range(answers):
        assert asked.checkpoint
        asked.answer(0, number % len(asked.asks[0].options))
    assert len(copies) == asked.steps + 1, "in time, and not played again"


@pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=lambda game: game.id)
def test_run_and_match_tell_what_a_seat_is_asked(game: Game) -> None:
    match, choices = new_match(game, 2, 5), Chance(seed_key("a"))
    for _ in range(30):
        asked = {ask.seat: ask for ask in match.asks}
        for seat in range(-1, 3):
            assert match.ask_for(seat) is match.run.ask_for(seat) is asked.get(seat)
            assert match.run.number_of(seat) == ([*asked].index(seat) if seat in asked else -1)
        if match.over:
            break
        match.answer(*random_answer(match, choices))


def test_a_match_from_a_position_of_its_own() -> None:
    state = TOY.start(2, {}, Chance(seed_key(3)))
    TOY.arrange(state, {"deck": [6, 6, 1]})
    match = Match.from_position(TOY, state, 3, {}, ["Eva", "Petr"])
    assert match.events and match.version == 0
    play_on(match, 100, Chance(seed_key("b")))
    again = load_match(TOY, json.loads(json.dumps(match.save())))
    assert again.digest() == match.digest() and shown(again) == shown(match) and again.names == ["Eva", "Petr"]
    while match.version:
        match.undo()
    assert match.digest() == again.at(0).digest()
