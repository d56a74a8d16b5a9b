"""Playing from home: the terminal at a server's table, programs with a token, addresses for phones."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import random
import subprocess
import sys
from io import StringIO
from subprocess import PIPE
from types import ModuleType
from typing import Any

import pytest
from rich.console import Console
from websockets.exceptions import InvalidStatus

from klubovna.engine import Refused
from klubovna.server.lan import address_lines, reachable
from klubovna.server.settings import BadSetting, Settings, programs
from klubovna.table.tokens import holder_of
from klubovna.terminal.join import Visit, forget_typed, join, socket_address
from tests.kit import ROOT
from tests.server.club import GENEROUS, Club, club, run
from tests.server.test_http import reason
from tests.soak.results import Part

TOKEN = "a-token-of-a-program"
KNOWN = f"tester:{holder_of(TOKEN)}"
HEADERS = {"X-Klubovna-Program": TOKEN}


class Hands(Console):
    """A terminal at which somebody types numbers, and now and then something else."""

    def __init__(self, seed: int) -> None:
        super().__init__(file=StringIO(), width=100)
        self.chance: random.Random = random.Random(seed)
        self.typed: int = 0
        self.visit: Visit | None = None

    def input(self, prompt: Any = "", **more: Any) -> str:
        self.typed += 1
        if self.typed == 4:
            assert self.visit is not None and self.visit.socket is not None
            self.visit.socket.socket.close()  # as when the network goes away in the middle of a thought
        words = {2: "?", 3: "l", 6: "99", 7: "u"}
        return words.get(self.typed, str(self.chance.randint(1, 3)))

    def said(self) -> str:
        return str(self.file.getvalue())  # type: ignore[attr-defined]


def link(here: Club, room: str) -> str:
    return f"http://127.0.0.1:{here.port}/t/{room}"


def test_a_match_is_played_in_the_terminal_beside_a_browser(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:
            made = await here.create("trablici", seats=2)
            host = await here.connect(made["room"], made["token"])
            hands = Hands(3)
            visit = hands.visit = Visit(link(here, made["room"]), "Eva", "cs", hands, None, None)
            there = asyncio.create_task(asyncio.to_thread(visit.stay))
            await host.until(lambda client: client.table is not None and client.table.seats[1].kind == "human")
            await host.do("start", salt="00")
            chance = random.Random(1)
            while host.position is None or host.position.result is None:
                if host.table is not None and host.table.proposal is not None and host.table.proposal.waiting == [0]:
                    await host.ask("consent", proposal=host.table.proposal.id, yes=True)
                elif host.asked() is not None:
                    await host.answer(chance.randrange(10))
                else:
                    await host.next()
            assert await there == 0
            said = hands.said()
            assert "Spojení se přerušilo" in said and "Pravidlo" in said and "Napiš číslo" in said
            assert "★" in said and hands.typed > 8
            assert "Trablíci, u stolu: Hráč 1 (1 volné místo)" in said and "Trablíci, u stolu: Hráč 1, Eva\n" in said
            assert said.count("u = vzít zpět") == 1

    run(work())


def test_joining_what_is_not_there_is_one_sentence(file: str) -> None:
    async def work() -> None:
        async with club(file) as here:

            async def refused(where: str, **more: Any) -> str:
                with pytest.raises(Refused) as problem:
                    await asyncio.to_thread(join, where, "Eva", "en", Hands(1), **more)
                return str(problem.value)

            assert "There is no table" in await refused(link(here, "0123456789"))
            made = await here.create("trablici", seats=2, bots=["random"])
            assert "no free seat" in await refused(link(here, made["room"]))
            other = await here.create("trablici", seats=3, bots=["random"])
            assert "no free seat" in await refused(link(here, other["room"]), seat=1)
            host = await here.connect(made["room"], made["token"])
            await host.do("start", salt="00")
            assert "under way" in await refused(link(here, made["room"]))
            assert "No clubhouse answers" in await refused("http://127.0.0.1:9/t/0123456789")

    run(work())


def test_what_was_typed_too_early_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, terminal = os.openpty()
    with os.fdopen(terminal, "r") as stdin, os.fdopen(keyboard, "wb", buffering=0) as hand:
        monkeypatch.setattr(sys, "stdin", stdin)
        hand.write(b"1\n")
        forget_typed()
        hand.write(b"2\n")
        assert stdin.readline() == "2\n"


@pytest.mark.parametrize(
    "wrong", ["", "http://", "ftp://x/t/abcd", "http://x/abcd", "http://x:99999/t/abcd", "http://x/t/a b"]
)
def test_a_link_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(Refused, match="A link to a table looks like"):
        socket_address(wrong)


def test_links_lead_to_sockets() -> None:
    assert socket_address("localhost:8000/t/abcd") == ("ws://localhost:8000/ws/abcd", "abcd")
    assert socket_address("https://[fd00::1]:8443/club/t/abcd/") == ("wss://[fd00::1]:8443/club/ws/abcd", "abcd")


# --- programs


def with_programs(**more: Any) -> Settings:
    given = {"programs": (KNOWN,), "program_rate": (50_000, 1), "program_tables": (50_000, 1)}
    return Settings(**{**given, **more})


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("outside_bot", ROOT / "examples" / "outside_bot.py")
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_the_example_has_twenty_lines_and_is_the_one_in_the_docs() -> None:
    text = (ROOT / "examples" / "outside_bot.py").read_text("utf-8")
    assert len([line for line in text.splitlines() if line.strip()]) <= 20
    assert text in (ROOT / "docs" / "outside-bots.md").read_text("utf-8")


def test_an_outside_bot_plays_a_few_games(file: str) -> None:
    async def work() -> None:
        async with club(file, settings=with_programs()) as here:
            play = example().play
            for game in ("trablici", "tag_team"):
                result = await asyncio.to_thread(play, f"127.0.0.1:{here.port}", TOKEN, game)
                assert len(result["scores"]) == 2

    run(work(), 120)


@pytest.mark.soak
def test_an_outside_bot_plays_a_thousand_games(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight at a time, each against a bot of the house and with a deal of its own."""
    monkeypatch.undo()  # the luck that other tests share
    part = Part("outside bots trablici", 1, 1000)

    async def work() -> None:
        async with club(file, settings=with_programs()) as here:
            play, left = example().play, iter(list(part.left()))

            async def some() -> None:
                for _ in left:
                    began = asyncio.get_running_loop().time()
                    result = await asyncio.to_thread(play, f"127.0.0.1:{here.port}", TOKEN)
                    took = asyncio.get_running_loop().time() - began
                    part.step(seconds=round(took, 3), won=0 in result["winners"])

            await asyncio.gather(*[some() for _ in range(8)])

    run(work(), 7200)
    won = sum(step["won"] for step in part.steps)
    part.conclude(len(part.steps) == 1000, won=won, deals="each its own")


def test_a_program_has_limits_of_its_own(file: str) -> None:
    async def work() -> None:
        tight = with_programs(requests=(3, 60), new_tables=(1, 60), messages=(2, 60), program_tables=(5, 60))
        async with club(file, settings=tight) as here:
            for _ in range(5):
                made = await here.http.post("/api/rooms", json={"game": "trablici"}, headers=HEADERS)
                assert made.status_code == 201
            sixth = await here.http.post("/api/rooms", json={"game": "trablici"}, headers=HEADERS)
            assert reason(sixth, 429) == "too-fast" and int(sixth.headers["retry-after"]) > 0
            room, token = made.json()["room"], made.json()["token"]
            client = await here.connect(room, token, additional_headers=HEADERS)
            for _ in range(6):
                await client.do("chat", text="hi")
            # none of it was counted against the address
            assert [(await here.http.get("/api/games")).status_code for _ in range(4)] == [200, 200, 200, 429]

    run(work())


def test_a_wrong_token_is_refused(file: str) -> None:
    async def work() -> None:
        async with club(file, settings=with_programs(requests=(4, 60))) as here:
            for token in (b"", b"wrong", "ž".encode()):
                got = await here.http.get("/api/games", headers=[(b"x-klubovna-program", token)])
                assert reason(got, 401) == "no-program"
            with pytest.raises(InvalidStatus):
                await here.connect("0123456789", additional_headers={"X-Klubovna-Program": "wrong"})
            assert (await here.http.get("/api/games")).status_code == 200
            assert reason(await here.http.get("/api/games", headers={"X-Klubovna-Program": "guess"}), 429) == "too-fast"

    run(work())


def test_programs_are_written_as_they_are_printed() -> None:
    assert programs(f"{KNOWN}, other:{'0' * 40}") == (KNOWN, f"other:{'0' * 40}")
    for wrong in ("tester", "tester:123", f"no name:{'0' * 40}"):
        with pytest.raises(BadSetting, match="NAME:HASH"):
            programs(wrong)
    assert GENEROUS.programs == ()


# --- the home network


def test_addresses_for_phones_come_in_the_order_of_their_use() -> None:
    found = [
        "127.0.0.1",
        "fe80::1%eth0",
        "10.0.0.5",
        "192.168.1.7",
        "2001:4860::7",
        "fd00::7",
        "::1",
        "169.254.3.3",
        "?",
    ]
    ordered = [str(one) for one in reachable(found, ["192.168.1.7", "2001:4860::7"])]
    assert ordered == ["192.168.1.7", "2001:4860::7", "10.0.0.5", "fd00::7"]
    lines = address_lines(reachable(found, ["fd00::7"]), 8000)
    assert lines[1].strip() == "http://[fd00::7]:8000" and "▀" in "\n".join(lines)
    assert "passkeys" in lines[-1]


def test_without_a_network_there_is_one_sentence() -> None:
    (line,) = address_lines(reachable(["127.0.0.1", "::1"], []), 8000)
    assert line.startswith("No network was found") and "localhost:8000" in line


ANNOUNCED = """
import sys
from klubovna.server import serve
serve.interface_addresses = lambda: ["192.168.1.7"]
serve.announce(serve.bind("127.0.0.1", 0), False, lan=True)
print(sys.stdin.readline(), file=sys.stderr)
"""


@pytest.mark.parametrize(("encoding", "drawn"), [("utf-8", True), ("ascii", False), ("cp1250", False)])
def test_the_addresses_come_through_a_pipe_at_once(encoding: str, drawn: bool) -> None:
    """While the server still runs, and where the pipe has no letters for the picture."""
    command = [sys.executable, "-c", ANNOUNCED]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    with subprocess.Popen(command, env=environment, stdin=PIPE, stdout=PIPE, stderr=PIPE) as served:
        assert served.stdout is not None
        lines: list[str] = []
        while not lines or "not encrypted" not in lines[-1]:
            lines.append(served.stdout.readline().decode(encoding))
            assert lines[-1], "it has ended"
        _, wrong = served.communicate(b"enough\n")
    assert lines[2].strip().startswith("http://192.168.1.7:")
    assert ("█" in "".join(lines)) == drawn
    assert (served.returncode, wrong.strip()) == (0, b"enough")


def test_a_reader_that_has_gone_ends_no_clubhouse() -> None:
    with subprocess.Popen([sys.executable, "-c", ANNOUNCED], stdin=PIPE, stdout=PIPE, stderr=PIPE) as served:
        assert served.stdout is not None
        served.stdout.close()
        served.stdout = None
        _, wrong = served.communicate(b"enough\n")
    assert (served.returncode, wrong.strip()) == (0, b"enough")
