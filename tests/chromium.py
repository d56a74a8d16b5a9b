"""Chromium for the browser tests: found on the machine, or installed by `python -m tests.chromium`."""

from __future__ import annotations

import shutil
import sys

from tools import debian

NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = "Chromium is needed for these tests: run `make chromium`, or install the package chromium."


def find() -> str | None:
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return path
    return None


if __name__ == "__main__":
    sys.exit(0 if find() or debian.install("chromium") else MISSING)
