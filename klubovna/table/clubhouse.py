"""Clubhouse: all tables of one server. Commands are carried out here, one at a time per table, and stored before
anybody is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from secrets import token_hex
from typing import Any, Final, Protocol, TypeVar

import structlog

from klubovna.bots import LEVELS
from klubovna.engine import BadRecord, Game, Match, RuleBroke, load_match
from klubovna.table.album import Album, pictured
from klubovna.table.film import Film
from klubovna.table.refusal import Refusal
from klubovna.table.room import BOT, HUMAN, NAME, OVER, PLAYING, Draft, Entry, Proposal, Room, cleaned, new_room_id
from klubovna.table.store import Conflict, Store, StoreFailed
from klubovna.table.thinking import Thinkers

log = structlog.get_logger("klubovna.table")
T = TypeVar("T")

TRIES: Final = 5  # when another server was quicker
ALBUMS: Final = 8  # that are kept open in memory
ALBUMS_AT_ONCE: Final = 20  # finished matches without an album that are looked for between two heartbeats
ALBUMS_AGAIN: Final = 600.0  # seconds after which they are looked for anew
IDLE: Final = 600.0  # seconds after which a table nobody is at leaves the memory
PRESENCE: Final = 0.3  # seconds between two words on who is there, however many come and go
FOREIGN_BOTS: Final = 5.0  # seconds after which a bot that another server should move is moved here
BOT_HOLDER: Final = "bot"

TABLE: Final = "table"  # what has changed: the table itself,
MATCH: Final = "match"  # the position,
CHAT: Final = "chat"  # the chat

# An entry that is not named here changes the table alone. Who sits there decides which undo is free.
CHANGES: Final = {
    "answer": (MATCH,),
    "chat": (CHAT,),
    "started": (TABLE, MATCH),
    "undo": (TABLE, MATCH),
    "resumed": (TABLE, MATCH),
    "sat": (TABLE, MATCH),
    "left": (TABLE, MATCH),
    "replaced": (TABLE, MATCH),
}
FILMED: Final = ("answer", "undo")  # what leads from one position to the next at the same table


class Watcher(Protocol):
    """Somebody connected to a table."""

    holder: str

    def changed(self, what: set[str]) -> None:
        """The table is at a new version, or others have come or gone. Must not wait."""


class Desk:
    """A room in memory, with the lock that lets one command in at a time and those who watch it."""

    def __init__(self, id: str) -> None:
        self.id: str = id
        self.lock: asyncio.Lock = asyncio.Lock()
        self.room: Room | None = None
        self.watchers: list[Watcher] = []
        self.bots: asyncio.Task[None] | None = None
        self.used: float = time.monotonic()
        self.film: Film | None = None
        self.stamp: int = 0  # grows with every change that anybody is told of
        self.presence: asyncio.Task[None] | None = None  # will tell who is there
        self.presence_told: float = float("-inf")
        self.newest: Watcher | None = None  # has come last and nobody has gone since: it knows who is there

    def present(self) -> set[str]:
        """The holders that are connected."""
        return {watcher.holder for watcher in self.watchers}

    def filmed(self, room: Room) -> Film:
        """The film of the running match, begun now if nobody has watched so far."""
        assert room.match is not None
        if self.film is None or self.film.match is not room.match:
            people = [seat for seat, chair in enumerate(room.chairs) if chair.kind == HUMAN]
            self.film = Film(room.match, room.version, people)
        return self.film

    def capture(self, room: Room, entry: Entry) -> None:
        """An entry has been carried out: the film goes on, or has to be begun anew where other people sit there."""
        if self.film is None or MATCH not in CHANGES.get(entry.kind, ()):
            return
        if entry.kind in FILMED and room.match is not None and self.watchers:
            self.film.cut(room.match, room.version, room.moves, room.events_from(room.version - 1))
        else:
            self.forget_film()

    def forget_film(self) -> None:
        if self.film is not None:
            self.film.stop()
            self.film = None

    def forget(self) -> None:
        """What is in memory cannot be trusted: it will be read again."""
        self.room = None
        self.forget_film()

    def tell(self, what: set[str], but: Watcher | None = None) -> None:
        self.stamp += 1
        for watcher in self.watchers[:]:
            if watcher is not but:
                try:
                    watcher.changed(what)
                except Exception:  # one broken view must not keep the others from theirs
                    log.exception("a watcher could not be told", room=self.id)


Decide = Callable[[Room], Draft]
Acknowledge = Callable[[int], None]


class Clubhouse:
    """Every table that this server knows. It owns the rules of storage: commit first, then tell."""

    def __init__(
        self,
        store: Store,
        games: dict[str, Game],
        thinkers: Thinkers | None = None,
        bot_pause: float = 0.0,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store: Store = store
        self.games: dict[str, Game] = games
        self.thinkers: Thinkers = thinkers or Thinkers()
        self.bot_pause: float = bot_pause
        self.clock: Callable[[], float] = clock
        self.desks: dict[str, Desk] = {}
        self.opening: dict[str, asyncio.Task[Desk]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.albums: dict[tuple[str, int | None], Album] = {}
        self.one_album: asyncio.Semaphore = asyncio.Semaphore(1)  # they are made one after another
        self.no_album: set[str] = set()  # finished matches whose rules are no longer known here
        self.albums_until: float = float("-inf")  # up to this time of creation they have been looked for
        self.albums_rest: float = 0.0  # and not before this moment again
        self.looking: asyncio.Task[int] | None = None  # for matches without an album
        self.stopping: bool = False
        store.listen(self.heard)

    async def close(self) -> None:
        self.stopping = True
        for desk in self.desks.values():
            if desk.bots is not None:
                desk.bots.cancel()
        if self.tasks:  # commands under way are carried out; each waits only for the disk
            await asyncio.wait(self.tasks, timeout=10)
        await self.thinkers.close()
        await self.store.close()

    def in_background(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # --- tables

    def game(self, id: str) -> Game:
        if id not in self.games:
            raise Refusal("no-game", game=id[:NAME])
        return self.games[id]

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
            done.exception()  # those who still wait for it are told; nobody else needs to be

    async def open_desk(self, id: str) -> Desk:
        desk = Desk(id)
        desk.room = await self.load(id)
        return self.desks.setdefault(id, desk)

    async def room(self, id: str) -> Room:
        desk = await self.desk(id)
        async with desk.lock:
            return await self.fresh(desk)

    async def fresh(self, desk: Desk) -> Room:
        """The room of a desk whose lock is held; read again where it had to be thrown away."""
        if desk.room is None:
            desk.room = await self.load(desk.id)
        return desk.room

    async def consider(self, id: str, judge: Callable[[Room], T]) -> T:
        """What `judge` makes of a room. A refusal stands only if it stands on the newest knowledge."""
        desk = await self.desk(id)
        async with desk.lock:
            try:
                return judge(await self.fresh(desk))
            except Refusal:
                if not await self.follow(desk):
                    raise
            return judge(await self.fresh(desk))

    async def load(self, id: str) -> Room:
        """The sum of the stored entries."""
        try:
            entries = await self.store.load(id)
        except StoreFailed:
            raise Refusal("storage") from None
        if not entries:
            raise Refusal("no-room", room=id[:NAME])
        room = Room(id, self.game(entries[0].data["game"]))
        for entry in entries:
            room.apply(entry, replaying=True)
        if not room.rebuild():
            if room.status == OVER:
                room.match = None  # its rules are no more: there is only its album
            else:
                await self.resume(room)
        return room

    async def resume(self, room: Room) -> None:
        """The rules have changed under a running match: it goes on from its checkpoint."""
        rules = room.rules
        checkpoint = await self.store.checkpoint(room.id)
        if checkpoint is None:
            raise Refusal("other-rules", rules=rules, now=room.game.rules)
        room.match = None
        try:
            kind, data = room.resume_under_new_rules(checkpoint)
        except (BadRecord, RuleBroke) as problem:
            log.error("a match cannot go on under the present rules", room=room.id, problem=str(problem))
            raise Refusal("other-rules", rules=rules, now=room.game.rules) from None
        entry = Entry(room.version + 1, kind, data, "", None, self.clock())
        room.apply(entry)
        try:
            await self.store.append(room.id, entry, None, room.checkpoint())
        except (Conflict, StoreFailed):
            raise Refusal("storage") from None
        log.info("a match goes on under newer rules", room=room.id, game=room.game.id, rules=room.rules)

    async def create(
        self,
        game: str,
        holder: str,
        name: str = "",
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        bots: list[str | None] | None = None,
        listed: bool = False,
    ) -> Room:
        """A new table. Its maker sits on seat 0 and is the host; bots take the seats after it."""
        found = self.game(game)
        bots = bots or []
        count = seats if seats is not None else max(found.seats[0], 1 + len(bots))
        blank = Room("", found)
        blank.check_seat_count(count)
        chairs: list[dict[str, Any]] = [{"kind": HUMAN, "holder": holder, "name": cleaned(name, NAME)}]
        for level in bots[: count - 1]:
            chairs.append({"kind": "open"} if level is None else {"kind": BOT, "level": blank.need_level(level)})
        return await self.open_table(
            found,
            {
                "seats": count,
                "options": blank.check_options(options or {}, count),
                "listed": listed,
                "chairs": chairs,
                "host": holder,
            },
            holder,
        )

    async def open_table(self, game: Game, data: dict[str, Any], holder: str) -> Room:
        """Store the first entry of a new room. Its seed is fixed here, before any player contributes to it."""
        room = Room(new_room_id(), game)
        data = {"seed": token_hex(16), **data, "game": game.id}
        entry = Entry(1, "created", data, holder, None, self.clock())
        room.apply(entry)
        try:
            await self.store.append(room.id, entry, self.summary(room))
        except (Conflict, StoreFailed):
            raise Refusal("storage") from None
        desk = Desk(room.id)
        desk.room = room
        self.desks[room.id] = desk
        return room

    def summary(self, room: Room) -> dict[str, Any]:
        return {"game": room.game.id, "status": room.status, "listed": room.listed, "created": room.created}

    async def open_tables(self) -> list[Room]:
        rooms: list[Room] = []
        for id in await self.store.listed():
            try:
                rooms.append(await self.room(id))
            except Refusal:  # a game that is not installed here
                continue
        return [room for room in rooms if room.listed and room.status == "open"]

    # --- commands

    async def do(
        self, id: str, holder: str, command: str | None, decide: Decide, acknowledge: Acknowledge | None = None
    ) -> int:
        """Carry a command out; returns the version of its entry once that is safely stored.

        `acknowledge` is called with it before anybody else is told. A repeated command id gets the first answer.
        The work goes on even if the one who waits for it is gone.
        """
        work = self.carry_out(id, holder, command, decide, acknowledge)
        return int(await asyncio.shield(self.in_background(work)))

    async def carry_out(
        self, id: str, holder: str, command: str | None, decide: Decide, acknowledge: Acknowledge | None
    ) -> int:
        desk = await self.desk(id)
        async with desk.lock:
            for _ in range(TRIES):
                room = await self.fresh(desk)
                if command is not None and (holder, command) in room.commands:
                    first = room.commands[(holder, command)]
                    if acknowledge is not None:
                        acknowledge(first)
                    return first
                try:
                    draft, proposal = decide(room), room.proposal
                except Refusal:  # perhaps for something that another server has changed by now
                    if not await self.follow(desk):
                        raise
                    continue
                entry = self.applied(desk, room, holder, command, draft)
                try:
                    await self.store.append(
                        id, entry, self.summary_if_changed(room, entry), self.new_checkpoint(room, entry)
                    )
                except Conflict:
                    await self.after_conflict(desk)
                    continue
                except StoreFailed:
                    desk.forget()  # what is in memory was never promised to anybody
                    raise Refusal("storage") from None
                if acknowledge is not None:
                    acknowledge(entry.version)
                desk.tell(self.change(room, entry, proposal))
                self.move_bots(desk)
                if entry.kind == "answer" and room.status == OVER:
                    self.in_background(self.keep_album(room))
                return entry.version
        raise Refusal("busy")

    def applied(self, desk: Desk, room: Room, holder: str, command: str | None, draft: Draft) -> Entry:
        kind, data = draft
        entry = Entry(room.version + 1, kind, data, holder, command, self.clock())
        status = room.status
        try:
            room.apply(entry)
            desk.capture(room, entry)
        except RuleBroke as broken:
            desk.forget_film()
            log.error("a rule broke", room=desk.id, game=room.game.id, version=room.version, error=str(broken))
            raise Refusal("rule-broke") from None
        except Exception:
            desk.forget()  # half applied: read it again
            raise
        if room.status != status:
            log.info("table " + room.status, room=room.id, game=room.game.id, moves=room.moves)
        return entry

    async def after_conflict(self, desk: Desk) -> None:
        """Another server wrote first: take over what it wrote, tell our own people, and try again."""
        desk.forget()
        await self.fresh(desk)
        desk.tell({TABLE, MATCH, CHAT})

    def summary_if_changed(self, room: Room, entry: Entry) -> dict[str, Any] | None:
        if entry.kind in ("started", "listed") or (entry.kind == "answer" and room.status == OVER):
            return self.summary(room)
        return None

    def new_checkpoint(self, room: Room, entry: Entry) -> dict[str, Any] | None:
        """The checkpoint, where another step is open than before; inside a step the answers in the log are enough."""
        if room.match is None or (entry.kind == "answer" and room.match.run.answers):
            return None
        return room.checkpoint() if entry.kind in ("answer", "undo", "started") else None

    def change(self, room: Room, entry: Entry, proposal: Proposal | None) -> set[str]:
        """What an entry has changed; `proposal` is the one that was open before it."""
        changed = set(CHANGES.get(entry.kind, (TABLE,)))
        if room.status == OVER or room.proposal is not proposal:
            changed.add(TABLE)
        return changed

    # --- what people at a table want

    async def rematch(self, id: str, holder: str, command: str, acknowledge: Acknowledge | None = None) -> int:
        """Another table with the same people, options and bots; who asked for it is the host."""
        again: Room | None = None

        def wanted(room: Room) -> bool:
            if (holder, command) in room.commands:
                return False
            self.check_rematch(room, holder)
            return True

        if await self.consider(id, wanted):
            again = await self.same_table(await self.room(id), holder)

        def decide(room: Room) -> Draft:
            self.check_rematch(room, holder)
            assert again is not None
            return "next", {"room": again.id}

        return await self.do(id, holder, command, decide, acknowledge)

    async def same_table(self, room: Room, host: str) -> Room:
        chairs = [
            {"kind": chair.kind, "holder": chair.holder, "name": chair.name, "level": chair.level}
            for chair in room.chairs
        ]
        data = {
            "seats": len(room.chairs),
            "options": room.options,
            "listed": False,
            "chairs": chairs,
            "host": host,
            "origin": {"kind": "rematch", "room": room.id},
        }
        return await self.open_table(room.game, data, host)

    def check_rematch(self, room: Room, holder: str) -> None:
        if not room.seats_of(holder):
            raise Refusal("not-seated")
        room.need(OVER)
        if room.next is not None:
            raise Refusal("started")

    async def play_on(self, id: str, holder: str, moves: int, seat: int, level: str, name: str) -> Room:
        """A new table that goes on from a position of a finished match, one seat against bots."""

        def wanted(room: Room) -> Match:
            room.need_chair(seat)
            room.need_level(level)
            return self.position(room, moves)

        position, old = await self.consider(id, wanted), await self.room(id)
        chairs: list[dict[str, Any]] = [{"kind": BOT, "level": level} for _ in old.chairs]
        chairs[seat] = {"kind": HUMAN, "holder": holder, "name": cleaned(name, NAME)}
        setup = position.setup
        room = await self.open_table(
            old.game,
            {
                "seats": len(chairs),
                "options": old.options,
                "listed": False,
                "chairs": chairs,
                "host": holder,
                "seed": setup.seed,
                "origin": {"kind": "fork", "room": id, "moves": moves},
            },
            holder,
        )
        data = {
            "rules": old.game.rules,
            "mixed_in": setup.mixed_in,
            "names": room.seat_names(),
            "record": position.save(),
        }
        await self.do(room.id, holder, None, lambda _: ("started", data))
        return await self.room(room.id)

    def position(self, room: Room, moves: int) -> Match:
        """A position of a finished match in which somebody is asked."""
        match = self.finished(room)
        if not 0 <= moves <= match.version:
            raise Refusal("no-position", moves=moves, last=match.version)
        position = match.at(moves)
        if position.over:
            raise Refusal("over")
        return position

    def finished(self, room: Room) -> Match:
        room.need(OVER)
        if room.match is None:
            raise Refusal("other-rules", rules=room.rules, now=room.game.rules)
        return room.match

    async def verify(self, id: str) -> Match:
        """Play a finished match again from its seed; raises BadRecord where it does not come out the same."""
        match = await self.consider(id, self.finished)
        return await asyncio.to_thread(load_match, match.game, match.save())

    # --- albums: finished matches are watched for ever

    async def keep_album(self, room: Room) -> None:
        """Write down what was to be seen in a finished match, while its rules are known."""
        match = room.match
        if room.status != OVER or match is None:
            self.no_album.add(room.id)
            return
        async with self.one_album:
            try:
                albums = await asyncio.to_thread(pictured, room.game, match.save())
                await self.store.keep_album(room.id, room.game.rules, albums)
            except StoreFailed as error:
                log.warning("an album could not be kept, it will be tried again", room=room.id, error=str(error))
            except Exception as error:
                self.no_album.add(room.id)
                log.error("an album cannot be made", room=room.id, game=room.game.id, error=repr(error))

    async def keep_albums(self) -> int:
        """Look for finished matches that have no album yet: of an earlier release, or of a server that was killed.

        Returns how many it has looked at; 0 means that there are no more for now.
        """
        try:
            found = await self.store.without_album(self.albums_until, ALBUMS_AT_ONCE)
        except StoreFailed:  # the store has said so; after the next heartbeat we look again
            return 0
        if not found:
            self.albums_until, self.albums_rest = float("-inf"), time.monotonic() + ALBUMS_AGAIN
            return 0
        for id, created in found:
            if self.stopping:  # the others wait for the next start; those of matches that have just ended are made
                break
            if id not in self.no_album:
                try:
                    await self.keep_album(await self.load(id))
                except Exception as error:  # one room that cannot be read must not keep the others from theirs
                    self.no_album.add(id)
                    log.error("an album cannot be made", room=id, error=repr(error))
            self.albums_until = created
        return len(found)

    async def album(self, id: str, seat: int | None) -> Album:
        """The album of a finished match whose rules have changed since."""
        key = (id, seat)
        found = self.albums.pop(key, None)
        if found is None:
            try:
                data = await self.store.album(id, seat)
            except StoreFailed:
                raise Refusal("storage") from None
            if data is None:
                room = await self.room(id)
                raise Refusal("other-rules", rules=room.rules, now=room.game.rules)
            found = await asyncio.to_thread(Album, data)
        self.albums[key] = found  # the last one used stands last
        while len(self.albums) > ALBUMS:
            del self.albums[next(iter(self.albums))]
        return found

    # --- who is there

    async def join(
        self,
        id: str,
        watcher: Watcher,
        welcome: Callable[[Room], None],
        doubtful: Callable[[Room], bool] = lambda room: False,
    ) -> Desk:
        """Watch a table. `welcome` is called with the room as it stands, and from then on the watcher is told of
        everything that follows: nothing can fall in between. Where the newcomer knows of something that this server
        has not heard of, the room is `doubtful` and other servers' entries are read first."""
        desk = await self.desk(id)
        async with desk.lock:
            room = await self.fresh(desk)
            if doubtful(room) and await self.follow(desk):
                room = await self.fresh(desk)
            desk.watchers.append(watcher)
            desk.stamp += 1
            try:
                welcome(room)
            except BaseException:
                desk.watchers.remove(watcher)
                raise
            self.presence_changed(desk, watcher)
            self.move_bots(desk)
        return desk

    def part(self, desk: Desk, watcher: Watcher) -> None:
        if watcher in desk.watchers:
            desk.watchers.remove(watcher)
            desk.used = time.monotonic()
            if not desk.watchers:
                desk.forget_film()
            self.presence_changed(desk, None)

    def presence_changed(self, desk: Desk, newest: Watcher | None) -> None:
        """Somebody has come or gone. All who come and go within a short time are told of at once."""
        desk.stamp += 1
        desk.newest = newest
        if desk.watchers and (desk.presence is None or desk.presence.done()):
            desk.presence = self.in_background(self.tell_presence(desk))

    async def tell_presence(self, desk: Desk) -> None:
        await asyncio.sleep(max(0.0, desk.presence_told + PRESENCE - time.monotonic()))
        async with desk.lock:  # between two commands, so that nothing that is not yet stored is seen
            desk.presence_told = time.monotonic()
            desk.presence = None
            desk.tell({TABLE}, but=desk.newest)

    async def look(self, desk: Desk, see: Callable[[Room], None]) -> None:
        """Read the room between two commands, so that nothing that is not yet stored is seen."""
        async with desk.lock:
            see(await self.fresh(desk))

    # --- bots

    def move_bots(self, desk: Desk, pause: float = 0.0) -> None:
        if desk.room is None or not desk.room.bots_asked() or not desk.watchers:
            return
        if desk.bots is None or desk.bots.done():
            desk.bots = self.in_background(self.bots_play(desk, pause))

    async def bots_play(self, desk: Desk, pause: float) -> None:
        """Let bots answer as long as they are asked and somebody is there to see it."""
        if pause:
            await asyncio.sleep(pause)
        failed = 0
        while desk.watchers and failed < TRIES:
            room = desk.room
            if room is None or room.match is None or not room.bots_asked():
                return
            if self.bot_pause:
                await asyncio.sleep(self.bot_pause)
            try:
                await self.bot_answers(desk, room)
                failed = 0
            except (Refusal, ValueError) as refusal:  # taken back, replaced or over while it was thinking
                failed += 1
                log.info("a bot's answer was refused", room=desk.id, reason=str(refusal))

    async def bot_answers(self, desk: Desk, room: Room) -> None:
        asked, version = room.bots_asked(), room.version
        if not asked or room.match is None:
            return
        seat = asked[0]
        key = await self.thinkers.choose(room.match, seat, room.chairs[seat].level or next(iter(LEVELS)))
        await self.do(desk.id, BOT_HOLDER, None, lambda room: self.by_bot(room, seat, version, key))

    def by_bot(self, room: Room, seat: int, version: int, key: str) -> Draft:
        if room.chairs[seat].kind != BOT:
            raise Refusal("not-your-seat", seat=seat + 1)
        return room.answered(seat, version, key)

    # --- other servers, and time

    def heard(self, id: str, version: int) -> None:
        """Some server has written to a table."""
        desk = self.desks.get(id)
        if desk is not None and desk.room is not None and desk.room.version < version:
            self.in_background(self.catch_up(desk))

    async def catch_up(self, desk: Desk) -> None:
        async with desk.lock:
            await self.follow(desk)

    async def follow(self, desk: Desk) -> bool:
        """Take over what other servers have written to a table whose lock is held; False if there is nothing new."""
        room = desk.room
        if room is None:
            return False
        try:
            entries = await self.store.load(desk.id, room.version)
        except StoreFailed as error:
            log.warning("could not look for other servers' entries", room=desk.id, error=str(error))
            return False
        changed: set[str] = set()
        try:
            for entry in entries:
                proposal = room.proposal
                room.apply(entry)
                desk.capture(room, entry)
                changed |= self.change(room, entry, proposal)
        except Exception as error:
            log.error("could not follow another server", room=desk.id, error=repr(error))
            desk.forget()  # it is read again as a whole
            return True
        if entries:
            desk.tell(changed)
            self.move_bots(desk, FOREIGN_BOTS)
        return bool(entries)

    async def tidy(self) -> None:
        """Now and then: forget tables that nobody is at, and look whether a note from another server was lost."""
        now = time.monotonic()
        for desk in list(self.desks.values()):
            if not desk.watchers and now - desk.used > IDLE and not desk.lock.locked():
                del self.desks[desk.id]
        if now >= self.albums_rest and (self.looking is None or self.looking.done()):
            self.looking = self.in_background(self.keep_albums())
        if self.store.postgres:
            watched = [desk.id for desk in self.desks.values() if desk.watchers]
            for id, version in (await self.store.versions(watched)).items():
                self.heard(id, version)
        for desk in self.desks.values():
            if desk.watchers and desk.room is not None and desk.room.status == PLAYING:
                self.move_bots(desk, FOREIGN_BOTS if self.store.postgres else 0.0)
