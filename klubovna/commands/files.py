"""What commands share: the language, files that are read and written, results for machines."""

from __future__ import annotations

import json
import locale
import os
from pathlib import Path
from typing import Annotated, Any

import typer

from klubovna.engine import LANGUAGES, BadRecord, Refused

Lang = Annotated[str | None, typer.Option("--lang", help="cs or en; the locale's by default.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print machine-readable results.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A match saved as JSON.")]


def chosen_language(lang: str | None) -> str:
    if lang is not None:
        if lang not in LANGUAGES:
            raise Refused(f"There is no language {lang!r}; there are: {', '.join(LANGUAGES)}.")
        return lang
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    if not spoken:
        spoken = locale.getlocale()[0] or ""
    return "cs" if spoken.lower().startswith("cs") else "en"


def read_record(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError):  # also of endless numbers and nests
        raise BadRecord(f"{path} is not a JSON file.") from None
    if not isinstance(data, dict):
        raise BadRecord(f"{path} is not a saved match.")
    return data


def check_folder(path: Path | None) -> None:
    """Whether a file could be written there, before the work is done that fills it."""
    if path is not None and not path.parent.is_dir():
        raise Refused(f"{path} cannot be written: there is no folder {path.parent}.")


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise Refused(f"{path} cannot be written: {error.strerror}.") from None


def print_json(result: dict[str, Any]) -> None:
    print(json.dumps(result, ensure_ascii=False, indent=2))
