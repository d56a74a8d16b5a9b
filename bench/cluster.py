"""What Ray costs and brings: the same series with 1 and 2 workers of a local cluster, and in one process without Ray.

`python -m bench.cluster` needs `klubovna[ray]`. Overhead is the share of the workers' time in which no game was
played; it counts wall time, as the games do, so that a busy machine slows both.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from importlib import import_module
from typing import Any

from klubovna.lab.batches import Kept, Processes, Workers, do_all
from klubovna.lab.cluster import Cluster
from klubovna.lab.simulate import Series, play_numbered


def timed(setting: dict[str, Any], number: int) -> list[Any]:
    """One game, with the wall and processor seconds that it took where it was played."""
    wall, cpu = time.perf_counter(), time.process_time()
    played = play_numbered(setting, number)
    return [time.perf_counter() - wall, time.process_time() - cpu, played]


def run(workers: Workers, series: Series) -> dict[str, Any]:
    setting = vars(series)
    warm = {**setting, "seed": "warm"}
    do_all(timed, warm, Kept(None, "", {}), 2 * workers.many, workers)  # processes start, modules are read
    started = time.perf_counter()
    done = do_all(timed, setting, Kept(None, "", {}), series.games, workers)
    wall = time.perf_counter() - started
    busy, cpu = sum([each[0] for each in done]), sum([each[1] for each in done])
    return {
        "workers": workers.many,
        "games": series.games,
        "seconds": round(wall, 1),
        "games_per_second": round(series.games / wall, 2),
        "processor_seconds": round(cpu, 1),
        "overhead": round(1 - busy / (wall * workers.many), 4),
        "results": [each[2] for each in done],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    asked = parser.parse_args()
    ray: Any = import_module("ray")
    local: Any = import_module("ray.cluster_utils")

    os.environ["PYTHONPATH"] = os.getcwd()  # the workers' klubovna is this one
    os.environ["RAY_worker_niceness"] = "0"  # noqa: SIM112 (Ray spells it so; else 15)
    series = Series("trablici", 4, asked.games, ["greedy"] * 4, 1, {})
    rows = [{"where": "one process", **run(Processes(1), series)}]
    for many in (1, 2):
        cluster = local.Cluster(initialize_head=True, head_node_args={"num_cpus": many})
        rows.append({"where": f"Ray, workers: {many}", **run(Cluster(cluster.address), series)})
        ray.shutdown()
        cluster.shutdown()
    assert all([row["results"] == rows[0]["results"] for row in rows]), "results differ"
    print(json.dumps({"load": os.getloadavg(), "rows": [{**row, "results": "the same"} for row in rows]}, indent=1))


if __name__ == "__main__":
    main()
