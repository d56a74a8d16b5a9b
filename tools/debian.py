"""Debian's packages, for what tests and the compiled build need beyond Python."""

from __future__ import annotations

import os
import shutil
import subprocess

QUIET = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
PATIENT = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=600"]  # several targets of make may install at the same time


def install(*packages: str) -> bool:
    """Installs them where we may; False where only somebody else can."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    subprocess.run([*PATIENT, "update"], env=QUIET, check=False)
    subprocess.run([*PATIENT, "install", "-y", "--no-install-recommends", *packages], env=QUIET, check=True)
    return True
