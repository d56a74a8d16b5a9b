"""Documentation is run: code blocks, scenario examples, links, and words that must be documented."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import klubovna
from klubovna import bots, engine
from klubovna.games.trablici.scenario import WORDS
from klubovna.lab.scenario import EXPECTED, read_scenarios, run_scenario
from klubovna.lab.scenario import WORDS as SCENARIO_WORDS
from tests.kit import ROOT

PAGES = [
    *(ROOT / name for name in ("README.md", "README.cs.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "balance").glob("*.md")),
]
BLOCKS = [
    pytest.param(page, language, code, id=f"{page.name}-{number}-{language}")
    for page in PAGES
    if page.name != "tutorial.md"  # whose blocks build on each other: see test_tutorial.py
    for number, (language, code) in enumerate(
        re.findall(r"^```(python|toml)\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    )
]


@pytest.mark.parametrize(("page", "language", "code"), BLOCKS)
def test_code_block(page: Path, language: str, code: str, tmp_path: Path) -> None:
    if language == "python":
        exec(compile(code, str(page), "exec"), {"__name__": "__docs__"})
    elif "game =" in code:
        path = tmp_path / "example.toml"
        path.write_text(code, "utf-8")
        for scenario in read_scenarios(path):
            run_scenario(scenario)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", prose):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_pictures_are_small() -> None:
    pictures = sorted((ROOT / "docs" / "balance").glob("*.svg"))
    shown = "".join(page.read_text("utf-8") for page in PAGES)
    for picture in pictures:
        assert picture.stat().st_size < 60_000 and picture.name in shown, picture.name


def test_every_scenario_word_is_documented() -> None:
    text = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
    missing = [word for word in (*SCENARIO_WORDS, *EXPECTED, *WORDS) if f"`{word}`" not in text]
    assert not missing


def test_every_word_of_the_engine_is_documented() -> None:
    text = "".join(page.read_text("utf-8") for page in PAGES)
    missing = [name for name in engine.__all__ if not re.search(rf"\b{name}\b", text)]
    assert not missing


@pytest.mark.parametrize(("package", "page"), [("engine", "architecture"), ("table", "server"), ("server", "server")])
def test_every_module_has_its_line(package: str, page: str) -> None:
    described = (ROOT / "docs" / f"{page}.md").read_text("utf-8")
    modules = sorted(path.name for path in (ROOT / "klubovna" / package).glob("[!_]*.py"))
    assert [name for name in modules if not re.search(rf"[`/]{name}`", described)] == []


def test_the_public_names_are_the_documented_ones() -> None:
    text = (ROOT / "docs" / "reference.md").read_text("utf-8")
    documented = re.findall(r"^::: (\S+)$", text, re.MULTILINE)
    public = [f"{package.__name__}.{name}" for package in (klubovna, bots, engine) for name in package.__all__]
    assert sorted(documented) == sorted(public)
