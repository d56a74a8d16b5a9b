"""The layers: who may import whom. An arrow that is reversed fails here."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.kit import ROOT

MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "bots": {"engine", "bots"},
    "lab": {"engine", "games", "bots", "lab"},
    "teacher": {"engine", "games", "bots", "lab", "teacher"},
    "table": {"engine", "games", "bots", "table"},
    "server": {"engine", "games", "bots", "lab", "teacher", "table", "server", "compiled"},
    "terminal": {"engine", "games", "bots", "lab", "teacher", "terminal"},
}
FREE = {"__init__.py", "cli.py", "compiled.py"}  # the public interface, the commands, and which build runs


def imported(path: Path) -> set[str]:
    """The modules of klubovna that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            if node.module == "klubovna":
                found.update(f"klubovna.{alias.name}" for alias in node.names)
            elif node.module:
                found.add(node.module)
    return {name for name in found if name.split(".")[0] == "klubovna"}


def test_every_layer_is_known() -> None:
    layers = {path.name for path in (ROOT / "klubovna").iterdir() if (path / "__init__.py").exists()}
    assert layers <= set(MAY_IMPORT)
    files = {path.name for path in (ROOT / "klubovna").glob("*.py")}
    assert files == FREE


def test_no_arrow_is_reversed() -> None:
    wrong = []
    for path in sorted((ROOT / "klubovna").rglob("*.py")):
        parts = path.relative_to(ROOT / "klubovna").parts
        if len(parts) == 1:
            continue
        for name in imported(path):
            layer = name.split(".")[1] if "." in name else "klubovna"
            if layer not in MAY_IMPORT[parts[0]]:
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert not wrong, wrong


def test_a_game_knows_the_engine_and_itself() -> None:
    wrong = []
    for path in sorted((ROOT / "klubovna" / "games").rglob("*/**/*.py")):
        game = path.relative_to(ROOT / "klubovna" / "games").parts[0]
        for name in imported(path):
            if not name.startswith(("klubovna.engine", f"klubovna.games.{game}")):
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert not wrong, wrong


def test_every_game_folder_has_the_same_files() -> None:
    expected = {"__init__", "bot", "cards", "check", "events", "game", "gauges", "redeal", "rules"}
    expected |= {"scenario", "screen", "shapes", "state", "view"}
    for folder in sorted((ROOT / "klubovna" / "games").iterdir()):
        if (folder / "__init__.py").exists():
            assert expected <= {path.stem for path in folder.glob("*.py")}, folder.name
            assert {"cs.ftl", "en.ftl", "rules.cs.ftl", "rules.en.ftl"} <= {f.name for f in (folder / "text").iterdir()}
