"""The build hook of platform wheels. It is off unless asked for: `make wheel` says how."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface[Any]):
    """Puts the modules compiled by `tools/compile.py` beside their sources in the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout has `make compiled`
            return
        self.folder = TemporaryDirectory(prefix="klubovna-wheel-")
        made = Path(self.folder.name, "made")
        subprocess.run(
            [sys.executable, "-m", "tools.compile", "--into", str(made)],
            cwd=self.root,
            env={**os.environ, "KLUBOVNA_COMPILED": "no"},
            stdout=sys.stderr,
            check=True,
        )
        for path in made.rglob("*"):
            if path.is_file() and path.suffix != ".json":
                build_data["force_include"][str(path)] = path.relative_to(made).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.folder.cleanup()
