"""Power cuts: what a SQLite club wrote is noted in order (power.c), and any moment of it can be the last one.

What was not flushed when the power went may be on the disk or not, sector by sector; what was flushed is there.
Run as `python -m tests.soak.power FOLDER SEED ANSWERS` it is the club that plays and writes.
"""

from __future__ import annotations

import asyncio
import os
import random
import struct
import subprocess
import sys
from pathlib import Path

import msgspec

from klubovna.table.clubhouse import Clubhouse
from klubovna.table.store import Store
from tests.kit import ROOT
from tests.table.kit import ANNA, BEN, GAMES, answer, started

SECTOR = 512
HEAD = struct.Struct("<BHQQ")
CLUB, PROMISES = "club.db", "promises"


class Note(msgspec.Struct):
    """One act: c(reated), w(ritten), t(runcated), s(ynced to the disk), u(nlinked)."""

    kind: str
    name: str
    offset: int
    data: bytes


class Promise(msgspec.Struct, frozen=True):
    """An answer that was acknowledged."""

    room: str
    version: int
    command: str


class Disk:
    """The files after some of the notes: what is surely there, and what has been written since each was flushed."""

    def __init__(self) -> None:
        self.sure: dict[str, bytearray] = {}
        self.pending: dict[str, list[Note]] = {}

    def apply(self, note: Note) -> None:
        if note.kind == "u":
            self.sure.pop(note.name, None)
            self.pending.pop(note.name, None)
        elif note.kind == "s":
            for one in self.pending.pop(note.name, []):
                act(self.sure.setdefault(note.name, bytearray()), one)
        else:
            self.pending.setdefault(note.name, []).append(note)

    def after_a_cut(self, chance: random.Random) -> dict[str, bytes]:
        """The files as somebody may find them when the power is back."""
        found = {name: bytearray(content) for name, content in self.sure.items()}
        for name, notes in self.pending.items():
            content = found.setdefault(name, bytearray())
            share = chance.choice([0.0, 0.5, 0.9, 1.0])
            for note in notes:
                if note.kind != "w":
                    if chance.random() < share:
                        act(content, note)
                    continue
                for start in range(0, len(note.data), SECTOR):
                    if chance.random() < share:
                        piece = note.data[start : start + SECTOR]
                        act(content, Note("w", name, note.offset + start, piece))
        return {name: bytes(content) for name, content in found.items()}


def act(content: bytearray, note: Note) -> None:
    if note.kind == "t":
        del content[note.offset :]
        content.extend(bytes(note.offset - len(content)))
    elif note.kind == "w":
        content.extend(bytes(max(0, note.offset - len(content))))
        content[note.offset : note.offset + len(note.data)] = note.data


def read_notes(path: Path) -> list[Note]:
    raw, at, found = path.read_bytes(), 0, []
    while at < len(raw):
        kind, length, offset, size = HEAD.unpack_from(raw, at)
        at += HEAD.size
        name = Path(raw[at : at + length].decode()).name
        at += length
        data = raw[at : at + size] if chr(kind) == "w" else b""
        at += len(data)
        found.append(Note(chr(kind), name, offset, data))
    return found


def promises(notes: list[Note]) -> list[Promise]:
    """All that was acknowledged; to acknowledge is no matter of disks, so it counts as soon as it is written."""
    lines = b"".join(note.data for note in notes if note.name == PROMISES and note.kind == "w").decode().splitlines()
    return [Promise(room, int(version), command) for room, version, command in (line.split() for line in lines)]


def recorded(folder: Path, seed: int, answers: int) -> list[Note]:
    """The notes of a club that played that many answers in a process of its own."""
    library, notes, club = folder / "power.so", folder / "notes", folder / "club"
    club.mkdir()
    source = Path(__file__).with_name("power.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", str(library), str(source)], check=True)
    environment = {**os.environ, "LD_PRELOAD": str(library), "POWER_FOLDER": f"{club}/", "POWER_NOTES": str(notes)}
    command = [sys.executable, "-m", "tests.soak.power", str(club), str(seed), str(answers)]
    subprocess.run(command, env=environment, cwd=ROOT, check=True, capture_output=True, timeout=1200)
    return read_notes(notes)


async def play(folder: Path, seed: int, answers: int) -> None:
    """Several tables at once, so that one flush carries answers of many; a promise is noted as soon as it is made."""
    chance = random.Random(seed)
    promised = os.open(folder / PROMISES, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    club = Clubhouse(await Store.open(str(folder / CLUB)), GAMES)
    done = 0

    async def table() -> None:
        nonlocal done
        while done < answers:
            room = await started(club, [ANNA, BEN])
            while room.status == "playing" and done < answers:
                done += 1
                command = f"{seed}-{done}"
                version = await answer(club, room.id, command, chance.randrange(100))
                os.write(promised, f"{room.id} {version} {command}\n".encode())

    await asyncio.gather(*[table() for _ in range(8)])
    await club.close()


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
