"""Tag Team: how fighters and teams fare. Every pair of disjoint teams, played by a quick greedy player of its own.

`python bench/tag_team_report.py --games 6` plays all 1,485 match-ups six times (about three minutes on two cores) and
prints the tables of docs/rules/tag_team.md, section 9; `--json FILE` keeps the counts, `--plot FILE` draws the scores
where matplotlib is installed. The player is the reference of section 9: every card at every place against a few
guesses of what the other side adds, judged by `bot.standing` after the coming fight.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from importlib import import_module
from itertools import combinations
from multiprocessing import Pool
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from klubovna.engine import Chance, seed_key
from klubovna.games.tag_team.boards import Boards
from klubovna.games.tag_team.bot import standing
from klubovna.games.tag_team.cards import CARDS, FIGHTER_IDS, FIGHTERS, STARTING
from klubovna.games.tag_team.fight import fight_phase
from klubovna.games.tag_team.state import DRAWN, TagTeam
from klubovna.lab.statistics import share_interval

WIN, DRAW = 100.0, -3.0
Team = tuple[int, int]


def play(teams: tuple[Team, Team], styles: tuple[str, str], guesses: int, seed: str) -> TagTeam:
    """One match from set-up to its end."""
    t = TagTeam(Chance(seed_key(seed.encode().hex())))
    t.teams = list(teams)
    t.set_up()
    luck = t.chance.spawn("choices")
    one, two = [STARTING[t.teams[seat][luck.below(2)]] for seat in (0, 1)]
    t.lay_decks((one, two))
    t.fight()
    while t.result is None:
        if len(t.build[0]) < DRAWN:
            t.exhausted()
            break
        plans = [choose(t, seat, styles[seat], guesses, luck) for seat in (0, 1)]
        for seat in (0, 1):
            card, place = plans[seat]
            rest = t.drawn(seat)
            rest.remove(card)
            t.add(seat, card, place, (rest[0], rest[1]))
        for seat in (0, 1):
            if CARDS[plans[seat][0]].bonus:
                t.immediate_bonus(seat, plans[seat][0])
        t.fight()
    return t


def choose(t: TagTeam, seat: int, style: str, guesses: int, luck: Chance) -> tuple[int, int]:
    """A card of the three and its place."""
    drawn = t.drawn(seat)
    places = len(t.decks[seat]) + 1
    if style == "random":
        return drawn[luck.below(DRAWN)], luck.below(places)
    other = 1 - seat
    rivals = []
    for _ in range(guesses):
        card = t.build[other].cards[luck.below(len(t.build[other]))]  # any that the other side still has
        at = luck.below(places)
        rivals.append((*t.decks[other][:at], card, *t.decks[other][at:]))
    best, best_value = (drawn[0], 0), -1e9
    for card in dict.fromkeys(drawn):
        start = t.boards
        if CARDS[card].bonus:
            start = start.copy()
            start.move_marker(t.fighter(seat, card), CARDS[card].bonus, [])
        for place in range(places):
            deck = (*t.decks[seat][:place], card, *t.decks[seat][place:])
            worth = sum([outcome(start.copy(), seat, deck, rival) for rival in rivals])
            if worth > best_value:
                best, best_value = (card, place), worth
    return best


def outcome(b: Boards, seat: int, deck: tuple[int, ...], rival: tuple[int, ...]) -> float:
    if seat == 0:
        fight_phase(b, deck, rival)
    else:
        fight_phase(b, rival, deck)
    lost = b.knocked_out(2 * seat) or b.knocked_out(2 * seat + 1)
    won = b.knocked_out(2 - 2 * seat) or b.knocked_out(3 - 2 * seat)
    if won or lost:
        return DRAW if won and lost else WIN if won else -WIN
    return standing(b, seat) - standing(b, 1 - seat)


def match_ups() -> list[tuple[Team, Team]]:
    """All 1,485 pairs of disjoint teams out of 66."""
    teams = list(combinations(range(len(FIGHTERS)), 2))
    return [(one, two) for one, two in combinations(teams, 2) if not set(one) & set(two)]


def play_series(job: tuple[tuple[Team, Team], int, str, int, str]) -> list[tuple[Team, Team, float, int, str]]:
    """The games of one match-up, seats changing: (team, other team, score of the first, rounds, cause)."""
    (one, two), games, style, guesses, seed = job
    results = []
    for number in range(games):
        seats = (one, two) if (number + sum(one) + sum(two)) % 2 == 0 else (two, one)
        t = play(seats, (style, style), guesses, f"{seed} {one} {two} {number}")
        assert t.result is not None
        score = 0.5 if not t.result.winners else 1.0 if t.result.winners[0] == 0 else 0.0
        results.append((seats[0], seats[1], score, t.round, t.result.cause))
    return results


class Table:
    """Scores and games by key."""

    def __init__(self) -> None:
        self.score: defaultdict[Any, float] = defaultdict(float)
        self.games: Counter[Any] = Counter()

    def add(self, key: Any, score: float) -> None:
        self.score[key] += score
        self.games[key] += 1

    def share(self, key: Any) -> float:
        return 100 * self.score[key] / max(1, self.games[key])

    def line(self, key: Any) -> str:
        low, high = share_interval(self.score[key], self.games[key])
        return f"{self.share(key):.1f} % | {100 * low:.1f}–{100 * high:.1f} % | {self.games[key]}"


class Report:
    def __init__(self) -> None:
        self.fighters, self.teams, self.pairs = Table(), Table(), Table()
        self.rounds: Counter[int] = Counter()
        self.causes: Counter[str] = Counter()
        self.decided = 0
        self.first_seat = 0

    def add(self, one: Team, two: Team, score: float, rounds: int, cause: str) -> None:
        self.rounds[rounds] += 1
        self.causes[cause] += 1
        self.decided += score != 0.5
        self.first_seat += score == 1.0
        for team, other, points in ((one, two, score), (two, one, 1 - score)):
            self.teams.add(tuple(sorted(team)), points)
            for fighter in team:
                self.fighters.add(fighter, points)
                for rival in other:
                    self.pairs.add((fighter, rival), points)

    def text(self) -> str:
        games = sum(self.rounds.values())
        low, high = share_interval(self.first_seat, self.decided)
        lines = [
            f"Games {games}, mean rounds {sum(r * n for r, n in self.rounds.items()) / games:.2f}, "
            f"ends {dict(self.causes)}",
            f"First seat, share of decided games: {100 * self.first_seat / max(1, self.decided):.1f} % "
            f"({100 * low:.1f}–{100 * high:.1f} %)",
            "Rounds: " + ", ".join(f"{r}: {100 * n / games:.0f} %" for r, n in sorted(self.rounds.items())),
            "",
            "| Fighter | Score | 95 % interval | Games |",
            "|---|---|---|---|",
        ]
        order = sorted(range(len(FIGHTERS)), key=lambda fighter: -self.fighters.share(fighter))
        lines += [f"| `{FIGHTER_IDS[fighter]}` | {self.fighters.line(fighter)} |" for fighter in order]
        lines += ["", "| | " + " | ".join(FIGHTER_IDS) + " |", "|---" * 13 + "|"]
        for fighter, id in enumerate(FIGHTER_IDS):
            cells = [f"{self.pairs.share((fighter, rival)):.0f}" if rival != fighter else "--" for rival in range(12)]
            lines.append(f"| {id} | " + " | ".join(cells) + " |")
        ranked = sorted(self.teams.games, key=lambda team: -self.teams.share(team))
        lines += ["", "Best and weakest teams:"]
        for team in ranked[:4] + ranked[-4:]:
            lines.append(f"{' + '.join(FIGHTER_IDS[fighter] for fighter in team)}: {self.teams.line(team)}")
        inside = sum(35 <= self.teams.share(team) <= 65 for team in ranked)
        lines.append(f"Teams between 35 % and 65 %: {inside} of {len(ranked)}")
        return "\n".join(lines)

    def to_json(self) -> dict[str, Any]:
        return {
            "fighters": {FIGHTER_IDS[f]: [self.fighters.score[f], self.fighters.games[f]] for f in range(12)},
            "teams": {
                "+".join(FIGHTER_IDS[f] for f in team): [self.teams.score[team], self.teams.games[team]]
                for team in sorted(self.teams.games)
            },
            "rounds": dict(sorted(self.rounds.items())),
            "causes": dict(self.causes),
        }

    def plot(self, path: str) -> None:
        try:
            pyplot = import_module("matplotlib.pyplot")
        except ImportError:
            print("matplotlib is not installed; no plot was drawn.")
            return
        order = sorted(range(12), key=self.fighters.share)
        shares = [self.fighters.share(f) for f in order]
        bounds = [share_interval(self.fighters.score[f], self.fighters.games[f]) for f in order]
        errors = [
            [s - 100 * low for s, (low, _) in zip(shares, bounds, strict=True)],
            [100 * high - s for s, (_, high) in zip(shares, bounds, strict=True)],
        ]
        figure, axes = pyplot.subplots(figsize=(7, 4))
        axes.errorbar(shares, [FIGHTER_IDS[f] for f in order], xerr=errors, fmt="o")
        axes.axvline(50, linewidth=0.5)
        axes.set_xlabel("score in %")
        figure.tight_layout()
        figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6, help="games per match-up")
    parser.add_argument("--style", choices=["greedy", "random"], default="greedy")
    parser.add_argument("--guesses", type=int, default=2, help="guesses of what the other side adds")
    parser.add_argument("--seed", default="report")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--every", type=int, default=1, help="play every n-th match-up only")
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--plot", metavar="FILE")
    chosen = parser.parse_args()
    jobs = [(up, chosen.games, chosen.style, chosen.guesses, chosen.seed) for up in match_ups()[:: chosen.every]]
    report = Report()
    with Pool(chosen.jobs) as pool:
        for results in pool.imap(play_series, jobs, chunksize=8):
            for result in results:
                report.add(*result)
    print(report.text())
    if chosen.json:
        Path(chosen.json).write_text(json.dumps(report.to_json(), indent=1) + "\n", "utf-8")
    if chosen.plot:
        report.plot(chosen.plot)


if __name__ == "__main__":
    main()
