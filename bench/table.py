"""What the table does for an answer, without network and disk: rules, pictures for everybody, what each client is sent.

python -m bench.table [GAME ...]    CPU microseconds per answer, the best of several passes over the same matches
"""

from __future__ import annotations

import gc
import random
import sys
import time
from typing import Final

from klubovna.engine import Game
from klubovna.games import all_games
from klubovna.server import wire
from klubovna.table.desk import Desk
from klubovna.table.entries import HUMAN, Created, FirstChair, Started
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room

PASSES: Final = 4
MATCHES: Final = 6


class Onlooker:
    """Somebody at the table who is sent nothing here."""

    holder: str = ""

    def changed(self, what: set[str]) -> None: ...

    def dismissed(self, refusal: Refusal) -> None: ...


def seated(game: Game, seats: int, seed: int) -> tuple[Desk, Room]:
    """A table at which a match has just begun and all seats look on."""
    room = Room("bench", game)
    chairs = [FirstChair(HUMAN, f"holder {seat}", "") for seat in range(seats)]
    options = game.complete({}, seats)
    room.enter(
        Created(seed=f"{seed:x}", seats=seats, options=options, listed=False, chairs=chairs, host="", game=game.id),
        "",
        None,
        0.0,
    )
    room.enter(Started(game.rules, [], [""] * seats), "", None, 0.0)
    desk = Desk("bench")
    desk.room = room
    desk.watchers.append(Onlooker())
    desk.filmed(room)
    return desk, room


def play(game: Game, seats: int, seed: int) -> tuple[int, int]:
    """A random match at a table; how many answers, and how many bytes all its clients were sent."""
    desk, room = seated(game, seats, seed)
    match, chance, sent = room.match, random.Random(seed), 0
    assert match is not None
    while not match.over:
        ask = chance.choice(match.asks)
        key = chance.choice(ask.options).key
        entry = room.enter(room.play.accept(ask.seat, room.version, key), "", None, 0.0)
        desk.capture(room, entry)
        desk.stamp += 1
        for seat in range(seats):
            for text in wire.moved_messages(desk, room, seat, room.version - 1) or ():
                sent += len(text)
    return match.version, sent


def measure(game: Game, passes: int = PASSES) -> tuple[float, float]:
    """CPU microseconds and bytes sent per answer."""
    seats = min(4, game.seats[1])
    best = float("inf")
    for _ in range(passes):
        gc.collect()
        answers = sent = 0
        before = time.process_time()
        for seed in range(MATCHES):
            made, size = play(game, seats, seed)
            answers, sent = answers + made, sent + size
        best = min(best, (time.process_time() - before) / answers)
    return best * 1e6, sent / answers


def main() -> None:
    for id in sys.argv[1:] or list(all_games()):
        cost, sent = measure(all_games()[id])
        print(f"{id:15}{cost:9.0f} µs{sent:9.0f} bytes", flush=True)


if __name__ == "__main__":
    main()
