"""Batches on Ray: the same bytes from any number of workers, and nothing is lost when a worker or the driver dies."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from klubovna.engine import Refused
from klubovna.games import find_game
from klubovna.lab.batches import Kept, Processes, do_all
from klubovna.lab.cluster import Cluster
from klubovna.lab.dataset import make_dataset
from klubovna.lab.ladder import ladder
from klubovna.lab.simulate import Series, play_numbered, simulate
from klubovna.lab.train import train
from tests.kit import ROOT

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'klubovna[ray]'")
local = pytest.importorskip("ray.cluster_utils")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


def insist(start: Callable[[], Any]) -> Any:
    """Ray gives a node half a minute to start, which a busy machine may not keep: then once more."""
    for _ in range(5):
        try:
            return start()
        except Exception as error:
            late = error
    raise late


class Machines:
    """A cluster of a head that does no work and two workers, as processes of this machine."""

    def __init__(self) -> None:
        os.environ["PYTHONPATH"] = str(ROOT)  # the workers' klubovna is the one that is tested
        self.cluster: Any = insist(lambda: local.Cluster(initialize_head=True, head_node_args={"num_cpus": 0}))
        self.nodes: list[Any] = [insist(lambda: self.cluster.add_node(num_cpus=1)) for _ in range(2)]
        self.address: str = self.cluster.address

    def kill(self, number: int) -> None:
        self.cluster.remove_node(self.nodes[number], allow_graceful=False)

    def end(self) -> None:
        ray.shutdown()
        self.cluster.shutdown()


@pytest.fixture(scope="module")
def machines() -> Iterator[Machines]:
    before = os.environ.get("PYTHONPATH")
    made = Machines()
    yield made
    made.end()
    if before is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = before


@pytest.fixture
def workers(machines: Machines) -> Iterator[Cluster]:
    cluster = Cluster(machines.address)
    yield cluster
    ray.shutdown()


def series(games: int) -> Series:
    return Series("trablici", 3, games, ["greedy", "random", "random"], 4, {})


def told(result: dict[str, Any]) -> dict[str, Any]:
    """Without what depends on the machine."""
    clocks = {"jobs", "seconds", "decisions_per_second", "games_per_second", "times"}
    return {name: value for name, value in result.items() if name not in clocks}


def test_simulation_ladder_training_and_datasets_are_the_same(workers: Cluster, tmp_path: Path) -> None:
    assert workers.many == 2
    assert told(simulate(series(12), workers)) == told(simulate(series(12)))
    game = find_game("trablici")
    levels = ["greedy", "random"]
    assert told(ladder(game, 2, {}, levels, 6, 3, workers)) == told(ladder(game, 2, {}, levels, 6, 3))
    weights, report = train(game, 2, 6, 1, workers, None, lambda done: None)
    again, same = train(game, 2, 6, 1, Processes(1), None, lambda done: None)
    assert (weights.by_term, report) == (again.by_term, same)
    for folder, who in (("cluster", workers), ("here", Processes(1))):
        make_dataset(game, 2, 3, ["random"] * 2, 1, {}, tmp_path / folder, who, "jsonl")
    for name in ("matches.jsonl", "decisions-000000-000002.jsonl"):
        assert (tmp_path / "cluster" / name).read_bytes() == (tmp_path / "here" / name).read_bytes()


def test_what_a_piece_refuses_is_told_as_it_is_here(workers: Cluster) -> None:
    with pytest.raises(Refused, match="There is no game"):
        do_all(play_numbered, vars(Series("chess", 2, 2, ["random"] * 2, 1, {})), Kept(None, "", {}), 2, workers)


@pytest.mark.soak
def test_a_worker_dies(tmp_path: Path) -> None:
    """Its batches are done by the other one; the results are those of one process."""
    machines = Machines()
    try:
        cluster = Cluster(machines.address)
        killed: list[int] = []

        def watch(done: int) -> None:
            if done and not killed:
                killed.append(done)
                machines.kill(1)

        setting = vars(series(120))
        kept = Kept(tmp_path / "kept", "games", setting)
        assert do_all(play_numbered, setting, kept, 120, cluster, watch) == do_all(
            play_numbered, setting, Kept(None, "games", setting), 120, Processes(2)
        )
        assert killed
    finally:
        machines.end()


@pytest.mark.soak
def test_the_driver_dies(tmp_path: Path) -> None:
    """Killed while it writes what comes in, it goes on with the same command and ends with the same report."""
    machines = Machines()
    try:
        folder = tmp_path / "set"
        command = [sys.executable, "-m", "klubovna.cli", "lab", "dataset", "trablici", "--seats", "2", "--games", "80"]
        command += [
            "--bots",
            "greedy",
            "--seed",
            "2",
            "--format",
            "jsonl",
            "--ray",
            machines.address,
            "--out",
            str(folder),
        ]
        driver = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        records = folder / "records.jsonl"
        until = time.monotonic() + 1500
        while time.monotonic() < until and not (records.exists() and records.read_text().count("\n") > 5):
            assert driver.poll() is None
            time.sleep(0.05)
        os.kill(driver.pid, signal.SIGKILL)
        driver.wait()
        before = records.read_text().count("\n") - 1
        assert 0 < before < 80
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        lines = [json.loads(line) for line in records.read_text().splitlines()[1:]]
        assert sorted(number for number, _ in lines) == list(range(80))
        make_dataset(find_game("trablici"), 2, 80, ["greedy"] * 2, 2, {}, tmp_path / "here", Processes(2), "jsonl")
        for name in ("matches.jsonl", "decisions-000000-000079.jsonl"):
            assert (folder / name).read_bytes() == (tmp_path / "here" / name).read_bytes()
    finally:
        machines.end()
