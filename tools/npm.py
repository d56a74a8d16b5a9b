"""npm in a folder: `python -m tools.npm web ci`. Where the machine has no Node, a wheel with Node comes first."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
OLDEST = 20


def npm_on_machine() -> str | None:
    """npm, if its Node is young enough for our build."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", version)
    return npm if found and int(found.group(1)) >= OLDEST else None


def npm_from_wheel() -> str:
    """npm beside this Python; its Node comes as a wheel, with a hash like everything else."""
    npm = Path(sys.executable).parent / "npm"
    if not npm.exists():
        lock = ROOT / "tools" / "node.lock"
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(lock)], check=True
        )
    return str(npm)


def main() -> int:
    if len(sys.argv) < 3:
        print("usage: python -m tools.npm FOLDER WORD...", file=sys.stderr)
        return 2
    folder = ROOT / sys.argv[1]
    npm = npm_on_machine() or npm_from_wheel()
    environment = {**os.environ, "PATH": f"{Path(npm).parent}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run([npm, *sys.argv[2:]], cwd=folder, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
