"""A C compiler with Python's headers: found on the machine, or installed by `python -m tools.compiler`."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

MISSING = (
    "A C compiler and Python's headers are needed: run `make compiler`, or install the packages gcc and python3-dev."
)


def found() -> bool:
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return sys.platform == "win32" or (shutil.which(shlex.split(named)[0]) is not None and headers.exists())


def install() -> int:
    """From Debian's packages, where we may."""
    if not found() and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False)
        packages = ["gcc", "libc6-dev", "python3-dev"]
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], env=quiet, check=True)
    if not found():
        print(MISSING, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(install())
