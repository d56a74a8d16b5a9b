"""Golden matches, counts of lines of play and playthroughs: written once, replayed on every run.

`python -m klubovna.lab.golden FOLDER [GAME...]` writes them anew after a wanted change of rules: those of our own games
unless others are named. A game from outside keeps its own in its own tests.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from klubovna.bots import new_bot
from klubovna.engine import Game, Glimpse, Match, load_match, new_match
from klubovna.games import GAMES, find_game
from klubovna.lab.laws import option_sets
from klubovna.lab.perft import perft
from klubovna.lab.playthrough import playthrough

PERFT_NODES = 30_000  # deep enough to notice, quick enough for every run


def golden_match(game: Game, seats: int, seed: int, options: dict[str, Any], level: str) -> Match:
    """A whole match by bots."""
    match = new_match(game, seats, seed, options)
    bots = [new_bot(level, f"golden {seed} {seat}") for seat in range(seats)]
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, bots[ask.seat].choose(Glimpse(match.run, ask)))
    return match


def write_matches(game: Game, folder: Path) -> int:
    """One match per seat count and set of options, the first of them by better bots."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    written = 0
    for seats in range(game.seats[0], game.seats[1] + 1):
        for number, options in enumerate(option_sets(game, seats)[:4]):
            level = "greedy" if number == 0 else "random"
            record = golden_match(game, seats, 100 * seats + number, options, level).save()
            path = folder / f"{seats}-seats-{number}-{level}.json"
            path.write_text(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
            written += 1
    return written


def write_perft(game: Game, path: Path) -> None:
    """Counts for each seat count, as deep as stays quick."""
    lines = ["# Lines of play of length 0, 1, 2, ... from the start, for fixed seeds.\n"]
    for seats in range(game.seats[0], game.seats[1] + 1):
        for seed in (1, 2):
            counts = perft(game, seats, seed, 1)
            while counts[-1] * max(2, counts[-1] // max(1, counts[-2])) < PERFT_NODES and len(counts) < 12:
                counts = perft(game, seats, seed, len(counts))
            lines.append(f"[[perft]]\nseats = {seats}\nseed = {seed}\ncounts = {counts}\n")
    path.write_text("\n".join(lines), "utf-8")


def shortest_match(game: Game, folder: Path) -> Match:
    """The match that is told in words: the shortest one by better bots."""
    records = [json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*-greedy.json"))]
    return load_match(game, min(records, key=lambda record: len(record["answers"])))


def main() -> None:
    folder = Path(sys.argv[1])
    for id in sys.argv[2:] or list(GAMES):
        game = find_game(id)
        count = write_matches(game, folder / "matches" / id)
        write_perft(game, folder / "perft" / f"{id}.toml")
        told = folder / "playthroughs" / f"{id}.txt"
        told.parent.mkdir(exist_ok=True)
        told.write_text(playthrough(shortest_match(game, folder / "matches" / id)), "utf-8")
        print(f"{id}: {count} matches, rules {game.rules}")


if __name__ == "__main__":
    main()
