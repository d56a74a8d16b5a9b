"""Clubhouse: all tables of one server. Commands are done here, one at a time per table, and stored before anybody is
shown what they changed."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

import structlog

from klubovna.engine import BadRecord, Game, Match, RuleBroke, load_match
from klubovna.table.attendance import Attendance
from klubovna.table.bot_duty import BotDuty
from klubovna.table.caretaker import Caretaker
from klubovna.table.complaints import Complaints
from klubovna.table.desk import CHAT, MATCH, TABLE, Desk, Watcher, changed_by
from klubovna.table.entries import (
    Answered,
    BadEntry,
    Checkpoint,
    Created,
    Entry,
    Flagged,
    Handed,
    ListedSet,
    Sat,
    Started,
    Undone,
)
from klubovna.table.evenings import Evenings
from klubovna.table.faults import place
from klubovna.table.following import Following
from klubovna.table.leases import Leases
from klubovna.table.lobby import Lobby, finished
from klubovna.table.members import Members
from klubovna.table.minding import FAILURES, Minding, new_due
from klubovna.table.notices import Notices
from klubovna.table.owner import Owner
from klubovna.table.phase import OVER, PLAYING
from klubovna.table.plain import NAME_LENGTH
from klubovna.table.refusal import Refusal
from klubovna.table.register import Register
from klubovna.table.results import Results
from klubovna.table.room import Decision, Room
from klubovna.table.saved_duty import SavedDuty
from klubovna.table.shelf import Shelf
from klubovna.table.store import Store
from klubovna.table.tally import Tally
from klubovna.table.thinking import Thinkers
from klubovna.table.tokens import member_of
from klubovna.table.turns import waited_for
from klubovna.table.writer import Conflict, StoreFailed, Summary

log = structlog.get_logger("klubovna.table")
T = TypeVar("T")

ATTEMPTS: Final = 5  # when another server was quicker
IDLE: Final = 60.0  # seconds without a command after which a room leaves the memory, whoever is connected
READING: Final = 8  # tables that are read at a time: after a restart the first are served while others wait their turn
CROWD: Final = 100  # people who are told together who is there
PRESENCE: Final = 0.3  # seconds between two announcements of who is there, however many come and go

Decide = Callable[[Room], Decision]
Acknowledge = Callable[[int], None]


class Clubhouse:
    """Every table that this server knows. It owns the rules of storage: commit first, then announce."""

    def __init__(
        self,
        store: Store,
        games: dict[str, Game],
        thinkers: Thinkers | None = None,
        bot_pause: float = 0.0,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        saved_pause: float = 1.0,
        expire_days: float = 0.0,
        notice_pause: float = 60.0,
    ) -> None:
        self.store: Store = store
        self.games: dict[str, Game] = games
        self.clock: Callable[[], float] = clock
        self.desks: dict[str, Desk] = {}
        self.opening: dict[str, asyncio.Task[Desk]] = {}
        self.reading: asyncio.Semaphore = asyncio.Semaphore(READING)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.tally: Tally = Tally()
        self.following: Following = Following(self)
        self.owner: Owner = Owner(store, clock)
        self.members: Members = Members(store, clock, self.owner.bans_card)
        self.lobby: Lobby = Lobby(self)
        self.bots: BotDuty = BotDuty(self, thinkers or Thinkers(), bot_pause)
        self.caretaker: Caretaker = Caretaker(self, expire_days)
        self.saved: SavedDuty = SavedDuty(self, saved_pause)
        self.shelf: Shelf = Shelf(store, self.load)
        self.results: Results = Results(store, self.load)
        register = Register(store.engine) if store.postgres else None
        self.leases: Leases = Leases(register, self.following.on_free, lambda: self.attendance.tell_all())
        self.attendance: Attendance = Attendance(
            self.leases, self.desks, lambda desk: self.presence_changed(desk, None)
        )
        self.minding: Minding = Minding(self, steady)
        self.complaints: Complaints = Complaints(self.members)
        self.notices: Notices = Notices(self, notice_pause)
        self.leases.buried = self.minding.on_death
        self.evenings: Evenings = Evenings(self)
        store.listen(self.following.on_note, self.following.on_listening)
        self.leases.start()
        self.minding.start()
        self.evenings.start()

    async def retire(self) -> None:
        """The server will stop: its bots are left to other servers at once. Commands are still done."""
        self.shelf.stopping = self.results.stopping = True
        for desk in self.desks.values():
            for serving in (desk.bots, desk.saved):
                if serving is not None:
                    serving.cancel()
        await self.evenings.close()
        await self.minding.close()
        await self.attendance.close()
        await self.leases.close()

    async def close(self) -> None:
        await self.retire()
        if self.tasks:  # commands under way are done; each waits only for the disk
            await asyncio.wait(self.tasks, timeout=10)
        await self.bots.thinkers.close()
        await self.store.close()

    def in_background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def game(self, id: str) -> Game:
        if id not in self.games:
            raise Refusal("no-game", game=id[:NAME_LENGTH])
        return self.games[id]

    # --- desks and their rooms

    async def desk(self, id: str) -> Desk:
        """The desk of a table; unknown ids create nothing."""
        desk = self.desks.get(id) or await self.opened(id)
        desk.used = time.monotonic()
        return desk

    async def opened(self, id: str) -> Desk:
        """Read a table into memory: once, however many ask for it, and to the end even if none of them waits so long.

        After a restart all players of a table come back at the same moment.
        """
        task = self.opening.get(id)
        if task is None:
            task = self.opening[id] = self.in_background(self.open_desk(id))
            task.add_done_callback(lambda done: self.forget_opening(id, done))
        return await asyncio.shield(task)

    def forget_opening(self, id: str, done: asyncio.Task[Desk]) -> None:
        self.opening.pop(id, None)
        if not done.cancelled():
            done.exception()  # those who still wait for it get it; nobody else needs to

    async def open_desk(self, id: str) -> Desk:
        desk = Desk(id)
        async with self.reading:
            desk.room = await self.load(id)
        self.desks.setdefault(id, desk)
        self.attendance.ask(id)
        return self.desks[id]

    async def open_with(self, room: Room, first: Entry) -> None:
        """A desk for a new room, when its first entry is stored."""
        self.owner.need_open()
        try:
            await self.store.append(room.id, first, summary(room), None, new_members(room, first))
        except (Conflict, StoreFailed):
            raise Refusal("storage") from None
        self.tally.stored(room.game.id, first)
        desk = self.desks[room.id] = Desk(room.id)
        desk.room = room

    async def room(self, id: str) -> Room:
        desk = await self.desk(id)
        async with desk.lock:
            return await self.fresh(desk)

    async def fresh(self, desk: Desk) -> Room:
        """The room of a desk whose lock is held; read again where it had to be thrown away."""
        if desk.room is None:
            room, rest = await self.load(desk.id), desk.rest
            desk.take(room)
            if rest is not None and rest.version != room.version:  # other servers have written meanwhile
                self.announce(desk, {TABLE, MATCH, CHAT})
                self.call(desk)
            return room
        return desk.room

    async def load(self, id: str) -> Room:
        """The sum of the stored entries."""
        try:
            entries = await self.store.load(id)
            if not entries:
                raise Refusal("no-room", room=id[:NAME_LENGTH])
            room = self.sum_of(id, entries)
        except StoreFailed:
            raise Refusal("storage") from None
        except BadEntry as bad:
            log.error("a table cannot be read", room=id, problem=place(bad))
            raise Refusal("damaged", problem=str(bad)) from None
        if not room.play.rebuild():
            room.play.match = None
            if room.status != OVER:  # of a finished match under other rules there is only its album
                await self.resume(room)
        return room

    def sum_of(self, id: str, entries: list[Entry]) -> Room:
        """A room without its match. Raises BadEntry where the entries do not add up to one."""
        first = entries[0].fact
        if not isinstance(first, Created):
            raise BadEntry(f"The log of table {id} begins with an entry of kind {entries[0].kind!r}.")
        room = Room(id, self.game(first.game))
        for entry in entries:
            try:
                room.apply(entry, replaying=True)
            except (LookupError, TypeError, ValueError) as error:
                raise BadEntry(
                    f"Entry {entry.version} of table {id} does not follow from those before: {error}."
                ) from None
        return room

    async def resume(self, room: Room) -> None:
        """The rules have changed under a running match: it goes on from its checkpoint."""
        rules = room.play.rules
        checkpoint = await self.store.checkpoint(room.id)
        if checkpoint is None:
            raise Refusal("other-rules", rules=rules, now=room.game.rules)
        try:
            resumed = room.play.resume_under_new_rules(checkpoint)
        except (BadRecord, RuleBroke) as problem:
            log.error("a match cannot go on under the present rules", room=room.id, problem=place(problem))
            raise Refusal("other-rules", rules=rules, now=room.game.rules) from None
        if room.clocks.rule is not None:
            await self.know_the_time()
        entry = room.enter(resumed, "", None, self.clock(), self.minding.time.now())
        try:
            due = new_due(room, self.minding.time.now())
            await self.store.append(room.id, entry, None, room.play.checkpoint(), due=due)
        except (Conflict, StoreFailed):
            raise Refusal("storage") from None
        log.info("a match goes on under newer rules", room=room.id, game=room.game.id, rules=room.play.rules)

    async def consider(self, id: str, judge: Callable[[Room], T]) -> T:
        """What `judge` makes of a room. A refusal stands only if it stands on the newest knowledge."""
        desk = await self.desk(id)
        async with desk.lock:
            try:
                return judge(await self.fresh(desk))
            except Refusal:
                if not await self.following.follow(desk):
                    raise
            return judge(await self.fresh(desk))

    async def look(self, desk: Desk, see: Callable[[Room], None]) -> None:
        """Read the room between two commands, so that nothing that is not yet stored is seen."""
        async with desk.lock:
            see(await self.fresh(desk))

    async def verify(self, id: str) -> Match:
        """Play a finished match again from its seed; raises BadRecord where it does not come out the same."""
        match = await self.consider(id, finished)
        return await asyncio.to_thread(load_match, match.game, match.save())

    # --- commands

    async def do(
        self, id: str, holder: str, command: str | None, decide: Decide, acknowledge: Acknowledge | None = None
    ) -> int:
        """Do what a command wants; returns the version of its entry once that is safely stored.

        `acknowledge` is called with it before anybody else is shown anything. A repeated command id gets the first
        answer. The work goes on even if the one who waits for it is gone.
        """
        work = self.do_alone(id, holder, command, decide, acknowledge)
        return await asyncio.shield(self.in_background(work))

    async def do_alone(
        self, id: str, holder: str, command: str | None, decide: Decide, acknowledge: Acknowledge | None
    ) -> int:
        """With the desk's lock held: decide, enter, store, acknowledge, announce."""
        self.owner.need_open()
        desk = await self.desk(id)
        async with desk.lock:
            if desk.gone:
                raise Refusal("table-gone")
            for _ in range(ATTEMPTS):
                room = await self.fresh(desk)
                if room.clocks.rule is not None:
                    await self.know_the_time()
                if command is not None and (holder, command) in room.commands:
                    first = room.commands[(holder, command)]
                    if acknowledge is not None:
                        acknowledge(first)
                    return first
                proposal, waited = room.proposal, waited_for(room)
                try:
                    entry = self.entered(desk, room, holder, command, decide(room))
                except Refusal:  # perhaps for something that another server has changed by now
                    if not await self.following.follow(desk):
                        raise
                    continue
                try:
                    beside = new_summary(room, entry), new_checkpoint(room, entry), new_members(room, entry)
                    due, turns = new_due(room, self.minding.time.now()), self.notices.new_turns(waited, room)
                    await self.store.append(id, entry, *beside, due, turns)
                except Conflict:
                    await self.after_conflict(desk)
                    continue
                except StoreFailed:
                    desk.forget()  # what is in memory was never promised to anybody
                    raise Refusal("storage") from None
                self.tally.stored(room.game.id, entry)
                if acknowledge is not None:
                    acknowledge(entry.version)
                self.announce(desk, changed_by(room, entry, proposal))
                self.call(desk)
                if isinstance(entry.fact, Answered | Flagged) and room.status == OVER:
                    self.in_background(self.shelf.add(room))
                    self.in_background(self.results.add(room))
                    self.evenings.look()
                return entry.version
        raise Refusal("busy")

    def call(self, desk: Desk) -> None:
        """Let go on whatever goes on by itself: bots, and saved answers."""
        self.bots.call(desk)
        self.saved.call(desk)

    async def know_the_time(self) -> None:
        """A table with a clock needs the house time."""
        if not self.minding.time.goes:
            try:
                await self.minding.wake()
            except FAILURES:
                raise Refusal("storage") from None

    def entered(self, desk: Desk, room: Room, holder: str, command: str | None, decision: Decision) -> Entry:
        """The entry of a decision, applied to the room and filmed."""
        status = room.status
        try:
            house = None if room.clocks.rule is None else self.minding.time.now()
            entry = room.enter(decision, holder, command, self.clock(), house)
            desk.capture(room, entry)
        except RuleBroke as broken:
            desk.forget_film()
            log.error("a rule broke", room=desk.id, game=room.game.id, version=room.version, error=place(broken))
            raise Refusal("rule-broke") from None
        except Refusal:  # the match refused: nothing has changed
            raise
        except Exception:
            desk.forget()  # half applied: read it again
            raise
        if room.status != status:
            log.info("table " + room.status, room=room.id, game=room.game.id, moves=room.moves)
        return entry

    async def after_conflict(self, desk: Desk) -> None:
        """Another server wrote first: take over what it wrote, show it to our own people, and try again."""
        desk.forget()
        await self.fresh(desk)
        self.announce(desk, {TABLE, MATCH, CHAT})

    def announce(self, desk: Desk, changed: set[str]) -> None:
        desk.used = time.monotonic()
        desk.announce(changed)
        if TABLE in changed:  # perhaps a spectator has sat down
            self.attendance.note(desk)

    # --- who is there

    async def join(
        self,
        id: str,
        watcher: Watcher,
        welcome: Callable[[Desk, Room], None],
        doubtful: Callable[[Room], bool] = lambda room: False,
    ) -> Desk:
        """Watch a table. `welcome` is called with the room as it stands, and from then on the watcher is shown all that
        follows: nothing can fall in between. Where the newcomer knows of something that this server has not heard
        of, the room is `doubtful` and other servers' entries are read first."""
        desk = await self.desk(id)
        async with desk.lock:
            room = await self.fresh(desk)
            if doubtful(room) and await self.following.follow(desk):
                room = await self.fresh(desk)
            desk.watchers.append(watcher)
            desk.stamp += 1
            try:
                welcome(desk, room)
            except BaseException:
                desk.watchers.remove(watcher)
                raise
            self.presence_changed(desk, watcher)
            self.attendance.note(desk)
            self.call(desk)
        return desk

    def part(self, desk: Desk, watcher: Watcher) -> None:
        if watcher in desk.watchers:
            desk.watchers.remove(watcher)
            desk.used = time.monotonic()
            if not desk.watchers:
                desk.forget_film()
                self.in_background(self.bots.leave(desk))
            self.presence_changed(desk, None)
            self.attendance.note(desk)

    def presence_changed(self, desk: Desk, newest: Watcher | None) -> None:
        """Somebody has come or gone. All who come and go within a short time are announced together."""
        desk.stamp += 1
        desk.newest, desk.presence_due = newest, True
        if desk.watchers and desk.presence is None:
            desk.presence = self.in_background(self.announce_presence(desk))

    async def announce_presence(self, desk: Desk) -> None:
        try:
            while desk.presence_due and desk.watchers:
                await asyncio.sleep(max(0.0, desk.presence_announced + PRESENCE - time.monotonic()))
                desk.presence_announced, desk.presence_due = time.monotonic(), False
                told: set[Watcher] = set() if desk.newest is None else {desk.newest}
                while some := [watcher for watcher in desk.watchers if watcher not in told][:CROWD]:
                    told.update(some)
                    async with desk.lock:  # between two commands, so that nothing that is not yet stored is seen
                        with contextlib.suppress(Refusal):  # the store is away: they are shown when it is back
                            await self.fresh(desk)
                        desk.announce({TABLE}, some)
                    await asyncio.sleep(0)  # thousands at one table do not hold up the others
        finally:
            desk.presence = None

    # --- now and then

    async def tidy(self) -> None:
        """Now and then: put away rooms at which nothing happens, and look whether a note of another server was lost."""
        now = time.monotonic()
        for desk in list(self.desks.values()):
            if now - desk.used > IDLE and desk.is_quiet():
                if not desk.watchers:
                    del self.desks[desk.id]
                elif desk.room is not None:
                    desk.lie_down()
        await self.caretaker.come_by()
        if self.shelf.search_is_due():
            self.shelf.search = self.in_background(self.shelf.add_missing())
            self.in_background(self.results.add_missing())
        if self.store.postgres:
            self.minding.look()
            self.evenings.look()
            await self.following.catch_up([desk.id for desk in self.desks.values() if desk.watchers])
        for desk in self.desks.values():
            if desk.watchers and desk.room is not None and desk.room.status == PLAYING:
                self.call(desk)


# --- what is stored beside an entry


def summary(room: Room) -> Summary:
    return Summary(room.game.id, room.status, room.seating.listed, room.created)


def new_summary(room: Room, entry: Entry) -> Summary | None:
    """The summary, where the entry has changed it."""
    ended = isinstance(entry.fact, Answered | Flagged) and room.status == OVER
    return summary(room) if ended or isinstance(entry.fact, Started | ListedSet) else None


def new_checkpoint(room: Room, entry: Entry) -> Checkpoint | None:
    """The checkpoint, where another step is open than before; inside a step the answers in the log are enough."""
    if room.match is None or (isinstance(entry.fact, Answered) and room.match.run.answers):
        return None
    return room.play.checkpoint() if isinstance(entry.fact, Answered | Undone | Started) else None


def new_members(room: Room, entry: Entry) -> list[str]:
    """The members at the table, where the entry may have brought one."""
    if not isinstance(entry.fact, Created | Sat | Handed):
        return []
    return [member for person in room.seating.people() if (member := member_of(person)) is not None]
