"""A bot's process: reads positions from standard input, writes choices to standard output, line by line.

It ends when its input ends, so it never outlives the server. Run as `python -m klubovna.table.worker`.
"""

from __future__ import annotations

import signal
import sys
from typing import Any

import msgspec

from klubovna.bots import table_bot
from klubovna.engine import Glimpse, Run
from klubovna.games import find_game


class Thought(msgspec.Struct):
    """What a bot is asked: the start of the step as plain data and the answers since, for one seat."""

    game: str
    level: str
    seed: str
    state: dict[str, Any]
    answers: list[tuple[int, int]]
    seat: int


def choose(thought: Thought) -> str:
    """The position from plain data, and the bot's choice in it."""
    game = find_game(thought.game)
    checkpoint = game.load(thought.state)
    run = Run(game, checkpoint, True, None, False)
    run.restore(checkpoint, thought.answers, [], 0)
    ask = run.ask_for(thought.seat)
    if ask is None:
        raise ValueError(f"seat {thought.seat} is not asked")
    return table_bot(thought.level, thought.seed).choose(Glimpse(run, ask))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    decoder = msgspec.json.Decoder(Thought)
    for line in sys.stdin.buffer:
        try:
            reply = {"key": choose(decoder.decode(line))}
        except Exception as error:
            reply = {"error": repr(error)}
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
