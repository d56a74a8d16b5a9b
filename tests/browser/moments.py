"""Moments of matches that show every kind of event and of question, and programs that play a server's table up to them.

The moments are found without a server, in many matches at random; then the same deals are dealt at a table
(tests/browser/house.py), with somebody looking on. What no match has shown is looked for in the positions of the
game's scenarios.
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

from klubovna import engine
from klubovna.engine import Chance, new_match, seed_key
from klubovna.games import GAMES
from klubovna.lab.laws import option_sets
from klubovna.lab.scenario import read_scenarios
from tests.browser.kit import ROOT, House
from tests.luck import fixed, fixed_share

Answer = tuple[int, str]  # seat, key
FIRST = 60  # matches before the scenarios are tried
LONGEST = 1500  # answers of a match that are tried
NAMES = ("Adam", "Bára", "Cyril", "Dana", "Emil", "Fanny")
AFTERWARDS = 20  # answers that follow those of a scenario


class Match(msgspec.Struct):
    """A table's set-up, which deal it has, or which position it begins with, and the answers that were given there."""

    game: str
    seats: int
    options: dict[str, Any]
    luck: int = 0
    given: dict[str, Any] | None = None
    answers: list[Answer] = []

    def told_to_the_house(self) -> str:
        return json.dumps({"luck": self.luck} if self.given is None else {self.game: self.given})

    def rehearsed(self) -> engine.Match:
        """The same match without a table, before the first answer."""
        game, shares = GAMES[self.game], [fixed_share(seat) for seat in range(self.seats)]
        seed = fixed(self.game, self.seats, self.luck if self.given is None else self.given)
        if self.given is None:
            return new_match(game, self.seats, seed, self.options, None, shares)
        state = game.start(self.seats, self.options, Chance(seed_key(seed, shares)))
        game.arrange(state, self.given)
        return engine.Match.from_position(game, state, seed, self.options)


class Moment(msgspec.Struct):
    """Before answer number `at` of the match: this seat is asked `asks`, and its answer makes `events` happen.

    What has happened before anybody is asked is told of the first moment, as `dealt`: it stands in the log. A question
    with a `lone` answer may be answered by the page itself: it is looked at from another seat, where there is one.
    """

    match: Match
    at: int
    seat: int
    asks: str
    events: list[str]
    dealt: list[str] = []
    lone: bool = False

    @property
    def looking(self) -> int:
        return (self.seat + 1) % self.match.seats if self.lone else self.seat

    def kinds(self) -> list[str]:
        return [
            *([] if self.lone else [f"ask-{self.asks}"]),
            *(f"event-{one}" for one in self.events if one not in self.dealt),
        ]


class Stale(Exception):
    """Refused: the table has moved on to this version, and the reason."""


class Table:
    """A program on every seat, each with a token and a socket of its own."""

    def __init__(self, house: House, match: Match, stack: ExitStack) -> None:
        self.address: str = f"ws://127.0.0.1:{house.port}/ws"
        house.beginnings.write_text(match.told_to_the_house())
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
            self.do(seat, type="sit", seat=seat, name=NAMES[seat], salt=f"{seat}")

    def start(self) -> None:
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

    def answer(self, seat: int, key: str) -> None:
        version = self.positions[seat]["version"]
        try:
            self.see(self.do(seat, type="answer", seat=seat, key=key, version=version))
        except Stale as since:  # somebody came to look on: once more with the table as it is now
            self.see(since.args[0])
            if self.positions[seat]["version"] == version:
                raise
            self.answer(seat, key)


def played(match: Match, chance: random.Random, script: list[Answer]) -> Iterator[Moment]:
    """All moments of a match to its end: by the script as far as it goes, then at random."""
    table = match.rehearsed()
    told, coming = len(table.events), list(script)
    dealt = [event.kind for event in table.events]
    most = LONGEST if match.given is None else len(script) + AFTERWARDS
    while not table.over and len(match.answers) < most:
        ask = next(ask for ask in table.asks if not coming or ask.seat == coming[0][0])
        keys = [option.key for option in ask.options]
        key = coming.pop(0)[1] if coming else chance.choice(keys)
        if key not in keys:
            return
        table.answer(ask.seat, key)
        match.answers.append((ask.seat, key))
        events = [event.kind for event in table.events[told:]]
        yield Moment(match, len(match.answers) - 1, ask.seat, ask.why, events, dealt, len(keys) == 1)
        told, dealt = len(table.events), []


def matches_of(game: str, many: int) -> Iterator[tuple[Match, list[Answer]]]:
    """So many matches of all seat counts and options; among them those of the game's scenarios, with their answers."""
    yield from random_matches(game, range(min(many, FIRST)))
    for path in sorted((ROOT / "tests" / "games" / game).glob("*.toml")):
        for scenario in read_scenarios(path):
            data = scenario.data
            if data["game"] == game and "given" in data and "chance" not in data:
                script = [choice for choice in map(chosen, data.get("when", [])) if choice]
                yield Match(game, data["seats"], data.get("options", {}), given=data["given"], answers=[]), script
    yield from random_matches(game, range(FIRST, many))


def random_matches(game: str, numbers: range) -> Iterator[tuple[Match, list[Answer]]]:
    low, high = GAMES[game].seats
    for number in numbers:
        seats = low + number % (high - low + 1)
        sets = option_sets(GAMES[game], seats)
        yield Match(game, seats, sets[number // (high - low + 1) % len(sets)], luck=number, answers=[]), []


def chosen(choice: str | dict[str, Any]) -> Answer | None:
    """A choice of a scenario, unless it is one that is refused."""
    if isinstance(choice, str):
        seat, key = choice.split(":", 1)
        return int(seat), key.strip()
    return None if "refused" in choice else (choice["seat"], choice["choose"])


def kinds_of(game: str) -> set[str]:
    """All kinds that the texts know: `event-...` and `ask-...`."""
    folder = ROOT / "klubovna" / "games" / game / "text"
    lines = [line for file in folder.glob("*cs.ftl") for line in file.read_text().splitlines()]
    ids = {line.split(" =")[0] for line in lines if " =" in line}
    told = {f"event-{one[4:]}" for one in ids if one.startswith("log-") and not one.endswith("-known")}
    return told | {one for one in ids if one.startswith("ask-")}


def find(game: str, missing: set[str], matches: int) -> list[tuple[Moment, list[str]]]:
    """The moments that show the missing kinds, each with those that it shows; in the order of play, match by match."""
    left = set(missing)
    found: list[tuple[Moment, list[str]]] = []
    dealt: dict[str, Moment] = {}
    for match, script in matches_of(game, matches):
        if not left or (match.luck >= FIRST and left <= dealt.keys()):
            break
        for moment in played(match, random.Random(f"{game} {match.luck}"), script):
            dealt.update((f"event-{kind}", moment) for kind in moment.dealt)
            new = [kind for kind in dict.fromkeys(moment.kinds()) if kind in left]
            if new:
                left.difference_update(new)
                found.append((moment, new))
            if not left:
                break
    return found + [(dealt[kind], [kind]) for kind in sorted(left) if kind in dealt]
