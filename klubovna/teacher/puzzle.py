"""Puzzles: positions of bots' matches with one clearly best line. The format is documented in docs/puzzles.md.

A puzzle is a TOML file in the `puzzles` folder of its game: a scenario whose choices lead to the position, and a table
that says who is asked, what the best answers are and what the others are worth. It is played as a lesson is.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from klubovna.engine import BadRecord, Game, Match, Refused, RuleBroke
from klubovna.lab.scenario import NUMBER, TABLE, TEXT, WORDS, Scenario, position, read_choice, shaped

KINDS: Final = ("win", "survive", "plan", "odds")  # win at once, live on, beat every plan, take the better odds
SOLVERS: Final = ("newcomer", "casual", "skilled", "strong", "master")  # how hard it is: the weakest that finds it
PUZZLE: Final = {
    "seat": NUMBER,
    "kind": TEXT,
    "level": TEXT,
    "before": "a share",
    "step": "a list of steps",
}
STEP: Final = {"best": TEXT, "worth": TABLE}


class Step:
    """One of the solver's questions: the best answer, and what the answers that were looked at are worth."""

    def __init__(self, best: str, worth: dict[str, float]) -> None:
        self.best: str = best
        self.worth: dict[str, float] = worth

    @property
    def lead(self) -> float:
        """By how much the best answer beats the second."""
        others = [chance for key, chance in self.worth.items() if key != self.best]
        return self.worth[self.best] - max(others, default=0.0)


class Puzzle:
    """One puzzle of a game."""

    def __init__(self, id: str, start: Scenario, seat: int, kind: str, level: str, before: float, steps: list[Step]):
        self.id: str = id
        self.start: Scenario = start
        self.game: str = start.data["game"]
        self.seat: int = seat
        self.kind: str = kind
        self.level: str = level
        self.before: float = before  # the seat's chance as the position lies
        self.steps: list[Step] = steps

    @property
    def difficulty(self) -> int:
        """1 to 5, as the strengths of bots."""
        return SOLVERS.index(self.level) + 1

    def begin(self) -> Match:
        """The match at the puzzle's position, free to go its own way."""
        return begun(self).fork()


@lru_cache(maxsize=64)
def begun(puzzle: Puzzle) -> Match:
    """The position is found once by playing the match again up to it."""
    match = position(puzzle.start)
    try:
        for line in puzzle.start.data.get("when", []):
            choice = read_choice(puzzle.start, line)
            match.answer(choice["seat"], choice["choose"])
    except (Refused, RuleBroke) as problem:
        raise BadRecord(f"{puzzle.id}: {problem}") from None
    return match


def read_puzzle(path: Path) -> Puzzle:
    """The puzzle of a file; BadRecord with one sentence where it is not one."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{path}: not a TOML file: {error}.") from None
    about = data.pop("puzzle", None)
    shaped(f"{path}: a puzzle", data, WORDS)
    if not isinstance(about, dict) or set(about) != set(PUZZLE):
        raise BadRecord(f"{path}: a puzzle has a table [puzzle] with {', '.join(PUZZLE)}.")
    for word in ("game", "seats"):
        if word not in data:
            raise BadRecord(f"{path}: a puzzle needs {word!r}.")
    return Puzzle(path.stem, Scenario(path, 0, data), *told(path, about))


def told(path: Path, about: dict[str, Any]) -> tuple[int, str, str, float, list[Step]]:
    seat, kind, level, before, steps = (about[word] for word in PUZZLE)
    if type(seat) is not int or kind not in KINDS or level not in SOLVERS or not is_share(before):
        raise BadRecord(
            f"{path}: a puzzle has a seat, a kind ({', '.join(KINDS)}), a level ({', '.join(SOLVERS)}) and a share."
        )
    if not isinstance(steps, list) or not steps:
        raise BadRecord(f"{path}: a puzzle has at least one [[puzzle.step]].")
    for step in steps:
        shaped(f"{path}: a step", step, STEP)
        worth = step.get("worth", {})
        if step.get("best") not in worth or not all(is_share(chance) for chance in worth.values()):
            raise BadRecord(f"{path}: a step names its best answer, and what answers are worth as shares of 1.")
    return seat, kind, level, float(before), [Step(step["best"], step["worth"]) for step in steps]


def is_share(value: Any) -> bool:
    return type(value) in (int, float) and 0.0 <= value <= 1.0


def puzzles_of(game: Game) -> list[Puzzle]:
    """All puzzles that lie in the game's package, the easy ones first."""
    folder = files(game.texts.package).joinpath("puzzles")
    if not folder.is_dir():
        return []
    found = [read_puzzle(Path(str(entry))) for entry in folder.iterdir() if entry.name.endswith(".toml")]
    return sorted(found, key=lambda puzzle: (puzzle.difficulty, puzzle.id))


def written(data: dict[str, Any]) -> str:
    """A mined puzzle as the text of its file."""
    start, about = data["start"], data["puzzle"]
    lines = [f"{word} = {toml(start[word])}" for word in ("game", "seats", "seed", "options") if start.get(word)]
    lines += ["when = [", *[f"  {toml(choice)}," for choice in start["when"]], "]", "", "[puzzle]"]
    lines += [f"{word} = {toml(about[word])}" for word in PUZZLE if word != "step"]
    for step in about["step"]:
        lines += ["", "[[puzzle.step]]", f"best = {toml(step['best'])}", f"worth = {toml(step['worth'])}"]
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    """A value as TOML writes it: texts, numbers, truths, lists and tables in one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml(key)} = {toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(each) for each in value) + "]"
    return str(value)
