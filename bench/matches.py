"""What a match costs beyond its rules: `Match.answer` beside bare random play, memory, undo, replay, loading.

Run as `python -m bench.matches`. Every round gives each contestant its slice of CPU time in turn, so that a busy
machine slows both; what is reported is the median of the rounds' ratios.
"""

from __future__ import annotations

import argparse
import gc
import random
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from rich.console import Console
from rich.table import Table

import klubovna
from bench.measure import Speed
from klubovna.engine import Game, Match, load_match, new_match
from klubovna.games import GAMES
from klubovna.lab.batches import collect_rarely
from klubovna.table.entries import HUMAN, Created, Entry, FirstChair, Started
from klubovna.table.room import Room

console = Console(highlight=False, width=140)
COLUMNS = (
    "game",
    "seats",
    "bare decisions/s",
    "answers/s",
    "bare is",
    "KB, median",
    "longest",
    "events",
    "answers",
    "new ms",
    "undo ms",
    "at() ms",
    "save ms",
    "load ms",
    "room ms",
)
MATCHES = 21  # among which the longest is looked for


def play(match: Match, draw: Callable[[], float]) -> int:
    """Random answers to the end, as somebody who uses the package would give them; returns how many."""
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[int(draw() * len(ask.options))].key)
    return match.version


class Answers:
    """Whole matches by `Match.answer`, a slice of CPU time at a time."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = 0
        self.draw = random.Random(1).random

    def slice(self, seconds: float) -> float:
        """Answers per CPU second."""
        answers = 0
        started = time.process_time()
        while True:
            self.seed += 1
            answers += play(new_match(self.game, self.seats, self.seed), self.draw)
            spent = time.process_time() - started
            if spent >= seconds:
                return answers / spent


def milliseconds(action: Callable[[], object], times: int = 7) -> float:
    """The best of several."""
    spent = []
    for _ in range(times):
        started = time.process_time()
        action()
        spent.append(time.process_time() - started)
    return min(spent) * 1000


def random_match(game: Game, seats: int, seed: int) -> Match:
    match = new_match(game, seats, seed)
    play(match, random.Random(seed).random)
    return match


def memory(game: Game, seats: int, seed: int) -> tuple[int, int, int]:
    """Bytes that a finished match holds, those that its events hold, and its answers."""
    random_match(game, seats, seed)  # what is made once and shared is made now
    gc.collect()
    tracemalloc.start()
    match = random_match(game, seats, seed)
    gc.collect()
    whole = tracemalloc.get_traced_memory()[0]
    match.events.clear()
    gc.collect()
    rest = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return whole, whole - rest, match.version


def by_length(game: Game, seats: int) -> list[int]:
    """The seeds of random matches, the shortest first."""
    return sorted(range(MATCHES), key=lambda seed: random_match(game, seats, seed).version)


def room_entries(game: Game, seats: int, seed: int) -> list[Entry]:
    """The log of a room in which a random match was played."""
    room = Room("bench", game)
    chairs = [FirstChair(HUMAN, f"holder {seat}", "") for seat in range(seats)]
    options = game.complete({}, seats)
    created = Created(
        seed=f"{seed:x}", seats=seats, options=options, listed=False, chairs=chairs, host="", game=game.id
    )
    entries = [
        room.enter(created, "", None, 0.0),
        room.enter(Started(game.rules, [], [""] * seats), "", None, 0.0),
    ]
    draw = random.Random(seed).random
    while room.match is not None and not room.match.over and room.moves < 200:
        ask = room.match.asks[0]
        key = ask.options[int(draw() * len(ask.options))].key
        entries.append(room.enter(room.play.accept(ask.seat, room.version, key), "", None, 0.0))
    return entries


def load_room(game: Game, entries: list[Entry]) -> None:
    room = Room("bench", game)
    for entry in entries:
        room.apply(entry, replaying=True)
    assert room.play.rebuild()


def figures(game: Game, seats: int, rounds: int, seconds: float) -> list[float]:
    """In the order of the columns, from the bare decisions on."""
    bare, answers = Speed(game, seats), Answers(game, seats)
    bare.slice(0.2)
    answers.slice(0.2)
    pairs = [(bare.slice(seconds)[0], answers.slice(seconds)) for _ in range(rounds)]
    seeds = by_length(game, seats)
    seed = seeds[-1]
    whole, events, version = memory(game, seats, seed)
    match = random_match(game, seats, seed)
    twins, unsaved = [match.fork() for _ in range(7)], [match.at(version) for _ in range(7)]
    record = match.save()
    entries = room_entries(game, seats, seed)
    return [
        statistics.median(pair[0] for pair in pairs),
        statistics.median(pair[1] for pair in pairs),
        statistics.median(fast / slow for fast, slow in pairs),
        memory(game, seats, seeds[MATCHES // 2])[0] / 1000,
        whole / 1000,
        events / 1000,
        version,
        milliseconds(lambda: klubovna.new_match(game.id, seats, seed)),
        milliseconds(lambda: twins.pop().undo()),
        max(milliseconds(lambda moves=moves: match.at(moves), 3) for moves in range(version + 1)),  # type: ignore[misc]
        milliseconds(lambda: unsaved.pop().save()),
        milliseconds(lambda: load_match(game, record)),
        milliseconds(lambda: load_room(game, entries)),
    ]


FORMS = ("{:,.0f}", "{:,.0f}", "{:.1f} x", *["{:.0f}"] * 4, *["{:.2f}"] * 3, *["{:.1f}"] * 3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this game (may be repeated)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time per contestant and round")
    asked = parser.parse_args()
    collect_rarely()
    table = Table(title=f"Matches beside bare rules, {asked.rounds} rounds; times of the longest of {MATCHES} matches")
    for column in COLUMNS:
        table.add_column(column, justify="left" if column == "game" else "right")
    for id in asked.game or list(GAMES):
        game = GAMES[id]
        seats = min(4, game.seats[1])
        found = figures(game, seats, asked.rounds, asked.seconds)
        table.add_row(id, str(seats), *[form.format(value) for form, value in zip(FORMS, found, strict=True)])
    console.print(table)


if __name__ == "__main__":
    main()
