"""The documentation as a web site: `python -m tools.docs` gathers the pages where mkdocs.yml looks for them."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = ROOT / "build" / "pages"
TOGETHER: Final = (
    "README.md",
    "README.cs.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "LICENSE",
    "bench/README.md",
    "deploy",
    "docs",
)


def main() -> None:
    """Links between pages are relative to the project's folder, so the site keeps its shape."""
    shutil.rmtree(PAGES, ignore_errors=True)
    for name in TOGETHER:
        source, target = ROOT / name, PAGES / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target)
        else:
            shutil.copy(source, target)


if __name__ == "__main__":
    main()
