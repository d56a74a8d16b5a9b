"""Simulation, statistics, scenarios."""

from __future__ import annotations

from pathlib import Path

import pytest

from klubovna.engine import BadRecord
from klubovna.lab.scenario import Unmet, read_scenarios, run_scenario
from klubovna.lab.simulate import Series, simulate
from klubovna.lab.statistics import quantile, share_interval


def counted(jobs: int, seed: int = 1) -> dict[str, object]:
    result = simulate(Series("trablici", 3, 24, ["greedy", "random", "random"], seed, {}), jobs)
    return {
        key: value for key, value in result.items() if not key.startswith(("seconds", "jobs")) and "per_sec" not in key
    }


def test_the_same_seed_gives_the_same_results_in_any_number_of_processes() -> None:
    assert counted(1) == counted(1) == counted(2)
    assert counted(1) != counted(1, seed=2)


def test_greedy_is_far_ahead_of_random() -> None:
    result = simulate(Series("trablici", 4, 30, ["greedy", "random", "random", "random"], 1, {}))
    assert result["wins"][0]["interval95"][0] > 0.6


def test_wilson_interval() -> None:
    low, high = share_interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert share_interval(0, 0) == (0.0, 1.0)
    assert share_interval(0, 10)[0] == 0.0
    assert quantile([1, 2, 3, 4], 0.5) == 3


def scenario_file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "case.toml"
    path.write_text('game = "trablici"\nseats = 2\n' + text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("givn.rows = []", "knows no word 'givn'"),
        ("given.rowz = []", "know no word 'rowz'"),
        ('given.rows = ["g9"]', "no card 'g9'"),
        ('given.rows = ["g1 g1 g1 g1 g1"]', "more copies"),
        ("then.askz = []", "knows no word 'askz'"),
        ('when = ["flip"]', "a choice is written"),
        ("seats = 9", "Cannot overwrite|not 9"),
        ("not toml", "not a TOML file"),
        ("given.deck_size = 99", "not possible"),
    ],
)
def test_a_misspelt_scenario_is_an_error(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        for scenario in read_scenarios(scenario_file(tmp_path, text)):
            run_scenario(scenario)


@pytest.mark.parametrize(
    ("text", "difference"),
    [
        ('then.asks = ["1: pick"]', "asks: expected"),
        ('then.options = ["flip"]', "options: expected"),
        ('then.offers = ["fly"]', "'fly' is not offered"),
        ('then.denies = ["flip"]', "should not be"),
        ('then.rule = "Q1"', "rule: expected"),
        ('then.view = { "deck" = 3 }', "view deck: expected 3"),
        ('then.view = { "dack" = 3 }', "has no 'dack'"),
        ('then.view_of.0 = { "deck" = 3 }', "view of seat 0 deck"),
        ('then.events = ["horde"]', "event 'horde' is missing"),
        ('then.no_events = ["flip"]', "event 'flip' happened"),
        ("then.over = true", "over: expected True"),
        ("then.result = { winners = [0] }", "result.winners"),
        ('when = ["0: fly"]', "was refused"),
        ('when = [{ seat = 0, choose = "flip", refused = "no" }]', "should be refused"),
        ('when = [{ seat = 0, choose = "fly", refused = "because" }]', "expected 'because'"),
        ('when = [{ seat = 0, choose = "flip", then = { over = true } }]', "over: expected True"),
    ],
)
def test_an_unmet_expectation_says_what_was_found(tmp_path: Path, text: str, difference: str) -> None:
    (scenario,) = read_scenarios(scenario_file(tmp_path, 'given.deck = ["g1", "p2"]\n' + text))
    with pytest.raises(Unmet, match=difference):
        run_scenario(scenario)
