"""Batches: numbered pieces of work, each with a seed of its own, done in any order by any number of processes.

What a piece comes to depends on its number and on nothing else, so the same setting gives the same results on every
machine. Finished pieces are written to a file at once; whoever was stopped goes on where the file ends.
"""

from __future__ import annotations

import gc
import json
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread
from typing import Any, Final, Protocol

from klubovna.engine import BadRecord, Game, Refused

LARGEST: Final = 50  # pieces in a batch


def collect_rarely() -> None:
    """Playouts make many small objects and hardly a cycle: looking for cycles all the time is wasted."""
    gc.freeze()
    gc.set_threshold(50_000)


def serve() -> None:
    """What a process does first that will do batches. One whose driver was killed ends, too, instead of waiting."""
    collect_rarely()
    Thread(target=leave_with_driver, daemon=True).start()


def leave_with_driver() -> None:
    driver = parent_process()
    assert driver is not None
    driver.join()
    os._exit(1)


# What does one piece: its setting and its number give JSON-ready data.
Work = Callable[[dict[str, Any], int], Any]


class Kept:
    """Finished pieces, in a file if one is named: a line that says what they are of, then a line for each."""

    def __init__(self, path: Path | None, kind: str, setting: dict[str, Any]) -> None:
        self.path: Path | None = path
        self.pieces: dict[int | str, Any] = {}
        if path is not None:
            self.read(path, kind, setting)

    def read(self, path: Path, kind: str, setting: dict[str, Any]) -> None:
        try:
            text = path.read_text("utf-8") if path.exists() else ""
        except (OSError, UnicodeError) as error:
            raise BadRecord(f"{path} cannot be read: {error}.") from None
        if not text:
            self.write([[kind, setting]])
            return
        *lines, unfinished = text.split("\n")  # whoever wrote it may have been stopped in the middle
        try:
            found = [json.loads(line) for line in lines]
            if found[0][0] != kind:
                raise ValueError
            if found[0][1] != setting:
                other = json.dumps(found[0][1], ensure_ascii=False)
                raise Refused(f"{path} was made with other settings: {other}.")
            self.pieces = dict(found[1:])
        except (ValueError, TypeError, LookupError):
            raise BadRecord(f"{path} is not a file of {kind}.") from None
        if unfinished:  # ours, as the first line says: what is not whole is done again
            path.write_text(text[: len(text) - len(unfinished)], "utf-8")

    def add(self, pieces: Iterable[tuple[int | str, Any]]) -> None:
        """Each under its number, or under a name of its own."""
        found = dict(pieces)
        self.write([[name, data] for name, data in found.items()])
        self.pieces.update(found)

    def write(self, lines: list[Any]) -> None:
        if self.path is None:
            return
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write("".join([json.dumps(line, ensure_ascii=False) + "\n" for line in lines]))
        except OSError as error:
            raise Refused(f"{self.path} cannot be written: {error.strerror}.") from None


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"{folder} cannot be made: {error.strerror}.") from None


def setting_of(game: Game, seats: int, options: dict[str, Any], bots: list[str], seed: int | str) -> dict[str, Any]:
    """What decides how the matches of a folder go."""
    return {"game": game.id, "rules": game.rules, "seats": seats, "options": options, "bots": bots, "seed": seed}


class Workers(Protocol):
    """Who does the batches."""

    many: int  # how many batches are done at the same time

    def results(self, work: Work, setting: dict[str, Any], batches: list[list[int]]) -> Iterator[list[tuple[int, Any]]]:
        """The finished pieces of each batch, in any order."""


class Processes:
    """Processes of this machine; a single one is our own."""

    def __init__(self, jobs: int) -> None:
        self.many: int = jobs

    def results(self, work: Work, setting: dict[str, Any], batches: list[list[int]]) -> Iterator[list[tuple[int, Any]]]:
        if self.many == 1:
            for numbers in batches:
                for number in numbers:  # nobody has to be sent for, so every piece is kept as soon as it is done
                    yield do_batch(work, setting, [number])
            return
        with ProcessPoolExecutor(max_workers=self.many, initializer=serve) as pool:
            asked = [pool.submit(do_batch, work, setting, numbers) for numbers in batches]
            try:
                for done in as_completed(asked):
                    yield done.result()
            finally:
                for waiting in asked:
                    waiting.cancel()


def do_batch(work: Work, setting: dict[str, Any], numbers: list[int]) -> list[tuple[int, Any]]:
    return [(number, work(setting, number)) for number in numbers]


def do_all(
    work: Work,
    setting: dict[str, Any],
    kept: Kept,
    total: int,
    workers: Workers,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Any]:
    """All pieces from 0 on, in order; those that are kept already are not done again."""
    missing = [number for number in range(total) if number not in kept.pieces]
    progress(total - len(missing))
    size = max(1, min(LARGEST, len(missing) // (workers.many * 4) or 1))
    batches = [missing[at : at + size] for at in range(0, len(missing), size)]
    try:
        for pieces in workers.results(work, setting, batches):
            kept.add(pieces)
            progress(len(pieces))
    except KeyboardInterrupt:
        if kept.path is None:
            raise
        words = f"stopped; {kept.path} keeps {len(kept.pieces)} of {total}, and the same command goes on from there."
        raise KeyboardInterrupt(words) from None
    return [kept.pieces[number] for number in range(total)]
