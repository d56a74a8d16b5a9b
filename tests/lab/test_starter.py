"""`klubovna new-game`: from the command to a game that keeps the laws, small enough to be read in one sitting."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from klubovna.engine import Refused
from klubovna.lab.fields import is_current
from klubovna.lab.starter import new_game
from tests.kit import ROOT


def install(folder: Path, site: Path) -> dict[str, str]:
    """The environment of somebody who has installed the package beside this checkout."""
    command = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check", "install", "--no-deps"]
    subprocess.run([*command, "--no-build-isolation", "--target", str(site), str(folder)], check=True)
    return {**os.environ, "PYTHONPATH": f"{site}{os.pathsep}{ROOT}", "KLUBOVNA_COMPILED": "no"}


def test_a_new_game_works_as_it_is(tmp_path: Path) -> None:
    made = new_game("stones", tmp_path)
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in made)
    assert lines < 300
    assert is_current(tmp_path / "stones" / "stones" / "rules.py")
    environment = install(tmp_path / "stones", tmp_path / "site")

    def run(*words: str) -> str:
        said = subprocess.run(
            [sys.executable, *words],
            cwd=tmp_path / "stones",
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert said.returncode == 0, said.stdout + said.stderr
        return said.stdout

    assert "passed" in run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert "4 games" in run("-m", "klubovna.cli", "simulate", "stones", "--games", "4", "--seed", "1")


@pytest.mark.parametrize("name", ["", "x", "Stones", "my-game", "class", "trablici", "klubovna", "a" * 31])
def test_bad_names_are_refused_in_words(name: str, tmp_path: Path) -> None:
    with pytest.raises(Refused):
        new_game(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "stones").mkdir()
    with pytest.raises(Refused, match="there already"):
        new_game("stones", tmp_path)


def test_an_unwritable_folder_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Refused, match="cannot be written"):
        new_game("stones", tmp_path / "file")
