"""Strážci Divočiny: how often teams of bots win, by players and difficulty, and what defeats them.

`python bench/defenders_report.py --bots greedy --games 1008` plays 63 games in each of 16 cells (1 to 4 players; 0, 2,
4 or 6 advanced cards) and prints the table of docs/rules/defenders.md, section 9, with 95 % intervals. `--part 0/2`
plays every other game only; `--lines FILE` adds one JSON line per game to a file, and `--read FILE...` makes the table
from such files. Every component is counted after every answer.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.sweep import play_out, sweep
from klubovna.engine import Chance, Run, seed_key
from klubovna.games.defenders import DEFENDERS
from klubovna.games.defenders.state import Defenders
from klubovna.lab.statistics import share_interval

PRESETS = (0, 2, 4, 6)
FIRST_SEED = 50_000


def play(number: int, level: str) -> dict[str, Any]:
    """Game number so and so: all seat counts and presets in turn."""
    seats, advanced = number % 4 + 1, PRESETS[number // 4 % 4]
    state = DEFENDERS.start(seats, {"advanced": advanced}, Chance(seed_key(FIRST_SEED + number)))
    assert isinstance(state, Defenders)
    run = Run(DEFENDERS, state)
    decisions = play_out(run, level, [f"{number:x}{seat:x}" for seat in range(seats)])
    assert state.result is not None
    return {
        "i": number,
        "seats": seats,
        "adv": advanced,
        "cause": state.result.cause,
        "rounds": state.round,
        "cards": state.drawn,
        "camps": sum(player.built for player in state.players),
        "factories": len(state.sites),
        "rewilded": state.rewilded.bit_count(),
        "deaths": len(state.graves),
        "n": decisions,
    }


def table(games: list[dict[str, Any]]) -> None:
    cells: dict[tuple[int, int], list[dict[str, Any]]] = defaultdict(list)
    for game in games:
        cells[(game["adv"], game["seats"])].append(game)
    print(
        "| advanced cards | players | games | wins | 95 % | rounds | machine cards | deaths | core / toxic / massacre |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for (advanced, seats), played in sorted(cells.items()):
        causes = Counter(game["cause"] for game in played)
        count = len(played)
        low, high = share_interval(causes["victory"], count)
        means = [sum(game[name] for game in played) / count for name in ("rounds", "cards", "deaths")]
        print(
            f"| {advanced} | {seats} | {count} | {causes['victory'] / count:.0%} | {low:.0%}–{high:.0%} "
            f"| {means[0]:.1f} | {means[1]:.1f} | {means[2]:.2f} "
            f"| {causes['core']} / {causes['toxic']} / {causes['massacre']} |"
        )
    decisions = [game["n"] for game in games]
    print(f"\n{len(games)} games, {sum(decisions)} decisions, {max(decisions)} at most")


if __name__ == "__main__":
    sweep(__doc__, play, table)
