"""Cluster: batches done by the machines of a Ray cluster. Needs `klubovna[ray]` here and klubovna on every machine."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

from klubovna.engine import Refused
from klubovna.lab.batches import Work, do_batch

PATIENCE: Final = 5.0  # seconds until a cluster counts as out of reach; Ray itself would try for minutes
AGAIN: Final = 5  # times a batch is given to another worker when its own has died
AHEAD: Final = 2  # batches that wait for every worker, so that none is idle


class Cluster:
    """The workers of a Ray cluster. Where one dies, its batch is done by another; results depend on seeds alone."""

    def __init__(self, address: str) -> None:
        try:
            ray: Any = import_module("ray")
        except ModuleNotFoundError:
            raise Refused("--ray needs Ray: pip install 'klubovna[ray]'") from None
        self.ray: Any = ray
        check_reach(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:  # Ray has many ways to say so
            raise Refused(f"No Ray cluster answers at {address}: {first_line(error)}") from None
        self.many: int = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def results(self, work: Work, setting: dict[str, Any], batches: list[list[int]]) -> Iterator[list[tuple[int, Any]]]:
        ray = self.ray
        remote = ray.remote(max_retries=AGAIN)(do_batch)
        waiting = list(reversed(batches))
        open_batches: list[Any] = []
        while waiting or open_batches:
            while waiting and len(open_batches) < AHEAD * self.many:
                open_batches.append(remote.remote(work, setting, waiting.pop()))
            done, open_batches = ray.wait(open_batches)
            for each in done:
                try:
                    yield ray.get(each)
                except ray.exceptions.RayTaskError as error:
                    raise error.cause from None
                except ray.exceptions.RayError as error:
                    raise Refused(f"The cluster gave up: {first_line(error)} What is finished is kept.") from None


def check_reach(address: str) -> None:
    """Refuse an address where nobody listens."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return  # "auto" and the like
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise Refused(f"No Ray cluster answers at {address}: {first_line(error)}.") from None


def first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
