"""Finished matches kept for ever, and counts of lines of play."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import klubovna
from klubovna.games import GAMES
from klubovna.lab.golden import shortest_match
from klubovna.lab.perft import perft
from klubovna.lab.playthrough import playthrough
from tests.kit import TESTS

MATCHES = sorted((TESTS / "matches").glob("*/*.json"))
COUNTS = [
    (game, entry)
    for game in GAMES
    if (TESTS / "perft" / f"{game}.toml").exists()
    for entry in tomllib.loads((TESTS / "perft" / f"{game}.toml").read_text("utf-8"))["perft"]
]


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_match(path: Path) -> None:
    record = json.loads(path.read_text("utf-8"))
    match = klubovna.load_match(record)
    assert match.over
    assert match.save() == record


@pytest.mark.parametrize(("game", "entry"), COUNTS, ids=lambda value: value if isinstance(value, str) else None)
def test_perft(game: str, entry: dict[str, Any]) -> None:
    depth = len(entry["counts"]) - 1
    counts = perft(GAMES[game], entry["seats"], entry["seed"], depth, entry.get("options"))
    assert counts == entry["counts"]


@pytest.mark.parametrize("game", GAMES)
def test_playthrough(game: str) -> None:
    told = (TESTS / "playthroughs" / f"{game}.txt").read_text("utf-8")
    assert playthrough(shortest_match(GAMES[game], TESTS / "matches" / game)) == told


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_both(game: str) -> None:
    assert any(path.parent.name == game for path in MATCHES), "no golden match"
    assert any(name == game for name, _ in COUNTS), "no perft counts"
