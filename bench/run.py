"""make bench: our figures as a table, and side by side with other engines in the same run.

Absolute speeds depend on the machine and on the minute; ratios taken inside one round do not. Every round gives each
contestant about one second of CPU time in turn; what is reported is the median of the rounds' ratios.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from rich.console import Console
from rich.table import Table

from bench.measure import Speed, answers_per_step, microseconds, positions
from bench.peers.child import PEERS, Peer
from klubovna.engine import Chance, seed_key
from klubovna.games import GAMES
from klubovna.lab.batches import collect_rarely

WORLDS = Chance(seed_key(1))
console = Console(highlight=False, width=120)


def game_table(ids: list[str], seconds: float) -> Table:
    table = Table(title="Random play, events off, per second of CPU time")
    for column in (
        "game",
        "seats",
        "decisions/s",
        "games/s",
        "fork µs",
        "world µs",
        "view µs",
        "answers/step",
        "p99",
        "longest list",
        "slowest ms",
    ):
        table.add_column(column, justify="left" if column == "game" else "right")
    for id in ids:
        game = GAMES[id]
        low, high = game.seats
        for seats in sorted({low, min(4, high), high}):
            decisions, games = Speed(game, seats).slice(seconds)
            runs = positions(game, seats, {}, 60)
            asked = [run for run in runs if not run.over]
            steps = answers_per_step(game, seats, {}, 30)
            table.add_row(
                id,
                str(seats),
                f"{decisions:,.0f}",
                f"{games:,.0f}",
                f"{microseconds(lambda run: run.fork(), runs, seconds / 2):.1f}",
                f"{microseconds(lambda run: run.redealt(run.asks[0].seat, WORLDS), asked, seconds / 2):.1f}",
                f"{microseconds(lambda run: run.game.view(run.state, 0), runs, seconds / 2):.1f}",
                f"{steps['mean']:.2f}",
                f"{steps['p99']:.0f}",
                f"{steps['longest_list']:.0f}",
                f"{steps['slowest_ms']:.2f}",
            )
    return table


def side_by_side(rounds: int, seconds: float) -> Table:
    """Four-seat Trablíci against every peer that is installed."""
    ours = Speed(GAMES["trablici"], 4)
    peers = [Peer(name) for name in PEERS]
    ready = [peer for peer in peers if peer.start()]
    for peer in peers:
        if peer not in ready:
            console.print(f"{peer.name}: not installed ({peer.problem})", markup=False)
    ours.slice(0.2)
    speeds: list[float] = []
    theirs: dict[str, list[float]] = {peer.name: [] for peer in ready}
    for number in range(1, rounds + 1):
        console.print(f"round {number} of {rounds} …", end="\r")
        speeds.append(ours.slice(seconds)[0])
        for peer in ready:
            theirs[peer.name].append(peer.slice(seconds))
    for peer in ready:
        peer.stop()
    table = Table(title=f"Side by side, {rounds} rounds: four-seat Trablíci, interpreted")
    for column in ("engine", "decisions/s (median)", "ours is", "lowest", "highest"):
        table.add_column(column, justify="left" if column == "engine" else "right")
    table.add_row("klubovna, trablici", f"{statistics.median(speeds):,.0f}", "1", "", "")
    for name, values in theirs.items():
        ratios = [a / b for a, b in zip(speeds, values, strict=True)]
        table.add_row(
            name,
            f"{statistics.median(values):,.0f}",
            f"{statistics.median(ratios):.1f} x",
            f"{min(ratios):.1f} x",
            f"{max(ratios):.1f} x",
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this game (may be repeated)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time per contestant and round")
    parser.add_argument("--no-peers", action="store_true", help="only our own figures")
    asked = parser.parse_args()
    collect_rarely()
    console.print(game_table(asked.game or list(GAMES), asked.seconds))
    if not asked.no_peers:
        console.print(side_by_side(asked.rounds, asked.seconds))


if __name__ == "__main__":
    main()
