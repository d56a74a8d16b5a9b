"""The supply chain: what we are built from, and whether anything known to be bad, or secret, is in it.

A registry that does not answer makes an audit *not run*, never a clean one.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Any

from tests.kit import ROOT

LOCKS = ("play.lock", "requirements.lock", "tools/docs.lock", "tools/fuzz.lock", "tools/node.lock")
TOOLS = ROOT / "build" / "audit"

# What a secret looks like: keys of clouds and forges, private keys, passwords in addresses.
SECRETS = [
    re.compile(r"-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----"),
    re.compile(r"\bAKIA[0-9A-Z]{16}\b"),
    re.compile(r"\bgh[pousr]_[A-Za-z0-9]{36}\b"),
    re.compile(r"\bglpat-[A-Za-z0-9_-]{20}\b"),
    re.compile(r"\bxox[abprs]-[A-Za-z0-9-]{20,}"),
    re.compile(r"\bsk-[A-Za-z0-9]{32,}\b"),
    re.compile(r"\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}"),
    re.compile(
        r"\b\w+://[^/\s:@'\"{}$<]+:(?!secret@|PASSWORD@|\.\.\.)[^/\s@'\"{}$<]{6,}@(?!127\.0\.0\.1|localhost)[\w.-]+"
    ),
]


class NotRun(Exception):
    """Somebody who had to be asked did not answer."""


def secrets_in(text: str) -> list[str]:
    return [found.group(0)[:60] for pattern in SECRETS for found in pattern.finditer(text)]


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    return [ROOT / name for name in listed.decode().split("\0") if name]


def secrets_in_repository() -> dict[str, list[str]]:
    """Files under version control in which something looks like a secret."""
    found: dict[str, list[str]] = {}
    for path in tracked():
        if path.is_file() and path.stat().st_size < 2_000_000:
            if seen := secrets_in(path.read_text("utf-8", errors="replace")):
                found[path.relative_to(ROOT).as_posix()] = seen
    return found


def auditor() -> Path:
    """pip-audit, in an environment of its own."""
    tool = TOOLS / "bin" / "pip-audit"
    if not tool.exists():
        venv.create(TOOLS, with_pip=True)
        done = subprocess.run(
            [str(TOOLS / "bin" / "python"), "-m", "pip", "install", "--quiet", "pip-audit"],
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise NotRun("pip-audit cannot be installed")
    return tool


def audit_python(lock: Path) -> dict[str, Any]:
    """Known holes in a lock file. Raises NotRun where a package could not be looked up."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        words = [str(auditor()), "-r", str(lock), "--disable-pip", "--require-hashes", "-f", "json", "-o", str(report)]
        done = subprocess.run(words, capture_output=True, text=True, timeout=600)
        if not report.exists():
            raise NotRun((done.stderr.strip().splitlines() or ["pip-audit said nothing"])[-1][:200])
        found = json.loads(report.read_text("utf-8"))["dependencies"]
    return judged(found)


def judged(found: list[dict[str, Any]]) -> dict[str, Any]:
    """What a report of pip-audit comes to."""
    if skipped := [package["name"] for package in found if "skip_reason" in package]:
        raise NotRun(f"{len(skipped)} packages could not be looked up: {', '.join(skipped[:5])}")
    holes = {package["name"]: [hole["id"] for hole in package["vulns"]] for package in found if package["vulns"]}
    return {"packages": len(found), "holes": holes}


def audit_web(folder: Path) -> dict[str, Any]:
    """Known holes in a package-lock.json."""
    npm = shutil.which("npm")
    words = [npm, "audit", "--json"] if npm else [sys.executable, "-m", "tools.npm", str(folder), "audit", "--json"]
    done = subprocess.run(words, cwd=folder if npm else ROOT, capture_output=True, text=True, timeout=300)
    try:
        report = json.loads(done.stdout)
    except ValueError:
        raise NotRun("npm audit said nothing that can be read") from None
    if "vulnerabilities" not in report:
        told = report.get("error", {}).get("summary") or report.get("message") or "the registry did not answer"
        raise NotRun(re.sub(r"https?://\S+", "the registry", str(told).splitlines()[0])[:200])
    holes = {name: [hole["severity"]] for name, hole in report["vulnerabilities"].items()}
    return {"packages": report["metadata"]["dependencies"]["total"], "holes": holes}


def parts_of(lock: Path) -> dict[str, Any]:
    """A list of parts (SBOM) in the form of CycloneDX, from a lock file of either kind."""
    if lock.name == "package-lock.json":
        packages = json.loads(lock.read_text("utf-8"))["packages"]
        named = [
            (path.rsplit("node_modules/", 1)[-1], entry.get("version", "")) for path, entry in packages.items() if path
        ]
        kind = "npm"
    else:
        named = re.findall(r"^([A-Za-z0-9_.-]+)(?:\[[^\]]*\])?==([^\s;\\]+)", lock.read_text("utf-8"), re.M)
        kind = "pypi"
    parts = [
        {
            "type": "library",
            "name": name,
            "version": version,
            "purl": f"pkg:{kind}/{name.replace('@', '%40')}@{version}",
        }
        for name, version in sorted(set(named))
    ]
    return {"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1, "components": parts}
