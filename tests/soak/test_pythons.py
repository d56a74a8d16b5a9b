"""The same bytes everywhere: on every Python that this machine has, under other hash seeds, compiled and not.

The small version is the law of replay under another hash seed and the law of builds (tests/laws).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from hashlib import blake2b
from pathlib import Path

import pytest

from klubovna.games import GAMES
from tests.kit import ROOT
from tests.laws.test_compiled import PRINT, compiled
from tests.soak.results import Part
from tools.compile import OPTIMISE

VERSIONS = ["3.12", "3.13", "3.14"]
MATCHES = 1_000


def installed(version: str) -> str | None:
    """A Python of this version on this machine: on the path, or among those that pyenv keeps beside it."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    candidates = [shutil.which(f"python{version}"), *map(str, sorted(kept.glob(f"{version}.*/bin/python")))]
    for python in candidates:
        if python and subprocess.run([python, "-c", ""], capture_output=True).returncode == 0:
            return python
    return None


def interpreter(version: str, folder: Path) -> str | None:
    """A Python of this version with what the games need, or none where the machine has none."""
    found = installed(version)
    if found is None:
        return None
    place = folder / version
    subprocess.run([found, "-m", "venv", str(place)], check=True)
    python = str(place / "bin" / "python")
    locked = ["-m", "pip", "--quiet", "install", "--require-hashes", "--no-deps", "-r", str(ROOT / "play.lock")]
    subprocess.run([python, *locked], check=True)
    return python


def fingerprint(python: str, build: str, hash_seed: str, game: str) -> str:
    """All lines of a thousand matches in one."""
    environment = {**os.environ, "KLUBOVNA_COMPILED": build, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    said = subprocess.run(
        [python, "-c", PRINT, str(MATCHES), game], cwd=ROOT, env=environment, capture_output=True, check=False
    )
    assert said.returncode == 0, said.stderr.decode()[-2000:]
    build_name, _, lines = said.stdout.partition(b"\n")
    assert build_name == (b"interpreted" if build == "no" else b"compiled")
    assert lines.count(b"\n") > MATCHES
    return blake2b(lines, digest_size=16).hexdigest()


@pytest.mark.soak
def test_the_same_bytes_on_every_python(tmp_path: Path) -> None:
    ways: list[tuple[str, str, str, str]] = [
        ("3.11", sys.executable, "no", "0"),
        ("3.11 other hash seed", sys.executable, "no", "4711"),
        ("3.11 compiled", sys.executable, compiled("all", OPTIMISE), "random"),
    ]
    missing = []
    for version in VERSIONS:
        python = interpreter(version, tmp_path)
        if python is None:
            missing.append(version)
        else:
            ways.append((version, python, "no", "random"))
    tries = [(way, game) for game in GAMES for way in ways]
    part = Part("pythons", 1, len(tries))
    for number in part.left():
        (name, python, build, hash_seed), game = tries[number]
        begun = time.monotonic()
        lines = fingerprint(python, build, hash_seed, game)
        part.step(seconds=round(time.monotonic() - begun, 1), way=name, game=game, lines=lines)
    by_game = {game: {step["lines"] for step in part.steps if step["game"] == game} for game in GAMES}
    passed = all(len(lines) == 1 for lines in by_game.values())
    part.conclude(passed, ways=[way[0] for way in ways], games_each=MATCHES, not_run=missing)
    assert passed, by_game
