"""Supply chain: everything is pinned by hash, nothing secret is in the repository, no known hole in what we use."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.kit import ROOT
from tests.soak.results import FOLDER, append, commit
from tests.soak.supply import (
    LOCKS,
    NotRun,
    audit_python,
    audit_web,
    judged,
    parts_of,
    secrets_in,
    secrets_in_repository,
)

BAD = "jinja2==2.4.1 \\\n    --hash=sha256:" + "0" * 64 + "\n"  # has holes that everybody knows


def test_no_secret_is_in_the_repository() -> None:
    assert secrets_in_repository() == {}


@pytest.mark.parametrize(
    "planted",
    [
        "-----BEGIN " + "RSA PRIVATE KEY-----",
        "AKIA" + "ABCDEFGHIJKLMNOP",
        "gh" + "p_" + "a1" * 18,
        "postgresql://club:" + "hunter2hunter2@db.example.org/club",
    ],
)
def test_a_planted_secret_is_found(planted: str) -> None:
    assert secrets_in(f"x = '{planted}'\n")


@pytest.mark.parametrize("name", LOCKS)
def test_every_library_has_a_version_and_a_hash(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    blocks = re.split(r"\n(?=[A-Za-z0-9])", text.strip())
    assert len(blocks) > 0 and all("==" in block and "--hash=sha256:" in block for block in blocks)
    assert "://" not in text, "no address of a registry"


def test_lists_of_parts(tmp_path: Path) -> None:
    python, web = parts_of(ROOT / "play.lock"), parts_of(ROOT / "web" / "package-lock.json")
    assert any(part["name"] == "fastapi" and part["version"] for part in python["components"])
    assert any(part["purl"].startswith("pkg:npm/svelte@") for part in web["components"])
    entries = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert all("integrity" in entry for path, entry in entries.items() if path and not entry.get("link"))


def test_a_hole_and_a_package_that_was_not_looked_up_are_not_clean() -> None:
    clean = {"name": "a", "version": "1", "vulns": []}
    bad = {"name": "b", "version": "1", "vulns": [{"id": "CVE-1", "fix_versions": []}]}
    assert judged([clean, bad]) == {"packages": 2, "holes": {"b": ["CVE-1"]}}
    with pytest.raises(NotRun):
        judged([clean, {"name": "c", "skip_reason": "the registry did not answer"}])


def concluded(what: str, audit: Callable[[], dict[str, Any]]) -> None:
    """Run an audit and write its row: passed, missed or not run."""
    begun = time.monotonic()
    row: dict[str, Any] = {"what": f"supply chain {what}", "command": "make soak", "seed": 0, "count": 0}
    try:
        found = audit()
        result = "missed" if found["holes"] else "passed"
        row |= {"count": found["packages"], "result": result} | ({"holes": found["holes"]} if found["holes"] else {})
    except NotRun as reason:
        row |= {"result": "not run", "why": str(reason)}
    row |= {"seconds": round(time.monotonic() - begun, 1), "date": time.strftime("%Y-%m-%d"), "commit": commit()}
    append(FOLDER / "proof.jsonl", row)
    if row["result"] == "not run":
        pytest.skip(f"not run: {row['why']}")
    assert row["result"] == "passed", row


@pytest.mark.soak
@pytest.mark.parametrize("name", LOCKS)
def test_audit_of_a_lock(name: str) -> None:
    (FOLDER / "sbom").mkdir(parents=True, exist_ok=True)
    (FOLDER / "sbom" / f"{Path(name).name}.json").write_text(json.dumps(parts_of(ROOT / name), indent=1))
    concluded(name, lambda: audit_python(ROOT / name))


@pytest.mark.soak
def test_audit_of_the_web_client() -> None:
    lock = ROOT / "web" / "package-lock.json"
    (FOLDER / "sbom").mkdir(parents=True, exist_ok=True)
    (FOLDER / "sbom" / "web.json").write_text(json.dumps(parts_of(lock), indent=1))
    concluded("web/package-lock.json", lambda: audit_web(ROOT / "web"))


@pytest.mark.soak
def test_a_planted_bad_version_is_found(tmp_path: Path) -> None:
    (tmp_path / "bad.lock").write_text(BAD)

    def audit() -> dict[str, Any]:
        found = audit_python(tmp_path / "bad.lock")
        return {"packages": 1, "holes": {} if found["holes"] else {"jinja2": ["was not found"]}}

    concluded("planted bad version", audit)
