"""What stands in deploy/ can be used as it is. Without a container daemon the steps of the image run one by one."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from klubovna import cli
from tests.kit import ROOT
from tests.server.test_kill import free_port
from tests.soak.results import FOLDER, Part, append, commit

DEPLOY = ROOT / "deploy"
UNITS = ("klubovna.service", "klubovna-backup.service", "klubovna-backup.timer")


def serving() -> Any:
    from typer.main import get_command

    command: Any = get_command(cli.app)
    return command.commands["serve"]


def test_settings_are_those_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ["klubovna", "doctor", "--config", str(DEPLOY / "klubovna.toml"), "--db", str(tmp_path / "club.db")]
    monkeypatch.setattr("sys.argv", [*command, "--port", str(free_port()), "--metrics-port", str(free_port())])
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert left.value.code == 0
    known = {option.envvar for option in serving().params if getattr(option, "envvar", None)}
    for name in ("Containerfile", "compose.yaml", "klubovna.service", "klubovna-backup.service"):
        used = set(re.findall(r"^\s*(?:Environment=)?(KLUBOVNA_\w+)[=:]", (DEPLOY / name).read_text("utf-8"), re.M))
        assert used - {"KLUBOVNA_DOOR", "KLUBOVNA_ONE", "KLUBOVNA_TWO"} <= known, name  # those are the balancer's


def test_every_setting_is_documented() -> None:
    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    for option in serving().params:
        if getattr(option, "envvar", None):
            assert f"`{option.opts[0]}" in page and option.envvar in page, option.name


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not on this machine")
def test_systemd_takes_the_units(tmp_path: Path) -> None:
    for name in UNITS:
        text = (DEPLOY / name).read_text("utf-8").replace("/opt/klubovna/bin/klubovna", "/bin/true")
        (tmp_path / name).write_text(text)
    done = subprocess.run(
        ["systemd-analyze", "verify", *[str(tmp_path / name) for name in UNITS]], capture_output=True, text=True
    )
    complaints = [line for line in done.stderr.splitlines() if "klubovna" in line]
    assert done.returncode == 0 and not complaints, done.stderr
    spoilt = tmp_path / "klubovna.service"
    spoilt.write_text(spoilt.read_text().replace("Restart=on-failure", "Restart=perhaps"))
    done = subprocess.run(["systemd-analyze", "verify", str(spoilt)], capture_output=True, text=True)
    assert "klubovna" in done.stderr, "a wrong unit is found"


def test_compose_has_what_the_page_promises() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    assert set(services) == {"database", "one", "two", "door"}
    for name in ("one", "two"):
        assert services[name]["build"] == {"context": "..", "dockerfile": "deploy/Containerfile"}
        trusted = services[name]["environment"]["KLUBOVNA_TRUSTED_PROXIES"]
        assert trusted == services["door"]["networks"]["club"]["ipv4_address"], "the door, and nobody else"
    assert services["door"]["ports"] == ["127.0.0.1:8080:8080"], "TLS stands before it"


def steps(kind: str) -> list[str]:
    """The lines of one kind in the container file, continued lines joined."""
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    return [line[len(kind) :].strip() for line in text.splitlines() if line.startswith(kind + " ")]


def test_the_page_names_files_that_exist() -> None:
    page = (ROOT / "docs" / "running.md").read_text("utf-8")
    named = set(re.findall(r"deploy/([\w.-]+\w)", page)) - {"haproxy.cfg"}
    assert named and all((DEPLOY / name).exists() for name in named), named


@pytest.mark.soak
def test_the_steps_of_the_image(tmp_path: Path) -> None:
    """COPY, RUN, ENV, HEALTHCHECK and CMD, in this order, in a folder instead of an image."""
    part = Part("deploy steps of the image", 0, 1)
    begun = time.monotonic()
    source, target, port = tmp_path / "src", tmp_path / "klubovna", str(free_port())
    ignored = (ROOT / ".containerignore").read_text("utf-8").split()
    assert ignored == (ROOT / ".dockerignore").read_text("utf-8").split()
    deep = [name for name in ignored if "/" in name]

    def at_the_top(folder: str, names: list[str]) -> list[str]:
        return [name for name in names if name == "node_modules" or (folder == str(ROOT) and name in ignored)]

    shutil.copytree(ROOT, source, ignore=at_the_top)
    for name in deep:
        shutil.rmtree(source / name, ignore_errors=True)
    (install,) = [line for line in steps("RUN") if "install.sh" in line]
    subprocess.run([*shlex.split(install.replace("/opt/klubovna", str(target)))], cwd=source, check=True)
    given = dict(word.split("=", 1) for line in steps("ENV") for word in shlex.split(line))
    given = {name: value.replace("/opt/klubovna", str(target)) for name, value in given.items()}
    given |= {"PATH": f"{target}/bin:{os.environ['PATH']}", "KLUBOVNA_DB": f"sqlite:///{tmp_path}/club.db"}
    given |= {"KLUBOVNA_PORT": port, "KLUBOVNA_HOST": "127.0.0.1"}
    assert yaml.safe_load(steps("CMD")[-1]) == ["klubovna", "serve"]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("KLUBOVNA_")}
    process = subprocess.Popen(
        [str(target / "bin" / "klubovna"), "serve"],
        env={**clean, **given},
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        assert "open at" in process.stdout.readline()
        page = httpx.get(f"http://127.0.0.1:{port}/")
        assert page.status_code == 200 and "<script" in page.text, "the web client is in the image"
        health = yaml.safe_load(steps("HEALTHCHECK")[0].split("CMD", 1)[1])
        health[-1] = health[-1].replace(":8000/", f":{port}/")
        subprocess.run([str(target / "bin" / health[0]), *health[1:]], check=True)
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) in (0, -signal.SIGTERM)
        process.stdout.close()
    part.step(seconds=round(time.monotonic() - begun, 1))
    part.conclude(True)
    image = {"what": "deploy image", "command": "docker build -f deploy/Containerfile .", "seed": 0, "count": 0}
    append(
        FOLDER / "proof.jsonl",
        {**image, "seconds": 0, "result": "not run", "date": time.strftime("%Y-%m-%d"), "commit": commit()},
    )
