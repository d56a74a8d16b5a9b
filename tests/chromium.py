"""Chromium for the browser tests: found on the machine, or installed by `python -m tests.chromium`.

The headless shell is Chromium without windows: the same engine, but no second page for the frame of a window beside
every page, which takes a quarter of the time. It shows no notifications: their tests want a browser with windows.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterable

from tools import debian

SHELLS = ("chromium-headless-shell",)
WINDOWS = ("chromium", "chromium-browser", "google-chrome")
MISSING = "Chromium is needed for these tests: run `make chromium`, or install the package chromium."


def find(names: Iterable[str] = (*SHELLS, *WINDOWS)) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)


def install() -> bool:
    """Whether there is a browser with windows now; the shell is there too where it is packaged."""
    if not find(SHELLS):
        try:
            debian.install(*SHELLS)
        except subprocess.CalledProcessError:
            print("There is no package of the headless shell: the tests take Chromium itself, and longer.")
    return find(WINDOWS) is not None or debian.install("chromium")


if __name__ == "__main__":
    sys.exit(0 if install() else MISSING)
