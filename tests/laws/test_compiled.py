"""The law of builds: compiled by mypyc, engine, games and bots give the same bytes as interpreted.

The compiled modules are kept in .cache with a manifest of their sources, so only the first run after an edit compiles.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from klubovna.games import GAMES
from tests.kit import ROOT
from tools.compile import OPTIMISE

CACHE = ROOT / ".cache" / "compiled"
PRINT = """
import sys
from klubovna.compiled import is_compiled
from klubovna.games import GAMES
from klubovna.lab.fingerprint import fingerprints
from tests.toy import TOY

print("compiled" if is_compiled() else "interpreted")
for name in sys.argv[2:]:
    for line in fingerprints(TOY if name == "toy" else GAMES[name], int(sys.argv[1])):
        print(line)
"""


def compiled(name: str, optimise: str, *games: str) -> str:
    """The folder of such a build, made if there is none of these sources."""
    folder = str(CACHE / name)
    python("no", "-m", "tools.compile", "--into", folder, "--optimise", optimise, *games)
    return folder


def python(build: str, *words: str) -> list[str]:
    """What a Python that runs this build prints, line by line."""
    said = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, "KLUBOVNA_COMPILED": build},
        capture_output=True,
        text=True,
    )
    assert said.returncode == 0, said.stderr
    return said.stdout.splitlines()


def same_bytes(folder: str, matches: int, *games: str) -> None:
    words = ["-c", PRINT, str(matches), *games]
    plain, fast = python("no", *words), python(folder, *words)
    assert (plain[0], fast[0]) == ("interpreted", "compiled")
    assert len(plain) > matches * len(games)
    assert fast[1:] == plain[1:]


def test_engine_and_one_game() -> None:
    """Bellum Magica has dice, hidden chests and private events; the toy runs interpreted on the compiled engine.

    Nothing is optimised: that compiles fastest, and mypyc's own assertions are on."""
    folder = compiled("one", "0", "bellum_magica")
    assert python(folder, "-m", "klubovna.cli", "--version")[0].endswith(", compiled")
    same_bytes(folder, 12, "bellum_magica", "toy")
    python(folder, "-m", "pytest", "-p", "no:cacheprovider", "tests/engine")  # bad input is refused in words, for one


@pytest.mark.soak
def test_all_games() -> None:
    """As shipped."""
    folder = compiled("all", OPTIMISE)
    for game in GAMES:
        modules = Path(folder, "klubovna", "games", game).iterdir()
        assert any(path.name.startswith("rules.") for path in modules)
        same_bytes(folder, 120, game)
