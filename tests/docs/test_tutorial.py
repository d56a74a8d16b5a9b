"""docs/tutorial.md, done as it says: every named block is written, every command is run, in the order of the page."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.kit import ROOT

PAGE = (ROOT / "docs" / "tutorial.md").read_text("utf-8")
BLOCK = re.compile(r"(?:^`(?P<file>[^`\n]+)`\n\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```", re.MULTILINE | re.DOTALL)
COMMANDS = {"klubovna": ["-m", "klubovna.cli"], "python": []}


def test_the_tutorial_works(tmp_path: Path) -> None:
    site = tmp_path / "site" / "duel-0.1.0.dist-info"  # what `pip install -e` would leave behind
    site.mkdir(parents=True)
    (site / "METADATA").write_text("Metadata-Version: 2.1\nName: duel\nVersion: 0.1.0\n", "utf-8")
    (site / "entry_points.txt").write_text("[klubovna.games]\nduel = duel:GAME\n", "utf-8")
    path = os.pathsep.join(str(place) for place in (tmp_path / "duel", site.parent, ROOT))
    before = {**os.environ, "PYTHONPATH": str(ROOT), "KLUBOVNA_COMPILED": "no"}
    written, run = 0, 0
    for block in BLOCK.finditer(PAGE):
        file, kind, text = block["file"], block["kind"], block["text"]
        if file:
            (tmp_path / "duel" / file).write_text(text, "utf-8")
            written += 1
        for command in text.splitlines() if kind == "sh" else []:
            program, *words = shlex.split(command)
            environment = {**before, "PYTHONPATH": path} if run else before
            said = subprocess.run(
                [sys.executable, *COMMANDS[program], *words],
                cwd=tmp_path,
                env=environment,
                capture_output=True,
                text=True,
                check=False,
            )
            assert said.returncode == 0, f"{command}\n{said.stdout}{said.stderr}"
            run += 1
        assert kind in ("sh", "text") or file, f"a block of the tutorial that nobody runs:\n{text}"
    assert (written, run) == (10, 4)
