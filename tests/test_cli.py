"""The commands, as a person types them: every help has an example, every mistake gets one sentence and exit code 2."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import klubovna
from klubovna.cli import main
from tests.kit import ROOT


def klub(*words: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "klubovna.cli", *words],
        input=typed,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "80", "LANG": "en_US.UTF-8", "LC_ALL": "", **env},
        check=False,
    )


@pytest.mark.parametrize(
    "command",
    [
        *("play", "simulate", "ladder", "train", "scenario", "replay", "verify", "perft", "lessons", "new-game"),
        *("export", "join", "token"),
    ],
)
def test_every_command_has_help_with_an_example(command: str) -> None:
    shown = klub(command, "--help")
    assert shown.returncode == 0
    assert f"Example: klubovna {command} " in shown.stdout


@pytest.mark.parametrize(
    "words",
    [
        "play chess",
        "play trablici --seats 9",
        "play trablici --bots clever",
        "play trablici --lang de",
        "play trablici --seed xyz",
        "play trablici --option start_player=9",
        "play trablici --option start_player",
        "play trablici --option start_player=²",
        f"play trablici --option start_player={'9' * 5000}",
        "play trablici --seed ²",
        "play trablici --seed=--5",
        "play trablici --save nowhere/match.json",
        "perft trablici --seed xyz",
        "simulate trablici --seed xyz",
        "serve --thinkers 0",
        "serve --lan --host 0.0.0.0",
        "serve --programs my-bot:123",
        "token no:name",
        "join nowhere",
        "join http://127.0.0.1:9/t/0123456789",
        "export nowhere.json",
        "export tests/test_cli.py --text",
        "serve --bot-pause nan",
        "simulate trablici --games 0",
        "simulate trablici --games many",
        "simulate trablici --bots random,random,random",
        "simulate",
        "scenario nowhere.toml",
        "scenario README.md",
        "replay nowhere.json",
        "verify pyproject.toml",
        "perft trablici --depth -1",
        "dance",
    ],
)
def test_wrong_input_gets_one_sentence_and_exit_code_2(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["klubovna", *words.split()])  # here: a process of its own takes seconds to start
    with pytest.raises(SystemExit) as left:
        main()
    said = capsys.readouterr().err
    assert left.value.code == 2
    assert said.startswith("klubovna: ") and said.count("\n") == 1, said
    assert "Traceback" not in said


def test_a_damaged_record_gets_one_sentence(tmp_path: Path) -> None:
    record = klubovna.new_match("trablici", 2, 1).save()
    record["answers"] = [[0, "fly"]]
    path = tmp_path / "match.json"
    path.write_text(json.dumps(record), "utf-8")
    for command in ("verify", "replay"):
        said = klub(command, str(path))
        assert said.returncode == 2 and "answer 1 does not fit" in said.stderr


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"game": "trablici", "seed": ' + "9" * 5000 + "}", '{"game": 5}', "\\"]
)
def test_a_file_that_is_no_record_gets_one_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "match.json"
    path.write_text(text, "utf-8")
    said = klub("verify", str(path))
    assert said.returncode == 2 and said.stderr.count("\n") == 1 and "Traceback" not in said.stderr, said.stderr


def test_odd_numbers_typed_in_play_are_asked_for_again() -> None:
    said = klub("play", "trablici", "--seed", "5", "-o", "start_player=0", typed=f"²\n{'9' * 5000}\n0\nq\n")
    assert said.returncode == 0 and said.stdout.count("1 to 2") == 3, said.stdout + said.stderr


def test_a_failing_scenario_shows_the_difference_and_exits_1(tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    path.write_text('game = "trablici"\nseats = 2\nname = "wrong"\nthen.over = true\n', "utf-8")
    said = klub("scenario", str(path))
    assert said.returncode == 1
    assert "over: expected True, found False" in said.stdout and "0 of 1 scenarios hold" in said.stdout


def test_simulate_prints_json_that_does_not_depend_on_jobs() -> None:
    words = "simulate trablici --seats 3 --games 12 --bots greedy,random --seed 1 --json"
    one, two = (json.loads(klub(*words.split(), "--jobs", jobs).stdout) for jobs in "12")
    for name in ("games", "decisions", "wins", "length", "causes"):
        assert one[name] == two[name]
    assert one["decisions_per_second"] > 0 and one["seconds"] > 0
    assert one["wins"][0]["bot"] == "greedy" and len(one["wins"][0]["interval95"]) == 2


def test_perft_counts() -> None:
    said = klub(*["perft", "trablici", "--seats", "2", "--depth", "3", "--seed", "1"])
    assert [line.split() for line in said.stdout.splitlines()] == [["0", "1"], ["1", "2"], ["2", "4"], ["3", "8"]]


@pytest.mark.parametrize(
    ("lang", "words"),
    [("cs", ["Otočit dál", "Pravidlo T5", "her ze 100"]), ("en", ["Flip another", "Rule T5", "of 100 matches"])],
)
def test_play_by_numbers_with_rule_undo_and_quit(lang: str, words: list[str]) -> None:
    said = klub(
        "play", "trablici", "--seed", "5", "--lang", lang, "-o", "start_player=0", typed="?\na\n1\nu\nbla\nl\nq\n"
    )
    assert said.returncode == 0, said.stderr
    assert all(word in said.stdout for word in words)
    shown = re.sub(r"\(1-\d+ \? w a u l b q\): ", "\n", said.stdout)  # what is typed at the prompt is not echoed here
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_the_language_follows_the_locale() -> None:
    assert "Tvoje volba" in klub("play", "trablici", typed="q\n", LANG="cs_CZ.UTF-8").stdout
    assert "Your choice" in klub("play", "trablici", typed="q\n", LANG="C").stdout


def test_a_watched_match_can_be_saved_replayed_and_verified(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    played = klub("play", "trablici", "--watch", "--bots", "random", "--seed", "3", "--save", str(path))
    assert played.returncode == 0 and "Final scores" in played.stdout
    assert "all digests agree" in klub("verify", str(path)).stdout
    assert "Konečné skóre" in klub("replay", str(path), "--lang", "cs").stdout
    assert klub("replay", str(path), "--seat", "7").returncode == 2


def test_another_hash_seed_gives_the_same_bytes() -> None:
    """Law 2: nothing depends on the order of sets or hashes."""
    program = (
        "import sys; from klubovna.games import GAMES; from klubovna.lab.laws import some_match, shown\n"
        "from tests.toy import TOY\n"
        "from hashlib import sha256\n"
        "for game in [*GAMES.values(), TOY]:\n"
        "    m = some_match(game, game.seats[1], {}, 11, 150)\n"
        "    print(game.id, m.digest(), sha256(shown(m)).hexdigest())\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(outputs) == 1


def test_version_says_which_build_runs() -> None:
    said = klub("--version")
    assert said.returncode == 0 and said.stdout == f"klubovna {klubovna.__version__}, interpreted\n"


def test_a_stale_build_is_told_and_not_used(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "klubovna", tmp_path / "klubovna", ignore=shutil.ignore_patterns("__pycache__", "static"))
    manifest = {"suffix": EXTENSION_SUFFIXES[0], "sources": {"klubovna/engine/run.py": "other"}, "modules": {}}
    (tmp_path / "build" / "compiled").mkdir(parents=True)
    (tmp_path / "build" / "compiled" / "manifest.json").write_text(json.dumps(manifest))
    for words in (["--version"], ["simulate", "trablici", "--games", "1", "--json"]):
        said = subprocess.run(
            [sys.executable, "-m", "klubovna.cli", *words],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env={**os.environ, "KLUBOVNA_COMPILED": "", "PYTHONPATH": str(tmp_path)},
        )
        assert said.returncode == 0, said.stderr
        assert said.stderr.startswith(
            "klubovna: klubovna/engine/run.py is not what the compiled modules were made from"
        )
        assert said.stderr.strip().count("\n") == 0 and "make compiled" in said.stderr


def test_a_match_is_exported_as_text_and_as_json_lines(tmp_path: Path) -> None:
    record = next(iter(sorted((ROOT / "tests" / "matches" / "trablici").iterdir())))
    text = klub("export", str(record), "--lang", "cs")
    assert text.returncode == 0 and text.stdout.startswith("Trablíci\n") and "★" in text.stdout
    out = tmp_path / "match.jsonl"
    assert klub("export", str(record), "--jsonl", "--seat", "0", "--out", str(out)).returncode == 0
    rows = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert rows[0]["game"] == "trablici" and rows[0]["seat"] == 0 and rows[-1]["result"]["scores"]
    assert all(row["text"] and row["kind"] for row in rows[1:-1])


def test_a_bug_report_is_written_replayed_and_run_as_a_scenario(tmp_path: Path) -> None:
    played = subprocess.run(
        [sys.executable, "-m", "klubovna.cli", "play", "trablici", "--seed", "1", "--lang", "en"],
        input="b\nq\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert played.returncode == 0 and "The bug report is in" in played.stdout, played.stderr
    (report,) = tmp_path.glob("klubovna-trablici-*.json")
    shown = klub("replay", str(report), "--lang", "en")
    assert shown.returncode == 0 and "shows the same table and asks the same" in " ".join(shown.stdout.split())
    assert klub("scenario", str(report)).stdout == "1 of 1 scenarios hold.\n"
    assert klub("export", str(report), "--seat", "1").returncode == 2
    data = json.loads(report.read_text("utf-8"))
    data["view"]["deck"] = 1000
    report.write_text(json.dumps(data), "utf-8")
    wrong = klub("replay", str(report))
    assert wrong.returncode == 2 and "differs" in wrong.stderr
