"""`klubovna join LINK`: a seat at a server's table, played in the terminal beside people in browsers.

It speaks the protocol of docs/protocol.md and takes whole positions, so it needs no rules to follow a match; the game's
own package draws the table and says what happened.
"""

from __future__ import annotations

import json
import secrets
import sys
import time
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from rich.console import Console
from rich.markup import escape
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from klubovna.engine import Ask, Event, Game, Refused
from klubovna.engine.text import name_of
from klubovna.games import find_game
from klubovna.terminal.words import is_number, show_question, show_rule, words_for

PAUSES: Final = (0.5, 1, 2, 4, 8, 15, 15, 15)  # seconds between two attempts to come back
AGREE: Final = ("y", "yes", "a", "ano")


class Gone(Exception):
    """The server does not want us back; the reason is a sentence of its own."""


class Left(Exception):
    """The person has had enough."""


def socket_address(link: str) -> tuple[str, str]:
    """Where the socket is and which table is meant, from the link that a browser would open."""
    try:
        parts = urlsplit(link if "://" in link else f"http://{link}")
        place = parts.path.strip("/").split("/")
        fine = parts.scheme in ("http", "https") and parts.hostname and len(place) >= 2 and place[-2] == "t"
        _ = parts.port  # a port that is none raises
    except ValueError:
        fine, parts, place = None, urlsplit(""), []
    if not fine or not place[-1].isalnum():
        raise Refused(f"A link to a table looks like http://localhost:8000/t/1f0c6a2b9d, not {link[:100]!r}.")
    scheme = "wss" if parts.scheme == "https" else "ws"
    before = "/".join(place[:-2])
    return f"{scheme}://{parts.netloc}/{before + '/' if before else ''}ws/{place[-1]}", place[-1]


class Visit:
    """One person at one table, through as many sockets as it takes."""

    def __init__(self, link: str, name: str, lang: str, console: Console, token: str | None, seat: int | None) -> None:
        self.address, self.room = socket_address(link)
        self.link: str = link
        self.name: str = name
        self.lang: str = lang
        self.console: Console = console
        self.token: str | None = token
        self.wanted: int | None = seat
        self.socket: ClientConnection | None = None
        self.game: Game | None = None
        self.table: dict[str, Any] = {}
        self.position: dict[str, Any] | None = None
        self.seats: list[int] = []
        self.events: list[dict[str, Any]] = []
        self.told: int = 0  # how many of them have been printed
        self.waiting: dict[str, Any] | None = None  # a command that was not answered yet: sent again after a break
        self.after: int = 0  # the version that a position must have reached before anything is answered in it
        self.consented: int = -1
        self.said_open: bool = False
        self.said_help: bool = False
        self.company: list[str] = []  # who was at the table when it was last told

    def say(self, id: str, **args: object) -> None:
        self.console.print(escape(words_for(self.lang, id, **args)))

    # --- the socket

    def greet(self) -> None:
        hello: dict[str, Any] = {"type": "hello", "room": self.room, "lang": self.lang}
        if self.token is not None:
            hello["token"] = self.token
        if self.position is not None:
            hello["version"] = self.position["version"]
        self.send(hello)
        if self.waiting is not None:
            self.send(self.waiting)

    def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def command(self, type: str, **fields: Any) -> None:
        """Sent until the server has answered it: whatever happens, it is done once."""
        self.waiting = {"type": type, "id": secrets.token_hex(8), **fields}
        self.send(self.waiting)

    def stay(self) -> int:
        """From coming to leaving; returns the exit code."""
        attempt = 0
        while True:
            try:
                with connect(self.address, max_queue=None, max_size=None, open_timeout=15) as self.socket:
                    attempt = 0
                    self.greet()
                    while not self.over():
                        self.act()
                        self.take(json.loads(self.socket.recv()))
                self.end()
                return 0
            except Left:
                self.say("join-left", link=self.link, token=self.token or "")
                return 0
            except InvalidURI:
                raise Refused(f"{self.link[:100]!r} is not an address.") from None
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError) as problem:
                if self.token is None or attempt >= len(PAUSES):
                    raise Refused(words_for(self.lang, "join-no-server", address=self.address)) from problem
                self.say("join-again")
                time.sleep(PAUSES[attempt])
                attempt += 1

    # --- what comes

    def take(self, message: dict[str, Any]) -> None:
        takers: dict[str, Callable[[dict[str, Any]], None]] = {
            "welcome": self.welcome,
            "you": lambda told: self.sit_on(told["seats"]),
            "room": self.look,
            "position": self.see,
            "chat": self.hear,
            "ack": lambda told: self.answered(told, None),
            "refused": lambda told: self.answered(told, told["reason"]["text"]),
            "bye": self.bye,
        }
        taker = takers.get(message.get("type", ""))
        if taker is not None:
            taker(message)

    def welcome(self, told: dict[str, Any]) -> None:
        self.token = told["token"]
        self.sit_on(told["seats"])

    def sit_on(self, seats: list[int]) -> None:
        if seats != self.seats:
            self.seats, self.position, self.events, self.told = seats, None, [], 0

    def look(self, told: dict[str, Any]) -> None:
        self.table = told["table"]
        if self.game is None:
            self.game = find_game(self.table["game"])  # the package may not be here: it says so
        here = [name for name, seat in zip(self.names(), self.table["seats"], strict=True) if seat["kind"] != "open"]
        if here != self.company:
            self.company = here
            title = self.game.texts.text(self.lang, "title")
            self.say("join-table", game=title, names=", ".join(here), free=len(self.table["seats"]) - len(here))

    def see(self, told: dict[str, Any]) -> None:
        if self.seats and told["seat"] != self.seats[0]:
            return
        del self.events[told["eventsFrom"] :]
        self.events += told["events"]
        self.told = min(self.told, len(self.events))
        self.position = told

    def hear(self, told: dict[str, Any]) -> None:
        for line in told["lines"]:
            self.console.print(f"  [italic]{escape(line['name'] or '?')}: {escape(line['text'])}[/italic]")

    def answered(self, told: dict[str, Any], refusal: str | None) -> None:
        if self.waiting is not None and told.get("id") == self.waiting["id"]:
            kind, self.waiting = self.waiting["type"], None
            if refusal is not None:
                if kind == "sit":
                    raise Gone(refusal)
                self.say("refused", reason=refusal)
            elif kind in ("answer", "undo"):
                self.after = told["version"]
                if kind == "undo":  # where others must agree first, the position stays as it is and is not sent
                    self.send({"type": "sync"})

    def bye(self, told: dict[str, Any]) -> None:
        if not told["again"]:
            raise Gone(told["reason"]["text"])
        self.console.print(escape(told["reason"]["text"]))
        time.sleep(told.get("after", 0))

    # --- what the person does

    def names(self) -> list[str]:
        return [seat["name"] or name_of(self.lang, at, None) for at, seat in enumerate(self.table.get("seats", []))]

    def over(self) -> bool:
        return self.position is not None and self.position["result"] is not None

    def act(self) -> None:
        """Whatever is to be done now: sit down, agree to something, or answer. Otherwise others are at work."""
        if self.waiting is not None or not self.table:
            return
        if not self.seats:
            self.sit()
            return
        proposal = self.table.get("proposal")
        if proposal and set(self.seats) & set(proposal["waiting"]) and proposal["id"] != self.consented:
            self.consented = proposal["id"]
            wish = "join-undo" if proposal["kind"] == "undo" else "join-replace"
            question = words_for(self.lang, wish, name=self.names()[proposal["by"]])
            self.command("consent", proposal=proposal["id"], yes=self.read(question).lower() in AGREE)
            return
        if self.position is None:
            if not self.said_open:
                self.said_open = True
                self.say("join-waits")
            return
        if self.position["version"] < self.after:
            return
        self.tell()
        ask = next((ask for ask in self.position["asks"] if ask["seat"] == self.seats[0] and ask.get("options")), None)
        if ask is not None and self.game is not None:
            self.answer(Ask.from_json(self.game.texts, ask))

    def sit(self) -> None:
        if self.table["status"] != "open":
            raise Gone(words_for(self.lang, "join-started"))
        free = [at for at, seat in enumerate(self.table["seats"]) if seat["kind"] == "open"]
        if not free or (self.wanted is not None and self.wanted not in free):
            raise Gone(words_for(self.lang, "join-full"))
        seat = free[0] if self.wanted is None else self.wanted
        self.command("sit", seat=seat, name=self.name[:40], salt=secrets.token_hex(16))

    def tell(self) -> None:
        assert self.game is not None
        texts, seat = self.game.texts, self.seats[0]
        for event in self.events[self.told :]:
            sentence = Event.from_json(texts, event, seat).text(texts, self.lang, seat, self.names())
            self.console.print(f"  [dim]{escape(sentence)}[/dim]")
        self.told = len(self.events)

    def show(self) -> None:
        assert self.game is not None and self.position is not None
        at = self.position
        view = {"seat": at["seat"], **at["public"], **at["outlook"], **at["own"]}
        self.console.rule()
        for line in self.game.screen(view, self.lang, self.names(), self.console.width):
            self.console.print(line)
        self.console.print()

    def read(self, prompt: str) -> str:
        try:
            return self.console.input(f"{escape(prompt)} ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None

    def answer(self, ask: Ask) -> None:
        """One question; what is typed is judged here, what may be chosen by the server."""
        assert self.game is not None and self.position is not None
        self.show()
        show_question(ask, self.lang, self.names(), self.console)
        if not self.said_help:
            self.said_help = True
            self.console.print(f"[dim]{escape(words_for(self.lang, 'join-help'))}[/dim]")
        forget_typed()
        version, seat = self.position["version"], self.seats[0]
        while True:
            typed = self.read(f"{words_for(self.lang, 'prompt')} (1-{len(ask.options)} ? u l q):").lower()
            if typed == "q":
                raise Left
            if typed == "?":
                show_rule(self.game, ask.rule, self.lang, self.console)
            elif typed == "l":
                self.told = 0
                self.tell()
            elif typed == "u":
                self.command("undo", seat=seat, version=version)
                return
            elif is_number(typed) and 1 <= int(typed) <= len(ask.options):
                self.command("answer", seat=seat, version=version, key=ask.options[int(typed) - 1].key)
                return
            else:
                self.say("join-number", most=len(ask.options))

    def end(self) -> None:
        assert self.game is not None and self.position is not None
        self.tell()
        self.show()
        result, names = self.position["result"], self.names()
        for seat in sorted(range(len(names)), key=lambda seat: -result["scores"][seat]):
            mark = "★" if seat in result["winners"] else " "
            self.console.print(f"  {mark} {escape(names[seat])}: {result['scores'][seat]}")
        self.console.print(escape(self.game.texts.text(self.lang, "end-" + result["cause"])))


def join(link: str, name: str, lang: str, console: Console, token: str | None = None, seat: int | None = None) -> int:
    """Sit at a table until its match is over; Refused with a sentence where that cannot be."""
    try:
        return Visit(link, name, lang, console, token, seat).stay()
    except Gone as gone:
        raise Refused(str(gone)) from None


def forget_typed() -> None:
    """What was typed while others played answers no question that nobody had seen by then."""
    if sys.platform == "win32" or not sys.stdin.isatty():
        return
    import termios

    termios.tcflush(sys.stdin, termios.TCIFLUSH)
