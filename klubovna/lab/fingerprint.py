"""Fingerprints of a game: what random matches show and record, in a few bytes per position.

Two builds of the same sources must give the same ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

from klubovna.bots import new_bot
from klubovna.engine import Chance, Game, Glimpse, Match, canonical, new_match, seed_key
from klubovna.lab.laws import option_sets, play_on, shown

STOPS = [1, 4, 20, 75, 150]  # answers between two looks; the last one is the end of most matches


def fingerprints(game: Game, matches: int) -> Iterator[str]:
    """One line for each position looked at, over all numbers of seats and the options in turn."""
    low, high = game.seats
    for number in range(matches):
        seats = low + number % (high - low + 1)
        sets = option_sets(game, seats)
        options = sets[number // (high - low + 1) % len(sets)]
        match = new_match(game, seats, number, options)
        choices = Chance(seed_key(f"{number:x}"))
        for stop in STOPS:
            play_on(match, stop, choices)
            yield f"{game.id} {number}, {seats} seats, {match.version} answers: {look(match, number)}"


def look(match: Match, seed: int) -> str:
    """The position in short: its data, what everybody sees, its record, a world, and what the greedy bot would do."""
    seen = blake2b(shown(match) + canonical(match.save()), digest_size=8)
    if match.over:
        return f"{match.digest()} {seen.hexdigest()}"
    ask = match.asks[0]
    seen.update(shown(match.redeal(ask.seat, seed)))
    return f"{match.digest()} {seen.hexdigest()} {new_bot('greedy', seed).choose(Glimpse(match.run, ask))}"
