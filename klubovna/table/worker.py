"""A bot's process: reads positions from standard input, writes choices or advice to standard output, line by line.

It ends when its input ends, and by an alarm of its own in a thought without end, so it never outlives the server for
long. It gives way to the server, which answers people. Run as `python -m klubovna.table.worker`.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any, Final, Literal

import msgspec

from klubovna.bots import Budget, new_bot, table_seconds
from klubovna.bots.advice import advise
from klubovna.bots.foresight import foresee
from klubovna.engine import Glimpse, Run
from klubovna.games import find_game
from klubovna.table.faults import place

READY: Final = {"ready": True}
NICE: Final = 10
HURRY: Final = getattr(signal, "SIGUSR1", None)  # choose now, by what is known so far


class Thought(msgspec.Struct):
    """What a bot is asked: the start of the step as plain data and the answers since, for one seat.

    `player` is a level or a figure; after `limit` seconds the server will have lost its patience. Instead of a choice a
    person may want advice, or what every option would do.
    """

    game: str
    player: str
    seed: str
    state: dict[str, Any]
    answers: list[tuple[int, int]]
    seat: int
    limit: float = 60.0
    wanted: Literal["choice", "advice", "prospects"] = "choice"


ADVICE_SECONDS: Final = 3.0  # that advice may take; then it is what has been found out so far


def glimpse_of(thought: Thought) -> Glimpse:
    """The position from plain data, as the seat can know it."""
    game = find_game(thought.game)
    checkpoint = game.load(thought.state)
    run = Run(game, checkpoint, True, None, False)
    run.restore(checkpoint, thought.answers, [], 0)
    ask = run.ask_for(thought.seat)
    if ask is None:
        raise ValueError(f"seat {thought.seat} is not asked")
    return Glimpse(run, ask)


def found(thought: Thought, budget: Budget) -> dict[str, Any]:
    """What was wanted: a bot's choice, advice, or prospects, as plain data."""
    glimpse = glimpse_of(thought)
    if thought.wanted == "advice":
        return {"found": advise(glimpse, thought.seed, budget).to_json()}
    if thought.wanted == "prospects":
        return {"found": [foresee(glimpse, at, thought.seed).to_json() for at in range(len(glimpse.ask.options))]}
    return {"key": new_bot(thought.player, thought.seed, budget).choose(glimpse)}


def reply_to(thought: Thought) -> dict[str, Any]:
    seconds = table_seconds(thought.player) if thought.wanted == "choice" else ADVICE_SECONDS
    budget = Budget(seconds=seconds)
    if HURRY is not None:
        signal.signal(HURRY, lambda *_: budget.cancel())
    try:
        return found(thought, budget)
    except Exception as error:
        return {"error": place(error)}


def set_alarm(seconds: float) -> None:
    """The system ends this process then, even where nothing in it listens any more; 0 takes that back."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def write(reply: object) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
    sys.stdout.buffer.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    if HURRY is not None:
        signal.signal(HURRY, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    write(READY)
    decoder = msgspec.json.Decoder(Thought)
    for line in sys.stdin.buffer:
        thought = decoder.decode(line)
        set_alarm(thought.limit + 1.0)
        reply = reply_to(thought)
        set_alarm(0.0)
        write(reply)


if __name__ == "__main__":
    main()
