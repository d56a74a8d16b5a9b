"""docs/a-click.md names files and functions: all of them exist, and the click takes this way."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from types import FrameType

import pytest

from tests.kit import ROOT
from tests.luck import fix_luck
from tests.server.club import club, run

ROWS = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|", (ROOT / "docs" / "a-click.md").read_text("utf-8"), re.MULTILINE)


def defined(path: Path) -> set[str]:
    """Functions, classes and methods of a Python file; in the browser's files, names that are called or declared."""
    source = path.read_text("utf-8")
    if path.suffix != ".py":
        return set(re.findall(r"(?<![\w.])(\w+)(?=\s*\(|=\{| = |\s*\bextends\b)", source))
    names: set[str] = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = [one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
            names.update(f"{node.name}.{method.name}" for method in methods)
    return names


@pytest.mark.parametrize(("file", "function"), ROWS, ids=[f"{Path(file).name}-{name}" for file, name in ROWS])
def test_what_the_walk_names_exists(file: str, function: str) -> None:
    path = ROOT / file
    assert path.exists(), f"there is no {file}"
    assert function in defined(path), f"{file} has no {function}"


def test_the_walk_is_whole() -> None:
    """From the browser through server, table, engine and a game to the store, and back."""
    folders = [file.split("/")[1] if file.startswith("klubovna") else "web" for file, _ in ROWS]
    order = list(dict.fromkeys(folders))
    assert order == ["web", "server", "table", "engine", "games"] and folders[-1] == "web"
    assert len(ROWS) == len(set(ROWS)), "no function is met twice"


def test_the_click_takes_this_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All functions of the server are called one after another, in the order of the page."""
    fix_luck(monkeypatch)
    elsewhere = ("Answered", "Writer.transact")  # a struct; and what is done in the writer's thread
    way = [(file, name) for file, name in ROWS if file.endswith(".py") and name not in elsewhere]
    called: list[tuple[str, str]] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        file, function = frame.f_code.co_filename, frame.f_code.co_qualname
        if event == "call" and file.startswith(str(ROOT)):
            called.append((Path(file).relative_to(ROOT).as_posix(), function))

    async def work() -> None:
        async with club(str(tmp_path / "club.db")) as here:
            people = await here.table("trablici", people=3)
            eva = next(one for one in people if one.asked())
            shown = eva.has()
            sys.setprofile(note)
            try:
                await eva.answer()  # the first option: flip a card
                await eva.until(lambda client: client.has() != shown)
            finally:
                sys.setprofile(None)

    run(work())
    calls = iter(called)
    assert [step for step in way if step not in calls] == []  # each is looked for after the one before it
