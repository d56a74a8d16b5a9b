"""Reading what people type and the files that they name, for all commands."""

from __future__ import annotations

import json
import locale
import os
from pathlib import Path
from typing import Any

from klubovna.engine import LANGUAGES, BadRecord, Refused


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
