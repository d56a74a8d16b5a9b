"""What is installed: the games without the server's libraries, the server with them, and pages or a word about it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import klubovna
from tests.kit import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
# As if only `pip install klubovna` had been called.
BARE = """
import sys
for name in {names!r}:
    sys.modules[name] = None
from klubovna.cli import main
sys.argv[0] = "klubovna"
main()
"""
SERVER_MODULES = ["alembic", "fastapi", "limits", "psycopg", "sqlalchemy", "starlette", "structlog", "uvicorn"]


def bare(*words: str) -> subprocess.CompletedProcess[str]:
    program = BARE.format(names=SERVER_MODULES)
    return subprocess.run(
        [sys.executable, "-c", program, *words], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_one_version() -> None:
    web = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert klubovna.__version__ == PROJECT["version"] == web["version"] == lock["version"]
    assert f" {klubovna.__version__}\n" in changelog


def test_games_terminal_and_simulation_need_no_server() -> None:
    said = bare("simulate", "trablici", "--games", "1", "--seed", "1")
    assert said.returncode == 0, said.stderr


def test_serving_without_its_libraries_says_what_to_install() -> None:
    said = bare("serve")
    assert said.returncode == 2
    assert "pip install 'klubovna[server]'" in said.stderr and "Traceback" not in said.stderr
    assert len(said.stderr.strip().splitlines()) == 1


def test_every_library_of_the_server_is_in_its_extra() -> None:
    named = " ".join(PROJECT["optional-dependencies"]["server"])
    assert all(name in named for name in SERVER_MODULES if name != "starlette")  # FastAPI brings it
    assert not any(name in " ".join(PROJECT["dependencies"]) for name in SERVER_MODULES)


def build(folder: Path, wanted: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"],
        cwd=folder,
        env={**os.environ, "KLUBOVNA_WHEEL": wanted},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_build_without_pages_says_so_and_is_no_release(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "klubovna", tmp_path / "klubovna", ignore=shutil.ignore_patterns("static", "__pycache__"))
    refused = build(tmp_path, "pure")
    assert refused.returncode != 0 and "make web" in refused.stdout + refused.stderr
    assert not list(tmp_path.glob("dist/*"))
    warned = build(tmp_path, "")
    assert warned.returncode == 0 and "make web" in warned.stdout + warned.stderr
    (made,) = tmp_path.glob("dist/*.whl")
    with zipfile.ZipFile(made) as wheel:
        assert "klubovna/py.typed" in wheel.namelist()
