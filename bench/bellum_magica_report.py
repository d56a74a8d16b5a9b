"""Balance of Bellum Magica under bots: length, win share by seat, castle and goblin, with 95 % intervals.

python bench/bellum_magica_report.py --games 1000 --jobs 2
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from klubovna.bots import new_bot
from klubovna.engine import Chance, Glimpse, Log, Run, seed_key
from klubovna.games.bellum_magica import BELLUM_MAGICA
from klubovna.games.bellum_magica.cards import CASTLES, GOBLIN, MONSTERS, MONSTERS_OF
from klubovna.games.bellum_magica.check import check
from klubovna.games.bellum_magica.state import BellumMagica
from klubovna.lab.simulate import calm_the_collector
from klubovna.lab.statistics import quantile, share_interval

COUNTED = ("steal", "spell", "barrel", "scouts", "scouts-tie", "plunder")


def play(seats: int, number: int, level: str) -> dict[str, Any]:
    """One game, with the pieces checked at the end of every step."""
    log = Log()
    run = Run(BELLUM_MAGICA, BELLUM_MAGICA.start(seats, {}, Chance(seed_key(f"report {seats} {number}"))), True, log)
    bots = [new_bot(level, f"report {number} {seat}") for seat in range(seats)]
    goblins: list[tuple[int, ...]] = [player.goblins for player in table(run).players]
    first, decisions = -1, 0
    while not run.over:
        ask = run.asks[0]
        run.play(0, bots[ask.seat].index(Glimpse(run, ask)))
        decisions += 1
        check(table(run))
        if first < 0:
            first = table(run).captain
    g = table(run)
    assert g.result is not None
    kinds = [event.kind for event in log.events]
    return {
        "winners": g.result.winners,
        "scores": g.result.scores,
        "cause": g.result.cause,
        "decisions": decisions,
        "rounds": g.round,
        "first": first,
        "castles": [player.castle for player in g.players],
        "goblins": goblins,
        "left": [[card for card in pair if card in p.cards[0]] for pair, p in zip(goblins, g.players, strict=True)],
        "monsters": sum(len(p.cards[0]) + len(p.cards[1]) - 2 for p in g.players),
        "ender": [seat for seat in range(seats) if g.players[seat].chest_count() >= 10],
        "evil_empty": not g.piles[0],
        "counts": {kind: kinds.count(kind) for kind in COUNTED},
    }


def table(run: Run) -> BellumMagica:
    assert isinstance(run.state, BellumMagica)
    return run.state


def chunk(seats: int, numbers: range, level: str) -> list[dict[str, Any]]:
    calm_the_collector()
    return [play(seats, number, level) for number in numbers]


def part(game: dict[str, Any], seat: int) -> float:
    return 1 / len(game["winners"]) if seat in game["winners"] else 0.0


def strength(shares: list[tuple[float, int]]) -> dict[str, Any]:
    """Win share times number of players, over all games in which something took part; 1 is fair."""
    games = len(shares)
    value = sum(part * seats for part, seats in shares) / games
    mean_seats = sum(seats for _, seats in shares) / games
    low, high = share_interval(value / mean_seats * games, games)
    return {
        "games": games,
        "strength": round(value, 3),
        "interval95": [round(low * mean_seats, 3), round(high * mean_seats, 3)],
    }


def report(games: dict[int, list[dict[str, Any]]]) -> dict[str, Any]:
    found: dict[str, Any] = {"players": {}, "castles": {}, "goblins": {}}
    for seats, played in games.items():
        rounds = sorted(game["rounds"] for game in played)
        by_turn = []
        for turn in range(seats):
            won = sum(part(game, (game["first"] + turn) % seats) for game in played)
            low, high = share_interval(won, len(played))
            by_turn.append({"share": round(won / len(played), 4), "interval95": [round(low, 4), round(high, 4)]})
        mean = {key: sum(game["counts"][key] for game in played) / len(played) for key in COUNTED}
        found["players"][seats] = {
            "games": len(played),
            "rounds": {
                "mean": round(sum(rounds) / len(rounds), 2),
                "p10": quantile(rounds, 0.1),
                "p90": quantile(rounds, 0.9),
                "max": rounds[-1],
            },
            "decisions": round(sum(game["decisions"] for game in played) / len(played), 1),
            "monsters_per_player": round(sum(game["monsters"] for game in played) / len(played) / seats, 1),
            "mean_score": round(sum(sum(game["scores"]) for game in played) / len(played) / seats, 1),
            "winner_score": round(sum(max(game["scores"]) for game in played) / len(played), 1),
            "ender_wins": round(
                sum(bool(set(game["ender"]) & set(game["winners"])) for game in played) / len(played), 3
            ),
            "shared": sum(len(game["winners"]) > 1 for game in played),
            "by_rounds": sum(game["cause"] == "rounds" for game in played),
            "evil_pile_empty": round(sum(game["evil_empty"] for game in played) / len(played), 3),
            "per_game": {key: round(value, 1) for key, value in mean.items()},
            "share_from_first_captain": by_turn,
        }
    everything = [(seats, game, seat) for seats, played in games.items() for game in played for seat in range(seats)]
    for castle in range(len(CASTLES)):
        mine = [(part(game, seat), seats) for seats, game, seat in everything if game["castles"][seat] == castle]
        found["castles"][CASTLES[castle].id] = strength(mine)
    for goblin in MONSTERS_OF[GOBLIN]:
        mine = [(part(game, seat), seats) for seats, game, seat in everything if goblin in game["goblins"][seat]]
        left = sum(goblin in game["left"][seat] for _, game, seat in everything)
        found["goblins"][MONSTERS[goblin].id] = {**strength(mine), "left": round(left / len(mine), 2)}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="per number of players")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--start", type=int, default=0, help="number of the first game, for fresh runs")
    chosen = parser.parse_args()
    games: dict[int, list[dict[str, Any]]] = {}
    numbers = [
        range(at, min(at + 25, chosen.start + chosen.games))
        for at in range(chosen.start, chosen.start + chosen.games, 25)
    ]
    with ProcessPoolExecutor(max_workers=chosen.jobs) as pool:
        for seats in chosen.seats:
            parts = pool.map(chunk, [seats] * len(numbers), numbers, [chosen.bots] * len(numbers))
            games[seats] = [game for found in parts for game in found]
            print(f"{seats} seats: {len(games[seats])} games", file=sys.stderr)
    print(json.dumps(report(games), indent=1))


if __name__ == "__main__":
    main()
