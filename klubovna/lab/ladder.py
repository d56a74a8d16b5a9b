"""The ladder: levels play each other on the same seeds from every seat, and what they win is counted with intervals.

A block is one seed played from all seats, so that neither the seat nor the cards favour anybody. At two seats a pair of
levels plays both ways round. At more seats one of them sits alone among the others, and its share is to be held against
a fair one. Where all win or lose together a block is a team of each level in the same match.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from math import exp, log, sqrt
from pathlib import Path
from typing import Any, Final

from klubovna.bots import Bot, Budget, new_bot, table_seconds
from klubovna.engine import Chance, Game, Glimpse, Refused, Run, new_match, parse_weights, seed_key
from klubovna.games import find_game
from klubovna.lab.batches import Kept, Processes, Workers
from klubovna.lab.sparring import Sparring
from klubovna.lab.statistics import Z95, quantile

KEPT: Final = "klubovna ladder 3"  # the first words of a file of finished blocks


class Contest:
    """What is to be played: two levels (or the same level under other weights), the seats, the seed, the budget."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Any],
        a: str,
        b: str,
        seed: int | str,
        simulations: int,
        weights: str = "",
        timed: bool = False,
    ) -> None:
        self.game: str = game
        self.seats: int = seats
        self.options: dict[str, Any] = options
        self.a: str = a
        self.b: str = b
        self.seed: int | str = seed
        self.simulations: int = simulations  # 0: what each level is used to
        self.weights: str = weights  # TOML that b plays by; empty: the shipped ones
        self.timed: bool = timed  # nobody thinks longer than at a table of people: then no two runs are the same

    def name(self) -> str:
        return f"{self.a} {self.b}"

    def setting(self) -> dict[str, Any]:
        """What blocks have in common whoever plays: a file that keeps them says it first."""
        return {
            "game": self.game,
            "rules": find_game(self.game).rules,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "simulations": self.simulations,
            **({"timed": True} if self.timed else {}),
        }


class Block:
    """One seed, played from all seats: the share that level a won, and the times its decisions took."""

    def __init__(self, number: int, games: int, score: float, other: float, times: dict[str, list[float]]) -> None:
        self.number: int = number
        self.games: int = games
        self.score: float = score  # of a, the mean over the block's games
        self.other: float = other  # of b's team, where teams do not meet; else 1 - score
        self.times: dict[str, list[float]] = times  # by level: decisions, seconds in all, the longest

    def to_json(self) -> list[Any]:
        return [self.number, self.games, self.score, self.other, self.times]

    @staticmethod
    def from_json(data: list[Any]) -> Block:
        number, games, score, other, times = data
        return Block(int(number), int(games), float(score), float(other), dict(times))


# --- playing


def play_block(contest: Contest, number: int) -> Block:
    """All games of one seed."""
    game = find_game(contest.game)
    times: dict[str, list[float]] = {contest.a: [0, 0.0, 0.0], contest.b: [0, 0.0, 0.0]}
    if game.cooperative:
        teams = [team_won(game, contest, number, level, times) for level in (contest.a, contest.b)]
        return Block(number, 2, teams[0], teams[1], times)
    won = 0.0
    for seat in range(contest.seats):
        levels = [contest.a if place == seat else contest.b for place in range(contest.seats)]
        won += part_of(play(game, contest, number, levels, times), seat, contest.seats)
    share = won / contest.seats
    return Block(number, contest.seats, share, 1 - share, times)


def part_of(winners: list[int], seat: int, seats: int) -> float:
    """A victory is 1, shared by those who share it; where nobody wins, nobody is better than the others."""
    if not winners:
        return 1 / seats
    return 1 / len(winners) if seat in winners else 0.0


def team_won(game: Game, contest: Contest, number: int, level: str, times: dict[str, list[float]]) -> float:
    return 1.0 if play(game, contest, number, [level] * contest.seats, times) else 0.0


def play(game: Game, contest: Contest, number: int, levels: list[str], times: dict[str, list[float]]) -> list[int]:
    """One game; who won."""
    chance = Chance(seed_key(f"{contest.seed} ladder {number}"))
    run = Run(game, game.start(contest.seats, contest.options, chance), keep=True)
    games = [game if level == contest.a or not contest.weights else other_game(game, contest) for level in levels]
    bots: list[Bot] = [
        new_bot(level.partition("@")[0], f"{contest.seed} {number} {seat}", budget(contest, level))
        for seat, level in enumerate(levels)
    ]
    while not run.over:
        ask = run.asks[0]
        clock = times[levels[ask.seat]]
        run.game = games[ask.seat]
        started = time.perf_counter()
        index = bots[ask.seat].index(Glimpse(run, ask))
        took = time.perf_counter() - started
        run.game = game
        run.play(0, index)
        clock[0] += 1
        clock[1] += took
        clock[2] = max(clock[2], took)
    assert run.state.result is not None
    return run.state.result.winners


def budget(contest: Contest, level: str) -> Budget:
    """How long a level may think about one choice."""
    return Budget(contest.simulations, table_seconds(level) if contest.timed else 0.0)


def other_game(game: Game, contest: Contest) -> Game:
    """The same game, judged by other weights."""
    assert game.evaluation is not None
    weights = parse_weights(contest.weights, game.evaluation.terms)
    return game.judged_by(game.evaluation.judging_by(weights))


def play_numbered(setting: dict[str, Any], number: int) -> list[Any]:
    """The same as JSON, for a batch."""
    return play_block(Contest(**setting), number).to_json()


def blocks_of(contest: Contest, numbers: list[int], workers: Workers) -> Iterator[Block]:
    """Finished blocks, in any order. A block takes long enough to be a batch of its own."""
    for pieces in workers.results(play_numbered, vars(contest), [[number] for number in numbers]):
        for _, data in pieces:
            yield Block.from_json(data)


# --- counting


def block_games(game: Game, seats: int) -> int:
    """How many games a block has."""
    return 2 if game.cooperative else seats


def contests(
    game: Game,
    seats: int,
    options: dict[str, Any],
    levels: list[str],
    seed: int | str,
    simulations: int,
    timed: bool = False,
) -> list[Contest]:
    """Every pair of levels; where one sits alone among the others, both ways round."""
    pairs = list(combinations(levels, 2) if seats == 2 or game.cooperative else permutations(levels, 2))
    return [Contest(game.id, seats, options, a, b, seed, simulations, timed=timed) for a, b in pairs]


def ladder(
    game: Game,
    seats: int,
    options: dict[str, Any],
    levels: list[str],
    games: int,
    seed: int | str,
    workers: Workers | None = None,
    simulations: int = 0,
    keep: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
    timed: bool = False,
) -> dict[str, Any]:
    """Play every pair of levels and count: JSON-ready."""
    wanted = contests(game, seats, options, levels, seed, simulations, timed)
    setting = wanted[0].setting()
    workers = workers or Processes(1)
    kept = Kept(keep, KEPT, setting)
    started = time.perf_counter()
    number = max(1, -(-games // block_games(game, seats)))
    pairs: list[dict[str, Any]] = []
    played: list[Block] = []
    for contest in wanted:
        names = [f"{contest.name()} {at}" for at in range(number)]
        missing = [at for at in range(number) if names[at] not in kept.pieces]
        progress((number - len(missing)) * block_games(game, seats))
        for block in blocks_of(contest, missing, workers):
            kept.add([(names[block.number], block.to_json())])
            progress(block.games)
        blocks = [Block.from_json(kept.pieces[name]) for name in names]
        pairs.append(pair_report(game, contest, blocks))
        played += blocks
    return {
        **setting,
        "levels": levels,
        "jobs": workers.many,
        "seconds": round(time.perf_counter() - started, 1),
        "pairs": pairs,
        "ratings": ratings(levels, pairs, seats, game.cooperative),
        "times": times_report(levels, played),
    }


def pair_report(game: Game, contest: Contest, blocks: list[Block]) -> dict[str, Any]:
    """How often a won; the interval is that of the blocks, since games of one seed are alike."""
    scores = [block.score for block in blocks]
    share, low, high = mean_interval(scores)
    report: dict[str, Any] = {
        "a": contest.a,
        "b": contest.b,
        "games": sum([block.games for block in blocks]),
        "blocks": len(blocks),
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "fair": round(0.5 if game.cooperative else 1 / contest.seats, 4),
    }
    if game.cooperative:
        others = [block.other for block in blocks]
        report["games"] = len(blocks)  # of each team
        report["share_b"] = round(sum(others) / len(others), 4)
        more, least, most = difference_interval(scores, others)
        report.update({"more": round(more, 4), "more_low": round(least, 4), "more_high": round(most, 4)})
    return report


def mean_interval(scores: list[float]) -> tuple[float, float, float]:
    """The mean of shares and its 95 % interval, as Wilson's with the variance that the blocks show.

    Few blocks tell little of their variance, so half of what single games would show is added.
    """
    many = len(scores)
    mean = sum(scores) / many
    binomial = mean * (1 - mean)
    variance = (sum([(score - mean) ** 2 for score in scores]) + binomial / 2) / many
    effective = many * binomial / variance if variance > 0 else many
    z2 = Z95 * Z95
    middle = (mean + z2 / (2 * effective)) / (1 + z2 / effective)
    half = Z95 / (1 + z2 / effective) * sqrt(mean * (1 - mean) / effective + z2 / (4 * effective * effective))
    return mean, max(0.0, middle - half), min(1.0, middle + half)


def difference_interval(ones: list[float], others: list[float]) -> tuple[float, float, float]:
    """How much more one team wins than the other on the same seeds."""
    gaps = [one - other for one, other in zip(ones, others, strict=True)]
    mean = sum(gaps) / len(gaps)
    variance = (sum([(gap - mean) ** 2 for gap in gaps]) + 1.0) / (len(gaps) + 1)
    half = Z95 * sqrt(variance / len(gaps))
    return mean, mean - half, mean + half


ELO: Final = 400 / log(10)


def ratings(levels: list[str], pairs: list[dict[str, Any]], seats: int, cooperative: bool) -> list[dict[str, Any]]:
    """Strengths on the scale of Elo, the mean of all levels 0, that fit the shares best; best first.

    A level alone among n - 1 others of equal strength wins 1/n: its odds are counted against one of them.
    """
    strength = dict.fromkeys(levels, 0.0)
    for _ in range(500):
        for level in levels:
            pull, weight = -1e-3 * strength[level], 1e-3  # so that a level that always wins stays finite
            for pair in pairs:
                if level in (pair["a"], pair["b"]):
                    gap = strength[pair["a"]] - strength[pair["b"]]
                    rivals = 1 if cooperative or seats == 2 else seats - 1
                    share = share_against(pair, cooperative)
                    expected = 1 / (1 + rivals * exp(-gap))
                    sign = 1 if level == pair["a"] else -1
                    pull += sign * pair["games"] * (share - expected)
                    weight += pair["games"] * expected * (1 - expected)
            strength[level] += pull / weight
    middle = sum(strength.values()) / len(levels)
    rows = []
    for level in levels:
        information = sum([pair["games"] * 0.25 for pair in pairs if level in (pair["a"], pair["b"])])
        half = Z95 * ELO / sqrt(information) if information else 0.0
        rows.append({"level": level, "rating": round(ELO * (strength[level] - middle)), "error": round(half)})
    return sorted(rows, key=lambda row: -row["rating"])


def share_against(pair: dict[str, Any], cooperative: bool) -> float:
    """The share of a; of teams that do not meet, that of a's victories among all."""
    if not cooperative:
        return float(pair["share"])
    total = pair["share"] + pair["share_b"]
    return float(pair["share"] / total) if total else 0.5


def times_report(levels: list[str], blocks: list[Block]) -> list[dict[str, Any]]:
    """Milliseconds that a level's decisions took: their mean, the usual longest of a block, the longest of all."""
    rows = []
    for level in levels:
        clocks = [block.times[level] for block in blocks if level in block.times]
        decisions = sum([clock[0] for clock in clocks])
        longest = sorted([round(1000 * clock[2]) for clock in clocks])
        rows.append(
            {
                "level": level,
                "decisions": int(decisions),
                "mean_ms": round(1000 * sum([clock[1] for clock in clocks]) / max(1, decisions), 2),
                "usual_longest_ms": quantile(longest, 0.5) if longest else 0,
                "longest_ms": longest[-1] if longest else 0,
            }
        )
    return rows


# --- a sequential test: better, worse or unknown

BETTER_BY: Final = 0.05  # what the test is to tell apart: an even share from one that is so much higher, or lower
BOUND: Final = log(0.95 / 0.05)  # 5 % of wrong answers either way


class Verdict:
    """A sequential probability ratio test of "better by that much" against "worse by that much", block by block."""

    def __init__(self, fair: float) -> None:
        self.fair: float = fair
        self.scores: list[float] = []

    def hear(self, score: float) -> None:
        self.scores.append(score)

    def ratio(self) -> float:
        """The log-likelihood ratio, by the normal approximation with the variance seen."""
        many = len(self.scores)
        if many < 8:
            return 0.0
        mean = sum(self.scores) / many
        variance = (sum([(score - mean) ** 2 for score in self.scores]) + 0.25) / many
        return many * (mean - self.fair) * 2 * BETTER_BY / variance

    def word(self) -> str:
        ratio = self.ratio()
        return "better" if ratio >= BOUND else "worse" if ratio <= -BOUND else "unknown"


def against(
    game: Game, contest: Contest, games: int, rival: Sparring | None, progress: Callable[[int], None]
) -> dict[str, Any]:
    """Play blocks until the test decides or the games are used up: a is now, b other weights or old."""
    verdict = Verdict(0.0 if game.cooperative else 1 / contest.seats)
    blocks: list[Block] = []
    for number in range(max(1, games // block_games(game, contest.seats))):
        block = play_block(contest, number) if rival is None else spar_block(game, contest, number, rival)
        blocks.append(block)
        verdict.hear(block.score - block.other if game.cooperative else block.score)
        progress(block.games)
        if verdict.word() != "unknown":
            break
    return {**pair_report(game, contest, blocks), "ratio": round(verdict.ratio(), 2), "verdict": verdict.word()}


def spar_block(game: Game, contest: Contest, number: int, rival: Sparring) -> Block:
    """A block against an older version of this program."""
    times: dict[str, list[float]] = {contest.a: [0, 0.0, 0.0], contest.b: [0, 0.0, 0.0]}
    if game.cooperative:
        teams = [bool(spar(game, contest, number, [level] * contest.seats, rival)) for level in (contest.a, contest.b)]
        return Block(number, 2, float(teams[0]), float(teams[1]), times)
    won = 0.0
    for seat in range(contest.seats):
        levels = [contest.a if place == seat else contest.b for place in range(contest.seats)]
        won += part_of(spar(game, contest, number, levels, rival), seat, contest.seats)
    return Block(number, contest.seats, won / contest.seats, 1 - won / contest.seats, times)


def spar(game: Game, contest: Contest, number: int, levels: list[str], rival: Sparring) -> list[int]:
    """One game; both sides keep the match, and the older one chooses for level b."""
    seed = seed_key(f"{contest.seed} ladder {number}").hex()
    match = new_match(game, contest.seats, seed, contest.options)
    if rival.say("begin", game.id, contest.seats, seed, contest.options) != game.rules:
        raise Refused(f"The older version plays {game.id} by other rules.")
    own = [new_bot(contest.a, f"{contest.seed} {number} {seat}") for seat in range(contest.seats)]
    while not match.over:
        seat = match.asks[0].seat
        if levels[seat] == contest.a:
            key = own[seat].choose(Glimpse(match.run, match.asks[0]))
        else:
            key = rival.say("choose", seat, contest.b.partition("@")[0], f"{contest.seed} {number} {seat}")
        match.answer(seat, key)
        rival.say("answer", seat, key)
    assert match.result is not None
    return match.result.winners
