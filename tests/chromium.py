"""Chromium for the browser tests: found on the machine, or installed by `python -m tests.chromium`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = "Chromium is needed for these tests: run `make chromium`, or install the package chromium."


def find() -> str | None:
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return path
    return None


def install() -> int:
    """From Debian's packages, where we may."""
    if find() is None:
        if os.geteuid() != 0 or not shutil.which("apt-get"):
            print(MISSING, file=sys.stderr)
            return 1
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False)
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], env=quiet, check=True
        )
    return 0 if find() else 1


if __name__ == "__main__":
    sys.exit(install())
