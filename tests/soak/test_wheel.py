"""Wheels: the pure one runs interpreted anywhere, the platform wheel compiled without further ado."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.kit import ROOT

pytestmark = pytest.mark.soak


def wheel(folder: Path, platform: bool) -> Path:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, "KLUBOVNA_WHEEL": "compiled" if platform else "pure"},
        check=True,
        capture_output=True,
    )
    (made,) = folder.glob("*.whl")
    return made


def said_by(made: Path, folder: Path, *words: str) -> str:
    """What a command of the wheel says, unpacked in a folder of its own."""
    with zipfile.ZipFile(made) as archive:
        archive.extractall(folder)
    environment = {name: value for name, value in os.environ.items() if name != "KLUBOVNA_COMPILED"}
    said = subprocess.run(
        [sys.executable, "-m", "klubovna.cli", *words],
        cwd=folder,
        env={**environment, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
    )
    assert said.returncode == 0, said.stderr
    return said.stdout


def test_the_pure_wheel(tmp_path: Path) -> None:
    made = wheel(tmp_path / "dist", platform=False)
    assert made.name.endswith("-py3-none-any.whl")
    assert said_by(made, tmp_path / "there", "--version").endswith(", interpreted\n")


def test_the_platform_wheel(tmp_path: Path) -> None:
    made = wheel(tmp_path / "dist", platform=True)
    assert not made.name.endswith("-any.whl")
    assert said_by(made, tmp_path / "there", "--version").endswith(", compiled\n")
    assert "2 games" in said_by(made, tmp_path / "there", "simulate", "trablici", "--games", "2", "--seed", "1")
