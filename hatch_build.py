"""The build hook of platform wheels. It is off unless asked for: `make wheel` says how."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface[Any]):
    """Puts the compiled modules beside their sources in the wheel; compiles them first unless `make compiled` has."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout finds them where they are
            return
        subprocess.run(
            [sys.executable, "-m", "tools.compile"],
            cwd=self.root,
            env={**os.environ, "KLUBOVNA_COMPILED": "no"},
            stdout=sys.stderr,
            check=True,
        )
        made = Path(self.root, "build", "compiled")
        for path in made.rglob("*"):
            if path.is_file() and path.suffix != ".json":
                build_data["force_include"][str(path)] = path.relative_to(made).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
