"""Two secret rounds in one step: the plans of the first are open when the second is made."""

from __future__ import annotations

from typing import Any

from klubovna.engine import Chance, Flow, Game, Run, choose, seed_key, together
from tests.kit import game_fields
from tests.toy import CALLS, TOY, Echo, setup


def plan(t: Echo, seat: int) -> Flow[str]:
    return (yield from choose(seat, "call", CALLS, rule="R2"))


def step(t: Echo) -> Flow[None]:
    first = yield from together([0, 1], lambda seat: plan(t, seat))
    t.points[0] += 1 if first[1] == "high" else 0
    second = yield from together([0, 1], lambda seat: plan(t, seat))
    t.points[0] += 10 if second[1] == "high" else 0
    yield from choose(0, "call", CALLS, rule="R2")


def two_rounds() -> Game:
    fields: dict[str, Any] = {**game_fields(TOY), "id": "two_rounds", "step": step}
    return Game(**fields)


def test_only_the_open_round_is_forgotten_in_a_world() -> None:
    game = two_rounds()
    run = Run(game, setup(2, {}, Chance(seed_key(1))))
    for _ in range(2):
        run.play(0, 0)
    assert [ask.seat for ask in run.asks] == [0, 1] and run.secret_from == 2
    run.play(1, 0)  # seat 1 has planned the second round
    world = run.redealt(0, Chance(seed_key(2)))
    assert [ask.seat for ask in world.asks] == [0, 1], "its plan is its own to make again"
    assert world.state.points[0] == 1  # type: ignore[attr-defined]
    assert [ask.seat for ask in run.redealt(1, Chance(seed_key(2))).asks] == [0]
