"""Hustá mela: how long games between bots last, and how the factions fare.

`python bench/smash_up_report.py --bots greedy --games 1008` plays 12 games of each of the 28 pairs of factions at 2, 3
and 4 seats (the pair in turn at every seat, the others dealt at random) and prints the figures of
docs/rules/smash_up.md, section 9, with 95 % intervals. `--part 0/2` plays every other game only; `--lines FILE` adds
one JSON line per game to a file, and `--read FILE...` makes the figures from such files. Every card is counted after
every answer.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.sweep import play_out, sweep
from klubovna.engine import Chance, Run, seed_key
from klubovna.games.smash_up import SMASH_UP
from klubovna.games.smash_up.cards import FACTIONS
from klubovna.games.smash_up.state import SmashUp
from klubovna.lab.statistics import share_interval

PAIRS = list(combinations(range(len(FACTIONS)), 2))
FIRST_SEED = 70_000


def dealt(number: int, seats: int, chance: Chance) -> list[tuple[int, ...]]:
    """The pair whose turn it is at the seat whose turn it is; the other seats get what chance brings."""
    pair = PAIRS[number // 3 % len(PAIRS)]
    rest = [faction for faction in range(len(FACTIONS)) if faction not in pair]
    chance.shuffle(rest)
    pairs = [tuple(rest[2 * seat : 2 * seat + 2]) for seat in range(seats - 1)]
    pairs.insert(number // (3 * len(PAIRS)) % seats, pair)
    return pairs


def play(number: int, level: str) -> dict[str, Any]:
    """Game number so and so: seat counts, pairs and the seats of the pair in turn."""
    seats = 2 + number % 3
    pairs = dealt(number, seats, Chance(seed_key(f"factions {number}")))
    state = SMASH_UP.start(seats, {"factions": "free"}, Chance(seed_key(FIRST_SEED + number)))
    assert isinstance(state, SmashUp)
    run = Run(SMASH_UP, state)
    picked = [0] * seats
    while run.asks[0].why == "pick_faction":
        ask = run.asks[0]
        run.play(0, ask.index_of(FACTIONS[pairs[ask.seat][picked[ask.seat]]]))
        picked[ask.seat] += 1
    decisions = play_out(run, level, [f"{number} {seat}" for seat in range(seats)])
    assert state.result is not None
    return {
        "i": number,
        "pairs": pairs,
        "first": state.first,
        "winners": state.result.winners,
        "scores": state.result.scores,
        "cause": state.result.cause,
        "turns": state.turn,
        "bases": len(state.base_discard),
        "n": decisions,
    }


def print_report(games: list[dict[str, Any]]) -> None:
    for seats in (2, 3, 4):
        here = [game for game in games if len(game["pairs"]) == seats]
        if here:
            print_lengths(seats, here)
            print_shares(here)


def print_lengths(seats: int, games: list[dict[str, Any]]) -> None:
    turns = sorted(game["turns"] / seats for game in games)
    mean = sum(turns) / len(turns)
    error = 1.96 * (sum((t - mean) ** 2 for t in turns) / max(1, len(turns) - 1) / len(turns)) ** 0.5
    bases = sum(game["bases"] for game in games) / len(games)
    limits = sum(game["cause"] != "points" for game in games)
    first = sum(game["first"] in game["winners"] for game in games)
    low, high = share_interval(first, len(games))
    print(
        f"{seats} seats, {len(games)} games: {mean:.1f} ± {error:.1f} turns per player "
        f"({turns[0]:.0f}-{turns[-1]:.0f}), {bases:.1f} bases, {limits} at the turn limit, "
        f"first player wins {first / len(games):.0%} ({low:.0%}-{high:.0%})"
    )


def print_shares(games: list[dict[str, Any]]) -> None:
    """Of the players with a faction, how many won."""
    had: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for game in games:
        for seat, pair in enumerate(game["pairs"]):
            for faction in pair:
                had[faction] += 1
                won[faction] += game["winners"] == [seat]
    for faction in sorted(had, key=lambda faction: -won[faction] / had[faction]):
        low, high = share_interval(won[faction], had[faction])
        share = won[faction] / had[faction]
        print(f"  {FACTIONS[faction]:<10} {share:4.0%} ({low:.0%}-{high:.0%}) of {had[faction]}")


if __name__ == "__main__":
    sweep(__doc__, play, print_report)
