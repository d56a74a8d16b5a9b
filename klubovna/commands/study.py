"""Learning from matches: `klubovna analyse` and `klubovna puzzles`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import klubovna
from klubovna.commands.home import Lang
from klubovna.commands.reading import chosen_language, read_record
from klubovna.engine import BadRecord, Refused
from klubovna.games import find_game
from klubovna.lab.batches import Processes
from klubovna.lab.typed import progress_bar

app = typer.Typer(rich_markup_mode=None)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A match saved as JSON.")]


@app.command(epilog="Example: klubovna analyse match.json --lang cs")
def analyse(
    file: File,
    lang: Lang = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same analysis.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print machine-readable results.")] = False,
) -> None:
    """Analyse a finished match: winning chances, turning points, luck and decisions."""
    from klubovna.teacher.analysis import analyse as analysed
    from klubovna.terminal.analysis import print_analysis

    match = klubovna.load_match(read_record(file))
    spoken = chosen_language(lang)
    with progress_bar() as progress:
        task = progress.add_task(match.game.id, total=match.version)
        found = analysed(match, seed, lambda done, total: progress.update(task, completed=done, total=total))
    if as_json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
    else:
        print_analysis(match, found, spoken, Console(highlight=False))


@app.command(epilog="Example: klubovna puzzles trablici --find 30 --seed 1 --jobs 2 --keep mined.jsonl --out puzzles")
def puzzles(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="All games unless some are named.")
    ] = None,
    find: Annotated[int, typer.Option("--find", help="Mine bots' matches of one game for so many puzzles.")] = 0,
    check: Annotated[bool, typer.Option("--check", help="Prove every shipped puzzle again.")] = False,
    seed: Annotated[int, typer.Option("--seed", help="A whole number.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", help="How many processes.")] = 1,
    keep: Annotated[
        Path | None, typer.Option("--keep", help="Write finished matches to this file, and go on from it.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="A folder for the puzzles; the game's own by default.")
    ] = None,
    lang: Lang = None,
) -> None:
    """List the puzzles of the games, find new ones, or prove that all of them hold."""
    from klubovna.teacher.puzzle import puzzles_of

    if find < 0 or jobs < 1 or (find and check):
        raise Refused("--find and --jobs are at least 1, and --find goes without --check.")
    named = [find_game(id) for id in games or klubovna.games()]
    if find:
        if len(named) != 1:
            raise Refused("--find mines one game: name it.")
        dig(named[0], find, seed, jobs, keep, out)
        return
    if check:
        raise typer.Exit(check_puzzles(named))
    for game in named:
        for puzzle in puzzles_of(game):
            line = " ".join(step.best for step in puzzle.steps)
            print(f"{game.id} {puzzle.id}: {puzzle.level}, {puzzle.steps[0].lead:.0%} ahead, {line}")


def dig(game: Any, many: int, seed: int, jobs: int, keep: Path | None, out: Path | None) -> None:
    """Mine, and write what was found into the folder."""
    from importlib.resources import files

    from klubovna.teacher.mining import find
    from klubovna.teacher.puzzle import written

    folder = Path(str(files(game.texts.package).joinpath("puzzles"))) if out is None else out
    if out is not None and not out.parent.is_dir():
        raise Refused(f"{out} cannot be written: there is no folder {out.parent}.")
    with progress_bar() as progress:
        task = progress.add_task(game.id, total=many)
        found = find(
            game, many, seed, Processes(jobs), keep, lambda matches, count: progress.update(task, completed=count)
        )
    folder.mkdir(exist_ok=True)
    for puzzle in found:
        (folder / f"{puzzle['id']}.toml").write_text(written(puzzle), "utf-8")
    print(f"{folder}: {len(found)} puzzles")


def check_puzzles(games: list[Any]) -> int:
    """Prove all puzzles of these games; 1 where one does not hold."""
    from klubovna.teacher.mining import check_puzzle
    from klubovna.teacher.puzzle import puzzles_of

    everything = [(game, puzzle) for game in games for puzzle in puzzles_of(game)]
    bad = 0
    with progress_bar() as progress:
        task = progress.add_task("puzzles", total=len(everything))
        for game, puzzle in everything:
            try:
                lead = check_puzzle(puzzle)
            except BadRecord as problem:
                bad += 1
                print(f"✗ {game.id} {problem}")
            else:
                print(f"✓ {game.id} {puzzle.id}: {lead:.0%} ahead")
            progress.advance(task)
    print(f"{len(everything) - bad} of {len(everything)} puzzles hold.")
    return 1 if bad else 0
