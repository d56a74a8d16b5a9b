"""Which build runs: engine, games and bots compiled by mypyc, or the same sources interpreted.

A platform wheel carries compiled modules beside the sources, where Python finds them by itself. A checkout keeps them
in a folder of their own (`make compiled`), with a manifest of the sources that they were made from. They are used only
while every one of those sources is still the same: whoever edits a file runs the edited file, interpreted.
"""

from __future__ import annotations

import json
import os
import sys
from hashlib import blake2b
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "compiled"
MANIFEST = "manifest.json"
VARIABLE = "KLUBOVNA_COMPILED"  # a folder to take them from instead, or "no" for none


class Finder(MetaPathFinder):
    """Finds the compiled modules of one folder before Python looks for sources."""

    def __init__(self, folder: Path, modules: dict[str, str]) -> None:
        self.folder = folder
        self.modules = modules

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        file = self.modules.get(fullname)
        return None if file is None else spec_from_file_location(fullname, self.folder / file)


def use_compiled() -> None:
    """Let the modules that are imported from now on be compiled ones where there are any that fit."""
    wanted = os.environ.get(VARIABLE, "")
    if wanted == "no":
        return
    folder = Path(wanted) if wanted else FOLDER
    fault = misfit(folder)
    if not fault:
        sys.meta_path.insert(0, Finder(folder, read_manifest(folder)["modules"]))
    elif wanted:  # asked for by name: nothing else will do
        raise ImportError(f"{VARIABLE}={wanted}: {fault}.")


def misfit(folder: Path) -> str:
    """Why the compiled modules of this folder cannot be used, or nothing if they can."""
    manifest = read_manifest(folder)
    if not manifest:
        return "there are no compiled modules"
    if manifest["suffix"] != EXTENSION_SUFFIXES[0]:
        return "the compiled modules are for another Python"
    for name, digest in manifest["sources"].items():
        if source_digest(ROOT / name) != digest:
            return f"{name} is not what the compiled modules were made from"
    return ""


def read_manifest(folder: Path) -> dict[str, Any]:
    try:
        manifest: dict[str, Any] = json.loads((folder / MANIFEST).read_text("utf-8"))
    except FileNotFoundError:
        return {}
    return manifest


def source_digest(path: Path) -> str:
    """Of the file's bytes; nothing if there is no such file."""
    return blake2b(path.read_bytes(), digest_size=16).hexdigest() if path.is_file() else ""


def is_compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    spec = find_spec("klubovna.engine.run")
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


def stale() -> str:
    """In one sentence, why a build that was made here does not run; empty where none was made, or it does."""
    if is_compiled() or os.environ.get(VARIABLE) == "no" or not (FOLDER / MANIFEST).exists():
        return ""
    return f"{misfit(FOLDER)}, so everything runs interpreted; `make compiled` compiles it anew."
