"""Datasets: matches between bots, as records and as every seat saw them at its decisions, ready to be published.

Matches are played first and kept one by one; the views are then read off the records. So a run that was stopped goes on
where it stood, and the same setting gives the same files.
"""

from __future__ import annotations

import gc
import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from klubovna.bots import Bot, new_bot
from klubovna.engine import Chance, Game, Glimpse, Match, Refused, load_match, new_match, seed_key
from klubovna.engine.shown import plain
from klubovna.games import find_game
from klubovna.lab.batches import Kept, Processes, Workers, do_all, make_folder, setting_of
from klubovna.lab.version import origin

KIND: Final = "klubovna dataset 1"
RECORDS: Final = "records.jsonl"  # what was played so far
CARD: Final = "README.md"
LICENCE: Final = "LICENSE"
SUMS: Final = "SHA256SUMS"
IN_A_FILE: Final = 200  # matches whose decisions stand in one file
FORMATS: Final = ("parquet", "jsonl")

COLUMNS: Final[dict[str, dict[str, str]]] = {
    "matches": {
        "match": "number in the set, from 0",
        "seats": "players",
        "bots": "levels by seat",
        "decisions": "answers given by all seats together",
        "winners": "seats that won; none, one or several",
        "scores": "by seat, as the rules count them",
        "cause": "how it ended, by the name that the rules have for it",
        "record": "the whole match as JSON: `klubovna verify` checks and `klubovna replay` shows it",
    },
    "decisions": {
        "match": "number of the match",
        "number": "of the decision in its match, from 0",
        "seat": "who was asked",
        "why": "kind of the question",
        "options": "keys of all legal answers",
        "answer": "key of the answer given",
        "won": "the seat's part of the victory in the end: 1, 0, or a share of it",
        "view": "what the seat saw when it was asked, as JSON: what is open to all, and what it knew alone",
    },
}


def play_record(setting: dict[str, Any], number: int) -> dict[str, Any]:
    """The match with this number, as a record."""
    seats, seed = setting["seats"], setting["seed"]
    key = seed_key(f"{seed} dataset {number}").hex()
    match = new_match(find_game(setting["game"]), seats, key, setting["options"])
    bots: list[Bot] = [new_bot(level, f"{seed} {number} {seat}") for seat, level in enumerate(setting["bots"])]
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, bots[ask.seat].choose(Glimpse(match.run, ask)))
    return match.save()


def make_dataset(
    game: Game,
    seats: int,
    games: int,
    bots: list[str],
    seed: int | str,
    options: dict[str, Any],
    folder: Path,
    workers: Workers | None = None,
    form: str = "parquet",
    progress: Callable[[int], None] = lambda done: None,
) -> list[Path]:
    """Everything into one folder; returns the files, the card first. `progress` hears of every match twice."""
    game.start(seats, options, Chance(b"check"))  # refuses a wrong set-up before anything is played
    if form not in FORMATS:
        raise Refused(f"A dataset is written as {' or '.join(FORMATS)}, not as {form!r}.")
    write = writer(form)
    make_folder(folder)
    setting = setting_of(game, seats, options, bots, seed)
    kept = Kept(folder / RECORDS, KIND, setting)
    records = do_all(play_record, setting, kept, games, workers or Processes(1), progress)
    files = [folder / f"matches.{form}"]
    decisions = 0
    write(files[0], [match_row(number, record, bots) for number, record in enumerate(records)])
    for first in range(0, games, IN_A_FILE):
        last = min(first + IN_A_FILE, games) - 1
        path = folder / f"decisions-{first:06}-{last:06}.{form}"
        decisions += sum([len(records[number]["answers"]) for number in range(first, last + 1)])
        if not path.exists():  # it is written whole or not at all
            write(path, [row for number in range(first, last + 1) for row in decision_rows(number, records[number])])
        progress(last + 1 - first)
        files.append(path)
    for stale in set(folder.glob("decisions-*")) - set(files):  # of fewer matches, or in another form
        stale.unlink()
    put(folder / LICENCE, LICENCE_TEXT)
    put(folder / CARD, card(game, setting, games, decisions, files))
    files = [folder / CARD, folder / LICENCE, *files]
    put(folder / SUMS, "".join([f"{digest(path)}  {path.name}\n" for path in files]))
    return [*files, folder / SUMS]


def match_row(number: int, record: dict[str, Any], bots: list[str]) -> dict[str, Any]:
    result = record["result"]
    return {
        "match": number,
        "seats": record["seats"],
        "bots": bots,
        "decisions": len(record["answers"]),
        "winners": result["winners"],
        "scores": result["scores"],
        "cause": result["cause"],
        "record": json.dumps(record, ensure_ascii=False),
    }


def decision_rows(number: int, record: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The match once more, with what each seat saw before it answered."""
    match = replayed(record)
    winners = record["result"]["winners"]
    for at, (seat, key) in enumerate(record["answers"]):
        ask = match.ask_for(seat)
        assert ask is not None
        yield {
            "match": number,
            "number": at,
            "seat": seat,
            "why": ask.why,
            "options": [option.key for option in ask.options],
            "answer": key,
            "won": 1 / len(winners) if seat in winners else 0.0,
            "view": json.dumps({"seat": seat, **plain(match.public()), **plain(match.own(seat))}, ensure_ascii=False),
        }
        match.answer(seat, key)


def replayed(record: dict[str, Any]) -> Match:
    """The match before its first answer."""
    return load_match(find_game(record["game"]), record).at(0)


# --- writing


def writer(form: str) -> Callable[[Path, list[dict[str, Any]]], None]:
    if form == "jsonl":
        return write_lines
    try:
        import polars
    except ModuleNotFoundError as missing:
        raise Refused(
            f"A dataset in parquet needs more libraries ({missing.name} is missing): pip install 'klubovna[lab]'"
        ) from None

    def write_parquet(path: Path, rows: list[dict[str, Any]]) -> None:
        frame = polars.DataFrame(rows, infer_schema_length=None)
        whole(path, lambda half: frame.write_parquet(half, compression="zstd"))
        gc.collect()

    return write_parquet


def write_lines(path: Path, rows: list[dict[str, Any]]) -> None:
    put(path, "".join([json.dumps(row, ensure_ascii=False) + "\n" for row in rows]))


def put(path: Path, text: str) -> None:
    whole(path, lambda half: half.write_text(text, "utf-8"))


def whole(path: Path, write: Callable[[Path], Any]) -> None:
    """A file that is there is complete: it gets its name when it is."""
    half = path.with_name(path.name + ".part")
    try:
        write(half)
        half.replace(path)
    except OSError as error:
        raise Refused(f"{path} cannot be written: {error.strerror or error}.") from None


def digest(path: Path) -> str:
    found = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            found.update(block)
    return found.hexdigest()


# --- what goes with the data

LICENCE_TEXT: Final = """CC0 1.0 Universal (https://creativecommons.org/publicdomain/zero/1.0/legalcode)

These data were made by a program. To the extent possible under law, whoever made them has waived all copyright and
related rights to them. The games that were played, their names and their rules belong to their authors and publishers.
"""


def card(game: Game, setting: dict[str, Any], games: int, decisions: int, files: list[Path]) -> str:
    """What the set is, where it comes from, what its columns mean and how to load it."""
    made = origin()
    form = files[0].suffix[1:]
    options = "".join([f" -o {name}={value}" for name, value in setting["options"].items()])
    bots = ",".join(setting["bots"])
    lines = [
        "---",
        "license: cc0-1.0",
        f"pretty_name: Klubovna, {game.id}",
        "tags: [board-games, imitation-learning, imperfect-information]",
        "---",
        "",
        f"# {games} matches of {game.id} between bots",
        "",
        f"{games} matches with {setting['seats']} seats and {decisions} decisions, played by bots of the levels",
        f"{bots} under rules {game.rules} of the game. Made by klubovna {made['version']} ({made['commit']})",
        f"on {made['date']} by",
        "",
        f"    klubovna lab dataset {game.id} --games {games} --seats {setting['seats']} --bots {bots}"
        f" --seed {setting['seed']}{options} --format {form} --out FOLDER",
        "",
        "The same version makes the same matches again. Nobody's data are in it: no person played.",
        "",
        "## Loading",
        "",
        "```python",
        "import polars",
        f'decisions = polars.{"read_parquet" if form == "parquet" else "read_ndjson"}("decisions-*.{form}")',
        'print(decisions.group_by("why").len())',
        "```",
        "",
        "`sha256sum -c SHA256SUMS` says whether all files are what they were.",
    ]
    for name, columns in COLUMNS.items():
        lines += ["", f"## {name}", "", "| column | what it holds |", "|---|---|"]
        lines += [f"| `{column}` | {what} |" for column, what in columns.items()]
    lines += ["", "## Files", ""]
    lines += [f"- `{path.name}`, {path.stat().st_size:,} bytes" for path in files]
    lines += [f"- `{RECORDS}`: what the program goes on from when more matches are asked for", ""]
    lines += [
        "A view holds nothing that its seat could not know. How strong the levels are: docs/bots.md of the program."
    ]
    return "\n".join(lines) + "\n"
