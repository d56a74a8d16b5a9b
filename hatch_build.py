"""The build hook: looks whether the web client is there, and compiles platform wheels when it is asked to."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Furnished(BuildHookInterface[Any]):
    """`KLUBOVNA_WHEEL=pure` or `compiled` builds a release, which must have the web client; `compiled` compiles too."""

    PLUGIN_NAME = "custom"

    @property
    def wanted(self) -> str:
        return os.environ.get("KLUBOVNA_WHEEL", "")

    def dependencies(self) -> list[str]:
        """mypyc checks types before it compiles, so it needs what we import."""
        if self.wanted != "compiled":
            return []
        return ["mypy", "setuptools", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout finds everything where it is
            return
        if not Path(self.root, "klubovna", "server", "static", "index.html").exists():
            missing = "the web client has not been built (make web)"
            if self.wanted:
                raise SystemExit(f"Not built: {missing}, and a release needs it.")
            self.app.display_warning(f"Built without web pages: {missing}. Everything but `klubovna serve` works.")
        if self.target_name == "wheel" and self.wanted == "compiled":
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Put the compiled modules beside their sources; compile them first unless `make compiled` has."""
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
