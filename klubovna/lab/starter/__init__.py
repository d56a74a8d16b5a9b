"""`klubovna new-game NAME`: a package with one small working game, to be changed into another."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from klubovna.engine import Refused
from klubovna.games import all_games
from klubovna.lab.fields import rewritten

SUFFIX: Final = ".txt"  # so that no tool takes the templates for code of ours
PACKAGE: Final = "package"


def new_game(name: str, into: Path) -> list[Path]:
    """Write the package into a new folder of that name; returns its files."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,29}", name) or keyword.iskeyword(name):
        raise Refused(f"A game's name is 2 to 30 small letters, digits and _, beginning with a letter; not {name!r}.")
    if name in all_games() or name == "klubovna":
        raise Refused(f"There is a game {name} already.")
    folder = into / name
    if folder.exists():
        raise Refused(f"{folder} is there already.")
    words = {"{name}": name, "{title}": name.replace("_", " ").capitalize()}
    made: list[Path] = []
    try:
        for place, template in templates(files(__package__)):
            path = folder / place.replace(PACKAGE, name, 1).removesuffix(SUFFIX)
            path.parent.mkdir(parents=True, exist_ok=True)
            text = template.read_text("utf-8")
            for word, meant in words.items():
                text = text.replace(word, meant)
            path.write_text(text, "utf-8")
            made.append(path)
    except OSError as error:
        raise Refused(f"{folder} cannot be written: {(error.strerror or str(error)).lower()}.") from None
    rules = folder / name / "rules.py"
    rules.write_text(rewritten(rules), "utf-8")
    return made


def templates(folder: Traversable, at: str = "") -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name != "__pycache__":
            yield from templates(entry, f"{at}{entry.name}/")
        elif entry.is_file() and not entry.name.endswith((".py", ".pyc")):
            yield at + entry.name, entry
