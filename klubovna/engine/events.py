"""Events: what has happened, with a part for everybody and parts for some seats.

Events are for screens and logs. Rules never read them.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import get_ident
from typing import Any, Final

from klubovna.engine.text import Texts, Who, args_from_json, args_to_json

NAMES: Final[dict[tuple[str, ...], tuple[str, ...]]] = {}  # of arguments: few, and the same for all events of a kind

SEATS: Final = {seat: Who(seat) for seat in range(12)}  # events keep these instead of hundreds like them


class Forced:
    """A choice that nobody was asked for, since there was only one possibility: whose it was, and what it was about.

    Everybody may know it, as everybody sees who is asked what: where that would tell a secret, the question is put.
    """

    __slots__ = ("seat", "why")

    def __init__(self, seat: int, why: str) -> None:
        self.seat: int = seat
        self.why: str = why

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "why": self.why}


class Event:
    """One thing that happened, by which rule. `private` adds arguments for the seats that may know them.

    The sentence is message `log-<kind>`; for a seat with a private part `log-<kind>-known`.
    """

    __slots__ = ("forced", "kind", "names", "private", "rule", "values")  # a match keeps hundreds, so they are small

    def __init__(self, kind: str, rule: str, args: dict[str, Any], private: dict[int, dict[str, Any]] | None) -> None:
        self.kind: str = kind
        self.rule: str = rule
        names = tuple(args)
        self.names: tuple[str, ...] = NAMES.get(names) or known_names(kind, names)
        self.values: tuple[Any, ...] = tuple(
            [SEATS.get(arg.seat, arg) if isinstance(arg, Who) else arg for arg in args.values()]
        )
        self.private: dict[int, dict[str, Any]] | None = private
        self.forced: Forced | None = None  # the choice that led here without being one

    @property
    def args(self) -> dict[str, Any]:
        """What everybody may know of it, by name."""
        return dict(zip(self.names, self.values, strict=True))

    def knows(self, seat: int | None) -> bool:
        return self.private is not None and seat is not None and seat in self.private

    def args_for(self, seat: int | None) -> dict[str, Any]:
        if self.private is None or seat is None or seat not in self.private:
            return self.args
        return {**self.args, **self.private[seat]}

    def message_id(self, seat: int | None) -> str:
        return "log-" + self.kind + ("-known" if self.knows(seat) else "")

    def text(self, texts: Texts, lang: str, seat: int | None = None, names: list[str] | None = None) -> str:
        """The sentence as this seat reads it: with what it may know, and in the second person about itself."""
        return texts.text(lang, self.message_id(seat), self.args_for(seat), names, seat)

    def to_json(self, seat: int | None) -> dict[str, Any]:
        """What may cross the wire to this seat; None is a spectator."""
        data: dict[str, Any] = {"kind": self.kind, "rule": self.rule, "args": args_to_json(self.args_for(seat))}
        if self.knows(seat):
            data["known"] = True
        if self.forced is not None:
            data["forced"] = self.forced.to_json()
        return data

    @staticmethod
    def from_json(texts: Texts, data: dict[str, Any], seat: int | None) -> Event:
        """An event as this seat was sent it."""
        known: dict[int, dict[str, Any]] | None = {seat: {}} if data.get("known") and seat is not None else None
        event = Event(str(data["kind"]), str(data["rule"]), args_from_json(texts, data["args"]), known)
        if forced := data.get("forced"):
            event.forced = Forced(int(forced["seat"]), str(forced["why"]))
        return event


def known_names(kind: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of an event's arguments, looked at when they first occur."""
    for name in names:
        if name.startswith("_"):
            raise ValueError(f"event {kind}: an argument cannot be called {name}; its name begins with a letter")
    return NAMES.setdefault(names, names)


class Log:
    """What has happened so far. `watch` is called with the state after each event: somebody looks at the table. Where
    the event is `still`, the table is as it was after the event before."""

    def __init__(self, events: list[Event] | None = None) -> None:
        self.events: list[Event] = [] if events is None else events
        self.watch: Callable[[Any], None] | None = None
        self.still: bool = False
        self.forced: Forced | None = None  # waits for the event that it leads to


LISTENING: Final[dict[int, Log]] = {}  # by thread: where the rules that are at work in it tell what they do


def listen(log: Log | None) -> Log | None:
    """From now on rules at work in this thread tell this log; returns the one that they told before."""
    if log is None and not LISTENING:  # as in a bot's head
        return None
    thread = get_ident()
    before = LISTENING.pop(thread, None)
    if log is not None:
        LISTENING[thread] = log
    return before


def note_forced(seat: int, why: str) -> None:
    """A choice has been made without asking: the next event is what it led to."""
    log = LISTENING.get(get_ident())
    if log is not None:
        log.forced = Forced(seat, why)
