"""The machines alone behave as the specification's section 9 says: how many cards they need without any resistance."""

from __future__ import annotations

import statistics
from math import sqrt

import pytest

from klubovna.engine import Chance, seed_key
from klubovna.games.defenders import machines
from klubovna.games.defenders.game import DEFENDERS
from klubovna.games.defenders.state import Defenders
from tests.kit import rules

# advanced cards: mean cards to defeat, their s.d., share lost by core, first factory, without spreading: mean, s.d.
TABLE = {
    0: (19.2, 4.9, 0.20, 8.5, 28.8, 4.9),
    2: (17.2, 4.9, 0.13, 7.4, 27.5, 4.4),
    4: (15.5, 4.2, 0.08, 6.5, 25.7, 3.8),
    6: (13.2, 3.0, 0.003, 5.2, 23.6, 2.8),
}
THEIR_RUNS = 2000  # behind each row of the table
ROUNDED = 0.05  # it is printed with one decimal
SIGMAS = 4.0  # 24 comparisons: beyond this is no accident


def without_players(advanced: int, seed: int) -> Defenders:
    """S1-S6 and S14, no leaders on the map."""
    t = DEFENDERS.start(2, {"advanced": advanced}, Chance(seed_key(seed)))
    assert isinstance(t, Defenders)
    for player in t.players:
        player.gone = True
    t.active = 0
    return t


def run_machines(advanced: int, seed: int) -> tuple[int, str, int]:
    """Cards until the loss, its cause, and the card of the first factory."""
    t = without_players(advanced, seed)
    first = 0
    while t.result is None:
        machines.draw_machine_card(t)
        if not first and t.sites:
            first = t.drawn
    return t.drawn, t.result.cause, first


def agrees(found: list[float], expected: float, deviation: float) -> None:
    margin = SIGMAS * deviation * sqrt(1 / len(found) + 1 / THEIR_RUNS) + ROUNDED
    assert abs(statistics.mean(found) - expected) < margin, (
        f"{statistics.mean(found):.2f}, not {expected} ± {margin:.2f}"
    )


def compare(monkeypatch: pytest.MonkeyPatch, runs: int) -> None:
    for advanced, (cards, spread, core, first, _, _) in TABLE.items():
        found = [run_machines(advanced, seed) for seed in range(runs)]
        agrees([float(drawn) for drawn, _, _ in found], cards, spread)
        agrees([float(cause == "core") for _, cause, _ in found], core, max(0.05, sqrt(core * (1 - core))))
        agrees([float(at) for _, _, at in found if at], first, statistics.stdev([at for _, _, at in found if at]))
    with monkeypatch.context() as without_spreading:
        without_spreading.setattr(machines, "spread_pollution", lambda t: None)
        for advanced, (_, _, _, _, clock, clock_spread) in TABLE.items():
            found = [run_machines(advanced, seed) for seed in range(runs)]
            agrees([float(drawn) for drawn, _, _ in found], clock, clock_spread)
            assert {cause for _, cause, _ in found} == {"core"}


@rules("J20")
def test_the_machines_alone_need_as_many_cards_as_specified(monkeypatch: pytest.MonkeyPatch) -> None:
    compare(monkeypatch, 120)


@pytest.mark.soak
def test_the_same_with_two_thousand_runs_each(monkeypatch: pytest.MonkeyPatch) -> None:
    compare(monkeypatch, 2000)
