"""A hundred thousand pieces of nonsense, in every state of every game."""

from __future__ import annotations

import gc
import os
from pathlib import Path
from typing import Any

import pytest

from klubovna.games import GAMES
from tests.server.club import run
from tests.server.conftest import folder  # noqa: F401
from tests.soak.nonsense import one_match
from tests.soak.results import Part

UNITS = 100  # matches
FRAMES, REQUESTS = 800, 200  # in each
GROWTH = 50  # MB


def memory() -> float:
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@pytest.mark.parametrize("game", GAMES)
def test_nonsense_in_a_match(game: str, folder: Path) -> None:  # noqa: F811
    found = run(one_match(folder / "club.db", game, 1, 120, 20), 120)
    assert found["in_play"] >= 1 and found["states"] > found["in_play"], "before the start, and in play"


@pytest.mark.soak
def test_nonsense_in_every_state_of_every_game(folder: Path) -> None:  # noqa: F811
    part = Part("fuzz frames and requests", 1, UNITS)
    names = list(GAMES)

    def measured(store: Path, game: str, number: int) -> dict[str, Any]:
        found = run(one_match(store, game, number, FRAMES, REQUESTS), 600)
        return {**found, "megabytes": round(memory())}

    part.play(folder, names, measured)
    grown = part.steps[-1]["megabytes"] - part.steps[len(names)]["megabytes"]  # since every game has been played once
    pieces = sum(step["frames"] + step["requests"] for step in part.steps)
    passed = grown <= GROWTH and pieces >= 100_000
    part.conclude(passed, pieces=pieces, states=sum(step["states"] for step in part.steps), grown_mb=grown)
    assert passed
