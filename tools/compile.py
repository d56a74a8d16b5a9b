"""Compiles engine, bots and games with mypyc into a folder, with a manifest of the sources.

`make compiled` does it for the checkout, `hatch_build.py` for platform wheels. The sources are left alone;
`klubovna/compiled.py` tells when the result is used.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
import time
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path

from klubovna.compiled import FOLDER, MANIFEST, ROOT, misfit, read_manifest, source_digest
from tools import compiler

# Read by people, a few times per answer at most, and no faster for being compiled; the structs of msgspec cannot be.
INTERPRETED = {
    "__init__.py",
    "numbers.py",
    "picture.py",
    "report.py",
    "scenario.py",
    "screen.py",
    "shapes.py",
    "shown.py",
    "why_not.py",
}

OPTIMISE = "2"  # the C compiler's -O; bench/README.md has what the others cost and gain
# A library calls itself directly, without asking first whether somebody else has put another function in its place.
DIRECT = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"] if os.name == "posix" else []


def all_games() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "klubovna" / "games").glob("*/__init__.py"))


def units(games: list[str]) -> dict[str, list[Path]]:
    """The sources by shared library. One for each layer and game: they compile side by side, and an edit of a game
    changes one of them; calls inside a library are the cheapest."""
    folders = ["engine", "bots", *[f"games/{game}" for game in games]]
    return {
        "klubovna_" + folder.replace("/", "_"): sorted((ROOT / "klubovna" / folder).rglob("*.py")) for folder in folders
    }


def compile_into(folder: Path, games: list[str], optimise: str, jobs: int) -> None:
    """Replace the folder by compiled modules of the sources as they are now."""
    libraries = units(games)
    digests = {path.relative_to(ROOT).as_posix(): source_digest(path) for paths in libraries.values() for path in paths}
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="compiling-", dir=folder.parent) as temporary:
        made = Path(temporary, "made")
        run_compilers(libraries, made, Path(temporary), optimise, jobs)
        modules = {module_name(path.relative_to(made)): path.relative_to(made).as_posix() for path in built(made)}
        manifest = {
            "made": how(games, optimise),
            "suffix": EXTENSION_SUFFIXES[0],
            "sources": digests,
            "modules": modules,
        }
        (made / MANIFEST).write_text(json.dumps(manifest, indent=1), "utf-8")
        shutil.rmtree(folder, ignore_errors=True)
        made.rename(folder)


def run_compilers(libraries: dict[str, list[Path]], made: Path, work: Path, optimise: str, jobs: int) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    groups: list[tuple[list[str], str | None]] = [
        ([str(path.relative_to(ROOT)) for path in paths if path.name not in INTERPRETED], name)
        for name, paths in libraries.items()
    ]
    os.chdir(ROOT)  # mypyc names modules after relative paths
    extensions = mypycify(
        ["--cache-dir", str(work / "mypy"), *[path for paths, _ in groups for path in paths]],
        separate=groups,
        opt_level=optimise,
        debug_level="0",
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT]  # one list for all extensions
    extensions.sort(key=lambda extension: -sum(os.path.getsize(source) for source in extension.sources))
    command = build_ext(Distribution({"name": "klubovna", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = str(made), str(work / "objects"), jobs
    command.ensure_finalized()
    command.run()


def how(games: list[str], optimise: str) -> list[str]:
    return [f"mypyc {version('mypy')}", f"-O{optimise}", *DIRECT, *games, "without", *sorted(INTERPRETED)]


def built(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.name.endswith(EXTENSION_SUFFIXES[0]))


def module_name(path: Path) -> str:
    return ".".join(path.with_name(path.name.removesuffix(EXTENSION_SUFFIXES[0])).parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these; the others stay interpreted")
    parser.add_argument("--into", type=Path, default=FOLDER)
    parser.add_argument("--optimise", choices=["0", "1", "2", "3"], default=OPTIMISE, help="the C compiler's -O")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    games = asked.games or all_games()
    if not misfit(asked.into) and read_manifest(asked.into).get("made") == how(games, asked.optimise):
        print(f"{asked.into} is up to date.")
        return
    if not compiler.found():
        sys.exit(compiler.MISSING)
    started = time.perf_counter()
    compile_into(asked.into.resolve(), games, asked.optimise, asked.jobs)
    print(f"compiled into {asked.into} in {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
