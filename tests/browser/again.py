"""Browser tests that failed are run once more and listed: one that passes then hangs on timing or luck.

`make test` runs it after a red run of the browser tests; more than a few failures stay red at once.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FEW = 3


def failed() -> list[str]:
    kept = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
    names = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
    return sorted(name for name in names if name.startswith("tests/browser/"))


def main() -> int:
    names = failed()
    if not names or len(names) > FEW:
        return 1
    listed = "\n  ".join(names)
    print(f"Once more:\n  {listed}", flush=True)
    if subprocess.run([sys.executable, "-m", "pytest", *names], cwd=ROOT).returncode:
        return 1
    print(f"Failed once and passed the second time, to be mended:\n  {listed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
