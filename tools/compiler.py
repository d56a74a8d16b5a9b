"""A C compiler with Python's headers: found on the machine, or installed by `python -m tools.compiler`."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from tools import debian

MISSING = (
    "A C compiler and Python's headers are needed: run `make compiler`, or install the packages gcc and python3-dev."
)


def found() -> bool:
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return sys.platform == "win32" or (shutil.which(shlex.split(named)[0]) is not None and headers.exists())


if __name__ == "__main__":
    sys.exit(0 if found() or debian.install("gcc", "libc6-dev", "python3-dev") else MISSING)
