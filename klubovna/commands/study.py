"""Learning: `klubovna analyse`, `puzzles` and `lessons`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import klubovna
from klubovna.commands.files import AsJson, File, Lang, check_folder, chosen_language, print_json, read_record
from klubovna.engine import BadRecord, Refused
from klubovna.games import find_game
from klubovna.lab.batches import Processes
from klubovna.lab.typed import progress_bar

app = typer.Typer(rich_markup_mode=None)

GameIds = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="All games by default.")]


@app.command(epilog="Example: klubovna analyse match.json --lang cs")
def analyse(
    file: File,
    lang: Lang = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same analysis.")] = 0,
    as_json: AsJson = False,
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
        print_json(found)
    else:
        print_analysis(match, found, spoken, Console(highlight=False))


@app.command(epilog="Example: klubovna puzzles trablici --find 30 --seed 1 --jobs 2 --keep mined.jsonl --out puzzles")
def puzzles(
    games: GameIds = None,
    find: Annotated[int, typer.Option("--find", help="Mine bots' matches of one game for that many puzzles.")] = 0,
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
    check_folder(out)
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


@app.command(epilog="Example: klubovna lessons check trablici")
def lessons(
    word: Annotated[str, typer.Argument(metavar="list|check", help="list tells them, check plays them.")],
    games: GameIds = None,
    lang: Lang = None,
) -> None:
    """List the lessons of the games, or play every one by its own answers to see that it can be taught."""
    from klubovna.teacher.check import check_lesson
    from klubovna.teacher.lesson import lessons_of

    if word not in ("list", "check"):
        raise Refused(f"lessons takes list or check, not {word!r}.")
    spoken, bad = chosen_language(lang), 0
    for game in [find_game(id) for id in games or klubovna.games()]:
        for lesson in lessons_of(game):
            title = f"{game.id} {lesson.id}: {lesson.title[spoken]}"
            if word == "list":
                print(f"{title} ({lesson.minutes} min)")
                continue
            try:
                lines = check_lesson(game, lesson)
            except BadRecord as problem:
                bad += 1
                print(f"✗ {title}\n  {problem}")
            else:
                steps = sum(len(scene.steps) for scene in lesson.scenes)
                print(f"✓ {title}: {steps} steps, {lines} line{'s' if lines > 1 else ''} of play")
    raise typer.Exit(1 if bad else 0)
