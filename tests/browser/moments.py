"""Moments of matches that show every kind of event and of question, found by programs that play at a server's tables.

Deals are the same at every table of a house (tests/luck.py), so a match can be played again up to any of its moments,
this time with somebody looking on.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from klubovna.games import GAMES
from klubovna.lab.laws import option_sets
from tests.browser.kit import ROOT, House

Answer = tuple[int, str]  # seat, key


class Match(msgspec.Struct):
    """A table's set-up, and all the answers that were given there."""

    game: str
    seats: int
    options: dict[str, Any]
    answers: list[Answer] = []


class Moment(msgspec.Struct):
    """Before answer number `at` of the match: this seat is asked `asks`, and its answer makes `events` happen.

    What happens before anybody is asked is told of the first moment, as `dealt`.
    """

    match: Match
    at: int
    seat: int
    asks: str
    events: list[str]
    dealt: list[str] = []


class Stale(Exception):
    """Refused: the table has moved on to this version."""


class Table:
    """A program on every seat, each with a token and a socket of its own."""

    def __init__(self, house: House, match: Match, stack: ExitStack) -> None:
        self.address: str = f"ws://127.0.0.1:{house.port}/ws"
        wanted = {"game": match.game, "seats": match.seats, "options": match.options}
        made = httpx.post(f"{house.address}/api/rooms", json=wanted, timeout=60).raise_for_status().json()
        self.room: str = made["room"]
        self.tokens: list[str] = [made["token"]]
        self.sockets: list[ClientConnection] = []
        self.positions: list[dict[str, Any]] = [{"version": -1}] * match.seats
        for seat in range(match.seats):
            socket = stack.enter_context(connect(f"{self.address}/{self.room}", max_size=None))
            self.sockets.append(socket)
            self.send(seat, type="hello", room=self.room, token=self.tokens[0] if seat == 0 else None)
            if seat:
                self.tokens.append(self.hear(seat, "welcome")["token"])
                self.do(seat, type="sit", seat=seat, name=f"Hráč {seat + 1}", salt=f"{seat}")
        self.see(self.do(0, type="start", salt="0"))

    def send(self, seat: int, /, **message: Any) -> None:
        self.sockets[seat].send(json.dumps(message))

    def hear(self, seat: int, kind: str) -> dict[str, Any]:
        while True:
            told: dict[str, Any] = json.loads(self.sockets[seat].recv(120))
            if told["type"] == "position":
                self.positions[seat] = told
            if told["type"] == kind:
                return told
            if told["type"] == "refused":
                raise Stale(told["version"], told["reason"])

    def do(self, seat: int, /, **wish: Any) -> int:
        """The version after it."""
        self.send(seat, id=wish["type"] + str(self.positions[seat]["version"]), **wish)
        return int(self.hear(seat, "ack")["version"])

    def see(self, version: int) -> None:
        for seat in range(len(self.sockets)):
            while self.positions[seat]["version"] < version:
                self.hear(seat, "position")

    @property
    def over(self) -> bool:
        return self.positions[0]["result"] is not None

    def question(self) -> tuple[int, dict[str, Any]]:
        """The first seat that is asked, and what."""
        for seat, position in enumerate(self.positions):
            for ask in position["asks"]:
                if ask["seat"] == seat and ask.get("options"):
                    return seat, ask
        raise AssertionError("nobody is asked")

    def answer(self, seat: int, key: str) -> list[str]:
        """The kinds of events that it made happen."""
        try:
            version = self.positions[seat]["version"]
            self.see(self.do(seat, type="answer", seat=seat, key=key, version=version))
        except Stale as since:  # somebody came to look on; a page answers some questions by itself
            self.see(since.args[0])
            if not self.over and self.question()[0] == seat:
                return self.answer(seat, key)
        return self.events()

    def events(self) -> list[str]:
        return [event["kind"] for event in self.positions[0]["events"]]


def played(house: House, match: Match, chance: random.Random) -> Iterator[Moment]:
    """All moments of a match at random, to its end."""
    with ExitStack() as stack:
        table = Table(house, match, stack)
        dealt = table.events()
        while not table.over:
            seat, ask = table.question()
            key = chance.choice(ask["options"])["key"]
            match.answers.append((seat, key))
            yield Moment(match, len(match.answers) - 1, seat, ask["why"], table.answer(seat, key), dealt)
            dealt = []


def kinds_of(game: str) -> set[str]:
    """All kinds that the texts know: `event-...` and `ask-...`."""
    folder = ROOT / "klubovna" / "games" / game / "text"
    lines = [line for file in folder.glob("*cs.ftl") for line in file.read_text().splitlines()]
    ids = {line.split(" =")[0] for line in lines if " =" in line}
    told = {f"event-{one[4:]}" for one in ids if one.startswith("log-") and not one.endswith("-known")}
    return told | {one for one in ids if one.startswith("ask-")}


def find(house: House, game: str, missing: set[str], matches: int) -> Iterator[tuple[str, Moment]]:
    """For each missing kind the first moment that shows it, in this many matches of all seat counts and options."""
    left = set(missing)
    low, high = GAMES[game].seats
    for number in range(matches):
        seats = low + number % (high - low + 1)
        sets = option_sets(GAMES[game], seats)
        match = Match(game, seats, sets[number // (high - low + 1) % len(sets)])
        for moment in played(house, match, random.Random(f"{game} {number}")):
            for kind in [f"ask-{moment.asks}", *(f"event-{one}" for one in moment.dealt + moment.events)]:
                if kind in left:
                    left.discard(kind)
                    yield kind, moment
        if not left:
            return
