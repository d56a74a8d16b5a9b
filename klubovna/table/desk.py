"""Desk: a room in the memory of this server, with its lock, its film and those who watch it.

People stay at a table for hours and think for minutes. Where nothing happens the room goes back to the store, which has
all of it, and the desk rests: those who watch stay connected, and the next thing that happens reads the room again.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol

import structlog
from msgspec import Struct

from klubovna.table.agreement import Proposal
from klubovna.table.entries import (
    HUMAN,
    Answered,
    Entry,
    Fact,
    Flagged,
    Handed,
    Left,
    Removed,
    Replaced,
    Resumed,
    Said,
    Sat,
    Started,
    Undone,
)
from klubovna.table.film import Film
from klubovna.table.phase import OVER, PLAYING
from klubovna.table.refusal import Refusal
from klubovna.table.register import Here
from klubovna.table.room import Room

log = structlog.get_logger("klubovna.table")

TABLE: Final = "table"  # what has changed: the table itself,
MATCH: Final = "match"  # the position,
CHAT: Final = "chat"  # the chat

# A fact that is not named here changes the table alone. Who sits there decides which undo is free.
CHANGES: Final[dict[type[Fact], tuple[str, ...]]] = {
    Answered: (MATCH,),
    Said: (CHAT,),
    Started: (TABLE, MATCH),
    Undone: (TABLE, MATCH),
    Resumed: (TABLE, MATCH),
    Sat: (TABLE, MATCH),
    Handed: (TABLE, MATCH),
    Left: (TABLE, MATCH),
    Replaced: (TABLE, MATCH),
    Flagged: (TABLE, MATCH),
    Removed: (TABLE, MATCH),
}


def changed_by(room: Room, entry: Entry, proposal: Proposal | None) -> set[str]:
    """What an entry has changed; `proposal` is the one that was open before it."""
    changed = set(CHANGES.get(type(entry.fact), (TABLE,)))
    if room.status == OVER or room.proposal is not proposal:
        changed.add(TABLE)
    return changed


class Watcher(Protocol):
    """Somebody connected to a table."""

    holder: str

    def changed(self, what: set[str]) -> None:
        """The table is at a new version, or others have come or gone. Must not wait."""

    def dismissed(self, refusal: Refusal) -> None:
        """There is no such table any more. Must not wait."""


class Rest(Struct, frozen=True):
    """What a desk knows of its room while that is not in memory."""

    version: int
    seated: frozenset[str]  # holders


class Desk:
    """A room in memory, with the lock that lets one command in at a time and those who watch it."""

    def __init__(self, id: str) -> None:
        self.id: str = id
        self.lock: asyncio.Lock = asyncio.Lock()
        self.room: Room | None = None
        self.rest: Rest | None = None  # the room was left to the store; without either it must be read again
        self.watchers: list[Watcher] = []
        self.bots: asyncio.Task[None] | None = None  # lets bots answer
        self.gone: bool = False  # the table was put away
        self.saved: asyncio.Task[None] | None = None  # gives saved answers
        self.used: float = time.monotonic()
        self.film: Film | None = None
        self.stamp: int = 0  # grows with every change that anybody is shown
        self.presence: asyncio.Task[None] | None = None  # will announce who is there
        self.presence_announced: float = float("-inf")
        self.presence_due: bool = False  # somebody has come or gone since
        self.newest: Watcher | None = None  # has come last and nobody has gone since: it knows who is there
        self.elsewhere: Here = Here()  # who is at the table by way of other servers

    # --- who is there

    def present(self) -> set[str]:
        """The holders that are connected, to this server or to another."""
        return {watcher.holder for watcher in self.watchers}.union(self.elsewhere.people)

    def here(self) -> Here:
        """Those who are connected to this server."""
        seated = self.seated()
        people = {watcher.holder for watcher in self.watchers} & seated
        return Here(tuple(sorted(people)), sum(watcher.holder not in seated for watcher in self.watchers))

    def spectators(self) -> int:
        return self.here().spectators + self.elsewhere.spectators

    def seated(self) -> set[str]:
        if self.room is not None:
            return {chair.holder for chair in self.room.chairs if chair.holder}
        return set(self.rest.seated) if self.rest is not None else set()

    # --- the room, in memory or not

    @property
    def version(self) -> int | None:
        """How far the log of the room goes, as far as this server knows."""
        if self.room is not None:
            return self.room.version
        return self.rest.version if self.rest is not None else None

    def take(self, room: Room) -> None:
        """The room has been read. For those who watch, the film goes on where they are."""
        self.room, self.rest, self.used = room, None, time.monotonic()
        if self.watchers and room.match is not None:
            self.filmed(room)

    def is_quiet(self) -> bool:
        """Whether nothing is under way: no command, and no bot or saved answer that goes on by itself. Those who watch
        see clocks run and bots answer; at a table that is left alone, the duties in the store see to both."""
        if self.lock.locked() or any(task and not task.done() for task in (self.bots, self.saved)):
            return False
        room = self.room
        if room is None or not self.watchers:
            return True
        clock = room.clocks.rule is not None and room.status == PLAYING
        return not (clock or room.play.bots_asked() or room.saved.ready())

    def lie_down(self) -> None:
        """Leave the room to the store."""
        assert self.room is not None
        rest = Rest(self.room.version, frozenset(self.seated()))
        self.forget()
        self.rest = rest

    # --- the film

    def filmed(self, room: Room) -> Film:
        """The film of the running match, started now if nobody has watched yet."""
        assert room.match is not None
        if self.film is None or self.film.match is not room.match:
            people = [seat for seat, chair in enumerate(room.chairs) if chair.kind == HUMAN]
            self.film = Film(room.match, room.version, people)
        return self.film

    def capture(self, room: Room, entry: Entry) -> None:
        """An entry has been applied: the film goes on, or starts again where other people sit there now."""
        if self.film is None or MATCH not in CHANGES.get(type(entry.fact), ()):
            return
        if isinstance(entry.fact, Answered | Undone) and room.match is not None and self.watchers:
            self.film.cut(room.match, room.version, room.moves, room.play.events_from(room.version - 1))
        else:
            self.forget_film()

    def forget_film(self) -> None:
        if self.film is not None:
            self.film.stop()
            self.film = None

    def forget(self) -> None:
        """What is in memory cannot be trusted: it will be read again."""
        self.room = self.rest = None
        self.forget_film()

    # --- those who watch

    def announce(self, what: set[str], to: list[Watcher] | None = None) -> None:
        """Let everybody, or some, know that something has changed, and what."""
        self.stamp += 1
        for watcher in self.watchers[:] if to is None else to:
            try:
                watcher.changed(what)
            except Exception:  # one broken view must not keep the others from theirs
                log.exception("a watcher could not be shown a change", room=self.id)
