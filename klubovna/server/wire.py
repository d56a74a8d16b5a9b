"""From rooms to messages: what each client may know of a table, and nothing else.

What the engine hands out ready for JSON goes into messages as it is; `cast` names the type that it has on the wire.
"""

from __future__ import annotations

from typing import Any, Final, cast
from weakref import WeakKeyDictionary

import msgspec

from klubovna.bots import level_of
from klubovna.engine import Match
from klubovna.server import bodies, protocol
from klubovna.table.album import Album
from klubovna.table.desk import Desk
from klubovna.table.entries import ClockRule
from klubovna.table.film import Step
from klubovna.table.house_time import HouseTime
from klubovna.table.refusal import Refusal
from klubovna.table.room import Room

ENCODER: Final = msgspec.json.Encoder()


class Memo:
    """Encoded messages about a room as it stands, shared by all who get them."""

    def __init__(self) -> None:
        self.stamp: int = -1
        self.texts: dict[Any, bytes] = {}


MEMOS: Final[WeakKeyDictionary[Room, Memo]] = WeakKeyDictionary()  # gone with a room that goes back to the store


def texts_of(desk: Desk, room: Room) -> dict[Any, bytes]:
    """What has been encoded about this room since anything changed at its desk."""
    memo = MEMOS.get(room)
    if memo is None:
        memo = MEMOS[room] = Memo()
    if memo.stamp != desk.stamp:
        memo.stamp, memo.texts = desk.stamp, {}
    return memo.texts


def encode(message: Any) -> bytes:
    return ENCODER.encode(message)


def reason(refusal: Refusal, lang: str) -> protocol.Reason:
    return protocol.Reason(id=refusal.id, text=refusal.text(lang), args=refusal.words)


def table(desk: Desk, room: Room) -> protocol.Table:
    present = desk.present()
    seats = [
        protocol.Seat(
            kind=chair.kind,
            name=chair.name,
            level=chair.level,
            figure=chair.figure,
            timed_out=chair.timed_out,
            muted=chair.holder in room.talk.muted,
            present=chair.kind == "bot" or (chair.kind == "human" and chair.holder in present),
        )
        for chair in room.chairs
    ]
    return protocol.Table(
        id=room.id,
        game=room.game.id,
        rules=room.play.rules,
        status=room.status,
        seats=seats,
        host=room.seating.host_seat(),
        options=room.seating.options,
        listed=room.seating.listed,
        created=room.created,
        moves=room.moves,
        result=cast("protocol.Result | None", room.play.result),
        commitment=room.play.commitment,
        mixed_in=room.play.mixed_in,
        seed=str(room.play.seed) if room.status == "over" else None,
        proposal=proposal(room),
        spectators=desk.spectators(),
        next=room.next,
        origin=origin(room),
        hints=room.seating.hints_allowed(),
        rated=room.seating.rated,
        clock=clock(room.clocks.rule),
        closed=room.house.closed,
        hushed=room.talk.hushed,
    )


def clock(rule: ClockRule | None) -> protocol.ClockRule | None:
    if rule is None:
        return None
    return protocol.ClockRule(kind=rule.kind, seconds=rule.seconds, increment=rule.increment, flag=rule.flag)


def clocks_message(room: Room, time: HouseTime) -> bytes | None:
    """What the clocks show now; None at a table without any, or before they go."""
    clocks = room.clocks
    if clocks.rule is None or not clocks.note.left:
        return None
    shown = [clocks.shown(seat, time.now(), time.holding()) for seat in range(len(room.chairs))]
    seats = [
        protocol.SeatClock(left=round(left, 2), goes=None if goes is None else round(goes, 2)) for left, goes in shown
    ]
    return encode(protocol.Clocks(version=room.version, seats=seats, paused=clocks.note.paused))


def saved(room: Room, seats: list[int]) -> list[protocol.SavedAnswer]:
    return [
        protocol.SavedAnswer(
            seat=one.seat, why=one.why, key=one.key, label=cast("protocol.Text", one.label), args=one.args
        )
        for one in room.saved.of(seats)
    ]


def origin(room: Room) -> protocol.Origin | None:
    came_from = room.origin
    if came_from is None:
        return None
    moves = None if came_from.moves is msgspec.UNSET else came_from.moves
    return protocol.Origin(kind=came_from.kind, room=came_from.room, moves=moves)


def proposal(room: Room) -> protocol.Proposal | None:
    proposed, seats_of = room.proposal, room.seating.seats_of
    if proposed is None:
        return None
    return protocol.Proposal(
        id=proposed.id,
        kind=proposed.what,
        by=proposed.by,
        agreed=[seat for holder in proposed.agreed for seat in seats_of(holder)],
        waiting=[seat for holder in proposed.waiting for seat in seats_of(holder)],
        moves=proposed.moves,
        seat=proposed.seat,
        level=None if proposed.level is None else level_of(proposed.level),
    )


def room_message(desk: Desk, room: Room) -> bytes:
    """Encoded once per change, however many receive it."""
    texts = texts_of(desk, room)
    text = texts.get("room")
    if text is None:
        text = texts["room"] = encode(protocol.Room(version=room.version, table=table(desk, room)))
    return text


def position_message(desk: Desk, room: Room, seat: int | None, have: int | None) -> bytes:
    """The position for one seat, with the events that a client which has version `have` lacks."""
    match = room.match
    assert match is not None
    film = desk.filmed(room)
    events_from = room.play.events_from(have)
    texts, key = texts_of(desk, room), (seat, events_from)
    text = texts.get(key)
    if text is None:
        message = protocol.Position(
            version=room.version,
            seat=seat,
            moves=room.moves,
            public=film.public,
            outlook=film.outlook,
            own=match.own(seat),
            silent=room.talk.is_silent(),
            asks=cast("list[protocol.Ask]", match.asks_for(seat)),
            events_from=events_from,
            events=cast("list[protocol.Event]", match.events_for(seat, events_from)),
            event_count=len(match.events),
            result=cast("protocol.Result | None", room.play.result),
            undo="no" if seat is None else room.agreement.undo_for(seat),
        )
        text = texts[key] = encode(message)
    return text


def moved_messages(desk: Desk, room: Room, seat: int | None, have: int | None) -> list[bytes] | None:
    """What a client lacks that has this version, step by step; None where only the whole position helps."""
    film = desk.filmed(room)
    steps = film.since(have)
    if not steps or not (seat is None or seat in film.own):
        return None
    return [moved_message(desk, room, seat, step, step is steps[-1]) for step in steps]


def moved_message(desk: Desk, room: Room, seat: int | None, step: Step, last: bool) -> bytes:
    match = room.match
    assert match is not None
    texts, key = texts_of(desk, room), (seat, "moved", step.version)
    text = texts.get(key)
    if text is None:
        own = [] if seat is None else [protocol.OwnChange(at=at, own=own) for at, own in step.own.get(seat, [])]
        known = [
            protocol.KnownEvent(at=at, event=cast("protocol.Event", event.to_json(seat)))
            for at, event in step.private
            if event.knows(seat)
        ]
        message = protocol.Moved(
            version=step.version,
            seat=seat,
            step=cast("protocol.Step", encoded_step(texts, step)),
            own=own,
            known=known,
            silent=last and room.talk.is_silent(),
            asks=cast("list[protocol.Ask]", match.asks_for(seat)) if last else [],
            result=cast("protocol.Result | None", room.play.result) if last else None,
            undo=room.agreement.undo_for(seat) if last and seat is not None else "no",
        )
        text = texts[key] = encode(message)
    return text


def encoded_step(texts: dict[Any, bytes], step: Step) -> msgspec.Raw:
    """The part of a step that everybody is sent alike, encoded once."""
    key = ("step", step.version)
    text = texts.get(key)
    if text is None:
        frames = [
            protocol.Frame(event=cast("protocol.Event", event.to_json(None)), public=frame.public)
            for event, frame in zip(step.events, step.frames, strict=True)
        ]
        text = texts[key] = encode(
            protocol.Step(
                moves=step.moves,
                events_from=step.events_from,
                frames=frames,
                public=step.last.public,
                outlook=step.outlook,
            )
        )
    return msgspec.Raw(text)


def reasons_message(desk: Desk, room: Room, seat: int | None) -> bytes:
    """Why a seat cannot choose what it sees; found once per position, however often somebody asks."""
    texts, key = texts_of(desk, room), (seat, "reasons")
    text = texts.get(key)
    if text is None:
        hindrances = [] if room.match is None else [one.to_json() for one in room.match.why_not(seat)]
        message = protocol.Reasons(
            version=room.version, seat=seat, hindrances=cast("list[protocol.Hindrance]", hindrances)
        )
        text = texts[key] = encode(message)
    return text


def chat_message(room: Room, have: int) -> bytes | None:
    """The lines that came after version `have`, or None."""
    lines = [
        protocol.ChatLine(version=line.version, seat=line.seat, name=line.name, text=line.text, at=line.at)
        for line in room.talk.lines
        if line.version > have
    ]
    return encode(protocol.Chatted(version=room.version, lines=lines)) if lines else None


def replay(desk: Desk, room: Room, match: Match, seat: int | None) -> bodies.Replay:
    return replay_of(table(desk, room), match, seat)


def replay_of(table: protocol.Table, match: Match, seat: int | None) -> bodies.Replay:
    moves = [
        bodies.ReplayMove(seat=who, event_count=match.told(number + 1)) for number, (who, _) in enumerate(match.answers)
    ]
    return bodies.Replay(
        table=table,
        seat=seat,
        start_event_count=match.told(0),
        moves=moves,
        events=cast("list[protocol.Event]", match.events_for(seat)),
    )


def replay_position(
    match: Match, moves: int, seat: int | None, over: bool, verdict: dict[str, Any] | None = None
) -> bodies.ReplayPosition:
    """One position; what was chosen in it is told when the match is over, and at its end the table's `verdict`."""
    if not 0 <= moves <= match.version:
        raise Refusal("no-position", moves=moves, last=match.version)
    then = match.at(moves)
    chosen = match.answers[moves][1] if over and moves < match.version else None
    result: Any = None if then.result is None else then.result.to_json()
    if over and moves == match.version and verdict is not None:
        result = verdict  # perhaps time was up, or has decided who has won
    return bodies.ReplayPosition(
        seat=seat,
        moves=moves,
        public=then.public(),
        outlook=then.outlook(),
        own=then.own(seat),
        asks=cast("list[protocol.Ask]", then.asks_for(seat)),
        event_count=len(then.events),
        chosen=chosen,
        result=cast("protocol.Result | None", result),
    )


# --- finished matches of older rules: as they were seen then


def album_replay(desk: Desk, room: Room, album: Album, seat: int | None, lang: str) -> bodies.Replay:
    since = Refusal("rules-since", rules=album.rules, now=room.game.rules)
    return bodies.Replay(
        table=table(desk, room),
        seat=seat,
        start_event_count=album.head["start"],
        moves=[bodies.ReplayMove(seat=who, event_count=events) for who, _, events in album.moves],
        events=album.head["events"],
        notice=reason(since, lang),
    )


def album_position(album: Album, moves: int, seat: int | None) -> bodies.ReplayPosition:
    answers = album.moves
    if not 0 <= moves <= len(answers):
        raise Refusal("no-position", moves=moves, last=len(answers))
    then = album.position(moves)
    return bodies.ReplayPosition(
        seat=seat,
        moves=moves,
        public=then["public"],
        outlook=then["outlook"],
        own=then["own"],
        asks=then["asks"],
        event_count=then["events"],
        chosen=answers[moves][1] if moves < len(answers) else None,
        result=then["result"],
    )
