"""Bots among themselves: `klubovna simulate`, `ladder`, `train` and `perft`."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from klubovna.commands.files import AsJson, check_folder, print_json, write_text
from klubovna.engine import Refused, parse_weights
from klubovna.games import find_game
from klubovna.lab.ladder import Contest, against, block_games, contests
from klubovna.lab.ladder import ladder as run_ladder
from klubovna.lab.perft import perft as count_lines
from klubovna.lab.simulate import simulate as run_series
from klubovna.lab.sparring import Sparring, check_out
from klubovna.lab.train import train as learn
from klubovna.lab.train import written
from klubovna.lab.typed import (
    Bots,
    GameId,
    Jobs,
    Matches,
    Options,
    Ray,
    Seats,
    Seed,
    SeriesSeed,
    check_level,
    chosen_workers,
    parse_seed,
    parse_series,
    parse_setup,
    progress_of,
    series_seed,
)

app = typer.Typer(rich_markup_mode=None)

Keep = Annotated[Path | None, typer.Option("--keep", help="Write finished games to this file, and go on from it.")]


@app.command(
    epilog="Example: klubovna simulate trablici --seats 4 --games 1000 --bots greedy,random --seed 1 --jobs 2 --json"
)
def simulate(
    game: GameId,
    seats: Seats = None,
    games: Matches = 100,
    bots: Bots = "random",
    seed: SeriesSeed = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Play bots against each other and count."""
    series = parse_series(game, seats, games, bots, seed, option, jobs)
    workers = chosen_workers(jobs, ray)
    with progress_of(game, games) as progress:
        result = run_series(series, workers, progress)
    if as_json:
        print_json(result)
    else:
        print_summary(result)


@app.command(
    epilog="Example: klubovna ladder trablici --levels strong,greedy --seats 2 --games 200 --seed 1 --jobs 2 --json"
)
def ladder(
    game: GameId,
    levels: Annotated[str, typer.Option("--levels", help="Levels, separated by commas; every pair plays.")] = (
        "strong,greedy"
    ),
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", help="How many games each pair plays, at least.")] = 200,
    seed: SeriesSeed = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    simulations: Annotated[
        int, typer.Option("--simulations", help="For one choice of a level that searches; by default its own number.")
    ] = 0,
    timed: Annotated[bool, typer.Option("--timed", help="Nobody thinks longer than at a table of people.")] = False,
    option: Options = None,
    keep: Keep = None,
    rival: Annotated[
        str | None,
        typer.Option(
            "--against", help="A file of weights or a commit: is the first level better than it was? Stops when sure."
        ),
    ] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw the ratings into this file.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let levels play each other on the same seeds from all seats: win shares, ratings, times."""
    if games < 1 or jobs < 1 or simulations < 0:
        raise Refused("--games and --jobs must be at least 1, --simulations not negative.")
    found, count, options = parse_setup(game, seats, option)
    names = [level.strip() for level in levels.split(",")]
    for level in names:
        check_level(level)
    number = series_seed(seed)
    if rival is not None:
        contest = Contest(game, count, options, names[0], f"{names[0]}@{rival}", number, simulations, timed=timed)
        result = compare(contest, games, rival)
        if as_json:
            print_json(result)
        else:
            print(verdict_line(result))
        return
    if len(set(names)) != len(names) or len(names) < 2:
        raise Refused("--levels names two levels or more, each once.")
    if found.cooperative is False and count == 1:
        raise Refused("A ladder needs two seats or more.")
    workers = chosen_workers(jobs, ray)
    blocks = -(-games // block_games(found, count)) * len(contests(found, count, options, names, number, simulations))
    with progress_of(game, blocks * block_games(found, count)) as progress:
        result = run_ladder(found, count, options, names, games, number, workers, simulations, keep, progress, timed)
    if plot is not None:
        draw_ratings(result, plot)
    if as_json:
        print_json(result)
    else:
        print_ladder(result)


@app.command(epilog="Example: klubovna train trablici --games 1000 --seed 1 --jobs 2 --out weights.toml")
def train(
    game: GameId,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", help="How many games of self-play.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="A whole number.")] = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    keep: Keep = None,
    out: Annotated[Path | None, typer.Option("--out", help="Write the weights to this file; printed by default.")] = (
        None
    ),
) -> None:
    """Learn what the terms of a game are worth, by self-play."""
    if games < 5 or jobs < 1:
        raise Refused("--games must be at least 5, --jobs at least 1.")
    check_folder(out)
    found, count, _ = parse_setup(game, seats)
    workers = chosen_workers(jobs, ray)
    with progress_of(game, games) as progress:
        weights, report = learn(found, count, games, seed, workers, keep, progress)
    print(json.dumps(report, ensure_ascii=False), file=sys.stderr)
    text = written(found, weights)
    if out is None:
        print(text, end="")
    else:
        write_text(out, text)


def compare(contest: Contest, games: int, rival: str) -> dict[str, Any]:
    """The first level as it is now against itself under other weights, or as an older version plays it."""
    game = find_game(contest.game)
    with progress_of(contest.game, games) as progress, tempfile.TemporaryDirectory() as folder:
        if Path(rival).is_file():
            if game.evaluation is None:
                raise Refused(f"{game.id} has no weights to compare.")
            contest.weights = Path(rival).read_text("utf-8")
            try:
                parse_weights(contest.weights, game.evaluation.terms)
            except ValueError as error:
                raise Refused(f"{rival}: {error}.") from None
            return against(game, contest, games, None, progress)
        check_out(rival, Path(folder))
        sparring = Sparring(Path(folder))
        try:
            return against(game, contest, games, sparring, progress)
        finally:
            sparring.end()


def verdict_line(result: dict[str, Any]) -> str:
    return (
        f"{result['a']} against {result['b']}: {result['verdict']} "
        f"({result['share']:.1%} of {result['games']} games, {result['low']:.1%} – {result['high']:.1%}, "
        f"log-likelihood ratio {result['ratio']:g})"
    )


def print_ladder(result: dict[str, Any]) -> None:
    console = Console(highlight=False)
    together = any(["share_b" in pair for pair in result["pairs"]])
    table = Table("a", "b", "games", "a wins", "95 % interval", "b wins" if together else "fair")
    for pair in result["pairs"]:
        table.add_row(
            pair["a"],
            pair["b"],
            str(pair["games"]),
            f"{pair['share']:.1%}",
            f"{pair['low']:.1%} – {pair['high']:.1%}",
            f"{pair['share_b']:.1%}" if together else f"{pair['fair']:.1%}",
        )
    console.print(table)
    times = {row["level"]: row for row in result["times"]}
    strongest = max([abs(row["rating"]) for row in result["ratings"]] + [1])
    table = Table("level", "rating", "", "ms a decision", "longest")
    for row in result["ratings"]:
        clock = times[row["level"]]
        bar = "█" * max(1, round(20 * (row["rating"] + strongest) / (2 * strongest)))
        rating = f"{row['rating']:+d} ± {row['error']}"
        table.add_row(row["level"], rating, bar, f"{clock['mean_ms']:g}", f"{clock['longest_ms']}")
    console.print(table)


def draw_ratings(result: dict[str, Any], path: Path) -> None:
    try:
        from matplotlib import pyplot
    except ImportError:
        raise Refused("--plot needs matplotlib: pip install 'klubovna[lab]'.") from None
    rows = list(reversed(result["ratings"]))
    figure, axes = pyplot.subplots(figsize=(7, 1 + 0.5 * len(rows)))
    axes.errorbar([row["rating"] for row in rows], range(len(rows)), xerr=[row["error"] for row in rows], fmt="o")
    axes.set_yticks(range(len(rows)), [row["level"] for row in rows])
    axes.set_xlabel("rating (Elo), 95 %")
    axes.set_title(f"{result['game']}, {result['seats']} seats")
    figure.tight_layout()
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        raise Refused(f"{path} cannot be drawn: {error}.") from None


@app.command(epilog="Example: klubovna perft trablici --depth 6 --seed 1")
def perft(
    game: GameId,
    depth: Annotated[int, typer.Option("--depth", help="How long the lines of play are.")] = 5,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
) -> None:
    """Count the lines of play from the start."""
    if depth < 0:
        raise Refused("--depth cannot be negative.")
    found, count, options = parse_setup(game, seats, option)
    number = parse_seed(seed)
    counts = count_lines(found, count, 1 if number is None else number, depth, options)
    for length, lines in enumerate(counts):
        print(f"{length:>3}  {lines}")


def print_summary(result: dict[str, Any]) -> None:
    console = Console(highlight=False)
    console.print(
        f"{result['games']} games of {result['game']} with {result['seats']} seats in {result['seconds']} s: "
        f"{result['decisions']} decisions, {result['decisions_per_second']} per second"
    )
    table = Table("seat", "bot", "wins", "share", "95 % interval", "mean score")
    for row in result["wins"]:
        low, high = row["interval95"]
        table.add_row(
            str(row["seat"]),
            row["bot"],
            f"{row['wins']:g}",
            f"{row['share']:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{row['mean_score']:.1f}",
        )
    console.print(table)
    length = result["length"]
    console.print(
        f"decisions per game: mean {length['mean']}, median {length['median']}, "
        f"{length['p5']}–{length['p95']} in nine games of ten, {length['min']}–{length['max']} in all"
    )
