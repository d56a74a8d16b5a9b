"""What the table does for an answer, without network and disk: rules, pictures for everybody, what each client is sent.

python -m bench.table [GAME ...]    CPU microseconds per answer, of each answer the best of several passes
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

PASSES: Final = 7
MATCHES: Final = 4


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


def play(game: Game, seats: int, seed: int) -> tuple[list[float], int]:
    """A random match at a table: the CPU seconds of each answer, and how many bytes all its clients were sent."""
    desk, room = seated(game, seats, seed)
    match, chance = room.match, random.Random(seed)
    spent: list[float] = []
    sent = 0
    assert match is not None
    while not match.over:
        ask = chance.choice(match.asks)
        key = chance.choice(ask.options).key
        before = time.thread_time()
        entry = room.enter(room.play.accept(ask.seat, room.version, key), "", None, 0.0)
        desk.capture(room, entry)
        desk.stamp += 1
        texts = [wire.moved_messages(desk, room, seat, room.version - 1) or [] for seat in range(seats)]
        spent.append(time.thread_time() - before)
        sent += sum(len(text) for seat in texts for text in seat)
    return spent, sent


def measure(game: Game, passes: int = PASSES) -> tuple[float, float]:
    """CPU microseconds and bytes sent per answer. Of each answer the fastest pass counts, so that what others do on
    the machine shows as little as can be."""
    seats = min(4, game.seats[1])
    least, answers, sent = 0.0, 0, 0
    gc.disable()
    for seed in range(MATCHES):
        rounds = [play(game, seats, seed) for _ in range(passes)]
        least += sum(min(times) for times in zip(*[spent for spent, _ in rounds], strict=True))
        answers += len(rounds[0][0])
        sent += rounds[0][1]
        gc.collect()
    gc.enable()
    return least / answers * 1e6, sent / answers


def main() -> None:
    for id in sys.argv[1:] or list(all_games()):
        cost, sent = measure(all_games()[id])
        print(f"{id:15}{cost:9.0f} µs{sent:9.0f} bytes", flush=True)


if __name__ == "__main__":
    main()
