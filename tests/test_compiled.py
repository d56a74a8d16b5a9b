"""Which build runs: compiled modules are used for the very sources they were made from, and for nothing else."""

from __future__ import annotations

import json
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from klubovna import compiled
from klubovna.compiled import Finder, misfit, source_digest, stale, use_compiled

SOURCE = "klubovna/engine/run.py"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one source and its compiled module."""
    source = tmp_path / SOURCE
    source.parent.mkdir(parents=True)
    source.write_text("ONE = 1\n")
    folder = tmp_path / "build" / "compiled"
    folder.mkdir(parents=True)
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    monkeypatch.setattr(compiled, "FOLDER", folder)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.delenv("KLUBOVNA_COMPILED", raising=False)
    write_manifest(tmp_path)
    return tmp_path


def write_manifest(checkout: Path, suffix: str = EXTENSION_SUFFIXES[0]) -> None:
    manifest = {
        "suffix": suffix,
        "sources": {SOURCE: source_digest(checkout / SOURCE)},
        "modules": {"klubovna.engine.run": "klubovna/engine/run" + suffix},
    }
    (checkout / "build" / "compiled" / "manifest.json").write_text(json.dumps(manifest))


def finders() -> list[Finder]:
    return [finder for finder in sys.meta_path if isinstance(finder, Finder)]


def test_what_fits_is_used(checkout: Path) -> None:
    use_compiled()
    assert sys.meta_path[0] is finders()[0]
    spec = finders()[0].find_spec("klubovna.engine.run")
    assert spec is not None and spec.origin is not None and spec.origin.endswith(EXTENSION_SUFFIXES[0])
    assert finders()[0].find_spec("klubovna.engine.view") is None


@pytest.mark.parametrize("text", ["ONE = 2\n", None])
def test_an_edited_source_is_never_shadowed(checkout: Path, text: str | None) -> None:
    if text is None:
        (checkout / SOURCE).unlink()
    else:
        (checkout / SOURCE).write_text(text)
    use_compiled()
    assert finders() == []
    assert f"{SOURCE} is not what the compiled modules were made from" in stale() and "make compiled" in stale()


def test_an_edit_taken_back_fits_again(checkout: Path) -> None:
    (checkout / SOURCE).write_text("ONE = 2\n")
    assert misfit(compiled.FOLDER)
    (checkout / SOURCE).write_text("ONE = 1\n")
    assert not misfit(compiled.FOLDER)


def test_modules_for_another_python_do_not_fit(checkout: Path) -> None:
    write_manifest(checkout, ".cpython-27-other.so")
    use_compiled()
    assert finders() == [] and "another Python" in stale()


def test_without_a_build_nothing_is_said(checkout: Path) -> None:
    (compiled.FOLDER / "manifest.json").unlink()
    use_compiled()
    assert finders() == [] and stale() == ""


def test_no_means_no(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KLUBOVNA_COMPILED", "no")
    use_compiled()
    assert finders() == [] and stale() == ""


def test_a_build_that_is_asked_for_by_name_must_fit(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KLUBOVNA_COMPILED", str(compiled.FOLDER))
    use_compiled()
    assert len(finders()) == 1
    (checkout / SOURCE).write_text("ONE = 2\n")
    with pytest.raises(ImportError, match=SOURCE):
        use_compiled()
    monkeypatch.setenv("KLUBOVNA_COMPILED", str(checkout / "nowhere"))
    with pytest.raises(ImportError, match="no compiled modules"):
        use_compiled()
