"""Which version of the program a result comes from."""

from __future__ import annotations

import subprocess
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path


def commit() -> str:
    """The commit that this program is, or "unknown" outside a repository."""
    try:
        told = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return told.stdout.strip()


def origin() -> dict[str, str]:
    return {"version": version("klubovna"), "commit": commit(), "date": datetime.now(UTC).date().isoformat()}
