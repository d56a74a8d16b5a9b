"""Lessons: prepared positions with words, played by the real rules. The format is documented in docs/lessons.md.

A lesson is a TOML file in the `lessons` folder of its game. It has scenes, each with a position of its own as in a
scenario, and steps: one sentence, what it points at, which answers it waits for, and what is said to the other ones.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from klubovna.engine import LANGUAGES, BadRecord, Game, Log, Match, State
from klubovna.lab.scenario import NUMBER, NUMBERS, SEED, TABLE, TEXT, TEXTS, Scenario, position, shaped
from klubovna.teacher.reel import Reel

SAID: Final = TABLE  # a sentence in every language
LIST: Final = "a list of choices"
LESSON: Final = {
    "game": TEXT,
    "title": SAID,
    "about": SAID,
    "minutes": NUMBER,
    "order": NUMBER,
    "wrong": LIST,
    "scene": LIST,
    "end": SAID,
}
SCENE: Final = {
    "seats": NUMBER,
    "learner": NUMBER,
    "names": TEXTS,
    "options": TABLE,
    "seed": SEED,
    "chance": NUMBERS,
    "given": TABLE,
    "step": LIST,
}
STEP: Final = {
    "say": SAID,
    "held": SAID,
    "point": TEXTS,
    "do": TEXTS,
    "wrong": LIST,
    "rivals": TEXTS,
    "then": SAID,
    "shown": TEXT,
    "crib": LIST,
}
WRONG: Final = {"keys": TEXTS, "refs": TEXTS, "say": SAID, "rules": TEXTS}
EITHER: Final = "|"  # between answers that are equally good


class Wrong:
    """What is said to an answer that the lesson does not take, or to a thing that cannot be chosen."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.keys: list[str] = data.get("keys", [])
        self.refs: list[str] = data.get("refs", [])
        self.say: dict[str, str] = data["say"]
        self.rules: list[str] = data.get("rules", [])

    def meets(self, key: str) -> bool:
        return any(fnmatchcase(key, pattern) for pattern in self.keys)


class Step:
    """One sentence. `taps` are the answers it waits for, one after another; without any it waits to be read.

    `held` takes the place of the sentence while the first thing of an answer is in the hand. `shown` lets the sentence
    come in the middle of what an answer brought about: "reveal 2" is after the second event of that kind, "before
    reveal 2" just before it, with all that the first one led to.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.say: dict[str, str] = data["say"]
        self.held: dict[str, str] = data.get("held", {})
        self.point: list[str] = data.get("point", [])
        self.taps: list[list[str]] = [[key.strip() for key in tap.split(EITHER)] for tap in data.get("do", [])]
        self.wrong: list[Wrong] = [Wrong(one) for one in data.get("wrong", [])]
        self.rivals: list[tuple[int, list[str]]] = [rival(line) for line in data.get("rivals", [])]
        self.then: dict[str, str] = data.get("then", {})
        self.shown: str = data.get("shown", "")
        self.crib: list[dict[str, str]] = data.get("crib", [])


def rival(line: str) -> tuple[int, list[str]]:
    """`1: pick:row2:1 | pick:row3:1`: whoever sits there takes the first of these that is offered."""
    seat, _, keys = line.partition(":")
    if not seat.strip().isdecimal() or not keys.strip():
        raise BadRecord(f'a rival\'s answer is written "seat: option key", not {line!r}.')
    return int(seat), [key.strip() for key in keys.split(EITHER)]


class Scene:
    """A position of its own, and the steps that are played from it."""

    def __init__(self, path: Path, number: int, game: str, data: dict[str, Any]) -> None:
        start: dict[str, Any] = {word: data[word] for word in ("options", "seed", "chance", "given") if word in data}
        self.start: Scenario = Scenario(path, number, {"game": game, "seats": data.get("seats", 2), **start})
        self.learner: int = data.get("learner", 0)
        self.names: list[str] = data.get("names", [])
        self.steps: list[Step] = [Step(one) for one in data.get("step", [])]

    def begin(self) -> tuple[Match, Reel]:
        """The match, and what was seen before the first question."""
        reels: list[Reel] = []

        def watching(game: Game, state: State) -> Log:
            log = Log()
            reels.append(Reel(game, self.learner, state, log))
            return log

        match = position(self.start, watching)
        match.names = self.names
        return match, reels[0]


class Lesson:
    """One lesson of a game. The first of a game teaches it from nothing."""

    def __init__(self, path: Path, data: dict[str, Any]) -> None:
        self.id: str = path.stem
        self.game: str = data["game"]
        self.title: dict[str, str] = data["title"]
        self.about: dict[str, str] = data.get("about", {})
        self.minutes: int = data.get("minutes", 2)
        self.order: int = data.get("order", 9)
        self.wrong: list[Wrong] = [Wrong(one) for one in data.get("wrong", [])]  # said where a step says nothing itself
        self.scenes: list[Scene] = [Scene(path, at + 1, self.game, one) for at, one in enumerate(data["scene"])]
        self.end: dict[str, str] = data.get("end", {})


def read_lesson(path: Path) -> Lesson:
    """The lesson of a file; BadRecord with one sentence where it is not one."""
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{path}: not a TOML file: {error}.") from None
    shaped(f"{path}: a lesson", data, LESSON)
    for word in ("game", "title", "scene"):
        if word not in data:
            raise BadRecord(f"{path}: a lesson needs {word!r}.")
    spoken(path, "title", data["title"])
    for scene in data["scene"]:
        shaped(f"{path}: a scene", scene, SCENE)
        for step in scene.get("step", []):
            shaped(f"{path}: a step", step, STEP)
            if "say" not in step:
                raise BadRecord(f"{path}: a step needs 'say'.")
            where = f"step {step['say'].get('en', '')!r}"
            for sentence in (step["say"], step.get("held"), step.get("then"), *step.get("crib", [])):
                spoken(path, where, sentence)
            spoken_to(path, where, step.get("wrong", []))
    spoken_to(path, "a lesson", data.get("wrong", []))
    for word in ("about", "end"):
        spoken(path, word, data.get(word))
    try:
        return Lesson(path, data)
    except BadRecord as bad:
        raise BadRecord(f"{path}: {bad}") from None


def spoken(path: Path, where: str, sentence: dict[str, str] | None) -> None:
    """A sentence is there in every language, or not at all."""
    if sentence is None:
        return
    missing = [lang for lang in LANGUAGES if not isinstance(sentence.get(lang), str) or not sentence[lang].strip()]
    if missing or set(sentence) != set(LANGUAGES):
        raise BadRecord(f"{path}: {where}: a sentence is written in {' and '.join(LANGUAGES)}, not as {sentence!r}.")


def spoken_to(path: Path, where: str, wrongs: list[dict[str, Any]]) -> None:
    for wrong in wrongs:
        shaped(f"{path}: {where}: wrong", wrong, WRONG)
        spoken(path, where, wrong.get("say", {}))


def lessons_of(game: Game) -> list[Lesson]:
    """All lessons that lie in the game's package, in the order in which they are offered."""
    folder = files(game.texts.package).joinpath("lessons")
    if not folder.is_dir():
        return []
    found = [read_lesson(Path(str(entry))) for entry in folder.iterdir() if entry.name.endswith(".toml")]
    return sorted(found, key=lambda lesson: (lesson.order, lesson.id))
