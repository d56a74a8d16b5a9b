"""Every scenario file of every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from klubovna.lab.scenario import Scenario, read_scenarios, run_scenario

SCENARIOS = [s for path in sorted(Path(__file__).parent.glob("*/**/*.toml")) for s in read_scenarios(path)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_scenario(scenario: Scenario) -> None:
    run_scenario(scenario)
