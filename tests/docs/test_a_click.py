"""docs/a-click.md names files and functions: all of them exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.kit import ROOT

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
