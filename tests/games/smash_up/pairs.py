"""All 28 pairs of factions: a match and counts of lines of play for each.

`python -m tests.games.smash_up.pairs` writes them anew after a wanted change of rules.
"""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

from klubovna.engine import Chance, Match, Run, new_match, seed_key
from klubovna.games.smash_up import SMASH_UP
from klubovna.games.smash_up.cards import FACTIONS
from klubovna.lab.perft import count_lines
from tests.kit import TESTS

PAIRS = list(combinations(FACTIONS, 2))
MATCHES = TESTS / "matches" / "smash_up-pairs"
COUNTS = TESTS / "perft" / "smash_up-pairs.json"
OPTIONS = {"factions": "free", "first_player": 0}
DEPTH = 3


def rivals(number: int) -> tuple[str, str]:
    """A pair for the other seat, another one every time."""
    left = list(combinations([faction for faction in FACTIONS if faction not in PAIRS[number]], 2))
    return left[number % len(left)]


def start(number: int) -> Match:
    """A match of this pair against its rivals, before the first turn."""
    match = new_match(SMASH_UP, 2, 1000 + number, OPTIONS)
    for seat, pair in enumerate((PAIRS[number], rivals(number))):
        for faction in pair:
            match.answer(seat, faction)
    return match


def played(number: int) -> Match:
    match = start(number)
    choices = Chance(seed_key(number))
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[choices.below(len(ask.options))].key)
    return match


def lines(number: int) -> list[int]:
    counts = [0] * (DEPTH + 1)
    run: Run = start(number).run.fork()
    count_lines(run, 0, counts)
    return counts


def write() -> None:
    MATCHES.mkdir(parents=True, exist_ok=True)
    counts: dict[str, Any] = {}
    for number, pair in enumerate(PAIRS):
        name = "-".join(pair)
        record = json.dumps(played(number).save(), ensure_ascii=False, separators=(",", ":"))
        (MATCHES / f"{name}.json").write_text(record + "\n", "utf-8")
        counts[name] = lines(number)
    COUNTS.write_text(json.dumps(counts, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    write()
