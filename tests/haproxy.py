"""A real HAProxy for the tests, with the configuration of deploy/: found on the machine, or installed by
`python -m tests.haproxy`."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from tests.kit import ROOT
from tools import debian

MISSING = "HAProxy is needed for these tests: run `make haproxy`, or install the package haproxy."
CONFIGURATION = ROOT / "deploy" / "haproxy.cfg"


def binary() -> str | None:
    return shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin")


class Balancer:
    """HAProxy before servers on these ports; it can be killed and started again."""

    def __init__(self, folder: Path, port: int, servers: list[int]) -> None:
        program = binary()
        assert program is not None, MISSING
        self.program: str = program
        self.log: Path = folder / "haproxy.log"
        self.port: int = port
        addresses = {f"KLUBOVNA_{name}": f"127.0.0.1:{one}" for name, one in zip(("ONE", "TWO"), servers, strict=True)}
        self.environment: dict[str, str] = {**os.environ, **addresses, "KLUBOVNA_DOOR": f"127.0.0.1:{port}"}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with open(self.log, "a") as log:
            command = [self.program, "-db", "-f", str(CONFIGURATION)]
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
        for _ in range(300):
            with socket.socket() as knock:
                if knock.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.01)
        raise AssertionError("HAProxy did not open: " + self.log.read_text())

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()


if __name__ == "__main__":
    sys.exit(0 if binary() or debian.install("haproxy") else MISSING)
