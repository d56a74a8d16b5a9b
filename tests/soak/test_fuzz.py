"""A hundred thousand pieces of nonsense, in every state of every game."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from pathlib import Path

import pytest

from klubovna.games import GAMES
from tests.server.club import club, run
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


async def nonsense_in_one(file: Path, game: str) -> dict[str, int]:
    async with club(file) as here:
        return await one_match(here, game, 1, 120, 20)


@pytest.mark.parametrize("game", GAMES)
def test_nonsense_in_a_match(game: str, folder: Path) -> None:  # noqa: F811
    found = run(nonsense_in_one(folder / "club.db", game), 120)
    assert found["in_play"] >= 1 and found["states"] > found["in_play"], "before the start, and in play"


async def play_all(file: Path, part: Part) -> None:
    """All matches that are left, in one house: what it keeps of nonsense adds up."""
    names = list(GAMES)
    async with club(file) as here:
        for number in part.left():
            begun = time.monotonic()
            found = await asyncio.wait_for(one_match(here, names[number % len(names)], number, FRAMES, REQUESTS), 600)
            part.step(seconds=round(time.monotonic() - begun, 1), **found, megabytes=round(memory()))


@pytest.mark.soak
def test_nonsense_in_every_state_of_every_game(folder: Path) -> None:  # noqa: F811
    part = Part("fuzz frames and requests", 1, UNITS)
    run(play_all(folder / "club.db", part), 3 * 3600)
    grown = part.steps[-1]["megabytes"] - part.steps[len(GAMES)]["megabytes"]  # since every game has been played once
    pieces = sum(step["frames"] + step["requests"] for step in part.steps)
    passed = grown <= GROWTH and pieces >= 100_000
    part.conclude(passed, pieces=pieces, states=sum(step["states"] for step in part.steps), grown_mb=grown)
    assert passed
